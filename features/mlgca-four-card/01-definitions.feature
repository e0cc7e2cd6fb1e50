Feature: Definitions

  @mlgca-four-card.1.A @introduction @informative
  Rule: The terms below have the meanings given there
    Read as holding for the whole document, although the words confine them to a chapter.

  @mlgca-four-card.1.B @introduction @informative
  Rule: The terms
    A heading; what each term means stands below it.

  @mlgca-four-card.1.B.1 @definition @play
  Rule: An aces up wager is made before the cards and competes with a posted paytable, whatever the dealer has
    That the player's hand is lower or higher than the dealer's is nothing to it.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario Outline: <hand> on aces up <result> against <dealer's hand>
      Given the house's aces up paytable is A
      And the cards fall as
        | seat 1 | <cards>        |
        | dealer | <dealer>       |
      When seat 1 wagers 10 on aces up
      And the round is completed
      Then seat 1's aces up <result>

      Examples:
        | hand        | cards          | dealer's hand   | dealer            | result  |
        | Two aces    | As Ad 9c 7h 2d | three kings     | Kh Kc Ks 8d 5s 3c | wins 10 |
        | Two aces    | As Ad 9c 7h 2d | king high       | Kh Jc 9s 7d 5s 3c | wins 10 |
        | Two kings   | Ks Kd 9c 7h 2d | queen high      | Qh Jc 9s 7d 5s 3c | loses   |
        | Three kings | Ks Kd Kc 7h 2d | three aces      | Ah Ac As 8d 5s 3c | wins 90 |

    @reading:aces-up-deadline.announcement
    Scenario: After the announcement and before the first card it is too late
      Given seats 1 and 2 wager 10 on ante
      When seat 1 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When the bets are closed
      And seat 2 wagers 10 on aces up
      Then the wager is refused

    @reading:aces-up-deadline.first-card @reading:aces-up-required.optional
    Scenario: After the announcement it is in time until the first card
      Given seats 1 and 2 wager 10 on ante
      And the bets are closed, and no card is dealt yet
      When seat 2 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When the cards are dealt
      And seat 1 wagers 10 on aces up
      Then the wager is refused

    @reading:aces-up-required.optional
    Scenario: A player without it is dealt in
      Given seat 1 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      When the cards are dealt
      Then seat 1 has 5 cards
      And seat 2 has 5 cards

    @reading:aces-up-required.required
    Scenario: A player without it gets no cards and loses nothing, who has it is dealt in
      Given seat 2 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      And seat 1 makes no other wager
      When seat 1 wagers 10 on ante
      And the cards are dealt
      Then seat 1 has no cards
      And seat 2 has 5 cards
      And seat 1's ante wager stands at 0
      And none of the following happens
        | does    | seat | wager | result    |
        | settles | 1    | ante  | loses     |
        | settles | 1    | ante  | forfeited |
        | settles | 1    | ante  | abandoned |

  @mlgca-four-card.1.B.2 @definition @play
  Rule: An envy bonus is a fixed sum, in addition, to a player with a progressive wager for another player's qualifying hand
    It goes to those who wagered on the progressive, not to the holder, and comes on top of what they win themselves; neither the ante nor the play wager has a share in how much it is.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A

    Scenario: Who wagered on the progressive gets it, who did not and the holder do not
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 30   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   |             |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 3 | Ts 8c 6c 4d 2c    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 2 gets no envy bonus
      And seat 3 gets no envy bonus
      And the declared form of the envy bonus is fixed sum

    @reading:progressive-stake.kept
    Scenario: It comes on top of an own progressive payout, and also after a fold
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Qs Qd Qc 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 3 | Ts 8c 6c 4d 2c    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 plays for 10
      And seat 2 plays for 10
      And seat 3 folds
      And the round is completed
      Then seat 1's progressive wins 9 and the stake is kept
      And seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 3 gets an envy bonus of 10 for seat 2's hand

  @mlgca-four-card.1.B.3 @definition @play @declaration
  Rule: The envy bonus begins at four-of-a-kind or at a straight flush, by the paytable that the house has selected
    One step below there is none.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario Outline: With paytable <letter> it begins at <least>
      Given the house's progressive paytable is <letter>
      And the house's envy bonus paytable is <letter>
      Then the declared envy bonus qualifying hand is <least> or better

      Examples:
        | letter | least          |
        | A      | straight flush |
        | B      | four-of-a-kind |
        | C      | four-of-a-kind |
        | D      | straight flush |
        | E      | straight flush |
        | F      | straight flush |

    Scenario Outline: With paytable <letter> a player is paid for another's <hand>
      Given the house's progressive paytable is <letter>
      And the house's envy bonus paytable is <letter>
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | <cards>           |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of <amount> for seat 2's hand
      And the declared envy bonus qualifying hand is <least> or better

      Examples:
        | letter | hand           | cards          | amount | least          |
        | A      | straight flush | 9d 8h 7h 6h 5h | 5      | straight flush |
        | B      | four-of-a-kind | 9s 9d 9c 9h 3d | 25     | four-of-a-kind |

    @reading:envy-paytable-c.as-written
    Scenario: With paytable C it is four-of-a-kind for which another is paid, and no straight flush
      Given the house's progressive paytable is C
      And the house's envy bonus paytable is C
      And seats 1, 2 and 3 wager 10 on ante
      And seats 1, 2 and 3 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 3 | 8d 7d 6d 5d 4d    |
        | dealer | Kh Kc Js 8s 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of 300 for seat 2's hand
      And seat 1 gets no envy bonus for seat 3's hand
      And the declared envy bonus qualifying hand is four-of-a-kind or better

    Scenario Outline: With paytable <letter> nobody is paid for another's <hand>
      Given the house's progressive paytable is <letter>
      And the house's envy bonus paytable is <letter>
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | <cards>           |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1 gets no envy bonus
      And the declared envy bonus qualifying hand is <least> or better

      Examples:
        | letter | hand            | cards          | least          |
        | A      | three-of-a-kind | 9s 9d 9c 7h 3d | straight flush |
        | B      | straight flush  | 9d 8h 7h 6h 5h | four-of-a-kind |

    @reading:progressive-hand.five-cards
    Scenario Outline: With paytable <letter> it begins at a straight flush of five cards
      Given the house's progressive paytable is <letter>
      And the house's envy bonus paytable is <letter>
      And seats 1, 2 and 3 wager 10 on ante
      And seats 1, 2 and 3 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9h 8h 7h 6h 5h    |
        | seat 3 | Ts Td Tc Th 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of 300 for seat 2's hand
      And seat 1 gets no envy bonus for seat 3's hand
      And the declared envy bonus qualifying hand is straight flush or better

      Examples:
        | letter |
        | D      |
        | E      |
        | F      |

  @mlgca-four-card.1.B.4 @definition @informative
  Rule: A hand is what a player or the dealer holds once the cards are dealt
    The word is also used for the cards themselves; which is meant follows from where it stands.

  @mlgca-four-card.1.B.5 @definition @play
  Rule: A play wager is a further wager of a player who has looked at the hand and stays in against the dealer
    It comes beside the ante and cannot be made before the cards have been seen.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: Before the cards a play wager is refused, after a look at them it is taken
      Given seat 1 wagers 10 on ante
      When seat 1 wagers 10 on play
      Then the wager is refused
      When the cards are dealt
      Then a play wager of 10 from seat 1 is taken
      And seat 1's ante wager stands at 10

    Scenario: After the announcement and before the cards it is still too early
      Given seat 1 wagers 10 on ante
      And the bets are closed, and no card is dealt yet
      When seat 1 wagers 20 on play
      Then the wager is refused
      When the cards are dealt
      Then a play wager of 20 from seat 1 is taken

    Scenario: Who makes none does not stay in
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9c 7h 2d    |
        | seat 2 | Ks Kd 8c 6h 2c    |
        | dealer | Qh Jc 9s 8d 5s 3c |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then the results are
        | seat | ante         | play    |
        | 1    | is forfeited |         |
        | 2    | wins 10      | wins 10 |

    Scenario: When the dealer's cards have been turned over no play wager is made, before that it is
      Given seats 1 and 2 wager 10 on ante
      And seat 1 folds
      When seat 2 plays for 10
      Then the play wager of 10 is taken
      When the house goes on until the dealer turns up
      And seat 1 wagers 10 on play
      Then the wager is refused

  @mlgca-four-card.1.B.6 @definition @play
  Rule: A progressive payout hand is three-of-a-kind or better
    Below it the progressive wager wins nothing.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    @reading:progressive-stake.kept
    Scenario Outline: With paytable A a progressive wager on <hand> <result>
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 5 on progressive
      And the cards fall as
        | seat 1 | <cards>           |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1's progressive <result>

      Examples:
        | hand            | cards          | result                           |
        | three-of-a-kind | 2s 2d 2c 7h 4d | wins 45 and the stake is kept    |
        | straight flush  | 9d 8h 7h 6h 5h | wins 500 and the stake is kept   |
        | four-of-a-kind  | 9s 9d 9c 9h 4d | wins 1,500 and the stake is kept |
        | two pairs       | As Ad Qc Qh 4d | loses                            |
        | a flush         | Ad Qd 9d 7d 4s | loses                            |
        | a straight      | 9d 8h 7c 6h 2s | loses                            |

    @reading:progressive-hand.five-cards @reading:progressive-stake.kept
    Scenario: A five-card straight is better than three-of-a-kind where the paytable is for hands of five cards
      Given the house's progressive paytable is C
      And seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      And the cards fall as
        | seat 1 | 9d 8h 7c 6h 5s    |
        | dealer | Kh Kc Js 8d 5d 3c |
      When the round is completed
      Then seat 1's progressive wins 30 and the stake is kept

    @reading:progressive-hand.four-cards
    Scenario: A straight is below three-of-a-kind where all hands are of four cards
      Given the house's progressive paytable is C
      And seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      And the cards fall as
        | seat 1 | 9d 8h 7c 6h 5s    |
        | dealer | Kh Kc Js 8d 5d 3c |
      When the round is completed
      Then seat 1's progressive loses
