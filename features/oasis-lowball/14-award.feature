Feature: Oasis Lowball: how the pot is awarded
  The last bets go into the pot, the hands are compared, and the lowest of them takes it; equal hands share. In limit play
  a checked seven wins no more than what lay there before the draw.

  # Unlike oasis-holdem: it is played with antes, in limits and without a board, so bets and sums are others.
  @oasis-lowball.award.1 @procedure @play @trace
  Rule: After the last round of betting the bets are moved into the pot
    The dealer does so before the hands are compared.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: The bets of the last round are in the pot before a hand is shown
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | folds  |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
      And everyone checks to the showdown
      Then the following happens, in this order
        | who    | does             | seat | amount | round  | pot |
        |        | gives the turn   | 2    |        | second |     |
        |        | calls            | 2    | 6      |        |     |
        | dealer | gathers the bets |      | 12     |        | 17  |
        |        | shows the hand   |      |        |        |     |

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: They are won with the rest
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | folds  |    |
        | second | 1    | checks |    |
        | second | 2    | bets   | 6  |
        | second | 1    | raises | 12 |
        | second | 2    | calls  | 12 |
      Then seat 1 wins 29 from the pot

    Scenario: The bets of a player who has folded are moved too
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | raises | 12 |
        | second | 3    | calls  | 12 |
        | second | 1    | folds  |    |
      Then each of the following happens once
        | does             | amount |
        | gathers the bets | 30     |

  @oasis-lowball.award.2 @procedure @play @trace
  Rule: Everybody still in the hand shows it, and the hands are compared
    Who has folded takes no part.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    # Unlike oasis-holdem: there is no board.
    @reading:order-of-showing.any-order
    Scenario: All three show their hands before the pot is awarded
      Given the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | cards          |
        | shows the hand | 1    | 8s 6d 4h 3c Ad |
        | shows the hand | 2    | 9s 7d 5h 4s 2c |
        | shows the hand | 3    | Ts 8d 6h 5c 3d |
      And before awards the pot, every time, the house shows the hand

    # Unlike oasis-holdem: there is no board.
    @reading:order-of-showing.losers-may-concede
    Scenario: The winner shows the hand before the pot is awarded, though others give up unseen
      Given the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | cards          |
        | shows the hand | 1    | 8s 6d 4h 3c Ad |
        | awards the pot | 1    |                |

    Scenario: Who has folded shows nothing and wins nothing, with the lowest hand too
      Given the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | raises | 6  |
        | first  | 3    | calls  | 6  |
        | first  | 1    | calls  | 6  |
        | second | 1    | folds  |    |
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | shows the hand | 1    |
        | awards the pot | 1    |
      And each of the following happens once
        | does           | seat |
        | awards the pot | 2    |

    @reading:order-of-showing.any-order
    Scenario: Who has called with the last chips shows the hand too
      Given seats 1 and 2 have 100
      And seat 3 has 4
      And the hole cards are
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
      Then each of the following happens once
        | does           | seat |
        | shows the hand | 1    |
        | shows the hand | 2    |
        | shows the hand | 3    |

  @oasis-lowball.award.3 @ranking @play
  Rule: A player's hand is the five cards held, dealt at first or in the draw
    What was given away counts no more.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    Scenario: What is drawn belongs to the hand, what was replaced does not
      Given the hole cards are
        | seat 1 | Ks 6d 4h 3c Ad |
        | seat 2 | Qs 8c 7h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      And the discards are
        | seat 1 | Ks | Qc |
      When everyone checks to the showdown
      Then seat 1's hand is a high card with Qc 6d 4h 3c Ad

    @reading:fee-beyond-the-pot.nothing
    Scenario: A card that is drawn wins the pot
      Given the hole cards are
        | seat 1 | Ks 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      And the discards are
        | seat 1 | Ks | 2s |
      When everyone checks to the showdown
      Then seat 1's hand is a high card with 6d 4h 3c 2s Ad
      And each of the following happens once
        | does           | seat |
        | awards the pot | 1    |

    @reading:fee-beyond-the-pot.nothing
    Scenario: A lower card that was replaced does not count any more
      Given the hole cards are
        | seat 1 | 9s 6d 4h 3c Ad |
        | seat 2 | Jd 9h 7c 5s 3s |
        | seat 3 | Ts 8d 6h 5c 3d |
      And the discards are
        | seat 1 | 9s | Ks |
      When everyone checks to the showdown
      Then seat 1's hand is a high card with Ks 6d 4h 3c Ad
      And seat 1 wins nothing
      And each of the following happens once
        | does           | seat |
        | awards the pot | 3    |

    Scenario: A pair that was given up is none any more, one that was drawn is one
      Given the hole cards are
        | seat 1 | 4s 4d 5h 3c 2c |
        | seat 2 | 8c 6d 4h 3s Ad |
        | seat 3 | Ts 8d 6h 5c 3d |
      And the discards are
        | seat 1 | 4s | 9s |
        | seat 2 | 8c | Ac |
      When everyone checks to the showdown
      Then seat 1's hand is a high card with 9s 5h 4d 3c 2c
      And seat 2's hand is a pair with Ac Ad 6d 4h 3s

    Scenario: Who has retained all cards plays them
      Given the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When everyone checks to the showdown
      Then seat 1's hand is a high card with 8s 6d 4h 3c Ad
      And seat 2's hand is a high card with 9s 7d 5h 4s 2c
      And seat 3's hand is a high card with Ts 8d 6h 5c 3d

  @oasis-lowball.award.4 @introduction @informative
  Rule: What decides who wins the pot follows
    A heading.

  # Unlike oasis-holdem: it is played with antes, in limits and without a board, so bets and sums are others.
  @oasis-lowball.award.a @payout @play
  Rule: The lowest hand takes the pot
    All of it, as it is after the fee.

    Scenario Outline: Seat <winner> has the lowest hand
      Given an Oasis Lowball table with the button at seat 2 and antes of 2
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
        | seat 4 | <four>  |
      When seat 3 bets 3
      And seat 4 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | winner | one            | two            | three          | four           |
        | 1      | 8s 6d 4h 3c Ad | 9s 7d 5h 4s 2c | Ts 8d 6h 5c 3d | Jc 9h 7c 6s 2d |
        | 2      | 9s 7d 5h 4s 2c | 8s 6d 4h 3c Ad | Ts 8d 6h 5c 3d | Jc 9h 7c 6s 2d |
        | 3      | Ts 8d 6h 5c 3d | 9s 7d 5h 4s 2c | 8s 6d 4h 3c Ad | Jc 9h 7c 6s 2d |
        | 4      | 9s 7d 5h 4s 2c | Ts 8d 6h 5c 3d | Jc 9h 7c 6s 2d | 8s 6d 4h 3c Ad |

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: The bets of both rounds are in it
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 9s 7d 5h 4s 2c |
        | seat 2 | 8s 6d 4h 3c Ad |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | raises | 6  |
        | first  | 3    | calls  | 6  |
        | first  | 1    | calls  | 6  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 2 wins 29 from the pot

    @reading:all-but-one-fold.ends-the-hand @reading:uncalled-bet.returned @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario: The last one left takes the pot without a showdown
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ts 8d 6h 5c 3d |
        | seat 2 | 8s 6d 4h 3c Ad |
        | seat 3 | 9s 7d 5h 4s 2c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | folds  |    |
        | second | 3    | folds  |    |
      Then seat 1 wins 8 from the pot
      And none of the following happens
        | does           |
        | shows the hand |

    @reading:side-pots.matched-only @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Who is all in wins only what was matched, the rest goes to the lowest hand that matched it
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 has 4
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 2    | bets   | 6  |
        | second | 3    | calls  | 6  |
      Then seat 1 wins 8 from the main pot
      And seat 2 wins 12 from side pot 1
      And seat 3 wins nothing

    @reading:side-pots.winner-takes-all @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Who is all in with the lowest hand wins all of it
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 has 4
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 2    | bets   | 6  |
        | second | 3    | calls  | 6  |
      Then seat 1 wins 20 from the pot

  # Unlike oasis-holdem: it is played with antes, in limits and without a board, so bets and sums are others.
  @oasis-lowball.award.a.1 @payout @play
  Rule: All the others lose
    Nothing comes back to them.

    Scenario: The second and the third best hand get nothing
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 9s 7d 5h 4s 2c |
        | seat 2 | 8s 6d 4h 3c Ad |
        | seat 3 | Ts 8d 6h 5c 3d |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 1 wins nothing
      And seat 3 wins nothing
      And seat 2 wins the pot

    Scenario: A third hand that is higher than two equal ones gets nothing
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | 8c 6c 4d 3s Ac |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 2 wins nothing
      And each of the following happens once
        | does           | seat |
        | awards the pot | 1    |
        | awards the pot | 3    |

    @reading:low-compare.card-by-card
    Scenario: A hand that is beaten by a single card gets nothing
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c 2d |
        | seat 2 | 8c 6c 4d 3s Ac |
        | seat 3 | Ts 8d 6h 5c 3d |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | raises | 6  |
        | first | 3    | folds  |    |
        | first | 1    | calls  | 6  |
      And everyone checks to the showdown
      Then seat 1 wins nothing
      And seat 2 wins the pot

    Scenario: Two equal hands that are not the lowest share nothing
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 9s 7d 5h 4s 2c |
        | seat 2 | 9d 7h 5s 4d 2s |
        | seat 3 | 8s 6d 4h 3c Ad |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | raises | 6  |
        | first | 3    | calls  | 6  |
        | first | 1    | calls  | 6  |
      And everyone checks to the showdown
      Then seat 1 wins nothing
      And seat 2 wins nothing
      And seat 3 wins the pot

  @oasis-lowball.award.e @irregularity @play
  Rule: In limit play, who checks a seven or better before the draw wins no money that is bet after it
    Five different ranks, none above a seven; in play without limits there is no such rule.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 2

    @reading:checked-seven.before-the-draw @reading:check-of-a-seven.any-check @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario Outline: Who checks <what> before the draw wins nothing of the bets after it
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | <hand>         |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins 2 from the pot

      Examples:
        | what                          | hand           |
        | seven high                    | 7s 5d 4c 3h 2s |
        | the highest seven             | 7s 6c 5h 4c 2s |
        | six high                      | 6s 5d 4c 3h As |
        | six, four, three, two and ace | 6s 4d 3s 2c Ad |
        | a wheel                       | 5s 4d 3s 2c Ad |
        | seven high in sequence        | 7s 6c 5c 4s 3h |
        | seven high of one suit        | 7s 5s 4s 3s 2s |

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario Outline: An eight is no seven, and who checks <what> wins all of it
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | <hand>         |
        | seat 2 | 9s 7d 6h 4h 3c |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins 14 from the pot

      Examples:
        | what              | hand           |
        | eight high        | 8s 4d 3s 2c Ad |
        | eight, seven, six | 8s 7c 6d 4c 3h |

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Who has bet a seven wins all of it
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins 23 from the pot

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Who has called with a seven wins all of it
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ah |
        | seat 2 | 7s 5d 4c 3h 2s |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 2 wins 23 from the pot

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Another player's checked eight or nine bars nobody
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 9h 8d 6s 4d 3d |
        | seat 2 | 7s 5d 4c 3h 2s |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | folds  |    |
        | first  | 1    | calls  | 3  |
        | second | 1    | checks |    |
        | second | 2    | bets   | 6  |
        | second | 1    | calls  | 6  |
      Then seat 2 wins 20 from the pot

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: In play without limits a seven may be checked
      Given the house's table limit is no limit
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 10 |
        | second | 2    | calls  | 10 |
        | second | 3    | folds  |    |
      Then seat 1 wins 22 from the pot

    @reading:checked-seven.before-the-draw @reading:check-of-a-seven.any-check @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario Outline: At a table of <limit>, too, a checked seven wins nothing of the bets after the draw
      Given the house's table limit is <limit>
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to    |
        | first  | 1    | checks |       |
        | first  | 2    | checks |       |
        | first  | 3    | checks |       |
        | second | 1    | bets   | <bet> |
        | second | 2    | calls  | <bet> |
        | second | 3    | folds  |       |
      Then seat 1 wins 2 from the pot

      Examples:
        | limit | bet |
        | 2-4   | 4   |
        | 10-20 | 20  |

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    @reading:seven-shown.cards-dealt
    Scenario: A seven that is made in the draw was not checked
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Kc 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      And the discards are
        | seat 1 | Kc | 7s |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins 14 from the pot

    @reading:checked-seven.before-the-draw @reading:check-of-a-seven.any-check @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario: A seven that was checked and improved in the draw was checked all the same
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      And the discards are
        | seat 1 | 7s | 6s |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins 2 from the pot

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: A check after the draw costs nothing
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | folds  |    |
        | second | 1    | checks |    |
        | second | 2    | bets   | 6  |
        | second | 1    | calls  | 6  |
      Then seat 1 wins 20 from the pot

    @reading:checked-seven.after-the-draw @reading:check-of-a-seven.any-check @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario: A check after the draw is the one that costs the bets
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | folds  |    |
        | second | 1    | checks |    |
        | second | 2    | bets   | 6  |
        | second | 1    | calls  | 6  |
      Then seat 1 wins 8 from the pot

    @reading:checked-seven.after-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: A check before the draw costs nothing
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins 14 from the pot

    @reading:checked-seven.before-the-draw @reading:check-of-a-seven.any-check @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario: A check counts although another player bets after it
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | calls  | 3  |
        | first  | 1    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins 11 from the pot

    @reading:checked-seven.before-the-draw @reading:check-of-a-seven.checked-through @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario: A check does not count where another player bets after it
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | calls  | 3  |
        | first  | 1    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins 23 from the pot

    @reading:checked-seven.before-the-draw @reading:seven-or-better.without-a-pair @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario: A pair of sevens is no seven or better
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 7s 7d 4c 3h 2s |
        | seat 2 | 8s 8d 5h 5c 2h |
        | seat 3 | Ks Kd Jh Jc 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins 14 from the pot

    @reading:checked-seven.before-the-draw @reading:seven-or-better.highest-card @reading:check-of-a-seven.any-check
    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: A pair of sevens is a seven or better, as no card is higher
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 7s 7d 4c 3h 2s |
        | seat 2 | 8s 8d 5h 5c 2h |
        | seat 3 | Ks Kd Jh Jc 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins 2 from the pot

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.returned
    @reading:check-of-a-seven.any-check @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: The bets after the draw go back to those who made them
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | calls  | 6  |
      Then each of the following happens once
        | does            | seat | amount |
        | returns the bet | 1    | 6      |
        | returns the bet | 2    | 6      |
        | returns the bet | 3    | 6      |
      And seat 1 wins 2 from the pot
      And seat 2 wins nothing

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check @reading:short-call.for-less @reading:side-pots.matched-only
    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Beaten by a player who is all-in, a checked seven wins nothing of the later bets either
      Given the house's table limit is 3-6
      And seats 1 and 2 have 100
      And seat 3 has 5
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | Ks Qd Jh 9c 8c |
        | seat 3 | 6s 5h 4d 3c Ah |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | calls  | 3  |
        | first  | 1    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
      Then seat 1 wins nothing
      And seat 2 wins 12 from the pot
      And seat 3 wins 11 from the pot

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: A seven that was checked in the hand before bars nobody
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | 7d 5h 4s 3c 2c |
        | seat 2 | 8d 6h 4d 3s Ad |
        | seat 3 | Kd Qc Js 9h 8h |
      When the betting goes
        | round  | seat | action | to |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | folds  |    |
        | second | 2    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
      Then seat 1 wins 20 from the pot

    @reading:checked-seven.before-the-draw @reading:seven-shown.hand-shown @reading:check-of-a-seven.any-check
    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: A seven that is shown counts for one that was checked, though it was made in the draw
      Given the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Kc 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      And the discards are
        | seat 1 | Kc | 7s |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins 2 from the pot

  @oasis-lowball.award.e.1 @payout @play
  Rule: Such a player can still win what was in the pot before the draw, with the lowest hand
    All of that, and no more.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6

    @reading:checked-seven.before-the-draw @reading:check-of-a-seven.any-check @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario: The pot as it was before the draw is won with the lowest hand
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | calls  | 6  |
      Then seat 1 wins 2 from the main pot
      And seat 1 wins 2 from the pot

    @reading:checked-seven.before-the-draw @reading:check-of-a-seven.any-check @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario: The bets before the draw are in it, those after it are not
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | calls  | 3  |
        | first  | 1    | calls  | 3  |
        | second | 1    | checks |    |
        | second | 2    | bets   | 6  |
        | second | 3    | calls  | 6  |
        | second | 1    | calls  | 6  |
      Then seat 1 wins 11 from the pot

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Where nobody bets after the draw, all of it is won
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When everyone checks to the showdown
      Then seat 1 wins 2 from the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: The second-best hand has no part in it
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | calls  | 6  |
      Then seat 1 wins 2 from the pot
      And seat 2 wins 18 from the pot
      And seat 3 wins nothing

    @reading:checked-seven.before-the-draw @reading:check-of-a-seven.any-check @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario: Where an equal hand has not been checked, the two share the pot as it was before the draw
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 7d 5h 4s 3d 2h |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | folds  |    |
        | first  | 1    | calls  | 3  |
        | second | 1    | checks |    |
        | second | 2    | bets   | 6  |
        | second | 1    | calls  | 6  |
      Then seat 1 wins 4 from the main pot
      And seat 2 wins 4 from the main pot

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check @reading:short-call.for-less @reading:side-pots.matched-only
    @reading:pots-of-a-beaten-seven.each-by-itself @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Beaten by a player who is all-in, such a player wins the side pot as it was before the draw
      Given seats 1 and 2 have 100
      And seat 3 has 4
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | Ks Qd Jh 9c 8c |
        | seat 3 | 6s 5h 4d 3c Ah |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | calls  | 2  |
        | first  | 1    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
      Then seat 1 wins 2 from the pot
      And seat 2 wins 12 from the pot
      And seat 3 wins 8 from the main pot

  @oasis-lowball.award.e.2 @payout @play
  Rule: The bets after the draw go to the second-best hand
    To the best one, that is, which may win them.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check
    Scenario Outline: Seat <second> has the second-best hand and gets them
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | <two>          |
        | seat 3 | <three>        |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | calls  | 6  |
      Then seat <second> wins 18 from the bets after the draw
      And seat <third> wins nothing

      Examples:
        | second | third | two            | three          |
        | 2      | 3     | 8s 6d 4h 3c Ah | Ks Qd Jh 9c 8c |
        | 3      | 2     | Ks Qd Jh 9c 8c | 8s 6d 4h 3c Ah |

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Of two players the other one gets them
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 2 wins 12 from the bets after the draw
      And seat 1 wins 2 from the pot

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check
    Scenario: Who has folded after the draw does not get them, with the second-best hand either
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | 9s 7d 5h 4s 2c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | raises | 12 |
        | second | 1    | calls  | 12 |
        | second | 2    | folds  |    |
      Then seat 3 wins 30 from the bets after the draw
      And seat 2 wins nothing

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check @reading:low-compare.card-by-card
    Scenario: Of two checked sevens neither gets them, but the next hand
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 7d 6h 4s 3d 2h |
        | seat 3 | 8s 6d 4h 3c Ah |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | calls  | 6  |
      Then seat 3 wins 18 from the bets after the draw
      And seat 2 wins nothing

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check
    Scenario: Equal second-best hands share them
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | 8d 6h 4s 3d Ac |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | calls  | 6  |
      Then seat 2 wins 9 from the bets after the draw
      And seat 3 wins 9 from the bets after the draw

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check
    Scenario: Where all have checked a seven, the bets go back to those who made them
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 7d 6h 4s 3d 2h |
        | seat 3 | 7h 6d 5h 3s 2c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | calls  | 6  |
      Then each of the following happens once
        | does            | seat | amount |
        | returns the bet | 1    | 6      |
        | returns the bet | 2    | 6      |
        | returns the bet | 3    | 6      |

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check @reading:short-call.for-less @reading:side-pots.matched-only
    Scenario: Who is all-in with the second-best hand gets none of the bets that others made later
      Given seats 1 and 2 have 100
      And seat 3 has 5
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | Ks Qd Jh 9c 8c |
        | seat 3 | 8s 6d 4h 3c Ah |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | calls  | 3  |
        | first  | 1    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
      Then seat 2 wins 12 from the bets after the draw
      And seat 3 wins nothing

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check @reading:short-call.for-less @reading:side-pots.winner-takes-all
    Scenario: Who is all-in with the second-best hand gets the bets that others made later
      Given seats 1 and 2 have 100
      And seat 3 has 5
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | Ks Qd Jh 9c 8c |
        | seat 3 | 8s 6d 4h 3c Ah |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | calls  | 3  |
        | first  | 1    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
      Then seat 3 wins 12 from the bets after the draw
      And seat 2 wins nothing

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check @reading:short-call.for-less @reading:side-pots.matched-only
    Scenario: Where those who have put in the later bets have all checked a seven, these go back
      Given seats 1 and 2 have 100
      And seat 3 has 5
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 7d 6h 4s 3d 2h |
        | seat 3 | 8s 6d 4h 3c Ah |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | bets   | 3  |
        | first  | 1    | calls  | 3  |
        | first  | 2    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
      Then each of the following happens once
        | does            | seat | amount |
        | returns the bet | 1    | 6      |
        | returns the bet | 2    | 6      |
      And seat 3 wins nothing

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.returned
    @reading:check-of-a-seven.any-check
    Scenario: They go back to those who made them, and the second-best hand wins nothing
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then each of the following happens once
        | does            | seat | amount |
        | returns the bet | 1    | 6      |
        | returns the bet | 2    | 6      |
      And seat 2 wins nothing

  @oasis-lowball.award.e.3 @payout @play
  Rule: A checked seven that is beaten after the draw loses all of the pot
    What was there before the draw, and what came after it.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    @reading:seven-shown.cards-dealt
    Scenario: A better hand wins all of it, before the draw and after it
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | Kd 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      And the discards are
        | seat 2 | Kd | 2h |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 1 wins nothing
      And seat 2 wins 14 from the pot
      And none of the following happens
        | does            |
        | returns the bet |

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: The bets of a third player go there too
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | Kd 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      And the discards are
        | seat 2 | Kd | 2h |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | calls  | 3  |
        | first  | 1    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | calls  | 6  |
      Then seat 2 wins 29 from the pot
      And seat 1 wins nothing
      And seat 3 wins nothing

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    @reading:low-compare.card-by-card
    Scenario: A seven that was checked loses to a seven that was not, and is lower
      Given the hole cards are
        | seat 1 | 7s 6d 4c 3h 2s |
        | seat 2 | 7d 5h 4s 3d 2h |
        | seat 3 | Ks Qd Jh 9c 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | folds  |    |
        | first  | 1    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
      Then seat 2 wins 20 from the pot
      And seat 1 wins nothing

    @reading:checked-seven.before-the-draw @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: A checked seven that the draw has spoilt loses to an eight
      Given the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | 8s 6d 4h 3c Ah |
        | seat 3 | Ks Qd Jh 9c 8c |
      And the discards are
        | seat 1 | 5d | 7c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | checks |    |
        | first  | 3    | checks |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | folds  |    |
      Then seat 2 wins 14 from the pot
      And seat 1 wins nothing

    @reading:checked-seven.before-the-draw @reading:bets-after-a-checked-seven.second-best-hand
    @reading:check-of-a-seven.any-check @reading:short-call.for-less @reading:side-pots.matched-only
    @reading:pots-of-a-beaten-seven.all-are-lost @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Beaten by a player who is all-in, such a player loses the side pot too
      Given seats 1 and 2 have 100
      And seat 3 has 4
      And the hole cards are
        | seat 1 | 7s 5d 4c 3h 2s |
        | seat 2 | Ks Qd Jh 9c 8c |
        | seat 3 | 6s 5h 4d 3c Ah |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | checks |    |
        | first  | 2    | bets   | 3  |
        | first  | 3    | calls  | 2  |
        | first  | 1    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
      Then seat 1 wins nothing
      And seat 2 wins 14 from the pot
      And seat 3 wins 8 from the main pot

  # Unlike oasis-holdem: it is played with antes, in limits and without a board, so bets and sums are others.
  @oasis-lowball.award.b @payout @play
  Rule: Equal lowest hands share the pot equally
    However many they are.

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Two of three
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | 8c 6c 4d 3s Ac |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      And everyone checks to the showdown
      Then seat 1 wins 4 from the pot
      And seat 3 wins 4 from the pot
      And seat 2 wins nothing

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Three of four, and no chip is odd
      Given an Oasis Lowball table with the button at seat 4 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 8c 6c 4d 3s Ac |
        | seat 3 | 8h 6s 4c 3h Ah |
        | seat 4 | 9s 7d 5h 4s 2c |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
        | first | 4    | folds  |    |
      And everyone checks to the showdown
      Then seat 1 wins 3 from the pot
      And seat 2 wins 3 from the pot
      And seat 3 wins 3 from the pot

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: A larger pot, shared by three of four
      Given an Oasis Lowball table with the button at seat 4 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 8c 6c 4d 3s Ac |
        | seat 3 | 8h 6s 4c 3h Ah |
        | seat 4 | 9s 7d 5h 4s 2c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | first  | 4    | folds  |    |
        | second | 1    | bets   | 6  |
        | second | 2    | calls  | 6  |
        | second | 3    | calls  | 6  |
      Then seat 1 wins 9 from the pot
      And seat 2 wins 9 from the pot
      And seat 3 wins 9 from the pot

  # Unlike oasis-holdem: it is played with antes, in limits and without a board, so bets and sums are others.
  @oasis-lowball.award.b.1 @payout @play
  Rule: A chip that does not divide goes to the player closest to the left of the button
    Closest among those who share; it is the button that counts, not the number of the seat.

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario Outline: With the button at seat <button>, seat <first> gets the odd chip
      Given an Oasis Lowball table with the button at seat <button> and antes of 2
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      When the betting goes
        | round | seat   | action | to |
        | first | <left> | bets   | 3  |
      And everyone checks to the showdown
      Then seat <first> wins 6 from the pot
      And seat <other> wins 5 from the pot

      Examples:
        | button | left | first | other | one            | two            | three          |
        | 1      | 2    | 2     | 1     | 8s 6d 4h 3c Ad | 8c 6c 4d 3s Ac | Ts 9c 7h 5c 2d |
        | 1      | 2    | 2     | 3     | Ts 9c 7h 5c 2d | 8s 6d 4h 3c Ad | 8c 6c 4d 3s Ac |
        | 2      | 3    | 3     | 2     | Ts 9c 7h 5c 2d | 8s 6d 4h 3c Ad | 8c 6c 4d 3s Ac |
        | 2      | 3    | 3     | 1     | 8s 6d 4h 3c Ad | Ts 9c 7h 5c 2d | 8c 6c 4d 3s Ac |
        | 3      | 1    | 1     | 2     | 8s 6d 4h 3c Ad | 8c 6c 4d 3s Ac | Ts 9c 7h 5c 2d |
        | 3      | 1    | 1     | 3     | 8s 6d 4h 3c Ad | Ts 9c 7h 5c 2d | 8c 6c 4d 3s Ac |

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: The player closest to the button gets none unless that hand shares
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ts 9c 7h 5c 2d |
        | seat 2 | 8s 6d 4h 3c Ad |
        | seat 3 | 8c 6c 4d 3s Ac |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
      And everyone checks to the showdown
      Then seat 2 wins 6 from the pot
      And seat 3 wins 5 from the pot
      And seat 1 wins nothing

    @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: One chip too many for three
      Given an Oasis Lowball table with the button at seat 4 and antes of 2
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ts 9c 7h 5c 2d |
        | seat 2 | 8s 6d 4h 3c Ad |
        | seat 3 | 8c 6c 4d 3s Ac |
        | seat 4 | 8h 6s 4c 3h Ah |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | folds  |    |
        | first | 2    | bets   | 3  |
        | first | 3    | calls  | 3  |
        | first | 4    | calls  | 3  |
      And everyone checks to the showdown
      Then seat 2 wins 5 from the pot
      And seat 3 wins 4 from the pot
      And seat 4 wins 4 from the pot

    @reading:odd-chips.one-each @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Of two odd chips each goes to another player
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 8c 6c 4d 3s Ac |
        | seat 3 | 8h 6s 4c 3h Ah |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      And everyone checks to the showdown
      Then seat 1 wins 4 from the pot
      And seat 2 wins 4 from the pot
      And seat 3 wins 3 from the pot

    @reading:odd-chips.all-to-first @reading:fee-counts.each-pot @reading:fee-without-a-flop.after-the-draw
    Scenario: Of two odd chips both go to the player closest to the button
      Given an Oasis Lowball table with the button at seat 3 and antes of 2
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | 8s 6d 4h 3c Ad |
        | seat 2 | 8c 6c 4d 3s Ac |
        | seat 3 | 8h 6s 4c 3h Ah |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      And everyone checks to the showdown
      Then seat 1 wins 5 from the pot
      And seat 2 wins 3 from the pot
      And seat 3 wins 3 from the pot

    @reading:side-pots.matched-only @reading:short-call.for-less @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario: Of a side pot, too, the odd chip goes to the left of the button
      Given an Oasis Lowball table with the button at seat 4 and antes of 1
      And the house's table limit is 3-6
      And seats 1, 2 and 4 have 100
      And seat 3 has 3
      And the hole cards are
        | seat 1 | 9s 7d 5h 4s 2c |
        | seat 2 | 9d 7h 5s 4d 2s |
        | seat 3 | 8s 6d 4h 3c Ad |
        | seat 4 | Ts 9c 7s 5c 2d |
      When the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 2  |
        | first  | 4    | calls  | 3  |
        | second | 1    | checks |    |
        | second | 2    | checks |    |
        | second | 4    | folds  |    |
      And everyone checks to the showdown
      Then seat 3 wins 8 from the main pot
      And seat 1 wins 2 from side pot 1
      And seat 2 wins 1 from side pot 1
