Feature: Oneida Blackjack: the Pitch Variant, dealt from the hand
  One or two decks, held in the dealer's hand; the players' cards face up or face down, as the house likes.

  @oneida-blackjack.I.1 @discretion @declaration @trace
  Rule: Blackjack may be dealt from the hand

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered

    Scenario: Every card comes from a hand
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 3h 9c |
        | dealer | Tc 9s    |
      When seat 1 draws
      And seat 1 stands
      And the round is completed
      Then the dealer deals only like this
        | from       |
        | left hand  |
        | right hand |

    Scenario: That it is so dealt is declared
      Then the declared way of dealing is hand

  @oneida-blackjack.I.1.s1 @posting @declaration
  Rule: A table where it is so dealt is posted as such
    Whether the posting is conspicuous is for a person to see.

    Scenario: Declared posting
      Given a Blackjack table under the Oneida rules, dealt from the hand
      Then the declared posting of the pitch variant is posted

  @oneida-blackjack.I.2 @equipment @declaration @trace
  Rule: It is played with one complete deck or with two, and not with more

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand

    Scenario Outline: With a number of <number>
      Given the house's number of decks is <number>
      Then the declared number of decks in use is <number>
      And the declared number of decks in use is at most 2

      Examples:
        | number |
        | 1      |
        | 2      |

    Scenario: Three decks are not taken, two are
      Given a Blackjack table under the Oneida rules that is not yet open
      And the house's way of dealing is hand
      When 3 decks are brought to the table
      Then the act is refused
      When 2 decks are brought to the table
      Then the act is accepted
      When the house goes on
      Then each of the following happens once
        | who    | does     |
        | dealer | inspects |

    Scenario: With one deck no card comes twice in a round
      Given the house's number of decks is 1
      When seats 1 to 7 wager 10 on blackjack
      And the round is completed
      Then no card is dealt twice

  @oneida-blackjack.I.3 @procedure @trace
  Rule: When shuffle and cut are done the dealer takes the cards into either hand

    @reading:reshuffle.after-each-round
    Scenario Outline: Into the <hand>, shuffled <way>
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's way of shuffling is <way>
      And one round is played
      And the dealer holds the cards in the <hand>
      When the house goes on
      And seat 1 wagers 10 on blackjack
      And the cards are dealt
      Then the following happens, in this order and once each
        | who    | does     | where  | to     | number |
        |        | shuffles |        |        |        |
        | dealer | loads    | <hand> |        |        |
        |        | deals    |        | seat 1 | 1      |

      Examples:
        | hand       | way       |
        | left hand  | by hand   |
        | right hand | by hand   |
        | left hand  | by device |
        | right hand | by device |

  @oneida-blackjack.I.4 @procedure @trace
  Rule: One card or more is taken off the top and put face down on the discard rack
    The rack stands to the dealer's right.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered

    @reading:reshuffle.after-each-round
    Scenario: Burned before the first card is dealt
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

  @oneida-blackjack.I.4.s1 @definition @informative
  Rule: These cards are called burn cards

  @oneida-blackjack.I.4.s2 @procedure @trace
  Rule: The burn cards are not shown to players
    Not even to one who asks, as at a table with a shoe.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And one round is played
      And the house goes on

    Scenario: A player who asks does not see them
      When seat 1 asks to see the burn cards
      Then the act is refused
      When seat 1 stands up and stays at the table
      Then the act is accepted
      And none of the following happens
        | does                     |
        | discloses the burn cards |

    Scenario: Nor with the cards in play
      Given seats 1 and 2 wager 10 on blackjack
      And the cards are dealt
      When seat 2 asks to see the burn cards
      Then the act is refused
      When seat 1 stands
      Then the act is accepted

  @oneida-blackjack.I.5 @procedure @trace
  Rule: The hand that was chosen holds the cards through the whole round

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered

    Scenario Outline: Held in the <hand>, every card comes from there
      Given the dealer holds the cards in the <hand>
      And seats 1 and 3 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 3h 9c |
        | seat 3 | Td 8h    |
        | dealer | Tc 6s 3d |
      When seat 1 draws
      And seat 1 stands
      And seat 3 stands
      And the round is completed
      Then the dealer deals only like this
        | from   |
        | <hand> |

      Examples:
        | hand       |
        | left hand  |
        | right hand |

    Scenario: The dealer does not change hands before the next round
      Given the dealer holds the cards in the left hand
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 3h 9c 5c |
        | dealer | Tc 6s 3d    |
      And the cards are dealt
      When the dealer holds the cards in the right hand
      And seat 1 draws
      And seat 1 stands
      And the round is completed
      Then the dealer deals only like this
        | from      |
        | left hand |

  @oneida-blackjack.I.5.s1 @procedure @trace
  Rule: The other hand deals the cards

    Scenario Outline: Held in the <hand>, dealt with the <other>
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the dealer holds the cards in the <hand>
      And seats 1 and 3 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 3h 9c |
        | seat 3 | Td 8h    |
        | dealer | Tc 6s 3d |
      When seat 1 draws
      And seat 1 stands
      And seat 3 stands
      And the round is completed
      Then the dealer deals only like this
        | from   | taken with | placed with |
        | <hand> | <other>    | <other>     |

      Examples:
        | hand       | other      |
        | left hand  | right hand |
        | right hand | left hand  |

    Scenario: Each card is the uppermost
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the deck is stacked with 7s Kd 2c 9h 4d on top
      And seat 1 wagers 10 on blackjack
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number | card |
        | deals | seat 1 | 1      | Kd   |
        | deals | dealer | 1      | 2c   |
        | deals | seat 1 | 2      | 9h   |
        | deals | dealer | 2      | 4d   |

  @oneida-blackjack.I.5.s2 @discretion @declaration @trace @play
  Rule: The casino has the cards dealt face up or face down
    It is declared, and so for every player and both cards.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered

    Scenario Outline: Face <face>, both cards of each player
      Given the house's face of the cards from the hand is <face>
      And seats 1 and 3 wager 10 on blackjack
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face   |
        | deals | seat 1 | 1      | <face> |
        | deals | seat 3 | 1      | <face> |
        | deals | seat 1 | 2      | <face> |
        | deals | seat 3 | 2      | <face> |
      And the declared face of the cards from the hand is <face>

      Examples:
        | face |
        | up   |
        | down |

    @reading:pitch-up-card.one-up
    Scenario Outline: With the players' cards face <face>, one of the dealer's two is seen
      Given the house's face of the cards from the hand is <face>
      And seat 1 wagers 10 on blackjack
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | dealer | 1      | up   |
        | deals | dealer | 2      | down |

      Examples:
        | face |
        | up   |
        | down |

    @reading:pitch-up-card.all-alike
    Scenario Outline: With the players' cards face <face>, the dealer's two are face <face>
      Given the house's face of the cards from the hand is <face>
      And seat 1 wagers 10 on blackjack
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face   |
        | deals | dealer | 1      | <face> |
        | deals | dealer | 2      | <face> |

      Examples:
        | face |
        | up   |
        | down |

    Scenario Outline: What a hand wins does not depend on it: face <face>
      Given the house's face of the cards from the hand is <face>
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td Kh |
        | seat 2 | Th 8h |
        | dealer | 9c Ts |
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the results are
        | seat | blackjack |
        | 1    | wins 10   |
        | 2    | loses     |

      Examples:
        | face |
        | up   |
        | down |

  @oneida-blackjack.I.5.s3 @procedure @trace @play
  Rule: Cards are dealt clockwise from the player farthest to the dealer's left

    Scenario: Three players, and a chair without a wager between them
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And a player arrives at seat 4
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

  @oneida-blackjack.I.5.a @procedure @trace @play
  Rule: First, one card to each player who has wagered

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered

    Scenario: Before the dealer gets one
      Given seats 1, 2 and 7 wager 10 on blackjack
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 1 | 1      |
        | deals | dealer | 1      |
      And the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 2 | 1      |
        | deals | dealer | 1      |
      And the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 7 | 1      |
        | deals | dealer | 1      |

    Scenario: A player who has taken the wager back gets none
      Given seats 1, 2 and 3 wager 10 on blackjack
      And seat 2 takes the blackjack wager back
      When the cards are dealt
      Then seat 2 has no cards
      And seat 1 has 2 cards
      And seat 3 has 2 cards

    Scenario Outline: Face <face>, where the house deals so
      Given the house's face of the cards from the hand is <face>
      And seats 1 and 7 wager 10 on blackjack
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face   |
        | deals | seat 1 | 1      | <face> |
        | deals | seat 7 | 1      | <face> |

      Examples:
        | face |
        | up   |
        | down |

  @oneida-blackjack.I.5.b @procedure @trace @play
  Rule: Second, one card to the dealer

    Scenario: After the players' first and before their second cards
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And seats 1 and 4 wager 10 on blackjack
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 4 | 1      |
        | deals | dealer | 1      |
        | deals | seat 1 | 2      |

    @reading:pitch-up-card.one-up
    Scenario: Face up
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And seats 1 and 4 wager 10 on blackjack
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | dealer | 1      | up   |

  @oneida-blackjack.I.5.c @procedure @trace @play
  Rule: Third, a second card to each of those players

    Scenario: Before the dealer's second
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And seats 1, 2 and 7 wager 10 on blackjack
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | dealer | 1      |
        | deals | seat 1 | 2      |
        | deals | dealer | 2      |
      And the following happens, in this order and once each
        | does  | to     | number |
        | deals | dealer | 1      |
        | deals | seat 2 | 2      |
        | deals | dealer | 2      |
      And the following happens, in this order and once each
        | does  | to     | number |
        | deals | dealer | 1      |
        | deals | seat 7 | 2      |
        | deals | dealer | 2      |
      And seat 1 has 2 cards
      And seat 7 has 2 cards

    Scenario Outline: The second, face <face>, where the house deals so
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's face of the cards from the hand is <face>
      And seats 1 and 7 wager 10 on blackjack
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face   |
        | deals | seat 1 | 2      | <face> |
        | deals | seat 7 | 2      | <face> |

      Examples:
        | face |
        | up   |
        | down |

  @oneida-blackjack.I.5.d @procedure @trace @play
  Rule: Fourth, a second card to the dealer

    Scenario: The last card of the deal
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And seats 1 and 4 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h |
        | seat 4 | Th 9h |
        | dealer | 9c 7s |
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number | seat |
        | deals | seat 4 | 2      |      |
        | deals | dealer | 2      |      |
        | asks  |        |        | 1    |
      And the dealer has 2 cards

    @reading:pitch-up-card.one-up
    Scenario: Face down
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And seats 1 and 4 wager 10 on blackjack
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | dealer | 2      | down |

  @oneida-blackjack.I.6 @procedure @trace @play
  Rule: When everybody has two cards the dealer shows each player the turn, from the left

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
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

  @oneida-blackjack.I.6.s1 @procedure @play @trace
  Rule: The player in turn says whether to stand, to draw, or to do whatever else the rules permit

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
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

  @oneida-blackjack.I.7 @procedure @trace @play
  Rule: The dealer deals face up whatever cards a player's election needs, also where the first two lie face down

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's doubling down is allowed
      And the house's splitting is allowed

    Scenario Outline: With the first two face <face>, a third and a fourth card are face up
      Given the house's face of the cards from the hand is <face>
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 4h 2c 3c |
        | seat 2 | Td 8s       |
        | dealer | 9c Ts       |
      When seat 1 draws
      And seat 1 draws
      Then each of the following happens once
        | does  | to     | number | face | card |
        | deals | seat 1 | 3      | up   | 2c   |
        | deals | seat 1 | 4      | up   | 3c   |
      And seat 1 has 4 cards

      Examples:
        | face |
        | up   |
        | down |

    Scenario: One, face up, for one who doubles down, none for one who stands
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 6h 2c |
        | seat 2 | Td 8s    |
        | dealer | 9c Ts    |
      When seat 1 doubles down
      And seat 2 stands
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 1 | 3      | up   |
      And seat 1 has 3 cards
      And seat 2 has 2 cards

    Scenario: A second card, face up, for each of two split hands
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 5d 5h 2c |
        | seat 1's second hand | 9s       |
        | seat 2               | Td 8s    |
        | dealer               | 9c Ts    |
      When seat 1 splits
      And seat 1 stands
      And seat 1 stands
      Then each of the following happens once
        | does  | to     | face | card |
        | deals | seat 1 | up   | 2c   |
        | deals | seat 1 | up   | 9s   |

  @oneida-blackjack.I.8 @discretion @play
  Rule: A player may draw as long as the hand counts less than twenty-one
    Of the figure only its first digit is left in the scan; less than 2 would let nobody draw.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
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
        | hard 5  | 2d 3h |
        | hard 11 | 5d 6h |
        | hard 20 | Td Kh |
        | soft 13 | Ad 2h |
        | soft 20 | Ad 9h |

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

  @oneida-blackjack.I.8.a @procedure @play
  Rule: A Blackjack and a hard twenty-one draw no card

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
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

    Scenario: With twenty-one in three cards the player draws no more
      Given the cards fall as
        | seat 1 | Td 6h 5c 2d |
        | seat 2 | Th Ks       |
        | dealer | 9c Ts       |
      When seat 1 draws
      And seat 1 draws
      Then the act is refused
      And seat 1 has 3 cards
      When seat 2 draws
      Then the act is accepted

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
    Scenario: A soft twenty-one may draw
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

  @oneida-blackjack.I.8.b @procedure @play
  Rule: A player who doubles down draws one card and no more

    Scenario: One card, and then it is the next player's turn
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's doubling down is allowed
      And seats 1 and 2 wager 10 on blackjack
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
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's doubling down is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 6h 2c 3d |
        | seat 2 | 5s 6s 4h    |
        | dealer | 9c Ts       |
      When seat 1 draws
      And seat 1 draws
      Then the act is accepted
      And seat 1 has 4 cards
      When seat 1 stands
      And seat 2 doubles down
      Then the act is accepted
      And seat 2 has 3 cards

  @oneida-blackjack.I.8.c @procedure @play
  Rule: Split aces get one card each, and no more

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
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

  @oneida-blackjack.I.9 @procedure @play @trace
  Rule: When all players have decided and have their cards, the dealer draws as the next rules say

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered

    Scenario: After the last player, not before
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 2h 7c |
        | seat 2 | Th 8s    |
        | dealer | 9c 2s 8d |
      When seat 1 draws
      And seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does   | seat | to     | number |
        | deals  |      | seat 1 | 3      |
        | stands | 1    |        |        |
        | stands | 2    |        |        |
        | deals  |      | dealer | 3      |

    Scenario: And before the wagers are settled by it
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8s    |
        | dealer | 9c 2s 8d |
      When seat 1 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | to     | number | wager     |
        | deals   |      | dealer | 3      |           |
        | settles | 1    |        |        | blackjack |

    @reading:pitch-up-card.one-up
    Scenario: The card that lies face down is turned up before others are drawn
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h    |
        | seat 2 | Th 8s    |
        | dealer | 9c 2s 8d |
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does     | seat | whose  | cards | to     | number |
        | stands   | 2    |        |       |        |        |
        | turns up |      | dealer | 2s    |        |        |
        | deals    |      |        |       | dealer | 3      |

  @oneida-blackjack.I.9.a @procedure @play @trace
  Rule: The dealer draws up to a hard 17, or to 18, 19, 20 or 21, hard or soft, and then no more

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's soft 17 is drawn
      And seat 1 wagers 10 on blackjack

    Scenario Outline: With <total> the dealer draws
      Given the cards fall as
        | seat 1 | Td 8s          |
        | dealer | <cards> <next> |
      When seat 1 stands
      And the round is completed
      Then the dealer has 3 cards
      And the dealer's total is <then>

      Examples:
        | total   | cards | next | then    |
        | hard 12 | Tc 2s | 9d   | hard 21 |
        | hard 16 | Tc 6s | 2d   | hard 18 |
        | hard 16 | Tc 6s | 9d   | hard 25 |
        | soft 17 | 6c As | 4d   | soft 21 |

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
        | seat 1 | Td 8s   |
        | dealer | <cards> |
      When seat 1 stands
      And the round is completed
      Then the dealer has 2 cards
      And the dealer's total is <total>

      Examples:
        | total   | cards |
        | hard 17 | Tc 7s |
        | hard 18 | 9c 9s |
        | hard 20 | Tc Ks |
        | soft 18 | 7c As |
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
        | total   | cards       | count |
        | hard 17 | 5c 4s 3d 5d | 4     |
        | soft 18 | 5c 2s As    | 3     |
        | hard 17 | 6c 5s 5d As | 4     |
        | hard 26 | 6c Ts Kd    | 3     |

  @oneida-blackjack.I.9.a.s1 @discretion @play @declaration
  Rule: The casino may have the dealer stand on a soft 17 instead

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
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
        | cards    |
        | 6c As    |
        | 4c As 2d |

    Scenario Outline: What the house does is declared
      Given the house's soft 17 is <done>
      Then the declared rule on soft 17 is <done>

      Examples:
        | done  |
        | stood |
        | drawn |

  @oneida-blackjack.I.9.b @procedure @play @trace
  Rule: The dealer draws nothing when all hands are decided and the dealer's count no longer matters

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered

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

  @oneida-blackjack.I.10 @collection @trace
  Rule: At the end of the round the dealer picks the cards up in such an order that each hand can be laid out again

    Scenario: Each hand by itself, when all is settled
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h |
        | seat 2 | Th 9h |
        | dealer | 9c Ts |
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

  @oneida-blackjack.I.10.s1 @collection @trace
  Rule: Pick-up begins with the player farthest to the dealer's right and goes counter-clockwise

    Scenario: Three players
      Given a Blackjack table under the Oneida rules, dealt from the hand
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

  @oneida-blackjack.I.10.s2 @collection @trace
  Rule: The dealer's own cards come last, and go into the discard rack on top of the players'

    Scenario: Three players, and then the dealer
      Given a Blackjack table under the Oneida rules, dealt from the hand
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

  @oneida-blackjack.I.11.a @discretion @trace @declaration
  Rule: The casino may permit players to hold the cards that they are dealt
    The own ones; nobody else's.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand

    Scenario: Where it is permitted a player takes the own cards up
      Given the house's held cards is permitted
      And seats 1 and 2 wager 10 on blackjack
      And the cards are dealt
      When the player touches the cards of seat 1
      Then the touch is accepted
      And each of the following happens once
        | who    | does    | seat |
        | player | touches | 1    |
      And the declared holding of cards is permitted

    Scenario: Where it is not, a player may not
      Given the house's held cards is not permitted
      And seats 1 and 2 wager 10 on blackjack
      And the cards are dealt
      When the player touches the cards of seat 1
      Then the touch is refused
      When the dealer touches the cards of seat 1
      Then the touch is accepted
      And each of the following happens once
        | who    | does    | seat |
        | dealer | touches | 1    |
      And the declared holding of cards is not permitted

    Scenario Outline: Nobody takes up the cards of another: <who>
      Given the house's held cards is permitted
      And seats 1 and 2 wager 10 on blackjack
      And the cards are dealt
      When <who> touches the cards of seat 1
      Then the touch is refused
      When the player touches the cards of seat 1
      Then the touch is accepted

      Examples:
        | who            |
        | another player |
        | a bystander    |

  @oneida-blackjack.I.11.b @conduct @play @trace
  Rule: Each player answers for the own total; what the dealer announces does not count

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's face of the cards from the hand is up
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

  @oneida-blackjack.I.11.c @discretion @trace
  Rule: When all players leave, the dealer may do again what opens a table

    Scenario: For the next player the cards are spread, seen, washed and shuffled
      Given a Blackjack table under the Oneida rules, dealt from the hand
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
