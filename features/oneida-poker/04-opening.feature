Feature: Oneida Poker: opening the table
  Both decks are sorted, inspected and verified, seen by two players, washed and shuffled; one is cut and dealt.

  @oneida-poker.D.1 @procedure @attestation
  Rule: Every gaming day the decks are given out to all open tables as the poker shift supervisor has determined
    Or somebody above. What happens before a deck comes to a table is nowhere seen at one.

    Scenario: Whether every table gets its decks as was determined, for a person to see
      Given an Oneida Hold'em High table that is not yet open
      When 2 decks are brought to the table
      Then an inspector and a second person find this rule kept

  @oneida-poker.D.2 @procedure @trace
  Rule: The dealer sorts and inspects the decks that have come, and the floorperson or somebody above verifies that
    How decks come to a table is a matter of the standards of internal control.

    Background:
      Given an Oneida poker table that is not yet open

    Scenario Outline: Received, sorted and inspected, verified, spread: <deck>
      When 2 decks are brought to the table
      And the house goes on
      Then the following happens, in this order and once each
        | who         | does                    | deck   | how    |
        |             | receives                | <deck> |        |
        | dealer      | inspects                | <deck> | sorted |
        | floorperson | verifies the inspection | <deck> |        |
        | dealer      | spreads                 | <deck> |        |

      Examples:
        | deck   |
        | deck 1 |
        | deck 2 |

    Scenario: Where a device will shuffle them it is no different
      Given the house's way of shuffling is by device
      When 2 decks are brought to the table
      And the house goes on
      Then each of the following happens once
        | who         | does                    | deck   |
        | dealer      | inspects                | deck 1 |
        | dealer      | inspects                | deck 2 |
        | floorperson | verifies the inspection | deck 1 |
        | floorperson | verifies the inspection | deck 2 |

    Scenario: Players who sit there already wait for both
      Given a player arrives at seat 1
      And a player arrives at seat 2
      When 2 decks are brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    |
        | dealer      | inspects                |
        | floorperson | verifies the inspection |
        | dealer      | offers for inspection   |

    @reading:rotated.replaced
    Scenario: A deck that comes after six hours is inspected and verified as the first were
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And one round is played
      When 6 hours pass
      And one round is played
      Then the following happens, in this order
        | who         | does                    | deck   | how    | number |
        |             | receives                | deck 3 |        |        |
        | dealer      | inspects                | deck 3 | sorted |        |
        | floorperson | verifies the inspection | deck 3 |        |        |
        |             | starts the round        |        |        | 2      |

  @oneida-poker.D.3 @procedure @trace
  Rule: The inspected cards are spread face up, sorted by suit, for the two players who sit down first
    So that a missing or a strange card is seen.

    Background:
      Given an Oneida poker table that is not yet open

    Scenario: They lie face up before anybody has come
      When 2 decks are brought to the table
      And the house goes on
      Then the dealer spreads only like this
        | where | face | how                     |
        | table | up   | by suit and in sequence |
      And each of the following happens once
        | does    | deck   |
        | spreads | deck 1 |
        | spreads | deck 2 |

    Scenario: They are verified before they are spread, and spread before they are offered
      When 2 decks are brought to the table
      And the house goes on
      And a player arrives at seat 4
      And a player arrives at seat 6
      And the house goes on
      Then the following happens, in this order
        | does                    | seat | deck   |
        | verifies the inspection |      | deck 1 |
        | spreads                 |      | deck 1 |
        | offers for inspection   | 4    |        |

    Scenario: The first two may look, one after the other
      Given 2 decks are brought to the table
      And the house goes on
      When a player arrives at seat 4
      And a player arrives at seat 2
      And the house goes on
      Then each of the following happens once
        | who    | does                  | seat |
        | dealer | offers for inspection | 4    |
        | dealer | offers for inspection | 2    |

    Scenario: Of three who come, the first two may look
      Given 2 decks are brought to the table
      And the house goes on
      When a player arrives at seat 6
      And a player arrives at seat 2
      And a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | does                  | seat |
        | offers for inspection | 6    |
        | offers for inspection | 2    |
        | turns face down       |      |

    Scenario: Two who sit there already are the first two
      Given a player arrives at seat 5
      And a player arrives at seat 3
      When 2 decks are brought to the table
      And the house goes on
      Then each of the following happens once
        | does                  | seat |
        | offers for inspection | 3    |
        | offers for inspection | 5    |

    @reading:rotated.replaced
    Scenario: A deck that comes after six hours is spread for two players as the first were
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And one round is played
      When 6 hours pass
      And one round is played
      Then the following happens, in this order
        | who    | does                  | deck   | face | how                     | number |
        | dealer | spreads               | deck 3 | up   | by suit and in sequence |        |
        | dealer | offers for inspection |        |      |                         |        |
        |        | starts the round      |        |      |                         | 2      |

  @oneida-poker.D.4 @procedure @trace
  Rule: When two players have had the chance to look, each deck by itself is turned face down, washed, stacked and shuffled
    Just before play, and not for one player alone.

    Background:
      Given an Oneida Hold'em High table that is not yet open

    Scenario Outline: Offered to both, then turned down, washed, stacked and shuffled: <deck>
      Given 2 decks are brought to the table
      And the house goes on
      And a player arrives at seat 1
      When a player arrives at seat 2
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | deck   | where | face | how               |
        | dealer | offers for inspection | 2    |        |       |      |                   |
        | dealer | turns face down       |      | <deck> | table | down |                   |
        | dealer | washes                |      | <deck> |       |      |                   |
        | dealer | stacks                |      | <deck> |       |      | after the wash    |
        |        | shuffles              |      | <deck> |       |      |                   |
        |        | stacks                |      | <deck> |       |      | in a single stack |

      Examples:
        | deck   |
        | deck 1 |
        | deck 2 |

    @reading:rotated.replaced
    Scenario: A deck that comes after six hours is made ready in the same way
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And one round is played
      When 6 hours pass
      And one round is played
      Then the following happens, in this order
        | who    | does             | deck   | how            | number |
        |        | receives         | deck 3 |                |        |
        | dealer | turns face down  | deck 3 |                |        |
        | dealer | washes           | deck 3 |                |        |
        | dealer | stacks           | deck 3 | after the wash |        |
        |        | shuffles         | deck 3 |                |        |
        |        | starts the round |        |                | 2      |

    Scenario: For one player alone they stay as they lie, for the second they are made ready
      Given 2 decks are brought to the table
      And the house goes on
      When a player arrives at seat 4
      And the house goes on
      Then none of the following happens
        | does            |
        | turns face down |
        | washes          |
        | stacks          |
        | shuffles        |
      When a player arrives at seat 7
      And the house goes on
      Then the following happens, in this order
        | does                  | seat | deck   |
        | offers for inspection | 4    |        |
        | offers for inspection | 7    |        |
        | washes                |      | deck 1 |
      And each of the following happens once
        | does     | deck   |
        | washes   | deck 1 |
        | washes   | deck 2 |
        | shuffles | deck 1 |
        | shuffles | deck 2 |

    Scenario: As long as nobody has come they stay as they lie
      When 2 decks are brought to the table
      And the house goes on
      Then none of the following happens
        | does                  |
        | offers for inspection |
        | turns face down       |
        | washes                |
        | shuffles              |
      When a player arrives at seat 1
      And a player arrives at seat 2
      And the house goes on
      Then the following happens, in this order
        | does            | deck   |
        | turns face down | deck 1 |
        | washes          | deck 1 |

    Scenario: Shuffled by a device, each deck is washed first
      Given the house's way of shuffling is by device
      And a player arrives at seat 1
      And a player arrives at seat 2
      When 2 decks are brought to the table
      And the house goes on
      Then the following happens, in this order
        | who      | does     | deck   | how            |
        | dealer   | washes   | deck 1 |                |
        | dealer   | stacks   | deck 1 | after the wash |
        | shuffler | shuffles | deck 1 |                |
      And the following happens, in this order
        | who      | does     | deck   | how            |
        | dealer   | washes   | deck 2 |                |
        | dealer   | stacks   | deck 2 | after the wash |
        | shuffler | shuffles | deck 2 |                |

  @oneida-poker.D.4.a @procedure @trace
  Rule: Without a shuffling device one deck is cut, and the other is stored in its area

    Background:
      Given an Oneida poker table that is not yet open
      And the house's way of shuffling is by hand
      And seats 1 and 2 have 100

    Scenario: One is cut and dealt
      When 2 decks are brought to the table
      And the cards are dealt
      Then the following happens, in this order
        | who    | does             | deck   |
        | dealer | shuffles         | deck 1 |
        | dealer | cuts             | deck 1 |
        |        | starts the round | deck 1 |

    Scenario: The other is shuffled, not cut, and put away
      When 2 decks are brought to the table
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does     | deck   | where     |
        | dealer | shuffles | deck 2 |           |
        | dealer | stores   | deck 2 | deck area |
      And none of the following happens
        | does | deck   |
        | cuts | deck 2 |

    Scenario: It lies there when the first card is dealt
      When 2 decks are brought to the table
      And the cards are dealt
      Then the following happens, in this order
        | does   | deck   | where     |
        | stores | deck 2 | deck area |
        | deals  |        |           |

  @oneida-poker.D.4.b @procedure @trace
  Rule: With a shuffling device one deck is cut, and the other waits in the device for the next round

    Background:
      Given an Oneida Hold'em High table that is not yet open
      And the house's way of shuffling is by device
      And seats 1 and 2 have 100

    Scenario: Shuffled by the device, one is cut and dealt
      When 2 decks are brought to the table
      And the cards are dealt
      Then the following happens, in this order
        | who      | does             | deck   |
        | shuffler | shuffles         | deck 1 |
        | dealer   | cuts             | deck 1 |
        |          | starts the round | deck 1 |

    Scenario: The other stays in the device, and is dealt in the next round
      When 2 decks are brought to the table
      And 2 rounds are played
      Then the following happens, in this order
        | does             | deck   | where    | number |
        | stores           | deck 2 | shuffler |        |
        | starts the round | deck 1 |          | 1      |
        | starts the round | deck 2 |          | 2      |

    Scenario: Before that it is not cut; then it is
      When 2 decks are brought to the table
      And the cards are dealt
      Then none of the following happens
        | does | deck   |
        | cuts | deck 2 |
      When the round is completed
      And the cards are dealt
      Then each of the following happens once
        | who    | does | deck   |
        | dealer | cuts | deck 2 |
