Feature: Oasis Lowball: the second round of betting
  What a player may do after the draw: check, bet, call, raise, fold; by the higher table limit.

  @oasis-lowball.deal.second.1 @betting @play @trace
  Rule: When each player has drawn or retained all cards, the second round of betting begins
    Not while anybody has still to decide.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    Scenario: The first turn of the second round comes after the last turn of the draw
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round  |
        | gives the turn | 1    | draw   |
        | gives the turn | 2    | draw   |
        | gives the turn | 3    | draw   |
        | gives the turn | 1    | second |
        | gives the turn | 2    | second |
        | gives the turn | 3    | second |

    Scenario: The first turn comes after the last card that is drawn
      Given the hole cards are
        | seat 1 | 8c 6d 4h 3c Ad |
        | seat 2 | 9s 7d 5h 4s 2c |
        | seat 3 | Ks 8d 6h 5c 3d |
      And the discards are
        | seat 3 | Ks | 2s |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | to     | card | seat | round  |
        | deals          | seat 3 | 2s   |      |        |
        | gives the turn |        |      | 1    | second |

    Scenario: Nobody bets while another has still to decide on the draw, afterwards somebody may
      Given seat 1 checks
      And seat 2 checks
      And seat 3 checks
      And seat 1 retains all cards
      And seat 2 retains all cards
      When seat 1 bets 6
      Then the bet is refused
      When seat 3 retains all cards
      Then a bet of 6 from seat 1 is taken

    Scenario: What was bet before the draw does not have to be called again
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | raises | 6  |
        | first | 3    | calls  | 6  |
        | first | 1    | calls  | 6  |
      Then it is seat 1's turn
      And a check from seat 1 is taken

  @oasis-lowball.deal.second.2 @betting @play @trace
  Rule: The first active player left of the button begins, and the turn goes on clockwise
    Each player in turn may check, bet, call, raise or fold, as the rules below say.

    Scenario Outline: With the button at seat <button>, seat <one> begins
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 4 have 100
      And the betting goes
        | round | seat    | action | to |
        | first | <one>   | checks |    |
        | first | <two>   | checks |    |
        | first | <three> | checks |    |
        | first | <four>  | checks |    |
      Then it is seat <one>'s turn
      When seat <one> checks
      Then it is seat <two>'s turn
      When seat <two> bets 6
      Then it is seat <three>'s turn
      When seat <three> folds
      Then it is seat <four>'s turn
      When seat <four> raises to 12
      Then it is seat <one>'s turn

      Examples:
        | button | one | two | three | four |
        | 4      | 1   | 2   | 3     | 4    |
        | 1      | 2   | 3   | 4     | 1    |
        | 2      | 3   | 4   | 1     | 2    |

    Scenario: Who begins may fold, check or bet, and after a bet the next may fold, call or raise
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      Then seat 1 may only fold, check or bet
      When seat 1 bets 6
      Then seat 2 may only fold, call or raise

    Scenario Outline: Nobody <acts> out of turn
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      When seat 2 <acts>
      Then the <act> is refused
      And it is seat 1's turn
      But a check from seat 1 is taken
      And a check from seat 2 is taken

      Examples:
        | acts   | act   |
        | checks | check |
        | bets 6 | bet   |
        | folds  | fold  |

    Scenario: Who has folded before the draw is not asked, and the next player begins
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | bets   | 3  |
        | first | 3    | calls  | 3  |
        | first | 1    | folds  |    |
      Then it is seat 2's turn
      When seat 2 checks
      Then it is seat 3's turn
      When seat 3 bets 6
      Then it is seat 2's turn

    Scenario: Who has no chips left is not asked, and stays in the hand
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 2 have 100
      And seat 3 has 4
      And the hole cards are
        | seat 1 | 9s 7d 5h 4s 2c |
        | seat 2 | Ts 8d 6h 5c 3d |
        | seat 3 | 8s 6d 4h 3c Ad |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat | round  |
        | gives the turn | 3    | second |
      And each of the following happens once
        | does           | seat |
        | shows the hand | 3    |

    Scenario: Neither the last seat nor the first acts out of turn
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      When seat 3 checks
      Then the check is refused
      But a check from seat 1 is taken
      When seat 1 checks
      Then the check is refused
      But a check from seat 2 is taken
      And a check from seat 3 is taken

    Scenario: Nobody calls or raises out of turn either
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 3 calls 6
      Then the call is refused
      When seat 3 raises to 12
      Then the raise is refused
      But a call of 6 from seat 2 is taken
      And a raise to 12 from seat 3 is taken

  @oasis-lowball.deal.second.d @betting @play
  Rule: A player may check: stay in the hand and bet nothing for now
    The hand is kept, and no money is put down.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |

    Scenario: A check is taken, puts nothing in and gives the turn to the next
      When seat 1 checks
      Then the check is taken
      And each of the following happens once
        | does   | seat | amount |
        | checks | 1    | 0      |
      And it is seat 2's turn

    Scenario: Each of the three may check
      When seat 1 checks
      And seat 2 checks
      And seat 3 checks
      Then the following happens, in this order and once each
        | does   | seat | amount |
        | checks | 1    | 0      |
        | checks | 2    | 0      |
        | checks | 3    | 0      |

    Scenario: When all have checked, the hands are shown
      When seat 1 checks
      And seat 2 checks
      And seat 3 checks
      Then the following happens, in this order
        | does           | seat |
        | checks         | 3    |
        | shows the hand |      |

    Scenario: Who has checked is still in the hand and may call a bet
      When seat 1 checks
      And seat 2 bets 6
      And seat 3 folds
      Then seat 1 may fold or call
      And a call of 6 from seat 1 is taken

  @oasis-lowball.deal.second.d.1 @betting @play
  Rule: A check is allowed only as long as all the others check and nobody has raised
    Once a bet stands, there is calling, raising or folding.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |

    Scenario: After a bet nobody may check, but call
      Given seat 1 bets 6
      When seat 2 checks
      Then the check is refused
      But a call of 6 from seat 2 is taken

    Scenario: After a check and a bet the third may not check, but call
      Given seat 1 checks
      And seat 2 bets 6
      When seat 3 checks
      Then the check is refused
      But a call of 6 from seat 3 is taken

    Scenario: Who has checked may not check again when another has bet
      Given seat 1 checks
      And seat 2 bets 6
      And seat 3 calls
      When seat 1 checks
      Then the check is refused
      But a call of 6 from seat 1 is taken

    Scenario: After a raise nobody may check, not the player who has bet either
      Given seat 1 bets 6
      And seat 2 raises to 12
      And seat 3 folds
      When seat 1 checks
      Then the check is refused
      But a call of 6 from seat 1 is taken

    Scenario: As long as all have checked, the last may check too
      Given seat 1 checks
      When seat 2 checks
      Then the check is taken
      When seat 3 checks
      Then the check is taken

  @oasis-lowball.deal.second.e @betting @play
  Rule: A player may bet, by the higher table limit
    6 at a table of 3-6: no more and no less.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1

    Scenario: A bet of 6 is taken
      Given the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      When seat 1 bets 6
      Then the bet of 6 is taken
      And each of the following happens once
        | does | seat | amount | to |
        | bets | 1    | 6      | 6  |
      And it is seat 2's turn

    Scenario Outline: A bet of <amount> is refused, of 6 it is taken
      Given the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      When seat 1 bets <amount>
      Then the bet is refused
      But a bet of 6 from seat 1 is taken

      Examples:
        | amount |
        | 1      |
        | 5      |
        | 5.50   |
        | 7      |
        | 12     |
        | 100    |

    Scenario: The second player may bet where the first has checked
      Given the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 checks
      When seat 2 bets 6
      Then the bet of 6 is taken
      And it is seat 3's turn

    Scenario: Where a bet stands there is no second one, but a raise
      Given the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 bets 6
      Then the bet is refused
      But a raise to 12 from seat 2 is taken

    Scenario: The third player may bet where the others have checked
      Given the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 checks
      And seat 2 checks
      When seat 3 bets 6
      Then the bet of 6 is taken
      And it is seat 1's turn

    Scenario Outline: At a table of <limit> the bet is <right>, not <wrong>
      Given the house's table limit is <limit>
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      When seat 1 bets <wrong>
      Then the bet is refused
      But a bet of <right> from seat 1 is taken

      Examples:
        | limit | wrong | right |
        | 2-4   | 2     | 4     |
        | 10-20 | 10    | 20    |

    @reading:short-wager.stands
    Scenario: Who has fewer chips than the limit may bet all of them, and no part of them
      Given the house's table limit is 3-6
      And seat 1 has 6
      And seats 2 and 3 have 100
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      When seat 1 bets 1
      Then the bet is refused
      But a bet of 5 from seat 1 is taken

    @reading:short-wager.refused
    Scenario: Who has fewer chips than the limit may not bet, but check
      Given the house's table limit is 3-6
      And seat 1 has 6
      And seats 2 and 3 have 100
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      When seat 1 bets 5
      Then the bet is refused
      And seat 1 may only fold or check
      But a check from seat 1 is taken

  @oasis-lowball.deal.second.b @betting @play
  Rule: A player may call a bet with as much as was bet
    In chips of the own; the whole bet, unless there are not so many.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    Scenario: A bet is called with its amount, with less or more it is not
      Given the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 calls 5
      Then the call is refused
      When seat 2 calls 7
      Then the call is refused
      But a call of 6 from seat 2 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 2    | 6      | 6  |

    Scenario: Who has checked calls with the whole bet
      Given the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 checks
      And seat 2 bets 6
      And seat 3 folds
      When seat 1 calls
      Then the call is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 6      | 6  |

    Scenario: A second call is as large as the first
      Given the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      And seat 2 calls
      When seat 3 calls 12
      Then the call is refused
      But a call of 6 from seat 3 is taken

    Scenario: Where nobody has bet there is nothing to call
      Given the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      When seat 1 calls
      Then the call is refused
      But a check from seat 1 is taken

    @reading:short-call.for-less
    Scenario: Who has less than the call may call with all of it
      Given seats 1 and 3 have 100
      And seat 2 has 6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 calls
      Then each of the following happens once
        | does  | seat | amount | to | all in |
        | calls | 2    | 5      | 5  | yes    |
      And it is seat 3's turn

    @reading:short-call.fold-only
    Scenario: Who has less than the call may not call, but fold
      Given seats 1 and 3 have 100
      And seat 2 has 6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 calls
      Then the call is refused
      But a fold from seat 2 is taken

    @reading:short-wager.stands
    Scenario: A bet of somebody's last chips, less than the limit, is called with as much
      Given seat 1 has 5
      And seats 2 and 3 have 100
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 4
      When seat 2 calls
      Then the call is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 2    | 4      | 4  |

  @oasis-lowball.deal.second.c @betting @play
  Rule: A player may raise: as much as was bet, and the higher table limit more
    At a table of 3-6 a raise of a bet of 6 goes to 12.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1

    Scenario: A raise to 12 is taken, and puts in 12
      Given the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 raises to 12
      Then the raise to 12 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 2    | 12     | 12 |
      And it is seat 3's turn

    Scenario: Where nobody has bet there is nothing to raise
      Given the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      When seat 1 raises to 6
      Then the raise is refused
      But a bet of 6 from seat 1 is taken

    Scenario Outline: A raise to <amount> is refused, to 12 it is taken
      Given the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 raises to <amount>
      Then the raise is refused
      But a raise to 12 from seat 2 is taken

      Examples:
        | amount |
        | 6      |
        | 7      |
        | 11     |
        | 13     |
        | 18     |
        | 100    |

    Scenario: The third player, too, may raise a bet that was called
      Given the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      And seat 2 calls
      When seat 3 raises to 12
      Then the raise to 12 is taken
      And it is seat 1's turn

    Scenario Outline: At a table of <limit> the raise goes to <right>, not to <wrong>
      Given the house's table limit is <limit>
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets <bet>
      When seat 2 raises to <wrong>
      Then the raise is refused
      But a raise to <right> from seat 2 is taken

      Examples:
        | limit | bet | wrong | right |
        | 2-4   | 4   | 6     | 8     |
        | 10-20 | 20  | 30    | 40    |

    @reading:short-wager.stands
    Scenario: A bet of last chips is raised by the whole limit
      Given the house's table limit is 3-6
      And seat 1 has 6
      And seats 2 and 3 have 100
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 5
      When seat 2 raises to 6
      Then the raise is refused
      But a raise to 11 from seat 2 is taken

    @reading:short-wager.completed
    Scenario: A bet of last chips is made a whole bet
      Given the house's table limit is 3-6
      And seat 1 has 6
      And seats 2 and 3 have 100
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 5
      When seat 2 raises to 11
      Then the raise is refused
      But a raise to 6 from seat 2 is taken
      And a raise to 12 from seat 3 is taken

    @reading:short-wager.stands
    Scenario: Last chips raise by less than the limit, and the next raise adds the whole limit
      Given the house's table limit is 3-6
      And seats 1 and 3 have 100
      And seat 2 has 8
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 raises to 7
      Then the raise to 7 is taken
      When seat 3 raises to 12
      Then the raise is refused
      But a raise to 13 from seat 3 is taken

    @reading:short-wager.completed
    Scenario: Last chips that go beyond a bet are made a whole raise
      Given the house's table limit is 3-6
      And seats 1 and 3 have 100
      And seat 2 has 8
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 raises to 7
      Then the raise to 7 is taken
      When seat 3 raises to 13
      Then the raise is refused
      But a raise to 12 from seat 3 is taken

    @reading:short-wager.refused
    Scenario: Who has fewer chips than a raise takes may not raise, but call
      Given the house's table limit is 3-6
      And seats 1 and 3 have 100
      And seat 2 has 8
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 raises to 7
      Then the raise is refused
      And seat 2 may only fold or call
      But a call of 6 from seat 2 is taken

  @oasis-lowball.deal.second.c.1 @betting @play
  Rule: After a raise all others may call it, re-raise by the higher table limit, or fold
    There is no other way to stay in the hand.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6

    Scenario: The next player may fold, call or raise, and no more
      When seat 2 raises to 12
      Then seat 3 may only fold, call or raise

    Scenario Outline: The next player <acts>
      Given seat 2 raises to 12
      When seat 3 <acts>
      Then the <act> is taken
      And it is seat 1's turn

      Examples:
        | acts         | act         |
        | folds        | fold        |
        | calls        | call        |
        | raises to 18 | raise to 18 |

    Scenario: A call is as large as the raise, not as the bet
      Given seat 2 raises to 12
      When seat 3 calls 6
      Then the call is refused
      But a call of 12 from seat 3 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 3    | 12     | 12 |

    Scenario: Who had bet puts in the difference
      Given seat 2 raises to 12
      And seat 3 folds
      When seat 1 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 6      | 12 |

    Scenario Outline: A re-raise to <amount> is refused, to 18 it is taken
      Given seat 2 raises to 12
      When seat 3 raises to <amount>
      Then the raise is refused
      But a raise to 18 from seat 3 is taken

      Examples:
        | amount |
        | 12     |
        | 13     |
        | 17     |
        | 19     |
        | 24     |

    Scenario: Who had bet may re-raise as well
      Given seat 2 raises to 12
      And seat 3 folds
      When seat 1 raises to 18
      Then the raise to 18 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 12     | 18 |
      And it is seat 2's turn

    Scenario: Who raised gets no turn where all others call
      Given seat 2 raises to 12
      And seat 3 calls
      When seat 1 calls
      Then the following happens, in this order
        | does           | seat |
        | calls          | 1    |
        | shows the hand |      |
      And none of the following happens
        | does           | seat |
        | gives the turn | 2    |

  @oasis-lowball.deal.second.c.2 @betting @play
  Rule: There are three raises at most in a round of betting, but no limit where only two players are active
    Each of the two rounds counts its own raises.

    @reading:opening-wager.no-raise
    Scenario: A fourth raise is refused, a call of the third is taken
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      And seat 2 raises to 12
      And seat 3 raises to 18
      And seat 1 raises to 24
      When seat 2 raises to 30
      Then the raise is refused
      And seat 2 may only fold or call
      But a call of 12 from seat 2 is taken

    @reading:opening-wager.no-raise
    Scenario: One raise after another is taken up to the third
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 raises to 12
      Then the raise to 12 is taken
      When seat 3 raises to 18
      Then the raise to 18 is taken
      When seat 1 raises to 24
      Then the raise to 24 is taken

    @reading:opening-wager.no-raise
    Scenario: A call between raises is no raise
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 checks
      And seat 2 bets 6
      And seat 3 raises to 12
      And seat 1 calls
      And seat 2 raises to 18
      And seat 3 calls
      When seat 1 raises to 24
      Then the raise to 24 is taken

    @reading:opening-wager.a-raise
    Scenario: The bet that opens the round is the first of the three raises
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      And seat 2 raises to 12
      And seat 3 raises to 18
      When seat 1 raises to 24
      Then the raise is refused
      And seat 1 may only fold or call
      But a call of 12 from seat 1 is taken

    @reading:opening-wager.a-raise
    Scenario: The bet that opens the round and two raises are taken
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 raises to 12
      Then the raise to 12 is taken
      When seat 3 raises to 18
      Then the raise to 18 is taken

    @reading:two-players.at-the-start @reading:opening-wager.no-raise
    Scenario: Where three began the round, the limit holds though one has folded
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      And seat 2 raises to 12
      And seat 3 folds
      And seat 1 raises to 18
      And seat 2 raises to 24
      When seat 1 raises to 30
      Then the raise is refused
      But a call of 6 from seat 1 is taken

    @reading:two-players.when-two-remain
    Scenario: As soon as one of three has folded there is no limit
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      And seat 2 raises to 12
      And seat 3 folds
      And seat 1 raises to 18
      And seat 2 raises to 24
      When seat 1 raises to 30
      Then the raise to 30 is taken
      And a raise to 36 from seat 2 is taken

    Scenario: Of two players each may raise again and again
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 2 have 200
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
      And seat 1 bets 6
      And seat 2 raises to 12
      And seat 1 raises to 18
      And seat 2 raises to 24
      When seat 1 raises to 30
      Then the raise to 30 is taken
      And a raise to 36 from seat 2 is taken

    Scenario: Between two players, too, a raise goes up by the limit
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 2 have 200
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
      And seat 1 bets 6
      And seat 2 raises to 12
      And seat 1 raises to 18
      And seat 2 raises to 24
      When seat 1 raises to 36
      Then the raise is refused
      But a raise to 30 from seat 1 is taken

    @reading:opening-wager.no-raise
    Scenario: After the draw the raises are counted anew
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | raises | 6  |
        | first | 3    | raises | 9  |
        | first | 1    | calls  | 9  |
        | first | 2    | calls  | 9  |
      And seat 1 bets 6
      And seat 2 raises to 12
      And seat 3 raises to 18
      When seat 1 raises to 24
      Then the raise to 24 is taken

    Scenario: Where one of three has folded before the draw, two players raise without a limit
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | bets   | 3  |
        | first | 3    | calls  | 3  |
        | first | 1    | folds  |    |
      And seat 2 bets 6
      And seat 3 raises to 12
      And seat 2 raises to 18
      And seat 3 raises to 24
      When seat 2 raises to 30
      Then the raise to 30 is taken
      And a raise to 36 from seat 3 is taken

    @reading:all-in-players.count @reading:opening-wager.no-raise
    Scenario: Beside a player who has no chips left, the limit holds for the two others
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 2 have 200
      And seat 3 has 4
      And the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | raises | 12 |
        | second | 1    | raises | 18 |
        | second | 2    | raises | 24 |
      When seat 1 raises to 30
      Then the raise is refused
      But a call from seat 1 is taken

    @reading:all-in-players.do-not-count
    Scenario: Beside a player who has no chips left, two others raise without a limit
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 2 have 200
      And seat 3 has 4
      And the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | calls  | 3  |
        | first  | 3    | calls  | 3  |
        | second | 1    | bets   | 6  |
        | second | 2    | raises | 12 |
        | second | 1    | raises | 18 |
        | second | 2    | raises | 24 |
      When seat 1 raises to 30
      Then the raise to 30 is taken
      And a raise to 36 from seat 2 is taken

  @oasis-lowball.deal.second.a @betting @play @trace
  Rule: A player may fold, and the dealer collects the cards
    The hand is given up, with all that was wagered on it.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    Scenario: A fold is taken, and the turn goes on
      Given the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      When seat 1 folds
      Then the fold is taken
      And it is seat 2's turn

    Scenario: After a bet and a raise a player may fold as well
      Given the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      And seat 2 raises to 12
      When seat 3 folds
      Then the fold is taken
      When seat 1 folds
      Then the fold is taken

    Scenario: The dealer collects the hand
      Given the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 folds
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does           | seat | whose  |
        |        | folds          | 2    |        |
        | dealer | collects cards |      | seat 2 |
        |        | ends the round |      |        |

    Scenario: Who has folded gets no turn any more, and shows nothing
      Given the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn
      When everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 2    |
        | shows the hand | 2    |

    Scenario: The lowest hand wins nothing once it is folded
      Given the hole cards are
        | seat 1 | 9s 7d 5h 4s 2c |
        | seat 2 | 8c 6d 4h 3c Ad |
        | seat 3 | Ts 8d 6h 5c 3d |
      And the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      And seat 1 bets 6
      When seat 2 folds
      And everyone checks to the showdown
      Then seat 2 wins nothing
      And each of the following happens once
        | does           | seat |
        | awards the pot | 1    |

    Scenario Outline: The dealer collects the hand of seat <seat> as well
      Given the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | checks |    |
        | first | 3    | checks |    |
      When seat 1 <one>
      And seat 2 <two>
      And seat 3 <three>
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does           | seat   | whose       |
        |        | folds          | <seat> |             |
        | dealer | collects cards |        | seat <seat> |
        |        | ends the round |        |             |
      And none of the following happens
        | does           | seat   |
        | shows the hand | <seat> |

      Examples:
        | seat | one    | two    | three |
        | 1    | folds  | bets 6 | calls |
        | 3    | bets 6 | calls  | folds |
