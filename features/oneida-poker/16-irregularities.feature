Feature: Oneida Poker: operating rules and irregularities
  Who shows first, what is said and what it binds to, misdeals and dead rounds, hands that are fouled, collected or seen.

  @oneida-poker.P.1 @conduct @play
  Rule: It is for the player to see that a hand has lost before giving it up
    A hand that was given up wins nothing; a hand that was not speaks for itself.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc

    @reading:conceded-winner.dead
    Scenario: Who gives up the best hand at the showdown wins nothing
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seat 2 is going to concede the hand
      When everyone checks to the showdown
      Then seat 2 wins nothing
      And seat 1 wins 12 from the pot

    Scenario: A hand that loses anyway may be given up, and the best one wins by itself
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seat 1 is going to concede the hand
      When everyone checks to the showdown
      Then seat 2 wins 12 from the pot
      And seat 1 wins nothing

    @reading:conceded-winner.retrievable
    Scenario: The best hand, given up at the showdown, is taken back from the discards and wins
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seat 2 is going to concede the hand
      When everyone checks to the showdown
      Then seat 2 wins 12 from the pot
      And seat 1 wins nothing

    @reading:conceded-winner.dead
    Scenario: Of three the two best give up, and the third wins
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seat 2 is going to concede the hand
      And seat 1 is going to concede the hand
      When everyone checks to the showdown
      Then seat 3 wins 12 from the pot

  @oneida-poker.P.2 @discretion @trace
  Rule: Where there is a dispute the poker shift supervisor decides, and that is the end of it

    Background:
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Seat <seat> disputes a decision, the poker shift supervisor decides, and the same is not disputed again
      Given the cards are dealt
      When seat <seat> disputes a decision
      Then the act is accepted
      And each of the following happens once
        | who                    | does                | seat   |
        | poker shift supervisor | decides the dispute | <seat> |
      And none of the following happens
        | who         | does                |
        | floorperson | decides the dispute |
        | dealer      | decides the dispute |
      When seat <seat> disputes a decision
      Then the act is refused

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |

    Scenario: The round goes on after it
      Given the cards are dealt
      And seat 1 disputes a decision
      When everyone checks to the showdown
      Then the round stands

    Scenario: In the next round there may be another
      Given the cards are dealt
      And seat 1 disputes a decision
      And everyone checks to the showdown
      And the cards are dealt
      When seat 1 disputes a decision
      Then the act is accepted

    Scenario: In stud as well it is the poker shift supervisor
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 3 have 100
      And the cards are dealt
      When seat 1 disputes a decision
      Then each of the following happens once
        | who                    | does                | seat |
        | poker shift supervisor | decides the dispute | 1    |

  @oneida-poker.P.3 @conduct @trace
  Rule: A player keeps the cards where the dealer can see all of them, and the dealer sees to it

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Seat <seat> may not take them out of view
      Given the cards are dealt
      When seat <seat> takes the cards out of the dealer's view
      Then the act is refused
      But a call of 4 from seat 3 is taken

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: On the flop neither
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 2 takes the cards out of the dealer's view
      Then the act is refused
      But a bet of 4 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: In draw neither
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When seat 1 takes the cards out of the dealer's view
      Then the act is refused
      But a call of 4 from seat 3 is taken

    Scenario: In stud neither
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h |
        | seat 2 | 9s Jd 3c |
        | seat 3 | 2s 6d Jh |
      And the cards are dealt
      When seat 2 takes the cards out of the dealer's view
      Then the act is refused
      But a call of 2 from seat 3 is taken

  @oneida-poker.P.4 @procedure @play @trace
  Rule: The hand that wins at the showdown is shown whole and named before it is paid

    Scenario Outline: Where the board is the hand and the pot is shared, seat <seat> shows both hole cards
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | 4s 6d |
        | seat 2 | 9s 3d |
        | seat 3 | 8h 3c |
      And the board is As Kd Qh Jc Ts
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat   | cards   |
        | shows the hand | <seat> | <cards> |
        | awards the pot | <seat> |         |
      And seat <seat> wins 4 from the pot

      Examples:
        | seat | cards |
        | 1    | 4s 6d |
        | 2    | 9s 3d |
        | 3    | 8h 3c |

    @reading:shown-whole.all-cards
    Scenario: Both hole cards, though one of them alone makes the hand
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | 4s 6d |
        | seat 2 | 9s 3d |
        | seat 3 | 8s 3c |
      And the board is Ac Kc Qc Jc 2d
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | cards |
        | shows the hand | 3    | 8s 3c |
        | awards the pot | 3    |       |
      And seat 3 wins 12 from the pot

    @reading:shown-whole.all-cards
    Scenario: In Omaha all four
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 4s 4d Kh Qs |
        | seat 2 | As Ad 3h 8c |
        | seat 3 | Qd Qc 3c 6h |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | cards       |
        | shows the hand | 2    | As Ad 3h 8c |
        | awards the pot | 2    |             |

    Scenario: In draw all five
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 4s 6d 7h 8h Tc |
        | seat 2 | As Ad 3h 8c 9d |
        | seat 3 | Qs Qd 3c 6h 2c |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | cards          |
        | shows the hand | 2    | As Ad 3h 8c 9d |
        | awards the pot | 2    |                |

    @reading:shown-whole.all-cards
    Scenario: In seven-card stud all seven
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | 4s 6d 7h 8h Tc Jd 2c |
        | seat 2 | As Ad 3h 8c 9d Ks 5h |
        | seat 3 | Qs Qd 3c 6h 2d 9s Th |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | cards                |
        | shows the hand | 2    | As Ad 3h 8c 9d Ks 5h |
        | awards the pot | 2    |                      |

    Scenario: It is named before the pot goes to it
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | whose  | rank |
        | ranks the hand |      | seat 2 | pair |
        | awards the pot | 2    |        |      |
      And seat 2's hand is a pair

    @reading:shown-whole.the-five
    Scenario: In Omaha the two that are among the five
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 4s 4d Kh Qs |
        | seat 2 | As Ad 3h 8c |
        | seat 3 | Qd Qc 3c 6h |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | cards |
        | shows the hand | 2    | As Ad |
        | awards the pot | 2    |       |

    @reading:shown-whole.the-five
    Scenario: In seven-card stud the five that win
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | 4s 6d 7h 8h Tc Jd 2c |
        | seat 2 | As Ad 3h 8c 9d Ks 5h |
        | seat 3 | Qs Qd 3c 6h 2d 9s Th |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | cards          |
        | shows the hand | 2    | As Ad 8c 9d Ks |
        | awards the pot | 2    |                |

  @oneida-poker.P.4.s1 @procedure @play @trace
  Rule: Who made the last bet shows first, and the others after it clockwise

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Seat <seat> bets on the river, and shows first
      When the betting goes
        | round   | seat    | action      | to         |
        | preflop | 3       | calls       | 4          |
        | preflop | 1       | calls       | 4          |
        | preflop | 2       | checks      |            |
        | flop    | 1       | checks      |            |
        | flop    | 2       | checks      |            |
        | flop    | 3       | checks      |            |
        | turn    | 1       | checks      |            |
        | turn    | 2       | checks      |            |
        | turn    | 3       | checks      |            |
        | river   | <one>   | <act one>   | <to one>   |
        | river   | <two>   | <act two>   | <to two>   |
        | river   | <three> | <act three> | <to three> |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat     |
        | shows the hand | <seat>   |
        | shows the hand | <second> |
        | shows the hand | <third>  |

      Examples:
        | seat | second | third | one | act one | to one | two | act two | to two | three | act three | to three |
        | 1    | 2      | 3     | 1   | bets    | 8      | 2   | calls   | 8      | 3     | calls     | 8        |
        | 2    | 3      | 1     | 1   | checks  |        | 2   | bets    | 8      | 3     | calls     | 8        |
        | 3    | 1      | 2     | 1   | checks  |        | 2   | checks  |        | 3     | bets      | 8        |

    @reading:who-shows-first.last-raiser @reading:first-after-the-blinds.next-player
    Scenario: Of two who bet and raised, the one who raised shows first
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | river   | 1    | bets   | 8  |
        | river   | 2    | raises | 16 |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat |
        | shows the hand | 2    |
        | shows the hand | 3    |
        | shows the hand | 1    |

    @reading:who-shows-first.opener @reading:first-after-the-blinds.next-player
    Scenario: Of two who bet and raised, the one who bet shows first
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | river   | 1    | checks |    |
        | river   | 2    | bets   | 8  |
        | river   | 3    | raises | 16 |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat |
        | shows the hand | 2    |
        | shows the hand | 3    |
        | shows the hand | 1    |

    @reading:nobody-bet.first-to-act @reading:first-after-the-blinds.next-player
    Scenario: Where nobody has bet on the river, the first to act shows first
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | calls  | 8  |
        | turn    | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat |
        | shows the hand | 1    |
        | shows the hand | 2    |
        | shows the hand | 3    |

    @reading:nobody-bet.last-bettor-of-all @reading:first-after-the-blinds.next-player
    Scenario: Where nobody has bet on the river, the last who bet before shows first
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | calls  | 8  |
        | turn    | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat |
        | shows the hand | 2    |
        | shows the hand | 3    |
        | shows the hand | 1    |

    @reading:first-after-the-blinds.next-player
    Scenario: Who has folded is passed over
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | river   | 1    | checks |    |
        | river   | 2    | bets   | 8  |
        | river   | 3    | folds  |    |
        | river   | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat |
        | shows the hand | 2    |
        | shows the hand | 1    |
      And none of the following happens
        | does           | seat |
        | shows the hand | 3    |

    Scenario: Where nobody has bet in any round, the first to act shows first
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat |
        | shows the hand | 1    |
        | shows the hand | 2    |
        | shows the hand | 3    |

    Scenario: A hand that is given up between two others changes nothing of their order
      Given the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And seat 2 is going to concede the hand
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat |
        | shows the hand | 1    |
        | shows the hand | 3    |
      And none of the following happens
        | does           | seat |
        | shows the hand | 2    |

  @oneida-poker.P.4.s2 @procedure @play @trace
  Rule: A loser may give the hand up unseen, but the casino may have it shown

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc

    Scenario: Given up, it goes to the discards and is not shown
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the cards are dealt
      When seat 1 is going to concede the hand
      Then the act is accepted
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | count | where        | face |
        | discards cards | 1    | 2     | discard pile | down |
      And none of the following happens
        | does           | seat |
        | shows the hand | 1    |
      And seat 2 wins 12 from the pot

    Scenario: Who does not give it up shows it
      Given seat 1 is going to concede the hand
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat |
        | shows the hand | 2    |
        | shows the hand | 3    |

    Scenario Outline: On an order of the casino, by a <role>, it is shown, and wins nothing
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seat 1 is going to concede the hand
      When a <role> orders a disclosure
      Then the order is accepted
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | cards |
        | shows the hand | 1    | Ks Kd |
      And seat 1 wins nothing
      And seat 2 wins 12 from the pot

      Examples:
        | role        |
        | floorperson |
        | pit boss    |

    Scenario: A player's order is none, a floorperson's is
      Given the cards are dealt
      When a player orders a disclosure
      Then the order is refused
      When a floorperson orders a disclosure
      Then the order is accepted

    Scenario: After a player's order nothing is shown that was given up
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seat 1 is going to concede the hand
      When a player orders a disclosure
      Then the order is refused
      When everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | shows the hand | 1    |
      And seat 2 wins 12 from the pot
      When seat 1 is going to concede the hand
      Then the act is accepted

    @reading:conceded-winner.dead
    Scenario: The best hand, given up and shown on an order, wins nothing either
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seat 2 is going to concede the hand
      And a floorperson orders a disclosure
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | cards |
        | shows the hand | 2    | As Ad |
      And seat 2 wins nothing
      And seat 1 wins 12 from the pot

  @oneida-poker.P.5 @irregularity @play @trace
  Rule: Who folds while all check leaves a position that still gets cards, until somebody bets
    So it is with who folds after the forced bet or the blind. In games without cards for single positions nothing comes of it.

    Background:
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc Ac |
        | seat 2 | 9s Jd 3c 8c 7s |
        | seat 3 | 2s 6d Jh 4c 5h |

    @reading:forced-bettor-option.none
    Scenario: Folded on a round of checks, the position gets the next card
      When the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | folds  |    |
      Then each of the following happens once
        | does  | to     | number |
        | deals | seat 1 | 5      |
        | deals | seat 2 | 5      |
        | deals | seat 3 | 5      |
      And it is seat 1's turn

    @reading:forced-bettor-option.none
    Scenario: Nobody bets any more, and it gets all cards, but wins nothing
      When the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | folds  |    |
      And everyone checks to the showdown
      Then seat 3 has 7 cards
      And seat 3 wins nothing
      And none of the following happens
        | does           | seat | round        |
        | shows the hand | 3    |              |
        | gives the turn | 3    | fifth street |
        | gives the turn | 3    | sixth street |

    @reading:forced-bettor-option.none
    Scenario: A bet in the next round ends it from the next street on
      When the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | folds  |    |
        | fifth street  | 1    | bets   | 8  |
        | fifth street  | 2    | calls  | 8  |
      And everyone checks to the showdown
      Then seat 3 has 5 cards
      And seat 1 has 7 cards
      And seat 2 has 7 cards

    @reading:forced-bettor-option.none
    Scenario: A bet later in the same round ends it at once
      Given seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc Ac 3h |
        | seat 2 | 9s Jd 3c 8c 7s 3s |
        | seat 3 | 2s 6d Jh 4c 5h 4h |
        | seat 4 | 2d 6c Th 9c 5s 4d |
      When the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 4    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | checks |    |
        | fourth street | 4    | folds  |    |
        | fifth street  | 1    | checks |    |
        | fifth street  | 2    | folds  |    |
        | fifth street  | 3    | bets   | 8  |
        | fifth street  | 1    | calls  | 8  |
      Then seat 4 has 5 cards
      And seat 2 has 5 cards
      And seat 1 has 6 cards
      And seat 3 has 6 cards

    @reading:forced-bettor-option.none
    Scenario: Who folds to a bet gets no more card, though who folded before it did
      Given seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc Ac 3h |
        | seat 2 | 9s Jd 3c 8c 7s 3s |
        | seat 3 | 2s 6d Jh 4c 5h 4h |
        | seat 4 | 2d 6c Th 9c 5s 4d |
      When the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 4    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | checks |    |
        | fourth street | 4    | folds  |    |
        | fifth street  | 1    | bets   | 8  |
        | fifth street  | 2    | calls  | 8  |
        | fifth street  | 3    | folds  |    |
      Then seat 4 has 5 cards
      And seat 3 has 5 cards
      And seat 2 has 6 cards
      And seat 1 has 6 cards

    @reading:raise-of-the-forced-bet.completes
    @reading:subsequent-bet.after-the-forced-bet
    Scenario: A raise of the forced bet is a bet, too: who folds to it gets no more card
      Given seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc Ac |
        | seat 2 | 9s Jd 3c 8c 7s |
        | seat 3 | 2s 6d Jh 4c 5h |
        | seat 4 | 2d 6c Th 9c 5s |
      When the betting goes
        | round        | seat | action | to |
        | third street | 3    | raises | 4  |
        | third street | 4    | calls  | 4  |
        | third street | 1    | folds  |    |
        | third street | 2    | folds  |    |
      Then seat 1 has 3 cards
      And seat 2 has 3 cards
      And seat 3 has 4 cards
      And seat 4 has 4 cards

    @reading:forced-bettor-option.may-raise
    Scenario: Who folds after the forced bet, nobody having raised it, leaves such a position, too
      When the betting goes
        | round        | seat | action | to |
        | third street | 3    | calls  | 2  |
        | third street | 1    | calls  | 2  |
        | third street | 2    | folds  |    |
      Then seat 2 has 4 cards
      And seat 1 has 4 cards

    @reading:subsequent-bet.after-the-fold @reading:raise-of-the-forced-bet.completes
    Scenario: A raise before the fold is no subsequent bet: who placed the forced bet and folds to it gets cards until the next
      Given seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc Ac |
        | seat 2 | 9s Jd 3c 8c 7s |
        | seat 3 | 2s 6d Jh 4c 5h |
        | seat 4 | 2d 6c Th 9c 5s |
      When the betting goes
        | round        | seat | action | to |
        | third street | 3    | raises | 4  |
        | third street | 4    | calls  | 4  |
        | third street | 1    | folds  |    |
        | third street | 2    | folds  |    |
      Then seat 1 has 3 cards
      And seat 2 has 4 cards
      And seat 3 has 4 cards
      And seat 4 has 4 cards

  @oneida-poker.P.6 @irregularity @play @trace
  Rule: In a misdeal all cards come back to the dealer and are shuffled again
    The bets come back with them.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: They come back and are shuffled again: dealt without a <what>
      Given the house's way of shuffling is by hand
      And the cards are going to be dealt without a <what> by mistake
      And the cards are dealt
      When the error is noticed
      And the house goes on
      Then the following happens, in this order
        | who    | does            | whose       | number |
        | dealer | voids all hands |             |        |
        | dealer | collects cards  | all players |        |
        |        | ends the round  |             | 1      |
        | dealer | shuffles        |             |        |
      And each of the following happens once
        | who    | does           | whose       |
        | dealer | collects cards | all players |

      Examples:
        | what    |
        | shuffle |
        | cut     |

    @reading:first-after-the-blinds.next-player
    @reading:misdeal-bets.returned
    Scenario: Blinds and bets come back
      Given the cards are going to be dealt without a cut by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
      When the error is noticed
      Then each of the following happens once
        | does            | seat | amount |
        | returns the bet | 1    | 8      |
        | returns the bet | 2    | 4      |
        | returns the bet | 3    | 8      |
      And every bet is returned

    @reading:button-after-a-void-round.stays
    Scenario: The button stays for the next round
      Given the cards are going to be dealt without a cut by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      When the cards are dealt
      Then the dealer button is at seat 3

    @reading:button-after-a-void-round.moves
    Scenario: The button moves on for the next round
      Given the cards are going to be dealt without a cut by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      When the cards are dealt
      Then the dealer button is at seat 1

    Scenario: The next round is played as usual
      Given the cards are going to be dealt without a cut by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      When 1 round is played
      Then the round stands

    @reading:first-after-the-blinds.next-player
    Scenario: Nobody wins anything of it
      Given the cards are going to be dealt without a shuffle by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the error is noticed
      Then seat 1 wins nothing
      And seat 2 wins nothing
      And seat 3 wins nothing

    @reading:misdeal-bets.left-in @reading:button-after-a-void-round.stays @reading:first-after-the-blinds.next-player
    Scenario: Left in the pot, the blinds of a misdeal are won in the next round
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the cards are going to be dealt without a cut by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      And none of the following happens
        | does            |
        | returns the bet |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | folds  |    |
      Then seat 2 wins 16 from the pot

  @oneida-poker.P.6.s1 @irregularity @play @trace
  Rule: Four errors are cause for a misdeal
    No shuffle or cut, a wrong start, several cards face up, a player left out; a lesser slip is none.

    Background:
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: <error>
      Given <mistake> by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void

      Examples:
        | error                       | mistake                                           |
        | The cards were not shuffled | the cards are going to be dealt without a shuffle |
        | The cards were not cut      | the cards are going to be dealt without a cut     |
        | The deal began at seat 2    | the deal is going to begin at seat 2              |
        | Seat 1 was left out         | seat 1 is going to be dealt no cards              |

    Scenario: Two cards lie face up in the deck
      Given cards 2 and 3 of the deck lie face up
      When the cards are dealt
      Then all hands are void

    Scenario: One card face up is none, two are
      Given card 2 of the deck lies face up
      When everyone checks to the showdown
      Then the round stands
      When cards 2 and 3 of the deck lie face up
      And the cards are dealt
      Then all hands are void

    Scenario: A card too many for one player spoils that hand, and makes no misdeal; no shuffle makes one
      Given seat 2 is going to be dealt 3 cards by mistake
      And the cards are dealt
      When the error is noticed
      And everyone checks to the showdown
      Then each of the following happens once
        | does         | seat |
        | voids a hand | 2    |
      And the round stands
      When the cards are going to be dealt without a shuffle by mistake
      And the cards are dealt
      And the error is noticed
      Then all hands are void

    Scenario: A card turned up in the dealing is exchanged, and makes no misdeal; no cut makes one
      Given card 1 of seat 2 is going to be turned up in the dealing
      And the cards are dealt
      When the error is noticed
      And everyone checks to the showdown
      Then the round stands
      When the cards are going to be dealt without a cut by mistake
      And the cards are dealt
      And the error is noticed
      Then all hands are void

  @oneida-poker.P.6.a @irregularity @trace
  Rule: Cards that were not shuffled and cut as they have to be are a misdeal
    Whenever it is found while the round goes on.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:misdeal-bets.returned
    Scenario Outline: Dealt without a <what>, found before anybody has acted
      Given the cards are going to be dealt without a <what> by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      And every bet is returned

      Examples:
        | what    |
        | shuffle |
        | cut     |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Dealt without a <what>, found on the flop after everybody has bet
      Given the cards are going to be dealt without a <what> by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
      When the error is noticed
      Then all hands are void

      Examples:
        | what    |
        | shuffle |
        | cut     |

    Scenario: Shuffled and cut, the round stands, without a cut it does not
      When everyone checks to the showdown
      Then the round stands
      When the cards are going to be dealt without a cut by mistake
      And the cards are dealt
      And the error is noticed
      Then all hands are void

    Scenario Outline: No <what> comes before such a deal
      Given the cards are going to be dealt without a <what> by mistake
      When the cards are dealt
      Then none of the following happens
        | does   |
        | <does> |
      When the error is noticed
      Then all hands are void

      Examples:
        | what    | does     |
        | cut     | cuts     |
        | shuffle | shuffles |

  @oneida-poker.P.6.b @irregularity @play @trace
  Rule: A deal from a wrong position is a misdeal, if it is found before two players have bet of their own will
    Blinds and forced bets are not of their own will.

    Background:
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4

    @reading:misdeal-bets.returned
    Scenario: Found when the cards are out
      Given the deal is going to begin at seat 3 by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      And every bet is returned

    @reading:first-after-the-blinds.next-player
    Scenario: Found when one player has bet
      Given the deal is going to begin at seat 3 by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
      When the error is noticed
      Then all hands are void

    @reading:first-after-the-blinds.next-player
    Scenario: Folds are no bets
      Given the deal is going to begin at seat 3 by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 4  |
      When the error is noticed
      Then all hands are void

    @reading:first-after-the-blinds.next-player
    Scenario: Two bets of the same player are not bets of two players
      Given the deal is going to begin at seat 3 by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
      When the error is noticed
      Then all hands are void

    @reading:late-misdeal.played-on @reading:voluntary-bets.any-call @reading:first-after-the-blinds.next-player
    Scenario: Found when two have bet, the round is played on
      Given the deal is going to begin at seat 3 by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
      When the error is noticed
      And everyone checks to the showdown
      Then the round stands
      When the deal is going to begin at seat 3 by mistake
      And the cards are dealt
      And the error is noticed
      Then all hands are void

    @reading:late-misdeal.dead @reading:voluntary-bets.any-call @reading:first-after-the-blinds.next-player
    Scenario: Found when two have bet, the round is dead all the same
      Given the deal is going to begin at seat 3 by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
      When the error is noticed
      Then all hands are void

    @reading:late-misdeal.played-on @reading:voluntary-bets.bets-and-raises @reading:first-after-the-blinds.next-player
    Scenario: Two calls of the blind are not yet two bets
      Given the deal is going to begin at seat 3 by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
      When the error is noticed
      Then all hands are void

    @reading:late-misdeal.played-on @reading:first-after-the-blinds.next-player
    Scenario: A raise and a raise again are two bets
      Given the deal is going to begin at seat 3 by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | raises | 12 |
      When the error is noticed
      And everyone checks to the showdown
      Then the round stands
      When the deal is going to begin at seat 3 by mistake
      And the cards are dealt
      And the error is noticed
      Then all hands are void

    @reading:late-misdeal.dead @reading:first-after-the-blinds.next-player
    Scenario: A raise and a raise again, and the round is dead all the same
      Given the deal is going to begin at seat 3 by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | raises | 12 |
      When the error is noticed
      Then all hands are void

    Scenario: From the right position the round stands
      When everyone checks to the showdown
      Then the round stands
      When the deal is going to begin at seat 3 by mistake
      And the cards are dealt
      And the error is noticed
      Then all hands are void

    Scenario: The wrong start is seen in the deal
      Given the deal is going to begin at seat 3 by mistake
      When the cards are dealt
      Then the following happens, in this order
        | does  | to     | number |
        | deals | seat 3 | 1      |
        | deals | seat 4 | 1      |
        | deals | seat 1 | 1      |
        | deals | seat 2 | 1      |
      When the error is noticed
      Then all hands are void

    Scenario: In stud, too, found after the forced bet and one call
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the deal is going to begin at seat 3 by mistake
      And the cards fall as
        | seat 1 | Ts 8d 9h |
        | seat 2 | 9s Jd 3c |
        | seat 3 | 2s 6d Jh |
        | seat 4 | 4s 6c Qh |
      And the betting goes
        | round        | seat | action | to |
        | third street | 3    | calls  | 2  |
      When the error is noticed
      Then all hands are void

  @oneida-poker.P.6.c @irregularity @play @trace
  Rule: More than one card face up in the deck is a misdeal
    One alone is only set aside.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: <which>
      Given cards <positions> of the deck lie face up
      When the cards are dealt
      Then all hands are void

      Examples:
        | which                | positions  |
        | The first two        | 1 and 2    |
        | One behind the other | 4 and 5    |
        | Three                | 2, 3 and 4 |

    @reading:several-face-up.over-the-round
    Scenario: One in the deal and one in the flop
      Given cards 2 and 9 of the deck lie face up
      When everyone checks to the showdown
      Then all hands are void

    @reading:several-face-up.at-one-time
    Scenario: One in the deal and one in the flop are not found together, two in the flop are
      Given cards 2 and 9 of the deck lie face up
      When everyone checks to the showdown
      Then the round stands
      When cards 8 and 9 of the deck lie face up
      And 1 round is played
      Then all hands are void

    Scenario: One in this round and one in the next are not two in one
      Given card 2 of the deck lies face up
      When everyone checks to the showdown
      Then the round stands
      When card 3 of the deck lies face up
      And 1 round is played
      Then the round stands
      When cards 3 and 4 of the deck lie face up
      And the cards are dealt
      Then all hands are void

    Scenario: A second that nobody comes to is none
      Given cards 2 and 16 of the deck lie face up
      When everyone checks to the showdown
      Then the round stands
      When cards 2 and 3 of the deck lie face up
      And the cards are dealt
      Then all hands are void

    @reading:several-face-up.over-the-round
    Scenario: The second is the last card that is dealt
      Given cards 2 and 15 of the deck lie face up
      When everyone checks to the showdown
      Then all hands are void

    @reading:misdeal-bets.returned
    Scenario: Found together on the flop, what was bet comes back
      Given cards 8 and 9 of the deck lie face up
      When everyone checks to the showdown
      Then all hands are void
      And every bet is returned

  @oneida-poker.P.6.d @irregularity @play @trace
  Rule: A player left out of the deal is a misdeal, if it is found before two players have bet of their own will

    Background:
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4

    @reading:misdeal-bets.returned
    Scenario Outline: Seat <seat> was left out, and it is found when the cards are out
      Given seat <seat> is going to be dealt no cards by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      And every bet is returned

      Examples:
        | seat |
        | 1    |
        | 3    |
        | 4    |

    @reading:first-after-the-blinds.next-player
    Scenario: Found when one player has bet and another folded
      Given seat 2 is going to be dealt no cards by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | folds  |    |
      When the error is noticed
      Then all hands are void

    @reading:late-misdeal.played-on @reading:voluntary-bets.any-call @reading:first-after-the-blinds.next-player
    Scenario: Found when two have bet, the round is played on without the player
      Given seat 2 is going to be dealt no cards by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
      When the error is noticed
      And everyone checks to the showdown
      Then the round stands
      And seat 2 wins nothing
      When seat 1 is going to be dealt no cards by mistake
      And the cards are dealt
      And the error is noticed
      Then all hands are void

    @reading:late-misdeal.dead @reading:voluntary-bets.any-call @reading:first-after-the-blinds.next-player
    Scenario: Found when two have bet, the round is dead all the same, a player left out
      Given seat 2 is going to be dealt no cards by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
      When the error is noticed
      Then all hands are void

    @reading:late-misdeal.played-on @reading:voluntary-bets.bets-and-raises @reading:first-after-the-blinds.next-player
    Scenario: Two calls of the blind are not yet two bets, a player left out
      Given seat 2 is going to be dealt no cards by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
      When the error is noticed
      Then all hands are void

    @reading:late-misdeal.played-on @reading:first-after-the-blinds.next-player
    Scenario: A raise and a raise again are two bets, a player left out
      Given seat 2 is going to be dealt no cards by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | raises | 12 |
      When the error is noticed
      And everyone checks to the showdown
      Then the round stands
      And seat 2 wins nothing

    Scenario: A seat that was not to be dealt in is not left out
      Given seat 6 is going to be dealt no cards by mistake
      And the cards are dealt
      When the error is noticed
      And everyone checks to the showdown
      Then the round stands
      When seat 1 is going to be dealt no cards by mistake
      And the cards are dealt
      And the error is noticed
      Then all hands are void

    Scenario: After it everybody is dealt in again
      Given seat 3 is going to be dealt no cards by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      When the cards are dealt
      Then seat 3 has 2 cards

  @oneida-poker.P.7 @irregularity @play @trace
  Rule: A card dealt to somebody who is not eligible kills the round, and everybody gets back what was put in

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: <cards> to a seat where nobody sits
      Given seats 1 to 3 have 100
      And seat 6 is going to be dealt <cards> by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      And every bet is returned

      Examples:
        | cards   |
        | 1 card  |
        | 2 cards |

    Scenario: A card to a player who has too little to take part
      Given seats 1 to 3 have 100
      And seat 5 has 3
      And seat 5 is going to be dealt 1 card by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      And every bet is returned

    @reading:first-after-the-blinds.next-player
    Scenario: Found late, when everybody has bet, it is dead all the same
      Given seats 1 to 3 have 100
      And seat 6 is going to be dealt 1 card by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
        | turn    | 1    | bets   | 8  |
      When the error is noticed
      Then all hands are void
      And each of the following happens once
        | does            | seat | amount |
        | returns the bet | 1    | 16     |
        | returns the bet | 2    | 8      |
        | returns the bet | 3    | 4      |
      And every bet is returned

    @reading:first-after-the-blinds.next-player @reading:taking-off.between-rounds
    Scenario: Each has the chips of before in the next round
      Given seats 1 to 3 have 100
      And seat 3 takes 92 off the table
      And seat 6 is going to be dealt 1 card by mistake
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
      When the error is noticed
      Then all hands are void
      When the cards are dealt
      Then seat 3 has 2 cards

    Scenario: A player who sits there with enough is eligible
      Given seats 1 to 3 have 100
      And seat 6 has 100
      When everyone checks to the showdown
      Then the round stands
      And seat 6 has 2 cards
      When seat 5 is going to be dealt 1 card by mistake
      And the cards are dealt
      And the error is noticed
      Then all hands are void

    Scenario: In stud the antes go back as well
      Given an Oneida Seven-Card Stud High table
      And the house's ante is 1
      And the house's forced bet is 2
      And seats 1 to 3 have 100
      And the cards fall as
        | seat 1 | Ac 3c Kh |
        | seat 2 | Ad 3d 2c |
        | seat 3 | 4c 8d Qs |
      And seat 6 is going to be dealt 1 card by mistake
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      And each of the following happens once
        | does            | seat | amount |
        | returns the bet | 1    | 1      |
        | returns the bet | 2    | 3      |
        | returns the bet | 3    | 1      |

  @oneida-poker.P.8 @irregularity @play @trace
  Rule: Missing or additional cards kill the round; what was put in comes back, and the deck leaves the table

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: The deck <is> <cards>
      Given the deck <is> <cards>
      And the cards are dealt
      When the error is noticed
      Then all hands are void
      And every bet is returned
      And each of the following happens once
        | does              | deck   |
        | takes out of play | deck 1 |

      Examples:
        | is  | cards           |
        | is  | 1 card short    |
        | is  | 2 cards short   |
        | has | 1 card too many |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Found on the flop, after <last> too
      Given the deck is 1 card short
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | <act>  | 4  |
      When the error is noticed
      Then all hands are void
      And each of the following happens once
        | does            | seat | amount |
        | returns the bet | 1    | 8      |
        | returns the bet | 2    | 8      |
        | returns the bet | 3    | 4      |

      Examples:
        | last   | act   |
        | a call | calls |

    @reading:first-after-the-blinds.next-player
    Scenario: Found before the flop, what was bet comes back
      Given the deck is 1 card short
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
      When the error is noticed
      Then all hands are void
      And each of the following happens once
        | does            | seat | amount |
        | returns the bet | 1    | 8      |
        | returns the bet | 2    | 4      |
        | returns the bet | 3    | 8      |

    @reading:first-after-the-blinds.next-player
    Scenario: Found on the river, what was bet comes back
      Given the deck has 1 card too many
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | calls  | 8  |
        | turn    | 3    | folds  |    |
        | river   | 1    | bets   | 8  |
      When the error is noticed
      Then all hands are void
      And each of the following happens once
        | does            | seat | amount |
        | returns the bet | 1    | 20     |
        | returns the bet | 2    | 12     |
        | returns the bet | 3    | 4      |
      And each of the following happens once
        | does              | deck   |
        | takes out of play | deck 1 |

    @reading:removed-deck.play-on
    Scenario: The next round is dealt from the other deck
      Given the deck is 1 card short
      And the cards are dealt
      When the error is noticed
      And the cards are dealt
      Then each of the following happens once
        | does             | deck   |
        | starts the round | deck 2 |

    Scenario: A whole deck kills nothing
      When everyone checks to the showdown
      Then the round stands
      And none of the following happens
        | does              |
        | takes out of play |
      When the deck is 1 card short
      And the cards are dealt
      And the error is noticed
      Then all hands are void

  @oneida-poker.P.9 @irregularity @play @trace
  Rule: A card that lies face up in the deck is not used and goes to the discards

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario: The next card takes its place, and everybody has the right number
      Given the hole cards are
        | seat 1 | As Kd |
        | seat 2 | 9c 7h |
        | seat 3 | 2h 4d |
      And card 2 of the deck lies face up
      When the cards are dealt
      Then the following happens, in this order
        | who    | does     | to     | number | card | cards | where        |
        |        | deals    | seat 1 | 1      | As   |       |              |
        | dealer | finds    |        |        |      | 9c    |              |
        | dealer | discards |        |        |      | 9c    | discard pile |
        |        | deals    | seat 2 | 1      | 2h   |       |              |
        |        | deals    | seat 3 | 1      | Kd   |       |              |
      And none of the following happens
        | does  | card |
        | deals | 9c   |
      And seat 1 has 2 cards
      And seat 2 has 2 cards
      And seat 3 has 2 cards

    Scenario: The round stands
      Given card 2 of the deck lies face up
      When everyone checks to the showdown
      Then the round stands

    Scenario Outline: So it is with <which>
      Given card <position> of the deck lies face up
      When everyone checks to the showdown
      Then each of the following happens once
        | who    | does     | where        |
        | dealer | discards | discard pile |
      And the round stands

      Examples:
        | which                 | position |
        | the first card        | 1        |
        | the last hole card    | 6        |
        | the card to be burned | 7        |
        | a card of the flop    | 9        |
        | the turn              | 12       |
        | the river             | 14       |

    Scenario: In draw it is with a card that is drawn
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 4s 6d 7h 8h Tc |
        | seat 2 | As Ad 3h 8c 9d |
        | seat 3 | Qs Qd 3c 6h 2c |
      And the discards are
        | seat 1 | 4s |
      And card 17 of the deck lies face up
      When everyone checks to the showdown
      Then each of the following happens once
        | who    | does  | face |
        | dealer | finds | up   |
      And seat 1 has 6 cards
      And the round stands

  @oneida-poker.P.10 @irregularity @play @trace
  Rule: Who has not protected the hand has no redress when it is fouled or collected by accident
    What the player has put in stays in the pot.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Not protected, <what>
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When <what>
      And everyone checks to the showdown
      Then each of the following happens once
        | does         | seat |
        | voids a hand | 2    |
      And none of the following happens
        | does            | seat |
        | returns the bet | 2    |
      And seat 2 wins nothing
      And seat 1 wins 12 from the pot

      Examples:
        | what                                              |
        | the hand of seat 2 touches the discards           |
        | the dealer collects the hand of seat 2 by mistake |

    @reading:first-after-the-blinds.next-player
    Scenario: A hand that can still be made out is not fouled, and plays on
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the hand of seat 2 touches the discards, and can be made out
      And the hand of seat 1 touches the discards
      And everyone checks to the showdown
      Then none of the following happens
        | does         | seat |
        | voids a hand | 2    |
      And each of the following happens once
        | does         | seat |
        | voids a hand | 1    |
      And seat 2 wins 12 from the pot

    @reading:first-after-the-blinds.next-player
    Scenario: No turn comes to it any more
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the dealer collects the hand of seat 2 by mistake
      And seat 1 checks
      Then it is seat 3's turn

  @oneida-poker.P.10.a @irregularity @play @trace
  Rule: In stud hole cards are taken as protected against being fouled

    Background:
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h |
        | seat 2 | 9s Jd 3c |
        | seat 3 | 2s 6d Jh |

    Scenario: Fouled, the player gets back what was put in, without having protected anything
      Given the betting goes
        | round        | seat | action | to |
        | third street | 3    | calls  | 2  |
      When the hand of seat 3 touches the discards
      And the house goes on
      Then each of the following happens once
        | does            | seat | amount |
        | returns the bet | 3    | 3      |

    Scenario: In five-card stud as well
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | 8d 9h |
        | seat 2 | Jd 3c |
        | seat 3 | 6d Jh |
      And the betting goes
        | round         | seat | action | to |
        | second street | 3    | calls  | 2  |
      When the hand of seat 3 touches the discards
      And the house goes on
      Then each of the following happens once
        | does            | seat | amount |
        | returns the bet | 3    | 3      |

    Scenario: Collected by the dealer, they are not
      Given the betting goes
        | round        | seat | action | to |
        | third street | 3    | calls  | 2  |
        | third street | 1    | calls  | 2  |
      When the dealer collects the hand of seat 3 by mistake
      And the hand of seat 1 touches the discards
      Then each of the following happens once
        | does         | seat |
        | voids a hand | 3    |
        | voids a hand | 1    |
      And each of the following happens once
        | does            | seat | amount |
        | returns the bet | 1    | 3      |
      And none of the following happens
        | does            | seat |
        | returns the bet | 3    |

  @oneida-poker.P.10.b @irregularity @trace
  Rule: A protected hand that touches the discards is put together again, if it can be, and the round goes on

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      And the cards are dealt
      And seat 2 protects the hand

    @reading:first-after-the-blinds.next-player
    Scenario: It can be made out, and it may win
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the hand of seat 2 touches the discards, and can be made out
      And everyone checks to the showdown
      Then each of the following happens once
        | who    | does                  | seat |
        | dealer | reconstructs the hand | 2    |
      And none of the following happens
        | does            | seat |
        | voids a hand    | 2    |
        | returns the bet | 2    |
      And seat 2 wins 12 from the pot
      And the round stands

    @reading:first-after-the-blinds.next-player
    Scenario: One that can be made out plays on, one that cannot is dead
      Given seat 1 protects the hand
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the hand of seat 2 touches the discards, and can be made out
      And the hand of seat 1 touches the discards
      And everyone checks to the showdown
      Then each of the following happens once
        | who    | does                  | seat |
        | dealer | reconstructs the hand | 2    |
        |        | voids a hand          | 1    |
      And seat 2 wins 8 from the pot
      And seat 1 wins nothing

  @oneida-poker.P.10.c @irregularity @play @trace
  Rule: Whose protected hand is collected or fouled gets back everything put in, unless the player had a part in it

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Protected, <what>
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the cards are dealt
      And seat 2 protects the hand
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      When <what>
      And everyone checks to the showdown
      Then each of the following happens once
        | does            | seat | amount |
        | returns the bet | 2    | 8      |
      And seat 2 wins nothing
      And seat 1 wins 16 from the pot

      Examples:
        | what                                              |
        | the hand of seat 2 touches the discards           |
        | the dealer collects the hand of seat 2 by mistake |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Had the player a part in it, nothing comes back: <what>
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the cards are dealt
      And seat 2 protects the hand
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      When <what>, by the player's own act
      And everyone checks to the showdown
      Then none of the following happens
        | does            | seat |
        | returns the bet | 2    |
      And seat 2 wins nothing
      And seat 1 wins 24 from the pot

      Examples:
        | what                                              |
        | the hand of seat 2 touches the discards           |
        | the dealer collects the hand of seat 2 by mistake |

    @reading:first-after-the-blinds.next-player
    Scenario: What was put in comes back from every round of betting, not from the last alone
      Given the cards are dealt
      And seat 2 protects the hand
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      When the dealer collects the hand of seat 2 by mistake
      And the house goes on
      Then each of the following happens once
        | does            | seat | amount |
        | returns the bet | 2    | 12     |

  @oneida-poker.P.10.d @irregularity @play @trace
  Rule: Who goes away from the table has no interest in the pot; the cards are collected and discarded

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc

    @reading:first-after-the-blinds.next-player
    Scenario: The cards go, and what was put in stays
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 2 leaves the table
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | where        |
        | dealer | collects cards | seat 2 |      |              |
        |        | discards cards |        | 2    | discard pile |
      And none of the following happens
        | does            | seat |
        | returns the bet | 2    |
        | gives the turn  | 2    |
      And seat 1 wins 12 from the pot
      And seat 2 wins nothing

    @reading:first-after-the-blinds.next-player
    Scenario: Only one is left, and wins
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | folds  |    |
      When seat 2 leaves the table
      Then seat 3 wins 10 from the pot

    @reading:first-after-the-blinds.next-player
    @reading:standing.no-further-hand
    Scenario: Who only stands up beside the table keeps the hand
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 2 stands up and stays at the table
      And seat 1 leaves the table
      And everyone checks to the showdown
      Then each of the following happens once
        | who    | does           | whose  |
        | dealer | collects cards | seat 1 |
      And seat 2 wins 12 from the pot

    @reading:all-in-leaver.collected @reading:first-after-the-blinds.next-player
    Scenario: Who is all-in and goes away loses the interest as well
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 3 have 100
      And seat 2 has 8
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      When seat 2 leaves the table
      And everyone checks to the showdown
      Then seat 2 wins nothing
      And seat 1 wins 24 from the pot

    @reading:all-in-leaver.retained @reading:first-after-the-blinds.next-player
    Scenario: Who is all-in and goes away keeps the interest, another who goes does not
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1, 3 and 4 have 100
      And seat 2 has 8
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
        | seat 4 | Ah Ac |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
      When seat 2 leaves the table
      And seat 1 leaves the table
      Then each of the following happens once
        | who    | does           | whose  |
        | dealer | collects cards | seat 1 |
      And seat 2 wins 26 from the pot

    @reading:standing.no-part @reading:first-after-the-blinds.next-player
    Scenario: Who stands up is seated no more, and the cards are collected as well
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 2 stands up and stays at the table
      And everyone checks to the showdown
      Then each of the following happens once
        | who    | does           | whose  |
        | dealer | collects cards | seat 2 |
      And seat 1 wins 12 from the pot

    @reading:first-after-the-blinds.next-player
    Scenario: So it is on the river
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | river   | 1    | checks |    |
      When seat 2 leaves the table
      And everyone checks to the showdown
      Then seat 1 wins 12 from the pot
      And seat 2 wins nothing

  @oneida-poker.P.11 @irregularity @play @trace
  Rule: What the dealer is told so that it can be heard goes before gestures and binds whose turn it is

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario: "Call" was said, and chips for a raise are a call
      When seat 3 says "call"
      Then the announcement is accepted
      When seat 3 pushes 8 forward
      Then each of the following happens once
        | who    | does             | seat | total | amount |
        | dealer | corrects the bet | 3    | 4     |        |
        |        | calls            | 3    |       | 4      |
      And none of the following happens
        | does   | seat |
        | raises | 3    |
      And it is seat 1's turn

    @reading:first-after-the-blinds.next-player
    Scenario: "Raise to 8" was said, and chips for a call are a raise
      When seat 3 says "raise to 8"
      Then the announcement is accepted
      When seat 3 pushes 4 forward
      Then the following happens, in this order and once each
        | who    | does             | seat | total | to |
        | dealer | corrects the bet | 3    | 8     |    |
        |        | raises           | 3    |       | 8  |
      And none of the following happens
        | does  | seat |
        | calls | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: "Bet 4" was said, and a knock on the table is a bet
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 says "bet 4"
      When seat 1 knocks on the table
      And the house goes on
      Then each of the following happens once
        | does | seat | amount |
        | bets | 1    | 4      |
      And none of the following happens
        | does   | seat |
        | checks | 1    |

    @reading:first-after-the-blinds.next-player
    Scenario: Without a word a knock on the table is a check
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 knocks on the table
      Then each of the following happens once
        | does   | seat |
        | checks | 1    |
      And it is seat 2's turn

    @reading:first-after-the-blinds.next-player
    Scenario: What the dealer has not heard does not count, and the chips do
      When seat 3 says "raise to 8", unheard by the dealer
      Then the announcement is refused
      When seat 3 pushes 4 forward
      Then the bet is accepted
      And each of the following happens once
        | does  | seat | amount |
        | calls | 3    | 4      |

    @reading:out-of-turn.not-binding
    Scenario: Whose turn it is not, is not bound
      Given the cards are dealt
      When seat 2 says "fold"
      Then the announcement is refused
      When seat 3 pushes 4 forward
      And seat 1 pushes 2 forward
      Then a check from seat 2 is taken

    @reading:out-of-turn.binding-if-unchanged @reading:first-after-the-blinds.next-player
    Scenario: Whose turn it is not, is bound where nobody before has bet or raised meanwhile
      Given the cards are dealt
      And seat 1 says "call"
      And seat 3 calls
      When seat 1 pushes 6 forward
      Then each of the following happens once
        | does  | seat | amount |
        | calls | 1    | 2      |
      And none of the following happens
        | does   | seat |
        | raises | 1    |

  @oneida-poker.P.11.a @irregularity @play @trace
  Rule: In face of a bet, made or to be made, cards turned away are a fold

    @reading:first-after-the-blinds.next-player
    Scenario: The hand pushed away in hold'em
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 discards the hand face down
      Then each of the following happens once
        | does           | seat | count | where        |
        | folds          | 3    |       |              |
        | discards cards | 3    | 2     | discard pile |
      And it is seat 1's turn

    Scenario: The up-cards turned over in stud
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h |
        | seat 2 | 9s Jd 3c |
        | seat 3 | 2s 6d Jh |
      When seat 3 turns the up-cards face down
      Then each of the following happens once
        | does  | seat |
        | folds | 3    |
      And it is seat 1's turn

    @reading:fold-without-a-bet.fold @reading:first-after-the-blinds.next-player
    Scenario: Where nobody has bet yet, it is a fold, too
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | first   | 3    | calls  | 4  |
        | first   | 1    | calls  | 4  |
        | first   | 2    | checks |    |
      When seat 1 discards the hand face down
      Then each of the following happens once
        | does  | seat |
        | folds | 1    |
      And it is seat 2's turn

    @reading:fold-without-a-bet.fold @reading:forced-bettor-option.none
    Scenario: Where nobody has bet on a street of stud, it is a fold, too
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc |
        | seat 2 | 9s Jd 3c 8c |
        | seat 3 | 2s 6d Jh 4c |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
      When seat 2 turns the up-cards face down
      Then each of the following happens once
        | does  | seat |
        | folds | 2    |
      And it is seat 3's turn

    @reading:fold-without-a-bet.check @reading:first-after-the-blinds.next-player
    Scenario: Where nobody has bet yet, it is a check
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | first   | 3    | calls  | 4  |
        | first   | 1    | calls  | 4  |
        | first   | 2    | checks |    |
      When seat 1 discards the hand face down
      Then each of the following happens once
        | does   | seat |
        | checks | 1    |
      And it is seat 2's turn

    @reading:first-after-the-blinds.next-player
    @reading:discard-out-of-turn.no-fold
    Scenario: Out of turn it is none
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When seat 1 discards the hand face down
      Then the gesture is refused
      And it is seat 3's turn
      But a call of 4 from seat 3 is taken
      And a call of 2 from seat 1 is taken

    @reading:discard-out-of-turn.no-fold
    Scenario: Up-cards turned over out of turn are none
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h |
        | seat 2 | 9s Jd 3c |
        | seat 3 | 2s 6d Jh |
      And the cards are dealt
      When seat 1 turns the up-cards face down
      Then the gesture is refused
      And it is seat 3's turn
      But a call of 2 from seat 3 is taken
      And a call of 2 from seat 1 is taken

    @reading:discard-out-of-turn.fold @reading:first-after-the-blinds.next-player
    Scenario: Out of turn it is a fold as well, and the turn stays where it is
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When seat 1 discards the hand face down
      Then the act is accepted
      And each of the following happens once
        | does  | seat |
        | folds | 1    |
      And it is seat 3's turn
      When seat 3 calls
      Then it is seat 2's turn

    @reading:discard-out-of-turn.fold @reading:first-after-the-blinds.next-player
    Scenario: Who owes nothing has not folded out of turn, whatever is thrown away
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When seat 2 discards the hand face down
      Then the gesture is refused
      But a call of 4 from seat 3 is taken
      When seat 1 calls
      Then a check from seat 2 is taken

  @oneida-poker.P.11.a.i @irregularity @play @trace
  Rule: A hand that is discarded face down toward the discards or the pot is folded

    @reading:first-after-the-blinds.next-player
    Scenario: In face of a raise, and no call follows
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | first   | 3    | raises | 8  |
        | first   | 1    | calls  | 8  |
      When seat 2 discards the hand face down
      Then each of the following happens once
        | does  | seat |
        | folds | 2    |
      When seat 2 calls
      Then the call is refused
      But a check from seat 1 is taken

    @reading:first-after-the-blinds.next-player @reading:fold-without-a-bet.fold
    Scenario: It goes to the discards, and the hand wins nothing
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      And seat 3 calls
      And seat 1 calls
      When seat 2 discards the hand face down
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | count | where        |
        | discards cards | 2    | 2     | discard pile |
      And seat 1 wins 12 from the pot

    @reading:first-after-the-blinds.next-player
    Scenario: Pushed away out of turn the hand is still in play
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And seat 3 calls
      When seat 2 discards the hand face down
      Then the gesture is refused
      And it is seat 1's turn
      But a call of 2 from seat 1 is taken
      And a check from seat 2 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: In Omaha a hand pushed away is folded
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 discards the hand face down
      Then each of the following happens once
        | does  | seat |
        | folds | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: In five-card draw a hand pushed away is folded
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 discards the hand face down
      Then each of the following happens once
        | does  | seat |
        | folds | 3    |

    @reading:discard-out-of-turn.fold @reading:first-after-the-blinds.next-player
    Scenario: Pushed away out of turn the hand is out, the turn stays
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When seat 1 discards the hand face down
      Then the act is accepted
      And each of the following happens once
        | does  | seat |
        | folds | 1    |
      And it is seat 3's turn

  @oneida-poker.P.11.a.ii @irregularity @play @trace
  Rule: In stud a player who turns the up-cards face down has folded

    Scenario Outline: In <game>
      Given an Oneida <game> table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      And the cards are dealt
      When seat 3 turns the up-cards face down
      Then each of the following happens once
        | does  | seat |
        | folds | 3    |
      When seat 3 calls
      Then the call is refused
      But a call of 2 from seat 1 is taken

      Examples:
        | game                 | one      | two      | three    |
        | Seven-Card Stud High | Ts 8d 9h | 9s Jd 3c | 2s 6d Jh |
        | Five-Card Stud High  | 8d 9h    | Jd 3c    | 6d Jh    |

    @reading:fold-without-a-bet.fold @reading:forced-bettor-option.none
    Scenario: Where nobody has bet on the street, they are folded, too
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc |
        | seat 2 | 9s Jd 3c 8c |
        | seat 3 | 2s 6d Jh 4c |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
      When seat 2 turns the up-cards face down
      Then each of the following happens once
        | does  | seat |
        | folds | 2    |
      And it is seat 3's turn

    @reading:fold-without-a-bet.check @reading:forced-bettor-option.none
    Scenario: Where nobody has bet on the street, they are a check
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc |
        | seat 2 | 9s Jd 3c 8c |
        | seat 3 | 2s 6d Jh 4c |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
      When seat 2 turns the up-cards face down
      Then each of the following happens once
        | does   | seat |
        | checks | 2    |
      And it is seat 3's turn

    @reading:discard-out-of-turn.no-fold
    Scenario: Out of turn it is none in stud
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h |
        | seat 2 | 9s Jd 3c |
        | seat 3 | 2s 6d Jh |
      And the cards are dealt
      When seat 1 turns the up-cards face down
      Then the gesture is refused
      But a call of 2 from seat 3 is taken
      And a call of 2 from seat 1 is taken

  @oneida-poker.P.11.b @irregularity @play
  Rule: Folding does not release a player from a bet that a word or a forced bet obliges to

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:obliged-folder.pays-and-folds @reading:first-after-the-blinds.next-player
    Scenario: "Call" was said, the hand is thrown away, and the call is paid
      Given seat 3 says "call"
      When seat 3 discards the hand face down
      And the house goes on
      Then the following happens, in this order and once each
        | does  | seat | amount |
        | calls | 3    | 4      |
        | folds | 3    |        |

    @reading:obliged-folder.pays-and-folds @reading:first-after-the-blinds.next-player
    Scenario: "Raise to 8" was said, the hand is thrown away, and the raise is paid
      Given seat 3 says "raise to 8"
      When seat 3 discards the hand face down
      And the house goes on
      Then the following happens, in this order and once each
        | does   | seat | amount | to |
        | raises | 3    | 8      | 8  |
        | folds  | 3    |        |    |
      And it is seat 1's turn
      When everyone checks to the showdown
      Then seat 3 wins nothing

    @reading:obliged-folder.pays-and-plays @reading:first-after-the-blinds.next-player
    Scenario: "Raise to 8" was said, the hand thrown away is given back, and the raise is paid
      Given seat 3 says "raise to 8"
      When seat 3 discards the hand face down
      And the house goes on
      Then each of the following happens once
        | does   | seat | amount | to |
        | raises | 3    | 8      | 8  |
      And none of the following happens
        | does  | seat |
        | folds | 3    |

    @reading:obliged-folder.pays-and-folds @reading:first-after-the-blinds.next-player @reading:fold-without-a-bet.fold
    Scenario: "Bet 4" was said on the flop, and the bet is paid
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 says "bet 4"
      When seat 1 discards the hand face down
      And the house goes on
      Then the following happens, in this order and once each
        | does  | seat | amount |
        | bets  | 1    | 4      |
        | folds | 1    |        |

    @reading:obliged-folder.pays-and-folds @reading:first-after-the-blinds.next-player
    Scenario: Who has said nothing pays nothing, who has said "call" does
      Given seat 3 discards the hand face down
      And seat 1 says "call"
      When seat 1 discards the hand face down
      And the house goes on
      Then the following happens, in this order and once each
        | does  | seat | amount |
        | calls | 1    | 2      |
        | folds | 1    |        |
      And none of the following happens
        | does   | seat |
        | calls  | 3    |
        | raises | 3    |

    @reading:obliged-folder.pays-and-plays @reading:first-after-the-blinds.next-player
    Scenario: "Call" was said, the call is paid, and the hand that was thrown away may still win
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And seat 3 says "call"
      When seat 3 discards the hand face down
      And everyone checks to the showdown
      Then seat 3 wins 12 from the pot

  @oneida-poker.P.12 @irregularity @play @trace
  Rule: In seven-card stud, for a hole card turned up in the dealing the third card comes face down

    Background:
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h |
        | seat 2 | 9s Jd 5c |
        | seat 3 | 2s 6d Jh |

    Scenario Outline: Hole card <card> of seat <seat>
      Given card <card> of seat <seat> is going to be turned up in the dealing
      When the cards are dealt
      Then the following happens, in this order
        | does  | to          | number | face |
        | deals | seat <seat> | <card> | up   |
        | deals | seat <seat> | 3      | down |
      And seat <seat> has 3 cards

      Examples:
        | card | seat |
        | 1    | 1    |
        | 2    | 1    |
        | 1    | 2    |
        | 2    | 3    |

    Scenario: The others get theirs face up
      Given card 2 of seat 1 is going to be turned up in the dealing
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 2 | 3      | up   |
        | deals | seat 3 | 3      | up   |

    @reading:exposed-hole-card.up-card
    Scenario: The card that was turned up is the up-card for the forced bet
      Given card 1 of seat 3 is going to be turned up in the dealing
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat |
        | posts the forced bet | 3    |

    @reading:exposed-hole-card.no-up-card
    Scenario: Who has no up-card of the third street is not asked for the forced bet
      Given card 1 of seat 3 is going to be turned up in the dealing
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat |
        | posts the forced bet | 2    |

    Scenario Outline: The cards behind the third one lie as they always do
      Given card <card> of seat <seat> is going to be turned up in the dealing
      When everyone checks to the showdown
      Then the following happens, in this order
        | does  | to          | number | face |
        | deals | seat <seat> | 3      | down |
        | deals | seat <seat> | 4      | up   |
        | deals | seat <seat> | 5      | up   |
        | deals | seat <seat> | 6      | up   |
        | deals | seat <seat> | 7      | down |

      Examples:
        | card | seat |
        | 1    | 3    |
        | 2    | 1    |

    Scenario: The hand is not dead
      Given card 1 of seat 3 is going to be turned up in the dealing
      When everyone checks to the showdown
      Then seat 3 has 7 cards
      And none of the following happens
        | does         |
        | voids a hand |

    Scenario: In high-low split, too
      Given an Oneida Seven-Card Stud High-Low Split table
      And card 1 of seat 2 is going to be turned up in the dealing
      When the cards are dealt
      Then the following happens, in this order
        | does  | to     | number | face |
        | deals | seat 2 | 1      | up   |
        | deals | seat 2 | 3      | down |

  @oneida-poker.P.12.s1 @irregularity @play @trace
  Rule: For both hole cards turned up the two are collected, the hand is dead and the ante comes back

    Background:
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h |
        | seat 2 | 9s Jd 5c |
        | seat 3 | 2s 6d Jh |

    Scenario: Seat 1's
      Given card 1 of seat 1 is going to be turned up in the dealing
      And card 2 of seat 1 is going to be turned up in the dealing
      When everyone checks to the showdown
      Then each of the following happens once
        | who    | does            | whose  | seat | amount |
        | dealer | collects cards  | seat 1 |      |        |
        | dealer | voids a hand    |        | 1    |        |
        |        | returns the bet |        | 1    | 1      |
      And none of the following happens
        | does           | seat |
        | gives the turn | 1    |
      And seat 1 wins nothing
      And seat 1 has 2 cards

    Scenario: Seat 1's, in high-low split
      Given an Oneida Seven-Card Stud High-Low Split table
      And card 1 of seat 1 is going to be turned up in the dealing
      And card 2 of seat 1 is going to be turned up in the dealing
      When everyone checks to the showdown
      Then each of the following happens once
        | who    | does            | whose  | seat | amount |
        | dealer | collects cards  | seat 1 |      |        |
        | dealer | voids a hand    |        | 1    |        |
        |        | returns the bet |        | 1    | 1      |
      And none of the following happens
        | does           | seat |
        | gives the turn | 1    |
      And seat 1 wins nothing
      And seat 1 has 2 cards

    Scenario: The others play on
      Given card 1 of seat 1 is going to be turned up in the dealing
      And card 2 of seat 1 is going to be turned up in the dealing
      When the cards are dealt
      Then it is seat 3's turn
      When everyone checks to the showdown
      Then seat 2 has 7 cards
      And seat 3 has 7 cards
      And the round stands

    Scenario: Without an ante nothing comes back
      Given the house's ante is 0
      And card 1 of seat 1 is going to be turned up in the dealing
      And card 2 of seat 1 is going to be turned up in the dealing
      When the cards are dealt
      Then each of the following happens once
        | does         | seat |
        | voids a hand | 1    |
      And none of the following happens
        | does            | seat |
        | returns the bet | 1    |

    Scenario: One of two players each is not both of one, both of the third are
      Given seat 4 has 100
      And card 1 of seat 1 is going to be turned up in the dealing
      And card 2 of seat 2 is going to be turned up in the dealing
      And card 1 of seat 4 is going to be turned up in the dealing
      And card 2 of seat 4 is going to be turned up in the dealing
      When the cards are dealt
      Then each of the following happens once
        | does         | seat |
        | voids a hand | 4    |
      And none of the following happens
        | does         | seat |
        | voids a hand | 1    |
        | voids a hand | 2    |
      And seat 1 has 3 cards
      And seat 2 has 3 cards

  @oneida-poker.P.13 @irregularity @play @trace
  Rule: A card dealt off the table is examined, not used in that round, and goes to the discards

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:card-off-the-table.at-once
    Scenario: The next card takes its place at once
      Given card 1 of seat 2 is going to fall off the table
      When the cards are dealt
      Then the following happens, in this order
        | who    | does              | to     | number | where        |
        | dealer | examines the card |        |        |              |
        | dealer | discards          |        |        | discard pile |
        |        | deals             | seat 3 | 1      |              |
      And seat 2 has 2 cards
      And seat 3 has 2 cards

    @reading:card-off-the-table.after-the-deal
    Scenario: A card takes its place when the deal is done
      Given card 1 of seat 2 is going to fall off the table
      When the cards are dealt
      Then the following happens, in this order
        | who    | does              | to     | number | where        |
        | dealer | examines the card |        |        |              |
        | dealer | discards          |        |        | discard pile |
        |        | deals             | seat 3 | 2      |              |
        |        | deals             | seat 2 | 2      |              |

    Scenario: The card itself is nobody's, and the round stands
      Given the hole cards are
        | seat 1 | As Kd |
        | seat 2 | 9c 7h |
        | seat 3 | 2h 4d |
      And card 1 of seat 2 is going to fall off the table
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does              | cards | where        |
        | dealer | examines the card | 9c    |              |
        | dealer | discards          | 9c    | discard pile |
      And the round stands

    Scenario Outline: It is examined before it is discarded, <where>
      Given <card> is going to fall off the table
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does              | where        |
        | dealer | examines the card |              |
        | dealer | discards          | discard pile |
      And the round stands

      Examples:
        | where                 | card                |
        | a hole card of seat 1 | card 1 of seat 1    |
        | a hole card of seat 3 | card 2 of seat 3    |
        | a card of the flop    | card 2 of the board |
        | the turn              | card 4 of the board |

    Scenario: In stud it is no card of that player
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And card 3 of seat 2 is going to fall off the table
      When the cards are dealt
      Then each of the following happens once
        | who    | does     | where        |
        | dealer | discards | discard pile |
      And seat 2 has 3 cards

    Scenario: In the next round it is a card like any other
      Given card 1 of seat 2 is going to fall off the table
      And everyone checks to the showdown
      When 1 round is played
      Then the round stands
      And none of the following happens
        | does              |
        | examines the card |

    @reading:card-off-the-table.at-once @reading:first-after-the-blinds.next-player
    Scenario: A card that falls in the draw is not used either, and another comes for it
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
      And seat 2 checks
      And card 5 of seat 1 is going to fall off the table
      When seat 1 discards Ks
      And everyone checks to the showdown
      Then the following happens, in this order
        | who    | does              | to     | number | where        |
        | dealer | examines the card |        |        |              |
        | dealer | discards          |        |        | discard pile |
        |        | deals             | seat 1 | 5      |              |

  @oneida-poker.P.14 @irregularity @play @trace
  Rule: In hold'em and Omaha a card turned up in the dealing is exchanged for the top card and discarded

    @reading:replacement.at-once
    Scenario Outline: Card <card> of seat <seat> in <game>, at once
      Given an Oneida <game> table with the button at seat 3 and blinds of 2 and 4
      And card <card> of seat <seat> is going to be turned up in the dealing
      When the cards are dealt
      Then the following happens, in this order
        | who    | does     | to          | number   | face | where        |
        |        | deals    | seat <seat> | <card>   | up   |              |
        | dealer | discards |             |          |      | discard pile |
        |        | deals    | seat <seat> | <card>   | down |              |
        |        | deals    | <next>      | <number> | down |              |

      Examples:
        | game                                 | card | seat | next   | number |
        | Hold'em High                         | 1    | 1    | seat 2 | 1      |
        | Hold'em High                         | 2    | 2    | seat 3 | 2      |
        | Hold'em High                         | 1    | 3    | seat 1 | 2      |
        | Omaha High                           | 3    | 3    | seat 1 | 4      |
        | Omaha High-Low Split Eight or Better | 4    | 1    | seat 2 | 4      |

    @reading:replacement.after-the-deal
    Scenario: The exchange comes when the deal is done
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And card 1 of seat 2 is going to be turned up in the dealing
      When the cards are dealt
      Then the following happens, in this order
        | who    | does           | to     | number | face | where        |
        |        | deals          | seat 2 | 1      | up   |              |
        |        | deals          | seat 2 | 2      | down |              |
        |        | deals          | seat 3 | 2      | down |              |
        | dealer | discards       |        |        |      | discard pile |
        |        | gives the turn |        |        |      |              |

    @reading:replacement.at-once
    Scenario: The exposed card is nobody's, the next card is the player's
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Kd |
        | seat 2 | 9c 7h |
        | seat 3 | 2h 4d |
      And card 1 of seat 2 is going to be turned up in the dealing
      When the cards are dealt
      Then each of the following happens once
        | who    | does     | cards | where        |
        | dealer | discards | 9c    | discard pile |
      And each of the following happens once
        | does  | to     | card |
        | deals | seat 2 | 2h   |

    @reading:replacement.at-once
    Scenario: Every exposed card is exchanged
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And card 1 of seat 2 is going to be turned up in the dealing
      And card 2 of seat 3 is going to be turned up in the dealing
      When everyone checks to the showdown
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 2 | 1      | down |
        | deals | seat 3 | 2      | down |
      And the following happens, in this order
        | who    | does     | whose  | where        |
        | dealer | discards | seat 2 | discard pile |
        | dealer | discards | seat 3 | discard pile |
      And the round stands

    Scenario: No hand is dead for it
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And card 1 of seat 2 is going to be turned up in the dealing
      When everyone checks to the showdown
      Then none of the following happens
        | does            |
        | voids a hand    |
        | voids all hands |
      And the round stands

  @oneida-poker.P.15 @irregularity @trace
  Rule: When a shuffler jams, stops or does not finish, the cards are shuffled again

    Scenario Outline: The shuffler <fails>
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the house's way of shuffling is by device
      And the shuffler <fails> at its next use
      When 2 rounds are played
      Then the following happens, in this order
        | does          | deck   |
        | stops working |        |
        | shuffles      | deck 1 |
      And the round stands

      Examples:
        | fails           |
        | jams            |
        | stops           |
        | fails to finish |

  @oneida-poker.P.16 @discretion @declaration
  Rule: A casino may say more of these irregularities in its internal controls
    It may add to these rules and make them clear, and set none of them aside.

    Scenario: They add to the rules, or there are none
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      Then the declared internal controls on irregularities is one of
        | clarify and supplement |
        | none                   |
