Feature: Oneida Blackjack: winning, losing, and what a player may elect
  Who wins and who loses; Blackjacks; surrender, insurance, doubling and splitting, as the casino allows them.

  @oneida-blackjack.J.1 @ranking @play
  Rule: A wager wins in three cases
    The dealer has too many points, the player has more points, or the player alone has a Blackjack. What an ordinary win
    pays is not said; one to one is read.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario: Each of the three, and none of them
      Given the house's payment of a blackjack is at the end
      And seats 1 to 3 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h    |
        | seat 2 | Ts 9s    |
        | seat 3 | Ad Kh    |
        | dealer | 9c 6c 3d |
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the results are
        | seat | blackjack   |
        | 1    | is returned |
        | 2    | wins 10     |
      And seat 3's blackjack wins 10 at the declared odds of blackjack

    Scenario Outline: A wager of <amount> wins <amount>
      Given seat 1 wagers <amount> on blackjack
      And the cards fall as
        | seat 1 | Td Kh |
        | dealer | 9c Tc |
      When seat 1 stands
      And the round is completed
      Then seat 1's blackjack wins <amount>

      Examples:
        | amount |
        | 10     |
        | 12.50  |
        | 75     |

  @oneida-blackjack.J.1.a @ranking @play
  Rule: It wins if the player has twenty-one or less and the dealer more than twenty-one

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario Outline: <total> against <dealer>
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | <cards>   |
        | seat 2 | Ts 9s     |
        | dealer | <dealers> |
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then seat 1's blackjack wins 10
      And seat 2's blackjack wins 10

      Examples:
        | total  | cards | dealer     | dealers     |
        | Four   | 2d 2h | twenty-two | 9c 6c 7d    |
        | Twelve | Td 2h | twenty-six | 9c 7c Kd    |
        | Twenty | Td Kh | twenty-two | 9c 2c 5d 6s |

    Scenario: Twenty-one in three cards against twenty-two
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h 5s |
        | seat 2 | Ts 9s    |
        | dealer | 9c 6c 7d |
      When seat 1 draws
      And seat 2 stands
      And the round is completed
      Then seat 1's blackjack wins 10

    Scenario: Twenty-two against twenty-two does not
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h 6s |
        | seat 2 | Ts 9s    |
        | dealer | 9c 6c 7d |
      When seat 1 draws
      And seat 2 stands
      And the round is completed
      Then seat 1's blackjack loses
      And seat 2's blackjack wins 10

    Scenario: Each hand of a split wins by itself
      Given the house's splitting is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h Kh |
        | seat 1's second hand | Qs       |
        | seat 2               | Ts 9s    |
        | dealer               | 9c 6c 7d |
      When seat 1 splits
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the results are
        | seat | blackjack | blackjack for the second hand |
        | 1    | wins 10   | wins 10                       |

  @oneida-blackjack.J.1.b @ranking @play
  Rule: It wins if the player has more than the dealer and neither more than twenty-one

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seat 1 wagers 10 on blackjack

    Scenario Outline: <total> against <less>
      Given the cards fall as
        | seat 1 | <cards>   |
        | dealer | <dealers> |
      When seat 1 stands
      And the round is completed
      Then seat 1's blackjack wins 10

      Examples:
        | total    | cards | less      | dealers  |
        | Eighteen | Td 8h | seventeen | Tc 7c    |
        | Twenty   | Td Kh | nineteen  | 9c Tc    |
        | Twenty   | Ad 9h | nineteen  | 9c 4c 6d |
        | Twenty   | Td Kh | soft 18   | 7c As    |

    Scenario: Twenty-one against twenty, both of three cards
      Given the cards fall as
        | seat 1 | Td 6h 5s |
        | dealer | 9c 6c 5d |
      When seat 1 draws
      And the round is completed
      Then seat 1's blackjack wins 10

  @oneida-blackjack.J.1.c @ranking @play
  Rule: It wins if both have twenty-one and the player alone has a Blackjack

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's payment of a blackjack is at the end
      And the house's odds of a blackjack is three to two
      And seats 1 and 2 wager 10 on blackjack

    Scenario Outline: <cards> against twenty-one of <number> cards
      Given the cards fall as
        | seat 1 | <cards>   |
        | seat 2 | Ts 9s     |
        | dealer | <dealers> |
      When seat 2 stands
      And the round is completed
      Then seat 1's blackjack wins 15

      Examples:
        | cards | number | dealers     |
        | Ad Kh | three  | 9c 6c 6d    |
        | Qd Ah | four   | 9c 2c 4d 6d |
        | Ad Th | three  | Tc 5c 6d    |

    Scenario: Twenty-one of three cards against twenty-one of three cards does not
      Given the cards fall as
        | seat 1 | Ad Kh    |
        | seat 2 | Ts 6s 5h |
        | dealer | 9c 6c 6d |
      When seat 2 draws
      And the round is completed
      Then seat 1's blackjack wins 15
      And seat 2's blackjack is returned

  @oneida-blackjack.J.2 @ranking @play
  Rule: A wager loses in three cases
    The player has too many points, the dealer has more points, or the dealer alone has a Blackjack.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario: Too many, fewer than the dealer, and as many
      Given seats 1 to 3 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 8h 5h |
        | seat 2 | Ts 7s    |
        | seat 3 | Jd 9h    |
        | dealer | 9c Tc    |
      When seat 1 draws
      And seat 2 stands
      And seat 3 stands
      And the round is completed
      Then the results are
        | seat | blackjack   |
        | 1    | loses       |
        | 2    | loses       |
        | 3    | is returned |

    Scenario: A Blackjack of the dealer's alone
      Given the house's simple 21 is loses
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h 5h |
        | seat 2 | Ts 9s    |
        | dealer | Ac Tc    |
      When seat 1 draws
      And seat 2 stands
      And the round is completed
      Then the results are
        | seat | blackjack |
        | 1    | loses     |
        | 2    | loses     |

  @oneida-blackjack.J.2.a @ranking @play
  Rule: It loses if the player has more than twenty-one, whatever the dealer has

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario Outline: Twenty-two against <what>
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h 6s  |
        | seat 2 | Ts 9s     |
        | dealer | <dealers> |
      When seat 1 draws
      And seat 2 stands
      And the round is completed
      Then seat 1's blackjack loses
      And seat 2's blackjack <result>

      Examples:
        | what        | dealers  | result  |
        | eighteen    | 9c 9d    | wins 10 |
        | twenty-two  | 9c 6c 7d | wins 10 |
        | twenty-six  | 9c 7c Kd | wins 10 |
        | a Blackjack | Ac Tc    | loses   |

    Scenario: Twenty-one of three cards has not too many, twenty-two has
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h 5s |
        | seat 2 | Ts 9s 3h |
        | dealer | 9c 9d    |
      When seat 1 draws
      And seat 2 draws
      And the round is completed
      Then seat 1's blackjack wins 10
      And seat 2's blackjack loses

    Scenario: It is settled before the round is over
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h 6s |
        | seat 2 | Ts 9s    |
        | dealer | 9c 9d    |
      When seat 1 draws
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does           | seat | to     | number | wager     | result |
        | deals          |      | seat 1 | 3      |           |        |
        | settles        | 1    |        |        | blackjack | loses  |
        | ends the round |      |        |        |           |        |

    Scenario: Of two hands of a split one has too many
      Given the house's splitting is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 5s Kh |
        | seat 1's second hand | Kd          |
        | seat 2               | Ts 9s       |
        | dealer               | 9c 8c       |
      When seat 1 splits
      And seat 1 draws
      And seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the results are
        | seat | blackjack | blackjack for the second hand |
        | 1    | loses     | wins 10                       |

    Scenario: The wager of a hand that was doubled is lost as a whole
      Given the house's doubling down is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 8d 6h Ks |
        | seat 2 | Ts 9s    |
        | dealer | 9c 8c    |
      When seat 1 doubles down
      And seat 2 stands
      And the round is completed
      Then each of the following happens once
        | does    | seat | wager     | stake | result |
        | settles | 1    | blackjack | 20    | loses  |

  @oneida-blackjack.J.2.b @ranking @play
  Rule: It loses if the dealer has more than the player and neither more than twenty-one

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seat 1 wagers 10 on blackjack

    Scenario Outline: <total> against <more>
      Given the cards fall as
        | seat 1 | <cards>   |
        | dealer | <dealers> |
      When seat 1 stands
      And the round is completed
      Then seat 1's blackjack loses

      Examples:
        | total    | cards | more                      | dealers  |
        | Sixteen  | Td 6h | seventeen                 | Tc 7c    |
        | Nineteen | Td 9h | twenty                    | Tc Kc    |
        | Twenty   | Td Kh | twenty-one of three cards | 9c 6c 6d |
        | Soft 17  | Ad 6h | eighteen                  | 9c 9d    |

    Scenario: Five cards are worth no more than they count
      Given the cards fall as
        | seat 1 | 2d 3h 4s 2c 5d |
        | dealer | Tc 9c          |
      When seat 1 draws
      And seat 1 draws
      And seat 1 draws
      And seat 1 stands
      And the round is completed
      Then seat 1's blackjack loses

  @oneida-blackjack.J.2.c @ranking @play
  Rule: It loses if both have twenty-one and the dealer alone has a Blackjack
    Unless the casino has chosen to treat that as a push.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And the house's simple 21 is loses

    Scenario Outline: Twenty-one of three cards against <dealers>
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h 5s  |
        | seat 2 | Ad Jh     |
        | dealer | <dealers> |
      When seat 1 draws
      And the round is completed
      Then seat 1's blackjack loses
      And seat 2's blackjack is returned

      Examples:
        | dealers |
        | Ac Tc   |
        | Kc As   |

    Scenario: Twenty-one of two cards after a split
      Given the house's splitting is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | Ad Ah Ks |
        | seat 1's second hand | Td       |
        | seat 2               | Ts 9s    |
        | dealer               | Kc As    |
      When seat 1 splits
      And seat 2 stands
      And the round is completed
      Then the results are
        | seat | blackjack | blackjack for the second hand |
        | 1    | loses     | loses                         |

    Scenario: What was doubled and split before it was seen is lost, too
      Given the house's splitting is allowed
      And the house's doubling down is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 3s Td |
        | seat 1's second hand | Kh          |
        | seat 2               | Ts 9s       |
        | dealer               | Kc As       |
      When seat 1 splits
      And seat 1 doubles down
      And seat 1 stands
      And seat 2 stands
      And the round is completed
      Then each of the following happens once
        | does    | seat | wager     | hand | stake | result |
        | settles | 1    | blackjack | 1    | 20    | loses  |
        | settles | 1    | blackjack | 2    | 10    | loses  |

  @oneida-blackjack.J.3 @ranking @play
  Rule: In a push the wager is cancelled
    That it goes back to the player is how it is read.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario Outline: <total> on both sides
      Given seat 1 wagers <amount> on blackjack
      And the cards fall as
        | seat 1 | <cards>   |
        | dealer | <dealers> |
      When seat 1 stands
      And the round is completed
      Then seat 1's blackjack is returned

      Examples:
        | total     | amount | cards | dealers  |
        | Seventeen | 10     | Td 7h | Tc 7c    |
        | Twenty    | 25     | Td Kh | 9c 5c 6d |

    Scenario: A wager that was doubled goes back as a whole
      Given the house's doubling down is allowed
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 6h 8s |
        | dealer | 9c Tc    |
      When seat 1 doubles down
      And the round is completed
      Then each of the following happens once
        | does    | seat | wager     | stake | result   |
        | settles | 1    | blackjack | 20    | returned |

  @oneida-blackjack.J.3.s1 @discretion @play @declaration
  Rule: The casino may treat a simple twenty-one against a Blackjack of the dealer's as a push
    For the table, not hand by hand.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario Outline: Twenty-one of three cards against <dealers>, where a simple 21 <rule>
      Given the house's simple 21 is <rule>
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h 5s  |
        | dealer | <dealers> |
      When seat 1 draws
      And the round is completed
      Then seat 1's blackjack <result>

      Examples:
        | dealers | rule  | result      |
        | Ac Tc   | push  | is returned |
        | Kc As   | push  | is returned |

    Scenario Outline: <total> loses to a Blackjack all the same
      Given the house's simple 21 is push
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | <cards>  |
        | seat 2 | 9s 6s 6d |
        | dealer | Kc As    |
      When seat 1 stands
      And seat 2 draws
      And the round is completed
      Then seat 1's blackjack loses
      And seat 2's blackjack is returned

      Examples:
        | total  | cards |
        | Twenty | Td Kh |
        | Twelve | Td 2h |

    Scenario: On a doubled hand the whole wager is returned
      Given the house's simple 21 is push
      And the house's doubling down is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 6h Ks |
        | seat 2 | 9s 6s 6d |
        | dealer | Kc As    |
      When seat 1 doubles down
      And seat 2 draws
      And the round is completed
      Then each of the following happens once
        | does    | seat | wager     | stake | result   |
        | settles | 1    | blackjack | 20    | returned |
        | settles | 2    | blackjack | 10    | returned |

    @reading:simple-21-split.any
    Scenario: An ace and a ten after a split are a simple twenty-one
      Given the house's simple 21 is push
      And the house's splitting is allowed
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1               | Ad Ah Ks |
        | seat 1's second hand | 9d       |
        | dealer               | Kc As    |
      When seat 1 splits
      And the round is completed
      Then the results are
        | seat | blackjack   | blackjack for the second hand |
        | 1    | is returned | loses                         |

    @reading:simple-21-split.three-cards @reading:double-split-aces.no
    Scenario: Only one of three cards or more is simple
      Given the house's simple 21 is push
      And the house's splitting is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1               | Ad Ah Ks |
        | seat 1's second hand | 9d       |
        | seat 2               | 9s 6s 6d |
        | dealer               | Kc As    |
      When seat 1 splits
      And seat 2 draws
      And the round is completed
      Then the results are
        | seat | blackjack   | blackjack for the second hand |
        | 1    | loses       | loses                         |
        | 2    | is returned |                               |

    Scenario Outline: What was chosen is declared
      Given the house's simple 21 is <rule>
      Then the declared rule on a push is <rule>

      Examples:
        | rule  |
        | push  |
        | loses |

  @oneida-blackjack.J.3.s2 @posting @declaration
  Rule: The rule on a push is posted, or there to be read, where Blackjack is played

    Scenario Outline: It is <where>
      Given a Blackjack table under the Oneida rules
      And the house's place of the game rules is <where>
      Then the declared posting of the rule on a push is <where>

      Examples:
        | where                |
        | posted               |
        | available for review |

  @oneida-blackjack.J.4.a @payout @play @trace @declaration
  Rule: With a 2 to 9 of the dealer's in view a Blackjack is announced and paid at the table's odds, at once or at the end

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario Outline: Under <card> it is announced and paid
      Given the house's payment of a blackjack is immediately
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh     |
        | seat 2 | Ts 8s     |
        | dealer | <card> Tc |
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does      | words     | whose  | seat | wager     | result |
        | dealer | announces | blackjack | seat 1 |      |           |        |
        |        | settles   |           |        | 1    | blackjack | wins   |
        | dealer | asks      |           |        | 2    |           |        |
      And seat 1's blackjack wins 10 at the declared odds of blackjack

      Examples:
        | card |
        | 2c   |
        | 3c   |
        | 4c   |
        | 5c   |
        | 6c   |
        | 7c   |
        | 8c   |
        | 9c   |

    Scenario: Of two players with one each is announced and paid
      Given the house's payment of a blackjack is immediately
      And seats 1 to 3 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh |
        | seat 2 | Ts 8s |
        | seat 3 | Qd Ah |
        | dealer | 9c Tc |
      When the cards are dealt
      Then each of the following happens once
        | does      | words     | whose  | seat | wager     | result |
        | announces | blackjack | seat 1 |      |           |        |
        | announces | blackjack | seat 3 |      |           |        |
        | settles   |           |        | 1    | blackjack | wins   |
        | settles   |           |        | 3    | blackjack | wins   |

    Scenario: Where it is paid at the end, it is announced at once and paid when the dealer has drawn
      Given the house's payment of a blackjack is at the end
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh    |
        | seat 2 | Ts 8s    |
        | dealer | 9c 6c 3d |
      When seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does      | words     | whose  | seat | wager     | result | to     | number |
        | announces | blackjack | seat 1 |      |           |        |        |        |
        | stands    |           |        | 2    |           |        |        |        |
        | deals     |           |        |      |           |        | dealer | 3      |
        | settles   |           |        | 1    | blackjack | wins   |        |        |
      And seat 1's blackjack wins 10 at the declared odds of blackjack

    Scenario Outline: At <odds> a wager of 10 wins <pays>
      Given the house's odds of a blackjack is <odds>
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh |
        | seat 2 | Ts 8s |
        | dealer | 9c Tc |
      When the round is completed
      Then seat 1's blackjack wins <pays>
      And the declared odds of blackjack is <declared>

      Examples:
        | odds         | pays | declared |
        | three to two | 15   | 3 to 2   |
        | six to five  | 12   | 6 to 5   |
        | even money   | 10   | 1 to 1   |

    Scenario: Twenty-one of three cards is not paid like it
      Given the house's odds of a blackjack is three to two
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h 5s |
        | seat 2 | Ad Kh    |
        | dealer | 9c Tc    |
      When seat 1 draws
      And the round is completed
      Then seat 1's blackjack wins 10
      And seat 2's blackjack wins 15

  @oneida-blackjack.J.4.b @payout @play @trace
  Rule: With an ace or a ten of the dealer's in view it is announced, and nothing paid or taken until the dealer has a second card
    All other cards are dealt to the players first.

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario Outline: Under <card> it waits
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh     |
        | seat 2 | Ts 3s 5s  |
        | dealer | <card> 9c |
      When seat 2 draws
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does      | words     | whose  | to     | number | cards | seat | wager     |
        | dealer | announces | blackjack | seat 1 |        |        |       |      |           |
        |        | deals     |           |        | seat 2 | 3      |       |      |           |
        | dealer | turns up  |           | dealer |        |        | 9c    |      |           |
        |        | settles   |           |        |        |        |       | 1    | blackjack |

      Examples:
        | card |
        | Ac   |
        | Kc   |
        | Qc   |
        | Jc   |
        | Tc   |

    Scenario: Nor are its cards taken before
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh |
        | seat 2 | Ts 8s |
        | dealer | Kc 9c |
      When seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does           | whose  | cards |
        | turns up       | dealer | 9c    |
        | collects cards | seat 1 |       |

    Scenario: Under an ace it waits where there is no insurance as well
      Given the house's insurance is prohibited
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh |
        | seat 2 | Ts 8s |
        | dealer | Ac 9c |
      When seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does     | whose  | cards | seat | wager     |
        | turns up | dealer | 9c    |      |           |
        | settles  |        |       | 1    | blackjack |

  @oneida-blackjack.J.4.b.s1 @payout @play @declaration
  Rule: If the second card gives the dealer no Blackjack, the player's is paid at the table's odds

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario Outline: The dealer has <cards>
      Given the house's odds of a blackjack is three to two
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh   |
        | seat 2 | Ts 8s   |
        | dealer | <cards> |
      When seat 2 stands
      And the round is completed
      Then seat 1's blackjack wins 15

      Examples:
        | cards    |
        | Ac 9c    |
        | Ac 4c 6d |
        | Tc 9c    |
        | Jc 7c    |
        | Qc 5c 6d |
        | Kc Qc    |

    Scenario Outline: At <odds>
      Given the house's odds of a blackjack is <odds>
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh |
        | seat 2 | Ts 8s |
        | dealer | Kc 9c |
      When seat 2 stands
      And the round is completed
      Then seat 1's blackjack wins <pays>

      Examples:
        | odds         | pays |
        | three to two | 15   |
        | six to five  | 12   |
        | even money   | 10   |

  @oneida-blackjack.J.4.b.s2 @ranking @play
  Rule: If it gives the dealer a Blackjack, the player's ties

    Scenario Outline: The dealer has <cards>, a Blackjack
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Ad Kh   |
        | seat 2 | Ts 8s   |
        | dealer | <cards> |
      When seat 2 stands
      And the round is completed
      Then seat 1's blackjack is returned
      And seat 2's blackjack loses

      Examples:
        | cards |
        | Ac Tc |
        | Ac Kc |
        | Tc As |
        | Jc As |
        | Qc As |
        | Kc As |

  @oneida-blackjack.J.5 @discretion @declaration @play
  Rule: The casino lets all players surrender, or none

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario: Allowed, the first player may and the last
      Given the house's surrender is allowed
      And seats 1 and 7 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h |
        | seat 7 | Ts 5s |
        | dealer | 9c Tc |
      When seat 1 surrenders
      Then the act is accepted
      When seat 7 surrenders
      Then the act is accepted

    Scenario: Prohibited, neither may
      Given the house's surrender is prohibited
      And seats 1 and 7 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h |
        | seat 7 | Ts 5s |
        | dealer | 9c Tc |
      When seat 1 surrenders
      Then the act is refused
      When seat 1 stands
      Then the act is accepted
      When seat 7 surrenders
      Then the act is refused

    Scenario Outline: What was chosen is declared: surrender
      Given the house's surrender is <rule>
      Then the declared rule on surrender is <rule>

      Examples:
        | rule       |
        | allowed    |
        | prohibited |

  @oneida-blackjack.J.5.s1 @posting @declaration
  Rule: The rule on surrender is posted, or there to be read, where Blackjack is played

    Scenario Outline: It is <where>: surrender
      Given a Blackjack table under the Oneida rules
      And the house's place of the game rules is <where>
      Then the declared posting of the rule on surrender is <where>

      Examples:
        | where                |
        | posted               |
        | available for review |

  @oneida-blackjack.J.5.s2 @betting @play @declaration
  Rule: Where Multiple Action is offered there is no surrender

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe

    Scenario: A player at such a table does not surrender
      Given the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 6h |
        | dealer | 9c Tc |
      When seat 1 surrenders
      Then the act is refused
      When seat 1 stands
      Then the act is accepted

    Scenario: It is declared as prohibited there
      Given the house's multiple action is two or three
      Then the declared rule on surrender is prohibited

    Scenario: At a table without it a player may
      Given the house's multiple action is not offered
      And the house's surrender is allowed
      And seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h |
        | seat 2 | Ts 6s |
        | dealer | 9c Tc |
      When seat 1 surrenders
      Then the act is accepted
      When the round is completed
      Then seat 1's blackjack is surrendered, and 5 comes back

  @oneida-blackjack.J.6 @discretion @declaration @play
  Rule: The casino lets all players take insurance, or none

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario: Allowed, the first player may and the last: insurance
      Given the house's insurance is allowed
      And seats 1 and 7 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h |
        | seat 7 | Ts 5s |
        | dealer | Ac 9c |
      And the cards are dealt
      When seat 1 wagers 5 on insurance
      Then the insurance wager of 5 is taken
      When seat 7 wagers 5 on insurance
      Then the insurance wager of 5 is taken

    Scenario: Allowed, it is offered once, before the first turn
      Given the house's insurance is allowed
      And seats 1 and 7 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h |
        | seat 7 | Ts 5s |
        | dealer | Ac 9c |
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does             | seat |
        | dealer | offers insurance |      |
        | dealer | asks             | 1    |

    Scenario: Prohibited, neither may, and none is offered
      Given the house's insurance is prohibited
      And seats 1 and 7 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h |
        | seat 7 | Ts 5s |
        | dealer | Ac 9c |
      And the cards are dealt
      When seat 1 wagers 5 on insurance
      Then the wager is refused
      When seat 7 wagers 5 on insurance
      Then the wager is refused
      And none of the following happens
        | does             |
        | offers insurance |
      When the round is completed
      Then a blackjack wager of 10 from seat 1 is taken

    Scenario Outline: What was chosen is declared: insurance
      Given the house's insurance is <rule>
      Then the declared rule on insurance is <rule>

      Examples:
        | rule       |
        | allowed    |
        | prohibited |

  @oneida-blackjack.J.6.s1 @posting @declaration
  Rule: The rule on insurance is posted, or there to be read, where Blackjack is played

    Scenario Outline: It is <where>: insurance
      Given a Blackjack table under the Oneida rules
      And the house's place of the game rules is <where>
      Then the declared posting of the rule on insurance is <where>

      Examples:
        | where                |
        | posted               |
        | available for review |

  @oneida-blackjack.J.7 @discretion @declaration @play
  Rule: The casino lets all players double down, or none

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario: Allowed, the first player may and the last: doubling
      Given the house's doubling down is allowed
      And seats 1 and 7 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 6d 5h 2s |
        | seat 7 | 4s 5s 3s |
        | dealer | 9c Tc    |
      When seat 1 doubles down
      Then the act is accepted
      When seat 7 doubles down
      Then the act is accepted

    Scenario: Prohibited, neither may: doubling
      Given the house's doubling down is prohibited
      And seats 1 and 7 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 6d 5h 2s |
        | seat 7 | 4s 5s 3s |
        | dealer | 9c Tc    |
      When seat 1 doubles down
      Then the act is refused
      And seat 1's blackjack wager stands at 10
      When seat 1 stands
      Then the act is accepted
      When seat 7 doubles down
      Then the act is refused

    Scenario Outline: What was chosen is declared: doubling
      Given the house's doubling down is <rule>
      Then the declared rule on doubling down is <rule>

      Examples:
        | rule       |
        | allowed    |
        | prohibited |

  @oneida-blackjack.J.7.s1 @posting @declaration
  Rule: The rule on doubling down is posted, or there to be read, where Blackjack is played

    Scenario Outline: It is <where>: doubling
      Given a Blackjack table under the Oneida rules
      And the house's place of the game rules is <where>
      Then the declared posting of the rule on doubling down is <where>

      Examples:
        | where                |
        | posted               |
        | available for review |

  @oneida-blackjack.J.8 @discretion @declaration @play
  Rule: The casino lets all players split, or none

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is not offered

    Scenario: Allowed, the first player may and the last: splitting
      Given the house's splitting is allowed
      And seats 1 and 7 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 2s |
        | seat 1's second hand | 3s       |
        | seat 7               | 4s 4d 3d |
        | dealer               | 9c Tc    |
      When seat 1 splits
      Then the act is accepted
      When seat 1 stands
      And seat 1 stands
      Then seat 1's second hand has 2 cards
      When seat 7 splits
      Then the act is accepted

    Scenario: Prohibited, neither may: splitting
      Given the house's splitting is prohibited
      And seats 1 and 7 wager 10 on blackjack
      And the cards fall as
        | seat 1               | 8d 8h 2s |
        | seat 1's second hand | 3s       |
        | seat 7               | 4s 4d 3d |
        | dealer               | 9c Tc    |
      When seat 1 splits
      Then the act is refused
      And seat 1 has 2 cards
      When seat 1 stands
      Then the act is accepted
      When seat 7 splits
      Then the act is refused

    Scenario Outline: What was chosen is declared: splitting
      Given the house's splitting is <rule>
      Then the declared rule on splitting pairs is <rule>

      Examples:
        | rule       |
        | allowed    |
        | prohibited |

  @oneida-blackjack.J.8.s1 @posting @declaration
  Rule: The rule on splitting is posted, or there to be read, where Blackjack is played

    Scenario Outline: It is <where>: splitting
      Given a Blackjack table under the Oneida rules
      And the house's place of the game rules is <where>
      Then the declared posting of the rule on splitting pairs is <where>

      Examples:
        | where                |
        | posted               |
        | available for review |

  @oneida-blackjack.J.8.s2 @betting @play @declaration
  Rule: In Multiple Action no pair is split more than once

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three
      And the house's splitting is allowed

    Scenario Outline: With <spots> spots, a third card of the value does not help
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | <third>    |
      And the cards fall as
        | seat 1               | 8d 8h 8s |
        | seat 1's second hand | 8c       |
        | dealer               | 9c Tc    |
      When seat 1 splits
      Then the act is accepted
      When seat 1 splits
      Then the act is refused
      When seat 1 stands
      And seat 1 splits
      Then the act is refused

      Examples:
        | spots | third |
        | two   |       |
        | three | 10    |

    @reading:split-once.hand
    Scenario: A player with two positions may split once at each
      Given the house's number of adjacent boxes is 2
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the player at seat 1 wagers 10 on blackjack at the box of seat 2
      And the player at seat 1 wagers 10 on second spot at the box of seat 2
      And the cards fall as
        | seat 1               | 8d 8h 2s |
        | seat 1's second hand | 3c       |
        | seat 2               | 4d 4h 2h |
        | seat 2's second hand | 3d       |
        | dealer               | 9c Tc    |
      When seat 1 splits
      And seat 1 stands
      And seat 1 stands
      And seat 2 splits
      Then the act is accepted

    @reading:split-once.player
    Scenario: A player with two positions splits once in all
      Given the house's number of adjacent boxes is 2
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the player at seat 1 wagers 10 on blackjack at the box of seat 2
      And the player at seat 1 wagers 10 on second spot at the box of seat 2
      And the cards fall as
        | seat 1               | 8d 8h 2s |
        | seat 1's second hand | 3c       |
        | seat 2               | 4d 4h 2h |
        | dealer               | 9c Tc    |
      When seat 1 splits
      Then the act is accepted
      When seat 1 stands
      And seat 1 stands
      And seat 2 splits
      Then the act is refused
