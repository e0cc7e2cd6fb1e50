Feature: Oasis Lowball: the object of the game
  Which hand is the best.

  @oasis-lowball.object.1 @object @play
  Rule: The object is to have the five-card hand that ranks lowest of all
    It is the hand of five that a player holds in the end, whatever was dealt to it in the deal and in the draw.

    Scenario Outline: The lowest of three hands wins, at seat <winner>
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | winner | one            | two            | three          |
        | 1      | 9s 6d 4c 3h 2s | As Ad Kc Kh Qs | Ts 8d 6c 5h 3s |
        | 2      | As Ad Kc Kh Qs | 9s 6d 4c 3h 2s | Ts 8d 6c 5h 3s |
        | 3      | As Ad Kc Kh Qs | Ts 8d 6c 5h 3s | 9s 6d 4c 3h 2s |
        | 2      | Ts 8d 6c 5h 3s | 9s 6d 4c 3h 2s | As Ad Kc Kh Qs |

    Scenario: What would be the best hand in other games is the worst here
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Qs Qd Qc Qh 2s |
        | seat 2 | Ks Jd 9c 8h 7s |
        | seat 3 | Ts Td 6c 6h 3s |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing
      And seat 3 wins nothing

    Scenario: The cards of the draw are part of the hand
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks 6d 4c 3h As |
        | seat 2 | 9s 7d 5c 4h 2s |
        | seat 3 | Ts 8d 6c 5h 3s |
      And the discards are
        | seat 1 | Ks | 8c |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing

    Scenario: The cards that were given away are no part of it
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4c 3h As |
        | seat 2 | 9s 7d 5c 4h 2s |
        | seat 3 | Ts 8d 6c 5h 3s |
      And the discards are
        | seat 1 | 8s | Kc |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

    Scenario: Two hands that are the lowest are equal
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4c 3h As |
        | seat 2 | 9s 7d 5c 4h 2s |
        | seat 3 | 8c 6h 4d 3s Ad |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 3 wins half of the pot
