Feature: Oasis Omaha High/Low Split: how the pot is awarded
  The last bets go into the pot and the hands are compared. Without a low hand that qualifies the best hand takes it
  all; with one, the best high hand has one half and the lowest hand the other. Equal hands share.

  @oasis-omaha.award.1 @procedure @play @trace
  Rule: After the fourth round of betting the bets are moved into the pot
    The dealer does so before the hands are compared.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | Ks Kd 7h 4c |
      And the board is 2c 5h Ts 9s Jc

    @reading:fee-counts.each-pot
    Scenario: The bets of the last round are in the pot before a hand is shown
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | river   | 1    | bets   | 10 |
        | river   | 2    | calls  | 10 |
      And everyone checks to the showdown
      Then the following happens, in this order
        | does             | seat | street | amount | to | pot |
        | deals the board  |      | river  |        |    |     |
        | bets             | 1    |        |        | 10 |     |
        | calls            | 2    |        |        | 10 |     |
        | gathers the bets |      |        | 20     |    | 24  |
        | shows the hand   |      |        |        |    |     |
        | awards the pot   | 1    |        | 24     |    |     |

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:fee-counts.each-pot
    Scenario: They are won with the rest
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | river   | 1    | checks |    |
        | river   | 2    | bets   | 70 |
        | river   | 1    | calls  | 70 |
      Then seat 1 wins 144 from the pot

    @reading:blinds-count.toward-the-call @reading:fee-counts.each-pot
    @reading:call-of-a-raise.allowed
    Scenario: The bets of a player who has folded are moved too
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | river   | 1    | bets   | 10 |
        | river   | 2    | raises | 30 |
        | river   | 3    | calls  | 30 |
        | river   | 1    | folds  |    |
      Then each of the following happens once
        | does             | amount |
        | gathers the bets | 70     |

  @oasis-omaha.award.2 @procedure @play @trace
  Rule: Everybody still in the hand shows it, and the hands are compared
    Who has folded takes no part.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    @reading:order-of-showing.any-order
    Scenario: All three show their hands before the pot is awarded
      Given the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | Ks Kd 7h 4c |
        | seat 3 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | cards       |
        | shows the hand | 1    | As Ad 4h 3c |
        | shows the hand | 2    | Ks Kd 7h 4c |
        | shows the hand | 3    | Qh Qd 6d 3s |
      And before awards the pot, every time, the house shows the hand

    @reading:order-of-showing.losers-may-concede
    Scenario: The winner shows the hand before the pot is awarded, though others give up unseen
      Given the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | Ks Kd 7h 4c |
        | seat 3 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | cards       |
        | shows the hand | 1    | As Ad 4h 3c |
        | awards the pot | 1    |             |

    # Unlike oasis-holdem: the cards fall as they may: asked is who shows them, not who wins.
    @reading:order-of-showing.any-order
    Scenario Outline: Where nobody has chips left before the flop, seat <seat> shows the hand when the whole board lies
      Given seats 1 to 3 have 40
      When seat 3 raises to 40
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | seat   |
        | deals the board | flop   |        |
        | deals the board | river  |        |
        | shows the hand  |        | <seat> |

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |

    @reading:fee-counts.each-pot
    Scenario: Who has folded shows nothing and wins nothing, with the best hand too
      Given the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | Ks Kd 7h 4c |
        | seat 3 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | folds  |    |
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | shows the hand | 1    |
        | awards the pot | 1    |
      And seat 2 wins 8 from the pot

    @reading:fee-counts.each-pot
    Scenario: The lowest hand takes no part either once it is folded
      Given the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 10 |
        | flop    | 2    | folds  |    |
        | flop    | 3    | calls  | 10 |
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | shows the hand | 2    |
        | awards the pot | 2    |
      And seat 1 wins 28 from the pot

  @oasis-omaha.award.3 @ranking @play
  Rule: At the showdown two of a player's four hole cards go with three of the board's five, high and low
    Neither more of the one nor of the other, whatever that would make.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: Two hole cards and three cards of the board
      Given the hole cards are
        | seat 1 | Kd Ac As 7c |
        | seat 2 | 9h 8h 3c 3s |
      And the board is Th 7h 2h Ks Qd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 2's hand is a flush with Th 9h 8h 7h 2h
      And seat 2 wins the pot

    Scenario: One hole card makes no flush with four cards of the board
      Given the hole cards are
        | seat 1 | Ah Kd Ac 5s |
        | seat 2 | 6h 3h Kc 8d |
      And the board is Qh Jh 7h 4h 9c
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a pair with Ah Ac Qh Jh 9c
      And seat 2's hand is a flush with Qh Jh 7h 6h 3h
      And seat 2 wins the pot

    Scenario: The board alone is nobody's hand
      Given the hole cards are
        | seat 1 | Ks Kd 4c 3s |
        | seat 2 | 7h 2h 5c 3d |
      And the board is Qh Jh Th 9h 8h
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a pair with Ks Kd Qh Jh Th
      And seat 2's hand is a flush with Qh Jh Th 7h 2h
      And seat 2 wins the pot

    Scenario: Three aces among the hole cards are a pair of aces
      Given the hole cards are
        | seat 1 | As Ad Ah Kc |
        | seat 2 | 9s 9d 4c 3s |
      And the board is 9c Jh 6d 5s Qd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a pair
      And seat 2's hand is three-of-a-kind with 9s 9d 9c Qd Jh
      And seat 2 wins the pot

    Scenario: Three hole cards make no straight with two cards of the board
      Given the hole cards are
        | seat 1 | Ah Ks Qd 3c |
        | seat 2 | 9s 9h 5d 6d |
      And the board is Jh Tc 4s 4d 8c
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a pair with 4s 4d Ah Ks Jh
      And seat 2's hand is two pairs with 9s 9h 4s 4d Jh
      And seat 2 wins the pot

    Scenario: One low hole card makes no low hand with four low cards of the board
      Given the hole cards are
        | seat 1 | Ah Ks Qd Qc |
        | seat 2 | Jc Jd 8h 4s |
      And the board is 2d 3h 5c 7s Kh
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 has no low hand
      And seat 2 has a low hand of 8h 5c 4s 3h 2d
      And seat 1 wins the high half of the pot
      And seat 2 wins the low half of the pot

    Scenario: Three low hole cards make no low hand with two low cards of the board
      Given the hole cards are
        | seat 1 | Ah 2c 3d Kd |
        | seat 2 | Qc Qd 9s 8c |
      And the board is 4s 5h Jc Kh Td
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 has no low hand
      And seat 1's hand is a pair with Kd Kh Ah Jc Td

  @oasis-omaha.award.3.low @ranking @play
  Rule: The low hand need not be made of the cards of the high hand
    Other hole cards, other cards of the board, the same or some of them: each hand is made for itself.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: The low hand takes the two hole cards that the high hand does not take
      Given the hole cards are
        | seat 1 | As 3h Kd Kc |
        | seat 2 | Qs Qd Th 9c |
      And the board is 2s 6d 7c Kh Jd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is three-of-a-kind with Kd Kc Kh Jd 7c
      And seat 1 has a low hand of 7c 6d 3h 2s As
      And seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot

    Scenario: The low hand takes the same two hole cards, with other cards of the board
      Given the hole cards are
        | seat 1 | 5h 4h Jc Jd |
        | seat 2 | Ks Qd Qc Th |
      And the board is 3h 7h 8s Kh Kc
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a flush with Kh 7h 5h 4h 3h
      And seat 1 has a low hand of 8s 7h 5h 4h 3h
      And seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot

    Scenario: The low hand takes one hole card of the high hand and another one
      Given the hole cards are
        | seat 1 | Ah Kh 3c Td |
        | seat 2 | Qs Qd 9c 9d |
      And the board is Qh 7h 2h 5d Jc
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a flush with Ah Kh Qh 7h 2h
      And seat 1 has a low hand of 7h 5d 3c 2h Ah
      And seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot

    Scenario: Two players each take other cards for the one than for the other
      Given the hole cards are
        | seat 1 | As 8h Kd Kc |
        | seat 2 | Ad 3h Ts Td |
      And the board is 2s 6d 7c Kh Jd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is three-of-a-kind with Kd Kc Kh Jd 7c
      And seat 1 has a low hand of 8h 7c 6d 2s As
      And seat 2 has a low hand of 7c 6d 3h 2s Ad
      And seat 1 wins the high half of the pot
      And seat 2 wins the low half of the pot

  @oasis-omaha.award.4 @introduction @informative
  Rule: What decides who wins the pot follows
    A heading.

  @oasis-omaha.award.a @payout @play
  Rule: Where no low hand qualifies, the highest hand takes the whole pot
    All of it, as it is after the fee.

    # Unlike oasis-holdem: who wins is said under each reading of blinds and fee; there what is won, under one.
    Scenario Outline: Seat <winner> has the highest hand
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
        | seat 4 | <four>  |
      And the board is 2c 5h Ts 9s Jc
      When seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | winner | one         | two         | three       | four        |
        | 1      | As Ad 4h 3c | Ks Kd 7h 4c | Qh Qd 6d 3s | 6h 6c 4d 3d |
        | 2      | Ks Kd 7h 4c | As Ad 4h 3c | 6h 6c 4d 3d | Qh Qd 6d 3s |
        | 3      | Qh Qd 6d 3s | 6h 6c 4d 3d | As Ad 4h 3c | Ks Kd 7h 4c |
        | 4      | 6h 6c 4d 3d | Qh Qd 6d 3s | Ks Kd 7h 4c | As Ad 4h 3c |

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:fee-counts.each-pot
    Scenario: The bets of all rounds are in it
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd 7h 4c |
        | seat 2 | As Ad 4h 3c |
        | seat 3 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 26 |
        | flop    | 2    | calls  | 26 |
        | flop    | 3    | calls  | 26 |
        | turn    | 1    | bets   | 30 |
        | turn    | 2    | calls  | 30 |
        | turn    | 3    | folds  |    |
        | river   | 1    | bets   | 50 |
        | river   | 2    | calls  | 50 |
      Then seat 2 wins 246 from the pot

    Scenario: Three low cards lie on the board, and nobody has two others to go with them
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As 2h Tc Th |
        | seat 2 | 5s 7s Td 9d |
      And the board is 2c 5h 7d Ks Qc
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 has no low hand
      And seat 2 has no low hand
      And seat 2's hand is two pairs with 7s 7d 5s 5h Ks
      And seat 2 wins the pot

    Scenario: A hand with a nine in it is the lowest, and gets no half
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 9h 2d Qs Qc |
        | seat 2 | Ks Td 9s 9d |
      And the board is 3s 6d 7c Kh Jd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 has no low hand
      And seat 2 wins the pot
      And seat 1 wins nothing

    @reading:fee-counts.each-pot
    Scenario: The only low hand has been folded
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad Jd Th |
        | seat 2 | Ac 3d 9h 9s |
        | seat 3 | Kd 9c 8s Js |
      And the board is 2c 5h 7d Ks Qc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 10 |
        | flop    | 2    | folds  |    |
        | flop    | 3    | calls  | 10 |
      And everyone checks to the showdown
      Then seat 1 wins 28 from the pot

    @reading:all-but-one-fold.ends-the-hand
    @reading:fee-counts.each-pot
    Scenario: The last one left takes the pot without a showdown
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Qh Qs 8h 9d |
        | seat 2 | Ks Kd Td 9h |
        | seat 3 | As 3h Tc 9c |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      Then seat 1 wins 8 from the pot
      And none of the following happens
        | does           |
        | shows the hand |

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:side-pots.matched-only
    @reading:fee-counts.each-pot
    Scenario: Who is all in wins only what was matched, the rest goes to the best hand that matched it
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 1 has 40
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | Ks Kd 7h 4c |
        | seat 3 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 36 |
        | flop    | 2    | calls  | 36 |
        | flop    | 3    | calls  | 36 |
        | turn    | 2    | bets   | 60 |
        | turn    | 3    | calls  | 60 |
      And everyone checks to the showdown
      Then seat 1 wins 116 from the main pot
      And seat 2 wins 120 from side pot 1
      And seat 3 wins nothing

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:side-pots.winner-takes-all
    @reading:fee-counts.each-pot
    Scenario: Who is all in with the best hand wins all of it
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 1 has 40
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | Ks Kd 7h 4c |
        | seat 3 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 36 |
        | flop    | 2    | calls  | 36 |
        | flop    | 3    | calls  | 36 |
        | turn    | 2    | bets   | 60 |
        | turn    | 3    | calls  | 60 |
      And everyone checks to the showdown
      Then seat 1 wins 236 from the pot

    @reading:blinds-count.toward-the-call @reading:fee-counts.each-pot
    @reading:short-call.for-less @reading:side-pots.matched-only @reading:call-of-a-raise.allowed
    Scenario: Three who are all in with different amounts play for three pots
      Given an Oasis Omaha table with the button at seat 4 and blinds of 2 and 4
      And seat 1 has 20
      And seat 2 has 50
      And seats 3 and 4 have 100
      And the hole cards are
        | seat 1 | As Ad 4h 3s |
        | seat 2 | Ks Kd 4s 3d |
        | seat 3 | Qs Qd 4d 3h |
        | seat 4 | Js Jd 4c 3c |
      And the board is 2c 5h 9s Tc Th
      When the betting goes
        | round   | seat | action | to  |
        | preflop | 3    | raises | 100 |
        | preflop | 4    | calls  | 100 |
        | preflop | 1    | calls  | 20  |
        | preflop | 2    | calls  | 50  |
      Then seat 1 wins 76 from the main pot
      And seat 2 wins 90 from side pot 1
      And seat 3 wins 100 from side pot 2
      And seat 4 wins nothing

    @reading:blinds-count.toward-the-call @reading:fee-counts.each-pot
    @reading:side-pots.matched-only @reading:uncalled-bet.returned @reading:call-of-a-raise.allowed
    Scenario: What a player who folds has put into a side pot stays in it
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 1 has 40
      And seats 2 and 3 have 200
      And the hole cards are
        | seat 1 | As Ad 4h 3s |
        | seat 2 | Ks Kd 4s 3d |
        | seat 3 | Qs Qd 4d 3h |
      And the board is 2c 5h 9s Jc Td
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 40 |
        | preflop | 1    | calls  | 40 |
        | preflop | 2    | calls  | 40 |
        | flop    | 2    | bets   | 60 |
        | flop    | 3    | calls  | 60 |
        | turn    | 2    | bets   | 50 |
        | turn    | 3    | folds  |    |
      Then seat 1 wins 116 from the main pot
      And seat 2 wins 120 from side pot 1

    @reading:blinds-count.toward-the-call @reading:fee-counts.each-pot @reading:call-of-a-raise.allowed
    Scenario: What was won lies before the winner in the next hand, and no more
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 100
      And the hole cards are
        | seat 1 | As Ad 4h 3s |
        | seat 2 | Ks Kd 4s 3d |
        | seat 3 | Qs Qd 4d 3h |
      And the board is 2c 5h 9s Jc Td
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 50 |
      And everyone checks to the showdown
      When seat 1 raises to 197
      Then the raise is refused
      But a raise to 196 from seat 1 is taken

  @oasis-omaha.award.a.1 @payout @play
  Rule: All the others lose
    Nothing comes back to them.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: The second and the third best hand get nothing
      Given the hole cards are
        | seat 1 | Ks Kd 7h 4c |
        | seat 2 | As Ad 4h 3c |
        | seat 3 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins nothing
      And seat 3 wins nothing
      And seat 2 wins the pot

    Scenario: A third hand that is lower than two equal ones gets nothing
      Given the hole cards are
        | seat 1 | As Kd 4h 2c |
        | seat 2 | Ad Ks 5c 2h |
        | seat 3 | Qs Qd 8d 6s |
      And the board is Ah Kh 7d 9s Jc
      When everyone checks to the showdown
      Then seat 3 wins nothing

    @reading:same-category.card-by-card
    Scenario: A hand that is beaten by a single card gets nothing
      Given the hole cards are
        | seat 1 | As Qd 4c 2h |
        | seat 2 | Ad Kd 5c 5d |
      And the board is Ah 9h Js Ts 3d
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins nothing
      And seat 2 wins the pot

    Scenario: The lowest of the hands gets nothing where it does not qualify
      Given the hole cards are
        | seat 1 | Ac 3d 4s 6d |
        | seat 2 | Qh Qd 7d 3s |
        | seat 3 | 8h 8d 3c 4c |
      And the board is 2c 5h Ts 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins nothing
      And seat 3 wins nothing
      And seat 2 wins the pot

    Scenario: Two equal hands that are not the highest share nothing
      Given the hole cards are
        | seat 1 | Qs Qd 4h 3s |
        | seat 2 | Qh Qc 4s 3d |
        | seat 3 | As Ad 6h 4d |
      And the board is 2c 5h 9s Jc Td
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins nothing
      And seat 2 wins nothing
      And seat 3 wins the pot

    @reading:blinds-count.toward-the-call @reading:call-of-a-raise.allowed
    Scenario: What was lost cannot be wagered in the next hand
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 100
      And the hole cards are
        | seat 1 | As Ad 4h 3s |
        | seat 2 | Ks Kd 4s 3d |
        | seat 3 | Qs Qd 4d 3h |
      And the board is 2c 5h 9s Jc Td
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 50 |
      And everyone checks to the showdown
      And seat 1 folds
      When seat 2 raises to 51
      Then the raise is refused
      But a raise to 50 from seat 2 is taken

  @oasis-omaha.award.c @payout @play
  Rule: Where a low hand qualifies, the pot is halved: one half to the highest hand, the other to the lowest that qualifies
    The halves are those of what is left after the fee.

    Scenario Outline: Seat <high> has the highest hand, seat <low> the lowest, of three
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat <high>  | Ks Kd Td 9h |
        | seat <low>   | As 3h Tc 9c |
        | seat <other> | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat <high> wins the high half of the pot
      And seat <low> wins the low half of the pot
      And seat <other> wins nothing

      Examples:
        | high | low | other |
        | 1    | 2   | 3     |
        | 2    | 3   | 1     |
        | 3    | 1   | 2     |
        | 2    | 1   | 3     |
        | 3    | 2   | 1     |

    Scenario: Of three low hands the lowest has the low half
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd 8h 5s |
        | seat 2 | 8c 4d Qc Qd |
        | seat 3 | As 3h Th 9h |
      And the board is 2s 6d 7c Kh Jd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 2 has a low hand of 8c 7c 6d 4d 2s
      And seat 3 has a low hand of 7c 6d 3h 2s As
      And seat 1 wins the high half of the pot
      And seat 3 wins the low half of the pot
      And seat 2 wins nothing

    Scenario: A low hand of eight high has the low half
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | 8h 5s Qd 9c |
      And the board is 2s 6d 7c Kh Jd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 2 has a low hand of 8h 7c 6d 5s 2s
      And seat 1 wins the high half of the pot
      And seat 2 wins the low half of the pot

    @reading:fee-counts.each-pot
    Scenario: The bets of all rounds are in the halves
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 16 |
        | flop    | 2    | calls  | 16 |
        | flop    | 3    | calls  | 16 |
        | turn    | 1    | bets   | 40 |
        | turn    | 2    | calls  | 40 |
        | turn    | 3    | folds  |    |
      And everyone checks to the showdown
      Then seat 1 wins 68 from the high half of the pot
      And seat 2 wins 68 from the low half of the pot

    @reading:three-quarters.half-and-share @reading:tied-lows.shared
    Scenario: Who has the highest hand and shares the lowest has one half and a share of the other
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd Ac 3d |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the high half of the pot
      And seat 1 wins half of the low half of the pot
      And seat 2 wins half of the low half of the pot
      And seat 3 wins nothing

    @reading:three-quarters.one-half
    Scenario: Who has the highest hand and shares the lowest has one half only
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd Ac 3d |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the high half of the pot
      And seat 2 wins the low half of the pot
      And seat 1 wins half of the pot

    @reading:tied-lows.shared
    Scenario: Two with the lowest hand share the low half beside a single highest hand
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ad 3c Ts 9s |
        | seat 2 | Ks Kd Td 9h |
        | seat 3 | As 3h Tc 9c |
      And the board is 2s 6d 7c Kh Jd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 2 wins the high half of the pot
      And seat 1 wins half of the low half of the pot
      And seat 3 wins half of the low half of the pot

    @reading:tied-lows.closest
    Scenario: Of two with the lowest hand the one closest to the left of the button has the low half
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ad 3c Ts 9s |
        | seat 2 | Ks Kd Td 9h |
        | seat 3 | As 3h Tc 9c |
      And the board is 2s 6d 7c Kh Jd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 2 wins the high half of the pot
      And seat 1 wins the low half of the pot
      And seat 3 wins nothing

    @reading:odd-chip-of-the-halves.high-half
    @reading:fee-counts.each-pot
    Scenario Outline: The chip that is odd between the halves goes to the high half: button at seat <button>, high hand at seat <high>
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And the hole cards are
        | seat <high>  | Ks Kd Td 9h |
        | seat <low>   | As 3h Tc 9c |
        | seat <other> | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat     | action | to |
        | preflop | <button> | calls  | 4  |
        | preflop | <left>   | calls  | 4  |
        | preflop | <second> | checks |    |
        | flop    | <left>   | bets   | 5  |
      And everyone checks to the showdown
      Then seat <high> wins 12 from the high half of the pot
      And seat <low> wins 11 from the low half of the pot

      Examples:
        | button | high | low | other | left | second |
        | 3      | 2    | 1   | 3     | 1    | 2      |
        | 3      | 1    | 2   | 3     | 1    | 2      |
        | 1      | 3    | 2   | 1     | 2    | 3      |
        | 2      | 1    | 3   | 2     | 3    | 1      |

    @reading:odd-chip-of-the-halves.left-of-the-button
    @reading:fee-counts.each-pot
    Scenario Outline: The chip that is odd between the halves goes to the left of the button: button at seat <button>, high hand at seat <high>
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And the hole cards are
        | seat <high>  | Ks Kd Td 9h |
        | seat <low>   | As 3h Tc 9c |
        | seat <other> | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat     | action | to |
        | preflop | <button> | calls  | 4  |
        | preflop | <left>   | calls  | 4  |
        | preflop | <second> | checks |    |
        | flop    | <left>   | bets   | 5  |
      And everyone checks to the showdown
      Then seat <high> wins <h> from the high half of the pot
      And seat <low> wins <l> from the low half of the pot

      Examples:
        | button | high | low | other | h  | l  | left | second |
        | 3      | 2    | 1   | 3     | 11 | 12 | 1    | 2      |
        | 3      | 1    | 2   | 3     | 12 | 11 | 1    | 2      |
        | 1      | 3    | 2   | 1     | 11 | 12 | 2    | 3      |
        | 2      | 1    | 3   | 2     | 11 | 12 | 3    | 1      |
        | 1      | 2    | 1   | 3     | 12 | 11 | 2    | 3      |

    @reading:side-pots.matched-only
    @reading:fee-counts.each-pot
    Scenario: The main pot and the side pot are halved each for itself
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 1 has 40
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As 3h Tc 9c |
        | seat 2 | Ks Kd Td 9h |
        | seat 3 | 8h 4d Qh Qs |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 36 |
        | flop    | 2    | calls  | 36 |
        | flop    | 3    | calls  | 36 |
        | turn    | 2    | bets   | 60 |
        | turn    | 3    | calls  | 60 |
      And everyone checks to the showdown
      Then seat 2 wins 58 from the high half of the main pot
      And seat 1 wins 58 from the low half of the main pot
      And seat 2 wins 60 from the high half of side pot 1
      And seat 3 wins 60 from the low half of side pot 1

    @reading:side-pots.matched-only
    @reading:fee-counts.each-pot
    Scenario: A side pot for which no low hand qualifies goes to the highest hand whole
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 1 has 40
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As 3h Tc 9c |
        | seat 2 | Ks Kd Td 9h |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 36 |
        | flop    | 2    | calls  | 36 |
        | flop    | 3    | calls  | 36 |
        | turn    | 2    | bets   | 60 |
        | turn    | 3    | calls  | 60 |
      And everyone checks to the showdown
      Then seat 2 wins 58 from the high half of the main pot
      And seat 1 wins 58 from the low half of the main pot
      And seat 2 wins 120 from side pot 1

    @reading:side-pots.winner-takes-all
    @reading:fee-counts.each-pot
    Scenario: Who is all in with the lowest hand wins half of all there is
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 1 has 40
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As 3h Tc 9c |
        | seat 2 | Ks Kd Td 9h |
        | seat 3 | 8h 4d Qh Qs |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 36 |
        | flop    | 2    | calls  | 36 |
        | flop    | 3    | calls  | 36 |
        | turn    | 2    | bets   | 60 |
        | turn    | 3    | calls  | 60 |
      And everyone checks to the showdown
      Then seat 2 wins 118 from the high half of the pot
      And seat 1 wins 118 from the low half of the pot

  @oasis-omaha.award.c.1 @payout @play
  Rule: A player who has the highest hand and the lowest that qualifies wins both halves
    With the same five cards or with others.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Seat <both> has both with the same five cards
      Given the hole cards are
        | seat <both>  | Ah 3c Qd 9s |
        | seat <one>   | Ks Kd Th 9h |
        | seat <other> | Qh Qs 8h 7d |
      And the board is 2s 4d 5c Kh Jd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat <both> wins the high half of the pot
      And seat <both> wins the low half of the pot
      And seat <one> wins nothing
      And seat <other> wins nothing

      Examples:
        | both | one | other |
        | 1    | 2   | 3     |
        | 2    | 3   | 1     |
        | 3    | 1   | 2     |

    Scenario: A player has both with other cards for the one than for the other
      Given the hole cards are
        | seat 1 | Ah Qh 3c Td |
        | seat 2 | Ks Kd 9c 9d |
        | seat 3 | 8s 6c Jc Js |
      And the board is 7h 5h 2c Kh Jd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a flush with Ah Kh Qh 7h 5h
      And seat 1 has a low hand of 7h 5h 3c 2c Ah
      And seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot
      And seat 3 wins nothing

    Scenario: Of two players one has both
      Given the hole cards are
        | seat 1 | Ks Kd 8h 5s |
        | seat 2 | As 3h 7h 7d |
      And the board is 2s 6d 7c Qh Jd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 2 wins the high half of the pot
      And seat 2 wins the low half of the pot
      And seat 1 wins nothing

    @reading:side-pots.matched-only
    @reading:fee-counts.each-pot
    Scenario: Who has both halves of the main pot has no part in the side pot
      Given seat 1 has 40
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | Ah 3c Qd 9s |
        | seat 2 | Ks Kd Th 9h |
        | seat 3 | Qh Qs 8h 7d |
      And the board is 2s 4d 5c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 36 |
        | flop    | 2    | calls  | 36 |
        | flop    | 3    | calls  | 36 |
        | turn    | 2    | bets   | 60 |
        | turn    | 3    | calls  | 60 |
      And everyone checks to the showdown
      Then seat 1 wins 58 from the high half of the main pot
      And seat 1 wins 58 from the low half of the main pot
      And seat 2 wins 60 from the high half of side pot 1
      And seat 3 wins 60 from the low half of side pot 1

  @oasis-omaha.award.b @payout @play
  Rule: Where no low hand qualifies, equal highest hands share the pot equally
    However many they are.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    @reading:blinds-count.toward-the-call
    @reading:fee-counts.each-pot
    Scenario: Two of three
      Given the hole cards are
        | seat 1 | As Kd 4h 2c |
        | seat 2 | Qs Qd 8c 6h |
        | seat 3 | Ad Ks 5c 2h |
      And the board is Ah Kh 7d 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins 4 from the pot
      And seat 3 wins 4 from the pot
      And seat 2 wins nothing

    @reading:blinds-count.toward-the-call
    @reading:fee-counts.each-pot
    Scenario: All four
      Given the hole cards are
        | seat 1 | As Kd 2h 4c |
        | seat 2 | Ad Ks 5h 6d |
        | seat 3 | Ah Kc 7d 8s |
        | seat 4 | Ac Kh 4s 6h |
      And the board is Qs Jd Th 3c 3h
      When everyone checks to the showdown
      Then seat 1 wins 3 from the pot
      And seat 2 wins 3 from the pot
      And seat 3 wins 3 from the pot
      And seat 4 wins 3 from the pot

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:fee-counts.each-pot
    Scenario: A larger pot, shared by three of four
      Given the hole cards are
        | seat 1 | As Kd 4h 2c |
        | seat 2 | Ad Ks 5c 2h |
        | seat 3 | Qs Qd 8c 6h |
        | seat 4 | Ac Kc 8d 6s |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | checks |    |
        | flop    | 4    | bets   | 12 |
      And everyone checks to the showdown
      Then seat 1 wins 20 from the pot
      And seat 2 wins 20 from the pot
      And seat 4 wins 20 from the pot

    @reading:blinds-count.toward-the-call
    @reading:fee-counts.each-pot
    Scenario: Three low cards lie on the board, and two equal hands share all of the pot
      Given the hole cards are
        | seat 1 | Ks As Td 9d |
        | seat 2 | Qs Qh 8c Tc |
        | seat 3 | Kd Ad Th 9h |
      And the board is 2c 5h 7d Kc Jh
      When everyone checks to the showdown
      Then seat 1 wins 4 from the pot
      And seat 3 wins 4 from the pot
      And seat 2 wins nothing

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:fee-counts.each-pot
    Scenario: No chip is odd where the pot divides
      Given the hole cards are
        | seat 1 | As Kd 4h 2c |
        | seat 2 | Ad Ks 5c 2h |
        | seat 3 | Qs Qd 8c 6h |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 6  |
      And everyone checks to the showdown
      Then seat 1 wins 13 from the pot
      And seat 2 wins 13 from the pot

    @reading:side-pots.matched-only
    Scenario: Equal highest hands share a side pot without a low hand as one sum, and not its halves
      Given seat 1 has 40
      And seats 2 and 3 have 45
      And the hole cards are
        | seat 1 | As 3h Tc 9c |
        | seat 2 | Ks Qd Jh 9d |
        | seat 3 | Kd Qs Js 9h |
      And the board is 2s 6d 7c Kh Qc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 40 |
        | preflop | 1    | calls  | 40 |
        | preflop | 2    | calls  | 40 |
        | flop    | 2    | bets   | 5  |
        | flop    | 3    | calls  | 5  |
      Then seat 2 wins 5 from side pot 1
      And seat 3 wins 5 from side pot 1
      And none of the following happens
        | does           | pot    | share |
        | awards the pot | side 1 | low   |

  @oasis-omaha.award.b.1 @payout @play
  Rule: A chip that does not divide goes to the player closest to the left of the button
    Closest among those who share; it is the button that counts, not the number of the seat.

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:fee-counts.each-pot
    Scenario Outline: With the button at seat <button>, seat <first> gets the odd chip
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat     | action | to |
        | preflop | <button> | calls  | 4  |
        | preflop | <left>   | calls  | 4  |
        | preflop | <second> | checks |    |
        | flop    | <left>   | bets   | 5  |
      And everyone checks to the showdown
      Then seat <first> wins 12 from the pot
      And seat <other> wins 11 from the pot

      Examples:
        | button | first | other | one         | two         | three       | left | second |
        | 1      | 2     | 1     | As Kd 4h 2c | Ad Ks 5c 2h | Qs Qd 8c 6h | 2    | 3      |
        | 1      | 2     | 3     | Qs Qd 8c 6h | As Kd 4h 2c | Ad Ks 5c 2h | 2    | 3      |
        | 2      | 3     | 2     | Qs Qd 8c 6h | As Kd 4h 2c | Ad Ks 5c 2h | 3    | 1      |
        | 2      | 3     | 1     | As Kd 4h 2c | Qs Qd 8c 6h | Ad Ks 5c 2h | 3    | 1      |
        | 3      | 1     | 2     | As Kd 4h 2c | Ad Ks 5c 2h | Qs Qd 8c 6h | 1    | 2      |
        | 3      | 1     | 3     | As Kd 4h 2c | Qs Qd 8c 6h | Ad Ks 5c 2h | 1    | 2      |

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:fee-counts.each-pot
    Scenario: The player closest to the button gets none unless that hand shares
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Qs Qd 8c 6h |
        | seat 2 | As Kd 4h 2c |
        | seat 3 | Ad Ks 5c 2h |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 5  |
      And everyone checks to the showdown
      Then seat 2 wins 12 from the pot
      And seat 3 wins 11 from the pot
      And seat 1 wins nothing

    # Unlike oasis-holdem: the hands are listed by their seats, there the three that share come first.
    @reading:blinds-count.toward-the-call
    @reading:fee-counts.each-pot
    Scenario: One chip too many for three
      Given an Oasis Omaha table with the button at seat 4 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Qs Qd 8c 6h |
        | seat 2 | As Kd 4h 2c |
        | seat 3 | Ad Ks 5c 2h |
        | seat 4 | Ac Kc 8d 6s |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
      And everyone checks to the showdown
      Then seat 2 wins 4 from the pot
      And seat 3 wins 3 from the pot
      And seat 4 wins 3 from the pot

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:odd-chips.one-each
    @reading:fee-counts.each-pot
    Scenario: Of two odd chips each goes to another player
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Kd 4h 2c |
        | seat 2 | Ad Ks 5c 2h |
        | seat 3 | Ac Kc 8d 6s |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 6  |
      And everyone checks to the showdown
      Then seat 1 wins 9 from the pot
      And seat 2 wins 9 from the pot
      And seat 3 wins 8 from the pot

    # Unlike oasis-holdem: whether a raise may be called is a reading here, so nobody raises.
    @reading:odd-chips.all-to-first
    @reading:fee-counts.each-pot
    Scenario: Of two odd chips both go to the player closest to the button
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Kd 4h 2c |
        | seat 2 | Ad Ks 5c 2h |
        | seat 3 | Ac Kc 8d 6s |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 6  |
      And everyone checks to the showdown
      Then seat 1 wins 10 from the pot
      And seat 2 wins 8 from the pot
      And seat 3 wins 8 from the pot

    @reading:call-of-a-raise.allowed @reading:side-pots.matched-only
    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: Of a side pot, too, the odd chip goes to the left of the button
      Given an Oasis Omaha table with the button at seat 4 and blinds of 2 and 4
      And seats 1, 2 and 4 have 100
      And seat 3 has 40
      And the hole cards are
        | seat 1 | Ks 6d 4s 3d |
        | seat 2 | Kd 6s 4d 3h |
        | seat 3 | As Ad 7h 2s |
        | seat 4 | Qh 6h 4c 3c |
      And the board is 2c 5h 9s Jc Td
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 40 |
        | preflop | 4    | calls  | 40 |
        | preflop | 1    | calls  | 40 |
        | preflop | 2    | calls  | 40 |
        | flop    | 1    | bets   | 5  |
        | flop    | 2    | calls  | 5  |
        | flop    | 4    | calls  | 5  |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 4    | folds  |    |
      And everyone checks to the showdown
      Then seat 3 wins 156 from the main pot
      And seat 1 wins 8 from side pot 1
      And seat 2 wins 7 from side pot 1

  @oasis-omaha.award.d @payout @play
  Rule: Where high hands are equal and a low hand qualifies, each half is shared equally by those who have it
    The high half by all highest hands, the low half by the lowest that qualify.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Seats <one> and <two> share the high half, seat <low> has the low half
      Given the hole cards are
        | seat <one> | Ks Qd Jc 9c |
        | seat <two> | Kd Qs Js 9d |
        | seat <low> | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat <one> wins half of the high half of the pot
      And seat <two> wins half of the high half of the pot
      And seat <low> wins the low half of the pot

      Examples:
        | one | two | low |
        | 1   | 2   | 3   |
        | 1   | 3   | 2   |
        | 2   | 3   | 1   |

    Scenario: Two players share both halves and have a quarter of the pot each time
      Given the hole cards are
        | seat 1 | As 4d Kc 9h |
        | seat 2 | Ad 4s Ks 9d |
        | seat 3 | Jc Jd Ts 9c |
      And the board is Kh Qh 7d 6s 3c
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the high half of the pot
      And seat 2 wins half of the high half of the pot
      And seat 1 wins half of the low half of the pot
      And seat 2 wins half of the low half of the pot
      And seat 3 wins nothing

    Scenario: Three share the high half, and one of them has the low half
      Given the hole cards are
        | seat 1 | Ks Qd Jc 9c |
        | seat 2 | Kd Qs Js 9d |
        | seat 3 | Kc Qc Ad 4s |
        | seat 4 | Tc Td 8h 8s |
      And the board is Kh Qh 7d 6s 3c
      When seat 2 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins a third of the high half of the pot
      And seat 2 wins a third of the high half of the pot
      And seat 3 wins a third of the high half of the pot
      And seat 3 wins the low half of the pot
      And seat 4 wins nothing

    Scenario: Two share the high half, two others the low half
      Given the hole cards are
        | seat 1 | Ks Qd Jc 9c |
        | seat 2 | Ac 4d Td 8h |
        | seat 3 | Kd Qs Js 9d |
        | seat 4 | As 4h Th 8s |
      And the board is Kh Qh 7d 6s 3c
      When seat 2 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the high half of the pot
      And seat 3 wins half of the high half of the pot
      And seat 2 wins half of the low half of the pot
      And seat 4 wins half of the low half of the pot

    @reading:fee-counts.each-pot
    Scenario: The bets of all rounds are shared
      Given the hole cards are
        | seat 1 | Ks Qd Jc 9c |
        | seat 2 | Kd Qs Js 9d |
        | seat 3 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 16 |
      And everyone checks to the showdown
      Then seat 1 wins 14 from the high half of the pot
      And seat 2 wins 14 from the high half of the pot
      And seat 3 wins 28 from the low half of the pot

    @reading:low-half-among.the-lowest
    Scenario: A low hand that qualifies and is not the lowest has no part in the low half
      Given the hole cards are
        | seat 1 | Ks Qd 8c 5c |
        | seat 2 | Kd Qs Js 9d |
        | seat 3 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 has a low hand of 8c 7d 6s 5c 3c
      And seat 1 wins half of the high half of the pot
      And seat 2 wins half of the high half of the pot
      And seat 1 wins a quarter of the pot
      And seat 3 wins the low half of the pot

    @reading:low-half-among.all-who-qualify
    Scenario: All low hands that qualify share the low half
      Given the hole cards are
        | seat 1 | Ks Qd 8c 5c |
        | seat 2 | Kd Qs Js 9d |
        | seat 3 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the high half of the pot
      And seat 2 wins half of the high half of the pot
      And seat 1 wins half of the low half of the pot
      And seat 3 wins half of the low half of the pot

  @oasis-omaha.award.d.1 @payout @play
  Rule: Where high hands are equal and a low hand qualifies, too, a chip that does not divide goes to the player closest to the left of the button
    Closest among those who share a half; which half has a chip that is odd between the halves is read.

    @reading:fee-counts.each-pot
    Scenario Outline: High half, button at seat <button>: seat <first> gets the odd chip, not seat <other>
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And the hole cards are
        | seat <first> | Ks Qd Jc 9c |
        | seat <other> | Kd Qs Js 9d |
        | seat <low>   | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When the betting goes
        | round   | seat     | action | to |
        | preflop | <button> | calls  | 4  |
        | preflop | <left>   | calls  | 4  |
        | preflop | <second> | checks |    |
        | flop    | <left>   | bets   | 6  |
      And everyone checks to the showdown
      Then seat <first> wins 7 from the high half of the pot
      And seat <other> wins 6 from the high half of the pot
      And seat <low> wins 13 from the low half of the pot

      Examples:
        | button | first | other | low | left | second |
        | 1      | 2     | 1     | 3   | 2    | 3      |
        | 1      | 3     | 1     | 2   | 2    | 3      |
        | 2      | 3     | 1     | 2   | 3    | 1      |
        | 2      | 1     | 2     | 3   | 3    | 1      |
        | 3      | 1     | 2     | 3   | 1    | 2      |
        | 3      | 2     | 3     | 1   | 1    | 2      |

    @reading:tied-lows.shared
    @reading:fee-counts.each-pot
    Scenario Outline: Low half, button at seat <button>: seat <first> gets the odd chip, not seat <other>
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And the hole cards are
        | seat <first> | As 3h Tc 9c |
        | seat <other> | Ad 3c Ts 9s |
        | seat <high>  | Ks Kd Td 9h |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat     | action | to |
        | preflop | <button> | calls  | 4  |
        | preflop | <left>   | calls  | 4  |
        | preflop | <second> | checks |    |
        | flop    | <left>   | bets   | 6  |
      And everyone checks to the showdown
      Then seat <first> wins 7 from the low half of the pot
      And seat <other> wins 6 from the low half of the pot
      And seat <high> wins 13 from the high half of the pot

      Examples:
        | button | first | other | high | left | second |
        | 1      | 2     | 1     | 3    | 2    | 3      |
        | 2      | 3     | 1     | 2    | 3    | 1      |
        | 2      | 1     | 2     | 3    | 3    | 1      |
        | 3      | 2     | 3     | 1    | 1    | 2      |

    @reading:fee-counts.each-pot
    Scenario: Both halves have an odd chip, and both chips go to the same player
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Jc Jd Ts 9c |
        | seat 2 | Ad 4s Ks 9d |
        | seat 3 | As 4d Kc 9h |
      And the board is Kh Qh 7d 6s 3c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 6  |
      And everyone checks to the showdown
      Then seat 2 wins 7 from the high half of the pot
      And seat 3 wins 6 from the high half of the pot
      And seat 2 wins 7 from the low half of the pot
      And seat 3 wins 6 from the low half of the pot

    @reading:odd-chips.one-each
    @reading:fee-counts.each-pot
    Scenario: Of two odd chips of a half each goes to another player
      Given an Oasis Omaha table with the button at seat 4 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd Jc 9c |
        | seat 2 | Kd Qs Js 9d |
        | seat 3 | Kc Qc Jh Tc |
        | seat 4 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
      And everyone checks to the showdown
      Then seat 1 wins 5 from the high half of the pot
      And seat 2 wins 5 from the high half of the pot
      And seat 3 wins 4 from the high half of the pot
      And seat 4 wins 14 from the low half of the pot

    @reading:odd-chips.all-to-first
    @reading:fee-counts.each-pot
    Scenario: Of two odd chips of a half both go to the player closest to the button
      Given an Oasis Omaha table with the button at seat 4 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd Jc 9c |
        | seat 2 | Kd Qs Js 9d |
        | seat 3 | Kc Qc Jh Tc |
        | seat 4 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
      And everyone checks to the showdown
      Then seat 1 wins 6 from the high half of the pot
      And seat 2 wins 4 from the high half of the pot
      And seat 3 wins 4 from the high half of the pot
      And seat 4 wins 14 from the low half of the pot

    @reading:odd-chip-of-the-halves.high-half
    @reading:fee-counts.each-pot
    Scenario Outline: A chip that is odd between the halves goes to the high half, which seats <one> and <two> share
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat <one> | Ks Qd Jc 9c |
        | seat <two> | Kd Qs Js 9d |
        | seat <low> | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 5  |
      And everyone checks to the showdown
      Then seat <one> wins <h1> from the high half of the pot
      And seat <two> wins <h2> from the high half of the pot
      And seat <low> wins <l> from the low half of the pot

      Examples:
        | one | two | low | h1 | h2 | l  |
        | 1   | 2   | 3   | 6  | 6  | 11 |
        | 2   | 3   | 1   | 6  | 6  | 11 |
        | 1   | 3   | 2   | 6  | 6  | 11 |

    @reading:odd-chip-of-the-halves.left-of-the-button
    @reading:fee-counts.each-pot
    Scenario Outline: A chip that is odd between the halves goes to the half whose winner sits left of the button: seats <one> and <two> are high
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat <one> | Ks Qd Jc 9c |
        | seat <two> | Kd Qs Js 9d |
        | seat <low> | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 5  |
      And everyone checks to the showdown
      Then seat <one> wins <h1> from the high half of the pot
      And seat <two> wins <h2> from the high half of the pot
      And seat <low> wins <l> from the low half of the pot

      Examples:
        | one | two | low | h1 | h2 | l  |
        | 1   | 2   | 3   | 6  | 6  | 11 |
        | 2   | 3   | 1   | 6  | 5  | 12 |
        | 1   | 3   | 2   | 6  | 6  | 11 |
