Feature: Definitions

  @oneida-poker.A.1 @definition @play
  Rule: Whoever has put in the last chips is all-in, and still contends for the part of the pot bet on by that player
    It comes about by putting in the last chips. The player does not act again, and the hand is compared with the others.

    @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: The last chips are put in by a call for less, and no turn comes any more
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 and 2 have 100
      And seat 3 has 10
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | calls  | 6  |
        | flop    | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then each of the following happens once
        | does  | seat | amount |
        | calls | 3    | 6      |
      And none of the following happens
        | does           | seat | round |
        | gives the turn | 3    | turn  |
        | gives the turn | 3    | river |
      And each of the following happens once
        | does           | seat |
        | shows the hand | 3    |

    @reading:short-call.for-less @reading:side-pots.matched-only @reading:first-after-the-blinds.next-player
    Scenario: The highest hand wins what the player has bet on, and not what the others bet besides
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 10
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | calls  | 6  |
        | flop    | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then seat 3 wins 30 from the main pot
      And seat 1 wins 4 from side pot 1
      And seat 2 wins nothing

    @reading:short-call.for-less @reading:side-pots.matched-only @reading:first-after-the-blinds.next-player
    Scenario: Who is all-in and has not the highest hand wins nothing
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 and 2 have 100
      And seat 3 has 10
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Qs Qd |
        | seat 3 | Ks Kd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | calls  | 6  |
        | flop    | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then seat 3 wins nothing
      And seat 1 wins the pot

    Scenario: In stud an all-in player goes on getting cards
      Given an Oneida Seven-Card Stud High table
      And the house's ante is 1
      And the house's table limit is 2-10
      And seats 1 and 2 have 100
      And seat 3 has 7
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When the betting goes
        | round        | seat | action | to |
        | third street | 3    | raises | 6  |
        | third street | 1    | calls  | 6  |
        | third street | 2    | calls  | 6  |
      And everyone checks to the showdown
      Then each of the following happens once
        | does  | to     | number |
        | deals | seat 3 | 4      |
        | deals | seat 3 | 7      |
      And none of the following happens
        | does           | seat | round          |
        | gives the turn | 3    | fourth street  |
        | gives the turn | 3    | seventh street |
      And each of the following happens once
        | does           | seat |
        | shows the hand | 3    |

  @oneida-poker.A.2 @definition @play @trace
  Rule: An ante is a bet fixed beforehand that everybody makes before any card is dealt, in order to take part
    In the games and at the tables where it is asked for.

    Scenario Outline: In <game> everybody posts the ante of <ante> before the first card
      Given an Oneida <game> table
      And the house's ante is <ante>
      When the cards are dealt
      Then the player posts an ante only like this
        | amount |
        | <ante> |
      And each of the following happens once
        | does          | seat |
        | posts an ante | 1    |
        | posts an ante | 2    |
        | posts an ante | 3    |
      And before deals, every time, the player posts an ante

      Examples:
        | game                 | ante |
        | Seven-Card Stud High | 1    |
        | Five-Card Stud High  | 2    |
        | Hold'em High         | 1    |
        | Five-Card Draw Low   | 2    |

    Scenario: Another amount is no ante, the fixed one is
      Given an Oneida Seven-Card Stud High table
      And the house's ante is 1
      When seat 1 posts an ante of 2
      Then the ante is refused
      But an ante of 1 from seat 1 is taken
      And an ante of 1 from seat 3 is taken

    Scenario: The last ante comes before the first card
      Given an Oneida Five-Card Stud High table
      And the house's ante is 1
      When the cards are dealt
      Then the following happens, in this order
        | does          | seat | to     | number |
        | posts an ante | 3    |        |        |
        | deals         |      | seat 1 | 1      |

  @oneida-poker.A.3 @definition @play @trace
  Rule: To bet is to put chips into the pot in a betting round
    What is put in belongs to the pot.

    @reading:first-after-the-blinds.next-player
    Scenario: A bet on the flop puts its chips in, and the pot grows by it
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 bets 4
      Then the bet of 4 is taken
      And each of the following happens once
        | does | seat | amount | to |
        | bets | 1    | 4      | 4  |
      When seat 2 calls
      And seat 3 folds
      And everyone checks to the showdown
      Then seat 1 wins 20 from the pot

    @reading:first-after-the-blinds.next-player
    Scenario: A check puts nothing in
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 checks
      Then each of the following happens once
        | does   | seat | amount |
        | checks | 1    | 0      |
      When everyone checks to the showdown
      Then seat 3 wins 12 from the pot

    @reading:short-wager.stands @reading:first-after-the-blinds.next-player @reading:funds-required.own-bets
    Scenario: A bet of more than lies before the player is refused, a smaller one is taken
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And seats 2 and 3 have 100
      And seat 1 has 7
      And the betting goes
        | round   | seat | action | to |
        | first   | 3    | calls  | 4  |
        | first   | 1    | calls  | 4  |
        | first   | 2    | checks |    |
      When seat 1 bets 4
      Then the bet is refused
      But a bet of 3 from seat 1 is taken

  @oneida-poker.A.4 @definition @play @trace
  Rule: A betting round is over when everybody has folded, called, or has no chips left
    Or when nobody has bet.

    @reading:first-after-the-blinds.next-player
    Scenario Outline: One <acts>, and the round is over; before that it is not
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      When seat 3 <acts>
      Then each of the following happens once
        | does            | street |
        | deals the board | turn   |
      And none of the following happens
        | does           | round  |
        | gives the turn | second |

      Examples:
        | acts  |
        | calls |
        | folds |

    @reading:first-after-the-blinds.next-player
    Scenario: While one has still to respond, no card is dealt
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
      When seat 2 calls
      Then it is seat 3's turn
      And none of the following happens
        | does            |
        | burns           |
        | deals the board |

    @reading:first-after-the-blinds.next-player
    Scenario: A raise has to be responded to before the round is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      When seat 3 raises to 8
      Then it is seat 1's turn
      When seat 1 calls
      Then none of the following happens
        | does            |
        | deals the board |
      When seat 2 folds
      Then each of the following happens once
        | does            | street |
        | deals the board | turn   |

    @reading:short-call.for-less @reading:first-after-the-blinds.next-player
    Scenario: Where the last has gone all-in, the round is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 and 2 have 100
      And seat 3 has 10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
        | flop    | 3    | calls  | 6  |
      When seat 1 calls
      Then each of the following happens once
        | does            | street |
        | deals the board | turn   |

  @oneida-poker.A.5 @definition @play @trace
  Rule: A blind bet is one that only the players in certain positions have to place, before they look at any cards
    Left of the button.

    Scenario Outline: With the button at seat <button>, seats <small> and <big> have to place one, and nobody else
      Given an Oneida poker table with the button at seat <button> and blinds of 2 and 4
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat    | amount |
        | posts the small blind | <small> | 2      |
        | posts the big blind   | <big>   | 4      |
      And none of the following happens
        | does                  | seat     |
        | posts the small blind | <button> |
        | posts the big blind   | <button> |

      Examples:
        | button | small | big |
        | 3      | 1     | 2   |
        | 1      | 2     | 3   |
        | 2      | 3     | 1   |

    Scenario: In hold'em it is placed before any card is dealt
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order
        | does                  | seat | to     | number |
        | posts the small blind | 1    |        |        |
        | posts the big blind   | 2    |        |        |
        | deals                 |      | seat 1 | 1      |

    Scenario: It is no choice: nobody acts before the blinds are placed
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order
        | does                | seat | round |
        | posts the big blind | 2    |       |
        | gives the turn      |      | first |

  @oneida-poker.A.6 @definition @trace
  Rule: To burn is to discard the top card face down, out of play and unknown
    Nobody sees it, and nobody is dealt it.

    Scenario: Every burn lies face down
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the dealer burns only like this
        | where     | face |
        | burn pile | down |

    Scenario: It is the top card: what is dealt next comes from below it
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c on top
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | cards    |
        | deals the board | flop   | 5h 8d Jc |
        | deals the board | turn   | Td       |
        | deals the board | river  | 9c       |

    Scenario Outline: A burned card is dealt to nobody: <game>
      Given an Oneida <game> table
      When everyone checks to the showdown
      Then no card is dealt twice
      And each of the following happens once
        | does           |
        | ends the round |

      Examples:
        | game                 |
        | Omaha High           |
        | Seven-Card Stud High |
        | Five-Card Draw High  |

  @oneida-poker.A.7 @definition @trace @play
  Rule: The button goes round the table clockwise, stands for the dealer, and decides who is dealt to and who bets first
    With it the first card and the first bet go round.

    Scenario: From round to round it goes to the next player clockwise
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And one round is played
      When the cards are dealt
      Then the dealer button is at seat 1
      And each of the following happens once
        | does                  | seat |
        | posts the small blind | 2    |
        | posts the big blind   | 3    |
      When everyone checks to the showdown
      And the cards are dealt
      Then the dealer button is at seat 2

    Scenario Outline: With the button at seat <button>, seat <first> gets the first card and bets first on the flop
      Given an Oneida <game> table with the button at seat <button> and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order
        | does  | to            | number |
        | deals | seat <first>  | 1      |
        | deals | seat <second> | 1      |
        | deals | seat <button> | 1      |
        | deals | seat <first>  | 2      |
      And the following happens, in this order
        | does           | seat     | round  |
        | gives the turn | <first>  | second |
        | gives the turn | <second> | second |
        | gives the turn | <button> | second |

      Examples:
        | game                | button | first | second |
        | Hold'em High        | 3      | 1     | 2      |
        | Hold'em High        | 1      | 2     | 3      |
        | Omaha High          | 2      | 3     | 1      |
        | Five-Card Draw High | 1      | 2     | 3      |

  @oneida-poker.A.8 @definition @play
  Rule: A call is a bet that equals the last one
    Neither less nor more; what the player has put in in the round counts.

    @reading:first-after-the-blinds.next-player
    Scenario: A bet of 4 is called with 4
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4
      When seat 2 calls 3
      Then the call is refused
      When seat 2 calls 5
      Then the call is refused
      But a call of 4 from seat 2 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 2    | 4      | 4  |

    @reading:first-after-the-blinds.next-player @reading:forced-bettor-option.none
    Scenario: Who has posted 2 calls 4 with 2 more
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And seat 3 calls
      When seat 1 calls 4
      Then the call is refused
      But a call of 2 from seat 1 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 2      | 4  |

    @reading:first-after-the-blinds.next-player
    Scenario: A raise to 8 is called by who has bet 4 with 4 more, by who has not with 8
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4
      And seat 2 raises to 8
      When seat 3 calls 4
      Then the call is refused
      But a call of 8 from seat 3 is taken
      And a call of 4 from seat 1 is taken

    @reading:first-after-the-blinds.next-player @reading:forced-bettor-option.none
    Scenario: Where nobody has bet there is nothing to call
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | first   | 3    | calls  | 4  |
        | first   | 1    | calls  | 4  |
        | first   | 2    | checks |    |
      When seat 1 calls
      Then the call is refused
      But a check from seat 1 is taken

    @reading:short-call.fold-only @reading:first-after-the-blinds.next-player
    Scenario: Who cannot call in full has to fold
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 and 2 have 100
      And seat 3 has 10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | raises | 8  |
      When seat 3 calls 6
      Then the call is refused
      But a fold from seat 3 is taken
      And a call of 4 from seat 1 is taken

  @oneida-poker.A.9 @definition @play
  Rule: Who checks does not begin the betting, and may still act when somebody else does

    @reading:first-after-the-blinds.next-player
    Scenario: After a check and another player's bet the turn comes back: fold, call or raise
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 checks
      Then the check is taken
      When seat 2 bets 4
      And seat 3 folds
      Then it is seat 1's turn
      And seat 1 may only fold, call or raise
      And a raise to 8 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Nobody else bets: the turn does not come back
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 checks
      And seat 2 checks
      And seat 3 checks
      Then the following happens, in this order
        | does            | seat | street |
        | checks          | 3    |        |
        | deals the board |      | turn   |
      And each of the following happens once
        | does   | seat |
        | checks | 1    |

    @reading:first-after-the-blinds.next-player
    Scenario: When another has begun the betting, there is no check any more
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4
      When seat 2 checks
      Then the check is refused
      But a call of 4 from seat 2 is taken

  @oneida-poker.A.10 @definition @play @trace
  Rule: A common card is one card for all in stud, dealt face up when the deck does not suffice for one each
    Everybody may use it at the showdown.

    Scenario Outline: It lies face up, and all seven who are left may use it: <card>
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1      | 2c 3d Kh 9s 7h 5d |
        | seat 2      | 2d 4c Kd 9c 7s 5s |
        | seat 3      | 6c 6d Qh          |
        | seat 4      | 3c 8c Jh Td 6h 2h |
        | seat 5      | 3h 8d Th Jd 6s 4h |
        | seat 6      | 4d 8s Ah Qd Tc 3s |
        | seat 7      | Jc 9d 8h Ad 5c 4s |
        | seat 8      | Js Qs 9h Ac 7c 2s |
        | common card | <card>            |
      When the betting goes
        | round        | seat | action | to |
        | third street | 8    | calls  | 2  |
        | third street | 1    | calls  | 2  |
        | third street | 2    | calls  | 2  |
        | third street | 3    | folds  |    |
      And everyone checks to the showdown
      Then each of the following happens once
        | does            | street      | face | cards  |
        | deals the board | common card | up   | <card> |
      And seat <seat>'s hand is <hand>
      And seat <also>'s hand is <hand>
      And seat <seat> wins the pot

      Examples:
        | card | seat | also | hand   |
        | Ts   | 6    | 4    | a pair |
        | 5h   | 7    | 1    | a pair |
        | 7d   | 8    | 2    | a pair |

  @oneida-poker.A.11 @definition @play
  Rule: A community card is dealt face up, and everybody may use it for the best hand

    Scenario: Five lie face up, and belong to no seat
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | total | face |
        | deals the board | flop   | 3     | up   |
        | deals the board | turn   | 4     | up   |
        | deals the board | river  | 5     | up   |
      And seat 1 has 2 cards
      And seat 3 has 2 cards

    Scenario Outline: Seat <seat> makes a hand with them
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 9s 9d |
        | seat 2 | 8s 8d |
        | seat 3 | 7s 7d |
      And the board is 9h 8c 7c 2d 3h
      When everyone checks to the showdown
      Then seat <seat>'s hand is a three-of-a-kind with <five>

      Examples:
        | seat | five           |
        | 1    | 9s 9d 9h 8c 7c |
        | 2    | 8s 8d 8c 9h 7c |
        | 3    | 7s 7d 7c 9h 8c |

    Scenario Outline: The fourth and the fifth card as well: <board>
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 9s 9d |
        | seat 2 | 8s 8d |
        | seat 3 | 7s 7d |
      And the board is <board>
      When everyone checks to the showdown
      Then seat <seat>'s hand is a three-of-a-kind with <five>

      Examples:
        | board          | seat | five           |
        | 2d 4h Kc 9h Jc | 1    | 9s 9d 9h Kc Jc |
        | 2d 4h Kc 7c Jc | 3    | 7s 7d 7c Kc Jc |
        | 2d 4h Kc Jc 9h | 1    | 9s 9d 9h Kc Jc |
        | 2d 4h Kc Jc 7c | 3    | 7s 7d 7c Kc Jc |

    Scenario: In Omaha, too, everybody may use them
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 9s 9d Kd Qh |
        | seat 2 | 8s 8d Ks Qd |
      And the board is 9h 8c 7c 2d 3h
      When everyone checks to the showdown
      Then seat 1's hand is a three-of-a-kind with 9s 9d 9h 8c 7c
      And seat 2's hand is a three-of-a-kind with 8s 8d 8c 9h 7c

  @oneida-poker.A.12 @definition @declaration @trace
  Rule: A cover card is made of plastic, yellow or green, serves for the cut, and then hides the bottom card
    That it lies below the deck is said with the cut.

    Scenario: Declared color and material
      Given an Oneida poker table
      Then the declared color of the cover card is one of
        | yellow |
        | green  |
      And the declared material of the cover card is plastic

    Scenario: After the cut it stays below the deck
      Given an Oneida poker table
      When everyone checks to the showdown
      And the cards are dealt
      Then the following happens, in this order
        | does                  |
        | places the cover card |
        | cuts                  |
      And none of the following happens
        | does                   |
        | removes the cover card |

  @oneida-poker.A.13 @definition @play @trace
  Rule: To draw is to exchange cards of the hand for as many from the deck, after the first betting round
    In draw poker.

    Scenario Outline: Seat 1 gives <number> and gets <number>, and has five cards again
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd 7h 4c 2s |
      And the discards are
        | seat 1 | <gives> | <gets> |
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | count    |
        | discards cards | 1    | <number> |
      And seat 1's hand is <hand> with <five>

      Examples:
        | number | gives    | gets     | hand              | five           |
        | 1      | 2s       | Kh       | a three-of-a-kind | Ks Kd Kh 7h 4c |
        | 2      | 4c 2s    | 7d 3h    | two pairs         | Ks Kd 7h 7d 3h |
        | 3      | 7h 4c 2s | Kh Kc 9d | a four-of-a-kind  | Ks Kd Kh Kc 9d |

    Scenario: The draw comes after the first betting round and before the second
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | round  |
        | gives the turn | 1    | first  |
        | gives the turn | 1    | draw   |
        | gives the turn | 1    | second |

    @reading:first-after-the-blinds.next-player
    Scenario: During the first betting round nobody draws
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Qs Qd 9h 8c 3s |
        | seat 2 | Js Jd 9c 8d 3h |
        | seat 3 | Ks Kd 7h 4c 2s |
      When seat 3 discards 2s
      Then the discard is refused
      But a call of 4 from seat 3 is taken

  @oneida-poker.A.14 @definition @play
  Rule: Who folds discards the hand, leaves the round of play, and forfeits what was bet
    Face down, in his turn.

    @reading:first-after-the-blinds.next-player
    Scenario: The hand is discarded, no turn comes any more, and what was bet stays in the pot
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | raises | 8  |
        | flop    | 1    | folds  |    |
      When everyone checks to the showdown
      Then seat 3 wins 32 from the pot
      And seat 1 wins nothing
      And none of the following happens
        | does            | seat |
        | shows the hand  | 1    |
        | returns the bet | 1    |

    @reading:first-after-the-blinds.next-player
    Scenario: In the next round of play the player takes part again
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 folds
      And the round is completed
      When the cards are dealt
      Then seat 3 has 2 cards

    @reading:first-after-the-blinds.next-player
    Scenario: Who has folded does not act any more, who has not does
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | first   | 3    | folds  |    |
        | first   | 1    | calls  | 4  |
        | first   | 2    | checks |    |
      When seat 3 checks
      Then the check is refused
      But a check from seat 1 is taken

  @oneida-poker.A.15 @definition @play @trace
  Rule: A forced bet is one without which the first betting round does not begin
    In stud, in place of blinds.

    Scenario Outline: In <game> it starts the first betting round
      Given an Oneida <game> table
      When the cards are dealt
      Then the following happens, in this order
        | does                 | round   |
        | posts the forced bet |         |
        | gives the turn       | <round> |
      And none of the following happens
        | does   |
        | calls  |
        | checks |

      Examples:
        | game                                           | round         |
        | Seven-Card Stud High                           | third street  |
        | Seven-Card Stud High-Low Split                 | third street  |
        | Seven-Card Stud High-Low Split Eight or Better | third street  |
        | Five-Card Stud High                            | second street |

    Scenario: It has to be responded to like any bet
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When seat 3 checks
      Then the check is refused
      But a call of 2 from seat 3 is taken

  @oneida-poker.A.16 @definition @trace @play
  Rule: A fouled hand has too many or too few cards, or lies among others so that nobody can say which are its own
    Of the first kind nothing more is said than that it is one.

    Scenario Outline: Seat 2 has been dealt <number> by mistake
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And seat 2 is going to be dealt <number> by mistake
      And the cards are dealt
      When the error is noticed
      Then each of the following happens once
        | does         | seat |
        | voids a hand | 2    |

      Examples:
        | number  |
        | 1 card  |
        | 3 cards |

    @reading:first-after-the-blinds.next-player
    Scenario: It has come among the discards, and cannot be made out
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the hand of seat 3 touches the discards
      And everyone checks to the showdown
      Then each of the following happens once
        | does         | seat |
        | voids a hand | 3    |
      And seat 1 wins 12 from the pot

    @reading:first-after-the-blinds.next-player
    Scenario: It touched other cards, was protected, and can be made out: it is none
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the cards are dealt
      And seat 3 protects the hand
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the hand of seat 3 touches the discards, and can be made out
      And everyone checks to the showdown
      Then none of the following happens
        | does         | seat |
        | voids a hand | 3    |
      And seat 3 wins 12 from the pot

  @oneida-poker.A.17 @definition @play
  Rule: In a high game the highest hand wins the pot

    Scenario Outline: In <game> the highest hand has the whole pot
      Given an Oneida <game> table
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | <one> |
        | seat 2 | <two> |
      When everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

      Examples:
        | game                 | one                  | two                  |
        | Seven-Card Stud High | 7c 5d 4h 3s 2c Jd Th | Ac Ad Kh Qs 9c 8d 6h |
        | Five-Card Stud High  | 7c 5d 4h 3s 2c       | Ac Ad Kh Qs 9c       |

    @reading:first-after-the-blinds.next-player
    Scenario: In five-card draw high as well
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 7c 5d 4h 3s 2c |
        | seat 2 | Ac Ad Kh Qs 9c |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

    @reading:first-after-the-blinds.next-player
    Scenario: In hold'em as well
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 7c 5d |
        | seat 2 | Ac Kd |
      And the board is 2h 3s 4d Kh 9c
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

  @oneida-poker.A.18 @definition @play
  Rule: In a high-low split the highest and the lowest hand share the pot
    The lowest is the best low hand; in eight or better it has to qualify.

    Scenario Outline: In <game> the highest and the lowest have 6 each of 12
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | 7c 6d 4h 3s 2c Kd Qh |
        | seat 2 | Ac Ad Kh Ks 9c 9d Jh |
        | seat 3 | Qc Qd Th Ts 5c 5d 8h |
        | seat 4 | 8c 8d 7h 7s 5h 5s 4c |
      When everyone checks to the showdown
      Then seat 2 wins 6 from the high half of the pot
      And seat 1 wins 6 from the low half of the pot
      And seat 3 wins nothing
      And seat 4 wins nothing

      Examples:
        | game                                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    @reading:identical-rank.combination-first
    Scenario: In Omaha eight or better as well
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd 9c 9d |
        | seat 2 | 3s 2d Jc Td |
        | seat 3 | Qs Qd Jd Th |
      And the board is Kh 8c 7d 4s Qh
      When everyone checks to the showdown
      Then seat 1 wins 6 from the high half of the pot
      And seat 2 wins 6 from the low half of the pot
      And seat 3 wins nothing

  @oneida-poker.A.19 @definition @trace @play
  Rule: A hole card is one that a player gets face down

    Scenario Outline: In <game> seat 1 gets <number> of them
      Given an Oneida <game> table
      And seats 1 and 2 have 100
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does  | to     | number  | face |
        | deals | seat 1 | <first> | down |
        | deals | seat 2 | <first> | down |
        | deals | seat 1 | <last>  | down |
        | deals | seat 2 | <last>  | down |

      Examples:
        | game                 | number | first | last |
        | Hold'em High         | two    | 1     | 2    |
        | Omaha High           | four   | 1     | 4    |
        | Five-Card Draw High  | five   | 1     | 5    |
        | Seven-Card Stud High | three  | 1     | 7    |

    Scenario Outline: Its face is shown to nobody before the showdown: <game>
      Given an Oneida <game> table
      When the cards are dealt
      Then none of the following happens
        | does           | seat |
        | shows the hand | 1    |
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat |
        | shows the hand | 1    |

      Examples:
        | game                |
        | Hold'em High        |
        | Five-Card Stud High |

  @oneida-poker.A.20 @definition @play
  Rule: In a low game the best low hand wins the pot

    @reading:first-after-the-blinds.next-player
    Scenario Outline: In five-card draw low <one> and <two>: seat <winner> wins
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat <winner> wins the pot
      And seat <loser> wins nothing

      Examples:
        | one            | two            | winner | loser |
        | 8c 6d 4h 3s 2c | Ac Ad Kh Qs 9c | 1      | 2     |
        | Ks Qd Jc 9h 7s | 8c 5d 4h 3s Ah | 2      | 1     |
        | Kc Kd Kh Qs Qd | 2c 2d 7h 5s 4c | 2      | 1     |

  @oneida-poker.A.21 @definition @play
  Rule: The opening bet is the first one
    Read as that of a betting round: after it nobody checks or opens.

    @reading:first-after-the-blinds.next-player
    Scenario: After the opening bet on the flop others call or raise, and do not open
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 checks
      When seat 2 bets 4
      Then the bet of 4 is taken
      And seat 3 may only fold, call or raise
      When seat 3 checks
      Then the check is refused
      But a raise to 8 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Before it everybody may check or make it
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 checks
      Then seat 2 may check or bet
      When seat 2 checks
      Then seat 3 may check or bet
      And a bet of 4 from seat 3 is taken

  @oneida-poker.A.22 @definition @play @trace
  Rule: The pot is all that was anted and bet in the round of play, less rake and jackpot amount
    It is what the winner gets, or the winners divide.

    @reading:first-after-the-blinds.next-player
    Scenario Outline: With an ante of <ante> and a jackpot amount of <jackpot>, <total> are put in and <pot> won
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's ante is <ante>
      And the house's jackpot amount is <jackpot>
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      When seat 3 calls
      And everyone checks to the showdown
      Then seat 3 wins <pot> from the pot

      Examples:
        | ante | jackpot | total | pot |
        | 0    | 0       | 12    | 12  |
        | 1    | 0       | 15    | 15  |
        | 2    | 0       | 18    | 18  |
        | 0    | 1       | 12    | 11  |
        | 1    | 1       | 15    | 14  |

    @reading:first-after-the-blinds.next-player
    Scenario: Of 48 a rake of 1 is taken, and 47 are won
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is in steps
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
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
        | does           | amount |
        | takes the rake | 1      |
      And seat 3 wins 47 from the pot

    @reading:first-after-the-blinds.next-player
    Scenario: What several rounds have put in is one pot
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
        | turn    | 1    | bets   | 8  |
      And everyone checks to the showdown
      Then seat 1 wins 36 from the pot

  @oneida-poker.A.23 @definition @trace @play
  Rule: A protected hand is one that the player holds, or has put under chips
    What it is good for is said with the irregularities.

    @reading:first-after-the-blinds.next-player
    Scenario: Protected, it is put together again; not protected, it is dead
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the cards are dealt
      And seat 3 protects the hand
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the hand of seat 3 touches the discards, and can be made out
      And everyone checks to the showdown
      Then each of the following happens once
        | does                  | seat |
        | reconstructs the hand | 3    |
      And seat 3 wins 12 from the pot

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Protected and fouled, its player gets back what was put in; not protected, nothing comes back
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      And the cards are dealt
      And seat <seat> protects the hand
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When the hand of seat 3 touches the discards
      And everyone checks to the showdown
      Then each of the following happens once
        | does         | seat |
        | voids a hand | 3    |
      And seat 1 wins <won> from the pot

      Examples:
        | seat | won |
        | 3    | 8   |
        | 2    | 12  |

  @oneida-poker.A.24 @definition @play
  Rule: A raise is a bet greater than the last one in the betting round
    By how much is a matter of the limits.

    @reading:first-after-the-blinds.next-player
    Scenario: What is no greater is no raise
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4
      When seat 2 raises to 4
      Then the raise is refused
      But a raise to 8 from seat 2 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 2    | 8      | 8  |
      When seat 3 raises to 8
      Then the raise is refused
      But a call of 8 from seat 3 is taken

    @reading:short-wager.stands @reading:first-after-the-blinds.next-player
    Scenario: Two last chips are a bet, and who raises it adds the whole limit
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And seats 1 and 2 have 100
      And seat 3 has 6
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
      When seat 3 bets 2
      Then the bet of 2 is taken
      When seat 1 raises to 4
      Then the raise is refused
      But a raise to 6 from seat 1 is taken

    @reading:short-wager.completed @reading:first-after-the-blinds.next-player
    Scenario: Two last chips may be bet, and who raises them makes it a whole bet
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And seats 1 and 2 have 100
      And seat 3 has 6
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
      When seat 3 bets 2
      Then the bet of 2 is taken
      When seat 1 raises to 6
      Then the raise is refused
      But a raise to 4 from seat 1 is taken

    @reading:short-wager.refused @reading:first-after-the-blinds.next-player
    Scenario: With fewer chips than the limit nobody raises
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And seats 1 and 2 have 100
      And seat 3 has 10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
      When seat 3 raises to 6
      Then the raise is refused
      But a call of 4 from seat 3 is taken
      And a raise to 8 from seat 1 is taken

    @reading:short-wager.stands @reading:first-after-the-blinds.next-player
    @reading:short-raise.reopens
    Scenario: With two chips more than a call one may raise by them
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And seats 1 and 2 have 100
      And seat 3 has 10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
      When seat 3 raises to 6
      Then the raise to 6 is taken
      When seat 1 raises to 8
      Then the raise is refused
      But a raise to 10 from seat 1 is taken

    @reading:short-raise.reopens @reading:first-after-the-blinds.next-player
    @reading:least-raise.table-limit @reading:most-raise.by-itself
    Scenario: A raise of 1 with the last chips lets those who have acted raise again
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's table limit is 2-10
      And seats 1 and 2 have 100
      And seat 3 has 11
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 6  |
        | flop    | 2    | calls  | 6  |
        | flop    | 3    | raises | 7  |
      Then it is seat 1's turn
      And seat 1 may fold, call or raise
      And a raise to 12 from seat 1 is taken

    @reading:short-raise.closed @reading:first-after-the-blinds.next-player
    Scenario: A raise of 1 with the last chips is called or not by those who have acted
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's table limit is 2-10
      And seats 1 and 2 have 100
      And seat 3 has 11
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 6  |
        | flop    | 2    | calls  | 6  |
        | flop    | 3    | raises | 7  |
      Then it is seat 1's turn
      And seat 1 may only fold or call
      And a call of 1 from seat 1 is taken

  @oneida-poker.A.25 @definition @trace @play
  Rule: Rake is what the dealer takes from the pot as the revenue of the house
    How much is said in the section on revenue.

    @reading:first-after-the-blinds.next-player
    Scenario: The dealer takes it, from the pot
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
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
        | who    | does           | amount | where     |
        | dealer | takes the rake | 1      | rake area |
      And each of the following happens once
        | who    | does           | where    |
        | dealer | drops the rake | drop box |

    Scenario: By percentage the dealer takes it as well, of each betting round
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's rake is percentage
      And the house's rake percentage is 25
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then each of the following happens once
        | who    | does           | amount |
        | dealer | takes the rake | 3      |
      And seat 3 wins 9 from the pot

  @oneida-poker.A.26 @definition @trace @play
  Rule: A round of play is the deal, the bets, and finding and paying the winner of the pot

    Scenario Outline: In <game>: cards, bets, showdown, award, and then the end
      Given an Oneida <game> table
      When everyone checks to the showdown
      Then the following happens, in this order
        | does             |
        | starts the round |
        | deals            |
        | gives the turn   |
        | shows the hand   |
        | awards the pot   |
        | ends the round   |
      And each of the following happens once
        | does             | number |
        | ends the round   | 1      |

      Examples:
        | game                                           |
        | Hold'em High                                   |
        | Omaha High                                     |
        | Omaha High-Low Split Eight or Better           |
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |
        | Five-Card Draw High                            |
        | Five-Card Draw Low                             |
        | Five-Card Stud High                            |

    @reading:first-after-the-blinds.next-player
    Scenario: Where all others fold, it is over with the award as well
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      And seat 3 folds
      When seat 1 folds
      Then each of the following happens once
        | does           | number |
        | awards the pot |        |
        | ends the round | 1      |

    Scenario: When the pot has been paid, a new round of play begins, not before
      Given an Oneida poker table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      And the cards are dealt
      Then the following happens, in this order
        | does             | number |
        | starts the round | 1      |
        | awards the pot   |        |
        | ends the round   | 1      |
        | starts the round | 2      |

  @oneida-poker.A.27 @definition @play @trace
  Rule: At the showdown the hands are revealed, to find out who wins the pot

    Scenario: All who have not folded reveal theirs before the pot is awarded
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat |
        | shows the hand | 1    |
        | shows the hand | 2    |
        | shows the hand | 3    |
      And the following happens, in this order
        | does           | seat |
        | shows the hand | 3    |
        | awards the pot |      |
      And the following happens, in this order
        | does           | seat |
        | shows the hand | 2    |
        | awards the pot |      |

    @reading:first-after-the-blinds.next-player
    Scenario: Who has folded reveals nothing
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | Qs Qd |
        | seat 3 | As Ad |
      And the board is 2c 5h 7d 9s Jc
      When seat 3 folds
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | shows the hand | 3    |
      And each of the following happens once
        | does           | seat |
        | shows the hand | 1    |
        | shows the hand | 2    |

  @oneida-poker.A.28 @definition @play
  Rule: A side pot is a pot of its own for those who go on betting when others are all-in
    It is not for whoever is all-in.

    @reading:side-pots.matched-only @reading:first-after-the-blinds.next-player
    Scenario: Seat 3 is all-in, seats 1 and 2 bet on: the side pot is theirs
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

  @oneida-poker.A.29 @definition @trace
  Rule: The stub is what is left of the deck after the last card of a round of play

    Scenario Outline: In <game> with three players it has <left> cards
      Given an Oneida <game> table
      And the house's way of shuffling is by hand
      And the house's hourly count is stub
      And the dealer chooses to count the stub of this round
      When everyone checks to the showdown
      Then each of the following happens once
        | who    | does            | count  | total |
        | dealer | counts the stub | <left> | 52    |

      Examples:
        | game                 | left |
        | Hold'em High         | 38   |
        | Omaha High           | 32   |
        | Seven-Card Stud High | 27   |
        | Five-Card Stud High  | 34   |

    Scenario: It is counted after the last card of the round
      Given an Oneida Hold'em High table
      And the house's way of shuffling is by hand
      And the house's hourly count is stub
      And the dealer chooses to count the stub of this round
      When everyone checks to the showdown
      Then the following happens, in this order
        | does            | street |
        | deals the board | river  |
        | counts the stub |        |

  @oneida-poker.A.30 @definition @trace @play
  Rule: An up-card is a card that a player is dealt face up in stud

    Scenario Outline: In <game> cards <first> to <last> of a hand are up-cards
      Given an Oneida <game> table
      And seats 1 and 2 have 100
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does  | to     | number  | face |
        | deals | seat 1 | <first> | up   |
        | deals | seat 2 | <first> | up   |
        | deals | seat 1 | <last>  | up   |
        | deals | seat 2 | <last>  | up   |
      And none of the following happens
        | does  | to     | number | face |
        | deals | seat 1 | 1      | up   |

      Examples:
        | game                           | first | last |
        | Seven-Card Stud High           | 3     | 6    |
        | Seven-Card Stud High-Low Split | 3     | 6    |
        | Five-Card Stud High            | 2     | 5    |

    Scenario Outline: In other games nobody is dealt one: <game>
      Given an Oneida <game> table
      When everyone checks to the showdown
      Then none of the following happens
        | does  | face |
        | deals | up   |
      And each of the following happens once
        | does  | to     | number | face |
        | deals | seat 1 | 1      | down |

      Examples:
        | game                |
        | Hold'em High        |
        | Omaha High          |
        | Five-Card Draw High |

  @oneida-poker.A.31 @definition @trace
  Rule: To wash the cards is to mix them face down on the table, the hands moving in circles

    Scenario: When the table is opened
      Given an Oneida poker table that is not yet open
      When 2 decks are brought to the table
      And a player arrives at seat 1
      And a player arrives at seat 2
      And the house goes on
      Then each of the following happens once
        | who    | does   | where | face | how                    | deck   |
        | dealer | washes | table | down | with a circular motion | deck 1 |
