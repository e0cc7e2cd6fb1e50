Feature: Oasis Omaha High/Low Split: the object of the game
  What makes the best hand and the lowest, and of which cards.

  @oasis-omaha.object.1 @object @play
  Rule: The object is to have a five-card hand that ranks above everybody else's
    Neither the better pair in the hole nor the highest single card is what counts.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: The best five cards win against better cards in the hole
      Given the hole cards are
        | seat 1 | As Ad 8d 6h |
        | seat 2 | 8s 7d Kc 6c |
        | seat 3 | Ks Kd 7s 3s |
      And the board is Jh Tc 9d 4s 2h
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing
      And seat 3 wins nothing

    Scenario Outline: The highest of three hands wins, at seat <winner>
      Given the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      And the board is 9h 9c Qs Jh 3d
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | winner | one         | two         | three       |
        | 1      | 9s 8d 6h 2d | Qh 8c 6s 2c | As Kd 5c 4c |
        | 2      | Qh 8c 7d 5h | 9s 8d 7c 6s | As Kd 6d 4s |
        | 3      | As Kd 7s 5s | Qh 8c 7d 2d | 9s 8d 6h 4s |

    Scenario Outline: Where a low hand qualifies, the highest hand has its half, at seat <winner>
      Given the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      And the board is Kd 8c 5h 4d Qh
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the high half of the pot

      Examples:
        | winner | one         | two         | three       |
        | 1      | Ks Kc 3h 9c | As 2d Jd 9d | Qs Qd Jh 9h |
        | 2      | As 2d Jd 9d | Ks Kc 3h 9c | Qs Qd Jh 9h |
        | 3      | Qs Qd Jh 9h | As 2d Jd 9d | Ks Kc 3h 9c |

    Scenario: Five cards count: hands that differ in the rest of the hole only are equal
      Given the hole cards are
        | seat 1 | Ks Qd 8h 7c |
        | seat 2 | Kh Qs 3c 4d |
      And the board is Kd Qc Js 9h 9c
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

  @oasis-omaha.object.1.low @object @play
  Rule: The object is also to have a five-card hand that ranks below everybody else's
    The lowest hand has a claim of its own beside the highest.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: The lowest of three hands wins its half, at seat <winner>
      Given the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      And the board is 5c 3d 2h Ks Kd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the low half of the pot

      Examples:
        | winner | one         | two         | three       |
        | 1      | 6s As Jc Tc | 7s Ad Jd Td | 8s Kc Kh Ah |
        | 1      | 6s As Jc Tc | 8s Kc Kh Ah | 7s Ad Jd Td |
        | 2      | 7s Ad Jd Td | 6s As Jc Tc | 8s Kc Kh Ah |
        | 2      | 8s Kc Kh Ah | 6s As Jc Tc | 7s Ad Jd Td |
        | 3      | 8s Kc Kh Ah | 7s Ad Jd Td | 6s As Jc Tc |
        | 3      | 7s Ad Jd Td | 8s Kc Kh Ah | 6s As Jc Tc |

    Scenario: The lowest hand has nothing to do with the lowest card in the hole
      Given the hole cards are
        | seat 1 | As 8d Kc Kh |
        | seat 2 | 6s 4d Jc Tc |
      And the board is 5c 3d 2h Ks Kd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 2 wins the low half of the pot
      And seat 1 wins the high half of the pot

    Scenario: A low hand is enough for half of the pot, whatever it is worth as a high one
      Given the hole cards are
        | seat 1 | Qc Jd 6s As |
        | seat 2 | Kc Kh 9s 9d |
      And the board is 5c 3d 2h Ks Kd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

  @oasis-omaha.object.2 @object @play
  Rule: Two of the four hole cards go with three of the five cards of the board
    Neither more nor fewer, for the high hand and for the low one.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Any two of the four: the <which>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is Qh Jc 7d 4s 2h
      When everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind with Qs Qd Qh Jc 7d

      Examples:
        | which             | one         |
        | first and second  | Qs Qd 9c 5h |
        | first and third   | Qs 9c Qd 5h |
        | first and fourth  | Qs 9c 5h Qd |
        | second and third  | 9c Qs Qd 5h |
        | second and fourth | 9c Qs 5h Qd |
        | third and fourth  | 9c 5h Qs Qd |

    Scenario Outline: Any three of the five: <board>
      Given the hole cards are
        | seat 1 | 9s 8d 4c 3h |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a straight with Jh Tc 9s 8d 7d

      Examples:
        | board          |
        | Jh Tc 7d Ks 2h |
        | Jh Tc Ks 7d 2h |
        | Jh Tc Ks 2h 7d |
        | Jh Ks Tc 7d 2h |
        | Jh Ks Tc 2h 7d |
        | Jh Ks 2h Tc 7d |
        | Ks Jh Tc 7d 2h |
        | Ks Jh Tc 2h 7d |
        | Ks Jh 2h Tc 7d |
        | Ks 2h Jh Tc 7d |

    Scenario: One hole card does not go with four of the board to a straight
      Given the hole cards are
        | seat 1 | Ks 5d 4c 2h |
        | seat 2 | 9h 5h 4s 2s |
      And the board is Qh Jc Td 9s 3h
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a high card with Ks Qh Jc Td 5d
      And seat 2 wins the pot

    Scenario: One hole card does not go with four of the board to a flush
      Given the hole cards are
        | seat 1 | As 9d 8h 6c |
        | seat 2 | Kd 9c 8c 5h |
      And the board is Ks Js Ts 4s 2d
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a high card with As Ks Js Ts 9d
      And seat 2 wins the pot

    Scenario: The board alone is nobody's straight
      Given the hole cards are
        | seat 1 | As Ad 3c 2c |
        | seat 2 | 9c 9d 3h 2h |
      And the board is Qh Jc Td 9s 8h
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a pair
      And seat 2's hand is a three-of-a-kind
      And seat 2 wins the pot

    Scenario: The board alone is nobody's full house
      Given the hole cards are
        | seat 1 | As Qd Jc 3h |
        | seat 2 | 2s 2d 5c 4h |
      And the board is Kh Kd Kc 9s 9h
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind
      And seat 2 wins the pot

    Scenario: Four of a rank on the board are three in everybody's hand
      Given the hole cards are
        | seat 1 | As Qd Jc 3h |
        | seat 2 | 2s 2d 5c 4h |
      And the board is 7s 7d 7h 7c Ks
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind
      And seat 2's hand is a full house
      And seat 2 wins the pot

    Scenario: Three of a rank in the hole are two in the hand
      Given the hole cards are
        | seat 1 | As Ad Ac 4h |
        | seat 2 | Js Td 5c 3h |
      And the board is Ah Kd Qc 9s 2h
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind
      And seat 2 wins the pot

    Scenario: Four of a rank in the hole are a pair
      Given the hole cards are
        | seat 1 | 2s 2d 2h 2c |
        | seat 2 | 3s 3d 5c 4h |
      And the board is Ah Kd Qc 9s 8h
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a pair
      And seat 2 wins the pot

    Scenario: Three of a suit in the hole do not go with two of the board to a flush
      Given the hole cards are
        | seat 1 | As Js 7s 3d |
        | seat 2 | 9d 7c 6h 3c |
      And the board is Ks 9s Qd 5h 4c
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a high card
      And seat 2's hand is a pair
      And seat 2 wins the pot

    Scenario: Three in sequence in the hole do not go with two of the board to a straight
      Given the hole cards are
        | seat 1 | Ts 9d 8c 2h |
        | seat 2 | As 5d 3c 2s |
      And the board is Qh Jc 5s 4d Ah
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a high card
      And seat 2 wins the high half of the pot

    Scenario Outline: A low hand of two hole cards and three of the board: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1 has a low hand of <five>

      Examples:
        | one         | board          | five           |
        | As 2d Qc Jh | 7c 5d 3h Ks Kd | 7c 5d 3h 2d As |
        | 8s 6d 2c As | 7c 5d 3h Ks Kd | 7c 5d 3h 2c As |
        | As Qd Jc 2h | 8c Kd 6s Ks 4d | 8c 6s 4d 2h As |
        | 7s 6d Qc Jh | 8c 5d 4h 3s 2c | 7s 6d 4h 3s 2c |

    Scenario Outline: No low hand: <what>
      Given the hole cards are
        | seat 1 | <one>       |
        | seat 2 | Js Jd Td 9h |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 has no low hand

      Examples:
        | what                                          | one         | board          |
        | one low card in the hole, four on the board   | As Qd Jc Th | 6s 4h 3d 2c Kd |
        | three low cards in the hole, two on the board | As 3c 2d Jc | 7c 5d Ks Qd Th |
        | four low cards in the hole, one on the board  | As 3c 2d 4c | 7c Kd Ks Qd Th |
        | none in the hole, five on the board           | Ks Kd Qh Jc | 7c 5d 4h 3s 2c |

    Scenario: Five low cards on the board and one in the hole leave the pot whole
      Given the hole cards are
        | seat 1 | As Qd Jc Th |
        | seat 2 | Ks Kd Qh Js |
      And the board is 8c 6s 4h 3d 2c
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 has no low hand
      And seat 2 wins the pot

  @oasis-omaha.object.2.low @object @play
  Rule: The low hand may take other hole cards and other cards of the board than the high hand
    It may take the same ones as well.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: Two hole cards for the high hand, the other two for the low one
      Given the hole cards are
        | seat 1 | Kc Kh As 2d |
      And the board is Ks Qs 8c 7d 4h
      When everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind with Kc Kh Ks Qs 8c
      And seat 1 has a low hand of 8c 7d 4h 2d As

    Scenario: One hole card in both hands
      Given the hole cards are
        | seat 1 | As Ks 2d Jc |
      And the board is Qs 9s 7s 5d 4h
      When everyone checks to the showdown
      Then seat 1's hand is a flush with As Ks Qs 9s 7s
      And seat 1 has a low hand of 7s 5d 4h 2d As

    Scenario: The same hole cards in both hands, with other cards of the board
      Given the hole cards are
        | seat 1 | As 2s Jc Td |
      And the board is Ks Qs 8s 7d 4h
      When everyone checks to the showdown
      Then seat 1's hand is a flush with As Ks Qs 8s 2s
      And seat 1 has a low hand of 8s 7d 4h 2s As

    Scenario: The same five cards are both hands
      Given the hole cards are
        | seat 1 | As 2d Qc 9h |
      And the board is 5s 4d 3h Jc Jd
      When everyone checks to the showdown
      Then seat 1's hand is a straight with 5s 4d 3h 2d As
      And seat 1 has a low hand of 5s 4d 3h 2d As

    Scenario: Both halves are won with different cards
      Given the hole cards are
        | seat 1 | Kc Kh As 2d |
        | seat 2 | Qc Qh 8h 3d |
      And the board is Ks Qs 7c 6d 4h
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot
