Feature: Oneida Poker: the Jackpot Fund
  A house may put by a set amount of each pot, and pay jackpots from it by its own standards. Here it is 1 dollar, or none.

  @oneida-poker.O.1 @discretion @declaration @play
  Rule: For a Jackpot Fund a house may put by an amount of every round's pot, fixed beforehand
    When in the round it does so is left to the house, but for the award, which comes after it.

    Scenario: Declared amount
      Given an Oneida poker table
      And the house's jackpot amount is 1
      Then the declared jackpot amount is 1

    Scenario: One dollar of a pot of 12
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 1
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins 11 from the pot
      And each of the following happens once
        | does                          | amount |
        | sets aside the jackpot amount | 1      |

    Scenario: In a third round as in the first
      Given an Oneida poker table
      And the house's jackpot amount is 1
      And 2 rounds are played
      When one round is played
      Then each of the following happens once
        | does                          | amount |
        | sets aside the jackpot amount | 1      |

    Scenario: In a round that all but one fold, too
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 1
      When the betting goes
        | round   | seat | action | to |
        | first   | 3    | folds  |    |
        | first   | 1    | folds  |    |
      And the round is completed
      Then each of the following happens once
        | does                          | amount |
        | sets aside the jackpot amount | 1      |

    Scenario: Beside the rake, in steps
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 1
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
      Then seat 1 wins 46 from the pot

    Scenario: Beside the rake, as a quarter of 48
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 1
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
      Then seat 1 wins 35 from the pot

  @oneida-poker.O.2 @collection @play @declaration
  Rule: A house that creates a Jackpot Fund takes a set fee for it, and posts how much
    Each of the two is a rule of its own. A house without a fund need do neither.

    Scenario: With a fund, as much is taken of two pots of unlike size as the sign says
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 1
      And one round is played
      When the betting goes
        | round   | seat | action | to |
        | first   | 1    | raises | 8  |
        | first   | 2    | raises | 12 |
        | first   | 3    | raises | 16 |
        | first   | 1    | calls  | 16 |
        | first   | 2    | calls  | 16 |
      And everyone checks to the showdown
      Then the dealer sets aside the jackpot amount only like this
        | amount |
        | 1      |
      And the declared jackpot amount on the sign is 1

  @oneida-poker.O.2.a @collection @play @trace
  Rule: The amount is a set fee
    The same in every round and of every pot.

    Scenario Outline: One dollar where each has bet <bet>
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 1
      And the house's rake is in steps
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action   | to    |
        | preflop | 3    | folds    |       |
        | preflop | 1    | <first>  | <bet> |
        | preflop | 2    | <second> | <to>  |
      And everyone checks to the showdown
      Then seat 1 wins <won> from the pot
      And each of the following happens once
        | does                          | amount |
        | sets aside the jackpot amount | 1      |

      Examples:
        | first  | bet | second | to | won |
        | calls  | 4   | checks |    | 7   |
        | raises | 8   | calls  | 8  | 15  |

    Scenario: One dollar of a pot of 144, of the same table
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 1
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
      Then seat 1 wins 140 from the pot
      And each of the following happens once
        | does                          | amount |
        | sets aside the jackpot amount | 1      |

    @reading:rake-of-side-pots.each-pot
    @reading:side-pots.matched-only
    Scenario: One dollar where there is a side pot, out of the main pot
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 1
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
      And each of the following happens once
        | does                          | amount |
        | sets aside the jackpot amount | 1      |

    Scenario Outline: One dollar of a round of <game>
      Given an Oneida <game> table
      And the house's jackpot amount is 1
      When everyone checks to the showdown
      Then the dealer sets aside the jackpot amount only like this
        | amount |
        | 1      |

      Examples:
        | game                 |
        | Omaha High           |
        | Seven-Card Stud High |
        | Five-Card Draw High  |
        | Five-Card Stud High  |

    Scenario: What is set aside in six rounds is always that
      Given an Oneida poker table
      And the house's jackpot amount is 1
      When 6 rounds are played
      Then the dealer sets aside the jackpot amount only like this
        | amount |
        | 1      |

  @oneida-poker.O.2.b @posting @declaration
  Rule: A sign says how much is set aside in each round

    Scenario: The amount on the sign is the amount
      Given an Oneida poker table
      And the house's jackpot amount is 1
      Then the declared jackpot amount on the sign is the same as the declared jackpot amount
      And the declared jackpot amount on the sign is 1

  @oneida-poker.O.3 @collection @trace
  Rule: The amount is laid into the Jackpot Fund area when it is collected

    Scenario: Before the pot is awarded
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 1
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does                          | amount | where        |
        | dealer | sets aside the jackpot amount | 1      | jackpot area |
        |        | awards the pot                |        |              |

    Scenario: In seven-card stud as well
      Given an Oneida Seven-Card Stud High table
      And the house's jackpot amount is 1
      When 3 rounds are played
      Then the dealer sets aside the jackpot amount only like this
        | where        | amount |
        | jackpot area | 1      |

  @oneida-poker.O.4 @collection @trace
  Rule: At the end of the round the amount goes into the fund's container at once

    Scenario: Before anything of the next round
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 1
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      And the cards are dealt
      Then the following happens, in this order and once each
        | who    | does                     | total | where             | from         | number |
        |        | awards the pot           |       |                   |              |        |
        | dealer | drops the jackpot amount | 1     | jackpot container | jackpot area |        |
        |        | ends the round           |       |                   |              | 1      |
        |        | starts the round         |       |                   |              | 2      |

    Scenario: Not before the round is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 1
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
      Then none of the following happens
        | does                     |
        | drops the jackpot amount |
      When the round is completed
      Then each of the following happens once
        | does                     | where             |
        | drops the jackpot amount | jackpot container |

    Scenario: The rake does not go there
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 1
      And the house's rake is percentage
      And the house's rake percentage is 25
      When everyone checks to the showdown
      Then each of the following happens once
        | does                     | total | where             |
        | drops the jackpot amount | 1     | jackpot container |
        | drops the rake           | 3     | drop box          |

  @oneida-poker.O.5 @collection @declaration
  Rule: The house has standards for which hands win a jackpot
    What they say is left to it.

    Scenario: Declared standards
      Given an Oneida poker table
      And the house's jackpot amount is 1
      Then the declared standards for jackpots is established

  @oneida-poker.O.5.s1 @payout @declaration
  Rule: Jackpots are paid by these standards, and by nothing else

    Scenario: Declared basis
      Given an Oneida poker table
      And the house's jackpot amount is 1
      Then the declared basis of jackpot payments is standards for jackpots
