Feature: Oneida Poker: the game, and how it is dealt
  Two to eleven players bet on their own hands for a pot; a dealer who has no part in it deals, guides and awards.

  @oneida-poker.F.1 @equipment @declaration
  Rule: Poker has a part of the casino to itself

    Scenario: Declared place of the tables
      Given an Oneida poker table
      Then the declared place of the poker tables is a separate area of the casino floor

  @oneida-poker.F.2 @limits @play @declaration
  Rule: At least two players play, and at most eleven
    Several of the games allow for fewer; there the smaller figure holds.

    Scenario: Declared seats
      Given an Oneida poker table
      Then the declared number of seated positions is at most 11
      And the declared number of seated positions is at least 2

    Scenario: One player alone is not dealt a hand, two are
      Given an Oneida Hold'em High table with the button at seat 1 and blinds of 2 and 4
      When seat 1 has 100
      And the house goes on
      Then none of the following happens
        | does             |
        | starts the round |
        | deals            |
      When seat 2 has 100
      And the house goes on
      Then each of the following happens once
        | does             | number |
        | starts the round | 1      |
      And seat 1 has 2 cards
      And seat 2 has 2 cards

    Scenario Outline: In <game>, too, one player is not dealt a hand, and two are
      Given an Oneida <game> table
      When seat 4 has 100
      And the house goes on
      Then none of the following happens
        | does  |
        | deals |
      When seat 5 has 100
      And the house goes on
      Then each of the following happens once
        | does             | number |
        | starts the round | 1      |
      And seat 4 has <number> cards
      And seat 5 has <number> cards

      Examples:
        | game                 | number |
        | Omaha High           | 4      |
        | Seven-Card Stud High | 3      |
        | Five-Card Draw High  | 5      |
        | Five-Card Stud High  | 2      |

    Scenario: Who takes the first of eleven seats, and who takes the last, is dealt in
      Given an Oneida Hold'em High table
      And the house's number of seats is 11
      When seat 11 has 100
      Then the act is accepted
      When seat 1 has 100
      Then the act is accepted
      When the house goes on
      Then each of the following happens once
        | does             | number |
        | starts the round | 1      |
      And seat 11 has 2 cards
      And seat 1 has 2 cards

    Scenario: Eleven players are dealt in
      Given an Oneida Hold'em High table with the button at seat 11 and blinds of 2 and 4
      And the house's number of seats is 11
      And seats 1 to 11 have 100
      When the cards are dealt
      Then seat 1 has 2 cards
      And seat 6 has 2 cards
      And seat 11 has 2 cards

    Scenario: Nobody sits at a twelfth seat, at the eleventh somebody may
      Given an Oneida Hold'em High table with the button at seat 1 and blinds of 2 and 4
      And the house's number of seats is 11
      And seats 1 and 2 have 100
      When seat 12 has 100
      Then the act is refused
      When seat 11 has 100
      Then the act is accepted
      When the cards are dealt
      Then seat 12 has no cards
      And seat 11 has 2 cards

  @oneida-poker.F.2.s1 @staffing @declaration
  Rule: A dealer deals the game, at a poker table

    Background:
      Given an Oneida poker table

    Scenario: Declared dealer
      Then the declared dealer of the cards is house dealer

    Scenario: Declared table
      Then the declared kind of table is poker table

  @oneida-poker.F.2.s2 @conduct @play @trace @declaration
  Rule: The dealer has no part in the play or in who wins

    Scenario: Declared hands and money of the house
      Given an Oneida poker table
      Then the declared number of hands played for the house is 0
      And the declared money of the house in the pot is 0

    Scenario Outline: In <game> the dealer gets no cards
      Given an Oneida <game> table
      When everyone checks to the showdown
      Then the dealer has no cards

      Examples:
        | game                                 |
        | Hold'em High                         |
        | Omaha High-Low Split Eight or Better |
        | Seven-Card Stud High                 |
        | Five-Card Draw Low                   |
        | Five-Card Stud High                  |

    Scenario: The winner gets what the players have put in, and not more
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ks |
        | seat 2 | 2c 7d |
        | seat 3 | 3c 8d |
      And the board is Qs Js Ts 3d 4h
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | calls  | 12 |
      And everyone checks to the showdown
      Then seat 1 wins 36 from the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

  @oneida-poker.F.3 @betting @play
  Rule: A player bets on the own hand
    Nobody bets on another's. That hands may use cards of the board changes nothing.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Another player does not <act> on a hand, the player who holds it may
      Given the cards are dealt
      When the player at seat 2 <acts> at seat 3
      Then the <act> is refused
      But a <twin> from seat 3 is taken

      Examples:
        | act   | acts        | twin       |
        | call  | calls 4     | call of 4  |
        | raise | raises to 8 | raise to 8 |

    Scenario: Nor at the first seat, where the player who holds the hand may call
      When seat 3 calls
      And the player at seat 3 calls 2 at seat 1
      Then the call is refused
      But a call of 2 from seat 1 is taken

    Scenario: Nor on the flop, where the player who holds it may bet
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the player at seat 3 bets 4 at seat 1
      Then the bet is refused
      But a bet of 4 from seat 1 is taken

  @oneida-poker.F.3.s1 @betting @trace
  Rule: The dealer puts all bets into the pot
    Other clauses let the players do that; what they push forward is moved there by the dealer.

    @reading:who-moves-the-bets.dealer
    Scenario: Round by round, with what lies there then
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | calls  | 8  |
        | river   | 1    | bets   | 8  |
        | river   | 2    | calls  | 8  |
      And the round is completed
      Then the following happens, in this order and once each
        | does             | street | amount | pot |
        | gathers the bets |        |        | 12  |
        | deals the board  | flop   |        |     |
        | gathers the bets |        | 8      | 20  |
        | deals the board  | turn   |        |     |
        | gathers the bets |        | 16     | 36  |
        | deals the board  | river  |        |     |
        | gathers the bets |        | 16     | 52  |

    @reading:who-moves-the-bets.dealer
    Scenario: Bets of players who have folded are put there, too
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | folds  |    |
        | preflop | 3    | calls  | 12 |
      Then the following happens, in this order and once each
        | does             | street | amount | pot |
        | gathers the bets |        | 22     | 28  |
        | deals the board  | flop   |        |     |

    @reading:who-moves-the-bets.dealer
    Scenario: A round in which everybody checks adds nothing to it
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      When the betting goes
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
      Then the following happens, in this order and once each
        | does             | pot |
        | gathers the bets | 12  |
        | gathers the bets | 28  |

    @reading:who-moves-the-bets.dealer
    Scenario: The bets of the flop before the card that is burned for the turn
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      When seat 3 folds
      Then the following happens, in this order and once each
        | does             | amount | pot |
        | gathers the bets | 8      | 20  |
        | burns            |        |     |

    @reading:who-moves-the-bets.dealer
    Scenario: The bets of the turn before the card that is burned for the river
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
        | turn    | 1    | bets   | 8  |
      When seat 2 calls
      Then the following happens, in this order and once each
        | does             | amount | pot |
        | gathers the bets | 16     | 36  |
        | burns            |        |     |

    @reading:who-moves-the-bets.dealer
    Scenario: The last bets before any hand is shown
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | calls  | 8  |
        | river   | 1    | bets   | 8  |
      When seat 2 calls
      Then the following happens, in this order
        | does             | amount | pot |
        | gathers the bets | 16     | 52  |
        | shows the hand   |        |     |

    @reading:forced-bettor-option.none
    @reading:who-moves-the-bets.dealer
    Scenario: In seven-card stud the bets of third street before the next card is burned
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's rake is in steps
      And the cards fall as
        | seat 1 | 9c 8d As Ah 7c 6d 3h |
        | seat 2 | Qs Jd Kd 4c 5h 9h Tc |
        | seat 3 | 4h 5c 2s 8h 9d 6h 7h |
      And the betting goes
        | round        | seat | action | to |
        | third street | 1    | calls  | 2  |
      When seat 2 calls
      Then the following happens, in this order and once each
        | does             | pot |
        | gathers the bets | 9   |
        | burns            |     |

    @reading:who-moves-the-bets.dealer
    Scenario: In seven-card stud those of fourth street, too
      Given an Oneida Seven-Card Stud High table
      And the house's jackpot amount is 0
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's rake is in steps
      And the cards fall as
        | seat 1 | 9c 8d As Ah 7c 6d 3h |
        | seat 2 | Qs Jd Kd 4c 5h 9h Tc |
        | seat 3 | 4h 5c 2s 8h 9d 6h 7h |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 1    | calls  | 2  |
        | third street  | 2    | calls  | 2  |
        | fourth street | 1    | bets   | 4  |
        | fourth street | 2    | calls  | 4  |
      When seat 3 folds
      Then the following happens, in this order and once each
        | does             | amount | pot |
        | gathers the bets | 8      | 17  |
        | burns            |        |     |

    @reading:who-moves-the-bets.dealer
    Scenario: In seven-card stud those of fifth street, too
      Given an Oneida Seven-Card Stud High table
      And the house's jackpot amount is 0
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's rake is in steps
      And the cards fall as
        | seat 1 | 9c 8d As Ah 7c 6d 3h |
        | seat 2 | Qs Jd Kd 4c 5h 9h Tc |
        | seat 3 | 4h 5c 2s 8h 9d 6h 7h |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 1    | calls  | 2  |
        | third street  | 2    | calls  | 2  |
        | fourth street | 1    | bets   | 4  |
        | fourth street | 2    | calls  | 4  |
        | fourth street | 3    | folds  |    |
        | fifth street  | 1    | bets   | 8  |
      When seat 2 calls
      Then the following happens, in this order and once each
        | does             | amount | pot |
        | gathers the bets | 16     | 33  |
        | burns            |        |     |

    @reading:who-moves-the-bets.dealer
    Scenario: In seven-card stud those of sixth street, too
      Given an Oneida Seven-Card Stud High table
      And the house's jackpot amount is 0
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's rake is in steps
      And the cards fall as
        | seat 1 | 9c 8d As Ah 7c 6d 3h |
        | seat 2 | Qs Jd Kd 4c 5h 9h Tc |
        | seat 3 | 4h 5c 2s 8h 9d 6h 7h |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 1    | calls  | 2  |
        | third street  | 2    | calls  | 2  |
        | fourth street | 1    | bets   | 4  |
        | fourth street | 2    | calls  | 4  |
        | fourth street | 3    | folds  |    |
        | fifth street  | 1    | bets   | 8  |
        | fifth street  | 2    | calls  | 8  |
        | sixth street  | 1    | bets   | 8  |
      When seat 2 calls
      Then the following happens, in this order and once each
        | does             | amount | pot |
        | gathers the bets | 16     | 49  |
        | burns            |        |     |

    @reading:who-moves-the-bets.dealer
    Scenario: In seven-card stud those of seventh street before any hand is shown
      Given an Oneida Seven-Card Stud High table
      And the house's jackpot amount is 0
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's rake is in steps
      And the cards fall as
        | seat 1 | 9c 8d As Ah 7c 6d 3h |
        | seat 2 | Qs Jd Kd 4c 5h 9h Tc |
        | seat 3 | 4h 5c 2s 8h 9d 6h 7h |
      And the betting goes
        | round          | seat | action | to |
        | third street   | 1    | calls  | 2  |
        | third street   | 2    | calls  | 2  |
        | fourth street  | 1    | bets   | 4  |
        | fourth street  | 2    | calls  | 4  |
        | fourth street  | 3    | folds  |    |
        | fifth street   | 1    | bets   | 8  |
        | fifth street   | 2    | calls  | 8  |
        | sixth street   | 1    | bets   | 8  |
        | sixth street   | 2    | calls  | 8  |
        | seventh street | 1    | bets   | 8  |
      When seat 2 calls
      Then the following happens, in this order
        | does             | amount | pot |
        | gathers the bets | 16     | 64  |
        | shows the hand   |        |     |

    @reading:forced-bettor-option.none
    @reading:who-moves-the-bets.dealer
    Scenario: In five-card stud the bets of second street before the next card is burned
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's rake is in steps
      And the cards fall as
        | seat 1 | 9c As Ah 7c 6d |
        | seat 2 | Qs Kd 4c 5h 9h |
        | seat 3 | 4h 2s 8h 9d Tc |
      And the betting goes
        | round         | seat | action | to |
        | second street | 1    | calls  | 2  |
      When seat 2 calls
      Then the following happens, in this order and once each
        | does             | pot |
        | gathers the bets | 9   |
        | burns            |     |

    @reading:who-moves-the-bets.dealer
    Scenario: In five-card stud those of third street, too
      Given an Oneida Five-Card Stud High table
      And the house's jackpot amount is 0
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's rake is in steps
      And the cards fall as
        | seat 1 | 9c As Ah 7c 6d |
        | seat 2 | Qs Kd 4c 5h 9h |
        | seat 3 | 4h 2s 8h 9d Tc |
      And the betting goes
        | round         | seat | action | to |
        | second street | 1    | calls  | 2  |
        | second street | 2    | calls  | 2  |
        | third street  | 1    | bets   | 4  |
        | third street  | 2    | calls  | 4  |
      When seat 3 folds
      Then the following happens, in this order and once each
        | does             | amount | pot |
        | gathers the bets | 8      | 17  |
        | burns            |        |     |

    @reading:who-moves-the-bets.dealer
    Scenario: In five-card stud those of fourth street, too
      Given an Oneida Five-Card Stud High table
      And the house's jackpot amount is 0
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's rake is in steps
      And the cards fall as
        | seat 1 | 9c As Ah 7c 6d |
        | seat 2 | Qs Kd 4c 5h 9h |
        | seat 3 | 4h 2s 8h 9d Tc |
      And the betting goes
        | round         | seat | action | to |
        | second street | 1    | calls  | 2  |
        | second street | 2    | calls  | 2  |
        | third street  | 1    | bets   | 4  |
        | third street  | 2    | calls  | 4  |
        | third street  | 3    | folds  |    |
        | fourth street | 1    | bets   | 8  |
      When seat 2 calls
      Then the following happens, in this order and once each
        | does             | amount | pot |
        | gathers the bets | 16     | 33  |
        | burns            |        |     |

    @reading:who-moves-the-bets.dealer
    Scenario: In five-card stud those of fifth street before any hand is shown
      Given an Oneida Five-Card Stud High table
      And the house's jackpot amount is 0
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's rake is in steps
      And the cards fall as
        | seat 1 | 9c As Ah 7c 6d |
        | seat 2 | Qs Kd 4c 5h 9h |
        | seat 3 | 4h 2s 8h 9d Tc |
      And the betting goes
        | round         | seat | action | to |
        | second street | 1    | calls  | 2  |
        | second street | 2    | calls  | 2  |
        | third street  | 1    | bets   | 4  |
        | third street  | 2    | calls  | 4  |
        | third street  | 3    | folds  |    |
        | fourth street | 1    | bets   | 8  |
        | fourth street | 2    | calls  | 8  |
        | fifth street  | 1    | bets   | 8  |
      When seat 2 calls
      Then the following happens, in this order
        | does             | amount | pot |
        | gathers the bets | 16     | 49  |
        | shows the hand   |        |     |

    @reading:who-moves-the-bets.dealer
    Scenario: In a draw game the first bets before a card is burned for the draw
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd 6c 5s 3d |
        | seat 2 | As Ad 7h 4c 2s |
        | seat 3 | Qs Qd 6h 4d 9c |
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
      And the discards are
        | seat 1 | 3d | 3h |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does             | pot |
        | gathers the bets | 12  |
        | burns            |     |

    @reading:who-moves-the-bets.dealer
    Scenario: In a draw game the second bets before any hand is shown
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd 6c 5s 3d |
        | seat 2 | As Ad 7h 4c 2s |
        | seat 3 | Qs Qd 6h 4d 9c |
      And the betting goes
        | round  | seat | action | to |
        | first  | 3    | calls  | 4  |
        | first  | 1    | calls  | 4  |
        | first  | 2    | checks |    |
        | second | 1    | bets   | 8  |
        | second | 2    | calls  | 8  |
      When seat 3 folds
      Then the following happens, in this order
        | does             | amount | pot |
        | gathers the bets | 16     | 28  |
        | shows the hand   |        |     |

    @reading:who-moves-the-bets.player
    Scenario: Where players put their chips there themselves, the dealer gathers none, and the winner has all of them
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then none of the following happens
        | does             |
        | gathers the bets |
      And seat 1 wins 12 from the pot

  @oneida-poker.F.3.s2 @discretion @play @trace
  Rule: A player may have to ante or to post a blind before any card is dealt
    A house may ask for it and need not. Which of them is asked, of whom and when, the section on a game says.

    Scenario Outline: In <game> an ante is asked, and lies there before the first card
      Given an Oneida <game> table
      And the house's ante is 1
      When the cards are dealt
      Then the following happens, in this order
        | does          | seat | amount |
        | posts an ante | 1    | 1      |
        | deals         |      |        |
      And the following happens, in this order
        | does          | seat | amount |
        | posts an ante | 2    | 1      |
        | deals         |      |        |
      And the following happens, in this order
        | does          | seat | amount |
        | posts an ante | 3    | 1      |
        | deals         |      |        |

      Examples:
        | game                 |
        | Seven-Card Stud High |
        | Five-Card Draw Low   |
        | Five-Card Stud High  |

    Scenario: In Hold'em an ante that is asked is taken of a player who posts it, with the blinds still to come
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 1
      When seat 1 posts an ante of 1
      Then an ante of 1 from seat 2 is taken
      And the following happens, in this order
        | does          | seat | amount |
        | posts an ante | 1    | 1      |
        | posts an ante | 2    | 1      |
      When the cards are dealt
      Then the following happens, in this order
        | does                | seat |
        | posts an ante       | 3    |
        | posts the big blind | 2    |
        | deals               |      |

    Scenario: Where no ante is asked, cards come to who has posted none
      Given an Oneida Hold'em High table
      And the house's ante is 0
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number |
        | deals | seat 1 | 1      |
        | deals | seat 2 | 1      |
        | deals | seat 3 | 1      |
      And none of the following happens
        | does          |
        | posts an ante |

    Scenario: In Hold'em two players have posted blinds before the first card
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order
        | does                  | seat | amount |
        | posts the small blind | 1    | 2      |
        | posts the big blind   | 2    | 4      |
        | deals                 |      |        |

  @oneida-poker.F.3.s3 @betting @play
  Rule: After a round of cards comes a round of betting, in which each player decides whether to stay in
    A round of cards is what a game deals before the next betting. To bet and to fold belong to the choice, too.

    Scenario: Four of each in Hold'em
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order
        | does            | to     | street | round  |
        | deals           | seat 1 |        |        |
        | gives the turn  |        |        | first  |
        | deals the board |        | flop   |        |
        | gives the turn  |        |        | second |
        | deals the board |        | turn   |        |
        | gives the turn  |        |        | third  |
        | deals the board |        | river  |        |
        | gives the turn  |        |        | fourth |

    Scenario: Two of each in a draw game
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | to     | round  |
        | deals          | seat 1 |        |
        | gives the turn |        | first  |
        | burns          |        |        |
        | gives the turn |        | second |

    Scenario: Nobody is passed over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | round |
        | gives the turn | 1    | third |
        | gives the turn | 2    | third |
        | gives the turn | 3    | third |

    @reading:first-after-the-blinds.next-player
    Scenario: With a bet to answer a player may call, raise or fold
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then it is seat 3's turn
      And seat 3 may call, raise or fold
      And seat 3 may not check

    Scenario: Without one a player may check or bet
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | first   | 3    | calls  | 4  |
        | first   | 1    | calls  | 4  |
        | first   | 2    | checks |    |
      Then it is seat 1's turn
      And seat 1 may check or bet
      And seat 1 may not call

    @reading:first-after-the-blinds.next-player
    Scenario: The table waits for the first of them
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      When the house goes on
      Then it is seat 3's turn

    @reading:call-then-raise.this-turn
    Scenario: To each a bet before the flop leaves three choices
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 calls
      Then it is seat 1's turn
      And seat 1 may call, raise or fold
      When seat 1 raises to 8
      And seat 2 calls
      Then it is seat 3's turn
      And seat 3 may call, raise or fold

    Scenario: To each a flop without a bet leaves it to check or to bet
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
      Then it is seat 3's turn
      And seat 3 may check or bet
      When seat 3 bets 4
      Then it is seat 1's turn
      And seat 1 may call, raise or fold
      When seat 1 folds
      Then it is seat 2's turn
      And seat 2 may call, raise or fold

    @reading:first-after-the-blinds.next-player
    Scenario: Who has folded is not asked again
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 folds
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat | round  |
        | gives the turn | 3    | second |
        | gives the turn | 3    | third  |
        | gives the turn | 3    | fourth |
      And each of the following happens once
        | does           | seat | round  |
        | gives the turn | 1    | fourth |
        | gives the turn | 2    | fourth |

  @oneida-poker.F.4 @object @play
  Rule: The pot is won by a bet that nobody calls, or by the best hand of a showdown

    @reading:uncalled-bet.returned
    Scenario: Before the flop a bet that nobody calls wins, whatever the hand
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | 3s 4d |
      And the board is 2c 6h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | folds  |    |
      And the round is completed
      Then seat 3 wins 10 from the pot
      And seat 1 wins nothing

    @reading:uncalled-bet.stays-in-the-pot
    Scenario: A bet that nobody calls wins, and comes back with the pot
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | 3s 4d |
      And the board is 2c 6h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | folds  |    |
      And the round is completed
      Then seat 3 wins 14 from the pot

    Scenario: On the turn a bet that nobody calls wins
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | 3s 4d |
      And the board is 2c 6h 7d 9s Jc
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
        | turn    | 3    | bets   | 8  |
        | turn    | 1    | folds  |    |
        | turn    | 2    | folds  |    |
      And the round is completed
      Then seat 3 wins the pot
      And none of the following happens
        | does            | street |
        | deals the board | river  |

    Scenario: A bet that one player calls does not win yet, the better hand does
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | 3s 4d |
      And the board is 2c 6h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
      And everyone checks to the showdown
      Then seat 2 wins 18 from the pot
      And seat 3 wins nothing

    Scenario: Of three hands the highest wins
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | 3s 4d |
      And the board is 2c 6h 7d 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins 12 from the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    Scenario: Of a pot that might be halved the highest hand has all where no low hand qualifies
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ah 2d 3c 5s |
        | seat 2 | Kc Kh 7d 6d |
        | seat 3 | Qs Jd 2c 5c |
      And the board is Ks 9h 9d 4c Th
      When everyone checks to the showdown
      Then seat 2 wins 12 from the pot
      And seat 1 wins nothing

  @oneida-poker.F.4.s1 @object @play
  Rule: Where two or more are left after the last betting round, their hands are compared in a showdown
    With one player left there is none.

    Scenario: Three are left
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | round  | seat |
        | gives the turn | fourth |      |
        | shows the hand |        | 1    |
        | awards the pot |        | 1    |
      And each of the following happens once
        | does           | seat | cards |
        | shows the hand | 1    | As Ad |
        | shows the hand | 2    | Ks Kd |
        | shows the hand | 3    | Qs Qd |

    Scenario: In a high-low game, too, the highest hand is found, and nothing that does not qualify
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ah 2d 3c 5s |
        | seat 2 | Kc Kh 7d 6d |
        | seat 3 | Qs Jd 2c 5c |
      And the board is Ks 9h 9d 4c Th
      When everyone checks to the showdown
      Then seat 2 wins 12 from the pot
      And seat 1 wins nothing

    Scenario: Who has folded is in no showdown, not even with the best hand
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 2 wins 10 from the pot
      And none of the following happens
        | does           | seat |
        | shows the hand | 1    |

    Scenario: Hands are not compared before the last betting round is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
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
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | river   | 1    | checks |    |
        | river   | 2    | checks |    |
      Then none of the following happens
        | does           |
        | shows the hand |
        | awards the pot |
      When seat 3 checks
      And the round is completed
      Then seat 1 wins 12 from the pot

    Scenario: Where one player is left, no hand is shown
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | folds  |    |
      And the round is completed
      Then seat 2 wins the pot
      And none of the following happens
        | does           |
        | shows the hand |

  @oneida-poker.F.4.s2 @object @play
  Rule: By the type of game the highest hand wins, the lowest, or both of them
    One player may have both.

    Scenario: High
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ah 2d 9c 9s |
        | seat 2 | Kc Kh 7d 6d |
        | seat 3 | Qs Jd 2c 5c |
      And the board is Ks 3h 8d 4c Th
      When everyone checks to the showdown
      Then seat 2 wins 12 from the pot

    Scenario: Low
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | 7c 5d 4h 3s Ac |
        | seat 2 | 9c 8d 6h 3d 2h |
        | seat 3 | Kd Ks Kh 9h 8h |
      When everyone checks to the showdown
      Then seat 1 wins 12 from the pot
      And seat 3 wins nothing

    Scenario: High and low
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ah 2d 9c 9s |
        | seat 2 | Kc Kh 7d 6d |
        | seat 3 | Qs Jd 2c 5c |
      And the board is Ks 3h 8d 4c Th
      When everyone checks to the showdown
      Then seat 2 wins 6 from the high half of the pot
      And seat 1 wins 6 from the low half of the pot
      And seat 1 has a low hand of Ah 2d 3h 4c 8d
      And seat 2 has a low hand of 3h 4c 6d 7d 8d

    Scenario Outline: One player has both, at seat <seat>
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      And the board is Kh 3h 8h 4c Td
      When everyone checks to the showdown
      Then seat <seat> wins 6 from the high half of the pot
      And seat <seat> wins 6 from the low half of the pot
      And seat <seat> has a low hand of Ah 2h 3h 4c 8h
      And seat 2 wins nothing

      Examples:
        | seat | one         | two         | three       |
        | 1    | Ah 2h 9c 9s | Kc Ks 7d 6d | Qs Jd Jc Tc |
        | 3    | Qs Jd Jc Tc | Kc Ks 7d 6d | Ah 2h 9c 9s |

    Scenario Outline: Where no low hand qualifies, the highest has both halves, at seat <seat>
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      And the board is Ks 9h 9d 4c Th
      When everyone checks to the showdown
      Then seat <seat> wins 12 from the pot

      Examples:
        | seat | one         | two         | three       |
        | 1    | Kc Kh 7d 6d | Ah 2d 3c 5s | Qs Jd 2c 5c |
        | 2    | Ah 2d 3c 5s | Kc Kh 7d 6d | Qs Jd 2c 5c |
        | 3    | Ah 2d 3c 5s | Qs Jd 2c 5c | Kc Kh 7d 6d |

  @oneida-poker.F.5 @procedure @trace
  Rule: The dealer keeps to the procedures that follow
    Each is a rule of its own. Here are some of them together, from the first burned card to the winner's cards.

    Scenario Outline: A round of <game>
      Given an Oneida <game> table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then the following happens, in this order
        | who    | does           | where        | whose  |
        | dealer | burns          | burn pile    |        |
        | dealer | collects cards | discard pile | seat 2 |
      And the following happens, in this order and once each
        | who    | does           | seat | whose  |
        | dealer | collects cards |      | seat 2 |
        | dealer | awards the pot | 1    |        |
        | dealer | collects cards |      | seat 1 |
      And the following happens, in this order and once each
        | who    | does           | seat | whose  |
        | dealer | collects cards |      | seat 3 |
        | dealer | awards the pot | 1    |        |
      And the dealer burns only like this
        | where     |
        | burn pile |

      Examples:
        | game         | one         | two         | three       |
        | Hold'em High | As Ad       | Ks Kd       | Qs Qd       |
        | Omaha High   | As Ad 3d 4s | Ks Kd 3s 4h | Qs Qd 3h 6s |

    Scenario: A round of Five-Card Draw
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 9c 6h 2d |
        | seat 2 | Ks Kd 8c 5h 3d |
        | seat 3 | Qs Qd Tc 7h 4d |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does           | seat | where        | whose  |
        | dealer | burns          |      | burn pile    |        |
        | dealer | collects cards |      | discard pile | seat 2 |
        | dealer | awards the pot | 1    |              |        |
        | dealer | collects cards |      | discard pile | seat 1 |
      And the dealer burns only like this
        | where     |
        | burn pile |

  @oneida-poker.F.5.a @procedure @trace
  Rule: The dealer chooses a hand to hold the cards in, and keeps to it
    For a round at least; whether for longer is left open.

    Scenario Outline: All cards of a round come from the <hand>
      Given an Oneida poker table
      And the dealer holds the cards in the <hand>
      When everyone checks to the showdown
      Then the dealer deals only like this
        | from   |
        | <hand> |
      And the dealer burns only like this
        | from   |
        | <hand> |

      Examples:
        | hand       |
        | left hand  |
        | right hand |

    Scenario Outline: Once cards have come from the <hand>, it stays there though the dealer would rather use the <other>
      Given an Oneida poker table
      And the dealer holds the cards in the <hand>
      And the cards are dealt
      When the dealer holds the cards in the <other>
      And everyone checks to the showdown
      Then the dealer burns only like this
        | from   |
        | <hand> |

      Examples:
        | hand       | other      |
        | left hand  | right hand |
        | right hand | left hand  |

    Scenario: In seven-card stud the last card comes from the same hand as the first
      Given an Oneida Seven-Card Stud High table
      And the dealer holds the cards in the right hand
      When everyone checks to the showdown
      Then the dealer deals only like this
        | from       |
        | right hand |

  @oneida-poker.F.5.a.s1 @procedure @attestation
  Rule: The dealer holds the cards level, before the body and over the table
    Where and how a hand is held at every moment can only be seen by a person who watches the table.

    Scenario: Where and how the cards are held, for a person to see
      Given an Oneida Hold'em High table
      When 1 round is played
      Then an inspector and a second person find this rule kept

  @oneida-poker.F.5.a.s2 @procedure @trace
  Rule: A deck that is set down for a transaction during a round has a marker button on it until that is done

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt

    Scenario: Set down, marked, and taken up again
      When a transaction has to be handled
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does                      | where       |
        | dealer | sets the deck down        |             |
        | dealer | places the marker button  | on the deck |
        | dealer | completes the transaction |             |
        | dealer | removes the marker button |             |
        | dealer | takes the deck up         |             |

    Scenario: No card is dealt while the marker lies on it
      When a transaction has to be handled
      And everyone checks to the showdown
      Then the following happens, in this order
        | does                      | street |
        | places the marker button  |        |
        | removes the marker button |        |
        | burns                     |        |
        | deals the board           | flop   |

    Scenario: After the flop it is no different
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When a transaction has to be handled
      And everyone checks to the showdown
      Then the following happens, in this order
        | does                      | street |
        | sets the deck down        |        |
        | places the marker button  |        |
        | removes the marker button |        |
        | takes the deck up         |        |
        | deals the board           | turn   |

  @oneida-poker.F.5.b @procedure @trace
  Rule: The dealer tells or shows what goes on, and each player when it is the own turn and what can be done

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario: Each player in turn, before acting
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      Then the following happens, in this order
        | does           | seat | round   |
        | gives the turn | 3    | first   |
        | calls          | 3    |         |
        | gives the turn | 1    | first   |
        | calls          | 1    |         |
        | gives the turn | 2    | first   |
        | checks         | 2    |         |
        | gives the turn | 1    | second  |

    @reading:first-after-the-blinds.next-player
    Scenario: What a call takes is told with it
      When seat 3 raises to 8
      Then each of the following happens once
        | does           | seat | due |
        | gives the turn | 1    | 6   |
      And it is seat 1's turn
      And seat 1 may call, raise or fold

    @reading:call-then-raise.this-turn
    Scenario: After a raise those are told again who have acted
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | folds  |    |
      Then it is seat 3's turn
      And seat 3 may call, raise or fold

    @reading:call-then-raise.this-turn
    Scenario: After the raise of a later player the first is told again, too
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | folds  |    |
      Then it is seat 1's turn
      And seat 1 may call, raise or fold
      And each of the following happens once
        | does           | seat | due |
        | gives the turn | 1    | 4   |

  @oneida-poker.F.5.c @procedure @trace
  Rule: Burn cards and discards lie in two piles

    Scenario: Three burn cards of a hand, and the hands of its players
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the dealer burns only like this
        | where     |
        | burn pile |
      And the dealer collects cards only like this
        | where        |
        | discard pile |

    Scenario: The burn cards of seven-card stud
      Given an Oneida Seven-Card Stud High table
      When everyone checks to the showdown
      Then the dealer burns only like this
        | where     |
        | burn pile |

    Scenario: In a draw the cards that players give away lie elsewhere
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 9c 6h 2d |
        | seat 2 | Ks Kd 8c 5h 3d |
        | seat 3 | Qs Qd Tc 7h 4d |
      When the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      And seat 1 discards 9c 6h 2d
      Then the dealer burns only like this
        | where     |
        | burn pile |
      And each of the following happens once
        | does           | seat | where        |
        | discards cards | 1    | discard pile |

  @oneida-poker.F.5.d @procedure @trace
  Rule: Without a shuffling device no hour passes without a count of the stub or the deck
    Which of the two is left to the house.

    Background:
      Given an Oneida Hold'em High table
      And the house's way of shuffling is by hand

    Scenario Outline: A round every <interval> for six hours
      Given the house's hourly count is stub
      When a round is played every <interval> for 6 hours
      Then the dealer counts the stub at least once in every 60 minutes of play

      Examples:
        | interval   |
        | 20 minutes |
        | 45 minutes |
        | 60 minutes |

    Scenario: The stub is counted to the last card
      Given the house's hourly count is stub
      And the dealer chooses to count the stub of this round
      When everyone checks to the showdown
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 38    | 52    |

    Scenario: An early count is followed by another within the hour
      Given the house's hourly count is stub
      And the dealer chooses to count the stub of this round
      And one round is played
      When a round is played every 25 minutes for 3 hours
      Then the dealer counts the stub at least once in every 60 minutes of play

    Scenario: A house that counts the deck finds 52 cards
      Given the house's hourly count is deck
      When a round is played every 30 minutes for 3 hours
      Then the dealer counts the deck only like this
        | count |
        | 52    |

  @oneida-poker.F.5.d.s1 @irregularity @trace @play
  Rule: A deck with the wrong number of cards is removed from the table
    By the standards for that, which are not named.

    Background:
      Given an Oneida Hold'em High table
      And the house's way of shuffling is by hand
      And the house's hourly count is stub

    Scenario Outline: The stub shows that the deck <fault>
      Given the deck <fault>
      And the dealer chooses to count the stub of this round
      When one round is played
      Then the following happens, in this order and once each
        | does            | count   | deck   | from  | number |
        | counts the stub | <count> |        |       |        |
        | removes         |         | deck 1 | table |        |
        | ends the round  |         |        |       | 1      |

      Examples:
        | fault               | count |
        | is 1 card short     | 37    |
        | has 1 card too many | 39    |

    @reading:removed-deck.play-on
    Scenario: It is not dealt again
      Given the deck is 1 card short
      And the dealer chooses to count the stub of this round
      And one round is played
      When 2 rounds are played
      Then none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    Scenario: A deck that is complete stays, and is removed when a card is missing later
      Given the dealer chooses to count the stub of this round
      When one round is played
      Then none of the following happens
        | does    |
        | removes |
      When the deck is 1 card short
      And the dealer chooses to count the stub of this round
      And one round is played
      Then each of the following happens once
        | does    | deck   | from  |
        | removes | deck 1 | table |

    Scenario: A count of the deck finds it, too
      Given the house's hourly count is deck
      And the deck is 1 card short
      When a round is played every 30 minutes for 2 hours
      Then the following happens, in this order and once each
        | does             | count | deck   |
        | counts the deck  | 51    | deck 1 |
        | removes          |       | deck 1 |

  @oneida-poker.F.5.e @payout @play @trace
  Rule: At the end of a round the dealer awards the pot: after a showdown to the winner or winners, else to the last player left

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario: To the winner, after the hand was shown
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | amount | number |
        | shows the hand | 2    |        |        |
        | awards the pot | 2    | 12     |        |
        | ends the round |      |        | 1      |

    Scenario: To two winners
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Kd |
        | seat 2 | Ad Ks |
        | seat 3 | Qs Jd |
      And the board is 2c 5h 7d 9s Th
      When everyone checks to the showdown
      Then seat 1 wins 6 from the pot
      And seat 2 wins 6 from the pot
      And seat 3 wins nothing

    Scenario: To the last one left, who shows nothing
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | bets   | 4  |
        | flop    | 1    | folds  |    |
        | flop    | 2    | folds  |    |
      And the round is completed
      Then seat 3 wins the pot
      And the following happens, in this order
        | does           | seat | number |
        | folds          | 2    |        |
        | awards the pot | 3    |        |
        | ends the round |      | 1      |

    @reading:rake-of-side-pots.each-pot @reading:side-pots.matched-only
    Scenario: The main pot and the side pot to their winners
      Given the house's rake is in steps
      And the house's jackpot amount is 0
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
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | calls  | 8  |
      And everyone checks to the showdown
      Then seat 1 wins 36 from the main pot
      And seat 2 wins 16 from side pot 1

  @oneida-poker.F.5.e.s1 @procedure @trace
  Rule: The losers' cards are collected before the pot is pushed and before the winning hand is collected

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the board is 2c 5h 7d 9s Jc

    Scenario Outline: Seat <loser> has lost
      Given the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does           | whose        | seat |
        | dealer | collects cards | seat <loser> |      |
        | dealer | awards the pot |              | 2    |
        | dealer | collects cards | seat 2       |      |

      Examples:
        | loser |
        | 1     |
        | 3     |

    Scenario: Every loser's cards come before the winner's
      Given the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Qs Qd |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | whose  |
        | collects cards | seat 1 |
        | collects cards | seat 2 |
      And the following happens, in this order and once each
        | does           | whose  |
        | collects cards | seat 3 |
        | collects cards | seat 2 |

    Scenario: Where two share the pot, the loser's cards come before either share
      Given the hole cards are
        | seat 1 | As Ks |
        | seat 2 | Ad Kd |
        | seat 3 | Qs Td |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat |
        | dealer | collects cards | seat 3 |      |
        | dealer | awards the pot |        | 1    |
      And the following happens, in this order and once each
        | who    | does           | whose  | seat |
        | dealer | collects cards | seat 3 |      |
        | dealer | awards the pot |        | 2    |

  @oneida-poker.F.5.f @collection @trace @play
  Rule: The dealer collects the rake
    By the section on poker revenue, which says how much and when.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc

    Scenario: One dollar of a pot of 48, by steps
      Given the house's jackpot amount is 0
      And the house's rake is in steps
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
      And everyone checks to the showdown
      Then each of the following happens once
        | who    | does           | amount |
        | dealer | takes the rake | 1      |
      And seat 1 wins 47 from the pot

    Scenario: Twelve dollars of it, by a quarter
      Given the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
      And everyone checks to the showdown
      Then each of the following happens once
        | who    | does           | amount |
        | dealer | takes the rake | 12     |
      And seat 1 wins 36 from the pot
