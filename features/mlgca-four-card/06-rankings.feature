Feature: MLGCA Four Card Poker, chapter 6: rankings
  How the cards rank, which hands there are and in what order, which of two hands is the higher, and which hands of
  five and six cards the six card bonus is paid for.

  @mlgca-four-card.6.A @ranking @play
  Rule: The cards rank from the ace down to the 2
    Ace, king, queen, jack, 10 and so on down to the 2, but for the place of the ace in a sequence.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Of hands that are not listed, the one with the higher card wins: <ranks>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | ranks       | player         | dealer            |
        | ace, king   | As 9c 7d 5h 3s | Ks Qd Tc 8h 6d 4c |
        | king, queen | Kd 9c 7s 5h 3s | Qs Jd 9h 8c 6d 4c |
        | queen, jack | Qd 8c 7s 5h 3s | Js Td 8h 7c 5d 3c |
        | jack, 10    | Jd 8c 7s 5h 2s | Ts 9d 7h 6c 4d 3c |
        | 10, 9       | Td 8c 7s 5h 2s | 9s 8d 7h 5c 4d 2c |
        | 9, 8        | 9d 7c 6s 4h 2s | 8s 7d 6h 4c 3d 2c |

    Scenario Outline: A pair wins by its rank: <ranks>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | ranks | player         | dealer            |
        | 8, 7  | 8d 8c Ks 4h 2s | 7s 7d Jh Tc 5d 3c |
        | 7, 6  | 7d 7c Ks 3h 2s | 6s 6d Jh Tc 4d 3c |
        | 6, 5  | 6d 6c Ks 3h 2s | 5s 5d 9h 8c 7d 3c |
        | 5, 4  | 5d 5c Ks 7h 2s | 4s 4d 9h 8c 7d 2c |
        | 4, 3  | 4d 4c Ks 6h 2s | 3s 3d 9h 8c 6d 2c |
        | 3, 2  | 3d 3c Ks 7h 5s | 2s 2d 9h 8c 7d 5c |

    Scenario Outline: The lower card loses: <ranks>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | ranks       | player         | dealer            |
        | king, ace   | Ks Qd Tc 8h 6d | As 9c 7d 5h 3s 2d |
        | queen, king | Qs Jd 9h 8c 6d | Kd 9c 7s 5h 4s 2s |
        | 10, jack    | Ts 9d 7h 6c 4d | Jd 8c 7s 5h 3d 2s |
        | jack, queen | Js Td 8h 7c 5d | Qd 8c 7s 5h 3s 2c |
        | 9, 10       | 9s 8d 7h 5c 4d | Td 8c 7s 5h 3c 2s |
        | 8, 9        | 8s 7d 6h 4c 3d | 9d 7c 6s 4h 3c 2s |
        | 7, 8        | 7s 7d Jh Tc 5d | 8d 8c Ks 4h 2s 3s |
        | 6, 7        | 6s 6d Jh Tc 4d | 7d 7c Ks 3h 2s 5s |
        | 5, 6        | 5s 5d 9h 8c 7d | 6d 6c Ks 3h 2s Ts |
        | 4, 5        | 4s 4d 9h 8c 7d | 5d 5c Ks 7h 2s Jh |
        | 3, 4        | 3s 3d 9h 8c 6d | 4d 4c Ks 6h 2s Jh |
        | 2, 3        | 2s 2d 9h 8c 7d | 3d 3c Ks 7h 5s 4d |

  @mlgca-four-card.6.A.1 @ranking @play
  Rule: An ace may stand below 2, 3 and 4
    It completes a straight or a straight flush with them.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Ace, 2, 3 and 4 are a hand: <hand>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a <hand> with <four>

      Examples:
        | hand           | player         | four        |
        | straight flush | As 2s 3s 4s Kd | As 2s 3s 4s |
        | straight       | As 2d 3c 4h Kd | As 2d 3c 4h |
        | straight       | 4h 9c Ad 3s 2h | 4h Ad 3s 2h |

    Scenario: It beats the highest two pairs
      Given the cards fall as
        | seat 1 | As 2d 3c 4h 9s    |
        | dealer | Ah Ad Kc Ks 9d 7c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    Scenario: In one suit it beats the highest three-of-a-kind
      Given the cards fall as
        | seat 1 | 2s 3s 4s As 9s    |
        | dealer | Ah Ad Ac Ks 9d 7c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:ace-below-straights.lowest
    Scenario: The ace is low there
      Given the cards fall as
        | seat 1 | As 2d 3c 4h Kd    |
        | dealer | 5s 4d 3h 2c Tc Td |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

  @mlgca-four-card.6.A.2 @ranking @play
  Rule: No other sequence takes in an ace
    King, ace, 2 and 3 do not make one.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Round the ace there is no sequence: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is <hand>

      Examples:
        | player         | hand    |
        | Ks Ad 2c 3h 9d | nothing |
        | Qs Kd Ac 2h 9d | nothing |
        | Ks As 2s 3s 9d | a flush |
        | Qs Ks As 2s 9d | a flush |

    Scenario Outline: <what> loses to <other>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | what                               | other             | player         | dealer            |
        | King, ace, 2 and 3                 | a pair of 2s      | Ks Ad 2c 3h 9d | 2s 2d 4h 6c 8s 9h |
        | Queen, king, ace and 2             | a pair of 2s      | Qs Kd Ac 2h 9d | 2s 2d 4h 6c 8s 9h |
        | King, ace, 2 and 3 in one suit     | a three-of-a-kind | Ks As 2s 3s 9d | 2c 2d 2h 5c 7d 9h |
        | Queen, king, ace and 2 in one suit | a three-of-a-kind | Qs Ks As 2s 9d | 2c 2d 2h 5c 7d 9h |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: With king, queen and jack the ace is high
      Given the cards fall as
        | seat 1 | Js Qd Kc Ah 9d    |
        | dealer | Kd As 2c 3h 9s 7c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight
      And the dealer's hand is nothing

    @reading:ace-other-sequences.low-only
    Scenario: With king, queen and jack the ace makes no sequence
      Given the cards fall as
        | seat 1 | Js Qd Kc Ah 9d    |
        | dealer | 2s 2d 4h 6c 8s 9h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And seat 1's play loses

  @mlgca-four-card.6.B @ranking @play
  Rule: No suit outranks another
    No hand is higher than another for its suit.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    @reading:equal-hand.wins @reading:shared-cards.ranks
    Scenario Outline: The dealer's suit does not break a tie: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | what                         | player         | dealer            |
        | a flush of spades            | Ah Jh 8h 4h 9c | As Js 8s 4s 9d 5c |
        | a flush of hearts            | Ac Jc 8c 4c 9s | Ah Jh 8h 4h 9d 5d |
        | a flush of diamonds          | Ah Jh 8h 4h 9s | Ad Jd 8d 4d 9c 5c |
        | a flush of clubs             | Ad Jd 8d 4d 9s | Ac Jc 8c 4c 9h 5h |
        | a straight flush of spades   | 9c 8c 7c 6c Kd | 9s 8s 7s 6s Kh 3d |
        | a pair and the ace of spades | Kh Kd Ac 7h 3s | Ks Kc As 7s 3h 2d |

    @reading:equal-hand.stands-off @reading:shared-cards.ranks
    Scenario Outline: Nor does the player's suit: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned

      Examples:
        | what                | player         | dealer            |
        | a flush of spades   | As Js 8s 4s 9d | Ah Jh 8h 4h 9c 5c |
        | a flush of diamonds | Ad Jd 8d 4d 9s | Ac Jc 8c 4c 9h 5h |

    Scenario: A flush wins by its cards, although the dealer has spades
      Given the cards fall as
        | seat 1 | Ah Jh 8h 4h 2c    |
        | dealer | Ks Js 8s 4s 2d 5c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    Scenario: A flush loses by its cards, although it is of spades
      Given the cards fall as
        | seat 1 | Ks Js 8s 4s 2d    |
        | dealer | Ac Jc 8c 4c 2h 5h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

  @mlgca-four-card.6.C @ranking @play
  Rule: The hands have an order, from four-of-a-kind down to a pair
    Four-of-a-kind, straight flush, three-of-a-kind, flush, straight, two pairs, pair.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: The lowest <hand> beats a high <other>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | hand            | other                   | player         | dealer            |
        | four-of-a-kind  | straight flush          | 2s 2h 2d 2c 3s | Kd Qd Jd Td 5c 7h |
        | straight flush  | three-of-a-kind         | 5s 4s 3s 2s 9d | Ac Ad Ah Kc Qh 9h |
        | three-of-a-kind | flush                   | 2s 2h 2d 3c 5s | Ad Kd Qd 9d 8c 6h |
        | flush           | straight                | 2h 3h 4h 6h 8c | Kd Qs Jh Tc 5c 3d |
        | straight        | two pairs               | 5s 4h 3d 2c 9s | Ac Ad Kh Kc 9d 7h |
        | two pairs       | pair                    | 3s 3h 2d 2c 5s | Ac Ad Kh Qc 9d 7h |
        | pair            | hand that is not listed | 2s 2h 3d 5c 7s | Ac Kd Qh 9c 8d 6h |

    Scenario Outline: A high <hand> loses to the lowest <other>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | hand                    | other           | player         | dealer            |
        | straight flush          | four-of-a-kind  | Kd Qd Jd Td 5c | 2s 2h 2d 2c 3s 7h |
        | three-of-a-kind         | straight flush  | Ac Ad Ah Kc Qh | 5s 4s 3s 2s 9d 9h |
        | flush                   | three-of-a-kind | Ad Kd Qd 9d 8c | 2s 2h 2c 3c 5s 7h |
        | straight                | flush           | Kd Qs Jh Tc 5c | 2h 3h 4h 6h 8c 9d |
        | two pairs               | straight        | Ac Ad Kh Kc 9d | 5s 4h 3d 2c 9s Td |
        | pair                    | two pairs       | Ac Ad Kh Qc 9d | 3s 3h 2d 2c 5s 7h |
        | hand that is not listed | pair            | Ac Kd Qh 9c 8d | 2s 2h 3d 5c 7s 8h |

  @mlgca-four-card.6.C.1 @ranking @play
  Rule: Four-of-a-kind is four cards of one rank, aces the highest and 2s the lowest

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Four cards of one rank: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a four-of-a-kind with <four>

      Examples:
        | player         | four        |
        | 7s 7h Kd 7d 7c | 7s 7h 7d 7c |
        | 2s 2h 2d 2c As | 2s 2h 2d 2c |

    Scenario: Three cards of one rank are not enough
      Given the cards fall as
        | seat 1 | 7s 7h 7d 8c Kd    |
        | dealer | 2s 2h 2d 2c Kh Ks |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a three-of-a-kind
      And the dealer's hand is a four-of-a-kind

    Scenario Outline: The higher rank wins: <player>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | player         | dealer            |
        | As Ah Ad Ac 2s | Ks Kh Kd Kc Qh Jd |
        | 3s 3h 3d 3c 4s | 2s 2h 2d 2c Ah Kd |

    Scenario Outline: The lower rank loses: <player>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | player         | dealer            |
        | Ks Kh Kd Kc Qh | As Ah Ad Ac 2s 3d |
        | 2s 2h 2d 2c Ah | 3s 3h 3d 3c 4s 5d |

  @mlgca-four-card.6.C.2 @ranking @play
  Rule: A straight flush is four cards of one suit in sequence, from A-K-Q-J down to A-2-3-4

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Four in sequence and of one suit: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush with <four>

      Examples:
        | player         | four        |
        | 9s 8s 7s 6s Kd | 9s 8s 7s 6s |
        | Td Kd Qc Jd Qd | Kd Qd Jd Td |
        | 9h 8h 7h 6h 5h | 9h 8h 7h 6h |

    Scenario Outline: <what> is no straight flush
      Given the cards fall as
        | seat 1 | <player>          |
        | dealer | 5d 4d 3d 2d Kc 8h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a <hand>
      And the dealer's hand is a straight flush
      And seat 1's play loses

      Examples:
        | what                                            | player         | hand     |
        | A sequence with one card of another suit        | 9s 8s 7s 6h Kd | straight |
        | A suit with a gap in its ranks                  | Ks Qs Js 9s 7d | flush    |
        | A flush of four cards beside a straight of four | Ks Qs Js Td 2s | flush    |

    Scenario Outline: It ranks by where it ends: <player> wins
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | player         | dealer            |
        | 6s 5s 4s 3s Kd | 5h 4h 3h 2h Kc 9d |
        | Ks Qs Js Ts 2d | Qh Jh Th 9h Kc Ad |

    Scenario Outline: It ranks by where it ends: <player> loses
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | player         | dealer            |
        | 5h 4h 3h 2h Kc | 6s 5s 4s 3s Kd 9d |
        | Qh Jh Th 9h Kc | Ks Qs Js Ts 2d 3d |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack is the highest
      Given the cards fall as
        | seat 1 | As Ks Qs Js 2d    |
        | dealer | Kh Qh Jh Th 4c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:ace-below-straights.lowest
    Scenario: Ace, 2, 3 and 4 is the lowest
      Given the cards fall as
        | seat 1 | As 2s 3s 4s Kd    |
        | dealer | 5h 4h 3h 2h Kc 9d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:ace-below-straights.high-card
    Scenario: Ace, 2, 3 and 4 of one suit wins by its ace
      Given the cards fall as
        | seat 1 | As 2s 3s 4s 9d    |
        | dealer | Kh Qh Jh Th 4c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:ace-below-straights.high-card @reading:ace-other-sequences.not-in-the-middle @reading:shared-cards.ranks
    Scenario: Ace, 2, 3 and 4 of one suit loses to ace, king, queen and jack, whose second card is higher
      Given the cards fall as
        | seat 1 | As 2s 3s 4s 9d    |
        | dealer | Ah Kh Qh Jh 7c 5d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:ace-below-straights.lowest
    Scenario: Of five in one suit from ace to 5, the 2 to the 5 are chosen and win
      Given the cards fall as
        | seat 1 | As 2s 3s 4s 5s    |
        | dealer | Ah 2h 3h 4h 9d Jc |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush with 5s 4s 3s 2s
      And seat 1's ante wins 10

    @reading:ace-below-straights.high-card
    Scenario: Of five in one suit from ace to 5, the ace to the 4 are chosen
      Given the cards fall as
        | seat 1 | As 2s 3s 4s 5s    |
        | dealer | Kh Qh Jh Th 4c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush with As 2s 3s 4s
      And seat 1's ante wins 10

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Of five in one suit from ace to 10, the ace to the jack are chosen
      Given the cards fall as
        | seat 1 | Js Ts As Qs Ks |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush with As Ks Qs Js

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: King, queen, jack and 10 of one suit are lower than ace, king, queen and jack
      Given the cards fall as
        | seat 1 | Kh Qh Jh Th 4c    |
        | dealer | As Ks Qs Js 2d 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

  @mlgca-four-card.6.C.3 @ranking @play
  Rule: Three-of-a-kind is three cards of one rank, aces the highest and 2s the lowest

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Three cards of one rank: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a three-of-a-kind with <four>

      Examples:
        | player         | four        |
        | 9s 2s 9h Kc 9d | 9s 9h 9d Kc |
        | Ks 2h Kc 2d 2s | 2s 2h 2d Ks |

    Scenario: Two cards of one rank are not enough
      Given the cards fall as
        | seat 1 | 9s 9h Kc 4d 2c    |
        | dealer | 2s 2h 2d Kh 7c 5c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a pair
      And the dealer's hand is a three-of-a-kind
      And seat 1's play loses

    Scenario Outline: The higher three wins: <player>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | player         | dealer            |
        | As Ah Ad 2c 3s | Ks Kh Kd Qc Jd 9h |
        | 3s 3h 3d 9c 5s | 2s 2h 2d 8c 7h 6d |

    Scenario Outline: The lower three loses: <player>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | player         | dealer            |
        | Ks Kh Kd Qc Jd | As Ah Ad 2c 3s 4h |
        | 2s 2h 2d 8c 7h | 3s 3h 3d 9c 5s 6d |

    @reading:rank-tie-break.leftover-cards
    Scenario: The fourth card comes after the three
      Given the cards fall as
        | seat 1 | 3s 3h 3d 4c 5s    |
        | dealer | 2s 2h 2d Ac 9h 7c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

  @mlgca-four-card.6.C.4 @ranking @play
  Rule: A flush is four cards of one suit, whatever their ranks

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Four cards of one suit: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a flush with <four>

      Examples:
        | player         | four        |
        | Ah 9h 5h 2h Kd | Ah 9h 5h 2h |
        | 2c 6c 3s 4c 3c | 6c 4c 3c 2c |
        | 9d 8d 7d 5d 2d | 9d 8d 7d 5d |
        | 9h 8h 7h 6c 5h | 9h 8h 7h 5h |

    Scenario Outline: <what> are no flush
      Given the cards fall as
        | seat 1 | <player>          |
        | dealer | 6s 4s 3s 2s 9c 9d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And the dealer's hand is a flush
      And seat 1's play loses

      Examples:
        | what                           | player         |
        | Three cards of one suit        | Ah 9h 5h 2c Kd |
        | Four cards of one colour       | Ah 9h 5d 2d Kc |
        | Black cards of different suits | As 8s 5c 7c Kd |

    Scenario: The lowest flush beats the highest straight below the ace
      Given the cards fall as
        | seat 1 | 6s 4s 3s 2s 9c    |
        | dealer | Kd Qs Jh Tc 5c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

  @mlgca-four-card.6.C.5 @ranking @play
  Rule: A straight is four cards in sequence of more than one suit, from A-K-Q-J down to A-2-3-4

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Four in sequence: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight with <four>

      Examples:
        | player         | four        |
        | 9s 8h 7d 6c 2s | 9s 8h 7d 6c |
        | 2c Js 9c Td 8d | Js Td 9c 8d |
        | 9s 8s 7s 6h 5d | 9s 8s 7s 6h |
        | 5c 4h 3d 2c Ts | 5c 4h 3d 2c |

    Scenario Outline: <what> are no straight
      Given the cards fall as
        | seat 1 | <player>          |
        | dealer | 5c 4h 3d 2c Tc Ad |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is <hand>
      And the dealer's hand is a straight
      And seat 1's play loses

      Examples:
        | what                                      | player         | hand    |
        | Four cards with a gap                     | 9s 8h 7d 5s 2s | nothing |
        | Three in sequence                         | 9s 8h 7d 4s 2s | nothing |
        | Three in sequence, one of them twice      | 9s 8h 7d 8d 2s | a pair  |
        | Four cards with one twice and one missing | 9s 8h 8d 6c 2s | a pair  |

    Scenario Outline: It ranks by where it ends: <player> is higher
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | player         | dealer            |
        | 9s 8h 7d 6c 2s | 8s 7h 6d 5c Kd Jh |
        | 6s 5h 4d 3c Ts | 5d 4c 3s 2h Kd Jh |

    Scenario Outline: It ranks by where it ends: <player> is lower
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | player         | dealer            |
        | 8s 7h 6d 5c Kd | 9s 8h 7d 6c 2s 3d |
        | 5d 4c 3s 2h Kd | 6s 5h 4d 3c Ts 9s |

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Ace, king, queen and jack of mixed suits is the highest
      Given the cards fall as
        | seat 1 | As Kh Qd Jc 2d    |
        | dealer | Ks Qh Jd Tc 4c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:ace-below-straights.lowest
    Scenario: Ace, 2, 3 and 4 of mixed suits is the lowest
      Given the cards fall as
        | seat 1 | 5h 4d 3h 2c Kc    |
        | dealer | As 2s 3d 4c Jd 9h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:ace-below-straights.high-card
    Scenario: Ace, 2, 3 and 4 of mixed suits wins by its ace
      Given the cards fall as
        | seat 1 | 5h 4d 3h 2c Kc    |
        | dealer | As 2s 3d 4c Jd 9h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:ace-below-straights.high-card @reading:ace-other-sequences.not-in-the-middle @reading:shared-cards.ranks
    Scenario: Ace, 2, 3 and 4 of mixed suits loses to ace, king, queen and jack, whose second card is higher
      Given the cards fall as
        | seat 1 | As 2h 3d 4c 9s    |
        | dealer | Ad Kc Qh Js 7d 5h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:ace-below-straights.lowest
    Scenario: Of five from ace to 5, the 2 to the 5 are chosen and win
      Given the cards fall as
        | seat 1 | As 2h 3d 4c 5s    |
        | dealer | Ad 2c 3h 4s 9h Jc |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight with 5s 4c 3d 2h
      And seat 1's ante wins 10

    @reading:ace-below-straights.high-card
    Scenario: Of five from ace to 5, the ace to the 4 are chosen
      Given the cards fall as
        | seat 1 | As 2h 3d 4c 5s    |
        | dealer | Kd Qs Jh Tc 4h 3s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight with As 2h 3d 4c
      And seat 1's ante wins 10

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: Of five from ace to 10, the ace to the jack are chosen and win
      Given the cards fall as
        | seat 1 | As Kd Qh Jc Td    |
        | dealer | Ks Qd Jh Tc 7h 4s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight with As Kd Qh Jc
      And seat 1's ante wins 10

    @reading:ace-other-sequences.low-only
    Scenario: Of five from ace to 10, the king to the 10 are chosen
      Given the cards fall as
        | seat 1 | As Kd Qh Jc Td    |
        | dealer | Qd Js Th 9c 7h 4s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight with Kd Qh Jc Td
      And seat 1's ante wins 10

    @reading:ace-other-sequences.not-in-the-middle
    Scenario: King, queen, jack and 10 of mixed suits are lower than ace, king, queen and jack
      Given the cards fall as
        | seat 1 | Ks Qh Jd Tc 4c    |
        | dealer | As Kh Qd Jc 2d 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

  @mlgca-four-card.6.C.6 @ranking @play
  Rule: Two pairs are two cards of one rank and two of another, from aces and kings down to 3s and 2s

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Two pairs: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is two pairs with <four>

      Examples:
        | player         | four        |
        | 9s 6d Ks 9h 6c | 9s 9h 6d 6c |
        | 3s 2d 3h 2c As | 3s 3h 2d 2c |

    Scenario: The higher two of three pairs
      Given the cards fall as
        | seat 1 | 9s 9h Kd 5c 2s    |
        | dealer | 3h 8s 5d 8h 5s 3s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a pair
      And the dealer's hand is two pairs with 8s 8h 5d 5s

    Scenario Outline: The higher pair first: <player> wins
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | player         | dealer            |
        | As Ah 2d 2c 9s | Ks Kh Qd Qc 9d 7h |
        | As Ah Ks Kh 2d | Ad Ac Qs Qh Jc 7d |
        | 4s 4h 2s 2h 9d | 3s 3h 2d 2c Kd Jh |

    Scenario Outline: The higher pair first: <player> loses
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | player         | dealer            |
        | Ks Kh Qd Qc 9d | As Ah 2d 2c 9s 7h |
        | Ad Ac Qs Qh Jc | As Ah Ks Kh 2d 3d |
        | 3s 3h 2d 2c Kd | 4s 4h 2s 2h 9d 7d |
        | As Ah 2d 2c 9s | Ad Ac 3s 3h Jc 7d |

  @mlgca-four-card.6.C.7 @ranking @play
  Rule: A pair is two cards of one rank, aces the highest and 2s the lowest

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Two cards of one rank: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a pair with <four>

      Examples:
        | player         | four        |
        | 9s Kd 9h 5c 2s | 9s 9h Kd 5c |
        | Kd 2s 7c 2h 5s | 2s 2h Kd 7c |

    Scenario: A pair of 2s beats ace high
      Given the cards fall as
        | seat 1 | 2s 2h 3d 5c 7s    |
        | dealer | Ac Kd Qh 9c 8d 6h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a pair
      And seat 1's ante wins 10

    Scenario: Without two of one rank there is none
      Given the cards fall as
        | seat 1 | 9s 8h Kd 5c 2s    |
        | dealer | 3s 3h 8d 6c Td Qh |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And the dealer's hand is a pair
      And seat 1's play loses

    Scenario Outline: The higher pair wins: <player>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | player         | dealer            |
        | As Ah 7d 5c 3s | Ks Kh Qd Jc 9h 8d |
        | 3s 3h 9d 7c 5s | 2s 2h 8d 6c 7d 4h |

    Scenario Outline: The lower pair loses: <player>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | player         | dealer            |
        | Ks Kh Qd Jc 9h | As Ah 7d 5c 3s 2d |
        | 2s 2h 8d 6c 7d | 3s 3h 9d 7c 5s 4h |

    @reading:rank-tie-break.leftover-cards
    Scenario: The other cards come after the pair
      Given the cards fall as
        | seat 1 | 3s 3h 4d 5c 9s    |
        | dealer | 2s 2h Ad Kc Jh 9d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

  @mlgca-four-card.6.D @ranking @play
  Rule: Between hands of one rank, the highest card that only one of them has decides
    So it is, too, between hands that make none of the listed hands.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: The highest other card wins, whatever follows: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | what                     | player         | dealer            |
        | the same pair            | Ks Kh Ad 3c 2c | Kd Kc Qs Jh 9d 7c |
        | two flushes              | As 5s 3s 2s Kc | Qh Jh Th 8h 3d 4c |
        | none of the listed hands | As 7h 5d 3c 2s | Kd Qc Jh 9d 7c 4s |

    Scenario Outline: The lower other card loses: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | what                     | player         | dealer            |
        | the same pair            | Kd Kc Qs Jh 9d | Ks Kh Ad 3c 2c 5d |
        | two flushes              | Qh Jh Th 8h 3d | As 5s 3s 2s 9c 7d |
        | none of the listed hands | Kd Qc Jh 9d 7c | As 7h 5d 3c 2s 8c |

    @reading:shared-cards.ranks
    Scenario Outline: Where that is equal, the next one wins: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | what                                    | player         | dealer            |
        | the second card beside a pair           | Ks Kh Ad 9c 2s | Kd Kc As 8h 7d 3c |
        | the second of a flush                   | As Js 4s 2s Kc | Ah Th 9h 8h 2d 4c |
        | the second of a hand that is not listed | As Qh 5d 3c 2s | Ad Jc 9s 8h 6d 4c |

    @reading:shared-cards.ranks
    Scenario Outline: Where that is equal, the next one loses: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | what                                    | player         | dealer            |
        | the second card beside a pair           | Kd Kc As 8h 7d | Ks Kh Ad 9c 2s 3d |
        | the second of a flush                   | Ah Th 9h 8h 2d | As Js 4s 2s Kc 7d |
        | the third of a flush                    | Ah Jh 8h 7h Kc | As Js 9s 3s Qd 7d |
        | the fourth of a flush                   | Ah Jh 9h 3h Kc | As Js 9s 4s Qd 7d |
        | the fourth of a flush, a 2              | Ah Jh 9h 2h Kc | As Js 9s 3s Qd 7d |
        | the second of a hand that is not listed | Ad Jc 9s 8h 6d | As Qh 5d 3c 2s 8c |
        | the third of a hand that is not listed  | As Qh 8d 7c 4s | Ad Qc 9s 5h 3d 2c |
        | the fourth of a hand that is not listed | As Qh 9d 6c 2s | Ad Qc 9s 7h 5d 3c |

    @reading:rank-tie-break.leftover-cards
    Scenario Outline: What makes the rank comes before the other cards: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | what   | player         | dealer            |
        | pairs  | As Ah 5d 3c 2s | Ks Kh Ad 9c 7d 2h |
        | threes | Ks Kh Kd 4c 2s | 3s 3h 3d Ac 9h 7d |

    @reading:rank-tie-break.any-card @reading:shared-cards.ranks
    Scenario Outline: By the letter the highest card that only one of them has decides at once: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | what           | player         | dealer            |
        | a pair of aces | As Ah 5d 3c 2s | Ks Kh Ad 9c 7d 2h |
        | three kings    | Ks Kh Kd 4c 2s | 3s 3h 3d Ac 9h 7d |

    @reading:shared-cards.physical-cards @reading:equal-hand.wins
    Scenario Outline: By the letter no card is in both hands, so that only the highest other card is compared: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | what                     | player         | dealer            |
        | the same pair            | Kd Kc As 8h 7d | Ks Kh Ad 9c 2s 3d |
        | two flushes              | As Ts 9s 8s Kd | Ah Jh 4h 2h Kc 7d |
        | none of the listed hands | Ad Jc 9s 8h 6d | As Qh 5d 3c 2s 8c |

  @mlgca-four-card.6.E @ranking @play
  Rule: Hands that are still equal are a tie
    Cards that are not among the four do not count.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    @reading:equal-hand.wins
    Scenario Outline: Where an equal hand is paid, the dealer's further cards do not matter: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | what                     | player         | dealer            |
        | a straight               | 9s 8h 7d 6c 2s | 9d 8c 7s 6h 4d 3c |
        | two pairs                | Ks Kh 4d 4c 2s | Kd Kc 4s 4h Qd Jc |
        | a pair                   | Ks Kh Ad 9c 2s | Kd Kc As 9h 8d 7c |
        | none of the listed hands | As Qh 9d 7c 2s | Ad Qc 9s 7h 5d 3c |

    @reading:equal-hand.stands-off
    Scenario Outline: Where an equal hand stands off, the player's further cards do not matter: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned

      Examples:
        | what                     | player         | dealer            |
        | two pairs                | Kd Kc 4s 4h Qd | Ks Kh 4d 4c 3s 2s |
        | a pair                   | Kd Kc As 9h 8d | Ks Kh Ad 9c 3s 2s |
        | none of the listed hands | Ad Qc 9s 7h 5d | As Qh 9d 7c 3c 2s |

  @mlgca-four-card.6.F @ranking @play
  Rule: Where the six card bonus is offered, only the hands of this list are paid
    They are made of five cards; the last of them of six.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |

    Scenario Outline: <hand> is not on the list
      Given the cards fall as
        | bonus box | Kd       |
        | seat 1    | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's six card bonus loses

      Examples:
        | hand                          | player         |
        | Two pairs                     | 9s 9h 6d 6c 2s |
        | A pair                        | Ks 9h 6d 4c 2s |
        | A hand with nothing           | Qs 9h 6d 4c 2s |
        | A straight flush of four only | 9s 8s 7s 6s 2d |
        | A flush of four only          | Qh 9h 7h 6h 2s |
        | A straight of four only       | 9s 8h 7d 6c 2s |

    Scenario: The card of the bonus box is one of the six
      Given the cards fall as
        | bonus box | 9d             |
        | seat 1    | 9s 9h 6d 4c 2s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand for the six card bonus is a three-of-a-kind
      And seat 1's six card bonus wins 50

  @mlgca-four-card.6.F.1 @ranking @play
  Rule: A royal flush is ace, king, queen, jack and 10 of one suit

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
        | 2    | 10   | 10      | 10             |

    @reading:six-card-hand.any-five
    Scenario Outline: A royal flush, and what is none: <other>
      Given the cards fall as
        | bonus box | 2c             |
        | seat 1    | As Ks Qs Js Ts |
        | seat 2    | <cards>        |
      When the round is completed
      Then seat 1's hand for the six card bonus is a royal flush
      And seat 2's hand for the six card bonus is <hand>

      Examples:
        | other                  | cards          | hand             |
        | a 9 instead of the 10  | Ah Kh Qh Jh 9h | a flush          |
        | a 9 instead of the ace | Kh Qh Jh Th 9h | a straight flush |

    @reading:ace-other-sequences.not-in-the-middle @reading:six-card-hand.any-five
    Scenario: A royal flush, and what is none: the 10 of another suit
      Given the cards fall as
        | bonus box | 2c             |
        | seat 1    | As Ks Qs Js Ts |
        | seat 2    | Ah Kh Qh Jh Td |
      When the round is completed
      Then seat 1's hand for the six card bonus is a royal flush
      And seat 2's hand for the six card bonus is a straight

    Scenario: The card of the bonus box completes a royal flush
      Given the cards fall as
        | bonus box | Ts             |
        | seat 1    | As Ks Qs Js 2d |
        | seat 2    | Ah Kh Qh Jh 2c |
      When the round is completed
      Then seat 1's hand for the six card bonus is a royal flush
      And seat 1's six card bonus wins 10,000

  @mlgca-four-card.6.F.2 @ranking @play
  Rule: A straight flush is five cards of one suit in sequence

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
        | 2    | 10   | 10      | 10             |

    @reading:six-card-hand.any-five
    Scenario Outline: A straight flush, and what is none: <other>
      Given the cards fall as
        | bonus box | 8c             |
        | seat 1    | Ks Qs Js Ts 9s |
        | seat 2    | <cards>        |
      When the round is completed
      Then seat 1's hand for the six card bonus is a straight flush
      And seat 2's hand for the six card bonus is <hand>

      Examples:
        | other                                             | cards          | hand       |
        | four in sequence with a fifth of the suit         | Jh Th 9h 8h 2h | a flush    |
        | five in sequence, one of another suit             | Th 9h 8h 7h 6d | a straight |
        | a flush of five cards beside a straight of others | Qh Jh Th 9h 2h | a flush    |
        | a sequence with four of one suit                  | Th 9h 7h 6h Kd | a straight |

    Scenario: The card of the bonus box completes a straight flush
      Given the cards fall as
        | bonus box | Ts             |
        | seat 1    | Ks Qs Js 9s 2d |
        | seat 2    | Kh Qh Jh 9h 2c |
      When the round is completed
      Then seat 1's hand for the six card bonus is a straight flush
      And seat 1's six card bonus wins 2,000

    @reading:five-card-ace-below.counts @reading:six-card-hand.any-five
    Scenario: Five of a suit from ace to 5 are a straight flush
      Given the cards fall as
        | bonus box | 9c             |
        | seat 1    | As 2s 3s 4s 5s |
        | seat 2    | 9h 8h 7h 6h 5h |
      When the round is completed
      Then seat 1's hand for the six card bonus is a straight flush
      And seat 2's hand for the six card bonus is a straight flush

    @reading:five-card-ace-below.does-not-count @reading:six-card-hand.any-five
    Scenario: Five of a suit from ace to 5 are a flush only
      Given the cards fall as
        | bonus box | 9c             |
        | seat 1    | As 2s 3s 4s 5s |
        | seat 2    | 9h 8h 7h 6h 5h |
      When the round is completed
      Then seat 1's hand for the six card bonus is a flush
      And seat 2's hand for the six card bonus is a straight flush

  @mlgca-four-card.6.F.3 @ranking @play
  Rule: In five cards, too, four-of-a-kind is four cards of one rank in any suits

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
        | 2    | 10   | 10      | 10             |

    @reading:six-card-hand.any-five
    Scenario Outline: Four-of-a-kind, and what is none: <other>
      Given the cards fall as
        | bonus box | Kd             |
        | seat 1    | 7s 7h 7d 7c 2s |
        | seat 2    | <cards>        |
      When the round is completed
      Then seat 1's hand for the six card bonus is a four-of-a-kind
      And seat 2's hand for the six card bonus is <hand>

      Examples:
        | other             | cards          | hand              |
        | three and a pair  | 9s 9h 9d 4c 4s | a full house      |
        | three of one rank | 9s 9h 9d 4c 3s | a three-of-a-kind |

    @reading:six-card-bonus-rows.highest
    Scenario: The card of the bonus box completes four-of-a-kind
      Given the cards fall as
        | bonus box | 7c             |
        | seat 1    | 7s 7h 7d 4c 2s |
        | seat 2    | 9s 9h 9d 4h 3s |
      When the round is completed
      Then seat 1's hand for the six card bonus is a four-of-a-kind
      And seat 1's six card bonus wins 500

  @mlgca-four-card.6.F.4 @ranking @play
  Rule: A full house is three cards of one rank and a pair

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
        | 2    | 10   | 10      | 10             |

    Scenario: Two pairs are none, however high
      Given the cards fall as
        | bonus box | 9s             |
        | seat 1    | 2s 2h 2d 9c 4d |
        | seat 2    | Ks Kh Jd Jc 4s |
      When the round is completed
      Then seat 1's hand for the six card bonus is a full house
      And seat 2's six card bonus loses

    Scenario: Three of one rank without a pair are none
      Given the cards fall as
        | bonus box | 9s             |
        | seat 1    | 2s 2h 2d 9c 4d |
        | seat 2    | Qs Qh Qd 8c 5s |
      When the round is completed
      Then seat 1's hand for the six card bonus is a full house
      And seat 2's hand for the six card bonus is a three-of-a-kind

    Scenario: Two threes make one
      Given the cards fall as
        | bonus box | 3c             |
        | seat 1    | 4s 4h 4d 9c 2s |
        | seat 2    | Qs Qh Qd 3s 3h |
      When the round is completed
      Then seat 1's hand for the six card bonus is a three-of-a-kind
      And seat 2's hand for the six card bonus is a full house

    @reading:six-card-bonus-rows.highest
    Scenario: The card of the bonus box completes a full house
      Given the cards fall as
        | bonus box | 9d             |
        | seat 1    | Ks Kh Kd 9c 2s |
        | seat 2    | Qs Qh Qd 8c 5s |
      When the round is completed
      Then seat 1's hand for the six card bonus is a full house
      And seat 1's six card bonus wins 200

    Scenario: Three pairs are none
      Given the cards fall as
        | bonus box | 9s             |
        | seat 1    | 2s 2h 2d 9c 4d |
        | seat 2    | Ks Kh Jd Jc 9h |
      When the round is completed
      Then seat 1's hand for the six card bonus is a full house
      And seat 2's six card bonus loses

  @mlgca-four-card.6.F.5 @ranking @play
  Rule: In five cards a flush takes all five of one suit

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
        | 2    | 10   | 10      | 10             |

    @reading:six-card-hand.any-five
    Scenario Outline: A flush, and what is none: <other>
      Given the cards fall as
        | bonus box | Kc             |
        | seat 1    | Qs 9s 7s 4s 2s |
        | seat 2    | <cards>        |
      When the round is completed
      Then seat 1's hand for the six card bonus is a flush
      And seat 2's hand for the six card bonus is <hand>

      Examples:
        | other              | cards          | hand    |
        | four of one suit   | Ah Jh 9h 5h 3c | nothing |
        | five of one colour | Ah Jh 9d 5d 3h | nothing |

    @reading:six-card-hand.any-five
    Scenario: Low cards of one suit are a flush, too
      Given the cards fall as
        | bonus box | Kc             |
        | seat 1    | 9s 7s 5s 3s 2s |
      When the round is completed
      Then seat 1's hand for the six card bonus is a flush

    Scenario: The card of the bonus box completes a flush
      Given the cards fall as
        | bonus box | Ks             |
        | seat 1    | Qs 9s 7s 4s 2d |
        | seat 2    | Ah Jh 9h 5h 3c |
      When the round is completed
      Then seat 1's hand for the six card bonus is a flush
      And seat 1's six card bonus wins 150

  @mlgca-four-card.6.F.6 @ranking @play
  Rule: In five cards a straight takes all five in sequence, in any suits

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
        | 2    | 10   | 10      | 10             |

    @reading:six-card-hand.any-five
    Scenario Outline: A straight, and what is none: <other>
      Given the cards fall as
        | bonus box | Jd             |
        | seat 1    | 8s 7h 6d 5h 4c |
        | seat 2    | <cards>        |
      When the round is completed
      Then seat 1's hand for the six card bonus is a straight
      And seat 2's hand for the six card bonus is <hand>

      Examples:
        | other            | cards          | hand    |
        | four in sequence | 9s 8h 7d 6c 4s | nothing |
        | a gap            | 9s 8h 7c 5c 4s | nothing |
        | round the ace    | Ks Ah 2d 3c 4s | nothing |

    Scenario: Four ranks in a span of five with one of them twice are none
      Given the cards fall as
        | bonus box | Jd             |
        | seat 1    | Qs Th 9d 8c 2s |
        | seat 2    | 9s 9h 8d 7c 5s |
      When the round is completed
      Then seat 1's hand for the six card bonus is a straight
      And seat 2's six card bonus loses

    Scenario: The card of the bonus box completes a straight
      Given the cards fall as
        | bonus box | Jd             |
        | seat 1    | Qs Th 9d 8c 2s |
        | seat 2    | Ks Ah 2d 3c 5s |
      When the round is completed
      Then seat 1's hand for the six card bonus is a straight
      And seat 1's six card bonus wins 100

    @reading:ace-other-sequences.not-in-the-middle @reading:six-card-hand.any-five
    Scenario: A straight up to the ace
      Given the cards fall as
        | bonus box | 2d             |
        | seat 1    | As Kh Qd Jc Ts |
        | seat 2    | 9s 8h 7d 6c 3s |
      When the round is completed
      Then seat 1's hand for the six card bonus is a straight
      And seat 2's hand for the six card bonus is nothing

    @reading:five-card-ace-below.counts @reading:six-card-hand.any-five
    Scenario: Five from ace to 5 are a straight
      Given the cards fall as
        | bonus box | Jd             |
        | seat 1    | As 2h 3d 4c 5s |
        | seat 2    | 8s 7h 6d 5h 4d |
      When the round is completed
      Then seat 1's hand for the six card bonus is a straight
      And seat 2's hand for the six card bonus is a straight

    @reading:five-card-ace-below.does-not-count @reading:six-card-hand.any-five
    Scenario: Five from ace to 5 are nothing
      Given the cards fall as
        | bonus box | Jd             |
        | seat 1    | As 2h 3d 4c 5s |
        | seat 2    | 8s 7h 6d 5h 4d |
      When the round is completed
      Then seat 1's hand for the six card bonus is nothing
      And seat 2's hand for the six card bonus is a straight

  @mlgca-four-card.6.F.7 @ranking @play
  Rule: In five cards, too, three-of-a-kind is three cards of one rank in any suits

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
        | 2    | 10   | 10      | 10             |

    Scenario Outline: Three-of-a-kind, and what is none: <other>
      Given the cards fall as
        | bonus box | 3c             |
        | seat 1    | 7s 7h 7d Kc 2s |
        | seat 2    | <cards>        |
      When the round is completed
      Then seat 1's hand for the six card bonus is a three-of-a-kind
      And seat 2's six card bonus loses

      Examples:
        | other          | cards          |
        | a pair of aces | As Ah Jd 9c 5s |
        | two pairs      | Qs Qh Jd Jc 5s |

    Scenario: The card of the bonus box completes three-of-a-kind
      Given the cards fall as
        | bonus box | 7d             |
        | seat 1    | 7s 7h Kd 9c 2s |
        | seat 2    | As Ah Jd 9d 5s |
      When the round is completed
      Then seat 1's hand for the six card bonus is a three-of-a-kind
      And seat 1's six card bonus wins 50

  @mlgca-four-card.6.F.8 @ranking @play
  Rule: A super royal is ace, king, queen, jack, 10 and 9 of one suit, of six cards
    It is paid where the house's paytable of the six card bonus has it.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe or shuffler

    @reading:super-royal-table.of-the-bonus
    Scenario Outline: All six of one suit, the card of the bonus box among them: <box>
      Given the house's six card bonus paytable is <paytable>
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
      And the cards fall as
        | bonus box | <box>    |
        | seat 1    | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand for the six card bonus is a super royal

      Examples:
        | paytable | box | player         |
        | A        | 9s  | As Ks Qs Js Ts |
        | A        | Ad  | Kd Qd Jd Td 9d |
        | B        | Qh  | Ah Kh Jh Th 9h |
        | B        | 9c  | Ac Kc Qc Jc Tc |

    @reading:six-card-hand.any-five
    Scenario Outline: <other> is no super royal
      Given the house's six card bonus paytable is <paytable>
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
      And the cards fall as
        | bonus box | <box>    |
        | seat 1    | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand for the six card bonus is a <hand>

      Examples:
        | other                               | paytable | box | player         | hand           |
        | A royal flush with another suit's 9 | A        | 9d  | As Ks Qs Js Ts | royal flush    |
        | A royal flush with the 8            | B        | 8s  | As Ks Qs Js Ts | royal flush    |
        | Six in sequence up to the king      | A        | 8s  | Ks Qs Js Ts 9s | straight flush |
        | Six of one suit                     | B        | 4s  | Ks Js Ts 8s 2s | flush          |

    @reading:super-royal-table.of-the-bonus
    Scenario: It counts whatever the paytables of the other wagers are
      Given the house's six card bonus paytable is A
      And the house's aces up paytable is C
      And the house's progressive paytable is C
      And the house's envy bonus paytable is C
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ks Qs Js Ts 9s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand for the six card bonus is a super royal

    @reading:super-royal-table.of-another-wager
    Scenario Outline: It counts with paytable A or B of another wager: aces up <aces up>, progressive <progressive>
      Given the house's six card bonus paytable is A
      And the house's aces up paytable is <aces up>
      And the house's progressive paytable is <progressive>
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ks Qs Js Ts 9s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand for the six card bonus is a super royal

      Examples:
        | aces up | progressive |
        | A       | C           |
        | B       | none        |
        | C       | A           |
        | F       | B           |

    @reading:super-royal-table.of-another-wager @reading:six-card-bonus-rows.highest
    Scenario Outline: Without paytable A or B of another wager it is paid as a royal flush: aces up <aces up>, progressive <progressive>
      Given the house's six card bonus paytable is A
      And the house's aces up paytable is <aces up>
      And the house's progressive paytable is <progressive>
      And the house's envy bonus paytable is C
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 10      | 10             |
      And the cards fall as
        | bonus box | As             |
        | seat 1    | Ks Qs Js Ts 9s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand for the six card bonus is a royal flush
      And seat 1's six card bonus wins 10,000

      Examples:
        | aces up | progressive |
        | C       | C           |
        | C       | none        |
