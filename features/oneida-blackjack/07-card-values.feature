Feature: Oneida Blackjack: card values
  Two to ten count as they say, court cards ten, an ace eleven or one.

  @oneida-blackjack.F @ranking @play
  Rule: A hand counts the sum of what its cards are worth

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered

    Scenario Outline: <cards> count <total>
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | <cards> |
        | dealer | Tc 8s   |
      When the cards are dealt
      Then seat 1's total is <total>

      Examples:
        | cards | total   |
        | 2d 4h | hard 6  |
        | 5d 5h | hard 10 |
        | 9d Kh | hard 19 |
        | Qd Kh | hard 20 |
        | Ad 6h | soft 17 |

    Scenario: Five cards are worth no more than their sum
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 2d 3h 4c 2s 5d |
        | dealer | Tc 8s          |
      When seat 1 draws
      And seat 1 draws
      And seat 1 draws
      Then seat 1's total is hard 16

    Scenario: The dealer's cards are worth the same
      Given seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | Td 9h |
        | dealer | Kc 8s |
      When seat 1 stands
      And the round is completed
      Then the dealer's total is hard 18
      And seat 1's blackjack wins 10

  @oneida-blackjack.F.1 @ranking @play
  Rule: Two to ten count their number

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And seat 1 wagers 10 on blackjack

    Scenario Outline: A queen and <card> count <total>
      Given the cards fall as
        | seat 1 | Qd <card> |
        | dealer | Tc 8s     |
      When the cards are dealt
      Then seat 1's total is hard <total>

      Examples:
        | card | total |
        | 2h   | 12    |
        | 3s   | 13    |
        | 4c   | 14    |
        | 5d   | 15    |
        | 6h   | 16    |
        | 7s   | 17    |
        | 8c   | 18    |
        | 9d   | 19    |
        | Th   | 20    |

    Scenario Outline: The dealer's king and <card> against nineteen: the player <result>
      Given the cards fall as
        | seat 1 | Td 9h     |
        | dealer | Kc <card> |
      When seat 1 stands
      And the round is completed
      Then seat 1's blackjack <result>

      Examples:
        | card | result      |
        | 8s   | wins 10     |
        | 9s   | is returned |
        | Ts   | loses       |

  @oneida-blackjack.F.2 @ranking @play
  Rule: Jack, queen and king count ten

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And seat 1 wagers 10 on blackjack

    Scenario Outline: A five and <card> count fifteen
      Given the cards fall as
        | seat 1 | 5d <card> |
        | dealer | Tc 8s     |
      When the cards are dealt
      Then seat 1's total is hard 15

      Examples:
        | card |
        | Jh   |
        | Jd   |
        | Qs   |
        | Qc   |
        | Kh   |
        | Kd   |

    Scenario Outline: The dealer's <card> and an eight count eighteen
      Given the cards fall as
        | seat 1 | Td 9h     |
        | dealer | <card> 8s |
      When seat 1 stands
      And the round is completed
      Then the dealer's total is hard 18

      Examples:
        | card |
        | Jc   |
        | Qh   |
        | Ks   |

  @oneida-blackjack.F.3 @ranking @play
  Rule: An ace counts eleven, or one where eleven would take the hand above twenty-one

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And seat 1 wagers 10 on blackjack

    Scenario Outline: With an ace, <cards> count <total>
      Given the cards fall as
        | seat 1 | <cards> |
        | dealer | Tc 8s   |
      When the cards are dealt
      Then seat 1's total is <total>

      Examples:
        | cards | total   |
        | Ad 2h | soft 13 |
        | 6s Ad | soft 17 |
        | Ah 9d | soft 20 |

    Scenario Outline: <first> and a <card> make <total>
      Given the cards fall as
        | seat 1 | <first> <card> |
        | dealer | Tc 8s          |
      When seat 1 draws
      Then seat 1's total is <total>

      Examples:
        | first | card | total   |
        | Ad 5h | 5s   | soft 21 |
        | Ad 5h | 6s   | hard 12 |
        | Td 5h | As   | hard 16 |
        | 6d 4h | As   | soft 21 |
        | 6d 5h | As   | hard 12 |

    @reading:two-aces.one-at-a-time
    Scenario Outline: Of two aces one may count eleven: <first> and then <card>
      Given the cards fall as
        | seat 1 | <first> <card> |
        | dealer | Tc 8s          |
      When seat 1 draws
      Then seat 1's total is <total>

      Examples:
        | first | card | total   |
        | Ad Ah | 2s   | soft 14 |
        | Ad Ah | 9s   | soft 21 |
        | Ad Ah | Ts   | hard 12 |
        | Ad 8h | As   | soft 20 |

    @reading:two-aces.all-alike
    Scenario: Of two aces both count one
      Given the cards fall as
        | seat 1 | Ad Ah 2s |
        | dealer | Tc 8s    |
      When seat 1 draws
      Then seat 1's total is hard 4

    Scenario: The dealer's ace counts one where eleven is too much
      Given the cards fall as
        | seat 1 | Td 9h    |
        | dealer | 6c Ts As |
      When seat 1 stands
      And the round is completed
      Then the dealer's total is hard 17
      And seat 1's blackjack wins 10

    Scenario: And eleven where it is not
      Given the cards fall as
        | seat 1 | Td 9h    |
        | dealer | 6c 4s As |
      When seat 1 stands
      And the round is completed
      Then the dealer's total is soft 21
      And seat 1's blackjack loses
