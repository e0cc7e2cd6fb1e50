Feature: The six card bonus

  @mlgca-four-card.12.H @payout @play @declaration
  Rule: The six card bonus is paid by the one paytable that the house has chosen
    On the amount of the wager, which comes back; by the best hand that the player's five cards and the card of the
    bonus box make.

    Scenario: The bonus is paid on its own amount, without a limit, and the stake comes back
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | Td             |
        | seat 1    | Ad Kd Qd Jd 2c |
      When the round is completed
      Then seat 1's six card bonus wins 5,000

    Scenario: An amount with cents is paid to the cent
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 7.50           |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ks Qs Js 9s 2d |
      When the round is completed
      Then seat 1's six card bonus wins 112.50

    Scenario: The declared paytable of the six card bonus is one of the two
      Given a Four Card Poker table under the MLGCA rules
      And the house's six card bonus paytable is A
      Then the declared six card bonus paytable is one of
        | A |
        | B |

    Scenario: The card of the box counts for every player
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
        | 2    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | 9s             |
        | seat 1    | Ks Qs Js Ts 2d |
        | seat 2    | 9h 9d 4c 6h Kc |
      When the round is completed
      Then seat 1's six card bonus wins 1,000
      And seat 2's six card bonus wins 25

    @reading:six-card-hand.any-five
    Scenario: A flush of the player's own five cards is paid
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | 9c             |
        | seat 1    | Ad Td 7d 5d 2d |
      When the round is completed
      Then seat 1's six card bonus wins 75

    @reading:six-card-hand.with-the-bonus-card
    Scenario: A flush of the player's own five cards is not paid without the card of the box
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | 9c             |
        | seat 1    | Ad Td 7d 5d 2d |
      When the round is completed
      Then seat 1's six card bonus loses

    @reading:six-card-bonus-rows.highest
    Scenario: A full house is paid as a full house only
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | Kh             |
        | seat 1    | As Ah Ad Ks 9c |
      When the round is completed
      Then seat 1's six card bonus wins 100

    @reading:six-card-bonus-rows.every-row
    Scenario: A full house is paid as three-of-a-kind as well
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | Kh             |
        | seat 1    | As Ah Ad Ks 9c |
      When the round is completed
      Then seat 1's six card bonus wins 125

    Scenario: In a second round the card that lies in the box then counts
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | Kh             |
        | seat 1    | As Jh Td 4s 2c |
      And the round is completed
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
      And the cards fall as
        | bonus box | 9h             |
        | seat 1    | 9s 9d Ks 6c 2d |
      When the round is completed
      Then seat 1's six card bonus wins 50

    Scenario: Each of a player's boxes has its own bonus, with the one card of the bonus box
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And seat 3 wagers 10 on aces up
      And seat 3 wagers 5 on six card bonus
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      And the player at seat 3 wagers 10 on aces up at the box of seat 4
      And the player at seat 3 wagers 10 on six card bonus at the box of seat 4
      And the cards fall as
        | bonus box | 9h             |
        | seat 3    | As Jh Td 4s 2c |
        | seat 4    | 9s 9d Ks 6c 2d |
      When the round is completed
      Then seat 3's six card bonus loses
      And seat 4's six card bonus wins 50

  @mlgca-four-card.12.H.1 @payout @declaration @play
  Rule: Paytable A is one of the paytables for the six card bonus
    It pays a super royal of diamonds 1,000,000 dollars.

    @reading:super-royal-table.of-the-bonus @reading:six-card-bonus-rows.highest
    Scenario: A super royal of diamonds tells paytable A from the other
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | 9d             |
        | seat 1    | Ad Kd Qd Jd Td |
      When the round is completed
      Then seat 1's six card bonus wins a fixed 1,000,000, the stake kept or not

    Scenario: Paytable A of the six card bonus is declared where it is in use
      Given a Four Card Poker table under the MLGCA rules
      And the house's six card bonus paytable is A
      Then the declared six card bonus paytable is A

  @mlgca-four-card.12.H.1.a @payout @play
  Rule: Paytable A pays a super royal of diamonds 1,000,000 dollars
    The one payout that depends on the suit; a fixed sum, the same for any wager.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A

    @reading:super-royal-stake.returned @reading:super-royal-table.of-the-bonus @reading:six-card-bonus-rows.highest
    Scenario Outline: A super royal of diamonds wins 1,000,000 under paytable A, whatever the wager: <stake>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins a fixed 1,000,000

      Examples:
        | stake | box | cards          |
        | 5     | 9d  | Ad Kd Qd Jd Td |
        | 50    | Ad  | Kd Qd Jd Td 9d |

    @reading:super-royal-stake.kept @reading:super-royal-table.of-the-bonus @reading:six-card-bonus-rows.highest
    Scenario: A super royal of diamonds brings 1,000,000, and the stake is kept
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | 9d             |
        | seat 1    | Ad Kd Qd Jd Td |
      When the round is completed
      Then seat 1's six card bonus wins a fixed 1,000,000 and the stake is kept

    Scenario: A super royal of hearts is not paid as one of diamonds
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | 9h             |
        | seat 1    | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1's six card bonus does not win a fixed 1,000,000

  @mlgca-four-card.12.H.1.b @payout @play
  Rule: Paytable A pays a super royal of hearts, spades or clubs 100,000 dollars
    A fixed sum, the same for any wager.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A

    @reading:super-royal-table.of-the-bonus @reading:six-card-bonus-rows.highest
    Scenario Outline: A super royal of <suit> wins 100,000 under paytable A, whatever the wager
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins a fixed 100,000, the stake kept or not

      Examples:
        | suit   | stake | box | cards          |
        | hearts | 5     | Qh  | Ah Kh Jh Th 9h |
        | spades | 15    | As  | Ks Qs Js Ts 9s |
        | clubs  | 50    | 9c  | Ac Kc Qc Jc Tc |

    @reading:six-card-hand.any-five
    Scenario: A royal flush is no super royal under paytable A
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | 9c             |
        | seat 1    | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1's six card bonus does not win a fixed 100,000

  @mlgca-four-card.12.H.1.c @payout @play
  Rule: Paytable A of the six card bonus pays a royal flush 1,000 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A

    Scenario Outline: A royal flush wins 1,000 to 1 under paytable A: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays   |
        | 5     | Td  | Ad Kd Qd Jd 2c | 5,000  |
        | 15    | As  | Ks Qs Js Ts 2h | 15,000 |

    Scenario: A king-high straight flush is no royal flush under paytable A of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | 9s             |
        | seat 1    | Ks Qs Js Ts 2d |
      When the round is completed
      Then seat 1's six card bonus does not win 5,000

  @mlgca-four-card.12.H.1.d @payout @play
  Rule: Paytable A of the six card bonus pays a straight flush 200 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A

    Scenario Outline: A straight flush from 2 to 6, or a king-high one, wins 200 to 1 under paytable A: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays  |
        | 5     | 2h  | 3h 4h 5h 6h Kd | 1,000 |
        | 15    | 9s  | Ks Qs Js Ts 2d | 3,000 |

    Scenario: Four aces are no straight flush under paytable A of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ah Ad Ac Kd 9c |
      When the round is completed
      Then seat 1's six card bonus does not win 1,000

  @mlgca-four-card.12.H.1.e @payout @play
  Rule: Paytable A of the six card bonus pays four-of-a-kind 50 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A

    @reading:six-card-bonus-rows.highest
    Scenario Outline: Four 2s or four aces win 50 to 1 under paytable A: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays |
        | 5     | 2c  | 2s 2h 2d 9c Kd | 250  |
        | 15    | As  | Ah Ad Ac Kd 9c | 750  |

    Scenario: The highest full house is no four-of-a-kind under paytable A of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | Kh             |
        | seat 1    | As Ah Ad Ks 9c |
      When the round is completed
      Then seat 1's six card bonus does not win 250

  @mlgca-four-card.12.H.1.f @payout @play
  Rule: Paytable A of the six card bonus pays a full house 20 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A

    @reading:six-card-bonus-rows.highest
    Scenario Outline: The lowest or the highest full house wins 20 to 1 under paytable A: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays |
        | 5     | 3h  | 2s 2h 2d 3s 9c | 100  |
        | 15    | Kh  | As Ah Ad Ks 9c | 300  |

    Scenario: The highest flush is no full house under paytable A of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ks Qs Js 9s 2d |
      When the round is completed
      Then seat 1's six card bonus does not win 100

  @mlgca-four-card.12.H.1.g @payout @play
  Rule: Paytable A of the six card bonus pays a flush 15 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A

    Scenario Outline: The lowest or the highest flush wins 15 to 1 under paytable A: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays |
        | 5     | 2h  | 3h 4h 5h 7h Kd | 75   |
        | 15    | As  | Ks Qs Js 9s 2d | 225  |

    Scenario: A king-high straight is no flush under paytable A of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | Ks             |
        | seat 1    | Qh Jd Tc 9s 2h |
      When the round is completed
      Then seat 1's six card bonus does not win 75

  @mlgca-four-card.12.H.1.h @payout @play
  Rule: Paytable A of the six card bonus pays a straight 10 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A

    Scenario Outline: A straight from 2 to 6, or to the king, wins 10 to 1 under paytable A: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays |
        | 5     | 2s  | 3h 4d 5c 6s 9h | 50   |
        | 15    | Ks  | Qh Jd Tc 9s 2h | 150  |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen, jack and 10 of several suits are a straight under paytable A of the six card bonus, too
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | Ts             |
        | seat 1    | As Kh Qd Jc 8h |
      When the round is completed
      Then seat 1's six card bonus wins 50

    Scenario: Three aces are no straight under paytable A of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ah Ad Kc Qd 9s |
      When the round is completed
      Then seat 1's six card bonus does not win 50

  @mlgca-four-card.12.H.1.i @payout @play
  Rule: Paytable A of the six card bonus pays three-of-a-kind 5 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A

    Scenario Outline: Three 2s or three aces win 5 to 1 under paytable A: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays |
        | 5     | 2s  | 2h 2d 4c 7s 9h | 25   |
        | 15    | As  | Ah Ad Kc Qd 9s | 75   |

    Scenario: Aces and kings are not paid under paytable A of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ah Kd Kc Qs 9d |
      When the round is completed
      Then seat 1's six card bonus loses

  @mlgca-four-card.12.H.2 @payout @declaration @play
  Rule: Paytable B is one of the paytables for the six card bonus
    It pays every super royal alike, 100,000 dollars.

    @reading:super-royal-table.of-the-bonus @reading:six-card-bonus-rows.highest
    Scenario: A super royal of diamonds tells paytable B from the other
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is B
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | 9d             |
        | seat 1    | Ad Kd Qd Jd Td |
      When the round is completed
      Then seat 1's six card bonus wins a fixed 100,000, the stake kept or not

    Scenario: Paytable B of the six card bonus is declared where it is in use
      Given a Four Card Poker table under the MLGCA rules
      And the house's six card bonus paytable is B
      Then the declared six card bonus paytable is B

  @mlgca-four-card.12.H.2.a @payout @play
  Rule: Paytable B pays a super royal of any suit 100,000 dollars
    A fixed sum, the same for any wager and any suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is B

    @reading:super-royal-table.of-the-bonus @reading:six-card-bonus-rows.highest
    Scenario Outline: A super royal of <suit> wins 100,000 under paytable B, whatever the wager
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins a fixed 100,000, the stake kept or not

      Examples:
        | suit     | stake | box | cards          |
        | diamonds | 5     | 9d  | Ad Kd Qd Jd Td |
        | hearts   | 15    | Qh  | Ah Kh Jh Th 9h |
        | spades   | 50    | As  | Ks Qs Js Ts 9s |
        | clubs    | 10    | 9c  | Ac Kc Qc Jc Tc |

    @reading:six-card-hand.any-five
    Scenario: A royal flush is no super royal under paytable B
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | 9c             |
        | seat 1    | Ah Kh Qh Jh Th |
      When the round is completed
      Then seat 1's six card bonus does not win a fixed 100,000

  @mlgca-four-card.12.H.2.b @payout @play
  Rule: Paytable B of the six card bonus pays a royal flush 1,000 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is B

    Scenario Outline: A royal flush wins 1,000 to 1 under paytable B: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays   |
        | 5     | Td  | Ad Kd Qd Jd 2c | 5,000  |
        | 15    | As  | Ks Qs Js Ts 2h | 15,000 |

    Scenario: A king-high straight flush is no royal flush under paytable B of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | 9s             |
        | seat 1    | Ks Qs Js Ts 2d |
      When the round is completed
      Then seat 1's six card bonus does not win 5,000

  @mlgca-four-card.12.H.2.c @payout @play
  Rule: Paytable B of the six card bonus pays a straight flush 200 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is B

    Scenario Outline: A straight flush from 2 to 6, or a king-high one, wins 200 to 1 under paytable B: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays  |
        | 5     | 2h  | 3h 4h 5h 6h Kd | 1,000 |
        | 15    | 9s  | Ks Qs Js Ts 2d | 3,000 |

    Scenario: Four aces are no straight flush under paytable B of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ah Ad Ac Kd 9c |
      When the round is completed
      Then seat 1's six card bonus does not win 1,000

  @mlgca-four-card.12.H.2.d @payout @play
  Rule: Paytable B of the six card bonus pays four-of-a-kind 50 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is B

    @reading:six-card-bonus-rows.highest
    Scenario Outline: Four 2s or four aces win 50 to 1 under paytable B: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays |
        | 5     | 2c  | 2s 2h 2d 9c Kd | 250  |
        | 15    | As  | Ah Ad Ac Kd 9c | 750  |

    Scenario: The highest full house is no four-of-a-kind under paytable B of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | Kh             |
        | seat 1    | As Ah Ad Ks 9c |
      When the round is completed
      Then seat 1's six card bonus does not win 250

  @mlgca-four-card.12.H.2.e @payout @play
  Rule: Paytable B of the six card bonus pays a full house 20 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is B

    @reading:six-card-bonus-rows.highest
    Scenario Outline: The lowest or the highest full house wins 20 to 1 under paytable B: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays |
        | 5     | 3h  | 2s 2h 2d 3s 9c | 100  |
        | 15    | Kh  | As Ah Ad Ks 9c | 300  |

    Scenario: The highest flush is no full house under paytable B of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ks Qs Js 9s 2d |
      When the round is completed
      Then seat 1's six card bonus does not win 100

  @mlgca-four-card.12.H.2.f @payout @play
  Rule: Paytable B of the six card bonus pays a flush 15 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is B

    Scenario Outline: The lowest or the highest flush wins 15 to 1 under paytable B: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays |
        | 5     | 2h  | 3h 4h 5h 7h Kd | 75   |
        | 15    | As  | Ks Qs Js 9s 2d | 225  |

    Scenario: A king-high straight is no flush under paytable B of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | Ks             |
        | seat 1    | Qh Jd Tc 9s 2h |
      When the round is completed
      Then seat 1's six card bonus does not win 75

  @mlgca-four-card.12.H.2.g @payout @play
  Rule: Paytable B of the six card bonus pays a straight 10 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is B

    Scenario Outline: A straight from 2 to 6, or to the king, wins 10 to 1 under paytable B: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays |
        | 5     | 2s  | 3h 4d 5c 6s 9h | 50   |
        | 15    | Ks  | Qh Jd Tc 9s 2h | 150  |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen, jack and 10 of several suits are a straight under paytable B of the six card bonus, too
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | Ts             |
        | seat 1    | As Kh Qd Jc 8h |
      When the round is completed
      Then seat 1's six card bonus wins 50

    Scenario: Three aces are no straight under paytable B of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ah Ad Kc Qd 9s |
      When the round is completed
      Then seat 1's six card bonus does not win 50

  @mlgca-four-card.12.H.2.h @payout @play
  Rule: Paytable B of the six card bonus pays three-of-a-kind 5 to 1
    Of the player's five cards and the card of the bonus box, the best five.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is B

    Scenario Outline: Three 2s or three aces win 5 to 1 under paytable B: <box> with <cards>
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | <stake>        |
      And the cards fall as
        | bonus box | <box>   |
        | seat 1    | <cards> |
      When the round is completed
      Then seat 1's six card bonus wins <pays>

      Examples:
        | stake | box | cards          | pays |
        | 5     | 2s  | 2h 2d 4c 7s 9h | 25   |
        | 15    | As  | Ah Ad Kc Qd 9s | 75   |

    Scenario: Aces and kings are not paid under paytable B of the six card bonus
      Given the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 5              |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ah Kd Kc Qs 9d |
      When the round is completed
      Then seat 1's six card bonus loses
