Feature: Oasis Lowball: card values and rankings
  How the cards rank, which hands there are and in what order, and which of two hands is the lower, which is the better.
  In these rounds two players wager before the draw, retain their cards, and compare their hands.

  @oasis-lowball.rank.cards-low @ranking @play
  Rule: The cards rank from the king down to the ace
    King, queen, jack, 10 and so on down to the 2, and below it the ace.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: The hand with the lower highest card wins: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | ranks       | one            | two            | winner |
        | king, queen | Ks 5d 3c 2h As | Qc 5h 3s 2d Ac | 2      |
        | jack, queen | Js 5d 3c 2h As | Qc 5h 3s 2d Ac | 1      |
        | jack, 10    | Js 5d 3c 2h As | Tc 5h 3s 2d Ac | 2      |
        | 9, 10       | 9s 5d 3c 2h As | Tc 5h 3s 2d Ac | 1      |
        | 9, 8        | 9s 5d 3c 2h As | 8c 5h 3s 2d Ac | 2      |
        | 7, 8        | 7s 5d 3c 2h As | 8c 5h 3s 2d Ac | 1      |
        | 7, 6        | 7s 5d 3c 2h As | 6c 5h 3s 2d Ac | 2      |

    @reading:low-compare.card-by-card
    Scenario Outline: Below the highest card, too, the lower one wins: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | ranks       | one            | two            | winner |
        | 6, 5        | Ks 6d 3c 2h As | Kc 5h 3s 2d Ac | 2      |
        | 4, 5        | Ks 4d 3c 2h As | Kc 5h 3s 2d Ac | 1      |
        | 4, 3        | Ks Qd 4c 2h As | Kc Qh 3s 2d Ac | 2      |
        | 2, 3        | Ks 6d 5c 2h As | Kc 6h 5s 3d Ac | 1      |
        | 2, ace      | Ks 6d 5c 4h 2s | Kc 6h 5s 4d Ac | 2      |
        | ace, 3      | 9s 7d 5c 4h As | 9c 7h 5s 4d 3c | 1      |
        | queen, jack | Ks Qd 4c 3h 2s | Kc Jh 4s 3d 2c | 2      |
        | 10, 9       | Qs Td 4c 3h 2s | Qc 9h 4s 3d 2c | 2      |
        | 7, 8        | Js 7d 4c 3h 2s | Jc 8h 4s 3d 2c | 1      |

    Scenario Outline: An ace beside the highest card is no card above it: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | Ks 8d 6c 4h 2s | Qc 8h 6s 4d Ac | 2      |
        | 9s 7d 5c 2h As | Tc 8h 7s 4d 3c | 1      |
        | Ts 9d 8c 7h 3s | 9c 8h 7s 4d Ac | 2      |

  # Unlike oasis-holdem: the five cards held are the hand, and the lower one wins.
  @oasis-lowball.rank.suits @ranking @play
  Rule: No suit is higher than another
    Where two hands differ in their suits alone, neither wins by them.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: Hands that differ in suits only share the pot: <what>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

      Examples:
        | what                     | one            | two            |
        | spades and diamonds      | 8s 6s 4s 3s Ac | 8d 6d 4d 3d Ah |
        | clubs and spades         | 9c 7c 5c 4c 2d | 9s 7s 5s 4s 2h |
        | hearts and clubs         | Kh Jh 9h 8d 6h | Kc Jc 9c 8s 6c |
        | diamonds and hearts      | Td 8d 7d 5d 3s | Th 8h 7h 5h 3c |
        | five spades, five hearts | Js 9s 6s 4s 2s | Jh 9h 6h 4h 2h |
        | two wheels               | 5s 4s 3s 2s As | 5h 4d 3c 2h Ac |
        | pairs of kings           | Ks Kd 9s 7s 4s | Kh Kc 9h 7h 4h |
        | pairs of 2s              | 2c 2h 9c 7c 4c | 2s 2d 9s 7s 4s |
        | 10s and 6s               | Ts Td 6s 6d 3s | Th Tc 6h 6c 3h |

  @oasis-lowball.rank.hands @ranking @play
  Rule: The hands rank from the wheel, the best, through high card, one pair, two pairs and three of a kind to four of a kind
    The list has no straight and no flush, and no full house, which is read.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: <better> beats <worse>, were it the worst of its kind
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | better          | worse           | one            | two            | winner |
        | Wheel           | high card       | 5s 4d 3c 2h As | 7c 4h 3s 2d Ac | 1      |
        | High card       | one pair        | Ks Qd Jc 9h 7s | 2c 2h 4s 3d Ac | 1      |
        | One pair        | two pairs       | Ks Kd Qc Jh Ts | 3c 3h 2s 2d Ac | 1      |
        | Two pairs       | three of a kind | Ks Kd Qc Qh Js | 3c 3h 3s 4d 2c | 1      |
        | Three of a kind | four of a kind  | Ks Kd Kc Qh Js | 2c 2h 2s 2d Ac | 1      |

    Scenario Outline: <better> beats <worse> from the other seat
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | better          | worse           | one            | two            | winner |
        | Wheel           | high card       | Ks Jd 9c 7h 2s | 5c 4h 3s 2d Ac | 2      |
        | High card       | one pair        | 9s 9d 6c 5h 4s | Tc 8h 6s 4d Ac | 2      |
        | One pair        | two pairs       | 7s 7d 4c 4h As | 8c 8h 5s 3d 2c | 2      |
        | Two pairs       | three of a kind | 5s 5d 5c 3h 2s | Jc Jh Ts Td 4c | 2      |
        | Three of a kind | four of a kind  | 6s 6d 6c 6h As | 9c 9h 9s 8d 5c | 2      |

    Scenario Outline: <better> beats <worse>, far below it in the list
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | better    | worse           | one            | two            | winner |
        | Wheel     | one pair        | 5s 4d 3c 2h As | 2c 2s 6s 4s 3s | 1      |
        | High card | two pairs       | Ks Qd Jc 9h 7s | 3c 3h 2s 2d Ac | 1      |
        | One pair  | three of a kind | 3s 3d 3c 4h 2s | Kc Kh Qs Jd Tc | 2      |
        | High card | four of a kind  | 2s 2d 2c 2h As | Kc Qh Js 9d 7c | 2      |
        | Two pairs | four of a kind  | Ks Kd Qc Qh Js | 2c 2h 2s 2d Ac | 1      |

    @reading:full-house.own-rank
    Scenario Outline: A full house ranks between three of a kind and four of a kind: <what>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | what                | one            | two            | winner |
        | three kings beat it | 2s 2d 2c 3h 3s | Kc Kh Ks Qd Jc | 2      |
        | it beats four 2s    | Ks Kd Kc Qh Qs | 2c 2h 2s 2d Ac | 1      |
        | two pairs beat it   | 3s 3d 3c 2h 2s | Kc Kh Qs Qd Jc | 2      |
        | the lower three     | 6s 6d 6c 7h 7s | 5c 5h 5s Kd Kc | 2      |

    @reading:full-house.own-rank
    Scenario: A full house is a hand of its own
      Given the hole cards are
        | seat 1 | 9s 9d 9c 4h 4s |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a full house with 9s 9d 9c 4h 4s

    @reading:full-house.three-of-a-kind
    Scenario Outline: A full house counts as its three: <what>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | what              | one            | two            | winner |
        | two pairs beat it | 3s 3d 3c 2h 2s | Kc Kh Qs Qd Jc | 2      |
        | it beats four 2s  | Ks Kd Kc Qh Qs | 2c 2h 2s 2d Ac | 1      |

    @reading:full-house.three-of-a-kind
    Scenario: A full house is called three of a kind
      Given the hole cards are
        | seat 1 | 9s 9d 9c 4h 4s |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind

  @oasis-lowball.rank.wheel @ranking @play
  Rule: 5, 4, 3, 2 and ace are a wheel, of one suit or of several
    It is the lowest of all sequences. Whether other sequences are wheels too is read.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: A wheel: <five>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a wheel with <five>

      Examples:
        | five           |
        | 5s 4s 3s 2s As |
        | 5s 4d 3c 2h As |
        | 5c 4c 3c 2c Ac |
        | 5h 4d 3h 2d Ah |

    Scenario Outline: A wheel beats any other hand, whatever its suits: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 5h 4h 3h 2h Ah | 7c 4s 3s 2d Ac | 1      |
        | Ts 9d 7c 3h 2s | 5d 4d 3d 2d Ad | 2      |
        | 5s 4d 3c 2h As | 8c 4h 3s 2d Ac | 1      |
        | 6s 5d 3c 2h As | 5c 4h 3s 2d Ac | 2      |

    Scenario Outline: Five low cards that are no wheel: <what>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is <hand>

      Examples:
        | what                | five           | hand        |
        | 6 in place of the 5 | 6s 4d 3c 2h As | a high card |
        | four of one suit    | 6s 4s 3s 2s Ad | a high card |

    @reading:wheel.five-high
    Scenario Outline: No other sequence is a wheel: <five>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a high card with <five>

      Examples:
        | five           |
        | Ks Qd Jc Th 9s |
        | 9s 8d 7c 6h 5s |
        | 6s 5d 4c 3h 2s |
        | 7s 6d 5c 4h 3s |

    @reading:wheel.five-high @reading:low-compare.card-by-card
    Scenario Outline: Other sequences count by their cards: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 6s 5d 4c 3h 2s | 6c 4h 3s 2d Ac | 2      |
        | 9s 8d 7c 6h 5s | 9c 4h 3s 2d Ac | 2      |
        | Ks Qd Jc Th 9s | Kc Qh Js 9d 8c | 2      |

    @reading:wheel.any-sequence
    Scenario Outline: Every sequence is a wheel: <five>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a wheel with <five>

      Examples:
        | five           |
        | Ks Qd Jc Th 9s |
        | 9s 8d 7c 6h 5s |
        | 6s 5d 4c 3h 2s |
        | 7s 6d 5c 4h 3s |
        | 5s 4d 3c 2h As |

    @reading:wheel.any-sequence
    Scenario Outline: A sequence beats a high card, and the lower sequence a higher one: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | Ks Qd Jc Th 9s | 6c 4h 3s 2d Ac | 1      |
        | 9s 8d 7c 6h 5s | 6c 5h 4s 3d 2c | 2      |
        | 5s 4d 3c 2h As | 6c 5h 4s 3d 2c | 1      |
        | 8s 6d 4c 3h As | Tc 9h 8h 7d 6c | 2      |

    @reading:wheel.any-sequence
    Scenario Outline: No sequence goes over the king to the ace: <what>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is <hand>

      Examples:
        | what       | five           | hand        |
        | ace to ten | As Kd Qc Jh Ts | a high card |

  @oasis-lowball.rank.high-card @ranking @play
  Rule: Five cards without a pair that are no wheel are a high card hand, from king, queen, jack, 10, 8 down to 6, 4, 3, 2, ace
    Of two such hands the lower one is the better.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    @reading:wheel.five-high
    Scenario Outline: A sequence that is no wheel is one too: <five>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a high card with <five>

      Examples:
        | five           |
        | 9s 8d 7c 6h 5s |
        | Ks Qd Jc Th 9s |

    Scenario Outline: A high card: <five>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a high card with <five>

      Examples:
        | five           |
        | Ks Qd Jc Th 8s |
        | 6s 4d 3c 2h As |
        | 9s 7d 4c 3h As |
        | Ts 8d 5c 4h 2s |

    Scenario Outline: 6, 4, 3, 2 and ace are the lowest high card hand: <two> is higher
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 6s 4d 3c 2h As | 7c 4h 3s 2d Ac | 1      |
        | 6s 4d 3c 2h As | 8c 4h 3s 2d Ac | 1      |
        | 6s 4d 3c 2h As | Kc Qh Js Td 8c | 1      |

    @reading:low-compare.card-by-card
    Scenario Outline: 6, 4, 3, 2 and ace beat even a hand with the same highest card: <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 6s 4d 3c 2h As | 6c 5h 3s 2d Ac | 1      |
        | 6s 4d 3c 2h As | 6c 5h 4s 2d Ac | 1      |
        | 6s 4d 3c 2h As | 6c 5h 4s 3d Ac | 1      |

    Scenario Outline: King, queen, jack, 10 and 8 lose to the other high card hands: <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | Ks Qd Jc Th 8s | Qc Jh Ts 8d 7c | 2      |
        | Ks Qd Jc Th 8s | Tc 9h 8h 7d 5c | 2      |
        | Ks Qd Jc Th 8s | 6c 4h 3s 2d Ac | 2      |

    @reading:low-compare.card-by-card
    Scenario Outline: King, queen, jack, 10 and 8 lose to the next lower hand: <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | Ks Qd Jc Th 8s | Kc Qh Js Td 7c | 2      |
        | Ks Qd Jc Th 8s | Kc Qh Js 9d 8c | 2      |
        | Ks Qd Jc Th 8s | Kc Ts 9s 8d 7c | 2      |

    Scenario Outline: The lower high card hand wins from either seat: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 9s 7d 4c 3h As | Tc 8h 4s 2d Ac | 1      |
        | Js Td 8c 4h 2s | Tc 9h 7s 5d Ac | 2      |
        | 8s 6d 4c 2h As | 9c 7h 5s 3d Ac | 1      |

  # Unlike oasis-holdem: the five cards held are the hand, and the lower one wins.
  @oasis-lowball.rank.one-pair @ranking @play
  Rule: Two cards of one rank are a pair, from aces, the highest, down to 2s, the lowest
    The lower pair wins; the place of the aces is read.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: A pair: <five>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a pair with <five>

      Examples:
        | five           |
        | 2s 2d 4c 3h As |
        | Ks Kd Qc Jh Ts |
        | As Ad 9c 8h 7s |
        | 9s 9d 6c 4h As |

    Scenario Outline: The lower pair wins: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 2s 2d Kc Qh Js | 3c 3h 5s 4d Ac | 1      |
        | Ks Kd Tc 9h 8s | Qc Qh Js 9d 8c | 2      |
        | 7s 7d 3c 2h As | 6c 6h Ks Qd Jc | 2      |
        | 9s 9d Kc Qh Js | Tc Th 3s 2d Ac | 1      |
        | Js Jd 4c 3h 2s | Tc Th Ks Qd 9c | 2      |

    @reading:aces-in-sets.highest
    Scenario Outline: A pair of aces is the highest and loses to other pairs: <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | As Ad 4c 3h 2s | Kc Kh Qs Jd Tc | 2      |
        | As Ad 4c 3h 2s | 2c 2h 9s 8d 7c | 2      |
        | 9s 9d Kc Jh Ts | Ac Ah 5s 4d 3c | 1      |

    @reading:aces-in-sets.lowest
    Scenario Outline: A pair of aces is the lowest and beats other pairs: <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | As Ad Kc Qh Js | 2c 2h 5s 4d 3c | 1      |
        | As Ad Kc Qh Js | Ks Kh 4s 3d 2c | 1      |
        | 3s 3d 5c 4h 2s | Ac Ah Ts 9d 8c | 2      |

    @reading:low-compare.card-by-card
    Scenario Outline: With the same pair the lower other card wins: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which         | one            | two            | winner |
        | first         | 9s 9d 7c 4h As | 9c 9h 8s 3d 2c | 1      |
        | second        | 9s 9d Kc Jh 8s | 9c 9h Ks Td 2c | 2      |
        | third         | 9s 9d Kc Jh 3s | 9c 9h Ks Jd 2c | 2      |
        | third, an ace | 4s 4d 9c 8h As | 4c 4h 9s 8d 2c | 1      |

    @reading:low-compare.highest-card
    Scenario: With the same pair the other cards decide nothing
      Given the hole cards are
        | seat 1 | 9s 9d 7c 5h As |
        | seat 2 | 9c 9h 8s 3d 2c |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    @reading:wheel.five-high
    Scenario Outline: A pair and no more: <what>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is <hand>

      Examples:
        | what                     | five           | hand        |
        | none                     | 9s 8d 7c 5h 4s | a high card |
        | none, in sequence        | 9s 8d 7c 6h 5s | a high card |
        | a pair in four of a suit | 9s 9d 8s 6s 2s | a pair      |

  # Unlike oasis-holdem: the five cards held are the hand, and the lower one wins.
  @oasis-lowball.rank.two-pairs @ranking @play
  Rule: Two pairs rank from aces and kings, the highest, down to 3s and 2s, the lowest
    Of two such hands the one with the lower higher pair wins.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: Two pairs: <five>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is two pairs with <five>

      Examples:
        | five           |
        | 3s 3d 2c 2h As |
        | Ks Kd Qc Qh Js |
        | As Ad Kc Kh 2s |
        | 9s 9d 4c 4h 5s |

    Scenario Outline: The lower of the higher pairs wins: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 3s 3d 2c 2h Ks | 4c 4h 2s 2d Ac | 1      |
        | Ks Kd 2c 2h 3s | Qc Qh Js Jd Tc | 2      |
        | 8s 8d 7c 7h Ks | 9c 9h 2s 2d 3c | 1      |
        | Js Jd 3c 3h As | Tc Th 9s 9d Kc | 2      |

    Scenario Outline: With the same higher pair the lower other pair wins: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 9s 9d 4c 4h As | 9c 9h 3s 3d Kc | 2      |
        | Ts Td 2c 2h Qs | Tc Th 8s 8d 3c | 1      |
        | Ks Kd Jc Jh As | Kc Kh Ts Td 9c | 2      |

    @reading:aces-in-sets.highest
    Scenario Outline: Aces and kings are the highest, and lose: <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | As Ad Kc Kh 2s | Ks Kd Qs Qd Jc | 2      |
        | As Ad 2c 2h Ks | Kc Kh Qs Qd Jc | 2      |
        | Ts Td 9c 9h 4s | Ac Ah 3s 3d 2c | 1      |

    @reading:aces-in-sets.lowest
    Scenario Outline: Aces count as the lowest pair of the two: <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | As Ad Kc Kh 2s | Jc Jh Ts Td 3c | 2      |
        | As Ad 2c 2h Ks | 3c 3h 2s 2d Qc | 1      |
        | Ts Td 9c 9h 4s | Ac Ah 3s 3d Qc | 2      |

    @reading:low-compare.card-by-card
    Scenario Outline: With the same two pairs the lower fifth card wins: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 9s 9d 4c 4h As | 9c 9h 4s 4d 2c | 1      |
        | Ts Td 3c 3h Js | Tc Th 3s 3d 9c | 2      |

    @reading:low-compare.highest-card
    Scenario: With the same two pairs the fifth card decides nothing
      Given the hole cards are
        | seat 1 | Ts Td 3c 3h Ks |
        | seat 2 | Tc Th 3s 3d Qc |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    Scenario Outline: Not two pairs: <what>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is <hand>

      Examples:
        | what           | five           | hand   |
        | one pair       | 9s 9d 8c 5h 4s | a pair |
        | a pair of aces | As Ad 8c 5h 4s | a pair |
        | a pair of 2s   | 9s 8d 5c 2h 2s | a pair |

  # Unlike oasis-holdem: the five cards held are the hand, and the lower one wins.
  @oasis-lowball.rank.three-of-a-kind @ranking @play
  Rule: Three cards of one rank are three of a kind, from aces, the highest, down to 2s, the lowest
    The lower three win, whatever the other two cards are.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: Three of a kind: <five>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind with <five>

      Examples:
        | five           |
        | 2s 2d 2c 3h As |
        | Ks Kd Kc Qh Js |
        | As Ad Ac 9h 8s |
        | 7s 7d 7c 4h 2s |

    Scenario Outline: The lower three win: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 2s 2d 2c Kh Qs | 3c 3h 3s 4d Ac | 1      |
        | Ks Kd Kc 3h 2s | Qc Qh Qs Jd Tc | 2      |
        | 9s 9d 9c 8h 5s | 8c 8s 8d Kd Qc | 2      |
        | 5s 5d 5c Kh Qs | 6c 6h 6s 4d Ac | 1      |

    @reading:aces-in-sets.highest
    Scenario Outline: Three aces are the highest, and lose: <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | As Ad Ac 3h 2s | Kc Kh Ks Qd Jc | 2      |
        | As Ad Ac 3h 2s | 2c 2h 2d Kd Qc | 2      |
        | 9s 9d 9c Kh Qs | Ac Ah As 4d 3c | 1      |

    @reading:aces-in-sets.lowest
    Scenario Outline: Three aces are the lowest, and win: <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | As Ad Ac Kh Qs | 2c 2h 2s 5d 4c | 1      |
        | As Ad Ac Kh Qs | Kc Ks Kd 3d 2c | 1      |
        | 3s 3d 3c 5h 4s | Ac Ah As Td 9c | 2      |

    @reading:full-house.three-of-a-kind
    Scenario Outline: A full house is one of them: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 2s 2d 2c 3h 3s | Kc Kh Ks Qd Jc | 1      |
        | 9s 9d 9c 4h 4s | 3c 3h 3s 8d 7c | 2      |
        | 6s 6d 6c 7h 7s | 5c 5h 5s Kd Kc | 2      |

    Scenario Outline: Not three of a kind: <what>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is <hand>

      Examples:
        | what                  | five           | hand      |
        | two pairs             | 9s 9d 4c 4h 8s | two pairs |
        | two pairs with an ace | 9s 9d 4c 4h As | two pairs |

  @oasis-lowball.rank.four-of-a-kind @ranking @play
  Rule: Four cards of one rank are four of a kind, from aces, the highest, down to 2s, the lowest
    The lower four win, whatever the fifth card is.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: Four of a kind: <five>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a four-of-a-kind with <five>

      Examples:
        | five           |
        | 2s 2d 2c 2h As |
        | Ks Kd Kc Kh Qs |
        | As Ad Ac Ah 9s |
        | 7s 7d 7c 7h 2s |

    Scenario Outline: The lower four win: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 2s 2d 2c 2h Ks | 3c 3h 3s 3d Ac | 1      |
        | Ks Kd Kc Kh 3s | Qc Qh Qs Qd Jc | 2      |
        | 9s 9d 9c 9h As | 8c 8h 8s 8d Kc | 2      |
        | 5s 5d 5c 5h Qs | 6c 6h 6s 6d 4c | 1      |

    @reading:aces-in-sets.highest
    Scenario Outline: Four aces are the highest, and lose: <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | As Ad Ac Ah 2s | Kc Kh Ks Kd Qc | 2      |
        | As Ad Ac Ah 3s | 2c 2h 2s 2d Kc | 2      |
        | 9s 9d 9c 9h Ks | Ac Ah As Ad 4c | 1      |

    @reading:aces-in-sets.lowest
    Scenario Outline: Four aces are the lowest, and win: <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | As Ad Ac Ah Ks | 2c 2h 2s 2d 3c | 1      |
        | As Ad Ac Ah Ks | Qc Qh Qs Qd 2c | 1      |
        | 3s 3d 3c 3h 5s | Ac Ah As Ad 9c | 2      |

    @reading:full-house.own-rank
    Scenario: Three cards and two are not four of a kind
      Given the hole cards are
        | seat 1 | 9s 9d 9c 4h 4s |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a full house

  @oasis-lowball.rank.low-straights @ranking @play
  Rule: Straights and flushes do not count against a low hand
    Five cards in sequence or of one suit are worth what their cards are.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: A straight is no worse than its cards: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 8s 7d 6c 5h 4s | Tc 8h 7s 5d 4c | 1      |
        | Ks Jd Tc 9h 7s | Jc Th 9s 8d 7c | 2      |
        | 6s 5d 4c 3h 2s | 7c 5h 4s 3d 2c | 1      |

    Scenario Outline: A flush is no worse than its cards: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 9s 7s 5s 3s 2s | Tc 8h 5h 3d 2c | 1      |
        | Ks Td 8c 4h 2s | Jh 9h 8h 6h 2h | 2      |
        | 6d 4d 3d 2d Ad | 7c 5h 3s 2s Ac | 1      |
        | 8c 7c 5c 4c 2c | 2s 2h 5s 4d 3c | 1      |

    Scenario Outline: A straight flush is no worse than its cards: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 8s 7s 6s 5s 4s | Tc 8h 7h 5d 4c | 1      |
        | 2s 2d 5c 4h 3s | Kh Qh Jh Th 9h | 2      |
        | 5c 4c 3c 2c Ac | 8c 4h 3s 2d As | 1      |

    Scenario Outline: A flush is a high card hand: <five>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a high card with <five>

      Examples:
        | five           |
        | 9s 7s 5s 3s 2s |
        | Kh Qh Jh 9h 7h |
        | 6d 4d 3d 2d Ad |

    @reading:wheel.five-high
    Scenario Outline: A straight is a high card hand: <five>
      Given the hole cards are
        | seat 1 | <five> |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1's hand is a high card with <five>

      Examples:
        | five           |
        | 8s 7d 6c 5h 4s |
        | 6s 5d 4c 3h 2s |
        | 8s 7s 6s 5s 4s |

    @reading:wheel.five-high @reading:low-compare.card-by-card
    Scenario Outline: A straight has no advantage either: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 8s 7d 6c 5h 4s | 7c 5s 3s 2d Ac | 2      |
        | Ts 9d 8c 7h 6s | Tc 5h 4s 3d Ac | 2      |

    Scenario Outline: A flush has no advantage either: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 8s 6s 4s 3s As | 7c 5h 3h 2d Ac | 2      |
        | 9s 4d 3c 2s As | Th 4h 3h 2h Ah | 1      |

  @oasis-lowball.rank.low-best @ranking @play
  Rule: No hand is lower than 5, 4, 3, 2 and ace
    It wins against any other hand.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: It wins: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 5s 4d 3c 2h As | 6c 4h 3s 2d Ac | 1      |
        | 6s 4d 3c 2h As | 5c 4h 3s 2d Ac | 2      |
        | 5s 4d 3c 2h As | 6c 5h 4s 3d 2c | 1      |
        | 6s 5d 3c 2h Ah | 5s 4s 3s 2s As | 2      |
        | 5s 4d 3c 2h As | 2c 2s 5h 4s 3s | 1      |
        | 7s 4d 3c 2h As | 5c 4h 3s 2d Ac | 2      |

  @oasis-lowball.rank.low-compare @ranking @play
  Rule: Of two low hands the one with the lower highest card is the lower
    The comparison begins with the highest card of each; what follows where these are equal is read.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: The highest cards are compared first: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 7s 6d 5c 4h As | 8c 4s 3s 2d Ac | 1      |
        | Ts 4d 3c 2h As | 9c 8h 7s 4s Ac | 2      |
        | 9s 8d 7c 6h As | Jc 4h 3s 2d Ac | 1      |
        | Qs 4d 3c 2h As | Jc Th 9s 8d Ac | 2      |
        | Ks 5d 4c 3h 2s | Jc Th 8s 7d 2c | 2      |

    @reading:low-compare.card-by-card
    Scenario Outline: Where the highest cards are equal the next ones decide: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which         | one            | two            | winner |
        | second        | 9s 6d 4c 3h As | 9c 7h 3s 2d Ac | 1      |
        | second        | Ts 9d 8c 7h As | Tc 8h 7s 6d 5c | 2      |
        | third         | 9s 8d 5c 3h As | 9c 8h 4s 3d 2c | 2      |
        | fourth        | 9s 8d 6c 4h 3s | 9c 8h 6s 2d Ac | 2      |
        | fifth         | 9s 8d 7c 5h 2s | 9c 8h 7s 5d 3c | 1      |
        | fifth, an ace | 9s 8d 7c 6h 4s | 9c 8h 7s 6d Ac | 2      |

    @reading:low-compare.highest-card
    Scenario Outline: Where the highest cards are equal, so are the hands: the <which> differs
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

      Examples:
        | which  | one            | two            |
        | second | 9s 6d 4c 3h As | 9c 7h 3s 2d Ac |
        | third  | 9s 8d 5c 3h As | 9c 8h 4s 3d 2c |
        | fifth  | 9s 8d 7c 5h 2s | 9c 8h 7s 5d 3c |

  @oasis-lowball.rank.low-example @ranking @play
  Rule: 7, 6, 4, 3, 2 is lower than 8, 6, 5, 3, ace, though the second hand has the lowest card
    The lowest card decides nothing where the highest cards differ.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: The example: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 7s 6d 4c 3h 2s | 8c 6h 5s 3d Ac | 1      |
        | 8s 6d 5c 3h As | 7c 6h 4s 3d 2c | 2      |
        | 7h 6h 4h 3h 2h | 8c 6c 5c 3c Ac | 1      |
        | 8s 6d 5c 3h As | 7c 6c 4c 3c 2s | 2      |

    Scenario Outline: So it is with other cards: <one> and <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 1 bets 3
      And seat 2 raises to 6
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | Ts 9d 8c 7h 3s | Jc Th 9s 8d Ac | 1      |
        | 9s 7d 6c 5h As | 8c 7h 6s 3d 2c | 2      |
        | Ks Jd Tc 9h As | Jc Th 9s 7d 2c | 2      |
        | 7s 6d 5c 3h 2s | Tc 9h 8s 7d Ac | 1      |
