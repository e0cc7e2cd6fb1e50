Feature: Oneida Blackjack: definitions
  Blackjack, double down, hard total, insurance, push, split, surrender and washing.

  @oneida-blackjack.A.1 @definition @play
  Rule: A Blackjack is an ace and a card worth ten as the first two cards, and not after aces or tens were split
    Of the player and of the dealer alike.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's odds of a blackjack is three to two

    Scenario Outline: <cards> are one
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | <cards> |
        | dealer | 9c Tc   |
      When the round is completed
      Then seat 1's blackjack wins 15

      Examples:
        | cards |
        | Ad Th |
        | Th Ad |
        | Ad Jh |
        | Qs Ad |
        | Ah Ks |
        | Kd Ac |
        | As Td |

    Scenario Outline: The dealer's <cards> are one, and beat twenty-one of three cards
      Given the house's simple 21 is loses
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 7d 7h 7s |
        | dealer | <cards>  |
      When seat 1 draws
      And the round is completed
      Then seat 1's blackjack loses

      Examples:
        | cards |
        | Ac Ts |
        | Tc As |
        | Ac Js |
        | Qc As |
        | Kc As |

    @reading:two-aces.one-at-a-time
    Scenario Outline: Twenty-one of three cards is none: <cards> with <third>
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | <cards> <third> |
        | seat 2 | Ac Qs           |
        | dealer | 9c Tc           |
      When seat 1 draws
      And the round is completed
      Then seat 1's blackjack wins 10
      And seat 2's blackjack wins 15

      Examples:
        | cards | third |
        | 7d 7h | 7s    |
        | Ad 4h | 6s    |
        | Td Kh | As    |
        | Ad 9h | As    |

    Scenario: Nor are an ace and a ten of which one was drawn upon a split of aces
      Given the house's splitting is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | Ad Ah Ks |
        | seat 1's second hand | Td       |
        | seat 2               | Ac Qs    |
        | dealer               | 9c Tc    |
      When seat 1 splits
      And the round is completed
      Then the results are
        | seat | blackjack | blackjack for the second hand |
        | 1    | wins 10   | wins 10                       |
      And seat 2's blackjack wins 15

    Scenario: Nor an ace that is drawn upon a split of tens
      Given the house's splitting is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | Td Th As |
        | seat 1's second hand | Ad       |
        | seat 2               | Ac Qs    |
        | dealer               | 9c Tc    |
      When seat 1 splits
      And the round is completed
      Then the results are
        | seat | blackjack | blackjack for the second hand |
        | 1    | wins 10   | wins 10                       |
      And seat 2's blackjack wins 15

    @reading:ten-ace-after-split.any-ten
    Scenario Outline: Nor one that is drawn upon a split of <rank>
      Given the house's splitting is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | <pair> As |
        | seat 1's second hand | 9d        |
        | seat 2               | Ac Qs    |
        | dealer               | 9c Tc     |
      When seat 1 splits
      And seat 1 stands
      And the round is completed
      Then seat 1's blackjack wins 10
      And seat 2's blackjack wins 15

      Examples:
        | rank   | pair  |
        | jacks  | Jd Jh |
        | queens | Qd Qh |
        | kings  | Kd Kh |

    @reading:ten-ace-after-split.rank-ten
    Scenario Outline: Upon a split of <rank> it is one
      Given the house's splitting is allowed
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1               | <pair> As |
        | seat 1's second hand | 9d        |
        | dealer               | 9c Tc     |
      When seat 1 splits
      And seat 1 stands
      And the round is completed
      Then seat 1's blackjack wins 15

      Examples:
        | rank   | pair  |
        | jacks  | Jd Jh |
        | kings  | Kd Kh |

    @reading:dealers-second-blackjack.each-hand
    Scenario: In Multiple Action the open card makes a Blackjack with the second card of each of the dealer's hands
      Given the house's multiple action is two or three
      And the house's simple 21 is loses
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | 7d 7h 7s |
        | dealer | Ac Ks Kd |
      When seat 1 draws
      And the round is completed
      Then the results are
        | seat | blackjack | second spot |
        | 1    | loses     | loses       |

    @reading:dealers-second-blackjack.first-hand
    Scenario: In Multiple Action only the dealer's first hand can be a Blackjack
      Given the house's multiple action is two or three
      And the house's simple 21 is loses
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | 7d 7h 7s |
        | dealer | Ac Ks Kd |
      When seat 1 draws
      And the round is completed
      Then the results are
        | seat | blackjack | second spot |
        | 1    | loses     | is returned |

  @oneida-blackjack.A.2 @definition @play
  Rule: To double down is to double the wager on two cards, also on two cards of a split hand, for one card only

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's doubling down is allowed

    Scenario: Twenty are won on a wager of ten that was doubled
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 6h 9h |
        | seat 2 | Td 8s    |
        | dealer | 9c Tc    |
      When seat 1 doubles down
      Then the act is accepted
      And each of the following happens once
        | does            | seat | wager     | amount |
        | takes the wager | 1    | blackjack | 20     |
      And seat 1 has 3 cards
      When seat 2 stands
      And the round is completed
      Then seat 1's blackjack wins 20

    Scenario: And twenty are lost
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 6h 2h |
        | dealer | 9c Tc    |
      When seat 1 doubles down
      And the round is completed
      Then each of the following happens once
        | does    | seat | wager     | stake | result |
        | settles | 1    | blackjack | 20    | loses  |

    Scenario Outline: Any two cards are doubled: <cards>
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | <cards> 2s |
        | seat 2 | Ts 8s      |
        | dealer | 9c Tc      |
      When seat 1 doubles down
      Then the act is accepted
      And seat 1's blackjack wager stands at 20

      Examples:
        | cards |
        | 2d 3h |
        | 9d 2h |
        | Td 8h |
        | Ad 7h |
        | 8d 8h |

    Scenario: Three cards are not
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 3h 5s 9h |
        | seat 2 | 5d 6h 9s    |
        | dealer | 9c Tc       |
      When seat 1 draws
      And seat 1 doubles down
      Then the act is refused
      And seat 1's blackjack wager stands at 10
      When seat 1 stands
      And seat 2 doubles down
      Then the act is accepted

    Scenario: Each hand of a split is doubled by itself
      Given the house's splitting is allowed
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 3s Kd |
        | seat 1's second hand | 2s Kh       |
        | dealer               | 9c Tc       |
      When seat 1 splits
      And seat 1 doubles down
      Then the act is accepted
      And seat 1's blackjack wager stands at 20
      And seat 1's blackjack for the second hand wager stands at 10
      When seat 1 doubles down
      Then the act is accepted
      And seat 1's blackjack for the second hand wager stands at 20
      When the round is completed
      Then the results are
        | seat | blackjack | blackjack for the second hand |
        | 1    | wins 20   | wins 20                       |

    @reading:double-for-less.refused
    Scenario Outline: A wager of <amount> beside one of ten is no double down
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 6h 9h |
        | dealer | 9c Tc    |
      When seat 1 doubles down for <amount>
      Then the act is refused
      And seat 1's blackjack wager stands at 10
      When seat 1 doubles down for 10
      Then the act is accepted
      And seat 1's blackjack wager stands at 20

      Examples:
        | amount |
        | 5      |
        | 9.99   |
        | 10.01  |

    @reading:double-for-less.allowed
    Scenario: Less than the wager may be put beside it, more may not
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 6h 9h |
        | dealer | 9c Tc    |
      When seat 1 doubles down for 10.01
      Then the act is refused
      When seat 1 doubles down for 5
      Then the act is accepted
      And seat 1's blackjack wager stands at 15

  @oneida-blackjack.A.3 @definition @play
  Rule: A total is hard if the hand has no ace, or if each of its aces counts one
    Every other total is soft.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    @reading:two-aces.one-at-a-time
    Scenario Outline: <cards> and <third> are <total>
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | <cards> <third> |
        | seat 2 | Ts 8s           |
        | dealer | 9c Tc           |
      When seat 1 draws
      Then seat 1's total is <total>

      Examples:
        | cards | third | total   |
        | 5d 6h | 7s    | hard 18 |
        | Ad 6h | Ks    | hard 17 |
        | Td 6h | As    | hard 17 |
        | Ad 6h | As    | soft 18 |
        | Ad 4h | 2s    | soft 17 |
        | Ad Ah | Ks    | hard 12 |

    Scenario: By the dealer's hand: on a hard 17 with an ace no card is drawn
      Given the house's soft 17 is drawn
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h       |
        | seat 2 | Ts 8s       |
        | dealer | Tc 6c As 3d |
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the dealer has 3 cards
      And the dealer's total is hard 17

  @oneida-blackjack.A.4 @definition @play
  Rule: Insurance is a wager that the dealer has a Blackjack, when the dealer shows an ace

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's insurance is allowed

    Scenario: Under an ace it is taken, before the first turn
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h |
        | seat 2 | Ts 8s |
        | dealer | Ac Tc |
      And the cards are dealt
      When seat 1 wagers 5 on insurance
      Then the insurance wager of 5 is taken
      When seat 1 stands
      And seat 2 wagers 5 on insurance
      Then the wager is refused

    Scenario Outline: Under <card> there is none
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h     |
        | seat 2 | Ts 8s     |
        | dealer | <card> 7c |
      And the cards are dealt
      When seat 1 wagers 5 on insurance
      Then the wager is refused
      And none of the following happens
        | does             |
        | offers insurance |
      When the round is completed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h |
        | seat 2 | Ts 8s |
        | dealer | Ac 7c |
      And the cards are dealt
      Then an insurance wager of 5 from seat 1 is taken

      Examples:
        | card |
        | Tc   |
        | Kc   |
        | 9c   |
        | 2c   |

    Scenario: With a Blackjack of the dealer it wins, and the hand loses
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h |
        | dealer | Ac Tc |
      And the cards are dealt
      When seat 1 wagers 5 on insurance
      And seat 1 stands
      And the round is completed
      Then seat 1's insurance wins 5 at the declared odds of insurance
      And seat 1's blackjack loses

    Scenario Outline: With <what> it loses
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h   |
        | dealer | <cards> |
      And the cards are dealt
      When seat 1 wagers 5 on insurance
      And seat 1 stands
      And the round is completed
      Then seat 1's insurance loses
      And seat 1's blackjack <result>

      Examples:
        | what                      | cards       | result  |
        | soft nineteen             | Ac 8c       | loses   |
        | soft twenty               | Ac 9c       | loses   |
        | twenty-one of three cards | Ac 4c 6d    | loses   |
        | more than twenty-one      | Ac 5c 9d 8d | wins 10 |

    @reading:insurance-amount.half
    Scenario: It is up to half of the wager
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h |
        | seat 2 | Ts 8s |
        | dealer | Ac 9c |
      And the cards are dealt
      When seat 1 wagers 5.01 on insurance
      Then the wager is refused
      When seat 1 wagers 5 on insurance
      Then the insurance wager of 5 is taken

    @reading:insurance-amount.any
    Scenario: It may be more than half of the wager
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h |
        | seat 2 | Ts 8s |
        | dealer | Ac 9c |
      And the cards are dealt
      When seat 1 wagers 10 on insurance
      Then the insurance wager of 10 is taken

    @reading:own-blackjack-insured.yes
    Scenario Outline: A player with a Blackjack may insure it, and the dealer's second card is <card>
      Given the house's odds of a blackjack is three to two
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh     |
        | dealer | Ac <card> |
      And the cards are dealt
      When seat 1 wagers 5 on insurance
      Then the insurance wager of 5 is taken
      When the round is completed
      Then seat 1's insurance <insurance>

      Examples:
        | card | insurance                                |
        | Tc   | wins 5 at the declared odds of insurance |
        | 9c   | loses                                    |

    @reading:own-blackjack-insured.no
    Scenario: A Blackjack is not insured, another hand is
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh |
        | seat 2 | Ts 8s |
        | dealer | Ac 9c |
      And the cards are dealt
      When seat 1 wagers 5 on insurance
      Then the wager is refused
      But an insurance wager of 5 from seat 2 is taken

  @oneida-blackjack.A.5 @definition @play
  Rule: A push is the same total, of twenty-one or less; not where one of two twenty-ones is a Blackjack
    It cancels the wager: nobody has won it.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's simple 21 is loses
      And the house's odds of a blackjack is three to two

    Scenario Outline: <total> and <total>
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | <cards>   |
        | dealer | <dealers> |
      When seat 1 stands
      And the round is completed
      Then seat 1's blackjack is returned

      Examples:
        | total     | cards | dealers  |
        | seventeen | Td 7h | Tc 7c    |
        | eighteen  | Td 8h | 9c 9s    |
        | nineteen  | Td 9h | Ac 8c    |
        | twenty    | Td Kh | 7c 7s 6d |

    Scenario: Twenty-one and twenty-one, both of three cards
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 7d 7h 7s |
        | dealer | 6c 7c 8d |
      When seat 1 draws
      And the round is completed
      Then seat 1's blackjack is returned

    Scenario: Blackjack and Blackjack
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh |
        | dealer | Tc As |
      When the round is completed
      Then seat 1's blackjack is returned

    Scenario: A Blackjack and a twenty-one are none
      Given the house's payment of a blackjack is at the end
      And seat 1 wagers 10 on blackjack
      And seat 2 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh    |
        | seat 2 | Ts 8s    |
        | dealer | 6c 7c 8d |
      When seat 2 stands
      And the round is completed
      Then seat 1's blackjack wins 15

    Scenario: Nor a twenty-one and a Blackjack of the dealer's
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 7d 7h 7s |
        | dealer | Tc As    |
      When seat 1 draws
      And the round is completed
      Then seat 1's blackjack loses

  @oneida-blackjack.A.6 @definition @play
  Rule: To split is to make two hands of two cards of equal value, with a second wager as high as the first

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's splitting is allowed

    Scenario: Two hands, two wagers, each settled by itself
      Given seat 1 wagers 15 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h Ks |
        | seat 1's second hand | 3s Jd    |
        | dealer               | 9c Tc    |
      When seat 1 splits
      Then the act is accepted
      And each of the following happens once
        | does            | seat | wager     | hand | amount |
        | takes the wager | 1    | blackjack | 2    | 15     |
      And seat 1's blackjack wager stands at 15
      When seat 1 stands
      And seat 1 draws
      And the round is completed
      Then the results are
        | seat | blackjack | blackjack for the second hand |
        | 1    | loses     | wins 15                       |

    Scenario Outline: <cards> are split
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | <cards> |
        | seat 2 | Ts 8s   |
        | dealer | 9c 7c   |
      When seat 1 splits
      Then the act is accepted

      Examples:
        | cards |
        | 2d 2h |
        | 5d 5h |
        | 9d 9h |
        | Td Th |
        | Qd Qh |
        | Ad Ah |

    Scenario Outline: <cards> are not, <others> are
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | <cards>  |
        | seat 2 | <others> |
        | dealer | 4c 7c    |
      When seat 1 splits
      Then the act is refused
      And seat 1's blackjack wager stands at 10
      When seat 1 stands
      And seat 2 splits
      Then the act is accepted

      Examples:
        | cards | others |
        | 8d 9h | 8s 8c  |
        | Ad 9h | 9s 9d  |
        | 9d Th | Ts Td  |
        | Ad 2h | Ah As  |

    @reading:split-value.value
    Scenario Outline: Cards worth ten have equal value: <cards>
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | <cards> |
        | seat 2 | Ts 8s   |
        | dealer | 9c 7c   |
      When seat 1 splits
      Then the act is accepted

      Examples:
        | cards |
        | Td Jh |
        | Td Kh |
        | Jd Qh |
        | Qd Kh |

    @reading:split-value.rank
    Scenario Outline: Two cards of one rank are meant: <cards> are not split
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | <cards> |
        | seat 2 | Ks Kc   |
        | dealer | 9c 7c   |
      When seat 1 splits
      Then the act is refused
      When seat 1 stands
      And seat 2 splits
      Then the act is accepted

      Examples:
        | cards |
        | Td Jh |
        | Qd Kh |

    @reading:split-order.one-after-the-other
    Scenario: The second hand gets its second card when the first has been played
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 2s 9h |
        | seat 1's second hand | 3s          |
        | seat 2               | Ts 8s       |
        | dealer               | 9c 7c       |
      When seat 1 splits
      Then seat 1 has 2 cards
      And seat 1's second hand has 1 card
      When seat 1 draws
      And seat 1 stands
      Then seat 1 has 3 cards
      And seat 1's second hand has 2 cards

    @reading:split-order.both-at-once
    Scenario: Both hands get a second card before the first is played
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 2s 9h |
        | seat 1's second hand | 3s          |
        | seat 2               | Ts 8s       |
        | dealer               | 9c 7c       |
      When seat 1 splits
      Then seat 1 has 2 cards
      And seat 1's second hand has 2 cards
      When seat 1 draws
      Then the act is accepted
      And seat 1 has 3 cards

    Scenario: A hand that was split is split again, up to as many hands as the house lets one have
      Given the house's hands of a box is 3
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 8s 8c |
        | seat 1's second hand | 3s          |
        | seat 1's third hand  | 2s          |
        | seat 2               | Ts 9s       |
        | dealer               | 9c 7c       |
      When seat 1 splits
      And seat 1 splits
      Then the act is accepted
      And seat 1's blackjack for the third hand wager stands at 10
      When seat 1 splits
      Then the act is refused

    Scenario: Where the house allows two hands, none is split again
      Given the house's hands of a box is 2
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 8s |
        | seat 1's second hand | 3s       |
        | seat 2               | Ts 9s    |
        | dealer               | 9c 7c    |
      When seat 1 splits
      Then the act is accepted
      When seat 1 splits
      Then the act is refused

    Scenario: Three cards are not split
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 2h 2s |
        | seat 2 | Ts Td    |
        | dealer | 9c 7c    |
      When seat 1 draws
      And seat 1 splits
      Then the act is refused
      When seat 1 stands
      And seat 2 splits
      Then the act is accepted

  @oneida-blackjack.A.7 @definition @play
  Rule: To surrender is to give up the hand and half of the wager, on the first two cards, when the total has been announced
    Not against a Blackjack of the dealer's with an ace in view.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's surrender is allowed

    Scenario Outline: Half of <wager> comes back
      Given seats 1 and 2 wager <wager> on blackjack
      And the cards fall as
        | seat 1 | Td 6h |
        | seat 2 | Ts 9s |
        | dealer | 9c Tc |
      When seat 1 surrenders
      Then the act is accepted
      When the round is completed
      Then seat 1's blackjack is surrendered, and <half> comes back

      Examples:
        | wager | half  |
        | 10    | 5     |
        | 25    | 12.50 |
        | 100   | 50    |

    Scenario: After the total was announced
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h |
        | seat 2 | Ts 9s |
        | dealer | 9c Tc |
      When seat 1 surrenders
      Then the following happens, in this order and once each
        | does                | whose  | count | words | seat |
        | announces the total | seat 1 | 16    | hard  |      |
        | surrenders          |        |       |       | 1    |

    Scenario: A hand that was given up wins nothing, though the dealer has too many
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h    |
        | seat 2 | Ts 9s    |
        | dealer | 9c 6c Kd |
      When seat 1 surrenders
      And seat 2 stands
      And the round is completed
      Then seat 1's blackjack is surrendered, and 5 comes back
      And seat 2's blackjack wins 10

    Scenario: With three cards it is too late, with two it is in time
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 4d 6h 2h |
        | seat 2 | Ts 9s    |
        | dealer | 9c Tc    |
      When seat 1 draws
      And seat 1 surrenders
      Then the act is refused
      When seat 1 stands
      And seat 2 surrenders
      Then the act is accepted

    Scenario: The player who has surrendered does nothing more with the hand
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h |
        | seat 2 | Ts 9s |
        | dealer | 9c Tc |
      When seat 1 surrenders
      And seat 1 draws
      Then the act is refused
      And seat 1 has 2 cards
      When seat 2 stands
      Then the act is accepted

    @reading:surrender-ace.lost
    Scenario Outline: Under an ace it is taken; with <what> the player <result>
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h   |
        | dealer | <cards> |
      And the cards are dealt
      When seat 1 surrenders
      Then the act is accepted
      When the round is completed
      Then seat 1's blackjack <result>

      Examples:
        | what          | cards | result                           |
        | a Blackjack   | Ac Tc | loses                            |
        | soft nineteen | Ac 8c | is surrendered, and 5 comes back |

    @reading:surrender-ace.refused
    Scenario: Under an ace it is refused, under a king it is not
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h |
        | dealer | Ac 8c |
      And the cards are dealt
      When seat 1 surrenders
      Then the act is refused
      When seat 1 stands
      And the round is completed
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h |
        | dealer | Kc 8c |
      And seat 1 surrenders
      Then the act is accepted
      When the round is completed
      Then seat 1's blackjack is surrendered, and 5 comes back

    @reading:surrender-tens.half
    Scenario Outline: Under <card> half comes back, though the dealer has a Blackjack
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 9d 6h     |
        | dealer | <card> As |
      When seat 1 surrenders
      And the round is completed
      Then seat 1's blackjack is surrendered, and 5 comes back

      Examples:
        | card |
        | Tc   |
        | Kc   |

    @reading:surrender-tens.whole
    Scenario: Under a ten the whole wager is lost to a Blackjack of the dealer's
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 9d 6h |
        | dealer | Tc As |
      When seat 1 surrenders
      And the round is completed
      Then seat 1's blackjack loses

    @reading:surrender-split.refused
    Scenario: A split hand is not surrendered
      Given the house's splitting is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 7s |
        | seat 1's second hand | 6s       |
        | seat 2               | Ts 9s    |
        | dealer               | 9c Tc    |
      When seat 1 splits
      And seat 1 surrenders
      Then the act is refused
      When seat 1 stands
      And seat 1 stands
      And seat 2 surrenders
      Then the act is accepted

    @reading:surrender-split.allowed
    Scenario: Each hand of a split may be surrendered
      Given the house's splitting is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 7s |
        | seat 1's second hand | 6s       |
        | seat 2               | Ts 9s    |
        | dealer               | 9c Tc    |
      When seat 1 splits
      And seat 1 surrenders
      Then the act is accepted
      When seat 1 stands
      And the round is completed
      Then seat 1's blackjack is surrendered, and 5 comes back
      And seat 1's blackjack for the second hand loses

  @oneida-blackjack.A.8 @definition @trace
  Rule: To wash the cards is to mix them face down on the table, the hands moving in circles

    Scenario: When the table is opened
      Given a Blackjack table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then each of the following happens once
        | who    | does   | where | face | how                    |
        | dealer | washes | table | down | with a circular motion |

    Scenario: When a player comes to an idle table it is done in the same way
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's number of decks is 1
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then each of the following happens once
        | who    | does   | where | face | how                    |
        | dealer | washes | table | down | with a circular motion |
