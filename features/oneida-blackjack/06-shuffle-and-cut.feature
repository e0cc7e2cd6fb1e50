Feature: Oneida Blackjack: shuffle and cut of the cards
  A player cuts what was shuffled by hand: who comes first depends on where the cutting card was found. If nobody will, the dealer does.

  @oneida-blackjack.E.1 @procedure @trace
  Rule: The cards are shuffled by hand or by a device, just before play begins and after each round
    They are mixed at random.

    Scenario Outline: Before play begins, <way>
      Given a Blackjack table under the Oneida rules that is not yet open
      And the house's way of dealing is manual shoe
      And the house's number of decks is 1
      And the house's way of shuffling is <way>
      And a player arrives at seat 1
      When one deck is brought to the table
      And one round is played
      Then the following happens, in this order
        | who   | does             | deck   | how   |
        | <who> | shuffles         | deck 1 | <how> |
        |       | loads            | deck 1 |       |
        |       | starts the round |        |       |

      Examples:
        | way       | who      | how                                |
        | by hand   | dealer   | manually                           |
        | by device | shuffler | with an automated shuffling device |

    @reading:reshuffle.after-each-round
    Scenario Outline: Between two rounds, <way>, with the number of decks <decks>
      Given a Blackjack table under the Oneida rules
      And the house's way of dealing is manual shoe
      And the house's number of decks is <decks>
      And the house's way of shuffling is <way>
      When two rounds are played
      Then the following happens, in this order and once each
        | who   | does             | deck   | number |
        |       | ends the round   |        | 1      |
        | <who> | shuffles         | deck 1 |        |
        |       | loads            | deck 1 |        |
        |       | starts the round |        | 2      |

      Examples:
        | way       | decks | who      |
        | by hand   | 1     | dealer   |
        | by hand   | 6     | dealer   |
        | by device | 2     | shuffler |

    @reading:reshuffle.at-the-cutting-card
    Scenario: Rounds are played on until the cutting card has come
      Given a Blackjack table under the Oneida rules
      And the house's number of decks is 6
      And the house's way of shuffling is by hand
      And one round is played
      When two rounds are played
      Then none of the following happens
        | does     |
        | shuffles |
      When the cutting card lies above card 1 of the deck
      And two rounds are played
      Then the following happens, in this order
        | does                   | number |
        | finds the cutting card |        |
        | shuffles               |        |
        | starts the round       | 5      |

    Scenario Outline: The cards of one round do not come again when they are shuffled <way>
      Given a Blackjack table under the Oneida rules
      And the house's number of decks is 1
      And the house's way of shuffling is <way>
      When 12 rounds are played
      Then no two rounds are dealt the same cards

      Examples:
        | way       |
        | by hand   |
        | by device |

  @oneida-blackjack.E.1.s1 @procedure @trace
  Rule: The shuffled cards are put into one stack; a device may put the stack straight into a shoe

    Scenario Outline: One stack after a shuffle <way>
      Given a Blackjack table under the Oneida rules that is not yet open
      And the house's way of dealing is manual shoe
      And the house's number of decks is 2
      And the house's way of shuffling is <way>
      And a player arrives at seat 1
      When 2 decks are brought to the table
      And the house goes on
      Then the following happens, in this order
        | who   | does     | deck   | how               |
        | <who> | shuffles | deck 1 |                   |
        | <who> | stacks   | deck 1 | in a single stack |
        |       | loads    | deck 1 |                   |

      Examples:
        | way       | who      |
        | by hand   | dealer   |
        | by device | shuffler |

    @reading:reshuffle.after-each-round
    Scenario: One stack before the next round, too
      Given a Blackjack table under the Oneida rules
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on blackjack
      Then the following happens, in this order and once each
        | does             | how               |
        | shuffles         |                   |
        | stacks           | in a single stack |
        | starts the round |                   |

  @oneida-blackjack.E.2 @procedure @trace
  Rule: What follows the shuffle and the stack depends on who has shuffled
    After a device the cards are dealt, after the dealer's hands they are cut.

    @reading:reshuffle.after-each-round
    Scenario Outline: Shuffled <way>, the cards are stacked and then <next>
      Given a Blackjack table under the Oneida rules
      And the house's way of dealing is manual shoe
      And the house's way of shuffling is <way>
      And the cutting card lies above card 1 of the deck
      And one round is played
      When the house goes on
      Then the following happens, in this order and once each
        | does     | how               |
        | shuffles |                   |
        | stacks   | in a single stack |
        | <next>   |                   |

      Examples:
        | way       | next           |
        | by hand   | offers the cut |
        | by device | loads          |

  @oneida-blackjack.E.2.a @procedure @trace
  Rule: Cards shuffled by a device are dealt from the shoe or from the hand
    The rule asks for no cut.

    @reading:reshuffle.after-each-round
    Scenario Outline: From <dealing>
      Given a Blackjack table under the Oneida rules, dealt from <dealing>
      And the house's way of shuffling is by device
      And the dealer holds the cards in the left hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on blackjack
      And the cards are dealt
      Then the following happens, in this order
        | who      | does     | where   | to     |
        | shuffler | shuffles |         |        |
        |          | loads    | <where> |        |
        |          | deals    |         | seat 1 |

      Examples:
        | dealing       | where     |
        | a manual shoe | shoe      |
        | the hand      | left hand |

  @oneida-blackjack.E.2.b @procedure @trace
  Rule: Cards shuffled by hand are cut

    @reading:reshuffle.after-each-round
    Scenario Outline: After a round, dealt from <dealing>
      Given a Blackjack table under the Oneida rules, dealt from <dealing>
      And the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on blackjack
      And the cards are dealt
      Then the following happens, in this order
        | does     | to     |
        | shuffles |        |
        | cuts     |        |
        | loads    |        |
        | deals    | seat 1 |

      Examples:
        | dealing       |
        | a manual shoe |
        | the hand      |

    Scenario: Before the first round
      Given a Blackjack table under the Oneida rules that is not yet open
      And the house's way of dealing is manual shoe
      And the house's number of decks is 1
      And the house's way of shuffling is by hand
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | does     |
        | shuffles |
        | cuts     |
        | loads    |

  @oneida-blackjack.E.3 @procedure @trace
  Rule: The dealer offers the stack to a player, who puts the cutting card in, ten cards or more from either end

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's way of dealing is manual shoe
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And the house's number of decks is 1

    @reading:reshuffle.after-each-round
    Scenario: Offered, and cut by the player
      Given the cutting card lies above card 1 of the deck
      And one round is played
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does           | seat | how                   |
        | dealer | offers the cut | 1    |                       |
        | player | cuts           | 1    | with the cutting card |
        | dealer | loads          |      |                       |

    @reading:reshuffle.after-each-round
    Scenario Outline: The player's choice of <place> is a cut
      Given the cutting card lies above card 1 of the deck
      And one round is played
      When the cut is made <number> cards from the top
      Then the cut is accepted
      When the house goes on
      Then each of the following happens once
        | who    | does | count    |
        | player | cuts | <number> |

      Examples:
        | place                     | number |
        | ten cards from the top    | 10     |
        | twenty from the top       | 20     |
        | ten cards from the bottom | 42     |

    @reading:reshuffle.after-each-round
    Scenario: One that was refused is not made
      Given the cutting card lies above card 1 of the deck
      And one round is played
      When the cut is made 20 cards from the top
      Then the cut is accepted
      When the cut is made 9 cards from the top
      Then the cut is refused
      When the house goes on
      Then each of the following happens once
        | who    | does | seat | count | how                   |
        | player | cuts | 1    | 20    | with the cutting card |

    Scenario Outline: <place>, it is none
      Given a player arrives at seat 1
      When the cut is made <near> cards from the top
      Then the cut is refused
      When the cut is made <far enough> cards from the top
      Then the cut is accepted

      Examples:
        | place                       | near | far enough |
        | Nine cards from the top     | 9    | 10         |
        | Nine cards from the bottom  | 43   | 42         |

  @oneida-blackjack.E.3.s1 @procedure @trace
  Rule: One player has to cut first, whom the place of the cutting card or the occasion names
    Of several players at the table the others are asked only when that one will not.

    @reading:reshuffle.after-each-round @reading:ordinary-cutter.farthest-right
    Scenario: One player is offered the cut, and no other: where the cutting card has not come up, the one farthest to the right
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And seats 1 to 3 wager 10 on blackjack
      And the round is completed
      When the house goes on
      Then the dealer offers the cut only like this
        | seat |
        | 3    |
      And each of the following happens once
        | who    | does | seat |
        | player | cuts | 3    |

    @reading:reshuffle.after-each-round @reading:ordinary-cutter.dealer
    Scenario: Where it has not come up, the dealer cuts, and a player where it has
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And seat 1 wagers 10 on blackjack
      And the round is completed
      And the house goes on
      When seat 1 wagers 10 on blackjack
      And the cutting card lies above card 1 of the deck
      And the round is completed
      And the house goes on
      Then each of the following happens once
        | who    | does           | seat |
        | dealer | offers the cut | 1    |
        | player | cuts           | 1    |
      When seat 1 wagers 10 on blackjack
      And the round is completed
      And the house goes on
      Then each of the following happens once
        | who    | does |
        | dealer | cuts |

  @oneida-blackjack.E.3.a @procedure @trace
  Rule: When the game begins, the first player who came to the table cuts

    Background:
      Given a Blackjack table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And the house's way of shuffling is by hand
      And one deck is brought to the table
      And the house goes on

    Scenario Outline: Seat <first> came first, then seat <second>
      When a player arrives at seat <first>
      And a player arrives at seat <second>
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does           | seat    |
        | dealer | offers the cut | <first> |
        | player | cuts           | <first> |

      Examples:
        | first | second |
        | 2     | 6      |
        | 6     | 2      |
        | 1     | 7      |

  @oneida-blackjack.E.3.b @procedure @trace
  Rule: If the cutting card came at a player's circle in the last round, that player cuts

    @reading:reshuffle.after-each-round
    Scenario Outline: It comes with card <card>, at seat <seat>
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And seats 1, 3 and 5 wager 10 on blackjack
      And the cutting card lies above card <card> of the deck
      And the round is completed
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does           | seat   |
        | dealer | offers the cut | <seat> |
        | player | cuts           | <seat> |

      Examples:
        | card | seat |
        | 1    | 1    |
        | 2    | 3    |
        | 3    | 5    |
        | 5    | 1    |
        | 7    | 5    |

    @reading:reshuffle.after-each-round
    Scenario: It comes with a card that a player draws
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And seats 1 and 2 wager 10 on blackjack
      And the cutting card lies above card 7 of the deck
      And the cards fall as
        | seat 1 | 2d 3h 4c |
        | seat 2 | Td 8h    |
        | dealer | Tc 9s    |
      When seat 1 draws
      And the round is completed
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does                   | whose  | seat |
        | dealer | finds the cutting card | seat 1 |      |
        | dealer | offers the cut         |        | 1    |

  @oneida-blackjack.E.3.c @procedure @trace
  Rule: If the cutting card came at the dealer's hand in the last round, the player farthest to the dealer's right cuts

    @reading:reshuffle.after-each-round
    Scenario Outline: It comes with the dealer's <card>
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And seats 1, 3 and 5 wager 10 on blackjack
      And the cutting card lies above card <number> of the deck
      And the round is completed
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does           | seat |
        | dealer | offers the cut | 5    |
        | player | cuts           | 5    |

      Examples:
        | card        | number |
        | first card  | 4      |
        | second card | 8      |

    @reading:reshuffle.after-each-round
    Scenario: It comes with a card that the dealer draws
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And seats 2 and 6 wager 10 on blackjack
      And the cutting card lies above card 7 of the deck
      And the cards fall as
        | seat 2 | Td 9h    |
        | seat 6 | Th 8h    |
        | dealer | Tc 2s 9d |
      When seat 2 stands
      And seat 6 stands
      And the round is completed
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does                   | whose  | seat |
        | dealer | finds the cutting card | dealer |      |
        | dealer | offers the cut         |        | 6    |

  @oneida-blackjack.E.3.d @procedure @trace
  Rule: If the casino has the cards reshuffled by its own choice, the player farthest to the dealer's right cuts

    Scenario Outline: A floorperson orders a shuffle, the last player sits at seat <last>
      Given a Blackjack table under the Oneida rules
      And the house's way of shuffling is by hand
      And seats 1 and <last> wager 10 on blackjack
      And the round is completed
      And the house goes on
      When a floorperson orders a shuffle
      And the house goes on
      Then the following happens, in this order and once each
        | who         | does             | deck   | seat   |
        | floorperson | orders a shuffle |        |        |
        | dealer      | shuffles         | deck 1 |        |
        | dealer      | offers the cut   |        | <last> |
        | player      | cuts             |        | <last> |

      Examples:
        | last |
        | 2    |
        | 7    |

    Scenario: A player cannot order a shuffle
      Given a Blackjack table under the Oneida rules
      And the house's way of shuffling is by hand
      And seats 1 and 2 wager 10 on blackjack
      And the round is completed
      And the house goes on
      When a player orders a shuffle
      Then the order is refused
      When the house goes on
      Then none of the following happens
        | does     |
        | shuffles |
      When a floorperson orders a shuffle
      Then the order is accepted

  @oneida-blackjack.E.3.e @procedure @trace
  Rule: If that player refuses, the cut is offered to the others, clockwise, until one accepts

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's way of shuffling is by hand
      And seats 1, 3 and 5 wager 10 on blackjack
      And the round is completed

    @reading:reshuffle.after-each-round @reading:ordinary-cutter.farthest-right
    Scenario: From the last seat it goes on to the first
      Given seat 5 is going to refuse the cut
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does            | seat |
        | dealer | offers the cut  | 5    |
        | player | refuses the cut | 5    |
        | dealer | offers the cut  | 1    |
        | player | cuts            | 1    |

    @reading:reshuffle.after-each-round @reading:ordinary-cutter.farthest-right
    Scenario: And then to the second
      Given seats 5 and 1 are going to refuse the cut
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does            | seat |
        | dealer | offers the cut  | 5    |
        | player | refuses the cut | 5    |
        | dealer | offers the cut  | 1    |
        | player | refuses the cut | 1    |
        | dealer | offers the cut  | 3    |
        | player | cuts            | 3    |

    @reading:reshuffle.after-each-round @reading:ordinary-cutter.farthest-right
    Scenario: When one has accepted nobody else is asked
      Given seat 5 is going to refuse the cut
      When the house goes on
      Then the dealer offers the cut only like this
        | seat |
        | 5    |
        | 1    |

  @oneida-blackjack.E.4 @procedure @trace
  Rule: If no player accepts, the dealer cuts, with one hand

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And seats 1 and 3 wager 10 on blackjack
      And the cutting card lies above card 2 of the deck
      And the round is completed

    @reading:reshuffle.after-each-round
    Scenario: Both players have refused
      Given seats 1 and 3 are going to refuse the cut
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does                   | seat | how           |
        | player | refuses the cut        | 3    |               |
        | player | refuses the cut        | 1    |               |
        | dealer | places the cover card  |      |               |
        | dealer | cuts                   |      | with one hand |
        | dealer | completes the cut      |      |               |
        | dealer | removes the cover card |      |               |
      And none of the following happens
        | who    | does |
        | player | cuts |

    @reading:reshuffle.after-each-round
    Scenario: When one of them has not, the dealer does not cut
      Given seat 3 is going to refuse the cut
      When the house goes on
      Then none of the following happens
        | who    | does |
        | dealer | cuts |
      And each of the following happens once
        | who    | does | seat |
        | player | cuts | 1    |
      When seats 1 and 3 wager 10 on blackjack
      And the round is completed
      And seats 1 and 3 are going to refuse the cut
      And the house goes on
      Then each of the following happens once
        | who    | does |
        | dealer | cuts |

  @oneida-blackjack.E.4.a @procedure @trace
  Rule: For that the dealer first lays the cover card on the table in front of the deck

    @reading:reshuffle.after-each-round
    Scenario: The cover card lies there before the dealer's cut
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And one round is played
      And seat 1 is going to refuse the cut
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does                  | where                |
        | dealer | places the cover card | in front of the deck |
        | dealer | cuts                  |                      |

  @oneida-blackjack.E.4.b @procedure @trace
  Rule: Ten cards or more from the top are put on the cover card

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And the house's number of decks is 1

    @reading:reshuffle.after-each-round
    Scenario Outline: A stack of <number>
      Given one round is played
      And seat 1 is going to refuse the cut
      And the cut is made <number> cards from the top
      When the house goes on
      Then each of the following happens once
        | who    | does | count    | where             |
        | dealer | cuts | <number> | on the cover card |
      And the following happens, in this order and once each
        | who    | does                  |
        | dealer | places the cover card |
        | dealer | cuts                  |
        | dealer | completes the cut     |

      Examples:
        | number |
        | 10     |
        | 17     |

    @reading:reshuffle.after-each-round
    Scenario: Nine are not enough
      Given one round is played
      And seat 1 is going to refuse the cut
      When the cut is made 10 cards from the top
      Then the cut is accepted
      When the cut is made 9 cards from the top
      Then the cut is refused
      When the house goes on
      Then each of the following happens once
        | who    | does | count |
        | dealer | cuts | 10    |

    @reading:cut-from-bottom.any
    Scenario: Nothing is asked of the number that is left
      Given one round is played
      And seat 1 is going to refuse the cut
      When the cut is made 9 cards from the top
      Then the cut is refused
      When the cut is made 45 cards from the top
      Then the cut is accepted

    @reading:cut-from-bottom.ten-below
    Scenario: Ten cards have to be left
      Given one round is played
      And seat 1 is going to refuse the cut
      When the cut is made 43 cards from the top
      Then the cut is refused
      When the cut is made 42 cards from the top
      Then the cut is accepted

  @oneida-blackjack.E.4.c @procedure @trace
  Rule: The cards that remain are put on top of those on the cover card
    The place that the document points to does not exist; the cards that were lifted are meant.

    @reading:reshuffle.after-each-round
    Scenario Outline: Of fifty-two, <number> are lifted and <rest> remain
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And the house's number of decks is 1
      And one round is played
      And seat 1 is going to refuse the cut
      And the cut is made <number> cards from the top
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does                   | count    | where            |
        | dealer | cuts                   | <number> |                  |
        | dealer | completes the cut      | <rest>   | on the cut cards |
        | dealer | removes the cover card |          |                  |

      Examples:
        | number | rest |
        | 10     | 42   |
        | 31     | 21   |

  @oneida-blackjack.E.4.d @procedure @trace
  Rule: The cover card is then taken out and put into the discard rack

    @reading:reshuffle.after-each-round
    Scenario: Before the cards are in the shoe
      Given a Blackjack table under the Oneida rules
      And the house's way of dealing is manual shoe
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And one round is played
      And seat 1 is going to refuse the cut
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does                   | where        |
        | dealer | cuts                   |              |
        | dealer | removes the cover card | discard rack |
        | dealer | loads                  |              |

  @oneida-blackjack.E.5 @discretion @trace
  Rule: Between the cut and the first card, a casino supervisor may order another cut
    The order follows from a judgement that the cut was improper or might impair the game; that judgement is theirs.

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's way of shuffling is by hand
      And one round is played

    Scenario: The cards are cut again
      Given the house goes on
      When a pit boss orders a recut
      And the house goes on
      Then the following happens, in this order and once each
        | who         | does           |
        | floorperson | orders a recut |
        |             | cuts           |

    Scenario: With the wagers down and no card dealt there is still time, with cards out there is none
      Given the house goes on
      And seat 1 wagers 10 on blackjack
      When a pit boss orders a recut
      Then the order is accepted
      When the cards are dealt
      And a pit boss orders a recut
      Then the order is refused

    Scenario: A player cannot order it
      Given the house goes on
      When a player orders a recut
      Then the order is refused
      When a pit boss orders a recut
      Then the order is accepted

    Scenario: It may be ordered again
      Given the house goes on
      And a pit boss orders a recut
      And the house goes on
      When a pit boss orders a recut
      Then the order is accepted
      When the house goes on
      Then the following happens, in this order and once each
        | who         | does           |
        | floorperson | orders a recut |
        |             | cuts           |

    @reading:casino-supervisor.any-supervisor
    Scenario: A floorperson is one
      Given the house goes on
      When a floorperson orders a recut
      Then the order is accepted

    @reading:casino-supervisor.above-floorperson
    Scenario: A floorperson is none
      Given the house goes on
      When a floorperson orders a recut
      Then the order is refused
      When a pit boss orders a recut
      Then the order is accepted

  @oneida-blackjack.E.6 @procedure @trace
  Rule: At an open table where nobody plays, the cards are spread on the table, face up or face down
    Either is allowed.

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered

    Scenario Outline: The house spreads them face <face>
      Given the house's face of the cards at an idle table is <face>
      When nobody plays any more
      And the house goes on
      Then the dealer spreads only like this
        | where | face   |
        | table | <face> |

      Examples:
        | face |
        | up   |
        | down |

    Scenario: After a round they are spread as well
      Given the house's number of decks is 1
      And one round is played
      And seat 1 leaves the table
      When nobody plays any more
      And the house goes on
      Then each of the following happens once
        | who    | does    | where |
        | dealer | spreads | table |

  @oneida-blackjack.E.6.s1 @procedure @trace
  Rule: Cards spread face down are turned face up when a player comes

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's face of the cards at an idle table is down
      And the house's number of decks is 1
      And nobody plays any more
      And the house goes on

    Scenario: Turned face up for the player to see
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does                  | seat | face |
        | dealer | turns face up         |      | up   |
        | dealer | offers for inspection | 3    |      |

    Scenario: As long as nobody comes they lie face down
      When the house goes on
      Then none of the following happens
        | does          |
        | turns face up |
      When a player arrives at seat 3
      And the house goes on
      Then each of the following happens once
        | does          |
        | turns face up |

  @oneida-blackjack.E.6.s2 @procedure @trace
  Rule: When that player has had the chance to look, the cards are turned face down, washed and stacked as at an opening

    Scenario Outline: Cards that were spread face <face>
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's number of decks is 1
      And the house's face of the cards at an idle table is <face>
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat | how            |
        | dealer | offers for inspection | 3    |                |
        | dealer | turns face down       |      |                |
        | dealer | washes                |      |                |
        | dealer | stacks                |      | after the wash |
        |        | shuffles              |      |                |

      Examples:
        | face |
        | up   |
        | down |

  @oneida-blackjack.E.6.s3 @procedure @trace
  Rule: The cards are then dealt as the table deals, from the shoe or from the hand

    Scenario Outline: Shuffled by hand, cut, and dealt from <dealing>
      Given a Blackjack table under the Oneida rules, dealt from <dealing>
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And the dealer holds the cards in the left hand
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      And seat 3 wagers 10 on blackjack
      And the cards are dealt
      Then the following happens, in this order
        | does     | how               | where   | to     |
        | stacks   | after the wash    |         |        |
        | shuffles |                   |         |        |
        | stacks   | in a single stack |         |        |
        | cuts     |                   |         |        |
        | loads    |                   | <where> |        |
        | deals    |                   |         | seat 3 |

      Examples:
        | dealing       | where     |
        | a manual shoe | shoe      |
        | the hand      | left hand |
