Feature: Poker rankings
  Which hands there are and in what order, high and low, how single cards rank, and what decides between hands of one
  rank. In most of these rounds the third player folds, and the other two compare their hands.

  @oneida-poker.C.1 @ranking @play
  Rule: High hands of five cards rank from the royal flush down to one pair
    Royal flush, straight flush, four-of-a-kind, full house, flush, straight, three-of-a-kind, two pairs, one pair.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: <higher> beats <lower>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | higher          | lower           | one   | two   | board          | winner |
        | Royal flush     | straight flush  | As Ks | 9s 8s | Qs Js Ts 2d 3c | 1      |
        | Straight flush  | four of a kind  | Kc Kh | 6s 5s | 9s 8s 7s Kd Ks | 2      |
        | Four of a kind  | full house      | 2c 2h | As Ad | 2s 2d Ac Kh 7s | 1      |
        | Full house      | flush           | As Qd | 2c 3d | 2s 2d 3s Ks 9s | 2      |
        | Flush           | straight        | 4s 3s | Ad Tc | Qs 7s 2s Kd Jh | 1      |
        | Straight        | three of a kind | Ad Ah | 5s 9c | 2d 3c 4h As Td | 2      |
        | Three of a kind | two pairs       | 2c 2s | As Kd | 2d Ac Kh 9s 7d | 1      |
        | Two pairs       | one pair        | As Ad | 3s 2h | 3d 2c Kh 9s 7d | 2      |
        | One pair        | high card       | 2c 3h | As Qd | 2d Kh 9s 7d 5c | 1      |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: <higher> beats <lower> from the other seat
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | higher          | lower           | one   | two   | board          | winner |
        | Royal flush     | straight flush  | 9h 8h | Ah Kh | Qh Jh Th 2d 3c | 2      |
        | Straight flush  | four of a kind  | 6d 5d | Ac Ah | 9d 8d 7d Ad As | 1      |
        | Four of a kind  | full house      | Ks Kd | 3c 3h | 3s 3d Kc Qh 7s | 2      |
        | Full house      | flush           | 4c 2d | Ah Qd | 4h 4d 2h Kh 9h | 1      |
        | Flush           | straight        | Ad Tc | 5h 2h | Qh 7h 3h Kd Js | 2      |
        | Straight        | three of a kind | 9s 8d | Kd Kh | 5d 6c 7h Ks Qd | 1      |
        | Three of a kind | two pairs       | Ks Qd | 3c 3s | 3d Kc Qh 9s 7d | 2      |
        | Two pairs       | one pair        | 4s 2h | Ks Kd | 4d 2c Ah 9s 7d | 1      |
        | One pair        | high card       | As Qd | 3c 4h | 3d Kh 9s 7d 6c | 2      |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Five cards in the hand: <higher> beats <lower>, were it nearly the highest
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | higher          | lower           | one            | two            | winner |
        | Royal flush     | straight flush  | As Ks Qs Js Ts | Kh Qh Jh Th 9h | 1      |
        | Straight flush  | four-of-a-kind  | As Ah Ad Ac Ks | 6c 5c 4c 3c 2c | 2      |
        | Four-of-a-kind  | full house      | 2s 2h 2d 2c 3s | As Ah Ad Ks Kh | 1      |
        | Full house      | flush           | As Ks Qs Js 9s | 2s 2h 2d 3c 3h | 2      |
        | Flush           | straight        | 2h 3h 4h 5h 7h | As Kd Qc Jh Tc | 1      |
        | Straight        | three-of-a-kind | As Ah Ac Kd Qc | Ad 2c 3h 4s 5d | 2      |
        | Three-of-a-kind | two pairs       | 2s 2h 2d 3c 4h | As Ah Ks Kh Qd | 1      |
        | Two pairs       | one pair        | As Ah Ks Qh Jd | 3s 3h 2d 2c 4h | 2      |
        | One pair        | none of these   | 2s 2h 3d 4c 5h | As Kh Qd Jc 9h | 1      |

  @oneida-poker.C.1.a @ranking @play
  Rule: Ace, king, queen, jack and 10 of one suit are a royal flush
    No other straight flush is one, and no straight of several suits.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A royal flush of <suit>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a royal flush with <five>

      Examples:
        | suit     | one   | board          | five           |
        | spades   | As Ts | Ks Qs Js 2d 3h | As Ks Qs Js Ts |
        | hearts   | Kh 2c | Ah Qh Jh Th 3s | Ah Kh Qh Jh Th |
        | diamonds | Qd Jd | Ad Kd Td 2c 3h | Ad Kd Qd Jd Td |
        | clubs    | Jc 9c | Ac Kc Qc Tc 3h | Ac Kc Qc Jc Tc |

    Scenario Outline: Not a royal flush: <cards>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is <hand>

      Examples:
        | cards                          | one   | board          | hand             |
        | the same ranks in two suits    | As Td | Ks Qs Js 2d 3h | a straight       |
        | king to 9 in one suit          | Ks 9s | Qs Js Ts 2d Ah | a straight flush |
        | 5 to ace in one suit           | As 5s | 4s 3s 2s Kd Qh | a straight flush |
        | ace high in one suit, no 10    | As 9s | Ks Qs Js 2d 3h | a flush          |

    @reading:first-after-the-blinds.next-player
    Scenario: It beats the highest straight flush without an ace
      Given the hole cards are
        | seat 1 | 9s 8s |
        | seat 2 | As 2c |
      And the board is Ks Qs Js Ts 3d
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2 wins the pot

    @reading:first-after-the-blinds.next-player
    Scenario: It beats four aces, whose hand holds a king
      Given the hole cards are
        | seat 1 | Ad Ah |
        | seat 2 | Qs Js |
      And the board is As Ac Ks Ts 2d
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a four-of-a-kind
      And seat 2 wins the pot

  @oneida-poker.C.1.b @ranking @play
  Rule: Five cards of one suit in sequence are a straight flush, from king high down to 5, 4, 3, 2 and ace
    The ace stands below the 2 there, and nowhere else below a card.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A straight flush: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a straight flush with <five>

      Examples:
        | one   | board          | five           |
        | Ks 9s | Qs Js Ts 2d 4h | Ks Qs Js Ts 9s |
        | 8h 7h | 9h 6h 5h 2d Kc | 9h 8h 7h 6h 5h |
        | 6d 2d | 5d 4d 3d Kc Qh | 6d 5d 4d 3d 2d |
        | Ac 5c | 4c 3c 2c Kd Qh | 5c 4c 3c 2c Ac |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: The higher sequence of one suit wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | Ks 2c | 8s 7s | Qs Js Ts 9s 3d | 1      |
        | 4h 3h | 9h 8h | 7h 6h 5h Kd Qc | 2      |

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: With the ace below the 2 it is the lowest: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | Ad 2c | 6d 2s | 5d 4d 3d 2d Kc | 2      |
        | 7c 6c | Ac 2d | 5c 4c 3c 2c Kd | 1      |

    @reading:identical-rank.any-card @reading:first-after-the-blinds.next-player
    Scenario Outline: By the letter the ace makes it higher than all others: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | Ad 2c | 6d 2s | 5d 4d 3d 2d Kc | 1      |
        | 7c 6c | Ac 2d | 5c 4c 3c 2c Kd | 2      |

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario: An ace and a king of the suit are no nearer to the 5
      Given the hole cards are
        | seat 1 | As Ks |
        | seat 2 | 6s 9d |
      And the board is 5s 4s 3s 2s Qd
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a straight flush with 5s 4s 3s 2s As
      And seat 2 wins the pot

    Scenario Outline: No sequence of one suit goes round the ace: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a flush with <five>

      Examples:
        | five           | one   | board          |
        | 3s 2s As Ks Qs | As Ks | Qs 3s 2s 9d 8h |
        | 2h Ah Kh Qh Jh | Ah 2h | Kh Qh Jh 9d 8c |
        | 4c 3c 2c Ac Kc | Ac Kc | 4c 3c 2c 9d 8h |

    Scenario: A straight and a flush among the seven cards are no straight flush
      Given the hole cards are
        | seat 1 | Ks 4s |
      And the board is 9s 8s 7s 6d 5h
      When everyone checks to the showdown
      Then seat 1's hand is a flush with Ks 9s 8s 7s 4s

  @oneida-poker.C.1.c @ranking @play
  Rule: Four cards of one rank are four-of-a-kind, from aces down to 2s
    The fifth card is whatever it is.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Four-of-a-kind: <four>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a four-of-a-kind with <four>

      Examples:
        | one   | board          | four           |
        | As Ad | Ah Ac Ks 7d 2h | As Ad Ah Ac Ks |
        | 2s Kd | 2d 2h 2c 9s 5d | 2s 2d 2h 2c Kd |
        | 7s 7d | 7h 7c As 4d 3h | 7s 7d 7h 7c As |

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: The higher four win: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | As Ad | Ks Kd | Ah Ac Kh Kc 2s | 1      |
        | 2s 2d | 3s 3d | 2h 2c 3h 3c As | 2      |
        | 9s 9d | 8s 8d | 9h 9c 8h 8c Ks | 1      |

    @reading:first-after-the-blinds.next-player
    Scenario: With the four on the board the higher fifth card wins
      Given the hole cards are
        | seat 1 | As 3d |
        | seat 2 | Ks Qd |
      And the board is 7s 7d 7h 7c 2s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins the pot

    @reading:first-after-the-blinds.next-player
    Scenario: Three cards of a rank and a pair are no four of a kind
      Given the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
      And the board is Ah Kh Kc 7d 2c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a full house
      And seat 2's hand is a four-of-a-kind

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: The four come before the fifth card: <one> and <two>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 2s 2h 2d 2c As | Ks Kh Kd Kc Qd | 2      |
        | 4s 4h 4d 4c 5s | 3s 3h 3d 3c Ad | 1      |

    @reading:identical-rank.any-card @reading:first-after-the-blinds.next-player
    Scenario Outline: By the letter an ace beside the four decides: <one> and <two>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 2s 2h 2d 2c As | Ks Kh Kd Kc Qd | 1      |
        | 4s 4h 4d 4c 5s | 3s 3h 3d 3c Ad | 2      |

  @oneida-poker.C.1.d @ranking @play
  Rule: A three-of-a-kind with a pair is a full house, from aces and kings down to 2s and 3s
    The three of it comes first.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A full house: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a full house with <five>

      Examples:
        | one   | board          | five           |
        | As Ad | Ah Ks Kd 7c 2h | As Ad Ah Ks Kd |
        | 2s 3d | 2d 2h 3c 9s 8d | 2s 2d 2h 3d 3c |
        | Ks Kd | Kh 7s 7d 9c 9h | Ks Kd Kh 9c 9h |
        | Qs Qd | Qh 8s 8d 8c 2h | Qs Qd Qh 8s 8d |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: The three decide: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | As Ad | Ks Kd | Ah Kh Qs Qd 2c | 1      |
        | 3s 3d | 2s 2d | 3h 2h Kc Kd 9s | 1      |

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: The three come before the pair: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | 2d Ac | 3s 3d | 2h 2s 3h Ad 9c | 2      |
        | Ks Kd | 7d Ac | Kh 7s 7c Ah 2c | 1      |

    @reading:identical-rank.any-card @reading:first-after-the-blinds.next-player
    Scenario Outline: By the letter the highest rank that only one of them has decides, be it the pair's: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | 2d Ac | 3s 3d | 2h 2s 3h Ad 9c | 1      |
        | Ks Kd | 7d Ac | Kh 7s 7c Ah 2c | 2      |

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: The same two ranks: the higher three win: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | Kd 4c | 2d 5c | Ks Kh 2s 2h 9c | 1      |
        | 3d 5c | Qd 4c | Qs Qh 3s 3h 9c | 2      |

    @reading:identical-rank.any-card @reading:first-after-the-blinds.next-player
    Scenario Outline: By the letter the same two ranks are a tie: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

      Examples:
        | one   | two   | board          |
        | Kd 4c | 2d 5c | Ks Kh 2s 2h 9c |
        | 3d 5c | Qd 4c | Qs Qh 3s 3h 9c |

    @reading:first-after-the-blinds.next-player
    Scenario: With the same three the higher pair wins
      Given the hole cards are
        | seat 1 | Ks 3d |
        | seat 2 | Qs Qd |
      And the board is 7s 7d 7h Kc 2s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins the pot

    Scenario: Three of one rank without a pair are no full house
      Given the hole cards are
        | seat 1 | As Ad |
      And the board is Ah Ks Qd 7c 2h
      When everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario: Of two threes the lower one serves as the pair
      Given the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | Ks Kd |
      And the board is Qh 8s 8d 8c 2h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a full house
      And seat 2's hand is a full house
      And seat 1 wins the pot

  @oneida-poker.C.1.e @ranking @play
  Rule: Five cards of one suit are a flush
    Four of a suit are none. One that is in sequence as well is a straight flush, and counts as that.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A flush: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a flush with <five>

      Examples:
        | one   | board          | five           |
        | As 9s | Ks Qs Js 2d 3h | As Ks Qs Js 9s |
        | 7h 3h | 5h 4h 2h Kd Qc | 7h 5h 4h 3h 2h |
        | Kd 4d | Qd Jd 9d 7d 2c | Kd Qd Jd 9d 7d |
        | Ac Ad | Kc 8c 6c 2c As | Ac Kc 8c 6c 2c |

    Scenario Outline: No flush: <what>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is <hand>

      Examples:
        | what                          | one   | board          | hand             |
        | four of a suit                | As 9s | Ks Qs 7d 2d 4h | a high card      |
        | five of one color             | As 9s | Ks Qc 7c 2d 4h | a high card      |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: The higher flush wins by its highest card: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | As 3s | Ks Js | Qs 9s 2s 8d 4h | 1      |
        | 8h 3h | Jh 2h | 9h 7h 4h Kd Qc | 2      |
        | 9d 3d | 8d 7d | 5d 4d 2d Kc Qh | 1      |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: In flushes with the same highest card the next one decides: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which  | one   | two   | board          | winner |
        | second | Ks 3s | Qs Js | As 9s 2s 8d 4h | 1      |
        | third  | 5s 3s | Qs 4s | As Ks 9s 8d 2h | 2      |
        | fourth | Js 3s | 9s 8s | As Ks Qs 7d 2h | 1      |
        | fifth  | 6s 2d | 8s 2c | As Ks Qs 9s 5s | 2      |

    @reading:first-after-the-blinds.next-player
    Scenario: Five of one suit in sequence beat a flush with an ace
      Given the hole cards are
        | seat 1 | As 3s |
        | seat 2 | 9s 2d |
      And the board is Ks 8s 7s 6s 5s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a flush
      And seat 2's hand is a straight flush
      And seat 2 wins the pot

  @oneida-poker.C.1.f @ranking @play
  Rule: Five cards in sequence are a straight, from ace high down to 5, 4, 3, 2 and ace
    The ace is high or, below the 2, low; it is nothing in between. The words on three cards stand here too, for hands of three.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A straight: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a straight with <five>

      Examples:
        | one   | board          | five           |
        | As Td | Kh Qc Js 2d 4h | As Kh Qc Js Td |
        | 9s 8d | 7h 6c 5s 2d Kh | 9s 8d 7h 6c 5s |
        | 5s 4d | 3h 2c As 9d 9h | 5s 4d 3h 2c As |
        | 8s 7d | 9h 6c 5s 4d Kh | 9h 8s 7d 6c 5s |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: The higher sequence wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | As 2d | 9s 8c | Kh Qc Js Td 3h | 1      |
        | 5s 2d | Ts 2c | 9h 8c 7s 6h Kd | 2      |
        | 3s 2c | 8s 7d | 6h 5c 4s Kh Kd | 2      |

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: Straights: with the ace below the 2 it is the lowest: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | 6s 2d | As Kc | 5h 4c 3s 2h Kd | 1      |
        | Ah 9d | 6h 9c | 5s 4c 3h 2d Ks | 2      |

    @reading:identical-rank.any-card @reading:first-after-the-blinds.next-player
    Scenario Outline: By the letter the ace makes it higher than a king high straight: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | 6s 2d | As Kc | 5h 4c 3s 2h Kd | 2      |
        | Ah 9d | 6h 9c | 5s 4c 3h 2d Ks | 1      |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: In the hand, too, <one> are a straight and beat three aces
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>          |
        | seat 2 | As Ah Ac Kd Qc |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a straight
      And seat 1 wins the pot

      Examples:
        | one            |
        | Ad 2c 3h 4s 5d |
        | 6d 2c 3h 4s 5d |
        | Ad Ks Qh Js Td |

    Scenario Outline: No sequence goes round the ace: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a high card

      Examples:
        | five           | one   | board          |
        | 3s 2d Ah Kc Qs | Ah Kc | Qs 3s 2d 9d 8h |
        | 2d Ah Kc Qs Jd | Ah 2d | Kc Qs Jd 9h 8c |
        | 4s 3d 2h Ac Ks | Ac Ks | 4s 3d 2h 9d 8h |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Round the ace there is no straight in the hand either: <one>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>          |
        | seat 2 | 2s 2h 7d 8c 9h |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a high card
      And seat 2 wins the pot

      Examples:
        | one            |
        | Qd Kc Ah 2d 3s |
        | Jd Qc Ks Ac 2c |
        | Kd Ac 2d 3h 4s |

    Scenario: Four cards in sequence are no straight
      Given the hole cards are
        | seat 1 | 9s 8d |
      And the board is 7h 6c 2s Kd Jh
      When everyone checks to the showdown
      Then seat 1's hand is a high card

    Scenario: A pair and three cards within five ranks are no straight
      Given the hole cards are
        | seat 1 | 9s 9d |
      And the board is 8h 7c 5s Kd 2h
      When everyone checks to the showdown
      Then seat 1's hand is a pair with 9s 9d Kd 8h 7c

    Scenario: From the highest card to the lowest as far as in a straight, but with a pair, is none
      Given the hole cards are
        | seat 1 | 9s 8d |
      And the board is 7h 5c 5d Kd Jh
      When everyone checks to the showdown
      Then seat 1's hand is a pair with 5c 5d Kd Jh 9s

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario: In draw poker, too, 5, 4, 3, 2 and ace is the lowest of them
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As 2d 3h 4s 5c |
        | seat 2 | 2s 3d 4h 5s 6c |
        | seat 3 | Ks Qd 9h 7s 4c |
      When everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

  @oneida-poker.C.1.g @ranking @play
  Rule: Three cards of one rank are three-of-a-kind, from aces down to 2s
    The other two cards are neither of that rank nor a pair.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Three-of-a-kind: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind with <five>

      Examples:
        | one   | board          | five           |
        | As Ad | Ah Ks 9d 7c 2h | As Ad Ah Ks 9d |
        | 2s Kd | 2d 2h 9c 8s 5d | 2s 2d 2h Kd 9c |

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: The higher three win: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | As Ad | Ks Kd | Ah Kh 9s 7d 2c | 1      |
        | 2s 2d | 3s 3d | 2h 3h Ks Jd 9c | 2      |
        | 9s 9d | 8s 8d | 9h 8h As Kd 4c | 1      |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: With the same three the higher other card wins: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which  | one   | two   | board          | winner |
        | first  | 9s Qd | 9d Ks | 9h 9c 6d 3s 2d | 2      |
        | second | As Jd | Ad Ts | 9h 9c 9d 3s 2d | 1      |
        | higher | As 4d | Ks Qd | 9h 9c 9d 3s 2d | 1      |

    @reading:first-after-the-blinds.next-player
    Scenario: Two pairs are none
      Given the hole cards are
        | seat 1 | As Kd |
        | seat 2 | Qs Qd |
      And the board is Ah Ks Qc 7d 2c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is two pairs
      And seat 2's hand is a three-of-a-kind

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: The three come before the other cards: <one> and <two>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 2s 2h 2d As Kd | Ks Kh Kc Qd Jc | 2      |
        | 4s 4h 4d 5c 6s | 3s 3h 3d Ac Kd | 1      |

    @reading:identical-rank.any-card @reading:first-after-the-blinds.next-player
    Scenario Outline: By the letter an ace beside the three decides: <one> and <two>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 2s 2h 2d As Qd | Ks Kh Kc Qh Jc | 1      |
        | 4s 4h 4d 5c 6s | 3s 3h 3d Ac Kd | 2      |

  @oneida-poker.C.1.h @ranking @play
  Rule: Two pairs rank from aces and kings down to 3s and 2s
    Of two such hands the one with the higher pair is the higher.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Two pairs: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is two pairs with <five>

      Examples:
        | one   | board          | five           |
        | As Kd | Ah Ks 9d 7c 2h | As Ah Kd Ks 9d |
        | 3s 2d | 3d 2h 9c 8s 6d | 3s 3d 2d 2h 9c |
        | Ks Kd | 9c 9d 7s 7h 8c | Ks Kd 9c 9d 8c |

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: Of two pairs each the higher pair wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | As 2d | Ks Qd | Ah 2h Kh Qc 9d | 1      |
        | 7s 6d | 8s 2d | 7h 6h 8h 2c Kd | 2      |
        | 4s 4d | 3s 3d | 2h 2c 9h 7d Ks | 1      |

    @reading:first-after-the-blinds.next-player
    Scenario: Of three pairs the third one is worth no more than its cards
      Given the hole cards are
        | seat 1 | 5s 5d |
        | seat 2 | Qs Jd |
      And the board is Ac Ah Kd Kc 4h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2 wins the pot

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: With the same higher pair the <which> decides
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which      | one   | two   | board          | winner |
        | lower pair | Ks 8d | Kd 9s | Kh 9h 8c 3s 2d | 2      |
        | fifth card | As Jd | Qs Jh | Kh Kc 9d 9s 2d | 1      |

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: The pairs come before the fifth card: <one> and <two>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 3s 3h 2d 2c As | Ks Kh Qd Qc Jd | 2      |
        | 5s 5h 4d 4c 6s | 3s 3h 2d 2c Ad | 1      |

    @reading:identical-rank.any-card @reading:first-after-the-blinds.next-player
    Scenario Outline: By the letter an ace beside the pairs decides: <one> and <two>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 3s 3h 2d 2c As | Ks Kh Qd Qc Jd | 1      |
        | 5s 5h 4d 4c 6s | 3s 3h 2d 2c Ad | 2      |

  @oneida-poker.C.1.i @ranking @play
  Rule: Two cards of one rank are one pair, from aces down to 2s
    The other three cards are of three further ranks.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A pair: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a pair with <five>

      Examples:
        | one   | board          | five           |
        | As Ad | Ks Jh 9d 7c 2h | As Ad Ks Jh 9d |
        | 2s Kd | 2d Jh 9c 8s 5d | 2s 2d Kd Jh 9c |

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: The higher pair wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | As Ad | Ks Kd | Qh Jh 9s 7d 2c | 1      |
        | 2s 2d | 3s 3d | Qh Jh 9s 7d 8c | 2      |
        | 7s 4d | 6s Ac | 7h 6h Ks Jd 2c | 1      |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: With the same pair the <which> other card decides
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which  | one   | two   | board          | winner |
        | first  | As 3d | Ks Qd | 9h 9c 7d 5s 2h | 1      |
        | second | Kd Js | Kh Qs | 9h 9c Ad 5s 2h | 2      |
        | third  | Qs 3d | Jh 3s | 9h 9c Ad Ks 2h | 1      |

    @reading:identical-rank.combination-first @reading:first-after-the-blinds.next-player
    Scenario Outline: The pair comes before the other cards: <one> and <two>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 2s 2h Ad Kc Qs | 3s 3h Kd Qc Js | 2      |
        | 4s 4h 5d 6c 7s | 3s 3h Ad Kc Qs | 1      |

    @reading:identical-rank.any-card @reading:first-after-the-blinds.next-player
    Scenario Outline: By the letter an ace beside the pair decides: <one> and <two>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 2s 2h Ad Kc Qs | 3s 3h Kd Qc Js | 1      |
        | 4s 4h 5d 6c 7s | 3s 3h Ad Kc Qs | 2      |

  @oneida-poker.C.2 @ranking @play
  Rule: High hands of three cards rank from the royal flush down to one pair
    Royal flush, straight flush, three-of-a-kind, straight, flush, one pair. No game ends with such a hand; three up-cards of stud are one, if so read.

    Background:
      Given an Oneida Seven-Card Stud High table
      And seats 1 and 2 have 100

    @reading:hand-showing.three-card-ranking
    Scenario Outline: With three up-cards each, <one> against <two>: the first to act has the higher of a <higher> and a <lower>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | higher          | lower           | one      | two      | opens | second |
        | royal flush     | straight flush  | As Ks Qs | Kh Qh Jh | 1     | 2      |
        | straight flush  | three-of-a-kind | Ac Ad Ah | 4s 3s 2s | 2     | 1      |
        | three-of-a-kind | straight        | 2s 2h 2d | As Kd Qc | 1     | 2      |
        | straight        | flush           | As Ks Js | 4h 3d 2c | 2     | 1      |
        | flush           | pair            | 5h 3h 2h | As Ad Kc | 1     | 2      |
        | pair            | nothing         | As Kd Jc | 2s 2h 3d | 2     | 1      |

    @reading:hand-showing.three-card-ranking
    Scenario Outline: In a later hand it is no other way: the higher of a <higher> and a <lower> acts first
      Given one round is played
      And the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When the cards are dealt
      And everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | higher          | lower           | one      | two      | opens | second |
        | straight flush  | three-of-a-kind | Ac Ad Ah | 4s 3s 2s | 2     | 1      |
        | three-of-a-kind | straight        | 2s 2h 2d | As Kd Qc | 1     | 2      |
        | straight        | flush           | As Ks Js | 4h 3d 2c | 2     | 1      |
        | flush           | pair            | 5h 3h 2h | As Ad Kc | 1     | 2      |

    @reading:hand-showing.sets-and-cards
    Scenario Outline: Otherwise three up-cards are no straight and no flush: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | As Ks Qs | 2h 2d 3c | 2     | 1      |
        | 9h 8h 7h | Ac Kd Jh | 2     | 1      |
        | 4h 3d 2c | As Ks Js | 2     | 1      |
        | 5h 3h 2h | As Ad Kc | 2     | 1      |
        | 2s 2h 3d | As Kd Jc | 1     | 2      |
        | 2s 2h 2d | As Ad Kc | 1     | 2      |

  @oneida-poker.C.2.a @ranking @play
  Rule: Of three cards, ace, king and queen of one suit are a royal flush
    Read for three up-cards.

    Background:
      Given an Oneida Seven-Card Stud High table
      And seats 1 and 2 have 100

    @reading:hand-showing.three-card-ranking
    Scenario Outline: <one> acts before <two>: seat <opens>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | As Qs Ks | Kh Qh Jh | 1     | 2      |
        | Ad Ah Ac | Qs Ks As | 2     | 1      |
        | Ac Kc Qc | Ad Kd Jd | 1     | 2      |
        | Kh Qh Jh | As Ks Qs | 2     | 1      |
        | Qd Jd Td | Ah Kh Qh | 2     | 1      |
        | As Kd Qc | 2s 2h 2d | 2     | 1      |
        | 3c 3h 3d | Ad Ks Qh | 1     | 2      |
        | Ah Kh Qd | 4s 3s 2s | 2     | 1      |

  @oneida-poker.C.2.b @ranking @play
  Rule: Of three cards, three of one suit in sequence are a straight flush, from king high down to 3, 2 and ace
    Read for three up-cards.

    Background:
      Given an Oneida Seven-Card Stud High table
      And seats 1 and 2 have 100

    @reading:hand-showing.three-card-ranking
    Scenario Outline: The higher one acts first: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | Kh Qh Jh | Qs Js Ts | 1     | 2      |
        | 4s 3s 2s | 5h 4h 3h | 2     | 1      |
        | Ad Ah Ac | 9s 8s 7s | 2     | 1      |
        | 9s 8s 7h | 2c 2d 2h | 2     | 1      |
        | 9s 8s 6s | 2c 2d 2h | 2     | 1      |
        | 3s 2s As | Kc Kd Kh | 1     | 2      |

    @reading:hand-showing.three-card-ranking @reading:identical-rank.combination-first
    Scenario Outline: Straight flushes of three: with the ace below the 2 it is the lowest: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | 3s 2s As | 4h 3h 2h | 2     | 1      |
        | 5d 4d 3d | Ac 2c 3c | 1     | 2      |

    @reading:hand-showing.three-card-ranking @reading:identical-rank.any-card
    Scenario Outline: By the letter its ace makes it higher than others: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | 3s 2s As | 4h 3h 2h | 1     | 2      |
        | Kd Qd Jd | Ac 2c 3c | 2     | 1      |

  @oneida-poker.C.2.c @ranking @play
  Rule: Of three cards, three of one rank are three-of-a-kind, from aces down to 2s
    Read for three up-cards.

    Background:
      Given an Oneida Seven-Card Stud High table
      And seats 1 and 2 have 100

    @reading:hand-showing.three-card-ranking
    Scenario Outline: Three-of-a-kind in three cards: the higher one acts first: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | As Ah Ad | Ks Kh Kd | 1     | 2      |
        | 2s 2h 2d | 3s 3h 3d | 2     | 1      |
        | 2s 2h 2d | Ac Ks Qh | 1     | 2      |
        | As Ah Kd | 2c 2d 2h | 2     | 1      |

  @oneida-poker.C.2.d @ranking @play
  Rule: Of three cards, three in sequence are a straight, from ace high down to 3, 2 and ace
    Read for three up-cards. King, ace and 2 are none.

    Background:
      Given an Oneida Seven-Card Stud High table
      And seats 1 and 2 have 100

    @reading:hand-showing.three-card-ranking
    Scenario Outline: Straights of three: the higher one acts first: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | As Kd Qc | Ks Qd Jc | 1     | 2      |
        | 4s 3d 2c | 5h 4d 3h | 2     | 1      |
        | As Ks Js | 6h 5d 4c | 2     | 1      |
        | 6h 5d 3c | 2s 4s 7s | 2     | 1      |
        | 3h 2d As | Kc 9s 4c | 1     | 2      |

    @reading:hand-showing.three-card-ranking @reading:identical-rank.combination-first
    Scenario Outline: Straights of three: with the ace below the 2 it is the lowest: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | 3s 2d Ac | 4h 3d 2c | 2     | 1      |
        | 5d 4h 3c | Ac 2d 3h | 1     | 2      |

    @reading:hand-showing.three-card-ranking @reading:identical-rank.any-card
    Scenario Outline: Straights of three: by the letter its ace makes it higher than others: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | 3s 2d Ac | 4h 3d 2c | 1     | 2      |
        | Kd Qh Jc | Ac 2d 3h | 2     | 1      |

    @reading:hand-showing.three-card-ranking
    Scenario Outline: Round the ace there is none: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | Ks Ad 2c | 3h 3d 4s | 2     | 1      |
        | 2h 2s 4d | Kc Ah 2d | 1     | 2      |
        | Ks As 2s | 4h 3d 2c | 2     | 1      |

    @reading:hand-showing.three-card-ranking
    Scenario: Two of one rank and a third card near them are none
      Given the cards fall as
        | seat 1 | 9c 7d Ks 9s 2s |
        | seat 2 | 9d 7c 6h 6d 4c |
        | seat 3 | Qc Jd 4h 3d 2c |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | round        |
        | gives the turn | 3    | fifth street |
        | gives the turn | 1    | fifth street |
        | gives the turn | 2    | fifth street |

  @oneida-poker.C.2.e @ranking @play
  Rule: Of three cards, three of one suit are a flush
    Read for three up-cards.

    Background:
      Given an Oneida Seven-Card Stud High table
      And seats 1 and 2 have 100

    @reading:hand-showing.three-card-ranking
    Scenario Outline: It acts before a pair and after a straight: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | 5h 3h 2h | As Ad Kc | 1     | 2      |
        | As Ks Js | 4h 3d 2c | 2     | 1      |
        | As Ks Jc | 2h 2d 3c | 2     | 1      |
        | Ah 8h 2h | Ks Qs 9s | 1     | 2      |

  @oneida-poker.C.2.f @ranking @play
  Rule: Of three cards, two of one rank are one pair, from aces down to 2s
    Read for three up-cards.

    Background:
      Given an Oneida Seven-Card Stud High table
      And seats 1 and 2 have 100

    @reading:hand-showing.three-card-ranking
    Scenario Outline: Pairs in three cards: the higher one acts first: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | As Ah 2d | Ks Kh Qd | 1     | 2      |
        | 2s 2h 4d | 3s 3h 5d | 2     | 1      |
        | As Kd Jc | 2c 2d 3h | 2     | 1      |

    @reading:hand-showing.three-card-ranking @reading:identical-rank.combination-first
    Scenario Outline: The pair comes before the third card: <one> against <two>
      Given the cards fall as
        | seat 1 | 9c 7d <one> |
        | seat 2 | 9d 7c <two> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat     | round        |
        | gives the turn | <opens>  | fifth street |
        | gives the turn | <second> | fifth street |

      Examples:
        | one      | two      | opens | second |
        | 2s 2h Ad | Ks Kh Qd | 2     | 1      |
        | 4s 4h 5d | 3s 3h Ad | 1     | 2      |

  @oneida-poker.C.3 @ranking @play
  Rule: Low hands of five cards rank the other way round: what is highest in a high hand is the worst
    Whether straights and flushes count against a low hand, and which card is compared first, is read.

    Background:
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: <better> beats <worse>, were it the best of its kind
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | better          | worse           | one            | two            | winner |
        | Nothing         | one pair        | Ks Qd Jc Th 8s | Ac Ah 2s 3d 4c | 1      |
        | One pair        | two pairs       | Ac Ah 2s 2d 3c | Ks Kd Qc Jh Ts | 2      |
        | Two pairs       | three-of-a-kind | Ks Kd Qc Qh Js | Ac Ah Ad 2s 3c | 1      |
        | Three-of-a-kind | full house      | Ac Ah Ad 2s 2c | Ks Kd Kc Qh Js | 2      |
        | Full house      | four-of-a-kind  | Ks Kd Kc Qh Qs | Ac Ah Ad As 2c | 1      |

    @reading:low-ranking.inverse @reading:first-after-the-blinds.next-player
    Scenario Outline: <better> beats <worse>, as straights and flushes count
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | better          | worse          | one            | two            | winner |
        | Three-of-a-kind | straight       | Ks Kd Kc Qh Js | 5c 4h 3s 2d Ac | 1      |
        | Straight        | flush          | 6c 4c 3c 2c Ac | Ks Qd Jc Th 9s | 2      |
        | Straight        | straight flush | Ks Qd Jc Th 9s | 5c 4c 3c 2c Ac | 1      |
        | Flush           | full house     | Kd Qd Jd Td 8d | Ac Ah As 2s 2c | 1      |
        | Four-of-a-kind  | straight flush | 5c 4c 3c 2c Ac | Kd Kh Ks 6c Kc | 2      |
        | Straight flush  | royal flush    | Kd Qd Jd Td 9d | As Ks Qs Js Ts | 1      |
        | Nothing         | straight       | 7s 5d 4c 3h 2s | 5c 4h 3s 2d Ac | 1      |
        | Nothing         | flush          | 8c 4c 3c 2c Ac | Ks Qd Jc Th 8s | 2      |
        | Straight to 5   | to the king    | 5c 4h 3s 2d Ac | Ks Qd Jc Th 9s | 1      |
        | Straight to 9   | to 10          | Ts 9d 8c 7h 6s | 9h 8s 7c 6d 5h | 2      |
        | Flush to 8      | to the king    | Kd Jd 9d 7d 5d | 8c 4c 3c 2c Ac | 2      |

    @reading:low-ranking.inverse @reading:first-after-the-blinds.next-player
    Scenario Outline: The best low hand is 6, 4, 3, 2 and ace of several suits: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 6s 4d 3c 2h As | 5c 4h 3s 2d Ac | 1      |
        | 6c 4c 3c 2c Ac | 6s 4d 3d 2h As | 2      |
        | 6s 4d 3c 2h As | 7c 4h 3s 2d Ac | 1      |

    @reading:low-ranking.cards-alone @reading:first-after-the-blinds.next-player
    Scenario Outline: The best low hand is 5, 4, 3, 2 and ace, of one suit or of several: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 6s 4d 3c 2h As | 5c 4h 3s 2d Ac | 2      |
        | 5c 4c 3c 2c Ac | 6s 4d 3d 2h As | 1      |
        | 7s 4d 3c 2h As | 5c 4c 3s 2d Ac | 2      |

    @reading:low-ranking.cards-alone @reading:low-compare.worst-card-first @reading:first-after-the-blinds.next-player
    Scenario Outline: A straight or a flush counts by its cards: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 9s 8d 7c 6h 5s | Tc 8h 7s 6d 4c | 1      |
        | Kd Qd Jd Td 8d | 9h 8c 7d 6s 4h | 2      |
        | 2s 2h 3d 4c 5s | Kd Jd 9d 7d 5d | 2      |
        | Ks Qd Jc Tc 8s | Kh Qh Jh Th Ah | 2      |

    @reading:low-compare.worst-card-first @reading:first-after-the-blinds.next-player
    Scenario Outline: The worst card is compared first: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 7s 5d 4c 3h 2s | 8c 4h 3s 2d Ac | 1      |
        | Ks Jd 3c 2h As | Kc Th 9s 8d 7c | 2      |
        | 9s 8d 4c 3h As | 9c 8h 5s 3d 2c | 1      |
        | 2s 2d Kc Qh Js | 3c 3h 4d 5s Ac | 1      |

    @reading:low-compare.best-card @reading:first-after-the-blinds.next-player
    Scenario Outline: By the letter the best card that only one hand has decides: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | 7s 5d 4c 3h 2s | 8c 4h 3s 2d Ac | 2      |
        | Ks Jd 3c 2h As | Kc Th 9s 8d 7c | 1      |

  @oneida-poker.C.3.s1 @ranking @declaration
  Rule: Low hands of three cards rank in the inverse order of high ones
    No game that may be offered ends with one, so that none can be played; a house says how it would rank them.

    Scenario: Declared order, from the best low hand to the worst
      Given an Oneida Five-Card Draw Low table
      Then the declared order of low hands of three cards is nothing, pair, flush, straight, three-of-a-kind, straight flush, royal flush

  @oneida-poker.C.4 @ranking @play
  Rule: Except in low poker the cards rank from the ace down to the 2
    Ace, king, queen, jack, 10 and so on down to the 2.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Of two pairs in the hole the one of the higher rank wins: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | ranks         | one   | two   | board          | winner |
        | ace, king     | As Ad | Kh Kc | 2c 3d 5h 7s 8d | 1      |
        | queen, king   | Qs Qd | Kh Kc | 2c 3d 5h 7s 8d | 2      |
        | queen, jack   | Qs Qd | Jh Jc | 2c 3d 5h 7s 8d | 1      |
        | 10, jack      | Ts Td | Jh Jc | 2c 3d 5h 7s 8d | 2      |
        | 10, 9         | Ts Td | 9h 9c | 2c 3d 5h 7s Kd | 1      |
        | 8, 9          | 8s 8d | 9h 9c | Ac Kd Jh Ts 2d | 2      |
        | 8, 7          | 8s 8d | 7h 7c | Ac Kd Jh Ts 2d | 1      |
        | 6, 7          | 6s 6d | 7h 7c | Ac Kd Jh Ts 2d | 2      |
        | 6, 5          | 6s 6d | 5h 5c | Ac Kd Jh Ts 2d | 1      |
        | 4, 5          | 4s 4d | 5h 5c | Ac Kd Jh Ts 2d | 2      |
        | 4, 3          | 4s 4d | 3h 3c | Ac Kd Jh Ts 2d | 1      |
        | 2, 3          | 2s 2d | 3h 3c | Ac Kd Jh Ts 7d | 2      |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Where nobody has a pair, the higher card wins: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | ranks       | one   | two   | board          | winner |
        | ace, king   | As 4d | Kh Jc | 2c 7d 8h 9s 5d | 1      |
        | queen, king | Qs Jd | Kh 4c | 2c 7d 8h 9s 5d | 2      |
        | queen, jack | Qs 3d | Jh 4c | 2c 7d 8h 9s 5d | 1      |
        | 10, jack    | Ts 3d | Jh 4c | 2c 7d 8h 9s 5d | 2      |
        | 10, 9       | Ts 4d | 9h 4c | 2c 3d 5h 7s 8d | 1      |

    Scenario: In five-card stud, too, a single ace is above a king
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | As 9d 7h 5c 3s |
        | seat 2 | Kc Qd Th 8c 2s |
        | seat 3 | Kd Jc 9h 6c 4s |
      When everyone checks to the showdown
      Then seat 1 wins the pot

  @oneida-poker.C.4.s1 @ranking @play
  Rule: In low poker the best card is the ace, then the 2 and so on up to the king
    So that of two low hands the one with the lower cards wins.

    Background:
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: The hand without the worse card wins: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
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
        | 6, 5        | Ks 6d 3c 2h As | Kc 5h 3s 2d Ac | 2      |
        | 4, 5        | Ks 4d 3c 2h As | Kc 5h 3s 2d Ac | 1      |
        | 4, 3        | Ks Qd 4c 2h As | Kc Qh 3s 2d Ac | 2      |
        | 2, 3        | Ks 6d 5c 2h As | Kc 6h 5s 3d Ac | 1      |
        | 2, ace      | Ks 6d 5c 4h 2s | Kc 6h 5s 4d Ac | 2      |

    Scenario Outline: So it is in Omaha eight or better: <ranks>
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>       |
        | seat 2 | <two>       |
        | seat 3 | Kc Kd 9c 9d |
      And the board is <board>
      When everyone checks to the showdown
      Then seat <winner> wins the low half of the pot

      Examples:
        | ranks     | one         | two         | board          | winner |
        | 7 below 8 | 7s As Jc Jd | 8s Ah Td Tc | 4c 3d 2h Ks Qs | 1      |
        | 8 above 7 | 8s Ah Td Tc | 7s As Jc Jd | 4c 3d 2h Ks Qs | 2      |
        | 4 below 5 | 4s As Jc Jd | 5s Ah Td Tc | 7c 3d 2h Ks Qs | 1      |
        | 5 above 4 | 5s Ah Td Tc | 4s As Jc Jd | 7c 3d 2h Ks Qs | 2      |

    @reading:first-after-the-blinds.next-player
    @reading:low-pairs.aces-best
    Scenario Outline: Of two pairs the one of the lower rank wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | winner |
        | As Ad 9c 7h 5s | 2c 2h 9s 7d 5c | 1      |
        | Ks Kd 4c 3h 2s | Qc Qh 4s 3d 2c | 2      |
        | 3s 3d 9c 7h 5s | 2c 2h 9s 7d 5c | 2      |
        | 8s 8d Kc Qh Js | 9c 9h Ks Qd Jc | 1      |

    @reading:low-pairs.aces-worst
    Scenario Outline: Of two pairs and sets in the order of high hands the one of aces loses: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
        | seat 3 | <three> |
      When everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | three          | winner |
        | As Ad 9c 7h 5s | 2c 2h 9s 7d 5c | 3s 3d 3c 7s 8s | 2      |
        | As Ad 4c 3h 2s | Kc Kh 9s 7d 5c | 3s 3d 3c 7s 8s | 2      |
        | As Ad Ac 3h 2s | Kc Kh Ks 7d 5c | 6s 6d 6c 6h 8s | 2      |
        | 2s 2d Kc Qh Js | 2c 2h Ks Qd Ac | 3s 3d 3c 7s 8s | 2      |

  @oneida-poker.C.4.s2 @ranking @play
  Rule: For winning hands no suit is higher than another
    Where two hands differ in their suits alone, neither wins by them.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
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
        | what                  | one   | two   | board          |
        | spades and diamonds   | As Ks | Ad Kd | 2c 7d 8h 9s 5h |
        | clubs and spades      | Ac Kc | As Ks | 2c 7d 8h 9s 5h |
        | hearts and clubs      | Ah Kh | Ac Kc | 2c 7d 8h 9s 5h |
        | diamonds and hearts   | Qd Jd | Qh Jh | 2c 7d 8h 9s 5h |
        | pairs of kings        | Ks Kd | Kh Kc | 2c 7d 8h 9s 5h |
        | straights to the nine | 6s 5s | 6h 5h | 9c 8d 7h Kd Kc |
        | full houses           | Ks 7d | Kh 7s | Kd Kc 7h 2s 3c |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: In low poker neither: <one> and <two>
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

      Examples:
        | one            | two            |
        | 8s 6s 4s 3s Ac | 8d 6d 4d 3d Ah |
        | Td 8d 7d 5d 3s | Th 8h 7h 5h 3c |
        | Ks Kd 9s 7s 4s | Kh Kc 9h 7h 4h |
        | Js 9s 6s 4s 2s | Jh 9h 6h 4h 2h |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: In five-card draw high neither: <one> and <two>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

      Examples:
        | one            | two            |
        | As Ks 9s 7s 4s | Ah Kh 9h 7h 4h |
        | Qd Td 8d 5d 2d | Qs Ts 8s 5s 2s |
        | 9s 8s 7s 6s 5s | 9c 8c 7c 6c 5c |
        | As Ks Qs Js Ts | Ad Kd Qd Jd Td |
        | Jh 9c 8d 6s 3h | Js 9d 8s 6c 3s |

  @oneida-poker.C.5 @ranking @play
  Rule: Between hands of one rank, or two of no rank, the higher card decides that one hand has and the other lacks
    Cards are told apart by their rank, and only the five of a hand count.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: None of the hands: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a high card with <five>

      Examples:
        | one   | board          | five           |
        | As 9d | Kh Qc Js 3d 4h | As Kh Qc Js 9d |
        | 9s 8d | 7h 5c 4s 3d 2h | 9s 8d 7h 5c 4s |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: The highest card wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one   | two   | board          | winner |
        | As 3d | Ks Qd | Jh 9c 7d 5s 2h | 1      |
        | Ts 4d | Js 3d | 9h 8c 7d 5s 2h | 2      |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: With the same highest card the next one decides: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which  | one   | two   | board          | winner |
        | second | As Kd | Ah Qd | Jh 9c 7d 5s 2h | 1      |
        | third  | Js 3d | Qs 4d | Ah Kc 9d 7s 2h | 2      |
        | fourth | Ts 3d | 9s 4d | Ah Kc Qd 7s 5h | 1      |
        | fifth  | 8s 3d | 9s 4d | Ah Kc Qd Js 5h | 2      |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: In two hands of one rank it is the highest other card: <what>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | what              | one   | two   | board          | winner |
        | a pair            | As 3d | Ks Qd | 9h 9c 7d 5s 2h | 1      |
        | two pairs         | As Jd | Qs Jh | Kh Kc 9d 9s 2d | 1      |
        | a three-of-a-kind | Ks 4d | As 4c | 9h 9c 9d 7s 2d | 2      |
        | a four-of-a-kind  | As 3d | Ks Qd | 7s 7d 7h 7c 2s | 1      |
        | a flush           | Js 3s | 9s 8s | As Ks Qs 7d 2h | 1      |

    @reading:first-after-the-blinds.next-player
    Scenario: In a draw the first card that differs decides, and no later one
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Qd 5c 3h 2s |
        | seat 2 | Ad Jc Ts 9h 8d |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins the pot

    @reading:identical-rank.any-card @reading:first-after-the-blinds.next-player
    Scenario Outline: By the letter the highest card that only one of them has decides at once: <what>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | what      | one            | two            | winner |
        | pairs     | As Ah 5d 3c 2s | Ks Kh Ad Qc Jd | 2      |
        | two pairs | Ks Kh 2d 2c 3s | Qs Qh Jd Jc Ad | 2      |
        | threes    | 3s 3h 3d Ac 9h | Ks Kh Kd 4c 2s | 1      |

    @reading:low-compare.worst-card-first
    Scenario Outline: Of low hands in seven-card stud the worst card that only one of them has decides: <what>
      Given an Oneida Seven-Card Stud High-Low Split Eight or Better table
      And the cards fall as
        | seat 1 | <one>                |
        | seat 2 | <two>                |
        | seat 3 | Qs Qd Qh Ks Kc Kh Jc |
      When everyone checks to the showdown
      Then seat <winner> wins the low half of the pot

      Examples:
        | what                     | one                  | two                  | winner |
        | the first, not the sum   | 8c 4h 3s 2d Ac Th 9h | 7s 6d 5c 4s 2s Tc 9c | 2      |
        | the first, not the last  | 7c 6h 5s 3d 2c Th 9h | 8s 5d 4c 3h Ah Tc 9c | 1      |
        | the second               | 8c 7h 3s 2d Ac Th 9h | 8s 6d 5c 4h 3h Tc 9c | 2      |
        | the third                | 8c 7h 4s 3d 2c Th 9h | 8s 7d 5c 2h As Tc 9c | 1      |
        | the fifth                | 8c 7h 6s 5d 3c Th 9h | 8s 7d 6c 5h 2s Tc 9c | 2      |

    @reading:low-compare.worst-card-first @reading:first-after-the-blinds.next-player
    Scenario Outline: Of low hands in draw the worst card that only one of them has decides: <what>
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | what                    | one            | two            | winner |
        | the first, not the sum  | 9c 4h 3s 2d Ac | 8s 7d 6c 5h 3d | 2      |
        | the first, not the last | 8c 7h 5s 3d 2c | 9s 5d 4c 3h Ah | 1      |
        | the second              | 9c 8h 3s 2d Ac | 9s 7d 6c 4h 3h | 2      |
        | the fifth               | 9c 8h 7s 5d 3c | 9s 8d 7c 5h 2s | 2      |

  @oneida-poker.C.5.s1 @payout @play
  Rule: Hands of which neither is the higher share the pot equally
    However many they are.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Two of three share: seats <a> and <b>
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat <a> | As Kd |
        | seat <b> | Ad Ks |
        | seat <c> | Qs Qd |
      And the board is Ah Kh 7d 9s Jc
      When everyone checks to the showdown
      Then seat <a> wins 6 from the pot
      And seat <b> wins 6 from the pot
      And seat <c> wins nothing

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 1 | 3 | 2 |

    @reading:first-after-the-blinds.next-player
    Scenario: Three share what all have bet
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Kd |
        | seat 2 | Ad Ks |
        | seat 3 | Ac Kc |
      And the board is Ah Kh 7d 9s Jc
      When seat 3 raises to 8
      And everyone checks to the showdown
      Then seat 1 wins 8 from the pot
      And seat 2 wins 8 from the pot
      And seat 3 wins 8 from the pot

    @reading:first-after-the-blinds.next-player
    Scenario: A card beyond the five breaks no tie
      Given the hole cards are
        | seat 1 | As 8d |
        | seat 2 | Ad 2s |
      And the board is Ah Kh Qd Jc 9s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    Scenario: In a draw low hands share, too
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 9s 7d 4c 3h 2s |
        | seat 2 | 9c 7h 4s 3d 2c |
        | seat 3 | 9h 8d 4h 3s 2d |
      When everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot
      And seat 3 wins nothing

    @reading:odd-dollar-of-a-high-pot.by-position
    Scenario: An odd dollar goes to the first of them to the left of the button
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the hole cards are
        | seat 1 | Ad Kc |
        | seat 2 | As Kd |
        | seat 3 | Qs Qd |
      And the board is Ah Kh 7d 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins 8 from the pot
      And seat 2 wins 7 from the pot

    @reading:odd-dollar-of-a-high-pot.by-suit
    Scenario: An odd dollar goes to who has the highest card by suit
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the hole cards are
        | seat 1 | Ad Kc |
        | seat 2 | As Kd |
        | seat 3 | Qs Qd |
      And the board is Ah Kh 7d 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins 7 from the pot
      And seat 2 wins 8 from the pot

  @oneida-poker.C.6 @ranking @play
  Rule: A hand is worth what its cards make, whatever the player takes it for
    Cards speak.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Nobody has to find the hand: <what>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a <hand> with <five>
      And seat 1 wins the pot

      Examples:
        | what                               | one   | two   | board          | hand     | five           |
        | a straight behind a pair of aces   | As Ad | Kc Kd | Kh Qs Jd Th 2c | straight | As Kh Qs Jd Th |
        | a flush with one card of the hand  | 2h Ac | As Ad | Kh Jh 8h 5h 4s | flush    | Kh Jh 8h 5h 2h |
        | a straight with one of the hand    | 9c 2c | As Ad | 8h 7d 6s 5c Kd | straight | 9c 8h 7d 6s 5c |
        | with the last card of the board    | 9c 8c | As Ad | 7d 6s Kc 2d 5h | straight | 9c 8c 7d 6s 5h |
        | with the second card of the hand   | Kc 5c | As Ad | 9d 8s 7c 6d 2h | straight | 9d 8s 7c 6d 5c |
        | with the first card of the hand    | 5c Kc | As Ad | 9d 8s 7c 6d 2h | straight | 9d 8s 7c 6d 5c |
        | with the first card of the board   | 9c 8c | As Ad | 5h 7d 6s Kc 2d | straight | 9c 8c 7d 6s 5h |

    @reading:first-after-the-blinds.next-player
    Scenario: The best five of seven count, a sixth card decides nothing
      Given the hole cards are
        | seat 1 | As Qd |
        | seat 2 | Ah Qc |
        | seat 3 | Ad 3c |
      And the board is Ac Kh Qs 9d 8h
      When seat 3 raises to 8
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot
      And seat 3 wins nothing

    @reading:first-after-the-blinds.next-player
    Scenario: A hand that looks like a flush, but has one heart of its own, is none in Omaha
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ah Qs 7c 2d |
        | seat 2 | Kc Kd 8c 3d |
      And the board is Jh 9h 6h 4h 5s
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a high card
      And seat 2 wins the pot
