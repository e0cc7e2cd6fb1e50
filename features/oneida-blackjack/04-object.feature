Feature: Oneida Blackjack: object of the game
  To come nearer to twenty-one than the dealer.

  @oneida-blackjack.C @object @play
  Rule: Each player plays against the dealer alone, to come nearer to twenty-one than the dealer and not beyond
    Both get two cards and may get more.

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered

    Scenario Outline: <player> against <dealer>
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | <cards>   |
        | dealer | <dealers> |
      When seat 1 stands
      And the round is completed
      Then seat 1's blackjack <result>

      Examples:
        | player       | cards | dealer             | dealers  | result  |
        | Twenty       | Kd Th | eighteen           | 9c 9s    | wins 10 |
        | Eighteen     | 9d 9h | twenty             | Kc Ts    | loses   |
        | Twelve       | Td 2h | twenty-two         | Tc 6s 6d | wins 10 |

    Scenario: Of three players one wins, one loses and one ties; none of them plays against another
      Given seats 1 to 3 wager 10 on blackjack
      And the cards fall as
        | seat 1 | Kd Th |
        | seat 2 | Td 8h |
        | seat 3 | Qd 9h |
        | dealer | Tc 9s |
      When seat 1 stands
      And seat 2 stands
      And seat 3 stands
      And the round is completed
      Then the results are
        | seat | blackjack   |
        | 1    | wins 10     |
        | 2    | loses       |
        | 3    | is returned |

    Scenario: Two cards for each, and more for who wants them
      Given seats 1 and 2 wager 10 on blackjack
      And the cards fall as
        | seat 1 | 5d 6h 9c |
        | seat 2 | Td 8h    |
        | dealer | Tc 9s    |
      When the cards are dealt
      Then seat 1 has 2 cards
      And seat 2 has 2 cards
      And the dealer has 2 cards
      When seat 1 draws
      Then seat 1 has 3 cards
      When the round is completed
      Then the dealer's total is hard 19

    Scenario: Beyond twenty-one the hand has lost, whatever the dealer has
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 6h 6c |
        | dealer | Tc 6s    |
      When seat 1 draws
      And the round is completed
      Then seat 1's blackjack loses
