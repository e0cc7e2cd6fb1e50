Feature: Four Card Poker rankings

  @oneida-four-card.E.1 @ranking @play
  Rule: The cards rank from the ace down to the 2
    Ace, king, queen, jack, 10 and so on down to the 2.

    Background:
      Given a Four Card Poker table under the Oneida rules
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

  @oneida-four-card.E.1.s1 @ranking @play
  Rule: An ace may also stand below the 2, to complete a straight or a straight flush
    Named with the 2, 3, 4 and 5, of which a hand of four cards has three beside the ace.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
    Scenario: It beats the highest two pairs
      Given the cards fall as
        | seat 1 | As 2d 3c 4h 9s    |
        | dealer | Ah Ad Kc Ks 9d 7c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:five-card-words.four-cards
    Scenario: In one suit it beats the highest three-of-a-kind
      Given the cards fall as
        | seat 1 | 2s 3s 4s As 9s    |
        | dealer | Ah Ad Ac Ks 9d 7c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:five-card-words.four-cards @reading:ace-below-straights.lowest
    Scenario: The ace is low there
      Given the cards fall as
        | seat 1 | As 2d 3c 4h Kd    |
        | dealer | 5s 4d 3h 2c Tc Td |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:five-card-words.as-printed
    Scenario Outline: By the letter four cards with a low ace are no sequence: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing

      Examples:
        | player         |
        | As 2d 3c 4h Kd |
        | As 2s 3s 4s Kd |

  @oneida-four-card.E.2 @ranking @play
  Rule: The hands have an order, from four-of-a-kind down to high card
    Four-of-a-kind, straight flush, three-of-a-kind, flush, straight, two pairs, pair, high card. A hand counts as the highest that it is.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
    Scenario Outline: A hand that is several things counts as the highest: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is <hand>

      Examples:
        | player         | hand              |
        | 9s 8s 7s 6s Kd | a straight flush  |
        | 9s 9h 9d 9c Kd | a four-of-a-kind  |
        | 9s 9h 9d Kc Kd | a three-of-a-kind |
        | Ks 8s 7s 6s 5d | a flush           |

    @reading:five-card-words.as-printed
    Scenario Outline: By the letter the order has four places for hands of four cards: <hand> beats <other>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | hand            | other           | player         | dealer            |
        | four-of-a-kind  | three-of-a-kind | 2s 2h 2d 2c 3s | Ac Ad Ah Kc Qh 9h |
        | three-of-a-kind | two pairs       | 2s 2h 2d 3c 5s | Ac Ad Kh Kc 9d 7h |
        | two pairs       | pair            | 3s 3h 2d 2c 5s | Ac Ad Kh Qc 9d 7h |
        | pair            | high card       | 2s 2h 3d 5c 7s | Ac Kd Qh 9c 8d 6h |

  @oneida-four-card.E.2.a @ranking @play
  Rule: Four-of-a-kind is four cards of one rank, aces the highest and 2s the lowest

    Background:
      Given a Four Card Poker table under the Oneida rules
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

  @oneida-four-card.E.2.b @ranking @play
  Rule: A straight flush is cards of one suit in sequence
    Written for five cards, king high the highest and ace to 5 the lowest; read for the four cards of a hand.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards @reading:highest-straight-flush.ace-high
    Scenario: Ace, king, queen and jack is the highest
      Given the cards fall as
        | seat 1 | As Ks Qs Js 2d    |
        | dealer | Kh Qh Jh Th 4c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:five-card-words.four-cards @reading:highest-straight-flush.ace-high
    Scenario: Of five in one suit from ace to 10, the ace to the jack are chosen
      Given the cards fall as
        | seat 1 | Js Ts As Qs Ks |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush with As Ks Qs Js

    @reading:five-card-words.four-cards @reading:highest-straight-flush.ace-high
    Scenario: King, queen, jack and 10 of one suit are lower than ace, king, queen and jack
      Given the cards fall as
        | seat 1 | Kh Qh Jh Th 4c    |
        | dealer | As Ks Qs Js 2d 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:five-card-words.four-cards @reading:ace-below-straights.lowest
    Scenario: Ace, 2, 3 and 4 is the lowest
      Given the cards fall as
        | seat 1 | As 2s 3s 4s Kd    |
        | dealer | 5h 4h 3h 2h Kc 9d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:five-card-words.four-cards @reading:ace-below-straights.lowest
    Scenario: Of five in one suit from ace to 5, the 2 to the 5 are chosen and win
      Given the cards fall as
        | seat 1 | As 2s 3s 4s 5s    |
        | dealer | Ah 2h 3h 4h 9d Jc |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush with 5s 4s 3s 2s
      And seat 1's ante wins 10

    @reading:five-card-words.four-cards @reading:ace-below-straights.high-card
    Scenario: Ace, 2, 3 and 4 of one suit wins by its ace
      Given the cards fall as
        | seat 1 | As 2s 3s 4s 9d    |
        | dealer | Kh Qh Jh Th 4c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:five-card-words.four-cards @reading:ace-below-straights.high-card
    Scenario: Of five in one suit from ace to 5, the ace to the 4 are chosen
      Given the cards fall as
        | seat 1 | As 2s 3s 4s 5s    |
        | dealer | Kh Qh Jh Th 4c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush with As 2s 3s 4s
      And seat 1's ante wins 10

    @reading:five-card-words.four-cards @reading:ace-below-straights.high-card @reading:highest-straight-flush.ace-high @reading:shared-cards.ranks
    Scenario: Ace, 2, 3 and 4 of one suit loses to ace, king, queen and jack, whose second card is higher
      Given the cards fall as
        | seat 1 | As 2s 3s 4s 9d    |
        | dealer | Ah Kh Qh Jh 7c 5d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:five-card-words.four-cards @reading:highest-straight-flush.king-high
    Scenario: Above king, queen, jack and 10 there is none, and ace, king, queen and jack of one suit is a flush
      Given the cards fall as
        | seat 1 | As Ks Qs Js 2d    |
        | dealer | 5h 4h 3h 2h 9c 7d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a flush with As Ks Qs Js
      And seat 1's play loses

    @reading:five-card-words.four-cards @reading:highest-straight-flush.king-high
    Scenario: Of five in one suit from ace to 10, the king to the 10 are chosen
      Given the cards fall as
        | seat 1 | Js Ts As Qs Ks |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush with Ks Qs Js Ts

    @reading:five-card-words.four-cards @reading:wrap-of-one-suit.allowed
    Scenario Outline: Round the ace there is a sequence of one suit: <player>
      Given the cards fall as
        | seat 1 | <player>          |
        | dealer | Ah Ad Ac Kc 7h 5d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush
      And seat 1's ante wins 10

      Examples:
        | player         |
        | Ks As 2s 3s 9d |
        | Qs Ks As 2s 9d |

    @reading:five-card-words.four-cards @reading:wrap-of-one-suit.barred
    Scenario Outline: Round the ace there is no sequence of one suit: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a flush

      Examples:
        | player         |
        | Ks As 2s 3s 9d |
        | Qs Ks As 2s 9d |

    @reading:five-card-words.as-printed
    Scenario: By the letter four cards in sequence and of one suit are none
      Given the cards fall as
        | seat 1 | 9s 8s 7s 6s Kd    |
        | dealer | 2s 2h 4d 5c Tc Jh |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And seat 1's play loses

    @reading:five-card-words.four-cards
    Scenario Outline: Every sequence of one suit below the ace is one: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush with <four>

      Examples:
        | player         | four        |
        | 3h 2h Kc 5h 4h | 5h 4h 3h 2h |
        | 4d 3d Ac 6d 5d | 6d 5d 4d 3d |
        | 5c 4c Ad 7c 6c | 7c 6c 5c 4c |
        | 6s 5s Ac 8s 7s | 8s 7s 6s 5s |
        | 7h 6h Ac 9h 8h | 9h 8h 7h 6h |
        | 8d 7d Ac Td 9d | Td 9d 8d 7d |
        | 9c 8c Ad Jc Tc | Jc Tc 9c 8c |
        | Ts 9s Ac Qs Js | Qs Js Ts 9s |
        | Jh Th 2c Kh Qh | Kh Qh Jh Th |

  @oneida-four-card.E.2.c @ranking @play
  Rule: Three-of-a-kind is three cards of one rank, aces the highest and 2s the lowest

    Background:
      Given a Four Card Poker table under the Oneida rules
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

  @oneida-four-card.E.2.d @ranking @play
  Rule: A flush is cards of one suit, whatever their ranks
    Written for five cards; read for the four of a hand.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
    Scenario: The lowest flush beats the highest straight below the ace
      Given the cards fall as
        | seat 1 | 6s 4s 3s 2s 9c    |
        | dealer | Kd Qs Jh Tc 5c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:five-card-words.as-printed
    Scenario: By the letter four cards of one suit are none
      Given the cards fall as
        | seat 1 | Ah 9h 5h 2h Kd    |
        | dealer | 2s 2d 4d 5c Tc Jc |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And seat 1's play loses

  @oneida-four-card.E.2.e @ranking @play
  Rule: A straight is cards in sequence, of any suits; ace high the highest, ace low the lowest, and none round the ace
    Written for five cards; read for the four of a hand.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
    Scenario: Ace, king, queen and jack of mixed suits is the highest
      Given the cards fall as
        | seat 1 | As Kh Qd Jc 2d    |
        | dealer | Ks Qh Jd Tc 4c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:five-card-words.four-cards
    Scenario: Of five from ace to 10, the ace to the jack are chosen and win
      Given the cards fall as
        | seat 1 | As Kd Qh Jc Td    |
        | dealer | Ks Qd Jh Tc 7h 4s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight with As Kd Qh Jc
      And seat 1's ante wins 10

    @reading:five-card-words.four-cards
    Scenario: King, queen, jack and 10 of mixed suits are lower than ace, king, queen and jack
      Given the cards fall as
        | seat 1 | Ks Qh Jd Tc 4c    |
        | dealer | As Kh Qd Jc 2d 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:five-card-words.four-cards @reading:ace-below-straights.lowest
    Scenario: Ace, 2, 3 and 4 of mixed suits is the lowest
      Given the cards fall as
        | seat 1 | 5h 4d 3h 2c Kc    |
        | dealer | As 2s 3d 4c Jd 9h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:five-card-words.four-cards @reading:ace-below-straights.lowest
    Scenario: Of five from ace to 5, the 2 to the 5 are chosen and win
      Given the cards fall as
        | seat 1 | As 2h 3d 4c 5s    |
        | dealer | Ad 2c 3h 4s 9h Jc |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight with 5s 4c 3d 2h
      And seat 1's ante wins 10

    @reading:five-card-words.four-cards @reading:ace-below-straights.high-card
    Scenario: Ace, 2, 3 and 4 of mixed suits wins by its ace
      Given the cards fall as
        | seat 1 | 5h 4d 3h 2c Kc    |
        | dealer | As 2s 3d 4c Jd 9h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:five-card-words.four-cards @reading:ace-below-straights.high-card
    Scenario: Of five from ace to 5, the ace to the 4 are chosen
      Given the cards fall as
        | seat 1 | As 2h 3d 4c 5s    |
        | dealer | Kd Qs Jh Tc 4h 3s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight with As 2h 3d 4c
      And seat 1's ante wins 10

    @reading:five-card-words.four-cards @reading:ace-below-straights.high-card @reading:shared-cards.ranks
    Scenario: Ace, 2, 3 and 4 of mixed suits loses to ace, king, queen and jack, whose second card is higher
      Given the cards fall as
        | seat 1 | As 2h 3d 4c 9s    |
        | dealer | Ad Kc Qh Js 7d 5h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    # Unlike mlgca-four-card: a flush of four cards is a reading, so hands of one suit have a scenario of their own.
    Scenario Outline: Round the ace there is no sequence: <player>
      Given the cards fall as
        | seat 1 | <player>          |
        | dealer | 2s 2d 4h 6c 8s 9h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And seat 1's play loses

      Examples:
        | player         |
        | Ks Ad 2c 3h 9d |
        | Qs Kd Ac 2h 9d |

    @reading:five-card-words.as-printed
    Scenario: By the letter four cards in sequence are none
      Given the cards fall as
        | seat 1 | 9s 8h 7d 6c Kd    |
        | dealer | 2s 2h 4d 5c Tc Jh |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And seat 1's play loses

    @reading:five-card-words.four-cards
    Scenario Outline: Every sequence below the ace is one: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight with <four>

      Examples:
        | player         | four        |
        | 3d 2c Ks 5s 4h | 5s 4h 3d 2c |
        | 4c 3s As 6h 5d | 6h 5d 4c 3s |
        | 5s 4h As 7d 6c | 7d 6c 5s 4h |
        | 6h 5d As 8c 7s | 8c 7s 6h 5d |
        | 7d 6c As 9s 8h | 9s 8h 7d 6c |
        | 8c 7s As Th 9d | Th 9d 8c 7s |
        | 9s 8h As Jd Tc | Jd Tc 9s 8h |
        | Th 9d As Qc Js | Qc Js Th 9d |
        | Jd Tc 2s Ks Qh | Ks Qh Jd Tc |

  @oneida-four-card.E.2.f @ranking @play
  Rule: Two pairs are two cards of one rank and two of another, from aces and kings down to 3s and 2s

    Background:
      Given a Four Card Poker table under the Oneida rules
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

  @oneida-four-card.E.2.g @ranking @play
  Rule: A pair is two cards of one rank, aces the highest and 2s the lowest

    Background:
      Given a Four Card Poker table under the Oneida rules
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

  @oneida-four-card.E.2.h @ranking @play
  Rule: High card is a hand that is none of the others, and it goes by its highest cards
    A dealer can have one as a player can.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante

    Scenario Outline: A hand without any of the others is one: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing with <four>

      Examples:
        | player         | four        |
        | As Qh 9d 7c 2s | As Qh 9d 7c |
        | 7s 8d 2c 4h Ks | Ks 8d 7s 4h |

    Scenario: The higher card that the dealer has not wins
      Given the cards fall as
        | seat 1 | As 9h 6d 4c 2s    |
        | dealer | Kd Qc Jh 8s 6c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And the dealer's hand is nothing
      And seat 1's ante wins 10

    Scenario: The lower one loses
      Given the cards fall as
        | seat 1 | Kd Qc Jh 8s 6c    |
        | dealer | As 9h 6d 4c 2s Td |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And the dealer's hand is nothing
      And seat 1's play loses

    Scenario: It loses to the lowest pair
      Given the cards fall as
        | seat 1 | As Kh Qd 9c 7s    |
        | dealer | 2d 2c 4h 5s 8d Tc |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And the dealer's hand is a pair
      And seat 1's play loses

    Scenario: A dealer's high card loses to the lowest pair
      Given the cards fall as
        | seat 1 | 2d 2c 4h 5s 8d    |
        | dealer | As Kh Qd 9c 7s 6h |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is nothing
      And seat 1's ante wins 10

  @oneida-four-card.E.3 @ranking @play
  Rule: Between hands of one rank, the highest card that only one of them has decides
    Cards are told apart by rank, and only the four of a hand count.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards
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

    @reading:five-card-words.four-cards @reading:shared-cards.ranks
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

    @reading:five-card-words.four-cards @reading:shared-cards.ranks
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

    @reading:five-card-words.four-cards @reading:shared-cards.physical-cards @reading:tied-hand.wins
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

    @reading:tied-hand.stands-off @reading:shared-cards.physical-cards
    Scenario Outline: By the letter no card is in both hands, and where the highest other card is equal the hands tie: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned

      Examples:
        | what      | player         | dealer            |
        | a pair    | Kd Kc As 8h 7d | Ks Kh Ad 9c 2s 3d |
        | high card | Ad Jc 9s 8h 6d | As Qh 5d 3c 2s 8c |

  @oneida-four-card.E.3.s1 @ranking @play
  Rule: Hands that are still equal are not lost to the dealer
    The clause says that the player wins; what a win then brings is a matter of the clauses on ties. Cards that are not among the four do not count.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante

    # Unlike mlgca-four-card: a straight of four cards is a reading, and is left out here.
    @reading:tied-hand.wins
    Scenario Outline: Where an equal hand is paid, the dealer's further cards do not matter: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | what                     | player         | dealer            |
        | two pairs                | Ks Kh 4d 4c 2s | Kd Kc 4s 4h Qd Jc |
        | a pair                   | Ks Kh Ad 9c 2s | Kd Kc As 9h 8d 7c |
        | none of the listed hands | As Qh 9d 7c 2s | Ad Qc 9s 7h 5d 3c |

    @reading:tied-hand.stands-off
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

    @reading:tied-hand.stands-off @reading:shared-cards.ranks
    Scenario Outline: Where an equal hand stands off, the dealer's further cards do not win it: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned
      And seat 1's play is returned

      Examples:
        | what      | player         | dealer            |
        | two pairs | Ks Kh 4d 4c 2s | Kd Kc 4s 4h Qd Jc |
        | a pair    | Ks Kh Ad 9c 2s | Kd Kc As 9h 8d 7c |
        | high card | As Qh 9d 7c 2s | Ad Qc 9s 7h 5d 3c |

    @reading:five-card-words.four-cards @reading:tied-hand.stands-off
    Scenario Outline: No suit is higher than another: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned

      Examples:
        | what             | player         | dealer            |
        | straights        | 9s 8h 7d 6c 2s | 9d 8c 7s 6h 4d 3c |
        | flushes          | Ah Jh 8h 4h 9c | As Js 8s 4s 9d 5c |
        | straight flushes | 9c 8c 7c 6c Kd | 9s 8s 7s 6s Kh 3d |
