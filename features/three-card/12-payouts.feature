Feature: Payout odds

  @three-card.k.1 @payout @play @declaration
  Rule: There are three kinds of payment: against the dealer, for pair plus, and the bonus
    Each goes by its own rule, and one does not take the place of another.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    @reading:pair-plus-rows.highest @reading:bonus-base.ante @reading:ante-bonus-on-loss.paid
    Scenario: A straight that beats the dealer is paid in all three ways
      Given the house's pair plus paytable is A
      And the house's ante bonus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 5 on pair plus
      And the cards fall as
        | seat 1 | 9s 8d 7c |
        | dealer | Qh Qc Js |
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante    | play    | pair plus |
        | 1    | wins 10 | wins 10 | wins 30   |
      And seat 1 gets an ante bonus of 10

    @reading:bonus-base.ante @reading:ante-bonus-on-loss.paid
    Scenario: A straight that loses to the dealer is paid in the two other ways
      Given the house's pair plus paytable is A
      And the house's ante bonus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 5 on pair plus
      And the cards fall as
        | seat 1 | 9s 8d 7c |
        | dealer | Qh Qc Qs |
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante  | play  | pair plus |
        | 1    | loses | loses | wins 30   |
      And seat 1 gets an ante bonus of 10

    Scenario: The facility says which kinds there are
      Then the declared payout types include
        | ante and play |
        | pair plus     |
        | ante bonus    |

  @three-card.k.1.i @payout @play
  Rule: Against the dealer a higher hand is paid even money on ante and play
    Each by its own amount.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario Outline: A player with <player> against a dealer with <dealer> <outcome>
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | <player cards> |
        | dealer | <dealer cards> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante <ante>
      And seat 1's play <play>

      Examples:
        | player            | dealer            | outcome | player cards | dealer cards | ante    | play    |
        | a flush           | a pair of aces    | wins    | Kd 9d 2d     | Ah Ac Js     | wins 10 | wins 10 |
        | a pair of kings   | a pair of aces    | loses   | Kd Kc Qh     | Ah Ac Js     | loses   | loses   |
        | kings with an ace | kings with a jack | wins    | Ks Kd Ah     | Kh Kc Js     | wins 10 | wins 10 |
        | kings with a ten  | kings with an ace | loses   | Ks Kd Th     | Kh Kc As     | loses   | loses   |
        | a straight flush  | three aces        | wins    | 4d 3d 2d     | Ah Ac As     | wins 10 | wins 10 |

    Scenario: Amounts with cents are paid to the cent
      Given seat 1 wagers 7.50 on ante
      And the cards fall as
        | seat 1 | Ks Kd 8c |
        | dealer | Qh Qc Js |
      When seat 1 plays for 7.50
      And the round is completed
      Then seat 1's ante wins 7.50
      And seat 1's play wins 7.50

    Scenario: Each of three players is compared with the dealer
      Given seat 1 wagers 10 on ante
      And seat 2 wagers 20 on ante
      And seat 3 wagers 30 on ante
      And the cards fall as
        | seat 1 | Ts Td 8c |
        | seat 2 | Ks Kd 9c |
        | seat 3 | Js Jd 9h |
        | dealer | Qh Qc 8s |
      When the round is completed
      Then the results are
        | seat | ante    | play    |
        | 3    | loses   | loses   |
        | 2    | wins 20 | wins 20 |
        | 1    | loses   | loses   |

    Scenario: In a second round the hands and amounts of that round count
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad Ac |
        | seat 2 | Ts Td 9c |
        | dealer | Qh Qc 8s |
      And the round is completed
      And seats 1 and 2 wager 25 on ante
      And the cards fall as
        | seat 1 | 7s 7d 6c |
        | seat 2 | Ks Kd Kc |
        | dealer | 9h 9c 5s |
      When the round is completed
      Then the results are
        | seat | ante    | play    |
        | 1    | loses   | loses   |
        | 2    | wins 25 | wins 25 |

    @reading:shared-cards.ranks
    Scenario: The lowest hand with which the dealer qualifies counts as any other
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | Qd 4c 2s |
        | seat 2 | Qs 4h 3c |
        | dealer | Qh 3d 2c |
      When the round is completed
      Then the results are
        | seat | ante    | play    |
        | 1    | wins 10 | wins 10 |
        | 2    | wins 10 | wins 10 |

  @three-card.k.1.i.s1 @payout @play
  Rule: When the dealer has less than queen high, the ante is paid even money and the play wager returned
    A king or an ace will do as well as a queen, and so will a pair of 2s.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario Outline: The dealer has <dealer>: <outcome>
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9c       |
        | dealer | <dealer cards> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play <play>

      Examples:
        | dealer                   | dealer cards | outcome            | play        |
        | the highest jack high    | Jh Tc 8s     | play is returned   | is returned |
        | the lowest hand of all   | 5h 3c 2s     | play is returned   | is returned |
        | the lowest queen high    | Qh 3c 2s     | play is paid       | wins 10     |
        | a king and low cards     | Kh 3c 2s     | play is paid       | wins 10     |
        | an ace and low cards     | Ah 4c 2s     | play is paid       | wins 10     |
        | two 2s                   | 2h 2c 3s     | play is paid       | wins 10     |
        | a queen, dealt last      | 2s 3c Qh     | play is paid       | wins 10     |
        | a king, dealt second     | 3c Kh 2s     | play is paid       | wins 10     |
        | a jack, dealt last       | 8s 5c Jh     | play is returned   | is returned |

    Scenario Outline: A dealer without a queen qualifies with <hand>
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Ks Qd Tc       |
        | dealer | <dealer cards> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante loses
      And seat 1's play loses

      Examples:
        | hand              | dealer cards |
        | a pair            | 2h 2c 3s     |
        | a flush           | 5h 3h 2h     |
        | a straight        | 4h 3c 2s     |
        | the ace below 2   | 3h 2c As     |
        | three of one rank | 2h 2c 2s     |
        | a straight flush  | 4h 3h 2h     |

    @reading:ante-on-unqualified.every-hand
    Scenario Outline: A hand <compared> the dealer's is paid on the ante, too
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | <player> |
        | dealer | Jh Tc 8s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play is returned

      Examples:
        | compared   | player   |
        | lower than | 9h 5d 3c |
        | equal to   | Jd Th 8c |

    @reading:ante-on-unqualified.every-hand
    Scenario: Each of three players is paid on the own ante, with a high hand as with low ones
      Given seat 1 wagers 10 on ante
      And seat 2 wagers 20 on ante
      And seat 3 wagers 30 on ante
      And the cards fall as
        | seat 1 | 9h 5d 3c |
        | seat 2 | As Ad 4c |
        | seat 3 | 9s 6d 2c |
        | dealer | Jh Tc 8s |
      When the round is completed
      Then the results are
        | seat | ante    | play        |
        | 1    | wins 10 | is returned |
        | 2    | wins 20 | is returned |
        | 3    | wins 30 | is returned |

    @reading:ante-on-unqualified.winning-hands
    Scenario: A lower hand loses ante and play though the dealer has less than queen high, a higher one is paid
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | 9h 5d 3c |
        | seat 2 | As 5c 3h |
        | dealer | Jh Tc 8s |
      When the round is completed
      Then the results are
        | seat | ante    | play        |
        | 1    | loses   | loses       |
        | 2    | wins 10 | is returned |

    @reading:ante-on-unqualified.winning-hands @reading:drawn-hand.stands-off
    Scenario: An equal hand stands off though the dealer has less than queen high
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Jd Th 8c |
        | dealer | Jh Tc 8s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned
      And seat 1's play is returned

    @reading:ante-on-unqualified.winning-hands @reading:drawn-hand.loses
    Scenario: An equal hand loses though the dealer has less than queen high
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Jd Th 8c |
        | dealer | Jh Tc 8s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante loses
      And seat 1's play loses

    Scenario: Who has folded gets nothing of it, who has played does
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As 9h 3c |
        | seat 2 | Ks 9d 4c |
        | dealer | Jh Tc 8s |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then the results are
        | seat | ante         | play        |
        | 1    | is forfeited |             |
        | 2    | wins 10      | is returned |

    Scenario: The ante is paid by its own amount, to the cent
      Given seat 1 wagers 7.50 on ante
      And the cards fall as
        | seat 1 | As 9h 3c |
        | dealer | Jh Tc 8s |
      When seat 1 plays for 7.50
      And the round is completed
      Then seat 1's ante wins 7.50
      And seat 1's play is returned

  @three-card.k.1.ii @payout @play
  Rule: Pair plus is paid by a ledger, whatever the dealer has
    A hand that the ledger does not name loses.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: It is paid on its own amount, and the stake comes back
      Given seat 1 wagers 20 on ante
      And seat 1 wagers 5 on pair plus
      And the cards fall as
        | seat 1 | As Ts 7s |
        | dealer | Kh Qc 9d |
      When seat 1 plays for 20
      And the round is completed
      Then seat 1's pair plus wins 20

    Scenario: A hand below a pair loses, however high
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | As Kd Jc |
        | dealer | 9h 5c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's pair plus loses

    Scenario: It is paid to a hand that loses to the dealer's
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 2s 2d 3c |
        | dealer | Ah Ac Ad |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses
      And seat 1's pair plus wins 10

    Scenario: It is paid where the dealer has less than queen high
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 2s 2d 3c |
        | dealer | Jh Tc 8s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's pair plus wins 10

    Scenario Outline: A version that ties the wagers has no ledger of its own: <version>
      Given the house's version of the game is <version>
      And the house's pair plus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 9d 9c |
      When the round is completed
      Then seat 1's pair plus wins 300

      Examples:
        | version                       |
        | ante at least pair plus       |
        | ante at least half pair plus  |
        | both wagers compulsory        |

    Scenario: Where all other players have folded, pair plus alone is settled all the same
      Given the house's version of the game is free
      And seats 1 and 3 wager 10 on pair plus
      And seat 2 wagers 10 on ante
      And the cards fall as
        | seat 1 | 2s 2d 3c |
        | seat 2 | 9s 8d 3h |
        | seat 3 | As Qd 5c |
      When seat 2 folds
      And the round is completed
      Then seat 1's pair plus wins 10
      And seat 3's pair plus loses

    Scenario: An amount with cents is paid to the cent
      Given the house's version of the game is free
      And seat 1 wagers 7.50 on pair plus
      And the cards fall as
        | seat 1 | 9s 9d 7c |
      When the round is completed
      Then seat 1's pair plus wins 7.50

    Scenario: In a second round the pair plus wager of that round is paid
      Given the house's version of the game is free
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | As Ad 7s |
      And the round is completed
      And seat 1 wagers 25 on pair plus
      And the cards fall as
        | seat 1 | Ks Kd 7s |
      When the round is completed
      Then seat 1's pair plus wins 25

  @three-card.k.1.ii.table @payout @play
  Rule: The ledger: pair 1 to 1, flush 4, straight 6, three-of-a-kind 30, straight flush 40

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's pair plus paytable is A
      And the house's version of the game is free

    @reading:pair-plus-rows.highest
    Scenario Outline: By the ledger <hand> <cards> wins <payment> on a pair plus wager of 10
      Given seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | <cards> |
      When the round is completed
      Then seat 1's pair plus wins <payment>

      Examples:
        | hand                | cards    | payment |
        | a pair              | 2s 2d 3c | 10      |
        | a pair              | As Ad Kc | 10      |
        | a flush             | 2s 3s 5s | 40      |
        | a flush             | Ad Kd Jd | 40      |
        | a straight          | 3s 2d Ac | 60      |
        | a straight          | As Kd Qc | 60      |
        | a three-of-a-kind   | 2s 2d 2c | 300     |
        | a three-of-a-kind   | As Ad Ac | 300     |
        | a straight flush    | 3c 2c Ac | 400     |
        | a straight flush    | Ah Kh Qh | 400     |

    Scenario: A hand below a pair wins nothing
      Given seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | As Kd Jc |
      When the round is completed
      Then seat 1's pair plus loses

    Scenario: Four hands of one round, each by its own row
      Given the wagers are
        | seat | pair plus |
        | 1    | 5         |
        | 2    | 10        |
        | 3    | 15        |
        | 4    | 20        |
      And the cards fall as
        | seat 1 | 9s 9d 3c |
        | seat 2 | Ks 8s 5s |
        | seat 3 | 7d 6c 5h |
        | seat 4 | 4s 4d 4c |
      When the round is completed
      Then the results are
        | seat | pair plus |
        | 1    | wins 5    |
        | 2    | wins 40   |
        | 3    | wins 90   |
        | 4    | wins 600  |

  @three-card.k.1.ii.A @discretion @play @declaration
  Rule: The house may pay pair plus by another ledger instead
    It has one ledger or the other for the table, not both.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: By the other ledger three 9s win 330, for each player
      Given the house's pair plus paytable is B
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 9d 9c |
        | seat 2 | 8s 8d 8c |
      When the round is completed
      Then seat 1's pair plus wins 330
      And seat 2's pair plus wins 330

    Scenario: It is declared and posted where it is in use
      Given the house's pair plus paytable is B
      Then the declared pair plus paytable is B
      And the declared posted paytable of pair plus is B

    Scenario Outline: The other ledger goes with any version: <version>
      Given the house's version of the game is <version>
      And the house's pair plus paytable is B
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 9d 9c |
      When the round is completed
      Then seat 1's pair plus wins 330

      Examples:
        | version                       |
        | ante at least pair plus       |
        | ante at least half pair plus  |
        | both wagers compulsory        |

    Scenario: The other ledger is kept in a second round
      Given the house's pair plus paytable is B
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the round is completed
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 9d 9c |
      When the round is completed
      Then seat 1's pair plus wins 330

  @three-card.k.1.ii.A.table @payout @play @declaration
  Rule: The other ledger: pair 1 to 1, flush 4, straight 6, three-of-a-kind 33, straight flush 35

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's pair plus paytable is B
      And the house's version of the game is free

    Scenario: Where it is in use, the other ledger is the declared one
      Given seat 2 wagers 10 on ante
      Then the declared pair plus paytable is B

    @reading:pair-plus-rows.highest
    Scenario Outline: By the other ledger <hand> <cards> wins <payment> on a pair plus wager of 10
      Given seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | <cards> |
      When the round is completed
      Then seat 1's pair plus wins <payment>

      Examples:
        | hand                | cards    | payment |
        | a pair              | 2s 2d 3c | 10      |
        | a pair              | As Ad Kc | 10      |
        | a flush             | 2s 3s 5s | 40      |
        | a flush             | Ad Kd Jd | 40      |
        | a straight          | 3s 2d Ac | 60      |
        | a straight          | As Kd Qc | 60      |
        | a three-of-a-kind   | 2s 2d 2c | 330     |
        | a three-of-a-kind   | As Ad Ac | 330     |
        | a straight flush    | 3c 2c Ac | 350     |
        | a straight flush    | Ah Kh Qh | 350     |

    Scenario: A hand that the other ledger does not list wins nothing
      Given seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | As Kd Jc |
      When the round is completed
      Then seat 1's pair plus loses

  @three-card.k.1.iii @payout @play
  Rule: A player with ante and play wager gets a bonus for a high hand
    Beside what the wagers win or lose; a player who folds has no play wager.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    @reading:bonus-base.ante
    Scenario: The bonus is reckoned on the ante alone
      Given the house's ante bonus paytable is A
      And seat 1 wagers 15 on ante
      And the cards fall as
        | seat 1 | 9s 8d 7c |
        | dealer | Kh Qc 9d |
      When seat 1 plays for 15
      And the round is completed
      Then seat 1 gets an ante bonus of 15

    @reading:bonus-base.ante-and-play
    Scenario: The bonus is reckoned on ante and play
      Given the house's ante bonus paytable is A
      And seat 1 wagers 15 on ante
      And the cards fall as
        | seat 1 | 9s 8d 7c |
        | dealer | Kh Qc 9d |
      When seat 1 plays for 15
      And the round is completed
      Then seat 1 gets an ante bonus of 30

    @reading:ante-bonus-on-loss.paid @reading:bonus-base.ante
    Scenario: A straight that loses to the dealer's hand is paid the bonus
      Given the house's ante bonus paytable is A
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 8d 7c |
        | dealer | Th 9c 8h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante loses
      And seat 1's play loses
      And seat 1 gets an ante bonus of 10

    @reading:ante-bonus-on-loss.with-the-win-only @reading:bonus-base.ante
    Scenario: A straight that loses to the dealer's hand is paid no bonus, one that wins is
      Given the house's ante bonus paytable is A
      And seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | 8s 7d 6c |
        | seat 2 | Jd Tc 9s |
        | dealer | 9h 8c 7s |
      When the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 10

    @reading:ante-bonus-on-loss.paid @reading:bonus-base.ante @reading:drawn-hand.stands-off
    Scenario: A straight that draws with the dealer's hand is paid the bonus
      Given the house's ante bonus paytable is A
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 8d 7c |
        | dealer | 9h 8c 7d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned
      And seat 1 gets an ante bonus of 10

    @reading:bonus-base.ante
    Scenario: Where the dealer has less than queen high the bonus is paid all the same
      Given the house's ante bonus paytable is A
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 8d 7c |
        | dealer | Jh 5c 2d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play is returned
      And seat 1 gets an ante bonus of 10

    @reading:bonus-base.ante
    Scenario: Who folds the hand gets no bonus for it, who plays does
      Given the house's ante bonus paytable is A
      And seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c |
        | seat 2 | 8s 7d 6c |
        | dealer | Kh Qc 9h |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 10

    @reading:bonus-base.ante
    Scenario: A player with pair plus alone gets no bonus, one with an ante does
      Given the house's version of the game is free
      And the house's ante bonus paytable is A
      And seat 1 wagers 10 on pair plus
      And seat 2 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c |
        | seat 2 | 8s 7d 6c |
        | dealer | Kh Qc 9h |
      When the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 10

    @reading:bonus-base.ante
    Scenario Outline: Where version and ledger do not both allow another bonus, this one is paid: <version>, ledger <ledger>
      Given the house's version of the game is <version>
      And the house's pair plus paytable is <ledger>
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 9d 9c |
        | dealer | Kh Qc 8h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1 gets an ante bonus of 40

      Examples:
        | version                       | ledger |
        | free                          | A      |
        | free                          | B      |
        | ante at least pair plus       | A      |
        | ante at least half pair plus  | A      |
        | both wagers compulsory        | A      |

    @reading:bonus-base.ante
    Scenario: In a second round the bonus is reckoned on the ante of that round, to the cent
      Given the house's ante bonus paytable is A
      And seat 1 wagers 10 on ante
      And the round is completed
      And seat 1 wagers 7.50 on ante
      And the cards fall as
        | seat 1 | 8s 7h 6d |
        | dealer | Kc Jh 9d |
      When seat 1 plays for 7.50
      And the round is completed
      Then seat 1 gets an ante bonus of 7.50

    @reading:bonus-base.ante
    Scenario Outline: Where the ante was <how> before no more bets, the bonus is reckoned on what it came to
      Given the house's version of the game is free
      And the house's ante bonus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 <act>
      And the cards fall as
        | seat 1 | 8s 7h 6d |
        | dealer | Kc Jh 9d |
      When seat 1 plays for <amount>
      And the round is completed
      Then seat 1 gets an ante bonus of <amount>

      Examples:
        | how      | act                          | amount |
        | added to | wagers 5 on ante             | 15     |
        | raised   | changes the ante wager to 25 | 25     |
        | lowered  | changes the ante wager to 5  | 5      |

  @three-card.k.1.iii.table @payout @play
  Rule: The bonus: straight 1 to 1, three-of-a-kind 4, straight flush 5

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's ante bonus paytable is A
      And seat 1 wagers 10 on ante

    @reading:bonus-base.ante
    Scenario Outline: The bonus on an ante of 10 for <hand> <cards> is <bonus>
      Given the cards fall as
        | seat 1 | <cards>  |
        | dealer | Kh Qc 9d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1 gets an ante bonus of <bonus>

      Examples:
        | hand              | cards    | bonus |
        | a straight        | 3s 2d Ac | 10    |
        | a straight        | As Kd Qd | 10    |
        | a three-of-a-kind | 2s 2d 2c | 40    |
        | a three-of-a-kind | As Ad Ac | 40    |
        | a straight flush  | 3c 2c Ac | 50    |
        | a straight flush  | As Ks Qs | 50    |

    @reading:bonus-base.ante
    Scenario: The highest flush earns none, the lowest straight does
      Given seat 2 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ks Js |
        | seat 2 | 3s 2d Ac |
        | dealer | Kh Qc 9d |
      When the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 10

  @three-card.k.1.iii.A @discretion @play @declaration
  Rule: With a version that ties the wagers and the other ledger of pair plus, the house may pay another bonus

    Background:
      Given a Three Card Poker table under the Section 14 rules

    @reading:alternative-bonus.instead @reading:bonus-base.ante
    Scenario Outline: With version <version> and the other ledger, the house pays the other bonus
      Given the house's version of the game is <version>
      And the house's pair plus paytable is B
      And the house's ante bonus paytable is B
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 9d 9c |
        | dealer | Kh Qc 9h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1 gets an ante bonus of 50
      And the declared ante bonus paytable is B

      Examples:
        | version                       |
        | ante at least pair plus       |
        | ante at least half pair plus  |
        | both wagers compulsory        |

    @reading:bonus-base.ante
    Scenario: With such a version and the other ledger the ordinary bonus may be paid as well
      Given the house's version of the game is ante at least pair plus
      And the house's pair plus paytable is B
      And the house's ante bonus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 9d 9c |
        | dealer | Kh Qc 9h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1 gets an ante bonus of 40

    @reading:alternative-bonus.in-addition @reading:bonus-base.ante
    Scenario: The other bonus comes on top of the ordinary one
      Given the house's version of the game is ante at least pair plus
      And the house's pair plus paytable is B
      And the house's ante bonus paytable is B
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 9d 9c |
        | dealer | Kh Qc 9h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1 gets an ante bonus of 90

    @reading:alternative-bonus.instead @reading:bonus-base.ante
    Scenario: Who folds gets no such bonus, who plays does
      Given the house's version of the game is ante at least pair plus
      And the house's pair plus paytable is B
      And the house's ante bonus paytable is B
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 9d 9c |
        | seat 2 | 8s 7d 6c |
        | dealer | Kh Qc 9h |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 10

  @three-card.k.1.iii.A.table @payout @play @declaration
  Rule: The other bonus: straight 1 to 1, three-of-a-kind 5, straight flush 6

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's version of the game is ante at least pair plus
      And the house's pair plus paytable is B
      And the house's ante bonus paytable is B
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus

    Scenario: Where it is in use, the other bonus is the declared one
      Given seat 2 wagers 10 on ante
      Then the declared ante bonus paytable is B

    @reading:alternative-bonus.instead @reading:bonus-base.ante
    Scenario Outline: The other bonus on an ante of 10 for <hand> <cards> is <bonus>
      Given the cards fall as
        | seat 1 | <cards>  |
        | dealer | Kh Qc 9d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1 gets an ante bonus of <bonus>

      Examples:
        | hand              | cards    | bonus |
        | a straight        | 3s 2d Ac | 10    |
        | a straight        | As Kd Qd | 10    |
        | a three-of-a-kind | 2s 2d 2c | 50    |
        | a three-of-a-kind | As Ad Ac | 50    |
        | a straight flush  | 3c 2c Ac | 60    |
        | a straight flush  | As Ks Qs | 60    |

    @reading:alternative-bonus.in-addition @reading:bonus-base.ante
    Scenario Outline: Both bonuses together on an ante of 10 for <hand> are <bonus>
      Given the cards fall as
        | seat 1 | <cards>  |
        | dealer | Kh Qc 9d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1 gets an ante bonus of <bonus>

      Examples:
        | hand              | cards    | bonus |
        | a straight        | 3s 2d Ac | 20    |
        | a three-of-a-kind | 2s 2d 2c | 90    |
        | a straight flush  | 3c 2c Ac | 110   |

    @reading:alternative-bonus.instead @reading:bonus-base.ante
    Scenario: The highest flush earns no other bonus either, the lowest straight does
      Given seat 2 wagers 10 on ante
      And seat 2 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | As Ks Js |
        | seat 2 | 3s 2d Ac |
        | dealer | Kh Qc 9d |
      When the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 10
