Feature: Payout odds of ante, play and aces up

  @mlgca-four-card.12.A @payout @play
  Rule: Winning ante and play wagers are paid even money
    Each by its own amount; what counts as winning is settled with the comparison of the hands.

    Background:
      Given a Four Card Poker table under the MLGCA rules

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

  @mlgca-four-card.12.B @payout @play
  Rule: An ante bonus is paid on the ante for a high hand, whether or not it beats the dealer's
    To a player with both an ante and a play wager. The play wager earns no bonus.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: The bonus is reckoned on the ante alone
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kc Jh 8d 7c 5h 3c |
      When seat 1 plays for 30
      And the round is completed
      Then seat 1 gets an ante bonus of 20

    Scenario: On an ante with cents the bonus is paid to the cent
      Given seat 1 wagers 7.50 on ante
      And the cards fall as
        | seat 1 | 2s 2h 2d 2c 9d    |
        | dealer | Kc Jh 8d 7c 5h 3c |
      When the round is completed
      Then seat 1 gets an ante bonus of 187.50

    Scenario: A straight flush that is equal to the dealer's earns the bonus
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c    |
        | dealer | Ks Qs Js Ts 7d 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1 gets an ante bonus of 200

    @reading:ante-bonus-on-loss.paid
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

    @reading:ante-bonus-on-loss.paid-with-the-ante
    Scenario: A three of a kind that loses is paid the bonus, and the ante comes back
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 plays for 20
      And the round is completed
      Then seat 1's ante is returned
      And seat 1's play loses
      And seat 1 gets an ante bonus of 20

    @reading:ante-bonus-on-loss.with-the-win-only
    Scenario: A three of a kind that loses is paid no bonus, one that wins is
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | seat 2 | As Ad Ac 4c 2c    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 20

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

    Scenario: Who folds gets no bonus though aces up is paid for the hand, who plays does
      Given the house's aces up paytable is A
      And the wagers are
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
      Then seat 1's aces up wins 90
      And seat 1 gets no ante bonus
      But seat 2 gets an ante bonus of 20

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

  @mlgca-four-card.12.B.1 @payout @play
  Rule: The ante bonus for four-of-a-kind is 25 to 1
    For four 2s as for four aces.

    Background:
      Given a Four Card Poker table under the MLGCA rules

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

    Scenario: A king-high straight flush is no four-of-a-kind for the ante bonus
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d    |
        | dealer | Kc Jh 8h 7c 5h 3c |
      When the round is completed
      Then seat 1 gets no ante bonus of 250

  @mlgca-four-card.12.B.2 @payout @play
  Rule: The ante bonus for a straight flush is 20 to 1
    From ace, 2, 3, 4 up.

    Background:
      Given a Four Card Poker table under the MLGCA rules

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

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of one suit earn it, too
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d    |
        | dealer | Kc Jh 8h 7c 5d 3c |
      When the round is completed
      Then seat 1 gets an ante bonus of 200

    Scenario: The highest three of a kind is no straight flush for the ante bonus
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ah Ad Kd Qc    |
        | dealer | Kc Jh 8h 7c 5h 3c |
      When the round is completed
      Then seat 1 gets no ante bonus of 200

  @mlgca-four-card.12.B.3 @payout @play
  Rule: The ante bonus for three-of-a-kind is 2 to 1
    The lowest hand that earns a bonus; a flush earns none.

    Background:
      Given a Four Card Poker table under the MLGCA rules

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

    Scenario: The highest flush earns no ante bonus beside three of a kind
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ks Qs Ts 8d    |
        | seat 2 | 2s 2h 2d 4c 9d    |
        | dealer | Kc Jh 8h 7c 5h 3c |
      When the round is completed
      Then seat 1 gets no ante bonus
      And seat 2 gets an ante bonus of 20

  @mlgca-four-card.12.C @payout @play @declaration
  Rule: Aces up is paid by the odds of the one paytable that the house has chosen
    On the wager's own amount, without a limit, and the stake comes back.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: Aces up is paid on its own amount, and the stake comes back
      Given the house's aces up paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ts 7s 5s 2d |
      When the round is completed
      Then seat 1's aces up wins 30

    Scenario: An amount with cents is paid to the cent
      Given the house's aces up paytable is A
      And seat 1 wagers 7.50 on aces up
      And the cards fall as
        | seat 1 | 9s 9h 9d 4c 2s |
      When the round is completed
      Then seat 1's aces up wins 67.50

    Scenario: A high payout of aces up is not limited
      Given the house's aces up paytable is A
      And seat 1 wagers 50 on aces up
      And the cards fall as
        | seat 1 | 7s 7h 7d 7c 2d |
      When the round is completed
      Then seat 1's aces up wins 2,500

    Scenario: The declared paytable of aces up is one of the six
      Then the declared aces up paytable is one of
        | A |
        | B |
        | C |
        | D |
        | E |
        | F |

    @reading:aces-up-rows.highest
    Scenario: Two pairs with aces are paid as two pairs only
      Given the house's aces up paytable is A
      And seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ad 9c 9h 2d |
      When the round is completed
      Then seat 1's aces up wins 20

    @reading:aces-up-rows.every-row
    Scenario: Two pairs with aces are paid as two pairs and as a pair of aces
      Given the house's aces up paytable is A
      And seat 1 wagers 10 on aces up
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

  @mlgca-four-card.12.C.1 @payout @declaration @play
  Rule: Paytable A is one of the paytables for aces up
    Where the house has chosen it, it pays 30, 9, 6, 4 and 2 to 1 from the straight flush down to two pairs.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is A

    Scenario: Five hands tell paytable A of aces up from the others
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
        | 2    | wins 90  |
        | 3    | wins 60  |
        | 4    | wins 40  |
        | 5    | wins 20  |

    Scenario: Paytable A of aces up is declared where it is in use
      Then the declared aces up paytable is A

  @mlgca-four-card.12.C.1.a @payout @play
  Rule: Paytable A of aces up pays four-of-a-kind 50 to 1
    The top row, the same for 2s as for aces.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is A

    Scenario: Four 2s and four aces are paid 50 to 1 under paytable A
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

    Scenario: A king-high straight flush is no four-of-a-kind under paytable A
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 250

  @mlgca-four-card.12.C.1.b @payout @play
  Rule: Paytable A of aces up pays a straight flush 30 to 1
    Four in sequence of one suit, from ace, 2, 3, 4 up to ace, king, queen, jack.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is A

    Scenario: The lowest and a high straight flush are paid 30 to 1 under paytable A
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

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of one suit are a straight flush under paytable A, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d |
      When the round is completed
      Then seat 1's aces up wins 150

    Scenario: The highest three of a kind is no straight flush under paytable A
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Ad Kd Qc |
      When the round is completed
      Then seat 1's aces up does not win 150

  @mlgca-four-card.12.C.1.c @payout @play
  Rule: Paytable A of aces up pays three-of-a-kind 9 to 1
    Above a flush and a straight, as hands of four cards rank.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is A

    Scenario: Three 2s and three aces are paid 9 to 1 under paytable A
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
        | 1    | wins 45  |
        | 2    | wins 135 |

    Scenario: The highest flush is no three of a kind under paytable A
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 45

  @mlgca-four-card.12.C.1.d @payout @play
  Rule: Paytable A of aces up pays a flush 6 to 1
    Four of one suit that are not in sequence.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is A

    Scenario: The lowest and the highest flush are paid 6 to 1 under paytable A
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

    Scenario: A king-high straight is no flush under paytable A
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 8h |
      When the round is completed
      Then seat 1's aces up does not win 30

  @mlgca-four-card.12.C.1.e @payout @play
  Rule: Paytable A of aces up pays a straight 4 to 1
    Four in sequence that are not of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is A

    Scenario: The lowest and a high straight are paid 4 to 1 under paytable A
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
        | 1    | wins 20 |
        | 2    | wins 60 |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of several suits are a straight under paytable A, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Kh Qd Jc 8h |
      When the round is completed
      Then seat 1's aces up wins 20

    Scenario: Kings and queens are no straight under paytable A
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Qd Qc 9s |
      When the round is completed
      Then seat 1's aces up does not win 20

  @mlgca-four-card.12.C.1.f @payout @play
  Rule: Paytable A of aces up pays two pairs 2 to 1
    Any two pairs, 3s and 2s as well.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is A

    Scenario: The lowest two pairs and kings and queens are paid 2 to 1 under paytable A
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

    Scenario: The highest pair of aces is no two pairs under paytable A
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Kd Qc 9h |
      When the round is completed
      Then seat 1's aces up does not win 10

  @mlgca-four-card.12.C.1.g @payout @play
  Rule: Paytable A of aces up pays a pair of aces 1 to 1
    The lowest row; a pair of kings loses.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is A

    Scenario: The lowest and the highest pair of aces are paid 1 to 1 under paytable A
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

    Scenario: A pair of kings is not paid under paytable A
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Ad Qc 9s |
      When the round is completed
      Then seat 1's aces up loses

  @mlgca-four-card.12.C.2 @payout @declaration @play
  Rule: Paytable B is one of the paytables for aces up
    Where the house has chosen it, it pays 30, 7, 6, 5 and 2 to 1 from the straight flush down to two pairs.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is B

    Scenario: Five hands tell paytable B of aces up from the others
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

    Scenario: Paytable B of aces up is declared where it is in use
      Then the declared aces up paytable is B

  @mlgca-four-card.12.C.2.a @payout @play
  Rule: Paytable B of aces up pays four-of-a-kind 50 to 1
    The top row, the same for 2s as for aces.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is B

    Scenario: Four 2s and four aces are paid 50 to 1 under paytable B
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

    Scenario: A king-high straight flush is no four-of-a-kind under paytable B
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 250

  @mlgca-four-card.12.C.2.b @payout @play
  Rule: Paytable B of aces up pays a straight flush 30 to 1
    Four in sequence of one suit, from ace, 2, 3, 4 up to ace, king, queen, jack.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is B

    Scenario: The lowest and a high straight flush are paid 30 to 1 under paytable B
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

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of one suit are a straight flush under paytable B, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d |
      When the round is completed
      Then seat 1's aces up wins 150

    Scenario: The highest three of a kind is no straight flush under paytable B
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Ad Kd Qc |
      When the round is completed
      Then seat 1's aces up does not win 150

  @mlgca-four-card.12.C.2.c @payout @play
  Rule: Paytable B of aces up pays three-of-a-kind 7 to 1
    Above a flush and a straight, as hands of four cards rank.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is B

    Scenario: Three 2s and three aces are paid 7 to 1 under paytable B
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

    Scenario: The highest flush is no three of a kind under paytable B
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 35

  @mlgca-four-card.12.C.2.d @payout @play
  Rule: Paytable B of aces up pays a flush 6 to 1
    Four of one suit that are not in sequence.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is B

    Scenario: The lowest and the highest flush are paid 6 to 1 under paytable B
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

    Scenario: A king-high straight is no flush under paytable B
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 8h |
      When the round is completed
      Then seat 1's aces up does not win 30

  @mlgca-four-card.12.C.2.e @payout @play
  Rule: Paytable B of aces up pays a straight 5 to 1
    Four in sequence that are not of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is B

    Scenario: The lowest and a high straight are paid 5 to 1 under paytable B
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

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of several suits are a straight under paytable B, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Kh Qd Jc 8h |
      When the round is completed
      Then seat 1's aces up wins 25

    Scenario: Kings and queens are no straight under paytable B
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Qd Qc 9s |
      When the round is completed
      Then seat 1's aces up does not win 25

  @mlgca-four-card.12.C.2.f @payout @play
  Rule: Paytable B of aces up pays two pairs 2 to 1
    Any two pairs, 3s and 2s as well.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is B

    Scenario: The lowest two pairs and kings and queens are paid 2 to 1 under paytable B
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

    Scenario: The highest pair of aces is no two pairs under paytable B
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Kd Qc 9h |
      When the round is completed
      Then seat 1's aces up does not win 10

  @mlgca-four-card.12.C.2.g @payout @play
  Rule: Paytable B of aces up pays a pair of aces 1 to 1
    The lowest row; a pair of kings loses.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is B

    Scenario: The lowest and the highest pair of aces are paid 1 to 1 under paytable B
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

    Scenario: A pair of kings is not paid under paytable B
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Ad Qc 9s |
      When the round is completed
      Then seat 1's aces up loses

  @mlgca-four-card.12.C.3 @payout @declaration @play
  Rule: Paytable C is one of the paytables for aces up
    Where the house has chosen it, it pays 40, 8, 5, 4 and 3 to 1 from the straight flush down to two pairs.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is C

    Scenario: Five hands tell paytable C of aces up from the others
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
        | 1    | wins 400 |
        | 2    | wins 80  |
        | 3    | wins 50  |
        | 4    | wins 40  |
        | 5    | wins 30  |

    Scenario: Paytable C of aces up is declared where it is in use
      Then the declared aces up paytable is C

  @mlgca-four-card.12.C.3.a @payout @play
  Rule: Paytable C of aces up pays four-of-a-kind 50 to 1
    The top row, the same for 2s as for aces.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is C

    Scenario: Four 2s and four aces are paid 50 to 1 under paytable C
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

    Scenario: A king-high straight flush is no four-of-a-kind under paytable C
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 250

  @mlgca-four-card.12.C.3.b @payout @play
  Rule: Paytable C of aces up pays a straight flush 40 to 1
    Four in sequence of one suit, from ace, 2, 3, 4 up to ace, king, queen, jack.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is C

    Scenario: The lowest and a high straight flush are paid 40 to 1 under paytable C
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
        | 1    | wins 200 |
        | 2    | wins 600 |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of one suit are a straight flush under paytable C, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d |
      When the round is completed
      Then seat 1's aces up wins 200

    Scenario: The highest three of a kind is no straight flush under paytable C
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Ad Kd Qc |
      When the round is completed
      Then seat 1's aces up does not win 200

  @mlgca-four-card.12.C.3.c @payout @play
  Rule: Paytable C of aces up pays three-of-a-kind 8 to 1
    Above a flush and a straight, as hands of four cards rank.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is C

    Scenario: Three 2s and three aces are paid 8 to 1 under paytable C
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
        | 1    | wins 40  |
        | 2    | wins 120 |

    Scenario: The highest flush is no three of a kind under paytable C
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 40

  @mlgca-four-card.12.C.3.d @payout @play
  Rule: Paytable C of aces up pays a flush 5 to 1
    Four of one suit that are not in sequence.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is C

    Scenario: The lowest and the highest flush are paid 5 to 1 under paytable C
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
        | 1    | wins 25 |
        | 2    | wins 75 |

    Scenario: A king-high straight is no flush under paytable C
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 8h |
      When the round is completed
      Then seat 1's aces up does not win 25

  @mlgca-four-card.12.C.3.e @payout @play
  Rule: Paytable C of aces up pays a straight 4 to 1
    Four in sequence that are not of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is C

    Scenario: The lowest and a high straight are paid 4 to 1 under paytable C
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
        | 1    | wins 20 |
        | 2    | wins 60 |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of several suits are a straight under paytable C, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Kh Qd Jc 8h |
      When the round is completed
      Then seat 1's aces up wins 20

    Scenario: Kings and queens are no straight under paytable C
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Qd Qc 9s |
      When the round is completed
      Then seat 1's aces up does not win 20

  @mlgca-four-card.12.C.3.f @payout @play
  Rule: Paytable C of aces up pays two pairs 3 to 1
    Any two pairs, 3s and 2s as well.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is C

    Scenario: The lowest two pairs and kings and queens are paid 3 to 1 under paytable C
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
        | 1    | wins 15 |
        | 2    | wins 45 |

    Scenario: The highest pair of aces is no two pairs under paytable C
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Kd Qc 9h |
      When the round is completed
      Then seat 1's aces up does not win 15

  @mlgca-four-card.12.C.3.g @payout @play
  Rule: Paytable C of aces up pays a pair of aces 1 to 1
    The lowest row; a pair of kings loses.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is C

    Scenario: The lowest and the highest pair of aces are paid 1 to 1 under paytable C
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

    Scenario: A pair of kings is not paid under paytable C
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Ad Qc 9s |
      When the round is completed
      Then seat 1's aces up loses

  @mlgca-four-card.12.C.4 @payout @declaration @play
  Rule: Paytable D is one of the paytables for aces up
    Where the house has chosen it, it pays 40, 8, 6, 4 and 2 to 1 from the straight flush down to two pairs.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is D

    Scenario: Five hands tell paytable D of aces up from the others
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
        | 1    | wins 400 |
        | 2    | wins 80  |
        | 3    | wins 60  |
        | 4    | wins 40  |
        | 5    | wins 20  |

    Scenario: Paytable D of aces up is declared where it is in use
      Then the declared aces up paytable is D

  @mlgca-four-card.12.C.4.a @payout @play
  Rule: Paytable D of aces up pays four-of-a-kind 50 to 1
    The top row, the same for 2s as for aces.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is D

    Scenario: Four 2s and four aces are paid 50 to 1 under paytable D
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

    Scenario: A king-high straight flush is no four-of-a-kind under paytable D
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 250

  @mlgca-four-card.12.C.4.b @payout @play
  Rule: Paytable D of aces up pays a straight flush 40 to 1
    Four in sequence of one suit, from ace, 2, 3, 4 up to ace, king, queen, jack.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is D

    Scenario: The lowest and a high straight flush are paid 40 to 1 under paytable D
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
        | 1    | wins 200 |
        | 2    | wins 600 |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of one suit are a straight flush under paytable D, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d |
      When the round is completed
      Then seat 1's aces up wins 200

    Scenario: The highest three of a kind is no straight flush under paytable D
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Ad Kd Qc |
      When the round is completed
      Then seat 1's aces up does not win 200

  @mlgca-four-card.12.C.4.c @payout @play
  Rule: Paytable D of aces up pays three-of-a-kind 8 to 1
    Above a flush and a straight, as hands of four cards rank.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is D

    Scenario: Three 2s and three aces are paid 8 to 1 under paytable D
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
        | 1    | wins 40  |
        | 2    | wins 120 |

    Scenario: The highest flush is no three of a kind under paytable D
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 40

  @mlgca-four-card.12.C.4.d @payout @play
  Rule: Paytable D of aces up pays a flush 6 to 1
    Four of one suit that are not in sequence.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is D

    Scenario: The lowest and the highest flush are paid 6 to 1 under paytable D
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

    Scenario: A king-high straight is no flush under paytable D
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 8h |
      When the round is completed
      Then seat 1's aces up does not win 30

  @mlgca-four-card.12.C.4.e @payout @play
  Rule: Paytable D of aces up pays a straight 4 to 1
    Four in sequence that are not of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is D

    Scenario: The lowest and a high straight are paid 4 to 1 under paytable D
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
        | 1    | wins 20 |
        | 2    | wins 60 |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of several suits are a straight under paytable D, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Kh Qd Jc 8h |
      When the round is completed
      Then seat 1's aces up wins 20

    Scenario: Kings and queens are no straight under paytable D
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Qd Qc 9s |
      When the round is completed
      Then seat 1's aces up does not win 20

  @mlgca-four-card.12.C.4.f @payout @play
  Rule: Paytable D of aces up pays two pairs 2 to 1
    Any two pairs, 3s and 2s as well.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is D

    Scenario: The lowest two pairs and kings and queens are paid 2 to 1 under paytable D
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

    Scenario: The highest pair of aces is no two pairs under paytable D
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Kd Qc 9h |
      When the round is completed
      Then seat 1's aces up does not win 10

  @mlgca-four-card.12.C.4.g @payout @play
  Rule: Paytable D of aces up pays a pair of aces 1 to 1
    The lowest row; a pair of kings loses.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is D

    Scenario: The lowest and the highest pair of aces are paid 1 to 1 under paytable D
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

    Scenario: A pair of kings is not paid under paytable D
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Ad Qc 9s |
      When the round is completed
      Then seat 1's aces up loses

  @mlgca-four-card.12.C.5 @payout @declaration @play
  Rule: Paytable E is one of the paytables for aces up
    Where the house has chosen it, it pays 30, 8, 6, 4 and 2 to 1 from the straight flush down to two pairs.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is E

    Scenario: Five hands tell paytable E of aces up from the others
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
        | 2    | wins 80  |
        | 3    | wins 60  |
        | 4    | wins 40  |
        | 5    | wins 20  |

    Scenario: Paytable E of aces up is declared where it is in use
      Then the declared aces up paytable is E

  @mlgca-four-card.12.C.5.a @payout @play
  Rule: Paytable E of aces up pays four-of-a-kind 50 to 1
    The top row, the same for 2s as for aces.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is E

    Scenario: Four 2s and four aces are paid 50 to 1 under paytable E
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

    Scenario: A king-high straight flush is no four-of-a-kind under paytable E
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 250

  @mlgca-four-card.12.C.5.b @payout @play
  Rule: Paytable E of aces up pays a straight flush 30 to 1
    Four in sequence of one suit, from ace, 2, 3, 4 up to ace, king, queen, jack.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is E

    Scenario: The lowest and a high straight flush are paid 30 to 1 under paytable E
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

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of one suit are a straight flush under paytable E, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d |
      When the round is completed
      Then seat 1's aces up wins 150

    Scenario: The highest three of a kind is no straight flush under paytable E
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Ad Kd Qc |
      When the round is completed
      Then seat 1's aces up does not win 150

  @mlgca-four-card.12.C.5.c @payout @play
  Rule: Paytable E of aces up pays three-of-a-kind 8 to 1
    Above a flush and a straight, as hands of four cards rank.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is E

    Scenario: Three 2s and three aces are paid 8 to 1 under paytable E
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
        | 1    | wins 40  |
        | 2    | wins 120 |

    Scenario: The highest flush is no three of a kind under paytable E
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 40

  @mlgca-four-card.12.C.5.d @payout @play
  Rule: Paytable E of aces up pays a flush 6 to 1
    Four of one suit that are not in sequence.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is E

    Scenario: The lowest and the highest flush are paid 6 to 1 under paytable E
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

    Scenario: A king-high straight is no flush under paytable E
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 8h |
      When the round is completed
      Then seat 1's aces up does not win 30

  @mlgca-four-card.12.C.5.e @payout @play
  Rule: Paytable E of aces up pays a straight 4 to 1
    Four in sequence that are not of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is E

    Scenario: The lowest and a high straight are paid 4 to 1 under paytable E
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
        | 1    | wins 20 |
        | 2    | wins 60 |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of several suits are a straight under paytable E, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Kh Qd Jc 8h |
      When the round is completed
      Then seat 1's aces up wins 20

    Scenario: Kings and queens are no straight under paytable E
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Qd Qc 9s |
      When the round is completed
      Then seat 1's aces up does not win 20

  @mlgca-four-card.12.C.5.f @payout @play
  Rule: Paytable E of aces up pays two pairs 2 to 1
    Any two pairs, 3s and 2s as well.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is E

    Scenario: The lowest two pairs and kings and queens are paid 2 to 1 under paytable E
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

    Scenario: The highest pair of aces is no two pairs under paytable E
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Kd Qc 9h |
      When the round is completed
      Then seat 1's aces up does not win 10

  @mlgca-four-card.12.C.5.g @payout @play
  Rule: Paytable E of aces up pays a pair of aces 1 to 1
    The lowest row; a pair of kings loses.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is E

    Scenario: The lowest and the highest pair of aces are paid 1 to 1 under paytable E
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

    Scenario: A pair of kings is not paid under paytable E
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Ad Qc 9s |
      When the round is completed
      Then seat 1's aces up loses

  @mlgca-four-card.12.C.6 @payout @declaration @play
  Rule: Paytable F is one of the paytables for aces up
    Where the house has chosen it, it pays 40, 7, 5, 4 and 3 to 1 from the straight flush down to two pairs.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is F

    Scenario: Five hands tell paytable F of aces up from the others
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
        | 1    | wins 400 |
        | 2    | wins 70  |
        | 3    | wins 50  |
        | 4    | wins 40  |
        | 5    | wins 30  |

    Scenario: Paytable F of aces up is declared where it is in use
      Then the declared aces up paytable is F

  @mlgca-four-card.12.C.6.a @payout @play
  Rule: Paytable F of aces up pays four-of-a-kind 50 to 1
    The top row, the same for 2s as for aces.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is F

    Scenario: Four 2s and four aces are paid 50 to 1 under paytable F
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

    Scenario: A king-high straight flush is no four-of-a-kind under paytable F
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 250

  @mlgca-four-card.12.C.6.b @payout @play
  Rule: Paytable F of aces up pays a straight flush 40 to 1
    Four in sequence of one suit, from ace, 2, 3, 4 up to ace, king, queen, jack.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is F

    Scenario: The lowest and a high straight flush are paid 40 to 1 under paytable F
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
        | 1    | wins 200 |
        | 2    | wins 600 |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of one suit are a straight flush under paytable F, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d |
      When the round is completed
      Then seat 1's aces up wins 200

    Scenario: The highest three of a kind is no straight flush under paytable F
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Ad Kd Qc |
      When the round is completed
      Then seat 1's aces up does not win 200

  @mlgca-four-card.12.C.6.c @payout @play
  Rule: Paytable F of aces up pays three-of-a-kind 7 to 1
    Above a flush and a straight, as hands of four cards rank.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is F

    Scenario: Three 2s and three aces are paid 7 to 1 under paytable F
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

    Scenario: The highest flush is no three of a kind under paytable F
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ks Qs Ts 8d |
      When the round is completed
      Then seat 1's aces up does not win 35

  @mlgca-four-card.12.C.6.d @payout @play
  Rule: Paytable F of aces up pays a flush 5 to 1
    Four of one suit that are not in sequence.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is F

    Scenario: The lowest and the highest flush are paid 5 to 1 under paytable F
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
        | 1    | wins 25 |
        | 2    | wins 75 |

    Scenario: A king-high straight is no flush under paytable F
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 8h |
      When the round is completed
      Then seat 1's aces up does not win 25

  @mlgca-four-card.12.C.6.e @payout @play
  Rule: Paytable F of aces up pays a straight 4 to 1
    Four in sequence that are not of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is F

    Scenario: The lowest and a high straight are paid 4 to 1 under paytable F
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
        | 1    | wins 20 |
        | 2    | wins 60 |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of several suits are a straight under paytable F, too
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Kh Qd Jc 8h |
      When the round is completed
      Then seat 1's aces up wins 20

    Scenario: Kings and queens are no straight under paytable F
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Qd Qc 9s |
      When the round is completed
      Then seat 1's aces up does not win 20

  @mlgca-four-card.12.C.6.f @payout @play
  Rule: Paytable F of aces up pays two pairs 3 to 1
    Any two pairs, 3s and 2s as well.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is F

    Scenario: The lowest two pairs and kings and queens are paid 3 to 1 under paytable F
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
        | 1    | wins 15 |
        | 2    | wins 45 |

    Scenario: The highest pair of aces is no two pairs under paytable F
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ah Kd Qc 9h |
      When the round is completed
      Then seat 1's aces up does not win 15

  @mlgca-four-card.12.C.6.g @payout @play
  Rule: Paytable F of aces up pays a pair of aces 1 to 1
    The lowest row; a pair of kings loses.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's aces up paytable is F

    Scenario: The lowest and the highest pair of aces are paid 1 to 1 under paytable F
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

    Scenario: A pair of kings is not paid under paytable F
      Given seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kh Ad Qc 9s |
      When the round is completed
      Then seat 1's aces up loses
