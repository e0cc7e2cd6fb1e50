Feature: Oasis Pineapple: the object of the game
  What makes the best hand, and of which cards. Before the flop everybody gives away the last of the three cards named
  here.

  @oasis-pineapple.object.1 @object @play
  Rule: The object is to have a five-card hand that ranks above everybody else's
    Neither the better pair in the hole nor the highest single card is what counts.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario: The best five cards win against better cards in the hole
      Given the hole cards are
        | seat 1 | As Ad 3c |
        | seat 2 | 7s 6d 2h |
        | seat 3 | Ks Kd 2d |
      And the board is 5h 4c 3d Qs Jh
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
      And the board is 8h 8c 3d Qs Jh
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | winner | one      | two      | three    |
        | 1      | 8s 4d 2c | Qh 4c 2h | As Kd 2d |
        | 2      | Qh 4c 2c | 8s 4d 2d | As Kd 2h |
        | 3      | As Kd 2h | Qh 4c 2c | 8s 4d 2s |

    @reading:hole-cards-used.any
    Scenario: Five cards count: two hands that differ in the sixth only are equal
      Given the hole cards are
        | seat 1 | Ks 6d 2s |
        | seat 2 | Kh 5d 2d |
      And the board is Kd Qc Js 9h 9c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

  @oasis-pineapple.object.2 @object @play
  Rule: Of the three cards dealt to a player two count: both of them, one or none go with cards of the board
    Any five of these two and the board's five may be the hand.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario: Both hole cards
      Given the hole cards are
        | seat 1 | 9s 8d 2d |
        | seat 2 | As Kd 3s |
      And the board is 7h 6c 5d Kh 2s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a straight with 9s 8d 7h 6c 5d
      And seat 1 wins the pot

    @reading:hole-cards-used.any
    Scenario: One hole card
      Given the hole cards are
        | seat 1 | 8s 2d 2h |
        | seat 2 | As Kd 2s |
      And the board is 7h 6c 5d 4s Kh
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a straight with 8s 7h 6c 5d 4s
      And seat 1 wins the pot

    # Unlike oasis-holdem: the hands lie at each other's seats.
    @reading:hole-cards-used.both-or-none
    Scenario: One hole card alone does not go with four of the board
      Given the hole cards are
        | seat 1 | As Kd 2h |
        | seat 2 | 8s 2d 2s |
      And the board is 7h 6c 5d 4s Kh
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins the pot

    Scenario: No hole card: the board is played
      Given the hole cards are
        | seat 1 | 3s 2d 2s |
        | seat 2 | As Kd 2h |
      And the board is 9h 8c 7d 6s 5h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a straight with 9h 8c 7d 6s 5h
      And seat 2's hand is a straight with 9h 8c 7d 6s 5h
      And seat 1 wins half of the pot
      And seat 2 wins half of the pot

    Scenario: Who improves the board beats who plays it
      Given the hole cards are
        | seat 1 | Ts 9d 2s |
        | seat 2 | As Kd 2h |
      And the board is 9h 8c 7d 6s 5h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing

    @reading:hole-cards.kept
    Scenario: The card that was given away is of no use
      Given the hole cards are
        | seat 1 | Js Td 2c |
        | seat 2 | 3s 4d Ah |
      And the board is Ac 5h 7d 9s Jh
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2's hand is a high card with Ac Jh 9s 7d 5h
      And seat 1 wins the pot

    @reading:hole-cards.dealt @reading:hole-cards-used.any
    Scenario: The card that was given away may be one of the two
      Given the hole cards are
        | seat 1 | 3s 4d Ah |
        | seat 2 | Js Td 2c |
      And the board is Ac 5h 7d 9s Jh
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a pair with Ac Ah Jh 9s 7d
      And seat 1 wins the pot

    @reading:hole-cards.dealt
    Scenario: Not all three of the cards that were dealt are used
      Given the hole cards are
        | seat 1 | As Ad 3c |
        | seat 2 | 9s 8d 7h |
      And the board is 6c 5d Ks Jh 2s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2's hand is a high card
      And seat 1 wins the pot

    Scenario: All three of the cards that were dealt make no hand
      Given the hole cards are
        | seat 1 | As Ad 3c |
        | seat 2 | 9s 8d 7h |
      And the board is 6c 5d Ks Jh 2s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2's hand is a high card
      And seat 1 wins the pot
