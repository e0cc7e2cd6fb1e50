Feature: Oasis Pineapple: card values and rankings
  How the cards rank, which hands there are and in what order, and which hand of a kind is the highest and the lowest. In
  these rounds the third player folds, and the other two compare their hands. Before the flop everybody gives away the last of the three cards named here.

  @oasis-pineapple.rank.cards @ranking @play
  Rule: The cards rank from the ace down to the 2
    Ace, king, queen, jack, 10 and so on down to the 2.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Of two pairs in the hole the one of the higher rank wins: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | ranks       | one      | two      | board          | winner |
        | ace, king   | As Ad 2s | Kh Kc 2h | 2c 3d 5h 7s 8d | 1      |
        | queen, king | Qs Qd 2h | Kh Kc 2d | 2c 3d 5h 7s 8d | 2      |
        | queen, jack | Qs Qd 2h | Jh Jc 2d | 2c 3d 5h 7s 8d | 1      |
        | 10, jack    | Ts Td 2s | Jh Jc 2d | 2c 3d 5h 7s 8d | 2      |
        | 10, 9       | Ts Td 2s | 9h 9c 2d | 2c 3d 5h 7s Kd | 1      |
        | 8, 9        | 8s 8d 2h | 9h 9c 2c | Ac Kd Jh Ts 2d | 2      |
        | 8, 7        | 8s 8d 2s | 7h 7c 2h | Ac Kd Jh Ts 2d | 1      |
        | 6, 7        | 6s 6d 2s | 7h 7c 2h | Ac Kd Jh Ts 2d | 2      |
        | 6, 5        | 6s 6d 2c | 5h 5c 2h | Ac Kd Jh Ts 2d | 1      |
        | 4, 5        | 4s 4d 2c | 5h 5c 2s | Ac Kd Jh Ts 2d | 2      |
        | 4, 3        | 4s 4d 2h | 3h 3c 2c | Ac Kd Jh Ts 2d | 1      |
        | 2, 3        | 2s 2d 3d | 3h 3c 2h | Ac Kd Jh Ts 7d | 2      |

    # Unlike oasis-holdem: 10 against 9 has no third card that leaves both without a pair.
    Scenario Outline: Where nobody has a pair, the higher card wins: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | ranks       | one      | two      | board          | winner |
        | ace, king   | As 4d 3s | Kh Jc 3c | 2c 7d 8h 9s 5d | 1      |
        | queen, king | Qs Jd 3c | Kh 4c 3d | 2c 7d 8h 9s 5d | 2      |
        | queen, jack | Qs 3d 4d | Jh 4c 3c | 2c 7d 8h 9s 5d | 1      |
        | 10, jack    | Ts 3d 4h | Jh 4c 3c | 2c 7d 8h 9s 5d | 2      |

  @oasis-pineapple.rank.suits @ranking @play
  Rule: No suit is higher than another
    Where two hands differ in their suits alone, neither wins by them.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Hands that differ in suits only share the pot: <what>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

      Examples:
        | what                  | one      | two      | board          |
        | spades and diamonds   | As Ks 3d | Ad Kd 3h | 2c 7d 8h 9s 5h |
        | clubs and spades      | Ac Kc 3d | As Ks 3h | 2c 7d 8h 9s 5h |
        | hearts and clubs      | Ah Kh 3c | Ac Kc 3h | 2c 7d 8h 9s 5h |
        | diamonds and hearts   | Qd Jd 3d | Qh Jh 3s | 2c 7d 8h 9s 5h |
        | pairs of kings        | Ks Kd 2d | Kh Kc 2h | 2c 7d 8h 9s 5h |
        | straights to the nine | 6s 5s 2h | 6h 5h 2s | 9c 8d 7h Kd Kc |
        | full houses           | Ks 7d 2c | Kh 7s 2h | Kd Kc 7h 2s 3c |

  @oasis-pineapple.rank.hands @ranking @play
  Rule: The hands rank from the royal flush down to the high card
    Royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high
    card.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    @reading:hole-cards-used.any
    Scenario Outline: <higher> beats <lower>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | higher          | lower           | one      | two      | board          | winner |
        | Royal flush     | straight flush  | As Ks 2c | 9s 8s 2h | Qs Js Ts 2d 3c | 1      |
        | Straight flush  | four of a kind  | Kc Kh 2d | 6s 5s 2h | 9s 8s 7s Kd Ks | 2      |
        | Four of a kind  | full house      | 2c 2h 3d | As Ad 3c | 2s 2d Ac Kh 7s | 1      |
        | Full house      | flush           | As Qd 2h | 2c 3d 4s | 2s 2d 3s Ks 9s | 2      |
        | Flush           | straight        | 4s 3s 2d | Ad Tc 2c | Qs 7s 2s Kd Jh | 1      |
        | Straight        | three of a kind | Ad Ah 2s | 5s 9c 7h | 2d 3c 4h As Td | 2      |
        | Three of a kind | two pairs       | 2c 2s 3s | As Kd 2h | 2d Ac Kh 9s 7d | 1      |
        | Two pairs       | one pair        | As Ad 2d | 3s 2h 4h | 3d 2c Kh 9s 7d | 2      |
        | One pair        | high card       | 2c 3h 4h | As Qd 3d | 2d Kh 9s 7d 5c | 1      |

    Scenario Outline: <higher> beats <lower> from the other seat
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | higher          | lower           | one      | two      | board          | winner |
        | Royal flush     | straight flush  | 9h 8h 2h | Ah Kh 2c | Qh Jh Th 2d 3c | 2      |
        | Straight flush  | four of a kind  | 6d 5d 2d | Ac Ah 2s | 9d 8d 7d Ad As | 1      |
        | Four of a kind  | full house      | Ks Kd 2c | 3c 3h 2h | 3s 3d Kc Qh 7s | 2      |
        | Full house      | flush           | 4c 2d 3d | Ah Qd 2c | 4h 4d 2h Kh 9h | 1      |
        | Flush           | straight        | Ad Tc 2c | 5h 2h 2s | Qh 7h 3h Kd Js | 2      |
        | Straight        | three of a kind | 9s 8d 2s | Kd Kh 2h | 5d 6c 7h Ks Qd | 1      |
        | Three of a kind | two pairs       | Ks Qd 2h | 3c 3s 2s | 3d Kc Qh 9s 7d | 2      |
        | Two pairs       | one pair        | 4s 2h 3h | Ks Kd 2d | 4d 2c Ah 9s 7d | 1      |
        | One pair        | high card       | As Qd 2c | 3c 4h 2s | 3d Kh 9s 7d 6c | 2      |

    Scenario: The best five of seven count, a sixth card decides nothing
      Given the hole cards are
        | seat 1 | As Qd 2h |
        | seat 2 | Ah Qc 2d |
        | seat 3 | Ad 3c 2c |
      And the board is Ac Kh Qs 9d 8h
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot
      And seat 3 wins nothing

  @oasis-pineapple.rank.royal-flush @ranking @play
  Rule: Ace, king, queen, jack and 10 of one suit are a royal flush
    No other straight flush is one, and no straight of several suits.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    @reading:hole-cards-used.any
    Scenario Outline: A royal flush of <suit>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a royal flush with <five>

      Examples:
        | suit     | one      | board          | five           |
        | spades   | As Ts 2h | Ks Qs Js 2d 3h | As Ks Qs Js Ts |
        | hearts   | Kh 2c 2s | Ah Qh Jh Th 3s | Ah Kh Qh Jh Th |
        | diamonds | Qd Jd 2s | Ad Kd Td 2c 3h | Ad Kd Qd Jd Td |
        | clubs    | Jc 9c 2c | Ac Kc Qc Tc 3h | Ac Kc Qc Jc Tc |

    Scenario Outline: Not a royal flush: <cards>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is <hand>

      Examples:
        | cards                       | one      | board          | hand             |
        | the same ranks in two suits | As Td 2c | Ks Qs Js 2d 3h | a straight       |
        | king to 9 in one suit       | Ks 9s 2c | Qs Js Ts 2d Ah | a straight flush |
        | 5 to ace in one suit        | As 5s 2h | 4s 3s 2s Kd Qh | a straight flush |
        | ace high in one suit, no 10 | As 9s 2h | Ks Qs Js 2d 3h | a flush          |

    @reading:hole-cards-used.any
    Scenario: It beats the highest straight flush without an ace
      Given the hole cards are
        | seat 1 | 9s 8s 2h |
        | seat 2 | As 2c 2s |
      And the board is Ks Qs Js Ts 3d
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2 wins the pot

  @oasis-pineapple.rank.straight-flush @ranking @play
  Rule: Five cards of one suit in sequence are a straight flush, from king high down to 5, 4, 3, 2 and ace
    The ace stands below the 2 there, and nowhere else below a card.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A straight flush: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a straight flush with <five>

      Examples:
        | one      | board          | five           |
        | Ks 9s 2h | Qs Js Ts 2d 4h | Ks Qs Js Ts 9s |
        | 8h 7h 2s | 9h 6h 5h 2d Kc | 9h 8h 7h 6h 5h |
        | 6d 2d 2h | 5d 4d 3d Kc Qh | 6d 5d 4d 3d 2d |
        | Ac 5c 2d | 4c 3c 2c Kd Qh | 5c 4c 3c 2c Ac |

    @reading:hole-cards-used.any
    Scenario Outline: The higher sequence of one suit wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one      | two      | board          | winner |
        | Ks Qs 2c | 8s 7s 2h | Js Ts 9s 3d 4h | 1      |
        | 4h 3h 2h | 9h 8h 2c | 7h 6h 5h Kd Qc | 2      |
        | Ad 2c 2h | 6d 2s 3s | 5d 4d 3d 2d Kc | 2      |
        | 7c 6c 2s | Ac 2d 2h | 5c 4c 3c 2c Kd | 1      |

    @reading:wrapped-straights.none @reading:hole-cards-used.any
    Scenario: An ace and a king of the suit are no nearer to the 5
      Given the hole cards are
        | seat 1 | As Ks 2d |
        | seat 2 | 6s 9d 2h |
      And the board is 5s 4s 3s 2s Qd
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a straight flush with 5s 4s 3s 2s As
      And seat 2 wins the pot

    @reading:hole-cards-used.any
    Scenario: A straight and a flush among the seven cards are no straight flush
      Given the hole cards are
        | seat 1 | Ks 4s 2c |
      And the board is 9s 8s 7s 6d 5h
      When everyone checks to the showdown
      Then seat 1's hand is a flush with Ks 9s 8s 7s 4s

    @reading:wrapped-straights.none
    Scenario Outline: No sequence of one suit goes round the ace: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a flush with <five>

      Examples:
        | five           | one      | board          |
        | 3s 2s As Ks Qs | As Ks 2c | Qs 3s 2s 9d 8h |
        | 2h Ah Kh Qh Jh | Ah 2h 2c | Kh Qh Jh 9d 8c |
        | 4c 3c 2c Ac Kc | Ac Kc 2h | 4c 3c 2c 9d 8h |

    @reading:wrapped-straights.count
    Scenario: A sequence of one suit that goes round the ace is a straight flush
      Given the hole cards are
        | seat 1 | As Ks 2d |
        | seat 2 | Qd Qh 2h |
      And the board is Qs 3s 2s Qc 8h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins the pot

  @oasis-pineapple.rank.four-of-a-kind @ranking @play
  Rule: Four cards of one rank are four of a kind, from aces down to 2s
    The fifth card is whatever it is.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Four of a kind: <four>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a four-of-a-kind with <four>

      Examples:
        | one      | board          | four           |
        | As Ad 2d | Ah Ac Ks 7d 2h | As Ad Ah Ac Ks |
        | 2s Kd 3c | 2d 2h 2c 9s 5d | 2s 2d 2h 2c Kd |
        | 7s 7d 2s | 7h 7c As 4d 3h | 7s 7d 7h 7c As |

    Scenario Outline: The higher four win: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one      | two      | board          | winner |
        | As Ad 2c | Ks Kd 2d | Ah Ac Kh Kc 2s | 1      |
        | 2s 2d 4c | 3s 3d 4h | 2h 2c 3h 3c As | 2      |
        | 9s 9d 2c | 8s 8d 2d | 9h 9c 8h 8c Ks | 1      |

    @reading:same-category.card-by-card @reading:hole-cards-used.any
    Scenario: With the four on the board the higher fifth card wins
      Given the hole cards are
        | seat 1 | As 3d 2c |
        | seat 2 | Ks Qd 2h |
      And the board is 7s 7d 7h 7c 2s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins the pot

    @reading:same-category.split
    Scenario: With the four on the board the fifth card decides nothing
      Given the hole cards are
        | seat 1 | As 3d 2d |
        | seat 2 | Ks Qd 2c |
      And the board is 7s 7d 7h 7c 2s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    Scenario: Three cards of a rank and a pair are no four of a kind
      Given the hole cards are
        | seat 1 | As Ad 2h |
        | seat 2 | Ks Kd 2d |
      And the board is Ah Kh Kc 7d 2c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a full house
      And seat 2's hand is a four-of-a-kind

  @oasis-pineapple.rank.full-house @ranking @play
  Rule: Three cards of one rank and two of another are a full house, from aces over kings down to 2s over 3s
    The three of a kind comes first.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A full house: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a full house with <five>

      Examples:
        | one      | board          | five           |
        | As Ad 2c | Ah Ks Kd 7c 2h | As Ad Ah Ks Kd |
        | 2s 3d 4d | 2d 2h 3c 9s 8d | 2s 2d 2h 3d 3c |
        | Ks Kd 2h | Kh 7s 7d 9c 9h | Ks Kd Kh 9c 9h |
        | Qs Qd 3h | Qh 8s 8d 8c 2h | Qs Qd Qh 8s 8d |

    @reading:full-house-order.three-first
    Scenario: Of two threes of a kind the lower one serves as the pair
      Given the hole cards are
        | seat 1 | Qs Qd 2c |
        | seat 2 | Ks Kd 3c |
      And the board is Qh 8s 8d 8c 2h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a full house
      And seat 2's hand is a full house
      And seat 1 wins the pot

    @reading:full-house-order.three-first @reading:hole-cards-used.any
    Scenario Outline: The three of a kind decides: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one      | two      | board          | winner |
        | As Ad 2h | Ks Kd 2d | Ah Kh Qs Qd 2c | 1      |
        | 2s 2d 4s | 3s 4d 2c | 2h 3h 3d As Ac | 2      |
        | 3s 3d 2c | 2s 2d 3c | 3h 2h Kc Kd 9s | 1      |
        | 2d Ac 3c | 3s 3d 2c | 2h 2s 3h Ad 9c | 2      |

    @reading:full-house-order.highest-card
    Scenario: The highest card decides, be it of the three or of the pair
      Given the hole cards are
        | seat 1 | 2d Ac 3c |
        | seat 2 | 3s 3d 2c |
      And the board is 2h 2s 3h Ad 9c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins the pot

    @reading:same-category.card-by-card @reading:hole-cards-used.any
    Scenario: With the same three of a kind the higher pair wins
      Given the hole cards are
        | seat 1 | Ks 3d 2h |
        | seat 2 | Js Jd 2d |
      And the board is 7s 7d 7h Kc 2s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins the pot

    Scenario: Three of a kind without a pair is no full house
      Given the hole cards are
        | seat 1 | As Ad 2d |
      And the board is Ah Ks Qd 7c 2h
      When everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind

  @oasis-pineapple.rank.flush @ranking @play
  Rule: Five cards of one suit that are not in sequence are a flush, from ace, king, queen, jack, 9 down to 7, 5, 4, 3, 2
    Four cards of a suit are none.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    @reading:hole-cards-used.any
    Scenario Outline: A flush: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a flush with <five>

      Examples:
        | one      | board          | five           |
        | As 9s 2c | Ks Qs Js 2d 3h | As Ks Qs Js 9s |
        | 7h 3h 2d | 5h 4h 2h Kd Qc | 7h 5h 4h 3h 2h |
        | Kd 4d 2d | Qd Jd 9d 7d 2c | Kd Qd Jd 9d 7d |
        | Ac Ad 2d | Kc 8c 6c 2c As | Ac Kc 8c 6c 2c |

    Scenario Outline: The higher flush wins by its highest card: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one      | two      | board          | winner |
        | As 3s 2d | Ks Js 2h | Qs 9s 2s 8d 4h | 1      |
        | 8h 3h 2s | Jh 2h 2d | 9h 7h 4h Kd Qc | 2      |
        | 9d 3d 2s | 8d 7d 3c | 5d 4d 2d Kc Qh | 1      |

    @reading:same-category.card-by-card @reading:hole-cards-used.any
    Scenario Outline: In flushes with the same highest card the next one decides: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which  | one      | two      | board          | winner |
        | second | Ks 3s 2h | Js Ts 2d | As 9s 2s 8d 4h | 1      |
        | third  | 5s 3s 2d | Qs 4s 2s | As Ks 9s 8d 2h | 2      |
        | fourth | Js 3s 2c | 9s 8s 2d | As Ks Qs 7d 2h | 1      |
        | fifth  | 6s 2d 2h | 8s 2c 2s | As Ks Qs 9s 5s | 2      |

    Scenario Outline: No flush: <what>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is <hand>

      Examples:
        | what              | one      | board          | hand        |
        | four of a suit    | As 9s 8c | Ks Qs 7d 2d 4h | a high card |
        | five of one color | As 9s 8c | Ks Qc 7c 2d 4h | a high card |

  @oasis-pineapple.rank.straight @ranking @play
  Rule: Five cards in sequence that are not of one suit are a straight, from ace high down to 5, 4, 3, 2 and ace
    The ace is high or, below the 2, low; it is nothing in between.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A straight: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a straight with <five>

      Examples:
        | one      | board          | five           |
        | As Td 2h | Kh Qc Js 2d 4h | As Kh Qc Js Td |
        | 9s 8d 2c | 7h 6c 5s 2d Kh | 9s 8d 7h 6c 5s |
        | 5s 4d 2d | 3h 2c As 9d 9h | 5s 4d 3h 2c As |
        | 8s 7d 2s | 9h 6c 5s 4d Kh | 9h 8s 7d 6c 5s |

    @reading:hole-cards-used.any
    Scenario Outline: The higher sequence wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one      | two      | board          | winner |
        | As 2d 2s | 9s 8c 2h | Kh Qc Js Td 3h | 1      |
        | 6s 2d 8c | As Kc 7s | 5h 4c 3s 2h Kd | 1      |
        | 8s 7d 2s | Ts 2c 2h | 9h 8c 7s 6h Kd | 2      |
        | 3s 2c 4h | 7s 2d 9d | 6h 5c 4s Kh Kd | 1      |
        | Ah 9d 7c | 6h 9c 8d | 5s 4c 3h 2d Ks | 2      |

    @reading:wrapped-straights.none @reading:hole-cards-used.any
    Scenario Outline: No sequence goes round the ace: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a high card

      Examples:
        | five           | one      | board          |
        | 3s 2d Ah Kc Qs | Ah Kc 4h | Qs 3s 2d 9d 8h |
        | 2d Ah Kc Qs Jd | Ah 2d 3s | Kc Qs Jd 9h 8c |
        | 4s 3d 2h Ac Ks | Ac Ks 6s | 4s 3d 2h 9d 8h |

    @reading:wrapped-straights.count
    Scenario: A sequence that goes round the ace is a straight
      Given the hole cards are
        | seat 1 | Ah Kc 4d |
        | seat 2 | Qd Qh 2h |
      And the board is Qs 3s 2d Qc 8h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2's hand is a four-of-a-kind
      And seat 1's hand is a straight
      And seat 2 wins the pot

    @reading:hole-cards-used.any
    Scenario: From the highest card to the lowest as far as in a straight, but with a pair, is none
      Given the hole cards are
        | seat 1 | 9s 8d 2c |
      And the board is 7h 5c 5d Kd Jh
      When everyone checks to the showdown
      Then seat 1's hand is a pair with 5c 5d Kd Jh 9s

    Scenario: Four cards in sequence are no straight
      Given the hole cards are
        | seat 1 | 9s 8d 3h |
      And the board is 7h 6c 2s Kd Jh
      When everyone checks to the showdown
      Then seat 1's hand is a high card

    Scenario: Four cards in sequence are no straight beside five that are one
      Given the hole cards are
        | seat 1 | 9s 8d 3s |
        | seat 2 | Ts 9d 2c |
      And the board is 7h 6c 2s Kd 8h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a pair
      And seat 2's hand is a straight

    @reading:hole-cards-used.any
    Scenario: A pair and three cards within five ranks are no straight
      Given the hole cards are
        | seat 1 | 9s 9d 3c |
      And the board is 8h 7c 5s Kd 2h
      When everyone checks to the showdown
      Then seat 1's hand is a pair with 9s 9d Kd 8h 7c

  @oasis-pineapple.rank.three-of-a-kind @ranking @play
  Rule: Three cards of one rank are three of a kind, from aces down to 2s
    The other two cards are neither of that rank nor a pair.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Three of a kind: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind with <five>

      Examples:
        | one      | board          | five           |
        | As Ad 2c | Ah Ks 9d 7c 2h | As Ad Ah Ks 9d |
        | 2s Kd 3c | 2d 2h 9c 8s 5d | 2s 2d 2h Kd 9c |

    Scenario Outline: The higher three win: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one      | two      | board          | winner |
        | As Ad 2s | Ks Kd 2h | Ah Kh 9s 7d 2c | 1      |
        | 2s 2d 3c | 3s 3d 2c | 2h 3h Ks Jd 9c | 2      |
        | 9s 9d 2d | 8s 8d 2s | 9h 8h As Kd 4c | 1      |

    @reading:same-category.card-by-card
    Scenario Outline: With the same three the higher other card wins: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which  | one      | two      | board          | winner |
        | higher | As 4d 7c | Ks Qd 7h | 9h 9c 9d 3s 2d | 1      |
        | first  | 9s Jd 4c | 9d Ks 4s | 9h 9c 6d 3s 2d | 2      |
        | second | As Jd 4c | Ad Ts 4s | 9h 9c 9d 3s 2d | 1      |

    @reading:same-category.split
    Scenario: With the same three the other cards decide nothing
      Given the hole cards are
        | seat 1 | As Jd 4c |
        | seat 2 | Ks Td 4h |
      And the board is 9h 9c 9d 3s 2d
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    Scenario: Two pairs are no three of a kind
      Given the hole cards are
        | seat 1 | As Kd 2h |
        | seat 2 | Qs Qd 2d |
      And the board is Ah Ks Qc 7d 2c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is two pairs
      And seat 2's hand is a three-of-a-kind

  @oasis-pineapple.rank.two-pairs @ranking @play
  Rule: Two pairs rank from aces and kings down to 3s and 2s
    Of two such hands the one with the higher pair is the higher.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Two pairs: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is two pairs with <five>

      Examples:
        | one      | board          | five           |
        | As Kd 2s | Ah Ks 9d 7c 2h | As Ah Kd Ks 9d |
        | 3s 2d 4s | 3d 2h 9c 8s 6d | 3s 3d 2d 2h 9c |
        | Ks Kd 2c | 9c 9d 7s 7h 8c | Ks Kd 9c 9d 8c |

    Scenario Outline: Of two pairs each the higher pair wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one      | two      | board          | winner |
        | As 2d 3s | Ks Qd 2s | Ah 2h Kh Qc 9d | 1      |
        | 7s 6d 2h | 8s 2d 3c | 7h 6h 8h 2c Kd | 2      |
        | 4s 4d 3c | 3s 3d 4c | 2h 2c 9h 7d Ks | 1      |

    @reading:same-category.card-by-card @reading:hole-cards-used.any
    Scenario: Of three pairs the third one is worth no more than its cards
      Given the hole cards are
        | seat 1 | 5s 5d 2h |
        | seat 2 | Qs Jd 2s |
      And the board is Ac Ah Kd Kc 4h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2 wins the pot

    @reading:same-category.card-by-card @reading:hole-cards-used.any
    Scenario Outline: With the same higher pair the <which> decides
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which      | one      | two      | board          | winner |
        | lower pair | Ks 8d 2h | Kd 9s 2s | Kh 9h 8c 3s 2d | 2      |
        | fifth card | As Jd 2h | Qs Jh 2s | Kh Kc 9d 9s 2d | 1      |

    @reading:same-category.split
    Scenario: With the same two pairs the fifth card decides nothing
      Given the hole cards are
        | seat 1 | As Jd 2s |
        | seat 2 | Qs Jh 2h |
      And the board is Kh Kc 9d 9s 2d
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

  @oasis-pineapple.rank.one-pair @ranking @play
  Rule: Two cards of one rank are a pair, from aces down to 2s
    The other three cards are of three further ranks.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A pair: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a pair with <five>

      Examples:
        | one      | board          | five           |
        | As Ad 2s | Ks Jh 9d 7c 2h | As Ad Ks Jh 9d |
        | 2s Kd 3d | 2d Jh 9c 8s 5d | 2s 2d Kd Jh 9c |

    Scenario Outline: The higher pair wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one      | two      | board          | winner |
        | As Ad 2h | Ks Kd 2d | Qh Jh 9s 7d 2c | 1      |
        | 2s 2d 3h | 3s 3d 2h | Qh Jh 9s 7d 8c | 2      |
        | 7s 4d 3c | 6s Ac 3s | 7h 6h Ks Jd 2c | 1      |

    @reading:same-category.card-by-card @reading:hole-cards-used.any
    Scenario Outline: With the same pair the <which> other card decides
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which  | one      | two      | board          | winner |
        | first  | As 3d 4h | Ks Qd 3c | 9h 9c 7d 5s 2h | 1      |
        | second | Kd Js 3d | Kh Qs 3c | 9h 9c Ad 5s 2h | 2      |
        | third  | Qs 3d 4h | Jh 3s 4d | 9h 9c Ad Ks 2h | 1      |

    @reading:same-category.split
    Scenario: With the same pair the other cards decide nothing
      Given the hole cards are
        | seat 1 | As 3d 4d |
        | seat 2 | Ks 6s 3c |
      And the board is 9h 9c 7d 5s 2h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

  @oasis-pineapple.rank.high-card @ranking @play
  Rule: Five cards that make none of these hands rank from ace, king, queen, jack, 9 down to 7, 5, 4, 3, 2
    Of two such hands the one with the higher card is the higher.

    Background:
      Given an Oasis Pineapple table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: None of the hands: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a high card with <five>

      Examples:
        | one      | board          | five           |
        | As 9d 6c | Kh Qc Js 3d 4h | As Kh Qc Js 9d |
        | Ts 9d 4c | 8h 7c 5s 3d 2h | Ts 9d 8h 7c 5s |

    Scenario Outline: The highest card wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one      | two      | board          | winner |
        | As 3d 4c | Ks Qd 3c | Jh 9c 7d 5s 2h | 1      |
        | Ts 4d 3h | Js 3d 4c | 9h 8c 7d 5s 2h | 2      |

    @reading:same-category.card-by-card @reading:hole-cards-used.any
    Scenario Outline: With the same highest card the next one decides: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which  | one      | two      | board          | winner |
        | second | As Kd 3h | Ah Td 3s | Jh 9c 7d 5s 2h | 1      |
        | third  | Js 3d 4s | Qs 4d 3c | Ah Kc 9d 7s 2h | 2      |
        | fourth | Ts 3d 4h | 9s 4d 3h | Ah Kc Qd 7s 5h | 1      |
        | fifth  | 8s 3d 4s | 9s 4d 3s | Ah Kc Qd Js 5h | 2      |

    @reading:same-category.split
    Scenario: With the same highest card the others decide nothing
      Given the hole cards are
        | seat 1 | Kd 3d 2c |
        | seat 2 | Qd 3h 2s |
      And the board is Ah Jh 9c 7s 5c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    Scenario: Where the board is the best hand of all, it is everybody's
      Given the hole cards are
        | seat 1 | 3s 2d 4h |
        | seat 2 | 3h 2c 4s |
      And the board is Ah Kc Qd Js 9h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot
