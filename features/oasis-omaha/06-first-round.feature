Feature: Oasis Omaha High/Low Split: the first round of betting
  What a player may do when the hole cards are out: fold, call, raise.

  @oasis-omaha.deal.first.1 @betting @play @trace
  Rule: When everybody has four hole cards, the first round of betting begins
    Not while a card is still to be dealt, and before any card of the board.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: The first turn comes after the last hole card
      When the cards are dealt
      Then the following happens, in this order
        | does           | to     | number | round |
        | deals          | seat 3 | 1      |       |
        | deals          | seat 3 | 4      |       |
        | gives the turn |        |        | first |
      And none of the following happens
        | does            |
        | deals the board |

    Scenario: The flop waits for this round
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | seat | round | street |
        | gives the turn  | 3    | first |        |
        | gives the turn  | 1    | first |        |
        | gives the turn  | 2    | first |        |
        | deals the board |      |       | flop   |

    Scenario: Nobody bets before the cards are out, then somebody may
      When the cards are dealt
      Then it is seat 3's turn
      And a call from seat 3 is taken

  @oasis-omaha.deal.first.2 @betting @play @trace
  Rule: The first to act sits left of the big blind, and the turn goes on clockwise
    Each player in turn may fold, call or raise.

    @reading:call-of-a-raise.allowed
    Scenario Outline: With the button at seat <button>, seat <first> begins
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then it is seat <first>'s turn
      When seat <first> calls
      Then it is seat <second>'s turn
      When seat <second> folds
      Then it is seat <third>'s turn
      When seat <third> raises to 12
      Then it is seat <fourth>'s turn
      When seat <fourth> calls
      Then it is seat <first>'s turn

      Examples:
        | button | first | second | third | fourth |
        | 4      | 3     | 4      | 1     | 2      |
        | 1      | 4     | 1      | 2     | 3      |
        | 2      | 1     | 2      | 3     | 4      |

    Scenario: The first player may fold, call or raise, and no more
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then seat 3 may only fold, call or raise

    @reading:blinds-count.toward-the-call
    Scenario: Who has not put in the big blind may not check, but may call
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When seat 3 checks
      Then the check is refused
      But a call of 4 from seat 3 is taken
      When seat 1 checks
      Then the check is refused
      But a call of 2 from seat 1 is taken

    @reading:blinds-count.toward-the-call
    Scenario: The big blind may check where nobody has raised
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
      When seat 2 checks
      Then the check is taken
      And it is seat 1's turn

    @reading:call-of-a-raise.allowed
    @reading:blinds-count.toward-the-call
    Scenario: After a raise the big blind may not check, but may call
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | folds  |    |
      When seat 2 checks
      Then the check is refused
      But a call of 8 from seat 2 is taken

    @reading:blinds-count.toward-the-call
    Scenario Outline: Nobody <acts> out of turn
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When seat 1 <acts>
      Then the <act> is refused
      And it is seat 3's turn
      But a call of 4 from seat 3 is taken
      And a call of 2 from seat 1 is taken

      Examples:
        | acts         | act   |
        | calls        | call  |
        | raises to 12 | raise |
        | folds        | fold  |

  @oasis-omaha.deal.first.a @betting @play @trace
  Rule: A player may fold: the four hole cards are laid face down in the middle of the table
    Any player may, in turn.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: A fold is taken
      When seat 3 folds
      Then the fold is taken
      And it is seat 1's turn

    Scenario Outline: Seat <seat> may fold as well
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | <one>  |    |
      When seat <seat> folds
      Then the fold is accepted
      And each of the following happens once
        | does  | seat   |
        | folds | <seat> |

      Examples:
        | one   | seat |
        | calls | 2    |
        | folds | 2    |

    Scenario: The cards of the hand go face down
      When seat 3 folds
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | count | face |
        | folds          | 3    |       |      |
        | discards cards | 3    | 4     | down |

    Scenario: Seat 1, whose turn is the second, may fold as well
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
      When seat 1 folds
      Then the fold is accepted
      And each of the following happens once
        | does  | seat |
        | folds | 1    |

  @oasis-omaha.deal.first.a.1 @procedure @trace
  Rule: A folded hand stays face down; the dealer collects it and puts it on the discard pile
    Nobody gets to see it.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: The dealer collects the hand, and it goes to the discard pile
      When seat 3 folds
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does           | seat | whose  | where        | face | count |
        |        | folds          | 3    |        |              |      |       |
        | dealer | collects cards |      | seat 3 |              | down |       |
        |        | discards cards | 3    |        | discard pile | down | 4     |

    Scenario: Before the round ends, the hand is off the table
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
      And everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | whose  |
        | collects cards |      | seat 3 |
        | discards cards | 3    |        |
        | ends the round |      |        |

    Scenario: A folded hand is not shown at the showdown
      When seat 3 folds
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | shows the hand | 3    |

    # Unlike oasis-holdem: there are four hole cards.
    @reading:call-of-a-raise.allowed
    Scenario Outline: A blind's folded hand is collected and stays unseen as well: seat <seat>
      When the betting goes
        | round   | seat | action | to    |
        | preflop | 3    | raises | 12    |
        | preflop | 1    | <one>  | <to>  |
        | preflop | 2    | <two>  | <too> |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does           | seat   | whose       | where        | face | count |
        |        | folds          | <seat> |             |              |      |       |
        | dealer | collects cards |        | seat <seat> |              | down |       |
        |        | discards cards | <seat> |             | discard pile | down | 4     |
      And none of the following happens
        | does           | seat   |
        | shows the hand | <seat> |

      Examples:
        | seat | one   | to | two   | too |
        | 1    | folds |    | calls | 12  |
        | 2    | calls | 12 | folds |     |

  @oasis-omaha.deal.first.a.2 @betting @play
  Rule: Who has folded takes no further part in that hand
    No turn comes back to that player, and no pot goes there.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: No turn comes to a player who has folded
      Given the cards are dealt
      When seat 3 folds
      Then the fold is taken
      When everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 3    |

    Scenario: The best hand wins nothing once it is folded
      Given the hole cards are
        | seat 1 | 8s 6d Qd 7d |
        | seat 2 | 8h 5c Qc 4c |
        | seat 3 | As Ad Ks 3d |
      And the board is Ac Ah Kd 9s 2c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 3 wins nothing

    Scenario: Who has folded may not call on the flop, who has not may bet
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 10 |
        | flop    | 2    | calls  | 10 |
      When seat 3 checks
      Then the check is refused
      But a check from seat 1 is taken

    Scenario: In the next hand the player takes part again
      Given seat 3 folds
      And the round is completed
      When the cards are dealt
      Then seat 3 has 4 cards

    @reading:blinds-count.toward-the-call
    @reading:fee-counts.each-pot
    Scenario: Where all others have folded, the last player wins the pot
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | folds  |    |
        | flop    | 1    | folds  |    |
      Then seat 3 wins 24 from the pot

    @reading:blinds-count.toward-the-call
    Scenario: Who has folded may not call in the same round, who has not may
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
      When seat 3 calls
      Then the call is refused
      But a check from seat 2 is taken

    Scenario: Who has folded may not check on the flop, who has not may
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 3 checks
      Then the check is refused
      But a check from seat 1 is taken

    Scenario: Who has folded may not check on the turn, who has not may
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
      When seat 3 checks
      Then the check is refused
      But a check from seat 1 is taken

    Scenario: Who has folded may not check on the river, who has not may
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
      When seat 3 checks
      Then the check is refused
      But a check from seat 1 is taken

    @reading:fee-counts.each-pot @reading:blinds-count.toward-the-call
    Scenario: So it is where the others fold on the turn
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | folds  |    |
        | flop    | 1    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | folds  |    |
      Then seat 3 wins 24 from the pot

    @reading:fee-counts.each-pot @reading:blinds-count.toward-the-call
    Scenario: So it is where the others fold on the river
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | folds  |    |
        | flop    | 1    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 3    | checks |    |
        | river   | 1    | folds  |    |
      Then seat 3 wins 24 from the pot

  @oasis-omaha.deal.first.b @betting @play
  Rule: A player may call with a wager as large as the big blind
    Who has posted puts in what is missing; after a raise, a call is as large as the raise.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: A call of the big blind is taken, of less it is refused
      Given the cards are dealt
      When seat 3 calls 3.99
      Then the call is refused
      But a call of 4 from seat 3 is taken

    Scenario: A call of more than the big blind is refused
      Given the cards are dealt
      When seat 3 calls 4.01
      Then the call is refused
      But a call of 4 from seat 3 is taken

    @reading:blinds-count.toward-the-call
    Scenario: The small blind calls with what is missing
      Given seat 3 folds
      When seat 1 calls
      Then the call is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 2      | 4  |

    @reading:blinds-count.toward-the-call
    Scenario: The big blind has nothing to call where nobody has raised
      Given seat 3 folds
      When seat 1 calls
      Then seat 2 may not call

    @reading:call-of-a-raise.allowed
    Scenario: A player who has called puts in the difference when another raises
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | raises | 20 |
        | preflop | 2    | folds  |    |
      When seat 3 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | calls | 3    | 16     | 20 |

    @reading:short-call.fold-only
    Scenario: Who has less than the call may not call, but fold
      Given seats 1 and 2 have 100
      And seat 3 has 3
      When seat 3 calls
      Then the call is refused
      But a fold from seat 3 is taken

    @reading:short-call.for-less
    Scenario: Who has less than the call may call with all of it
      Given seats 1 and 2 have 100
      And seat 3 has 3
      When seat 3 calls
      Then each of the following happens once
        | does  | seat | amount | to | all in |
        | calls | 3    | 3      | 3  | yes    |
      And it is seat 1's turn

    @reading:short-call.for-less @reading:blinds-count.toward-the-call
    Scenario: A call for less leaves what the others have to call as it was
      Given seats 1 and 2 have 100
      And seat 3 has 3
      And seat 3 calls
      When seat 1 calls 1
      Then the call is refused
      But a call of 2 from seat 1 is taken

    @reading:short-call.for-less
    Scenario: A call is 4 though the player with the big blind had only 3
      Given seats 1 and 3 have 100
      And seat 2 has 3
      When seat 3 calls 3
      Then the call is refused
      But a call of 4 from seat 3 is taken

  @oasis-omaha.deal.first.b.1 @betting @play
  Rule: After a raise or a re-raise a call of the big blind is not permitted
    The sentence says that calling is not; the one on raises gives the option to call the raise.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    @reading:call-of-a-raise.allowed
    @reading:blinds-count.toward-the-call
    Scenario: After a raise a call of the big blind is refused, a call of the raise is taken
      Given seat 3 raises to 12
      When seat 1 calls 2
      Then the call is refused
      But a call of 10 from seat 1 is taken

    @reading:call-of-a-raise.allowed
    Scenario: A player who has called the big blind has not called the raise
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | raises | 20 |
        | preflop | 2    | folds  |    |
      When seat 3 calls 4
      Then the call is refused
      But a call of 16 from seat 3 is taken

    @reading:call-of-a-raise.allowed
    @reading:blinds-count.toward-the-call
    Scenario: After a re-raise a call of the first raise is refused, a call of the re-raise is taken
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | raises | 30 |
      When seat 2 calls 8
      Then the call is refused
      But a call of 26 from seat 2 is taken

    @reading:call-of-a-raise.barred
    Scenario: After a raise nobody calls, a re-raise is taken
      Given seat 3 raises to 12
      When seat 1 calls
      Then the call is refused
      And seat 1 may only fold or raise
      But a raise to 24 from seat 1 is taken

    @reading:call-of-a-raise.barred
    Scenario: After a re-raise nobody calls, a fold is taken
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | raises | 30 |
      When seat 2 calls
      Then the call is refused
      But a fold from seat 2 is taken

  @oasis-omaha.deal.first.c @betting @play
  Rule: A player may raise: the big blind and an additional amount, within the table limit
    The table limit ends nowhere: what a player has on the table may be wagered.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: A raise to <amount> is taken
      When seat 3 raises to <amount>
      Then the raise to <amount> is taken
      And it is seat 1's turn

      Examples:
        | amount |
        | 8      |
        | 9      |
        | 50     |
        | 999    |

    Scenario: All that a player has may be wagered, more may not
      When seat 3 raises to 1,001
      Then the raise is refused
      But a raise to 1,000 from seat 3 is taken

    Scenario: A wager that is no larger than the big blind is no raise
      When seat 3 raises to 4
      Then the raise is refused
      But a raise to 8 from seat 3 is taken

    @reading:least-raise.last-raise
    Scenario: The additional amount is at least a big blind
      When seat 3 raises to 7
      Then the raise is refused
      But a raise to 8 from seat 3 is taken

    @reading:least-raise.table-limit
    Scenario: The additional amount is at least 1
      When seat 3 raises to 4.99
      Then the raise is refused
      But a raise to 5 from seat 3 is taken

    @reading:blinds-count.toward-the-call
    Scenario: The blinds may raise too, and what they have posted counts
      Given seat 3 folds
      When seat 1 raises to 10
      Then each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 8      | 10 |
      When seat 2 raises to 30
      Then each of the following happens once
        | does   | seat | amount | to |
        | raises | 2    | 26     | 30 |

    @reading:blinds-count.toward-the-call
    Scenario: A raise has to be called by those who want to stay
      When seat 3 raises to 12
      Then each of the following happens once
        | does           | seat | due |
        | gives the turn | 1    | 10  |

  @oasis-omaha.deal.first.c.1 @betting @play
  Rule: After a raise all others may call it, re-raise by a larger wager, or fold
    A re-raise makes the whole wager larger than the raise before.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    @reading:call-of-a-raise.allowed
    Scenario: The next player has these three options and no other
      When seat 3 raises to 12
      Then seat 1 may only fold, call or raise

    @reading:call-of-a-raise.allowed
    @reading:blinds-count.toward-the-call
    Scenario: A call and a re-raise are as large as they are said to be
      Given seat 3 raises to 12
      When seat 1 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 10     | 12 |
      When seat 2 raises to 30
      Then each of the following happens once
        | does   | seat | amount | to |
        | raises | 2    | 26     | 30 |

    @reading:call-of-a-raise.allowed
    Scenario Outline: The next player <acts>
      Given seat 3 raises to 12
      When seat 1 <acts>
      Then the <act> is taken
      And it is seat 2's turn

      Examples:
        | acts         | act         |
        | folds        | fold        |
        | calls        | call        |
        | raises to 24 | raise to 24 |

    @reading:blinds-count.toward-the-call @reading:call-of-a-raise.allowed
    Scenario: After a raise, a call is as large as the raise
      Given seat 3 raises to 12
      When seat 1 calls 2
      Then the call is refused
      But a call of 10 from seat 1 is taken
      And a call of 8 from seat 2 is taken

    Scenario: A re-raise that is no larger is refused, a larger one is taken
      Given seat 3 raises to 12
      When seat 1 raises to 12
      Then the raise is refused
      But a raise to 24 from seat 1 is taken

    @reading:call-of-a-raise.allowed
    Scenario: Who had called before may call, re-raise or fold as well
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | raises | 12 |
      Then seat 3 may only fold, call or raise
      And a raise to 40 from seat 3 is taken
      And it is seat 1's turn

    Scenario: Who raised gets no turn where all others call
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | calls  | 12 |
      Then the following happens, in this order and once each
        | does            | seat | street |
        | gives the turn  | 3    |        |
        | calls           | 2    |        |
        | deals the board |      | flop   |
      And it is seat 1's turn

    @reading:least-raise.last-raise
    Scenario: A re-raise adds at least as much as the raise before
      Given seat 3 raises to 12
      When seat 1 raises to 19
      Then the raise is refused
      But a raise to 20 from seat 1 is taken

    @reading:least-raise.table-limit
    Scenario: A re-raise of 1 more is taken
      Given seat 3 raises to 12
      When seat 1 raises to 12.50
      Then the raise is refused
      But a raise to 13 from seat 1 is taken

    @reading:call-of-a-raise.allowed
    Scenario: Who raised first has these options again after a re-raise
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | folds  |    |
      Then seat 3 may only fold, call or raise

    @reading:call-of-a-raise.allowed @reading:least-raise.last-raise @reading:short-raise.reopens
    Scenario: After a raise of last chips that is too small, who raised before may raise again
      Given seats 2 and 3 have 200
      And seat 1 has 15
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | raises | 15 |
        | preflop | 2    | calls  | 15 |
      When seat 3 raises to 40
      Then the raise to 40 is taken

    @reading:call-of-a-raise.allowed @reading:least-raise.last-raise @reading:short-raise.closed
    Scenario: After a raise of last chips that is too small, who raised before may only call or fold
      Given seats 2 and 3 have 200
      And seat 1 has 15
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | raises | 15 |
        | preflop | 2    | calls  | 15 |
      When seat 3 raises to 40
      Then the raise is refused
      And seat 3 may only fold or call
      But a call from seat 3 is taken

  @oasis-omaha.deal.first.c.2 @betting @play
  Rule: There are three raises at most in a round of betting, but no limit between two players
    Every round of betting counts its own raises.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    @reading:call-of-a-raise.allowed
    Scenario: A fourth raise is refused, a call of the third is taken
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | raises | 32 |
      When seat 3 raises to 64
      Then the raise is refused
      And seat 3 may only fold or call
      But a call from seat 3 is taken

    @reading:call-of-a-raise.allowed
    Scenario: One raise after another is taken up to the third
      Given the cards are dealt
      When seat 3 raises to 8
      Then the raise to 8 is taken
      When seat 1 raises to 16
      Then the raise to 16 is taken
      When seat 2 raises to 32
      Then the raise to 32 is taken
      When seat 3 raises to 64
      Then the raise is refused
      But a call from seat 3 is taken

    Scenario: A third raise is taken
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 16 |
      When seat 2 raises to 32
      Then the raise to 32 is taken

    Scenario: A call between raises is no raise
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
      When seat 3 raises to 32
      Then the raise to 32 is taken

    Scenario: Of two players each may raise again and again
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 1    | raises | 16 |
        | flop    | 2    | raises | 32 |
      When seat 1 raises to 64
      Then the raise to 64 is taken
      And a raise to 128 from seat 2 is taken

    @reading:two-players.at-the-start @reading:call-of-a-raise.allowed
    Scenario: Where three began the round, the limit holds though one has folded
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | raises | 16 |
        | preflop | 1    | raises | 32 |
      When seat 2 raises to 64
      Then the raise is refused
      But a call from seat 2 is taken

    @reading:two-players.when-two-remain
    Scenario: As soon as one of three has folded there is no limit
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | raises | 16 |
        | preflop | 1    | raises | 32 |
      When seat 2 raises to 64
      Then the raise to 64 is taken
      And a raise to 128 from seat 1 is taken

    @reading:opening-wager.no-raise
    Scenario: The bet that opens a round is none of the three raises
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | raises | 16 |
      When seat 1 raises to 32
      Then the raise to 32 is taken
      And a raise to 64 from seat 2 is refused

    @reading:opening-wager.a-raise @reading:call-of-a-raise.allowed
    Scenario: The bet that opens a round is the first of the three
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | raises | 16 |
      When seat 1 raises to 32
      Then the raise is refused
      But a call from seat 1 is taken

    Scenario: On the flop the raises are counted anew
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | raises | 32 |
        | preflop | 3    | calls  | 32 |
        | preflop | 1    | calls  | 32 |
        | flop    | 1    | bets   | 4  |
      When seat 2 raises to 8
      Then the raise to 8 is taken

    @reading:call-of-a-raise.allowed
    @reading:heads-up-blinds.left-of-the-button
    Scenario: Where only two are dealt in, there is no limit before the flop either
      Given seats 1 and 3 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 8  |
        | preflop | 3    | raises | 16 |
        | preflop | 1    | raises | 32 |
      When seat 3 raises to 64
      Then the raise to 64 is taken
      And a raise to 128 from seat 1 is taken

    @reading:call-of-a-raise.allowed
    @reading:heads-up-blinds.button-is-small
    Scenario: Where only two are dealt in, there is no limit before the flop, and the button begins
      Given seats 1 and 3 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 16 |
        | preflop | 3    | raises | 32 |
      When seat 1 raises to 64
      Then the raise to 64 is taken
      And a raise to 128 from seat 3 is taken

    Scenario: On the turn, too, of two players each may raise again and again
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | turn    | 1    | bets   | 4  |
        | turn    | 2    | raises | 8  |
        | turn    | 1    | raises | 16 |
        | turn    | 2    | raises | 32 |
      When seat 1 raises to 64
      Then the raise to 64 is taken
      And a raise to 128 from seat 2 is taken

    Scenario: On the river, too, of two players each may raise again and again
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | river   | 1    | bets   | 4  |
        | river   | 2    | raises | 8  |
        | river   | 1    | raises | 16 |
        | river   | 2    | raises | 32 |
      When seat 1 raises to 64
      Then the raise to 64 is taken
      And a raise to 128 from seat 2 is taken

    @reading:call-of-a-raise.allowed @reading:opening-wager.no-raise
    Scenario: On the turn the raises are counted anew
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | raises | 16 |
        | flop    | 1    | raises | 32 |
        | flop    | 2    | calls  | 32 |
        | flop    | 3    | calls  | 32 |
        | turn    | 1    | bets   | 4  |
      When seat 2 raises to 8
      Then the raise to 8 is taken

    @reading:call-of-a-raise.allowed @reading:opening-wager.no-raise
    Scenario: On the river the raises are counted anew
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | bets   | 4  |
        | turn    | 2    | raises | 8  |
        | turn    | 3    | raises | 16 |
        | turn    | 1    | raises | 32 |
        | turn    | 2    | calls  | 32 |
        | turn    | 3    | calls  | 32 |
        | river   | 1    | bets   | 4  |
      When seat 2 raises to 8
      Then the raise to 8 is taken

    @reading:all-in-players.do-not-count
    Scenario: Beside a player who has no chips left, two others raise without a limit
      Given seats 1 and 2 have 200
      And seat 3 has 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 1    | raises | 16 |
        | flop    | 2    | raises | 32 |
      When seat 1 raises to 64
      Then the raise to 64 is taken
      And a raise to 128 from seat 2 is taken

    @reading:call-of-a-raise.allowed @reading:all-in-players.count @reading:opening-wager.no-raise
    Scenario: Beside a player who has no chips left, the limit holds for the two others
      Given seats 1 and 2 have 200
      And seat 3 has 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 1    | raises | 16 |
        | flop    | 2    | raises | 32 |
      When seat 1 raises to 64
      Then the raise is refused
      But a call from seat 1 is taken

    @reading:all-in-players.do-not-count
    Scenario: Beside a big blind that took all chips, two others raise without a limit
      Given seats 1 and 3 have 200
      And seat 2 has 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 16 |
        | preflop | 3    | raises | 32 |
      When seat 1 raises to 64
      Then the raise to 64 is taken

    @reading:call-of-a-raise.allowed @reading:all-in-players.count
    Scenario: Beside a big blind that took all chips, the limit holds for the two others
      Given seats 1 and 3 have 200
      And seat 2 has 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 16 |
        | preflop | 3    | raises | 32 |
      When seat 1 raises to 64
      Then the raise is refused
      But a call from seat 1 is taken

    @reading:opening-wager.no-raise @reading:call-of-a-raise.allowed
    Scenario: On the turn, too, a fourth raise is refused
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | bets   | 4  |
      When seat 2 raises to 8
      Then the raise to 8 is taken
      When seat 3 raises to 16
      Then the raise to 16 is taken
      When seat 1 raises to 32
      Then the raise to 32 is taken
      When seat 2 raises to 64
      Then the raise is refused
      But a call from seat 2 is taken

    @reading:opening-wager.no-raise @reading:call-of-a-raise.allowed
    Scenario: On the river, too, a fourth raise is refused
      Given the betting goes
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
        | river   | 1    | bets   | 4  |
      When seat 2 raises to 8
      Then the raise to 8 is taken
      When seat 3 raises to 16
      Then the raise to 16 is taken
      When seat 1 raises to 32
      Then the raise to 32 is taken
      When seat 2 raises to 64
      Then the raise is refused
      But a call from seat 2 is taken

  @oasis-omaha.deal.first.3 @procedure @play @trace
  Rule: When all have acted and have called or folded, the dealer moves the bets into the pot
    Not before; and what was posted and what was folded goes with them.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    @reading:blinds-count.toward-the-call
    Scenario: The bets go into the pot before the burn
      When everyone checks to the showdown
      Then the following happens, in this order
        | does             | seat | who    | pot |
        | calls            | 1    |        |     |
        | checks           | 2    |        |     |
        | gathers the bets |      | dealer | 12  |
        | burns            |      | dealer |     |

    @reading:blinds-count.toward-the-call
    Scenario: All of the bets are moved, those of players who have folded too
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 12 |
      Then the following happens, in this order
        | does             | pot |
        | gathers the bets | 26  |

    @reading:blinds-count.toward-the-call
    Scenario: While a player has still to act, nothing is moved
      Given the cards are dealt
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
      Then none of the following happens
        | does             |
        | gathers the bets |
        | deals the board  |
      And it is seat 3's turn
      When seat 3 calls
      Then each of the following happens once
        | does             | amount | pot |
        | gathers the bets | 30     | 36  |

    @reading:all-but-one-fold.ends-the-hand
    @reading:uncalled-bet.returned
    @reading:blinds-count.toward-the-call
    @reading:fee-before-the-flop.none
    Scenario: Where all but one fold, the pot is won at once and no card follows
      When seat 3 raises to 12
      And seat 1 folds
      And seat 2 folds
      Then none of the following happens
        | does            |
        | deals the board |
        | takes the fee   |
      And seat 3 wins 10 from the pot

    @reading:all-but-one-fold.goes-on
    @reading:uncalled-bet.returned
    @reading:blinds-count.toward-the-call
    @reading:fee-counts.each-pot
    Scenario: Where all but one fold, the board is dealt and the fee taken all the same
      When seat 3 raises to 12
      And seat 1 folds
      And seat 2 folds
      Then the following happens, in this order
        | does            | street | amount |
        | deals the board | flop   |        |
        | takes the fee   |        | 4      |
        | deals the board | river  |        |
      And seat 3 wins 6 from the pot

    @reading:uncalled-bet.returned
    Scenario: What nobody can call goes back before the bets are moved
      Given seat 1 has 100
      And seat 2 has 40
      When the betting goes
        | round   | seat | action | to  |
        | preflop | 3    | raises | 100 |
        | preflop | 1    | folds  |     |
        | preflop | 2    | calls  | 40  |
      Then the following happens, in this order
        | does             | seat | amount | pot |
        | returns the bet  | 3    | 60     |     |
        | gathers the bets |      |        | 82  |

    @reading:uncalled-bet.stays-in-the-pot
    Scenario: What nobody can call goes into the pot with the rest
      Given seat 1 has 100
      And seat 2 has 40
      When the betting goes
        | round   | seat | action | to  |
        | preflop | 3    | raises | 100 |
        | preflop | 1    | folds  |     |
        | preflop | 2    | calls  | 40  |
      Then the following happens, in this order
        | does             | pot |
        | gathers the bets | 142 |
      And none of the following happens
        | does            |
        | returns the bet |
