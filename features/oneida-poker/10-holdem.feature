Feature: Oneida Poker: Hold'em
  Two cards of one's own and five in the middle; the button, the blinds, four rounds of betting and the showdown. Unless
  a scenario says otherwise the limits are 4 and 8, and no pot is large enough to be raked.

  @oneida-poker.J.1 @introduction @play @trace
  Rule: Hold'em high is played as this section says
    A whole hand, from the button to the award.

    Scenario Outline: <game>: the button, the blinds, the cards, the rounds of betting and the showdown
      Given an Oneida <game> table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order
        | does              | button        | to     | number | street | round  |
        | places the button | dealer button |        |        |        |        |
        | deals             |               | seat 1 | 1      |        |        |
        | deals             |               | seat 3 | 2      |        |        |
        | gives the turn    |               |        |        |        | first  |
        | burns             |               |        |        |        |        |
        | deals the board   |               |        |        | flop   |        |
        | gives the turn    |               |        |        |        | second |
        | deals the board   |               |        |        | turn   |        |
        | gives the turn    |               |        |        |        | third  |
        | deals the board   |               |        |        | river  |        |
        | gives the turn    |               |        |        |        | fourth |
        | shows the hand    |               |        |        |        |        |
        | awards the pot    |               |        |        |        |        |
        | ends the round    |               |        |        |        |        |
      And each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 1    | 2      |
        | posts the big blind   | 2    | 4      |

      Examples:
        | game         |
        | Hold'em High |

  @oneida-poker.J.1.s1 @payout @play
  Rule: Hold'em is played for the high hand only
    The lowest hand has no part of the pot.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario: The lowest of the hands wins nothing, the highest all
      Given the hole cards are
        | seat 1 | As 2d |
        | seat 2 | Ks Kd |
        | seat 3 | 9s 9d |
      And the board is 3c 4h 8d Qs Jc
      When everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing
      And seat 1 has no low hand

    Scenario: A hand that is lowest and highest at once wins the pot once
      Given the hole cards are
        | seat 1 | As 2d |
        | seat 2 | Ks Kd |
        | seat 3 | 9s 9d |
      And the board is 3c 4h 5d Qs Jc
      When everyone checks to the showdown
      Then seat 1's hand is a straight with 5d 4h 3c 2d As
      And seat 1 wins the pot
      And seat 1 has no low hand
      And none of the following happens
        | does           | share |
        | awards the pot | low   |
        | awards the pot | high  |

  @oneida-poker.J.2 @limits @play @declaration
  Rule: No more than eleven players play at one table
    There is no twelfth seat.

    Background:
      Given an Oneida Hold'em High table

    Scenario: Declared seats
      Then the declared number of seated positions is at most 11
      And the declared kind of table is poker table

    Scenario: With eleven seats nobody sits at a twelfth one, at the last of them somebody may
      Given the house's number of seats is 11
      When seat 12 has 100
      Then the act is refused
      When seat 1 has 100
      Then the act is accepted
      When seat 11 has 100
      Then the act is accepted
      When the cards are dealt
      Then seat 12 has no cards
      And seat 1 has 2 cards
      And seat 11 has 2 cards

    Scenario: Eleven players are dealt in
      Given the house's number of seats is 11
      And seats 1 to 11 have 100
      When the cards are dealt
      Then seat 1 has 2 cards
      And seat 2 has 2 cards
      And seat 3 has 2 cards
      And seat 4 has 2 cards
      And seat 5 has 2 cards
      And seat 6 has 2 cards
      And seat 7 has 2 cards
      And seat 8 has 2 cards
      And seat 9 has 2 cards
      And seat 10 has 2 cards
      And seat 11 has 2 cards

    Scenario: Where somebody sits already, the first and the last seat may be taken, none beyond
      Given the house's number of seats is 11
      And seat 5 has 100
      When seat 12 has 100
      Then the act is refused
      When seat 1 has 100
      Then the act is accepted
      When seat 11 has 100
      Then the act is accepted

    Scenario: A house may have fewer seats
      Given the house's number of seats is 6
      Then the declared number of seated positions is 6
      When seat 7 has 100
      Then the act is refused
      When seat 6 has 100
      Then the act is accepted

  @oneida-poker.J.2.s1 @betting @play @declaration
  Rule: Players may be asked for an ante in order to take part
    Where one is asked for, each player places it; a blind is placed beside it.

    Scenario Outline: An ante of <ante> is declared as such
      Given an Oneida Hold'em High table
      And the house's ante is <ante>
      Then the declared amount of the ante is <ante>

      Examples:
        | ante |
        | 0    |
        | 1    |
        | 2    |

    Scenario Outline: Each of three players places an ante of <ante>: seat <seat>
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is <ante>
      When the cards are dealt
      Then the following happens, in this order and once each
        | does          | seat   | amount | to          | number |
        | posts an ante | <seat> | <ante> |             |        |
        | deals         |        |        | seat <seat> | 1      |

      Examples:
        | ante | seat |
        | 1    | 1    |
        | 1    | 2    |
        | 1    | 3    |
        | 2    | 3    |

    Scenario: All antes lie there before the first card is dealt
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 1
      When 3 rounds are played
      Then before deals, every time, the player posts an ante

    Scenario: An ante of less is refused, of the whole amount it is taken
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 2
      When seat 1 posts an ante of 1
      Then the ante is refused
      But an ante of 2 from seat 1 is taken

    Scenario: An ante comes once from each player and before the deal
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 1
      And seat 1 posts an ante of 1
      When seat 1 posts an ante of 1
      Then the ante is refused
      But an ante of 1 from seat 2 is taken

    Scenario: The last player's ante, too, is taken in its amount and in no other
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 2
      And seat 1 posts an ante of 2
      And seat 2 posts an ante of 2
      When seat 3 posts an ante of 1
      Then the ante is refused
      When seat 3 posts an ante of 4
      Then the ante is refused
      But an ante of 2 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: The antes are won with the pot, and count toward no call
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 1
      When seat 3 calls 3
      Then the call is refused
      But a call of 4 from seat 3 is taken

    @reading:uncalled-bet.returned
    Scenario: With antes of 1 three players who call play for 15
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      Then seat 1 wins 15 from the pot

  @oneida-poker.J.2.s2 @posting @declaration
  Rule: The rule on the ante, and its amount, are on a sign at each table
    What it says is declared; that it hangs there is for a person to see.

    Scenario Outline: With an ante of <ante> the sign says so
      Given an Oneida Hold'em High table
      And the house's ante is <ante>
      Then the declared ante on the sign is <ante>
      And the declared rule on the ante on the sign is <rule>

      Examples:
        | ante | rule     |
        | 0    | none     |
        | 1    | required |
        | 2    | required |

    Scenario: What the sign shows is what is asked for
      Given an Oneida Hold'em High table
      Then the declared ante on the sign is the same as the declared amount of the ante
      And the declared tables without the posted signs is 0

  @oneida-poker.J.3 @procedure @play @trace
  Rule: The order in which cards and bets go round is counted from the button
    It is the button that counts, not the dealer's left.

    Scenario Outline: With the button at seat <button>, seat <one> has the first card, the first blind and the first turn of the second round
      Given an Oneida Hold'em High table with the button at seat <button> and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does              | button        | seat     | to            | number | round  |
        | places the button | dealer button | <button> |               |        |        |
        | deals             |               |          | seat <one>    | 1      |        |
        | deals             |               |          | seat <two>    | 1      |        |
        | deals             |               |          | seat <button> | 1      |        |
        | gives the turn    |               | <one>    |               |        | second |
        | gives the turn    |               | <two>    |               |        | second |
        | gives the turn    |               | <button> |               |        | second |
      And each of the following happens once
        | does                  | seat  |
        | posts the small blind | <one> |
        | posts the big blind   | <two> |

      Examples:
        | button | one | two |
        | 3      | 1   | 2   |
        | 1      | 2   | 3   |
        | 2      | 3   | 1   |

  @oneida-poker.J.3.a @equipment @trace @declaration
  Rule: A flat disk, the button, shows who stands for a dealer
    It lies before one player for the length of a hand.

    Scenario: Declared disk
      Given an Oneida Hold'em High table
      Then the declared shape of the dealer button is flat disk

    Scenario: It lies before one player, and the last card of the first turn goes there
      Given an Oneida Hold'em High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does              | button        | seat | number | to     |
        | places the button | dealer button | 2    |        |        |
        | deals             |               |      | 1      | seat 1 |
        | deals             |               |      | 1      | seat 2 |

    Scenario: It lies there before a blind is placed and before a card is dealt
      Given an Oneida Hold'em High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | button        | seat |
        | places the button     | dealer button | 2    |
        | posts the small blind |               | 3    |
      And the following happens, in this order and once each
        | does              | button        | seat | number | to     |
        | places the button | dealer button | 2    |        |        |
        | deals             |               |      | 1      | seat 3 |

    Scenario: It stays where it is from one round of betting to the next
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When everyone checks to the showdown
      Then none of the following happens
        | does              | button        |
        | places the button | dealer button |

  @oneida-poker.J.3.b @procedure @trace
  Rule: When play begins, the button lies before the first player to the dealer's right
    Seats are counted from the dealer's left, so that it is the highest seat at which somebody plays.

    Scenario Outline: Of seats <players> it is seat <last>
      Given an Oneida Hold'em High table
      And seats <players> have 100
      When the cards are dealt
      Then the dealer button is at seat <last>

      Examples:
        | players    | last |
        | 1 to 3     | 3    |
        | 1 to 4     | 4    |
        | 2, 5 and 6 | 6    |
        | 1 and 2    | 2    |
        | 3 and 7    | 7    |

    Scenario: Who sat down last does not count, the place does
      Given an Oneida Hold'em High table
      And seat 5 has 100
      And seat 1 has 100
      And seat 2 has 100
      When the cards are dealt
      Then the dealer button is at seat 5

    Scenario: No card is dealt for it
      Given an Oneida Hold'em High table
      And seats 1 to 3 have 100
      When the house goes on until the dealer places the button
      Then none of the following happens
        | does  |
        | deals |
      And the dealer button is at seat 3

    Scenario: So it is when play begins only: in the second hand it lies elsewhere
      Given an Oneida Hold'em High table
      And seats 1 to 3 have 100
      And 1 round is played
      When the cards are dealt
      Then the dealer button is at seat 1

  @oneida-poker.J.3.c @procedure @play @trace
  Rule: After each hand the button goes on, clockwise
    To the next player; a round of play is a whole hand, not a round of betting.

    Scenario Outline: From seat <first> it goes to seat <second>
      Given an Oneida Hold'em High table with the button at seat <first> and blinds of 2 and 4
      And seats <players> have 100
      And 1 round is played
      When the cards are dealt
      Then the dealer button is at seat <second>
      And the following happens, in this order
        | does              | button        | seat     |
        | places the button | dealer button | <second> |
        | deals             |               |          |

      Examples:
        | players    | first | second |
        | 1 to 4     | 1     | 2      |
        | 1 to 4     | 3     | 4      |
        | 1 to 4     | 4     | 1      |
        | 2, 5 and 6 | 2     | 5      |
        | 2, 5 and 6 | 6     | 2      |

    Scenario: Hand after hand it goes on by one player
      Given an Oneida Hold'em High table with the button at seat 1 and blinds of 2 and 4
      And seats 1 to 3 have 100
      When 4 rounds are played
      Then the following happens, in this order
        | does              | button        | seat |
        | places the button | dealer button | 1    |
        | places the button | dealer button | 2    |
        | places the button | dealer button | 3    |
      And the dealer button is at seat 1

    Scenario: A hand that ends in its first round of betting counts too
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | folds  |    |
      When the cards are dealt
      Then the dealer button is at seat 1

    Scenario: Where the next player has left, it goes to the one after
      Given an Oneida Hold'em High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | folds  |    |
      And seat 3 leaves the table
      And the round is completed
      When the cards are dealt
      Then the dealer button is at seat 4

  @oneida-poker.J.4 @betting @play @trace
  Rule: The player to the left of the button starts the first round of betting with a blind bet
    Its amount is what the table requires; it lies there before the deal.

    Scenario Outline: With the button at seat <button> it is seat <blind>
      Given an Oneida Hold'em High table with the button at seat <button> and blinds of 2 and 4
      And seats <players> have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | button        | seat     | amount |
        | places the button     | dealer button | <button> |        |
        | posts the small blind |               | <blind>  | 2      |

      Examples:
        | players    | button | blind |
        | 1 to 4     | 2      | 3     |
        | 1 to 4     | 4      | 1     |
        | 2, 5 and 6 | 5      | 6     |
        | 2, 5 and 6 | 6      | 2     |

    @reading:first-after-the-blinds.next-player
    Scenario: It is placed before the first card is dealt
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order
        | does                  | seat | to     | number |
        | posts the small blind | 1    |        |        |
        | posts the big blind   | 2    |        |        |
        | deals                 |      | seat 1 | 1      |
        | gives the turn        | 3    |        |        |

    Scenario: So it is in every hand
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When 4 rounds are played
      Then before deals, every time, the player posts the small blind

    Scenario: The button and the player beyond do not place it, the first to the left does
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 posts the small blind of 2
      Then the small blind is refused
      When seat 2 posts the small blind of 2
      Then the small blind is refused
      But the small blind of 2 from seat 1 is taken

    Scenario: Less than the table requires is refused, and more as well
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When seat 1 posts the small blind of 1
      Then the small blind is refused
      When seat 1 posts the small blind of 4
      Then the small blind is refused
      But the small blind of 2 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Where the table requires 4, the player left of the button places 4
      Given an Oneida Hold'em High table with the button at seat 3 and a blind of 4
      When the cards are dealt
      Then each of the following happens once
        | does                | seat | amount |
        | posts the big blind | 1    | 4      |
      And none of the following happens
        | does                  | seat |
        | posts the small blind | 1    |
        | posts the big blind   | 2    |
        | posts the big blind   | 3    |
      And it is seat 2's turn

    @reading:heads-up-blinds.left-of-the-button
    Scenario: Of two players the one who is not the button places the first blind and acts first
      Given an Oneida Hold'em High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 and 2 have 100
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 1    | 2      |
        | posts the big blind   | 2    | 4      |
      And it is seat 1's turn

    @reading:heads-up-blinds.button-is-small
    @reading:first-after-the-blinds.next-player
    Scenario: Of two players the button places the first blind and acts first
      Given an Oneida Hold'em High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 and 2 have 100
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 2    | 2      |
        | posts the big blind   | 1    | 4      |
      And it is seat 2's turn

  @oneida-poker.J.4.s1 @discretion @play @declaration
  Rule: More blinds may be required, right after the first
    The next players clockwise place them, one each.

    Scenario Outline: With <blinds> their number is declared
      Given an Oneida Hold'em High table with the button at seat 3 and <blinds>
      Then the declared number of blinds is <number>

      Examples:
        | blinds               | number |
        | a blind of 4         | 1      |
        | blinds of 2 and 4    | 2      |
        | blinds of 2, 2 and 4 | 3      |

    @reading:first-after-the-blinds.next-player
    Scenario: Three blinds come from the three players left of the button, in their order
      Given an Oneida Hold'em High table with the button at seat 5 and blinds of 2, 2 and 4
      And seats 1 to 5 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                   | seat | amount |
        | posts the small blind  | 1    | 2      |
        | posts the middle blind | 2    | 2      |
        | posts the big blind    | 3    | 4      |
      And none of the following happens
        | does                   | seat |
        | posts the big blind    | 4    |
        | posts the small blind  | 4    |
        | posts the middle blind | 3    |
      And it is seat 4's turn

    @reading:first-after-the-blinds.next-player
    Scenario: All blinds lie there before the first player acts
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat |
        | posts the small blind | 1    |
        | posts the big blind   | 2    |
        | gives the turn        | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: With two, the second comes right after the first, from the next player
      Given an Oneida Hold'em High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat | amount |
        | posts the small blind | 3    | 2      |
        | posts the big blind   | 4    | 4      |
      And it is seat 1's turn

    Scenario: The second blind comes from the second player, in its amount, and from nobody else
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seat 1 posts the small blind of 2
      When seat 1 posts the big blind of 4
      Then the big blind is refused
      When seat 3 posts the big blind of 4
      Then the big blind is refused
      When seat 2 posts the big blind of 2
      Then the big blind is refused
      When seat 2 posts the big blind of 8
      Then the big blind is refused
      But the big blind of 4 from seat 2 is taken

    Scenario: The second blind lies there before a card is dealt
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat | to     | number |
        | posts the small blind | 1    |        |        |
        | posts the big blind   | 2    |        |        |
        | deals                 |      | seat 1 | 1      |

    Scenario: The middle one of three blinds comes from the second player, the largest from the third
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2, 2 and 4
      And seats 1 to 4 have 100
      And seat 1 posts the small blind of 2
      When seat 3 posts the middle blind of 2
      Then the middle blind is refused
      But the middle blind of 2 from seat 2 is taken
      When seat 2 posts the big blind of 4
      Then the big blind is refused
      But the big blind of 4 from seat 3 is taken

  @oneida-poker.J.4.s2 @posting @declaration
  Rule: A sign at each table says how many blinds there are and of what amount
    What it says is declared; that it hangs there is for a person to see.

    Scenario Outline: With <blinds> the sign says so
      Given an Oneida Hold'em High table with the button at seat 3 and <blinds>
      Then the declared number of blinds on the sign is <number>
      And the declared blinds on the sign is <amounts>

      Examples:
        | blinds               | number | amounts |
        | a blind of 4         | 1      | 4       |
        | blinds of 2 and 4    | 2      | 2, 4    |
        | blinds of 2, 2 and 4 | 3      | 2, 2, 4 |

    Scenario: No table is without the sign on the blinds, which shows what is required
      Given an Oneida Hold'em High table
      Then the declared tables without the posted signs is 0
      And the declared blinds on the sign is the same as the declared amounts of the blinds
      And the declared number of blinds on the sign is the same as the declared number of blinds

  @oneida-poker.J.5 @procedure @play @trace
  Rule: Two cards go face down to each player, one at a time, clockwise from the left of the button
    The button gets the last card of each turn.

    Scenario Outline: With the button at seat <button>, seat <first> gets the first card
      Given an Oneida Hold'em High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 3 have 100
      When the cards are dealt
      Then the cards are dealt in this order
        | place         | face |
        | seat <first>  | down |
        | seat <second> | down |
        | seat <third>  | down |
        | seat <first>  | down |
        | seat <second> | down |
        | seat <third>  | down |

      Examples:
        | button | first | second | third |
        | 3      | 1     | 2      | 3     |
        | 1      | 2     | 3      | 1     |
        | 2      | 3     | 1      | 2     |

    Scenario: At a table of six, with an empty seat, the button gets the last card of each turn
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1, 2, 4 and 6 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 6 | 1      |
        | deals | seat 1 | 1      |
        | deals | seat 2 | 1      |
        | deals | seat 4 | 1      |
        | deals | seat 6 | 2      |
        | deals | seat 1 | 2      |
        | deals | seat 2 | 2      |
        | deals | seat 4 | 2      |
      And seat 3 has no cards

    Scenario: Between two players, too, the button gets the last card of each turn
      Given an Oneida Hold'em High table with the button at seat 1 and blinds of 2 and 4
      And seats 1 and 2 have 100
      When the cards are dealt
      Then the cards are dealt in this order
        | place  | face |
        | seat 2 | down |
        | seat 1 | down |
        | seat 2 | down |
        | seat 1 | down |

    Scenario: They come off the top of the deck
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with As 7d 2c Kh 9s 4d on top
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 1 | As   | down |
        | deals | seat 2 | 7d   | down |
        | deals | seat 3 | 2c   | down |
        | deals | seat 1 | Kh   | down |
        | deals | seat 2 | 9s   | down |
        | deals | seat 3 | 4d   | down |

    Scenario: In the next hand the deal begins one seat further on
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And 1 round is played
      When the cards are dealt
      Then the cards are dealt in this order
        | place  | face |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |

    @reading:first-after-the-blinds.next-player
    Scenario: Everybody has two, and nobody is dealt another before the betting
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then seat 1 has 2 cards
      And seat 2 has 2 cards
      And seat 3 has 2 cards
      And it is seat 3's turn
      And no card is dealt twice

  @oneida-poker.J.6 @betting @play
  Rule: After the blinds each player in turn, clockwise, folds, calls or raises
    Nothing else, and nobody out of turn.

    @reading:first-after-the-blinds.next-player
    Scenario Outline: With the button at seat <button>, seat <first> begins, left of the last blind
      Given an Oneida Hold'em High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then it is seat <first>'s turn
      When seat <first> calls
      Then it is seat <second>'s turn
      When seat <second> folds
      Then it is seat <third>'s turn
      When seat <third> raises to 8
      Then it is seat <fourth>'s turn
      When seat <fourth> calls
      Then it is seat <first>'s turn

      Examples:
        | button | first | second | third | fourth |
        | 4      | 3     | 4      | 1     | 2      |
        | 1      | 4     | 1      | 2     | 3      |
        | 2      | 1     | 2      | 3     | 4      |

    @reading:first-after-the-blinds.left-of-the-button
    Scenario Outline: With the button at seat <button>, seat <first> begins, left of the button
      Given an Oneida Hold'em High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then it is seat <first>'s turn
      When seat <first> calls
      Then it is seat <second>'s turn
      When seat <second> folds
      Then it is seat <third>'s turn
      When seat <third> raises to 8
      Then it is seat <fourth>'s turn
      When seat <fourth> calls
      Then it is seat <first>'s turn

      Examples:
        | button | first | second | third | fourth |
        | 4      | 1     | 2      | 3     | 4      |
        | 2      | 3     | 4      | 1     | 2      |

    @reading:first-after-the-blinds.next-player
    Scenario: The first player may fold, call or raise, and no more
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then seat 3 may only fold, call or raise

    @reading:first-after-the-blinds.next-player
    @reading:call-then-raise.this-turn
    Scenario: So may each of the next
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 calls
      When seat 1 folds
      Then seat 2 may raise
      And a raise to 8 from seat 2 is taken
      And seat 3 may only fold, call or raise

    @reading:first-after-the-blinds.next-player
    Scenario: Who has not put in the largest blind may not check, but call
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 checks
      Then the check is refused
      But a call of 4 from seat 3 is taken
      When seat 1 checks
      Then the check is refused
      But a call of 2 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Nobody bets: the blind is the bet that the others answer
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 bets 4
      Then the bet is refused
      But a call of 4 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Nobody <acts> out of turn
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When seat 1 <acts>
      Then the <act> is refused
      And it is seat 3's turn
      But a call of 4 from seat 3 is taken
      And a call of 2 from seat 1 is taken

      Examples:
        | acts        | act   |
        | calls       | call  |
        | raises to 8 | raise |
        | folds       | fold  |

    @reading:first-after-the-blinds.next-player
    Scenario: A call of less or more than the largest blind is refused
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 calls 3
      Then the call is refused
      When seat 3 calls 5
      Then the call is refused
      But a call of 4 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: After a raise a call is as large as the raise, and a raise larger
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 raises to 8
      When seat 1 calls 2
      Then the call is refused
      When seat 1 raises to 8
      Then the raise is refused
      But a call of 6 from seat 1 is taken
      And a raise to 12 from seat 2 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Who folds is dealt with no more in this hand
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When seat 3 folds
      Then the fold is taken
      And it is seat 1's turn
      When everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 3    |
        | shows the hand | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: Where all but one fold, the last one wins the blinds
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 folds
      And seat 1 folds
      Then seat 2 wins the pot
      And none of the following happens
        | does           |
        | shows the hand |

    @reading:first-after-the-blinds.next-player
    @reading:who-moves-the-bets.dealer
    Scenario: Who raised last has no further turn when all have answered
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 raises to 8
      And seat 1 calls
      When seat 2 calls
      Then the following happens, in this order and once each
        | does             | seat |
        | calls            | 2    |
        | gathers the bets |      |
      And none of the following happens
        | does           | seat | round |
        | gives the turn | 3    | first |

    @reading:first-after-the-blinds.next-player
    Scenario: The first raise goes to 8, no more and no less, whoever makes it: the first player
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When seat 3 raises to 7
      Then the raise is refused
      When seat 3 raises to 9
      Then the raise is refused
      When seat 3 raises to 4
      Then the raise is refused
      But a raise to 8 from seat 3 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 3    | 8      | 8  |

    @reading:first-after-the-blinds.next-player
    Scenario: The first raise goes to 8, no more and no less, whoever makes it: the button
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And seat 3 calls
      When seat 4 raises to 6
      Then the raise is refused
      When seat 4 raises to 12
      Then the raise is refused
      But a raise to 8 from seat 4 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 4    | 8      | 8  |

    @reading:first-after-the-blinds.next-player
    Scenario: The first raise goes to 8, no more and no less, whoever makes it: the first blind
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And seat 3 folds
      And seat 4 folds
      When seat 1 raises to 6
      Then the raise is refused
      When seat 1 raises to 10
      Then the raise is refused
      But a raise to 8 from seat 1 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 6      | 8  |

    @reading:first-after-the-blinds.next-player
    Scenario: A raise of a raise goes 4 beyond it, no more and no less
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And seat 3 raises to 8
      When seat 4 raises to 11
      Then the raise is refused
      When seat 4 raises to 16
      Then the raise is refused
      But a raise to 12 from seat 4 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 4    | 12     | 12 |
      When seat 1 raises to 12
      Then the raise is refused
      When seat 1 raises to 15
      Then the raise is refused
      But a raise to 16 from seat 1 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 14     | 16 |

    @reading:first-after-the-blinds.next-player
    Scenario: A call is as large as the largest blind, less what was posted
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When seat 3 calls
      And seat 4 calls
      And seat 1 calls 4
      Then the call is refused
      When seat 1 calls 1
      Then the call is refused
      But a call of 2 from seat 1 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 3    | 4      | 4  |
        | calls | 4    | 4      | 4  |
        | calls | 1    | 2      | 4  |

    @reading:first-after-the-blinds.next-player
    Scenario: Who has called puts in what is missing when another raises
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And seat 3 calls
      And seat 4 calls
      And seat 1 raises to 8
      And seat 2 folds
      When seat 3 calls 8
      Then the call is refused
      But a call of 4 from seat 3 is taken
      When seat 4 calls 8
      Then the call is refused
      But a call of 4 from seat 4 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 3    | 4      | 8  |
        | calls | 4    | 4      | 8  |

    @reading:first-after-the-blinds.next-player
    Scenario: Who has not put in anything calls a raise with all of it
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And seat 3 raises to 8
      When seat 4 calls 4
      Then the call is refused
      But a call of 8 from seat 4 is taken
      And a call of 6 from seat 1 is taken
      And each of the following happens once
        | does  | seat | amount | to |
        | calls | 4    | 8      | 8  |
        | calls | 1    | 6      | 8  |

    @reading:first-after-the-blinds.next-player
    Scenario: Whoever calls, folds or raises is followed by the next player, in the same round
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When seat 3 calls
      And seat 4 folds
      And seat 1 raises to 8
      And seat 2 folds
      Then the following happens, in this order and once each
        | does           | seat | round |
        | calls          | 3    |       |
        | gives the turn | 4    | first |
        | folds          | 4    |       |
        | gives the turn | 1    | first |
        | raises         | 1    |       |
        | gives the turn | 2    | first |
        | folds          | 2    |       |
      And it is seat 3's turn

    @reading:first-after-the-blinds.next-player
    Scenario: The player after a raise of the last seat is the first seat, in the same round
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When seat 3 folds
      And seat 4 raises to 8
      And seat 1 calls
      Then the following happens, in this order and once each
        | does           | seat | round | due |
        | folds          | 3    |       |     |
        | gives the turn | 4    | first | 4   |
        | raises         | 4    |       |     |
        | gives the turn | 1    | first | 6   |
        | calls          | 1    |       |     |
        | gives the turn | 2    | first | 4   |

    @reading:first-after-the-blinds.next-player
    Scenario: The round begins when all cards of the deal are out
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does           | to     | number | seat | round |
        | deals          | seat 4 | 2      |      |       |
        | gives the turn |        |        | 3    | first |

  @oneida-poker.J.6.s1 @betting @play
  Rule: Who posted blind may raise as well; the round is over when the last player has answered the last bet
    Where nobody has raised, the player with the largest blind may also leave it at that.

    @reading:first-after-the-blinds.next-player
    Scenario: Nobody has raised: the player with the largest blind may still raise, and the others act once more
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
      Then it is seat 2's turn
      And seat 2 may raise
      And a raise to 8 from seat 2 is taken
      And it is seat 3's turn

    @reading:first-after-the-blinds.next-player
    @reading:who-moves-the-bets.dealer
    Scenario: Nobody has raised: the player with the largest blind checks, and the round is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 calls
      And seat 1 calls
      When seat 2 checks
      Then the check is taken
      And the following happens, in this order and once each
        | does             | seat |
        | checks           | 2    |
        | gathers the bets |      |

    @reading:first-after-the-blinds.next-player
    Scenario: The first blind may raise too, and what has been posted counts
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 folds
      When seat 1 raises to 8
      Then the raise to 8 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 6      | 8  |
      And it is seat 2's turn

    @reading:first-after-the-blinds.next-player
    Scenario: After a raise the player with the largest blind may fold, call or raise, and not check
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 raises to 8
      And seat 1 folds
      When seat 2 checks
      Then the check is refused
      And seat 2 may only fold, call or raise
      But a call of 4 from seat 2 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Of three blinds each may raise: the first, the second and the third
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2, 2 and 4
      And seats 1 to 4 have 100
      And seat 4 folds
      When seat 1 raises to 8
      Then the raise to 8 is taken
      When seat 2 raises to 12
      Then the raise to 12 is taken
      When seat 3 raises to 16
      Then the raise to 16 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: With one blind, it may raise when all have called
      Given an Oneida Hold'em High table with the button at seat 3 and a blind of 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | calls  | 4  |
      When seat 1 raises to 8
      Then the raise to 8 is taken
      And it is seat 2's turn

    @reading:first-after-the-blinds.next-player
    @reading:who-moves-the-bets.dealer
    Scenario: While a player has still to answer a raise, the round is not over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | calls  | 8  |
      Then it is seat 3's turn
      And none of the following happens
        | does             |
        | gathers the bets |
      When seat 3 calls
      Then each of the following happens once
        | does             | pot |
        | gathers the bets | 24  |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: All have called: seat <big> with the largest blind may check
      Given an Oneida Hold'em High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round   | seat    | action | to |
        | preflop | <one>   | calls  | 4  |
        | preflop | <two>   | calls  | 4  |
        | preflop | <small> | calls  | 4  |
      When seat <big> checks
      Then the check is taken
      And each of the following happens once
        | does   | seat  | amount |
        | checks | <big> | 0      |

      Examples:
        | button | one | two | small | big |
        | 2      | 1   | 2   | 3     | 4   |
        | 3      | 2   | 3   | 4     | 1   |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: All have called: seat <big> with the largest blind may raise to 8, and to nothing else
      Given an Oneida Hold'em High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round   | seat    | action | to |
        | preflop | <one>   | calls  | 4  |
        | preflop | <two>   | calls  | 4  |
        | preflop | <small> | calls  | 4  |
      When seat <big> raises to 7
      Then the raise is refused
      When seat <big> raises to 12
      Then the raise is refused
      But a raise to 8 from seat <big> is taken
      And each of the following happens once
        | does   | seat  | amount | to |
        | raises | <big> | 4      | 8  |
      And it is seat <one>'s turn

      Examples:
        | button | one | two | small | big |
        | 2      | 1   | 2   | 3     | 4   |
        | 3      | 2   | 3   | 4     | 1   |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: After a raise seat <big> with the largest blind does not check, and calls with 4
      Given an Oneida Hold'em High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round   | seat    | action | to |
        | preflop | <one>   | raises | 8  |
        | preflop | <two>   | folds  |    |
        | preflop | <small> | folds  |    |
      When seat <big> checks
      Then the check is refused
      And seat <big> may only fold, call or raise
      When seat <big> calls 8
      Then the call is refused
      But a call of 4 from seat <big> is taken

      Examples:
        | button | one | two | small | big |
        | 2      | 1   | 2   | 3     | 4   |
        | 3      | 2   | 3   | 4     | 1   |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: After a raise seat <big> with the largest blind may raise to 12
      Given an Oneida Hold'em High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round   | seat    | action | to |
        | preflop | <one>   | raises | 8  |
        | preflop | <two>   | folds  |    |
        | preflop | <small> | folds  |    |
      When seat <big> checks
      Then the check is refused
      When seat <big> raises to 11
      Then the raise is refused
      But a raise to 12 from seat <big> is taken
      And it is seat <one>'s turn

      Examples:
        | button | one | two | small | big |
        | 2      | 1   | 2   | 3     | 4   |
        | 3      | 2   | 3   | 4     | 1   |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Seat <small> with the first blind does not check, and may raise
      Given an Oneida Hold'em High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round   | seat  | action | to |
        | preflop | <one> | folds  |    |
        | preflop | <two> | folds  |    |
      When seat <small> checks
      Then the check is refused
      And seat <small> may only fold, call or raise
      But a raise to 8 from seat <small> is taken
      And a raise to 12 from seat <big> is taken

      Examples:
        | button | one | two | small | big |
        | 2      | 1   | 2   | 3     | 4   |
        | 3      | 2   | 3   | 4     | 1   |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Out of turn seat <big> with the largest blind does not raise
      Given an Oneida Hold'em High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round   | seat  | action | to |
        | preflop | <one> | calls  | 4  |
        | preflop | <two> | calls  | 4  |
      When seat <big> raises to 8
      Then the raise is refused
      When seat <big> checks
      Then the check is refused
      But a call of 2 from seat <small> is taken
      And a raise to 8 from seat <big> is taken

      Examples:
        | button | one | two | small | big |
        | 2      | 1   | 2   | 3     | 4   |
        | 3      | 2   | 3   | 4     | 1   |

  @oneida-poker.J.7 @procedure @play @trace
  Rule: Then the dealer burns the top card and lays three cards face up in the middle: the flop

    Scenario: Flop: a card is burnt when the last player has acted, then the cards of the board are laid
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
      When seat 2 checks
      Then the following happens, in this order and once each
        | does            | who    | seat | face | street | where     |
        | checks          |        | 2    |      |        |           |
        | burns           | dealer |      | down |        | burn pile |
        | deals the board |        |      | up   | flop   |           |
        | gives the turn  |        | 1    |      |        |           |

    Scenario: Flop: what is burnt is the top card of the deck
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards    | total | face |
        | deals the board | flop   | 5h 8d Jc | 3     | up   |

    Scenario: Flop: a card is burnt, too, where nobody has chips left to bet
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 8
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c on top
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      Then the following happens, in this order
        | does            | street | cards    |
        | burns           |        |          |
        | deals the board | flop   | 5h 8d Jc |

    Scenario: The three cards are laid at once and once in a hand
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street |
        | deals the board | flop   |
        | deals the board | turn   |
        | deals the board | river  |
      And no card is dealt twice

    Scenario: The flop waits until the first round of betting is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | calls  | 8  |
      Then it is seat 3's turn
      And none of the following happens
        | does            |
        | burns           |
        | deals the board |
      When seat 3 calls
      Then each of the following happens once
        | does            | street |
        | burns           |        |
        | deals the board | flop   |

    Scenario: The cards of the board belong to no seat: all may use them
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 9s 9d |
        | seat 2 | 8s 8d |
        | seat 3 | 7s 7d |
      And the board is 9h 8c 7c 2d 3h
      When everyone checks to the showdown
      Then seat 1's hand is three-of-a-kind with 9s 9d 9h 8c 7c
      And seat 2's hand is three-of-a-kind with 8s 8d 8c 9h 7c
      And seat 3's hand is three-of-a-kind with 7s 7d 7c 9h 8c

  @oneida-poker.J.7.s1 @betting @play
  Rule: The next round begins left of the button with a bet or a check; each after that folds, calls, raises or, before a bet, bets or checks
    It is over when each has folded or called the last bet.

    Scenario: On the flop: the player left of the button has the option to bet or check
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 2 checks
      Then the check is refused
      And it is seat 1's turn
      And seat 1 may check or bet
      But a check from seat 1 is taken
      And it is seat 2's turn

    Scenario: On the flop: where that player has folded, the next begins
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      When seat 3 checks
      Then the check is refused
      And it is seat 2's turn
      And seat 2 may check or bet
      But a bet of 4 from seat 2 is taken

    Scenario: On the flop: a bet may be folded to, called or raised, and not checked
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4
      When seat 2 checks
      Then the check is refused
      And seat 2 may only fold, call or raise
      But a call of 4 from seat 2 is taken
      And a raise to 8 from seat 3 is taken

    Scenario: On the flop: as long as nobody has bet, the next may fold all the same
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 checks
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn

    Scenario: On the flop: as long as nobody has bet, the next may bet or check, and not call or raise
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 checks
      When seat 2 calls
      Then the call is refused
      When seat 2 raises to 8
      Then the raise is refused
      But a bet of 4 from seat 2 is taken

    Scenario: On the flop: the last player may open as well, and those who checked answer
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 checks
      And seat 2 checks
      When seat 3 bets 4
      Then the bet of 4 is taken
      And it is seat 1's turn
      And seat 1 may only fold, call or raise

    Scenario: On the flop: a fold after a bet is taken, and the hand is out
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn
      When everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 2    |
        | shows the hand | 2    |

    Scenario: On the flop: bets, raises and calls are as large as they are told to be
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 bets 4
      And seat 2 raises to 8
      And seat 3 raises to 12
      Then each of the following happens once
        | does   | seat | amount | to |
        | bets   | 1    | 4      | 4  |
        | raises | 2    | 8      | 8  |
        | raises | 3    | 12     | 12 |
      When seat 1 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 8      | 12 |
      When seat 2 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | calls | 2    | 4      | 12 |

    Scenario: On the flop: who calls a bet puts in all of it
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4
      When seat 2 folds
      And seat 3 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | folds | 2    |        |    |
        | calls | 3    | 4      | 4  |

    @reading:opening-wager.no-raise
    Scenario: On the flop: who has bet and is raised twice calls with what is missing, and may raise once more
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's greatest number of raises is no limit
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4
      And seat 2 raises to 8
      And seat 3 raises to 12
      When seat 1 raises to 16
      Then the raise to 16 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 12     | 16 |
      When seat 2 calls 16
      Then the call is refused
      When seat 2 calls 4
      Then the call is refused
      But a call of 8 from seat 2 is taken
      And a call of 4 from seat 3 is taken

    @reading:opening-wager.no-raise
    Scenario: On the flop: a bet of less or more than the limit is refused, and a raise of less or more
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's greatest number of raises is no limit
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 bets 3
      Then the bet is refused
      When seat 1 bets 5
      Then the bet is refused
      But a bet of 4 from seat 1 is taken
      When seat 2 raises to 4
      Then the raise is refused
      When seat 2 raises to 7
      Then the raise is refused
      When seat 2 raises to 9
      Then the raise is refused
      But a raise to 8 from seat 2 is taken
      When seat 3 raises to 8
      Then the raise is refused
      When seat 3 raises to 11
      Then the raise is refused
      But a raise to 12 from seat 3 is taken
      When seat 1 raises to 12
      Then the raise is refused
      When seat 1 raises to 17
      Then the raise is refused
      But a raise to 16 from seat 1 is taken

    Scenario: On the flop: a raise of a first bet by the last player or by the first one who checked is one limit as well
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And the house's greatest number of raises is no limit
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 checks
      And seat 2 bets 4
      When seat 3 raises to 9
      Then the raise is refused
      When seat 3 folds
      Then the fold is taken
      When seat 1 raises to 7
      Then the raise is refused
      But a raise to 8 from seat 1 is taken
      And a raise to 12 from seat 2 is taken

    Scenario: On the flop: nobody acts out of turn
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 2 bets 4
      Then the bet is refused
      When seat 3 checks
      Then the check is refused
      When seat 3 folds
      Then the fold is refused
      But a bet of 4 from seat 1 is taken
      When seat 3 calls
      Then the call is refused
      When seat 3 raises to 8
      Then the raise is refused
      When seat 1 folds
      Then the fold is refused
      But a fold from seat 2 is taken
      And a call of 4 from seat 3 is taken

    Scenario: On the flop: where a bet stands, nobody bets anew
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4
      When seat 2 bets 8
      Then the bet is refused
      But a raise to 8 from seat 2 is taken
      When seat 3 bets 12
      Then the bet is refused
      But a raise to 12 from seat 3 is taken
      When seat 1 checks
      Then the check is refused
      But a fold from seat 1 is taken

    Scenario: On the flop: whoever bets, raises or calls is followed by the next player, in the same round
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 bets 4
      And seat 2 raises to 8
      And seat 3 calls
      Then the following happens, in this order and once each
        | does           | seat | round  | due |
        | bets           | 1    |        |     |
        | gives the turn | 2    | second | 4   |
        | raises         | 2    |        |     |
        | gives the turn | 3    | second | 8   |
        | calls          | 3    |        |     |
        | gives the turn | 1    | second | 4   |

    Scenario: On the flop: whoever checks or folds is followed by the next player, in the same round
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 checks
      And seat 2 bets 4
      And seat 3 folds
      Then the following happens, in this order and once each
        | does           | seat | round  | amount | due |
        | checks         | 1    |        | 0      |     |
        | gives the turn | 2    | second |        |     |
        | bets           | 2    |        | 4      |     |
        | gives the turn | 3    | second |        | 4   |
        | folds          | 3    |        |        |     |
        | gives the turn | 1    | second |        | 4   |

    Scenario: On the flop: the round begins after the cards, and each is asked once where all check
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | seat | round  | street |
        | deals the board |      |        | flop   |
        | gives the turn  | 1    | second |        |
        | gives the turn  | 2    | second |        |
        | gives the turn  | 3    | second |        |

    Scenario: On the flop: when all have checked, the round is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 checks
      And seat 2 checks
      When seat 3 checks
      Then the following happens, in this order
        | does            | seat | street |
        | checks          | 3    |        |
        | deals the board |      | turn   |

    Scenario: On the flop: when each has folded or called the last bet, the round is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4
      And seat 2 raises to 8
      And seat 3 folds
      When seat 1 calls
      Then the following happens, in this order
        | does            | seat | street |
        | calls           | 1    |        |
        | deals the board |      | turn   |
      And none of the following happens
        | does           | seat | round  |
        | gives the turn | 2    | second |

    Scenario: On the flop: while a raise is unanswered, the round is not over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And seat 1 bets 4
      And seat 2 raises to 8
      When seat 3 calls
      Then it is seat 1's turn
      And none of the following happens
        | does             |
        | deals the board  |
        | gathers the bets |

    @reading:first-after-the-blinds.next-player
    Scenario: After a raise before the flop it is the player left of the button who begins, not the one who raised
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      Then it is seat 1's turn
      And seat 1 may check or bet

  @oneida-poker.J.8 @procedure @play @trace
  Rule: When that round is over, a card is burnt and a fourth laid, and the next round goes like the one before
    The turn.

    Scenario: Turn: a card is burnt when the last player has acted, then the cards of the board are laid
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
      When seat 3 checks
      Then the following happens, in this order and once each
        | does            | who    | seat | face | street | where     | count |
        | checks          |        | 3    |      |        |           |       |
        | burns           | dealer |      | down |        | burn pile | 1     |
        | deals the board |        |      | up   | turn   |           |       |
        | gives the turn  |        | 1    |      |        |           |       |

    Scenario: Turn: what is burnt is the top card of the deck
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards | total | face |
        | deals the board | turn   | Td    | 4     | up   |

    Scenario: Turn: a card is burnt, too, where nobody has chips left to bet
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 8
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c on top
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      Then the following happens, in this order
        | does            | street | cards |
        | burns           |        |       |
        | deals the board | turn   | Td    |

    Scenario: Turn: it waits until the round before is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 bets 4
      And seat 2 calls
      Then it is seat 3's turn
      And none of the following happens
        | does            |
        | burns           |
        | deals the board |
      When seat 3 calls
      Then each of the following happens once
        | does            | street |
        | burns           |        |
        | deals the board | turn   |

    Scenario: Turn: one card and no more, after those before
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | total |
        | deals the board | flop   | 3     |
        | deals the board | turn   | 4     |

    Scenario: On the turn: the player left of the button has the option to bet or check
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 2 checks
      Then the check is refused
      And it is seat 1's turn
      And seat 1 may check or bet
      But a check from seat 1 is taken
      And it is seat 2's turn

    Scenario: On the turn: where that player has folded, the next begins
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 3 checks
      Then the check is refused
      And it is seat 2's turn
      And seat 2 may check or bet
      But a bet of 8 from seat 2 is taken

    Scenario: On the turn: a bet may be folded to, called or raised, and not checked
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 bets 8
      When seat 2 checks
      Then the check is refused
      And seat 2 may only fold, call or raise
      But a call of 8 from seat 2 is taken
      And a raise to 16 from seat 3 is taken

    Scenario: On the turn: as long as nobody has bet, the next may fold all the same
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 checks
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn

    Scenario: On the turn: as long as nobody has bet, the next may bet or check, and not call or raise
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 checks
      When seat 2 calls
      Then the call is refused
      When seat 2 raises to 16
      Then the raise is refused
      But a bet of 8 from seat 2 is taken

    Scenario: On the turn: the last player may open as well, and those who checked answer
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 checks
      And seat 2 checks
      When seat 3 bets 8
      Then the bet of 8 is taken
      And it is seat 1's turn
      And seat 1 may only fold, call or raise

    Scenario: On the turn: a fold after a bet is taken, and the hand is out
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 bets 8
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn
      When everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 2    |
        | shows the hand | 2    |

    Scenario: On the turn: bets, raises and calls are as large as they are told to be
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 1 bets 8
      And seat 2 raises to 16
      And seat 3 raises to 24
      Then each of the following happens once
        | does   | seat | amount | to |
        | bets   | 1    | 8      | 8  |
        | raises | 2    | 16     | 16 |
        | raises | 3    | 24     | 24 |
      When seat 1 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 16     | 24 |
      When seat 2 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | calls | 2    | 8      | 24 |

    Scenario: On the turn: who calls a bet puts in all of it
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 bets 8
      When seat 2 folds
      And seat 3 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | folds | 2    |        |    |
        | calls | 3    | 8      | 8  |

    @reading:opening-wager.no-raise
    Scenario: On the turn: who has bet and is raised twice calls with what is missing, and may raise once more
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's greatest number of raises is no limit
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 bets 8
      And seat 2 raises to 16
      And seat 3 raises to 24
      When seat 1 raises to 32
      Then the raise to 32 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 24     | 32 |
      When seat 2 calls 32
      Then the call is refused
      When seat 2 calls 8
      Then the call is refused
      But a call of 16 from seat 2 is taken
      And a call of 8 from seat 3 is taken

    @reading:opening-wager.no-raise
    Scenario: On the turn: a bet of less or more than the limit is refused, and a raise of less or more
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's greatest number of raises is no limit
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 1 bets 7
      Then the bet is refused
      When seat 1 bets 9
      Then the bet is refused
      But a bet of 8 from seat 1 is taken
      When seat 2 raises to 8
      Then the raise is refused
      When seat 2 raises to 15
      Then the raise is refused
      When seat 2 raises to 17
      Then the raise is refused
      But a raise to 16 from seat 2 is taken
      When seat 3 raises to 16
      Then the raise is refused
      When seat 3 raises to 23
      Then the raise is refused
      But a raise to 24 from seat 3 is taken
      When seat 1 raises to 24
      Then the raise is refused
      When seat 1 raises to 33
      Then the raise is refused
      But a raise to 32 from seat 1 is taken

    Scenario: On the turn: a raise of a first bet by the last player or by the first one who checked is one limit as well
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And the house's greatest number of raises is no limit
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 checks
      And seat 2 bets 8
      When seat 3 raises to 17
      Then the raise is refused
      When seat 3 folds
      Then the fold is taken
      When seat 1 raises to 15
      Then the raise is refused
      But a raise to 16 from seat 1 is taken
      And a raise to 24 from seat 2 is taken

    Scenario: On the turn: nobody acts out of turn
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 2 bets 8
      Then the bet is refused
      When seat 3 checks
      Then the check is refused
      When seat 3 folds
      Then the fold is refused
      But a bet of 8 from seat 1 is taken
      When seat 3 calls
      Then the call is refused
      When seat 3 raises to 16
      Then the raise is refused
      When seat 1 folds
      Then the fold is refused
      But a fold from seat 2 is taken
      And a call of 8 from seat 3 is taken

    Scenario: On the turn: where a bet stands, nobody bets anew
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 bets 8
      When seat 2 bets 16
      Then the bet is refused
      But a raise to 16 from seat 2 is taken
      When seat 3 bets 24
      Then the bet is refused
      But a raise to 24 from seat 3 is taken
      When seat 1 checks
      Then the check is refused
      But a fold from seat 1 is taken

    Scenario: On the turn: whoever bets, raises or calls is followed by the next player, in the same round
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 1 bets 8
      And seat 2 raises to 16
      And seat 3 calls
      Then the following happens, in this order and once each
        | does           | seat | round | due |
        | bets           | 1    |       |     |
        | gives the turn | 2    | third | 8   |
        | raises         | 2    |       |     |
        | gives the turn | 3    | third | 16  |
        | calls          | 3    |       |     |
        | gives the turn | 1    | third | 8   |

    Scenario: On the turn: whoever checks or folds is followed by the next player, in the same round
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 1 checks
      And seat 2 bets 8
      And seat 3 folds
      Then the following happens, in this order and once each
        | does           | seat | round | amount | due |
        | checks         | 1    |       | 0      |     |
        | gives the turn | 2    | third |        |     |
        | bets           | 2    |       | 8      |     |
        | gives the turn | 3    | third |        | 8   |
        | folds          | 3    |       |        |     |
        | gives the turn | 1    | third |        | 8   |

    Scenario: On the turn: the round begins after the card, and each is asked once where all check
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | seat | round | street |
        | deals the board |      |       | turn   |
        | gives the turn  | 1    | third |        |
        | gives the turn  | 2    | third |        |
        | gives the turn  | 3    | third |        |

    Scenario: On the turn: when all have checked, the round is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 checks
      And seat 2 checks
      When seat 3 checks
      Then the following happens, in this order
        | does            | seat | street |
        | checks          | 3    |        |
        | deals the board |      | river  |

    Scenario: On the turn: when each has folded or called the last bet, the round is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 bets 8
      And seat 2 raises to 16
      And seat 3 folds
      When seat 1 calls
      Then the following happens, in this order
        | does            | seat | street |
        | calls           | 1    |        |
        | deals the board |      | river  |
      And none of the following happens
        | does           | seat | round |
        | gives the turn | 2    | third |

    Scenario: On the turn: while a raise is unanswered, the round is not over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      And seat 1 bets 8
      And seat 2 raises to 16
      When seat 3 calls
      Then it is seat 1's turn
      And none of the following happens
        | does             |
        | deals the board  |
        | gathers the bets |

  @oneida-poker.J.9 @procedure @play @trace
  Rule: When that round is over, a card is burnt and the fifth and last laid, and the last round goes like the ones before
    The river.

    Scenario: River: a card is burnt when the last player has acted, then the cards of the board are laid
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      When seat 3 checks
      Then the following happens, in this order and once each
        | does            | who    | seat | face | street | where     |
        | checks          |        | 3    |      |        |           |
        | burns           | dealer |      | down |        | burn pile |
        | deals the board |        |      | up   | river  |           |
        | gives the turn  |        | 1    |      |        |           |

    Scenario: River: what is burnt is the top card of the deck
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards | total | face |
        | deals the board | river  | 9c    | 5     | up   |

    Scenario: River: a card is burnt, too, where nobody has chips left to bet
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 8
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c on top
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      Then the following happens, in this order
        | does            | street | cards |
        | burns           |        |       |
        | deals the board | river  | 9c    |

    Scenario: River: it waits until the round before is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 1 bets 8
      And seat 2 calls
      Then it is seat 3's turn
      And none of the following happens
        | does            |
        | burns           |
        | deals the board |
      When seat 3 calls
      Then each of the following happens once
        | does            | street |
        | burns           |        |
        | deals the board | river  |

    Scenario: River: one card and no more, after those before
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | total |
        | deals the board | turn   | 4     |
        | deals the board | river  | 5     |

    Scenario: On the river: the player left of the button has the option to bet or check
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      When seat 2 checks
      Then the check is refused
      And it is seat 1's turn
      And seat 1 may check or bet
      But a check from seat 1 is taken
      And it is seat 2's turn

    Scenario: On the river: where that player has folded, the next begins
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
      When seat 3 checks
      Then the check is refused
      And it is seat 2's turn
      And seat 2 may check or bet
      But a bet of 8 from seat 2 is taken

    Scenario: On the river: a bet may be folded to, called or raised, and not checked
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      And seat 1 bets 8
      When seat 2 checks
      Then the check is refused
      And seat 2 may only fold, call or raise
      But a call of 8 from seat 2 is taken
      And a raise to 16 from seat 3 is taken

    Scenario: On the river: as long as nobody has bet, the next may fold all the same
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      And seat 1 checks
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn

    Scenario: On the river: as long as nobody has bet, the next may bet or check, and not call or raise
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      And seat 1 checks
      When seat 2 calls
      Then the call is refused
      When seat 2 raises to 16
      Then the raise is refused
      But a bet of 8 from seat 2 is taken

    Scenario: On the river: the last player may open as well, and those who checked answer
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
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
      And seat 1 checks
      And seat 2 checks
      When seat 3 bets 8
      Then the bet of 8 is taken
      And it is seat 1's turn
      And seat 1 may only fold, call or raise

    Scenario: On the river: a fold after a bet is taken, and the hand is out
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      And seat 1 bets 8
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn
      When everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 2    |
        | shows the hand | 2    |

    Scenario: On the river: bets, raises and calls are as large as they are told to be
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      When seat 1 bets 8
      And seat 2 raises to 16
      And seat 3 raises to 24
      Then each of the following happens once
        | does   | seat | amount | to |
        | bets   | 1    | 8      | 8  |
        | raises | 2    | 16     | 16 |
        | raises | 3    | 24     | 24 |
      When seat 1 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | calls | 1    | 16     | 24 |
      When seat 2 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | calls | 2    | 8      | 24 |

    Scenario: On the river: who calls a bet puts in all of it
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      And seat 1 bets 8
      When seat 2 folds
      And seat 3 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | folds | 2    |        |    |
        | calls | 3    | 8      | 8  |

    @reading:opening-wager.no-raise
    Scenario: On the river: who has bet and is raised twice calls with what is missing, and may raise once more
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's greatest number of raises is no limit
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
      And seat 1 bets 8
      And seat 2 raises to 16
      And seat 3 raises to 24
      When seat 1 raises to 32
      Then the raise to 32 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 24     | 32 |
      When seat 2 calls 32
      Then the call is refused
      When seat 2 calls 8
      Then the call is refused
      But a call of 16 from seat 2 is taken
      And a call of 8 from seat 3 is taken

    @reading:opening-wager.no-raise
    Scenario: On the river: a bet of less or more than the limit is refused, and a raise of less or more
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's greatest number of raises is no limit
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
      When seat 1 bets 7
      Then the bet is refused
      When seat 1 bets 9
      Then the bet is refused
      But a bet of 8 from seat 1 is taken
      When seat 2 raises to 8
      Then the raise is refused
      When seat 2 raises to 15
      Then the raise is refused
      When seat 2 raises to 17
      Then the raise is refused
      But a raise to 16 from seat 2 is taken
      When seat 3 raises to 16
      Then the raise is refused
      When seat 3 raises to 23
      Then the raise is refused
      But a raise to 24 from seat 3 is taken
      When seat 1 raises to 24
      Then the raise is refused
      When seat 1 raises to 33
      Then the raise is refused
      But a raise to 32 from seat 1 is taken

    Scenario: On the river: a raise of a first bet by the last player or by the first one who checked is one limit as well
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And the house's greatest number of raises is no limit
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
      And seat 1 checks
      And seat 2 bets 8
      When seat 3 raises to 17
      Then the raise is refused
      When seat 3 folds
      Then the fold is taken
      When seat 1 raises to 15
      Then the raise is refused
      But a raise to 16 from seat 1 is taken
      And a raise to 24 from seat 2 is taken

    Scenario: On the river: nobody acts out of turn
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      When seat 2 bets 8
      Then the bet is refused
      When seat 3 checks
      Then the check is refused
      When seat 3 folds
      Then the fold is refused
      But a bet of 8 from seat 1 is taken
      When seat 3 calls
      Then the call is refused
      When seat 3 raises to 16
      Then the raise is refused
      When seat 1 folds
      Then the fold is refused
      But a fold from seat 2 is taken
      And a call of 8 from seat 3 is taken

    Scenario: On the river: where a bet stands, nobody bets anew
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      And seat 1 bets 8
      When seat 2 bets 16
      Then the bet is refused
      But a raise to 16 from seat 2 is taken
      When seat 3 bets 24
      Then the bet is refused
      But a raise to 24 from seat 3 is taken
      When seat 1 checks
      Then the check is refused
      But a fold from seat 1 is taken

    Scenario: On the river: whoever bets, raises or calls is followed by the next player, in the same round
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      When seat 1 bets 8
      And seat 2 raises to 16
      And seat 3 calls
      Then the following happens, in this order and once each
        | does           | seat | round  | due |
        | bets           | 1    |        |     |
        | gives the turn | 2    | fourth | 8   |
        | raises         | 2    |        |     |
        | gives the turn | 3    | fourth | 16  |
        | calls          | 3    |        |     |
        | gives the turn | 1    | fourth | 8   |

    Scenario: On the river: whoever checks or folds is followed by the next player, in the same round
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      When seat 1 checks
      And seat 2 bets 8
      And seat 3 folds
      Then the following happens, in this order and once each
        | does           | seat | round  | amount | due |
        | checks         | 1    |        | 0      |     |
        | gives the turn | 2    | fourth |        |     |
        | bets           | 2    |        | 8      |     |
        | gives the turn | 3    | fourth |        | 8   |
        | folds          | 3    |        |        |     |
        | gives the turn | 1    | fourth |        | 8   |

    Scenario: On the river: the round begins after the card, and each is asked once where all check
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | seat | round  | street |
        | deals the board |      |        | river  |
        | gives the turn  | 1    | fourth |        |
        | gives the turn  | 2    | fourth |        |
        | gives the turn  | 3    | fourth |        |

    Scenario: On the river: when all have checked, the round is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      And seat 1 checks
      And seat 2 checks
      When seat 3 checks
      Then the following happens, in this order
        | does           | seat |
        | checks         | 3    |
        | awards the pot |      |

    Scenario: On the river: when each has folded or called the last bet, the round is over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      And seat 1 bets 8
      And seat 2 raises to 16
      And seat 3 folds
      When seat 1 calls
      Then the following happens, in this order
        | does           | seat |
        | calls          | 1    |
        | awards the pot |      |
      And none of the following happens
        | does           | seat | round  |
        | gives the turn | 2    | fourth |

    Scenario: On the river: while a raise is unanswered, the round is not over
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
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
      And seat 1 bets 8
      And seat 2 raises to 16
      When seat 3 calls
      Then it is seat 1's turn
      And none of the following happens
        | does             |
        | awards the pot   |
        | gathers the bets |

  @oneida-poker.J.10 @payout @play
  Rule: Where more than one player is left after the last round of betting, the hands are shown and decide
    One who is left alone shows nothing.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario: Two who are left show their hands before the pot is won
      Given the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Ks Kd |
        | seat 3 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | cards |
        | shows the hand | 1    | As Ad |
        | awards the pot | 1    |       |
      And each of the following happens once
        | does           | seat | cards |
        | shows the hand | 2    | Ks Kd |
      And seat 1 wins the pot

    Scenario: Who has folded shows nothing and wins nothing, with the best hand too
      Given the house's rake is in steps
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
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 1    | folds  |    |
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | shows the hand | 1    |
        | awards the pot | 1    |
      And seat 2 wins 20 from the pot

    Scenario: No hand is shown before the last bet is answered
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
      When seat 1 bets 8
      And seat 2 calls
      Then it is seat 3's turn
      And none of the following happens
        | does           |
        | shows the hand |
        | awards the pot |
      When seat 3 calls
      Then each of the following happens once
        | does           | seat |
        | shows the hand | 1    |
        | shows the hand | 3    |

    Scenario: Who has no chips left is in the showdown as well
      Given the house's rake is in steps
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
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | seat |
        | shows the hand | 3    |
      And seat 3 wins 24 from the pot

    Scenario: One who is left alone on the river shows nothing; in the next hand two are left, and both show
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | river   | 1    | bets   | 8  |
        | river   | 2    | folds  |    |
      Then none of the following happens
        | does           |
        | shows the hand |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | seat |
        | shows the hand | 2    |
        | shows the hand | 3    |

  @oneida-poker.J.10.s1 @ranking @play
  Rule: A player's hand is the best five of the two cards held and the five in the middle, in any combination
    Both, one or none of the two.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario: Both cards held
      Given the hole cards are
        | seat 1 | Kd 7c |
        | seat 2 | 9h 8h |
      And the board is Th 7h 2h Ks 4d
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 2's hand is a flush with Th 9h 8h 7h 2h
      And seat 2 wins the pot

    Scenario: One card held and four of the board
      Given the hole cards are
        | seat 1 | Ah Kd |
        | seat 2 | 9h 8d |
      And the board is Qh 7h 5h 2h 9c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1's hand is a flush with Ah Qh 7h 5h 2h
      And seat 2's hand is a flush with Qh 9h 7h 5h 2h
      And seat 1 wins the pot

    Scenario: None of the cards held
      Given the hole cards are
        | seat 1 | 3s 2d |
        | seat 2 | As Ad |
      And the board is Qh Jh Th 9h 8h
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1's hand is a straight flush with Qh Jh Th 9h 8h
      And seat 2's hand is a straight flush with Qh Jh Th 9h 8h

    Scenario: The best five, not the first that make a hand
      Given the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | 7s 6d |
      And the board is Kh 9c 8h 5s 9d
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1's hand is a full house with Ks Kd Kh 9c 9d
      And seat 1 wins the pot

    Scenario: Of three pairs the two higher ones and the highest card left
      Given the hole cards are
        | seat 1 | 4s 4d |
        | seat 2 | As 2d |
      And the board is Kh Kc Jh Jd 9s
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1's hand is two pairs with Kh Kc Jh Jd 9s
      And seat 2's hand is two pairs with Kh Kc Jh Jd As
      And seat 2 wins the pot

    Scenario: No more than five cards count: the sixth and seventh decide nothing
      Given the hole cards are
        | seat 1 | Kd 2c |
        | seat 2 | Kh 3s |
      And the board is As Ac Ks Qd 9h
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1's hand is two pairs
      And seat 1 wins half of the pot
      And seat 2 wins half of the pot

  @oneida-poker.J.10.s2 @payout @play
  Rule: The highest hand wins the pot
    All of it, whoever has it.

    Scenario Outline: Of four hands seat <winner> has the highest
      Given an Oneida Hold'em High table with the button at seat 2 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
        | seat 4 | <four>  |
      And the board is 2c 5h 7d 9s Jc
      When everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | winner | one   | two   | three | four  |
        | 1      | As Ad | Ks Kd | Qs Qd | Ts 6c |
        | 2      | Ks Kd | As Ad | Qs Qd | Ts 6c |
        | 3      | Qs Qd | Ks Kd | As Ad | Ts 6c |
        | 4      | Ks Kd | Qs Qd | Ts 6c | As Ad |

    Scenario: The bets of all rounds are in it
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd |
        | seat 2 | As Ad |
        | seat 3 | Ts 4c |
      And the board is 2c 5h 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | river   | 1    | bets   | 8  |
        | river   | 2    | calls  | 8  |
      Then seat 2 wins 36 from the pot

    Scenario: A hand beaten by a single card wins nothing
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Qd |
        | seat 2 | Ad Kd |
        | seat 3 | Jd Js |
      And the board is Ah 8h 7d 9s 2c
      When everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

    Scenario: Who makes more of the five in the middle than the others wins it all
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | Kh 2d |
        | seat 3 | 3s 3d |
      And the board is Qh Jh Th 9h 8h
      When everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing
      And seat 3 wins nothing

    Scenario: A card held that beats the lowest of the board is enough
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 3s 2d |
        | seat 2 | 9s 2h |
        | seat 3 | 4s 3d |
      And the board is Ah Ad Kh Kd 8c
      When everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

  @oneida-poker.J.10.s3 @payout @play
  Rule: Where the five in the middle are the best hand of everybody left, these share the pot equally
    A player who can make more of them takes it all.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario: Three who are left have a third each
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad |
        | seat 2 | 2s 3d |
        | seat 3 | Ks 9h |
      And the board is Ah Kh Qh Jh Th
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1 wins 4 from the pot
      And seat 2 wins 4 from the pot
      And seat 3 wins 4 from the pot

    Scenario: Four have a quarter each
      Given seats 1 to 4 have 100
      And the board is Ks Kd Kh Kc As
      When everyone checks to the showdown
      Then seat 1 wins a quarter of the pot
      And seat 2 wins a quarter of the pot
      And seat 3 wins a quarter of the pot
      And seat 4 wins a quarter of the pot

    Scenario: Who has folded has no share
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the board is Ah Kh Qh Jh Th
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | folds  |    |
      And everyone checks to the showdown
      Then seat 1 wins 10 from the pot
      And seat 2 wins 10 from the pot
      And seat 3 wins nothing

    @reading:side-pots.matched-only
    Scenario: A player who is all in shares only in what was matched
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And the board is Ah Kh Qh Jh Th
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 3 wins 8 from the main pot
      And seat 1 wins 8 from the main pot
      And seat 2 wins 8 from the main pot
      And seat 1 wins 4 from side pot 1
      And seat 2 wins 4 from side pot 1

  @oneida-poker.J.11 @discretion @declaration @play
  Rule: A kill or a half-kill may be offered
    Or neither; then the limits stay as they are posted.

    Scenario Outline: What is offered is declared: <kind>
      Given an Oneida Hold'em High table
      And the house's kill is <kind>
      And the house's kill amount is 20
      Then the declared kill is <kind>

      Examples:
        | kind      |
        | none      |
        | half-kill |
        | kill      |

    Scenario: Where none is offered, two pots in a row change nothing
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is none
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken
      And none of the following happens
        | does              | button      |
        | places the button | kill button |

    Scenario Outline: Where a <kind> is offered, two pots in a row bring it
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is <kind>
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      Then the kill button is at seat 2
      And the declared kill is <kind>

      Examples:
        | kind      |
        | half-kill |
        | kill      |

  @oneida-poker.J.11.s1 @limits @play @trace
  Rule: It goes into effect when one player has won two pots in a row
    Of two hands, one after the other; what a shared pot is, is read.

    Scenario Outline: After two pots in a row of seat 2 a <kind> is in effect
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is <kind>
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When seat 1 raises to <wrong>
      Then the raise is refused
      But a raise to <right> from seat 1 is taken

      Examples:
        | kind      | wrong | right |
        | half-kill | 8     | 12    |
        | kill      | 8     | 16    |
        | kill      | 12    | 16    |

    Scenario: After one pot nothing is in effect, after a second one of the same player it is
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      When seat 4 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 4 is taken
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      Then the kill button is at seat 2

    Scenario: After two pots of two players nothing is in effect, after two of the second it is
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | checks |    |
        | flop    | 3    | bets   | 4  |
        | flop    | 4    | folds  |    |
        | flop    | 2    | folds  |    |
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | folds  |    |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | calls  | 8  |
        | flop    | 3    | bets   | 4  |
        | flop    | 4    | folds  |    |
        | flop    | 1    | folds  |    |
      Then the kill button is at seat 3

    Scenario: A pot that another wins in between breaks the row
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | folds  |    |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | calls  | 8  |
        | flop    | 4    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 4    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken
      And none of the following happens
        | does              | button      |
        | places the button | kill button |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 1    | folds  |    |
      Then the kill button is at seat 2

    @reading:split-pot-and-kill.whole-pots-only
    Scenario: A pot that is shared has been won by nobody, and two that are whole do not follow each other round it
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the board is Ah Kh Qh Jh Th
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | folds  |    |
        | preflop | 1    | folds  |    |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
      And everyone checks to the showdown
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
        | flop    | 3    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And seat 2 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 2 is taken
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | folds  |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
      Then the kill button is at seat 2

    @reading:split-pot-and-kill.shares-count
    Scenario: A pot that is shared has been won by those who share it
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the board is Ah Kh Qh Jh Th
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | folds  |    |
        | preflop | 1    | folds  |    |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
      And everyone checks to the showdown
      When seat 1 raises to 8
      Then the raise is refused
      But a raise to 16 from seat 1 is taken

    @reading:kill-and-side-pots.every-pot @reading:side-pots.matched-only @reading:split-pot-and-kill.whole-pots-only
    Scenario: Who has the main pot while another has a side pot has not won the pot
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And the house's table limit is 4-8
      And the house's ante is 0
      And the house's check and raise is permitted
      And the house's greatest number of raises is 3
      And the house's jackpot amount is 0
      And seats 1, 3 and 4 have 1,000
      And seat 2 has 12
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the hole cards are
        | seat 2 | As Ad |
        | seat 3 | Ks Kd |
        | seat 4 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | raises | 12 |
        | preflop | 3    | raises | 16 |
        | preflop | 4    | calls  | 16 |
        | preflop | 2    | calls  | 16 |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | raises | 8  |
        | flop    | 4    | raises | 12 |
        | flop    | 2    | calls  | 12 |
        | flop    | 3    | calls  | 12 |
        | turn    | 3    | bets   | 8  |
        | turn    | 4    | calls  | 8  |
        | river   | 3    | checks |    |
        | river   | 4    | checks |    |
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken

    @reading:kill-and-side-pots.main-pot @reading:side-pots.matched-only
    Scenario: Who has the main pot has won the pot, though another has a side pot
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And the house's table limit is 4-8
      And the house's ante is 0
      And the house's check and raise is permitted
      And the house's greatest number of raises is 3
      And the house's jackpot amount is 0
      And seats 1, 3 and 4 have 1,000
      And seat 2 has 12
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the hole cards are
        | seat 2 | As Ad |
        | seat 3 | Ks Kd |
        | seat 4 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | raises | 12 |
        | preflop | 3    | raises | 16 |
        | preflop | 4    | calls  | 16 |
        | preflop | 2    | calls  | 16 |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | raises | 8  |
        | flop    | 4    | raises | 12 |
        | flop    | 2    | calls  | 12 |
        | flop    | 3    | calls  | 12 |
        | turn    | 3    | bets   | 8  |
        | turn    | 4    | calls  | 8  |
        | river   | 3    | checks |    |
        | river   | 4    | checks |    |
      When seat 1 raises to 8
      Then the raise is refused
      But a raise to 16 from seat 1 is taken

    Scenario: A pot that was won by the best hand counts like one that all others folded to
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the hole cards are
        | seat 2 | As Ad |
        | seat 3 | Ks Kd |
        | seat 4 | Qs Qd |
      And the board is 2c 5h 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When the cards are dealt
      Then the kill button is at seat 2
      And each of the following happens once
        | does                 | seat | amount |
        | posts the kill blind | 2    | 8      |

    @reading:kill-amount-by.the-kill
    Scenario: Where the second pot lacks the amount, the limits stay
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | flop    | 4    | folds  |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | folds  |    |
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken

    @reading:kill-amount-by.the-button
    Scenario: Where the second pot lacks the amount, there is no button, and the limits go up all the same
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | flop    | 4    | folds  |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | folds  |    |
      When seat 1 raises to 8
      Then the raise is refused
      But a raise to 16 from seat 1 is taken
      And none of the following happens
        | does              | button      |
        | places the button | kill button |

  @oneida-poker.J.11.a @limits @play
  Rule: Under a half-kill the limits are raised by one half
    For the next hand, and until another player has won a pot.

    @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: in the next hand the first rounds go by the raised lower limit
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is half-kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When seat 1 calls 4
      Then the call is refused
      But a call of 6 from seat 1 is taken
      When seat 2 raises to 10
      Then the raise is refused
      But a raise to 12 from seat 2 is taken
      And a raise to 18 from seat 3 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: on the flop a bet is as large as the raised lower limit
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 6  |
        | preflop | 2    | checks |    |
        | preflop | 3    | calls  | 6  |
        | preflop | 4    | calls  | 6  |
      When seat 3 bets 4
      Then the bet is refused
      But a bet of 6 from seat 3 is taken
      And a raise to 12 from seat 4 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: on the turn a bet is as large as the raised higher limit
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 6  |
        | preflop | 2    | checks |    |
        | preflop | 3    | calls  | 6  |
        | preflop | 4    | calls  | 6  |
        | flop    | 3    | checks |    |
        | flop    | 4    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
      When seat 3 bets 8
      Then the bet is refused
      But a bet of 12 from seat 3 is taken
      And a raise to 24 from seat 4 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: on the river a bet is as large as the raised higher limit
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 6  |
        | preflop | 2    | checks |    |
        | preflop | 3    | calls  | 6  |
        | preflop | 4    | calls  | 6  |
        | flop    | 3    | checks |    |
        | flop    | 4    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | turn    | 4    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
      When seat 3 bets 8
      Then the bet is refused
      But a bet of 12 from seat 3 is taken
      And a raise to 24 from seat 4 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: limits of 10 and 20 are raised by the same part
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's table limit is 10-20
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | raises | 14 |
        | preflop | 1    | calls  | 14 |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 10 |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | folds  |    |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
        | flop    | 2    | bets   | 10 |
        | flop    | 3    | calls  | 10 |
        | turn    | 2    | bets   | 20 |
        | turn    | 3    | folds  |    |
      When seat 1 calls 10
      Then the call is refused
      But a call of 15 from seat 1 is taken
      And a raise to 30 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: they stay for one more hand when the same player wins again
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 6  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 6  |
        | flop    | 1    | folds  |    |
      When seat 2 raises to 8
      Then the raise is refused
      But a raise to 12 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: they end when another player wins
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 6  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | bets   | 6  |
        | flop    | 2    | folds  |    |
      When seat 2 raises to 12
      Then the raise is refused
      But a raise to 8 from seat 2 is taken

    @reading:least-raise.table-limit @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: of limits from 2 to 10 the least wager is raised as well
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's table limit is 2-10
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When seat 1 raises to 6
      Then the raise is refused
      But a raise to 7 from seat 1 is taken

    @reading:most-raise.by-itself @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: of limits from 2 to 10 the greatest is raised as well
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's table limit is 2-10
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When seat 1 raises to 20
      Then the raise is refused
      But a raise to 19 from seat 1 is taken

  @oneida-poker.J.11.b @limits @play
  Rule: Under a kill the limits are twice those that are posted
    For the next hand, and until another player has won a pot.

    @reading:most-raise.by-itself @reading:acting-of-the-killer.in-turn
    Scenario: Kill: of limits from 2 to 10 the greatest is raised as well
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's table limit is 2-10
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When seat 1 raises to 25
      Then the raise is refused
      But a raise to 24 from seat 1 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Kill: in the next hand the first rounds go by the raised lower limit
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When seat 1 calls 4
      Then the call is refused
      But a call of 8 from seat 1 is taken
      When seat 2 raises to 12
      Then the raise is refused
      But a raise to 16 from seat 2 is taken
      And a raise to 24 from seat 3 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Kill: on the flop a bet is as large as the raised lower limit
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | calls  | 8  |
      When seat 3 bets 4
      Then the bet is refused
      But a bet of 8 from seat 3 is taken
      And a raise to 16 from seat 4 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Kill: on the turn a bet is as large as the raised higher limit
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | calls  | 8  |
        | flop    | 3    | checks |    |
        | flop    | 4    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
      When seat 3 bets 8
      Then the bet is refused
      But a bet of 16 from seat 3 is taken
      And a raise to 32 from seat 4 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Kill: on the river a bet is as large as the raised higher limit
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | calls  | 8  |
        | flop    | 3    | checks |    |
        | flop    | 4    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | turn    | 4    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
      When seat 3 bets 8
      Then the bet is refused
      But a bet of 16 from seat 3 is taken
      And a raise to 32 from seat 4 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Kill: limits of 10 and 20 are raised by the same part
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's table limit is 10-20
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | raises | 14 |
        | preflop | 1    | calls  | 14 |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 10 |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | folds  |    |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
        | flop    | 2    | bets   | 10 |
        | flop    | 3    | calls  | 10 |
        | turn    | 2    | bets   | 20 |
        | turn    | 3    | folds  |    |
      When seat 1 calls 10
      Then the call is refused
      But a call of 20 from seat 1 is taken
      And a raise to 40 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Kill: they stay for one more hand when the same player wins again
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 8  |
        | flop    | 1    | folds  |    |
      When seat 2 raises to 12
      Then the raise is refused
      But a raise to 16 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Kill: they end when another player wins
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | bets   | 8  |
        | flop    | 2    | folds  |    |
      When seat 2 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 2 is taken

  @oneida-poker.J.11.tail @procedure @play @trace
  Rule: The kill button goes to the player who won both pots, provided that the pot has the amount that the house has fixed
    An amount in dollars, or so many times the least bet of the hand.

    Scenario Outline: Under a <kind> it is placed before seat 2, who has won both
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is <kind>
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the house goes on
      Then the following happens, in this order and once each
        | does              | button      | seat |
        | awards the pot    |             | 2    |
        | places the button | kill button | 2    |
        | ends the round    |             |      |

      Examples:
        | kind      |
        | half-kill |
        | kill      |

    Scenario: A second pot of exactly 20 is enough, where 20 is the amount
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | folds  |    |
        | flop    | 2    | checks |    |
        | flop    | 4    | folds  |    |
      Then seat 2 wins 20 from the pot
      And the kill button is at seat 2

    @reading:kill-amount-by.the-kill
    Scenario: A second pot that is a dollar short is not
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's kill is kill
      And the house's kill amount is 20
      And the house's ante is 1
      And seats 1 to 3 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
        | turn    | 2    | checks |    |
        | turn    | 3    | folds  |    |
      Then seat 2 wins 19 from the pot
      And none of the following happens
        | does              | button      |
        | places the button | kill button |

    @reading:kill-amount-by.the-kill
    @reading:kill-amount-of.the-second
    Scenario: A second pot of less is not, a third one that has it is
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | flop    | 4    | folds  |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | folds  |    |
      Then seat 2 wins 12 from the pot
      And none of the following happens
        | does              | button      |
        | places the button | kill button |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
        | flop    | 3    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      Then the kill button is at seat 2

    @reading:kill-amount-of.the-second
    Scenario: A first pot of less does no harm, where the second has the amount
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      Then the kill button is at seat 2

    @reading:kill-amount-of.both
    Scenario: Both pots must have the amount
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      Then none of the following happens
        | does              | button      |
        | places the button | kill button |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
        | flop    | 3    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      Then the kill button is at seat 2

    @reading:kill-amount-of.the-second
    Scenario: Where the amount is 40, a pot of 24 is not enough, one of more than 40 is
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 40
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      Then none of the following happens
        | does              | button      |
        | places the button | kill button |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | calls  | 8  |
        | flop    | 3    | bets   | 4  |
        | flop    | 4    | calls  | 4  |
        | flop    | 1    | calls  | 4  |
        | flop    | 2    | calls  | 4  |
        | turn    | 3    | checks |    |
        | turn    | 4    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | folds  |    |
        | turn    | 4    | folds  |    |
        | turn    | 1    | folds  |    |
      Then the kill button is at seat 2

    @reading:kill-amount-of.the-second
    Scenario: Where the amount is ten bets, 24 is not enough at limits of 4 and 8, more than 40 is
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 10 bets
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      Then none of the following happens
        | does              | button      |
        | places the button | kill button |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | calls  | 8  |
        | flop    | 3    | bets   | 4  |
        | flop    | 4    | calls  | 4  |
        | flop    | 1    | calls  | 4  |
        | flop    | 2    | calls  | 4  |
        | turn    | 3    | checks |    |
        | turn    | 4    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | folds  |    |
        | turn    | 4    | folds  |    |
        | turn    | 1    | folds  |    |
      Then the kill button is at seat 2

    @reading:kill-amount-and-rake.after-the-rake @reading:kill-amount-by.the-kill @reading:first-after-the-blinds.next-player
    Scenario: Where 40 is the amount, a second pot of 40 with a rake of 1 is not enough
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's kill is kill
      And the house's kill amount is 40
      And the house's rake is in steps
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | folds  |    |
        | flop    | 1    | calls  | 4  |
        | turn    | 1    | checks |    |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | folds  |    |
        | turn    | 1    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | folds  |    |
        | flop    | 1    | folds  |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | folds  |    |
      And the round is completed
      Then seat 2 wins 39 from the pot
      And none of the following happens
        | does              | button      |
        | places the button | kill button |

    @reading:kill-amount-and-rake.before-the-rake @reading:first-after-the-blinds.next-player
    Scenario: Where 40 is the amount before the rake, a second pot of 40 with a rake of 1 is enough
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's jackpot amount is 0
      And the house's kill is kill
      And the house's kill amount is 40
      And the house's rake is in steps
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | folds  |    |
        | flop    | 1    | calls  | 4  |
        | turn    | 1    | checks |    |
        | turn    | 2    | bets   | 8  |
        | turn    | 3    | folds  |    |
        | turn    | 1    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | folds  |    |
        | flop    | 1    | folds  |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | folds  |    |
      And the round is completed
      Then seat 2 wins 39 from the pot
      And each of the following happens once
        | does              | button      | seat |
        | places the button | kill button | 2    |

    @reading:kill-amount-by.the-kill @reading:uncalled-bet.returned @reading:first-after-the-blinds.next-player
    Scenario: A second pot of 16 is not enough by a bet of 4 that nobody called
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
        | flop    | 1    | folds  |    |
      Then seat 2 wins 16 from the pot
      And none of the following happens
        | does              | button      |
        | places the button | kill button |

  @oneida-poker.J.11.tail.s1 @betting @play
  Rule: In the next hand that player places no more than one blind, as large as the raised least bet
    Wherever the player sits, and though the place is one of an ordinary blind.

    Scenario: Under a half-kill of 4 and 8 it is 6, beside the ordinary blinds of the others
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is half-kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the kill blind  | 2    | 6      |
        | posts the small blind | 3    | 2      |
        | posts the big blind   | 4    | 4      |

    Scenario: Under a kill of 4 and 8 it is 8, beside the ordinary blinds of the others
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the kill blind  | 2    | 8      |
        | posts the small blind | 3    | 2      |
        | posts the big blind   | 4    | 4      |

    @reading:killer-in-the-blind.one-increased
    Scenario: Who would have the small blind places this one only
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | flop    | 2    | checks |    |
        | flop    | 3    | bets   | 4  |
        | flop    | 4    | folds  |    |
        | flop    | 2    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | checks |    |
        | flop    | 3    | bets   | 4  |
        | flop    | 4    | folds  |    |
        | flop    | 2    | folds  |    |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat | amount |
        | posts the kill blind | 3    | 8      |
        | posts the big blind  | 4    | 4      |
      And none of the following happens
        | does                  |
        | posts the small blind |

    @reading:killer-in-the-blind.none-but-ordinary
    Scenario: Who would have the small blind places that one and no other
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | flop    | 2    | checks |    |
        | flop    | 3    | bets   | 4  |
        | flop    | 4    | folds  |    |
        | flop    | 2    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | checks |    |
        | flop    | 3    | bets   | 4  |
        | flop    | 4    | folds  |    |
        | flop    | 2    | folds  |    |
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 3    | 2      |
        | posts the big blind   | 4    | 4      |
      And none of the following happens
        | does                 |
        | posts the kill blind |

    @reading:killer-in-the-blind.one-increased
    Scenario: Who would have the big blind places this one only
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | flop    | 4    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | flop    | 4    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 3    | 2      |
        | posts the kill blind  | 4    | 8      |
      And none of the following happens
        | does                |
        | posts the big blind |

    @reading:killer-in-the-blind.one-increased
    Scenario: The ordinary blind is not taken from that player, the raised one is
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | flop    | 4    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | flop    | 4    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | folds  |    |
      And seat 3 posts the small blind of 2
      When seat 4 posts the big blind of 4
      Then the big blind is refused
      But the kill blind of 8 from seat 4 is taken

    Scenario: Nobody else places it, and no other amount is taken
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And seat 3 posts the small blind of 2
      And seat 4 posts the big blind of 4
      When seat 1 posts the kill blind of 8
      Then the kill blind is refused
      When seat 2 posts the kill blind of 4
      Then the kill blind is refused
      But the kill blind of 8 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: The player acts in the usual place, and may raise
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When seat 1 calls
      Then it is seat 2's turn
      And seat 2 may check or raise
      And a raise to 16 from seat 2 is taken
      And it is seat 3's turn

    @reading:acting-of-the-killer.last
    Scenario: The player acts after the ordinary blinds, and may raise
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When seat 1 calls
      Then it is seat 3's turn
      When seat 3 folds
      And seat 4 calls
      Then it is seat 2's turn
      And a raise to 16 from seat 2 is taken

  @oneida-poker.J.11.tail.s2 @limits @play
  Rule: It stays in effect until another player wins a pot
    Hand after hand, whatever the pots amount to.

    @reading:acting-of-the-killer.in-turn
    Scenario: The same player wins a third time: it stays, and the blind of 8 is placed again
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 8  |
        | flop    | 1    | folds  |    |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat | amount |
        | posts the kill blind | 2    | 8      |
      And the kill button is at seat 2

    @reading:acting-of-the-killer.in-turn @reading:killer-in-the-blind.one-increased
    Scenario: Won a third and a fourth time by the same player, it is in effect for the hand after these, too
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 8  |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 4    | folds  |    |
        | preflop | 1    | folds  |    |
        | flop    | 2    | bets   | 8  |
        | flop    | 3    | folds  |    |
      When seat 3 raises to 8
      Then the raise is refused
      But a raise to 16 from seat 3 is taken
      And the kill button is at seat 2

    @reading:acting-of-the-killer.in-turn
    Scenario: A third pot below the amount changes nothing
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat | amount |
        | posts the kill blind | 2    | 8      |

    @reading:acting-of-the-killer.in-turn @reading:split-pot-and-kill.whole-pots-only
    Scenario: A pot that is shared with another has not been won by another
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the board is Ah Kh Qh Jh Th
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat | amount |
        | posts the kill blind | 2    | 8      |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | calls  | 16 |
        | preflop | 1    | folds  |    |
        | flop    | 4    | bets   | 8  |
        | flop    | 2    | folds  |    |
      And the cards are dealt
      Then each of the following happens once
        | does                     | seat |
        | collects the kill button | 2    |

    @reading:acting-of-the-killer.in-turn
    Scenario: Another wins: no blind is raised any more
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | bets   | 8  |
        | flop    | 2    | folds  |    |
      When the cards are dealt
      Then none of the following happens
        | does                 |
        | posts the kill blind |
      And each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 4    | 2      |
        | posts the big blind   | 1    | 4      |

    @reading:acting-of-the-killer.in-turn
    Scenario: Two pots in a row of that other player put it into effect anew
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | bets   | 8  |
        | flop    | 2    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | folds  |    |
        | preflop | 4    | calls  | 8  |
        | preflop | 1    | calls  | 8  |
        | flop    | 4    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 4    | folds  |    |
      When the cards are dealt
      Then the kill button is at seat 1

  @oneida-poker.J.11.tail.s3 @procedure @trace
  Rule: When another player has won a pot, the dealer takes the kill button away
    In that hand, once it is won.

    @reading:acting-of-the-killer.in-turn
    Scenario: It is collected when the pot has gone to another
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | bets   | 8  |
        | flop    | 2    | folds  |    |
      Then the following happens, in this order and once each
        | who    | does                     | seat |
        |        | awards the pot           | 1    |
        | dealer | collects the kill button | 2    |

    @reading:acting-of-the-killer.in-turn
    Scenario: It is collected before the hand is over
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the cards are dealt
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | bets   | 8  |
        | flop    | 2    | folds  |    |
      Then the following happens, in this order and once each
        | does                     | seat |
        | awards the pot           | 1    |
        | collects the kill button | 2    |
        | ends the round           |      |

    @reading:acting-of-the-killer.in-turn @reading:split-pot-and-kill.shares-count
    Scenario: It is collected where the pot is shared with another
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the board is Ah Kh Qh Jh Th
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then each of the following happens once
        | does                     | seat |
        | collects the kill button | 2    |

    @reading:acting-of-the-killer.in-turn
    Scenario: It is not collected when the same player wins again
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 8  |
        | flop    | 1    | folds  |    |
      Then seat 2 wins the pot
      And none of the following happens
        | does                     |
        | collects the kill button |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | calls  | 16 |
        | preflop | 1    | folds  |    |
        | flop    | 4    | bets   | 8  |
        | flop    | 2    | folds  |    |
      Then each of the following happens once
        | does                     | seat |
        | collects the kill button | 2    |

    @reading:acting-of-the-killer.in-turn
    Scenario: It lies there until the pot is won, not only until the other player bets
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | flop    | 1    | bets   | 8  |
      Then it is seat 2's turn
      And none of the following happens
        | does                     |
        | collects the kill button |
      When seat 2 folds
      Then each of the following happens once
        | does                     | seat |
        | collects the kill button | 2    |

    @reading:acting-of-the-killer.in-turn @reading:split-pot-and-kill.whole-pots-only
    Scenario: It is not collected where the pot is shared
      Given an Oneida Hold'em High table with the button at seat 4 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | checks |    |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 1    | folds  |    |
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | folds  |    |
        | flop    | 4    | folds  |    |
      And the board is Ah Kh Qh Jh Th
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then none of the following happens
        | does                     |
        | collects the kill button |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | calls  | 16 |
        | preflop | 1    | folds  |    |
        | flop    | 4    | bets   | 8  |
        | flop    | 2    | folds  |    |
      Then each of the following happens once
        | does                     | seat |
        | collects the kill button | 2    |
