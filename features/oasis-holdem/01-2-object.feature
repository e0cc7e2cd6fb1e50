Feature: Oasis Texas Hold'em: the object of the game
  What makes the best hand, and of which cards.

  @oasis-holdem.object.1 @object @play
  Rule: The object is to have a five-card hand that ranks above everybody else's
    Neither the better pair in the hole nor the highest single card is what counts.

    Background:
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4

    Scenario: The best five cards win against better cards in the hole
      Given the hole cards are
        | seat 1 | As Ad |
        | seat 2 | 7s 6d |
        | seat 3 | Ks Kd |
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
        | winner | one   | two   | three |
        | 1      | 8s 4d | Qh 4c | As Kd |
        | 2      | Qh 4c | 8s 4d | As Kd |
        | 3      | As Kd | Qh 4c | 8s 4d |

    @reading:hole-cards-used.any
    Scenario: Five cards count: two hands that differ in the sixth only are equal
      Given the hole cards are
        | seat 1 | Ks 6d |
        | seat 2 | Kh 5d |
      And the board is Kd Qc Js 9h 9c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

  @oasis-holdem.object.2 @object @play
  Rule: Both hole cards, one or none go with cards of the board
    Any five of a player's seven cards may be the hand.

    Background:
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4

    Scenario: Both hole cards
      Given the hole cards are
        | seat 1 | 9s 8d |
        | seat 2 | As Kd |
      And the board is 7h 6c 5d Kh 2s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a straight with 9s 8d 7h 6c 5d
      And seat 1 wins the pot

    @reading:hole-cards-used.any
    Scenario: One hole card
      Given the hole cards are
        | seat 1 | 8s 2d |
        | seat 2 | As Kd |
      And the board is 7h 6c 5d 4s Kh
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a straight with 8s 7h 6c 5d 4s
      And seat 1 wins the pot

    @reading:hole-cards-used.both-or-none
    Scenario: One hole card alone does not go with four of the board
      Given the hole cards are
        | seat 1 | 8s 2d |
        | seat 2 | As Kd |
      And the board is 7h 6c 5d 4s Kh
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2 wins the pot

    Scenario: No hole card: the board is played
      Given the hole cards are
        | seat 1 | 3s 2d |
        | seat 2 | As Kd |
      And the board is 9h 8c 7d 6s 5h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a straight with 9h 8c 7d 6s 5h
      And seat 2's hand is a straight with 9h 8c 7d 6s 5h
      And seat 1 wins half of the pot
      And seat 2 wins half of the pot

    Scenario: Who improves the board beats who plays it
      Given the hole cards are
        | seat 1 | Ts 9d |
        | seat 2 | As Kd |
      And the board is 9h 8c 7d 6s 5h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing
