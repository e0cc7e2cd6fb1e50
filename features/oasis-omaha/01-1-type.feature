Feature: Oasis Omaha High/Low Split: the type of game
  Players against each other for a pot; the house deals, and takes a fee from the pot and nothing else.

  @oasis-omaha.type.1 @introduction @play
  Rule: The players play against each other for the pot
    What is won is what players have put in; nobody wins from the house.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    @reading:fee-counts.each-pot
    Scenario: The winner gets what all have put in, less the fee
      Given the hole cards are
        | seat 1 | As Ad 7s 4s |
        | seat 2 | Ks Kd 8s 3d |
        | seat 3 | Qs Qd 6h 4c |
      And the board is 2c 5h Td 9s Jc
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
    Scenario: The two halves together are what all have put in, less the fee
      Given the hole cards are
        | seat 1 | Ks Kd Jc 9c |
        | seat 2 | As 2d Jd 9d |
        | seat 3 | Qs Qd Jh 9h |
      And the board is 8c 5h 4d Kc Qh
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 10 |
        | flop    | 2    | calls  | 10 |
        | flop    | 3    | calls  | 10 |
      And everyone checks to the showdown
      Then seat 1 wins 19 from the pot
      And seat 2 wins 19 from the pot
      And seat 3 wins nothing

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: Who has the best hand wins no more than the others have put in
      Given the hole cards are
        | seat 1 | As Ks 9d 6d |
        | seat 2 | 2c 7d 9h 5c |
      And the board is Qs Js Ts 3d 4h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins 4 from the pot

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:fee-counts.each-pot
    Scenario: Who folds leaves to the others what was put in
      Given the hole cards are
        | seat 1 | 3s 4d 6h 7c |
        | seat 2 | Ks Kd 6s 4c |
        | seat 3 | Qs Qd 6c 3c |
      And the board is 2c 5h Td 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 8  |
        | flop    | 3    | calls  | 8  |
        | flop    | 1    | folds  |    |
      And everyone checks to the showdown
      Then seat 2 wins 24 from the pot

  @oasis-omaha.type.2 @definition @play @declaration
  Rule: There is no player-dealer position
    Nobody plays as a bank against the others; the place at the button is one of order only.

    Scenario: Declared player-dealer position
      Given an Oasis Omaha table
      Then the declared player-dealer position in use is no

    Scenario: The hand at the button loses its own bet to a better hand, and no more
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 7s 4s |
        | seat 2 | Ks Kd 8s 3d |
        | seat 3 | Qs Qd 6h 4c |
      And the board is 2c 5h Td 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    Scenario: An equal hand at the button shares, and does not win the tie
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Kd 8h 3h |
        | seat 2 | Qs 4d 6h 7c |
        | seat 3 | Ad Ks 6s 4h |
      And the board is 2c 5h Td 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 3 wins half of the pot
      And seat 2 wins nothing

    @reading:tied-lows.shared
    Scenario: An equal low hand at the button shares the low half
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As 2d Jc 9c |
        | seat 2 | Ks Kd Jd 9d |
        | seat 3 | Ad 2s Jh 9h |
      And the board is 8c 5h 4d Kc Qh
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the low half of the pot
      And seat 3 wins half of the low half of the pot
      And seat 2 wins the high half of the pot

    Scenario: A hand that beats the button's and not another's wins nothing
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 7d 4s |
        | seat 2 | Qs Qd 5d 4h |
        | seat 3 | 3s 4d 7h 5c |
      And the board is 2c 6h Td 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing

  @oasis-omaha.type.3 @conduct @play @trace @declaration
  Rule: The house holds no hand and has no stake in who wins
    It deals and takes its fee, which is the same whoever wins.

    Scenario: Declared hands and money of the house
      Given an Oasis Omaha table
      Then the declared number of hands played for the house is 0
      And the declared money of the house in the pot is 0

    Scenario: No hand is dealt to the house
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then seat 1 has 4 cards
      And the dealer has no cards

    # Unlike oasis-holdem: what is won is said, under one reading of blinds and fee; there who wins, under each.
    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario Outline: The fee is 4 whether seat <winner> wins or another
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      And the board is 2c 5h Td 9s Jc
      When everyone checks to the showdown
      Then seat <winner> wins 8 from the pot
      And each of the following happens once
        | does          | amount |
        | takes the fee | 4      |

      Examples:
        | winner | one         | two         | three       |
        | 1      | As Ad 7s 4s | Ks Kd 8s 3d | Qs Qd 6h 4c |
        | 2      | Ks Kd 6d 3c | As Ad 6h 3d | Qs Qd 7s 6s |
        | 3      | Qs Qd 7h 3s | Ks Kd 8s 4d | As Ad 6s 4h |

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: The fee is 4 where the pot is won in two halves
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd Jc 9c |
        | seat 2 | As 2d Jd 9d |
        | seat 3 | Qs Qd Jh 9h |
      And the board is 8c 5h 4d Kc Qh
      When everyone checks to the showdown
      Then seat 1 wins 4 from the high half of the pot
      And seat 2 wins 4 from the low half of the pot
      And each of the following happens once
        | does          | amount |
        | takes the fee | 4      |
