Feature: Oneida Blackjack: opening the table
  The cards are sorted, inspected and verified, seen by the first player, washed and shuffled.

  @oneida-blackjack.D.1 @procedure @trace
  Rule: The dealer sorts and inspects the cards that come to the table, and the floorperson assigned to it verifies that
    How cards come to the table is a matter of the standards of internal control.

    Background:
      Given a Blackjack table under the Oneida rules that is not yet open

    Scenario: Received, sorted and inspected, verified, spread
      Given the house's number of decks is 1
      And the house's verification of the inspection is floorperson
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order and once each
        | who         | does                    | how    | deck   |
        |             | receives                |        | deck 1 |
        | dealer      | inspects                | sorted | deck 1 |
        | floorperson | verifies the inspection |        | deck 1 |
        | dealer      | spreads                 |        | deck 1 |

    Scenario: Where a floorperson verifies, that is declared
      Given the house's verification of the inspection is floorperson
      Then the declared verification of the inspection is floorperson

    Scenario: Two decks are inspected and verified like one
      Given the house's number of decks is 2
      And the house's verification of the inspection is floorperson
      When 2 decks are brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | how    |
        | dealer      | inspects                | sorted |
        | floorperson | verifies the inspection |        |
        | dealer      | spreads                 |        |

  @oneida-blackjack.D.1.s1 @discretion @trace @declaration
  Rule: The inspection may be verified electronically instead
    The dealer inspects all the same.

    Background:
      Given a Blackjack table under the Oneida rules that is not yet open

    Scenario: Verified electronically, no floorperson is needed
      Given the house's number of decks is 1
      And the house's verification of the inspection is electronic
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does                    | how            | deck   |
        | dealer | inspects                | sorted         | deck 1 |
        |        | verifies the inspection | electronically | deck 1 |
        | dealer | spreads                 |                | deck 1 |
      And none of the following happens
        | who         | does                    |
        | floorperson | verifies the inspection |

    Scenario: Where it is done electronically, that is declared
      Given the house's verification of the inspection is electronic
      Then the declared verification of the inspection is electronic

  @oneida-blackjack.D.2 @procedure @trace
  Rule: After inspection and verification the cards are spread face up for the first player to see

    Background:
      Given a Blackjack table under the Oneida rules that is not yet open
      And the house's number of decks is 1

    Scenario: They lie face up before anybody has come
      When one deck is brought to the table
      And the house goes on
      And a player arrives at seat 4
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does                    | seat | deck   | where | face |
        |        | verifies the inspection |      | deck 1 |       |      |
        | dealer | spreads                 |      | deck 1 | table | up   |
        | dealer | offers for inspection   | 4    |        |       |      |

    Scenario: A player who sits there already is the first
      Given a player arrives at seat 2
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does                  | seat |
        | dealer | spreads               |      |
        | dealer | offers for inspection | 2    |
        | dealer | turns face down       |      |

    Scenario: As long as nobody has come they stay as they lie
      When one deck is brought to the table
      And the house goes on
      Then none of the following happens
        | does                  |
        | offers for inspection |
        | turns face down       |
        | washes                |
        | shuffles              |
      When a player arrives at seat 4
      And the house goes on
      Then the following happens, in this order and once each
        | does                  | seat |
        | spreads               |      |
        | offers for inspection | 4    |
        | turns face down       |      |

    Scenario Outline: Of two who come, the first may look: at seat <first>, not at seat <second>
      Given one deck is brought to the table
      And the house goes on
      When a player arrives at seat <first>
      And a player arrives at seat <second>
      And the house goes on
      Then the following happens, in this order and once each
        | does                  | seat    |
        | offers for inspection | <first> |
        | turns face down       |         |

      Examples:
        | first | second |
        | 4     | 2      |
        | 2     | 4      |

  @oneida-blackjack.D.2.s1 @procedure @trace
  Rule: The spread cards are sorted by suit and lie in sequence
    So that a missing or a strange card is seen.

    Scenario Outline: By suit and in sequence, with <decks>
      Given a Blackjack table under the Oneida rules that is not yet open
      And the house's number of decks is <number>
      When <decks> brought to the table
      And the house goes on
      Then the dealer spreads only like this
        | face | how                     |
        | up   | by suit and in sequence |

      Examples:
        | decks       | number |
        | one deck is | 1      |
        | 2 decks are | 2      |

  @oneida-blackjack.D.3 @procedure @trace
  Rule: When the first player has had the chance to look, the cards are turned face down, washed and stacked

    Background:
      Given a Blackjack table under the Oneida rules that is not yet open

    Scenario: Offered, turned face down, washed, stacked
      Given the house's number of decks is 1
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | deck   | where | face | how            |
        | dealer | offers for inspection | 1    |        |       |      |                |
        | dealer | turns face down       |      | deck 1 | table | down |                |
        | dealer | washes                |      | deck 1 |       |      |                |
        | dealer | stacks                |      | deck 1 |       |      | after the wash |
        |        | shuffles              |      | deck 1 |       |      |                |

    Scenario: With two decks it is no different
      Given the house's number of decks is 2
      And 2 decks are brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who    | does            | where | face | how            |
        | dealer | turns face down | table | down |                |
        | dealer | washes          |       |      |                |
        | dealer | stacks          |       |      | after the wash |

  @oneida-blackjack.D.3.s1 @procedure @trace
  Rule: The stacked cards are then shuffled, with all that belongs to a shuffle
    The document says should; before play the shuffle is an order of its own.

    Background:
      Given a Blackjack table under the Oneida rules that is not yet open
      And the house's way of dealing is manual shoe

    Scenario: By hand, and cut
      Given the house's way of shuffling is by hand
      And the house's number of decks is 1
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who    | does     | how               |
        | dealer | stacks   | after the wash    |
        | dealer | shuffles | manually          |
        | dealer | stacks   | in a single stack |
        |        | cuts     |                   |
        |        | loads    |                   |

    Scenario: By a device
      Given the house's way of shuffling is by device
      And the house's number of decks is 2
      And 2 decks are brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who      | does     | how                                |
        | dealer   | stacks   | after the wash                     |
        | shuffler | shuffles | with an automated shuffling device |
        |          | loads    |                                    |
