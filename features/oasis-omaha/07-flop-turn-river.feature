Feature: Oasis Omaha High/Low Split: flop, turn and river
  The board, and the betting that follows each of its cards. In the rounds of betting all three players put in 4 before
  the flop, and 4 of the 12 go to the house.

  @oasis-omaha.deal.flop.1 @procedure @trace
  Rule: Before the flop the dealer burns the top card
    It goes to the discard pile, and nobody sees it.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    @reading:blinds-count.toward-the-call
    Scenario: The burn comes when the last player has acted and before the flop
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
      When seat 2 checks
      Then the following happens, in this order and once each
        | does            | who    | seat | where        | face | street |
        | checks          |        | 2    |              |      |        |
        | burns           | dealer |      | discard pile | down |        |
        | deals the board |        |      |              |      | flop   |

    Scenario: The card that is burnt is the top card of the deck, and the flop comes from below it
      Given the deck is stacked with As 7d 2c Kh 9s 4d 6s 3d Jh 2s Ac 8h Qc 5h 8d Jc 6h Td 3s 9c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards    |
        | deals the board | flop   | 5h 8d Jc |

    Scenario: On the flop: one card is burnt for each of flop, turn and river
      When everyone checks to the showdown
      Then the dealer burns only like this
        | where        | face |
        | discard pile | down |
      And the following happens, in this order and once each
        | does            | street |
        | deals the board | flop   |
        | deals the board | turn   |
        | deals the board | river  |

    @reading:call-of-a-raise.allowed
    Scenario: On the flop: a card is burnt, too, where nobody has chips left to wager
      Given seats 1 to 3 have 40
      And the deck is stacked with As 7d 2c Kh 9s 4d 6s 3d Jh 2s Ac 8h Qc 5h 8d Jc 6h Td 3s 9c on top
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 40 |
        | preflop | 1    | calls  | 40 |
        | preflop | 2    | calls  | 40 |
      Then the following happens, in this order
        | does            | street | cards    |
        | burns           |        |          |
        | deals the board | flop   | 5h 8d Jc |

  @oasis-omaha.deal.flop.2 @procedure @play @trace
  Rule: After the burn, three cards are laid face up at once: the flop
    They come from the top of the deck.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: On the flop: they are the next cards of the deck
      Given the deck is stacked with As 7d 2c Kh 9s 4d 6s 3d Jh 2s Ac 8h Qc 5h 8d Jc 6h Td 3s 9c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards    | total | face |
        | deals the board | flop   | 5h 8d Jc | 3     | up   |

    Scenario: They are laid once in a hand, all at the same time
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street |
        | deals the board | flop   |
      And no card is dealt twice

  @oasis-omaha.deal.flop.3 @definition @play
  Rule: The cards of the flop are community cards, for every player to use
    They belong to no seat.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd 7h 4s |
        | seat 2 | Qs Qd 8h 5c |
        | seat 3 | Js Jh 9c 6d |
      And the board is Kh Qc Jd 3c 2s

    Scenario Outline: Each of three players makes three-of-a-kind with a card of the flop: seat <seat>
      When everyone checks to the showdown
      Then seat <seat>'s hand is three-of-a-kind with <cards>

      Examples:
        | seat | cards          |
        | 1    | Ks Kd Kh Qc Jd |
        | 2    | Qs Qd Qc Kh Jd |
        | 3    | Js Jh Jd Kh Qc |

    # Unlike oasis-holdem: nobody raises, so that who wins is said under one reading of blinds and fee.
    @reading:blinds-count.toward-the-call
    @reading:fee-counts.each-pot
    Scenario: The highest of these hands wins
      When everyone checks to the showdown
      Then seat 1 wins the pot

  @oasis-omaha.deal.flop.4 @betting @play @trace
  Rule: When the flop lies there, the second round of betting begins
    Not before, and with no further card of the board. Every player who has called and not folded has the options that
    follow, in turn from the left of the button on.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: The first turn of the second round comes after the flop
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | seat | round  |
        | deals the board | flop   |      |        |
        | gives the turn  |        | 1    | second |
        | gives the turn  |        | 3    | second |

    Scenario: On the flop: what was bet before does not have to be called again
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | calls  | 12 |
      Then it is seat 1's turn
      And a check from seat 1 is taken

    Scenario: On the flop: the next card waits until this round is over
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 checks
      And seat 2 bets 10
      And seat 3 calls
      Then none of the following happens
        | does            |
        | deals the board |
        | burns           |
      And it is seat 1's turn

    Scenario: On the flop: three players act in turn, the small blind first
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      Then it is seat 1's turn
      When seat 1 checks
      Then it is seat 2's turn
      When seat 2 checks
      Then it is seat 3's turn
      And a check from seat 3 is taken

    Scenario: On the flop: who begins may fold, check or bet, and after a bet the next may fold, call or raise
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      Then seat 1 may only fold, check or bet
      When seat 1 bets 10
      Then seat 2 may only fold, call or raise

    Scenario: On the flop: who has folded is not asked, and the next player begins
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      Then it is seat 2's turn
      When seat 2 checks
      Then it is seat 3's turn
      When seat 3 bets 10
      Then it is seat 2's turn

    Scenario: On the flop: nobody acts out of turn
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 2 checks
      Then the check is refused
      But a check from seat 1 is taken
      And a check from seat 2 is taken

    Scenario: On the flop: who has no chips left is not asked, and stays in the hand
      Given seats 1 and 2 have 100
      And seat 3 has 4
      And the hole cards are
        | seat 1 | Ks Kd 7h 4c |
        | seat 2 | Qh Qd 6d 3s |
        | seat 3 | As Ad 4h 3c |
      And the board is 2c 5h Ts 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 checks
      And seat 2 checks
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 3    |
      And each of the following happens once
        | does           | seat |
        | shows the hand | 3    |

    Scenario: On the flop: neither the last seat nor the first acts out of turn
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 3 checks
      Then the check is refused
      But a check from seat 1 is taken
      When seat 1 checks
      Then the check is refused
      But a check from seat 2 is taken
      And a check from seat 3 is taken

  @oasis-omaha.deal.flop.a @betting @play
  Rule: In the second round a player may fold, as before
    The hand goes to the discard pile, unseen, and is out.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 10

    Scenario: On the flop: a fold after a bet is taken, and the hand is out
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn
      When seat 3 calls
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 2    |
        | shows the hand | 2    |

    Scenario: On the flop: the folded hand stays face down and goes to the discard pile
      When seat 2 folds
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | where        | face | count |
        | folds          | 2    |              |      |       |
        | discards cards | 2    | discard pile | down | 4     |

    Scenario: On the flop: a fold out of turn is refused, in turn it is taken
      When seat 3 folds
      Then the fold is refused
      But a fold from seat 2 is taken
      And a fold from seat 3 is taken

  @oasis-omaha.deal.flop.b @betting @play
  Rule: In the second round a player may check, as long as nobody has bet
    A check stakes nothing and gives the turn to the next.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |

    Scenario: On the flop: a check is taken and puts nothing in
      When seat 1 checks
      Then the check is taken
      And each of the following happens once
        | does   | seat | amount |
        | checks | 1    | 0      |
      And it is seat 2's turn

    Scenario: On the flop: after a bet nobody may check, but call
      Given seat 1 bets 10
      When seat 2 checks
      Then the check is refused
      But a call of 10 from seat 2 is taken

    Scenario: On the flop: who has checked may still call or fold after a bet, but not check again
      Given seat 1 checks
      And seat 2 bets 10
      And seat 3 folds
      When seat 1 checks
      Then the check is refused
      But a call of 10 from seat 1 is taken

    Scenario: On the flop: when all check, the round is over
      When seat 1 checks
      And seat 2 checks
      And seat 3 checks
      Then the following happens, in this order
        | does   | seat |
        | checks | 3    |
        | burns  |      |

    Scenario: On the flop: after a bet the last player may not check either
      Given seat 1 bets 10
      And seat 2 folds
      When seat 3 checks
      Then the check is refused
      But a call of 10 from seat 3 is taken

  @oasis-omaha.deal.flop.c @betting @play
  Rule: In the second round a player may wager more than the others, as before
    The first to do so bets, whoever follows raises; the limits and the three raises are those of the round before.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |

    Scenario Outline: On the flop: a bet of <amount> is taken
      When seat 1 bets <amount>
      Then the bet of <amount> is taken
      And each of the following happens once
        | does | seat | amount   | to       |
        | bets | 1    | <amount> | <amount> |
      And it is seat 2's turn

      Examples:
        | amount |
        | 4      |
        | 10     |
        | 996    |

    Scenario: On the flop: more than a player has is refused, all of it is taken
      When seat 1 bets 997
      Then the bet is refused
      But a bet of 996 from seat 1 is taken

    @reading:least-raise.table-limit
    Scenario: On the flop: a raise of 1 more is taken, of less it is refused
      Given seat 1 bets 10
      When seat 2 raises to 10.50
      Then the raise is refused
      But a raise to 11 from seat 2 is taken

    @reading:least-raise.last-raise
    Scenario: On the flop: a raise adds at least as much as the bet
      Given seat 1 bets 10
      When seat 2 raises to 19
      Then the raise is refused
      But a raise to 20 from seat 2 is taken

    @reading:least-bet.big-blind
    Scenario: On the flop: less than the big blind is refused as a bet
      When seat 1 bets 3
      Then the bet is refused
      But a bet of 4 from seat 1 is taken

    @reading:least-bet.table-limit
    Scenario: On the flop: a bet of 1 is taken, by the table limit
      When seat 1 bets 0.99
      Then the bet is refused
      But a bet of 1 from seat 1 is taken

    Scenario: On the flop: a raise of a bet is taken, a wager that is no larger is refused
      Given seat 1 bets 10
      When seat 2 raises to 10
      Then the raise is refused
      But a raise to 20 from seat 2 is taken

    Scenario: On the flop: a raise and a re-raise make the whole wager as large as they say
      When seat 1 bets 10
      And seat 2 raises to 20
      Then each of the following happens once
        | does   | seat | amount | to |
        | raises | 2    | 20     | 20 |
      When seat 3 folds
      And seat 1 raises to 20
      Then the raise is refused
      But a raise to 50 from seat 1 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 40     | 50 |

    @reading:opening-wager.no-raise
    @reading:call-of-a-raise.allowed
    Scenario: On the flop: a fourth raise is refused, a call is taken
      When seat 1 bets 4
      And seat 2 raises to 8
      Then the raise to 8 is taken
      When seat 3 raises to 16
      Then the raise to 16 is taken
      When seat 1 raises to 32
      Then the raise to 32 is taken
      When seat 2 raises to 64
      Then the raise is refused
      But a call from seat 2 is taken

    Scenario: On the flop: who has checked may raise when another bets
      Given seat 1 checks
      And seat 2 bets 10
      And seat 3 folds
      When seat 1 raises to 30
      Then the raise to 30 is taken
      And it is seat 2's turn

  @oasis-omaha.deal.flop.d @betting @play
  Rule: In the second round a player may call, as before
    A call makes the whole wager as large as the largest of the round.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |

    Scenario: On the flop: a bet is called with its amount, with less or more it is not
      Given seat 1 bets 10
      When seat 2 calls 9
      Then the call is refused
      When seat 2 calls 11
      Then the call is refused
      But a call of 10 from seat 2 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 2    | 10     | 10 |

    @reading:call-of-a-raise.allowed
    Scenario: On the flop: a raise is called with what is missing
      Given seat 1 bets 10
      And seat 2 raises to 25
      And seat 3 folds
      When seat 1 calls
      Then the call is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 15     | 25 |

    Scenario: On the flop: where nobody has bet there is nothing to call
      When seat 1 calls
      Then the call is refused
      But a check from seat 1 is taken

  @oasis-omaha.deal.flop.6 @procedure @play @trace
  Rule: When all have acted in the second round and have called or folded, the dealer moves the bets into the pot
    They come to what is left there of the rounds before.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |

    @reading:moment-of-the-fee.when-the-flop-lies
    @reading:fee-counts.each-pot
    Scenario: On the flop: the bets come to the pot before the next card is burnt
      When seat 1 bets 10
      And seat 2 calls
      And seat 3 calls
      Then the following happens, in this order
        | does             | seat | amount | pot |
        | calls            | 3    |        |     |
        | gathers the bets |      | 30     | 38  |
        | burns            |      |        |     |

    @reading:call-of-a-raise.allowed
    Scenario: On the flop: a bet of a player who folds to a raise goes with them
      When seat 1 bets 10
      And seat 2 raises to 30
      And seat 3 calls
      And seat 1 folds
      Then the following happens, in this order
        | does             | amount |
        | gathers the bets | 70     |

    Scenario: On the flop: while a player has still to act, nothing is moved
      When seat 1 bets 10
      And seat 2 calls
      Then none of the following happens
        | does             | amount |
        | gathers the bets | 30     |
        | gathers the bets | 20     |
      And it is seat 3's turn
      And none of the following happens
        | does            | street |
        | deals the board | turn   |
      When seat 3 calls
      Then each of the following happens once
        | does             | amount |
        | gathers the bets | 30     |

  @oasis-omaha.deal.turn.1 @procedure @trace
  Rule: Before the turn the dealer burns the top card
    It goes to the discard pile, and nobody sees it.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: The burn comes when the last player has acted and before the turn
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
      When seat 3 checks
      Then the following happens, in this order and once each
        | does            | who    | seat | where        | face | street |
        | checks          |        | 3    |              |      |        |
        | burns           | dealer |      | discard pile | down |        |
        | deals the board |        |      |              |      | turn   |

    Scenario: The card that is burnt is the top card of the deck, and the turn comes from below it
      Given the deck is stacked with As 7d 2c Kh 9s 4d 6s 3d Jh 2s Ac 8h Qc 5h 8d Jc 6h Td 3s 9c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards |
        | deals the board | turn   | Td    |

    Scenario: On the turn: one card is burnt for each of flop, turn and river
      When everyone checks to the showdown
      Then the dealer burns only like this
        | where        | face |
        | discard pile | down |
      And the following happens, in this order and once each
        | does            | street |
        | deals the board | flop   |
        | deals the board | turn   |
        | deals the board | river  |

    @reading:call-of-a-raise.allowed
    Scenario: On the turn: a card is burnt, too, where nobody has chips left to wager
      Given seats 1 to 3 have 40
      And the deck is stacked with As 7d 2c Kh 9s 4d 6s 3d Jh 2s Ac 8h Qc 5h 8d Jc 6h Td 3s 9c on top
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 40 |
        | preflop | 1    | calls  | 40 |
        | preflop | 2    | calls  | 40 |
      Then the following happens, in this order
        | does            | street | cards    |
        | burns           |        |          |
        | deals the board | turn   | Td       |

  @oasis-omaha.deal.turn.2 @procedure @play @trace
  Rule: After the burn, one card is laid face up, which makes four: the turn
    They come from the top of the deck.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: On the turn: they are the next cards of the deck
      Given the deck is stacked with As 7d 2c Kh 9s 4d 6s 3d Jh 2s Ac 8h Qc 5h 8d Jc 6h Td 3s 9c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards | total | face |
        | deals the board | turn   | Td    | 4     | up   |

    Scenario: On the turn: they are laid once in a hand, after those before
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street |
        | deals the board | flop   |
        | deals the board | turn   |
      And no card is dealt twice

  @oasis-omaha.deal.turn.3 @definition @informative
  Rule: This card is called the turn card
    A name.

  @oasis-omaha.deal.turn.4 @definition @play
  Rule: The turn, too, is a community card, for every player to use
    It belongs to no seat.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 9s As 7h 6h |
        | seat 2 | 9h Ac 7c 6d |
        | seat 3 | 9c Ah 7d 5c |
      And the board is Ks Jh 4c 9d 2h

    Scenario Outline: Each of three players makes a pair with the turn: seat <seat>
      When everyone checks to the showdown
      Then seat <seat>'s hand is a pair with <cards>

      Examples:
        | seat | cards          |
        | 1    | 9s 9d As Ks Jh |
        | 2    | 9h 9d Ac Ks Jh |
        | 3    | 9c 9d Ah Ks Jh |

  @oasis-omaha.deal.turn.5 @betting @play @trace
  Rule: When the turn lies there, the third round of betting begins
    Not before, and with no further card of the board. Every player who has called and not folded has the options that
    follow, in turn from the left of the button on.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: The first turn of the third round comes after the turn
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | seat | round |
        | deals the board | turn   |      |       |
        | gives the turn  |        | 1    | third |
        | gives the turn  |        | 3    | third |

    Scenario: On the turn: what was bet before does not have to be called again
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | calls  | 12 |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      Then it is seat 1's turn
      And a check from seat 1 is taken

    Scenario: On the turn: the next card waits until this round is over
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 1 checks
      And seat 2 bets 10
      And seat 3 calls
      Then none of the following happens
        | does            |
        | deals the board |
        | burns           |
      And it is seat 1's turn

    Scenario: On the turn: three players act in turn, the small blind first
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      Then it is seat 1's turn
      When seat 1 checks
      Then it is seat 2's turn
      When seat 2 checks
      Then it is seat 3's turn
      And a check from seat 3 is taken

    Scenario: On the turn: who begins may fold, check or bet, and after a bet the next may fold, call or raise
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      Then seat 1 may only fold, check or bet
      When seat 1 bets 10
      Then seat 2 may only fold, call or raise

    Scenario: On the turn: who has folded is not asked, and the next player begins
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      Then it is seat 2's turn
      When seat 2 checks
      Then it is seat 3's turn
      When seat 3 bets 10
      Then it is seat 2's turn

    Scenario: On the turn: nobody acts out of turn
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 2 checks
      Then the check is refused
      But a check from seat 1 is taken
      And a check from seat 2 is taken

    Scenario: On the turn: who has no chips left is not asked, and stays in the hand
      Given seats 1 and 2 have 100
      And seat 3 has 4
      And the hole cards are
        | seat 1 | Ks Kd 7h 4c |
        | seat 2 | Qh Qd 6d 3s |
        | seat 3 | As Ad 4h 3c |
      And the board is 2c 5h Ts 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
      When seat 1 checks
      And seat 2 checks
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 3    |
      And each of the following happens once
        | does           | seat |
        | shows the hand | 3    |

    Scenario: On the turn: neither the last seat nor the first acts out of turn
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 3 checks
      Then the check is refused
      But a check from seat 1 is taken
      When seat 1 checks
      Then the check is refused
      But a check from seat 2 is taken
      And a check from seat 3 is taken

  @oasis-omaha.deal.turn.a @betting @play
  Rule: In the third round a player may fold, as before
    The hand goes to the discard pile, unseen, and is out.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 bets 10

    Scenario: On the turn: a fold after a bet is taken, and the hand is out
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn
      When seat 3 calls
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 2    |
        | shows the hand | 2    |

    Scenario: On the turn: the folded hand stays face down and goes to the discard pile
      When seat 2 folds
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | where        | face | count |
        | folds          | 2    |              |      |       |
        | discards cards | 2    | discard pile | down | 4     |

    Scenario: On the turn: a fold out of turn is refused, in turn it is taken
      When seat 3 folds
      Then the fold is refused
      But a fold from seat 2 is taken
      And a fold from seat 3 is taken

  @oasis-omaha.deal.turn.b @betting @play
  Rule: In the third round a player may check, as long as nobody has bet
    A check stakes nothing and gives the turn to the next.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |

    Scenario: On the turn: a check is taken and puts nothing in
      When seat 1 checks
      Then the check is taken
      And each of the following happens once
        | does   | seat | amount |
        | checks | 1    | 0      |
      And it is seat 2's turn

    Scenario: On the turn: after a bet nobody may check, but call
      Given seat 1 bets 10
      When seat 2 checks
      Then the check is refused
      But a call of 10 from seat 2 is taken

    Scenario: On the turn: who has checked may still call or fold after a bet, but not check again
      Given seat 1 checks
      And seat 2 bets 10
      And seat 3 folds
      When seat 1 checks
      Then the check is refused
      But a call of 10 from seat 1 is taken

    Scenario: On the turn: when all check, the round is over
      When seat 1 checks
      And seat 2 checks
      And seat 3 checks
      Then the following happens, in this order
        | does   | seat |
        | checks | 3    |
        | burns  |      |

    Scenario: On the turn: after a bet the last player may not check either
      Given seat 1 bets 10
      And seat 2 folds
      When seat 3 checks
      Then the check is refused
      But a call of 10 from seat 3 is taken

  @oasis-omaha.deal.turn.c @betting @play
  Rule: In the third round a player may wager more than the others, as before
    The first to do so bets, whoever follows raises; the limits and the three raises are those of the round before.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |

    Scenario Outline: On the turn: a bet of <amount> is taken
      When seat 1 bets <amount>
      Then the bet of <amount> is taken
      And each of the following happens once
        | does | seat | amount   | to       |
        | bets | 1    | <amount> | <amount> |
      And it is seat 2's turn

      Examples:
        | amount |
        | 4      |
        | 10     |
        | 996    |

    Scenario: On the turn: more than a player has is refused, all of it is taken
      When seat 1 bets 997
      Then the bet is refused
      But a bet of 996 from seat 1 is taken

    @reading:least-raise.table-limit
    Scenario: On the turn: a raise of 1 more is taken, of less it is refused
      Given seat 1 bets 10
      When seat 2 raises to 10.50
      Then the raise is refused
      But a raise to 11 from seat 2 is taken

    @reading:least-raise.last-raise
    Scenario: On the turn: a raise adds at least as much as the bet
      Given seat 1 bets 10
      When seat 2 raises to 19
      Then the raise is refused
      But a raise to 20 from seat 2 is taken

    @reading:least-bet.big-blind
    Scenario: On the turn: less than the big blind is refused as a bet
      When seat 1 bets 3
      Then the bet is refused
      But a bet of 4 from seat 1 is taken

    @reading:least-bet.table-limit
    Scenario: On the turn: a bet of 1 is taken, by the table limit
      When seat 1 bets 0.99
      Then the bet is refused
      But a bet of 1 from seat 1 is taken

    Scenario: On the turn: a raise of a bet is taken, a wager that is no larger is refused
      Given seat 1 bets 10
      When seat 2 raises to 10
      Then the raise is refused
      But a raise to 20 from seat 2 is taken

    Scenario: On the turn: a raise and a re-raise make the whole wager as large as they say
      When seat 1 bets 10
      And seat 2 raises to 20
      Then each of the following happens once
        | does   | seat | amount | to |
        | raises | 2    | 20     | 20 |
      When seat 3 folds
      And seat 1 raises to 20
      Then the raise is refused
      But a raise to 50 from seat 1 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 40     | 50 |

    @reading:opening-wager.no-raise
    @reading:call-of-a-raise.allowed
    Scenario: On the turn: a fourth raise is refused, a call is taken
      When seat 1 bets 4
      And seat 2 raises to 8
      Then the raise to 8 is taken
      When seat 3 raises to 16
      Then the raise to 16 is taken
      When seat 1 raises to 32
      Then the raise to 32 is taken
      When seat 2 raises to 64
      Then the raise is refused
      But a call from seat 2 is taken

    Scenario: On the turn: who has checked may raise when another bets
      Given seat 1 checks
      And seat 2 bets 10
      And seat 3 folds
      When seat 1 raises to 30
      Then the raise to 30 is taken
      And it is seat 2's turn

  @oasis-omaha.deal.turn.d @betting @play
  Rule: In the third round a player may call, as before
    A call makes the whole wager as large as the largest of the round.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |

    Scenario: On the turn: a bet is called with its amount, with less or more it is not
      Given seat 1 bets 10
      When seat 2 calls 9
      Then the call is refused
      When seat 2 calls 11
      Then the call is refused
      But a call of 10 from seat 2 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 2    | 10     | 10 |

    @reading:call-of-a-raise.allowed
    Scenario: On the turn: a raise is called with what is missing
      Given seat 1 bets 10
      And seat 2 raises to 25
      And seat 3 folds
      When seat 1 calls
      Then the call is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 15     | 25 |

    Scenario: On the turn: where nobody has bet there is nothing to call
      When seat 1 calls
      Then the call is refused
      But a check from seat 1 is taken

  @oasis-omaha.deal.turn.7 @procedure @play @trace
  Rule: When all have acted in the third round and have called or folded, the dealer moves the bets into the pot
    They come to what is left there of the rounds before.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |

    @reading:fee-counts.each-pot
    Scenario: On the turn: the bets come to the pot before the next card is burnt
      When seat 1 bets 10
      And seat 2 calls
      And seat 3 calls
      Then the following happens, in this order
        | does             | seat | amount | pot |
        | calls            | 3    |        |     |
        | gathers the bets |      | 30     | 38  |
        | burns            |      |        |     |

    @reading:fee-counts.each-pot
    @reading:call-of-a-raise.allowed
    Scenario: On the turn: a bet of a player who folds to a raise goes with them
      When seat 1 bets 10
      And seat 2 raises to 30
      And seat 3 calls
      And seat 1 folds
      Then the following happens, in this order
        | does             | amount | pot |
        | gathers the bets | 70     | 78  |

    @reading:fee-counts.each-pot
    Scenario: On the turn: while a player has still to act, nothing is moved
      When seat 1 bets 10
      And seat 2 calls
      Then none of the following happens
        | does             | amount |
        | gathers the bets | 30     |
        | gathers the bets | 20     |
      And it is seat 3's turn
      And none of the following happens
        | does            | street |
        | deals the board | river  |
      When seat 3 calls
      Then each of the following happens once
        | does             | amount | pot |
        | gathers the bets | 30     | 38  |

  @oasis-omaha.deal.river.1 @procedure @trace
  Rule: Before the river the dealer burns the top card
    It goes to the discard pile, and nobody sees it.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: The burn comes when the last player has acted and before the river
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
      When seat 3 checks
      Then the following happens, in this order and once each
        | does            | who    | seat | where        | face | street |
        | checks          |        | 3    |              |      |        |
        | burns           | dealer |      | discard pile | down |        |
        | deals the board |        |      |              |      | river  |

    Scenario: The card that is burnt is the top card of the deck, and the river comes from below it
      Given the deck is stacked with As 7d 2c Kh 9s 4d 6s 3d Jh 2s Ac 8h Qc 5h 8d Jc 6h Td 3s 9c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards |
        | deals the board | river  | 9c    |

    Scenario: On the river: one card is burnt for each of flop, turn and river
      When everyone checks to the showdown
      Then the dealer burns only like this
        | where        | face |
        | discard pile | down |
      And the following happens, in this order and once each
        | does            | street |
        | deals the board | flop   |
        | deals the board | turn   |
        | deals the board | river  |

    @reading:call-of-a-raise.allowed
    Scenario: On the river: a card is burnt, too, where nobody has chips left to wager
      Given seats 1 to 3 have 40
      And the deck is stacked with As 7d 2c Kh 9s 4d 6s 3d Jh 2s Ac 8h Qc 5h 8d Jc 6h Td 3s 9c on top
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 40 |
        | preflop | 1    | calls  | 40 |
        | preflop | 2    | calls  | 40 |
      Then the following happens, in this order
        | does            | street | cards    |
        | burns           |        |          |
        | deals the board | river  | 9c       |

  @oasis-omaha.deal.river.2 @procedure @play @trace
  Rule: After the burn, one card is laid face up, which makes five: the river
    They come from the top of the deck.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: On the river: they are the next cards of the deck
      Given the deck is stacked with As 7d 2c Kh 9s 4d 6s 3d Jh 2s Ac 8h Qc 5h 8d Jc 6h Td 3s 9c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards | total | face |
        | deals the board | river  | 9c    | 5     | up   |

    Scenario: On the river: they are laid once in a hand, after those before
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street |
        | deals the board | flop   |
        | deals the board | turn   |
        | deals the board | river  |
      And no card is dealt twice

  @oasis-omaha.deal.river.3 @definition @informative
  Rule: This card is called the river card
    A name.

  @oasis-omaha.deal.river.4 @definition @play
  Rule: The river, too, is a community card, for every player to use
    It belongs to no seat.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 9s As 7h 6h |
        | seat 2 | 9h Ac 7c 6d |
        | seat 3 | 9c Ah 7d 5c |
      And the board is Ks Jh 4c 2h 9d

    Scenario Outline: Each of three players makes a pair with the river: seat <seat>
      When everyone checks to the showdown
      Then seat <seat>'s hand is a pair with <cards>

      Examples:
        | seat | cards          |
        | 1    | 9s 9d As Ks Jh |
        | 2    | 9h 9d Ac Ks Jh |
        | 3    | 9c 9d Ah Ks Jh |

  @oasis-omaha.deal.river.5 @betting @play @trace
  Rule: When the river lies there, the fourth round of betting begins
    Not before, and it is the last one. Every player who has called and not folded has the options that
    follow, in turn from the left of the button on.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4

    Scenario: The first turn of the fourth round comes after the river
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | seat | round  |
        | deals the board | river  |      |        |
        | gives the turn  |        | 1    | fourth |
        | gives the turn  |        | 3    | fourth |

    Scenario: On the river: what was bet before does not have to be called again
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | calls  | 12 |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
      Then it is seat 1's turn
      And a check from seat 1 is taken

    Scenario: After this round comes the showdown
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
      When seat 1 checks
      And seat 2 bets 10
      And seat 3 calls
      Then none of the following happens
        | does           |
        | shows the hand |
        | awards the pot |
      And it is seat 1's turn

    Scenario: On the river: three players act in turn, the small blind first
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
      Then it is seat 1's turn
      When seat 1 checks
      Then it is seat 2's turn
      When seat 2 checks
      Then it is seat 3's turn
      And a check from seat 3 is taken

    Scenario: On the river: who begins may fold, check or bet, and after a bet the next may fold, call or raise
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
      Then seat 1 may only fold, check or bet
      When seat 1 bets 10
      Then seat 2 may only fold, call or raise

    Scenario: On the river: who has folded is not asked, and the next player begins
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
      Then it is seat 2's turn
      When seat 2 checks
      Then it is seat 3's turn
      When seat 3 bets 10
      Then it is seat 2's turn

    Scenario: On the river: nobody acts out of turn
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
      When seat 2 checks
      Then the check is refused
      But a check from seat 1 is taken
      And a check from seat 2 is taken

    Scenario: On the river: who has no chips left is not asked, and stays in the hand
      Given seats 1 and 2 have 100
      And seat 3 has 4
      And the hole cards are
        | seat 1 | Ks Kd 7h 4c |
        | seat 2 | Qh Qd 6d 3s |
        | seat 3 | As Ad 4h 3c |
      And the board is 2c 5h Ts 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
      When seat 1 checks
      And seat 2 checks
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 3    |
      And each of the following happens once
        | does           | seat |
        | shows the hand | 3    |

    Scenario: On the river: neither the last seat nor the first acts out of turn
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
      When seat 3 checks
      Then the check is refused
      But a check from seat 1 is taken
      When seat 1 checks
      Then the check is refused
      But a check from seat 2 is taken
      And a check from seat 3 is taken

  @oasis-omaha.deal.river.a @betting @play
  Rule: In the fourth round a player may fold, as before
    The hand goes to the discard pile, unseen, and is out.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
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
      And seat 1 bets 10

    Scenario: On the river: a fold after a bet is taken, and the hand is out
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn
      When seat 3 calls
      Then none of the following happens
        | does           | seat |
        | gives the turn | 2    |
        | shows the hand | 2    |

    Scenario: On the river: the folded hand stays face down and goes to the discard pile
      When seat 2 folds
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | where        | face | count |
        | folds          | 2    |              |      |       |
        | discards cards | 2    | discard pile | down | 4     |

    Scenario: On the river: a fold out of turn is refused, in turn it is taken
      When seat 3 folds
      Then the fold is refused
      But a fold from seat 2 is taken
      And a fold from seat 3 is taken

  @oasis-omaha.deal.river.b @betting @play
  Rule: In the fourth round a player may check, as long as nobody has bet
    A check stakes nothing and gives the turn to the next.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
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

    Scenario: On the river: a check is taken and puts nothing in
      When seat 1 checks
      Then the check is taken
      And each of the following happens once
        | does   | seat | amount |
        | checks | 1    | 0      |
      And it is seat 2's turn

    Scenario: On the river: after a bet nobody may check, but call
      Given seat 1 bets 10
      When seat 2 checks
      Then the check is refused
      But a call of 10 from seat 2 is taken

    Scenario: On the river: who has checked may still call or fold after a bet, but not check again
      Given seat 1 checks
      And seat 2 bets 10
      And seat 3 folds
      When seat 1 checks
      Then the check is refused
      But a call of 10 from seat 1 is taken

    Scenario: On the river: when all check, the round is over
      When seat 1 checks
      And seat 2 checks
      And seat 3 checks
      Then the following happens, in this order
        | does           | seat |
        | checks         | 3    |
        | shows the hand |      |

    Scenario: On the river: after a bet the last player may not check either
      Given seat 1 bets 10
      And seat 2 folds
      When seat 3 checks
      Then the check is refused
      But a call of 10 from seat 3 is taken

  @oasis-omaha.deal.river.c @betting @play
  Rule: In the fourth round a player may wager more than the others, as before
    The first to do so bets, whoever follows raises; the limits and the three raises are those of the round before.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
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

    Scenario Outline: On the river: a bet of <amount> is taken
      When seat 1 bets <amount>
      Then the bet of <amount> is taken
      And each of the following happens once
        | does | seat | amount   | to       |
        | bets | 1    | <amount> | <amount> |
      And it is seat 2's turn

      Examples:
        | amount |
        | 4      |
        | 10     |
        | 996    |

    Scenario: On the river: more than a player has is refused, all of it is taken
      When seat 1 bets 997
      Then the bet is refused
      But a bet of 996 from seat 1 is taken

    @reading:least-raise.table-limit
    Scenario: On the river: a raise of 1 more is taken, of less it is refused
      Given seat 1 bets 10
      When seat 2 raises to 10.50
      Then the raise is refused
      But a raise to 11 from seat 2 is taken

    @reading:least-raise.last-raise
    Scenario: On the river: a raise adds at least as much as the bet
      Given seat 1 bets 10
      When seat 2 raises to 19
      Then the raise is refused
      But a raise to 20 from seat 2 is taken

    @reading:least-bet.big-blind
    Scenario: On the river: less than the big blind is refused as a bet
      When seat 1 bets 3
      Then the bet is refused
      But a bet of 4 from seat 1 is taken

    @reading:least-bet.table-limit
    Scenario: On the river: a bet of 1 is taken, by the table limit
      When seat 1 bets 0.99
      Then the bet is refused
      But a bet of 1 from seat 1 is taken

    Scenario: On the river: a raise of a bet is taken, a wager that is no larger is refused
      Given seat 1 bets 10
      When seat 2 raises to 10
      Then the raise is refused
      But a raise to 20 from seat 2 is taken

    Scenario: On the river: a raise and a re-raise make the whole wager as large as they say
      When seat 1 bets 10
      And seat 2 raises to 20
      Then each of the following happens once
        | does   | seat | amount | to |
        | raises | 2    | 20     | 20 |
      When seat 3 folds
      And seat 1 raises to 20
      Then the raise is refused
      But a raise to 50 from seat 1 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 40     | 50 |

    @reading:opening-wager.no-raise
    @reading:call-of-a-raise.allowed
    Scenario: On the river: a fourth raise is refused, a call is taken
      When seat 1 bets 4
      And seat 2 raises to 8
      Then the raise to 8 is taken
      When seat 3 raises to 16
      Then the raise to 16 is taken
      When seat 1 raises to 32
      Then the raise to 32 is taken
      When seat 2 raises to 64
      Then the raise is refused
      But a call from seat 2 is taken

    Scenario: On the river: who has checked may raise when another bets
      Given seat 1 checks
      And seat 2 bets 10
      And seat 3 folds
      When seat 1 raises to 30
      Then the raise to 30 is taken
      And it is seat 2's turn

  @oasis-omaha.deal.river.d @betting @play
  Rule: In the fourth round a player may call, as before
    A call makes the whole wager as large as the largest of the round.

    Background:
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
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

    Scenario: On the river: a bet is called with its amount, with less or more it is not
      Given seat 1 bets 10
      When seat 2 calls 9
      Then the call is refused
      When seat 2 calls 11
      Then the call is refused
      But a call of 10 from seat 2 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 2    | 10     | 10 |

    @reading:call-of-a-raise.allowed
    Scenario: On the river: a raise is called with what is missing
      Given seat 1 bets 10
      And seat 2 raises to 25
      And seat 3 folds
      When seat 1 calls
      Then the call is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 15     | 25 |

    Scenario: On the river: where nobody has bet there is nothing to call
      When seat 1 calls
      Then the call is refused
      But a check from seat 1 is taken
