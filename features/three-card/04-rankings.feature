Feature: Rankings of three cards

  @three-card.c.1 @ranking @play
  Rule: The cards rank from the ace down to the 2
    Ace, king, queen, jack, 10 and so on down to the 2.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Of hands that are not listed, the one with the higher card wins: <ranks>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 10

      Examples:
        | ranks       | player   | dealer   |
        | ace, king   | As 4c 2d | Ks Qd Tc |
        | king, queen | Kd 4c 2s | Qs Jd 9h |

    Scenario Outline: A pair wins by its rank: <ranks>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play wins 10

      Examples:
        | ranks       | player   | dealer   |
        | queen, jack | Qd Qc 2s | Js Jd 9h |
        | jack, 10    | Jd Jc 2s | Ts Td 9h |
        | 10, 9       | Td Tc 2s | 9s 9d 8h |
        | 9, 8        | 9d 9c 2s | 8s 8d 7h |
        | 8, 7        | 8d 8c 2s | 7s 7d 6h |
        | 7, 6        | 7d 7c 2s | 6s 6d 5h |
        | 6, 5        | 6d 6c 2s | 5s 5d 4h |
        | 5, 4        | 5d 5c 2s | 4s 4d 3h |
        | 4, 3        | 4d 4c 2s | 3s 3d 2h |
        | 3, 2        | 3d 3c Ks | 2s 2d Qh |

    Scenario Outline: The lower card loses: <ranks>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | ranks       | player   | dealer   |
        | king, ace   | Ks Qd Tc | As 4c 2d |
        | queen, king | Qs Jd 9h | Kd 4c 2s |
        | jack, queen | Js Td 8h | Qd 4c 2s |
        | 10, jack    | Ts Td 9h | Jd Jc 2s |
        | 9, 10       | 9s 9d 8h | Td Tc 2s |
        | 8, 9        | 8s 8d 7h | 9d 9c 2s |
        | 7, 8        | 7s 7d 6h | 8d 8c 2s |
        | 6, 7        | 6s 6d 5h | 7d 7c 2s |
        | 5, 6        | 5s 5d 4h | 6d 6c 2s |
        | 4, 5        | 4s 4d 3h | 5d 5c 2s |
        | 3, 4        | 3s 3d 2h | 4d 4c 2s |
        | 2, 3        | 2s 2d Qh | 3d 3c Ks |

  @three-card.c.1.s1 @ranking @play
  Rule: No suit outranks another
    No hand is higher than another for its suit.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And seat 1 wagers 10 on ante

    @reading:drawn-hand.stands-off @reading:shared-cards.ranks
    Scenario Outline: Suits do not break a draw: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned
      And seat 1's play is returned

      Examples:
        | what                                | player   | dealer   |
        | spades against hearts               | As Js 4s | Ah Jh 4h |
        | hearts against spades               | Ah Jh 4h | As Js 4s |
        | diamonds against clubs              | Ad Jd 4d | Ac Jc 4c |
        | clubs against diamonds              | Ac Jc 4c | Ad Jd 4d |
        | a straight flush against one        | 9s 8s 7s | 9c 8c 7c |
        | a straight flush of clubs           | 9c 8c 7c | 9h 8h 7h |
        | a pair and the ace of spades        | Kh Kd As | Ks Kc Ah |
        | a pair with the two black kings     | Ks Kc 7h | Kh Kd 7s |
        | the ace of spades, nothing else     | As 9c 4d | Ah 9d 4c |

    Scenario: A flush wins by its cards, although the dealer has spades
      Given the cards fall as
        | seat 1 | Ah Jh 4h |
        | dealer | Ks Js 4s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    Scenario: A flush loses by its cards, although it is of spades
      Given the cards fall as
        | seat 1 | Ks Js 4s |
        | dealer | Ac Jc 4c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

  @three-card.c.1.s2 @ranking @play
  Rule: An ace may stand below 2 and 3
    It completes a straight or a straight flush with them.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Ace, 2 and 3 are a hand: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a <hand> with <player>

      Examples:
        | hand           | player   |
        | straight flush | As 2s 3s |
        | straight flush | 3d Ad 2d |
        | straight       | As 2d 3c |
        | straight       | 2h 3s Ad |

    Scenario: It beats the highest flush
      Given the cards fall as
        | seat 1 | As 2d 3c |
        | dealer | Ah Kh Jh |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    Scenario: In one suit it beats three aces
      Given the cards fall as
        | seat 1 | 2s 3s As |
        | dealer | Ah Ad Ac |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:ace-below-straights.lowest
    Scenario: The ace is low there
      Given the cards fall as
        | seat 1 | As 2d 3c |
        | dealer | 4s 3h 2c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:king-ace-two.no-sequence
    Scenario Outline: Round the ace there is no sequence: <player>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | 5d 4h 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is <hand>
      And the dealer's hand is a straight
      And seat 1's play loses

      Examples:
        | player   | hand    |
        | Ks Ad 2c | nothing |
        | Ks As 2s | a flush |

  @three-card.c.2 @ranking @play
  Rule: The hands have an order: straight flush, three-of-a-kind, straight, flush, pair
    A straight is above a flush. Below a pair there are the hands of which none is listed.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's pair plus paytable is A
      And seat 1 wagers 10 on ante

    Scenario Outline: The lowest <hand> beats the highest <other>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | hand            | other                   | player   | dealer   |
        | straight flush  | three-of-a-kind         | 3s 2s As | Ac Ad Ah |
        | three-of-a-kind | straight                | 2s 2h 2d | Ad Kd Qc |
        | straight        | flush                   | 3s 2h Ad | Ac Kc Jc |
        | flush           | pair                    | 2h 3h 5h | Ad As Kc |
        | pair            | hand that is not listed | 2s 2h 3d | Ac Kd Jh |

    Scenario Outline: The highest <hand> loses to a low <other>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | hand                    | other           | player   | dealer   |
        | three-of-a-kind         | straight flush  | Ac Ad Ah | 4s 3s 2s |
        | straight                | three-of-a-kind | Ad Kd Qc | 2s 2h 2d |
        | flush                   | straight        | Ac Kc Jc | 4s 3h 2d |
        | pair                    | flush           | Ad As Kc | 2h 3h 5h |
        | hand that is not listed | pair            | Ac Kd Jh | 2s 2h 3d |

    @reading:pair-plus-rows.highest
    Scenario: A straight flush is that, and neither a straight nor a flush beside it
      Given seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 8s 7s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's pair plus wins 400

    @reading:pair-plus-rows.every-row
    Scenario: A straight flush is a straight and a flush as well
      Given seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | 9s 8s 7s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's pair plus wins 500

  @three-card.c.2.i @ranking @play
  Rule: A straight flush is three cards of one suit in sequence, from A-K-Q down to 3-2-A

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Three in sequence and of one suit: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush with <player>

      Examples:
        | player   |
        | As 2s 3s |
        | 2c 4c 3c |
        | 5d 3d 4d |
        | 4h 5h 6h |
        | 7s 6s 5s |
        | 8c 6c 7c |
        | 9s 8s 7s |
        | Td 8d 9d |
        | 9h Th Jh |
        | Qd Td Jd |
        | Kc Qc Jc |
        | Kh Ah Qh |

    Scenario Outline: <what> is no straight flush
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | 4d 3d 2d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a <hand>
      And the dealer's hand is a straight flush
      And seat 1's play loses

      Examples:
        | what                                     | player   | hand     |
        | A sequence with one card of another suit | 9s 8s 7h | straight |
        | A suit with a gap in its ranks           | Ks Qs Ts | flush    |

    Scenario Outline: It ranks by where it ends: <player> wins
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | player   | dealer   |
        | 6s 5s 4s | 5h 4h 3h |
        | As Ks Qs | Kh Qh Jh |

    Scenario Outline: It ranks by where it ends: <player> loses
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | player   | dealer   |
        | 5h 4h 3h | 6s 5s 4s |
        | Kh Qh Jh | As Ks Qs |

    @reading:king-ace-two.sequence
    Scenario: King, ace and 2 of one suit are a straight flush as well, and beat three of a kind
      Given the cards fall as
        | seat 1 | Ks As 2s |
        | dealer | Ah Ad Ac |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight flush
      And seat 1's ante wins 10

    @reading:ace-below-straights.lowest
    Scenario: 3-2-A of one suit is the lowest
      Given the cards fall as
        | seat 1 | As 2s 3s |
        | dealer | 4h 3h 2h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:ace-below-straights.high-card
    Scenario: 3-2-A of one suit wins by its ace
      Given the cards fall as
        | seat 1 | As 2s 3s |
        | dealer | Kh Qh Jh |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:ace-below-straights.high-card @reading:shared-cards.ranks
    Scenario: 3-2-A of one suit loses to A-K-Q, whose second card is higher
      Given the cards fall as
        | seat 1 | As 2s 3s |
        | dealer | Ah Kh Qh |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

  @three-card.c.2.ii @ranking @play
  Rule: Three-of-a-kind is three cards of one rank, aces the highest and 2s the lowest

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Three cards of one rank: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a three-of-a-kind with <player>

      Examples:
        | player   |
        | 9s 9h 9d |
        | 2h 2c 2d |
        | As Ah Ac |

    Scenario: Two cards of one rank are not enough
      Given the cards fall as
        | seat 1 | As Ah Kc |
        | dealer | 2s 2h 2d |
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
        | player   | dealer   |
        | As Ah Ad | Ks Kh Kd |
        | 3s 3h 3d | 2s 2h 2d |

    Scenario Outline: The lower three loses: <player>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | player   | dealer   |
        | Ks Kh Kd | As Ah Ad |
        | 2s 2h 2d | 3s 3h 3d |

  @three-card.c.2.iii @ranking @play
  Rule: A straight is three cards in sequence, whatever their suits, from A-K-Q down to 3-2-A

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Three in sequence: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight with <player>

      Examples:
        | player   |
        | As 2d 3c |
        | 4h 3d 2c |
        | 5s 3d 4d |
        | 4h 5c 6h |
        | 7s 6d 5s |
        | 8c 6c 7h |
        | 9s 8h 7d |
        | 9s 8s 7h |
        | Td 8s 9c |
        | Jc 9d Td |
        | Qh Js Tc |
        | Kc Qd Jc |
        | Qs Ah Kd |

    Scenario Outline: <what> are no straight
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | 4h 3d 2c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is <hand>
      And the dealer's hand is a straight
      And seat 1's play loses

      Examples:
        | what                                   | player   | hand    |
        | Three cards with a gap                 | 9s 8h 6d | nothing |
        | Two in sequence, one of them twice     | 9s 8h 8d | a pair  |
        | A gap, one card of it twice            | 7s 7h 5d | a pair  |
        | Three cards of one suit with a gap     | 9s 8s 6s | a flush |
        | Queen, jack and ace                    | Qs Jh Ad | nothing |

    Scenario Outline: It ranks by where it ends: <player> is higher
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | player   | dealer   |
        | 9s 8h 7d | 8s 7h 6d |
        | As Kh Qd | Ks Qh Jd |

    Scenario Outline: It ranks by where it ends: <player> is lower
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | player   | dealer   |
        | 8s 7h 6d | 9s 8h 7d |
        | Ks Qh Jd | As Kh Qd |

    @reading:ace-below-straights.lowest
    Scenario: 3-2-A of mixed suits is the lowest
      Given the cards fall as
        | seat 1 | 4s 3h 2d |
        | dealer | As 2h 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:ace-below-straights.high-card
    Scenario: 3-2-A of mixed suits wins by its ace
      Given the cards fall as
        | seat 1 | As 2h 3c |
        | dealer | Ks Qh Jd |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:ace-below-straights.high-card @reading:shared-cards.ranks
    Scenario: 3-2-A of mixed suits loses to A-K-Q, whose second card is higher
      Given the cards fall as
        | seat 1 | As 2h 3c |
        | dealer | Ad Kh Qc |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:king-ace-two.sequence
    Scenario: King, ace and 2 are a straight as well, and beat a flush
      Given the cards fall as
        | seat 1 | Ks Ad 2c |
        | dealer | Ah Kh Jh |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a straight
      And seat 1's ante wins 10

  @three-card.c.2.iv @ranking @play
  Rule: A flush is three cards of one suit, whatever their ranks

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Three cards of one suit: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a flush with <player>

      Examples:
        | player   |
        | Ah 9h 2h |
        | 2c 3c 5c |
        | Ad Kd Jd |
        | 7s 5s 4s |

    Scenario Outline: <what> are no flush
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | 5s 3s 2s |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And the dealer's hand is a flush
      And seat 1's play loses

      Examples:
        | what                     | player   |
        | Two cards of one suit    | Ah 9h 2c |
        | Three cards of one color | Ah 9h 2d |
        | Three black cards        | As 9c 4s |

    Scenario: The lowest flush beats a pair of aces
      Given the cards fall as
        | seat 1 | 5s 3s 2s |
        | dealer | Ad Ah Kc |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

  @three-card.c.2.v @ranking @play
  Rule: A pair is two cards of one rank, aces the highest and 2s the lowest

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And seat 1 wagers 10 on ante

    Scenario Outline: Two cards of one rank: <player>
      Given the cards fall as
        | seat 1 | <player> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a pair with <player>

      Examples:
        | player   |
        | 9s Kd 9h |
        | Kd 2s 2h |
        | As Ad 3c |

    Scenario: A pair of 2s beats ace high
      Given the cards fall as
        | seat 1 | 2s 2h 3d |
        | dealer | Ac Kd Jh |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a pair
      And seat 1's ante wins 10

    Scenario: Without two of one rank there is none
      Given the cards fall as
        | seat 1 | Ac Kd Jh |
        | dealer | 2s 2h 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is nothing
      And the dealer's hand is a pair
      And seat 1's play loses

    @reading:rank-tie-break.leftover-cards
    Scenario Outline: The higher pair wins: <player>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | player   | dealer   |
        | As Ah 3d | Ks Kh Qd |
        | 3s 3h 4d | 2s 2h Ad |
        | Ks Kh Qd | 2s 2h Ad |

    @reading:rank-tie-break.leftover-cards
    Scenario Outline: The lower pair loses: <player>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | player   | dealer   |
        | Ks Kh Qd | As Ah 3d |
        | 2s 2h Ad | 3s 3h 4d |
        | 2s 2h Ad | Ks Kh Qd |

    @reading:rank-tie-break.any-card @reading:shared-cards.ranks
    Scenario: By the letter the ace beside two 2s decides against two kings
      Given the cards fall as
        | seat 1 | 2s 2h Ad |
        | dealer | Ks Kh Qd |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

  @three-card.c.3 @ranking @play
  Rule: Between hands of one rank, the highest card that only one of them has decides
    So it is, too, between hands that make none of the listed hands.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And seat 1 wagers 10 on ante

    Scenario Outline: The highest other card wins, whatever follows: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | what                     | player   | dealer   |
        | the same pair            | 4s 4h 9d | 4d 4c 8s |
        | two flushes              | As 4s 2s | Kh Qh Th |
        | none of the listed hands | As 4h 2d | Kd Qc Th |
        | a pair dealt apart       | 4s 9d 4h | 8s 4d 4c |
        | a flush, its ace last    | 2s 4s As | Kh Qh Th |
        | no such hand, ace last   | 2d 4h As | Kd Qc Th |

    Scenario Outline: The lower other card loses: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | what                     | player   | dealer   |
        | the same pair            | 4d 4c 8s | 4s 4h 9d |
        | two flushes              | Kh Qh Th | As 4s 2s |
        | none of the listed hands | Kd Qc Th | As 4h 2d |
        | a pair dealt apart       | 8s 4d 4c | 4s 9d 4h |
        | a flush, its ace last    | Kh Qh Th | 2s 4s As |
        | no such hand, ace last   | Kd Qc Th | 2d 4h As |

    @reading:shared-cards.ranks
    Scenario Outline: Where that is equal, the next one wins: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play wins 10

      Examples:
        | what                                    | player   | dealer   |
        | the second of a flush                   | As Js 2s | Ah Th 9h |
        | the third of a flush                    | As Js 3s | Ah Jh 2h |
        | the second of a hand that is not listed | As Jh 2d | Ad Tc 9s |
        | the third of a hand that is not listed  | As Jh 3d | Ad Jc 2s |

    @reading:shared-cards.ranks
    Scenario Outline: Where that is equal, the next one loses: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

      Examples:
        | what                                    | player   | dealer   |
        | the second of a flush                   | Ah Th 9h | As Js 2s |
        | the third of a flush                    | Ah Jh 2h | As Js 3s |
        | the second of a hand that is not listed | Ad Tc 9s | As Jh 2d |
        | the third of a hand that is not listed  | Ad Jc 2s | As Jh 3d |

    @reading:shared-cards.physical-cards @reading:drawn-hand.stands-off
    Scenario Outline: By the letter no card is in both hands, so that only the highest card is compared: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned

      Examples:
        | what                     | player   | dealer   |
        | two flushes              | Ah Th 9h | As Js 2s |
        | none of the listed hands | Ad Tc 9s | As Jh 2d |

  @three-card.c.3.s1 @ranking @play
  Rule: Hands that are still equal are a draw
    Neither is the higher one.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And seat 1 wagers 10 on ante

    @reading:drawn-hand.stands-off @reading:shared-cards.ranks
    Scenario Outline: Where a draw stands off, ante and play come back: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned
      And seat 1's play is returned

      Examples:
        | what                     | player   | dealer   |
        | a straight flush         | 9s 8s 7s | 9h 8h 7h |
        | a straight               | 9s 8h 7d | 9d 8c 7s |
        | a flush                  | Ks 9s 2s | Kd 9d 2d |
        | a pair                   | Ks Kh 9d | Kd Kc 9s |
        | none of the listed hands | As Qh 9d | Ad Qc 9s |

    @reading:drawn-hand.loses @reading:shared-cards.ranks
    Scenario Outline: Where a draw is not enough, ante and play lose: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante loses
      And seat 1's play loses

      Examples:
        | what                     | player   | dealer   |
        | a straight               | 9s 8h 7d | 9d 8c 7s |
        | a pair                   | Ks Kh 9d | Kd Kc 9s |
        | none of the listed hands | As Qh 9d | Ad Qc 9s |

    @reading:drawn-hand.stands-off @reading:shared-cards.ranks
    Scenario: One player draws, another wins, a third loses
      Given seats 2 and 3 wager 10 on ante
      And the cards fall as
        | seat 1 | Ks Kh 9d |
        | seat 2 | As Ah 2d |
        | seat 3 | Qs Qh 8d |
        | dealer | Kd Kc 9s |
      When the round is completed
      Then the results are
        | seat | ante        | play        |
        | 1    | is returned | is returned |
        | 2    | wins 10     | wins 10     |
        | 3    | loses       | loses       |
