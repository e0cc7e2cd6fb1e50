Feature: Oneida Poker: bets
  Who bets, with what, how much, and by which word or gesture.

  @oneida-poker.G.1 @betting @play @trace
  Rule: A bet is made by putting gaming chips into the pot
    Every bet, whatever it is called; a check puts nothing there.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:who-moves-the-bets.dealer
    Scenario: The blinds come into the pot once they are posted, before any card
      When the cards are dealt
      Then the following happens, in this order
        | who    | does                  | seat | amount | pot |
        |        | posts the small blind | 1    | 2      |     |
        |        | posts the big blind   | 2    | 4      |     |
        | dealer | gathers the bets      |      | 6      | 6   |
        |        | deals                 |      |        |     |
      And each of the following happens once
        | who    | does             | amount | pot |
        | dealer | gathers the bets | 6      | 6   |

    @reading:forced-bettor-option.none
    @reading:who-moves-the-bets.dealer
    Scenario: In stud the antes come into the pot, and the forced bet with the calls
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | As Ad 9h |
        | seat 2 | Ks Kd 3c |
        | seat 3 | 2s 2d Jh |
      When the betting goes
        | round        | seat | action | to |
        | third street | 3    | calls  | 2  |
        | third street | 1    | calls  | 2  |
      Then the following happens, in this order
        | who    | does             | amount | pot |
        | dealer | gathers the bets | 3      | 3   |
        |        | deals            |        |     |
        | dealer | gathers the bets | 6      | 9   |
      And each of the following happens once
        | who    | does             | amount | pot |
        | dealer | gathers the bets | 3      | 3   |
        | dealer | gathers the bets | 6      | 9   |

    @reading:first-after-the-blinds.next-player
    @reading:who-moves-the-bets.dealer
    Scenario: Blinds, calls and a raise all come into the pot
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | folds  |    |
      Then each of the following happens once
        | who    | does             | pot |
        | dealer | gathers the bets | 20  |

    @reading:first-after-the-blinds.next-player
    @reading:who-moves-the-bets.dealer
    Scenario: The bets of the next round come on top of them
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the betting goes
        | round | seat | action | to |
        | flop  | 1    | bets   | 4  |
        | flop  | 2    | calls  | 4  |
        | flop  | 3    | folds  |    |
      Then each of the following happens once
        | who    | does             | pot |
        | dealer | gathers the bets | 20  |

    @reading:first-after-the-blinds.next-player
    Scenario: A round of checks puts nothing there
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the betting goes
        | round | seat | action | to |
        | flop  | 1    | checks |    |
        | flop  | 2    | checks |    |
        | flop  | 3    | checks |    |
      Then none of the following happens
        | does             |
        | gathers the bets |

    @reading:who-moves-the-bets.player @reading:first-after-the-blinds.next-player
    Scenario: Put there by the players, blinds, calls and a bet are won with the pot
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 bets 4
      And seat 2 calls
      And seat 3 calls
      And everyone checks to the showdown
      Then seat 1 wins 24 from the pot
      And none of the following happens
        | does             |
        | gathers the bets |

  @oneida-poker.G.2 @betting @play @trace
  Rule: Only who is seated at the table is dealt cards and takes part in the betting
    Standing beside the table is not being seated.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario: A seat where nobody sits gets no card
      Given seats 1, 2, 3 and 5 have 100
      When the cards are dealt
      Then seat 5 has 2 cards
      And seat 4 has no cards

    Scenario: Who has left is dealt in no more
      Given seats 1 to 4 have 100
      And 1 round is played
      When seat 4 leaves the table
      And the cards are dealt
      Then seat 4 has no cards
      And seat 3 has 2 cards

    @reading:standing.no-further-hand
    Scenario: Who stands at the table is dealt in no more
      Given seats 1 to 4 have 100
      And 1 round is played
      When seat 4 stands up and stays at the table
      And the cards are dealt
      Then seat 4 has no cards
      And seat 3 has 2 cards

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Nobody who is not seated <acts>, the player may
      Given the cards are dealt
      When somebody who is not seated <acts> at seat 3
      Then the <act> is refused
      But a <twin> from seat 3 is taken

      Examples:
        | acts        | act   | twin       |
        | calls 4     | call  | call of 4  |
        | raises to 8 | raise | raise to 8 |

    @reading:first-after-the-blinds.next-player
    Scenario: Nobody who is not seated opens the betting on the flop, the player may
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When somebody who is not seated bets 4 at seat 1
      Then the bet is refused
      But a bet of 4 from seat 1 is taken

    Scenario: A player who comes in the middle of a round waits for the next
      Given the cards are dealt
      When seat 5 has 100
      And everyone checks to the showdown
      Then seat 5 has no cards
      When the cards are dealt
      Then seat 5 has 2 cards

    @reading:standing.seated-still
    Scenario: Who stands at the table and has not gone away is dealt in
      Given seats 1 to 4 have 100
      And 1 round is played
      When seat 4 stands up and stays at the table
      And the cards are dealt
      Then seat 4 has 2 cards

  @oneida-poker.G.3 @betting @play
  Rule: What a player has to put in unasked depends on the game
    An ante, a blind, a forced bet, or more than one of them.

    Scenario Outline: In <game> two blinds are posted, and no forced bet
      Given an Oneida <game> table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 1    | 2      |
        | posts the big blind   | 2    | 4      |
      And none of the following happens
        | does                 |
        | posts an ante        |
        | posts the forced bet |

      Examples:
        | game                                 |
        | Hold'em High                         |
        | Omaha High                           |
        | Omaha High-Low Split Eight or Better |
        | Five-Card Draw High                  |
        | Five-Card Draw Low                   |

    Scenario Outline: With an ante the blinds of <game> are posted all the same
      Given an Oneida <game> table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 1
      When everyone checks to the showdown
      Then each of the following happens once
        | does                  | seat | amount |
        | posts an ante         | 1    | 1      |
        | posts an ante         | 2    | 1      |
        | posts an ante         | 3    | 1      |
        | posts the small blind | 1    | 2      |
        | posts the big blind   | 2    | 4      |

      Examples:
        | game                |
        | Hold'em High        |
        | Omaha High          |
        | Five-Card Draw High |

    Scenario Outline: In <game> each posts an ante, one a forced bet, and nobody a blind
      Given an Oneida <game> table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      When everyone checks to the showdown
      Then each of the following happens once
        | does          | seat | amount |
        | posts an ante | 1    | 1      |
        | posts an ante | 2    | 1      |
        | posts an ante | 3    | 1      |
      And each of the following happens once
        | does                 | amount |
        | posts the forced bet | 2      |
      And none of the following happens
        | does                  |
        | posts the small blind |
        | posts the big blind   |

      Examples:
        | game                                           |
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |
        | Five-Card Stud High                            |

  @oneida-poker.G.3.a @betting @play @trace
  Rule: A player may have to place an ante before any card comes
    Every player the same, and before the first card of anybody.

    Scenario Outline: In <game> all antes are in before the first card
      Given an Oneida <game> table
      And the house's table limit is 4-8
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
        | Five-Card Stud High  |
        | Hold'em High         |
        | Omaha High           |
        | Five-Card Draw High  |

    Scenario: Of another amount where the house has set another
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 2
      When the cards are dealt
      Then each of the following happens once
        | does          | seat | amount |
        | posts an ante | 1    | 2      |
        | posts an ante | 2    | 2      |
        | posts an ante | 3    | 2      |

    Scenario Outline: Seat <seat> posts the ante that is fixed, neither less nor more
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 2
      When seat <seat> posts an ante of 1
      Then the ante is refused
      When seat <seat> posts an ante of 4
      Then the ante is refused
      But an ante of 2 from seat <seat> is taken
      When the cards are dealt
      Then each of the following happens once
        | does          | seat | amount |
        | posts an ante | 1    | 2      |
        | posts an ante | 2    | 2      |
        | posts an ante | 3    | 2      |

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |

    Scenario: In every round anew
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      When 3 rounds are played
      Then before deals, every time, the player posts an ante

  @oneida-poker.G.3.b @betting @play @trace
  Rule: A player may have to place a blind bet of a set amount before any card comes
    By the seats that follow the button.

    Scenario: Both blinds are in before the first card
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order
        | does                  | seat | amount |
        | posts the small blind | 1    | 2      |
        | posts the big blind   | 2    | 4      |
        | deals                 |      |        |
      And none of the following happens
        | does                  | seat |
        | posts the small blind | 3    |
        | posts the small blind | 4    |
        | posts the big blind   | 3    |
        | posts the big blind   | 4    |

    Scenario: No hand is dealt before the blinds
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When 4 rounds are played
      Then before deals, every time, the player posts the small blind
      And before deals, every time, the player posts the big blind

    Scenario: The amount is fixed beforehand, neither less nor more
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When seat 1 posts the small blind of 1
      Then the small blind is refused
      When seat 1 posts the small blind of 3
      Then the small blind is refused
      But the small blind of 2 from seat 1 is taken
      When seat 2 posts the big blind of 2
      Then the big blind is refused
      When seat 2 posts the big blind of 8
      Then the big blind is refused
      But the big blind of 4 from seat 2 is taken

    Scenario: The blinds go on with the button from round to round
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And 1 round is played
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 2    | 2      |
        | posts the big blind   | 3    | 4      |

    @reading:time-of-the-blind.before-the-cards
    Scenario Outline: In <game> both blinds are in before the first card as well
      Given an Oneida <game> table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order
        | does                  | seat | amount |
        | posts the small blind | 1    | 2      |
        | posts the big blind   | 2    | 4      |
        | deals                 |      |        |

      Examples:
        | game                |
        | Omaha High          |
        | Five-Card Draw High |

  @oneida-poker.G.3.c @betting @play
  Rule: A player may have to start the betting with a forced bet because of an up-card

    Scenario Outline: In <game> the up-card <low> of seat <seat> makes that player start
      Given an Oneida <game> table
      And the house's table limit is 4-8
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   | amount |
        | posts the forced bet | <seat> | 2      |
      And it is seat <next>'s turn

      Examples:
        | game                 | one      | two      | three    | low | seat | next |
        | Seven-Card Stud High | As Ad 9h | Ks Kd 3c | 2s 2d Jh | 3c  | 2    | 3    |
        | Seven-Card Stud High | As Ad 4h | Ks Kd 8c | 2s 2d Jh | 4h  | 1    | 2    |
        | Five-Card Stud High  | As 9h    | Ks 8c    | 2s 5h    | 5h  | 3    | 1    |

    Scenario: The others act only after it, and have to answer it
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | As Ad 9h |
        | seat 2 | Ks Kd 3c |
        | seat 3 | 2s 2d Jh |
      And the cards are dealt
      When seat 3 checks
      Then the check is refused
      But a call of 2 from seat 3 is taken

    Scenario: The forced bet is of another amount where the house has set another
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's forced bet is 4
      And the cards fall as
        | seat 1 | As Ad 9h |
        | seat 2 | Ks Kd 3c |
        | seat 3 | 2s 2d Jh |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat | amount |
        | posts the forced bet | 2    | 4      |

  @oneida-poker.G.4 @betting @play
  Rule: A player bets in a round of play only with what lay on the table when it began

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario: All that lies there may be bet, and no more
      Given seats 1 and 2 have 100
      And seat 3 has 8
      When seat 3 raises to 8
      Then the raise to 8 is taken
      And a raise to 12 from seat 1 is taken
      And a call of 8 from seat 2 is taken
      And each of the following happens once
        | does   | seat | amount | all in |
        | raises | 3    | 8      | yes    |
      When everyone checks to the showdown
      Then none of the following happens
        | does           | seat | round  |
        | gives the turn | 3    | second |
        | gives the turn | 3    | third  |
        | gives the turn | 3    | fourth |

    @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: What does not lie there cannot be bet, what is left can
      Given seats 1 and 2 have 100
      And seat 3 has 10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | folds  |    |
      When seat 3 raises to 16
      Then the raise is refused
      But a call of 2 from seat 3 is taken

    @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: Chips that are brought during the round do not bet in it
      Given seats 1 and 2 have 100
      And seat 3 has 10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | folds  |    |
      When seat 3 has 100
      Then the act is refused
      When seat 3 raises to 16
      Then the raise is refused
      But a call of 2 from seat 3 is taken

    @reading:first-after-the-blinds.next-player @reading:call-then-raise.this-turn
    Scenario: Chips that were brought before it do
      Given seat 1 has 14
      And seat 2 has 100
      And seat 3 has 10
      And seat 3 has 90
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | folds  |    |
      When seat 3 raises to 12
      Then the raise to 12 is taken
      When seat 1 raises to 16
      Then the raise is refused
      But a call of 4 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: What was won in the round before lies there, what was lost does not
      Given seat 1 has 20
      And seat 2 has 100
      And seat 3 has 10
      And the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | Ks Kd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | folds  |    |
      And everyone checks to the showdown
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | raises | 8  |
      When seat 3 raises to 12
      Then the raise to 12 is taken
      When seat 1 raises to 16
      Then the raise is refused
      But a call of 8 from seat 1 is taken

  @oneida-poker.G.4.a @betting @play @trace
  Rule: Money is added between rounds of play only, and none is taken off the table while play goes on

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario: Before a round of play it is brought, and is there; in the round it is not brought
      When seats 1 and 2 have 100
      Then the act is accepted
      When seat 3 has 100
      Then the act is accepted
      When the house goes on
      Then seat 1 has 2 cards
      And seat 2 has 2 cards
      And seat 3 has 2 cards
      When seat 3 has 100
      Then the act is refused

    @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: What was not to be added is not there
      Given seats 1 and 2 have 100
      And seat 3 has 10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | folds  |    |
      When seat 3 has 50
      Then the act is refused
      When seat 3 raises to 16
      Then the raise is refused
      But a call of 2 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: What was not to be taken off is still there
      Given seats 1 and 2 have 100
      And seat 3 has 16
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | folds  |    |
      When seat 3 takes 8 off the table
      Then the act is refused
      When seat 3 raises to 16
      Then the raise to 16 is taken

    Scenario Outline: Seat <seat> adds nothing while the round goes on
      Given the cards are dealt
      When seat <seat> has 50
      Then the act is refused
      When everyone checks to the showdown
      And seat <seat> has 50
      Then the act is accepted

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: Nor does a player who has folded
      Given seat 3 folds
      When seat 3 has 50
      Then the act is refused
      When everyone checks to the showdown
      And seat 3 has 50
      Then the act is accepted

    @reading:first-after-the-blinds.next-player
    Scenario: Nor between two rounds of betting
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 2 has 50
      Then the act is refused
      When the betting goes
        | round | seat | action | to |
        | flop  | 1    | checks |    |
        | flop  | 2    | checks |    |
        | flop  | 3    | checks |    |
      And seat 1 has 50
      Then the act is refused
      When everyone checks to the showdown
      And seat 1 has 50
      Then the act is accepted

    @reading:taking-off.between-rounds
    Scenario Outline: Seat <seat> takes nothing off the table while the round goes on, after it the player may
      Given the cards are dealt
      When seat <seat> takes 20 off the table
      Then the act is refused
      When everyone checks to the showdown
      And seat <seat> takes 20 off the table
      Then the act is accepted

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: On the turn nothing is taken off either
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 1 takes 20 off the table
      Then the act is refused
      But a bet of 8 from seat 1 is taken

    @reading:taking-off.between-rounds @reading:first-after-the-blinds.next-player
    Scenario: Who has folded takes nothing off either
      Given seat 3 folds
      When seat 3 takes 20 off the table
      Then the act is refused
      When everyone checks to the showdown
      And seat 3 takes 20 off the table
      Then the act is accepted

    @reading:taking-off.between-rounds @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: What was taken off does not bet in the next round
      Given seats 1 to 3 have 100
      And seat 3 takes 90 off the table
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | folds  |    |
      When seat 3 raises to 16
      Then the raise is refused
      When seat 1 takes 20 off the table
      Then the act is refused
      But a call of 2 from seat 3 is taken

    @reading:taking-off.not-at-all
    Scenario: Nothing is taken off by a player who stays, between rounds either, but something may be added
      Given the cards are dealt
      And everyone checks to the showdown
      When seat 3 takes 20 off the table
      Then the act is refused
      When seat 3 has 20
      Then the act is accepted

  @oneida-poker.G.4.b @betting @play @trace
  Rule: Currency on the table may bet, call or raise if the dealer turns it into chips at once

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: To call and to raise
      When seat 3 pushes <amount> forward in cash
      Then each of the following happens once
        | who    | does          | seat | total    | amount   |
        | dealer | converts cash | 3    | <amount> |          |
        |        | <does>        | 3    |          | <amount> |
      And it is seat 1's turn

      Examples:
        | amount | does   |
        | 4      | calls  |
        | 8      | raises |

    @reading:first-after-the-blinds.next-player
    Scenario: To start the betting
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 pushes 4 forward in cash
      Then each of the following happens once
        | who    | does          | seat | total | amount |
        | dealer | converts cash | 1    | 4     |        |
        |        | bets          | 1    |       | 4      |

    @reading:first-after-the-blinds.next-player @reading:funds-required.own-bets
    Scenario: No more than lies there
      Given seats 1 and 2 have 100
      And seat 3 has 6
      When seat 3 pushes 8 forward in cash
      Then the bet is refused
      When seat 3 pushes 4 forward in cash
      Then the bet is accepted

  @oneida-poker.G.4.c @betting @play
  Rule: Who is to take part needs enough for the bets that are required and for one least bet besides
    What lies on the table when the round begins is what counts.

    @reading:funds-required.own-bets
    Scenario Outline: With blinds of 2 and 4 and a least bet of 4, seat <seat> needs <enough>, and <less> is too little
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats <others> have 100
      And seat <seat> has <less>
      When the cards are dealt
      Then seat <seat> has no cards
      And seat <other> has 2 cards

      Examples:
        | seat | less | enough | others     | other |
        | 1    | 5    | 6      | 2, 3 and 4 | 2     |
        | 2    | 7    | 8      | 1, 3 and 4 | 1     |
        | 3    | 3    | 4      | 1, 2 and 4 | 4     |

    @reading:funds-required.own-bets
    Scenario Outline: Seat <seat> is dealt in with <enough>
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats <others> have 100
      And seat <seat> has <enough>
      When the cards are dealt
      Then seat <seat> has 2 cards

      Examples:
        | seat | enough | others     |
        | 1    | 6      | 2, 3 and 4 |
        | 2    | 8      | 1, 3 and 4 |
        | 3    | 4      | 1, 2 and 4 |

    @reading:funds-required.own-bets
    Scenario Outline: With blinds of 2 and 4 and a least bet of 2, seat <seat> with <less> gets no card, seat <other> with <enough> does
      Given an Oneida Hold'em High table with the button at seat 5 and blinds of 2 and 4
      And the house's table limit is 2-10
      And seats <others> have 100
      And seat <seat> has <less>
      And seat <other> has <enough>
      When the cards are dealt
      Then seat <seat> has no cards
      And seat <other> has 2 cards

      Examples:
        | seat | less | other | enough | others     |
        | 2    | 5    | 1     | 4      | 3, 4 and 5 |
        | 3    | 1    | 4     | 2      | 1, 2 and 5 |
        | 4    | 1    | 2     | 6      | 1, 3 and 5 |

    @reading:funds-required.largest
    Scenario: Everybody needs what the big blind and a least bet come to
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 and 2 have 100
      And seat 3 has 7
      And seat 4 has 8
      When the cards are dealt
      Then seat 3 has no cards
      And seat 4 has 2 cards

    @reading:funds-required.own-bets
    Scenario: An ante comes on top
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's ante is 1
      And seats 1 and 2 have 100
      And seat 3 has 4
      And seat 4 has 5
      When the cards are dealt
      Then seat 3 has no cards
      And seat 4 has 2 cards

    @reading:funds-required.own-bets
    Scenario: Where the limits are higher, more is needed
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 5 and 10
      And the house's table limit is 10-20
      And seats 1 and 2 have 100
      And seat 3 has 9
      And seat 4 has 10
      When the cards are dealt
      Then seat 3 has no cards
      And seat 4 has 2 cards

    Scenario: In stud it is the ante, the forced bet and the least bet
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And seats 1 and 2 have 100
      And seat 3 has 6
      And seat 4 has 7
      When the cards are dealt
      Then seat 3 has no cards
      And seat 4 has 3 cards

    Scenario: What is added before the round counts, too
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1, 2 and 4 have 100
      And seat 3 has 3
      And the cards are dealt
      And everyone checks to the showdown
      When seat 3 has 5
      And the cards are dealt
      Then seat 3 has 2 cards

    @reading:funds-required.own-bets
    Scenario: Who has lost too much is not dealt in again
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 and 2 have 100
      And seat 3 has 7
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      And everyone checks to the showdown
      When the cards are dealt
      Then seat 3 has no cards
      And seat 1 has 2 cards

  @oneida-poker.G.4.d @betting @play
  Rule: A player whose money runs out in the middle of a round is all-in
    The hand is not lost for want of chips, and no more turn comes to the player.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 and 2 have 100

    @reading:first-after-the-blinds.next-player
    Scenario: The last chips call what is due exactly
      Given seat 3 has 8
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      When seat 3 calls
      Then each of the following happens once
        | does  | seat | amount | to | all in |
        | calls | 3    | 4      | 4  | yes    |
      And it is seat 1's turn
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat |
        | shows the hand | 3    |

    @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: The last chips are less than what is due
      Given seat 3 has 10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | folds  |    |
      When seat 3 calls
      Then each of the following happens once
        | does  | seat | amount | to | all in |
        | calls | 3    | 2      | 2  | yes    |

    @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: While a chip is left, nobody is all-in; with the last one the player is
      Given seat 3 has 9
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
      When seat 1 bets 8
      And seat 2 calls
      Then it is seat 3's turn
      When seat 3 calls
      Then each of the following happens once
        | does  | seat | amount | to | all in |
        | calls | 3    | 1      | 1  | yes    |

    @reading:first-after-the-blinds.next-player
    Scenario: Who is all-in gets no turn any more
      Given seat 3 has 8
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat | round  |
        | gives the turn | 3    | second |
        | gives the turn | 3    | third  |
        | gives the turn | 3    | fourth |
      And each of the following happens once
        | does           | seat |
        | shows the hand | 3    |

  @oneida-poker.G.4.d.i @payout @play
  Rule: Who is all-in still plays for the pot, but wins no more of it than was contributed to
    From each of the others as much as the player has put in, or the pot as it stood with the last chips, as it is read.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the board is 2c 5h 7d 9s Jc

    @reading:side-pots.matched-only @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: The best hand takes from each what it has put in, and the rest goes to the next
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | Ks Kd |
        | seat 3 | As Ad |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | calls  | 4  |
        | flop    | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then seat 3 wins 24 from the main pot
      And seat 2 wins 8 from side pot 1
      And seat 1 wins nothing

    @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: A lower hand wins nothing, and both pots go to the best
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | As Ad |
        | seat 3 | Ks Kd |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | calls  | 4  |
        | flop    | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then seat 3 wins nothing
      And seat 2 wins 32 from the pot

    @reading:side-pots.matched-only @reading:first-after-the-blinds.next-player
    Scenario: What folded players have put in up to that amount is won, too
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1, 2 and 4 have 100
      And seat 3 has 8
      And the board is 2c 5h 7d 9s Jc
      And the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | Ts Td |
        | seat 3 | As Ad |
        | seat 4 | Ks Kd |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 4    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 3 wins 26 from the main pot
      And seat 4 wins 8 from side pot 1

    @reading:side-pots.matched-only @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: Where hands are equal, only the main pot is shared with the player who is all-in
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | Ac Kh |
        | seat 3 | As Kd |
      And the board is Ah Kc 7d 9s 2c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | calls  | 4  |
        | flop    | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then seat 3 wins 12 from the main pot
      And seat 2 wins 12 from the main pot
      And seat 2 wins 8 from side pot 1

    @reading:side-pots.pot-as-it-stood @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: The best hand has the pot as it stood with the last chips, and the rest goes to the next
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | Ks Kd |
        | seat 3 | As Ad |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | calls  | 4  |
        | flop    | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then seat 3 wins 28 from the main pot
      And seat 2 wins 4 from side pot 1
      And seat 1 wins nothing

    @reading:side-pots.pot-as-it-stood @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: What calls the last chips is won with them, what is bet beyond is not
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And the hole cards are
        | seat 1 | Qs Qd |
        | seat 2 | Ks Kd |
        | seat 3 | As Ad |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | raises | 12 |
        | preflop | 1    | calls  | 12 |
      And everyone checks to the showdown
      Then seat 3 wins 24 from the main pot
      And seat 2 wins 8 from side pot 1

    @reading:side-pots.matched-only @reading:first-after-the-blinds.next-player
    Scenario: The lowest hand, which is all-in, has no part of the low half of a side pot
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | 8c 4h Tc 9c |
        | seat 3 | As 3h Qh Qs |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 3 wins 12 from the main pot
      And seat 1 wins 4 from side pot 1
      And seat 2 wins 4 from side pot 1

  @oneida-poker.G.4.d.ii @procedure @play
  Rule: Who is all-in goes on being dealt cards like the others

    @reading:forced-bettor-option.none
    Scenario: In seven-card stud the cards of four more streets
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And seats 1 and 2 have 100
      And seat 3 has 7
      And the cards fall as
        | seat 1 | As Ad 9h Kc |
        | seat 2 | Ks Kd 3c 8d |
        | seat 3 | 2s 2d Jh 4c |
      When the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | bets   | 4  |
        | fourth street | 2    | calls  | 4  |
        | fourth street | 3    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 3 has 7 cards
      And seat 1 has 7 cards
      And the following happens, in this order and once each
        | does  | to     | number | face |
        | deals | seat 1 | 5      | up   |
        | deals | seat 2 | 5      | up   |
        | deals | seat 3 | 5      | up   |
        | deals | seat 1 | 6      | up   |
        | deals | seat 2 | 6      | up   |
        | deals | seat 3 | 6      | up   |
        | deals | seat 1 | 7      | down |
        | deals | seat 2 | 7      | down |
        | deals | seat 3 | 7      | down |

    @reading:forced-bettor-option.none
    Scenario: In five-card stud the cards of the streets that are left
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And seats 1 and 2 have 100
      And seat 3 has 7
      And the cards fall as
        | seat 1 | Ad 9h Kc |
        | seat 2 | Kd 3c 8d |
        | seat 3 | 2d Jh 4c |
      When the betting goes
        | round         | seat | action | to |
        | second street | 3    | calls  | 2  |
        | second street | 1    | calls  | 2  |
        | third street  | 1    | bets   | 4  |
        | third street  | 2    | calls  | 4  |
        | third street  | 3    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 3 has 5 cards

    @reading:first-after-the-blinds.next-player @reading:funds-required.own-bets
    Scenario: In five-card draw the cards of the draw
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 and 2 have 100
      And seat 3 has 4
      And the hole cards are
        | seat 1 | 4s 6d 7h 8h Tc |
        | seat 2 | As Ad 3h 8c 9d |
        | seat 3 | Qs Qd 3c 6h 2c |
      And the discards are
        | seat 3 | 6h 2c | Jh 5s |
      When the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      And everyone checks to the showdown
      Then each of the following happens once
        | does  | to     | card |
        | deals | seat 3 | Jh   |
        | deals | seat 3 | 5s   |

  @oneida-poker.G.4.d.iii @betting @play
  Rule: The others bet on, and what they bet goes into a side pot that only they can win

    @reading:first-after-the-blinds.next-player
    Scenario: Bets that follow are for the side pot
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 3 wins 24 from the main pot
      And seat 1 wins 8 from side pot 1
      And seat 2 wins nothing

    @reading:uncalled-bet.returned @reading:first-after-the-blinds.next-player
    Scenario: They bet, raise and fold as they would without the player who is all-in
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      When seat 1 bets 4
      Then the bet of 4 is taken
      And a raise to 8 from seat 2 is taken
      When seat 1 folds
      And everyone checks to the showdown
      Then seat 3 wins 24 from the main pot
      And seat 2 wins 8 from side pot 1

    @reading:side-pots.matched-only @reading:rake-of-side-pots.each-pot @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: Two who are all-in with different amounts leave two side pots
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And seat 4 has 12
      And the hole cards are
        | seat 1 | Js Jd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
        | seat 4 | Ks Kd |
      And the board is 2c 5h 7d 9s 3c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | calls  | 8  |
        | flop    | 1    | raises | 12 |
        | flop    | 2    | calls  | 12 |
      And everyone checks to the showdown
      Then seat 3 wins 32 from the main pot
      And seat 4 wins 12 from side pot 1
      And seat 2 wins 8 from side pot 2
      And seat 1 wins nothing

  @oneida-poker.G.5 @betting @play @trace
  Rule: What a player says in turn binds: fold, check, call, raise, or a bet of some size
    What game and limits do not permit binds to nothing.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Who says "<words>" in turn <does>
      When seat 3 says "<words>"
      Then the announcement is accepted
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does   | seat | words  |
        | player | says   | 3    | <said> |
        |        | <does> | 3    |        |
      And it is seat 1's turn

      Examples:
        | words      | said  | does   |
        | call       | call  | calls  |
        | fold       | fold  | folds  |
        | raise to 8 | raise | raises |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: On the flop who says "<words>" in turn <does>
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 says "<words>"
      Then the announcement is accepted
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does   | seat | words  |
        | player | says   | 1    | <said> |
        |        | <does> | 1    |        |
      And it is seat 2's turn

      Examples:
        | words | said  | does   |
        | check | check | checks |
        | bet 4 | bet   | bets   |

    @reading:first-after-the-blinds.next-player
    Scenario: Who has said "call" may not raise instead
      Given seat 3 says "call"
      When seat 3 raises to 8
      Then the raise is refused
      But a call of 4 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Who has said "raise to 8" may not call instead
      Given seat 3 says "raise to 8"
      When seat 3 calls
      Then the call is refused
      But a raise to 8 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Who has said "fold" may not call instead
      Given seat 3 says "fold"
      When seat 3 calls
      Then the call is refused
      But a fold from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Who has said "check" may not bet instead
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 says "check"
      When seat 1 bets 4
      Then the bet is refused
      But a check from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Who has said "bet 4" may not check instead
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 says "bet 4"
      When seat 1 checks
      Then the check is refused
      But a bet of 4 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: A size that is announced binds to that size
      Given the house's table limit is 2-10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 says "bet 7"
      When seat 1 bets 5
      Then the bet is refused
      When seat 1 bets 9
      Then the bet is refused
      But a bet of 7 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: A size that is announced is bet when the house goes on
      Given the house's table limit is 2-10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 says "bet 7"
      And the house goes on
      Then each of the following happens once
        | does | seat | amount |
        | bets | 1    | 7      |

    @reading:out-of-turn.not-binding @reading:first-after-the-blinds.next-player
    Scenario Outline: Said out of turn, "<words>" binds nobody
      Given the cards are dealt
      When seat 1 says "<words>"
      Then the announcement is refused
      And it is seat 3's turn
      But a call of 4 from seat 3 is taken
      And a <twin> from seat 1 is taken

      Examples:
        | words       | twin       |
        | fold        | call of 2  |
        | call        | raise to 8 |
        | raise to 12 | call of 2  |

    @reading:out-of-turn.binding-if-unchanged @reading:first-after-the-blinds.next-player
    Scenario: Said out of turn, "fold" binds where nobody before has bet or raised meanwhile
      Given the cards are dealt
      And seat 1 says "fold"
      And seat 3 calls
      When seat 1 calls
      Then the call is refused
      But a fold from seat 1 is taken

    @reading:out-of-turn.binding-if-unchanged @reading:first-after-the-blinds.next-player
    Scenario: Said out of turn, "fold" binds no more once somebody before has raised
      Given the cards are dealt
      And seat 1 says "fold"
      When seat 3 raises to 8
      Then a call of 6 from seat 1 is taken

    @reading:out-of-turn.binding-if-unchanged @reading:first-after-the-blinds.next-player
    Scenario: Said out of turn, "call" binds where nobody before has bet or raised meanwhile
      Given the cards are dealt
      And seat 1 says "call"
      And seat 3 calls
      When seat 1 raises to 8
      Then the raise is refused
      But a call of 2 from seat 1 is taken

    @reading:out-of-turn.binding-if-unchanged @reading:first-after-the-blinds.next-player
    Scenario: Said out of turn, "raise to 8" binds where nobody before has bet or raised meanwhile
      Given the cards are dealt
      And seat 1 says "raise to 8"
      And seat 3 calls
      When seat 1 calls
      Then the call is refused
      But a raise to 8 from seat 1 is taken

    @reading:beyond-limits.void @reading:first-after-the-blinds.next-player
    Scenario Outline: "<words>" is outside the limits and binds to nothing
      When seat 3 says "<words>"
      Then the announcement is refused
      But a <twin> from seat 3 is taken

      Examples:
        | words       | twin       |
        | raise to 7  | call of 4  |
        | raise to 9  | raise to 8 |
        | raise to 12 | call of 4  |

    @reading:beyond-limits.void @reading:first-after-the-blinds.next-player
    Scenario Outline: Under spread limits "<words>" binds to nothing, "<other>" does bind
      Given the house's table limit is 2-10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 says "<words>"
      Then the announcement is refused
      When seat 1 says "<other>"
      Then the announcement is accepted

      Examples:
        | words  | other  |
        | bet 1  | bet 2  |
        | bet 11 | bet 10 |

    @reading:beyond-limits.nearest @reading:first-after-the-blinds.next-player
    Scenario Outline: "<words>" is outside the limits and binds to the nearest lawful raise
      When seat 3 says "<words>"
      Then the announcement is accepted
      When the house goes on
      Then each of the following happens once
        | does   | seat | to |
        | raises | 3    | 8  |

      Examples:
        | words       |
        | raise to 7  |
        | raise to 9  |
        | raise to 12 |

    @reading:first-after-the-blinds.next-player
    Scenario: Against the rules, "check" where a bet stands binds to nothing
      When seat 3 says "check"
      Then the announcement is refused
      But a raise to 8 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Against the rules, "raise" where no more raise is permitted binds to nothing
      Given the house's greatest number of raises is 3
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
      When seat 3 says "raise to 20"
      Then the announcement is refused
      But a fold from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: The words of a player who has folded bind to nothing
      Given seat 3 folds
      When seat 3 says "call"
      Then the announcement is refused
      But a call of 2 from seat 1 is taken

    Scenario: In stud words bind as well
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | As Ad 9h |
        | seat 2 | Ks Kd 3c |
        | seat 3 | 2s 2d Jh |
      And the cards are dealt
      And seat 3 says "call"
      When seat 3 raises to 4
      Then the raise is refused
      But a call of 2 from seat 3 is taken

  @oneida-poker.G.6 @betting @play @trace
  Rule: Where the chips differ from the amount that was announced, the bet is corrected to the words
    The dealer says so, and the player makes it right.

    Background:
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: A raise to 8 is announced, and <amount> are put in
      Given seat 3 says "raise to 8"
      When seat 3 pushes <amount> forward
      Then the following happens, in this order and once each
        | who    | does             | seat | total | amount | to |
        | dealer | corrects the bet | 3    | 8     |        |    |
        |        | raises           | 3    |       | 8      | 8  |
      And it is seat 1's turn

      Examples:
        | amount |
        | 4      |
        | 7      |
        | 9      |
        | 12     |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: A bet of 7 is announced, and <amount> are put in
      Given the house's table limit is 2-10
      And the betting goes
        | round   | seat | action | to |
        | first   | 3    | calls  | 4  |
        | first   | 1    | calls  | 4  |
        | first   | 2    | checks |    |
      And seat 1 says "bet 7"
      When seat 1 pushes <amount> forward
      Then the following happens, in this order and once each
        | who    | does             | seat | total | amount |
        | dealer | corrects the bet | 1    | 7     |        |
        |        | bets             | 1    |       | 7      |

      Examples:
        | amount |
        | 2      |
        | 6      |
        | 8      |
        | 10     |

    @reading:first-after-the-blinds.next-player
    Scenario: The right amount needs no correction, another does
      Given seat 3 says "raise to 8"
      When seat 3 pushes 8 forward
      And seat 1 says "raise to 12"
      And seat 1 pushes 8 forward
      Then each of the following happens once
        | does   | seat | to |
        | raises | 3    | 8  |
        | raises | 1    | 12 |
      And each of the following happens once
        | who    | does             | seat | total |
        | dealer | corrects the bet | 1    | 12    |
      And none of the following happens
        | does             | seat |
        | corrects the bet | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: Of a player who has posted a blind, what is missing is the right amount
      Given seat 3 says "call"
      When seat 3 pushes 8 forward
      And seat 1 says "raise to 8"
      And seat 1 pushes 6 forward
      Then each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 6      | 8  |
      And none of the following happens
        | does             | seat |
        | corrects the bet | 1    |
      When seat 2 says "raise to 12"
      And seat 2 pushes 12 forward
      Then each of the following happens once
        | who    | does             | seat | total |
        | dealer | corrects the bet | 2    | 12    |

    @reading:first-after-the-blinds.next-player
    Scenario: A raise of a raise is corrected, too
      Given seat 3 raises to 8
      And seat 1 says "raise to 12"
      When seat 1 pushes 12 forward
      Then the following happens, in this order and once each
        | who    | does             | seat | total | amount | to |
        | dealer | corrects the bet | 1    | 12    |        |    |
        |        | raises           | 1    |       | 10     | 12 |

  @oneida-poker.G.7 @betting @play @trace
  Rule: Chips count as a bet by what is done with them
    Pushed forward, released into the pot, or released toward it; chips that are only moved about do not.

    Background:
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Seat 3 <moves>, and that is none; the player <does>, and that is a call
      When seat 3 <moves>
      Then the bet is refused
      And it is seat 3's turn
      When seat 3 <does>
      Then the bet is accepted
      And each of the following happens once
        | does  | seat | amount |
        | calls | 3    | 4      |
      And it is seat 1's turn

      Examples:
        | moves                        | does                      |
        | holds 4 over the pot         | pushes 4 forward          |
        | holds 4 over the pot         | releases 4 into the pot   |
        | holds 4 over the pot         | releases 4 toward the pot |
        | sets 4 down beside the stack | pushes 4 forward          |
        | sets 4 down beside the stack | releases 4 into the pot   |
        | sets 4 down beside the stack | releases 4 toward the pot |

    @reading:first-after-the-blinds.next-player
    Scenario: Chips that are no bet leave the player free to raise
      When seat 3 holds 4 over the pot
      Then the bet is refused
      But a raise to 8 from seat 3 is taken

  @oneida-poker.G.7.a @betting @trace
  Rule: Chips or currency pushed forward to bet are a bet

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: By their size they are a call or a raise: <amount>
      When seat 3 pushes <amount> forward
      Then each of the following happens once
        | does   | seat | amount   |
        | <does> | 3    | <amount> |
      And it is seat 1's turn

      Examples:
        | amount | does   |
        | 4      | calls  |
        | 8      | raises |

    @reading:first-after-the-blinds.next-player
    Scenario: Where nobody has bet, they are the first bet
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 pushes 4 forward
      Then each of the following happens once
        | does | seat | amount |
        | bets | 1    | 4      |
      And it is seat 2's turn

    @reading:first-after-the-blinds.next-player
    Scenario: They cannot be taken back for a fold
      Given seat 3 pushes 4 forward
      When seat 3 folds
      Then the fold is refused
      But a call of 2 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Out of turn they are none
      Given the cards are dealt
      When seat 1 pushes 2 forward
      Then the bet is refused
      And it is seat 3's turn
      When seat 3 pushes 4 forward
      Then the bet is accepted

    @reading:first-after-the-blinds.next-player
    Scenario: Currency is a bet as well
      When seat 3 pushes 4 forward in cash
      Then each of the following happens once
        | who    | does          | seat | total | amount |
        | dealer | converts cash | 3    | 4     |        |
        |        | calls         | 3    |       | 4      |

  @oneida-poker.G.7.b @betting @trace
  Rule: Chips or currency let go into the pot are a bet

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: By their size they are a call or a raise: <amount>, let go
      When seat 3 releases <amount> into the pot
      Then each of the following happens once
        | does   | seat | amount   |
        | <does> | 3    | <amount> |
      And it is seat 1's turn

      Examples:
        | amount | does   |
        | 4      | calls  |
        | 8      | raises |

    @reading:first-after-the-blinds.next-player
    Scenario: Held over it they are none, let go they are
      When seat 3 holds 8 over the pot
      Then the bet is refused
      And it is seat 3's turn
      When seat 3 releases 8 into the pot
      Then the bet is accepted
      And it is seat 1's turn

    @reading:first-after-the-blinds.next-player
    Scenario: Where nobody has bet, they are the first bet, let go
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 releases 4 into the pot
      Then each of the following happens once
        | does | seat | amount |
        | bets | 1    | 4      |

    @reading:first-after-the-blinds.next-player
    Scenario: Currency let go there is a bet as well
      When seat 3 releases 8 into the pot in cash
      Then each of the following happens once
        | who    | does          | seat | total | amount |
        | dealer | converts cash | 3    | 8     |        |
        |        | raises        | 3    |       | 8      |

  @oneida-poker.G.7.c @betting @trace
  Rule: Chips or currency let go well away from the player and toward the pot are a bet
    How far is far enough, and what is obvious, a person at the table has to see.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: By their size they are a call or a raise: <amount>, let go toward the pot
      When seat 3 releases <amount> toward the pot
      Then each of the following happens once
        | does   | seat | amount   |
        | <does> | 3    | <amount> |
      And it is seat 1's turn

      Examples:
        | amount | does   |
        | 4      | calls  |
        | 8      | raises |

    @reading:first-after-the-blinds.next-player
    Scenario: Beside the player's own stack they are none, toward the pot they are
      When seat 3 sets 8 down beside the stack
      Then the bet is refused
      And it is seat 3's turn
      When seat 3 releases 8 toward the pot
      Then the bet is accepted
      And it is seat 1's turn

    @reading:first-after-the-blinds.next-player
    Scenario: Where nobody has bet, they are the first bet, let go toward the pot
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 releases 4 toward the pot
      Then each of the following happens once
        | does | seat | amount |
        | bets | 1    | 4      |

    @reading:first-after-the-blinds.next-player
    Scenario: Currency let go toward the pot is a bet as well
      When seat 3 releases 4 toward the pot in cash
      Then each of the following happens once
        | who    | does          | seat | total | amount |
        | dealer | converts cash | 3    | 4     |        |
        |        | calls         | 3    |       | 4      |

  @oneida-poker.G.8 @betting @play @trace
  Rule: A bet that has been made is not increased afterwards
    Chips come at once, or are announced at once.

    Background:
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the house's table limit is 2-10

    @reading:first-after-the-blinds.next-player
    Scenario Outline: A bet of 4 does not become one of <sum>, the next player may raise it
      Given the betting goes
        | round   | seat | action | to |
        | first   | 3    | calls  | 4  |
        | first   | 1    | calls  | 4  |
        | first   | 2    | checks |    |
      When seat 1 pushes 4 forward
      And seat 1 pushes <more> forward
      Then the bet is refused
      And each of the following happens once
        | does | seat | amount |
        | bets | 1    | 4      |
      When seat 2 pushes <raise> forward
      Then the bet is accepted

      Examples:
        | more | sum | raise |
        | 1    | 5   | 8     |
        | 6    | 10  | 8     |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: A bet of <sum> at once is one, and nothing is added to it
      Given the betting goes
        | round   | seat | action | to |
        | first   | 3    | calls  | 4  |
        | first   | 1    | calls  | 4  |
        | first   | 2    | checks |    |
      When seat 1 pushes <sum> forward
      Then the bet is accepted
      When seat 1 pushes 1 forward
      Then the bet is refused
      And each of the following happens once
        | does | seat | amount |
        | bets | 1    | <sum>  |
      And it is seat 2's turn

      Examples:
        | sum |
        | 5   |
        | 9   |

    @reading:first-after-the-blinds.next-player
    Scenario: Nor does a raise grow
      Given seat 3 pushes 8 forward
      When seat 3 pushes 2 forward
      Then the bet is refused
      And it is seat 1's turn
      But a call of 6 from seat 1 is taken

  @oneida-poker.G.8.a @betting @play @trace
  Rule: Who wants to add to a bet has to say with the first chips that it is not complete

    Background:
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the house's table limit is 2-10

    @reading:first-after-the-blinds.next-player @reading:least-raise.table-limit
    Scenario: Said at once, more chips are added
      Given the betting goes
        | round   | seat | action | to |
        | first   | 3    | calls  | 4  |
        | first   | 1    | calls  | 4  |
        | first   | 2    | checks |    |
      When seat 1 pushes 4 forward, and says that the bet is not complete
      Then it is seat 1's turn
      When seat 1 pushes 3 forward
      Then the bet is accepted
      And each of the following happens once
        | does | seat | amount |
        | bets | 1    | 7      |
      And it is seat 2's turn
      When seat 2 pushes 7 forward, and says that the bet is not complete
      And seat 2 pushes 3 forward
      Then each of the following happens once
        | does   | seat | to |
        | raises | 2    | 10 |

    @reading:first-after-the-blinds.next-player @reading:least-raise.table-limit
    Scenario: Not said, none are added; said by the next player, some are
      Given the betting goes
        | round   | seat | action | to |
        | first   | 3    | calls  | 4  |
        | first   | 1    | calls  | 4  |
        | first   | 2    | checks |    |
      And seat 1 pushes 4 forward
      When seat 1 pushes 3 forward
      Then the bet is refused
      And it is seat 2's turn
      When seat 2 pushes 4 forward, and says that the bet is not complete
      And seat 2 pushes 3 forward
      Then the bet is accepted
      And each of the following happens once
        | does   | seat | to |
        | raises | 2    | 7  |

    @reading:first-after-the-blinds.next-player
    Scenario: A call becomes a raise where it was said
      When seat 3 pushes 4 forward, and says that the bet is not complete
      And seat 3 pushes 4 forward
      Then each of the following happens once
        | does   | seat | to |
        | raises | 3    | 8  |
      And none of the following happens
        | does  | seat |
        | calls | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: With the chips that are added it is complete
      Given seat 3 pushes 4 forward, and says that the bet is not complete
      And seat 3 pushes 4 forward
      When seat 3 pushes 2 forward
      Then the bet is refused
      But a call of 6 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Where nothing is added, it is what lies there
      When seat 3 pushes 4 forward, and says that the bet is not complete
      And the house goes on
      Then each of the following happens once
        | does  | seat | amount |
        | calls | 3    | 4      |
      And it is seat 1's turn

  @oneida-poker.G.8.b @betting @play @trace
  Rule: Who has put in the amount of a call without a word of raising may not raise afterwards

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario: The amount of a call is a call
      Given seat 3 pushes 4 forward
      When seat 3 raises to 8
      Then the raise is refused
      When seat 3 pushes 4 forward
      Then the bet is refused
      But a raise to 8 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Chips added to it do not make it a raise
      When seat 3 pushes 4 forward
      And seat 3 pushes 4 forward
      Then the bet is refused
      And it is seat 1's turn
      And each of the following happens once
        | does  | seat | amount |
        | calls | 3    | 4      |
      When seat 1 pushes 6 forward
      Then the bet is accepted

    @reading:first-after-the-blinds.next-player
    Scenario: A raise that was said first makes of the same chips a part of it, without it they are a call
      Given seat 3 says "raise"
      And seat 3 pushes 4 forward
      When seat 3 pushes 4 forward
      Then the bet is accepted
      When seat 3's hands come to rest
      And seat 1 pushes 6 forward
      And seat 1 pushes 4 forward
      Then the bet is refused
      And it is seat 2's turn
      And each of the following happens once
        | does   | seat | to |
        | raises | 3    | 8  |
        | calls  | 1    | 8  |

    @reading:call-then-raise.this-turn @reading:first-after-the-blinds.next-player
    Scenario: After another raise the player may raise
      Given seat 3 pushes 4 forward
      And seat 1 raises to 8
      And seat 2 folds
      When seat 3 raises to 12
      Then the raise to 12 is taken

    @reading:call-then-raise.whole-round @reading:first-after-the-blinds.next-player
    Scenario: After another raise the player may call and not raise, and in the next round again
      Given seat 3 pushes 4 forward
      And seat 1 raises to 8
      And seat 2 folds
      When seat 3 raises to 12
      Then the raise is refused
      But a call of 4 from seat 3 is taken
      When seat 1 bets 4
      Then the bet of 4 is taken
      And a raise to 8 from seat 3 is taken

  @oneida-poker.G.8.c @betting @play @trace
  Rule: Who has said "raise" may go on betting until both hands rest, within the limits

    Background:
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario: Two motions, one raise
      Given seat 3 says "raise"
      When seat 3 pushes 4 forward
      Then the bet is accepted
      When seat 3 pushes 4 forward
      Then the bet is accepted
      When seat 3's hands come to rest
      Then each of the following happens once
        | does   | seat | to |
        | raises | 3    | 8  |
      And it is seat 1's turn

    @reading:first-after-the-blinds.next-player
    Scenario: Under spread limits as many motions as it takes
      Given the house's table limit is 2-10
      And seat 3 says "raise"
      When seat 3 pushes 4 forward
      And seat 3 pushes 2 forward
      And seat 3 pushes 3 forward
      And seat 3's hands come to rest
      Then each of the following happens once
        | does   | seat | to |
        | raises | 3    | 9  |

    @reading:first-after-the-blinds.next-player
    Scenario: When the hands have come to rest, nothing is added
      Given the house's table limit is 2-10
      And seat 3 says "raise"
      And seat 3 pushes 4 forward
      And seat 3 pushes 4 forward
      And seat 3's hands come to rest
      When seat 3 pushes 2 forward
      Then the bet is refused
      And it is seat 1's turn
      When seat 1 pushes 6 forward
      Then the bet is accepted

    @reading:first-after-the-blinds.next-player @reading:most-raise.by-itself
    Scenario: Not beyond the limits
      Given the house's table limit is 2-10
      And seat 3 says "raise"
      And seat 3 pushes 10 forward
      When seat 3 pushes 5 forward
      Then the bet is refused
      When seat 3 pushes 4 forward
      Then the bet is accepted
      When seat 3's hands come to rest
      Then each of the following happens once
        | does   | seat | to |
        | raises | 3    | 14 |

    @reading:first-after-the-blinds.next-player @reading:most-raise.all-in-the-round
    Scenario: Not beyond what may be put in in one round of betting
      Given the house's table limit is 2-10
      And seat 3 says "raise"
      And seat 3 pushes 8 forward
      When seat 3 pushes 3 forward
      Then the bet is refused
      When seat 3 pushes 2 forward
      Then the bet is accepted
      When seat 3's hands come to rest
      Then each of the following happens once
        | does   | seat | to |
        | raises | 3    | 10 |

    @reading:first-after-the-blinds.next-player
    Scenario: Nor beyond a fixed limit
      Given seat 3 says "raise"
      When seat 3 pushes 8 forward
      And seat 3 pushes 4 forward
      Then the bet is refused
      When seat 3's hands come to rest
      Then each of the following happens once
        | does   | seat | to |
        | raises | 3    | 8  |
      When seat 1 pushes 6 forward
      Then the bet is accepted

  @oneida-poker.G.9 @procedure @trace
  Rule: The dealer sees to it that no player touches the chips in the pot
    The dealer gathers them and pays them out.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Seat <seat> may not touch them
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat <seat> touches the chips in the pot
      Then the touch is refused
      But a bet of 4 from seat 1 is taken

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: Nor may a player who has folded, or before the flop
      Given seat 3 folds
      When seat 3 touches the chips in the pot
      Then the touch is refused
      When seat 1 touches the chips in the pot
      Then the touch is refused
      But a call of 2 from seat 1 is taken

  @oneida-poker.G.10 @betting @play @trace
  Rule: A single chip that is too large is a call and waits for change, unless a raise was announced

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    @reading:first-after-the-blinds.next-player
    Scenario Outline: A single chip of <chip> where 4 are due is a call, and <change> come back
      When seat 3 pushes <chip> forward in a single chip
      Then each of the following happens once
        | who    | does         | seat | total    | amount |
        |        | calls        | 3    |          | 4      |
        | dealer | gives change | 3    | <change> |        |
      And none of the following happens
        | does   |
        | raises |
      And it is seat 1's turn

      Examples:
        | chip | change |
        | 5    | 1      |
        | 8    | 4      |
        | 25   | 21     |
        | 100  | 96     |

    @reading:first-after-the-blinds.next-player
    Scenario: Several chips are a raise where a single one of that sum is a call
      When seat 3 pushes 8 forward
      And seat 1 pushes 25 forward in a single chip
      Then each of the following happens once
        | does   | seat | amount |
        | raises | 3    | 8      |
        | calls  | 1    | 6      |
      And each of the following happens once
        | who    | does         | seat | total |
        | dealer | gives change | 1    | 19    |
      And none of the following happens
        | does         | seat |
        | gives change | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: A single chip that is just enough needs no change, one that is larger does
      When seat 3 pushes 4 forward in a single chip
      And seat 1 pushes 5 forward in a single chip
      Then each of the following happens once
        | does  | seat | amount |
        | calls | 3    | 4      |
        | calls | 1    | 2      |
      And each of the following happens once
        | who    | does         | seat | total |
        | dealer | gives change | 1    | 3     |
      And none of the following happens
        | does         | seat |
        | gives change | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: After a raise the call is of the raise
      Given seat 3 raises to 8
      When seat 1 pushes 25 forward in a single chip
      Then each of the following happens once
        | who    | does         | seat | total | amount |
        |        | calls        | 1    |       | 6      |
        | dealer | gives change | 1    | 19    |        |

    @reading:first-after-the-blinds.next-player
    Scenario: With "raise to 8" said first it is that raise
      Given seat 3 says "raise to 8"
      When seat 3 pushes 25 forward in a single chip
      Then each of the following happens once
        | does   | seat | to |
        | raises | 3    | 8  |
      And each of the following happens once
        | who    | does         | seat | total |
        | dealer | gives change | 3    | 17    |
      And none of the following happens
        | does  | seat |
        | calls | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: On the flop a single chip of 25 is a call of the bet of 4
      Given the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
      When seat 2 pushes 25 forward in a single chip
      Then each of the following happens once
        | who    | does         | seat | total | amount |
        |        | calls        | 2    |       | 4      |
        | dealer | gives change | 2    | 21    |        |

    @reading:first-after-the-blinds.next-player
    Scenario: With "raise" said first it is a raise, by as much as the limits let it
      Given seat 3 says "raise"
      When seat 3 pushes 25 forward in a single chip
      And the house goes on
      Then each of the following happens once
        | does   | seat | to |
        | raises | 3    | 8  |
      And none of the following happens
        | does  | seat |
        | calls | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: Under spread limits, with "raise" said first, the whole chip is bet; without it one is a call
      Given the house's table limit is 2-10
      And seat 3 says "raise"
      When seat 3 pushes 10 forward in a single chip
      And the house goes on
      And seat 1 pushes 25 forward in a single chip
      Then each of the following happens once
        | does   | seat | to |
        | raises | 3    | 10 |
        | calls  | 1    | 10 |
      And each of the following happens once
        | who    | does         | seat | total |
        | dealer | gives change | 1    | 17    |

  @oneida-poker.G.11 @betting @play @declaration
  Rule: A player who has checked may raise later in the same round, unless a sign says otherwise

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: Whether it is <posted> is declared
      Given the house's check and raise is <posted>
      Then the declared check and raise is <posted>

      Examples:
        | posted        |
        | permitted     |
        | not permitted |

    @reading:first-after-the-blinds.next-player
    Scenario: On the flop who has checked may raise
      Given the house's check and raise is permitted
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
      When seat 1 raises to 8
      Then the raise to 8 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: On the turn who has checked may raise
      Given the house's check and raise is permitted
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | folds  |    |
      When seat 1 raises to 16
      Then the raise to 16 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: On the river who has checked may raise
      Given the house's check and raise is permitted
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
        | river   | 2    | bets   | 8  |
        | river   | 3    | folds  |    |
      When seat 1 raises to 16
      Then the raise to 16 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Posted to the contrary, who has checked on the flop may only call or fold
      Given the house's check and raise is not permitted
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
      When seat 1 raises to 8
      Then the raise is refused
      But a call of 4 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Posted to the contrary, who has checked on the turn may only call or fold
      Given the house's check and raise is not permitted
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | folds  |    |
      When seat 1 raises to 16
      Then the raise is refused
      But a call of 8 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Posted to the contrary, who has checked on the river may only call or fold
      Given the house's check and raise is not permitted
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
        | river   | 2    | bets   | 8  |
        | river   | 3    | folds  |    |
      When seat 1 raises to 16
      Then the raise is refused
      But a call of 8 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Posted to the contrary, who has not checked in this round may raise all the same, who has may not
      Given the house's check and raise is not permitted
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | bets   | 8  |
      When seat 3 raises to 16
      Then the raise to 16 is taken
      When seat 1 raises to 24
      Then the raise is refused
      But a call of 16 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: In draw who has checked may raise as well
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And the betting goes
        | round  | seat | action | to |
        | first  | 3    | calls  | 4  |
        | first  | 1    | calls  | 4  |
        | first  | 2    | checks |    |
        | second | 1    | checks |    |
        | second | 2    | bets   | 8  |
        | second | 3    | folds  |    |
      When seat 1 raises to 16
      Then the raise to 16 is taken

    @reading:forced-bettor-option.none
    Scenario: In seven-card stud who has checked may raise
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's check and raise is permitted
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc |
        | seat 2 | 9s Jd 3c 8c |
        | seat 3 | 2s 6d Jh 4c |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | bets   | 4  |
        | fourth street | 3    | folds  |    |
      When seat 1 raises to 8
      Then the raise to 8 is taken

    @reading:forced-bettor-option.none
    Scenario: Posted to the contrary, who has checked in seven-card stud may only call or fold
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's check and raise is not permitted
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc |
        | seat 2 | 9s Jd 3c 8c |
        | seat 3 | 2s 6d Jh 4c |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | bets   | 4  |
        | fourth street | 3    | folds  |    |
      When seat 1 raises to 8
      Then the raise is refused
      But a call of 4 from seat 1 is taken

  @oneida-poker.G.12 @limits @play @declaration
  Rule: The casino may limit the raises of a betting round, by how many players take part
    Where it has set no limit, there is none.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario Outline: The limit of <most> is declared
      Given the house's greatest number of raises is <most>
      Then the declared greatest number of raises is <most>

      Examples:
        | most     |
        | 3        |
        | 4        |
        | no limit |

    @reading:all-in-players.do-not-count @reading:first-after-the-blinds.next-player @reading:funds-required.own-bets
    Scenario: Beside a player who is all-in two others raise without a limit
      Given the house's greatest number of raises is 3
      And the house's raises between two players is unlimited
      And seats 1 and 2 have 100
      And seat 3 has 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 1    | raises | 12 |
        | flop    | 2    | raises | 16 |
      When seat 1 raises to 20
      Then the raise to 20 is taken
      And a raise to 24 from seat 2 is taken

    @reading:all-in-players.count @reading:opening-wager.no-raise @reading:first-after-the-blinds.next-player @reading:funds-required.own-bets
    Scenario: Beside a player who is all-in the limit holds for the two others
      Given the house's greatest number of raises is 3
      And the house's raises between two players is unlimited
      And seats 1 and 2 have 100
      And seat 3 has 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 1    | raises | 12 |
        | flop    | 2    | raises | 16 |
      When seat 1 raises to 20
      Then the raise is refused
      But a call of 4 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Before the flop the blinds are no raise, and the fourth raise is refused
      Given the house's greatest number of raises is 3
      When seat 3 raises to 8
      Then the raise to 8 is taken
      When seat 1 raises to 12
      Then the raise to 12 is taken
      When seat 2 raises to 16
      Then the raise to 16 is taken
      When seat 3 raises to 20
      Then the raise is refused
      But a call of 8 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: With a limit of four the fourth raise is taken and the fifth refused
      Given the house's greatest number of raises is 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
      When seat 3 raises to 20
      Then the raise to 20 is taken
      When seat 1 raises to 24
      Then the raise is refused
      But a call of 8 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Without a limit the fifth is taken as well
      Given the house's greatest number of raises is no limit
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | raises | 20 |
      When seat 1 raises to 24
      Then the raise to 24 is taken
      And a raise to 28 from seat 2 is taken

    @reading:opening-wager.no-raise @reading:first-after-the-blinds.next-player
    Scenario: On the flop a bet and three raises, and no fourth
      Given the house's greatest number of raises is 3
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | raises | 12 |
      When seat 1 raises to 16
      Then the raise to 16 is taken
      When seat 2 raises to 20
      Then the raise is refused
      But a call of 8 from seat 2 is taken

    @reading:opening-wager.no-raise @reading:first-after-the-blinds.next-player
    Scenario: On the turn a bet and three raises, and no fourth
      Given the house's greatest number of raises is 3
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | raises | 16 |
        | turn    | 3    | raises | 24 |
      When seat 1 raises to 32
      Then the raise to 32 is taken
      When seat 2 raises to 40
      Then the raise is refused
      But a call of 16 from seat 2 is taken

    @reading:opening-wager.no-raise @reading:first-after-the-blinds.next-player
    Scenario: On the river a bet and three raises, and no fourth
      Given the house's greatest number of raises is 3
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
        | river   | 1    | bets   | 8  |
        | river   | 2    | raises | 16 |
        | river   | 3    | raises | 24 |
      When seat 1 raises to 32
      Then the raise to 32 is taken
      When seat 2 raises to 40
      Then the raise is refused
      But a call of 16 from seat 2 is taken

    @reading:opening-wager.a-raise @reading:first-after-the-blinds.next-player
    Scenario: On the flop the bet is the first of three
      Given the house's greatest number of raises is 3
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | raises | 12 |
      When seat 1 raises to 16
      Then the raise is refused
      But a call of 8 from seat 1 is taken

    @reading:opening-wager.a-raise @reading:first-after-the-blinds.next-player
    Scenario: On the turn the bet is the first of three
      Given the house's greatest number of raises is 3
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | bets   | 8  |
        | turn    | 2    | raises | 16 |
        | turn    | 3    | raises | 24 |
      When seat 1 raises to 32
      Then the raise is refused
      But a call of 16 from seat 1 is taken

    @reading:opening-wager.a-raise @reading:first-after-the-blinds.next-player
    Scenario: On the river the bet is the first of three
      Given the house's greatest number of raises is 3
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
        | river   | 1    | bets   | 8  |
        | river   | 2    | raises | 16 |
        | river   | 3    | raises | 24 |
      When seat 1 raises to 32
      Then the raise is refused
      But a call of 16 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: A call between raises is no raise
      Given the house's greatest number of raises is 3
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
      When seat 3 raises to 16
      Then the raise to 16 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: In each round of betting raises are counted anew
      Given the house's greatest number of raises is 3
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 1    | calls  | 16 |
        | flop    | 1    | bets   | 4  |
      When seat 2 raises to 8
      Then the raise to 8 is taken

    @reading:opening-wager.no-raise @reading:first-after-the-blinds.next-player
    Scenario: Two players raise without a limit where the house has it so
      Given the house's greatest number of raises is 3
      And the house's raises between two players is unlimited
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 1    | raises | 12 |
        | flop    | 2    | raises | 16 |
      When seat 1 raises to 20
      Then the raise to 20 is taken
      And a raise to 24 from seat 2 is taken

    @reading:opening-wager.no-raise @reading:first-after-the-blinds.next-player
    Scenario: Where the limit holds for two players, the fourth raise is refused
      Given the house's greatest number of raises is 3
      And the house's raises between two players is limited
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 1    | raises | 12 |
        | flop    | 2    | raises | 16 |
      When seat 1 raises to 20
      Then the raise is refused
      But a call of 4 from seat 1 is taken

    @reading:two-players.at-the-start @reading:first-after-the-blinds.next-player
    Scenario: Where three began the round, the limit holds though one has folded
      Given the house's greatest number of raises is 3
      And the house's raises between two players is unlimited
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | raises | 12 |
        | preflop | 1    | raises | 16 |
      When seat 2 raises to 20
      Then the raise is refused
      But a call of 4 from seat 2 is taken

    @reading:two-players.when-two-remain @reading:first-after-the-blinds.next-player
    Scenario: As soon as one of three has folded there is no limit
      Given the house's greatest number of raises is 3
      And the house's raises between two players is unlimited
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | raises | 12 |
        | preflop | 1    | raises | 16 |
      When seat 2 raises to 20
      Then the raise to 20 is taken
      And a raise to 24 from seat 1 is taken

    @reading:opening-wager.no-raise @reading:first-after-the-blinds.next-player
    Scenario: In draw the raises are limited as well
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's greatest number of raises is 3
      And the betting goes
        | round | seat | action | to |
        | first | 3    | raises | 8  |
        | first | 1    | raises | 12 |
        | first | 2    | raises | 16 |
      When seat 3 raises to 20
      Then the raise is refused
      But a call of 8 from seat 3 is taken

    @reading:opening-wager.no-raise @reading:forced-bettor-option.none
    Scenario: In stud a bet and three raises, and no fourth
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's greatest number of raises is 3
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc |
        | seat 2 | 9s Jd 3c 8c |
        | seat 3 | 2s 6d Jh 4c |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | bets   | 4  |
        | fourth street | 2    | raises | 8  |
        | fourth street | 3    | raises | 12 |
        | fourth street | 1    | raises | 16 |
      When seat 2 raises to 20
      Then the raise is refused
      But a call of 8 from seat 2 is taken

    @reading:raise-of-the-forced-bet.completes @reading:opening-wager.no-raise
    Scenario: In stud the forced bet is no raise: three may follow it, and no fourth
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's greatest number of raises is 3
      And the cards fall as
        | seat 1 | Ts 8d 9h |
        | seat 2 | 9s Jd 3c |
        | seat 3 | 2s 6d Jh |
      And the betting goes
        | round        | seat | action | to |
        | third street | 3    | raises | 4  |
        | third street | 1    | raises | 8  |
      When seat 2 raises to 12
      Then the raise to 12 is taken
      When seat 3 raises to 16
      Then the raise is refused
      But a call of 8 from seat 3 is taken
