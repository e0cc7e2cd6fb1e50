Feature: Oasis Omaha High/Low Split: card values and rankings
  How the cards rank, which hands there are and in what order, which hand of a kind is the highest and the lowest, and
  which hands are low ones. In these rounds the third player folds, and the other two compare their hands for a pot that
  more than covers any fee. Where fewer than three cards of the board are an 8 or lower, nobody has a low hand.

  @oasis-omaha.rank.cards @ranking @play
  Rule: In a high hand the cards rank from the ace down to the 2
    Ace, king, queen, jack, 10 and so on down to the 2.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Of two pairs in the hole the one of the higher rank wins: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | ranks       | one         | two         | board          | winner |
        | ace, king   | As Ad 8d 5h | Kh Kc 5d 4c | 2c 3d 9h Js Td | 1      |
        | queen, king | Qs Qd 6d 5c | Kh Kc 8h 5d | 2c 3d 9h Js Td | 2      |
        | queen, jack | Qs Qd 7s 5s | Jh Jc 6h 5d | 2c 3d 9h Ts Kd | 1      |
        | 10, jack    | Ts Td 6c 4s | Jh Jc 5c 4c | 2c 3d 9h Qs Kd | 2      |
        | 10, 9       | Ts Td 6d 5c | 9h 9c 7s 5s | 2c 3d Jh Qs Kd | 1      |
        | 8, 9        | 8s 8d 5s 4h | 9h 9c 6h 4d | 2c 3d Jh Qs Kd | 2      |
        | 8, 7        | 8s 8d 6c 5s | 7h 7c 5h 4h | 2c 3d Jh Qs Kd | 1      |
        | 6, 7        | 6s 6d 9d 7s | 7h 7c 8s 6h | 2c 3d Jh Qs Kd | 2      |
        | 6, 5        | 6s 6d 9d 8c | 5h 5c Td 8h | 2c 3d Jh Qs Kd | 1      |
        | 4, 5        | 4s 4d 9h 8d | 5h 5c 9c 8h | 2c 3d Jh Qs Kd | 2      |
        | 4, 3        | 4s 4d 9d 5c | 3h 3c 9c 5d | 7c 8d Jh Qs Kd | 1      |
        | 2, 3        | 2s 2d Th 3s | 3h 3c 9h 5c | 7c 8d Jh Qs Kd | 2      |

    # Unlike oasis-holdem: the rows are hands that two of four hole cards can make.
    Scenario Outline: Where nobody has a pair, the higher card wins: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | ranks       | one         | two         | board          | winner |
        | ace, king   | As 6d 5h 3h | Kh 5c 4h 3d | 2c 7d 9s Th Jd | 1      |
        | queen, king | Qs 6d 4h 3s | Kh 5c 4d 3d | 2c 7d 9s Th Jd | 2      |

    Scenario Outline: Where nobody has a pair, the higher card wins the high half: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the high half of the pot

      Examples:
        | ranks       | one         | two         | board          | winner |
        | queen, jack | Qs 6d 5c 3h | Jh 6c 5d 3s | 2c 4d 7s 9h Td | 1      |
        | jack, queen | Jh 6c 5d 3s | Qs 6d 5c 3h | 2c 4d 7s 9h Td | 2      |

  @oasis-omaha.rank.suits @ranking @play
  Rule: In a high hand no suit is higher than another
    Where two hands differ in their suits alone, neither wins by them.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Hands that differ in suits only share the pot: <what>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

      Examples:
        | what                  | one         | two         | board          |
        | spades and diamonds   | As Ks 6c 3c | Ad Kd 5c 3s | 2c 7d 9h Td Jc |
        | clubs and spades      | Ac Kc 6h 4d | As Ks 5s 3d | 2d 7d 9h Th Jc |
        | hearts and clubs      | Ah Kh 4h 3c | Ac Kc 4s 3h | 2c 7d 9s Td Js |
        | diamonds and hearts   | Qd 8d 6c 5c | Qh 8h 5s 4c | 9c 7s Kh Ad Jc |
        | pairs of kings        | Ks Kd 6h 5c | Kh Kc 6s 5s | 2c 7d 9h Td Jc |
        | straights to the nine | 6s 5s Qd Jd | 6h 5h 8s 2s | 9c 8d 7h Kd Kc |
        | full houses           | Ks 7d 9s 3h | Kh 7s 9d 4s | Kd Kc 7h 2s Tc |

  @oasis-omaha.rank.cards-low @ranking @play
  Rule: In a low hand the cards rank from the king down to the ace
    King, queen, jack, 10 and so on down to the 2, and the ace below it.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: The hand with the lower highest card is the lower one: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the low half of the pot

      Examples:
        | ranks                    | one         | two         | board          | winner |
        | 7 below 8                | 7s 5s Jc 9c | 8s 5h Kc Kh | 4c 3d 2h Ks 9d | 1      |
        | 7 below 8, the other way | 8s 5h Kc Kh | 7s 5s Jc 9c | 4c 3d 2h Ks 9d | 2      |
        | 6 below 7                | 7s 5s Kc Kh | 6s As Jc 9c | 4c 3d 2h Ks 9d | 2      |
        | 6 below 8                | 6s As Jc 9c | 8h 5h Kc Kh | 4c 3d 2h Ks 9d | 1      |

    @reading:low-compare.card-by-card
    Scenario Outline: A lower card in the same place makes the lower hand: <ranks>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the low half of the pot

      Examples:
        | ranks       | one         | two         | board          | winner |
        | ace below 2 | As 3s Jc 9c | 2s 3h Kc Kh | 8c 7d 6h Ks 9d | 1      |
        | 2 below 3   | 4s 3s Kc Kh | 4h 2s Jc 9c | 8c 7d 6h Ks 9d | 2      |
        | 3 below 4   | 3s As Jc 9c | 4s Ah Kc Kh | 8c 7d 6h Ks 9d | 1      |
        | 4 below 5   | 5s As Kc Kh | 4s Ah Jc 9c | 8c 7d 6h Ks 9d | 2      |
        | 5 below 6   | 5s As Jc 9c | 6s Ah Kc Kh | 8c 7d 2h Ks 9d | 1      |

  @oasis-omaha.rank.suits-low @ranking @play
  Rule: In a low hand no suit is higher than another
    Low hands that differ in their suits alone share the low half.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    @reading:tied-lows.shared
    Scenario Outline: Low hands that differ in suits only share the low half: <what>
      Given the hole cards are
        | seat 1 | <one>       |
        | seat 2 | <two>       |
        | seat 3 | Kc Kh Td 9h |
      And the board is 7c 6d 2h Ks Qd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the low half of the pot
      And seat 2 wins half of the low half of the pot
      And seat 3 wins the high half of the pot

      Examples:
        | what                | one         | two         |
        | spades and diamonds | As 4s 9d 8d | Ad 4d 9c 8c |
        | hearts and clubs    | Ah 4h 9c 8c | Ac 4c 9d 8d |
        | diamonds and hearts | Ad 4d 9s 8s | Ah 4h 9c 8c |
        | clubs and spades    | Ac 4c 9c 8c | As 4s 9d 8d |
        | mixed               | As 4h 9c 8c | Ah 4s 9d 8d |

    @reading:tied-lows.shared
    Scenario: A low hand that is a flush of spades shares the low half with one that is none
      Given the hole cards are
        | seat 1 | 3s 4s Jc 9c |
        | seat 2 | 3h 4h Kc Kh |
        | seat 3 | As Ks Jd Td |
      And the board is 7s 6s 2s Kd Qd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the low half of the pot
      And seat 2 wins half of the low half of the pot
      And seat 3 wins the high half of the pot

  @oasis-omaha.rank.low-qualify @ranking @play
  Rule: A low hand has no card above an 8
    Neither of its two hole cards and none of its three cards of the board; an ace counts as low.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A low hand: <what>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1 has a low hand of <five>

      Examples:
        | what                      | one         | board          | five           |
        | an 8 in the hole          | 8s 2d Kc Jh | 7c 5d 3h Ks Qd | 8s 7c 5d 3h 2d |
        | an 8 on the board         | 7s 2d Kc Jh | 8c 5d 3h Ks Qd | 8c 7s 5d 3h 2d |
        | an 8, an ace in the hole  | As 8s Kc Jh | 7c 6d 4h Ks Qd | 8s 7c 6d 4h As |
        | an 8, an ace on the board | 8s 2d Kc Jh | 7c 6d Ah Ks Qd | 8s 7c 6d 2d Ah |
        | a 7                       | 7s 6d Kc Jh | 5c 3d Ah Ks Qd | 7s 6d 5c 3d Ah |
        | a 6                       | 6s 4d Kc Jh | 5c 2d Ah Ks Qd | 6s 5c 4d 2d Ah |
        | 8, 7, 6, 5 and 3          | 8s 7d Kc Jh | 6c 5d 3h Ks Qd | 8s 7d 6c 5d 3h |
        | 8, 7, 6, 5 and 4          | 8s 6d Kc Jh | 7c 5d 4h Ks Qd | 8s 7c 6d 5d 4h |

    Scenario Outline: No low hand: <what>
      Given the hole cards are
        | seat 1 | <one>       |
        | seat 2 | Js Jd Td 9h |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 has no low hand

      Examples:
        | what                                 | one         | board          |
        | a 9 in the hole                      | 9s 2d Kc Jh | 7c 5d 3h Ks Qd |
        | a 9 on the board                     | 7s 2d Kc Jh | 9c 5d 3h Ks Qd |
        | a 10 in the hole                     | Ts 2d Kc Jh | 7c 5d 3h Ks Qd |
        | a 10 on the board                    | 7s 2d Kc Jh | Tc 5d 3h Ks Qd |
        | a 9 and an ace in the hole           | 9s Ad Kc Jh | 7c 5d 3h Ks Qd |
        | a 9 on the board, an ace in the hole | 7s Ad Kc Jh | 9c 5d 3h Ks Qd |
        | kings in the hole                    | Ks Kd Qc Jh | 7c 5d 3h As Qd |
        | two low cards on the board           | 3s 2d Kc Jh | 7c 5d Th Ks Qd |

    Scenario: An 8 high wins the low half from a 9 high that does not qualify
      Given the hole cards are
        | seat 1 | 8s 2d Jc Tc |
        | seat 2 | 9s 2h Kc Kh |
      And the board is 7c 5d 3h Ks Qd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the low half of the pot
      And seat 2 wins the high half of the pot

    @reading:fee-counts.each-pot
    @reading:blinds-count.toward-the-call
    Scenario: Where no hand is lower than a 9 high, the high hand wins the whole pot
      Given the hole cards are
        | seat 1 | 9s 2h Jc Tc |
        | seat 2 | Kc Kh 9d Jd |
      And the board is 7c 5d 3h Ks Qd
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2 wins 4 from the pot
      And seat 1 wins nothing

  @oasis-omaha.rank.low-straights @ranking @play
  Rule: A straight or a flush does not keep a low hand from qualifying
    It counts by its cards, as any other low hand.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A low hand that is <what>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1 has a low hand of <five>

      Examples:
        | what                      | one         | board          | five           |
        | a straight                | 6s 5d Kc Jh | 4c 3d 2h Ks Qd | 6s 5d 4c 3d 2h |
        | a straight to the 7       | 7s 6d Kc Jh | 5c 4d 3h Ks Qd | 7s 6d 5c 4d 3h |
        | a straight to the 5       | As 2d Kc Jh | 5c 4d 3h Ks Qd | 5c 4d 3h 2d As |
        | a flush                   | 8s 5s Kc Jh | 7s 3s 2s Kd Qd | 8s 7s 5s 3s 2s |
        | a flush with an ace       | Ah 6h Kc Js | 7h 4h 2h Ks Qd | 7h 6h 4h 2h Ah |
        | a straight flush          | 6s 5s Kc Jh | 4s 3s 2s Kd Qd | 6s 5s 4s 3s 2s |
        | a straight flush to the 5 | 5h 4h Kc Js | 3h 2h Ah Ks Qd | 5h 4h 3h 2h Ah |

    Scenario Outline: <what> is a lower hand than an 8 high without
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the low half of the pot

      Examples:
        | what             | one         | two         | board          | winner |
        | A straight       | 7s 6d Jc 9c | 8s 2d Kc Kh | 5c 4d 3h Ks Qd | 1      |
        | A flush          | 8d 6h Kc Kh | 7s 6s Jc 9c | 5s 3s 2s Ks Qd | 2      |
        | A straight flush | 7s 6s Jc 9c | 8d 2h Kc Kh | 5s 4s 3s Ks Qd | 1      |

    Scenario: The same five cards win the high half as a straight and the low half too
      Given the hole cards are
        | seat 1 | 7s 6d Jc 9c |
        | seat 2 | 8s 2d Kc Kh |
      And the board is 5c 4d 3h Ks Qd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot

  @oasis-omaha.rank.low-pairs @ranking @play
  Rule: A hand with a pair or better does not qualify as a low one
    Not even where all of its cards are an 8 or lower.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: No low hand for a pair or better: <what>
      Given the hole cards are
        | seat 1 | <one>       |
        | seat 2 | Js Jd Td 9h |
      And the board is <board>
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1 has no low hand

      Examples:
        | what                            | one         | board          |
        | a pair in the hole              | 2s 2d Kc Jh | 7c 5d 3h Ks Qd |
        | a hole card paired by the board | 7s 2d Kc Jh | 7c 5d 3h Ks Qd |
        | two aces                        | As 6d Kc Jh | Ac 5d 3h Ks Qd |
        | a pair on the board             | 8s 2d Kc Jh | 5c 5d 3h Ks Qd |
        | two pairs                       | 5s 3d Kc Jh | 5c 3h 2d Ks Qd |
        | three of a kind                 | 3s 3d Kc Jh | 3h 5c 2d Ks Qd |
        | a full house                    | 5s 3d Kc Jh | 3h 3c 5h Ks Qd |
        | four of a kind                  | 3s 3d Kc Jh | 3h 3c 5h Ks Qd |

    Scenario: Another hole card in the place of one that is paired makes a low hand
      Given the hole cards are
        | seat 1 | 7s 2d 4h Jc |
      And the board is 7c 5d 3h Ks Qd
      When everyone checks to the showdown
      Then seat 1 has a low hand of 7c 5d 4h 3h 2d

    Scenario: Another card of the board in the place of one that is paired makes a low hand
      Given the hole cards are
        | seat 1 | 7s 2d Kc Jh |
      And the board is 7c 5d 3h 8s Qd
      When everyone checks to the showdown
      Then seat 1 has a low hand of 8s 7s 5d 3h 2d

    Scenario: An ace and a 2 are worth nothing where the board pairs the 2
      Given the hole cards are
        | seat 1 | As 2d Kc Kh |
        | seat 2 | 6s 5d 2s Jc |
      And the board is 8c 7d 2h Ks Qd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 has no low hand
      And seat 2 wins the low half of the pot
      And seat 1 wins the high half of the pot

    Scenario: Where every low hand has a pair, the high hand wins the whole pot
      Given the hole cards are
        | seat 1 | 7s 2d Jc Tc |
        | seat 2 | 5s 5h Kc Kh |
      And the board is 7c 5d 3h Ks Qd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

  @oasis-omaha.rank.low-best @ranking @play
  Rule: 5, 4, 3, 2 and ace is the lowest hand
    Nothing goes below it.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: It wins the low half from <other>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the low half of the pot

      Examples:
        | other                                 | one         | two         | board          | winner |
        | 6, 4, 3, 2 and ace                    | As 5s Jc 9c | Ah 6s Kc Kh | 4c 3d 2h Ks Kd | 1      |
        | 6, 4, 3, 2 and ace, at the other seat | 6s Ah Kc Kh | As 5s Jc 9c | 4c 3d 2h Ks Kd | 2      |
        | 6, 5, 4, 3 and 2                      | As 5s Jc 9c | 6s 5d Kc Kh | 4c 3d 2h Ks Kd | 1      |
        | 7, 5, 4, 3 and ace                    | 7s 5d Kc Kh | 5s 2s Jc 9c | 4c 3d Ah Ks Kd | 2      |
        | 8, 7, 4, 3 and ace                    | 5s 2s Jc 9c | 8s 7d Kc Kh | 4c 3d Ah Ks Kd | 1      |

    Scenario: It is a straight as a high hand, and wins both halves from a pair of kings
      Given the hole cards are
        | seat 1 | As 5s Jc 9c |
        | seat 2 | Kc 6s 7h Qh |
      And the board is 4c 3d 2h Ts Kd
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot

  @oasis-omaha.rank.low-compare @ranking @play
  Rule: Of several low hands the one with the lowest highest card wins
    The highest cards of the hands are compared.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: The lower highest card wins the low half: <hands>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the low half of the pot

      Examples:
        | hands           | one         | two         | board          | winner |
        | 7-6 against 8-5 | 7s 6d Jc 9c | 8s 5d Kc Kh | 4c 3d 2h Ks Kd | 1      |
        | 8-5 against 7-6 | 8s 5d Kc Kh | 7s 6d Jc 9c | 4c 3d 2h Ks Kd | 2      |
        | 7-5 against 6-4 | 7s 5d Kc Kh | 6s Ad Jc 9c | 4c 3d 2h Ks Kd | 2      |
        | 8-7 against 6-5 | 6s 5d Jc 9c | 8s 7d Kc Kh | 4c 3d 2h Ks Kd | 1      |

    @reading:low-compare.card-by-card
    Scenario Outline: In low hands with the same highest card the next one decides: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the low half of the pot

      Examples:
        | which                        | one         | two         | board          | winner |
        | second                       | 7s Ad Kc Kh | 6s Ah Jc 9c | 8c 3d 2h Ks Kd | 2      |
        | third                        | 5s Ad Jc 9c | 6s Ah Kc Kh | 8c 7d 2h Ks Kd | 1      |
        | fourth                       | 4s Ad Kc Kh | 3s Ah Jc 9c | 8c 7d 6h Ks Kd | 2      |
        | fifth                        | 3s Ad Jc 9c | 3h 2s Kc Kh | 8c 7d 6h Ks Kd | 1      |
        | second, against lower others | 6s 5d Jc 9c | 7s Ah Kc Kh | 8c 4d 3h Ks Kd | 1      |

    @reading:low-compare.highest-card @reading:tied-lows.shared
    Scenario Outline: With the same highest card low hands are equal
      Given the hole cards are
        | seat 1 | <one>       |
        | seat 2 | <two>       |
        | seat 3 | Kc Kh Td 9h |
      And the board is <board>
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the low half of the pot
      And seat 2 wins half of the low half of the pot

      Examples:
        | one         | two         | board          |
        | 7s Ad Js 9s | 6s Ah Jc 9c | 8c 3d 2h Ks Kd |
        | 3s Ad Jc 9c | 3h 2s Js 9s | 8c 7d 6h Ks Kd |

    @reading:tied-lows.shared
    Scenario: Equal low hands share the low half
      Given the hole cards are
        | seat 1 | 5s Ad Jc 9c |
        | seat 2 | 5h As Js 9s |
        | seat 3 | Kc Kh Td 9h |
      And the board is 8c 7d 3h Ks Kd
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the low half of the pot
      And seat 2 wins half of the low half of the pot

  @oasis-omaha.rank.low-example @ranking @play
  Rule: 7, 6, 4, 3 and 2 is lower than a hand to the 8 with an ace
    The lowest card of the hands decides nothing.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: <lower> is lower than <higher>, seat <winner>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the low half of the pot

      Examples:
        | lower            | higher             | one         | two         | board          | winner |
        | 7, 6, 4, 3 and 2 | 8, 6, 4, 3 and ace | 7s 2d Jc 9c | 8s Ah Kc Kh | 6c 4d 3h Ks Kd | 1      |
        | 7, 6, 4, 3 and 2 | 8, 6, 4, 3 and ace | 8s Ah Kc Kh | 7s 2d Jc 9c | 6c 4d 3h Ks Kd | 2      |
        | 6, 5, 4, 3 and 2 | 7, 5, 4, 3 and ace | 6s 2d Jc 9c | 7s Ah Kc Kh | 5c 4d 3h Ks Kd | 1      |
        | 7, 6, 5, 4 and 3 | 8, 5, 4, 3 and ace | 8s Ah Kc Kh | 7s 6d Jc 9c | 5c 4d 3h Ks Kd | 2      |

  @oasis-omaha.rank.hands @ranking @play
  Rule: The hands rank from the royal flush down to the high card
    Royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high
    card.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: <higher> beats <lower>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | higher          | lower           | one         | two         | board          | winner |
        | Royal flush     | straight flush  | As Ks Jc 7c | 9s 8s Ac 7s | Qs Js Ts 2d 3c | 1      |
        | Straight flush  | four of a kind  | Kc Kh 8c 4c | 6s 5s Th 4d | 9s 8s 7s Kd Ks | 2      |
        | Four of a kind  | full house      | 2c 2h Ah Qd | As Ad 9c 6d | 2s 2d Ac Kh Js | 1      |
        | Full house      | flush           | As Qs 5d 4h | 2c 4d Tc 8c | 2s 4s Ks 2d 9h | 2      |
        | Flush           | straight        | 4s 3s Qh 9c | Ad Tc 5d 2s | Qs 9s Ks Jh 2d | 1      |
        | Straight        | three of a kind | Ad Ah 4s 3s | 8s 7d Th 4d | As Td 9h Jc 2d | 2      |
        | Three of a kind | two pairs       | 2c 2s 8h 4h | As Kd Td 2h | 2d Ac Kh 9s Jd | 1      |
        | Two pairs       | one pair        | As Ad 7c 6s | 3s 2h Qs 8s | 3d 2c Kh 9s Jd | 2      |
        | One pair        | high card       | 6c 8h 5d 2d | As Qd 8s 7d | 6d Kh 9s Jc 4s | 1      |

    Scenario Outline: <higher> beats <lower> from the other seat
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | higher          | lower           | one         | two         | board          | winner |
        | Royal flush     | straight flush  | 9h 8h Js 4h | Ah Kh 5d 3h | Qh Jh Th 2d 3c | 2      |
        | Straight flush  | four of a kind  | Td 9d Kh 3h | Ac Ah Ts 7h | Qd Jd 8d As Ad | 1      |
        | Four of a kind  | full house      | Ks Kd 8h 7c | 3c 3h 8s 5c | 3s 3d Kc Qh Js | 2      |
        | Full house      | flush           | 4c 2d 8d 3s | Ah Qh 8s 6d | 2h 4h Kh 4d 9c | 1      |
        | Flush           | straight        | Ad Tc 8h 3s | 5h 2h Jd 6d | Qh 9h Kh Js 3d | 2      |
        | Straight        | three of a kind | 9s 8d Td 6h | Kd Kh 6s 5s | Jd Th 7c Ks 2c | 1      |
        | Three of a kind | two pairs       | Ks Qd 7h 4d | 3c 3s 4h 2c | 3d Kc Qh 9s Jd | 2      |
        | Two pairs       | one pair        | 4s 2h 7s 5d | As Ad 7c 5c | 4d 2c Jc 9s Th | 1      |
        | One pair        | high card       | As Qd 7s 2c | 3c 8h 7h 4s | 3d Kh 9s Jc 6s | 2      |

    Scenario: The best five count, the other cards in the hole decide nothing
      Given the hole cards are
        | seat 1 | As Qd 7h 6c |
        | seat 2 | Ah Qc 5h 3s |
        | seat 3 | Kd 7d 6d 5s |
      And the board is Ac Kh Qs 9d 8h
      When seat 3 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot
      And seat 3 wins nothing

  @oasis-omaha.rank.royal-flush @ranking @play
  Rule: Ace, king, queen, jack and 10 of one suit are a royal flush
    No other straight flush is one, and no straight of several suits.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A royal flush of <suit>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a royal flush with <five>

      Examples:
        | suit     | one         | board          | five           |
        | spades   | As Ts 7h 2s | Ks Qs Js 2d 3h | As Ks Qs Js Ts |
        | hearts   | Kh Th 7d 4c | Ah Qh Jh 6d 3s | Ah Kh Qh Jh Th |
        | diamonds | Qd Jd 5c 3c | Ad Kd Td 2c 3h | Ad Kd Qd Jd Td |
        | clubs    | Jc Ac 8h 3d | 6h Kc Qc Tc 3h | Ac Kc Qc Jc Tc |

    Scenario Outline: Not a royal flush: <cards>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is <hand>

      Examples:
        | cards                       | one         | board          | hand             |
        | the same ranks in two suits | As Td 8c 6d | Ks Qs Js 2d 3h | a straight       |
        | king to 9 in one suit       | Ks 9s 6h 2c | Qs Js Ts 2d Ah | a straight flush |
        | 5 to ace in one suit        | As 5s Qd Th | 4s 3s 2s Kd Qh | a straight flush |
        | ace high in one suit, no 10 | As 9s Kc 2c | Ks Qs Js 2d 3h | a flush          |

    Scenario: It beats the highest straight flush without an ace
      Given the hole cards are
        | seat 1 | 9s 8s Ac 7d |
        | seat 2 | As Ks Qc Th |
      And the board is Qs Js Ts Tc 3d
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 2 wins the pot

  @oasis-omaha.rank.straight-flush @ranking @play
  Rule: Five cards of one suit in sequence are a straight flush, from king high down to 5, 4, 3, 2 and ace
    The ace stands below the 2 there, and nowhere else below a card.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A straight flush: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a straight flush with <five>

      Examples:
        | one         | board          | five           |
        | Ks 9s 8s 4s | Qs Js Ts 2d 4h | Ks Qs Js Ts 9s |
        | 8h 7h Qd 9c | 9h 6h 5h 2d Kc | 9h 8h 7h 6h 5h |
        | 6d 2d Qd Js | 5d 4d 3d Kc Qh | 6d 5d 4d 3d 2d |
        | Ac 5c Jc 3s | 4c 3c 2c Jd Qh | 5c 4c 3c 2c Ac |

    # Unlike oasis-holdem: the rows are hands that two of four hole cards can make.
    Scenario Outline: The higher sequence of one suit wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one         | two         | board          | winner |
        | Ks Qs Jh 7h | 8s 7s Qd 6h | Js Ts 9s 2d 3c | 1      |
        | 7h 6h Ad Jd | Qh Jh Ts 7c | Th 9h 8h Kd 2c | 2      |
        | Kd 9d Jh 4s | 9c 8c 7d 6h | Qd Jd Td 2c 3s | 1      |

    Scenario Outline: Where a low hand qualifies, the higher sequence of one suit wins the high half: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the high half of the pot

      Examples:
        | one         | two         | board          | winner |
        | Ac 2c Js 8d | 7c 6c 9s 4h | 5c 4c 3c Kd Qh | 2      |
        | 7d 6d 8c 4c | Ad 2d Kd 9h | 5d 4d 3d Ks Qh | 1      |

    @reading:wrapped-straights.none
    Scenario Outline: No sequence of one suit goes round the ace: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a flush with <five>

      Examples:
        | one         | board          | five           |
        | 3s 2s Ac Qh | As Ks Qs 9d 8h | 3s 2s As Ks Qs |
        | Ah 2h Qs 7d | Kh Qh Jh 9d 8c | 2h Ah Kh Qh Jh |
        | Ac Kc 5h 2s | 4c 3c 2c 9d Th | 4c 3c 2c Ac Kc |

    @reading:wrapped-straights.count
    Scenario: A sequence of one suit that goes round the ace is a straight flush
      Given the hole cards are
        | seat 1 | As Ks Jh 7c |
        | seat 2 | Qd Qh 9h 3d |
      And the board is Qs 3s 2s Qc 9c
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the pot

  @oasis-omaha.rank.four-of-a-kind @ranking @play
  Rule: Four cards of one rank are four of a kind, from aces down to 2s
    The fifth card is whatever it is.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Four of a kind: <four>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a four-of-a-kind with <four>

      Examples:
        | one         | board          | four           |
        | As Ad Ts 6c | Ah Ac Ks 7d 2h | As Ad Ah Ac Ks |
        | 2s Kd Qh 4c | 2d 2h 2c 9s 5d | 2s 2d 2h 2c Kd |
        | 7s 7d Jc Td | 7h 7c As 4d 3h | 7s 7d 7h 7c As |

    Scenario Outline: The higher four win: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one         | two         | board          | winner |
        | As Ad 5d 2c | Ks Kd Qd Td | Ah Ac Kh Kc 2s | 1      |
        | 2s 2d 9c 8s | 3s 3d 7s 6s | 2h 2c 3h 3c 9s | 2      |
        | 9s 9d Qd 4d | 8s 8d Jc 5c | 9h 9c 8h 8c Ks | 1      |

    Scenario: Four of a rank on the board are no four of a kind
      Given the hole cards are
        | seat 1 | As Qd Jc 3h |
        | seat 2 | 2s 2d 5c 4h |
      And the board is 7s 7d 7h 7c Ks
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind
      And seat 2's hand is a full house
      And seat 2 wins the pot

    Scenario: Three cards of a rank and a pair are no four of a kind
      Given the hole cards are
        | seat 1 | As Ad Qs Js |
        | seat 2 | Ks Kd Qd Jd |
      And the board is Ah Kh Kc 7d 2c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a full house
      And seat 2's hand is a four-of-a-kind

  @oasis-omaha.rank.full-house @ranking @play
  Rule: Three cards of one rank and two of another are a full house, from aces over kings down to 2s over 3s
    The three of a kind comes first.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A full house: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a full house with <five>

      Examples:
        | one         | board          | five           |
        | As Ad Jh 2d | Ah Ks Kd 7c 2h | As Ad Ah Ks Kd |
        | 2s 3d Ad 7d | 2d 2h 3c 9s 8d | 2s 2d 2h 3d 3c |
        | Ks Kd 5c 2s | Kh 7s 7d 9c 9h | Ks Kd Kh 9c 9h |
        | Qs Qd Kh 9d | Qh Js 8d 8c 2h | Qs Qd Qh 8d 8c |

    @reading:full-house-order.three-first
    Scenario Outline: The three of a kind decides: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one         | two         | board          | winner |
        | As Ad Ts 4d | Ks Kd 9s 8c | Ah Kh Qs Qd 2c | 1      |
        | 2s 2d 8d 4s | 3s 2c Ac Kd | 2h 3h 3d Qc 9d | 2      |
        | 3s 3d Ah 6s | 2s 2d Ac 8d | 3h 2h Kc Kd 9s | 1      |
        | 2d Kc 9s 5h | 3s 3d Qh 4s | 2h 2s 3h Kh 9c | 2      |

    @reading:full-house-order.highest-card
    Scenario: The highest card decides, be it of the three or of the pair
      Given the hole cards are
        | seat 1 | 2d Kc 9s 5h |
        | seat 2 | 3s 3d Qh 4s |
      And the board is 2h 2s 3h Kh 9c
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the pot

    @reading:same-category.card-by-card
    Scenario: With the same three of a kind the higher pair wins
      Given the hole cards are
        | seat 1 | Ks Kd Qc Td |
        | seat 2 | Qs Qd Js 3h |
      And the board is 7s 7d 7h Jc 2s
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins the pot

    Scenario: Three of a kind without a pair is no full house
      Given the hole cards are
        | seat 1 | As Ad 8s 6c |
      And the board is Ah Ks Qd 7c 2h
      When everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind

  @oasis-omaha.rank.flush @ranking @play
  Rule: Five cards of one suit that are not in sequence are a flush, from ace, king, queen, jack, 9 down to 7, 5, 4, 3, 2
    Four cards of a suit are none.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A flush: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a flush with <five>

      Examples:
        | one         | board          | five           |
        | As 9s Kc 2c | Ks Qs Js 2d 3h | As Ks Qs Js 9s |
        | 7h 3h Qs 9d | 5h 4h 2h Kd Qc | 7h 5h 4h 3h 2h |
        | Kd 4d 8h 7s | Qd Jd 9d 7d 2c | Kd Qd Jd 9d 4d |
        | Ac 2c Ks 4d | Kc 8c 6c Jh As | Ac Kc 8c 6c 2c |

    # Unlike oasis-holdem: the rows are hands that two of four hole cards can make.
    Scenario Outline: The higher flush wins by its highest card: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one         | two         | board          | winner |
        | As 3s Jd 4d | Ks Js Ad 7h | Qs 9s 2s 8d Th | 1      |
        | 8h 3h Js 2s | Jh 2h 9c 7c | 9h 7h 4h Kd Qc | 2      |

    Scenario: The lowest flush loses the high half, and wins the low one
      Given the hole cards are
        | seat 1 | 7d 3d Js 9s |
        | seat 2 | 8d 6d Jc 9c |
      And the board is 5d 4d 2d Kc Qh
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1's hand is a flush with 7d 5d 4d 3d 2d
      And seat 2 wins the high half of the pot
      And seat 1 wins the low half of the pot

    # Unlike oasis-holdem: the rows are hands that two of four hole cards can make.
    @reading:same-category.card-by-card
    Scenario Outline: In flushes with the same highest card the next one decides: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which  | one         | two         | board          | winner |
        | second | Ks 3s Qc 2c | Qs Js 5h 4c | As 9s 4s Td Th | 1      |
        | third  | 6s 5s Jc 4c | Qs 4s Ah 9d | As Ks 9s Jd 2h | 2      |
        | fourth | Js 3s Qc 9d | 9s 8s Td 5c | As Ks Qs 7d 7c | 1      |

    @reading:same-category.split
    Scenario: Flushes with the same highest card are equal
      Given the hole cards are
        | seat 1 | Js 3s Qc 9d |
        | seat 2 | 9s 8s Td 5c |
      And the board is As Ks Qs 7d 7c
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    # Unlike oasis-holdem: a card in the hole and four of a suit on the board are no flush.
    Scenario Outline: No flush: <what>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a high card

      Examples:
        | what                                                | one         | board          |
        | four of a suit                                      | As 9s 8c 5c | Ks Qs 4d Td 3h |
        | five of one color                                   | As 9s 7h 6s | Ks Qc 4c 2d 3h |
        | one card of the suit in the hole, four on the board | As 9d 6d 5c | Ks Qs 7s 4s 2h |

  @oasis-omaha.rank.straight @ranking @play
  Rule: Five cards in sequence that are not of one suit are a straight, from ace high down to 5, 4, 3, 2 and ace
    The ace is high or, below the 2, low; it is nothing in between.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A straight: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a straight with <five>

      Examples:
        | one         | board          | five           |
        | As Td 9h 4s | Kh Qc Js 2d 4h | As Kh Qc Js Td |
        | 9s 8d Ac 3d | 7h 6c 5s 2d Kh | 9s 8d 7h 6c 5s |
        | 5s 4d Tc 7d | 3h 2c As Jd Jh | 5s 4d 3h 2c As |
        | 8s 7d 9c 4h | 9h 6c 5s 4d Kh | 9h 8s 7d 6c 5s |

    # Unlike oasis-holdem: the rows are hands that two of four hole cards can make.
    Scenario Outline: The higher sequence wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one         | two         | board          | winner |
        | As Td 7h 2d | Ts 9c 5h 3c | Kh Qc Jd 2h 3s | 1      |
        | 7s 6d Td 3s | Qs Jd 4d 2s | Th 9c 8s Kd 2h | 2      |
        | Ah Kd 6c 5c | 9c 8s Js 4d | Qs Jh Tc 4c 3d | 1      |

    Scenario Outline: Where a low hand qualifies, the higher sequence wins the high half: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the high half of the pot

      Examples:
        | one         | two         | board          | winner |
        | As 2d Qc 5c | 7s 6c Ac Jc | 5h 4c 3s Jd Jh | 2      |
        | As 5d Ts 3h | 6s 5c Qs Th | 4h 3c 2s Jd Qh | 2      |
        | 6h 5c Ac Kh | Ah 5d 8d 4c | 4h 3c 2s Jd Qh | 1      |

    @reading:wrapped-straights.none
    Scenario Outline: No sequence goes round the ace: <cards>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a high card

      Examples:
        | cards          | one         | board          |
        | 2d Ah Kc Qs Jd | Ah 2d 6c 5c | Kc Qs Jd 9h 8c |
        | 3d 2c Ah Kc Qs | Js 3d 2c 5h | Ah Kc Qs 9d 8h |
        | 4s 3d 2h Ac Ks | Ac Ks 8d 7c | 4s 3d 2h Qd Jh |

    # Unlike oasis-holdem: three of a kind is beaten by it; there four of a kind beats it.
    @reading:wrapped-straights.count
    Scenario: A sequence that goes round the ace is a straight
      Given the hole cards are
        | seat 1 | Ah Kc 6c 5d |
        | seat 2 | Qd Jd 7d 4h |
      And the board is Qs 3s 2d Qc 9h
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 2's hand is a three-of-a-kind
      And seat 1's hand is a straight
      And seat 1 wins the pot

    Scenario: Four cards in sequence are no straight
      Given the hole cards are
        | seat 1 | 9s 8d 4c 3d |
      And the board is 7h 6c 2s Kd Jh
      When everyone checks to the showdown
      Then seat 1's hand is a high card

    Scenario: Four cards in sequence are no straight beside five that are one
      Given the hole cards are
        | seat 1 | 9s 8d 4c 3d |
        | seat 2 | Ts 9d Qc Jc |
      And the board is 7h 6c 2s Kd 8h
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is a pair
      And seat 2's hand is a straight

  @oasis-omaha.rank.three-of-a-kind @ranking @play
  Rule: Three cards of one rank are three of a kind, from aces down to 2s
    The other two cards are neither of that rank nor a pair.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Three of a kind: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind with <five>

      Examples:
        | one         | board          | five           |
        | As Ad 6c 4s | Ah Ks 9d 7c 2h | As Ad Ah Ks 9d |
        | 2s Kd 6s 3s | 2d 2h 9c 8s 5d | 2s 2d 2h Kd 9c |

    Scenario Outline: The higher three win: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one         | two         | board          | winner |
        | As Ad 8c 6c | Ks Kd Th 7s | Ah Kh 9s Jd 2c | 1      |
        | 2s 2d 7d 6d | 3s 3d 7s 6s | 2h 3h Ks Jd 9c | 2      |
        | 9s 9d Td 6s | 8s 8d Qs 3c | 9h 8h As Kd Jc | 1      |

    # Unlike oasis-holdem: the row says in its name which card comes first.
    @reading:same-category.card-by-card
    Scenario Outline: With the same three the higher other card wins: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which                        | one         | two         | board          | winner |
        | first                        | 9s Qd 7d 2d | 9d Ks 8d 4c | 9h 9c 6d 3s Jh | 2      |
        | second                       | As Jd 8c 4s | Ad Ts 8d 7s | 9h 9c 9d 3s 2d | 1      |
        | first, before a lower second | As 7d 5c 4s | Ks Qd 8d 6s | 9h 9c 9d 3s 2d | 1      |

    @reading:same-category.split
    Scenario: With the same three the other cards decide nothing
      Given the hole cards are
        | seat 1 | As Jd 7c 6c |
        | seat 2 | Ks Ts 8d 6d |
      And the board is 9h 9c 9d 3s 2d
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    Scenario: Two pairs are no three of a kind
      Given the hole cards are
        | seat 1 | As Kd 5h 2h |
        | seat 2 | Qs Qd 8d 6d |
      And the board is Ah Ks Qc 7d 2c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 1's hand is two pairs
      And seat 2's hand is a three-of-a-kind

  @oasis-omaha.rank.two-pairs @ranking @play
  Rule: Two pairs rank from aces and kings down to 3s and 2s
    Of two such hands the one with the higher pair is the higher.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Two pairs: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is two pairs with <five>

      Examples:
        | one         | board          | five           |
        | As Kd 5d 2c | Ah Ks 9d 7c 2h | As Ah Kd Ks 9d |
        | 3s 2d 7c 4s | 3d 2h 9c 8s 6d | 3s 3d 2d 2h 9c |
        | Ks Kd 4c 3d | 9c 9d 7s 7h 8c | Ks Kd 9c 9d 8c |

    Scenario Outline: Of two pairs each the higher pair wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one         | two         | board          | winner |
        | As 2d 8h 4d | Ks Qd 9h 5s | Ah 2h Kh Qc 9d | 1      |
        | Ts 9d 7d 3h | Js 2d 8h 3c | Th 9h Jh 2c Kd | 2      |
        | 4s 4d Ts 7s | 3s 3d 7h 6c | 2h 2c 9h Jd Ks | 1      |

    @reading:same-category.card-by-card
    Scenario: Of three pairs the third one is worth no more than its cards
      Given the hole cards are
        | seat 1 | As Td 5h 4s |
        | seat 2 | Ad Qs 6s 3c |
      And the board is Ah Th Kh Kc 9d
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 2 wins the pot

    @reading:same-category.card-by-card
    Scenario Outline: With the same higher pair the <which> decides
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which      | one         | two         | board          | winner |
        | lower pair | Ks 8d 6c 3h | Kd 9s 7c 3c | Kh 9h 8c Js 2d | 2      |
        | fifth card | As Jd 8s 6s | Qs Jh 8d 3d | Kh Kc Js 9d 2d | 1      |

    @reading:same-category.split
    Scenario: With the same two pairs the fifth card decides nothing
      Given the hole cards are
        | seat 1 | As Jd 8s 6s |
        | seat 2 | Qs Jh 8d 3d |
      And the board is Kh Kc Js 9d 2d
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

  @oasis-omaha.rank.one-pair @ranking @play
  Rule: Two cards of one rank are a pair, from aces down to 2s
    The other three cards are of three further ranks.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A pair: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a pair with <five>

      Examples:
        | one         | board          | five           |
        | As Ad 6h 3c | Ks Jh 9d 7c 2h | As Ad Ks Jh 9d |
        | 2s Kd 6c 4d | 2d Jh 9c 8s 5d | 2s 2d Kd Jh 9c |

    Scenario Outline: The higher pair wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one         | two         | board          | winner |
        | As Ad 4h 3s | Ks Kd 8h 6h | Qh Jh 9s 7d 2c | 1      |
        | 2s 2d 6h 3c | 3s 3d 6c 4h | Qh Jh 9s 7d 8c | 2      |
        | 7s 5d 4c 2s | 6s Ac 5c 4h | 7h 6h Ks Jd Tc | 1      |

    @reading:same-category.card-by-card
    Scenario Outline: With the same pair the <which> other card decides
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which  | one         | two         | board          | winner |
        | first  | As 8d 6s 3c | Ks Qd 4h 3h | 9h 9c Jd 5s 2h | 1      |
        | second | Kd Js 7s 3s | Kh Qs 8d 6s | 9h 9c Td 5s 2h | 2      |
        | third  | Ad Qs 6d 3h | Ah Js Ts 7h | 9h 9c Ks 5c 2h | 1      |

    @reading:same-category.split
    Scenario: With the same pair the other cards decide nothing
      Given the hole cards are
        | seat 1 | As 8d 6s 3c |
        | seat 2 | Ks Qd 4h 3h |
      And the board is 9h 9c Jd 5s 2h
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

  @oasis-omaha.rank.high-card @ranking @play
  Rule: Five cards that make none of these hands rank from ace, king, queen, jack, 9 down to 7, 5, 4, 3, 2
    Of two such hands the one with the higher card is the higher.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: None of the hands: <five>
      Given the hole cards are
        | seat 1 | <one> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 1's hand is a high card with <five>

      Examples:
        | one         | board          | five           |
        | As 9d 7d 5d | Kh Qc Js 2d 4h | As Kh Qc Js 9d |
        | 9s 8d 7h 4c | Th 5c 3s 2d Kc | Kc Th 9s 8d 5c |

    Scenario Outline: The highest card wins: <one> against <two>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one         | two         | board          | winner |
        | As 6d 4c 3s | Ks 8c 4h 3h | Jh 9c Qd 7s 2h | 1      |
        | Qs 6d 5h 4h | Ks 5d 4d 3h | Jh Tc 9d 7s 2h | 2      |

    @reading:same-category.card-by-card
    Scenario Outline: With the same highest card the next one decides: the <which>
      Given the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | which  | one         | two         | board          | winner |
        | second | As Kd 6c 3c | Ah Qd 5s 4s | Jh 9c Td 7s 2h | 1      |
        | third  | Js 6d 4d 3c | Qs 6c 3h 2d | Ah Kc 9d 5s Th | 2      |
        | fourth | Ts 8d 7c 4c | 8s 7d 6d 3h | Ah Kc Qd 9s 5h | 1      |
        | fifth  | Ts 7d 6s 3s | Th 8s 6d 3h | Ah Kc Qd 9s 5h | 2      |

    @reading:same-category.split
    Scenario: With the same highest card the others decide nothing
      Given the hole cards are
        | seat 1 | As Kd 6c 3c |
        | seat 2 | Ah Qd 5s 4s |
      And the board is Jh 9c Td 7s 2h
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    Scenario: High cards of the same ranks are equal
      Given the hole cards are
        | seat 1 | As 8d 6d 5s |
        | seat 2 | Ah 8c 6h 4h |
      And the board is Kh Qc Jd 9s 2h
      When seat 3 folds
      And seat 1 raises to 20
      And everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot
