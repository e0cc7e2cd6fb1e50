Feature: Opening the table

  @three-card.d.1 @procedure @trace
  Rule: The dealer sorts and inspects the cards that come to the table, and the floorperson assigned to it verifies that
    How cards come to the table is said in Section 15 (dd), which is not in this document.

    Scenario: The inspection and its verification come before the spread
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's number of decks is 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   | how    |
        |             | receives                | deck 1 |        |
        | dealer      | inspects                | deck 1 | sorted |
        | floorperson | verifies the inspection | deck 1 |        |
        | dealer      | spreads                 | deck 1 |        |

    Scenario: With a player at the table they come before the spread, too
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   |
        | dealer      | inspects                | deck 1 |
        | floorperson | verifies the inspection | deck 1 |
        | dealer      | spreads                 | deck 1 |
        |             | shuffles                | deck 1 |

    @reading:deck-in-session.every-deck
    Scenario: A deck that comes to a table in play is inspected like the first
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
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

    @reading:who-verifies.floorperson-alone
    Scenario: Nobody above the floorperson verifies
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's number of decks is 1
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
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   |
        | dealer      | inspects                | deck 1 |
        | floorperson | verifies the inspection | deck 1 |
        |             | shuffles                | deck 1 |

  @three-card.d.2 @procedure @trace
  Rule: Once inspected and verified, the cards are spread face up on the table for the first player to see

    Scenario: The cards lie face up before anybody has come
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's number of decks is 1
      When one deck is brought to the table
      And the house goes on
      And a player arrives at seat 4
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | deck   | where | face | seat |
        |        | inspects              | deck 1 |       |      |      |
        | dealer | spreads               | deck 1 | table | up   |      |
        | dealer | offers for inspection |        |       |      | 4    |

    Scenario: A player who sits there already is the first
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's number of decks is 1
      And a player arrives at seat 2
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does                    | face | seat |
        |        | verifies the inspection |      |      |
        | dealer | spreads                 | up   |      |
        | dealer | offers for inspection   |      | 2    |

    @reading:deck-in-session.every-deck
    Scenario: A deck that comes to a table in play is spread for the players who sit there
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And the deck is one card short
      And one round is played
      And the house goes on
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | deck   | face |
        |        | inspects              | deck 2 |      |
        | dealer | spreads               | deck 2 | up   |
        | dealer | offers for inspection |        |      |

    @reading:deck-in-session.opening-only
    Scenario: A deck that comes to a table in play is shuffled and not spread
      Given a Three Card Poker table under the Section 14 rules
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
        | who      | does     | deck   |
        | shuffler | shuffles | deck 2 |

  @three-card.d.2.s1 @procedure @trace
  Rule: They are spread by suit and in sequence

    Background:
      Given a Three Card Poker table under the Section 14 rules that is not yet open

    Scenario: So the first player finds them
      Given the house's number of decks is 1
      When one deck is brought to the table
      And the house goes on
      Then each of the following happens once
        | who    | does    | deck   | how                     |
        | dealer | spreads | deck 1 | by suit and in sequence |

    Scenario: Two decks are both spread like this
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      And a player arrives at seat 1
      When 2 decks are brought to the table
      And the house goes on
      Then each of the following happens once
        | who    | does    | deck   | how                     |
        | dealer | spreads | deck 1 | by suit and in sequence |
        | dealer | spreads | deck 2 | by suit and in sequence |

  @three-card.d.3 @procedure @trace
  Rule: When the first player has had the chance to look, the cards are turned face down, washed and stacked

    Scenario: As long as nobody has come the cards stay as they lie
      Given a Three Card Poker table under the Section 14 rules that is not yet open
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

    Scenario: Face down, the wash, the stack
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's number of decks is 1
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | deck   | face | how            |
        | dealer | offers for inspection |        |      |                |
        | dealer | turns face down       | deck 1 | down |                |
        | dealer | washes                | deck 1 |      |                |
        | dealer | stacks                | deck 1 |      | after the wash |
        |        | shuffles              | deck 1 |      |                |

    Scenario: Of two who come, the first may look
      Given a Three Card Poker table under the Section 14 rules that is not yet open
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

    @reading:deck-in-session.every-deck
    Scenario: A deck that comes to a table in play is washed like the first
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And the deck is one card short
      And one round is played
      And the house goes on
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does            | deck   | how            |
        | dealer | turns face down | deck 2 |                |
        | dealer | washes          | deck 2 |                |
        | dealer | stacks          | deck 2 | after the wash |

  @three-card.d.3.s1 @procedure @trace
  Rule: The stacked cards are shuffled, with all that belongs to a shuffle

    Background:
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's number of decks is 1

    Scenario: Shuffled by hand, stacked and cut
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

    Scenario: At once, not only when somebody wagers
      Given one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      And seat 1 wagers 10 on ante
      Then the following happens, in this order
        | does             | deck   | how            |
        | stacks           | deck 1 | after the wash |
        | shuffles         | deck 1 |                |
        | starts the round |        |                |

  @three-card.d.4 @procedure @trace
  Rule: Of two decks for a shuffling device, each goes the whole way by itself

    Background:
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And a player arrives at seat 1

    Scenario: Both are sorted and inspected, and both are verified
      When 2 decks are brought to the table
      And the house goes on
      Then the following happens, in this order
        | who         | does                    | deck   |
        | dealer      | inspects                | deck 1 |
        | floorperson | verifies the inspection | deck 1 |
        | dealer      | spreads                 | deck 1 |
      And the following happens, in this order
        | who         | does                    | deck   |
        | dealer      | inspects                | deck 2 |
        | floorperson | verifies the inspection | deck 2 |
        | dealer      | spreads                 | deck 2 |

    Scenario: Both are spread, turned, washed, stacked and shuffled
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

  @three-card.d.5 @limits @trace
  Rule: Cards dealt from a shoe are changed within eight hours

    Scenario Outline: From <dealing>, the table runs for seventeen hours
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And the house's number of decks is 1
      When a round is played every 30 minutes for 17 hours
      Then no deck was in use for more than 8 hours

      Examples:
        | dealing           |
        | a manual shoe     |
        | an automated shoe |

    @reading:deck-clock.wall-clock
    Scenario Outline: From <dealing>, two decks are played with for seventeen hours
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      When a round is played every 30 minutes for 17 hours
      Then no deck was in use for more than 8 hours

      Examples:
        | dealing           |
        | a manual shoe     |
        | an automated shoe |

    Scenario Outline: Cards dealt from <dealing> come from another deck after eight hours
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
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
        | a manual shoe     |
        | an automated shoe |

    @reading:deck-clock.wall-clock
    Scenario: Two decks are both changed
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
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
    Scenario: A round in which the eight hours run out is finished first
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
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
    Scenario: The deck is changed before a round in which the eight hours would run out
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
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
    Scenario Outline: From <dealing>, time counts when nobody plays, too
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
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

      Examples:
        | dealing           |
        | a manual shoe     |
        | an automated shoe |

    @reading:deck-clock.in-play
    Scenario: Without the time in which nobody plays, eight hours of play are the limit
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
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

    Scenario: A void round does not give a deck in a shoe more time
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's number of decks is 1
      And one round is played
      And 4 hours pass
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When 4 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 3      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    Scenario: The eight hours count from the beginning of the first round
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
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

  @three-card.d.5.s1 @limits @trace
  Rule: Cards dealt from the hand are changed within four hours

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand

    Scenario: The table runs for nine hours
      Given the house's number of decks is 1
      When a round is played every 30 minutes for 9 hours
      Then no deck was in use for more than 4 hours

    @reading:deck-clock.wall-clock
    Scenario: Two decks are played with for nine hours
      Given the house's number of decks is 2
      When a round is played every 20 minutes for 9 hours
      Then no deck was in use for more than 4 hours

    Scenario: Another deck comes after four hours
      Given the house's number of decks is 1
      And one round is played
      When 4 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    @reading:deck-due-in-round.after-the-round
    Scenario: A round in which the time runs out is finished first
      Given the house's number of decks is 1
      And one round is played
      And 3 hours 59 minutes pass
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
      Given the house's number of decks is 1
      And one round is played
      When 3 hours 59 minutes pass
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
      Given the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When 4 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    @reading:deck-clock.in-play
    Scenario: Without the time in which nobody plays, four hours of play are the limit
      Given the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      And 4 hours pass
      When one round is played
      And 4 hours pass
      And one round is played
      Then each of the following happens once
        | does             | deck | number |
        | starts the round |      | 3      |
      And none of the following happens
        | does             | deck   | number |
        | starts the round | deck 1 | 3      |

    Scenario: A void round does not give the deck more time
      Given the house's number of decks is 1
      And one round is played
      And 2 hours pass
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When 2 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 3      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    Scenario: The time counts from the beginning of the first round
      Given the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And the cards are dealt
      And 60 minutes pass
      And the round is completed
      When 3 hours pass
      And one round is played
      Then the following happens, in this order and once each
        | does              | deck   | number |
        | takes out of play | deck 1 |        |
        | starts the round  |        | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |
