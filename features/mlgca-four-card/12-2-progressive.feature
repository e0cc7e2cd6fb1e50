Feature: The progressive wager, its paytables and its meters

  @mlgca-four-card.12.D @payout @informative
  Rule: What follows holds where the house offers the progressive wager
    An introduction; it requires nothing by itself.

  @mlgca-four-card.12.D.1 @payout @play @declaration
  Rule: The progressive is paid by the one paytable that the house has chosen, on the amount wagered
    Odds are for 1: the chip, which is in the inventory by then, does not come back with the payout.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    @reading:progressive-stake.kept
    Scenario: The odds are multiplied by the wager, and the chip is not given back
      Given the house's progressive paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | 9s 9d 9c 9h 2d    |
        | seat 2 | 7s 7d 7c 4h 2c    |
        | dealer | Kc Jh 8d Tc 5h 3c |
      When the round is completed
      Then seat 1's progressive wins 1,500 and the stake is kept
      And seat 2's progressive wins 9 and the stake is kept

    @reading:progressive-stake.returned
    Scenario: The odds are multiplied by the wager, and the chip is given back
      Given the house's progressive paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | 9s 9d 9c 9h 2d    |
        | seat 2 | 7s 7d 7c 4h 2c    |
        | dealer | Kc Jh 8d Tc 5h 3c |
      When the round is completed
      Then seat 1's progressive wins 1,500
      And seat 2's progressive wins 9

    @reading:progressive-stake.kept
    Scenario: Who wins the meter does not get the chip back
      Given the house's progressive paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the main meter and the stake is kept

    @reading:progressive-stake.returned
    Scenario: Who wins the meter gets the chip back
      Given the house's progressive paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the main meter

    @reading:meter-by-wager.one-meter
    Scenario: A wager of 5 wins the meter once, as a wager of 1 does
      Given the house's progressive paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the main meter, the stake kept or not

    Scenario: The declared paytable of the progressive is one of the six
      Given the house's progressive paytable is B
      Then the declared progressive paytable is one of
        | A |
        | B |
        | C |
        | D |
        | E |
        | F |

    Scenario: In a second round the progressive wager of that round is paid
      Given the house's progressive paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | 9s 9h 9d 6d 2c |
      And the round is completed
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
      And the cards fall as
        | seat 1 | 9s 9h 9d 6d 2c |
      When the round is completed
      Then seat 1's progressive wins 45, the stake kept or not

  @mlgca-four-card.12.D.1.a @payout @declaration @play
  Rule: Paytable A is one of the paytables for the progressive
    For hands of four cards: three-of-a-kind pays 9 for 1, four aces the meter.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: Two hands tell paytable A of the progressive from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c |
        | seat 2 | 9s 9d 9c 4h 2d |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 100, the stake kept or not |
        | 2    | wins 9, the stake kept or not   |

    Scenario: Paytable A of the progressive is declared where it is in use
      Then the declared progressive paytable is A

  @mlgca-four-card.12.D.1.a.i @payout @play
  Rule: Paytable A of the progressive pays four aces 100 percent of the main meter
    Four aces have a row of their own above every other four-of-a-kind.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |

    Scenario: Four aces win 100 percent of the main meter under paytable A
      Given the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the main meter, the stake kept or not

    Scenario: Four kings are not paid as four aces under paytable A of the progressive
      Given the cards fall as
        | seat 1 | Ks Kh Kd Kc Ad |
      When the round is completed
      Then seat 1's progressive does not win 100 percent of the main meter

  @mlgca-four-card.12.D.1.a.ii @payout @play
  Rule: Paytable A of the progressive pays four-of-a-kind 300 for 1
    Below what wins the top meter.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: Four 2s and four kings win 300 for 1 under paytable A, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 2c 9d |
        | seat 2 | Ks Kh Kd Kc 8s |
      When the round is completed
      Then the results are
        | seat | progressive                      |
        | 1    | wins 300, the stake kept or not   |
        | 2    | wins 1,500, the stake kept or not |

    Scenario: A king-high straight flush is no four-of-a-kind under paytable A of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d |
      When the round is completed
      Then seat 1's progressive does not win 300

  @mlgca-four-card.12.D.1.a.iii @payout @play
  Rule: Paytable A of the progressive pays a straight flush 100 for 1
    In sequence and of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: The lowest and a high straight flush win 100 for 1 under paytable A, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ah 2h 3h 4h 9c |
        | seat 2 | Ks Qs Js Ts 8d |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 100, the stake kept or not |
        | 2    | wins 500, the stake kept or not |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of one suit are a straight flush under paytable A of the progressive, too
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d |
      When the round is completed
      Then seat 1's progressive wins 100, the stake kept or not

    Scenario: The highest three of a kind is no straight flush under paytable A of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Kd Qc |
      When the round is completed
      Then seat 1's progressive does not win 100

  @mlgca-four-card.12.D.1.a.iv @payout @play
  Rule: Paytable A of the progressive pays three-of-a-kind 9 for 1
    The lowest row of the paytable.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: Three 2s and three aces win 9 for 1 under paytable A, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 4c 9d |
        | seat 2 | As Ah Ad Kd Qc |
      When the round is completed
      Then the results are
        | seat | progressive                   |
        | 1    | wins 9, the stake kept or not  |
        | 2    | wins 45, the stake kept or not |

    Scenario: The highest flush is not paid under paytable A of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ks Qs Ts 8d |
      When the round is completed
      Then seat 1's progressive loses

  @mlgca-four-card.12.D.1.b @payout @declaration @play
  Rule: Paytable B is one of the paytables for the progressive
    As paytable A, but three-of-a-kind pays 15 for 1.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B

    Scenario: Two hands tell paytable B of the progressive from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c |
        | seat 2 | 9s 9d 9c 4h 2d |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 100, the stake kept or not |
        | 2    | wins 15, the stake kept or not  |

    Scenario: Paytable B of the progressive is declared where it is in use
      Then the declared progressive paytable is B

  @mlgca-four-card.12.D.1.b.i @payout @play
  Rule: Paytable B of the progressive pays four aces 100 percent of the main meter
    Four aces have a row of their own above every other four-of-a-kind.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B

    Scenario: Four aces win 100 percent of the main meter under paytable B
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the main meter, the stake kept or not

    Scenario: Four kings are not paid as four aces under paytable B of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Kh Kd Kc Ad |
      When the round is completed
      Then seat 1's progressive does not win 100 percent of the main meter

    @reading:progressive-row.by-rank @reading:meter-by-wager.one-meter
    Scenario: Four aces win the meter also when it shows less than another four-of-a-kind would win
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
      And the main meter shows less than 1,500
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the main meter, the stake kept or not

    @reading:progressive-row.better-paid @reading:meter-by-wager.one-meter
    Scenario: Four aces are paid as a four-of-a-kind when that is more than the meter shows
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
      And the main meter shows less than 1,500
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1's progressive wins 1,500, the stake kept or not

  @mlgca-four-card.12.D.1.b.ii @payout @play
  Rule: Paytable B of the progressive pays four-of-a-kind 300 for 1
    Below what wins the top meter.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B

    Scenario: Four 2s and four kings win 300 for 1 under paytable B, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 2c 9d |
        | seat 2 | Ks Kh Kd Kc 8s |
      When the round is completed
      Then the results are
        | seat | progressive                      |
        | 1    | wins 300, the stake kept or not   |
        | 2    | wins 1,500, the stake kept or not |

    Scenario: A king-high straight flush is no four-of-a-kind under paytable B of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Qs Js Ts 8d |
      When the round is completed
      Then seat 1's progressive does not win 300

  @mlgca-four-card.12.D.1.b.iii @payout @play
  Rule: Paytable B of the progressive pays a straight flush 100 for 1
    In sequence and of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B

    Scenario: The lowest and a high straight flush win 100 for 1 under paytable B, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ah 2h 3h 4h 9c |
        | seat 2 | Ks Qs Js Ts 8d |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 100, the stake kept or not |
        | 2    | wins 500, the stake kept or not |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of one suit are a straight flush under paytable B of the progressive, too
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ks Qs Js 8d |
      When the round is completed
      Then seat 1's progressive wins 100, the stake kept or not

    Scenario: The highest three of a kind is no straight flush under paytable B of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Kd Qc |
      When the round is completed
      Then seat 1's progressive does not win 100

  @mlgca-four-card.12.D.1.b.iv @payout @play
  Rule: Paytable B of the progressive pays three-of-a-kind 15 for 1
    The lowest row of the paytable.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B

    Scenario: Three 2s and three aces win 15 for 1 under paytable B, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 4c 9d |
        | seat 2 | As Ah Ad Kd Qc |
      When the round is completed
      Then the results are
        | seat | progressive                   |
        | 1    | wins 15, the stake kept or not |
        | 2    | wins 75, the stake kept or not |

    Scenario: The highest flush is not paid under paytable B of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ks Qs Ts 8d |
      When the round is completed
      Then seat 1's progressive loses

  @mlgca-four-card.12.D.1.c @payout @declaration @play
  Rule: Paytable C is one of the paytables for the progressive
    For the five cards dealt, with one meter: a royal flush wins it, a straight flush a tenth of it.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C

    Scenario: Three hands tell paytable C of the progressive from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d |
        | seat 2 | 7s 7d 7c 7h 3d |
        | seat 3 | Kh Qh Jh Th 9h |
      When the round is completed
      Then seat 1's progressive wins 9, the stake kept or not
      And seat 2's progressive wins 300, the stake kept or not
      And seat 3's progressive wins 10 percent of the main meter, the stake kept or not

    Scenario: Paytable C of the progressive is declared where it is in use
      Then the declared progressive paytable is C

    @reading:progressive-hand.five-cards
    Scenario: Four cards in sequence of one suit, and four of one suit, make nothing with a fifth that does not fit
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c |
        | seat 2 | As Ts 7s 5s 2d |
      When the round is completed
      Then seat 1's progressive loses
      And seat 2's progressive loses

    @reading:progressive-hand.four-cards
    Scenario: Four cards in sequence of one suit are a straight flush, four of one suit are too low to be paid
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c |
        | seat 2 | As Ts 7s 5s 2d |
      When the round is completed
      Then seat 1's progressive wins 10 percent of the main meter, the stake kept or not
      And seat 2's progressive loses

    @reading:progressive-hand.four-cards
    Scenario: A full house is paid as three-of-a-kind by its best four cards
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 3s 3h |
      When the round is completed
      Then seat 1's progressive wins 9, the stake kept or not

    @reading:five-card-ace-below.counts @reading:progressive-hand.five-cards
    Scenario: Ace, 2, 3, 4 and 5 are a straight, in one suit a straight flush
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | As 2h 3d 4h 5s |
        | seat 2 | Ac 2c 3c 4c 5c |
      When the round is completed
      Then seat 1's progressive wins 30, the stake kept or not
      And seat 2's progressive wins 10 percent of the main meter, the stake kept or not

    @reading:five-card-ace-below.does-not-count @reading:progressive-hand.five-cards
    Scenario: Ace, 2, 3, 4 and 5 are no straight, in one suit a flush
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | As 2h 3d 4h 5s |
        | seat 2 | Ac 2c 3c 4c 5c |
      When the round is completed
      Then seat 1's progressive loses
      And seat 2's progressive wins 200, the stake kept or not

  @mlgca-four-card.12.D.1.c.i @payout @play
  Rule: Paytable C of the progressive pays a royal flush 100 percent of the main meter
    Ace, king, queen, jack and 10 of one suit: only five cards make it.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |

    @reading:progressive-hand.five-cards
    Scenario: A royal flush wins 100 percent of the main meter under paytable C
      Given the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the main meter, the stake kept or not

    Scenario: A king-high straight flush is no royal flush under paytable C of the progressive
      Given the cards fall as
        | seat 1 | Ks Qs Js Ts 9s |
      When the round is completed
      Then seat 1's progressive does not win 100 percent of the main meter

  @mlgca-four-card.12.D.1.c.ii @payout @play
  Rule: Paytable C of the progressive pays a straight flush 10 percent of the main meter
    In sequence and of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |

    Scenario Outline: A straight flush from 2 to 6, or a king-high one, wins 10 percent of the main meter under paytable C: <hand>
      Given the cards fall as
        | seat 1 | <hand> |
      When the round is completed
      Then seat 1's progressive wins 10 percent of the main meter, the stake kept or not

      Examples:
        | hand           |
        | 2d 3d 4d 5d 6d |
        | Ks Qs Js Ts 9s |

    Scenario: Four aces are no straight flush under paytable C of the progressive
      Given the cards fall as
        | seat 1 | As Ah Ad Ac Kd |
      When the round is completed
      Then seat 1's progressive does not win 10 percent of the main meter

  @mlgca-four-card.12.D.1.c.iii @payout @play
  Rule: Paytable C of the progressive pays four-of-a-kind 300 for 1
    Below what wins the top meter.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C

    Scenario: Four 2s and four aces win 300 for 1 under paytable C, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 2c 3s |
        | seat 2 | As Ah Ad Ac Kd |
      When the round is completed
      Then the results are
        | seat | progressive                      |
        | 1    | wins 300, the stake kept or not   |
        | 2    | wins 1,500, the stake kept or not |

    @reading:progressive-hand.five-cards
    Scenario: The highest full house is no four-of-a-kind under paytable C of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ks Kh |
      When the round is completed
      Then seat 1's progressive does not win 300

  @mlgca-four-card.12.D.1.c.iv @payout @play
  Rule: Paytable C of the progressive pays a full house 50 for 1
    Three of one rank and two of another: only five cards make it.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C

    @reading:progressive-hand.five-cards
    Scenario: The lowest and the highest full house win 50 for 1 under paytable C, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 3s 3h |
        | seat 2 | Ac Ah Ad Ks Kd |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 50, the stake kept or not  |
        | 2    | wins 250, the stake kept or not |

    @reading:progressive-hand.five-cards
    Scenario: The highest flush is no full house under paytable C of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ks Qs Js 9s |
      When the round is completed
      Then seat 1's progressive does not win 50

  @mlgca-four-card.12.D.1.c.v @payout @play
  Rule: Paytable C of the progressive pays a flush 40 for 1
    All cards of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C

    @reading:progressive-hand.five-cards
    Scenario: The lowest and the highest flush win 40 for 1 under paytable C, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2h 3h 4h 5h 7h |
        | seat 2 | As Ks Qs Js 9s |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 40, the stake kept or not  |
        | 2    | wins 200, the stake kept or not |

    @reading:progressive-hand.five-cards
    Scenario: A king-high straight is no flush under paytable C of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 9s |
      When the round is completed
      Then seat 1's progressive does not win 40

  @mlgca-four-card.12.D.1.c.vi @payout @play
  Rule: Paytable C of the progressive pays a straight 30 for 1
    All cards in sequence.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C

    @reading:progressive-hand.five-cards
    Scenario: A straight from 2 to 6 and a king-high one win 30 for 1 under paytable C, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 3h 4d 5c 6s |
        | seat 2 | Ks Qh Jd Tc 9s |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 30, the stake kept or not  |
        | 2    | wins 150, the stake kept or not |

    @reading:progressive-hand.five-cards @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen, jack and 10 of several suits are a straight under paytable C of the progressive, too
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Kh Qd Jc Ts |
      When the round is completed
      Then seat 1's progressive wins 30, the stake kept or not

    Scenario: Three aces are no straight under paytable C of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Kc Qd |
      When the round is completed
      Then seat 1's progressive does not win 30

  @mlgca-four-card.12.D.1.c.vii @payout @play
  Rule: Paytable C of the progressive pays three-of-a-kind 9 for 1
    The lowest row of the paytable.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C

    Scenario: Three 2s and three aces win 9 for 1 under paytable C, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 3c 4s |
        | seat 2 | As Ah Ad Kc Qd |
      When the round is completed
      Then the results are
        | seat | progressive                   |
        | 1    | wins 9, the stake kept or not  |
        | 2    | wins 45, the stake kept or not |

    Scenario: Aces and kings are not paid under paytable C of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Kd Ks Qc |
      When the round is completed
      Then seat 1's progressive loses

  @mlgca-four-card.12.D.1.d @payout @declaration @play
  Rule: Paytable D is one of the paytables for the progressive
    For the five cards dealt, with a major and a minor meter; four-of-a-kind is paid by odds.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D

    Scenario: Three hands tell paytable D of the progressive from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d |
        | seat 2 | 7s 7d 7c 7h 3d |
        | seat 3 | Kh Qh Jh Th 9h |
      When the round is completed
      Then seat 1's progressive wins 9, the stake kept or not
      And seat 2's progressive wins 300, the stake kept or not
      And seat 3's progressive wins 100 percent of the minor meter, the stake kept or not

    Scenario: Paytable D of the progressive is declared where it is in use
      Then the declared progressive paytable is D

    @reading:progressive-hand.five-cards
    Scenario: Under paytable D four cards in sequence of one suit, and four of one suit, make nothing with a fifth that does not fit
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c |
        | seat 2 | As Ts 7s 5s 2d |
      When the round is completed
      Then seat 1's progressive loses
      And seat 2's progressive loses

    @reading:progressive-hand.four-cards
    Scenario: Under paytable D four cards in sequence of one suit are a straight flush, and a full house is three-of-a-kind
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c |
        | seat 2 | 2s 2h 2d 3s 3h |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the minor meter, the stake kept or not
      And seat 2's progressive wins 9, the stake kept or not

    @reading:five-card-ace-below.counts @reading:progressive-hand.five-cards
    Scenario: Under paytable D ace, 2, 3, 4 and 5 are a straight, in one suit a straight flush
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | As 2h 3d 4h 5s |
        | seat 2 | Ac 2c 3c 4c 5c |
      When the round is completed
      Then seat 1's progressive wins 30, the stake kept or not
      And seat 2's progressive wins 100 percent of the minor meter, the stake kept or not

  @mlgca-four-card.12.D.1.d.i @payout @play
  Rule: Paytable D of the progressive pays a royal flush 100 percent of the major meter
    Ace, king, queen, jack and 10 of one suit: only five cards make it.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |

    @reading:progressive-hand.five-cards
    Scenario: A royal flush wins 100 percent of the major meter under paytable D
      Given the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the major meter, the stake kept or not

    Scenario: A king-high straight flush is no royal flush under paytable D of the progressive
      Given the cards fall as
        | seat 1 | Ks Qs Js Ts 9s |
      When the round is completed
      Then seat 1's progressive does not win 100 percent of the major meter

  @mlgca-four-card.12.D.1.d.ii @payout @play
  Rule: Paytable D of the progressive pays a straight flush 100 percent of the minor meter
    In sequence and of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |

    Scenario Outline: A straight flush from 2 to 6, or a king-high one, wins 100 percent of the minor meter under paytable D: <hand>
      Given the cards fall as
        | seat 1 | <hand> |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the minor meter, the stake kept or not

      Examples:
        | hand           |
        | 2d 3d 4d 5d 6d |
        | Ks Qs Js Ts 9s |

    Scenario: Four aces are no straight flush under paytable D of the progressive
      Given the cards fall as
        | seat 1 | As Ah Ad Ac Kd |
      When the round is completed
      Then seat 1's progressive does not win 100 percent of the minor meter

  @mlgca-four-card.12.D.1.d.iii @payout @play
  Rule: Paytable D of the progressive pays four-of-a-kind 300 for 1
    Below what wins the top meter.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D

    Scenario: Four 2s and four aces win 300 for 1 under paytable D, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 2c 3s |
        | seat 2 | As Ah Ad Ac Kd |
      When the round is completed
      Then the results are
        | seat | progressive                      |
        | 1    | wins 300, the stake kept or not   |
        | 2    | wins 1,500, the stake kept or not |

    @reading:progressive-hand.five-cards
    Scenario: The highest full house is no four-of-a-kind under paytable D of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ks Kh |
      When the round is completed
      Then seat 1's progressive does not win 300

  @mlgca-four-card.12.D.1.d.iv @payout @play
  Rule: Paytable D of the progressive pays a full house 50 for 1
    Three of one rank and two of another: only five cards make it.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D

    @reading:progressive-hand.five-cards
    Scenario: The lowest and the highest full house win 50 for 1 under paytable D, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 3s 3h |
        | seat 2 | Ac Ah Ad Ks Kd |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 50, the stake kept or not  |
        | 2    | wins 250, the stake kept or not |

    @reading:progressive-hand.five-cards
    Scenario: The highest flush is no full house under paytable D of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ks Qs Js 9s |
      When the round is completed
      Then seat 1's progressive does not win 50

  @mlgca-four-card.12.D.1.d.v @payout @play
  Rule: Paytable D of the progressive pays a flush 40 for 1
    All cards of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D

    @reading:progressive-hand.five-cards
    Scenario: The lowest and the highest flush win 40 for 1 under paytable D, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2h 3h 4h 5h 7h |
        | seat 2 | As Ks Qs Js 9s |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 40, the stake kept or not  |
        | 2    | wins 200, the stake kept or not |

    @reading:progressive-hand.five-cards
    Scenario: A king-high straight is no flush under paytable D of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 9s |
      When the round is completed
      Then seat 1's progressive does not win 40

  @mlgca-four-card.12.D.1.d.vi @payout @play
  Rule: Paytable D of the progressive pays a straight 30 for 1
    All cards in sequence.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D

    @reading:progressive-hand.five-cards
    Scenario: A straight from 2 to 6 and a king-high one win 30 for 1 under paytable D, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 3h 4d 5c 6s |
        | seat 2 | Ks Qh Jd Tc 9s |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 30, the stake kept or not  |
        | 2    | wins 150, the stake kept or not |

    @reading:progressive-hand.five-cards @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen, jack and 10 of several suits are a straight under paytable D of the progressive, too
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Kh Qd Jc Ts |
      When the round is completed
      Then seat 1's progressive wins 30, the stake kept or not

    Scenario: Three aces are no straight under paytable D of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Kc Qd |
      When the round is completed
      Then seat 1's progressive does not win 30

  @mlgca-four-card.12.D.1.d.vii @payout @play
  Rule: Paytable D of the progressive pays three-of-a-kind 9 for 1
    The lowest row of the paytable.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D

    Scenario: Three 2s and three aces win 9 for 1 under paytable D, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 3c 4s |
        | seat 2 | As Ah Ad Kc Qd |
      When the round is completed
      Then the results are
        | seat | progressive                   |
        | 1    | wins 9, the stake kept or not  |
        | 2    | wins 45, the stake kept or not |

    Scenario: Aces and kings are not paid under paytable D of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Kd Ks Qc |
      When the round is completed
      Then seat 1's progressive loses

  @mlgca-four-card.12.D.1.e @payout @declaration @play
  Rule: Paytable E is one of the paytables for the progressive
    For the five cards dealt, with three meters; three-of-a-kind pays 10 for 1.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E

    Scenario: Three hands tell paytable E of the progressive from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d |
        | seat 2 | 7s 7d 7c 7h 3d |
        | seat 3 | Kh Qh Jh Th 9h |
      When the round is completed
      Then seat 1's progressive wins 10, the stake kept or not
      And seat 2's progressive wins 100 percent of the minor meter, the stake kept or not
      And seat 3's progressive wins 100 percent of the major meter, the stake kept or not

    Scenario: Paytable E of the progressive is declared where it is in use
      Then the declared progressive paytable is E

    @reading:progressive-hand.five-cards
    Scenario: Under paytable E four cards in sequence of one suit, and four of one suit, make nothing with a fifth that does not fit
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c |
        | seat 2 | As Ts 7s 5s 2d |
      When the round is completed
      Then seat 1's progressive loses
      And seat 2's progressive loses

    @reading:progressive-hand.four-cards
    Scenario: Under paytable E four cards in sequence of one suit are a straight flush, and a full house is three-of-a-kind
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c |
        | seat 2 | 2s 2h 2d 3s 3h |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the major meter, the stake kept or not
      And seat 2's progressive wins 10, the stake kept or not

    @reading:five-card-ace-below.counts @reading:progressive-hand.five-cards
    Scenario: Under paytable E ace, 2, 3, 4 and 5 are a straight, in one suit a straight flush
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | As 2h 3d 4h 5s |
        | seat 2 | Ac 2c 3c 4c 5c |
      When the round is completed
      Then seat 1's progressive wins 30, the stake kept or not
      And seat 2's progressive wins 100 percent of the major meter, the stake kept or not

  @mlgca-four-card.12.D.1.e.i @payout @play
  Rule: Paytable E of the progressive pays a royal flush 100 percent of the mega meter
    Ace, king, queen, jack and 10 of one suit: only five cards make it.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |

    @reading:progressive-hand.five-cards
    Scenario: A royal flush wins 100 percent of the mega meter under paytable E
      Given the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the mega meter, the stake kept or not

    Scenario: A king-high straight flush is no royal flush under paytable E of the progressive
      Given the cards fall as
        | seat 1 | Ks Qs Js Ts 9s |
      When the round is completed
      Then seat 1's progressive does not win 100 percent of the mega meter

  @mlgca-four-card.12.D.1.e.ii @payout @play
  Rule: Paytable E of the progressive pays a straight flush 100 percent of the major meter
    In sequence and of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |

    Scenario Outline: A straight flush from 2 to 6, or a king-high one, wins 100 percent of the major meter under paytable E: <hand>
      Given the cards fall as
        | seat 1 | <hand> |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the major meter, the stake kept or not

      Examples:
        | hand           |
        | 2d 3d 4d 5d 6d |
        | Ks Qs Js Ts 9s |

    Scenario: Four aces are no straight flush under paytable E of the progressive
      Given the cards fall as
        | seat 1 | As Ah Ad Ac Kd |
      When the round is completed
      Then seat 1's progressive does not win 100 percent of the major meter

  @mlgca-four-card.12.D.1.e.iii @payout @play
  Rule: Paytable E of the progressive pays four-of-a-kind 100 percent of the minor meter
    Below what wins the top meter.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |

    Scenario Outline: Four 2s or four aces wins 100 percent of the minor meter under paytable E: <hand>
      Given the cards fall as
        | seat 1 | <hand> |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the minor meter, the stake kept or not

      Examples:
        | hand           |
        | 2s 2h 2d 2c 3s |
        | As Ah Ad Ac Kd |

    @reading:progressive-hand.five-cards
    Scenario: The highest full house is no four-of-a-kind under paytable E of the progressive
      Given the cards fall as
        | seat 1 | As Ah Ad Ks Kh |
      When the round is completed
      Then seat 1's progressive does not win 100 percent of the minor meter

  @mlgca-four-card.12.D.1.e.iv @payout @play
  Rule: Paytable E of the progressive pays a full house 50 for 1
    Three of one rank and two of another: only five cards make it.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E

    @reading:progressive-hand.five-cards
    Scenario: The lowest and the highest full house win 50 for 1 under paytable E, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 3s 3h |
        | seat 2 | Ac Ah Ad Ks Kd |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 50, the stake kept or not  |
        | 2    | wins 250, the stake kept or not |

    @reading:progressive-hand.five-cards
    Scenario: The highest flush is no full house under paytable E of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ks Qs Js 9s |
      When the round is completed
      Then seat 1's progressive does not win 50

  @mlgca-four-card.12.D.1.e.v @payout @play
  Rule: Paytable E of the progressive pays a flush 40 for 1
    All cards of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E

    @reading:progressive-hand.five-cards
    Scenario: The lowest and the highest flush win 40 for 1 under paytable E, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2h 3h 4h 5h 7h |
        | seat 2 | As Ks Qs Js 9s |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 40, the stake kept or not  |
        | 2    | wins 200, the stake kept or not |

    @reading:progressive-hand.five-cards
    Scenario: A king-high straight is no flush under paytable E of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 9s |
      When the round is completed
      Then seat 1's progressive does not win 40

  @mlgca-four-card.12.D.1.e.vi @payout @play
  Rule: Paytable E of the progressive pays a straight 30 for 1
    All cards in sequence.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E

    @reading:progressive-hand.five-cards
    Scenario: A straight from 2 to 6 and a king-high one win 30 for 1 under paytable E, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 3h 4d 5c 6s |
        | seat 2 | Ks Qh Jd Tc 9s |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 30, the stake kept or not  |
        | 2    | wins 150, the stake kept or not |

    @reading:progressive-hand.five-cards @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen, jack and 10 of several suits are a straight under paytable E of the progressive, too
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Kh Qd Jc Ts |
      When the round is completed
      Then seat 1's progressive wins 30, the stake kept or not

    Scenario: Three aces are no straight under paytable E of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Kc Qd |
      When the round is completed
      Then seat 1's progressive does not win 30

  @mlgca-four-card.12.D.1.e.vii @payout @play
  Rule: Paytable E of the progressive pays three-of-a-kind 10 for 1
    The lowest row of the paytable.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E

    Scenario: Three 2s and three aces win 10 for 1 under paytable E, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 3c 4s |
        | seat 2 | As Ah Ad Kc Qd |
      When the round is completed
      Then the results are
        | seat | progressive                   |
        | 1    | wins 10, the stake kept or not |
        | 2    | wins 50, the stake kept or not |

    Scenario: Aces and kings are not paid under paytable E of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Kd Ks Qc |
      When the round is completed
      Then seat 1's progressive loses

  @mlgca-four-card.12.D.1.f @payout @declaration @play
  Rule: Paytable F is one of the paytables for the progressive
    For the five cards dealt, with three meters; three-of-a-kind pays 9 for 1.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F

    Scenario: Three hands tell paytable F of the progressive from the others
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d |
        | seat 2 | 7s 7d 7c 7h 3d |
        | seat 3 | Kh Qh Jh Th 9h |
      When the round is completed
      Then seat 1's progressive wins 9, the stake kept or not
      And seat 2's progressive wins 100 percent of the minor meter, the stake kept or not
      And seat 3's progressive wins 100 percent of the major meter, the stake kept or not

    Scenario: Paytable F of the progressive is declared where it is in use
      Then the declared progressive paytable is F

    @reading:progressive-hand.five-cards
    Scenario: Under paytable F four cards in sequence of one suit, and four of one suit, make nothing with a fifth that does not fit
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c |
        | seat 2 | As Ts 7s 5s 2d |
      When the round is completed
      Then seat 1's progressive loses
      And seat 2's progressive loses

    @reading:progressive-hand.four-cards
    Scenario: Under paytable F four cards in sequence of one suit are a straight flush, and a full house is three-of-a-kind
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 8c |
        | seat 2 | 2s 2h 2d 3s 3h |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the major meter, the stake kept or not
      And seat 2's progressive wins 9, the stake kept or not

    @reading:five-card-ace-below.counts @reading:progressive-hand.five-cards
    Scenario: Under paytable F ace, 2, 3, 4 and 5 are a straight, in one suit a straight flush
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | As 2h 3d 4h 5s |
        | seat 2 | Ac 2c 3c 4c 5c |
      When the round is completed
      Then seat 1's progressive wins 30, the stake kept or not
      And seat 2's progressive wins 100 percent of the major meter, the stake kept or not

  @mlgca-four-card.12.D.1.f.i @payout @play
  Rule: Paytable F of the progressive pays a royal flush 100 percent of the mega meter
    Ace, king, queen, jack and 10 of one suit: only five cards make it.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |

    @reading:progressive-hand.five-cards
    Scenario: A royal flush wins 100 percent of the mega meter under paytable F
      Given the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the mega meter, the stake kept or not

    Scenario: A king-high straight flush is no royal flush under paytable F of the progressive
      Given the cards fall as
        | seat 1 | Ks Qs Js Ts 9s |
      When the round is completed
      Then seat 1's progressive does not win 100 percent of the mega meter

  @mlgca-four-card.12.D.1.f.ii @payout @play
  Rule: Paytable F of the progressive pays a straight flush 100 percent of the major meter
    In sequence and of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |

    Scenario Outline: A straight flush from 2 to 6, or a king-high one, wins 100 percent of the major meter under paytable F: <hand>
      Given the cards fall as
        | seat 1 | <hand> |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the major meter, the stake kept or not

      Examples:
        | hand           |
        | 2d 3d 4d 5d 6d |
        | Ks Qs Js Ts 9s |

    Scenario: Four aces are no straight flush under paytable F of the progressive
      Given the cards fall as
        | seat 1 | As Ah Ad Ac Kd |
      When the round is completed
      Then seat 1's progressive does not win 100 percent of the major meter

  @mlgca-four-card.12.D.1.f.iii @payout @play
  Rule: Paytable F of the progressive pays four-of-a-kind 100 percent of the minor meter
    Below what wins the top meter.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |

    Scenario Outline: Four 2s or four aces wins 100 percent of the minor meter under paytable F: <hand>
      Given the cards fall as
        | seat 1 | <hand> |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the minor meter, the stake kept or not

      Examples:
        | hand           |
        | 2s 2h 2d 2c 3s |
        | As Ah Ad Ac Kd |

    @reading:progressive-hand.five-cards
    Scenario: The highest full house is no four-of-a-kind under paytable F of the progressive
      Given the cards fall as
        | seat 1 | As Ah Ad Ks Kh |
      When the round is completed
      Then seat 1's progressive does not win 100 percent of the minor meter

  @mlgca-four-card.12.D.1.f.iv @payout @play
  Rule: Paytable F of the progressive pays a full house 50 for 1
    Three of one rank and two of another: only five cards make it.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F

    @reading:progressive-hand.five-cards
    Scenario: The lowest and the highest full house win 50 for 1 under paytable F, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 3s 3h |
        | seat 2 | Ac Ah Ad Ks Kd |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 50, the stake kept or not  |
        | 2    | wins 250, the stake kept or not |

    @reading:progressive-hand.five-cards
    Scenario: The highest flush is no full house under paytable F of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ks Qs Js 9s |
      When the round is completed
      Then seat 1's progressive does not win 50

  @mlgca-four-card.12.D.1.f.v @payout @play
  Rule: Paytable F of the progressive pays a flush 40 for 1
    All cards of one suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F

    @reading:progressive-hand.five-cards
    Scenario: The lowest and the highest flush win 40 for 1 under paytable F, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2h 3h 4h 5h 7h |
        | seat 2 | As Ks Qs Js 9s |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 40, the stake kept or not  |
        | 2    | wins 200, the stake kept or not |

    @reading:progressive-hand.five-cards
    Scenario: A king-high straight is no flush under paytable F of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ks Qh Jd Tc 9s |
      When the round is completed
      Then seat 1's progressive does not win 40

  @mlgca-four-card.12.D.1.f.vi @payout @play
  Rule: Paytable F of the progressive pays a straight 30 for 1
    All cards in sequence.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F

    @reading:progressive-hand.five-cards
    Scenario: A straight from 2 to 6 and a king-high one win 30 for 1 under paytable F, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 3h 4d 5c 6s |
        | seat 2 | Ks Qh Jd Tc 9s |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 30, the stake kept or not  |
        | 2    | wins 150, the stake kept or not |

    @reading:progressive-hand.five-cards @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen, jack and 10 of several suits are a straight under paytable F of the progressive, too
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Kh Qd Jc Ts |
      When the round is completed
      Then seat 1's progressive wins 30, the stake kept or not

    Scenario: Three aces are no straight under paytable F of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Kc Qd |
      When the round is completed
      Then seat 1's progressive does not win 30

  @mlgca-four-card.12.D.1.f.vii @payout @play
  Rule: Paytable F of the progressive pays three-of-a-kind 9 for 1
    The lowest row of the paytable.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F

    Scenario: Three 2s and three aces win 9 for 1 under paytable F, with a wager of 1 and of 5
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 3c 4s |
        | seat 2 | As Ah Ad Kc Qd |
      When the round is completed
      Then the results are
        | seat | progressive                   |
        | 1    | wins 9, the stake kept or not  |
        | 2    | wins 45, the stake kept or not |

    Scenario: Aces and kings are not paid under paytable F of the progressive
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Kd Ks Qc |
      When the round is completed
      Then seat 1's progressive loses

  @mlgca-four-card.12.D.2 @payout @play
  Rule: Only the highest hand that the cards form is paid
    A hand that fits several rows is paid by the highest of them and by no other.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    @reading:progressive-hand.five-cards
    Scenario: A royal flush is not paid as a straight flush, a flush and a straight as well
      Given the house's progressive paytable is C
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the main meter, the stake kept or not

    @reading:progressive-hand.five-cards
    Scenario: A full house is not paid as three-of-a-kind, nor as both
      Given the house's progressive paytable is C
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ac Ah Ad Ks Kd |
      When the round is completed
      Then seat 1's progressive wins 50, the stake kept or not

    Scenario: Four aces are not paid as another four-of-a-kind, nor as both
      Given the house's progressive paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d    |
        | dealer | Kc Jh 8d 7c 5h 3c |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the main meter, the stake kept or not

  @mlgca-four-card.12.D.3 @limits @declaration
  Rule: The rules submission says what moves the meters
    The rate of progression, and the amounts at which the meters start and start again.

    Scenario: The particulars of the meters are in the rules submission
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      Then the declared progressive particulars of the rules submission include
        | rate of progression |
        | initial amounts     |
        | reset amounts       |

  @mlgca-four-card.12.D.3.a @limits @declaration @play
  Rule: The rate of progression is submitted, and the meters grow by it
    With each progressive wager that is accepted, by the declared part of it, above nothing.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    @reading:meter-by-wager.one-meter
    Scenario: A wager of 5 moves the meter by the declared rate
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      When seat 1 wagers 5 on progressive
      And the cards are dealt
      Then the main meter grows by the declared rate of progression on 5

    Scenario: A wager of 1 moves each of two meters by the declared rate
      Given the house's progressive paytable is D
      And seat 1 wagers 10 on ante
      When seat 1 wagers 1 on progressive
      And the cards are dealt
      Then the major meter grows by the declared rate of progression on 1
      And the minor meter grows by the declared rate of progression on 1

    Scenario Outline: A wager of 1 moves each of the three meters of paytable <letter> by the declared rate
      Given the house's progressive paytable is <letter>
      And seat 1 wagers 10 on ante
      When seat 1 wagers 1 on progressive
      And the cards are dealt
      Then the mega meter grows by the declared rate of progression on 1
      And the major meter grows by the declared rate of progression on 1
      And the minor meter grows by the declared rate of progression on 1

      Examples:
        | letter |
        | E      |
        | F      |

    Scenario: The rate of progression is declared
      Given the house's progressive paytable is A
      Then the declared rate of progression is at least 0.01

    Scenario: A wager that was taken back before the bets were closed moves nothing, one that stands does
      Given the house's progressive paytable is A
      And seats 1 and 2 wager 10 on ante
      When seat 1 wagers 5 on progressive
      And seat 1 takes the progressive wager back
      And seat 2 wagers 1 on progressive
      And the cards are dealt
      Then the main meter grows by the declared rate of progression on 1

    @reading:meter-by-wager.one-meter
    Scenario: Wagers of 1 and of 5 move the same meter
      Given the house's progressive paytable is A
      And seats 1 and 2 wager 10 on ante
      When seat 1 wagers 1 on progressive
      And seat 2 wagers 5 on progressive
      And the cards are dealt
      Then the main meter grows by the declared rate of progression on 6

    @reading:meter-by-wager.meter-for-each
    Scenario: Wagers of 5 have a meter of their own
      Given the house's progressive paytable is A
      And seats 1 and 2 wager 10 on ante
      When seat 1 wagers 1 on progressive
      And seat 2 wagers 5 on progressive
      And the cards are dealt
      Then the main meter grows by the declared rate of progression on 1

    @reading:meter-by-wager.one-meter
    Scenario: A wager that is changed from 1 to 5 moves the meter as one of 5
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      When seat 1 wagers 1 on progressive
      And seat 1 changes the progressive wager to 5
      And the cards are dealt
      Then the main meter grows by the declared rate of progression on 5

    Scenario: A chip that is not recognised moves no meter, one that is does
      Given the house's progressive paytable is A
      And seats 1 and 2 wager 10 on ante
      And the wagering device at seat 1 is not going to recognise the next chip
      When seat 1 wagers 1 on progressive
      And seat 2 wagers 1 on progressive
      And the cards are dealt
      Then the main meter grows by the declared rate of progression on 1

    @reading:void-round-meter.restored
    Scenario: A void round leaves on the meter what the round before has added
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
      When seat 1 wagers 1 on progressive
      And the round is completed
      And seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      And seat 1 is going to be dealt 4 cards by mistake
      And the round is completed
      Then the main meter grows by the declared rate of progression on 1

    Scenario: What the wagers of one round have added stays on the meter for the next
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
      When seat 1 wagers 1 on progressive
      And the round is completed
      And seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      And the cards are dealt
      Then the main meter grows by the declared rate of progression on 2

  @mlgca-four-card.12.D.3.b @limits @declaration @play
  Rule: The amounts at which a meter starts and starts again are submitted
    A meter shows the declared initial amount at first, and the declared reset amount after all of it was won.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: A meter starts at the declared initial amount
      Given the house's progressive paytable is C
      When seat 1 wagers 10 on ante
      Then the main meter stands at the declared initial amount of the main meter

    @reading:progressive-hand.five-cards
    Scenario: A meter that was won starts again at the declared reset amount
      Given the house's progressive paytable is C
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
      And the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then the main meter stands at the declared reset amount of the main meter

    Scenario: From the reset amount the meter grows on with the next round's wagers
      Given the house's progressive paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
      And the round is completed
      And seat 1 wagers 10 on ante
      When seat 1 wagers 1 on progressive
      And the cards are dealt
      Then the main meter grows by the declared rate of progression on 1
      And seat 1's progressive wager stands at 1

  @mlgca-four-card.12.D.3.b.i @limits @declaration @play
  Rule: The meter of paytable A starts, and starts again, at 5,000 dollars or more
    Both amounts are declared, and the meter shows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: The declared amounts of the main meter of paytable A
      Then the declared initial amount of the main meter is at least 5,000
      And the declared reset amount of the main meter is at least 5,000

    Scenario: The main meter of paytable A shows at first what is declared
      When seat 1 wagers 10 on ante
      Then the main meter stands at the declared initial amount of the main meter

    Scenario: The main meter of paytable A shows what is declared after it was won
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
      When the round is completed
      Then the main meter stands at the declared reset amount of the main meter

  @mlgca-four-card.12.D.3.b.ii @limits @declaration @play
  Rule: The meter of paytable B starts, and starts again, at 1,000 dollars or more
    Both amounts are declared, and the meter shows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B

    Scenario: The declared amounts of the main meter of paytable B
      Then the declared initial amount of the main meter is at least 1,000
      And the declared reset amount of the main meter is at least 1,000

    Scenario: The main meter of paytable B shows at first what is declared
      When seat 1 wagers 10 on ante
      Then the main meter stands at the declared initial amount of the main meter

    Scenario: The main meter of paytable B shows what is declared after it was won
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
      When the round is completed
      Then the main meter stands at the declared reset amount of the main meter

  @mlgca-four-card.12.D.3.b.iii @limits @declaration @play
  Rule: The meter of paytable C starts, and starts again, at 10,000 dollars or more
    Both amounts are declared, and the meter shows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is C

    Scenario: The declared amounts of the main meter of paytable C
      Then the declared initial amount of the main meter is at least 10,000
      And the declared reset amount of the main meter is at least 10,000

    Scenario: The main meter of paytable C shows at first what is declared
      When seat 1 wagers 10 on ante
      Then the main meter stands at the declared initial amount of the main meter

    @reading:progressive-hand.five-cards
    Scenario: The main meter of paytable C shows what is declared after it was won
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then the main meter stands at the declared reset amount of the main meter

  @mlgca-four-card.12.D.3.b.iv @limits @declaration @play
  Rule: Paytable D has a meter each for major and minor, with amounts of its own
    Who wins one of them leaves the others as they are.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D

    Scenario: The meters of paytable D are declared
      Then the declared progressive meters include
        | major |
        | minor |

    Scenario: Only the meter that was won starts again under paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
      When the round is completed
      Then the minor meter stands at the declared reset amount of the minor meter
      And the major meter falls by no percent

    @reading:progressive-hand.five-cards
    Scenario: Who wins the major meter leaves the minor one as it is under paytable D
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then the major meter stands at the declared reset amount of the major meter
      And the minor meter falls by no percent

  @mlgca-four-card.12.D.3.b.iv.1 @limits @declaration @play
  Rule: The major meter of paytable D starts, and starts again, at 1,000 dollars or more
    Both amounts are declared, and the meter shows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D

    Scenario: The declared amounts of the major meter of paytable D
      Then the declared initial amount of the major meter is at least 1,000
      And the declared reset amount of the major meter is at least 1,000

    Scenario: The major meter of paytable D shows at first what is declared
      When seat 1 wagers 10 on ante
      Then the major meter stands at the declared initial amount of the major meter

    @reading:progressive-hand.five-cards
    Scenario: The major meter of paytable D shows what is declared after it was won
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then the major meter stands at the declared reset amount of the major meter

  @mlgca-four-card.12.D.3.b.iv.2 @limits @declaration @play
  Rule: The minor meter of paytable D starts, and starts again, at 250 dollars or more
    Both amounts are declared, and the meter shows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is D

    Scenario: The declared amounts of the minor meter of paytable D
      Then the declared initial amount of the minor meter is at least 250
      And the declared reset amount of the minor meter is at least 250

    Scenario: The minor meter of paytable D shows at first what is declared
      When seat 1 wagers 10 on ante
      Then the minor meter stands at the declared initial amount of the minor meter

    Scenario: The minor meter of paytable D shows what is declared after it was won
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
      When the round is completed
      Then the minor meter stands at the declared reset amount of the minor meter

  @mlgca-four-card.12.D.3.b.v @limits @declaration @play
  Rule: Paytable E has a meter each for mega, major and minor, with amounts of its own
    Who wins one of them leaves the others as they are.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E

    Scenario: The meters of paytable E are declared
      Then the declared progressive meters include
        | mega  |
        | major |
        | minor |

    Scenario: Only the meter that was won starts again under paytable E
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | 7s 7d 7c 7h 3d |
      When the round is completed
      Then the minor meter stands at the declared reset amount of the minor meter
      And the mega meter falls by no percent
      And the major meter falls by no percent

    @reading:progressive-hand.five-cards @reading:envy-funding.house
    Scenario: Who wins two meters of paytable E in one round leaves the third as it is
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | 7s 7d 7c 7h 3d |
        | seat 2 | Kc Qc Jc Tc 9c |
      When the round is completed
      Then the minor meter stands at the declared reset amount of the minor meter
      And the major meter stands at the declared reset amount of the major meter
      And the mega meter falls by no percent

    @reading:progressive-hand.five-cards
    Scenario: Who wins the mega meter leaves the lower ones as they are under paytable E
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then the mega meter stands at the declared reset amount of the mega meter
      And the major meter falls by no percent
      And the minor meter falls by no percent

    Scenario: Who wins the major meter leaves the ones above and below as they are under paytable E
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
      When the round is completed
      Then the major meter stands at the declared reset amount of the major meter
      And the mega meter falls by no percent
      And the minor meter falls by no percent

  @mlgca-four-card.12.D.3.b.v.1 @limits @declaration @play
  Rule: The mega meter of paytable E starts, and starts again, at 10,000 dollars or more
    Both amounts are declared, and the meter shows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E

    Scenario: The declared amounts of the mega meter of paytable E
      Then the declared initial amount of the mega meter is at least 10,000
      And the declared reset amount of the mega meter is at least 10,000

    Scenario: The mega meter of paytable E shows at first what is declared
      When seat 1 wagers 10 on ante
      Then the mega meter stands at the declared initial amount of the mega meter

    @reading:progressive-hand.five-cards
    Scenario: The mega meter of paytable E shows what is declared after it was won
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then the mega meter stands at the declared reset amount of the mega meter

  @mlgca-four-card.12.D.3.b.v.2 @limits @declaration @play
  Rule: The major meter of paytable E starts, and starts again, at 1,000 dollars or more
    Both amounts are declared, and the meter shows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E

    Scenario: The declared amounts of the major meter of paytable E
      Then the declared initial amount of the major meter is at least 1,000
      And the declared reset amount of the major meter is at least 1,000

    Scenario: The major meter of paytable E shows at first what is declared
      When seat 1 wagers 10 on ante
      Then the major meter stands at the declared initial amount of the major meter

    Scenario: The major meter of paytable E shows what is declared after it was won
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
      When the round is completed
      Then the major meter stands at the declared reset amount of the major meter

  @mlgca-four-card.12.D.3.b.v.3 @limits @declaration @play
  Rule: The minor meter of paytable E starts, and starts again, at 250 dollars or more
    Both amounts are declared, and the meter shows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E

    Scenario: The declared amounts of the minor meter of paytable E
      Then the declared initial amount of the minor meter is at least 250
      And the declared reset amount of the minor meter is at least 250

    Scenario: The minor meter of paytable E shows at first what is declared
      When seat 1 wagers 10 on ante
      Then the minor meter stands at the declared initial amount of the minor meter

    Scenario: The minor meter of paytable E shows what is declared after it was won
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | 7s 7d 7c 7h 3d |
      When the round is completed
      Then the minor meter stands at the declared reset amount of the minor meter

  @mlgca-four-card.12.D.3.b.vi @limits @declaration @play
  Rule: Paytable F has a meter each for mega, major and minor, with amounts of its own
    Who wins one of them leaves the others as they are.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F

    Scenario: The meters of paytable F are declared
      Then the declared progressive meters include
        | mega  |
        | major |
        | minor |

    Scenario: Only the meter that was won starts again under paytable F
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | 7s 7d 7c 7h 3d |
      When the round is completed
      Then the minor meter stands at the declared reset amount of the minor meter
      And the mega meter falls by no percent
      And the major meter falls by no percent

    @reading:progressive-hand.five-cards
    Scenario: Who wins the mega meter leaves the lower ones as they are under paytable F
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then the mega meter stands at the declared reset amount of the mega meter
      And the major meter falls by no percent
      And the minor meter falls by no percent

    Scenario: Who wins the major meter leaves the ones above and below as they are under paytable F
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
      When the round is completed
      Then the major meter stands at the declared reset amount of the major meter
      And the mega meter falls by no percent
      And the minor meter falls by no percent

  @mlgca-four-card.12.D.3.b.vi.1 @limits @declaration @play
  Rule: The mega meter of paytable F starts, and starts again, at 10,000 dollars or more
    Both amounts are declared, and the meter shows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F

    Scenario: The declared amounts of the mega meter of paytable F
      Then the declared initial amount of the mega meter is at least 10,000
      And the declared reset amount of the mega meter is at least 10,000

    Scenario: The mega meter of paytable F shows at first what is declared
      When seat 1 wagers 10 on ante
      Then the mega meter stands at the declared initial amount of the mega meter

    @reading:progressive-hand.five-cards
    Scenario: The mega meter of paytable F shows what is declared after it was won
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Ah Kh Qh Jh Th |
      When the round is completed
      Then the mega meter stands at the declared reset amount of the mega meter

  @mlgca-four-card.12.D.3.b.vi.2 @limits @declaration @play
  Rule: The major meter of paytable F starts, and starts again, at 1,000 dollars or more
    Both amounts are declared, and the meter shows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F

    Scenario: The declared amounts of the major meter of paytable F
      Then the declared initial amount of the major meter is at least 1,000
      And the declared reset amount of the major meter is at least 1,000

    Scenario: The major meter of paytable F shows at first what is declared
      When seat 1 wagers 10 on ante
      Then the major meter stands at the declared initial amount of the major meter

    Scenario: The major meter of paytable F shows what is declared after it was won
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
      When the round is completed
      Then the major meter stands at the declared reset amount of the major meter

  @mlgca-four-card.12.D.3.b.vi.3 @limits @declaration @play
  Rule: The minor meter of paytable F starts, and starts again, at 250 dollars or more
    Both amounts are declared, and the meter shows them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is F

    Scenario: The declared amounts of the minor meter of paytable F
      Then the declared initial amount of the minor meter is at least 250
      And the declared reset amount of the minor meter is at least 250

    Scenario: The minor meter of paytable F shows at first what is declared
      When seat 1 wagers 10 on ante
      Then the minor meter stands at the declared initial amount of the minor meter

    Scenario: The minor meter of paytable F shows what is declared after it was won
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | 7s 7d 7c 7h 3d |
      When the round is completed
      Then the minor meter stands at the declared reset amount of the minor meter

  @mlgca-four-card.12.D.4 @payout @play @trace
  Rule: A player wins what the meter shows when it is that player's turn to be paid
    To the cent, with what this round's wagers have added. Players are paid counterclockwise: who is paid later wins from
    the meter as the earlier payment has left it.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: The wagers of the round are in the meter that is won
      Given the house's progressive paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
        | seat 2 | Qs Jd 7c 4h 2d |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the main meter, the stake kept or not

    @reading:meter-winners.in-turn
    Scenario: Two winners of one meter: the second in turn wins the reset amount
      Given the house's progressive paytable is D
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
        | seat 2 | 8s 7s 6s 5s 4s |
      When the round is completed
      Then seat 2's progressive wins 100 percent of the minor meter, the stake kept or not
      And seat 1's progressive wins the declared reset amount of the minor meter, the stake kept or not
      And the following happens, in this order and once each
        | does    | seat | wager       |
        | settles | 2    | progressive |
        | settles | 1    | progressive |

    @reading:meter-winners.each-in-full
    Scenario: Two winners of one meter: each wins what it showed when the hand ended
      Given the house's progressive paytable is D
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
        | seat 2 | 8s 7s 6s 5s 4s |
      When the round is completed
      Then seat 2's progressive wins 100 percent of the minor meter, the stake kept or not
      And seat 1's progressive wins 100 percent of the minor meter, the stake kept or not
      And seat 1's progressive does not win the declared reset amount of the minor meter
      And the minor meter stands at the declared reset amount of the minor meter

    @reading:meter-after-share.reduced @reading:meter-winners.in-turn
    @reading:meter-by-wager.one-meter @reading:envy-funding.house
    Scenario: Two winners of a tenth: the second in turn wins a tenth of what is left
      Given the house's progressive paytable is C
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
        | seat 2 | 8s 7s 6s 5s 4s |
      When the round is completed
      Then seat 2's progressive wins 10 percent of the main meter, the stake kept or not
      And seat 1's progressive wins 10 percent of the main meter, the stake kept or not
      And the main meter falls by 19 percent

    @reading:meter-after-share.reduced @reading:meter-winners.each-in-full
    @reading:meter-by-wager.one-meter @reading:envy-funding.house
    Scenario: Two winners of a tenth: each wins a tenth of what it showed when the hand ended
      Given the house's progressive paytable is C
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 5           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
        | seat 2 | 8s 7s 6s 5s 4s |
      When the round is completed
      Then seat 2's progressive wins 10 percent of the main meter, the stake kept or not
      And seat 1's progressive wins 10 percent of the main meter, the stake kept or not
      And the main meter falls by 20 percent

    @reading:meter-winners.in-turn @reading:progressive-hand.five-cards
    @reading:envy-funding.house
    Scenario: After a winner of all of it, a tenth is a tenth of the reset amount
      Given the house's progressive paytable is C
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
        | seat 2 | As Ks Qs Js Ts |
      When the round is completed
      Then seat 2's progressive wins 100 percent of the main meter, the stake kept or not
      And seat 1's progressive wins 10 percent of the declared reset amount of the main meter, the stake kept or not

    @reading:meter-after-share.reduced
    Scenario: A tenth of the meter is taken off it
      Given the house's progressive paytable is C
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
      When the round is completed
      Then seat 1's progressive wins 10 percent of the main meter, the stake kept or not
      And the main meter falls by 10 percent

    @reading:meter-after-share.unchanged
    Scenario: A tenth of the meter is paid and the meter stays
      Given the house's progressive paytable is C
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
      When the round is completed
      Then seat 1's progressive wins 10 percent of the main meter, the stake kept or not
      And the main meter falls by no percent

    @reading:meter-after-share.reset
    Scenario: A tenth of the meter is paid and the meter starts again
      Given the house's progressive paytable is C
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | Kh Qh Jh Th 9h |
      When the round is completed
      Then seat 1's progressive wins 10 percent of the main meter, the stake kept or not
      And the main meter stands at the declared reset amount of the main meter

    Scenario: A meter that was won is won again in a later round at what it shows then
      Given the house's progressive paytable is A
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
        | seat 2 | Qs Jd 7c 4h 2d |
      And the round is completed
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
      And the cards fall as
        | seat 1 | As Ah Ad Ac 9d |
      When the round is completed
      Then seat 1's progressive wins 100 percent of the main meter, the stake kept or not

    @reading:meter-winners.in-turn
    Scenario: Two winners of one meter beside a third player with the wager: the second wins the reset amount
      Given the house's progressive paytable is D
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 7    | 10   | 1           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d |
        | seat 2 | Kh Qh Jh Th 9h |
        | seat 7 | 8s 7s 6s 5s 4s |
      When the round is completed
      Then seat 7's progressive wins 100 percent of the minor meter, the stake kept or not
      And seat 2's progressive wins the declared reset amount of the minor meter, the stake kept or not
      And seat 1's progressive loses
