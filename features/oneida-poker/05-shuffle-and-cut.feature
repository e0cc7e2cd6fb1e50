Feature: Oneida Poker: how the cards are shuffled and cut
  The deck is shuffled before play and after each round, and cut by the dealer with one hand onto the cover card.

  @oneida-poker.E.1 @procedure @trace
  Rule: The whole deck is shuffled just before play begins and after each round, by hand or by a device
    Into one stack. With two decks in a device the one that is not dealt is shuffled meanwhile.

    Scenario Outline: The cards of one hand do not come again when they are shuffled <way>
      Given an Oneida poker table
      And the house's way of shuffling is <way>
      When 12 rounds are played
      Then no two rounds are dealt the same cards

      Examples:
        | way       |
        | by hand   |
        | by device |

    Scenario: The dealer shuffles before play begins
      Given an Oneida poker table that is not yet open
      And the house's way of shuffling is by hand
      And seats 1 and 2 have 100
      When 2 decks are brought to the table
      And the cards are dealt
      Then the following happens, in this order
        | who    | does             | deck   | how               |
        | dealer | shuffles         | deck 1 | manually          |
        | dealer | stacks           | deck 1 | in a single stack |
        |        | starts the round | deck 1 |                   |

    Scenario: The device shuffles before play begins
      Given an Oneida poker table that is not yet open
      And the house's way of shuffling is by device
      And seats 1 and 2 have 100
      When 2 decks are brought to the table
      And the cards are dealt
      Then the following happens, in this order
        | who      | does             | deck   | how                                |
        | shuffler | shuffles         | deck 1 | with an automated shuffling device |
        |          | stacks           | deck 1 | in a single stack                  |
        |          | starts the round | deck 1 |                                    |

    Scenario: Between two hands the dealer shuffles the deck that was dealt
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      When 2 rounds are played
      Then the following happens, in this order
        | who    | does             | deck   | how               | number |
        |        | ends the round   |        |                   | 1      |
        | dealer | shuffles         | deck 1 |                   |        |
        | dealer | stacks           | deck 1 | in a single stack |        |
        |        | starts the round |        |                   | 2      |

    Scenario: The device shuffles the deck of a hand when the hand is over
      Given an Oneida poker table
      And the house's way of shuffling is by device
      When 3 rounds are played
      Then the following happens, in this order
        | who      | does             | deck   | number |
        |          | ends the round   |        | 1      |
        | shuffler | shuffles         | deck 1 |        |
        |          | starts the round | deck 1 | 3      |

    Scenario: After a later hand it is no different
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And 4 rounds are played
      When one round is played
      Then the following happens, in this order and once each
        | who    | does             | deck   | how               | number |
        | dealer | shuffles         | deck 1 |                   |        |
        | dealer | stacks           | deck 1 | in a single stack |        |
        |        | starts the round |        |                   | 5      |

    Scenario: A hand in which all but one fold is followed by a shuffle, too
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the house's way of shuffling is by hand
      When the betting goes
        | round   | seat | action | to |
        | first   | 3    | folds  |    |
        | first   | 1    | folds  |    |
      And the round is completed
      And the cards are dealt
      Then the following happens, in this order
        | does             | number |
        | ends the round   | 1      |
        | shuffles         |        |
        | starts the round | 2      |

    Scenario: So is a hand of stud
      Given an Oneida Seven-Card Stud High table
      And the house's way of shuffling is by hand
      When 2 rounds are played
      Then the following happens, in this order
        | does             | number |
        | ends the round   | 1      |
        | shuffles         |        |
        | starts the round | 2      |

  @oneida-poker.E.2 @procedure @trace
  Rule: The stacked cards are cut by the dealer, with one hand
    However they were shuffled.

    Scenario Outline: Shuffled <way>, cut between two hands
      Given an Oneida poker table
      And the house's way of shuffling is <way>
      When 2 rounds are played
      Then the following happens, in this order
        | who    | does             | how           | number |
        |        | ends the round   |               | 1      |
        | dealer | cuts             | with one hand |        |
        |        | starts the round |               | 2      |

      Examples:
        | way       |
        | by hand   |
        | by device |

    Scenario: It is cut after it was stacked
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      When 2 rounds are played
      Then the following happens, in this order
        | who    | does                  | deck   | how               | number |
        |        | ends the round        |        |                   | 1      |
        | dealer | shuffles              | deck 1 |                   |        |
        | dealer | stacks                | deck 1 | in a single stack |        |
        | dealer | places the cover card | deck 1 |                   |        |
        | dealer | cuts                  | deck 1 | with one hand     |        |
        | dealer | completes the cut     | deck 1 |                   |        |
        |        | starts the round      | deck 1 |                   | 2      |

    Scenario Outline: Shuffled <way>, cut before the first hand
      Given an Oneida poker table that is not yet open
      And the house's way of shuffling is <way>
      And seats 1 and 2 have 100
      When 2 decks are brought to the table
      And the cards are dealt
      Then the following happens, in this order and once each
        | who    | does             | deck   | how           |
        | dealer | cuts             | deck 1 | with one hand |
        |        | starts the round | deck 1 |               |

      Examples:
        | way       |
        | by hand   |
        | by device |

    Scenario Outline: Cut before the second hand of <game>, too
      Given an Oneida <game> table
      When 2 rounds are played
      Then the following happens, in this order
        | who    | does             | how           | number |
        |        | ends the round   |               | 1      |
        | dealer | cuts             | with one hand |        |
        |        | starts the round |               | 2      |

      Examples:
        | game                 |
        | Omaha High           |
        | Seven-Card Stud High |
        | Five-Card Draw High  |
        | Five-Card Stud High  |

    @reading:casino-supervisor.any-supervisor
    Scenario: A recut is made with one hand, too
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And one round is played
      And the house goes on until the dealer completes the cut
      When a floorperson orders a recut
      And the cards are dealt
      Then the dealer cuts only like this
        | how           |
        | with one hand |

  @oneida-poker.E.2.a @procedure @trace
  Rule: First the cover card is laid before the deck

    Scenario Outline: Shuffled <way>, the cover card lies there before the cut
      Given an Oneida poker table
      And the house's way of shuffling is <way>
      When 2 rounds are played
      Then the following happens, in this order
        | who    | does                  | where                | number |
        |        | ends the round        |                      | 1      |
        | dealer | places the cover card | in front of the deck |        |
        | dealer | cuts                  |                      |        |
        |        | starts the round      |                      | 2      |

      Examples:
        | way       |
        | by hand   |
        | by device |

    @reading:casino-supervisor.any-supervisor
    Scenario: It lies there before a recut as well
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And one round is played
      And the house goes on until the dealer completes the cut
      When a floorperson orders a recut
      And the cards are dealt
      Then the following happens, in this order and once each
        | who    | does                  | where                |
        | dealer | places the cover card | in front of the deck |
        | dealer | cuts                  |                      |

  @oneida-poker.E.2.b @procedure @trace
  Rule: Ten cards or more, from the top or the bottom, are put on the cover card

    Background:
      Given an Oneida poker table

    Scenario: The cut goes where the dealer chooses to make it
      Given the cut is made 17 cards from the top
      And one round is played
      When the cards are dealt
      Then the following happens, in this order
        | who    | does                  | count | where             |
        | dealer | places the cover card |       |                   |
        | dealer | cuts                  | 17    | on the cover card |
        | dealer | completes the cut     |       |                   |

    Scenario: In five hands no stack is smaller
      When 5 rounds are played
      Then every time the dealer cuts, the count is at least 10

    Scenario: Ten cards from the top are enough, nine are not
      When the cut is made 10 cards from the top
      Then the cut is accepted
      When the cut is made 9 cards from the top
      Then the cut is refused
      When 2 rounds are played
      Then the dealer cuts only like this
        | count |
        | 10    |

    @reading:either-end.top-or-bottom
    Scenario: Ten cards from the bottom are enough, nine are not
      When the cut is made 10 cards from the bottom
      Then the cut is accepted
      When the cut is made 9 cards from the bottom
      Then the cut is refused
      When 2 rounds are played
      Then the dealer cuts only like this
        | count | from               |
        | 10    | bottom of the deck |

    @reading:either-end.top-only
    Scenario: Cards from the bottom are no cut, ten from the top are
      When the cut is made 10 cards from the top
      Then the cut is accepted
      When the cut is made 12 cards from the bottom
      Then the cut is refused
      When 2 rounds are played
      Then the dealer cuts only like this
        | count | from            |
        | 10    | top of the deck |

    @reading:most-cut.any
    Scenario: Nothing is asked of the number that is left
      When the cut is made 50 cards from the top
      Then the cut is accepted
      When 2 rounds are played
      Then the dealer cuts only like this
        | count |
        | 50    |

    @reading:most-cut.ten-remain
    Scenario: Ten cards left are enough, nine are not
      When the cut is made 42 cards from the top
      Then the cut is accepted
      When the cut is made 43 cards from the top
      Then the cut is refused
      When 2 rounds are played
      Then the dealer cuts only like this
        | count |
        | 42    |

    Scenario: A recut takes ten cards at least, too
      Given one round is played
      And the house goes on until the dealer completes the cut
      When a floorperson orders a recut
      And the cards are dealt
      Then every time the dealer cuts, the count is at least 10

  @oneida-poker.E.2.c @procedure @trace
  Rule: The cards that remain are put on top of those on the cover card
    So that what was above the cut is at the bottom, on the cover card.

    Scenario Outline: Cut <depth> cards from the top, <rest> remain
      Given an Oneida poker table
      And the cut is made <depth> cards from the top
      And one round is played
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | count  | where            |
        | dealer | cuts              |        |                  |
        | dealer | completes the cut | <rest> | on the cut cards |

      Examples:
        | depth | rest |
        | 10    | 42   |
        | 31    | 21   |

    Scenario: The first round is dealt when the cut is complete
      Given an Oneida poker table that is not yet open
      And seats 1 to 3 have 200
      When 2 decks are brought to the table
      And the cards are dealt
      Then the following happens, in this order
        | does              | where            |
        | cuts              |                  |
        | completes the cut | on the cut cards |
        | starts the round  |                  |

  @oneida-poker.E.3 @discretion @trace
  Rule: Between the cut and the first card a casino supervisor may order another cut
    The order follows from a judgement that the cut was improper or might impair the game; that judgement is theirs.

    Background:
      Given an Oneida poker table
      And the house's way of shuffling is by hand

    Scenario: The cards are cut again
      Given one round is played
      And the house goes on until the dealer completes the cut
      When a pit boss orders a recut
      Then the order is accepted
      When the cards are dealt
      Then the following happens, in this order
        | who         | does                  |
        | floorperson | orders a recut        |
        | dealer      | places the cover card |
        | dealer      | cuts                  |
        | dealer      | completes the cut     |
        |             | deals                 |

    Scenario: When cards are out it is too late, and in time again after the next cut
      Given the cards are dealt
      When a pit boss orders a recut
      Then the order is refused
      When the round is completed
      And the house goes on until the dealer completes the cut
      And a pit boss orders a recut
      Then the order is accepted

    Scenario: A player cannot order a recut
      Given one round is played
      And the house goes on until the dealer completes the cut
      When a player orders a recut
      Then the order is refused
      When a pit boss orders a recut
      Then the order is accepted

    Scenario: A recut may have to be repeated
      Given one round is played
      And the house goes on until the dealer completes the cut
      And a pit boss orders a recut
      And the house goes on until the dealer completes the cut
      When a pit boss orders a recut
      Then the order is accepted
      When the cards are dealt
      Then the following happens, in this order
        | who         | does           |
        | floorperson | orders a recut |
        | dealer      | cuts           |
        |             | deals          |

    @reading:casino-supervisor.any-supervisor
    Scenario: A floorperson may order a recut, a player may not
      Given one round is played
      And the house goes on until the dealer completes the cut
      When a floorperson orders a recut
      Then the order is accepted
      When a player orders a recut
      Then the order is refused

    @reading:casino-supervisor.above-floorperson
    Scenario: A floorperson may not order a recut, a pit boss may
      Given one round is played
      And the house goes on until the dealer completes the cut
      When a floorperson orders a recut
      Then the order is refused
      When a pit boss orders a recut
      Then the order is accepted

  @oneida-poker.E.4 @procedure @trace
  Rule: At a table where nobody plays, each deck is spread on the table, either way up
    Either is allowed.

    Scenario: Nobody plays any more, and both decks are spread
      Given an Oneida poker table
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | who    | does    | deck   | where |
        | dealer | spreads | deck 1 | table |
        | dealer | spreads | deck 2 | table |

    Scenario: The one that lies in the shuffling device comes out of it
      Given an Oneida poker table
      And the house's way of shuffling is by device
      When nobody plays any more
      And the house goes on
      Then the following happens, in this order and once each
        | does      | deck   | from     | where |
        | takes out | deck 2 | shuffler |       |
        | spreads   | deck 2 |          | table |

    Scenario: Where cards are shuffled by hand, the one that is not in play is spread as well
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | does    | deck   | where |
        | spreads | deck 2 | table |

    Scenario: After a round they are spread as well
      Given an Oneida poker table
      And one round is played
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | who    | does    | deck   | where |
        | dealer | spreads | deck 1 | table |
        | dealer | spreads | deck 2 | table |

    Scenario: The deck in the shuffling device is spread, too
      Given an Oneida poker table
      And the house's way of shuffling is by device
      And one round is played
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | who    | does    | deck   | where |
        | dealer | spreads | deck 1 | table |
        | dealer | spreads | deck 2 | table |

    @reading:removed-deck.play-on
    Scenario: Where one has been removed the other is spread
      Given an Oneida poker table
      And the house's way of shuffling is by hand
      And the house's hourly count is stub
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      And 2 rounds are played
      When nobody plays any more
      And the house goes on
      Then the dealer spreads only like this
        | deck   |
        | deck 2 |

    Scenario Outline: The house spreads them face <face>
      Given an Oneida poker table
      And the house's face of the cards at an idle table is <face>
      When nobody plays any more
      And the house goes on
      Then the dealer spreads only like this
        | where | face   |
        | table | <face> |

      Examples:
        | face |
        | up   |
        | down |

  @oneida-poker.E.4.s1 @procedure @trace
  Rule: Cards that were spread face down are turned face up when two players have come

    Background:
      Given an Oneida poker table
      And the house's face of the cards at an idle table is down
      And nobody plays any more
      And the house goes on

    Scenario: Turned face up for both of them to see
      When a player arrives at seat 3
      And a player arrives at seat 5
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | deck   | face |
        | dealer | turns face up         |      | deck 1 | up   |
        | dealer | offers for inspection | 3    |        |      |
      And each of the following happens once
        | who    | does                  | seat | deck   | face |
        | dealer | turns face up         |      | deck 1 | up   |
        | dealer | turns face up         |      | deck 2 | up   |
        | dealer | offers for inspection | 5    |        |      |

    Scenario: As long as there are not two they may lie face down
      When a player arrives at seat 3
      And the house goes on
      Then none of the following happens
        | does   |
        | washes |
      When a player arrives at seat 5
      And the house goes on
      Then each of the following happens once
        | does          | deck   |
        | turns face up | deck 1 |
        | turns face up | deck 2 |

  @oneida-poker.E.4.s2 @procedure @trace
  Rule: When the two have had the chance to look, the cards are made ready as at an opening
    The document points to the spreading that has just been done; what comes next there is meant.

    Background:
      Given an Oneida poker table

    @reading:idle-reopening.what-remains
    Scenario Outline: Cards that were spread face <face> are turned down, washed, stacked and shuffled
      Given the house's face of the cards at an idle table is <face>
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And a player arrives at seat 5
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | deck   | how            |
        | dealer | offers for inspection | 5    |        |                |
        | dealer | turns face down       |      | deck 1 |                |
        | dealer | washes                |      | deck 1 |                |
        | dealer | stacks                |      | deck 1 | after the wash |
        |        | shuffles              |      | deck 1 |                |

      Examples:
        | face |
        | up   |
        | down |

    @reading:idle-reopening.as-printed
    Scenario: They are spread again, by suit and in sequence, before they are made ready
      Given the house's face of the cards at an idle table is up
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And a player arrives at seat 5
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | deck   | face | how                     |
        | dealer | offers for inspection | 5    |        |      |                         |
        | dealer | spreads               |      | deck 1 | up   | by suit and in sequence |
        | dealer | washes                |      | deck 1 |      |                         |

    Scenario: Nothing is made ready before two players have come
      Given nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then none of the following happens
        | does     |
        | washes   |
        | shuffles |
      When a player arrives at seat 5
      And the house goes on
      Then the following happens, in this order
        | does                  | seat |
        | offers for inspection | 3    |
        | washes                |      |
        | stacks                |      |

    Scenario: After a time without players a hand is played as usual
      Given nobody plays any more
      And the house goes on
      When seats 4 and 5 have 100
      And one round is played
      Then the following happens, in this order
        | does             |
        | washes           |
        | shuffles         |
        | cuts             |
        | starts the round |
        | ends the round   |
