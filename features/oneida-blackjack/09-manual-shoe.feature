Feature: Oneida Blackjack: dealing from a manual shoe
  Cards face up for the players, one of the dealer's two in view; players in turn, then the dealer.

  @oneida-blackjack.H.1 @equipment @declaration @trace
  Rule: A manual shoe stays on the table while the game is played
    The sentence has lost its middle: that the shoe is what has to be there is what remains of it.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario: Declared place of the shoe
      Then the declared support of the manual dealing shoe is the table

    Scenario: Every card comes from the shoe
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 3h 9c |
        | seat 2 | Td 9h    |
        | dealer | Tc 6s 5d |
      When seat 1 draws
      And seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the dealer deals only like this
        | from |
        | shoe |

    Scenario Outline: It stands to the dealer's <side>
      Given the house's side of the dealing shoe is <side>
      Then the declared location of the manual dealing shoe is to the dealer's <side>

      Examples:
        | side  |
        | left  |
        | right |

  @oneida-blackjack.H.2 @procedure @trace
  Rule: When shuffle and cut are done, the stack goes into the shoe
    The dealer puts it there, or the shuffling device does.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe

    @reading:reshuffle.after-each-round
    Scenario: Shuffled by hand, cut, and put into the shoe
      Given the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on blackjack
      And the cards are dealt
      Then the following happens, in this order and once each
        | does     | where | to     | number |
        | shuffles |       |        |        |
        | cuts     |       |        |        |
        | loads    | shoe  |        |        |
        | deals    |       | seat 1 | 1      |
      And the house loads only like this
        | who      | where |
        | dealer   | shoe  |
        | shuffler | shoe  |

    @reading:reshuffle.after-each-round
    Scenario: Shuffled by a device, and put into the shoe
      Given the house's way of shuffling is by device
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on blackjack
      And the cards are dealt
      Then the following happens, in this order and once each
        | who      | does     | where | to     | number |
        | shuffler | shuffles |       |        |        |
        |          | loads    | shoe  |        |        |
        |          | deals    |       | seat 1 | 1      |
      And the house loads only like this
        | who      | where |
        | dealer   | shoe  |
        | shuffler | shoe  |

  @oneida-blackjack.H.3 @procedure @trace
  Rule: Then one card or more is taken off the top and put face down on the discard rack
    The rack stands to the dealer's right.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    @reading:reshuffle.after-each-round
    Scenario: Burned after the cards are in the shoe and before the first is dealt
      Given one round is played
      When the house goes on
      And seat 1 wagers 10 on blackjack
      And the cards are dealt
      Then the following happens, in this order and once each
        | who    | does  | where        | face | to     | number |
        |        | loads |              |      |        |        |
        | dealer | burns | discard rack | down |        |        |
        |        | deals |              |      | seat 1 | 1      |

    @reading:reshuffle.after-each-round
    Scenario: Every time it is one card at least
      When four rounds are played
      Then every time the dealer burns, the count is at least 1
      And before deals, every time, the dealer burns

    @reading:reshuffle.after-each-round
    Scenario Outline: The dealer may burn <number>
      Given one round is played
      When the dealer is going to burn <number> cards
      And seat 1 wagers 10 on blackjack
      And the cards are dealt
      Then each of the following happens once
        | who    | does  | count    |
        | dealer | burns | <number> |

      Examples:
        | number |
        | 2      |
        | 5      |

    Scenario: None is not allowed, one is
      When the dealer is going to burn no cards
      Then the act is refused
      When the dealer is going to burn 1 card
      Then the act is accepted

    Scenario: Where the rack stands
      Then the declared place of the discard rack is to the dealer's right

    @reading:reshuffle.after-each-round
    Scenario: A number that was refused is not burned
      Given one round is played
      When the dealer is going to burn 2 cards
      Then the act is accepted
      When the dealer is going to burn no cards
      Then the act is refused
      When seat 1 wagers 10 on blackjack
      And the cards are dealt
      Then each of the following happens once
        | who    | does  | count |
        | dealer | burns | 2     |

  @oneida-blackjack.H.3.s1 @procedure @trace
  Rule: A player who asks is shown the burn cards

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And one round is played
      And the cards fall as
        | burn | 7s |
      And the dealer is going to burn 1 card

    @reading:reshuffle.after-each-round
    Scenario: Asked for with the cards in play
      Given seats 1 and 2 wager 10 on blackjack
      And the cards are dealt
      When seat 2 asks to see the burn cards
      Then the act is accepted
      And each of the following happens once
        | who    | does                     | cards |
        | dealer | discloses the burn cards | 7s    |

    @reading:reshuffle.after-each-round
    Scenario: As long as nobody asks they stay face down
      When seat 1 wagers 10 on blackjack
      And the cards are dealt
      Then none of the following happens
        | does                     |
        | discloses the burn cards |
      When seat 1 asks to see the burn cards
      Then the act is accepted

  @oneida-blackjack.H.4 @procedure @trace
  Rule: The hand nearest the shoe draws each card, the other hand lays it down

    Scenario Outline: A shoe at the dealer's <side>
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's side of the dealing shoe is <side>
      And seats 2 and 5 wager 10 on blackjack
      And the cards fall as
        | seat 2 | 2d 3h 9c |
        | seat 5 | Td 9h    |
        | dealer | Tc 6s 5d |
      When seat 2 draws
      And seat 2 stands
      And seat 5 stands
      And the round is completed
      Then the dealer deals only like this
        | from | taken with | placed with |
        | shoe | <near>     | <far>       |

      Examples:
        | side  | near       | far        |
        | left  | left hand  | right hand |
        | right | right hand | left hand  |

  @oneida-blackjack.H.4.s1 @procedure @trace @play
  Rule: Cards are dealt clockwise from the player farthest to the dealer's left

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario: Three players, and a chair without a wager between them
      Given a player arrives at seat 4
      And seats 2, 3 and 6 wager 10 on blackjack
      When the cards are dealt
      Then the cards are dealt in this order
        | to     |
        | seat 2 |
        | seat 3 |
        | seat 6 |
        | dealer |
        | seat 2 |
        | seat 3 |
        | seat 6 |
        | dealer |

    Scenario: All seven, in whatever order they have wagered
      Given seats 7, 1 and 4 wager 10 on blackjack
      And seats 2, 3, 5 and 6 wager 10 on blackjack
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 1 | 1      |
        | deals | seat 2 | 1      |
        | deals | seat 3 | 1      |
        | deals | seat 4 | 1      |
        | deals | seat 5 | 1      |
        | deals | seat 6 | 1      |
        | deals | seat 7 | 1      |
        | deals | dealer | 1      |

  @oneida-blackjack.H.4.a @procedure @trace @play
  Rule: First, one card face up to each player who has wagered

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario: Before the dealer gets one, and face up
      Given seats 1, 2 and 7 wager 10 on blackjack
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number | face |
        | deals | seat 1 | 1      | up   |
        | deals | dealer | 1      |      |
      And the following happens, in this order and once each
        | does  | to     | number | face |
        | deals | seat 2 | 1      | up   |
        | deals | dealer | 1      |      |
      And the following happens, in this order and once each
        | does  | to     | number | face |
        | deals | seat 7 | 1      | up   |
        | deals | dealer | 1      |      |

    Scenario: A player who has taken the wager back gets none
      Given seats 1, 2 and 3 wager 10 on blackjack
      And seat 2 takes the blackjack wager back
      When the cards are dealt
      Then seat 2 has no cards
      And each of the following happens once
        | does  | to     | number | face |
        | deals | seat 1 | 1      | up   |
        | deals | seat 3 | 1      | up   |

  @oneida-blackjack.H.4.b @procedure @trace @play
  Rule: Second, one card face down to the dealer

    Scenario: After the players' first and before their second cards
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seats 1 and 4 wager 10 on blackjack
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number | face |
        | deals | seat 4 | 1      |      |
        | deals | dealer | 1      | down |
        | deals | seat 1 | 2      |      |

  @oneida-blackjack.H.4.c @procedure @trace @play
  Rule: Third, a second card face up to each of those players

    Scenario: Before the dealer's second, and face up
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seats 1, 2 and 7 wager 10 on blackjack
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number | face |
        | deals | dealer | 1      |      |
        | deals | seat 1 | 2      | up   |
        | deals | dealer | 2      |      |
      And the following happens, in this order and once each
        | does  | to     | number | face |
        | deals | dealer | 1      |      |
        | deals | seat 2 | 2      | up   |
        | deals | dealer | 2      |      |
      And the following happens, in this order and once each
        | does  | to     | number | face |
        | deals | dealer | 1      |      |
        | deals | seat 7 | 2      | up   |
        | deals | dealer | 2      |      |
      And seat 1 has 2 cards
      And seat 2 has 2 cards
      And seat 7 has 2 cards

  @oneida-blackjack.H.4.d @procedure @trace @play
  Rule: Fourth, a second card face down to the dealer, whose first card is then turned face up
    The second stays hidden until all players have played.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario: The second down, then the first up
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h |
        | seat 2 | Th 9h |
        | dealer | 9c 7s |
      When the cards are dealt
      Then the following happens, in this order and once each
        | does     | to     | number | face | whose  | cards |
        | deals    | seat 2 | 2      |      |        |       |
        | deals    | dealer | 2      | down |        |       |
        | turns up |        |        |      | dealer | 9c    |
      And the dealer has 2 cards

    Scenario: The second is not seen while players decide
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h |
        | seat 2 | Th 9h |
        | dealer | 9c 7s |
      When seat 1 stands
      Then none of the following happens
        | does     | whose  | cards |
        | turns up | dealer | 7s    |
      When seat 2 stands
      And the round is completed
      Then each of the following happens once
        | does     | whose  | cards |
        | turns up | dealer | 9c    |
        | turns up | dealer | 7s    |

  @oneida-blackjack.H.5 @procedure @trace @play
  Rule: When everybody has two cards the dealer shows each player the turn, from the left

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seats 2, 4 and 7 wager 10 on blackjack
      And the cards fall as
        | seat 2 | Td 8h |
        | seat 4 | Th 9h |
        | seat 7 | Tc 7h |
        | dealer | 9c Ts |

    Scenario: One after the other, each when the one before has finished
      When seat 2 stands
      And seat 4 stands
      And seat 7 stands
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does   | seat | to     | number |
        |        | deals  |      | dealer | 2      |
        | dealer | asks   | 2    |        |        |
        |        | stands | 2    |        |        |
        | dealer | asks   | 4    |        |        |
        |        | stands | 4    |        |        |
        | dealer | asks   | 7    |        |        |
        |        | stands | 7    |        |        |

    Scenario: Nobody acts before the turn, in the turn everybody may
      Given the cards are dealt
      When seat 4 stands
      Then the act is refused
      When seat 2 stands
      Then the act is accepted
      When seat 7 stands
      Then the act is refused
      When seat 4 stands
      Then the act is accepted
      When seat 2 draws
      Then the act is refused
      When seat 7 stands
      Then the act is accepted

    Scenario: A Blackjack has no turn
      Given the cards fall as
        | seat 2 | Td 8h |
        | seat 4 | Ad Kh |
        | seat 7 | Th 7h |
        | dealer | 9c Ts |
      When seat 2 stands
      And seat 7 stands
      And the round is completed
      Then none of the following happens
        | does | seat |
        | asks | 4    |
      But the following happens, in this order and once each
        | does | seat |
        | asks | 2    |
        | asks | 7    |

    Scenario: The first turn is shown when the house goes on
      When the house goes on
      Then each of the following happens once
        | who    | does | seat |
        | dealer | asks | 2    |

    Scenario: However much has been wagered further on
      Given seat 5 wagers 50 on blackjack
      And the cards fall as
        | seat 2 | Td 8h |
        | seat 4 | Th 9h |
        | seat 5 | 9d 8d |
        | seat 7 | Tc 7h |
        | dealer | 9c Ts |
      When the house goes on
      Then each of the following happens once
        | who    | does | seat |
        | dealer | asks | 2    |
      And none of the following happens
        | does | seat |
        | asks | 5    |

  @oneida-blackjack.H.5.s1 @procedure @play @trace
  Rule: The player in turn says whether to stand, to draw, or to do whatever else the rules permit

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's doubling down is allowed
      And the house's splitting is allowed
      And the house's surrender is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 8d 8h 2c |
        | seat 2 | Td 8s    |
        | dealer | 9c Ts    |

    Scenario Outline: The player <does>
      When seat 1 <does>
      Then the act is accepted
      And each of the following happens once
        | does   | seat |
        | <does> | 1    |

      Examples:
        | does         |
        | stands       |
        | draws        |
        | doubles down |
        | splits       |
        | surrenders   |

    Scenario: After standing the player draws no more
      Given seat 1 stands
      When seat 1 draws
      Then the act is refused
      And seat 1 has 2 cards
      When seat 2 stands
      Then the act is accepted

    Scenario: After drawing the player may draw again, or stand
      When seat 1 draws
      Then the act is accepted
      When seat 1 stands
      Then the act is accepted
      And seat 1 has 3 cards

    Scenario Outline: What is for the first two cards is refused when a third is there: the player <does>
      Given seat 1 draws
      When seat 1 <does>
      Then the act is refused
      When seat 1 stands
      Then the act is accepted

      Examples:
        | does         |
        | doubles down |
        | splits       |
        | surrenders   |

  @oneida-blackjack.H.6 @procedure @trace @play
  Rule: The dealer deals face up whatever cards a player's election needs, as it is made

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's doubling down is allowed
      And the house's splitting is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1             | 5d 5h 2c 3c |
        | seat 1's second hand | 9s 7d     |
        | seat 2             | Td 8s       |
        | dealer             | 9c Ts       |

    Scenario: One card, face up, for one who draws, and another when asked for
      When seat 1 draws
      Then each of the following happens once
        | does  | to     | number | face | card |
        | deals | seat 1 | 3      | up   | 2c   |
      And seat 1 has 3 cards
      When seat 1 draws
      Then each of the following happens once
        | does  | to     | number | face | card |
        | deals | seat 1 | 4      | up   | 3c   |
      And seat 1 has 4 cards

    Scenario: None for one who stands
      When seat 1 stands
      And seat 2 draws
      Then seat 1 has 2 cards
      And seat 2 has 3 cards

    Scenario: One, face up, for one who doubles down
      When seat 1 doubles down
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 1 | 3      | up   |
      And seat 1 has 3 cards

    Scenario: A second card, face up, for each of two split hands
      When seat 1 splits
      And seat 1 stands
      And seat 1 stands
      Then each of the following happens once
        | does  | to     | face | card |
        | deals | seat 1 | up   | 2c   |
        | deals | seat 1 | up   | 9s   |
      And seat 1 has 2 cards
      And seat 1's second hand has 2 cards

  @oneida-blackjack.H.7 @discretion @play
  Rule: A player may draw as long as the hand counts less than twenty-one

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seats 1 and 2 wager 10 on blackjack

    Scenario Outline: With <total> the player draws
      Given the cards fall as
        | seat 1 | <cards> |
        | seat 2 | Th 8s   |
        | dealer | 9c Ts   |
      When seat 1 draws
      Then the act is accepted
      And seat 1 has 3 cards

      Examples:
        | total   | cards |
        | hard 4  | 2d 2h |
        | hard 11 | 5d 6h |
        | hard 17 | Td 7h |
        | hard 20 | Td Kh |
        | soft 13 | Ad 2h |
        | soft 20 | Ad 9h |

    Scenario: Again and again, up to twenty
      Given the cards fall as
        | seat 1 | 2d 2h 2s 3c 3d 4h 4s As |
        | seat 2 | Td 8s                   |
        | dealer | 9c Ts                   |
      When seat 1 draws
      And seat 1 draws
      And seat 1 draws
      And seat 1 draws
      And seat 1 draws
      And seat 1 draws
      Then the act is accepted
      And seat 1's total is hard 21
      When seat 1 draws
      Then the act is refused

    Scenario: Above twenty-one there is no drawing any more
      Given the cards fall as
        | seat 1 | Td 6h Kc |
        | seat 2 | Th 8s    |
        | dealer | 9c Ts    |
      When seat 1 draws
      Then the act is accepted
      When seat 1 draws
      Then the act is refused
      And seat 1 has 3 cards
      When seat 2 draws
      Then the act is accepted

  @oneida-blackjack.H.7.a @procedure @play
  Rule: A Blackjack and a hard twenty-one draw no card

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seats 1 and 2 wager 10 on blackjack

    Scenario Outline: A Blackjack of <cards> draws none, twenty does
      Given the cards fall as
        | seat 1 | <cards> |
        | seat 2 | Th Ks   |
        | dealer | 9c Ts   |
      And the cards are dealt
      When seat 1 draws
      Then the act is refused
      And seat 1 has 2 cards
      When seat 2 draws
      Then the act is accepted

      Examples:
        | cards |
        | Ad Kh |
        | Td Ah |
        | Js Ac |

    Scenario Outline: With <first> and <card> the hand is a hard twenty-one and draws no more
      Given the cards fall as
        | seat 1 | <first> <card> 2d |
        | seat 2 | Th Ks             |
        | dealer | 9c Ts             |
      When seat 1 draws
      And seat 1 draws
      Then the act is refused
      And seat 1 has 3 cards
      When seat 2 draws
      Then the act is accepted

      Examples:
        | first | card |
        | Td 6h | 5c   |
        | 9d 2h | Tc   |
        | Td Kh | Ac   |

    @reading:soft-21.stands
    Scenario: A soft twenty-one draws no more either
      Given the cards fall as
        | seat 1 | Ad 5h 5c 2d |
        | seat 2 | Td Ks       |
        | dealer | 9c Ts       |
      When seat 1 draws
      And seat 1 draws
      Then the act is refused
      And seat 1 has 3 cards
      When seat 2 draws
      Then the act is accepted

    @reading:soft-21.may-draw
    Scenario: A soft twenty-one may draw, a hard one may not
      Given the cards fall as
        | seat 1 | Ad 5h 5c Td |
        | seat 2 | Th Ks       |
        | dealer | 9c Ts       |
      When seat 1 draws
      And seat 1 draws
      Then the act is accepted
      And seat 1's total is hard 21
      When seat 1 draws
      Then the act is refused

  @oneida-blackjack.H.7.b @procedure @play
  Rule: A player who doubles down draws one card and no more

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's doubling down is allowed

    Scenario: One card, and then it is the next player's turn
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 6h 2c 9d |
        | seat 2 | Td 8s       |
        | dealer | 9c Ts       |
      When seat 1 doubles down
      Then the act is accepted
      And seat 1 has 3 cards
      And each of the following happens once
        | does  | to     | number | face |
        | deals | seat 1 | 3      | up   |
      When seat 1 draws
      Then the act is refused
      And seat 1 has 3 cards
      When seat 2 stands
      Then the act is accepted

    Scenario: Who only draws may draw another
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 6h 2c 9d |
        | seat 2 | Td 8s       |
        | dealer | 9c Ts       |
      When seat 1 draws
      And seat 1 draws
      Then the act is accepted
      And seat 1 has 4 cards
      When seat 1 stands
      And seat 2 doubles down
      Then the act is accepted
      And seat 2 has 3 cards

    Scenario: One card is all that a hand of nine gets as well
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 3h 4c 9d |
        | seat 2 | Td 8s       |
        | dealer | 9c Ts       |
      When seat 1 doubles down
      Then the act is accepted
      And seat 1 has 3 cards
      When seat 2 stands
      Then the act is accepted

    Scenario: A split hand that is doubled gets one card, too
      Given the house's splitting is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 3c 9d |
        | seat 1's second hand | Ts          |
        | seat 2               | Td 8s       |
        | dealer               | 9c Th       |
      When seat 1 splits
      And seat 1 doubles down
      Then the act is accepted
      And seat 1 has 3 cards
      When seat 1 draws
      Then the act is accepted
      And seat 1 has 3 cards
      And seat 1's second hand has 3 cards

  @oneida-blackjack.H.7.c @procedure @play
  Rule: Split aces get one card each, and no more

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's splitting is allowed

    @reading:double-split-aces.no
    Scenario: One card each, and then it is the next player's turn
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | Ad Ah 5c |
        | seat 1's second hand | 2s       |
        | seat 2               | Td 8s    |
        | dealer               | 9c Ts    |
      When seat 1 splits
      Then the act is accepted
      And seat 1 has 2 cards
      And seat 1's second hand has 2 cards
      And each of the following happens once
        | does  | to     | face | card |
        | deals | seat 1 | up   | 5c   |
        | deals | seat 1 | up   | 2s   |
      When seat 1 draws
      Then the act is refused
      When seat 2 stands
      Then the act is accepted

    Scenario: Split eights may draw more
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 2c 3c |
        | seat 1's second hand | Ts          |
        | seat 2               | Ad Ah 8s    |
        | seat 2's second hand | 7s          |
        | dealer               | 9c Th       |
      When seat 1 splits
      And seat 1 draws
      Then the act is accepted
      And seat 1 has 3 cards
      When seat 1 stands
      And seat 1 stands
      And seat 2 splits
      Then seat 2 has 2 cards
      And seat 2's second hand has 2 cards

    @reading:split-aces-again.no @reading:double-split-aces.no
    Scenario: A third ace is not split again
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | Ad Ah As |
        | seat 1's second hand | 9s       |
        | seat 2               | Td 8s    |
        | dealer               | 9c Ts    |
      When seat 1 splits
      Then the act is accepted
      When seat 1 splits
      Then the act is refused
      And seat 1 has 2 cards

    @reading:split-aces-again.yes
    Scenario: A third ace is split again
      Given the house's hands of a box is 3
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | Ad Ah As 7c |
        | seat 1's second hand | 9s          |
        | seat 1's third hand  | 8s          |
        | seat 2               | Td 8d       |
        | dealer               | 9c Ts       |
      When seat 1 splits
      And seat 1 splits
      Then the act is accepted
      And seat 1 has 2 cards
      And seat 1's third hand has 2 cards

    @reading:double-split-aces.no
    Scenario: Nor is a split ace doubled
      Given the house's doubling down is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | Ad Ah 5c |
        | seat 1's second hand | 2s       |
        | seat 2               | Td 8s    |
        | dealer               | 9c Ts    |
      When seat 1 splits
      And seat 1 doubles down
      Then the act is refused
      When seat 2 doubles down
      Then the act is accepted

    @reading:double-split-aces.yes
    Scenario: A split ace may be doubled, with one card more
      Given the house's doubling down is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | Ad Ah 5c 4c |
        | seat 1's second hand | 2s          |
        | seat 2               | Td 8s       |
        | dealer               | 9c Ts       |
      When seat 1 splits
      And seat 1 doubles down
      Then the act is accepted
      And seat 1's blackjack wager stands at 20

  @oneida-blackjack.H.8 @procedure @trace @play
  Rule: When all players have decided and have their cards, the dealer turns the second card up

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 2h 7c |
        | seat 2 | Th 8s    |
        | dealer | 9c Ts    |

    Scenario: After the last player, not before
      When seat 1 draws
      And seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does     | seat | to     | number | whose  | cards |
        | deals    |      | seat 1 | 3      |        |       |
        | stands   | 1    |        |        |        |       |
        | stands   | 2    |        |        |        |       |
        | turns up |      |        |        | dealer | Ts    |

    Scenario: And before anything is settled by it
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does     | seat | whose  | cards | wager     |
        | turns up |      | dealer | Ts    |           |
        | settles  | 1    |        |       | blackjack |
      And the following happens, in this order and once each
        | does     | seat | whose  | cards | wager     |
        | turns up |      | dealer | Ts    |           |
        | settles  | 2    |        |       | blackjack |

    Scenario: A Blackjack under a ten, too, is seen when all have decided
      Given the cards fall as
        | seat 1 | Td 2h 7c |
        | seat 2 | Th 8s    |
        | dealer | Kc As    |
      When the house goes on
      Then each of the following happens once
        | who    | does | seat |
        | dealer | asks | 1    |
      And none of the following happens
        | does     | whose  | cards |
        | turns up | dealer | As    |
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does     | seat | whose  | cards |
        | stands   | 2    |        |       |
        | turns up |      | dealer | As    |

  @oneida-blackjack.H.8.s1 @procedure @trace @play
  Rule: Further cards of the dealer's are dealt face up

    Scenario: A third and a fourth card
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8s       |
        | dealer | 9c 2s 3d 4d |
      When seat 1 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does     | to     | number | face | card | whose  | cards |
        | turns up |        |        |      |      | dealer | 2s    |
        | deals    | dealer | 3      | up   | 3d   |        |       |
        | deals    | dealer | 4      | up   | 4d   |        |       |
      And the dealer has 4 cards

  @oneida-blackjack.H.8.a @procedure @play @trace
  Rule: The dealer draws up to a hard 17, or to 18, 19, 20 or 21, hard or soft, and then no more
    Beyond twenty-one there is nothing left to draw for.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's soft 17 is drawn
      And seat 1 wagers 10 on blackjack

    Scenario Outline: With <total> the dealer draws
      Given the cards fall as
        | seat 1 | Td 8s        |
        | dealer | <cards> <next> |
      When seat 1 stands
      And the round is completed
      Then the dealer has 3 cards
      And the dealer's total is <then>

      Examples:
        | total   | cards | next | then    |
        | hard 12 | Tc 2s | 9d   | hard 21 |
        | hard 15 | 9c 6s | 4d   | hard 19 |
        | hard 16 | Tc 6s | 2d   | hard 18 |
        | hard 16 | Tc 6s | 9d   | hard 25 |

    Scenario Outline: Also where <total> is ahead of the player
      Given the cards fall as
        | seat 1 | Td 3s          |
        | dealer | <cards> <next> |
      When seat 1 stands
      And the round is completed
      Then the dealer has 3 cards
      And the dealer's total is <then>

      Examples:
        | total   | cards | next | then    |
        | hard 14 | 9c 5s | 4d   | hard 18 |
        | hard 16 | Tc 6s | 2d   | hard 18 |

    Scenario Outline: With <total> the dealer stops
      Given the cards fall as
        | seat 1 | Td 8s |
        | dealer | <cards> |
      When seat 1 stands
      And the round is completed
      Then the dealer has 2 cards
      And the dealer's total is <total>

      Examples:
        | total   | cards |
        | hard 17 | Tc 7s |
        | hard 18 | 9c 9s |
        | hard 19 | Tc 9s |
        | hard 20 | Tc Ks |
        | soft 18 | 7c As |
        | soft 19 | 8c As |
        | soft 20 | 9c As |

    Scenario Outline: After <count> cards and <total>, too
      Given the cards fall as
        | seat 1 | Td 8s   |
        | dealer | <cards> |
      When seat 1 stands
      And the round is completed
      Then the dealer has <count> cards
      And the dealer's total is <total>

      Examples:
        | total   | cards          | count |
        | hard 17 | 5c 4s 3d 5d    | 4     |
        | soft 18 | 5c 2s As       | 3     |
        | soft 21 | 5c 5s As       | 3     |
        | hard 17 | 6c 5s 5d As    | 4     |
        | hard 26 | 6c Ts Kd       | 3     |
        | hard 17 | 2c 2s 3d 3c 4d 3h | 6  |

    Scenario: A soft 17 is drawn to
      Given the cards fall as
        | seat 1 | Td 8s    |
        | dealer | 6c As 4d |
      When seat 1 stands
      And the round is completed
      Then the dealer has 3 cards
      And the dealer's total is soft 21
      And seat 1's blackjack loses

    Scenario: With seventeen in three cards, soft, it is drawn to as well, until it is hard
      Given the cards fall as
        | seat 1 | Td 8s          |
        | dealer | 4c As 2d Kd |
      When seat 1 stands
      And the round is completed
      Then the dealer has 4 cards
      And the dealer's total is hard 17
      And seat 1's blackjack wins 10

  @oneida-blackjack.H.8.a.s1 @discretion @play @declaration
  Rule: The casino may have the dealer stand on a soft 17 instead
    It is chosen for the table and declared, not hand by hand.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario Outline: Where it stands, <cards> draw nothing
      Given the house's soft 17 is stood
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8s   |
        | dealer | <cards> |
      When seat 1 stands
      And the round is completed
      Then the dealer's total is soft 17
      And seat 1's blackjack wins 10

      Examples:
        | cards       |
        | 6c As       |
        | 4c As 2d    |
        | 3c As 3d    |

    Scenario Outline: What the house does is declared
      Given the house's soft 17 is <done>
      Then the declared rule on soft 17 is <done>

      Examples:
        | done  |
        | stood |
        | drawn |

  @oneida-blackjack.H.8.b @procedure @play @trace
  Rule: The dealer draws nothing when all hands are decided and the dealer's count no longer matters

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's surrender is allowed

    Scenario: All players have gone beyond twenty-one
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h Kc    |
        | seat 2 | 9d 7h Kd    |
        | dealer | 6c Ts 4d 2s |
      When seat 1 draws
      And seat 2 draws
      And the round is completed
      Then the dealer has 2 cards
      And seat 1's blackjack loses
      And seat 2's blackjack loses

    Scenario: All have surrendered or gone beyond twenty-one
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h    |
        | seat 2 | 9d 7h Kd |
        | dealer | 6c Ts 4d |
      When seat 1 surrenders
      And seat 2 draws
      And the round is completed
      Then the dealer has 2 cards

    Scenario: A Blackjack alone is left, and the dealer can have none
      Given the house's payment of a blackjack is at the end
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh    |
        | seat 2 | 9d 7h Kd |
        | dealer | 6c Ts 4d |
      When seat 2 draws
      And the round is completed
      Then the dealer has 2 cards
      And seat 1's blackjack wins 10 at the declared odds of blackjack

    Scenario Outline: Where all have too many it draws nothing, and where one stands on <cards> it does
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h Kc |
        | seat 2 | 9d 7h Kd |
        | dealer | 6c Ts 4d |
      When seat 1 draws
      And seat 2 draws
      And the round is completed
      Then the dealer has 2 cards
      When seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | <cards>  |
        | seat 2 | 9d 7h Kd |
        | dealer | 6c Ts 4d |
      And seat 1 stands
      And seat 2 draws
      And the round is completed
      Then the dealer has 3 cards

      Examples:
        | cards |
        | Td 6h |
        | Td Kh |

    @reading:hole-card.turned
    Scenario: The second card is turned up all the same
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h Kc |
        | dealer | 6c Ts 4d |
      When seat 1 draws
      And the round is completed
      Then each of the following happens once
        | does     | whose  | cards |
        | turns up | dealer | Ts    |
      And the dealer has 2 cards

    @reading:hole-card.not-turned
    Scenario: Nor is the second card turned up
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h Kc |
        | dealer | 6c Ts 4d |
      When seat 1 draws
      And the round is completed
      Then none of the following happens
        | does     | whose  | cards |
        | turns up | dealer | Ts    |
      And the dealer has 2 cards

    Scenario: A hand that stands beside a Blackjack is enough, and one that has too many is not
      Given the house's payment of a blackjack is at the end
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh |
        | seat 2 | 9d 7h |
        | dealer | 6c Ts 4d |
      When seat 2 stands
      And the round is completed
      Then the dealer has 3 cards
      When seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh    |
        | seat 2 | 9d 7h Kd |
        | dealer | 6c Ts 4d |
      And seat 2 draws
      And the round is completed
      Then the dealer has 2 cards

    Scenario: Under an ace, too, none comes against a Blackjack alone, as the second card makes no Blackjack
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh    |
        | seat 2 | 9d 7h Kd |
        | dealer | Ac 4s 4d |
      When seat 2 draws
      And the round is completed
      Then the dealer has 2 cards

  @oneida-blackjack.H.9 @collection @trace
  Rule: At the end of the round the dealer picks the cards up in such an order that each hand can be laid out again

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h |
        | seat 2 | Th 9h |
        | dealer | 9c Ts |

    Scenario: Each hand by itself, when all is settled
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager     | where        | cards |
        |        | settles        |        | 1    | blackjack |              |       |
        | dealer | collects cards | seat 1 |      |           |              |       |
        | dealer | discards       | seat 1 |      |           | discard rack | Td 8h |
        |        | ends the round |        |      |           |              |       |
      And the following happens, in this order and once each
        | who    | does           | whose  | seat | wager     |
        |        | settles        |        | 2    | blackjack |
        | dealer | collects cards | seat 2 |      |           |
        | dealer | collects cards | dealer |      |           |
        |        | ends the round |        |      |           |

  @oneida-blackjack.H.9.s1 @collection @trace
  Rule: Pick-up begins with the player farthest to the dealer's right and goes counter-clockwise

    Scenario: Three players
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seats 2, 3 and 6 wager 10 on blackjack
      And the cards fall as
        | seat 2 | Td 8h |
        | seat 3 | Th 9h |
        | seat 6 | Tc 7h |
        | dealer | 9c Ts |
      When seat 2 stands
      And seat 3 stands
      And seat 6 stands
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  |
        | dealer | collects cards | seat 6 |
        | dealer | collects cards | seat 3 |
        | dealer | collects cards | seat 2 |

  @oneida-blackjack.H.9.s2 @collection @trace
  Rule: The dealer's own cards come last, and go into the discard rack on top of the players'

    Scenario: Three players, and then the dealer
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seats 2, 3 and 6 wager 10 on blackjack
      And the cards fall as
        | seat 2 | Td 8h |
        | seat 3 | Th 9h |
        | seat 6 | Tc 7h |
        | dealer | 9c Ts |
      When seat 2 stands
      And seat 3 stands
      And seat 6 stands
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | where        | cards |
        | dealer | collects cards | seat 2 |              |       |
        | dealer | collects cards | dealer |              |       |
        | dealer | discards       | dealer | discard rack | 9c Ts |
        |        | ends the round |        |              |       |

  @oneida-blackjack.H.10.a @conduct @trace
  Rule: Nobody but the dealer handles the cards, where the rules do not say that somebody may
    Neither a player nor anybody else, the own cards or another's.

    Scenario Outline: When <who> touches the cards it is refused
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on blackjack
      And the cards are dealt
      When <who> touches the cards of seat 1
      Then the touch is refused
      When the dealer touches the cards of seat 1
      Then the touch is accepted
      And each of the following happens once
        | who    | does    | seat |
        | dealer | touches | 1    |

      Examples:
        | who            |
        | the player     |
        | another player |
        | a bystander    |

    Scenario Outline: Nor in a later round
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And one round is played
      And seat 2 wagers 10 on blackjack
      And the cards are dealt
      When <who> touches the cards of seat 2
      Then the touch is refused
      When the dealer touches the cards of seat 2
      Then the touch is accepted

      Examples:
        | who         |
        | the player  |
        | a bystander |

  @oneida-blackjack.H.10.b @conduct @play @trace
  Rule: Each player answers for the own total; what the dealer announces does not count

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seats 1 and 2 wager 10 on blackjack

    Scenario: Eighteen that was announced as twenty is eighteen
      Given the cards fall as
        | seat 1 | Td 8h |
        | seat 2 | Th 8s |
        | dealer | 9c Ts |
      And seat 1's total is going to be announced as 20
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then seat 1's blackjack loses
      And seat 2's blackjack loses

    Scenario: Twenty that was announced as eighteen is twenty
      Given the cards fall as
        | seat 1 | Td Kh |
        | seat 2 | Th 8s |
        | dealer | 9c Ts |
      And seat 1's total is going to be announced as 18
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then seat 1's blackjack wins 10

  @oneida-blackjack.H.10.c @discretion @trace
  Rule: When all players leave, the dealer may do again what opens a table
    Spreading is ordered elsewhere; to sort and inspect the cards anew is left to the dealer.

    Scenario: For the next player the cards are spread, seen, washed and shuffled
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then the following happens, in this order
        | who    | does                  | seat |
        | dealer | offers for inspection | 3    |
        | dealer | washes                |      |
        |        | shuffles              |      |
      And a blackjack wager of 10 from seat 3 is taken
