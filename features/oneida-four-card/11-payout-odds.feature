Feature: Payout odds

  @oneida-four-card.K.1 @payout @play @declaration
  Rule: There are three kinds of payouts: on ante and play, on aces up, and an automatic bonus
    Each is a matter of its own.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:bonus-base.ante
    Scenario: One hand earns all three
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | 9s 9d 9c 6h 2d    |
        | dealer | Qh Jc Ts 8d 5s 3c |
      When seat 1 plays for 20
      And the round is completed
      Then the results are
        | seat | ante    | play    | aces up |
        | 1    | wins 10 | wins 20 | wins 35 |
      And seat 1 gets an ante bonus of 20

    Scenario: The declared payout types
      Then the declared payout types include
        | ante and play   |
        | aces up         |
        | automatic bonus |

  @oneida-four-card.K.1.a @payout @play
  Rule: Ante and play are paid even money for a hand that is higher than the dealer's
    Each by its own amount.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Ante and play win their own amounts
      Given the wagers are
        | seat | ante |
        | 1    | 10   |
        | 2    | 10   |
        | 3    | 5    |
      And the cards fall as
        | seat 1 | As Ad 9c 6h 3d    |
        | seat 2 | Ac Ah 8s 5d 2h    |
        | seat 3 | Qs Qh 8c 6d 2c    |
        | dealer | Kc Jh 9d 7c 5h 3c |
      When seat 1 plays for 10
      And seat 2 plays for 30
      And seat 3 plays for 15
      And the round is completed
      Then the results are
        | seat | ante    | play    |
        | 1    | wins 10 | wins 10 |
        | 2    | wins 10 | wins 30 |
        | 3    | wins 5  | wins 15 |

    Scenario: Amounts with cents are paid to the cent
      Given seat 1 wagers 7.50 on ante
      And the cards fall as
        | seat 1 | Qs Qh 8c 6d 2c    |
        | dealer | Kc Jh 9d 7c 5h 3c |
      When seat 1 plays for 22.50
      And the round is completed
      Then seat 1's ante wins 7.50
      And seat 1's play wins 22.50

    Scenario: The strength of the winning hand does not change the odds
      Given the wagers are
        | seat | ante |
        | 1    | 10   |
        | 2    | 10   |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d    |
        | seat 2 | Ks Qd 8h 6c 2d    |
        | dealer | Qc Jh 9s 7c 5h 3c |
      When seat 1 plays for 20
      And seat 2 plays for 20
      And the round is completed
      Then the results are
        | seat | ante    | play    |
        | 1    | wins 10 | wins 20 |
        | 2    | wins 10 | wins 20 |

    Scenario: In a second round the amounts of that round are paid
      Given seat 1 wagers 10 on ante
      And seat 1 plays for 10
      And the round is completed
      And seat 1 wagers 25 on ante
      And the cards fall as
        | seat 1 | As Ad 9c 6h 3d    |
        | dealer | Kc Jh 9d 7c 5h 3c |
      When seat 1 plays for 75
      And the round is completed
      Then seat 1's ante wins 25
      And seat 1's play wins 75

    Scenario Outline: A player with <player> against a dealer with <dealer> <outcome>
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | <player cards> |
        | dealer | <dealer cards> |
      When seat 1 plays for 20
      And the round is completed
      Then seat 1's ante <ante>
      And seat 1's play <play>

      Examples:
        | player            | dealer            | outcome | player cards   | dealer cards      | ante    | play    |
        | two pairs         | a pair of aces    | wins    | Kd Kc Qh Qd 2d | Ah Ac Js 8d 5s 3c | wins 10 | wins 20 |
        | a pair of kings   | a pair of aces    | loses   | Kd Kc Qh 9d 2d | Ah Ac Js 8d 5s 3c | loses   | loses   |
        | kings with an ace | kings with a jack | wins    | Ks Kd Ah 9d 2d | Kh Kc Js 8d 5s 3c | wins 10 | wins 20 |
        | kings with a jack | kings with an ace | loses   | Ks Kd Jh 9d 2d | Kh Kc As 8d 5s 3c | loses   | loses   |

  @oneida-four-card.K.1.b @payout @play
  Rule: Aces up is paid by its table
    On the wager's own amount, whatever the dealer has and whether the player stays in; a hand below a pair of aces loses it.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:five-card-words.four-cards
    Scenario: Aces up is paid on its own amount, and the stake comes back
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ts 7s 5s 2d |
      When the round is completed
      Then seat 1's aces up wins 30

    Scenario: An aces up wager with cents is paid to the cent
      Given seat 1 wagers 7.50 on aces up
      And the cards fall as
        | seat 1 | 9s 9h 9d 4c 2s |
      When the round is completed
      Then seat 1's aces up wins 52.50

    Scenario: A high payout of aces up is not limited
      Given seat 1 wagers 50 on aces up
      And the cards fall as
        | seat 1 | 7s 7h 7d 7c 2d |
      When the round is completed
      Then seat 1's aces up wins 2,500

    @reading:aces-up-rows.highest
    Scenario: Two pairs with aces are paid as two pairs only
      Given seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ad 9c 9h 2d |
      When the round is completed
      Then seat 1's aces up wins 20

    @reading:aces-up-rows.every-row
    Scenario: Two pairs with aces are paid as two pairs and as a pair of aces
      Given seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ad 9c 9h 2d |
      When the round is completed
      Then seat 1's aces up wins 30

    Scenario: In a second round the aces up wager of that round is paid
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ah 9d 6d 2c |
      And the round is completed
      And seat 1 wagers 10 on ante
      And seat 1 wagers 25 on aces up
      And the cards fall as
        | seat 1 | As Ah 9d 6d 2c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's aces up wins 25

    Scenario: Ante and play lose, aces up is paid
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ad 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante loses
      And seat 1's aces up wins 10

    Scenario: A hand that was folded is paid on aces up against a higher dealer's hand
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ad 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 folds
      And the round is completed
      Then seat 1's aces up wins 10

    Scenario: Beside a player who folds, aces up alone is paid against a higher dealer's hand
      Given seat 1 wagers 10 on ante
      And seat 2 wagers 20 on aces up
      And the cards fall as
        | seat 2 | As Ad 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 folds
      And the round is completed
      Then seat 2's aces up wins 20

    @reading:five-card-words.four-cards
    Scenario: Five hands, each by its row
      Given seats 1 to 5 wager 10 on aces up
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c |
        | seat 2 | 9s 9h 9d 4c 2s |
        | seat 3 | As Ks 7s 5s 3d |
        | seat 4 | Td 9c 8h 7d 2c |
        | seat 5 | 6s 6h 4d 4h 2d |
      When the round is completed
      Then the results are
        | seat | aces up  |
        | 1    | wins 300 |
        | 2    | wins 70  |
        | 3    | wins 60  |
        | 4    | wins 50  |
        | 5    | wins 20  |

  @oneida-four-card.K.1.b.four-of-a-kind @payout @play
  Rule: Aces up pays four-of-a-kind 50 to 1
    The top row, the same for 2s as for aces.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Four 2s and four aces are paid 50 to 1 on aces up
      Given the wagers are
        | seat | aces up |
        | 1    | 5       |
        | 2    | 15      |
      And the cards fall as
        | seat 1 | 2s 2h 2d 2c 9d |
        | seat 2 | As Ah Ad Ac 9s |
      When the round is completed
      Then the results are
        | seat | aces up  |
        | 1    | wins 250 |
        | 2    | wins 750 |

    @reading:five-card-words.four-cards
    Scenario: A king-high straight flush is no four-of-a-kind on aces up
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 250

  @oneida-four-card.K.1.b.straight-flush @payout @play
  Rule: Aces up pays a straight flush 30 to 1
    The one to is lost in the document; read like every other row.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:five-card-words.four-cards
    Scenario: The lowest and a high straight flush are paid 30 to 1 on aces up
      Given the wagers are
        | seat | aces up |
        | 1    | 5       |
        | 2    | 15      |
      And the cards fall as
        | seat 1 | Ah 2h 3h 4h 9c |
        | seat 2 | Ks Qs Js Ts 8d |
      When the round is completed
      Then the results are
        | seat | aces up  |
        | 1    | wins 150 |
        | 2    | wins 450 |

    Scenario: The highest three of a kind is no straight flush on aces up
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Ad Kd Qc |
      When the round is completed
      Then seat 1's aces up does not win 150

    @reading:five-card-words.four-cards @reading:highest-straight-flush.ace-high
    Scenario: Ace, king, queen and jack of one suit are paid 30 to 1
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d |
      When the round is completed
      Then seat 1's aces up wins 150

    @reading:five-card-words.four-cards @reading:highest-straight-flush.king-high
    Scenario: Ace, king, queen and jack of one suit are not paid 30 to 1
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d |
      When the round is completed
      Then seat 1's aces up does not win 150

    @reading:five-card-words.as-printed
    Scenario: By the letter four cards of a suit in sequence are not paid on aces up
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d |
      When the round is completed
      Then seat 1's aces up loses

  @oneida-four-card.K.1.b.three-of-a-kind @payout @play
  Rule: Aces up pays three-of-a-kind 7 to 1
    For 2s as for aces.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Three 2s and three aces are paid 7 to 1 on aces up
      Given the wagers are
        | seat | aces up |
        | 1    | 5       |
        | 2    | 15      |
      And the cards fall as
        | seat 1 | 2s 2h 2d 4c 9d |
        | seat 2 | As Ah Ad Kd Qc |
      When the round is completed
      Then the results are
        | seat | aces up  |
        | 1    | wins 35  |
        | 2    | wins 105 |

    @reading:five-card-words.four-cards
    Scenario: The highest flush is no three of a kind on aces up
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 35

  @oneida-four-card.K.1.b.flush @payout @play
  Rule: Aces up pays a flush 6 to 1
    Four cards of one suit.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:five-card-words.four-cards
    Scenario: The lowest and the highest flush are paid 6 to 1 on aces up
      Given the wagers are
        | seat | aces up |
        | 1    | 5       |
        | 2    | 15      |
      And the cards fall as
        | seat 1 | 2s 3s 4s 6s 9d |
        | seat 2 | Ah Kh Qh Th 8d |
      When the round is completed
      Then the results are
        | seat | aces up |
        | 1    | wins 30 |
        | 2    | wins 90 |

    @reading:five-card-words.four-cards
    Scenario: A king-high straight is no flush on aces up
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 8h |
      When the round is completed
      Then seat 1's aces up does not win 30

    @reading:five-card-words.as-printed
    Scenario: By the letter four cards of a suit are not paid on aces up
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ah Kh Qh Th 8d |
      When the round is completed
      Then seat 1's aces up loses

  @oneida-four-card.K.1.b.straight @payout @play
  Rule: Aces up pays a straight 5 to 1
    Four cards in sequence.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:five-card-words.four-cards
    Scenario: The lowest and a high straight are paid 5 to 1 on aces up
      Given the wagers are
        | seat | aces up |
        | 1    | 5       |
        | 2    | 15      |
      And the cards fall as
        | seat 1 | As 2h 3d 4c 9h |
        | seat 2 | Ks Qh Jd Tc 8h |
      When the round is completed
      Then the results are
        | seat | aces up |
        | 1    | wins 25 |
        | 2    | wins 75 |

    Scenario: Kings and queens are no straight on aces up
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Qd Qc 9s |
      When the round is completed
      Then seat 1's aces up does not win 25

    @reading:five-card-words.as-printed
    Scenario: By the letter four cards in sequence are not paid on aces up
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 8h |
      When the round is completed
      Then seat 1's aces up loses

  @oneida-four-card.K.1.b.two-pair @payout @play
  Rule: Aces up pays two pairs 2 to 1
    The lowest as the highest.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: The lowest two pairs and kings and queens are paid 2 to 1 on aces up
      Given the wagers are
        | seat | aces up |
        | 1    | 5       |
        | 2    | 15      |
      And the cards fall as
        | seat 1 | 3s 3h 2d 2c 7s |
        | seat 2 | Ks Kh Qd Qc 9s |
      When the round is completed
      Then the results are
        | seat | aces up |
        | 1    | wins 10 |
        | 2    | wins 30 |

    Scenario: The highest pair of aces is no two pairs on aces up
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Kd Qc 9h |
      When the round is completed
      Then seat 1's aces up does not win 10

    @reading:aces-up-rows.highest
    Scenario: Two pairs with aces are paid 2 to 1 as any others
      Given seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ah Kd Kc 7s |
      When the round is completed
      Then seat 1's aces up wins 20

  @oneida-four-card.K.1.b.pair-of-aces @payout @play
  Rule: Aces up pays a pair of aces 1 to 1
    A lower pair is not paid.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: The lowest and the highest pair of aces are paid 1 to 1 on aces up
      Given the wagers are
        | seat | aces up |
        | 1    | 5       |
        | 2    | 15      |
      And the cards fall as
        | seat 1 | As Ah 2d 3c 5h |
        | seat 2 | Ad Ac Kh Qs 9c |
      When the round is completed
      Then the results are
        | seat | aces up |
        | 1    | wins 5  |
        | 2    | wins 15 |

    Scenario: A pair of kings is not paid on aces up
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Ad Qc 9s |
      When the round is completed
      Then seat 1's aces up loses

  @oneida-four-card.K.1.c @payout @play
  Rule: A player with an ante and a play wager is paid an automatic bonus for a high hand
    Whether or not the hand beats the dealer's; a folded hand earns none. The bonus is the ante bonus of the sentences.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:bonus-base.ante
    Scenario: The bonus is reckoned on the ante alone
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kc Jh 8d 7c 5h 3c |
      When seat 1 plays for 30
      And the round is completed
      Then seat 1 gets an ante bonus of 20

    @reading:bonus-base.ante-and-play
    Scenario: The bonus is reckoned on ante and play
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kc Jh 8d 7c 5h 3c |
      When seat 1 plays for 30
      And the round is completed
      Then seat 1 gets an ante bonus of 80

    @reading:bonus-base.play
    Scenario: The bonus is reckoned on the play wager
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kc Jh 8d 7c 5h 3c |
      When seat 1 plays for 30
      And the round is completed
      Then seat 1 gets an ante bonus of 60

    @reading:bonus-base.ante
    Scenario: On an ante with cents the bonus is paid to the cent
      Given seat 1 wagers 7.50 on ante
      And the cards fall as
        | seat 1 | 2s 2h 2d 2c 9d    |
        | dealer | Kc Jh 8d 7c 5h 3c |
      When the round is completed
      Then seat 1 gets an ante bonus of 187.50

    # Unlike mlgca-four-card: a tie is read in two ways, and this is the one in which it stands off.
    @reading:five-card-words.four-cards @reading:bonus-base.ante @reading:tied-hand.stands-off @reading:tie-scope.ante-and-play
    Scenario: A straight flush that is equal to the dealer's earns the bonus
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c    |
        | dealer | Ks Qs Js Ts 7d 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1 gets an ante bonus of 200

    @reading:five-card-words.four-cards @reading:tied-hand.stands-off @reading:tie-scope.every-wager @reading:bonus-base.ante
    Scenario: A straight flush that is equal to the dealer's earns no bonus, for nothing is paid
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c    |
        | seat 2 | 2s 2h 2d 2c 8d    |
        | dealer | Ks Qs Js Ts 7d 3c |
      When the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 250

    @reading:ante-bonus-on-loss.paid @reading:bonus-base.ante
    Scenario: A three of a kind that loses is paid the bonus, and the ante is collected
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 plays for 20
      And the round is completed
      Then seat 1's ante loses
      And seat 1's play loses
      And seat 1 gets an ante bonus of 20

    @reading:ante-bonus-on-loss.with-the-win-only @reading:bonus-base.ante
    Scenario: A three of a kind that loses is paid no bonus, one that wins is
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | seat 2 | As Ad Ac 4c 2c    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 20

    @reading:bonus-base.ante
    Scenario: Who folds the hand gets no bonus for it, who plays does
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | seat 2 | As Ad Ac 4c 2c    |
        | dealer | Kc Jh 8d 7c 5h 3c |
      When seat 1 folds
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 20

    # Unlike mlgca-four-card: three of a kind pays 7 to 1 here, 9 to 1 in the other's paytable A.
    @reading:bonus-base.ante
    Scenario: Who folds gets no bonus though aces up is paid for the hand, who plays does
      Given the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 10      |
        | 2    | 10   |         |
      And the cards fall as
        | seat 1 | Qs Qh Qd 6d 2c    |
        | seat 2 | 8s 8h 8d 6s 2d    |
        | dealer | Kc Jh 9d 7c 5h 3c |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then seat 1's aces up wins 70
      And seat 1 gets no ante bonus
      But seat 2 gets an ante bonus of 20

    @reading:bonus-base.ante
    Scenario: In a second round the bonus is reckoned on the ante of that round
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Qs Qh Qd 6d 2c    |
        | dealer | Kc Jh 9d 7c 5h 3c |
      And the round is completed
      And seat 1 wagers 20 on ante
      And the cards fall as
        | seat 1 | 8s 8h 8d 6s 2d    |
        | dealer | Kc Jh 9d 7c 5h 3c |
      When seat 1 plays for 20
      And the round is completed
      Then seat 1 gets an ante bonus of 40

  @oneida-four-card.K.1.c.four-of-a-kind @payout @play
  Rule: The automatic bonus for four-of-a-kind is 25 to 1
    For four 2s as for four aces.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:bonus-base.ante
    Scenario: Four 2s and four aces earn an ante bonus of 25 to 1
      Given the wagers are
        | seat | ante |
        | 1    | 10   |
        | 2    | 15   |
      And the cards fall as
        | seat 1 | 2s 2h 2d 2c 9d    |
        | seat 2 | As Ah Ad Ac 9s    |
        | dealer | Kc Jh 8d 7c 5h 3c |
      When the round is completed
      Then seat 1 gets an ante bonus of 250
      And seat 2 gets an ante bonus of 375

    @reading:five-card-words.four-cards
    Scenario: A king-high straight flush is no four-of-a-kind for the ante bonus
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d    |
        | dealer | Kc Jh 8h 7c 5h 3c |
      When the round is completed
      Then seat 1 gets no ante bonus of 250

  @oneida-four-card.K.1.c.straight-flush @payout @play
  Rule: The automatic bonus for a straight flush is 20 to 1
    From ace, 2, 3, 4 up.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:five-card-words.four-cards @reading:bonus-base.ante
    Scenario: The lowest and a high straight flush earn an ante bonus of 20 to 1
      Given the wagers are
        | seat | ante |
        | 1    | 10   |
        | 2    | 15   |
      And the cards fall as
        | seat 1 | Ah 2h 3h 4h 9c    |
        | seat 2 | Ks Qs Js Ts 8d    |
        | dealer | Kc Jh 8h 7c 5d 3c |
      When the round is completed
      Then seat 1 gets an ante bonus of 200
      And seat 2 gets an ante bonus of 300

    Scenario: The highest three of a kind is no straight flush for the ante bonus
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ah Ad Kd Qc    |
        | dealer | Kc Jh 8h 7c 5h 3c |
      When the round is completed
      Then seat 1 gets no ante bonus of 200

    @reading:five-card-words.four-cards @reading:highest-straight-flush.ace-high @reading:bonus-base.ante
    Scenario: Ace, king, queen and jack of one suit earn the bonus
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d    |
        | dealer | Kc Jh 8h 7c 5h 3c |
      When the round is completed
      Then seat 1 gets an ante bonus of 200

    @reading:five-card-words.four-cards @reading:highest-straight-flush.king-high @reading:bonus-base.ante
    Scenario: Ace, king, queen and jack of one suit earn no bonus, being a flush
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d    |
        | seat 2 | 9c 8c 7c 6c 2d    |
        | dealer | Kc Jh 8h 7d 5h 3c |
      When the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 200

    @reading:five-card-words.as-printed
    Scenario: By the letter four cards of a suit in sequence earn no bonus, whoever else has one
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d    |
        | seat 2 | 2s 2h 2d 4c 9d    |
        | dealer | Kc Jh 8h 7d 5h 3c |
      When the round is completed
      Then seat 1 gets no ante bonus

  @oneida-four-card.K.1.c.three-of-a-kind @payout @play
  Rule: The automatic bonus for three-of-a-kind is 2 to 1
    The lowest hand that earns one; a flush earns none.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:bonus-base.ante
    Scenario: Three 2s and three aces earn an ante bonus of 2 to 1
      Given the wagers are
        | seat | ante |
        | 1    | 10   |
        | 2    | 15   |
      And the cards fall as
        | seat 1 | 2s 2h 2d 4c 9d    |
        | seat 2 | As Ah Ad 9s 6c    |
        | dealer | Kc Jh 8d 7c 5h 3c |
      When the round is completed
      Then seat 1 gets an ante bonus of 20
      And seat 2 gets an ante bonus of 30

    @reading:bonus-base.ante
    Scenario: The highest flush earns no ante bonus beside three of a kind
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ks Qs Ts 8d    |
        | seat 2 | 2s 2h 2d 4c 9d    |
        | dealer | Kc Jh 8h 7c 5h 3c |
      When the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 20
