Feature: Five-card stud
  One card face down and four face up, the highest hand wins. Antes of 1 and a forced bet of 2, bets of 4 on second and
  third street and of 8 on fourth and fifth.

  @oneida-poker.M.1 @introduction @play @trace
  Rule: Five-card stud is played as this section says
    Two cards to begin with, then three more, with four rounds of betting.

    Scenario: Two cards, a forced bet, four rounds of betting, a showdown
      Given an Oneida Five-Card Stud High table
      When everyone checks to the showdown
      Then the following happens, in this order
        | does                 | to     | number | face | round         |
        | deals                | seat 1 | 1      | down |               |
        | deals                | seat 1 | 2      | up   |               |
        | posts the forced bet |        |        |      |               |
        | gives the turn       |        |        |      | second street |
        | deals                | seat 1 | 3      | up   |               |
        | gives the turn       |        |        |      | third street  |
        | deals                | seat 1 | 4      | up   |               |
        | gives the turn       |        |        |      | fourth street |
        | deals                | seat 1 | 5      | up   |               |
        | gives the turn       |        |        |      | fifth street  |
        | shows the hand       |        |        |      |               |
        | awards the pot       |        |        |      |               |
        | ends the round       |        |        |      |               |

    Scenario: No button is placed, no blind is posted, and no common card is dealt
      Given an Oneida Five-Card Stud High table
      When everyone checks to the showdown
      Then none of the following happens
        | does                  |
        | places the button     |
        | posts the small blind |
        | posts the big blind   |
        | deals the board       |
      And each of the following happens once
        | does                 |
        | posts the forced bet |

  @oneida-poker.M.1.s1 @payout @play
  Rule: Only the highest hand wins
    Nothing goes to a low one.

    Scenario: The lowest hand gets nothing, the highest all of it
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 7s 5h 4c 3d 2s |
        | seat 2 | Kh Qc Jd 9s 8h |
        | seat 3 | Ah Ac Td 6s 4h |
      When everyone checks to the showdown
      Then seat 3 wins the pot
      And seat 1 wins nothing
      And seat 2 wins nothing

    Scenario: A low hand of an ace and more does not share either
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | As 2h 3c 4d 6s |
        | seat 2 | Kh Qc Jd 9s 8h |
        | seat 3 | 5h 5c Td 7s 4h |
      When everyone checks to the showdown
      Then seat 3 wins the pot
      And seat 1 wins nothing

  @oneida-poker.M.2 @limits @declaration @play
  Rule: At most eight players sit at a table of five-card stud

    Scenario: Eight are dealt in, a ninth finds no seat
      Given an Oneida Five-Card Stud High table
      And the house's number of seats is 8
      And seats 1 to 7 have 100
      When seat 8 has 100
      Then the act is accepted
      When seat 9 has 100
      Then the act is refused
      When seat 8 has 50
      Then the act is accepted
      When the cards are dealt
      Then seat 1 has 2 cards
      And seat 8 has 2 cards
      And seat 9 has no cards

    Scenario: Of six seats a seventh is refused, the sixth is taken
      Given an Oneida Five-Card Stud High table
      And the house's number of seats is 6
      And seats 1 to 6 have 100
      When seat 7 has 100
      Then the act is refused
      When seat 6 has 50
      Then the act is accepted
      When the cards are dealt
      Then seat 6 has 2 cards

    Scenario: Declared number of seats
      Given an Oneida Five-Card Stud High table
      Then the declared number of seated positions is at most 8

    Scenario Outline: The first player and the eighth find a seat: <one> and <two>
      Given an Oneida Five-Card Stud High table
      And the house's number of seats is 8
      When seat <one> has 100
      Then the act is accepted
      When seat <two> has 100
      Then the act is accepted
      When the cards are dealt
      Then seat <two> has 2 cards

      Examples:
        | one | two |
        | 1   | 8   |
        | 8   | 4   |

  @oneida-poker.M.2.s1 @betting @play
  Rule: The casino may ask for an ante from everybody who takes part
    What it asks for is posted before the cards.

    Scenario Outline: An ante of <ante>: all three post it before the first card
      Given an Oneida Five-Card Stud High table
      And the house's ante is <ante>
      When the cards are dealt
      Then each of the following happens once
        | does          | seat | amount |
        | posts an ante | 1    | <ante> |
        | posts an ante | 2    | <ante> |
        | posts an ante | 3    | <ante> |
      And before deals, every time, the player posts an ante

      Examples:
        | ante |
        | 1    |
        | 2    |

    Scenario Outline: Seat <seat> posts the ante of <ante>, and no other amount
      Given an Oneida Five-Card Stud High table
      And the house's ante is <ante>
      Then the declared amount of the ante is <ante>
      When seat <seat> posts an ante of <less>
      Then the ante is refused
      When seat <seat> posts an ante of <more>
      Then the ante is refused
      But an ante of <ante> from seat <seat> is taken
      And each of the following happens once
        | does          | seat   | amount |
        | posts an ante | <seat> | <ante> |

      Examples:
        | seat | ante | less | more |
        | 1    | 1    | 0.50 | 2    |
        | 2    | 1    | 0.50 | 2    |
        | 3    | 1    | 0.50 | 2    |
        | 1    | 2    | 1    | 3    |
        | 3    | 2    | 1    | 3    |

  @oneida-poker.M.2.s2 @posting @declaration
  Rule: The rule on the ante and its amount are on a sign at each table

    Scenario Outline: The sign of an ante of <ante>
      Given an Oneida Five-Card Stud High table
      And the house's ante is <ante>
      Then the declared ante on the sign is <ante>
      And the declared rule on the ante on the sign is <rule>

      Examples:
        | ante | rule     |
        | 1    | required |
        | 2    | required |
        | 0    | none     |

    Scenario: The sign and what is asked for are the same
      Given an Oneida Five-Card Stud High table
      Then the declared ante on the sign is the same as the declared amount of the ante
      And the declared tables without the posted signs is 0

  @oneida-poker.M.3 @procedure @trace @play
  Rule: From the left of the dealer on, clockwise, everybody is dealt one card face down and one face up
    Card by card, round by round.

    Scenario: One round face down and one face up
      Given an Oneida Five-Card Stud High table
      When the cards are dealt
      Then the cards are dealt in this order
        | to     | face |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | up   |
        | seat 2 | up   |
        | seat 3 | up   |

    Scenario: Empty seats are passed over: the first player to the left of the dealer begins
      Given an Oneida Five-Card Stud High table
      And seats 3, 5 and 8 have 100
      When the cards are dealt
      Then the cards are dealt in this order
        | to     | face |
        | seat 3 | down |
        | seat 5 | down |
        | seat 8 | down |
        | seat 3 | up   |
        | seat 5 | up   |
        | seat 8 | up   |

    Scenario: In a second round the deal begins at the same seat
      Given an Oneida Five-Card Stud High table
      And one round is played
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number | face |
        | deals | seat 1 | 1      | down |
        | deals | seat 2 | 1      | down |
        | deals | seat 3 | 1      | down |
        | deals | seat 1 | 2      | up   |
        | deals | seat 3 | 2      | up   |

    Scenario: They are the top cards of the deck
      Given an Oneida Five-Card Stud High table
      And the deck is stacked with As 7d 2c Kh 9s 4d on top
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 1 | Kh   | up   |
        | deals | seat 2 | 9s   | up   |
        | deals | seat 3 | 4d   | up   |

  @oneida-poker.M.4 @betting @play @trace
  Rule: When everybody has two cards, the up-cards are compared, and the first betting round begins
    Only the cards that lie face up count for it.

    Scenario: The forced bet comes after the last of the two cards and before anybody acts
      Given an Oneida Five-Card Stud High table
      When the cards are dealt
      Then the following happens, in this order
        | does                 | to     | number | round         |
        | deals                | seat 3 | 2      |               |
        | posts the forced bet |        |        |               |
        | gives the turn       |        |        | second street |

    Scenario: A lower card in the hole is not looked at
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 2d 9c |
        | seat 2 | Ks 8s |
        | seat 3 | 3c Th |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat |
        | posts the forced bet | 2    |

    @reading:forced-bettor-option.none
    Scenario: The third card comes when this round is over, not before
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When seat 3 calls
      Then none of the following happens
        | does  | number |
        | deals | 3      |
      When seat 1 calls
      Then each of the following happens once
        | does  | to     | number |
        | deals | seat 1 | 3      |
        | deals | seat 2 | 3      |
        | deals | seat 3 | 3      |

  @oneida-poker.M.4.s1 @betting @play
  Rule: An ace is the highest card in this comparison

    Scenario Outline: Of <one>, <two> and <three> not the ace, but the lowest other card
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 9c <one>   |
        | seat 2 | Js <two>   |
        | seat 3 | 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | As  | Kh  | Qd    | 3    |
        | Kh  | As  | Ks    | 1    |
        | Ac  | 2s  | 3s    | 2    |
        | 2s  | Ac  | Ah    | 1    |

    Scenario Outline: Of aces alone, <one>, <two> and <three>, the suit decides
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 9c <one>   |
        | seat 2 | Js <two>   |
        | seat 3 | 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | As  | Ah  | Ad    | 3    |
        | Ac  | Ah  | Ad    | 1    |

  @oneida-poker.M.4.s2 @betting @play
  Rule: Up-cards of one rank rank by suit: spades, hearts, diamonds, clubs
    For the forced bet alone; the rank comes first.

    Scenario Outline: The lowest suit takes it: <one>, <two> and <three>
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 9c <one>   |
        | seat 2 | Js <two>   |
        | seat 3 | 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | 8c  | 8d  | Kh    | 1    |
        | 8h  | 8d  | Kh    | 2    |
        | 8h  | 8s  | Kd    | 1    |
        | 8s  | 8c  | Kd    | 2    |
        | 8s  | 8h  | 8d    | 3    |
        | 8c  | 8s  | 8h    | 1    |
        | 2s  | 3c  | 4c    | 1    |
        | 4d  | 3c  | 2s    | 3    |

  @oneida-poker.M.4.s3 @betting @play @trace
  Rule: The player with the lowest up-card has to place a forced bet
    Once in a round of play, in the amount that the house has set.

    Scenario Outline: The lowest up-card: of <one>, <two> and <three> seat <seat>
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 9c <one>   |
        | seat 2 | Js <two>   |
        | seat 3 | 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | 2h  | 3c  | Kd    | 1    |
        | 9s  | 8h  | Tc    | 2    |
        | Qd  | Ks  | Jc    | 3    |
        | 5c  | 4d  | 6h    | 2    |
        | Ah  | Kc  | Qs    | 3    |
        | 7c  | 8c  | 6s    | 3    |
        | Jc  | Qs  | Kd    | 1    |
        | Td  | 9h  | Jd    | 2    |

    Scenario Outline: A forced bet of <amount> is placed
      Given an Oneida Five-Card Stud High table
      And the house's forced bet is <amount>
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat | amount   | to       |
        | posts the forced bet | 2    | <amount> | <amount> |
      And it is seat 3's turn
      And a call of <amount> from seat 3 is taken

      Examples:
        | amount |
        | 2      |
        | 4      |

    Scenario: It is placed once, on second street alone, and by nobody else
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does                 | seat | to     | number |
        | posts the forced bet | 2    |        |        |
        | deals                |      | seat 1 | 3      |
        | deals                |      | seat 1 | 5      |
      And none of the following happens
        | does                 | seat |
        | posts the forced bet | 1    |
        | posts the forced bet | 3    |

  @oneida-poker.M.5 @betting @play @trace
  Rule: After the forced bet the turn goes clockwise, and each may fold, call or raise, until the last has responded
    Nobody may check what has been bet.

    @reading:call-then-raise.this-turn
    Scenario Outline: After seat <forced>, seat <first> acts first
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 2-10
      And the cards fall as
        | seat 1 | 9c <one>   |
        | seat 2 | Js <two>   |
        | seat 3 | 7d <three> |
      When the cards are dealt
      Then it is seat <first>'s turn
      And seat <first> may only fold, call or raise
      When seat <first> calls
      Then it is seat <second>'s turn
      And seat <second> may only fold, call or raise
      When seat <second> raises to 6
      Then it is seat <forced>'s turn
      And seat <forced> may only fold, call or raise
      When seat <forced> folds
      Then it is seat <first>'s turn
      And seat <first> may only fold, call or raise

      Examples:
        | forced | one | two | three | first | second |
        | 1      | 2h  | 9d  | Kh    | 2     | 3      |
        | 2      | Kh  | 2h  | 9d    | 3     | 1      |
        | 3      | 9d  | Kh  | 2h    | 1     | 2      |

    Scenario: A check is refused, a call of the forced bet is taken
      Given an Oneida Five-Card Stud High table
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When seat 3 checks
      Then the check is refused
      But a call of 2 from seat 3 is taken
      When seat 1 checks
      Then the check is refused
      But a call of 2 from seat 1 is taken

    Scenario Outline: Nobody <acts> out of turn on second street
      Given an Oneida Five-Card Stud High table
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And the cards are dealt
      When seat 1 <acts>
      Then the <act> is refused
      And it is seat 3's turn
      But a call of 2 from seat 3 is taken

      Examples:
        | acts  | act  |
        | calls | call |
        | folds | fold |

    @reading:forced-bettor-option.none
    Scenario: All call, and the round is over without another turn for the forced bet
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When seat 3 calls
      And seat 1 calls
      Then the following happens, in this order and once each
        | does  | seat | to     | number |
        | calls | 1    |        |        |
        | deals |      | seat 1 | 3      |
      And none of the following happens
        | does           | seat | round         |
        | gives the turn | 2    | second street |

    @reading:forced-bettor-option.may-raise
    Scenario: All call, and the player who placed the forced bet may raise or check
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When seat 3 calls
      And seat 1 calls
      Then it is seat 2's turn
      And seat 2 may check or raise
      And a check from seat 2 is taken
      And each of the following happens once
        | does  | to     | number |
        | deals | seat 1 | 3      |

    Scenario: After a raise everybody who is in responds, then the round is over
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 2-10
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When seat 3 calls
      And seat 1 raises to 6
      And seat 2 calls
      Then it is seat 3's turn
      And none of the following happens
        | does  | number |
        | deals | 3      |
      When seat 3 calls
      Then the following happens, in this order and once each
        | does  | seat | to     | number |
        | calls | 2    | 6      |        |
        | calls | 3    | 6      |        |
        | deals |      | seat 1 | 3      |
      And it is seat 1's turn

    @reading:raise-of-the-forced-bet.completes @reading:opening-wager.no-raise
    Scenario Outline: A raise of a raise adds the limit of 4 as well: seat <first>, then seat <second>
      Given an Oneida Five-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | Ad <one>   |
        | seat 2 | Js <two>   |
        | seat 3 | Qc <three> |
      And the cards are dealt
      When seat <first> raises to 4
      And seat <second> raises to 6
      Then the raise is refused
      But a raise to 8 from seat <second> is taken
      When seat <forced> raises to 10
      Then the raise is refused
      But a raise to 12 from seat <forced> is taken

      Examples:
        | forced | one | two | three | first | second |
        | 1      | 2h  | 9d  | Kh    | 2     | 3      |
        | 2      | Kh  | 2h  | 9d    | 3     | 1      |
        | 3      | 9d  | Kh  | 2h    | 1     | 2      |

    @reading:raise-of-the-forced-bet.completes
    Scenario: The first raise makes it the whole limit of 4, and not 6
      Given an Oneida Five-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When seat 3 raises to 6
      Then the raise is refused
      But a raise to 4 from seat 3 is taken
      When seat 1 raises to 6
      Then the raise is refused
      But a raise to 8 from seat 1 is taken

    @reading:raise-of-the-forced-bet.full-raise
    Scenario: The first raise adds the limit of 4 to the forced bet of 2
      Given an Oneida Five-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When seat 3 raises to 4
      Then the raise is refused
      But a raise to 6 from seat 3 is taken
      When seat 1 raises to 8
      Then the raise is refused
      But a raise to 10 from seat 1 is taken

    Scenario: A forced bet of 4, which is the limit, is raised to 8
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the house's forced bet is 4
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When seat 3 raises to 6
      Then the raise is refused
      But a raise to 8 from seat 3 is taken

    Scenario Outline: On second street, the forced bet of seat <b>: a call, a raise, and the calls of what is missing
      Given an Oneida Five-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      When seat <c> calls
      Then the call is taken
      And a raise to 6 from seat <a> is taken
      And a raise to 10 from seat <b> is taken
      And a call of 8 from seat <c> is taken
      And a call of 4 from seat <a> is taken
      And the following happens, in this order and once each
        | does   | seat | amount | to | number |
        | calls  | <c>  | 2      | 2  |        |
        | raises | <a>  | 6      | 6  |        |
        | raises | <b>  | 8      | 10 |        |
        | calls  | <c>  | 8      | 10 |        |
        | calls  | <a>  | 4      | 10 |        |
        | burns  |      |        |    |        |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    Scenario Outline: On second street every turn is one of that street, the forced bet of seat <b>
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      When seat <c> <acts>
      Then it is seat <a>'s turn
      When seat <a> raises to 10
      Then it is seat <b>'s turn
      And the following happens, in this order and once each
        | does           | seat | round         |
        | gives the turn | <c>  | second street |
        | gives the turn | <a>  | second street |
        | gives the turn | <b>  | second street |

      Examples:
        | a | b | c | acts        |
        | 1 | 2 | 3 | calls       |
        | 2 | 3 | 1 | folds       |
        | 3 | 1 | 2 | raises to 6 |
        | 1 | 2 | 3 | folds       |
        | 2 | 3 | 1 | raises to 6 |

    @reading:forced-bettor-option.none
    Scenario Outline: On second street every player has one turn, the forced bet of seat <b>
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      When seat <c> calls
      And seat <a> calls
      Then the following happens, in this order and once each
        | does           | seat | round         | to     | number |
        | gives the turn | <c>  | second street |        |        |
        | gives the turn | <a>  | second street |        |        |
        | deals          |      |               | seat 1 | 3      |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    Scenario Outline: On second street, the forced bet of seat <b>: a raise, a fold and a call
      Given an Oneida Five-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      When seat <c> raises to 6
      Then the raise to 6 is taken
      And a fold from seat <a> is taken
      And a call of 4 from seat <b> is taken
      And the following happens, in this order and once each
        | does   | seat | amount | to | number |
        | raises | <c>  | 6      | 6  |        |
        | folds  | <a>  |        |    |        |
        | calls  | <b>  | 4      | 6  |        |
        | burns  |      |        |    |        |
      And none of the following happens
        | does  | seat |
        | folds | <c>  |
        | folds | <b>  |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    Scenario Outline: On second street, the forced bet of seat <b>: two raises, two folds
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      When seat <c> raises to 6
      Then the raise to 6 is taken
      And a raise to 10 from seat <a> is taken
      And a fold from seat <b> is taken
      And a fold from seat <c> is taken
      And the following happens, in this order and once each
        | does   | seat | amount | to |
        | raises | <c>  | 6      | 6  |
        | raises | <a>  | 10     | 10 |
        | folds  | <b>  |        |    |
        | folds  | <c>  |        |    |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    Scenario Outline: On second street an act that is not open is refused after the forced bet of seat <b>
      Given an Oneida Five-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      When seat <a> folds
      Then the fold is refused
      When seat <a> checks
      Then the check is refused
      When seat <a> bets 4
      Then the bet is refused
      When seat <a> calls
      Then the call is refused
      When seat <a> raises to 6
      Then the raise is refused
      And it is seat <c>'s turn
      And seat <c> may only fold, call or raise
      When seat <c> raises to 3
      Then the raise is refused
      When seat <c> raises to 13
      Then the raise is refused
      When seat <c> checks
      Then the check is refused
      When seat <c> bets 4
      Then the bet is refused
      When seat <c> calls 1
      Then the call is refused
      When seat <c> raises to 2
      Then the raise is refused
      But a call of 2 from seat <c> is taken
      When seat <b> raises to 6
      Then the raise is refused
      And seat <a> may only fold, call or raise
      When seat <a> checks
      Then the check is refused
      When seat <a> bets 4
      Then the bet is refused
      But a raise to 6 from seat <a> is taken
      And seat <b> may only fold, call or raise
      When seat <b> checks
      Then the check is refused
      When seat <b> calls 6
      Then the call is refused
      But a call of 4 from seat <b> is taken
      And a call of 4 from seat <c> is taken

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.may-raise
    Scenario Outline: On second street seat <b>, who placed the forced bet, checks by its option, and the round is over
      Given an Oneida Five-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And seat <c> calls
      When seat <a> calls
      Then it is seat <b>'s turn
      And seat <b> may check or raise
      When seat <b> bets 4
      Then the bet is refused
      But a check from seat <b> is taken
      And the following happens, in this order and once each
        | does   | seat | amount | to |
        | calls  | <a>  | 2      | 2  |
        | checks | <b>  | 0      | 2  |
        | burns  |      |        |    |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.may-raise
    Scenario Outline: On second street seat <b>, who placed the forced bet, raises by its option, and the others respond
      Given an Oneida Five-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And seat <c> calls
      And seat <a> calls
      When seat <b> raises to 6
      Then the raise to 6 is taken
      And a call of 4 from seat <c> is taken
      And a call of 4 from seat <a> is taken
      And the following happens, in this order and once each
        | does   | seat | amount | to |
        | raises | <b>  | 4      | 6  |
        | calls  | <c>  | 4      | 6  |
        | calls  | <a>  | 4      | 6  |
        | burns  |      |        |    |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

  @oneida-poker.M.6 @procedure @trace @play
  Rule: After the first betting round a card is burned, and another is dealt face up to everybody who has not folded
    The first player to the left of the dealer who is still there gets the first one.

    @reading:forced-bettor-option.none
    Scenario: The burn comes after the last call and before the third card
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And seat 3 calls
      When seat 1 calls
      Then the following happens, in this order and once each
        | does           | who    | seat | to     | number | where     | face | round        |
        | calls          |        | 1    |        |        |           |      |              |
        | burns          | dealer |      |        |        | burn pile | down |              |
        | deals          |        |      | seat 1 | 3      |           | up   |              |
        | deals          |        |      | seat 2 | 3      |           | up   |              |
        | deals          |        |      | seat 3 | 3      |           | up   |              |
        | gives the turn |        |      |        |        |           |      | third street |
      And seat 1 has 3 cards
      And seat 2 has 3 cards
      And seat 3 has 3 cards

    Scenario: Face up also to a player whose hole card was turned up in the dealing: that rule is one of seven-card stud
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And card 1 of seat 2 is going to be turned up in the dealing
      When everyone checks to the showdown
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 1 | 3      | up   |
        | deals | seat 2 | 3      | up   |
        | deals | seat 3 | 3      | up   |

    Scenario: The burn is the top card, and the third cards are those below it
      Given an Oneida Five-Card Stud High table
      And the deck is stacked with As 7d 2c Kh 9s 4d Jc 6h Td 3s on top
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 1 | 6h   | up   |
        | deals | seat 2 | Td   | up   |
        | deals | seat 3 | 3s   | up   |

    @reading:forced-bettor-option.none
    Scenario Outline: Who has folded gets no third card: seat <folder> folds, seat <first> gets the first
      Given an Oneida Five-Card Stud High table
      And seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | 3s Kh |
        | seat 2 | 5h 2c |
        | seat 3 | Ts 9h |
        | seat 4 | Jc Qd |
      When the betting goes
        | round         | seat | action  | to    |
        | second street | 3    | <three> | <to3> |
        | second street | 4    | <four>  | <to4> |
        | second street | 1    | <one>   | <to1> |
      Then the following happens, in this order and once each
        | does  | to            | number |
        | deals | seat <first>  | 3      |
        | deals | seat <second> | 3      |
        | deals | seat <third>  | 3      |
      And none of the following happens
        | does  | to            | number |
        | deals | seat <folder> | 3      |

      Examples:
        | folder | three | to3 | four  | to4 | one   | to1 | first | second | third |
        | 1      | calls | 2   | calls | 2   | folds |     | 2     | 3      | 4     |
        | 3      | folds |     | calls | 2   | calls | 2   | 1     | 2      | 4     |
        | 4      | calls | 2   | folds |     | calls | 2   | 1     | 2      | 3     |

  @oneida-poker.M.6.s1 @betting @play @trace
  Rule: The player with the highest hand showing begins the next betting round
    Pairs, threes and fours count, then the cards; whether that player may check is read.

    Scenario Outline: On third street: <one>, <two> and <three>
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | Ac <one>   |
        | seat 2 | Ad <two>   |
        | seat 3 | 4c <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round        |
        | gives the turn | <opens> | third street |
        | gives the turn | <next>  | third street |
        | gives the turn | <last>  | third street |

      Examples:
        | one   | two   | three | opens | next | last |
        | Kh Qs | 2c 2d | As Kd | 2     | 3    | 1    |
        | 5h 5s | 2c 2d | As Kd | 1     | 2    | 3    |
        | Kh Qs | As 2d | Qd Jc | 2     | 3    | 1    |
        | Ah 9s | Kc Qd | As Td | 3     | 1    | 2    |
        | 7h 5s | 7c 6d | 7d 2c | 2     | 3    | 1    |
        | 9h 8h | Ks 2c | Th Td | 3     | 1    | 2    |

    Scenario: A hand that is higher with its hole card does not count
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | Kc Kd 9h |
        | seat 2 | 2c Th Ts |
        | seat 3 | Ac Ad 6h |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | round        |
        | gives the turn | 2    | third street |
        | gives the turn | 3    | third street |
        | gives the turn | 1    | third street |

    @reading:opening-in-five-card-stud.must-bet @reading:forced-bettor-option.none
    Scenario: Who begins has to bet: a check is refused
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And seat 3 calls
      When seat 1 calls
      Then it is seat 1's turn
      And seat 1 may only bet
      When seat 1 checks
      Then the check is refused
      But a bet of 4 from seat 1 is taken
      And a fold from seat 2 is taken

    Scenario: Everybody has one turn in the round, and then the fourth card is dealt
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round        | to     | number |
        | gives the turn | 1    | third street |        |        |
        | gives the turn | 2    | third street |        |        |
        | gives the turn | 3    | third street |        |        |
        | deals          |      |              | seat 1 | 4      |

    @reading:opening-in-five-card-stud.bet-or-check @reading:forced-bettor-option.none
    Scenario: Who begins may check or bet
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And seat 3 calls
      When seat 1 calls
      Then it is seat 1's turn
      And seat 1 may only check or bet
      And a check from seat 1 is taken
      And seat 2 may check or bet
      And a fold from seat 2 is taken

    @reading:forced-bettor-option.none
    Scenario: It is not the player with the lowest card who begins now
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And seat 3 calls
      And seat 1 calls
      When seat 2 bets 4
      Then the bet is refused
      And it is seat 1's turn
      But a bet of 4 from seat 1 is taken

    @reading:hand-showing.sets-and-cards
    Scenario Outline: On fourth street three up-cards in sequence or of one suit are no hand: <one>, <two> and <three>
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | Ac <one>   |
        | seat 2 | Ad <two>   |
        | seat 3 | 4c <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round         |
        | gives the turn | <opens> | fourth street |
        | gives the turn | <next>  | fourth street |
        | gives the turn | <last>  | fourth street |

      Examples:
        | one      | two      | three    | opens | next | last |
        | 7h 6s 5c | 2h 2s 4d | Js 9h 8c | 2     | 3    | 1    |
        | Kh Qh Jh | 2h 2s 5d | As 9c 8s | 2     | 3    | 1    |

    @reading:hand-showing.three-card-ranking
    Scenario Outline: On fourth street three up-cards in sequence or of one suit are a hand: <one>, <two> and <three>
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | Ac <one>   |
        | seat 2 | Ad <two>   |
        | seat 3 | 4c <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round         |
        | gives the turn | <opens> | fourth street |
        | gives the turn | <next>  | fourth street |
        | gives the turn | <last>  | fourth street |

      Examples:
        | one      | two      | three    | opens | next | last |
        | 7h 6s 5c | 2h 2s 4d | Js 9h 8c | 1     | 2    | 3    |
        | Kh Qh Jh | 2h 2s 5d | As 9c 8s | 1     | 2    | 3    |

  @oneida-poker.M.6.s2 @betting @play @trace
  Rule: Of equal hands showing, the player closest to the left of the dealer has to bet
    Suits do not count here.

    Scenario Outline: Equal hands: <one>, <two> and <three>
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | Ac <one>   |
        | seat 2 | Ad <two>   |
        | seat 3 | 4c <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round        |
        | gives the turn | <opens> | third street |
        | gives the turn | <next>  | third street |
        | gives the turn | <last>  | third street |

      Examples:
        | one   | two   | three | opens | next | last |
        | Kh Qs | Ks Qh | 9d 8c | 1     | 2    | 3    |
        | 9h 8s | Kc Qd | Ks Qh | 2     | 3    | 1    |
        | Kh Qs | 9h 8s | Ks Qh | 1     | 2    | 3    |
        | 2h 2d | 2s 2c | Ks Qh | 1     | 2    | 3    |
        | 9s 8s | Ah Ks | As Kh | 2     | 3    | 1    |

    @reading:opening-in-five-card-stud.must-bet @reading:forced-bettor-option.none
    Scenario: That player has to bet, and does not check
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs |
        | seat 2 | 5h 2c 9d |
        | seat 3 | Ts Ks Qh |
      And seat 3 calls
      When seat 1 calls
      Then seat 1 may only bet
      When seat 1 checks
      Then the check is refused
      But a bet of 4 from seat 1 is taken

    @reading:opening-in-five-card-stud.bet-or-check @reading:forced-bettor-option.none
    Scenario: That player may check
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 3s Kh Qs |
        | seat 2 | 5h 2c 9d |
        | seat 3 | Ts Ks Qh |
      And seat 3 calls
      When seat 1 calls
      Then it is seat 1's turn
      And a check from seat 1 is taken
      And it is seat 2's turn

    @reading:forced-bettor-option.none
    Scenario: Where the first of equal hands has folded, the next one begins
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | 3s Kh    |
        | seat 2 | 5h 2c 9d |
        | seat 3 | Ts Ks Qh |
        | seat 4 | Td Kd Qc |
      When the betting goes
        | round         | seat | action | to |
        | second street | 3    | calls  | 2  |
        | second street | 4    | calls  | 2  |
        | second street | 1    | folds  |    |
      Then it is seat 3's turn
      And a bet of 4 from seat 3 is taken

  @oneida-poker.M.6.s3 @betting @play @trace
  Rule: The round is completed as the first one: each may fold, call or raise, until the last has responded

    @reading:forced-bettor-option.none
    Scenario: After the bet the turn goes clockwise: fold, call or raise
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And seat 3 calls
      And seat 1 calls
      When seat 1 bets 4
      Then it is seat 2's turn
      And seat 2 may only fold, call or raise
      When seat 2 calls
      Then it is seat 3's turn
      And seat 3 may only fold, call or raise
      When seat 3 calls
      Then the following happens, in this order and once each
        | does  | seat | to     | number |
        | bets  | 1    | 4      |        |
        | calls | 2    | 4      |        |
        | calls | 3    | 4      |        |
        | deals |      | seat 1 | 4      |

    @reading:forced-bettor-option.none
    Scenario: The fourth card waits for the last response
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And seat 3 calls
      And seat 1 calls
      When seat 1 bets 4
      And seat 2 calls
      Then none of the following happens
        | does  | number |
        | deals | 4      |
      And it is seat 3's turn
      And a call of 4 from seat 3 is taken
      And each of the following happens once
        | does  | to     | number |
        | deals | seat 3 | 4      |

    @reading:forced-bettor-option.none
    Scenario: A raise is responded to by all
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And seat 3 calls
      And seat 1 calls
      When seat 1 bets 4
      And seat 2 calls
      And seat 3 raises to 8
      Then it is seat 1's turn
      When seat 1 folds
      Then it is seat 2's turn
      When seat 2 calls
      Then the following happens, in this order and once each
        | does   | seat | to     | number |
        | raises | 3    | 8      |        |
        | folds  | 1    |        |        |
        | calls  | 2    | 8      |        |
        | deals  |      | seat 2 | 4      |
      And none of the following happens
        | does  | to     | number |
        | deals | seat 1 | 4      |

    @reading:forced-bettor-option.none
    Scenario: After the bet a check is refused, a call is taken
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And seat 3 calls
      And seat 1 calls
      And seat 1 bets 4
      When seat 2 checks
      Then the check is refused
      But a call of 4 from seat 2 is taken

    @reading:forced-bettor-option.none
    Scenario: Nobody acts out of turn on third street
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And seat 3 calls
      And seat 1 calls
      And seat 1 bets 4
      When seat 3 calls
      Then the call is refused
      And it is seat 2's turn
      But a call of 4 from seat 2 is taken

    @reading:forced-bettor-option.none @reading:opening-in-five-card-stud.must-bet
    Scenario Outline: On third street, seat <a> beginning: a bet, a call and a fold
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
      When seat <a> bets 4
      Then the bet of 4 is taken
      And a call of 4 from seat <b> is taken
      And it is seat <c>'s turn
      And a fold from seat <c> is taken
      And the following happens, in this order and once each
        | does           | seat | amount | to | number |
        | bets           | <a>  | 4      | 4  |        |
        | gives the turn | <b>  |        |    |        |
        | calls          | <b>  | 4      | 4  |        |
        | gives the turn | <c>  |        |    |        |
        | folds          | <c>  |        |    |        |
        | burns          |      |        |    |        |
      And none of the following happens
        | does  | seat |
        | folds | <a>  |
        | folds | <b>  |
        | calls | <c>  |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none @reading:opening-in-five-card-stud.bet-or-check
    Scenario Outline: On third street a check may be allowed, seat <a> beginning
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
      When seat <a> checks
      Then the check is taken
      And a check from seat <b> is taken
      And a bet of 4 from seat <c> is taken
      And a call of 4 from seat <a> is taken
      And a fold from seat <b> is taken
      And the following happens, in this order and once each
        | does   | seat | amount | to | number |
        | checks | <a>  | 0      | 0  |        |
        | checks | <b>  | 0      | 0  |        |
        | bets   | <c>  | 4      | 4  |        |
        | calls  | <a>  | 4      | 4  |        |
        | folds  | <b>  |        |    |        |
        | burns  |      |        |    |        |
      And none of the following happens
        | does   | seat |
        | checks | <c>  |
        | folds  | <a>  |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none
    @reading:opening-wager.no-raise
    Scenario Outline: On third street, seat <a> beginning: a bet, three raises and the calls of what is missing
      Given an Oneida Five-Card Stud High table
      And the house's greatest number of raises is no limit
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
      When seat <a> bets 4
      Then the bet of 4 is taken
      And a raise to 8 from seat <b> is taken
      And a raise to 12 from seat <c> is taken
      And a raise to 16 from seat <a> is taken
      And seat <b> may fold or call
      And a call of 8 from seat <b> is taken
      And a call of 4 from seat <c> is taken
      And the following happens, in this order and once each
        | does   | seat | amount | to | number |
        | bets   | <a>  | 4      | 4  |        |
        | raises | <b>  | 8      | 8  |        |
        | raises | <c>  | 12     | 12 |        |
        | raises | <a>  | 12     | 16 |        |
        | calls  | <b>  | 8      | 16 |        |
        | calls  | <c>  | 4      | 16 |        |
        | burns  |      |        |    |        |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none @reading:opening-in-five-card-stud.must-bet
    Scenario Outline: On third street an act that is not open is refused, seat <a> beginning
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
      When seat <b> folds
      Then the fold is refused
      When seat <b> checks
      Then the check is refused
      When seat <b> bets 4
      Then the bet is refused
      And it is seat <a>'s turn
      And seat <a> may only bet
      When seat <a> calls
      Then the call is refused
      When seat <a> raises to 8
      Then the raise is refused
      When seat <a> bets 3
      Then the bet is refused
      But a bet of 4 from seat <a> is taken
      When seat <c> calls
      Then the call is refused
      When seat <c> raises to 8
      Then the raise is refused
      And it is seat <b>'s turn
      And seat <b> may only fold, call or raise
      When seat <b> bets 4
      Then the bet is refused
      When seat <b> checks
      Then the check is refused
      When seat <b> calls 3
      Then the call is refused
      But a call of 4 from seat <b> is taken
      And seat <c> may only fold, call or raise
      When seat <a> folds
      Then the fold is refused
      But a raise to 8 from seat <c> is taken
      And it is seat <a>'s turn
      And a fold from seat <a> is taken
      And a call of 4 from seat <b> is taken

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    Scenario Outline: On third street, the turn goes clockwise from who begins: seat <a>
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round    |
        | gives the turn | <a>  | <street> |
        | gives the turn | <b>  | <street> |
        | gives the turn | <c>  | <street> |

      Examples:
        | street       | a | b | c |
        | third street | 1 | 2 | 3 |
        | third street | 2 | 3 | 1 |
        | third street | 3 | 1 | 2 |

  @oneida-poker.M.7 @procedure @trace @play
  Rule: Then come two more cards face up for everybody who has not folded, each with a betting round
    Conducted as on third street: the highest hand showing begins, and the hands may have changed.

    Scenario: Of five cards each only the first lies face down, and each round of cards goes clockwise
      Given an Oneida Five-Card Stud High table
      When everyone checks to the showdown
      Then the cards are dealt in this order
        | to     | face |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | up   |
        | seat 2 | up   |
        | seat 3 | up   |
        | seat 1 | up   |
        | seat 2 | up   |
        | seat 3 | up   |
        | seat 1 | up   |
        | seat 2 | up   |
        | seat 3 | up   |
        | seat 1 | up   |
        | seat 2 | up   |
        | seat 3 | up   |

    Scenario: Each card is followed by a betting round, the last by the showdown
      Given an Oneida Five-Card Stud High table
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | to     | number | face | round         |
        | deals          | seat 3 | 4      | up   |               |
        | gives the turn |        |        |      | fourth street |
        | deals          | seat 1 | 5      | up   |               |
        | gives the turn |        |        |      | fifth street  |
        | shows the hand |        |        |      |               |

    Scenario Outline: On fourth street the highest hand begins: <one>, <two> and <three>
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | Ac <one>   |
        | seat 2 | Ad <two>   |
        | seat 3 | 4c <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round         |
        | gives the turn | <opens> | fourth street |
        | gives the turn | <next>  | fourth street |
        | gives the turn | <last>  | fourth street |

      Examples:
        | one      | two      | three    | opens | next | last |
        | 2h 2s 9c | As Kd Jc | 8s 8c Qd | 3     | 1    | 2    |
        | 5h 5s 5d | As Ah Kc | Kd Kh Qd | 1     | 2    | 3    |
        | Kh 9s 7d | Ks 9h 8c | Kc 9d 6s | 2     | 3    | 1    |

    Scenario Outline: On fifth street the highest hand begins: <one>, <two> and <three>
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | Ac <one>   |
        | seat 2 | Ad <two>   |
        | seat 3 | 4c <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round        |
        | gives the turn | <opens> | fifth street |
        | gives the turn | <next>  | fifth street |
        | gives the turn | <last>  | fifth street |

      Examples:
        | one         | two         | three       | opens | next | last |
        | 2h 2s 5c 5d | As Ah Kc Qd | Ks Kd 9h 8c | 1     | 2    | 3    |
        | Kh Ks Qc Qd | 2h 2s 2d 5h | As Ah Jc Jd | 2     | 3    | 1    |
        | 2h 2s 2d 2c | Kh Ks Kd 5h | As Ah Qc Qd | 1     | 2    | 3    |
        | 5h 5s 7c 8s | As Kh Qd Jc | Qs Jd Th 9c | 1     | 2    | 3    |
        | 9d 7s 6d 4h | Ks Kh 8c 7d | Kd Kc 8s 7h | 2     | 3    | 1    |

    @reading:identical-rank.combination-first
    Scenario: The hands that show change, and with them who begins
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | Tc Kh 4s 7d 6h |
        | seat 2 | 2c Qh 5s 5d 8h |
        | seat 3 | Ac 9h 6s 8s 9s |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round         |
        | gives the turn | 1    | third street  |
        | gives the turn | 2    | third street  |
        | gives the turn | 2    | fourth street |
        | gives the turn | 3    | fourth street |
        | gives the turn | 3    | fifth street  |
        | gives the turn | 1    | fifth street  |

    @reading:forced-bettor-option.none
    Scenario: Who begins on fourth street may bet, and the others respond
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When the betting goes
        | round         | seat | action | to |
        | second street | 3    | calls  | 2  |
        | second street | 1    | calls  | 2  |
        | third street  | 1    | bets   | 4  |
        | third street  | 2    | calls  | 4  |
        | third street  | 3    | calls  | 4  |
        | fourth street | 1    | bets   | 8  |
      Then it is seat 2's turn
      And seat 2 may only fold, call or raise

    @reading:opening-in-five-card-stud.must-bet @reading:forced-bettor-option.none
    Scenario: On fourth street a check of who begins is refused
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | 3    | calls  | 2  |
        | second street | 1    | calls  | 2  |
        | third street  | 1    | bets   | 4  |
        | third street  | 2    | calls  | 4  |
        | third street  | 3    | calls  | 4  |
      When seat 1 checks
      Then the check is refused
      But a bet of 8 from seat 1 is taken

    @reading:opening-in-five-card-stud.must-bet @reading:forced-bettor-option.none
    Scenario: On fifth street a check of who begins is refused, and the last response ends the round
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | 3    | calls  | 2  |
        | second street | 1    | calls  | 2  |
        | third street  | 1    | bets   | 4  |
        | third street  | 2    | calls  | 4  |
        | third street  | 3    | folds  |    |
        | fourth street | 1    | bets   | 8  |
        | fourth street | 2    | calls  | 8  |
      When seat 1 checks
      Then the check is refused
      But a bet of 8 from seat 1 is taken
      And none of the following happens
        | does           |
        | shows the hand |
      When seat 2 calls
      Then the following happens, in this order
        | does           | seat |
        | calls          | 2    |
        | shows the hand |      |

    @reading:forced-bettor-option.none
    Scenario: Who has folded gets none of the cards that follow
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | 3    | calls  | 2  |
        | second street | 1    | calls  | 2  |
        | third street  | 1    | bets   | 4  |
        | third street  | 2    | calls  | 4  |
        | third street  | 3    | folds  |    |
      When everyone checks to the showdown
      Then none of the following happens
        | does  | to     | number |
        | deals | seat 3 | 5      |
      And each of the following happens once
        | does  | to     | number |
        | deals | seat 1 | 5      |
        | deals | seat 2 | 5      |

    @reading:forced-bettor-option.none @reading:opening-in-five-card-stud.must-bet
    Scenario Outline: On fourth street, seat <a> beginning: a bet, a call and a fold
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
        | third street  | <a>  | bets   | 4  |
        | third street  | <b>  | calls  | 4  |
        | third street  | <c>  | calls  | 4  |
      When seat <a> bets 8
      Then the bet of 8 is taken
      And a call of 8 from seat <b> is taken
      And it is seat <c>'s turn
      And a fold from seat <c> is taken
      And the following happens, in this order and once each
        | does           | seat | amount | to | number |
        | bets           | <a>  | 8      | 8  |        |
        | gives the turn | <b>  |        |    |        |
        | calls          | <b>  | 8      | 8  |        |
        | gives the turn | <c>  |        |    |        |
        | folds          | <c>  |        |    |        |
        | burns          |      |        |    |        |
      And none of the following happens
        | does  | seat |
        | folds | <a>  |
        | folds | <b>  |
        | calls | <c>  |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none @reading:opening-in-five-card-stud.bet-or-check
    Scenario Outline: On fourth street a check may be allowed, seat <a> beginning
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
        | third street  | <a>  | checks |    |
        | third street  | <b>  | checks |    |
        | third street  | <c>  | checks |    |
      When seat <a> checks
      Then the check is taken
      And a check from seat <b> is taken
      And a bet of 8 from seat <c> is taken
      And a call of 8 from seat <a> is taken
      And a fold from seat <b> is taken
      And the following happens, in this order and once each
        | does   | seat | amount | to | number |
        | checks | <a>  | 0      | 0  |        |
        | checks | <b>  | 0      | 0  |        |
        | bets   | <c>  | 8      | 8  |        |
        | calls  | <a>  | 8      | 8  |        |
        | folds  | <b>  |        |    |        |
        | burns  |      |        |    |        |
      And none of the following happens
        | does   | seat |
        | checks | <c>  |
        | folds  | <a>  |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none
    @reading:opening-wager.no-raise
    Scenario Outline: On fourth street, seat <a> beginning: a bet, three raises and the calls of what is missing
      Given an Oneida Five-Card Stud High table
      And the house's greatest number of raises is no limit
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
        | third street  | <a>  | bets   | 4  |
        | third street  | <b>  | calls  | 4  |
        | third street  | <c>  | calls  | 4  |
      When seat <a> bets 8
      Then the bet of 8 is taken
      And a raise to 16 from seat <b> is taken
      And a raise to 24 from seat <c> is taken
      And a raise to 32 from seat <a> is taken
      And seat <b> may fold or call
      And a call of 16 from seat <b> is taken
      And a call of 8 from seat <c> is taken
      And the following happens, in this order and once each
        | does   | seat | amount | to | number |
        | bets   | <a>  | 8      | 8  |        |
        | raises | <b>  | 16     | 16 |        |
        | raises | <c>  | 24     | 24 |        |
        | raises | <a>  | 24     | 32 |        |
        | calls  | <b>  | 16     | 32 |        |
        | calls  | <c>  | 8      | 32 |        |
        | burns  |      |        |    |        |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none @reading:opening-in-five-card-stud.must-bet
    Scenario Outline: On fourth street an act that is not open is refused, seat <a> beginning
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
        | third street  | <a>  | bets   | 4  |
        | third street  | <b>  | calls  | 4  |
        | third street  | <c>  | calls  | 4  |
      When seat <b> folds
      Then the fold is refused
      When seat <b> checks
      Then the check is refused
      When seat <b> bets 8
      Then the bet is refused
      And it is seat <a>'s turn
      And seat <a> may only bet
      When seat <a> calls
      Then the call is refused
      When seat <a> raises to 16
      Then the raise is refused
      When seat <a> bets 7
      Then the bet is refused
      But a bet of 8 from seat <a> is taken
      When seat <c> calls
      Then the call is refused
      When seat <c> raises to 16
      Then the raise is refused
      And it is seat <b>'s turn
      And seat <b> may only fold, call or raise
      When seat <b> bets 8
      Then the bet is refused
      When seat <b> checks
      Then the check is refused
      When seat <b> calls 7
      Then the call is refused
      But a call of 8 from seat <b> is taken
      And seat <c> may only fold, call or raise
      When seat <a> folds
      Then the fold is refused
      But a raise to 16 from seat <c> is taken
      And it is seat <a>'s turn
      And a fold from seat <a> is taken
      And a call of 8 from seat <b> is taken

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none @reading:opening-in-five-card-stud.must-bet
    Scenario Outline: On fifth street, seat <a> beginning: a bet, a call and a fold
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
        | third street  | <a>  | bets   | 4  |
        | third street  | <b>  | calls  | 4  |
        | third street  | <c>  | calls  | 4  |
        | fourth street | <a>  | bets   | 8  |
        | fourth street | <b>  | calls  | 8  |
        | fourth street | <c>  | calls  | 8  |
      When seat <a> bets 8
      Then the bet of 8 is taken
      And a call of 8 from seat <b> is taken
      And it is seat <c>'s turn
      And a fold from seat <c> is taken
      And the following happens, in this order and once each
        | does           | seat | amount | to | pot |
        | bets           | <a>  | 8      | 8  |     |
        | gives the turn | <b>  |        |    |     |
        | calls          | <b>  | 8      | 8  |     |
        | gives the turn | <c>  |        |    |     |
        | folds          | <c>  |        |    |     |
        | awards the pot |      |        |    |     |
      And none of the following happens
        | does  | seat |
        | folds | <a>  |
        | folds | <b>  |
        | calls | <c>  |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none @reading:opening-in-five-card-stud.bet-or-check
    Scenario Outline: On fifth street a check may be allowed, seat <a> beginning
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
        | third street  | <a>  | checks |    |
        | third street  | <b>  | checks |    |
        | third street  | <c>  | checks |    |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
      When seat <a> checks
      Then the check is taken
      And a check from seat <b> is taken
      And a bet of 8 from seat <c> is taken
      And a call of 8 from seat <a> is taken
      And a fold from seat <b> is taken
      And the following happens, in this order and once each
        | does           | seat | amount | to | pot |
        | checks         | <a>  | 0      | 0  |     |
        | checks         | <b>  | 0      | 0  |     |
        | bets           | <c>  | 8      | 8  |     |
        | calls          | <a>  | 8      | 8  |     |
        | folds          | <b>  |        |    |     |
        | awards the pot |      |        |    |     |
      And none of the following happens
        | does   | seat |
        | checks | <c>  |
        | folds  | <a>  |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none
    @reading:opening-wager.no-raise
    Scenario Outline: On fifth street, seat <a> beginning: a bet, three raises and the calls of what is missing
      Given an Oneida Five-Card Stud High table
      And the house's greatest number of raises is no limit
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
        | third street  | <a>  | bets   | 4  |
        | third street  | <b>  | calls  | 4  |
        | third street  | <c>  | calls  | 4  |
        | fourth street | <a>  | bets   | 8  |
        | fourth street | <b>  | calls  | 8  |
        | fourth street | <c>  | calls  | 8  |
      When seat <a> bets 8
      Then the bet of 8 is taken
      And a raise to 16 from seat <b> is taken
      And a raise to 24 from seat <c> is taken
      And a raise to 32 from seat <a> is taken
      And seat <b> may fold or call
      And a call of 16 from seat <b> is taken
      And a call of 8 from seat <c> is taken
      And the following happens, in this order and once each
        | does           | seat | amount | to | pot |
        | bets           | <a>  | 8      | 8  |     |
        | raises         | <b>  | 16     | 16 |     |
        | raises         | <c>  | 24     | 24 |     |
        | raises         | <a>  | 24     | 32 |     |
        | calls          | <b>  | 16     | 32 |     |
        | calls          | <c>  | 8      | 32 |     |
        | awards the pot |      |        |    |     |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none @reading:opening-in-five-card-stud.must-bet
    Scenario Outline: On fifth street an act that is not open is refused, seat <a> beginning
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
        | third street  | <a>  | bets   | 4  |
        | third street  | <b>  | calls  | 4  |
        | third street  | <c>  | calls  | 4  |
        | fourth street | <a>  | bets   | 8  |
        | fourth street | <b>  | calls  | 8  |
        | fourth street | <c>  | calls  | 8  |
      When seat <b> folds
      Then the fold is refused
      When seat <b> checks
      Then the check is refused
      When seat <b> bets 8
      Then the bet is refused
      And it is seat <a>'s turn
      And seat <a> may only bet
      When seat <a> calls
      Then the call is refused
      When seat <a> raises to 16
      Then the raise is refused
      When seat <a> bets 7
      Then the bet is refused
      But a bet of 8 from seat <a> is taken
      When seat <c> calls
      Then the call is refused
      When seat <c> raises to 16
      Then the raise is refused
      And it is seat <b>'s turn
      And seat <b> may only fold, call or raise
      When seat <b> bets 8
      Then the bet is refused
      When seat <b> checks
      Then the check is refused
      When seat <b> calls 7
      Then the call is refused
      But a call of 8 from seat <b> is taken
      And seat <c> may only fold, call or raise
      When seat <a> folds
      Then the fold is refused
      But a raise to 16 from seat <c> is taken
      And it is seat <a>'s turn
      And a fold from seat <a> is taken
      And a call of 8 from seat <b> is taken

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    Scenario Outline: On <street>, too, the turn goes clockwise from who begins: seat <a>
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round    |
        | gives the turn | <a>  | <street> |
        | gives the turn | <b>  | <street> |
        | gives the turn | <c>  | <street> |

      Examples:
        | street        | a | b | c |
        | fourth street | 1 | 2 | 3 |
        | fourth street | 2 | 3 | 1 |
        | fourth street | 3 | 1 | 2 |
        | fifth street  | 1 | 2 | 3 |
        | fifth street  | 2 | 3 | 1 |
        | fifth street  | 3 | 1 | 2 |

    @reading:forced-bettor-option.none
    Scenario Outline: After the last call of third street the first turn is one of fourth street: seat <a>
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
        | third street  | <a>  | bets   | 4  |
        | third street  | <b>  | calls  | 4  |
      When seat <c> calls
      Then the following happens, in this order and once each
        | does           | seat | round         |
        | gives the turn | <a>  | fourth street |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none
    Scenario Outline: After the last call of fourth street the first turn is one of fifth street: seat <a>
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s Kh Qs 9c 7d |
        | seat <b> | 5h 2c 9d Jd 4h |
        | seat <c> | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | <c>  | calls  | 2  |
        | second street | <a>  | calls  | 2  |
        | third street  | <a>  | bets   | 4  |
        | third street  | <b>  | calls  | 4  |
        | third street  | <c>  | calls  | 4  |
        | fourth street | <a>  | bets   | 8  |
        | fourth street | <b>  | calls  | 8  |
      When seat <c> calls
      Then the following happens, in this order and once each
        | does           | seat | round        |
        | gives the turn | <a>  | fifth street |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

  @oneida-poker.M.7.s1 @procedure @trace
  Rule: Before each round of cards the top card of the deck is burned
    Three in a round of play that goes to its end.

    Scenario: One burn before the cards of each street
      Given an Oneida Five-Card Stud High table
      And the deck is stacked with As 7d 2c Kh 9s 4d Jc 6h Td 3s 9c 2h 8c 4s Qd Kd 5c 7h on top
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does  | to     | card | number |
        | deals | seat 1 | 6h   | 3      |
        | deals | seat 3 | 3s   | 3      |
        | deals | seat 1 | 2h   | 4      |
        | deals | seat 3 | 4s   | 4      |
        | deals | seat 1 | Kd   | 5      |
        | deals | seat 3 | 7h   | 5      |

    @reading:forced-bettor-option.none
    Scenario: A burn stands between the last call of third street and the fourth card
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | 3    | calls  | 2  |
        | second street | 1    | calls  | 2  |
        | third street  | 1    | bets   | 4  |
        | third street  | 2    | calls  | 4  |
      When seat 3 calls
      Then the following happens, in this order and once each
        | does  | seat | where     | face | to     | number |
        | calls | 3    |           |      |        |        |
        | burns |      | burn pile | down |        |        |
        | deals |      |           |      | seat 1 | 4      |

    @reading:forced-bettor-option.none
    Scenario: A burn stands between the last call of fourth street and the fifth card
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      And the betting goes
        | round         | seat | action | to |
        | second street | 3    | calls  | 2  |
        | second street | 1    | calls  | 2  |
        | third street  | 1    | bets   | 4  |
        | third street  | 2    | calls  | 4  |
        | third street  | 3    | calls  | 4  |
        | fourth street | 1    | bets   | 8  |
        | fourth street | 2    | calls  | 8  |
      When seat 3 calls
      Then the following happens, in this order and once each
        | does  | seat | where     | face | to     | number |
        | calls | 3    |           |      |        |        |
        | burns |      | burn pile | down |        |        |
        | deals |      |           |      | seat 1 | 5      |

    Scenario: Every burn goes face down to the burn pile
      Given an Oneida Five-Card Stud High table
      When everyone checks to the showdown
      Then the dealer burns only like this
        | where     | face |
        | burn pile | down |

    Scenario: Nothing is burned before the first two cards
      Given an Oneida Five-Card Stud High table
      When the cards are dealt
      Then none of the following happens
        | does  |
        | burns |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does  | to     | number |
        | deals | seat 3 | 2      |
        | burns |        |        |
        | deals | seat 1 | 3      |

  @oneida-poker.M.8 @payout @play
  Rule: If more than one player is left after the last betting round, a showdown determines who wins: the highest hand of five cards
    Where one alone is left, there is none.

    Scenario Outline: The highest wins: <one>, <two> and <three>
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      When everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one            | two            | three          | winner |
        | As Ad 9c 8h 4s | Kc Kd Qh Qs 7c | Jc Td 9h 8s 5d | 2      |
        | Ac 2d 3h 4s 5c | Qc Qd Qh 8s 7c | Jc Th 8c 7d 4c | 1      |
        | 8c 7d 5h 4s 3c | 9c 9d 7h 6d 4c | Ts Td 8h 6s 5c | 3      |
        | 2h 5h 7h 9h Kh | As Kd Qc Js Tc | 6c 6d 6h 4s 2c | 1      |
        | 2h 2d 2c 3h 3d | As 9s 7s 5s 3s | 6c 6d 6h 4s Kc | 1      |

    Scenario: All who are left show their hands after the last round
      Given an Oneida Five-Card Stud High table
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | round        |
        | gives the turn | fifth street |
        | shows the hand |              |
        | awards the pot |              |
      And each of the following happens once
        | does           | seat |
        | shows the hand | 1    |
        | shows the hand | 2    |
        | shows the hand | 3    |
      And seat 1 wins the pot

    @reading:opening-in-five-card-stud.must-bet
    Scenario: All five cards are shown, and the pot of 46 is won, less the rake of 1 at 40
      Given an Oneida Five-Card Stud High table
      And the house's ante is 1
      And the house's forced bet is 2
      And the house's table limit is 4-8
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | Ah Ac 9d 6s 3h |
        | seat 2 | 7c Kd Qs Jh 9c |
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | cards          |
        | shows the hand | 1    | Ah Ac 9d 6s 3h |
        | shows the hand | 2    | 7c Kd Qs Jh 9c |
      And seat 1 wins 45 from the pot
      And seat 2 wins nothing

    Scenario: The hole card counts at the showdown
      Given an Oneida Five-Card Stud High table
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | Ah Ac 9d 6s 3h |
        | seat 2 | 7c Kd Qs Jh 9c |
      When everyone checks to the showdown
      Then seat 1's hand is a pair with Ah Ac 9d 6s 3h
      And seat 1 wins the pot

    Scenario: Equal hands share the pot
      Given an Oneida Five-Card Stud High table
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | Ah Kc 9d 6s 3h |
        | seat 2 | Ac Kd 9s 6h 3c |
      When everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    @reading:forced-bettor-option.none
    Scenario: All others have folded: nobody shows a hand
      Given an Oneida Five-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s Kh Qs 9c 7d |
        | seat 2 | 5h 2c 9d Jd 4h |
        | seat 3 | Ts 9h 3d 6d Jc |
      When the betting goes
        | round         | seat | action | to |
        | second street | 3    | folds  |    |
        | second street | 1    | calls  | 2  |
        | third street  | 1    | bets   | 4  |
        | third street  | 2    | folds  |    |
      Then none of the following happens
        | does           |
        | shows the hand |
      And seat 1 wins the pot
