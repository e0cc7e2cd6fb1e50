Feature: Oneida Blackjack: optional wagers on suits
  That the first two cards are of one suit, or king and queen of one suit; that the next card is of the suit of the hand.

  @oneida-blackjack.K.1 @discretion @declaration @play
  Rule: The casino may offer optional wagers, and offers them to all players at a table

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe

    Scenario Outline: Offered: <wager>, taken from the first player and from the last
      Given the house's initial suit wager is <wager>
      And seats 1 and 7 wager 10 on blackjack
      When seat 1 wagers 5 on <wager>
      Then the <wager> wager of 5 is taken
      When seat 7 wagers 5 on <wager>
      Then the <wager> wager of 5 is taken
      And the declared optional wagers offered is one of
        | <wager>      |
        | <wager>, hit |

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    Scenario Outline: Where there is none, one on <wager> is refused
      Given the house's initial suit wager is none
      And seat 1 wagers 10 on blackjack
      When seat 1 wagers 5 on <wager>
      Then the wager is refused
      But a blackjack wager of 10 from seat 7 is taken

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

  @oneida-blackjack.K.1.a @betting @declaration @play
  Rule: Of the two initial suit wagers one is offered

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe

    Scenario Outline: With <wager>, one on <other> is refused
      Given the house's initial suit wager is <wager>
      And seat 1 wagers 10 on blackjack
      When seat 1 wagers 5 on <other>
      Then the wager is refused
      But a <wager> wager of 5 from seat 1 is taken

      Examples:
        | wager          | other          |
        | same suit      | king and queen |
        | king and queen | same suit      |

  @oneida-blackjack.K.1.a.i @definition @play
  Rule: One is a wager that the player's first two cards are of one suit

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's initial suit wager is same suit
      And seat 1 wagers 10 on blackjack
      And seat 1 wagers 5 on same suit

    Scenario Outline: <cards> win
      Given the cards fall as
        | seat 1 | <cards> |
        | dealer | 9c Tc   |
      When the round is completed
      Then seat 1's same suit wins 5 at the declared odds of same suit

      Examples:
        | cards |
        | 2d 9d |
        | 5h Th |
        | Js 4s |
        | 3c 8c |
        | Kd Qd |
        | Ah Kh |

    Scenario Outline: <cards> lose
      Given the cards fall as
        | seat 1 | <cards> |
        | dealer | 9c Tc   |
      When the round is completed
      Then seat 1's same suit loses

      Examples:
        | cards |
        | 2d 9h |
        | 8c 8s |
        | Jh Qs |

    Scenario: A third card does not matter
      Given the cards fall as
        | seat 1 | 2d 9d 5s |
        | dealer | 9c Tc    |
      When seat 1 draws
      And the round is completed
      Then seat 1's same suit wins 5 at the declared odds of same suit

  @oneida-blackjack.K.1.a.ii @definition @play
  Rule: The other is a wager that they are king and queen of one suit

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's initial suit wager is king and queen
      And seat 1 wagers 10 on blackjack
      And seat 1 wagers 5 on king and queen

    Scenario Outline: For king and queen, <cards> win
      Given the cards fall as
        | seat 1 | <cards> |
        | dealer | 9c Tc   |
      When the round is completed
      Then seat 1's king and queen wins 5 at the declared odds of king and queen

      Examples:
        | cards |
        | Kd Qd |
        | Qh Kh |
        | Ks Qs |
        | Qc Kc |

    Scenario Outline: For king and queen, <cards> lose
      Given the cards fall as
        | seat 1 | <cards> |
        | dealer | 9c Tc   |
      When the round is completed
      Then seat 1's king and queen loses

      Examples:
        | cards |
        | Kd Qh |
        | Kd Jd |
        | Qs Js |
        | Kh Kd |
        | 2d 9d |

  @oneida-blackjack.K.1.b @definition @play @declaration
  Rule: A hit wager is one that a hit card is of the suit of the cards that the player has

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's hit wagers is offered

    Scenario Outline: Upon <cards> comes <card>, and the wager <result>
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | <cards> <card> |
        | seat 2 | Ts 8h          |
        | dealer | 9c Tc          |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      Then the hit wager of 5 is taken
      When seat 1 draws
      Then seat 1's hit <result>

      Examples:
        | cards | card | result                               |
        | 2d 5d | 7d   | wins 5 at the declared odds of hit   |
        | 4h 5h | Kh   | wins 5 at the declared odds of hit   |
        | 2s 3s | As   | wins 5 at the declared odds of hit   |
        | 2c 3c | Jc   | wins 5 at the declared odds of hit   |
        | 2d 5d | 7h   | loses                                |
        | 4h 5h | 4d   | loses                                |
        | 2s 3s | Kc   | loses                                |

    Scenario: Where hit wagers are not offered, none is taken
      Given the house's hit wagers is not offered
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      Then the wager is refused
      And seat 1's hit wager stands at 0
      When the round is completed
      Then a blackjack wager of 10 from seat 1 is taken

    Scenario: Offered, they are declared
      Given the house's hit wagers is offered
      Then the declared optional wagers offered include
        | hit |

  @oneida-blackjack.K.2.a @betting @play
  Rule: An optional wager is chips or, where it applies, a match play coupon, put down together with the Blackjack wager
    A hit wager, which comes later, is the exception.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's initial suit wager is same suit

    Scenario: In chips it is taken, in cash it is refused
      Given seats 1 and 2 wager 10 on blackjack
      When seat 1 wagers 5 on same suit with cash
      Then the wager is refused
      When seat 1 wagers 5 on same suit with a value chip
      Then the same suit wager of 5 is taken

    Scenario: With a match play coupon, where the house takes them
      Given the house's match play coupons is accepted
      And seats 1 and 2 wager 10 on blackjack
      When seat 1 wagers 5 on same suit with a match play coupon
      Then the same suit wager of 5 is taken

    Scenario: And not where it does not
      Given the house's match play coupons is not accepted
      And seats 1 and 2 wager 10 on blackjack
      When seat 1 wagers 5 on same suit with a match play coupon
      Then the wager is refused
      But a same suit wager of 5 from seat 1 is taken

    Scenario: With cards out it is too late
      Given seats 1 and 2 wager 10 on blackjack
      When seat 1 wagers 5 on same suit
      Then the same suit wager of 5 is taken
      When the cards are dealt
      And seat 2 wagers 5 on same suit
      Then the wager is refused

  @oneida-blackjack.K.2.a.s1 @betting @play
  Rule: It goes with a Blackjack wager, unless it is a hit wager
    The clause names the payment of initial suit wagers as the exception; hit wagers are meant.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario Outline: Without a Blackjack wager one on <wager> is refused, with one it is taken
      Given the house's initial suit wager is <wager>
      And seat 2 wagers 10 on blackjack
      When seat 1 wagers 5 on <wager>
      Then the wager is refused
      And seat 1's <wager> wager stands at 0
      When seat 1 wagers 10 on blackjack
      Then a <wager> wager of 5 from seat 1 is taken

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    @reading:blackjack-taken-back.with-it
    Scenario Outline: With the Blackjack wager one on <wager> goes back, as some read it
      Given the house's initial suit wager is <wager>
      And seats 1 and 2 wager 10 on blackjack
      And seat 2 wagers 5 on <wager>
      When seat 2 takes the blackjack wager back
      Then the withdrawal is accepted
      And seat 2's blackjack wager stands at 0
      And seat 2's <wager> wager stands at 0
      And seat 1's blackjack wager stands at 10

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    @reading:blackjack-taken-back.refused
    Scenario Outline: Beside one on <wager> the Blackjack wager is not taken back, without one it is
      Given the house's initial suit wager is <wager>
      And seats 1 and 2 wager 10 on blackjack
      And seat 2 wagers 5 on <wager>
      When seat 2 takes the blackjack wager back
      Then the withdrawal is refused
      And seat 2's blackjack wager stands at 10
      When seat 1 takes the blackjack wager back
      Then the withdrawal is accepted
      And seat 1's blackjack wager stands at 0

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    Scenario: A hit wager is put down when the Blackjack wager has long been there
      Given the house's hit wagers is offered
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      Then the hit wager of 5 is taken

  @oneida-blackjack.K.2.b @posting @declaration @play
  Rule: The casino posts the highest optional wager

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's number of decks is 2
      And the house's maximum wager is 500

    Scenario Outline: With a maximum of <most>
      Given the house's maximum optional wager is <most>
      Then the declared maximum optional wager on the sign is <most>

      Examples:
        | most |
        | 25   |
        | 100  |

    Scenario Outline: Above it a wager on <wager> is refused, at it it is taken
      Given the house's maximum optional wager is 25
      And the house's initial suit wager is <wager>
      And seat 1 wagers 100 on blackjack
      When seat 1 wagers 25.01 on <wager>
      Then the wager is refused
      But a <wager> wager of 25 from seat 1 is taken

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    Scenario Outline: Nor is a wager on <wager> raised above it
      Given the house's maximum optional wager is 25
      And the house's initial suit wager is <wager>
      And seat 1 wagers 100 on blackjack
      And seat 1 wagers 10 on <wager>
      When seat 1 changes the <wager> wager to 25.01
      Then the change is refused
      And seat 1's <wager> wager stands at 10
      When seat 1 changes the <wager> wager to 25
      Then the change is accepted
      And seat 1's <wager> wager stands at 25

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    Scenario: So it is for hit wagers
      Given the house's maximum optional wager is 25
      And the house's hit wagers is offered
      And seat 1 wagers 100 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 25.01 on hit
      Then the wager is refused
      But a hit wager of 25 from seat 1 is taken

  @oneida-blackjack.K.2.b.s1 @betting @play
  Rule: The optional wager has nothing to do with any other wager

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's initial suit wager is same suit

    Scenario Outline: The suit wager <suit> and the Blackjack wager <blackjack>
      Given seat 1 wagers 10 on blackjack
      And seat 1 wagers 5 on same suit
      And the cards fall as
        | seat 1 | <cards> |
        | dealer | 9c Tc   |
      When seat 1 stands
      And the round is completed
      Then seat 1's same suit <suit>
      And seat 1's blackjack <blackjack>

      Examples:
        | cards | suit                                     | blackjack   |
        | Kd Td | wins 5 at the declared odds of same suit | wins 10     |
        | 2d Td | wins 5 at the declared odds of same suit | loses       |
        | 9d Td | wins 5 at the declared odds of same suit | is returned |
        | Kd Th | loses                                    | wins 10     |
        | 2d Th | loses                                    | loses       |

    Scenario: A hit wager is won and the hand lost
      Given the house's hit wagers is offered
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      And seat 1 stands
      And seat 2 stands
      And the round is completed
      Then seat 1's hit wins 5 at the declared odds of hit
      And seat 1's blackjack loses

  @oneida-blackjack.K.2.b.s2 @limits @play
  Rule: A player may place one optional wager for each hand that the player plays

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's initial suit wager is same suit
      And the house's number of adjacent boxes is 2

    Scenario: Two hands, one for each
      Given seat 1 wagers 10 on blackjack
      And the player at seat 1 wagers 10 on blackjack at the box of seat 2
      When seat 1 wagers 5 on same suit
      Then the same suit wager of 5 is taken
      When the player at seat 1 wagers 5 on same suit at the box of seat 2
      Then the same suit wager of 5 is taken

    Scenario: Each is settled by its hand
      Given seat 1 wagers 10 on blackjack
      And the player at seat 1 wagers 10 on blackjack at the box of seat 2
      And seat 1 wagers 5 on same suit
      And the player at seat 1 wagers 5 on same suit at the box of seat 2
      And the cards fall as
        | seat 1 | 2d 9h |
        | seat 2 | 5s 8s |
        | dealer | 9c Tc |
      When the round is completed
      Then seat 1's same suit loses
      And seat 2's same suit wins 5 at the declared odds of same suit

  @oneida-blackjack.K.2.b.s3 @betting @play
  Rule: Nobody places an optional wager on another player's hand

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario Outline: On <wager> a neighbour's is refused, the own is taken
      Given the house's initial suit wager is <wager>
      And seats 1 and 2 wager 10 on blackjack
      When the player at seat 2 wagers 5 on <wager> at the box of seat 1
      Then the wager is refused
      But a <wager> wager of 5 from seat 1 is taken

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    Scenario: Nor a hit wager
      Given the house's hit wagers is offered
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When the player at seat 2 wagers 5 on hit at the box of seat 1
      Then the wager is refused
      But a hit wager of 5 from seat 1 is taken

  @oneida-blackjack.K.2.c @limits @play
  Rule: With a single deck the optional wager is not higher than the Blackjack wager

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's number of decks is 1
      And the house's maximum optional wager is 100

    Scenario Outline: On <wager>, beside 20
      Given the house's initial suit wager is <wager>
      And seat 1 wagers 20 on blackjack
      When seat 1 wagers 20.01 on <wager>
      Then the wager is refused
      But a <wager> wager of 20 from seat 1 is taken

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    Scenario: A hit wager
      Given the house's hit wagers is offered
      And seat 1 wagers 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 20.01 on hit
      Then the wager is refused
      But a hit wager of 20 from seat 1 is taken

    Scenario: Nor is it, by chips that are added
      Given the house's initial suit wager is same suit
      And seat 1 wagers 20 on blackjack
      And seat 1 wagers 15 on same suit
      When seat 1 wagers 10 on same suit
      Then the wager is refused
      And seat 1's same suit wager stands at 15
      When seat 1 wagers 5 on same suit
      Then the wager is accepted
      And seat 1's same suit wager stands at 20

  @oneida-blackjack.K.2.c.s1 @limits @play
  Rule: With several decks it may be higher

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's maximum optional wager is 100

    Scenario Outline: With a number of <decks> decks, on <wager>
      Given the house's number of decks is <decks>
      And the house's initial suit wager is <wager>
      And seat 1 wagers 20 on blackjack
      When seat 1 wagers 50 on <wager>
      Then the <wager> wager of 50 is taken

      Examples:
        | decks | wager          |
        | 2     | same suit      |
        | 6     | same suit      |
        | 2     | king and queen |

    Scenario: A hit wager, with several decks
      Given the house's number of decks is 2
      And the house's hit wagers is offered
      And seat 1 wagers 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 50 on hit
      Then the hit wager of 50 is taken

  @oneida-blackjack.K.3.a @procedure @play @trace
  Rule: From the shoe, the initial suit wagers are settled when the two cards of everybody are out

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario Outline: One on <wager>, after the last card and before the first turn
      Given the house's initial suit wager is <wager>
      And the house's odds of optional wagers is the highest
      And seats 1 and 2 wager 10 on blackjack
      And seat 2 wagers 5 on <wager>
      And the cards fall as
        | seat 1 | Ts 8h   |
        | seat 2 | <cards> |
        | dealer | 9c Tc   |
      When seat 1 stands
      Then the following happens, in this order and once each
        | does     | to     | number | whose  | cards | seat | wager   | result   |
        | deals    | dealer | 2      |        |       |      |         |          |
        | turns up |        |        | dealer | 9c    |      |         |          |
        | settles  |        |        |        |       | 2    | <wager> | <result> |
        | asks     |        |        |        |       | 1    |         |          |
      And seat 2's <wager> <what>

      Examples:
        | wager          | cards | result | what    |
        | same suit      | 2d 7d | wins   | wins 15 |
        | same suit      | 2d 7h | loses  | loses   |
        | king and queen | Kd Qd | wins   | wins 50 |
        | king and queen | 2d 7d | loses  | loses   |

  @oneida-blackjack.K.3.b @procedure @trace
  Rule: They are taken or paid from left to right

    Scenario: Winners and losers, place by place
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's initial suit wager is same suit
      And the wagers are
        | seat | blackjack | same suit |
        | 1    | 10        | 5         |
        | 3    | 10        | 5         |
        | 4    | 10        | 5         |
        | 7    | 10        | 5         |
      And the cards fall as
        | seat 1 | Td 8d |
        | seat 3 | 2d 7h |
        | seat 4 | 5s 8s |
        | seat 7 | Jh 9s |
        | dealer | 9c Tc |
      When the cards are dealt
      Then the following happens, in this order and once each
        | does    | seat | wager     | result |
        | settles | 1    | same suit | wins   |
        | settles | 3    | same suit | loses  |
        | settles | 4    | same suit | wins   |
        | settles | 7    | same suit | loses  |

  @oneida-blackjack.K.3.c @procedure @trace
  Rule: They are settled before insurance

    Scenario Outline: Before it is offered, and so before it is settled: <result>
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's initial suit wager is same suit
      And the house's insurance is allowed
      And the wagers are
        | seat | blackjack | same suit |
        | 1    | 10        |           |
        | 2    | 10        | 5         |
      And the cards fall as
        | seat 1 | Td 8h   |
        | seat 2 | <cards> |
        | dealer | Ac 9c   |
      When the cards are dealt
      And seat 1 wagers 5 on insurance
      And seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does             | seat | wager     | result   |
        | settles          | 2    | same suit | <result> |
        | offers insurance |      |           |          |
        | settles          | 1    | insurance | loses    |

      Examples:
        | cards | result |
        | 2d 7d | wins   |
        | 2d 7h | loses  |

  @oneida-blackjack.K.4.a @procedure @play @trace
  Rule: From the hand, the initial suit wagers are settled when the two cards of everybody are out

    Scenario Outline: One on <wager>, after the last card and before the first turn, cards face <face>
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's face of the cards from the hand is <face>
      And the house's initial suit wager is <wager>
      And the house's odds of optional wagers is the highest
      And seats 1 and 2 wager 10 on blackjack
      And seat 2 wagers 5 on <wager>
      And the cards fall as
        | seat 1 | Ts 8h   |
        | seat 2 | <cards> |
        | dealer | 9c Tc   |
      When seat 1 stands
      Then the following happens, in this order and once each
        | does    | to     | number | seat | wager   | result   |
        | deals   | dealer | 2      |      |         |          |
        | settles |        |        | 2    | <wager> | <result> |
        | asks    |        |        | 1    |         |          |
      And seat 2's <wager> <what>

      Examples:
        | wager          | cards | result | face | what    |
        | same suit      | 2d 7d | wins   | up   | wins 15 |
        | same suit      | 2d 7h | loses  | down | loses   |
        | king and queen | Kd Qd | wins   | down | wins 50 |
        | king and queen | 2d 7d | loses  | up   | loses   |

  @oneida-blackjack.K.4.b @procedure @trace
  Rule: They are taken or paid from left to right there, too

    Scenario: Winners and losers, place by place, from the hand
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's initial suit wager is same suit
      And the wagers are
        | seat | blackjack | same suit |
        | 1    | 10        | 5         |
        | 3    | 10        | 5         |
        | 4    | 10        | 5         |
        | 7    | 10        | 5         |
      And the cards fall as
        | seat 1 | Td 8d |
        | seat 3 | 2d 7h |
        | seat 4 | 5s 8s |
        | seat 7 | Jh 9s |
        | dealer | 9c Tc |
      When the cards are dealt
      Then the following happens, in this order and once each
        | does    | seat | wager     | result |
        | settles | 1    | same suit | wins   |
        | settles | 3    | same suit | loses  |
        | settles | 4    | same suit | wins   |
        | settles | 7    | same suit | loses  |

  @oneida-blackjack.K.4.c @procedure @trace
  Rule: They are settled before insurance there, too

    @reading:pitch-up-card.one-up
    Scenario Outline: Before it is offered, and so before it is settled: <result>, from the hand
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's initial suit wager is same suit
      And the house's insurance is allowed
      And the wagers are
        | seat | blackjack | same suit |
        | 1    | 10        |           |
        | 2    | 10        | 5         |
      And the cards fall as
        | seat 1 | Td 8h   |
        | seat 2 | <cards> |
        | dealer | Ac 9c   |
      When the cards are dealt
      And seat 1 wagers 5 on insurance
      And seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does             | seat | wager     | result   |
        | settles          | 2    | same suit | <result> |
        | offers insurance |      |           |          |
        | settles          | 1    | insurance | loses    |

      Examples:
        | cards | result |
        | 2d 7d | wins   |
        | 2d 7h | loses  |

  @oneida-blackjack.K.5.a @payout @play @declaration
  Rule: Two cards of one suit pay at most three to one

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's initial suit wager is same suit

    Scenario Outline: A wager of <amount> wins <pays> at the highest odds
      Given the house's odds of optional wagers is the highest
      And seat 1 wagers 20 on blackjack
      And seat 1 wagers <amount> on same suit
      And the cards fall as
        | seat 1 | <cards> |
        | dealer | 9c Tc   |
      When the round is completed
      Then seat 1's same suit wins <pays>

      Examples:
        | amount | pays | cards |
        | 5      | 15   | 2d 9d |
        | 10     | 30   | Kh Qh |
        | 20     | 60   | 3s 7s |

    Scenario Outline: With odds that are <odds>, what is declared is paid and not above it
      Given the house's odds of optional wagers is <odds>
      And seat 1 wagers 20 on blackjack
      And seat 1 wagers 5 on same suit
      And the cards fall as
        | seat 1 | 2d 9d |
        | dealer | 9c Tc |
      When the round is completed
      Then the declared odds of same suit is at most 3
      And seat 1's same suit wins 5 at the declared odds of same suit

      Examples:
        | odds        |
        | the highest |
        | lower       |

  @oneida-blackjack.K.5.b @payout @play @trace @declaration
  Rule: King and queen of one suit pay at most ten to one, and the floorperson is told
    The clause names hit wagers; the wager on king and queen is meant.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's initial suit wager is king and queen

    Scenario Outline: King and queen: a wager of <amount> wins <pays> at the highest odds
      Given the house's odds of optional wagers is the highest
      And seat 1 wagers 20 on blackjack
      And seat 1 wagers <amount> on king and queen
      And the cards fall as
        | seat 1 | <cards> |
        | dealer | 9c Tc   |
      When the round is completed
      Then seat 1's king and queen wins <pays>

      Examples:
        | amount | pays | cards |
        | 5      | 50   | Kd Qd |
        | 20     | 200  | Qs Ks |

    Scenario Outline: King and queen: with odds that are <odds>, what is declared is paid and not above it
      Given the house's odds of optional wagers is <odds>
      And seat 1 wagers 20 on blackjack
      And seat 1 wagers 5 on king and queen
      And the cards fall as
        | seat 1 | Kd Qd |
        | dealer | 9c Tc |
      When the round is completed
      Then the declared odds of king and queen is at most 10
      And seat 1's king and queen wins 5 at the declared odds of king and queen

      Examples:
        | odds        |
        | the highest |
        | lower       |

    Scenario: The dealer tells the floorperson
      Given seats 1 and 2 wager 20 on blackjack
      And seats 1 and 2 wager 5 on king and queen
      And the cards fall as
        | seat 1 | 2d 9d |
        | seat 2 | Kd Qd |
        | dealer | 9c Tc |
      When the cards are dealt
      Then each of the following happens once
        | who    | does                     | seat | wager          |
        | dealer | notifies the floorperson | 2    | king and queen |
      And none of the following happens
        | who    | does                     | seat |
        | dealer | notifies the floorperson | 1    |

  @oneida-blackjack.K.6.a @betting @play
  Rule: With first cards of one suit a player may make a hit wager, whether or not there was an initial suit wager

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And the house's initial suit wager is same suit
      And seats 1 and 2 wager 10 on blackjack

    Scenario: Without an initial suit wager
      Given the cards fall as
        | seat 1 | 2d 5d 7d |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      Then the hit wager of 5 is taken

    Scenario: With one
      Given seat 1 wagers 5 on same suit
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      Then the hit wager of 5 is taken

    @reading:suit-unsuited.refused
    Scenario Outline: With <cards> it is refused
      Given the cards fall as
        | seat 1 | <cards> |
        | seat 2 | Ts 8s   |
        | dealer | 9c Tc   |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      Then the wager is refused
      When seat 1 stands
      Then a hit wager of 5 from seat 2 is taken

      Examples:
        | cards |
        | 2d 5h |
        | 8c 8d |

    @reading:suit-unsuited.allowed
    Scenario: With two suits it is taken, too
      Given the cards fall as
        | seat 1 | 2d 5h 7d |
        | seat 2 | Ts 8s    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      Then the hit wager of 5 is taken

    Scenario: Before the own turn it is refused, in it it is taken
      Given the cards fall as
        | seat 1 | Td 8h    |
        | seat 2 | 2s 8s 7s |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 2 wagers 5 on hit
      Then the wager is refused
      When seat 1 stands
      Then a hit wager of 5 from seat 2 is taken

  @oneida-blackjack.K.6.b @payout @play @declaration
  Rule: A hit card of the suit pays at most three to one

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's hit wagers is offered

    Scenario Outline: Hit wagers: a wager of <amount> wins <pays> at the highest odds
      Given the house's odds of optional wagers is the highest
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | <cards> |
        | seat 2 | Ts 8h   |
        | dealer | 9c Tc   |
      And the cards are dealt
      When seat 1 wagers <amount> on hit
      And seat 1 draws
      Then seat 1's hit wins <pays>

      Examples:
        | amount | pays | cards    |
        | 5      | 15   | 2d 5d 7d |
        | 20     | 60   | 3h 4h Kh |

    Scenario Outline: Hit wagers: with odds that are <odds>, what is declared is paid and not above it
      Given the house's odds of optional wagers is <odds>
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      Then the declared odds of hit is at most 3
      And seat 1's hit wins 5 at the declared odds of hit

      Examples:
        | odds        |
        | the highest |
        | lower       |

    Scenario: A card of another suit pays nothing
      Given seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7h |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      Then seat 1's hit loses

    @reading:suit-unsuited.allowed
    Scenario: A card of the suit of only one of two cards pays nothing
      Given seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5h 7h |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      Then seat 1's hit loses

  @oneida-blackjack.K.6.c @procedure @trace @play
  Rule: It is settled at once, when that card has been dealt

    Scenario Outline: Before the player does anything else: <result>
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And the house's odds of optional wagers is the highest
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d <card> |
        | seat 2 | Ts 8h        |
        | dealer | 9c Tc        |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      And seat 1 stands
      Then the following happens, in this order and once each
        | does    | to     | number | seat | wager | result   |
        | deals   | seat 1 | 3      |      |       |          |
        | settles |        |        | 1    | hit   | <result> |
        | stands  |        |        | 1    |       |          |
      And seat 1's hit <what>

      Examples:
        | card | result | what    |
        | 7d   | wins   | wins 15 |
        | 7h   | loses  | loses   |

    Scenario: At the last place as well
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And seats 1 and 7 wager 20 on blackjack
      And the cards fall as
        | seat 1 | Ts 8h    |
        | seat 7 | 2d 5d 7d |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 stands
      And seat 7 wagers 5 on hit
      And seat 7 draws
      And seat 7 stands
      Then the following happens, in this order and once each
        | does    | to     | number | seat | wager | result |
        | deals   | seat 7 | 3      |      |       |        |
        | settles |        |        | 7    | hit   | wins   |
        | stands  |        |        | 7    |       |        |

    @reading:split-value.value
    Scenario Outline: Upon a split, by the second card of the hand: <result>
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And the house's splitting is allowed
      And seat 1 wagers 20 on blackjack
      And the cards fall as
        | seat 1               | Kd Qd <card> |
        | seat 1's second hand | 3d           |
        | dealer               | 9c Tc        |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 splits
      And seat 1 stands
      Then the following happens, in this order and once each
        | does    | to     | number | seat | wager | result   |
        | splits  |        |        | 1    |       |          |
        | settles |        |        | 1    | hit   | <result> |
        | stands  |        |        | 1    |       |          |

      Examples:
        | card | result |
        | 7d   | wins   |
        | 7h   | loses  |

  @oneida-blackjack.K.6.d @betting @play
  Rule: A player goes on with hit wagers until the hand is over twenty-one or a card of another suit comes

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And the house's odds of optional wagers is the highest
      And seats 1 and 2 wager 20 on blackjack

    Scenario: Card by card in one suit
      Given the cards fall as
        | seat 1 | 2d 3d 4d 5d 7s |
        | seat 2 | Ts 8h          |
        | dealer | 9c Tc          |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      Then seat 1's hit wins 15
      When seat 1 wagers 10 on hit
      Then the hit wager of 10 is taken
      When seat 1 draws
      Then each of the following happens once
        | does    | seat | wager | stake | result |
        | settles | 1    | hit   | 5     | wins   |
        | settles | 1    | hit   | 10    | wins   |

    Scenario: After a card of another suit there is none
      Given the cards fall as
        | seat 1 | 2d 3d 4h 5d |
        | seat 2 | Ts 8s       |
        | dealer | 9c Tc       |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      And seat 1 wagers 5 on hit
      Then the wager is refused
      When seat 1 stands
      Then a hit wager of 5 from seat 2 is taken

    Scenario: Nor if that card was not wagered on
      Given the cards fall as
        | seat 1 | 2d 3d 4h 5d |
        | seat 2 | Ts 8s       |
        | dealer | 9c Tc       |
      When seat 1 draws
      And seat 1 wagers 5 on hit
      Then the wager is refused
      When seat 1 stands
      Then a hit wager of 5 from seat 2 is taken

    @reading:suit-bust.wins
    Scenario: The card of the suit that takes the hand over twenty-one wins
      Given the cards fall as
        | seat 1 | Td 6d Kd |
        | seat 2 | Ts 8s    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      Then seat 1's hit wins 15
      When seat 1 wagers 5 on hit
      Then the wager is refused
      But a hit wager of 5 from seat 2 is taken

    @reading:suit-bust.loses
    Scenario: The card that takes the hand over twenty-one loses, of whatever suit
      Given the cards fall as
        | seat 1 | Td 6d Kd |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      Then seat 1's hit loses

  @oneida-blackjack.K.6.e @discretion @play @declaration
  Rule: The casino may allow hit wagers on each of two cards that were split
    The item that the clause points to does not exist; the one on splitting is meant.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's number of decks is 2
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And the house's splitting is allowed

    Scenario: Allowed, each hand has its own
      Given the house's hit wagers after a split is allowed
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1               | 8d 8d 2d 7d |
        | seat 1's second hand | 3d 6s       |
        | seat 2               | Ts 8h       |
        | dealer               | 9c Tc       |
      When seat 1 splits
      And seat 1 wagers 5 on hit
      Then the hit wager of 5 is taken
      When seat 1 draws
      And seat 1 stands
      And seat 1 wagers 10 on hit for the second hand
      And seat 1 draws
      Then seat 1's hit wins 5 at the declared odds of hit
      And seat 1's hit for the second hand loses

    Scenario: Prohibited, neither hand has one
      Given the house's hit wagers after a split is prohibited
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1               | 8d 8d 2d 7d |
        | seat 1's second hand | 3d 6s       |
        | seat 2               | Ts 8s       |
        | dealer               | 9c Tc       |
      When seat 1 splits
      And seat 1 wagers 5 on hit
      Then the wager is refused
      When seat 1 stands
      And seat 1 wagers 5 on hit for the second hand
      Then the wager is refused
      When seat 1 stands
      Then a hit wager of 5 from seat 2 is taken

  @oneida-blackjack.K.6.e.s1 @betting @play
  Rule: Only where the two cards that were split are of one suit

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's number of decks is 2
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And the house's hit wagers after a split is allowed
      And the house's splitting is allowed
      And seats 1 and 2 wager 20 on blackjack

    Scenario Outline: Split from <pair>: <what>
      Given the cards fall as
        | seat 1               | <pair> 2d 7d |
        | seat 1's second hand | 3d 6s        |
        | seat 2               | Ts 8h        |
        | dealer               | 9c Tc        |
      When seat 1 splits
      And seat 1 wagers 5 on hit
      Then the wager is <what>
      And seat 1's hit wager stands at <stands>

      Examples:
        | pair  | what     | stands |
        | 8d 8d | accepted | 5      |
        | 8d 8h | refused  | 0      |
        | 8d 8s | refused  | 0      |

  @oneida-blackjack.K.6.e.s2 @betting @play
  Rule: Such hit wagers follow the rules of optional wagers

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's number of decks is 2
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And the house's hit wagers after a split is allowed
      And the house's splitting is allowed
      And the house's odds of optional wagers is the highest

    Scenario: They are settled at once, each by its card, at odds of three to one at most
      Given seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1               | 8d 8d 2d 7d |
        | seat 1's second hand | 3d 6d       |
        | seat 2               | Ts 8h       |
        | dealer               | 9c Tc       |
      When seat 1 splits
      And seat 1 wagers 5 on hit
      And seat 1 draws
      Then seat 1's hit wins 15
      When seat 1 stands
      And seat 1 wagers 10 on hit for the second hand
      And seat 1 draws
      Then seat 1's hit for the second hand wins 30

    Scenario: The posted maximum holds for them
      Given the house's maximum optional wager is 25
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1               | 8d 8d 2d 7d |
        | seat 1's second hand | 3d 6d       |
        | seat 2               | Ts 8h       |
        | dealer               | 9c Tc       |
      When seat 1 splits
      And seat 1 wagers 25.01 on hit
      Then the wager is refused
      But a hit wager of 25 from seat 1 is taken

    Scenario: After a card of another suit there is none, after a split
      Given seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1               | 8d 8d 2h 7d |
        | seat 1's second hand | 3d 6d       |
        | seat 2               | Ts 8h       |
        | dealer               | 9c Tc       |
      When seat 1 splits
      And seat 1 wagers 5 on hit
      Then the wager is refused
      When seat 1 stands
      Then a hit for the second hand wager of 5 from seat 1 is taken

  @oneida-blackjack.K.6.f @betting @play
  Rule: A hit wager may be placed on a hand that was dealt from the hand, too

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's hit wagers is offered

    Scenario: With two cards of one suit
      Given seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      Then the hit wager of 5 is taken

    Scenario: Where hit wagers are not offered it is refused
      Given the house's hit wagers is not offered
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      Then the wager is refused
      When the round is completed
      Then a blackjack wager of 10 from seat 1 is taken

  @oneida-blackjack.K.6.f.s1 @payout @play @declaration
  Rule: There a hit card of the suit pays at most three to one, too

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's hit wagers is offered

    Scenario: At the highest odds
      Given the house's odds of optional wagers is the highest
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      Then seat 1's hit wins 15

    Scenario: At lower ones
      Given the house's odds of optional wagers is lower
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      Then the declared odds of hit is at most 3
      And seat 1's hit wins 5 at the declared odds of hit

  @oneida-blackjack.K.6.f.s2 @procedure @trace @play
  Rule: There, too, it is settled at once, when that card has been dealt

    Scenario Outline: Before the player does anything else: <result>, from the hand
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And the house's odds of optional wagers is the highest
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d <card> |
        | seat 2 | Ts 8h        |
        | dealer | 9c Tc        |
      And the cards are dealt
      When seat 1 wagers 5 on hit
      And seat 1 draws
      And seat 1 stands
      Then the following happens, in this order and once each
        | does    | to     | number | seat | wager | result   |
        | deals   | seat 1 | 3      |      |       |          |
        | settles |        |        | 1    | hit   | <result> |
        | stands  |        |        | 1    |       |          |
      And seat 1's hit <what>

      Examples:
        | card | result | what    |
        | 7d   | wins   | wins 15 |
        | 7h   | loses  | loses   |

    Scenario: At the last place as well, from the hand
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And seats 1 and 7 wager 20 on blackjack
      And the cards fall as
        | seat 1 | Ts 8h    |
        | seat 7 | 2d 5d 7d |
        | dealer | 9c Tc    |
      And the cards are dealt
      When seat 1 stands
      And seat 7 wagers 5 on hit
      And seat 7 draws
      And seat 7 stands
      Then the following happens, in this order and once each
        | does    | to     | number | seat | wager | result |
        | deals   | seat 7 | 3      |      |       |        |
        | settles |        |        | 7    | hit   | wins   |
        | stands  |        |        | 7    |       |        |

  @oneida-blackjack.K.6.f.s3 @conduct @trace @play
  Rule: A player whose hit wager is won says so at once and shows all cards

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And the house's face of the cards from the hand is down
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7d |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt

    Scenario: The player says so and the cards are turned up, then it is paid
      When seat 1 wagers 5 on hit
      And seat 1 draws
      Then the following happens, in this order and once each
        | who    | does                | to     | number | seat | whose  | wager | result | cards    |
        |        | deals               | seat 1 | 3      |      |        |       |        |          |
        | player | notifies the dealer |        |        | 1    |        | hit   |        |          |
        |        | turns up            |        |        |      | seat 1 |       |        | 2d 5d 7d |
        |        | settles             |        |        | 1    |        | hit   | wins   |          |

  @oneida-blackjack.K.6.f.s4 @collection @play @trace
  Rule: If it is lost it is collected at once, and the player does not show the hand for it

    Background:
      Given a Blackjack table under the Oneida rules, dealt from the hand
      And the house's multiple action is not offered
      And the house's hit wagers is offered
      And the house's face of the cards from the hand is down
      And seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 5d 7h |
        | seat 2 | Ts 8h    |
        | dealer | 9c Tc    |
      And the cards are dealt

    Scenario: Collected before anything else, with the cards face down
      When seat 1 wagers 5 on hit
      And seat 1 draws
      Then seat 1's hit loses
      And none of the following happens
        | does                | whose  |
        | notifies the dealer |        |
        | turns up            | seat 1 |
      When seat 1 stands
      Then the following happens, in this order and once each
        | does    | to     | number | seat | wager | result |
        | deals   | seat 1 | 3      |      |       |        |
        | settles |        |        | 1    | hit   | loses  |
        | stands  |        |        | 1    |       |        |
