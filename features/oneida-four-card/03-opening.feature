Feature: Opening the table

  @oneida-four-card.C.1 @procedure @trace
  Rule: The dealer sorts and inspects the decks that come to the table, and the floorperson assigned to it verifies that
    How decks come to the table is a matter of the standards of internal control.

    Scenario: Received, sorted and inspected, verified
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And the house's verification of the inspection is floorperson
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   |
        |             | receives                | deck 1 |
        | dealer      | inspects                | deck 1 |
        | floorperson | verifies the inspection | deck 1 |
        | dealer      | spreads                 | deck 1 |
      And each of the following happens once
        | who    | does     | deck   | how    |
        | dealer | inspects | deck 1 | sorted |

    Scenario: Two decks are both sorted, inspected and verified
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And the house's verification of the inspection is floorperson
      And a player arrives at seat 1
      When 2 decks are brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   | how    |
        | dealer      | inspects                | deck 1 | sorted |
        | floorperson | verifies the inspection | deck 1 |        |
      And the following happens, in this order
        | who         | does                    | deck   | how    |
        | dealer      | inspects                | deck 2 | sorted |
        | floorperson | verifies the inspection | deck 2 |        |

    @reading:deck-in-session.every-deck
    Scenario: A deck that comes to a table in play is inspected and verified like the first
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And the house's verification of the inspection is floorperson
      And the deck is one card short
      And one round is played
      And the house goes on
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   |
        | dealer      | inspects                | deck 2 |
        | floorperson | verifies the inspection | deck 2 |
        |             | shuffles                | deck 2 |

    Scenario: Where a floorperson verifies, that is declared
      Given a Four Card Poker table under the Oneida rules
      And the house's verification of the inspection is floorperson
      Then the declared verification of the inspection is floorperson

    # Unlike mlgca-four-card: a device may verify instead, so the house's choice is named.
    @reading:who-verifies.floorperson-alone
    Scenario: Nobody above the floorperson verifies
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And the house's verification of the inspection is floorperson
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then each of the following happens once
        | who         | does                    | deck   |
        | floorperson | verifies the inspection | deck 1 |
      And none of the following happens
        | who      | does                    |
        | pit boss | verifies the inspection |

    # Unlike mlgca-four-card: a device may verify instead, so the house's choice is named.
    @reading:who-verifies.or-above
    Scenario: The floorperson or somebody above verifies
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And the house's verification of the inspection is floorperson
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   |
        | dealer      | inspects                | deck 1 |
        | floorperson | verifies the inspection | deck 1 |
        |             | shuffles                | deck 1 |

  @oneida-four-card.C.1.s1 @discretion @trace @declaration
  Rule: The inspection may be verified electronically instead
    One of the two has to be done, before the cards are spread.

    Scenario: Verified electronically, no floorperson is needed
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And the house's verification of the inspection is electronic
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does                    | deck   | how            |
        | dealer | inspects                | deck 1 |                |
        |        | verifies the inspection | deck 1 | electronically |
        | dealer | spreads                 | deck 1 |                |
      And none of the following happens
        | who         | does                    |
        | floorperson | verifies the inspection |

    Scenario: Two decks are both verified electronically
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And the house's verification of the inspection is electronic
      And a player arrives at seat 1
      When 2 decks are brought to the table
      And the house goes on
      Then each of the following happens once
        | does                    | deck   | how            |
        | verifies the inspection | deck 1 | electronically |
        | verifies the inspection | deck 2 | electronically |

    Scenario: Where it is done electronically, that is declared
      Given a Four Card Poker table under the Oneida rules
      And the house's verification of the inspection is electronic
      Then the declared verification of the inspection is electronic

  @oneida-four-card.C.2 @procedure @trace
  Rule: After inspection and verification the cards are spread face up for the first player to see

    # Unlike mlgca-four-card: a verification comes first, and no columns are asked for.
    Scenario: The cards lie face up before anybody has come
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      When one deck is brought to the table
      And the house goes on
      And a player arrives at seat 4
      And the house goes on
      Then the following happens, in this order
        | who    | does                    | deck   | where | face |
        |        | inspects                | deck 1 |       |      |
        |        | verifies the inspection | deck 1 |       |      |
        | dealer | spreads                 | deck 1 | table | up   |
        | dealer | offers for inspection   |        |       |      |

    Scenario: Two decks are both spread face up
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      When 2 decks are brought to the table
      And the house goes on
      Then each of the following happens once
        | who    | does    | deck   | where | face |
        | dealer | spreads | deck 1 | table | up   |
        | dealer | spreads | deck 2 | table | up   |

    @reading:deck-in-session.every-deck
    Scenario: A deck that comes to a table in play is spread for the players who sit there
      Given a Four Card Poker table under the Oneida rules
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
      Given a Four Card Poker table under the Oneida rules
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

    Scenario: As long as nobody has come the cards stay as they lie
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
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
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And a player arrives at seat 2
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat |
        | dealer | offers for inspection | 2    |
        | dealer | turns face down       |      |

    Scenario: Of two who come, the first may look
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 4
      And a player arrives at seat 2
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat |
        | dealer | offers for inspection | 4    |
        | dealer | turns face down       |      |

  @oneida-four-card.C.2.s1 @procedure @trace
  Rule: The spread cards are sorted by suit and lie in sequence
    So that a missing or a strange card is seen.

    Background:
      Given a Four Card Poker table under the Oneida rules that is not yet open

    Scenario: By suit and in sequence
      Given the house's number of decks is 1
      When one deck is brought to the table
      And the house goes on
      Then each of the following happens once
        | who    | does    | deck   | face | how                     |
        | dealer | spreads | deck 1 | up   | by suit and in sequence |

    Scenario: Two decks, each by suit and in sequence
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      When 2 decks are brought to the table
      And the house goes on
      Then each of the following happens once
        | does    | deck   | how                     |
        | spreads | deck 1 | by suit and in sequence |
        | spreads | deck 2 | by suit and in sequence |

  @oneida-four-card.C.3 @procedure @trace
  Rule: When the first player has had the chance to look, the cards are turned face down, washed and stacked

    Scenario: Offered, turned face down, washed, stacked
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | deck   | face | how            |
        | dealer | offers for inspection | 1    |        |      |                |
        | dealer | turns face down       |      | deck 1 | down |                |
        | dealer | washes                |      | deck 1 |      |                |
        | dealer | stacks                |      | deck 1 |      | after the wash |
        |        | shuffles              |      | deck 1 |      |                |

    Scenario: Both of two decks are turned face down, washed and stacked
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And a player arrives at seat 1
      When 2 decks are brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does            | deck   | how            |
        | dealer | turns face down | deck 1 |                |
        | dealer | washes          | deck 1 |                |
        | dealer | stacks          | deck 1 | after the wash |
      And the following happens, in this order
        | who    | does            | deck   | how            |
        | dealer | turns face down | deck 2 |                |
        | dealer | washes          | deck 2 |                |
        | dealer | stacks          | deck 2 | after the wash |

    @reading:deck-in-session.every-deck
    Scenario: A deck that comes to a table in play is washed like the first
      Given a Four Card Poker table under the Oneida rules
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

  @oneida-four-card.C.3.s1 @procedure @trace
  Rule: The stacked cards are shuffled, with all that belongs to a shuffle

    Background:
      Given a Four Card Poker table under the Oneida rules that is not yet open
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

  @oneida-four-card.C.4 @limits @trace
  Rule: Cards in use are changed at least once in every eight hours
    It does not matter how they are dealt.

    Scenario Outline: Cards dealt from <dealing> come from another deck after eight hours
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And the house's number of decks is 1
      And one round is played
      When 8 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

      Examples:
        | dealing           |
        | the hand          |
        | a manual shoe     |
        | an automated shoe |

    @reading:deck-clock.wall-clock
    Scenario: Two decks are both changed
      Given a Four Card Poker table under the Oneida rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And two rounds are played
      When 8 hours pass
      And two rounds are played
      Then each of the following happens once
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | takes out of play | deck 2 |        |
        | starts the round  |        | 3      |
        | starts the round  |        | 4      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |
        | starts the round | deck 2 |

    @reading:deck-due-in-round.after-the-round
    Scenario: A round in which the time runs out is finished first
      Given a Four Card Poker table under the Oneida rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      And 7 hours 59 minutes pass
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When 2 minutes pass
      And the round is completed
      Then the round stands
      And once the dealer announces, none of the following happens in the round
        | does              |
        | takes out of play |
      When one round is played
      Then each of the following happens once
        | does             | deck | number |
        | starts the round |      | 3      |
      And none of the following happens
        | does             | deck   | number |
        | starts the round | deck 1 | 3      |

    @reading:deck-due-in-round.before-the-round
    Scenario: The deck is changed before a round in which the time would run out
      Given a Four Card Poker table under the Oneida rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      When 7 hours 59 minutes pass
      And seat 1 wagers 10 on ante
      And the cards are dealt
      And 2 minutes pass
      And the round is completed
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
        | ends the round    |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    @reading:deck-clock.wall-clock
    Scenario: Time counts when nobody plays, too
      Given a Four Card Poker table under the Oneida rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When 8 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    @reading:deck-clock.in-play
    Scenario: Without the time in which nobody plays, eight hours of play are the limit
      Given a Four Card Poker table under the Oneida rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      And 8 hours pass
      When one round is played
      And 8 hours pass
      And one round is played
      Then each of the following happens once
        | does             | deck | number |
        | starts the round |      | 3      |
      And none of the following happens
        | does             | deck   | number |
        | starts the round | deck 1 | 3      |

    @reading:void-wagers.returned
    Scenario: A void round does not give the deck more time
      Given a Four Card Poker table under the Oneida rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      And 60 minutes pass
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      And 60 minutes pass
      And the house goes on
      When 6 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 3      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    Scenario: The time counts from the beginning of the first round
      Given a Four Card Poker table under the Oneida rules, dealt from the hand
      And the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And the cards are dealt
      And 60 minutes pass
      And the round is completed
      When 7 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    Scenario: When the round in which the time runs out is void, the next one has another deck
      Given a Four Card Poker table under the Oneida rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      And 7 hours 59 minutes pass
      And seat 1 wagers 10 on ante
      And the cards are dealt
      And 2 minutes pass
      When one of the dealer's cards is exposed by inadvertence
      And the round is completed
      And one round is played
      Then each of the following happens once
        | does             | number |
        | starts the round | 3      |
      And none of the following happens
        | does             | deck   | number |
        | starts the round | deck 1 | 3      |

    # Unlike mlgca-four-card: eight hours hold for cards dealt from the hand as well.
    Scenario Outline: From <dealing>, the table runs for seventeen hours
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And the house's number of decks is 1
      When a round is played every 30 minutes for 17 hours
      Then no deck was in use for more than 8 hours

      Examples:
        | dealing           |
        | the hand          |
        | a manual shoe     |
        | an automated shoe |

    @reading:deck-clock.wall-clock
    Scenario: Two decks are played with for seventeen hours
      Given a Four Card Poker table under the Oneida rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      When a round is played every 30 minutes for 17 hours
      Then no deck was in use for more than 8 hours
