Feature: Shuffling and cutting the cards

  @three-card.e.1 @procedure @trace
  Rule: The cards are mixed at random just before play begins and after each round, by the dealer's hands or by a device

    Scenario Outline: The cards of one round do not come again when they are shuffled <way>
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is <way>
      When 12 rounds are played
      Then no two rounds are dealt the same cards

      Examples:
        | way           |
        | by hand       |
        | by any device |

    Scenario: By hand the shuffle comes before the shoe and the first round
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And a player arrives at seat 1
      When one deck is brought to the table
      And one round is played
      Then the following happens, in this order
        | who    | does             | deck   | how      |
        | dealer | shuffles         | deck 1 | manually |
        | dealer | loads            | deck 1 |          |
        |        | starts the round | deck 1 |          |

    Scenario: A device shuffles before play begins
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's number of decks is 1
      And the house's way of shuffling is by any device
      And a player arrives at seat 1
      When one deck is brought to the table
      And one round is played
      Then the following happens, in this order
        | who      | does             | deck   | how                                |
        | shuffler | shuffles         | deck 1 | with an automated shuffling device |
        |          | starts the round | deck 1 |                                    |

    Scenario: A device shuffles each of two decks before play begins
      Given a Three Card Poker table under the Section 14 rules that is not yet open
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

    Scenario Outline: Between two rounds the cards are shuffled <way>
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
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
      Given a Three Card Poker table under the Section 14 rules
      And two rounds are played
      When the house goes on
      Then the following happens, in this order
        | does     |
        | shuffles |

    Scenario: A round in which everybody folds is followed by a shuffle too
      Given a Three Card Poker table under the Section 14 rules
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 fold
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | does           | number |
        | ends the round | 1      |
        | shuffles       |        |

  @three-card.e.1.s1 @procedure @trace
  Rule: The shuffled cards are put into one stack, or by the device straight into the shoe

    Scenario: One stack after a shuffle by hand
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
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
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      Then the following happens, in this order
        | does             | deck   | how               |
        | shuffles         | deck 1 |                   |
        | stacks           | deck 1 | in a single stack |
        | starts the round |        |                   |

    Scenario: The stack goes into the shoe when the shuffle is complete
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's way of shuffling is by any device
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does     | deck   | where |
        | shuffler | shuffles | deck 1 |       |
        |          | loads    | deck 1 | shoe  |

  @three-card.e.2 @procedure @trace
  Rule: What follows the shuffle and the stack depends on who has shuffled
    After a device the cards are dealt, after the dealer they are cut.

    Scenario: The dealer has shuffled, and the cut comes before anything is loaded
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who    | does   | deck   | how               |
        | dealer | stacks | deck 1 | in a single stack |
        | dealer | cuts   | deck 1 |                   |
        | dealer | loads  | deck 1 |                   |

    Scenario: A device has shuffled, and the stack is dealt as it lies
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who      | does      | deck   | how               |
        |          | stacks    | deck 1 | in a single stack |
        | dealer   | announces |        |                   |

  @three-card.e.2.i @procedure @trace
  Rule: Cards shuffled by a device are dealt in the way that the table deals
    The rule asks for no cut; a house that makes one all the same does no wrong.

    Scenario Outline: Dealt from <dealing>
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And the house's way of shuffling is by any device
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who      | does     | deck   | where   | to     |
        | shuffler | shuffles | deck 1 |         |        |
        |          | loads    | deck 1 | <where> |        |
        |          | deals    |        |         | seat 1 |

      Examples:
        | dealing           | where          |
        | a manual shoe     | shoe           |
        | an automated shoe | automated shoe |

    Scenario: From the hand
      Given a Three Card Poker table under the Section 14 rules, dealt from the hand
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

  @three-card.e.2.ii @procedure @trace
  Rule: Cards shuffled by hand are cut

    Scenario: After a round
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who    | does     | deck   |
        | dealer | shuffles | deck 1 |
        | dealer | cuts     | deck 1 |
        | dealer | loads    | deck 1 |

    Scenario: When the table is opened
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's number of decks is 1
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then the following happens, in this order
        | who    | does     | deck   |
        | dealer | shuffles | deck 1 |
        | dealer | cuts     | deck 1 |
        | dealer | loads    | deck 1 |

    Scenario: After a void round
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then the following happens, in this order
        | who    | does            | deck   |
        | dealer | voids all hands |        |
        | dealer | shuffles        | deck 1 |
        | dealer | cuts            | deck 1 |

    Scenario: After a fifth round as after the first
      Given a Three Card Poker table under the Section 14 rules
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

  @three-card.e.3 @procedure @trace
  Rule: Where a cut is required, it is made first and the cards are dealt after it

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand

    Scenario: The cut, then the first card of the next round
      Given one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who    | does                   | deck   | to     |
        | dealer | places the cover card  | deck 1 |        |
        | dealer | cuts                   | deck 1 |        |
        | dealer | completes the cut      | deck 1 |        |
        | dealer | removes the cover card | deck 1 |        |
        |        | deals                  |        | seat 1 |

    Scenario: It is required in every round that follows a shuffle by hand
      Given two rounds are played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who    | does                   | deck   | to     |
        | dealer | places the cover card  | deck 1 |        |
        | dealer | removes the cover card | deck 1 |        |
        |        | deals                  |        | seat 1 |

  @three-card.e.3.i @procedure @trace
  Rule: The dealer cuts the deck, with one hand

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one round is played

    Scenario: One hand cuts
      When the house goes on
      Then the dealer cuts only like this
        | who    | deck   | how          |
        | dealer | deck 1 | with one hand |

    Scenario: A cut that is made again is made with one hand, too
      Given the house goes on
      When a pit boss orders a recut
      And the house goes on
      Then the dealer cuts only like this
        | who    | deck   | how          |
        | dealer | deck 1 | with one hand |

  @three-card.e.3.i.A @procedure @trace
  Rule: The cover card is laid on the table in front of the deck

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand

    Scenario: Before any card is cut
      Given one round is played
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does                  | deck   | where                 |
        | dealer | places the cover card | deck 1 | in front of the deck  |
        | dealer | cuts                  | deck 1 |                       |

    Scenario: After the shuffle, not before it
      Given two rounds are played
      When the house goes on
      Then the following happens, in this order
        | who    | does                  | deck   | where                |
        | dealer | shuffles              | deck 1 |                      |
        | dealer | places the cover card | deck 1 | in front of the deck |
        | dealer | cuts                  | deck 1 |                      |

  @three-card.e.3.i.B @procedure @trace
  Rule: At least ten cards from the top are put on the cover card

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand

    Scenario: The cut goes where the dealer chooses to make it
      Given the cut is made 17 cards from the top
      And one round is played
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does              | deck   | count | where             |
        | dealer | cuts              | deck 1 | 17    | on the cover card |
        | dealer | completes the cut | deck 1 |       |                   |

    Scenario: No cut in five rounds is too small
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
    Scenario: Nothing is asked of how many cards remain
      When the cut is made 50 cards from the top
      Then the cut is accepted
      When one round is played
      And the house goes on
      Then each of the following happens once
        | who    | does | count |
        | dealer | cuts | 50    |

    @reading:cut-from-bottom.ten-below
    Scenario: Ten cards that remain are enough, nine are not
      When the cut is made 42 cards from the top
      Then the cut is accepted
      When the cut is made 43 cards from the top
      Then the cut is refused
      When one round is played
      And the house goes on
      Then each of the following happens once
        | who    | does | count |
        | dealer | cuts | 42    |

    Scenario: A recut is no smaller
      Given one round is played
      And the house goes on
      When a pit boss orders a recut
      And the house goes on
      And one round is played
      Then every time the dealer cuts, the count is at least 10

  @three-card.e.3.i.C @procedure @trace
  Rule: The cards that remain are put on those that were cut

    Scenario Outline: Cut <depth> cards from the top, <rest> remain
      Given a Three Card Poker table under the Section 14 rules
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

  @three-card.e.3.i.D @procedure @trace
  Rule: The cover card is taken away from under the cards and put into the discard rack

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one round is played

    Scenario: When the cut is complete
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does                   | deck   | where        |
        | dealer | completes the cut      | deck 1 |              |
        | dealer | removes the cover card | deck 1 | discard rack |
        | dealer | loads                  | deck 1 |              |

    Scenario: So it is when the cut was ordered again
      Given the house goes on
      When a pit boss orders a recut
      And the house goes on
      Then the following happens, in this order
        | who    | does                   | deck   | where        |
        | dealer | completes the cut      | deck 1 |              |
        | dealer | removes the cover card | deck 1 | discard rack |
        | dealer | loads                  | deck 1 |              |

  @three-card.e.3.ii @procedure @trace
  Rule: The cut cards are dealt in the way that the table deals
    From the hand no cut cards are dealt, as a device shuffles there.

    Scenario Outline: Cut cards dealt from <dealing>
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who    | does      | deck   | where   | to     |
        | dealer | cuts      | deck 1 |         |        |
        | dealer | loads     | deck 1 | <where> |        |
        | dealer | announces |        |         |        |
        |        | deals     |        |         | seat 1 |

      Examples:
        | dealing           | where          |
        | a manual shoe     | shoe           |
        | an automated shoe | automated shoe |

  @three-card.e.4 @discretion @trace
  Rule: Between the cut and the first card, a casino supervisor may order another cut
    The order follows from a judgement that the cut was improper or might impair the game; that judgement is theirs.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand

    Scenario: The cards are cut again
      Given one round is played
      And the house goes on
      When a pit boss orders a recut
      And the house goes on
      Then the following happens, in this order
        | who      | does                  | deck   |
        | pit boss | orders a recut        |        |
        | dealer   | places the cover card | deck 1 |
        | dealer   | cuts                  | deck 1 |
        | dealer   | loads                 | deck 1 |

    Scenario: With the bets down and no card dealt there is still time
      Given one round is played
      And seat 1 wagers 10 on ante
      When a pit boss orders a recut
      And the cards are dealt
      Then the following happens, in this order
        | who      | does           | deck   |
        | pit boss | orders a recut |        |
        | dealer   | cuts           | deck 1 |
        |          | deals          |        |

    Scenario: The bets are closed and no card is dealt, there is still time
      Given one round is played
      And seat 1 wagers 10 on ante
      When the bets are closed, and no card is dealt yet
      And a pit boss orders a recut
      Then the order is accepted
      When the cards are dealt
      Then the following happens, in this order
        | who      | does           | deck   |
        | dealer   | announces      |        |
        | pit boss | orders a recut |        |
        | dealer   | cuts           | deck 1 |
        |          | deals          |        |

    Scenario: When cards are out it is too late, and in time again after the next cut
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When a pit boss orders a recut
      Then the order is refused
      When the round is completed
      And the house goes on
      And a pit boss orders a recut
      Then the order is accepted

    Scenario Outline: A <somebody> cannot order a recut
      Given one round is played
      And the house goes on
      When a <somebody> orders a recut
      Then the order is refused
      When a pit boss orders a recut
      Then the order is accepted

      Examples:
        | somebody |
        | player   |
        | dealer   |

    @reading:casino-supervisor.any-supervisor
    Scenario: A floorperson may order a recut
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

    Scenario: A recut may have to be repeated
      Given one round is played
      And the house goes on
      And a pit boss orders a recut
      And the house goes on
      When a pit boss orders a recut
      Then the order is accepted
      When the house goes on
      Then the following happens, in this order
        | who      | does           | deck   |
        | pit boss | orders a recut |        |
        | dealer   | cuts           | deck 1 |

    Scenario: In a second round it is too late when cards are out, as in the first
      Given one round is played
      And the house goes on
      When a pit boss orders a recut
      Then the order is accepted
      When seat 1 wagers 10 on ante
      And the cards are dealt
      And a pit boss orders a recut
      Then the order is refused

  @three-card.e.5 @procedure @trace
  Rule: At an open table where nobody plays, the cards lie spread on the table, face up or face down

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario Outline: Nobody plays any more, and the cards lie face <way>
      Given the house's way of dealing is from any shoe
      And the house's face of the cards at an idle table is <way>
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | does    | deck   | where | face  |
        | spreads | deck 1 | table | <way> |

      Examples:
        | way  |
        | down |
        | up   |

    Scenario: After a round it is no different
      Given the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | does    | deck   | where |
        | spreads | deck 1 | table |

  @three-card.e.5.s1 @procedure @trace
  Rule: Cards that lie face down are turned face up when a player comes

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Face down until a player comes
      Given the house's face of the cards at an idle table is down
      And nobody plays any more
      When the house goes on
      Then none of the following happens
        | does          |
        | turns face up |
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order and once each
        | does                  | deck   | where | face | seat |
        | turns face up         | deck 1 | table | up   |      |
        | offers for inspection |        |       |      | 3    |

    Scenario: After a round, too
      Given the house's number of decks is 1
      And the house's face of the cards at an idle table is down
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order and once each
        | does                  | deck   | face | seat |
        | turns face up         | deck 1 | up   |      |
        | offers for inspection |        |      | 3    |

  @three-card.e.5.s2 @procedure @trace
  Rule: When the first player has had the chance to look, the cards are made ready as at an opening

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario Outline: Turned down, washed, stacked, shuffled and cut, after a spread with the faces <way>
      Given the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And the house's face of the cards at an idle table is <way>
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | deck   | face | how            |
        | dealer | offers for inspection | 3    |        |      |                |
        | dealer | turns face down       |      | deck 1 | down |                |
        | dealer | washes                |      | deck 1 |      |                |
        | dealer | stacks                |      | deck 1 |      | after the wash |
        | dealer | shuffles              |      | deck 1 |      |                |
        | dealer | cuts                  |      | deck 1 |      |                |
        | dealer | loads                 |      | deck 1 |      |                |

      Examples:
        | way  |
        | down |
        | up   |

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
        | shuffles              |      |

    Scenario: After a round they are made ready like this as well
      Given the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | does                  | seat | deck   |
        | offers for inspection | 3    |        |
        | washes                |      | deck 1 |
        | shuffles              |      | deck 1 |
