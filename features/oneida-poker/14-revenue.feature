Feature: Oneida Poker: the rake
  What the house takes: a part of the bets of each round, or a dollar whenever a pot has grown to a level. At a table for
  4 and 8 dollars the steps are at 40, 80 and 120 dollars; the figures of both are posted.

  @oneida-poker.N.1 @collection @declaration @play
  Rule: The casino's revenue from poker is the rake, extracted from the pots
    A charge for a seat or for time is none. Whether there may be a game without a rake is left open.

    Scenario: Declared source
      Given an Oneida poker table
      Then the declared source of the poker revenue is rake

    Scenario: What the players put in is what the winner and the house get
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
      And everyone checks to the showdown
      Then seat 1 wins 55 from the pot
      And each of the following happens once
        | does           | amount |
        | takes the rake | 1      |

    Scenario Outline: In <game>, too, it is taken from the pot
      Given an Oneida <game> table
      And the house's rake is percentage
      And the house's rake percentage is 25
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           |
        | takes the rake |
        | awards the pot |

      Examples:
        | game                                 |
        | Omaha High-Low Split Eight or Better |
        | Seven-Card Stud High                 |
        | Five-Card Draw High                  |
        | Five-Card Stud High                  |

  @oneida-poker.N.2 @collection @declaration @play
  Rule: The rake is determined as a percentage of the bets, or in steps
    One of them or both; no house here takes both from one pot.

    Scenario: Declared way
      Given an Oneida poker table
      Then the declared rake is one of
        | in steps   |
        | percentage |

    @reading:rake-rounding.down
    Scenario Outline: From a pot of 48, <way>: <amount>
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is <way>
      And the house's rake percentage is 10
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | amount   |
        | takes the rake | <amount> |
      And seat 1 wins <won> from the pot

      Examples:
        | way        | amount | won |
        | in steps   | 1      | 47  |
        | percentage | 4      | 44  |

  @oneida-poker.N.2.a @collection @declaration @play
  Rule: By the first way the rake is a percentage of what was bet

    Scenario Outline: <percent> percent is declared as that
      Given an Oneida poker table
      And the house's rake is percentage
      And the house's rake percentage is <percent>
      Then the declared rake is percentage
      And the declared rake percentage is <percent>

      Examples:
        | percent |
        | 5       |
        | 10      |
        | 25      |

    Scenario Outline: <percent> percent of five bets of 8 is <amount>
      Given an Oneida Hold'em High table with the button at seat 5 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is <percent>
      And seats 1 to 5 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
        | seat 4 | Ts Td |
        | seat 5 | 8s 8d |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | calls  | 8  |
        | preflop | 5    | calls  | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | amount   |
        | takes the rake | <amount> |
      And seat 1 wins <won> from the pot

      Examples:
        | percent | amount | won |
        | 5       | 2      | 38  |
        | 10      | 4      | 36  |
        | 25      | 10     | 30  |

  @oneida-poker.N.2.a.i @collection @play @declaration
  Rule: At most a quarter of a betting round's bets is taken, from the pot and from side pots
    Rounded down: a dollar more would be more than the percentage.

    Scenario: Declared percentage
      Given an Oneida poker table
      And the house's rake is percentage
      Then the declared rake percentage is at most 25

    @reading:sums-bet.betting-round @reading:rake-rounding.down
    Scenario: Ten percent of each round of 12, 12, 24 and 24 is 1, 1, 2 and 2
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 10
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | calls  | 8  |
        | turn    | 3    | calls  | 8  |
        | river   | 1    | bets   | 8  |
        | river   | 2    | calls  | 8  |
        | river   | 3    | calls  | 8  |
      And the round is completed
      Then seat 1 wins 66 from the pot
      And the dealer takes the rake only like this
        | amount | pot |
        | 1      | 11  |
        | 1      | 22  |
        | 2      | 44  |
        | 2      | 66  |

    @reading:sums-bet.whole-pot @reading:rake-rounding.down
    Scenario: Ten percent of the pot of 72 is 7
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 10
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | calls  | 8  |
        | turn    | 3    | calls  | 8  |
        | river   | 1    | bets   | 8  |
        | river   | 2    | calls  | 8  |
        | river   | 3    | calls  | 8  |
      And the round is completed
      Then seat 1 wins 65 from the pot
      And each of the following happens once
        | does           | amount |
        | takes the rake | 7      |

    @reading:sums-bet.betting-round @reading:rake-rounding.to-the-cent
    Scenario: Ten percent to the cent, in the same rounds, comes to 7.20
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 10
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | calls  | 8  |
        | turn    | 3    | calls  | 8  |
        | river   | 1    | bets   | 8  |
        | river   | 2    | calls  | 8  |
        | river   | 3    | calls  | 8  |
      And the round is completed
      Then seat 1 wins 64.80 from the pot
      And the dealer takes the rake only like this
        | amount |
        | 1.20   |
        | 2.40   |

    @reading:rake-rounding.down
    Scenario: A quarter of 10 is 2, never 3
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | As Ad |
        | seat 3 | Ks Kd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 2 wins 8 from the pot
      And each of the following happens once
        | does           | amount |
        | takes the rake | 2      |

    @reading:rake-rounding.down @reading:sums-bet.betting-round
    Scenario: Of two rounds of 8 with a rake of ten percent nothing is taken, of one of 16 one is
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 10
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      Then none of the following happens
        | does           |
        | takes the rake |
      When the betting goes
        | round | seat | action | to |
        | turn  | 1    | bets   | 8  |
        | turn  | 2    | calls  | 8  |
      And everyone checks to the showdown
      Then seat 1 wins 31 from the pot

    @reading:rake-rounding.to-the-cent
    Scenario: A quarter of 10 is 2.50
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | As Ad |
        | seat 3 | Ks Kd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 2 wins 7.50 from the pot

    @reading:rake-of-side-pots.each-pot
    @reading:side-pots.matched-only
    Scenario: A quarter of the main pot of 36 and of a side pot of 24
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And seat 1 has 12
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | calls  | 8  |
      And everyone checks to the showdown
      Then seat 1 wins 27 from the main pot
      And seat 2 wins 18 from side pot 1

    @reading:rake-of-side-pots.each-pot @reading:rake-rounding.down
    @reading:side-pots.matched-only
    Scenario: Of 24 in the main pot and 8 in a side pot, ten percent of each is rounded by itself
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 10
      And seat 3 has 8
      And seats 1 and 2 have 100
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
      And everyone checks to the showdown
      Then seat 3 wins 22 from the main pot
      And seat 1 wins 8 from side pot 1
      And each of the following happens once
        | does           | amount | from |
        | takes the rake | 2      | main |

    @reading:rake-of-side-pots.together @reading:rake-rounding.down
    @reading:side-pots.matched-only
    Scenario: Ten percent of 32 in two pots together is 3, from the main pot
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 10
      And seat 3 has 8
      And seats 1 and 2 have 100
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
      And everyone checks to the showdown
      Then seat 3 wins 21 from the main pot
      And seat 1 wins 8 from side pot 1

    @reading:antes-raked.not-at-all
    Scenario: A quarter of the bets without the antes
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's rake is percentage
      And the house's rake percentage is 25
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
        | seat 4 | Ts Td |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1 wins 16 from the pot

    @reading:antes-raked.with-the-first-round
    Scenario: A quarter of the antes and the blinds of the first round is taken with it
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's rake is percentage
      And the house's rake percentage is 25
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
        | seat 4 | Ts Td |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1 wins 15 from the pot

  @oneida-poker.N.2.a.ii @collection @trace @play
  Rule: The percentage is reckoned and taken from the pots, and laid into the rake area, as play goes on

    @reading:sums-bet.betting-round
    @reading:who-moves-the-bets.dealer
    Scenario: Of each round before the next cards
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | river   | 1    | bets   | 8  |
        | river   | 2    | calls  | 8  |
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does             | street | amount | pot | where     |
        | dealer | gathers the bets |        |        | 12  |           |
        | dealer | takes the rake   |        | 3      | 9   | rake area |
        |        | deals the board  | flop   |        |     |           |
        | dealer | gathers the bets |        | 8      | 17  |           |
        | dealer | takes the rake   |        | 2      | 15  | rake area |
        |        | deals the board  | turn   |        |     |           |
        | dealer | gathers the bets |        | 16     | 31  |           |
        | dealer | takes the rake   |        | 4      | 27  | rake area |

    @reading:sums-bet.betting-round @reading:rake-of-side-pots.each-pot
    Scenario: Of main pot and side pot when their bets lie there
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is percentage
      And the house's rake percentage is 25
      And seat 1 has 12
      And seats 2 and 3 have 100
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | amount | from   | where     |
        | takes the rake  |        | 9      | main   | rake area |
        | deals the board | flop   |        |        |           |
        | takes the rake  |        | 2      | side 1 | rake area |
        | deals the board | turn   |        |        |           |

    @reading:sums-bet.whole-pot
    Scenario: Of the whole pot, before it is awarded
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | amount | where     |
        | deals the board | river  |        |           |
        | takes the rake  |        | 5      | rake area |
        | awards the pot  |        | 15     |           |

  @oneida-poker.N.2.a.iii @collection @trace
  Rule: At the end of the round the percentage that was taken goes into the drop box at once

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is percentage
      And the house's rake percentage is 25

    Scenario: All of it, before anything of the next round
      Given the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
      And everyone checks to the showdown
      And the cards are dealt
      Then the following happens, in this order and once each
        | who    | does             | total | where    | from      | number |
        |        | awards the pot   |       |          |           |        |
        | dealer | drops the rake   | 5     | drop box | rake area |        |
        |        | ends the round   |       |          |           | 1      |
        |        | starts the round |       |          |           | 2      |

    Scenario: After a hand that all but one fold, too
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      And the round is completed
      Then the following happens, in this order and once each
        | does           | total | where    |
        | awards the pot |       |          |
        | drops the rake | 3     | drop box |

    Scenario: Until then it stays where it is
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
      Then none of the following happens
        | does           |
        | drops the rake |
      When the round is completed
      Then each of the following happens once
        | does           | where    |
        | drops the rake | drop box |

  @oneida-poker.N.2.b @collection @declaration @play
  Rule: By the second way the rake is taken in steps

    Scenario: Declared steps
      Given an Oneida poker table
      And the house's rake is in steps
      Then the declared rake is in steps
      And the declared steps of the rake include
        | 1 at 40  |
        | 1 at 80  |
        | 1 at 120 |

    @reading:levels-count.what-was-bet
    @reading:who-moves-the-bets.dealer
    Scenario: A dollar when there are 40, a second when there are 80
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seats 1 to 4 have 200
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | raises | 12 |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 4    | calls  | 16 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | calls  | 4  |
      And everyone checks to the showdown
      Then the following happens, in this order
        | does             | street | amount | pot |
        | gathers the bets |        |        | 64  |
        | takes the rake   |        | 1      | 63  |
        | deals the board  | flop   |        |     |
        | gathers the bets |        | 16     | 79  |
        | takes the rake   |        | 1      | 78  |
        | deals the board  | turn   |        |     |

  @oneida-poker.N.2.b.i @collection @play
  Rule: A fixed amount is taken from the pot and from side pots as certain levels are reached
    That these amounts are called estimates changes nothing: they and their levels are determined beforehand.

    Scenario: Of 39 dollars nothing is taken, of 47 one is
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And the house's ante is 1
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
      Then none of the following happens
        | does           |
        | takes the rake |
      When the betting goes
        | round | seat | action | to |
        | flop  | 1    | bets   | 4  |
        | flop  | 2    | calls  | 4  |
        | flop  | 3    | folds  |    |
      And everyone checks to the showdown
      Then seat 1 wins 46 from the pot
      And each of the following happens once
        | does           | amount |
        | takes the rake | 1      |

    Scenario: Of 40 dollars one is
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And the house's ante is 1
      And seats 1 to 4 have 200
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
        | seat 4 | Ts Td |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
      And everyone checks to the showdown
      Then seat 1 wins 39 from the pot
      And each of the following happens once
        | does           | amount |
        | takes the rake | 1      |

    @reading:levels-count.what-was-bet
    Scenario Outline: Of <pot> dollars, of which the flop brought the last, <rake> taken
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seats 1 to 4 have 200
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
        | seat 4 | Ts Td |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action   | to   |
        | preflop | 3    | raises   | 8    |
        | preflop | 4    | raises   | 12   |
        | preflop | 1    | raises   | 16   |
        | preflop | 2    | calls    | 16   |
        | preflop | 3    | calls    | 16   |
        | preflop | 4    | calls    | 16   |
        | flop    | 1    | bets     | 4    |
        | flop    | 2    | calls    | 4    |
        | flop    | 3    | calls    | 4    |
        | flop    | 4    | <fourth> | <to> |
      And everyone checks to the showdown
      Then seat 1 wins <won> from the pot

      Examples:
        | fourth | to | pot | rake  | won |
        | folds  |    | 76  | 1 is  | 75  |
        | calls  | 4  | 80  | 2 are | 78  |

    @reading:levels-count.what-is-left
    Scenario: Where 80 were bet and one was taken, 79 are left and no second is due
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seats 1 to 4 have 200
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
        | seat 4 | Ts Td |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action   | to   |
        | preflop | 3    | raises   | 8    |
        | preflop | 4    | raises   | 12   |
        | preflop | 1    | raises   | 16   |
        | preflop | 2    | calls    | 16   |
        | preflop | 3    | calls    | 16   |
        | preflop | 4    | calls    | 16   |
        | flop    | 1    | bets     | 4    |
        | flop    | 2    | calls    | 4    |
        | flop    | 3    | calls    | 4    |
        | flop    | 4    | calls    | 4    |
      And everyone checks to the showdown
      Then seat 1 wins 79 from the pot

    @reading:levels-count.what-was-bet
    Scenario Outline: Of <pot> dollars, of which the river brought the last, <rake> are taken
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seats 1 to 4 have 200
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
        | seat 4 | Ts Td |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action  | to   |
        | preflop | 3    | raises  | 8    |
        | preflop | 4    | raises  | 12   |
        | preflop | 1    | raises  | 16   |
        | preflop | 2    | calls   | 16   |
        | preflop | 3    | calls   | 16   |
        | preflop | 4    | calls   | 16   |
        | flop    | 1    | checks  |      |
        | flop    | 2    | checks  |      |
        | flop    | 3    | checks  |      |
        | flop    | 4    | checks  |      |
        | turn    | 1    | bets    | 8    |
        | turn    | 2    | calls   | 8    |
        | turn    | 3    | calls   | 8    |
        | turn    | 4    | calls   | 8    |
        | river   | 1    | bets    | 8    |
        | river   | 2    | calls   | 8    |
        | river   | 3    | <third> | <to> |
        | river   | 4    | folds   |      |
      And the round is completed
      Then seat 1 wins <won> from the pot

      Examples:
        | third | to | pot | rake | won |
        | folds |    | 112 | 2    | 110 |
        | calls | 8  | 120 | 3    | 117 |

    @reading:levels-count.what-is-left
    Scenario: Where 120 were bet and two were taken, 118 are left and no third is due
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seats 1 to 4 have 200
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
        | seat 4 | Ts Td |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action  | to   |
        | preflop | 3    | raises  | 8    |
        | preflop | 4    | raises  | 12   |
        | preflop | 1    | raises  | 16   |
        | preflop | 2    | calls   | 16   |
        | preflop | 3    | calls   | 16   |
        | preflop | 4    | calls   | 16   |
        | flop    | 1    | checks  |      |
        | flop    | 2    | checks  |      |
        | flop    | 3    | checks  |      |
        | flop    | 4    | checks  |      |
        | turn    | 1    | bets    | 8    |
        | turn    | 2    | calls   | 8    |
        | turn    | 3    | calls   | 8    |
        | turn    | 4    | calls   | 8    |
        | river   | 1    | bets    | 8    |
        | river   | 2    | calls   | 8    |
        | river   | 3    | calls   | 8    |
        | river   | 4    | folds   |      |
      And the round is completed
      Then seat 1 wins 118 from the pot

    Scenario: Of 160 dollars 3 are taken, as there is no fourth step
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seats 1 to 4 have 200
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
        | seat 4 | Ts Td |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | raises | 12 |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 4    | calls  | 16 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | calls  | 8  |
        | flop    | 4    | calls  | 8  |
        | flop    | 1    | calls  | 8  |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | calls  | 8  |
        | turn    | 3    | calls  | 8  |
        | turn    | 4    | calls  | 8  |
        | river   | 1    | bets   | 8  |
        | river   | 2    | calls  | 8  |
        | river   | 3    | calls  | 8  |
        | river   | 4    | calls  | 8  |
      And the round is completed
      Then seat 1 wins 157 from the pot

    Scenario: A round of betting that brings a pot from 48 to 144 reaches two levels
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | raises | 16 |
        | turn    | 3    | raises | 24 |
        | turn    | 1    | raises | 32 |
        | turn    | 2    | calls  | 32 |
        | turn    | 3    | calls  | 32 |
      And everyone checks to the showdown
      Then seat 1 wins 141 from the pot

    Scenario: A level once reached is not reached again in the next round
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | calls  | 8  |
        | turn    | 3    | folds  |    |
      And everyone checks to the showdown
      Then seat 1 wins 75 from the pot
      And each of the following happens once
        | does           | amount |
        | takes the rake | 1      |

    @reading:uncalled-bet.returned
    Scenario: The pot of a hand that all but one fold has reached its levels, too
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      And the round is completed
      Then seat 1 wins 47 from the pot

    @reading:rake-of-side-pots.each-pot
    @reading:side-pots.matched-only
    Scenario: Of 36 in the main pot and 8 in a side pot nothing is taken, of 40 in the side pot one is
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seat 1 has 12
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
      Then none of the following happens
        | does           |
        | takes the rake |
      When the betting goes
        | round | seat | action | to |
        | turn  | 2    | bets   | 8  |
        | turn  | 3    | calls  | 8  |
        | river | 2    | bets   | 8  |
        | river | 3    | calls  | 8  |
      And the round is completed
      Then seat 1 wins 36 from the main pot
      And seat 2 wins 39 from side pot 1

    @reading:rake-of-side-pots.together
    @reading:side-pots.matched-only
    Scenario: 36 and 8 in two pots are 44 together, of which the main pot pays one
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seat 1 has 12
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 1 wins 35 from the main pot
      And seat 2 wins 8 from side pot 1

    @reading:rake-of-side-pots.each-pot
    @reading:side-pots.matched-only
    Scenario: A side pot of 48 pays one, and the main pot of 24 nothing
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seat 1 has 8
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | raises | 8  |
        | flop    | 2    | calls  | 8  |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | calls  | 8  |
        | river   | 2    | bets   | 8  |
        | river   | 3    | calls  | 8  |
      And the round is completed
      Then seat 1 wins 24 from the main pot
      And seat 2 wins 47 from side pot 1
      And each of the following happens once
        | does           | amount | from   |
        | takes the rake | 1      | side 1 |

    @reading:rake-of-side-pots.together
    @reading:side-pots.matched-only
    Scenario: 24 and 48 in two pots are 72 together, of which the main pot pays one
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seat 1 has 8
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | raises | 8  |
        | flop    | 2    | calls  | 8  |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | calls  | 8  |
        | river   | 2    | bets   | 8  |
        | river   | 3    | calls  | 8  |
      And the round is completed
      Then seat 1 wins 23 from the main pot
      And seat 2 wins 48 from side pot 1

  @oneida-poker.N.2.b.ii @collection @trace
  Rule: What is taken in steps is laid into the rake area

    Scenario: Each step, when its level has been reached
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And seats 1 to 4 have 200
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | raises | 12 |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 4    | calls  | 16 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | calls  | 4  |
      And everyone checks to the showdown
      Then the following happens, in this order
        | who    | does            | where     | street | amount |
        | dealer | takes the rake  | rake area |        | 1      |
        |        | deals the board |           | flop   |        |
        |        | deals the board |           | turn   |        |
      And the dealer takes the rake only like this
        | where     | amount |
        | rake area | 1      |

    @reading:rake-of-side-pots.each-pot
    Scenario: Also what a side pot pays
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And seat 1 has 8
      And seats 2 and 3 have 100
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | raises | 8  |
        | flop    | 2    | calls  | 8  |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | calls  | 8  |
        | river   | 2    | bets   | 8  |
        | river   | 3    | calls  | 8  |
      And the round is completed
      Then the dealer takes the rake only like this
        | where     | from   |
        | rake area | side 1 |

  @oneida-poker.N.2.b.iii @collection @trace
  Rule: At the end of the round what was taken in steps goes into the drop box at once

    @reading:levels-count.what-was-bet
    Scenario: Both steps of a hand, before anything of the next one
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And seats 1 to 4 have 200
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
        | seat 4 | Ts Td |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | raises | 12 |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 4    | calls  | 16 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | calls  | 4  |
      And everyone checks to the showdown
      And the cards are dealt
      Then the following happens, in this order and once each
        | who    | does             | total | where    | from      | number |
        |        | awards the pot   |       |          |           |        |
        | dealer | drops the rake   | 2     | drop box | rake area |        |
        |        | ends the round   |       |          |           | 1      |
        |        | starts the round |       |          |           | 2      |

    Scenario: By steps: after a hand that all but one fold, too
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      And the round is completed
      Then the following happens, in this order and once each
        | does           | total | where    |
        | awards the pot |       |          |
        | drops the rake | 1     | drop box |

    Scenario: By steps: until then it stays where it is
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
        | flop    | 1    | checks |    |
      Then none of the following happens
        | does           |
        | drops the rake |
      When the round is completed
      Then each of the following happens once
        | does           | total | where    |
        | drops the rake | 1     | drop box |

  @oneida-poker.N.3 @posting @declaration
  Rule: At each table a sign says by which way the rake is taken, and how much

    Scenario: No table is without
      Given an Oneida poker table
      Then the declared tables without the posted signs is 0

    Scenario: In steps: the way, the levels and the amounts
      Given an Oneida poker table
      And the house's rake is in steps
      Then the declared rake on the sign is the same as the declared rake
      And the declared steps of the rake on the sign is the same as the declared steps of the rake

    Scenario Outline: As a percentage: the way, and that it is <percent>
      Given an Oneida poker table
      And the house's rake is percentage
      And the house's rake percentage is <percent>
      Then the declared rake on the sign is the same as the declared rake
      And the declared rake percentage on the sign is the same as the declared rake percentage
      And the declared rake percentage on the sign is <percent>

      Examples:
        | percent |
        | 5       |
        | 25      |

  @oneida-poker.N.4 @collection @play
  Rule: A last bet that nobody calls is no part of the pot of which the rake is reckoned
    By either way. What of a bet nobody has called does not count either.

    @reading:uncalled-bet.returned
    Scenario: In steps: 36 and an uncalled raise by 4 do not reach 40
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seats 1 to 4 have 200
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | folds  |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 3    | raises | 8  |
        | flop    | 4    | folds  |    |
        | flop    | 1    | folds  |    |
      And the round is completed
      Then seat 3 wins 36 from the pot
      And none of the following happens
        | does           |
        | takes the rake |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | preflop | 4    | calls  | 12 |
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | amount |
        | takes the rake | 1      |

    @reading:uncalled-bet.stays-in-the-pot
    Scenario: In steps: 36 and an uncalled raise by 4 do not reach 40, although it is awarded with them
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seats 1 to 4 have 200
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | folds  |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 3    | raises | 8  |
        | flop    | 4    | folds  |    |
        | flop    | 1    | folds  |    |
      And the round is completed
      Then seat 3 wins 40 from the pot
      And none of the following happens
        | does           |
        | takes the rake |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | preflop | 4    | calls  | 12 |
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | amount |
        | takes the rake | 1      |

    Scenario: In steps: called, the same bet brings the pot to 44
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
      And everyone checks to the showdown
      Then seat 1 wins 43 from the pot
      And each of the following happens once
        | does           | amount |
        | takes the rake | 1      |

    @reading:uncalled-bet.returned
    Scenario: As a percentage: a quarter of 36, and nothing of an uncalled bet of 4
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      And the round is completed
      Then seat 1 wins 27 from the pot

    @reading:uncalled-bet.stays-in-the-pot
    Scenario: As a percentage: a quarter of 36, and nothing of an uncalled bet that is awarded with them
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      And the round is completed
      Then seat 1 wins 31 from the pot

    Scenario: As a percentage: called, the same bet and the call pay two
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
      And everyone checks to the showdown
      Then seat 1 wins 33 from the pot

    @reading:uncalled-bet.returned @reading:rake-rounding.down @reading:uncalled-final-bet.the-part-nobody-called
    Scenario: As a percentage: before the flop, too, what nobody calls of a raise pays nothing
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | folds  |    |
      And the round is completed
      Then seat 3 wins 8 from the pot
      And each of the following happens once
        | does           | amount |
        | takes the rake | 2      |

    @reading:uncalled-bet.returned @reading:uncalled-final-bet.the-part-nobody-called
    Scenario: In steps: a last raise that nobody calls counts up to the bet it was made over
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And seats 1 to 4 have 200
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
        | flop    | 1    | folds  |    |
      And the round is completed
      Then seat 2 wins 39 from the pot

    @reading:sums-bet.betting-round @reading:uncalled-final-bet.the-part-nobody-called @reading:uncalled-bet.returned @reading:short-call.for-less @reading:side-pots.matched-only
    Scenario: As a percentage: of a bet of 8 that was called with 4, four count
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And seat 1 has 16
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | folds  |    |
        | turn    | 1    | calls  |    |
      And everyone checks to the showdown
      Then seat 1 wins 33 from the pot

    @reading:sums-bet.betting-round @reading:uncalled-final-bet.a-bet-without-a-call @reading:uncalled-bet.returned @reading:short-call.for-less @reading:side-pots.matched-only
    Scenario: As a percentage: a bet of 8 that was called with 4 has been called, and counts as it was made
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And seat 1 has 16
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | folds  |    |
        | turn    | 1    | calls  |    |
      And everyone checks to the showdown
      Then seat 1 wins 32 from the pot

  @oneida-poker.N.5 @collection @play @trace
  Rule: When the rake has been taken and the winners have their pots, nothing more is taken

    Scenario: In steps, from one pot
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
      And everyone checks to the showdown
      Then seat 1 wins 47 from the pot
      And once the dealer awards the pot, none of the following happens in the round
        | does           |
        | takes the rake |

    Scenario: As a percentage, from one pot
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
      And everyone checks to the showdown
      Then seat 1 wins 36 from the pot
      And once the dealer awards the pot, none of the following happens in the round
        | does           |
        | takes the rake |

    @reading:rake-of-side-pots.each-pot
    @reading:side-pots.matched-only
    Scenario: As a percentage, from a main pot and a side pot
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And seat 1 has 12
      And seats 2 and 3 have 100
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 1 wins 27 from the main pot
      And seat 2 wins 6 from side pot 1
      And once the dealer awards the pot, none of the following happens in the round
        | does           |
        | takes the rake |

    @reading:uncalled-bet.returned
    Scenario: As a percentage, where all but one fold
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      And the round is completed
      Then seat 1 wins 9 from the pot
      And once the dealer awards the pot, none of the following happens in the round
        | does           |
        | takes the rake |
