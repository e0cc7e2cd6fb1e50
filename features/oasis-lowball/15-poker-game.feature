Feature: Oasis Lowball: the kind of game, once more
  What was said at the beginning is said a second time, word for word.

  @oasis-lowball.poker-game.1 @introduction @play
  Rule: The players play against each other for the pot, it is said again
    What is won is what players have put in; nobody wins from the house.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: The winner gets what all have put in, less the fee
      Given the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | calls  | 6  |
      Then seat 1 wins 26 from the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Who has a wheel wins no more than the players have put in
      Given the hole cards are
        | seat 1 | 5s 4d 3h 2d Ac |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | folds  |    |
        | second | 1    | checks |    |
        | second | 2    | bets   | 6  |
        | second | 1    | calls  | 6  |
      Then seat 1 wins 17 from the pot

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Who folds leaves to the others what was put in
      Given the hole cards are
        | seat 1 | Ts 8d 6h 5c 3d |
        | seat 2 | 8s 6d 4h 3c Ad |
        | seat 3 | 9s 7d 5h 4s 2c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | checks |    |
        | second | 2    | bets   | 6  |
        | second | 3    | calls  | 6  |
        | second | 1    | folds  |    |
      Then seat 2 wins 20 from the pot

  @oasis-lowball.poker-game.2 @definition @play @declaration
  Rule: There is no player-dealer position, it is said again
    Nobody plays as a bank against the others; the place at the button is one of order only.

    Scenario: Declared player-dealer position
      Given an Oasis Lowball table
      Then the declared player-dealer position in use is no

    Scenario: The hand at the button loses its own bet to a better hand, and no more
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | raises | 6  |
        | first | 3    | calls  | 6  |
        | first | 1    | calls  | 6  |
      And everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    Scenario: An equal hand at the button shares, and does not win the tie
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | 8c 6c 4d 3s Ac |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | raises | 6  |
        | first | 3    | calls  | 6  |
        | first | 1    | calls  | 6  |
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 3 wins half of the pot
      And seat 2 wins nothing

    Scenario: A hand that beats the button's and not another's wins nothing
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 9s 7d 5h 4s 2c |
        | seat 2 | 8s 6d 4h 3c Ad |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | raises | 6  |
        | first | 3    | calls  | 6  |
        | first | 1    | calls  | 6  |
      And everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

  @oasis-lowball.poker-game.3 @conduct @play @trace @declaration
  Rule: The house holds no hand and has no stake in who wins, it is said again
    It deals and takes its fee, which is the same whoever wins.

    Scenario: Declared hands and money of the house
      Given an Oasis Lowball table
      Then the declared number of hands played for the house is 0
      And the declared money of the house in the pot is 0

    Scenario: No hand is dealt to the house
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the cards are dealt
      Then seat 1 has 5 cards
      And the dealer has no cards

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario Outline: The fee is 4 whether seat <winner> wins or another
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      And everyone checks to the showdown
      Then seat <winner> wins 8 from the pot
      And each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

      Examples:
        | winner | one            | two            | three          |
        | 1      | 8s 6d 4h 3c Ad | 9s 7d 5h 4s 2c | Ts 8d 6h 5c 3d |
        | 2      | 9s 7d 5h 4s 2c | 8s 6d 4h 3c Ad | Ts 8d 6h 5c 3d |
        | 3      | 9s 7d 5h 4s 2c | Ts 8d 6h 5c 3d | 8s 6d 4h 3c Ad |
