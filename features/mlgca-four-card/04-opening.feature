Feature: Opening a table

  @mlgca-four-card.4.A @procedure @trace
  Rule: The dealer inspects the decks that come to the table for defects, and a floorperson assigned to it verifies that
    A deck that comes later goes the same way, unless the chapter is read as one about the opening alone.

    Background:
      Given a Four Card Poker table under the MLGCA rules that is not yet open

    @reading:verification-order.before-the-spread
    Scenario: The inspection and its verification come before the spread
      Given the house's number of decks is 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   |
        |             | receives                | deck 1 |
        | dealer      | inspects                | deck 1 |
        | floorperson | verifies the inspection | deck 1 |
        | dealer      | spreads                 | deck 1 |

    @reading:verification-order.before-the-shuffle
    Scenario: The verification comes before the shuffle at the latest
      Given the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   |
        | dealer      | inspects                | deck 1 |
        | floorperson | verifies the inspection | deck 1 |
        |             | shuffles                | deck 1 |

    Scenario: Two decks are both inspected
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      And a player arrives at seat 1
      When 2 decks are brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   |
        | dealer      | inspects                | deck 1 |
        | floorperson | verifies the inspection | deck 1 |
      And the following happens, in this order
        | who         | does                    | deck   |
        | dealer      | inspects                | deck 2 |
        | floorperson | verifies the inspection | deck 2 |

    @reading:who-verifies.floorperson-alone
    Scenario: Nobody above the floorperson verifies
      Given the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then each of the following happens once
        | who         | does                    | deck   |
        | floorperson | verifies the inspection | deck 1 |
      And none of the following happens
        | who      | does                    |
        | pit boss | verifies the inspection |

    @reading:who-verifies.or-above
    Scenario: The floorperson or somebody above verifies
      Given the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   |
        | dealer      | inspects                | deck 1 |
        | floorperson | verifies the inspection | deck 1 |
        |             | shuffles                | deck 1 |

    @reading:deck-in-session.every-deck
    Scenario: A later deck is inspected and verified like the first
      Given the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And a player arrives at seat 1
      And one deck is brought to the table
      And the house goes on
      And the deck is one card short
      And one round is played
      And the house goes on
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck            |
        | dealer      | inspects                | the latest deck |
        | floorperson | verifies the inspection | the latest deck |
        |             | shuffles                | the latest deck |

  @mlgca-four-card.4.B @procedure @trace
  Rule: The inspected cards are spread face up, in horizontal fans by deck, suit and sequence, for the first player to see
    Each deck has fans of its own; how they lie on the table is told in one word, and not looked at in parts.

    Scenario: The cards lie face up before anybody has come
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      When one deck is brought to the table
      And the house goes on
      And a player arrives at seat 4
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | deck   | where | face | how                                           |
        |        | inspects              | deck 1 |       |      |                                               |
        | dealer | spreads               | deck 1 | table | up   | in fan-shaped columns by suit and in sequence |
        | dealer | offers for inspection |        |       |      |                                               |

    @reading:deck-in-session.every-deck
    Scenario: A deck that comes to a table in play is spread for the players who sit there
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And the deck is one card short
      And one round is played
      And the house goes on
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | deck            | face |
        |        | inspects              | the latest deck |      |
        | dealer | spreads               | the latest deck | up   |
        | dealer | offers for inspection |                 |      |

    @reading:deck-in-session.opening-only
    Scenario: A deck that comes to a table in play is shuffled and not spread
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And the deck is one card short
      And one round is played
      And the house goes on
      When one deck is brought to the table
      And the house goes on
      Then none of the following happens
        | does    |
        | spreads |
      And the following happens, in this order
        | who      | does     | deck            |
        | shuffler | shuffles | the latest deck |

  @mlgca-four-card.4.C @procedure @trace
  Rule: The dealer goes on when the first player has had the chance to look at the cards

    Background:
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1

    Scenario: As long as nobody has come the cards stay as they lie
      When one deck is brought to the table
      And the house goes on
      Then none of the following happens
        | does                  |
        | offers for inspection |
        | turns face down       |
        | washes                |
        | stacks                |
        | shuffles              |
      When a player arrives at seat 4
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat |
        | dealer | spreads               |      |
        | dealer | offers for inspection | 4    |
        | dealer | turns face down       |      |

    Scenario: A player who sits there already is the first
      Given a player arrives at seat 2
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat |
        | dealer | offers for inspection | 2    |
        | dealer | turns face down       |      |

    Scenario: Of two who come, the first may look
      Given one deck is brought to the table
      And the house goes on
      When a player arrives at seat 4
      And a player arrives at seat 2
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat |
        | dealer | offers for inspection | 4    |
        | dealer | turns face down       |      |

  @mlgca-four-card.4.C.1 @procedure @trace
  Rule: The cards are turned face down

    Scenario: Face down, then the wash
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who    | does            | deck   | face |
        | dealer | turns face down | deck 1 | down |
        | dealer | washes          |        |      |

  @mlgca-four-card.4.C.2 @procedure @trace
  Rule: The cards are washed

    Scenario: The wash, then the stack
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who    | does   | deck   | how            |
        | dealer | washes | deck 1 |                |
        |        | stacks |        | after the wash |

    @reading:deck-in-session.every-deck
    Scenario: A deck that comes to a table in play is washed like the first
      Given a Four Card Poker table under the MLGCA rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And the deck is one card short
      And one round is played
      And the house goes on
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does   | deck            | how            |
        | dealer | washes | the latest deck |                |
        |        | stacks | the latest deck | after the wash |

  @mlgca-four-card.4.C.3 @procedure @trace
  Rule: The cards are stacked

    Scenario: The stack, then the shuffle
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who    | does     | deck   | how            |
        | dealer | stacks   | deck 1 | after the wash |
        |        | shuffles |        |                |

  @mlgca-four-card.4.D @procedure @trace
  Rule: The stacked cards are shuffled, with all that belongs to a shuffle

    Background:
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's number of decks is 1

    Scenario: Shuffled by hand, stacked, cut and loaded
      Given the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | deck   | how               |
        | dealer | stacks                | deck 1 | after the wash    |
        | dealer | shuffles              | deck 1 |                   |
        | dealer | stacks                | deck 1 | in a single stack |
        | dealer | places the cover card | deck 1 |                   |
        | dealer | cuts                  | deck 1 |                   |
        | dealer | loads                 | deck 1 |                   |

    Scenario: Shuffled by a device
      Given the house's way of shuffling is by any device
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who      | does     | deck   | how            |
        | dealer   | stacks   | deck 1 | after the wash |
        | shuffler | shuffles | deck 1 |                |

  @mlgca-four-card.4.E @procedure @trace
  Rule: Of two decks for a shuffling device, each is spread, mixed, stacked and shuffled

    Scenario: Both decks go the whole way
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And a player arrives at seat 1
      When 2 decks are brought to the table
      And the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | face | how            |
        | dealer   | spreads         | deck 1 | up   |                |
        | dealer   | turns face down | deck 1 |      |                |
        | dealer   | washes          | deck 1 |      |                |
        | dealer   | stacks          | deck 1 |      | after the wash |
        | shuffler | shuffles        | deck 1 |      |                |
      And the following happens, in this order
        | who      | does            | deck   | face | how            |
        | dealer   | spreads         | deck 2 | up   |                |
        | dealer   | turns face down | deck 2 |      |                |
        | dealer   | washes          | deck 2 |      |                |
        | dealer   | stacks          | deck 2 |      | after the wash |
        | shuffler | shuffles        | deck 2 |      |                |

  @mlgca-four-card.4.F @procedure @trace
  Rule: Only cards that come both preinspected and preshuffled are spared all this
    To be spared a step is not to be forbidden it: a house that inspects or shuffles them all the same does no wrong.

    Background:
      Given a Four Card Poker table under the MLGCA rules that is not yet open

    Scenario: Cards that come with both done can be played with
      Given the house's number of decks is 1
      When one deck is brought to the table, preinspected and preshuffled
      And one round is played
      Then the following happens, in this order
        | does             | deck   | number |
        | receives         | deck 1 |        |
        | starts the round | deck 1 | 1      |
        | ends the round   |        | 1      |

    @reading:half-prepared-decks.all-applies
    @reading:verification-order.before-the-spread
    Scenario Outline: A deck that is only <prepared> is verified before it is spread
      Given the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table, <prepared>
      And the house goes on
      Then the following happens, in this order
        | who    | does                    | deck   |
        |        | verifies the inspection | deck 1 |
        | dealer | spreads                 | deck 1 |

      Examples:
        | prepared     |
        | preinspected |
        | preshuffled  |

    @reading:half-prepared-decks.all-applies
    Scenario Outline: A deck that is only <prepared> is spared nothing
      Given the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table, <prepared>
      And the house goes on
      Then the following happens, in this order
        | who    | does            | deck   |
        |        | inspects        | deck 1 |
        | dealer | spreads         | deck 1 |
        | dealer | turns face down | deck 1 |
        | dealer | washes          | deck 1 |
        | dealer | stacks          | deck 1 |
        |        | shuffles        | deck 1 |

      Examples:
        | prepared     |
        | preinspected |
        | preshuffled  |

    @reading:half-prepared-decks.done-step-skipped
    Scenario: A deck that is only preinspected still goes the rest of the way
      Given the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table, preinspected
      And the house goes on
      Then the following happens, in this order
        | who    | does     | deck   |
        | dealer | spreads  | deck 1 |
        | dealer | washes   | deck 1 |
        |        | shuffles | deck 1 |

    @reading:half-prepared-decks.done-step-skipped
    Scenario: A deck that is only preshuffled is still inspected and spread
      Given the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And a player arrives at seat 1
      When one deck is brought to the table, preshuffled
      And the house goes on
      Then the following happens, in this order
        | who    | does     | deck   |
        |        | inspects | deck 1 |
        | dealer | spreads  | deck 1 |
        |        | loads    | deck 1 |

    @reading:deck-in-session.every-deck @reading:preshuffled-scope.first-shuffle
    Scenario: What the first deck was spared a later one is not
      Given the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And one deck is brought to the table, preinspected and preshuffled
      And the deck is one card short
      And one round is played
      And the house goes on
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does     | deck            |
        |        | inspects | the latest deck |
        | dealer | spreads  | the latest deck |
        | dealer | washes   | the latest deck |
