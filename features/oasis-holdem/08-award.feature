Feature: Oasis Texas Hold'em: how the pot is awarded
  The last bets go into the pot, the hands are compared, and the best of them takes it; equal hands share.

  @oasis-holdem.award.1 @procedure @play @trace
  Rule: After the fourth round of betting the bets are moved into the pot
    The dealer does so before the hands are compared.

    Background:
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
      And the board is 2c 5h 7d 9s Jc

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
        | river   | 2    | bets   | 30 |
        | river   | 1    | raises | 70 |
        | river   | 2    | calls  | 70 |
      Then seat 1 wins 144 from the pot

    @reading:blinds-count.toward-the-call @reading:fee-counts.each-pot
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

  @oasis-holdem.award.2 @procedure @play @trace
  Rule: Everybody still in the hand shows it, and the hands are compared
    Who has folded takes no part.

    Background:
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc

    @reading:order-of-showing.any-order
    Scenario: All three show their hands before the pot is awarded
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | cards |
        | shows the hand | 1    | As Ad |
        | shows the hand | 2    | Ks Kd |
        | shows the hand | 3    | Qs Qd |
      And before awards the pot, every time, the house shows the hand

    @reading:order-of-showing.losers-may-concede
    Scenario: The winner shows the hand before the pot is awarded, though others give up unseen
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | cards |
        | shows the hand | 1    | As Ad |
        | awards the pot | 1    |       |

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

  @oasis-holdem.award.3 @ranking @play
  Rule: At the showdown any of a player's two hole cards go with any of the board's five
    Both, one or none: whatever makes the best five.

    Background:
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4

    Scenario: Both hole cards of one player beat one of another's
      Given the hole cards are
        | seat 1 | Kd 7c |
        | seat 2 | 9h 8h |
      And the board is Th 7h 2h Ks 4d
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2's hand is a flush with Th 9h 8h 7h 2h
      And seat 2 wins the pot

    @reading:hole-cards-used.any
    Scenario: One hole card completes a flush with four of the board
      Given the hole cards are
        | seat 1 | Ah Kd |
        | seat 2 | 9h 8d |
      And the board is Qh 7h 5h 2h 9c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a flush with Ah Qh 7h 5h 2h
      And seat 1 wins the pot

    @reading:hole-cards-used.both-or-none
    Scenario: Who has to use both hole cards has no flush with four of the board
      Given the hole cards are
        | seat 1 | Ah Kd |
        | seat 2 | 9h 8d |
      And the board is Qh 7h 5h 2h 9c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2 wins the pot

    Scenario: The board may be everybody's hand
      Given the hole cards are
        | seat 1 | 3s 2d |
        | seat 2 | As Ad |
        | seat 3 | Ks 4d |
      And the board is Qh Jh Th 9h 8h
      When everyone checks to the showdown
      Then seat 1's hand is a straight flush with Qh Jh Th 9h 8h
      And seat 2's hand is a straight flush with Qh Jh Th 9h 8h
      And seat 3's hand is a straight flush with Qh Jh Th 9h 8h

  @oasis-holdem.award.4 @introduction @informative
  Rule: What decides who wins the pot follows
    A heading.

  @oasis-holdem.award.a @payout @play
  Rule: The highest hand takes the pot
    All of it, as it is after the fee.

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario Outline: Seat <winner> has the highest hand
      Given an Oasis Hold'em table with the button at seat 2 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
        | seat 4 | <four>  |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then seat <winner> wins 12 from the pot

      Examples:
        | winner | one   | two   | three | four  |
        | 1      | As Ad | Ks Kd | Qs Qd | Ts 6c |
        | 2      | Ks Kd | As Ad | Qs Qd | Ts 6c |
        | 3      | Qs Qd | Ks Kd | As Ad | Ts 6c |
        | 4      | Ks Kd | Qs Qd | Ts 6c | As Ad |

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: The bets of all rounds are in it
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | 9s 4c |
      And the board is 2c 5h 7d Ts Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 10 |
        | preflop | 1    | calls  | 10 |
        | preflop | 2    | calls  | 10 |
        | flop    | 1    | bets   | 20 |
        | flop    | 2    | calls  | 20 |
        | flop    | 3    | calls  | 20 |
        | turn    | 1    | bets   | 30 |
        | turn    | 2    | calls  | 30 |
        | turn    | 3    | folds  |    |
        | river   | 1    | bets   | 50 |
        | river   | 2    | calls  | 50 |
      Then seat 2 wins 246 from the pot

    @reading:all-but-one-fold.ends-the-hand
    @reading:fee-counts.each-pot
    Scenario: The last one left takes the pot without a showdown
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | As Ad |
        | seat 3 | Ks Kd |
      And the board is 2c 5h 7d 9s Jc
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

    @reading:side-pots.matched-only
    @reading:fee-counts.each-pot
    Scenario: Who is all in wins only what was matched, the rest goes to the best hand that matched it
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And seat 1 has 40
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 40 |
        | preflop | 1    | calls  | 40 |
        | preflop | 2    | calls  | 40 |
        | flop    | 2    | bets   | 60 |
        | flop    | 3    | calls  | 60 |
      And everyone checks to the showdown
      Then seat 1 wins 116 from the main pot
      And seat 2 wins 120 from side pot 1
      And seat 3 wins nothing

    @reading:side-pots.winner-takes-all
    @reading:fee-counts.each-pot
    Scenario: Who is all in with the best hand wins all of it
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And seat 1 has 40
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 40 |
        | preflop | 1    | calls  | 40 |
        | preflop | 2    | calls  | 40 |
        | flop    | 2    | bets   | 60 |
        | flop    | 3    | calls  | 60 |
      And everyone checks to the showdown
      Then seat 1 wins 236 from the pot

    @reading:blinds-count.toward-the-call @reading:fee-counts.each-pot
    @reading:short-call.for-less @reading:side-pots.matched-only
    Scenario: Three who are all in with different amounts play for three pots
      Given an Oasis Hold'em table with the button at seat 4 and blinds of 2 and 4
      And seat 1 has 20
      And seat 2 has 50
      And seats 3 and 4 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
        | seat 4 | Js Jd |
      And the board is 2c 5h 7d 9s Tc
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
    @reading:side-pots.matched-only @reading:uncalled-bet.returned
    Scenario: What a player who folds has put into a side pot stays in it
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And seat 1 has 40
      And seats 2 and 3 have 200
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
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

    @reading:blinds-count.toward-the-call @reading:fee-counts.each-pot
    Scenario: What was won lies before the winner in the next hand, and no more
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 50 |
      And everyone checks to the showdown
      When seat 1 raises to 197
      Then the raise is refused
      But a raise to 196 from seat 1 is taken

  @oasis-holdem.award.a.1 @payout @play
  Rule: All the others lose
    Nothing comes back to them.

    Background:
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4

    Scenario: The second and the third best hand get nothing
      Given the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins nothing
      And seat 3 wins nothing
      And seat 2 wins the pot

    Scenario: A third hand that is lower than two equal ones gets nothing
      Given the hole cards are
        | seat 1 | As Kd |
        | seat 2 | Ad Ks |
        | seat 3 | Qs Qd |
      And the board is Ah Kh 7d 9s Jc
      When everyone checks to the showdown
      Then seat 3 wins nothing

    @reading:same-category.card-by-card
    Scenario: A hand that is beaten by a single card gets nothing
      Given the hole cards are
        | seat 1 | As Qd |
        | seat 2 | Ad Kd |
      And the board is Ah 8h 7d 9s 2c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins nothing
      And seat 2 wins the pot

    @reading:blinds-count.toward-the-call
    Scenario: What was lost cannot be wagered in the next hand
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 50 |
      And everyone checks to the showdown
      And seat 1 folds
      When seat 2 raises to 51
      Then the raise is refused
      But a raise to 50 from seat 2 is taken

    Scenario: Two equal hands that are not the highest share nothing
      Given the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | Qh Qc |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins nothing
      And seat 2 wins nothing
      And seat 3 wins the pot

  @oasis-holdem.award.b @payout @play
  Rule: Equal highest hands share the pot equally
    However many they are.

    Background:
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: Two of three
      Given the hole cards are
        | seat 1 | As Kd |
        | seat 2 | Qs Qd |
        | seat 3 | Ad Ks |
      And the board is Ah Kh 7d 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins 4 from the pot
      And seat 3 wins 4 from the pot
      And seat 2 wins nothing

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: All four
      Given the hole cards are
        | seat 1 | 2s 3d |
        | seat 2 | 2d 3c |
        | seat 3 | 2h 3s |
        | seat 4 | 2c 3h |
      And the board is Ah Kc Qd Js Td
      When everyone checks to the showdown
      Then seat 1 wins 3 from the pot
      And seat 2 wins 3 from the pot
      And seat 3 wins 3 from the pot
      And seat 4 wins 3 from the pot

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: A larger pot, shared by three of four
      Given the hole cards are
        | seat 1 | As Kd |
        | seat 2 | Ad Ks |
        | seat 3 | Qs Qd |
        | seat 4 | Ac Kc |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
      And everyone checks to the showdown
      Then seat 1 wins 20 from the pot
      And seat 2 wins 20 from the pot
      And seat 4 wins 20 from the pot

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: No chip is odd where the pot divides
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Kd |
        | seat 2 | Ad Ks |
        | seat 3 | Qs Qd |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 10 |
      And everyone checks to the showdown
      Then seat 1 wins 13 from the pot
      And seat 2 wins 13 from the pot

  @oasis-holdem.award.b.1 @payout @play
  Rule: A chip that does not divide goes to the player closest to the left of the button
    Closest among those who share; it is the button that counts, not the number of the seat.

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario Outline: With the button at seat <button>, seat <first> gets the odd chip
      Given an Oasis Hold'em table with the button at seat <button> and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat     | action | to |
        | preflop | <button> | raises | 9  |
      And everyone checks to the showdown
      Then seat <first> wins 12 from the pot
      And seat <other> wins 11 from the pot

      Examples:
        | button | first | other | one   | two   | three |
        | 1      | 2     | 1     | As Kd | Ad Ks | Qs Qd |
        | 1      | 2     | 3     | Qs Qd | As Kd | Ad Ks |
        | 2      | 3     | 2     | Qs Qd | As Kd | Ad Ks |
        | 2      | 3     | 1     | As Kd | Qs Qd | Ad Ks |
        | 3      | 1     | 2     | As Kd | Ad Ks | Qs Qd |
        | 3      | 1     | 3     | As Kd | Qs Qd | Ad Ks |

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: The player closest to the button gets none unless that hand shares
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | As Kd |
        | seat 3 | Ad Ks |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 9  |
      And everyone checks to the showdown
      Then seat 2 wins 12 from the pot
      And seat 3 wins 11 from the pot
      And seat 1 wins nothing

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: One chip too many for three
      Given an Oasis Hold'em table with the button at seat 4 and blinds of 2 and 4
      And the hole cards are
        | seat 2 | As Kd |
        | seat 3 | Ad Ks |
        | seat 4 | Ac Kc |
        | seat 1 | 3s 4d |
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

    @reading:odd-chips.one-each
    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: Of two odd chips each goes to another player
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Kd |
        | seat 2 | Ad Ks |
        | seat 3 | Ac Kc |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 10 |
      And everyone checks to the showdown
      Then seat 1 wins 9 from the pot
      And seat 2 wins 9 from the pot
      And seat 3 wins 8 from the pot

    @reading:odd-chips.all-to-first
    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: Of two odd chips both go to the player closest to the button
      Given an Oasis Hold'em table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Kd |
        | seat 2 | Ad Ks |
        | seat 3 | Ac Kc |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 10 |
      And everyone checks to the showdown
      Then seat 1 wins 10 from the pot
      And seat 2 wins 8 from the pot
      And seat 3 wins 8 from the pot

    @reading:side-pots.matched-only
    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: Of a side pot, too, the odd chip goes to the left of the button
      Given an Oasis Hold'em table with the button at seat 4 and blinds of 2 and 4
      And seats 1, 2 and 4 have 100
      And seat 3 has 40
      And the hole cards are
        | seat 1 | Ks Qd |
        | seat 2 | Kd Qs |
        | seat 3 | As Ad |
        | seat 4 | 4s 4d |
      And the board is 2c 5h 7d 9s Jc
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
