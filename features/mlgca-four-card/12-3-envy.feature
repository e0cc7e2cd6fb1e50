Feature: The envy bonus

  @mlgca-four-card.12.E @payout @play
  Rule: An envy bonus is a fixed sum, paid whole to each player who is entitled to it
    It is neither shared among them nor cut off at a limit. Whose hand brings it, and whether the house or the meter
    pays it, are readings.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: Two players get the whole sum each
      Given the house's progressive paytable is D
      And the house's envy bonus paytable is D
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
        | 3    | 10   | 5           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
        | seat 2 | Kh Qh Jh Th 9h |
        | seat 3 | Qd Jc 6c 4s 2h |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,500 for seat 2's hand
      And seat 3 gets an envy bonus of 1,500 for seat 2's hand

    @reading:envy-funding.house
    Scenario: The bonus does not come out of the meter
      Given the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
      When the round is completed
      Then the main meter falls by no percent

    @reading:envy-funding.meter
    Scenario: The bonus comes out of the meter
      Given the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
      When the round is completed
      Then the main meter falls by 10

    @reading:envy-holder.any-player
    Scenario: The hand of a player without a progressive wager brings a bonus too
      Given the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   |             |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 4h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | Qs Qh Qd Qc Ac |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 3's hand
      And seat 1 gets an envy bonus of 10 for seat 2's hand

    @reading:envy-holder.progressive-winner
    Scenario: Only the hand of a player who won on the progressive brings a bonus
      Given the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   |             |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 4h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | Qs Qh Qd Qc Ac |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 3's hand
      And seat 1 gets no envy bonus for seat 2's hand

    Scenario: Three players get the whole sum each, and one with aces up alone is one of them
      Given the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And the wagers are
        | seat | ante | aces up | progressive |
        | 1    | 10   |         | 1           |
        | 2    | 10   |         | 1           |
        | 3    | 10   |         | 1           |
        | 7    |      | 10      | 1           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
        | seat 2 | 9s 9d 9c 9h 3d |
        | seat 3 | Qd Jc 6c 4s 2h |
        | seat 7 | Qc Js 6d 4d 2s |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 3 gets an envy bonus of 10 for seat 2's hand
      And seat 7 gets an envy bonus of 10 for seat 2's hand

  @mlgca-four-card.12.E.1 @payout @play
  Rule: The sum follows the progressive wager of the player who gets it
    What the holder of the hand has wagered does not matter.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A

    Scenario: Beside a holder with a wager of 1, wagers of 1 and 5 bring different sums
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 5           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | Qd Jc 6c 4s 2h |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 3 gets an envy bonus of 50 for seat 2's hand

    Scenario: Beside a holder with a wager of 5, a wager of 1 brings the lower sum
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand

    @reading:progressive-amount.any-amount
    Scenario: A wager of 2 brings twice the sum for 1
      Given seats 1 and 2 wager 10 on ante
      And seat 2 wagers 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
      When seat 1 wagers 2 on progressive
      And the round is completed
      Then seat 1 gets an envy bonus of 20 for seat 2's hand

    Scenario: Who has folded gets the sum for the wager of 5 that was lost by it
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then seat 1's progressive is forfeited
      And seat 1 gets an envy bonus of 50 for seat 2's hand

  @mlgca-four-card.12.E.2 @payout @play @declaration
  Rule: The sums are those of the one envy paytable that the house has designated
    Its letter is designated in the rules submission.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    @reading:envy-letter.free
    Scenario: The designated envy paytable holds whatever the paytable of the progressive
      Given the house's progressive paytable is A
      And the house's envy bonus paytable is B
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
      When the round is completed
      Then seat 1 gets an envy bonus of 25 for seat 2's hand

    @reading:envy-letter.tied
    Scenario: The envy paytable has the letter of the progressive paytable
      Given the house's progressive paytable is B
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
      When the round is completed
      Then seat 1 gets an envy bonus of 25 for seat 2's hand
      And the declared envy bonus paytable is B

    @reading:envy-hand.by-its-own-rows @reading:envy-letter.free @reading:envy-holder.any-player
    @reading:progressive-hand.five-cards
    Scenario: Four cards in sequence of one suit bring the bonus, though the progressive is paid by five
      Given the house's progressive paytable is C
      And the house's envy bonus paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 4h 2d |
        | seat 2 | Kh Qh Jh Th 8c |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets an envy bonus of 5 for seat 3's hand
      And seat 1 gets an envy bonus of 5 for seat 2's hand

    @reading:envy-hand.as-the-progressive @reading:envy-letter.free @reading:envy-holder.any-player
    @reading:progressive-hand.five-cards
    Scenario: Four cards in sequence of one suit bring no bonus where the progressive is paid by five
      Given the house's progressive paytable is C
      And the house's envy bonus paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 4h 2d |
        | seat 2 | Kh Qh Jh Th 8c |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets an envy bonus of 5 for seat 3's hand
      And seat 1 gets no envy bonus for seat 2's hand

    Scenario: The designated envy paytable is declared
      Given the house's progressive paytable is B
      And the house's envy bonus paytable is B
      Then the declared envy bonus paytable is B

  @mlgca-four-card.12.F @payout @play @declaration
  Rule: A player with a progressive wager of 1 gets the sums that the paytable has for it
    One row for each qualifying hand of another player.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A

    Scenario: The paytable by which a wager of 1 brings an envy bonus is declared
      Then the declared envy bonus paytable is A

    Scenario: Two hands bring a player with a wager of 1 a sum each
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jd Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 2h |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 1 gets an envy bonus of 5 for seat 3's hand

    @reading:envy-rows.one-row
    Scenario: Four aces bring a wager of 1 the sum of one row
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jd Td 7c 5h 2d |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 100 for seat 2's hand

    @reading:envy-rows.every-row
    Scenario: Four aces bring a wager of 1 the sums of four aces and of four-of-a-kind
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jd Td 7c 5h 2d |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 110 for seat 2's hand

  @mlgca-four-card.12.F.1 @payout @declaration @play
  Rule: Paytable A of the envy bonus has four aces, four-of-a-kind and a straight flush, for a wager of 1
    Where the house has designated it, these sums are paid and no others.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A

    Scenario: Four kings and a straight flush tell paytable A for a wager of 1 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 1 gets an envy bonus of 5 for seat 3's hand

    Scenario: Paytable A of the envy bonus is declared where wagers of 1 are paid by it
      Then the declared envy bonus paytable is A

  @mlgca-four-card.12.F.1.a @payout @play
  Rule: Under paytable A four aces of another player bring a wager of 1 an envy bonus of 100
    Four aces, and no other four-of-a-kind.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A

    @reading:envy-rows.one-row
    Scenario: Four aces bring 100, four kings do not under paytable A
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Kh Kd Kc 8d |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 100 for seat 2's hand
      And seat 2 gets no envy bonus of 100 for seat 1's hand

    @reading:envy-rows.every-row
    Scenario: Four aces bring 110, the sums of four aces and of four-of-a-kind, under paytable A
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 110 for seat 2's hand

  @mlgca-four-card.12.F.1.b @payout @play
  Rule: Under paytable A four-of-a-kind of another player brings a wager of 1 an envy bonus of 10
    Any four-of-a-kind below aces.

    Scenario Outline: Four 2s and four kings bring 10, a straight flush does not under paytable A: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | 7c 6c 5c 4c Td |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 2 gets no envy bonus of 10 for seat 1's hand

      Examples:
        | cards          |
        | 2s 2h 2d 2c 9d |
        | Ks Kh Kd Kc 8d |

  @mlgca-four-card.12.F.1.c @payout @play
  Rule: Under paytable A a straight flush of another player brings a wager of 1 an envy bonus of 5
    In sequence and of one suit.

    Scenario Outline: The lowest and a high straight flush bring 5, three of a kind does not under paytable A: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Qd Qc Qh 6s 3c |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 5 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | Ah 2h 3h 4h 9c |
        | Ks Qs Js Ts 8d |

  @mlgca-four-card.12.F.2 @payout @declaration @play
  Rule: Paytable B of the envy bonus has four aces and four-of-a-kind, for a wager of 1
    Where the house has designated it, these sums are paid and no others.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B
      And the house's envy bonus paytable is B

    Scenario: Four kings and a straight flush tell paytable B for a wager of 1 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets an envy bonus of 25 for seat 2's hand
      And seat 1 gets no envy bonus for seat 3's hand

    Scenario: Paytable B of the envy bonus is declared where wagers of 1 are paid by it
      Then the declared envy bonus paytable is B

  @mlgca-four-card.12.F.2.a @payout @play
  Rule: Under paytable B four aces of another player bring a wager of 1 an envy bonus of 100
    Four aces, and no other four-of-a-kind.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B
      And the house's envy bonus paytable is B

    @reading:envy-rows.one-row
    Scenario: Four aces bring 100, four kings do not under paytable B
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Kh Kd Kc 8d |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 100 for seat 2's hand
      And seat 2 gets no envy bonus of 100 for seat 1's hand

    @reading:envy-rows.every-row
    Scenario: Four aces bring 125, the sums of four aces and of four-of-a-kind, under paytable B
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 125 for seat 2's hand

  @mlgca-four-card.12.F.2.b @payout @play
  Rule: Under paytable B four-of-a-kind of another player brings a wager of 1 an envy bonus of 25
    Any four-of-a-kind below aces.

    Scenario Outline: Four 2s and four kings bring 25, a straight flush does not under paytable B: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B
      And the house's envy bonus paytable is B
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | 7c 6c 5c 4c Td |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 25 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | 2s 2h 2d 2c 9d |
        | Ks Kh Kd Kc 8d |

  @mlgca-four-card.12.F.3 @payout @declaration @play
  Rule: Paytable C of the envy bonus has four aces and four-of-a-kind, for a wager of 1
    The rows of the progressive paytable of this letter are others: it is read as it is written.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C
      And the house's envy bonus paytable is C

    @reading:envy-paytable-c.as-written
    Scenario: Four kings and a straight flush tell paytable C for a wager of 1 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets an envy bonus of 300 for seat 2's hand
      And seat 1 gets no envy bonus for seat 3's hand

    @reading:envy-paytable-c.as-paytable-d
    Scenario: Paytable C for a wager of 1 is read as paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets no envy bonus for seat 2's hand
      And seat 1 gets an envy bonus of 300 for seat 3's hand

    Scenario: Paytable C of the envy bonus is declared where wagers of 1 are paid by it
      Then the declared envy bonus paytable is C

  @mlgca-four-card.12.F.3.a @payout @play
  Rule: Under paytable C four aces of another player bring a wager of 1 an envy bonus of 1,000
    Four aces, and no other four-of-a-kind.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C
      And the house's envy bonus paytable is C

    @reading:envy-rows.one-row @reading:envy-paytable-c.as-written
    Scenario: Four aces bring 1,000, four kings do not under paytable C
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Kh Kd Kc 8d |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,000 for seat 2's hand
      And seat 2 gets no envy bonus of 1,000 for seat 1's hand

    @reading:envy-rows.every-row @reading:envy-paytable-c.as-written
    Scenario: Four aces bring 1,300, the sums of four aces and of four-of-a-kind, under paytable C
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,300 for seat 2's hand

    @reading:envy-paytable-c.as-paytable-d @reading:envy-hand.by-its-own-rows @reading:progressive-hand.five-cards
    @reading:envy-rows.one-row
    Scenario: A royal flush brings 1,000 where paytable C is read as paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,000 for seat 2's hand

  @mlgca-four-card.12.F.3.b @payout @play
  Rule: Under paytable C four-of-a-kind of another player brings a wager of 1 an envy bonus of 300
    Any four-of-a-kind below aces.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C
      And the house's envy bonus paytable is C

    @reading:envy-paytable-c.as-written
    Scenario Outline: Four 2s and four kings bring 300, a straight flush does not under paytable C: <cards>
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | 7c 6c 5c 4c Td |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 300 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | 2s 2h 2d 2c 9d |
        | Ks Kh Kd Kc 8d |

    @reading:envy-paytable-c.as-paytable-d @reading:envy-hand.by-its-own-rows
    Scenario: A straight flush brings 300 where paytable C is read as paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | Ks Qs Js Ts 9s |
      When the round is completed
      Then seat 1 gets an envy bonus of 300 for seat 2's hand

  @mlgca-four-card.12.F.4 @payout @declaration @play
  Rule: Paytable D of the envy bonus has a royal flush and a straight flush, for a wager of 1
    Where the house has designated it, these sums are paid and no others.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D
      And the house's envy bonus paytable is D

    Scenario: Four kings and a straight flush tell paytable D for a wager of 1 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets no envy bonus for seat 2's hand
      And seat 1 gets an envy bonus of 300 for seat 3's hand

    Scenario: Paytable D of the envy bonus is declared where wagers of 1 are paid by it
      Then the declared envy bonus paytable is D

  @mlgca-four-card.12.F.4.a @payout @play
  Rule: Under paytable D a royal flush of another player brings a wager of 1 an envy bonus of 1,000
    Of the five cards dealt.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D
      And the house's envy bonus paytable is D

    @reading:envy-rows.one-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 1,000, another straight flush does not under paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 9s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,000 for seat 2's hand
      And seat 2 gets no envy bonus of 1,000 for seat 1's hand

    @reading:envy-rows.every-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 1,300, the sums of a royal flush and of a straight flush, under paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,300 for seat 2's hand

  @mlgca-four-card.12.F.4.b @payout @play
  Rule: Under paytable D a straight flush of another player brings a wager of 1 an envy bonus of 300
    In sequence and of one suit.

    Scenario Outline: A straight flush from 2 to 6 and a king-high one bring 300, four aces do not under paytable D: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D
      And the house's envy bonus paytable is D
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ah Ad Ac As 9c |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 300 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | 2d 3d 4d 5d 6d |
        | Ks Qs Js Ts 9s |

  @mlgca-four-card.12.F.5 @payout @declaration @play
  Rule: Paytable E of the envy bonus has a royal flush and a straight flush, for a wager of 1
    Where the house has designated it, these sums are paid and no others.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E
      And the house's envy bonus paytable is E

    Scenario: Four kings and a straight flush tell paytable E for a wager of 1 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets no envy bonus for seat 2's hand
      And seat 1 gets an envy bonus of 300 for seat 3's hand

    Scenario: Paytable E of the envy bonus is declared where wagers of 1 are paid by it
      Then the declared envy bonus paytable is E

  @mlgca-four-card.12.F.5.a @payout @play
  Rule: Under paytable E a royal flush of another player brings a wager of 1 an envy bonus of 1,000
    Of the five cards dealt.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E
      And the house's envy bonus paytable is E

    @reading:envy-rows.one-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 1,000, another straight flush does not under paytable E
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 9s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,000 for seat 2's hand
      And seat 2 gets no envy bonus of 1,000 for seat 1's hand

    @reading:envy-rows.every-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 1,300, the sums of a royal flush and of a straight flush, under paytable E
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,300 for seat 2's hand

  @mlgca-four-card.12.F.5.b @payout @play
  Rule: Under paytable E a straight flush of another player brings a wager of 1 an envy bonus of 300
    In sequence and of one suit.

    Scenario Outline: A straight flush from 2 to 6 and a king-high one bring 300, four aces do not under paytable E: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E
      And the house's envy bonus paytable is E
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ah Ad Ac As 9c |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 300 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | 2d 3d 4d 5d 6d |
        | Ks Qs Js Ts 9s |

  @mlgca-four-card.12.F.6 @payout @declaration @play
  Rule: Paytable F of the envy bonus has a royal flush and a straight flush, for a wager of 1
    Where the house has designated it, these sums are paid and no others.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F
      And the house's envy bonus paytable is F

    Scenario: Four kings and a straight flush tell paytable F for a wager of 1 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets no envy bonus for seat 2's hand
      And seat 1 gets an envy bonus of 300 for seat 3's hand

    Scenario: Paytable F of the envy bonus is declared where wagers of 1 are paid by it
      Then the declared envy bonus paytable is F

  @mlgca-four-card.12.F.6.a @payout @play
  Rule: Under paytable F a royal flush of another player brings a wager of 1 an envy bonus of 1,000
    Of the five cards dealt.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F
      And the house's envy bonus paytable is F

    @reading:envy-rows.one-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 1,000, another straight flush does not under paytable F
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 9s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,000 for seat 2's hand
      And seat 2 gets no envy bonus of 1,000 for seat 1's hand

    @reading:envy-rows.every-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 1,300, the sums of a royal flush and of a straight flush, under paytable F
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,300 for seat 2's hand

  @mlgca-four-card.12.F.6.b @payout @play
  Rule: Under paytable F a straight flush of another player brings a wager of 1 an envy bonus of 300
    In sequence and of one suit.

    Scenario Outline: A straight flush from 2 to 6 and a king-high one bring 300, four aces do not under paytable F: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F
      And the house's envy bonus paytable is F
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ah Ad Ac As 9c |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 300 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | 2d 3d 4d 5d 6d |
        | Ks Qs Js Ts 9s |

  @mlgca-four-card.12.G @payout @play @declaration
  Rule: A player with a progressive wager of 5 gets the sums that the paytable has for it
    One row for each qualifying hand of another player.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A

    Scenario: The paytable by which a wager of 5 brings an envy bonus is declared
      Then the declared envy bonus paytable is A

    Scenario: Two hands bring a player with a wager of 5 a sum each
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jd Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 2h |
      When the round is completed
      Then seat 1 gets an envy bonus of 50 for seat 2's hand
      And seat 1 gets an envy bonus of 25 for seat 3's hand

    @reading:envy-rows.one-row
    Scenario: Four aces bring a wager of 5 the sum of one row
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jd Td 7c 5h 2d |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 500 for seat 2's hand

    @reading:envy-rows.every-row
    Scenario: Four aces bring a wager of 5 the sums of four aces and of four-of-a-kind
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jd Td 7c 5h 2d |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 550 for seat 2's hand

  @mlgca-four-card.12.G.1 @payout @declaration @play
  Rule: Paytable A of the envy bonus has four aces, four-of-a-kind and a straight flush, for a wager of 5
    Where the house has designated it, these sums are paid and no others.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A

    Scenario: Four kings and a straight flush tell paytable A for a wager of 5 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets an envy bonus of 50 for seat 2's hand
      And seat 1 gets an envy bonus of 25 for seat 3's hand

    Scenario: Paytable A of the envy bonus is declared where wagers of 5 are paid by it
      Then the declared envy bonus paytable is A

  @mlgca-four-card.12.G.1.a @payout @play
  Rule: Under paytable A four aces of another player bring a wager of 5 an envy bonus of 500
    Four aces, and no other four-of-a-kind.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A

    @reading:envy-rows.one-row
    Scenario: Four aces bring 500, four kings do not under paytable A
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ks Kh Kd Kc 8d |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 500 for seat 2's hand
      And seat 2 gets no envy bonus of 500 for seat 1's hand

    @reading:envy-rows.every-row
    Scenario: Four aces bring 550, the sums of four aces and of four-of-a-kind, under paytable A
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 550 for seat 2's hand

  @mlgca-four-card.12.G.1.b @payout @play
  Rule: Under paytable A four-of-a-kind of another player brings a wager of 5 an envy bonus of 50
    Any four-of-a-kind below aces.

    Scenario Outline: Four 2s and four kings bring 50, a straight flush does not under paytable A: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 7c 6c 5c 4c Td |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 50 for seat 2's hand
      And seat 2 gets no envy bonus of 50 for seat 1's hand

      Examples:
        | cards          |
        | 2s 2h 2d 2c 9d |
        | Ks Kh Kd Kc 8d |

  @mlgca-four-card.12.G.1.c @payout @play
  Rule: Under paytable A a straight flush of another player brings a wager of 5 an envy bonus of 25
    In sequence and of one suit.

    Scenario Outline: The lowest and a high straight flush bring 25, three of a kind does not under paytable A: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Qd Qc Qh 6s 3c |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 25 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | Ah 2h 3h 4h 9c |
        | Ks Qs Js Ts 8d |

  @mlgca-four-card.12.G.2 @payout @declaration @play
  Rule: Paytable B of the envy bonus has four aces and four-of-a-kind, for a wager of 5
    Where the house has designated it, these sums are paid and no others.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B
      And the house's envy bonus paytable is B

    Scenario: Four kings and a straight flush tell paytable B for a wager of 5 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets an envy bonus of 125 for seat 2's hand
      And seat 1 gets no envy bonus for seat 3's hand

    Scenario: Paytable B of the envy bonus is declared where wagers of 5 are paid by it
      Then the declared envy bonus paytable is B

  @mlgca-four-card.12.G.2.a @payout @play
  Rule: Under paytable B four aces of another player bring a wager of 5 an envy bonus of 500
    Four aces, and no other four-of-a-kind.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B
      And the house's envy bonus paytable is B

    @reading:envy-rows.one-row
    Scenario: Four aces bring 500, four kings do not under paytable B
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ks Kh Kd Kc 8d |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 500 for seat 2's hand
      And seat 2 gets no envy bonus of 500 for seat 1's hand

    @reading:envy-rows.every-row
    Scenario: Four aces bring 625, the sums of four aces and of four-of-a-kind, under paytable B
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 625 for seat 2's hand

  @mlgca-four-card.12.G.2.b @payout @play
  Rule: Under paytable B four-of-a-kind of another player brings a wager of 5 an envy bonus of 125
    Any four-of-a-kind below aces.

    Scenario Outline: Four 2s and four kings bring 125, a straight flush does not under paytable B: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B
      And the house's envy bonus paytable is B
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 7c 6c 5c 4c Td |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 125 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | 2s 2h 2d 2c 9d |
        | Ks Kh Kd Kc 8d |

  @mlgca-four-card.12.G.3 @payout @declaration @play
  Rule: Paytable C of the envy bonus has four aces and four-of-a-kind, for a wager of 5
    The rows of the progressive paytable of this letter are others: it is read as it is written.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C
      And the house's envy bonus paytable is C

    @reading:envy-paytable-c.as-written
    Scenario: Four kings and a straight flush tell paytable C for a wager of 5 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,500 for seat 2's hand
      And seat 1 gets no envy bonus for seat 3's hand

    @reading:envy-paytable-c.as-paytable-d
    Scenario: Paytable C for a wager of 5 is read as paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets no envy bonus for seat 2's hand
      And seat 1 gets an envy bonus of 1,500 for seat 3's hand

    Scenario: Paytable C of the envy bonus is declared where wagers of 5 are paid by it
      Then the declared envy bonus paytable is C

  @mlgca-four-card.12.G.3.a @payout @play
  Rule: Under paytable C four aces of another player bring a wager of 5 an envy bonus of 5,000
    Four aces, and no other four-of-a-kind.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C
      And the house's envy bonus paytable is C

    @reading:envy-rows.one-row @reading:envy-paytable-c.as-written
    Scenario: Four aces bring 5,000, four kings do not under paytable C
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ks Kh Kd Kc 8d |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 5,000 for seat 2's hand
      And seat 2 gets no envy bonus of 5,000 for seat 1's hand

    @reading:envy-rows.every-row @reading:envy-paytable-c.as-written
    Scenario: Four aces bring 6,500, the sums of four aces and of four-of-a-kind, under paytable C
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1 gets an envy bonus of 6,500 for seat 2's hand

    @reading:envy-paytable-c.as-paytable-d @reading:envy-hand.by-its-own-rows @reading:progressive-hand.five-cards
    @reading:envy-rows.one-row
    Scenario: A royal flush brings 5,000 where paytable C is read as paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 5,000 for seat 2's hand

  @mlgca-four-card.12.G.3.b @payout @play
  Rule: Under paytable C four-of-a-kind of another player brings a wager of 5 an envy bonus of 1,500
    Any four-of-a-kind below aces.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C
      And the house's envy bonus paytable is C

    @reading:envy-paytable-c.as-written
    Scenario Outline: Four 2s and four kings bring 1,500, a straight flush does not under paytable C: <cards>
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 7c 6c 5c 4c Td |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,500 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | 2s 2h 2d 2c 9d |
        | Ks Kh Kd Kc 8d |

    @reading:envy-paytable-c.as-paytable-d @reading:envy-hand.by-its-own-rows
    Scenario: A straight flush brings 1,500 where paytable C is read as paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | Ks Qs Js Ts 9s |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,500 for seat 2's hand

  @mlgca-four-card.12.G.4 @payout @declaration @play
  Rule: Paytable D of the envy bonus has a royal flush and a straight flush, for a wager of 5
    Where the house has designated it, these sums are paid and no others.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D
      And the house's envy bonus paytable is D

    Scenario: Four kings and a straight flush tell paytable D for a wager of 5 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets no envy bonus for seat 2's hand
      And seat 1 gets an envy bonus of 1,500 for seat 3's hand

    Scenario: Paytable D of the envy bonus is declared where wagers of 5 are paid by it
      Then the declared envy bonus paytable is D

  @mlgca-four-card.12.G.4.a @payout @play
  Rule: Under paytable D a royal flush of another player brings a wager of 5 an envy bonus of 5,000
    Of the five cards dealt.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D
      And the house's envy bonus paytable is D

    @reading:envy-rows.one-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 5,000, another straight flush does not under paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 9s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 5,000 for seat 2's hand
      And seat 2 gets no envy bonus of 5,000 for seat 1's hand

    @reading:envy-rows.every-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 6,500, the sums of a royal flush and of a straight flush, under paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 6,500 for seat 2's hand

  @mlgca-four-card.12.G.4.b @payout @play
  Rule: Under paytable D a straight flush of another player brings a wager of 5 an envy bonus of 1,500
    In sequence and of one suit.

    Scenario Outline: A straight flush from 2 to 6 and a king-high one bring 1,500, four aces do not under paytable D: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D
      And the house's envy bonus paytable is D
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ah Ad Ac As 9c |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,500 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | 2d 3d 4d 5d 6d |
        | Ks Qs Js Ts 9s |

  @mlgca-four-card.12.G.5 @payout @declaration @play
  Rule: Paytable E of the envy bonus has a royal flush and a straight flush, for a wager of 5
    Where the house has designated it, these sums are paid and no others.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E
      And the house's envy bonus paytable is E

    Scenario: Four kings and a straight flush tell paytable E for a wager of 5 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets no envy bonus for seat 2's hand
      And seat 1 gets an envy bonus of 1,500 for seat 3's hand

    Scenario: Paytable E of the envy bonus is declared where wagers of 5 are paid by it
      Then the declared envy bonus paytable is E

  @mlgca-four-card.12.G.5.a @payout @play
  Rule: Under paytable E a royal flush of another player brings a wager of 5 an envy bonus of 5,000
    Of the five cards dealt.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E
      And the house's envy bonus paytable is E

    @reading:envy-rows.one-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 5,000, another straight flush does not under paytable E
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 9s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 5,000 for seat 2's hand
      And seat 2 gets no envy bonus of 5,000 for seat 1's hand

    @reading:envy-rows.every-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 6,500, the sums of a royal flush and of a straight flush, under paytable E
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 6,500 for seat 2's hand

  @mlgca-four-card.12.G.5.b @payout @play
  Rule: Under paytable E a straight flush of another player brings a wager of 5 an envy bonus of 1,500
    In sequence and of one suit.

    Scenario Outline: A straight flush from 2 to 6 and a king-high one bring 1,500, four aces do not under paytable E: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E
      And the house's envy bonus paytable is E
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ah Ad Ac As 9c |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,500 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | 2d 3d 4d 5d 6d |
        | Ks Qs Js Ts 9s |

  @mlgca-four-card.12.G.6 @payout @declaration @play
  Rule: Paytable F of the envy bonus has a royal flush and a straight flush, for a wager of 5
    Where the house has designated it, these sums are paid and no others.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F
      And the house's envy bonus paytable is F

    Scenario: Four kings and a straight flush tell paytable F for a wager of 5 from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Js Td 7c 5h 2d |
        | seat 2 | Ks Kh Kd Kc Ad |
        | seat 3 | 9s 8s 7s 6s 5s |
      When the round is completed
      Then seat 1 gets no envy bonus for seat 2's hand
      And seat 1 gets an envy bonus of 1,500 for seat 3's hand

    Scenario: Paytable F of the envy bonus is declared where wagers of 5 are paid by it
      Then the declared envy bonus paytable is F

  @mlgca-four-card.12.G.6.a @payout @play
  Rule: Under paytable F a royal flush of another player brings a wager of 5 an envy bonus of 5,000
    Of the five cards dealt.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F
      And the house's envy bonus paytable is F

    @reading:envy-rows.one-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 5,000, another straight flush does not under paytable F
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 9s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 5,000 for seat 2's hand
      And seat 2 gets no envy bonus of 5,000 for seat 1's hand

    @reading:envy-rows.every-row @reading:progressive-hand.five-cards
    Scenario: A royal flush brings 6,500, the sums of a royal flush and of a straight flush, under paytable F
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Jc 9h 8c 7h 5s |
        | seat 2 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1 gets an envy bonus of 6,500 for seat 2's hand

  @mlgca-four-card.12.G.6.b @payout @play
  Rule: Under paytable F a straight flush of another player brings a wager of 5 an envy bonus of 1,500
    In sequence and of one suit.

    Scenario Outline: A straight flush from 2 to 6 and a king-high one bring 1,500, four aces do not under paytable F: <cards>
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F
      And the house's envy bonus paytable is F
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ah Ad Ac As 9c |
        | seat 2 | <cards>        |
      When the round is completed
      Then seat 1 gets an envy bonus of 1,500 for seat 2's hand
      And seat 2 gets no envy bonus for seat 1's hand

      Examples:
        | cards          |
        | 2d 3d 4d 5d 6d |
        | Ks Qs Js Ts 9s |
