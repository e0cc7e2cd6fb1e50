Feature: Oasis Lowball: the first round of betting
  What a player may do when the five cards are out: check, bet, call, raise, fold; by the lower table limit.

  @oasis-lowball.deal.first.1 @betting @play @trace
  Rule: When everybody has five cards, the first round of betting begins
    Not while a card is still to be dealt, and before anybody draws.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    Scenario: The first turn comes after the last card
      When the cards are dealt
      Then the following happens, in this order
        | does           | to     | number | round |
        | deals          | seat 3 | 4      |       |
        | deals          | seat 3 | 5      |       |
        | gives the turn |        |        | first |

    Scenario: The draw waits for this round
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round |
        | gives the turn | 1    | first |
        | gives the turn | 2    | first |
        | gives the turn | 3    | first |
        | gives the turn | 1    | draw  |

    Scenario: Nobody draws in the middle of it, but acts
      Given the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      When seat 1 discards Ks
      Then the discard is refused
      But a check from seat 1 is taken

  # Unlike oasis-holdem: the turn comes first to the left of the button, and bets and raises are as large as the limit.
  @oasis-lowball.deal.first.2 @betting @play @trace
  Rule: The first to act in the first round sits left of the button, and the turn goes on clockwise
    Each player in turn may check, bet, call, raise or fold, as the rules below say.

    Scenario Outline: With the button at seat <button>, seat <one> begins
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 4 have 100
      When the cards are dealt
      Then it is seat <one>'s turn
      When seat <one> checks
      Then it is seat <two>'s turn
      When seat <two> bets 3
      Then it is seat <three>'s turn
      When seat <three> folds
      Then it is seat <four>'s turn
      When seat <four> raises to 6
      Then it is seat <one>'s turn

      Examples:
        | button | one | two | three | four |
        | 4      | 1   | 2   | 3     | 4    |
        | 1      | 2   | 3   | 4     | 1    |
        | 2      | 3   | 4   | 1     | 2    |

    Scenario: Who begins may fold, check or bet, and after a bet the next may fold, call or raise
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the cards are dealt
      Then seat 1 may only fold, check or bet
      When seat 1 bets 3
      Then seat 2 may only fold, call or raise

    Scenario Outline: Nobody <acts> out of turn
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the cards are dealt
      When seat 2 <acts>
      Then the <act> is refused
      And it is seat 1's turn
      But a check from seat 1 is taken
      And a check from seat 2 is taken

      Examples:
        | acts   | act   |
        | checks | check |
        | bets 3 | bet   |
        | folds  | fold  |

    Scenario: The turn goes on until everybody has answered
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | bets   | 3  |
        | first | 3    | calls  | 3  |
      Then it is seat 1's turn
      When seat 1 calls
      Then it is seat 1's turn
      And seat 1 may only retain or discard

    Scenario: Neither the last seat nor the first acts out of turn
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the cards are dealt
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
      And the cards are dealt
      And seat 1 bets 3
      When seat 3 calls 3
      Then the call is refused
      When seat 3 raises to 6
      Then the raise is refused
      But a call of 3 from seat 2 is taken
      And a raise to 6 from seat 3 is taken

  @oasis-lowball.deal.first.d @betting @play
  Rule: A player may check: stay in the hand and bet nothing for now
    The hand is kept, and no money is put down.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

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

    Scenario: When all have checked, the round is over
      When seat 1 checks
      And seat 2 checks
      And seat 3 checks
      Then it is seat 1's turn
      And seat 1 may only retain or discard

    Scenario: Who has checked is still in the hand and may call a bet
      When seat 1 checks
      And seat 2 bets 3
      And seat 3 folds
      Then seat 1 may fold or call
      And a call of 3 from seat 1 is taken

  @oasis-lowball.deal.first.d.1 @betting @play
  Rule: A check is allowed only as long as all the others check and nobody has raised
    Once a bet stands, there is calling, raising or folding.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    Scenario: After a bet nobody may check, but call
      Given seat 1 bets 3
      When seat 2 checks
      Then the check is refused
      But a call of 3 from seat 2 is taken

    Scenario: After a check and a bet the third may not check, but call
      Given seat 1 checks
      And seat 2 bets 3
      When seat 3 checks
      Then the check is refused
      But a call of 3 from seat 3 is taken

    Scenario: Who has checked may not check again when another has bet
      Given seat 1 checks
      And seat 2 bets 3
      And seat 3 calls
      When seat 1 checks
      Then the check is refused
      But a call of 3 from seat 1 is taken

    Scenario: After a raise nobody may check, not the player who has bet either
      Given seat 1 bets 3
      And seat 2 raises to 6
      And seat 3 folds
      When seat 1 checks
      Then the check is refused
      But a call of 3 from seat 1 is taken

    Scenario: As long as all have checked, the last may check too
      Given seat 1 checks
      When seat 2 checks
      Then the check is taken
      When seat 3 checks
      Then the check is taken

  @oasis-lowball.deal.first.e @betting @play
  Rule: A player may bet, by the lower table limit
    3 at a table of 3-6: no more and no less.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1

    Scenario: A bet of 3 is taken
      Given the house's table limit is 3-6
      When seat 1 bets 3
      Then the bet of 3 is taken
      And each of the following happens once
        | does | seat | amount | to |
        | bets | 1    | 3      | 3  |
      And it is seat 2's turn

    Scenario Outline: A bet of <amount> is refused, of 3 it is taken
      Given the house's table limit is 3-6
      When seat 1 bets <amount>
      Then the bet is refused
      But a bet of 3 from seat 1 is taken

      Examples:
        | amount |
        | 1      |
        | 2      |
        | 2.50   |
        | 4      |
        | 6      |
        | 100    |

    Scenario: The second player may bet where the first has checked
      Given the house's table limit is 3-6
      And seat 1 checks
      When seat 2 bets 3
      Then the bet of 3 is taken
      And it is seat 3's turn

    Scenario: Where a bet stands there is no second one, but a raise
      Given the house's table limit is 3-6
      And seat 1 bets 3
      When seat 2 bets 3
      Then the bet is refused
      But a raise to 6 from seat 2 is taken

    Scenario: The third player may bet where the others have checked
      Given the house's table limit is 3-6
      And seat 1 checks
      And seat 2 checks
      When seat 3 bets 3
      Then the bet of 3 is taken
      And it is seat 1's turn

    Scenario Outline: At a table of <limit> the bet is <right>, not <wrong>
      Given the house's table limit is <limit>
      And the cards are dealt
      When seat 1 bets <wrong>
      Then the bet is refused
      But a bet of <right> from seat 1 is taken

      Examples:
        | limit | wrong | right |
        | 2-4   | 4     | 2     |
        | 10-20 | 20    | 10    |

    @reading:short-wager.stands
    Scenario: Who has fewer chips than the limit may bet all of them, and no part of them
      Given the house's table limit is 3-6
      And seat 1 has 3
      And seats 2 and 3 have 100
      When seat 1 bets 1
      Then the bet is refused
      But a bet of 2 from seat 1 is taken

    @reading:short-wager.refused
    Scenario: Who has fewer chips than the limit may not bet, but check
      Given the house's table limit is 3-6
      And seat 1 has 3
      And seats 2 and 3 have 100
      When seat 1 bets 2
      Then the bet is refused
      And seat 1 may only fold or check
      But a check from seat 1 is taken

  # Unlike oasis-holdem: the turn comes first to the left of the button, and bets and raises are as large as the limit.
  @oasis-lowball.deal.first.b @betting @play
  Rule: A player may call a bet with as much as was bet
    In chips of the own; the whole bet, unless there are not so many.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    Scenario: A bet is called with its amount, with less or more it is not
      Given seat 1 bets 3
      When seat 2 calls 2
      Then the call is refused
      When seat 2 calls 4
      Then the call is refused
      But a call of 3 from seat 2 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 2    | 3      | 3  |

    Scenario: Who has checked calls with the whole bet
      Given seat 1 checks
      And seat 2 bets 3
      And seat 3 folds
      When seat 1 calls
      Then the call is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 3      | 3  |

    Scenario: A second call is as large as the first
      Given seat 1 bets 3
      And seat 2 calls
      When seat 3 calls 6
      Then the call is refused
      But a call of 3 from seat 3 is taken

    Scenario: Where nobody has bet there is nothing to call
      When seat 1 calls
      Then the call is refused
      But a check from seat 1 is taken

    @reading:short-call.for-less
    Scenario: Who has less than the call may call with all of it
      Given seats 1 and 3 have 100
      And seat 2 has 3
      And seat 1 bets 3
      When seat 2 calls
      Then each of the following happens once
        | does  | seat | amount | to | all in |
        | calls | 2    | 2      | 2  | yes    |
      And it is seat 3's turn

    @reading:short-call.fold-only
    Scenario: Who has less than the call may not call, but fold
      Given seats 1 and 3 have 100
      And seat 2 has 3
      And seat 1 bets 3
      When seat 2 calls
      Then the call is refused
      But a fold from seat 2 is taken

    @reading:short-wager.stands
    Scenario: A bet of somebody's last chips, less than the limit, is called with as much
      Given seat 1 has 3
      And seats 2 and 3 have 100
      And seat 1 bets 2
      When seat 2 calls
      Then the call is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 2    | 2      | 2  |

  @oasis-lowball.deal.first.c @betting @play
  Rule: A player may raise: as much as was bet, and the lower table limit more
    At a table of 3-6 a raise of a bet of 3 goes to 6.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1

    Scenario: A raise to 6 is taken, and puts in 6
      Given the house's table limit is 3-6
      And seat 1 bets 3
      When seat 2 raises to 6
      Then the raise to 6 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 2    | 6      | 6  |
      And it is seat 3's turn

    Scenario: Where nobody has bet there is nothing to raise
      Given the house's table limit is 3-6
      When seat 1 raises to 3
      Then the raise is refused
      But a bet of 3 from seat 1 is taken

    Scenario Outline: A raise to <amount> is refused, to 6 it is taken
      Given the house's table limit is 3-6
      And seat 1 bets 3
      When seat 2 raises to <amount>
      Then the raise is refused
      But a raise to 6 from seat 2 is taken

      Examples:
        | amount |
        | 3      |
        | 4      |
        | 5      |
        | 7      |
        | 9      |
        | 100    |

    Scenario: The third player, too, may raise a bet that was called
      Given the house's table limit is 3-6
      And seat 1 bets 3
      And seat 2 calls
      When seat 3 raises to 6
      Then the raise to 6 is taken
      And it is seat 1's turn

    Scenario Outline: At a table of <limit> the raise goes to <right>, not to <wrong>
      Given the house's table limit is <limit>
      And seat 1 bets <bet>
      When seat 2 raises to <wrong>
      Then the raise is refused
      But a raise to <right> from seat 2 is taken

      Examples:
        | limit | bet | wrong | right |
        | 2-4   | 2   | 6     | 4     |
        | 10-20 | 10  | 30    | 20    |

    @reading:short-wager.stands
    Scenario: A bet of last chips is raised by the whole limit
      Given the house's table limit is 3-6
      And seat 1 has 3
      And seats 2 and 3 have 100
      And seat 1 bets 2
      When seat 2 raises to 3
      Then the raise is refused
      But a raise to 5 from seat 2 is taken

    @reading:short-wager.completed
    Scenario: A bet of last chips is made a whole bet
      Given the house's table limit is 3-6
      And seat 1 has 3
      And seats 2 and 3 have 100
      And seat 1 bets 2
      When seat 2 raises to 5
      Then the raise is refused
      But a raise to 3 from seat 2 is taken
      And a raise to 6 from seat 3 is taken

    @reading:short-wager.stands
    Scenario: Last chips raise by less than the limit, and the next raise adds the whole limit
      Given the house's table limit is 3-6
      And seats 1 and 3 have 100
      And seat 2 has 5
      And seat 1 bets 3
      When seat 2 raises to 4
      Then the raise to 4 is taken
      When seat 3 raises to 6
      Then the raise is refused
      But a raise to 7 from seat 3 is taken

    @reading:short-wager.completed
    Scenario: Last chips that go beyond a bet are made a whole raise
      Given the house's table limit is 3-6
      And seats 1 and 3 have 100
      And seat 2 has 5
      And seat 1 bets 3
      When seat 2 raises to 4
      Then the raise to 4 is taken
      When seat 3 raises to 7
      Then the raise is refused
      But a raise to 6 from seat 3 is taken

    @reading:short-wager.refused
    Scenario: Who has fewer chips than a raise takes may not raise, but call
      Given the house's table limit is 3-6
      And seats 1 and 3 have 100
      And seat 2 has 5
      And seat 1 bets 3
      When seat 2 raises to 4
      Then the raise is refused
      And seat 2 may only fold or call
      But a call of 3 from seat 2 is taken

  # Unlike oasis-holdem: the turn comes first to the left of the button, and bets and raises are as large as the limit.
  @oasis-lowball.deal.first.c.1 @betting @play
  Rule: After a raise all others may call it, re-raise by the lower table limit, or fold
    There is no other way to stay in the hand.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 bets 3

    Scenario: The next player may fold, call or raise, and no more
      When seat 2 raises to 6
      Then seat 3 may only fold, call or raise

    Scenario Outline: The next player <acts>
      Given seat 2 raises to 6
      When seat 3 <acts>
      Then the <act> is taken
      And it is seat 1's turn

      Examples:
        | acts        | act        |
        | folds       | fold       |
        | calls       | call       |
        | raises to 9 | raise to 9 |

    Scenario: A call is as large as the raise, not as the bet
      Given seat 2 raises to 6
      When seat 3 calls 3
      Then the call is refused
      But a call of 6 from seat 3 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 3    | 6      | 6  |

    Scenario: Who had bet puts in the difference
      Given seat 2 raises to 6
      And seat 3 folds
      When seat 1 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 3      | 6  |

    Scenario Outline: A re-raise to <amount> is refused, to 9 it is taken
      Given seat 2 raises to 6
      When seat 3 raises to <amount>
      Then the raise is refused
      But a raise to 9 from seat 3 is taken

      Examples:
        | amount |
        | 6      |
        | 7      |
        | 8      |
        | 10     |
        | 12     |

    Scenario: Who had bet may re-raise as well
      Given seat 2 raises to 6
      And seat 3 folds
      When seat 1 raises to 9
      Then the raise to 9 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 6      | 9  |
      And it is seat 2's turn

    Scenario: Who raised gets no turn where all others call
      Given seat 2 raises to 6
      And seat 3 calls
      When seat 1 calls
      Then it is seat 1's turn
      And seat 1 may only retain or discard

  # Unlike oasis-holdem: the turn comes first to the left of the button, and bets and raises are as large as the limit.
  @oasis-lowball.deal.first.c.2 @betting @play
  Rule: There are three raises at most in a round of betting, but no limit where only two players are active
    Each of the two rounds counts its own raises.

    @reading:opening-wager.no-raise
    Scenario: A fourth raise is refused, a call of the third is taken
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 bets 3
      And seat 2 raises to 6
      And seat 3 raises to 9
      And seat 1 raises to 12
      When seat 2 raises to 15
      Then the raise is refused
      And seat 2 may only fold or call
      But a call of 6 from seat 2 is taken

    @reading:opening-wager.no-raise
    Scenario: One raise after another is taken up to the third
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 bets 3
      When seat 2 raises to 6
      Then the raise to 6 is taken
      When seat 3 raises to 9
      Then the raise to 9 is taken
      When seat 1 raises to 12
      Then the raise to 12 is taken

    @reading:opening-wager.no-raise
    Scenario: A call between raises is no raise
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 checks
      And seat 2 bets 3
      And seat 3 raises to 6
      And seat 1 calls
      And seat 2 raises to 9
      And seat 3 calls
      When seat 1 raises to 12
      Then the raise to 12 is taken

    @reading:opening-wager.a-raise
    Scenario: The bet that opens the round is the first of the three raises
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 bets 3
      And seat 2 raises to 6
      And seat 3 raises to 9
      When seat 1 raises to 12
      Then the raise is refused
      And seat 1 may only fold or call
      But a call of 6 from seat 1 is taken

    @reading:opening-wager.a-raise
    Scenario: The bet that opens the round and two raises are taken
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 bets 3
      When seat 2 raises to 6
      Then the raise to 6 is taken
      When seat 3 raises to 9
      Then the raise to 9 is taken

    @reading:two-players.at-the-start @reading:opening-wager.no-raise
    Scenario: Where three began the round, the limit holds though one has folded
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 bets 3
      And seat 2 raises to 6
      And seat 3 folds
      And seat 1 raises to 9
      And seat 2 raises to 12
      When seat 1 raises to 15
      Then the raise is refused
      But a call of 3 from seat 1 is taken

    @reading:two-players.when-two-remain
    Scenario: As soon as one of three has folded there is no limit
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 bets 3
      And seat 2 raises to 6
      And seat 3 folds
      And seat 1 raises to 9
      And seat 2 raises to 12
      When seat 1 raises to 15
      Then the raise to 15 is taken
      And a raise to 18 from seat 2 is taken

    Scenario: Of two players each may raise again and again
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 2 have 200
      And seat 1 bets 3
      And seat 2 raises to 6
      And seat 1 raises to 9
      And seat 2 raises to 12
      When seat 1 raises to 15
      Then the raise to 15 is taken
      And a raise to 18 from seat 2 is taken

    Scenario: Between two players, too, a raise goes up by the limit
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 2 have 200
      And seat 1 bets 3
      And seat 2 raises to 6
      And seat 1 raises to 9
      And seat 2 raises to 12
      When seat 1 raises to 18
      Then the raise is refused
      But a raise to 15 from seat 1 is taken

    @reading:all-in-players.count @reading:opening-wager.no-raise
    Scenario: Beside a player who has no chips left, the limit holds for the two others
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 2 have 200
      And seat 3 has 1
      And the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | raises | 6  |
        | first  | 1    | raises | 9  |
        | first  | 2    | raises | 12 |
      When seat 1 raises to 15
      Then the raise is refused
      But a call from seat 1 is taken

    @reading:all-in-players.do-not-count
    Scenario: Beside a player who has no chips left, two others raise without a limit
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seats 1 and 2 have 200
      And seat 3 has 1
      And the betting goes
        | round  | seat | action | to |
        | first  | 1    | bets   | 3  |
        | first  | 2    | raises | 6  |
        | first  | 1    | raises | 9  |
        | first  | 2    | raises | 12 |
      When seat 1 raises to 15
      Then the raise to 15 is taken
      And a raise to 18 from seat 2 is taken

  @oasis-lowball.deal.first.a @betting @play @trace
  Rule: A player may fold, and the dealer collects the cards
    The hand is given up, with all that was wagered on it.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    Scenario: A fold is taken, and the turn goes on
      When seat 1 folds
      Then the fold is taken
      And it is seat 2's turn

    Scenario: After a bet and a raise a player may fold as well
      Given seat 1 bets 3
      And seat 2 raises to 6
      When seat 3 folds
      Then the fold is taken
      When seat 1 folds
      Then the fold is taken

    Scenario: The dealer collects the hand
      Given seat 1 bets 3
      When seat 2 folds
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does           | seat | whose  |
        |        | folds          | 2    |        |
        | dealer | collects cards |      | seat 2 |
        |        | ends the round |      |        |

    Scenario: Who has folded gets no turn any more, and shows nothing
      Given seat 1 bets 3
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
      And seat 1 bets 3
      When seat 2 folds
      And seat 3 raises to 6
      And everyone checks to the showdown
      Then seat 2 wins nothing
      And each of the following happens once
        | does           | seat |
        | awards the pot | 1    |

    Scenario Outline: The dealer collects the hand of seat <seat> as well
      When the betting goes
        | round  | seat | action  | to   |
        | first  | 1    | <one>   | <a>  |
        | first  | 2    | <two>   | 3    |
        | first  | 3    | <three> | <b>  |
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
        | seat | one   | a | two   | three | b |
        | 1    | folds |   | bets  | calls | 3 |
        | 3    | bets  | 3 | calls | folds |   |

  # Unlike oasis-holdem: the turn comes first to the left of the button, and bets and raises are as large as the limit.
  @oasis-lowball.deal.first.3 @procedure @play @trace
  Rule: When all have acted and have called or folded, the dealer moves the bets into the pot
    Not before, and before anybody draws.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    Scenario: All bets are moved, and before anybody draws
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
      Then the following happens, in this order and once each
        | does             | seat | who    | amount | round |
        | calls            | 3    |        |        |       |
        | gathers the bets |      | dealer | 9      |       |
        | gives the turn   | 1    |        |        | draw  |

    @reading:fee-without-a-flop.after-the-draw
    Scenario: The bets of players who have folded are moved too
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | raises | 6  |
        | first | 3    | calls  | 6  |
        | first | 1    | folds  |    |
      Then each of the following happens once
        | does             | amount | pot |
        | gathers the bets | 15     | 18  |

    Scenario: While a player has still to act, nothing is moved
      Given the cards are dealt
      When the betting goes
        | round | seat | action | to |
        | first | 1    | checks |    |
        | first | 2    | bets   | 3  |
        | first | 3    | calls  | 3  |
      Then none of the following happens
        | does             |
        | gathers the bets |
      And it is seat 1's turn
      When seat 1 calls
      Then each of the following happens once
        | does             | amount |
        | gathers the bets | 9      |

    @reading:all-but-one-fold.ends-the-hand @reading:uncalled-bet.returned @reading:fee-without-a-flop.after-the-draw
    @reading:fee-before-the-flop.none
    Scenario: Where all but one fold, the pot is won at once and nobody draws
      When seat 1 bets 3
      And seat 2 folds
      And seat 3 folds
      Then none of the following happens
        | does           | round |
        | gives the turn | draw  |
        | takes the fee  |       |
      And seat 1 wins 3 from the pot

    @reading:all-but-one-fold.goes-on @reading:uncalled-bet.stays-in-the-pot @reading:fee-counts.each-pot
    @reading:fee-without-a-flop.after-the-draw
    Scenario: Where all but one fold, the draw and the fee follow all the same
      When seat 1 bets 3
      And seat 2 folds
      And seat 3 folds
      And everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | round | amount |
        | gives the turn | 1    | draw  |        |
        | takes the fee  |      |       | 4      |
        | awards the pot | 1    |       | 2      |

    @reading:uncalled-bet.returned @reading:short-call.for-less
    Scenario: What nobody has called goes back before the bets are moved
      Given seats 1 and 2 have 100
      And seat 3 has 3
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | folds  |    |
        | first | 3    | calls  | 2  |
      Then the following happens, in this order and once each
        | does             | seat | amount |
        | returns the bet  | 1    | 1      |
        | gathers the bets |      | 4      |

    @reading:uncalled-bet.stays-in-the-pot @reading:short-call.for-less
    Scenario: What nobody has called goes into the pot with the rest
      Given seats 1 and 2 have 100
      And seat 3 has 3
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | folds  |    |
        | first | 3    | calls  | 2  |
      Then each of the following happens once
        | does             | amount |
        | gathers the bets | 5      |
      And none of the following happens
        | does            |
        | returns the bet |
