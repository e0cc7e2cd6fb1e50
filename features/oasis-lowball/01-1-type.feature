Feature: Oasis Lowball: the type of game
  Players against each other for a pot; the house deals, and takes a fee from the pot and nothing else.

  # Unlike oasis-holdem: it is played with antes, in limits and without a board, so bets and sums are others.
  @oasis-lowball.type.1 @introduction @play
  Rule: The players play against each other for the pot
    What is won is what players have put in; nobody wins from the house.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    @reading:fee-without-a-flop.after-the-draw @reading:fee-counts.each-pot
    Scenario: The winner gets what all have put in, less the fee
      Given the hole cards are
        | seat 1 | 8s 6d 4c 3h As |
        | seat 2 | 9s 7d 5c 4h 2s |
        | seat 3 | Ts 8d 6c 5h 3s |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | calls  | 6  |
      And everyone checks to the showdown
      Then seat 1 wins 26 from the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    @reading:fee-without-a-flop.after-the-draw @reading:fee-counts.each-pot
    Scenario: Who has the best hand wins no more than the others have put in
      Given the hole cards are
        | seat 1 | 5s 4d 3c 2h As |
        | seat 2 | Ks Qd Jc Th 8s |
      When seat 1 bets 3
      And seat 2 calls
      And seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins 5 from the pot
      And seat 2 wins nothing

    @reading:fee-without-a-flop.after-the-draw @reading:fee-counts.each-pot
    Scenario: Who folds leaves to the others what was put in
      Given the hole cards are
        | seat 1 | Ts 8d 6c 5h 3s |
        | seat 2 | 8s 6d 4c 3h As |
        | seat 3 | 9s 7d 5c 4h 2s |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | folds  |    |
        | second | 3    | calls  | 6  |
      And everyone checks to the showdown
      Then seat 3 wins 20 from the pot
      And seat 1 wins nothing
      And seat 2 wins nothing

  # Unlike oasis-holdem: it is played with antes, in limits and without a board, so bets and sums are others.
  @oasis-lowball.type.2 @definition @play @declaration
  Rule: There is no player-dealer position
    Nobody plays as a bank against the others; the place at the button is one of order only.

    Scenario: Declared player-dealer position
      Given an Oasis Lowball table
      Then the declared player-dealer position in use is no

    Scenario: The hand at the button loses its own bet to a better hand, and no more
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4c 3h As |
        | seat 2 | 9s 7d 5c 4h 2s |
        | seat 3 | Ts 8d 6c 5h 3s |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    Scenario: An equal hand at the button shares, and does not win the tie
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
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
      And seat 2 wins nothing

    Scenario: A hand that beats the button's and not another's wins nothing
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4c 3h As |
        | seat 2 | 9s 7d 5c 4h 2s |
        | seat 3 | Ks Kd Qc Qh Js |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing

  # Unlike oasis-holdem: it is played with antes, in limits and without a board, so bets and sums are others.
  @oasis-lowball.type.3 @conduct @play @trace @declaration
  Rule: The house holds no hand and has no stake in who wins
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

    @reading:fee-without-a-flop.after-the-draw @reading:fee-counts.each-pot
    Scenario Outline: The fee is 4 whether seat <winner> wins or another
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat <winner> wins the pot
      And each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

      Examples:
        | winner | one            | two            | three          |
        | 1      | 8s 6d 4c 3h As | 9s 7d 5c 4h 2s | Ts 8d 6c 5h 3s |
        | 2      | 9s 7d 5c 4h 2s | 8s 6d 4c 3h As | Ts 8d 6c 5h 3s |
        | 3      | Ts 8d 6c 5h 3s | 9s 7d 5c 4h 2s | 8s 6d 4c 3h As |
