Feature: Seven-card stud
  High, high-low split and high-low split eight or better. Each of three players has put in an ante of 1 and, where
  everybody calls the forced bet of 2 and checks to the end, the pot is 9; of four players it is 12.

  @oneida-poker.I.1 @introduction @play @trace
  Rule: Seven-card stud high, high-low split and high-low split eight or better are played as this section says
    The three differ in who takes the forced bet and in who wins; the cards and the rounds are the same.

    Scenario Outline: <game>: three cards, a forced bet, five rounds of betting, a showdown
      Given an Oneida <game> table
      When everyone checks to the showdown
      Then the following happens, in this order
        | does                 | to     | number | face | round          |
        | deals                | seat 1 | 1      | down |                |
        | deals                | seat 1 | 3      | up   |                |
        | posts the forced bet |        |        |      |                |
        | gives the turn       |        |        |      | third street   |
        | deals                | seat 1 | 4      | up   |                |
        | gives the turn       |        |        |      | fourth street  |
        | deals                | seat 1 | 5      | up   |                |
        | gives the turn       |        |        |      | fifth street   |
        | deals                | seat 1 | 6      | up   |                |
        | gives the turn       |        |        |      | sixth street   |
        | deals                | seat 1 | 7      | down |                |
        | gives the turn       |        |        |      | seventh street |
        | shows the hand       |        |        |      |                |
        | awards the pot       |        |        |      |                |
        | ends the round       |        |        |      |                |

      Examples:
        | game                                           |
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    Scenario Outline: <game>: no button is placed, and no blind is posted
      Given an Oneida <game> table
      When everyone checks to the showdown
      Then none of the following happens
        | does                  |
        | places the button     |
        | posts the small blind |
        | posts the big blind   |
      And each of the following happens once
        | does                 |
        | posts the forced bet |

      Examples:
        | game                                           |
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

  @oneida-poker.I.2 @limits @declaration @play
  Rule: At most eight players sit at a table of seven-card stud
    The casino may have fewer.

    Scenario Outline: <game>: eight are dealt in, a ninth finds no seat
      Given an Oneida <game> table
      And the house's number of seats is 8
      And seats 1 to 7 have 100
      When seat 8 has 100
      Then the act is accepted
      When seat 9 has 100
      Then the act is refused
      When seat 8 has 50
      Then the act is accepted
      When the cards are dealt
      Then seat 1 has 3 cards
      And seat 8 has 3 cards
      And seat 9 has no cards

      Examples:
        | game                                           |
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    Scenario: Of six seats a seventh is refused, the sixth is taken
      Given an Oneida Seven-Card Stud High table
      And the house's number of seats is 6
      And seats 1 to 6 have 100
      When seat 7 has 100
      Then the act is refused
      When seat 6 has 50
      Then the act is accepted
      When the cards are dealt
      Then seat 6 has 3 cards

    Scenario: Declared number of seats
      Given an Oneida Seven-Card Stud High table
      Then the declared number of seated positions is at most 8

    Scenario Outline: <game>: the first player and the eighth find a seat
      Given an Oneida <game> table
      And the house's number of seats is 8
      When seat <one> has 100
      Then the act is accepted
      When seat <two> has 100
      Then the act is accepted
      When the cards are dealt
      Then seat <two> has 3 cards

      Examples:
        | game                                           | one | two |
        | Seven-Card Stud High                           | 1   | 8   |
        | Seven-Card Stud High-Low Split                 | 8   | 1   |
        | Seven-Card Stud High-Low Split Eight or Better | 4   | 8   |

  @oneida-poker.I.2.s1 @betting @play
  Rule: The casino may ask for an ante from everybody who takes part
    What it asks for is posted before the cards.

    Scenario Outline: An ante of <ante>: all three post it before the first card
      Given an Oneida Seven-Card Stud High table
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
      Given an Oneida Seven-Card Stud High table
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

    Scenario: Who has no seat in the round posts none
      Given an Oneida Seven-Card Stud High table
      And the house's ante is 1
      And seats 1, 3 and 8 have 100
      When the cards are dealt
      Then each of the following happens once
        | does          | seat |
        | posts an ante | 1    |
        | posts an ante | 3    |
        | posts an ante | 8    |
      And none of the following happens
        | does          | seat |
        | posts an ante | 2    |

    Scenario: An ante lies in the pot, and counts toward no call
      Given an Oneida Seven-Card Stud High table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's forced bet is 2
      And the house's ante is 2
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When seat 3 calls 0
      Then the call is refused
      But a call of 2 from seat 3 is taken
      When everyone checks to the showdown
      Then seat 2 wins 12 from the pot

  @oneida-poker.I.2.s2 @posting @declaration
  Rule: The rule on the forced bet and its amount are on a sign at each table
    Who has to place it differs from game to game.

    Scenario Outline: The sign of <game> says who places it, and how much
      Given an Oneida <game> table
      And the house's forced bet is <amount>
      Then the declared forced bet on the sign is <amount>
      And the declared rule on the forced bet on the sign is <rule>

      Examples:
        | game                                           | amount | rule            |
        | Seven-Card Stud High                           | 2      | lowest up-card  |
        | Seven-Card Stud High                           | 4      | lowest up-card  |
        | Seven-Card Stud High-Low Split                 | 2      | highest up-card |
        | Seven-Card Stud High-Low Split                 | 4      | highest up-card |
        | Seven-Card Stud High-Low Split Eight or Better | 2      | lowest up-card  |

    Scenario: The sign and what is asked for are the same
      Given an Oneida Seven-Card Stud High table
      Then the declared forced bet on the sign is the same as the declared amount of the forced bet
      And the declared tables without the posted signs is 0

  @oneida-poker.I.3 @procedure @trace @play
  Rule: From the left of the dealer on, clockwise, everybody is dealt two cards face down and one face up
    Card by card, round by round.

    Scenario Outline: <game>: two rounds face down and one face up
      Given an Oneida <game> table
      When the cards are dealt
      Then the cards are dealt in this order
        | to     | face |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | up   |
        | seat 2 | up   |
        | seat 3 | up   |

      Examples:
        | game                                           |
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    Scenario: Empty seats are passed over: the first player to the left of the dealer begins
      Given an Oneida Seven-Card Stud High table
      And seats 3, 5 and 8 have 100
      When the cards are dealt
      Then the cards are dealt in this order
        | to     | face |
        | seat 3 | down |
        | seat 5 | down |
        | seat 8 | down |
        | seat 3 | down |
        | seat 5 | down |
        | seat 8 | down |
        | seat 3 | up   |
        | seat 5 | up   |
        | seat 8 | up   |

    Scenario: In a second round the deal begins at the same seat
      Given an Oneida Seven-Card Stud High table
      And one round is played
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number | face |
        | deals | seat 1 | 1      | down |
        | deals | seat 2 | 1      | down |
        | deals | seat 3 | 1      | down |
        | deals | seat 1 | 2      | down |
        | deals | seat 3 | 2      | down |
        | deals | seat 1 | 3      | up   |
        | deals | seat 3 | 3      | up   |

    Scenario: They are the top cards of the deck
      Given an Oneida Seven-Card Stud High table
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d on top
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 1 | Qc   | up   |
        | deals | seat 2 | 5h   | up   |
        | deals | seat 3 | 8d   | up   |

  @oneida-poker.I.4 @betting @play @trace
  Rule: When everybody has three cards, the up-cards are compared, and the first betting round begins
    Only the cards that lie face up count for it.

    Scenario: The forced bet comes after the last of the three cards and before anybody acts
      Given an Oneida Seven-Card Stud High table
      When the cards are dealt
      Then the following happens, in this order
        | does                 | to     | number | round        |
        | deals                | seat 3 | 3      |              |
        | posts the forced bet |        |        |              |
        | gives the turn       |        |        | third street |

    Scenario Outline: A lower card in the hole is not looked at: <game>
      Given an Oneida <game> table
      And the cards fall as
        | seat 1 | 2d 2h 9c |
        | seat 2 | Ks Kd 8s |
        | seat 3 | 3c 3h Th |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | game                                           | seat |
        | Seven-Card Stud High                           | 2    |
        | Seven-Card Stud High-Low Split                 | 3    |
        | Seven-Card Stud High-Low Split Eight or Better | 2    |

    @reading:forced-bettor-option.none
    Scenario: The fourth card comes when this round is over, not before
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When seat 3 calls
      Then none of the following happens
        | does  | number |
        | deals | 4      |
      When seat 1 calls
      Then each of the following happens once
        | does  | to     | number |
        | deals | seat 1 | 4      |
        | deals | seat 2 | 4      |
        | deals | seat 3 | 4      |

  @oneida-poker.I.4.s1 @betting @play
  Rule: An ace is the highest card in this comparison
    In high-low split it is said to stand below the 2, which is read.

    Scenario Outline: <game>: of <one>, <two> and <three> not the ace, but the lowest other card
      Given an Oneida <game> table
      And the cards fall as
        | seat 1 | Ad 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | game                                           | one | two | three | seat |
        | Seven-Card Stud High                           | As  | Kh  | Qd    | 3    |
        | Seven-Card Stud High                           | Kh  | As  | Ks    | 1    |
        | Seven-Card Stud High                           | Ac  | 2s  | 3s    | 2    |
        | Seven-Card Stud High-Low Split Eight or Better | As  | Kh  | Qd    | 3    |
        | Seven-Card Stud High-Low Split Eight or Better | 2s  | Ac  | Ah    | 1    |

    Scenario Outline: Of aces alone, <one>, <two> and <three>, the suit decides
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Kd 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | As  | Ah  | Ad    | 3    |
        | Ac  | Ah  | Ad    | 1    |

    @reading:stud-ace-low-opener.ace-highest
    Scenario Outline: By the general rule an ace takes the forced bet in high-low split: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High-Low Split table
      And the cards fall as
        | seat 1 | Ad 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | As  | Kh  | Qd    | 1    |
        | 2s  | Kh  | Ah    | 3    |
        | Ks  | Ac  | Kc    | 2    |

  @oneida-poker.I.4.s2 @betting @play
  Rule: Up-cards of one rank rank by suit: spades, hearts, diamonds, clubs
    For the forced bet alone; the rank comes first.

    Scenario Outline: The lowest suit takes it in high: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Ad 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
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

    Scenario Outline: The highest suit takes it in high-low split: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High-Low Split table
      And the cards fall as
        | seat 1 | Ad 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | Kc  | Kd  | 2h    | 2    |
        | Ks  | Kh  | 2h    | 1    |
        | Kd  | Kh  | 2c    | 2    |
        | Kc  | Kh  | Ks    | 3    |
        | Qs  | Kc  | 2d    | 2    |
        | 5c  | 3s  | 4s    | 1    |

    Scenario Outline: The lowest suit takes it in eight or better: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High-Low Split Eight or Better table
      And the cards fall as
        | seat 1 | Ad 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | 8c  | 8d  | Kh    | 1    |
        | 8h  | 8d  | Kh    | 2    |
        | 8s  | 8h  | Kd    | 2    |
        | 2s  | 3c  | 4c    | 1    |

  @oneida-poker.I.4.s3 @betting @play @trace
  Rule: One player has to place a forced bet
    Once in a round of play, in the amount that the house has set.

    Scenario Outline: A forced bet of <amount> is placed
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is <amount>
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
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

    Scenario Outline: It is placed once, on third street alone: <game>
      Given an Oneida <game> table
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does                 | to     | number |
        | posts the forced bet |        |        |
        | deals                | seat 1 | 4      |
        | deals                | seat 1 | 7      |

      Examples:
        | game                                           |
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    Scenario: In the next round of play there is another one
      Given an Oneida Seven-Card Stud High table
      And one round is played
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat |
        | posts the forced bet | 2    |

    Scenario: Nobody else places one, and nobody folds or checks before it
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When the cards are dealt
      Then none of the following happens
        | does                 | seat |
        | posts the forced bet | 1    |
        | posts the forced bet | 3    |
      And the following happens, in this order
        | does                 | seat | round        |
        | posts the forced bet | 2    |              |
        | gives the turn       | 3    | third street |

  @oneida-poker.I.4.a @betting @play
  Rule: In high poker the lowest up-card takes the forced bet
    An ace is not low.

    Scenario Outline: The lowest up-card: of <one>, <two> and <three> seat <seat>
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Ad 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
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

    Scenario: Of eight players, too
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1 | 2c 2d 9h |
        | seat 2 | 3c 3d 9s |
        | seat 3 | 4c 4d Kh |
        | seat 4 | 5c 5d Ks |
        | seat 5 | 6c 6d Jh |
        | seat 6 | 7c 7d 5h |
        | seat 7 | 8c 8d 6h |
        | seat 8 | 9c 9d Ah |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat |
        | posts the forced bet | 6    |
      And it is seat 7's turn

  @oneida-poker.I.4.b @betting @play
  Rule: In high-low split the highest up-card takes the forced bet, and an ace stands below the 2 for it
    The special rule goes before the general one, if so read.

    Scenario Outline: The highest up-card: of <one>, <two> and <three> seat <seat>
      Given an Oneida Seven-Card Stud High-Low Split table
      And the cards fall as
        | seat 1 | Ad 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | Kh  | Qd  | Jd    | 1    |
        | 9s  | Td  | 2c    | 2    |
        | 2h  | 3d  | 4c    | 3    |
        | 8c  | 6d  | 5h    | 1    |
        | Jc  | Kc  | Qs    | 2    |

    @reading:stud-ace-low-opener.ace-below-two
    Scenario Outline: An ace is lower than a 2: of <one>, <two> and <three> seat <seat>
      Given an Oneida Seven-Card Stud High-Low Split table
      And the cards fall as
        | seat 1 | Ad 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | As  | Kh  | Qd    | 2    |
        | As  | 2c  | 3d    | 3    |
        | 2c  | Ah  | As    | 1    |
        | Ac  | 2d  | 2c    | 2    |

    Scenario Outline: Where all have aces, the highest suit: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High-Low Split table
      And the cards fall as
        | seat 1 | Kd 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | As  | Ah  | Ad    | 1    |
        | Ac  | Ad  | Ah    | 3    |

  @oneida-poker.I.4.c @betting @play
  Rule: In high-low split eight or better the lowest up-card takes the forced bet, the ace being the highest
    As in high poker.

    Scenario Outline: Eight or better, the lowest up-card: of <one>, <two> and <three> seat <seat>
      Given an Oneida Seven-Card Stud High-Low Split Eight or Better table
      And the cards fall as
        | seat 1 | Ad 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat   |
        | posts the forced bet | <seat> |

      Examples:
        | one | two | three | seat |
        | 2h  | 3c  | Kd    | 1    |
        | 9s  | 8h  | Tc    | 2    |
        | Qd  | Ks  | Jc    | 3    |
        | As  | Kh  | Qd    | 3    |
        | Ac  | 2d  | 3h    | 2    |
        | 5h  | As  | 6d    | 1    |

  @oneida-poker.I.5 @betting @play @trace
  Rule: After the forced bet the turn goes clockwise, and each may fold, call or raise, until the last has responded
    Nobody may check what has been bet.

    @reading:call-then-raise.this-turn
    Scenario Outline: After seat <forced>, seat <first> acts first
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 2-10
      And the cards fall as
        | seat 1 | Ad 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
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
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When seat 3 checks
      Then the check is refused
      But a call of 2 from seat 3 is taken
      When seat 1 checks
      Then the check is refused
      But a call of 2 from seat 1 is taken

    Scenario Outline: Nobody <acts> out of turn on third street
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And the cards are dealt
      When seat 1 <acts>
      Then the <act> is refused
      And it is seat 3's turn
      But a call of 2 from seat 3 is taken

      Examples:
        | acts  | act  |
        | calls | call |
        | folds | fold |

    Scenario: The player who placed the forced bet does not act before the others
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And the cards are dealt
      When seat 2 calls
      Then the call is refused
      And it is seat 3's turn
      But a call of 2 from seat 3 is taken

    @reading:forced-bettor-option.none
    Scenario: All call, and the round is over without another turn for the forced bet
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When seat 3 calls
      And seat 1 calls
      Then the following happens, in this order and once each
        | does  | seat | to     | number |
        | calls | 1    |        |        |
        | deals |      | seat 1 | 4      |
      And none of the following happens
        | does           | seat | round        |
        | gives the turn | 2    | third street |

    @reading:forced-bettor-option.may-raise
    Scenario: All call, and the player who placed the forced bet may raise or check
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When seat 3 calls
      And seat 1 calls
      Then it is seat 2's turn
      And seat 2 may check or raise
      And a check from seat 2 is taken
      And each of the following happens once
        | does  | to     | number |
        | deals | seat 1 | 4      |

    Scenario: After a raise everybody who is in responds, then the round is over
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 2-10
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When seat 3 calls
      And seat 1 raises to 6
      And seat 2 calls
      Then it is seat 3's turn
      When seat 3 calls
      Then the following happens, in this order and once each
        | does  | seat | to     | number |
        | calls | 2    | 6      |        |
        | calls | 3    | 6      |        |
        | deals |      | seat 1 | 4      |
      And it is seat 1's turn

    @reading:raise-of-the-forced-bet.completes @reading:opening-wager.no-raise
    Scenario Outline: A raise of a raise adds the limit of 4 as well: seat <first>, then seat <second>
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | Ad 9c <one>   |
        | seat 2 | Js Th <two>   |
        | seat 3 | Qc 7d <three> |
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
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When seat 3 raises to 6
      Then the raise is refused
      But a raise to 4 from seat 3 is taken
      When seat 1 raises to 6
      Then the raise is refused
      But a raise to 8 from seat 1 is taken

    @reading:raise-of-the-forced-bet.full-raise
    Scenario: The first raise adds the limit of 4 to the forced bet of 2
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When seat 3 raises to 4
      Then the raise is refused
      But a raise to 6 from seat 3 is taken
      When seat 1 raises to 8
      Then the raise is refused
      But a raise to 10 from seat 1 is taken

    Scenario: A forced bet of 4, which is the limit, is raised to 8
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's forced bet is 4
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When seat 3 raises to 6
      Then the raise is refused
      But a raise to 8 from seat 3 is taken

    Scenario Outline: On third street, the forced bet of seat <b>: a call, a raise, and the calls of what is missing
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
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

    Scenario Outline: On third street every turn is one of that street, the forced bet of seat <b>
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      When seat <c> <acts>
      Then it is seat <a>'s turn
      When seat <a> raises to 10
      Then it is seat <b>'s turn
      And the following happens, in this order and once each
        | does           | seat | round        |
        | gives the turn | <c>  | third street |
        | gives the turn | <a>  | third street |
        | gives the turn | <b>  | third street |

      Examples:
        | a | b | c | acts        |
        | 1 | 2 | 3 | calls       |
        | 2 | 3 | 1 | folds       |
        | 3 | 1 | 2 | raises to 6 |
        | 1 | 2 | 3 | folds       |
        | 2 | 3 | 1 | raises to 6 |

    @reading:forced-bettor-option.none
    Scenario Outline: On third street every player has one turn, the forced bet of seat <b>
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      When seat <c> calls
      And seat <a> calls
      Then the following happens, in this order and once each
        | does           | seat | round        | to     | number |
        | gives the turn | <c>  | third street |        |        |
        | gives the turn | <a>  | third street |        |        |
        | deals          |      |              | seat 1 | 4      |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    Scenario Outline: On third street, the forced bet of seat <b>: a raise, a fold and a call
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
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

    Scenario Outline: On third street, the forced bet of seat <b>: two raises, two folds
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
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

    Scenario Outline: On third street an act that is not open is refused after the forced bet of seat <b>
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
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
    Scenario Outline: On third street seat <b>, who placed the forced bet, checks by its option, and the round is over
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
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
    Scenario Outline: On third street seat <b>, who placed the forced bet, raises by its option, and the others respond
      Given an Oneida Seven-Card Stud High table
      And the house's forced bet is 2
      And the house's table limit is 2-10
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
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

  @oneida-poker.I.6 @procedure @trace @play
  Rule: After the first betting round a card is burned, and a fourth is dealt face up to everybody who has not folded
    The first player to the left of the dealer who is still there gets the first one.

    @reading:forced-bettor-option.none
    Scenario: The burn comes after the last call and before the fourth card
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      When seat 1 calls
      Then the following happens, in this order and once each
        | does           | who    | seat | to     | number | where     | face | round         |
        | calls          |        | 1    |        |        |           |      |               |
        | burns          | dealer |      |        |        | burn pile | down |               |
        | deals          |        |      | seat 1 | 4      |           | up   |               |
        | deals          |        |      | seat 2 | 4      |           | up   |               |
        | deals          |        |      | seat 3 | 4      |           | up   |               |
        | gives the turn |        |      |        |        |           |      | fourth street |
      And seat 1 has 4 cards
      And seat 2 has 4 cards
      And seat 3 has 4 cards

    Scenario: The burn is the top card, and the fourth cards are those below it
      Given an Oneida Seven-Card Stud High table
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s on top
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 1 | 6h   | up   |
        | deals | seat 2 | Td   | up   |
        | deals | seat 3 | 3s   | up   |

    @reading:forced-bettor-option.none
    Scenario Outline: Who has folded gets no fourth card: seat <folder> folds, seat <first> gets the first
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | 3s 4d Kh |
        | seat 2 | 5h 6s 2c |
        | seat 3 | Ts 8c 9h |
        | seat 4 | Jc Jd Qd |
      When the betting goes
        | round        | seat | action  | to    |
        | third street | 3    | <three> | <to3> |
        | third street | 4    | <four>  | <to4> |
        | third street | 1    | <one>   | <to1> |
      Then the following happens, in this order and once each
        | does  | to            | number |
        | deals | seat <first>  | 4      |
        | deals | seat <second> | 4      |
        | deals | seat <third>  | 4      |
      And none of the following happens
        | does  | to            | number |
        | deals | seat <folder> | 4      |

      Examples:
        | folder | three | to3 | four  | to4 | one   | to1 | first | second | third |
        | 1      | calls | 2   | calls | 2   | folds |     | 2     | 3      | 4     |
        | 3      | folds |     | calls | 2   | calls | 2   | 1     | 2      | 4     |
        | 4      | calls | 2   | folds |     | calls | 2   | 1     | 2      | 3     |

    Scenario: Who has put in the last chips gets a fourth card
      Given an Oneida Seven-Card Stud High table
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
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 3 | 4      | up   |

  @oneida-poker.I.6.s1 @betting @play @trace
  Rule: With the fourth cards the next betting round begins
    By the hands that show.

    Scenario: The first turn comes after the last of the fourth cards
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | to     | number | round         |
        | deals          | seat 3 | 4      |               |
        | gives the turn |        |        | fourth street |
        | deals          | seat 1 | 5      |               |

    Scenario: Everybody has one turn in it, and then the fifth card is dealt
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round         | to     | number |
        | gives the turn | 1    | fourth street |        |        |
        | gives the turn | 2    | fourth street |        |        |
        | gives the turn | 3    | fourth street |        |        |
        | deals          |      |               | seat 1 | 5      |

    @reading:forced-bettor-option.none
    Scenario: What was bet on third street does not have to be called again
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      And seat 1 calls
      When seat 1 checks
      Then the check is taken
      And a check from seat 2 is taken
      And a check from seat 3 is taken

    @reading:forced-bettor-option.none
    Scenario: It is not the player with the lowest card who begins now
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      And seat 1 calls
      When seat 2 checks
      Then the check is refused
      And it is seat 1's turn
      But a check from seat 1 is taken

  @oneida-poker.I.6.a @betting @play @trace
  Rule: The player with the highest hand showing has to bet or check first
    Pairs, threes and fours count, then the cards; of up-cards alone there is no straight and no flush, if so read.

    Scenario Outline: On fourth street: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Ac 3c <one>   |
        | seat 2 | Ad 3d <two>   |
        | seat 3 | 4c 8d <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round         |
        | gives the turn | <opens> | fourth street |
        | gives the turn | <next>  | fourth street |
        | gives the turn | <last>  | fourth street |

      Examples:
        | one   | two   | three | opens | next | last |
        | Kh Qs | 2c 2d | As Kd | 2     | 3    | 1    |
        | 5h 5s | 2c 2d | As Kd | 1     | 2    | 3    |
        | Kh Qs | As 2d | Qd Jc | 2     | 3    | 1    |
        | Ah 9s | Kc Qd | As Td | 3     | 1    | 2    |
        | Kh Qs | Kc Jd | Ks Ts | 1     | 2    | 3    |
        | 7h 5s | 7c 6d | 7d 2c | 2     | 3    | 1    |

    Scenario Outline: On fifth street: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Ac 3c <one>   |
        | seat 2 | Ad 3d <two>   |
        | seat 3 | 4c 8d <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round        |
        | gives the turn | <opens> | fifth street |
        | gives the turn | <next>  | fifth street |
        | gives the turn | <last>  | fifth street |

      Examples:
        | one      | two      | three    | opens | next | last |
        | 2h 2s 9c | As Kd Jc | 8s 8c Qd | 3     | 1    | 2    |
        | 5h 5s 5d | As Ah Kc | Kd Kh Qd | 1     | 2    | 3    |
        | Kh 9s 7d | Ks 9h 8c | Kc 9d 6s | 2     | 3    | 1    |
        | 9h 9s 2d | 9c 9d Kc | As Kh Jd | 2     | 3    | 1    |

    Scenario Outline: On sixth street: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Ac 3c <one>   |
        | seat 2 | Ad 3d <two>   |
        | seat 3 | 4c 8d <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round        |
        | gives the turn | <opens> | sixth street |
        | gives the turn | <next>  | sixth street |
        | gives the turn | <last>  | sixth street |

      Examples:
        | one         | two         | three       | opens | next | last |
        | 2h 2s 5c 5d | As Ah Kc Qd | Ks Kd 9h 8c | 1     | 2    | 3    |
        | Kh Ks Qc Qd | 2h 2s 2d 5h | As Ah Jc Jd | 2     | 3    | 1    |
        | 2h 2s 2d 2c | Kh Ks Kd 5h | As Ah Qc Qd | 1     | 2    | 3    |
        | 5h 5s 7c 8s | As Kh Qd Jc | Qs Jd Th 9c | 1     | 2    | 3    |

    Scenario Outline: On seventh street the cards of sixth street still show
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Ac 3c <one>   |
        | seat 2 | Ad 3d <two>   |
        | seat 3 | 4c 8d <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round          |
        | gives the turn | <opens> | seventh street |
        | gives the turn | <next>  | seventh street |
        | gives the turn | <last>  | seventh street |

      Examples:
        | one            | two            | three          | opens | next | last |
        | 2h 2s 5c 5d Kh | As Ah Kc Qd Ks | Kd 9h 8c 7d 6s | 1     | 2    | 3    |
        | Kh Qs 9c 8h Kd | Js Jh 7c 6d 4s | As 9h 8s 7d Ah | 2     | 3    | 1    |

    Scenario: A hand that is higher with its hole cards does not count
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Kc Kd 9h 4s |
        | seat 2 | 2c 3d Th 5s |
        | seat 3 | Ac Ad 6h 3s |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | round         |
        | gives the turn | 2    | fourth street |
        | gives the turn | 3    | fourth street |
        | gives the turn | 1    | fourth street |

    Scenario Outline: The highest hand that shows is a high one in <game>, too
      Given an Oneida <game> table
      And the cards fall as
        | seat 1 | Kc Kd 3h 2s |
        | seat 2 | 2c 3d Qh Qs |
        | seat 3 | Ac Ad 8h 4s |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | round         |
        | gives the turn | 2    | fourth street |
        | gives the turn | 3    | fourth street |
        | gives the turn | 1    | fourth street |

      Examples:
        | game                                           |
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    @reading:forced-bettor-option.none
    Scenario: Who begins may check or bet, and has nothing to call or raise
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      When seat 1 calls
      Then it is seat 1's turn
      And seat 1 may only check or bet
      When seat 1 calls
      Then the call is refused
      But a bet of 4 from seat 1 is taken
      And a fold from seat 2 is taken

    @reading:hand-showing.sets-and-cards
    Scenario Outline: A sequence or a suit of up-cards is no hand: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Ac 3c <one>   |
        | seat 2 | Ad 3d <two>   |
        | seat 3 | 4c 8d <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round   |
        | gives the turn | <opens> | <round> |
        | gives the turn | <next>  | <round> |
        | gives the turn | <last>  | <round> |

      Examples:
        | one      | two      | three    | opens | next | last | round        |
        | 7h 6s 5c | 2h 2s 4d | Js 9h 8c | 2     | 3    | 1    | fifth street |
        | Kh Qh Jh | 2h 2s 5d | As 9c 8s | 2     | 3    | 1    | fifth street |

    @reading:hand-showing.three-card-ranking
    Scenario Outline: By the list for three cards a sequence or a suit of three up-cards is a hand: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Ac 3c <one>   |
        | seat 2 | Ad 3d <two>   |
        | seat 3 | 4c 8d <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round   |
        | gives the turn | <opens> | <round> |
        | gives the turn | <next>  | <round> |
        | gives the turn | <last>  | <round> |

      Examples:
        | one      | two      | three    | opens | next | last | round        |
        | 7h 6s 5c | 2h 2s 4d | Js 9h 8c | 1     | 2    | 3    | fifth street |
        | Kh Qh Jh | 2h 2s 5d | As 9c 8s | 1     | 2    | 3    | fifth street |

    Scenario: In high-low split an ace that shows is high as well, whatever it was for the forced bet
      Given an Oneida Seven-Card Stud High-Low Split table
      And the cards fall as
        | seat 1 | 2c 3c Kh Qs |
        | seat 2 | 2d 3d As 9d |
        | seat 3 | 4c 8d Jh Ts |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | round         |
        | gives the turn | 2    | fourth street |
        | gives the turn | 3    | fourth street |
        | gives the turn | 1    | fourth street |

  @oneida-poker.I.6.b @betting @play @trace
  Rule: Of equal hands showing, the player closest to the left of the dealer has to bet or check first
    Suits do not count here.

    Scenario Outline: Equal hands: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Ac 3c <one>   |
        | seat 2 | Ad 3d <two>   |
        | seat 3 | 4c 8d <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round         |
        | gives the turn | <opens> | fourth street |
        | gives the turn | <next>  | fourth street |
        | gives the turn | <last>  | fourth street |

      Examples:
        | one   | two   | three | opens | next | last |
        | Kh Qs | Ks Qh | 9d 8c | 1     | 2    | 3    |
        | 9h 8s | Kc Qd | Ks Qh | 2     | 3    | 1    |
        | Kh Qs | 9h 8s | Ks Qh | 1     | 2    | 3    |
        | 2h 2d | 2s 2c | Ks Qh | 1     | 2    | 3    |
        | 9s 8s | Ah Ks | As Kh | 2     | 3    | 1    |

    Scenario Outline: On <street>, too: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Ac 3c <one>   |
        | seat 2 | Ad 3d <two>   |
        | seat 3 | 4c 8d <three> |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round    |
        | gives the turn | <opens> | <street> |
        | gives the turn | <next>  | <street> |
        | gives the turn | <last>  | <street> |

      Examples:
        | street       | one         | two         | three       | opens | next | last |
        | fifth street | Kh 9s 7d    | Ks 9h 7c    | Qd Jc 8s    | 1     | 2    | 3    |
        | sixth street | Kh 9s 7d 5c | Ks 9h 7c 5d | Qd Jc Ts 2h | 1     | 2    | 3    |
        | sixth street | 9d 7s 6d 4h | Ks Kh 8c 7d | Kd Kc 8s 7h | 2     | 3    | 1    |

    @reading:forced-bettor-option.none
    Scenario: The first player may have folded: then the next of equal hands begins
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | 3s 4d Kh    |
        | seat 2 | 5h 6s 2c 3d |
        | seat 3 | Ts 8c Ks 9h |
        | seat 4 | Jc Jd Kd 9c |
      When the betting goes
        | round        | seat | action | to |
        | third street | 3    | calls  | 2  |
        | third street | 4    | calls  | 2  |
        | third street | 1    | folds  |    |
      Then it is seat 3's turn
      And seat 3 may only check or bet

  @oneida-poker.I.7 @betting @play @trace
  Rule: After the first bet or check each may in turn fold, call or raise, or check as long as nobody has bet
    Clockwise. That a player may also bet after a check follows from the next sentence.

    @reading:forced-bettor-option.none
    Scenario: After a check the next may fold, check or bet
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      And seat 1 calls
      When seat 1 checks
      Then it is seat 2's turn
      And seat 2 may only fold, check or bet
      When seat 2 checks
      Then it is seat 3's turn
      And seat 3 may only fold, check or bet
      And a bet of 4 from seat 3 is taken

    @reading:forced-bettor-option.none
    Scenario: After a bet the next may fold, call or raise
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      And seat 1 calls
      When seat 1 bets 4
      Then it is seat 2's turn
      And seat 2 may only fold, call or raise
      When seat 2 checks
      Then the check is refused
      But a call of 4 from seat 2 is taken
      And it is seat 3's turn

    @reading:forced-bettor-option.none
    Scenario: Nobody acts out of turn on fourth street
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      And seat 1 calls
      And seat 1 checks
      When seat 3 checks
      Then the check is refused
      And it is seat 2's turn
      But a check from seat 2 is taken

    @reading:forced-bettor-option.none
    Scenario: A raise on fourth street is taken
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      And seat 1 calls
      And seat 1 bets 4
      When seat 2 raises to 8
      Then the raise to 8 is taken
      And it is seat 3's turn

    @reading:forced-bettor-option.none
    Scenario: A fold on fourth street is taken
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      And seat 1 calls
      And seat 1 bets 4
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn
      When everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | shows the hand | 2    |

    Scenario Outline: On <street>, too, the turn goes clockwise from who begins: seat <a>
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round    |
        | gives the turn | <a>  | <street> |
        | gives the turn | <b>  | <street> |
        | gives the turn | <c>  | <street> |

      Examples:
        | street         | a | b | c |
        | fourth street  | 2 | 3 | 1 |
        | fifth street   | 1 | 2 | 3 |
        | fifth street   | 3 | 1 | 2 |
        | sixth street   | 2 | 3 | 1 |
        | sixth street   | 1 | 2 | 3 |
        | seventh street | 3 | 1 | 2 |
        | seventh street | 1 | 2 | 3 |

    @reading:forced-bettor-option.none
    Scenario Outline: On fourth street, seat <a> beginning: two checks, a bet, a call and a fold
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round        | seat | action | to |
        | third street | <c>  | calls  | 2  |
        | third street | <a>  | calls  | 2  |
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
    Scenario Outline: On fourth street all check, seat <a> beginning: each has one turn
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round        | seat | action | to |
        | third street | <c>  | calls  | 2  |
        | third street | <a>  | calls  | 2  |
      When seat <a> checks
      Then it is seat <b>'s turn
      When seat <b> checks
      Then it is seat <c>'s turn
      And a check from seat <c> is taken
      And the following happens, in this order and once each
        | does           | seat | round         | number |
        | checks         | <a>  |               |        |
        | gives the turn | <b>  | fourth street |        |
        | checks         | <b>  |               |        |
        | gives the turn | <c>  | fourth street |        |
        | checks         | <c>  |               |        |
        | burns          |      |               |        |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none
    @reading:opening-wager.no-raise
    Scenario Outline: On fourth street, seat <a> beginning: a bet, three raises and the calls of what is missing
      Given an Oneida Seven-Card Stud High table
      And the house's greatest number of raises is no limit
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round        | seat | action | to |
        | third street | <c>  | calls  | 2  |
        | third street | <a>  | calls  | 2  |
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

    @reading:forced-bettor-option.none
    Scenario Outline: On fourth street an act that is not open is refused, seat <a> beginning
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round        | seat | action | to |
        | third street | <c>  | calls  | 2  |
        | third street | <a>  | calls  | 2  |
      When seat <b> folds
      Then the fold is refused
      When seat <b> checks
      Then the check is refused
      When seat <b> bets 4
      Then the bet is refused
      And it is seat <a>'s turn
      And seat <a> may only check or bet
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

  @oneida-poker.I.7.s1 @betting @play @trace
  Rule: Everybody may check until somebody has bet; then they fold, call or raise, until the last has responded
    A round in which all check is over, too.

    @reading:forced-bettor-option.none
    Scenario: All check, and the next card is dealt
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      And seat 1 calls
      When seat 1 checks
      And seat 2 checks
      And seat 3 checks
      Then the following happens, in this order and once each
        | does   | seat | to     | number |
        | checks | 3    |        |        |
        | burns  |      |        |        |
        | deals  |      | seat 1 | 5      |

    @reading:forced-bettor-option.none
    Scenario: Who has checked has to respond to a bet that follows
      Given an Oneida Seven-Card Stud High table
      And the house's check and raise is permitted
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      And seat 1 calls
      And seat 1 checks
      And seat 2 checks
      When seat 3 bets 4
      Then it is seat 1's turn
      And seat 1 may only fold, call or raise
      When seat 1 checks
      Then the check is refused
      But a call of 4 from seat 1 is taken
      And it is seat 2's turn

    @reading:forced-bettor-option.none
    Scenario: The round is over when the last has responded to the bet, not before
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      And seat 1 calls
      When seat 1 bets 4
      And seat 2 calls
      Then none of the following happens
        | does  | number |
        | deals | 5      |
      When seat 3 calls
      Then each of the following happens once
        | does  | to     | number |
        | deals | seat 1 | 5      |

    @reading:forced-bettor-option.none
    Scenario: A raise is responded to by who has bet and by who has called
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And seat 3 calls
      And seat 1 calls
      When seat 1 bets 4
      And seat 2 calls
      And seat 3 raises to 8
      Then it is seat 1's turn
      When seat 1 calls
      Then it is seat 2's turn
      When seat 2 calls
      Then the following happens, in this order and once each
        | does   | seat | to     | number |
        | raises | 3    | 8      |        |
        | calls  | 1    | 8      |        |
        | calls  | 2    | 8      |        |
        | deals  |      | seat 1 | 5      |

  @oneida-poker.I.8 @procedure @trace @play
  Rule: Then come two more cards face up and one face down for everybody who has not folded, each with a betting round
    Conducted as on fourth street: the highest hand showing begins, and the hands may have changed.

    Scenario: Of seven cards each the first two and the last lie face down, and each round of cards goes clockwise
      Given an Oneida Seven-Card Stud High table
      When everyone checks to the showdown
      Then the cards are dealt in this order
        | to     | face |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
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
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |

    Scenario Outline: Each card is followed by a betting round: <game>
      Given an Oneida <game> table
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | to     | number | face | round          |
        | deals          | seat 3 | 5      | up   |                |
        | gives the turn |        |        |      | fifth street   |
        | deals          | seat 1 | 6      | up   |                |
        | gives the turn |        |        |      | sixth street   |
        | deals          | seat 1 | 7      | down |                |
        | gives the turn |        |        |      | seventh street |
        | shows the hand |        |        |      |                |

      Examples:
        | game                                           |
        | Seven-Card Stud High                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    @reading:identical-rank.combination-first
    Scenario: The hands that show change, and with them who begins
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | Tc Jc Kh 4s 7d 6h |
        | seat 2 | 2c 3d Qh 5s 5d 8h |
        | seat 3 | Ac Ad 9h 6s 8s 9s |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round          |
        | gives the turn | 1    | fourth street  |
        | gives the turn | 2    | fourth street  |
        | gives the turn | 2    | fifth street   |
        | gives the turn | 3    | fifth street   |
        | gives the turn | 3    | sixth street   |
        | gives the turn | 1    | sixth street   |
        | gives the turn | 3    | seventh street |
        | gives the turn | 1    | seventh street |

    @reading:forced-bettor-option.none
    Scenario: Who folds on fourth street gets none of the cards that follow
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | bets   | 4  |
        | fourth street | 2    | calls  | 4  |
        | fourth street | 3    | folds  |    |
        | fifth street  | 1    | bets   | 8  |
      When everyone checks to the showdown
      Then none of the following happens
        | does  | to     | number |
        | deals | seat 3 | 5      |
        | deals | seat 3 | 6      |
        | deals | seat 3 | 7      |
      And each of the following happens once
        | does  | to     | number |
        | deals | seat 1 | 7      |
        | deals | seat 2 | 7      |

    @reading:forced-bettor-option.none
    Scenario: Who has folded on sixth street gets no seventh card, the others do
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | checks |    |
        | fifth street  | 1    | checks |    |
        | fifth street  | 2    | checks |    |
        | fifth street  | 3    | checks |    |
        | sixth street  | 1    | bets   | 8  |
        | sixth street  | 2    | calls  | 8  |
        | sixth street  | 3    | folds  |    |
      Then none of the following happens
        | does  | to     | number |
        | deals | seat 3 | 7      |
      And each of the following happens once
        | does  | to     | number | face |
        | deals | seat 1 | 7      | down |
        | deals | seat 2 | 7      | down |

    @reading:forced-bettor-option.none
    Scenario: On seventh street: check, bet, call and raise as on fourth street
      Given an Oneida Seven-Card Stud High table
      And the house's check and raise is permitted
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | checks |    |
        | fifth street  | 1    | checks |    |
        | fifth street  | 2    | checks |    |
        | fifth street  | 3    | checks |    |
        | sixth street  | 1    | checks |    |
        | sixth street  | 2    | checks |    |
        | sixth street  | 3    | checks |    |
      When seat 1 checks
      Then it is seat 2's turn
      And seat 2 may only fold, check or bet
      When seat 2 bets 8
      Then it is seat 3's turn
      And seat 3 may only fold, call or raise
      When seat 3 calls
      Then it is seat 1's turn
      And seat 1 may only fold, call or raise
      And none of the following happens
        | does           |
        | shows the hand |
      When seat 1 calls
      Then each of the following happens once
        | does           | seat |
        | shows the hand | 2    |

    @reading:forced-bettor-option.none
    Scenario: On fifth street a bet of 8 is responded to by all before the sixth card
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | checks |    |
        | fifth street  | 1    | bets   | 8  |
        | fifth street  | 2    | calls  | 8  |
      When seat 3 checks
      Then the check is refused
      And none of the following happens
        | does  | number |
        | deals | 6      |
      But a call of 8 from seat 3 is taken
      And each of the following happens once
        | does  | to     | number | face |
        | deals | seat 1 | 6      | up   |

    @reading:forced-bettor-option.none
    Scenario Outline: On fifth street, seat <a> beginning: two checks, a bet, a call and a fold
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
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
    Scenario Outline: On fifth street all check, seat <a> beginning: each has one turn
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
      When seat <a> checks
      Then it is seat <b>'s turn
      When seat <b> checks
      Then it is seat <c>'s turn
      And a check from seat <c> is taken
      And the following happens, in this order and once each
        | does           | seat | round        | number |
        | checks         | <a>  |              |        |
        | gives the turn | <b>  | fifth street |        |
        | checks         | <b>  |              |        |
        | gives the turn | <c>  | fifth street |        |
        | checks         | <c>  |              |        |
        | burns          |      |              |        |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none
    @reading:opening-wager.no-raise
    Scenario Outline: On fifth street, seat <a> beginning: a bet, three raises and the calls of what is missing
      Given an Oneida Seven-Card Stud High table
      And the house's greatest number of raises is no limit
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
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

    @reading:forced-bettor-option.none
    Scenario Outline: On fifth street an act that is not open is refused, seat <a> beginning
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
      When seat <b> folds
      Then the fold is refused
      When seat <b> checks
      Then the check is refused
      When seat <b> bets 8
      Then the bet is refused
      And it is seat <a>'s turn
      And seat <a> may only check or bet
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

    @reading:forced-bettor-option.none
    Scenario Outline: On sixth street, seat <a> beginning: two checks, a bet, a call and a fold
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
        | fifth street  | <a>  | checks |    |
        | fifth street  | <b>  | checks |    |
        | fifth street  | <c>  | checks |    |
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
    Scenario Outline: On sixth street all check, seat <a> beginning: each has one turn
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
        | fifth street  | <a>  | checks |    |
        | fifth street  | <b>  | checks |    |
        | fifth street  | <c>  | checks |    |
      When seat <a> checks
      Then it is seat <b>'s turn
      When seat <b> checks
      Then it is seat <c>'s turn
      And a check from seat <c> is taken
      And the following happens, in this order and once each
        | does           | seat | round        | number |
        | checks         | <a>  |              |        |
        | gives the turn | <b>  | sixth street |        |
        | checks         | <b>  |              |        |
        | gives the turn | <c>  | sixth street |        |
        | checks         | <c>  |              |        |
        | burns          |      |              |        |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none
    @reading:opening-wager.no-raise
    Scenario Outline: On sixth street, seat <a> beginning: a bet, three raises and the calls of what is missing
      Given an Oneida Seven-Card Stud High table
      And the house's greatest number of raises is no limit
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
        | fifth street  | <a>  | checks |    |
        | fifth street  | <b>  | checks |    |
        | fifth street  | <c>  | checks |    |
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

    @reading:forced-bettor-option.none
    Scenario Outline: On sixth street an act that is not open is refused, seat <a> beginning
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
        | fifth street  | <a>  | checks |    |
        | fifth street  | <b>  | checks |    |
        | fifth street  | <c>  | checks |    |
      When seat <b> folds
      Then the fold is refused
      When seat <b> checks
      Then the check is refused
      When seat <b> bets 8
      Then the bet is refused
      And it is seat <a>'s turn
      And seat <a> may only check or bet
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

    @reading:forced-bettor-option.none
    Scenario Outline: On seventh street, seat <a> beginning: two checks, a bet, a call and a fold
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
        | fifth street  | <a>  | checks |    |
        | fifth street  | <b>  | checks |    |
        | fifth street  | <c>  | checks |    |
        | sixth street  | <a>  | checks |    |
        | sixth street  | <b>  | checks |    |
        | sixth street  | <c>  | checks |    |
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
    Scenario Outline: On seventh street all check, seat <a> beginning: each has one turn
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
        | fifth street  | <a>  | checks |    |
        | fifth street  | <b>  | checks |    |
        | fifth street  | <c>  | checks |    |
        | sixth street  | <a>  | checks |    |
        | sixth street  | <b>  | checks |    |
        | sixth street  | <c>  | checks |    |
      When seat <a> checks
      Then it is seat <b>'s turn
      When seat <b> checks
      Then it is seat <c>'s turn
      And a check from seat <c> is taken
      And the following happens, in this order and once each
        | does           | seat | round          | pot |
        | checks         | <a>  |                |     |
        | gives the turn | <b>  | seventh street |     |
        | checks         | <b>  |                |     |
        | gives the turn | <c>  | seventh street |     |
        | checks         | <c>  |                |     |
        | awards the pot |      |                |     |

      Examples:
        | a | b | c |
        | 1 | 2 | 3 |
        | 2 | 3 | 1 |
        | 3 | 1 | 2 |

    @reading:forced-bettor-option.none
    @reading:opening-wager.no-raise
    Scenario Outline: On seventh street, seat <a> beginning: a bet, three raises and the calls of what is missing
      Given an Oneida Seven-Card Stud High table
      And the house's greatest number of raises is no limit
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
        | fifth street  | <a>  | checks |    |
        | fifth street  | <b>  | checks |    |
        | fifth street  | <c>  | checks |    |
        | sixth street  | <a>  | checks |    |
        | sixth street  | <b>  | checks |    |
        | sixth street  | <c>  | checks |    |
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

    @reading:forced-bettor-option.none
    Scenario Outline: On seventh street an act that is not open is refused, seat <a> beginning
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat <a> | 3s 4d Kh Qs 9c 7d 2s |
        | seat <b> | 5h 6s 2c 9d Jd 4h 3c |
        | seat <c> | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | <c>  | calls  | 2  |
        | third street  | <a>  | calls  | 2  |
        | fourth street | <a>  | checks |    |
        | fourth street | <b>  | checks |    |
        | fourth street | <c>  | checks |    |
        | fifth street  | <a>  | checks |    |
        | fifth street  | <b>  | checks |    |
        | fifth street  | <c>  | checks |    |
        | sixth street  | <a>  | checks |    |
        | sixth street  | <b>  | checks |    |
        | sixth street  | <c>  | checks |    |
      When seat <b> folds
      Then the fold is refused
      When seat <b> checks
      Then the check is refused
      When seat <b> bets 8
      Then the bet is refused
      And it is seat <a>'s turn
      And seat <a> may only check or bet
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

  @oneida-poker.I.8.s1 @procedure @trace
  Rule: Before each round of cards the top card of the deck is burned
    Four in a round of play that goes to its end.

    Scenario: One burn before the cards of each street
      Given an Oneida Seven-Card Stud High table
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c 2h 8c 4s Qd Kd 5c 7h 6d Ah Jd 3c on top
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does  | to     | card | number |
        | deals | seat 3 | 3s   | 4      |
        | deals | seat 1 | 2h   | 5      |
        | deals | seat 3 | 4s   | 5      |
        | deals | seat 1 | Kd   | 6      |
        | deals | seat 3 | 7h   | 6      |
        | deals | seat 1 | Ah   | 7      |
        | deals | seat 3 | 3c   | 7      |

    Scenario: Every burn goes face down to the burn pile
      Given an Oneida Seven-Card Stud High table
      When everyone checks to the showdown
      Then the dealer burns only like this
        | where     | face |
        | burn pile | down |

    @reading:forced-bettor-option.none
    Scenario: A burn stands between the last act before fifth street and its first card
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
      When seat 3 checks
      Then the following happens, in this order and once each
        | does   | seat | where     | face | to     | number |
        | checks | 3    |           |      |        |        |
        | burns  |      | burn pile | down |        |        |
        | deals  |      |           |      | seat 1 | 5      |

    @reading:forced-bettor-option.none
    Scenario: A burn stands between the last act before sixth street and its first card
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | checks |    |
        | fifth street  | 1    | checks |    |
        | fifth street  | 2    | checks |    |
      When seat 3 checks
      Then the following happens, in this order and once each
        | does   | seat | where     | face | to     | number |
        | checks | 3    |           |      |        |        |
        | burns  |      | burn pile | down |        |        |
        | deals  |      |           |      | seat 1 | 6      |

    @reading:forced-bettor-option.none
    Scenario: A burn stands between the last act before seventh street and its first card
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | checks |    |
        | fifth street  | 1    | checks |    |
        | fifth street  | 2    | checks |    |
        | fifth street  | 3    | checks |    |
        | sixth street  | 1    | checks |    |
        | sixth street  | 2    | checks |    |
      When seat 3 checks
      Then the following happens, in this order and once each
        | does   | seat | where     | face | to     | number |
        | checks | 3    |           |      |        |        |
        | burns  |      | burn pile | down |        |        |
        | deals  |      |           |      | seat 1 | 7      |

  @oneida-poker.I.8.s2 @procedure @trace @play
  Rule: If the cards do not suffice for a seventh each, one is burned and a common card is dealt face up in the middle
    It is the seventh card of everybody.

    Scenario: Eight players, one of whom folds on third street: four cards are left for seven
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1 | 4c 4d Kh |
        | seat 2 | 5c 5d 2c |
        | seat 3 | 6c 6d Qh |
        | seat 4 | 7c 7d Jh |
        | seat 5 | 8c 8d Th |
        | seat 6 | 9c 9d Ah |
        | seat 7 | Tc Td 9h |
        | seat 8 | Jc Jd 8h |
      When seat 3 folds
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | to     | number | street      | face | total | round |
        | deals           | seat 8 | 6      |             |      |       |       |
        | deals the board |        |        | common card | up   | 1     |       |
      And none of the following happens
        | does     | number | from      |
        | deals    | 7      |           |
        | shuffles |        | burn pile |
      And the following happens, in this order
        | does            | street      | round          |
        | deals the board | common card |                |
        | gives the turn  |             | seventh street |
        | shows the hand  |             |                |

    Scenario: Two of eight fold on third street: seven cards are left for six, and each gets one
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1 | 4c 4d Kh |
        | seat 2 | 5c 5d 2c |
        | seat 3 | 6c 6d Qh |
        | seat 4 | 7c 7d Jh |
        | seat 5 | 8c 8d Th |
        | seat 6 | 9c 9d Ah |
        | seat 7 | Tc Td 9h |
        | seat 8 | Jc Jd 8h |
      When seat 3 folds
      And seat 4 folds
      And everyone checks to the showdown
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 1 | 7      | down |
        | deals | seat 2 | 7      | down |
        | deals | seat 5 | 7      | down |
        | deals | seat 6 | 7      | down |
        | deals | seat 7 | 7      | down |
        | deals | seat 8 | 7      | down |
      And none of the following happens
        | does            |
        | deals the board |

    @reading:common-card-when.counting-the-burn
    Scenario: Seven players and seven cards: one has to be burned, so that a common card is dealt
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 7 have 100
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street      | total | face |
        | deals the board | common card | 1     | up   |
      And none of the following happens
        | does  | number |
        | deals | 7      |

    @reading:common-card-when.without-the-burn
    Scenario: Seven players and seven cards: each gets one, and none is burned
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 7 have 100
      When everyone checks to the showdown
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 1 | 7      | down |
        | deals | seat 7 | 7      | down |
      And none of the following happens
        | does            |
        | deals the board |

    Scenario: Everybody may use it: the common card makes a pair for two of them
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
        | common card | Ks                |
      When the betting goes
        | round        | seat | action | to |
        | third street | 8    | calls  | 2  |
        | third street | 1    | calls  | 2  |
        | third street | 2    | calls  | 2  |
        | third street | 3    | folds  |    |
      And everyone checks to the showdown
      Then each of the following happens once
        | does            | street      | cards |
        | deals the board | common card | Ks    |
      And seat 1's hand is a pair with Kh Ks 9s 7h 5d
      And seat 2's hand is a pair with Kd Ks 9c 7s 5s
      And seat 1 wins half of the pot
      And seat 2 wins half of the pot

  @oneida-poker.I.8.s3 @procedure @trace @play
  Rule: If no more than one card is left, the burned cards are shuffled, one of them is burned, and the common card is dealt from them
    With eight players of whom seven at least have stayed to the end.

    Scenario: Eight stay: one card is left after sixth street
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1 | 4c 4d Kh |
        | seat 2 | 5c 5d 2c |
        | seat 3 | 6c 6d Qh |
        | seat 4 | 7c 7d Jh |
        | seat 5 | 8c 8d Th |
        | seat 6 | 9c 9d Ah |
        | seat 7 | Tc Td 9h |
        | seat 8 | Jc Jd 8h |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does            | to     | number | from      | street      |
        | deals           | seat 8 | 6      |           |             |
        | shuffles        |        |        | burn pile |             |
        | deals the board |        |        |           | common card |
      And none of the following happens
        | does  | number |
        | deals | 7      |

    Scenario: The burned cards are shuffled before the last burn
      Given an Oneida Seven-Card Stud High table
      And the house's way of shuffling is by hand
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1 | 4c 4d Kh |
        | seat 2 | 5c 5d 2c |
        | seat 3 | 6c 6d Qh |
        | seat 4 | 7c 7d Jh |
        | seat 5 | 8c 8d Th |
        | seat 6 | 9c 9d Ah |
        | seat 7 | Tc Td 9h |
        | seat 8 | Jc Jd 8h |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | who    | deck   | to     | number | from      | round          |
        | deals          |        |        | seat 8 | 6      |           |                |
        | shuffles       | dealer | deck 1 |        |        | burn pile |                |
        | gives the turn |        |        |        |        |           | seventh street |

    Scenario: Of two rounds of play only that in which all eight stay comes to it
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1 | 4c 4d Kh |
        | seat 2 | 5c 5d 2c |
        | seat 3 | 6c 6d Qh |
        | seat 4 | 7c 7d Jh |
        | seat 5 | 8c 8d Th |
        | seat 6 | 9c 9d Ah |
        | seat 7 | Tc Td 9h |
        | seat 8 | Jc Jd 8h |
      When seat 3 folds
      And everyone checks to the showdown
      And the cards are dealt
      And everyone checks to the showdown
      Then each of the following happens once
        | does     | from      |
        | shuffles | burn pile |

    @reading:forced-bettor-option.none
    Scenario: One of the shuffled burns is burned, and the common card comes from those left
      Given an Oneida Seven-Card Stud High table
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1 | 4c 4d Kh 3s 8c 8d |
        | seat 2 | 5c 5d 2c 9s 7s 6s |
        | seat 3 | 6c 6d Qh 8s 7c 5s |
        | seat 4 | 7h 7d Jh Ts 3h 4h |
        | seat 5 | 9c 9d Th Js 5h 6h |
        | seat 6 | Jc Jd Ah As Ac Ad |
        | seat 7 | Tc Td 9h Qs 3c 2s |
        | seat 8 | Qc Qd 8h Ks 3d 2d |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 4    | calls  | 2  |
        | third street  | 5    | calls  | 2  |
        | third street  | 6    | calls  | 2  |
        | third street  | 7    | calls  | 2  |
        | third street  | 8    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 6    | checks |    |
        | fourth street | 7    | checks |    |
        | fourth street | 8    | checks |    |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | checks |    |
        | fourth street | 4    | checks |    |
        | fourth street | 5    | checks |    |
        | fifth street  | 6    | checks |    |
        | fifth street  | 7    | checks |    |
        | fifth street  | 8    | checks |    |
        | fifth street  | 1    | checks |    |
        | fifth street  | 2    | checks |    |
        | fifth street  | 3    | checks |    |
        | fifth street  | 4    | checks |    |
        | fifth street  | 5    | checks |    |
        | sixth street  | 6    | checks |    |
        | sixth street  | 7    | checks |    |
        | sixth street  | 8    | checks |    |
        | sixth street  | 1    | checks |    |
        | sixth street  | 2    | checks |    |
        | sixth street  | 3    | checks |    |
        | sixth street  | 4    | checks |    |
      When seat 5 checks
      Then the following happens, in this order
        | does            | seat | from      | street      | round          |
        | checks          | 5    |           |             |                |
        | shuffles        |      | burn pile |             |                |
        | burns           |      |           |             |                |
        | deals the board |      |           | common card |                |
        | gives the turn  |      |           |             | seventh street |

    @reading:forced-bettor-option.none
    Scenario: One of eight folds on fourth street: three cards are left, and the common card comes from the deck
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1 | 4c 4d Kh 3s 8c 8d |
        | seat 2 | 5c 5d 2c 9s 7s 6s |
        | seat 3 | 6c 6d Qh 8s 7c 5s |
        | seat 4 | 7h 7d Jh Ts 3h 4h |
        | seat 5 | 9c 9d Th Js 5h 6h |
        | seat 6 | Jc Jd Ah As Ac Ad |
        | seat 7 | Tc Td 9h Qs 3c 2s |
        | seat 8 | Qc Qd 8h Ks 3d 2d |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 4    | calls  | 2  |
        | third street  | 5    | calls  | 2  |
        | third street  | 6    | calls  | 2  |
        | third street  | 7    | calls  | 2  |
        | third street  | 8    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 6    | bets   | 4  |
        | fourth street | 7    | folds  |    |
        | fourth street | 8    | calls  | 4  |
        | fourth street | 1    | calls  | 4  |
        | fourth street | 2    | calls  | 4  |
        | fourth street | 3    | calls  | 4  |
        | fourth street | 4    | calls  | 4  |
        | fourth street | 5    | calls  | 4  |
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street      |
        | deals the board | common card |
      And none of the following happens
        | does     | from      |
        | shuffles | burn pile |
      And none of the following happens
        | does  | number |
        | deals | 7      |

    @reading:forced-bettor-option.none
    Scenario: One of eight folds on sixth street, when all have that street's card: one card is left as well
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1 | 4c 4d Kh 3s 8c 8d |
        | seat 2 | 5c 5d 2c 9s 7s 6s |
        | seat 3 | 6c 6d Qh 8s 7c 5s |
        | seat 4 | 7h 7d Jh Ts 3h 4h |
        | seat 5 | 9c 9d Th Js 5h 6h |
        | seat 6 | Jc Jd Ah As Ac Ad |
        | seat 7 | Tc Td 9h Qs 3c 2s |
        | seat 8 | Qc Qd 8h Ks 3d 2d |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 4    | calls  | 2  |
        | third street  | 5    | calls  | 2  |
        | third street  | 6    | calls  | 2  |
        | third street  | 7    | calls  | 2  |
        | third street  | 8    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 6    | checks |    |
        | fourth street | 7    | checks |    |
        | fourth street | 8    | checks |    |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | checks |    |
        | fourth street | 4    | checks |    |
        | fourth street | 5    | checks |    |
        | fifth street  | 6    | checks |    |
        | fifth street  | 7    | checks |    |
        | fifth street  | 8    | checks |    |
        | fifth street  | 1    | checks |    |
        | fifth street  | 2    | checks |    |
        | fifth street  | 3    | checks |    |
        | fifth street  | 4    | checks |    |
        | fifth street  | 5    | checks |    |
        | sixth street  | 6    | bets   | 8  |
        | sixth street  | 7    | folds  |    |
        | sixth street  | 8    | calls  | 8  |
        | sixth street  | 1    | calls  | 8  |
        | sixth street  | 2    | calls  | 8  |
        | sixth street  | 3    | calls  | 8  |
        | sixth street  | 4    | calls  | 8  |
      When seat 5 calls
      Then the following happens, in this order
        | does            | from      | street      | round          |
        | shuffles        | burn pile |             |                |
        | burns           |           |             |                |
        | deals the board |           | common card |                |
        | gives the turn  |           |             | seventh street |

    @reading:one-card-left.before-the-burn @reading:forced-bettor-option.none
    Scenario: One of eight folds on fifth street: the two cards that are left are the burn and the common card
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1 | 4c 4d Kh 3s 8c 8d |
        | seat 2 | 5c 5d 2c 9s 7s 6s |
        | seat 3 | 6c 6d Qh 8s 7c 5s |
        | seat 4 | 7h 7d Jh Ts 3h 4h |
        | seat 5 | 9c 9d Th Js 5h 6h |
        | seat 6 | Jc Jd Ah As Ac Ad |
        | seat 7 | Tc Td 9h Qs 3c 2s |
        | seat 8 | Qc Qd 8h Ks 3d 2d |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 4    | calls  | 2  |
        | third street  | 5    | calls  | 2  |
        | third street  | 6    | calls  | 2  |
        | third street  | 7    | calls  | 2  |
        | third street  | 8    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 6    | checks |    |
        | fourth street | 7    | checks |    |
        | fourth street | 8    | checks |    |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | checks |    |
        | fourth street | 4    | checks |    |
        | fourth street | 5    | checks |    |
        | fifth street  | 6    | bets   | 8  |
        | fifth street  | 7    | folds  |    |
        | fifth street  | 8    | calls  | 8  |
        | fifth street  | 1    | calls  | 8  |
        | fifth street  | 2    | calls  | 8  |
        | fifth street  | 3    | calls  | 8  |
        | fifth street  | 4    | calls  | 8  |
        | fifth street  | 5    | calls  | 8  |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does            | from | street      | round          |
        | burns           |      |             |                |
        | deals the board |      | common card |                |
        | gives the turn  |      |             | seventh street |
      And none of the following happens
        | does     | from      |
        | shuffles | burn pile |

    @reading:one-card-left.after-the-burn @reading:forced-bettor-option.none
    Scenario: One of eight folds on fifth street: one of the two cards that are left would be burned, and the burned cards are shuffled
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And seats 1 to 8 have 100
      And the cards fall as
        | seat 1 | 4c 4d Kh 3s 8c 8d |
        | seat 2 | 5c 5d 2c 9s 7s 6s |
        | seat 3 | 6c 6d Qh 8s 7c 5s |
        | seat 4 | 7h 7d Jh Ts 3h 4h |
        | seat 5 | 9c 9d Th Js 5h 6h |
        | seat 6 | Jc Jd Ah As Ac Ad |
        | seat 7 | Tc Td 9h Qs 3c 2s |
        | seat 8 | Qc Qd 8h Ks 3d 2d |
      And the betting goes
        | round         | seat | action | to |
        | third street  | 3    | calls  | 2  |
        | third street  | 4    | calls  | 2  |
        | third street  | 5    | calls  | 2  |
        | third street  | 6    | calls  | 2  |
        | third street  | 7    | calls  | 2  |
        | third street  | 8    | calls  | 2  |
        | third street  | 1    | calls  | 2  |
        | fourth street | 6    | checks |    |
        | fourth street | 7    | checks |    |
        | fourth street | 8    | checks |    |
        | fourth street | 1    | checks |    |
        | fourth street | 2    | checks |    |
        | fourth street | 3    | checks |    |
        | fourth street | 4    | checks |    |
        | fourth street | 5    | checks |    |
        | fifth street  | 6    | bets   | 8  |
        | fifth street  | 7    | folds  |    |
        | fifth street  | 8    | calls  | 8  |
        | fifth street  | 1    | calls  | 8  |
        | fifth street  | 2    | calls  | 8  |
        | fifth street  | 3    | calls  | 8  |
        | fifth street  | 4    | calls  | 8  |
        | fifth street  | 5    | calls  | 8  |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does            | from      | street      | round          |
        | shuffles        | burn pile |             |                |
        | deals the board |           | common card |                |
        | gives the turn  |           |             | seventh street |

  @oneida-poker.I.9 @payout @play
  Rule: If more than one player is left after the last betting round, a showdown determines who wins
    Where one alone is left, there is none.

    @reading:shown-whole.all-cards
    Scenario: After the last round all who are left show their hands
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When everyone checks to the showdown
      Then the following happens, in this order
        | does           | round          |
        | gives the turn | seventh street |
        | shows the hand |                |
        | awards the pot |                |
      And each of the following happens once
        | does           | seat | cards                |
        | shows the hand | 1    | 3s 4d Kh Qs 9c 7d 2s |
        | shows the hand | 2    | 5h 6s 2c 9d Jd 4h 3c |
        | shows the hand | 3    | Ts 8c 9h 3d 6d Jc Kd |

    Scenario: Two are left: the third shows nothing
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When seat 3 folds
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | seat |
        | shows the hand | 1    |
        | shows the hand | 2    |
      And none of the following happens
        | does           | seat |
        | shows the hand | 3    |
      And seat 2 wins the pot

    @reading:forced-bettor-option.none
    Scenario: All others have folded on seventh street: nobody shows a hand
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the cards fall as
        | seat 1 | 3s 4d Kh Qs 9c 7d 2s |
        | seat 2 | 5h 6s 2c 9d Jd 4h 3c |
        | seat 3 | Ts 8c 9h 3d 6d Jc Kd |
      When the betting goes
        | round          | seat | action | to |
        | third street   | 3    | calls  | 2  |
        | third street   | 1    | calls  | 2  |
        | fourth street  | 1    | checks |    |
        | fourth street  | 2    | checks |    |
        | fourth street  | 3    | checks |    |
        | fifth street   | 1    | checks |    |
        | fifth street   | 2    | checks |    |
        | fifth street   | 3    | checks |    |
        | sixth street   | 1    | checks |    |
        | sixth street   | 2    | checks |    |
        | sixth street   | 3    | checks |    |
        | seventh street | 1    | bets   | 8  |
        | seventh street | 2    | folds  |    |
        | seventh street | 3    | folds  |    |
      Then none of the following happens
        | does           |
        | shows the hand |
      And each of the following happens once
        | does           | seat |
        | awards the pot | 1    |

  @oneida-poker.I.9.s1 @ranking @play
  Rule: A hand is five of the seven cards that the player was dealt
    Of those face down and of those face up as many as one likes, and the highest that can be made.

    Scenario Outline: Of <cards> it is <what>
      Given an Oneida Seven-Card Stud High table
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | <cards> |
      When everyone checks to the showdown
      Then seat 1's hand is <hand> with <five>

      Examples:
        | what                               | cards                | hand             | five           |
        | all but the last two up-cards      | As Ad 9c 9h 4s 2d Ah | a full house     | As Ad Ah 9c 9h |
        | four up-cards and the last         | 2c 3d Kh Qh 9h 4h 7h | a flush          | Kh Qh 9h 7h 4h |
        | four up-cards and the first        | 8s 2d 7c 6h 5s 4d Kc | a straight       | 8s 7c 6h 5s 4d |
        | three in the hole and two up       | 6s 6d 6c Kh 2s Kd 6h | a four-of-a-kind | 6s 6d 6c 6h Kh |
        | the higher two of three pairs      | Ks Kd 8c 8h 3s 3d Ah | two pairs        | Ks Kd 8c 8h Ah |
        | the higher five of six in sequence | 4s 5d 6c 7h 8s 9d 2c | a straight       | 9d 8s 7h 6c 5d |
        | the higher five of six of one suit | 2h 4h 6h Th Qh Ah 3s | a flush          | Ah Qh Th 6h 4h |

    Scenario: The five count, a sixth and a seventh card decide nothing
      Given an Oneida Seven-Card Stud High table
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | Ac Kd Qh Js 9c 3d 2h |
        | seat 2 | Ad Kc Qs Jh 9d 8c 7h |
      When everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    Scenario: The hole cards may win it
      Given an Oneida Seven-Card Stud High table
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | Ac Ad 2h 4s 7c 9d Jh |
        | seat 2 | 3c 5d Kh Ks 8c Td 2s |
      When everyone checks to the showdown
      Then seat 1 wins the pot

  @oneida-poker.I.9.s2 @payout @play
  Rule: Who wins depends on the game: the highest hand, or the highest and the lowest

    Scenario: In high the highest hand has the whole pot
      Given an Oneida Seven-Card Stud High table
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ac Ad Kh Ks 9c 9d Jh |
        | seat 2 | 7c 6d 4h 3s 2c Kd Qh |
        | seat 3 | Qc Qd Th Ts 5c 5d 8h |
      When everyone checks to the showdown
      Then seat 1 wins 9 from the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    Scenario Outline: In <game> it is shared with the lowest
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And the cards fall as
        | seat 1 | Ac Ad Kh Ks 9c 9d Jh |
        | seat 2 | 7c 6d 4h 3s 2c Kd Qh |
        | seat 3 | Qc Qd Th Ts 5c 5d 8h |
      When everyone checks to the showdown
      Then seat 1 wins 5 from the high half of the pot
      And seat 2 wins 4 from the low half of the pot
      And seat 3 wins nothing

      Examples:
        | game                                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

  @oneida-poker.I.9.a @payout @play
  Rule: In high poker the highest hand wins
    A low hand is worth nothing there.

    Scenario Outline: The highest wins: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High table
      And the cards fall as
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      When everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | one                  | two                  | three                | winner |
        | As Ad 9c 8h 4s 3d 2h | Kc Kd Qh Qs 7c 6d 2s | Jc Td 9h 8s 5d 4c 2d | 2      |
        | Ac 2d 3h 4s 5c 9d Kh | Qc Qd Qh 8s 7c 6d 2s | Jc Th 8c 7d 4c 3d 2h | 1      |
        | 8c 7d 5h 4s 3c Jd Ah | 9c 9d 7h 6d 4c 3h 2s | Ts Td 8h 6s 5c 4d 2h | 3      |

    Scenario Outline: <higher> is higher than <lower>
      Given an Oneida Seven-Card Stud High table
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | <one> |
        | seat 2 | <two> |
      When everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | higher           | lower           | one                  | two                  | winner |
        | A pair           | none            | Ac Kd Jh 9s 7c 5d 3h | 2c 2d Qh Ts 8c 6d 4h | 2      |
        | Two pairs        | a pair          | 3c 3d 2h 2s Qc Td 8h | Ac Ad Kh Js 9c 7d 5h | 1      |
        | Three-of-a-kind  | two pairs       | As Ah Ks Kh 9d 7c 5d | 2c 2d 2h Qs Tc 8d 6h | 2      |
        | A straight       | three-of-a-kind | 5c 4d 3h 2s 6c Th Qd | Ac Ad Ah Ks Js 9d 7c | 1      |
        | A flush          | a straight      | Ac Kd Qh Js Tc 4d 2h | 7h 5h 4h 3h 9h Kc Qd | 2      |
        | A full house     | a flush         | 2c 2h 2s 3c 3d Qs Ts | Ah Kh Jh 9h 7h 4c 2d | 1      |
        | Four-of-a-kind   | a full house    | Ac Ad Ah Kc Kd 9s 7c | 2c 2d 2h 2s Qc Td 8h | 2      |
        | A straight flush | four-of-a-kind  | 6c 5c 4c 3c 2c Td 8s | Ac Ad Ah As Kc Qd 9h | 1      |

    Scenario: The lowest hand gets nothing in high
      Given an Oneida Seven-Card Stud High table
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | 7c 5d 4h 3s 2c Jd Th |
        | seat 2 | Ac Ad Kh Qs 9c 8d 6h |
      When everyone checks to the showdown
      Then seat 2 wins 6 from the pot
      And seat 1 wins nothing

  @oneida-poker.I.9.b @payout @play
  Rule: In both split games the highest and the lowest hand have half of the pot each
    The lowest is the highest ranking low hand; where none may win, or a dollar is left over, the next rules say more.

    @reading:low-compare.worst-card-first
    Scenario Outline: In <game> the halves of 12 go to two players
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
        | seat 4 | <four>  |
      When everyone checks to the showdown
      Then seat <high> wins 6 from the high half of the pot
      And seat <low> wins 6 from the low half of the pot

      Examples:
        | game                                           | one                  | two                  | three                | four                 | high | low |
        | Seven-Card Stud High-Low Split                 | As Ad Ks Kd 9c 8c Jh | 7c 6d 4h 3s 2c Kh Qh | 8d 7h 5s 4c 2d Qs Js | Tc Td 9h 9s 6c 5c 3h | 1    | 2   |
        | Seven-Card Stud High-Low Split                 | 8d 7h 5s 4c 2d Qs Js | Tc Td 9h 9s 6c 5c 3h | 7c 6d 4h 3s 2c Kh Qh | As Ad Ks Kd 9c 8c Jh | 4    | 3   |
        | Seven-Card Stud High-Low Split                 | Tc Td 9h 9s 6c 5c 3h | As Ad Ks Kd 9c 8c Jh | 8d 7h 5s 4c 2d Qs Js | 7c 6d 4h 3s 2c Kh Qh | 2    | 4   |
        | Seven-Card Stud High-Low Split Eight or Better | As Ad Ks Kd 9c 8c Jh | 7c 6d 4h 3s 2c Kh Qh | 8d 7h 5s 4c 2d Qs Js | Tc Td 9h 9s 6c 5c 3h | 1    | 2   |
        | Seven-Card Stud High-Low Split Eight or Better | 8d 7h 5s 4c 2d Qs Js | Tc Td 9h 9s 6c 5c 3h | 7c 6d 4h 3s 2c Kh Qh | As Ad Ks Kd 9c 8c Jh | 4    | 3   |
        | Seven-Card Stud High-Low Split Eight or Better | Tc Td 9h 9s 6c 5c 3h | As Ad Ks Kd 9c 8c Jh | 8d 7h 5s 4c 2d Qs Js | 7c 6d 4h 3s 2c Kh Qh | 2    | 4   |

    @reading:low-compare.worst-card-first
    Scenario Outline: In <game> the low hand goes by its worst card: <one> and <two>
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And the cards fall as
        | seat 1 | <one>                |
        | seat 2 | <two>                |
        | seat 3 | As Ad Ks Kd Tc Td Jh |
      When everyone checks to the showdown
      Then seat <low> wins 4 from the low half of the pot
      And seat 3 wins 5 from the high half of the pot

      Examples:
        | game                                           | one                  | two                  | low |
        | Seven-Card Stud High-Low Split                 | 8c 5d 4h 3s 2c Qd Jc | 7c 6d 4c 3h 2d Qc Js | 2   |
        | Seven-Card Stud High-Low Split                 | 8c 6d 4h 3s 2c Qd Jc | 8d 7c 4c 3h 2d Qc Js | 1   |
        | Seven-Card Stud High-Low Split Eight or Better | 8c 5d 4h 3s 2c Qd Jc | 7c 6d 4c 3h 2d Qc Js | 2   |
        | Seven-Card Stud High-Low Split Eight or Better | 8c 6d 4h 3s Ac Qd Jc | 8d 6h 4c 3h 2d Qc Js | 1   |

    @reading:low-compare.best-card
    Scenario Outline: In <game> by the letter the best card that only one low hand has decides: <one> and <two>
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And the cards fall as
        | seat 1 | <one>                |
        | seat 2 | <two>                |
        | seat 3 | As Ad Ks Kd Tc Td Jh |
      When everyone checks to the showdown
      Then seat <low> wins 4 from the low half of the pot
      And seat 3 wins 5 from the high half of the pot

      Examples:
        | game                                           | one                  | two                  | low |
        | Seven-Card Stud High-Low Split                 | 8c 5d 4h 3s 2c Qd Jc | 7c 6d 4c 3h 2d Qc Js | 1   |
        | Seven-Card Stud High-Low Split                 | 7c 6d 4c 3h 2d Qc Js | 8c 5d 4h 3s 2c Qd Jc | 2   |
        | Seven-Card Stud High-Low Split Eight or Better | 8c 5d 4h 3s 2c Qd Jc | 7c 6d 4c 3h 2d Qc Js | 1   |
        | Seven-Card Stud High-Low Split Eight or Better | 7s 6d 5c 4s 2s Qc Js | 8c 4h 3s 2d Ac Qd Jc | 2   |

    Scenario Outline: Without the eight or better any five cards make a low hand, the better one wins: <one> and <two>
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | <one>                |
        | seat 2 | <two>                |
        | seat 3 | Kc Kd Ks Qd Qh Td Th |
      When everyone checks to the showdown
      Then seat <low> wins 4 from the low half of the pot
      And seat 3 wins 5 from the high half of the pot

      Examples:
        | one                  | two                  | low |
        | 9c 8d 7h 5s 4c Jd Jh | Jc 9d 8h 7s 5d Qs Qc | 1   |
        | Jc 9d 8h 7s 5d Qs Qc | Jd Tc 9h 7c 6s Kh 6h | 1   |
        | 8c 8d 7h 7s 5c 4c 4d | Qs Jc 9h 6s 3d Ac Ts | 2   |
        | 8c 8d 7h 7s 5c 5d 4c | 9c 9d 6h 6s 3c 3d 2c | 2   |
        | 8c 8d 7h 7s 2c 2d 4c | 9c 9d 6h 6s 3c 3d 2s | 1   |
        | 9s 9d 8h 8s 6c 6h 5s | 7c 7d 4h 4s 3c 3h 2c | 2   |

    @reading:low-compare.worst-card-first
    Scenario Outline: In <game> one player may have both halves
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And the cards fall as
        | seat 1 | 6c 5d 4h 3s 2c Kd Qh |
        | seat 2 | Ac Ad Kh 9s 9c Ts Jh |
        | seat 3 | Qc Qd 8h 8s 7c 7d Tc |
      When everyone checks to the showdown
      Then seat 1 wins 5 from the high half of the pot
      And seat 1 wins 4 from the low half of the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

      Examples:
        | game                                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    Scenario: Without the eight or better a low hand with a 9 wins, too
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 7d 6c 5h 3s Kc Qd |
        | seat 2 | 9s 7c 6h 5s 3h Kd Qs |
        | seat 3 | Jh Jc Td Th 9c 9d Kh |
      When everyone checks to the showdown
      Then seat 2 wins 4 from the low half of the pot
      And seat 3 wins 5 from the high half of the pot

    Scenario Outline: In <game> a second round of play is divided in the same way
      Given an Oneida <game> table
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And one round is played
      And the cards fall as
        | seat 1 | 7c 6d 4h 3s 2c Kd Qh |
        | seat 2 | Ac Ad Kh Ks 9c 9d Jh |
        | seat 3 | Qc Qd Th Ts 5c 5d 8h |
      When the cards are dealt
      And everyone checks to the showdown
      Then seat 2 wins 5 from the high half of the pot
      And seat 1 wins 4 from the low half of the pot
      And seat 3 wins nothing

      Examples:
        | game                                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    @reading:forced-bettor-option.none @reading:side-pots.matched-only
    Scenario Outline: In <game> a side pot is divided as the main pot is
      Given an Oneida <game> table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And seats 1 and 2 have 100
      And seat 3 has 7
      And the cards fall as
        | seat 1 | Qc Qd <up> Ts 5c 5d 8h   |
        | seat 2 | 7c 6d 4h 3s 2c Kd Jh     |
        | seat 3 | Ac Ad <door> Ks 9c 9d Jc |
      When the betting goes
        | round         | seat     | action | to |
        | third street  | <first>  | calls  | 2  |
        | third street  | <second> | calls  | 2  |
        | fourth street | 3        | bets   | 4  |
        | fourth street | 1        | raises | 8  |
        | fourth street | 2        | calls  | 8  |
      And everyone checks to the showdown
      Then seat 3 wins <main> from the high half of the main pot
      And seat 2 wins <low> from the low half of the main pot
      And seat 1 wins <side> from the high half of side pot 1
      And seat 2 wins <sidelow> from the low half of side pot 1

      Examples:
        | game                           | up | door | first | second | main | low | side | sidelow |
        | Seven-Card Stud High-Low Split | 9h | Kh   | 1     | 2      | 11   | 10  | 4    | 4       |

  @oneida-poker.I.9.b.i @payout @play
  Rule: A dollar that is odd between the halves goes to the highest hand
    Never more than a dollar.

    Scenario Outline: In <game> the pot of <pot> is divided into <high> and <low>
      Given an Oneida <game> table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is <ante>
      And the house's forced bet is <bet>
      And the cards fall as
        | seat 1 | 7c 6d 4h 3s 2c Kd Qh |
        | seat 2 | Ac Ad Kh Ks 9c 9d Jh |
        | seat 3 | Qc Qd Th Ts 5c 5d 8h |
      When everyone checks to the showdown
      Then seat 2 wins <high> from the high half of the pot
      And seat 1 wins <low> from the low half of the pot

      Examples:
        | game                                           | ante | bet | pot | high | low |
        | Seven-Card Stud High-Low Split                 | 1    | 2   | 9   | 5    | 4   |
        | Seven-Card Stud High-Low Split                 | 1    | 4   | 15  | 8    | 7   |
        | Seven-Card Stud High-Low Split Eight or Better | 1    | 2   | 9   | 5    | 4   |
        | Seven-Card Stud High-Low Split Eight or Better | 1    | 4   | 15  | 8    | 7   |

    @reading:odd-of-tied-highs.high-share
    @reading:low-compare.worst-card-first
    Scenario: Two have the highest hand: the odd dollar is part of the half that they share
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 4
      And the cards fall as
        | seat 1 | As Kd Qh Jc Th 9d 9c |
        | seat 2 | 7c 6d 4h 3s 2c 4d 3h |
        | seat 3 | Ah Kc Qd Js Td 9h 9s |
      When everyone checks to the showdown
      Then seat 1 wins 4 from the high half of the pot
      And seat 3 wins 4 from the high half of the pot
      And seat 2 wins 7 from the low half of the pot

    @reading:odd-of-tied-highs.by-suit @reading:odd-card.highest-card
    @reading:low-compare.worst-card-first
    Scenario: Two have the highest hand: the odd dollar goes to the higher card by suit, as that of their half does
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 4
      And the cards fall as
        | seat 1 | As Kd Qh Jc Th 9d 9c |
        | seat 2 | 7c 6d 4h 3s 2c 4d 3h |
        | seat 3 | Ah Kc Qd Js Td 9h 9s |
      When everyone checks to the showdown
      Then seat 1 wins 5 from the high half of the pot
      And seat 3 wins 3 from the high half of the pot
      And seat 2 wins 7 from the low half of the pot

  @oneida-poker.I.9.b.ii @payout @play
  Rule: Highest hands that are equal share the high half equally

    @reading:low-compare.worst-card-first
    Scenario Outline: In <game> seats <a> and <b> share the high half
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 to 4 have 100
      And the cards fall as
        | seat <a> | As Kd Qh Jc Th 9d 9c |
        | seat <b> | Ah Kc Qd Js Td 9h 9s |
        | seat <c> | 7c 6d 4h 3s 2c 4d 3h |
        | seat <d> | 8c 8d 7d 7h 6c 6h 5d |
      When everyone checks to the showdown
      Then seat <a> wins 3 from the high half of the pot
      And seat <b> wins 3 from the high half of the pot
      And seat <c> wins 6 from the low half of the pot
      And seat <d> wins nothing

      Examples:
        | game                                           | a | b | c | d |
        | Seven-Card Stud High-Low Split                 | 1 | 2 | 3 | 4 |
        | Seven-Card Stud High-Low Split                 | 2 | 4 | 1 | 3 |
        | Seven-Card Stud High-Low Split Eight or Better | 1 | 3 | 4 | 2 |
        | Seven-Card Stud High-Low Split Eight or Better | 3 | 4 | 2 | 1 |

    @reading:low-compare.worst-card-first
    Scenario: Three share it
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | As Kd Qh Jc Th 9d 9c |
        | seat 2 | Ah Kc Qd Js Td 9h 9s |
        | seat 3 | Ad Kh Qc Jd Tc 8s 8d |
        | seat 4 | 7c 6d 4h 3s 2c 4d 3h |
      When everyone checks to the showdown
      Then seat 1 wins 2 from the high half of the pot
      And seat 2 wins 2 from the high half of the pot
      And seat 3 wins 2 from the high half of the pot
      And seat 4 wins 6 from the low half of the pot

  @oneida-poker.I.9.b.ii.s1 @payout @play
  Rule: A dollar of the high half that does not divide goes to the tied hand with the highest card by suit
    The cards of one rank are told apart by suit.

    @reading:odd-card.highest-card
    @reading:low-compare.worst-card-first
    Scenario Outline: Straights to the ace, <one> and <two>: seat <first> gets the odd dollar
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | <one>                |
        | seat 2 | <two>                |
        | seat 3 | 7c 6d 4h 3s 2c 4d 3h |
      When everyone checks to the showdown
      Then seat <first> wins 3 from the high half of the pot
      And seat <other> wins 2 from the high half of the pot
      And seat 3 wins 4 from the low half of the pot

      Examples:
        | one                  | two                  | first | other |
        | As Kd Qh Jc Th 9d 9c | Ah Ks Qs Js Td 9h 9s | 1     | 2     |
        | Ad Ks Qh Jc Th 9d 9c | Ah Kc Qd Js Td 9h 9s | 2     | 1     |
        | Ac Ks Qs Js Ts 9d 9c | Ad Kc Qd Jh Td 9h 9s | 2     | 1     |

    @reading:odd-card.highest-suit
    @reading:low-compare.worst-card-first
    Scenario Outline: By the suit alone, <one> and <two>: seat <first> gets the odd dollar
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | <one>                |
        | seat 2 | <two>                |
        | seat 3 | 7c 6d 4h 3s 2c 4d 3h |
      When everyone checks to the showdown
      Then seat <first> wins 3 from the high half of the pot
      And seat <other> wins 2 from the high half of the pot
      And seat 3 wins 4 from the low half of the pot

      Examples:
        | one                  | two                  | first | other |
        | Ah Kd Qh Jc Th 9d 9c | Ad Kh Qd Jd Ts 9h 9s | 2     | 1     |
        | Ac Kc Qc Js Td 9d 9c | Ah Kh Qh Jd Tc 8d 8s | 1     | 2     |

    @reading:odd-chips.one-each @reading:odd-card.highest-card
    @reading:low-compare.worst-card-first
    Scenario: Three hands tie and two dollars are odd: one each, from the highest card on
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's forced bet is 2
      And the house's ante is 2
      And seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | Ad Kd Qh Jc Th 9d 9c |
        | seat 2 | As Kc Qd Js Td 9h 9s |
        | seat 3 | Ah Kh Qc Jd Tc 8s 8d |
        | seat 4 | 7c 6d 4h 3s 2c 4d 3h |
      When everyone checks to the showdown
      Then seat 2 wins 3 from the high half of the pot
      And seat 3 wins 3 from the high half of the pot
      And seat 1 wins 2 from the high half of the pot
      And seat 4 wins 8 from the low half of the pot

    @reading:odd-chips.all-to-first @reading:odd-card.highest-card
    @reading:low-compare.worst-card-first
    Scenario: Three hands tie and two dollars are odd: both to the highest card
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's forced bet is 2
      And the house's ante is 2
      And seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | Ad Kd Qh Jc Th 9d 9c |
        | seat 2 | As Kc Qd Js Td 9h 9s |
        | seat 3 | Ah Kh Qc Jd Tc 8s 8d |
        | seat 4 | 7c 6d 4h 3s 2c 4d 3h |
      When everyone checks to the showdown
      Then seat 2 wins 4 from the high half of the pot
      And seat 3 wins 2 from the high half of the pot
      And seat 1 wins 2 from the high half of the pot
      And seat 4 wins 8 from the low half of the pot

  @oneida-poker.I.9.b.iii @payout @play
  Rule: Lowest hands that are equal share the low half equally

    Scenario Outline: In <game> seats <a> and <b> share the low half
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 to 4 have 100
      And the cards fall as
        | seat <a> | 7c 6d 4h 3s 2c Kd Qh |
        | seat <b> | 7d 6h 4s 3c 2d Ks Qs |
        | seat <c> | Ac Ad Kh Kc 9c 9d Jh |
        | seat <d> | 8c 8d Th Ts 5c 5d 9h |
      When everyone checks to the showdown
      Then seat <a> wins 3 from the low half of the pot
      And seat <b> wins 3 from the low half of the pot
      And seat <c> wins 6 from the high half of the pot
      And seat <d> wins nothing

      Examples:
        | game                                           | a | b | c | d |
        | Seven-Card Stud High-Low Split                 | 1 | 2 | 3 | 4 |
        | Seven-Card Stud High-Low Split                 | 2 | 4 | 1 | 3 |
        | Seven-Card Stud High-Low Split Eight or Better | 1 | 3 | 4 | 2 |
        | Seven-Card Stud High-Low Split Eight or Better | 3 | 4 | 2 | 1 |

    Scenario Outline: In <game> three equal low hands have a third of the low half each, seat <high> the high half
      Given an Oneida <game> table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And seats 1 to 4 have 100
      And the cards fall as
        | seat <a>    | 7c 6d 4h 3s 2c Kd Qh |
        | seat <b>    | 7d 6h 4s 3c 2d Ks Qs |
        | seat <c>    | 7h 6s 4c 3d 2h Kh Qd |
        | seat <high> | Ac Ad Jh Jc 9c 9d Th |
      When everyone checks to the showdown
      Then seat <a> wins 2 from the low half of the pot
      And seat <b> wins 2 from the low half of the pot
      And seat <c> wins 2 from the low half of the pot
      And seat <high> wins 6 from the high half of the pot

      Examples:
        | game                                           | a | b | c | high |
        | Seven-Card Stud High-Low Split                 | 1 | 2 | 3 | 4    |
        | Seven-Card Stud High-Low Split                 | 2 | 3 | 4 | 1    |
        | Seven-Card Stud High-Low Split Eight or Better | 1 | 3 | 4 | 2    |
        | Seven-Card Stud High-Low Split Eight or Better | 4 | 1 | 2 | 3    |

    Scenario: Two share both halves
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And seats 1 to 4 have 100
      And the cards fall as
        | seat 1 | 6c 5d 4h 3s 2c Kd Qh |
        | seat 2 | 6d 5h 4s 3c 2d Ks Qs |
        | seat 3 | Ac Ad Kh Kc 9c 9d Jh |
        | seat 4 | 8c 8d Th Ts 7c 7d 9h |
      When everyone checks to the showdown
      Then seat 1 wins 3 from the high half of the pot
      And seat 2 wins 3 from the high half of the pot
      And seat 1 wins 3 from the low half of the pot
      And seat 2 wins 3 from the low half of the pot

  @oneida-poker.I.9.b.iii.s1 @payout @play
  Rule: A dollar of the low half that does not divide goes to the tied hand with the lowest low card by suit
    Which card that is, is read: the one nearest to the king, or the ace.

    @reading:odd-low-card.nearest-the-king
    Scenario Outline: The worst card decides, <one> and <two>: seat <first> gets the odd dollar
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 4
      And the cards fall as
        | seat 1 | <one>                |
        | seat 2 | <two>                |
        | seat 3 | As Ad Kh Kc 9c 9d Jh |
      When everyone checks to the showdown
      Then seat <first> wins 4 from the low half of the pot
      And seat <other> wins 3 from the low half of the pot
      And seat 3 wins 8 from the high half of the pot

      Examples:
        | one                  | two                  | first | other |
        | 7c 6d 4h 3s 2d Kd Qh | 7d 6h 4s 3c 2c Ks Qs | 1     | 2     |
        | 7h 6c 4c 3c 2c Kd Qd | 7d 6h 4s 3s 2d Ks Qs | 2     | 1     |
        | 7s 6c 4c 3c 2c Kd Qd | 7h 6h 4s 3s 2d Ks Qs | 2     | 1     |

    @reading:odd-low-card.the-ace
    Scenario Outline: The lowest card by its name decides, <one> and <two>: seat <first> gets the odd dollar
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 4
      And the cards fall as
        | seat 1 | <one>                |
        | seat 2 | <two>                |
        | seat 3 | As Ad Kh Kc 9c 9d Jh |
      When everyone checks to the showdown
      Then seat <first> wins 4 from the low half of the pot
      And seat <other> wins 3 from the low half of the pot
      And seat 3 wins 8 from the high half of the pot

      Examples:
        | one                  | two                  | first | other |
        | 7c 6d 4h 3s 2d Kd Qh | 7d 6h 4s 3c 2c Ks Qs | 2     | 1     |
        | 7h 6c 4c 3c 2c Kd Qd | 7d 6h 4s 3s 2d Ks Qs | 1     | 2     |
        | 7c 6h 4c 3s Ah Kd Qd | 7h 6c 4s 3c Ac Ks Qs | 2     | 1     |

  @oneida-poker.I.9.b.iv @payout @play
  Rule: For these odd dollars the suits rank spades, hearts, diamonds, clubs
    Though no suit is higher than another for winning.

    @reading:odd-card.highest-card
    Scenario Outline: Of the high half: <one> before <two>
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | <one> Kd Qh Jc Th 9d 9c |
        | seat 2 | <two> Kc Qd Js Td 9h 9s |
        | seat 3 | 7c 6d 4h 3s 2c 4d 3h    |
      When everyone checks to the showdown
      Then seat <first> wins 3 from the high half of the pot
      And seat <other> wins 2 from the high half of the pot

      Examples:
        | one | two | first | other |
        | As  | Ah  | 1     | 2     |
        | Ah  | As  | 2     | 1     |
        | Ah  | Ad  | 1     | 2     |
        | Ad  | Ah  | 2     | 1     |
        | Ad  | Ac  | 1     | 2     |
        | Ac  | Ad  | 2     | 1     |
        | As  | Ac  | 1     | 2     |

    @reading:odd-low-card.nearest-the-king
    Scenario Outline: Of the low half the lower suit: <one> and <two>
      Given an Oneida Seven-Card Stud High-Low Split table
      And the house's ante is 1
      And the house's forced bet is 4
      And the cards fall as
        | seat 1 | <one> 6d 4h 3s 2d Kd Qh |
        | seat 2 | <two> 6h 4s 3c 2c Ks Qs |
        | seat 3 | As Ad Kh Kc 9c 9d Jh    |
      When everyone checks to the showdown
      Then seat <first> wins 4 from the low half of the pot
      And seat <other> wins 3 from the low half of the pot

      Examples:
        | one | two | first | other |
        | 7s  | 7h  | 2     | 1     |
        | 7h  | 7s  | 1     | 2     |
        | 7h  | 7d  | 2     | 1     |
        | 7d  | 7h  | 1     | 2     |
        | 7d  | 7c  | 2     | 1     |
        | 7c  | 7d  | 1     | 2     |
        | 7s  | 7c  | 2     | 1     |

  @oneida-poker.I.10 @ranking @play
  Rule: In eight or better a low hand wins only without a pair and without a card above an 8

    Scenario Outline: A low hand that qualifies: <what>
      Given an Oneida Seven-Card Stud High-Low Split Eight or Better table
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | <cards> |
      When everyone checks to the showdown
      Then seat 1 has a low hand of <five>

      Examples:
        | what                                      | cards                | five           |
        | the highest of all but one                | 8s 7d 6c 5h 3s Kc Qd | 8s 7d 6c 5h 3s |
        | the highest of all                        | 8s 7d 6c 5h 4s Kc Qd | 8s 7d 6c 5h 4s |
        | an 8 with an ace                          | 8s 7d 6c 5h As Kc Qd | 8s 7d 6c 5h As |
        | a 7                                       | 7s 6d 4c 3h 2s Kc Qd | 7s 6d 4c 3h 2s |
        | beside a pair, which is not of the five   | 8s 8d 6c 5h 3s 2c Qd | 8s 6c 5h 3s 2c |
        | beside three of one rank                  | 7s 7d 7c 6h 4s 3c 2d | 7s 6h 4s 3c 2d |
        | the lowest five of seven                  | As 2d 3c 4h 6s 7c 8d | 6s 4h 3c 2d As |

    Scenario Outline: No low hand: <what>
      Given an Oneida Seven-Card Stud High-Low Split Eight or Better table
      And the cards fall as
        | seat 1 | <cards>              |
        | seat 2 | Jh Jc Td Th 9c 9s Kh |
      When everyone checks to the showdown
      Then seat 1 has no low hand

      Examples:
        | what                              | cards                |
        | a 9 is the lowest fifth card      | 9h 7d 6c 5h 3s Kc Qd |
        | a 10 is                           | Tc 7d 6c 5h 3s Kc Qd |
        | a jack is                         | Js 7d 6c 5h 3s Kc Qd |
        | a queen is                        | Qs 7d 6c 5h 3s Kc Qd |
        | a king is                         | Ks 7d 6c 5h 3s Kc Qd |
        | a fifth low card is one of a pair | 8s 7d 6c 5h 5s Kc Qd |
        | three aces                        | As Ad Ac 7h 5s 4c Qd |

    Scenario: An 8 wins the low half from a 9 that does not qualify
      Given an Oneida Seven-Card Stud High-Low Split Eight or Better table
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | 8s 7d 6c 5h 3s Kc Qd |
        | seat 2 | 9s 4d 3c 2h Ah Kd Qs |
        | seat 3 | Jh Jc Td Th 9c 9d Kh |
      When everyone checks to the showdown
      Then seat 1 wins 4 from the low half of the pot
      And seat 2 has no low hand
      And seat 3 wins 5 from the high half of the pot

  @oneida-poker.I.10.s1 @payout @play
  Rule: If no low hand qualifies, the highest hand has the whole pot

    Scenario Outline: Nobody has an 8 or better: <one>, <two> and <three>
      Given an Oneida Seven-Card Stud High-Low Split Eight or Better table
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
      When everyone checks to the showdown
      Then seat <winner> wins 9 from the pot

      Examples:
        | one                  | two                  | three                | winner |
        | 9s 7d 6c 5h 3s Kc Qd | Jh Jc Td Th 9c 4s 2h | Ks Qs Ts 8h 8c 7c 6d | 2      |
        | As Ad Kd 9h 5s 4c 3d | 9s 8d 7s 6c 4h Qh Js | Td Th 5c Ks 2h Jd 6h | 1      |

    Scenario: A hand that was folded does not qualify
      Given an Oneida Seven-Card Stud High-Low Split Eight or Better table
      And the cards fall as
        | seat 1 | Kh Jc Td Th 9c 4s 2h |
        | seat 2 | Ks Qs 2c Qh 8c Jd 6d |
        | seat 3 | 8s 7d 6c 5h 3s Kc Qd |
      When seat 3 folds
      And everyone checks to the showdown
      Then seat 2 wins the pot

    Scenario: Two without an 8 or better share the whole pot
      Given an Oneida Seven-Card Stud High-Low Split Eight or Better table
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | As Kd Qh Jc 9h 9d 2c |
        | seat 2 | Ah Kc Qd Js 9c 9s 3d |
      When everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

  @oneida-poker.I.11 @ranking @play
  Rule: In the split games a player may make a high and a low hand of different cards, and contend for both halves

    Scenario Outline: In <game> a flush for the high half and other cards for the low
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And the cards fall as
        | seat 1 | Kh Qh 7h 5h 3h 4c 2d |
        | seat 2 | Ac Ad Kc Ks 9c 9d Jc |
        | seat 3 | 8c 8d 7d 6c 5c 3c Ts |
      When everyone checks to the showdown
      Then seat 1's hand is a flush with Kh Qh 7h 5h 3h
      And seat 1 has a low hand of 7h 5h 4c 3h 2d
      And seat 1 wins 5 from the high half of the pot
      And seat 1 wins 4 from the low half of the pot

      Examples:
        | game                                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    @reading:low-compare.worst-card-first
    Scenario Outline: In <game> two pairs win the high half, and a 7 the low
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And the cards fall as
        | seat 1 | 7h 7d 5h 5d 4c 3s 2c |
        | seat 2 | Ac Ad Kc Qs Jd 9d 6d |
        | seat 3 | 8c 8d 7s 6c 5c 3c Ts |
      When everyone checks to the showdown
      Then seat 1's hand is two pairs with 7h 7d 5h 5d 4c
      And seat 1 has a low hand of 7h 5h 4c 3s 2c
      And seat 1 wins 5 from the high half of the pot
      And seat 1 wins 4 from the low half of the pot

      Examples:
        | game                                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

  @oneida-poker.I.11.s1 @ranking @play
  Rule: The same five cards may be the high and the low hand

    Scenario Outline: In <game> <five> are both
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And the cards fall as
        | seat 1 | <cards>              |
        | seat 2 | Ac Ad Kc Ks 9c 9d Jc |
        | seat 3 | Qd Qc Td Tc 8c 8d Jd |
      When everyone checks to the showdown
      Then seat 1 has a low hand of <five>
      And seat 1's hand is <hand> with <five>
      And seat 1 wins 5 from the high half of the pot
      And seat 1 wins 4 from the low half of the pot

      Examples:
        | game                                           | cards                | five           | hand       |
        | Seven-Card Stud High-Low Split                 | 7h 6s 5h 4d 3c Kd Qs | 7h 6s 5h 4d 3c | a straight |
        | Seven-Card Stud High-Low Split Eight or Better | 7h 6s 5h 4d 3c Kd Qs | 7h 6s 5h 4d 3c | a straight |
        | Seven-Card Stud High-Low Split                 | 8h 6h 4h 3h 2h Kd Qs | 8h 6h 4h 3h 2h | a flush    |
        | Seven-Card Stud High-Low Split Eight or Better | 8h 6h 4h 3h 2h Kd Qs | 8h 6h 4h 3h 2h | a flush    |

  @oneida-poker.I.11.a @ranking @play
  Rule: 2, 3, 4, 5 and 6 are a straight as a high hand and a good low hand as well
    A straight does not count against a low hand here.

    Scenario Outline: In <game> 6, 5, 4, 3 and 2 are a straight, and win the low half
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And the cards fall as
        | seat 1 | 6h 5s 4h 3d 2c Kd Qs |
        | seat 2 | Ac Ad Ah Ks 9c 9s Jc |
        | seat 3 | 7d 5c 4c 3c 2d Tc Js |
      When everyone checks to the showdown
      Then seat 1's hand is a straight with 6h 5s 4h 3d 2c
      And seat 1 wins 4 from the low half of the pot
      And seat 2 wins 5 from the high half of the pot

      Examples:
        | game                                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    @reading:low-compare.worst-card-first
    Scenario Outline: In <game> a straight is the better low hand by its cards: <one> and <two>
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the cards fall as
        | seat 1 | <one>                |
        | seat 2 | <two>                |
        | seat 3 | Ac Ad Ah Ks Kc 9s Jc |
      When everyone checks to the showdown
      Then seat <low> wins 4 from the low half of the pot

      Examples:
        | game                                           | one                  | two                  | low |
        | Seven-Card Stud High-Low Split                 | 7h 6s 5h 4d 3c Kd Qs | 8d 6c 4c 3h 2d Tc Js | 1   |
        | Seven-Card Stud High-Low Split                 | 5h 4d 3c 2s As Kd Qs | 6c 4c 3h 2d 8d Tc Js | 1   |
        | Seven-Card Stud High-Low Split Eight or Better | 7h 6s 5h 4d 3c Kd Qs | 8d 6c 4c 3h 2d Tc Js | 1   |
        | Seven-Card Stud High-Low Split Eight or Better | 8h 7s 6h 5d 4c Kd Qs | 8d 6c 4h 3h 2d Tc Js | 2   |
        | Seven-Card Stud High-Low Split Eight or Better | 5h 4d 3c 2s As Kd Qs | 6c 4c 3h 2d 8d Tc Js | 1   |

  @oneida-poker.I.11.b @ranking @play
  Rule: Five cards of one suit, none above an 8, are a flush as a high hand and a good low hand as well
    A flush does not count against a low hand here.

    Scenario Outline: In <game> a flush is the better low hand by its cards: <one> and <two>
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the cards fall as
        | seat 1 | <one>                |
        | seat 2 | <two>                |
        | seat 3 | Ac Ad Ah Ks Kc 9s Jc |
      When everyone checks to the showdown
      Then seat <low> wins 4 from the low half of the pot

      Examples:
        | game                                           | one                  | two                  | low |
        | Seven-Card Stud High-Low Split                 | 7h 6h 4h 3h 2h Kd Qs | 8d 6c 4c 3c 2d Tc Js | 1   |
        | Seven-Card Stud High-Low Split                 | 8s 7s 4s 3s 2s Kd Qs | 7d 6c 4c 3c 2d Tc Js | 2   |
        | Seven-Card Stud High-Low Split                 | 8s 6s 4s 3s As Kd Qh | 8d 7c 4c 3c 2h Tc Js | 1   |
        | Seven-Card Stud High-Low Split Eight or Better | 7h 6h 4h 3h 2h Kd Qs | 8d 6c 4c 3c 2d Tc Js | 1   |
        | Seven-Card Stud High-Low Split Eight or Better | 6s 5s 4s 3s 2s Kd Qs | 6c 5c 4c 3c 7d Tc Js | 1   |
        | Seven-Card Stud High-Low Split Eight or Better | 7d 6d 4d 3d 2d Kh Qs | 8d 6c 4c 3c 2h Tc Js | 1   |

    Scenario Outline: In <game> <five> are a flush and a low hand
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And the cards fall as
        | seat 1 | <five> Kd Qs         |
        | seat 2 | Ac Ad Ks Kc 9c 9s Jc |
        | seat 3 | Qc Td Tc 8c 8d 9h 3s |
      When everyone checks to the showdown
      Then seat 1's hand is a <hand> with <five>
      And seat 1 has a low hand of <five>
      And seat 1 wins 5 from the high half of the pot
      And seat 1 wins 4 from the low half of the pot

      Examples:
        | game                                           | five           | hand           |
        | Seven-Card Stud High-Low Split                 | 8h 7h 5h 3h 2h | flush          |
        | Seven-Card Stud High-Low Split Eight or Better | 8h 7h 5h 3h 2h | flush          |
        | Seven-Card Stud High-Low Split Eight or Better | 8h 7h 6h 5h 4h | straight flush |

  @oneida-poker.I.12 @ranking @play
  Rule: In the split games an ace may be low in the low hand and high in the high hand at the same time

    Scenario Outline: In <game> an ace makes <what>
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And the cards fall as
        | seat 1 | <cards>              |
        | seat 2 | Kc Kh Qc Qd 9c 9s Jc |
        | seat 3 | Jd Js Td Tc 8c 8s 5s |
      When everyone checks to the showdown
      Then seat 1's hand is <hand> with <high>
      And seat 1 has a low hand of <low>
      And seat 1 wins 5 from the high half of the pot
      And seat 1 wins 4 from the low half of the pot

      Examples:
        | game                                           | what                                               | cards                | hand       | high           | low            |
        | Seven-Card Stud High-Low Split                 | an ace high flush and a 7                          | Ah 7h 4h 3h 2h Kd Qs | a flush    | Ah 7h 4h 3h 2h | 7h 4h 3h 2h Ah |
        | Seven-Card Stud High-Low Split Eight or Better | an ace high flush and a 7                          | Ah Jh 7h 4h 3h 2d Qs | a flush    | Ah Jh 7h 4h 3h | 7h 4h 3h 2d Ah |
        | Seven-Card Stud High-Low Split Eight or Better | the straight that it begins, and the best low hand | Ah 2h 3d 4s 5h Kd Qs | a straight | Ah 2h 3d 4s 5h | Ah 2h 3d 4s 5h |

    Scenario Outline: In <game> the ace is the highest card for the high half and the lowest for the low
      Given an Oneida <game> table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And the cards fall as
        | seat 1 | As Qd 8c 7h 4s 3d 2c |
        | seat 2 | Ks Qc 8d 7d 5c 3h 2d |
      When everyone checks to the showdown
      Then seat 1 wins 3 from the high half of the pot
      And seat 1 wins 3 from the low half of the pot
      And seat 2 wins nothing

      Examples:
        | game                                           |
        | Seven-Card Stud High-Low Split                 |
        | Seven-Card Stud High-Low Split Eight or Better |

    Scenario: With a pair of aces one of them is in the low hand as well
      Given an Oneida Seven-Card Stud High-Low Split Eight or Better table
      And the house's forced bet is 2
      And the house's ante is 1
      And the house's jackpot amount is 0
      And the cards fall as
        | seat 1 | Ah Ad 7c 4s 3d 2c Ts |
        | seat 2 | Kc Kh Qc Jd 9c 8s 6d |
        | seat 3 | Js Jh Tc 9d 6c 5s 3h |
      When everyone checks to the showdown
      Then seat 1 wins 5 from the high half of the pot
      And seat 1 wins 4 from the low half of the pot
