Feature: Shuffle and cut of the cards

  @oneida-four-card.D.1 @procedure @trace
  Rule: The cards are shuffled by hand or by a device, just before play begins and after each round
    They are mixed at random.

    Scenario Outline: The cards of one round do not come again when they are shuffled <way>
      Given a Four Card Poker table under the Oneida rules
      And the house's way of shuffling is <way>
      When 12 rounds are played
      Then no two rounds are dealt the same cards

      Examples:
        | way           |
        | by hand       |
        | by any device |

    Scenario: The dealer shuffles a deck before it is played with
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does     | deck   | how      |
        | dealer | shuffles | deck 1 | manually |

    Scenario: The device shuffles a deck before it is played with
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And the house's way of shuffling is by any device
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who      | does     | deck   | how                                |
        | shuffler | shuffles | deck 1 | with an automated shuffling device |

    Scenario: A device shuffles before play begins
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And the house's way of shuffling is by any device
      And a player arrives at seat 1
      When one deck is brought to the table
      And one round is played
      Then the following happens, in this order
        | who      | does             | deck   |
        | shuffler | shuffles         | deck 1 |
        |          | starts the round | deck 1 |

    Scenario: A device shuffles each of two decks before play begins
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And a player arrives at seat 1
      When 2 decks are brought to the table
      And one round is played
      Then the following happens, in this order
        | who      | does             | deck   |
        | shuffler | shuffles         | deck 1 |
        |          | starts the round |        |
      And the following happens, in this order
        | who      | does             | deck   |
        | shuffler | shuffles         | deck 2 |
        |          | starts the round |        |

    Scenario: The shuffle comes before the shoe and the first round
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And a player arrives at seat 1
      When one deck is brought to the table
      And one round is played
      Then the following happens, in this order
        | who    | does             | deck   |
        | dealer | shuffles         | deck 1 |
        | dealer | loads            | deck 1 |
        |        | starts the round | deck 1 |

    Scenario Outline: Between two rounds the cards are shuffled <way>
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is <way>
      And the house's number of decks is 1
      When two rounds are played
      Then the following happens, in this order
        | who   | does             | deck   | number |
        |       | ends the round   |        | 1      |
        | <who> | shuffles         | deck 1 |        |
        |       | loads            | deck 1 |        |
        |       | starts the round | deck 1 | 2      |

      Examples:
        | way           | who      |
        | by hand       | dealer   |
        | by any device | shuffler |

    Scenario: The cards are shuffled after a second round as after the first
      Given a Four Card Poker table under the Oneida rules
      And two rounds are played
      When the house goes on
      Then the following happens, in this order
        | does     |
        | shuffles |

    Scenario: A round in which everybody folds is followed by a shuffle too
      Given a Four Card Poker table under the Oneida rules
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 fold
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | does           | number |
        | ends the round | 1      |
        | shuffles       |        |

  @oneida-four-card.D.1.s1 @procedure @trace
  Rule: The shuffled cards are put into one stack; a device may put the stack straight into a shoe

    Scenario: One stack after a shuffle by hand
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who    | does     | deck   | how               |
        | dealer | shuffles | deck 1 |                   |
        |        | stacks   | deck 1 | in a single stack |
        |        | loads    | deck 1 |                   |

    Scenario: Where there is no shoe for the device to put it into, one stack before the next round
      Given a Four Card Poker table under the Oneida rules, dealt from the hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      Then the following happens, in this order
        | does             | deck   | how               |
        | shuffles         | deck 1 |                   |
        | stacks           | deck 1 | in a single stack |
        | starts the round |        |                   |

    Scenario: The stack goes into the shoe when the shuffle is complete
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is by any device
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does     | deck   | where |
        | shuffler | shuffles | deck 1 |       |
        |          | loads    | deck 1 | shoe  |

  @oneida-four-card.D.2 @procedure @trace
  Rule: What follows the shuffle and the stack depends on who has shuffled
    After a device the cards are dealt, after the dealer's hands they are cut.

    Scenario: The dealer has shuffled, and the cut comes before anything is loaded
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who    | does     | deck   | how               |
        | dealer | shuffles | deck 1 |                   |
        | dealer | stacks   | deck 1 | in a single stack |
        | dealer | cuts     | deck 1 |                   |
        | dealer | loads    | deck 1 |                   |

    Scenario: A device has shuffled, and the stack is dealt as it lies
      Given a Four Card Poker table under the Oneida rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who      | does      | deck   | how               |
        | shuffler | shuffles  | deck 1 |                   |
        |          | stacks    | deck 1 | in a single stack |
        | dealer   | loads     | deck 1 |                   |
        |          | deals     |        |                   |

  @oneida-four-card.D.2.a @procedure @trace
  Rule: Cards shuffled by a device are dealt in the way that the table deals
    The rule asks for no cut; a house that makes one all the same does no wrong.

    # Unlike mlgca-four-card: there the shuffler has two names, so that it stands in one row more.
    Scenario Outline: From <dealing>
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And the house's way of shuffling is by any device
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does     | deck   | where   |
        | shuffler | shuffles | deck 1 |         |
        |          | loads    |        | <where> |

      Examples:
        | dealing           | where          |
        | a manual shoe     | shoe           |
        | an automated shoe | automated shoe |

    Scenario: From the hand
      Given a Four Card Poker table under the Oneida rules, dealt from the hand
      And the house's way of shuffling is by any device
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who      | does     | deck   | to     |
        | shuffler | shuffles | deck 1 |        |
        | dealer   | loads    | deck 1 |        |
        |          | deals    |        | seat 1 |

  @oneida-four-card.D.2.b @procedure @trace
  Rule: Cards shuffled by hand are cut

    Scenario: Shuffled by hand
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who    | does     | deck   |
        | dealer | shuffles | deck 1 |
        | dealer | cuts     | deck 1 |
        | dealer | loads    | deck 1 |

    Scenario: After a fifth round they are cut as after the first
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And four rounds are played
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | who    | does     | deck   |
        | dealer | shuffles | deck 1 |
        | dealer | cuts     | deck 1 |
        | dealer | loads    | deck 1 |

    Scenario: Shuffled by hand before the first round
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who    | does     | deck   |
        | dealer | shuffles | deck 1 |
        | dealer | cuts     | deck 1 |
        | dealer | loads    | deck 1 |

  @oneida-four-card.D.3 @procedure @trace
  Rule: A cut that is required is made by the dealer, before the cards are dealt

    Scenario: The dealer cuts, and the round is dealt from the cut stack
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who    | does                   | deck   |
        | dealer | shuffles               | deck 1 |
        | dealer | places the cover card  | deck 1 |
        | dealer | cuts                   | deck 1 |
        | dealer | completes the cut      | deck 1 |
        | dealer | removes the cover card | deck 1 |
        |        | starts the round       | deck 1 |
        |        | deals                  |        |

    Scenario: Before the first round the dealer cuts, too
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And a player arrives at seat 1
      When one deck is brought to the table
      And one round is played
      Then the following happens, in this order
        | who    | does  | deck   |
        | dealer | cuts  | deck 1 |
        |        | deals |        |

  @oneida-four-card.D.3.a @procedure @trace
  Rule: The dealer cuts with one hand
    Which hand it is does not matter.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one round is played

    Scenario: With one hand
      When the house goes on
      Then each of the following happens once
        | who    | does | deck   | how           |
        | dealer | cuts | deck 1 | with one hand |

    Scenario: A recut is made with one hand, too
      Given the house goes on
      When a pit boss orders a recut
      And the house goes on
      Then each of the following happens once
        | who    | does | deck   | how           |
        | dealer | cuts | deck 1 | with one hand |

  @oneida-four-card.D.3.a.i @procedure @trace
  Rule: First the cover card is laid on the table in front of the deck

    Background:
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one round is played

    Scenario: The cover card lies there before the cut
      When the house goes on
      Then the following happens, in this order and once each
       | who    | does                  | deck   | where                |
       | dealer | places the cover card | deck 1 | in front of the deck |
       | dealer | cuts                  | deck 1 |                      |

    Scenario: It lies there before a recut as well
      Given the house goes on
      When a pit boss orders a recut
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does                  | deck   | where                |
        | dealer | places the cover card | deck 1 | in front of the deck |
        | dealer | cuts                  | deck 1 |                      |

  @oneida-four-card.D.3.a.ii @procedure @trace
  Rule: At least ten cards from the top of the deck are put on the cover card

    Background:
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand

    # Unlike mlgca-four-card: the cards are lifted onto a cover card; there the cover card is put into the stack.
    Scenario: The cut goes where the dealer chooses to make it
      Given the cut is made 17 cards from the top
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who    | does                  | deck   | count | where             |
        | dealer | places the cover card | deck 1 |       |                   |
        | dealer | cuts                  | deck 1 | 17    | on the cover card |
        | dealer | completes the cut     | deck 1 |       |                   |

    Scenario: In five rounds no stack is smaller
      When 5 rounds are played
      Then every time the dealer cuts, the count is at least 10

    Scenario: Ten cards are enough, nine are not
      When the cut is made 10 cards from the top
      Then the cut is accepted
      When the cut is made 9 cards from the top
      Then the cut is refused
      When one round is played
      And the house goes on
      Then each of the following happens once
        | who    | does | count |
        | dealer | cuts | 10    |

    @reading:cut-from-bottom.any
    Scenario: Nothing is asked of the number that is left
      When the cut is made 50 cards from the top
      Then the cut is accepted
      When one round is played
      And the house goes on
      Then each of the following happens once
        | who    | does | count |
        | dealer | cuts | 50    |

    @reading:cut-from-bottom.ten-below
    Scenario: Ten cards left are enough, nine are not
      When the cut is made 42 cards from the top
      Then the cut is accepted
      When the cut is made 43 cards from the top
      Then the cut is refused
      When one round is played
      And the house goes on
      Then each of the following happens once
        | who    | does | count |
        | dealer | cuts | 42    |

    Scenario: A recut takes ten cards at least, too
      Given one round is played
      And the house goes on
      When a pit boss orders a recut
      And the house goes on
      And one round is played
      Then every time the dealer cuts, the count is at least 10

  @oneida-four-card.D.3.a.iii @procedure @trace
  Rule: The cards that remain are put on top of those on the cover card
    So that what was above the cut is at the bottom.

    Scenario Outline: Cut <depth> cards from the top, <rest> remain
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And the cut is made <depth> cards from the top
      And one round is played
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does                   | deck   | count  | where            |
        | dealer | cuts                   | deck 1 |        |                  |
        | dealer | completes the cut      | deck 1 | <rest> | on the cut cards |
        | dealer | removes the cover card | deck 1 |        |                  |
        | dealer | loads                  | deck 1 |        |                  |

      Examples:
        | depth | rest |
        | 10    | 42   |
        | 31    | 21   |

  @oneida-four-card.D.3.a.iv @procedure @trace
  Rule: The cover card is taken out and put into the discard rack
    It is not dealt from a deck that has it in it.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one round is played

    Scenario: The cover card goes to the rack before the cards are loaded
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does                   | deck   | where        |
        | dealer | cuts                   | deck 1 |              |
        | dealer | removes the cover card | deck 1 | discard rack |
        | dealer | loads                  | deck 1 |              |

    Scenario: After a recut it goes there as well
      Given the house goes on
      When a pit boss orders a recut
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does                   | deck   | where        |
        | dealer | cuts                   | deck 1 |              |
        | dealer | removes the cover card | deck 1 | discard rack |

  @oneida-four-card.D.3.b @procedure @trace
  Rule: The cut cards are dealt in the way that the table deals
    Cards dealt from the hand are shuffled by a device and not cut, so that only the two shoes are left.

    Scenario Outline: Into the <shoe>, and dealt from there
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is <shoe>
      And the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | does  | deck   | where   | from    |
        | cuts  | deck 1 |         |         |
        | loads | deck 1 | <where> |         |
        | deals |        |         | <where> |

      Examples:
        | shoe           | where          |
        | manual shoe    | shoe           |
        | automated shoe | automated shoe |

  @oneida-four-card.D.4 @discretion @trace
  Rule: Between the cut and the first card, a casino supervisor may order another cut
    The order follows from a judgement that the cut was improper or might impair the game; that judgement is theirs.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand

    # Unlike mlgca-four-card: the cover card ends in the discard rack; there at the bottom of the stack.
    Scenario: The cards are cut again
      Given one round is played
      And the house goes on
      When a pit boss orders a recut
      And the house goes on
      Then the following happens, in this order
        | who         | does                  | deck   |
        | floorperson | orders a recut        |        |
        | dealer      | places the cover card | deck 1 |
        | dealer      | cuts                  | deck 1 |
        | dealer      | loads                 | deck 1 |

    Scenario: With the bets down and no card dealt there is still time
      Given one round is played
      And seat 1 wagers 10 on ante
      When a pit boss orders a recut
      And the cards are dealt
      Then the following happens, in this order
        | who         | does           | deck   |
        | floorperson | orders a recut |        |
        | dealer      | cuts           | deck 1 |
        |             | deals          |        |

    Scenario: When cards are out it is too late, and in time again after the next cut
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When a pit boss orders a recut
      Then the order is refused
      When the round is completed
      And the house goes on
      And a pit boss orders a recut
      Then the order is accepted

    Scenario: A player cannot order a recut
      Given one round is played
      And the house goes on
      When a player orders a recut
      Then the order is refused
      When a pit boss orders a recut
      Then the order is accepted

    Scenario: The bets are closed and no card is dealt, there is still time
      Given one round is played
      And seat 1 wagers 10 on ante
      When the bets are closed, and no card is dealt yet
      And a pit boss orders a recut
      Then the order is accepted
      When the cards are dealt
      Then the following happens, in this order
        | who         | does           | deck   |
        | dealer      | announces      |        |
        | floorperson | orders a recut |        |
        | dealer      | cuts           | deck 1 |
        |             | deals          |        |

    Scenario: A recut may have to be repeated
      Given one round is played
      And the house goes on
      And a pit boss orders a recut
      And the house goes on
      When a pit boss orders a recut
      Then the order is accepted
      When the house goes on
      Then the following happens, in this order
        | who         | does           | deck   |
        | floorperson | orders a recut |        |
        | dealer      | cuts           | deck 1 |

    Scenario: In a second round it is too late when cards are out, as in the first
      Given one round is played
      And the house goes on
      When a pit boss orders a recut
      Then the order is accepted
      When seat 1 wagers 10 on ante
      And the cards are dealt
      And a pit boss orders a recut
      Then the order is refused

    @reading:casino-supervisor.any-supervisor
    Scenario: A floorperson may order a recut, a player may not
      Given one round is played
      And the house goes on
      When a floorperson orders a recut
      Then the order is accepted
      When a player orders a recut
      Then the order is refused

    @reading:casino-supervisor.above-floorperson
    Scenario: A floorperson may not order a recut, a pit boss may
      Given one round is played
      And the house goes on
      When a floorperson orders a recut
      Then the order is refused
      When a pit boss orders a recut
      Then the order is accepted

  @oneida-four-card.D.5 @procedure @trace
  Rule: At an open table where nobody plays, the cards are spread on the table, face up or face down
    Either is allowed.

    Scenario Outline: Nobody plays any more, dealt from <dealing>
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | who    | does    | deck   | where |
        | dealer | spreads | deck 1 | table |

      Examples:
        | dealing           |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

    Scenario: After a round they are spread as well
      Given a Four Card Poker table under the Oneida rules
      And the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | who    | does    | deck   | where |
        | dealer | spreads | deck 1 | table |

    Scenario Outline: The house spreads them face <face>
      Given a Four Card Poker table under the Oneida rules
      And the house's number of decks is 1
      And the house's face of the cards at an idle table is <face>
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | who    | does    | deck   | face   |
        | dealer | spreads | deck 1 | <face> |

      Examples:
        | face |
        | up   |
        | down |

  @oneida-four-card.D.5.s1 @procedure @trace
  Rule: Cards spread face down are turned face up when a player comes

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Turned face up for the player to see
      Given the house's face of the cards at an idle table is down
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | deck   | face |
        | dealer | turns face up         |      | deck 1 | up   |
        | dealer | offers for inspection | 3    |        |      |

    Scenario: As long as nobody comes they lie face down
      Given the house's face of the cards at an idle table is down
      And nobody plays any more
      When the house goes on
      Then none of the following happens
        | does          |
        | turns face up |
      When a player arrives at seat 3
      And the house goes on
      Then each of the following happens once
        | does          | deck   |
        | turns face up | deck 1 |

    Scenario: After a round it is no different
      Given the house's number of decks is 1
      And the house's face of the cards at an idle table is down
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 5
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | deck   | face |
        | dealer | turns face up         |      | deck 1 | up   |
        | dealer | offers for inspection | 5    |        |      |

  @oneida-four-card.D.5.s2 @procedure @trace
  Rule: When the first player has had the chance to look, the cards are turned face down, washed and stacked as at an opening

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario Outline: Cards that were spread face <face>
      Given the house's number of decks is 1
      And the house's face of the cards at an idle table is <face>
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | deck   | how            |
        | dealer | offers for inspection | 3    |        |                |
        | dealer | turns face down       |      | deck 1 |                |
        | dealer | washes                |      | deck 1 |                |
        | dealer | stacks                |      | deck 1 | after the wash |
        |        | shuffles              |      | deck 1 |                |

      Examples:
        | face |
        | up   |
        | down |

    # Unlike mlgca-four-card: no device reshuffles by itself, and stacking is what the cut is made ready with.
    Scenario: Nothing is made ready before a player has come
      Given nobody plays any more
      When the house goes on
      Then none of the following happens
        | does                  |
        | offers for inspection |
        | washes                |
        | shuffles              |
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | does                  | seat |
        | offers for inspection | 3    |
        | washes                |      |
        | stacks                |      |

  @oneida-four-card.D.5.s3 @procedure @trace
  Rule: Play then begins with a shuffle, and a cut where one is needed

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Shuffled by hand, cut and loaded before the first round
      Given the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      And seat 3 wagers 10 on ante
      Then the following happens, in this order
        | who    | does             | deck   | how            |
        | dealer | stacks           | deck 1 | after the wash |
        | dealer | shuffles         | deck 1 |                |
        | dealer | cuts             | deck 1 |                |
        | dealer | loads            | deck 1 |                |
        |        | starts the round | deck 1 |                |

    Scenario: Shuffled by a device before the first round
      Given the house's way of shuffling is by any device
      And the house's number of decks is 1
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      And seat 3 wagers 10 on ante
      Then the following happens, in this order
        | who      | does             | deck   | how            |
        | dealer   | stacks           | deck 1 | after the wash |
        | shuffler | shuffles         | deck 1 |                |
        |          | starts the round | deck 1 |                |

    Scenario: After a time without players the round is played as usual
      Given nobody plays any more
      And the house goes on
      When one round is played
      Then the following happens, in this order
        | does             |
        | shuffles         |
        | starts the round |
        | ends the round   |
      And the round stands
