Feature: Oasis Texas Hold'em: the type of game
  Players against each other for a pot; the house deals, and takes a fee from the pot and nothing else.

  @oasis-holdem.type.1 @introduction @play
  Rule: The players play against each other for the pot
    What is won is what players have put in; nobody wins from the house.

    Background:
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4

    @reading:fee-counts.each-pot
    Scenario: The winner gets what all have put in, less the fee
      Given the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 10 |
        | flop    | 2    | calls  | 10 |
        | flop    | 3    | calls  | 10 |
      And everyone checks to the showdown
      Then seat 1 wins 38 from the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: Who has the best hand wins no more than the others have put in
      Given the hole cards are
        | seat 1 | As Ks |
        | seat 2 | 2c 7d |
      And the board is Qs Js Ts 3d 4h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins 4 from the pot

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: Who folds leaves to the others what was put in
      Given the hole cards are
        | seat 1 | 3s 8d |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | calls  | 12 |
        | flop    | 1    | folds  |    |
      And everyone checks to the showdown
      Then seat 2 wins 32 from the pot

  @oasis-holdem.type.2 @definition @play @declaration
  Rule: There is no player-dealer position
    Nobody plays as a bank against the others; the place at the button is one of order only.

    Scenario: Declared player-dealer position
      Given an Oasis Hold'em table
      Then the declared player-dealer position in use is no

    Scenario: The hand at the button loses its own bet to a better hand, and no more
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    Scenario: An equal hand at the button shares, and does not win the tie
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Kd |
        | seat 2 | Qs 3d |
        | seat 3 | Ad Ks |
      And the board is 2c 5h 7d 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 3 wins half of the pot
      And seat 2 wins nothing

    Scenario: A hand that beats the button's and not another's wins nothing
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Qs Qd |
        | seat 3 | 3s 4d |
      And the board is 2c 6h 7d 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing

  @oasis-holdem.type.3 @conduct @play @trace @declaration
  Rule: The house holds no hand and has no stake in who wins
    It deals and takes its fee, which is the same whoever wins.

    Scenario: Declared hands and money of the house
      Given an Oasis Hold'em table
      Then the declared number of hands played for the house is 0
      And the declared money of the house in the pot is 0

    Scenario: No hand is dealt to the house
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then seat 1 has 2 cards
      And the dealer has no cards

    @reading:fee-counts.each-pot
    Scenario Outline: The fee is 4 whether seat <winner> wins or another
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      And the board is 2c 5h 7d 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot
      And each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

      Examples:
        | winner | one   | two   | three |
        | 1      | As Ad | Ks Kd | Qs Qd |
        | 2      | Ks Kd | As Ad | Qs Qd |
        | 3      | Qs Qd | Ks Kd | As Ad |
