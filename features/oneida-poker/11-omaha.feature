Feature: Oneida Poker: Omaha
  Four cards of one's own, of which two count, and five in the middle, of which three count; high, or high and low. Unless
  a scenario says otherwise the limits are 4 and 8, and no pot is large enough to be raked.

  @oneida-poker.K.1 @introduction @play @trace
  Rule: Omaha, high and high-low split eight or better, is played as this section says
    A whole hand, from the button to the award.

    Scenario Outline: <game>: the button, the blinds, the cards, the rounds of betting and the showdown
      Given an Oneida <game> table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order
        | does              | button        | to     | number | street | round  |
        | places the button | dealer button |        |        |        |        |
        | deals             |               | seat 1 | 1      |        |        |
        | deals             |               | seat 3 | 4      |        |        |
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
        | game                                 |
        | Omaha High                           |
        | Omaha High-Low Split Eight or Better |

  @oneida-poker.K.2 @limits @play @declaration
  Rule: No more than ten players play at one table
    There is no eleventh seat.

    Background:
      Given an Oneida Omaha High table

    Scenario: Declared seats
      Then the declared number of seated positions is at most 10
      And the declared kind of table is poker table

    Scenario: With ten seats nobody sits at an eleventh one, at the last of them somebody may
      Given the house's number of seats is 10
      When seat 11 has 100
      Then the act is refused
      When seat 1 has 100
      Then the act is accepted
      When seat 10 has 100
      Then the act is accepted
      When the cards are dealt
      Then seat 11 has no cards
      And seat 1 has 4 cards
      And seat 10 has 4 cards

    Scenario: Ten players are dealt in
      Given the house's number of seats is 10
      And seats 1 to 10 have 100
      When the cards are dealt
      Then seat 1 has 4 cards
      And seat 2 has 4 cards
      And seat 3 has 4 cards
      And seat 4 has 4 cards
      And seat 5 has 4 cards
      And seat 6 has 4 cards
      And seat 7 has 4 cards
      And seat 8 has 4 cards
      And seat 9 has 4 cards
      And seat 10 has 4 cards

    Scenario: Where somebody sits already, the first and the last seat may be taken, none beyond
      Given the house's number of seats is 10
      And seat 5 has 100
      When seat 11 has 100
      Then the act is refused
      When seat 1 has 100
      Then the act is accepted
      When seat 10 has 100
      Then the act is accepted

    Scenario: A house may have fewer seats
      Given the house's number of seats is 6
      Then the declared number of seated positions is 6
      When seat 7 has 100
      Then the act is refused
      When seat 6 has 100
      Then the act is accepted

  @oneida-poker.K.2.s1 @betting @play @declaration
  Rule: Players may be asked for an ante in order to take part
    Where one is asked for, each player places it; a blind is placed beside it.

    Scenario Outline: An ante of <ante> is declared as such
      Given an Oneida Omaha High table
      And the house's ante is <ante>
      Then the declared amount of the ante is <ante>

      Examples:
        | ante |
        | 0    |
        | 1    |
        | 2    |

    Scenario Outline: Each of three players places an ante of <ante>: seat <seat>
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 1
      When 3 rounds are played
      Then before deals, every time, the player posts an ante

    Scenario: An ante of less is refused, of the whole amount it is taken
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 2
      When seat 1 posts an ante of 1
      Then the ante is refused
      But an ante of 2 from seat 1 is taken

    Scenario: An ante comes once from each player and before the deal
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 1
      And seat 1 posts an ante of 1
      When seat 1 posts an ante of 1
      Then the ante is refused
      But an ante of 1 from seat 2 is taken

    Scenario: The last player's ante, too, is taken in its amount and in no other
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 1
      When seat 3 calls 3
      Then the call is refused
      But a call of 4 from seat 3 is taken

    @reading:uncalled-bet.returned
    Scenario: With antes of 1 three players who call play for 15
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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

  @oneida-poker.K.2.s2 @posting @declaration
  Rule: The rule on the ante, its amount, and a kill or half-kill where one is offered are on a sign at each table
    What it says is declared; that it hangs there is for a person to see.

    Scenario Outline: With an ante of <ante> the sign of <game> says so
      Given an Oneida <game> table
      And the house's ante is <ante>
      Then the declared ante on the sign is <ante>
      And the declared rule on the ante on the sign is <rule>

      Examples:
        | game                                 | ante | rule     |
        | Omaha High                           | 0    | none     |
        | Omaha High                           | 1    | required |
        | Omaha High                           | 2    | required |
        | Omaha High-Low Split Eight or Better | 1    | required |
        | Omaha High-Low Split Eight or Better | 0    | none     |

    Scenario Outline: Where <kind> is offered the sign says so
      Given an Oneida Omaha High-Low Split Eight or Better table
      And the house's kill is <kind>
      And the house's kill amount is 20
      Then the declared kill option on the sign is <kind>

      Examples:
        | kind      |
        | half-kill |
        | kill      |

    Scenario: No table is without the sign, and what it shows is what is asked for and offered
      Given an Oneida Omaha High-Low Split Eight or Better table
      Then the declared tables without the posted signs is 0
      And the declared ante on the sign is the same as the declared amount of the ante
      And the declared kill option on the sign is the same as the declared kill

  @oneida-poker.K.3 @procedure @play @trace
  Rule: The order in which cards and bets go round is counted from the button
    It is the button that counts, not the dealer's left.

    Scenario Outline: With the button at seat <button>, seat <one> has the first card, the first blind and the first turn of the second round
      Given an Oneida Omaha High table with the button at seat <button> and blinds of 2 and 4
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

  @oneida-poker.K.3.a @equipment @trace @declaration
  Rule: A flat disk, the button, shows who stands for a dealer
    It lies before one player for the length of a hand.

    Scenario: Declared disk
      Given an Oneida Omaha High table
      Then the declared shape of the dealer button is flat disk

    Scenario: It lies before one player, and the last card of the first turn goes there
      Given an Oneida Omaha High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does              | button        | seat | number | to     |
        | places the button | dealer button | 2    |        |        |
        | deals             |               |      | 1      | seat 1 |
        | deals             |               |      | 1      | seat 2 |

    Scenario: It lies there before a blind is placed and before a card is dealt
      Given an Oneida Omaha High table with the button at seat 2 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When everyone checks to the showdown
      Then none of the following happens
        | does              | button        |
        | places the button | dealer button |

  @oneida-poker.K.3.b @procedure @trace
  Rule: When play begins, the button lies before the first player to the dealer's right
    Seats are counted from the dealer's left, so that it is the highest seat at which somebody plays.

    Scenario Outline: Of seats <players> it is seat <last>
      Given an Oneida Omaha High table
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
      Given an Oneida Omaha High table
      And seat 5 has 100
      And seat 1 has 100
      And seat 2 has 100
      When the cards are dealt
      Then the dealer button is at seat 5

    Scenario: No card is dealt for it
      Given an Oneida Omaha High table
      And seats 1 to 3 have 100
      When the house goes on until the dealer places the button
      Then none of the following happens
        | does  |
        | deals |
      And the dealer button is at seat 3

    Scenario: So it is when play begins only: in the second hand it lies elsewhere
      Given an Oneida Omaha High table
      And seats 1 to 3 have 100
      And 1 round is played
      When the cards are dealt
      Then the dealer button is at seat 1

  @oneida-poker.K.3.c @procedure @play @trace
  Rule: After each hand the button goes on, clockwise
    To the next player; a round of play is a whole hand, not a round of betting.

    Scenario Outline: From seat <first> it goes to seat <second>
      Given an Oneida Omaha High table with the button at seat <first> and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 1 and blinds of 2 and 4
      And seats 1 to 3 have 100
      When 4 rounds are played
      Then the following happens, in this order
        | does              | button        | seat |
        | places the button | dealer button | 1    |
        | places the button | dealer button | 2    |
        | places the button | dealer button | 3    |
      And the dealer button is at seat 1

    Scenario: A hand that ends in its first round of betting counts too
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | folds  |    |
      When the cards are dealt
      Then the dealer button is at seat 1

    Scenario: Where the next player has left, it goes to the one after
      Given an Oneida Omaha High table with the button at seat 2 and blinds of 2 and 4
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

  @oneida-poker.K.4 @procedure @play @trace
  Rule: Four cards go face down to each player, one at a time, clockwise from the left of the button
    The button gets the last card of each turn.

    Scenario Outline: With the button at seat <button>, seat <first> gets the first card
      Given an Oneida Omaha High table with the button at seat <button> and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2 and 4
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
        | deals | seat 6 | 3      |
        | deals | seat 1 | 3      |
        | deals | seat 2 | 3      |
        | deals | seat 4 | 3      |
        | deals | seat 6 | 4      |
        | deals | seat 1 | 4      |
        | deals | seat 2 | 4      |
        | deals | seat 4 | 4      |
      And seat 3 has no cards

    Scenario: They come off the top of the deck
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td on top
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 1 | As   | down |
        | deals | seat 2 | 7d   | down |
        | deals | seat 3 | 2c   | down |
        | deals | seat 1 | Kh   | down |
        | deals | seat 2 | 9s   | down |
        | deals | seat 3 | 4d   | down |
        | deals | seat 1 | Qc   | down |
        | deals | seat 2 | 5h   | down |
        | deals | seat 3 | 8d   | down |
        | deals | seat 1 | Jc   | down |
        | deals | seat 2 | 6h   | down |
        | deals | seat 3 | Td   | down |

    Scenario: In the next hand the deal begins one seat further on
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |

    @reading:first-after-the-blinds.next-player
    Scenario: Everybody has four, and nobody is dealt another before the betting
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then seat 1 has 4 cards
      And seat 2 has 4 cards
      And seat 3 has 4 cards
      And it is seat 3's turn
      And no card is dealt twice

    Scenario Outline: In <game> each of three players is dealt four
      Given an Oneida <game> table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then seat 1 has 4 cards
      And seat 2 has 4 cards
      And seat 3 has 4 cards
      And the following happens, in this order and once each
        | does  | to     | number | face |
        | deals | seat 1 | 1      | down |
        | deals | seat 2 | 1      | down |
        | deals | seat 3 | 1      | down |
        | deals | seat 1 | 2      | down |
        | deals | seat 2 | 2      | down |
        | deals | seat 3 | 2      | down |
        | deals | seat 1 | 3      | down |
        | deals | seat 2 | 3      | down |
        | deals | seat 3 | 3      | down |
        | deals | seat 1 | 4      | down |
        | deals | seat 2 | 4      | down |
        | deals | seat 3 | 4      | down |

      Examples:
        | game                                 |
        | Omaha High                           |
        | Omaha High-Low Split Eight or Better |

  @oneida-poker.K.5 @betting @play @trace
  Rule: When all cards of the deal are out, the player to the left of the button starts the first round of betting with a blind bet
    Its amount is what the table requires; when it is placed is read in two ways.

    Scenario Outline: With the button at seat <button> it is seat <blind>
      Given an Oneida Omaha High table with the button at seat <button> and blinds of 2 and 4
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

    @reading:time-of-the-blind.after-the-cards
    @reading:first-after-the-blinds.next-player
    Scenario: The blinds are placed when everybody has all cards
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order
        | does                  | to     | number | seat |
        | deals                 | seat 1 | 1      |      |
        | deals                 | seat 3 | 4      |      |
        | posts the small blind |        |        | 1    |
        | posts the big blind   |        |        | 2    |
        | gives the turn        |        |        | 3    |

    @reading:time-of-the-blind.before-the-cards
    Scenario: The blinds are placed before anybody has a card
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When 3 rounds are played
      Then before deals, every time, the player posts the small blind
      And before deals, every time, the player posts the big blind

    Scenario: Whenever it is placed, the first blind of 2 is that of the player left of the button, the second of 4 the next one's
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 1    | 2      |
        | posts the big blind   | 2    | 4      |

    @reading:time-of-the-blind.before-the-cards
    Scenario: Placed before the cards, it comes from the player left of the button, from nobody else, and is neither less nor more
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 posts the small blind of 2
      Then the small blind is refused
      When seat 2 posts the small blind of 2
      Then the small blind is refused
      When seat 1 posts the small blind of 1
      Then the small blind is refused
      When seat 1 posts the small blind of 4
      Then the small blind is refused
      But the small blind of 2 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Where the table requires 4, the player left of the button places 4
      Given an Oneida Omaha High table with the button at seat 3 and a blind of 4
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
      Given an Oneida Omaha High table with the button at seat 2 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 and 2 have 100
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 2    | 2      |
        | posts the big blind   | 1    | 4      |
      And it is seat 2's turn

  @oneida-poker.K.5.s1 @discretion @play @declaration
  Rule: More blinds may be required, right after the first
    The next players clockwise place them, one each.

    Scenario Outline: With <blinds> their number is declared
      Given an Oneida Omaha High table with the button at seat 3 and <blinds>
      Then the declared number of blinds is <number>

      Examples:
        | blinds               | number |
        | a blind of 4         | 1      |
        | blinds of 2 and 4    | 2      |
        | blinds of 2, 2 and 4 | 3      |

    @reading:first-after-the-blinds.next-player
    Scenario: Three blinds come from the three players left of the button, in their order
      Given an Oneida Omaha High table with the button at seat 5 and blinds of 2, 2 and 4
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

    @reading:time-of-the-blind.before-the-cards
    Scenario: The second blind lies there before a card is dealt
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat | to     | number |
        | posts the small blind | 1    |        |        |
        | posts the big blind   | 2    |        |        |
        | deals                 |      | seat 1 | 1      |

    @reading:first-after-the-blinds.next-player
    Scenario: All blinds lie there before the first player acts
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat |
        | posts the small blind | 1    |
        | posts the big blind   | 2    |
        | gives the turn        | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: With two, the second comes right after the first, from the next player
      Given an Oneida Omaha High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat | amount |
        | posts the small blind | 3    | 2      |
        | posts the big blind   | 4    | 4      |
      And it is seat 1's turn

  @oneida-poker.K.5.s2 @posting @declaration
  Rule: A sign at each table says how many blinds there are and of what amount
    What it says is declared; that it hangs there is for a person to see.

    Scenario Outline: With <blinds> the sign says so
      Given an Oneida Omaha High table with the button at seat 3 and <blinds>
      Then the declared number of blinds on the sign is <number>
      And the declared blinds on the sign is <amounts>

      Examples:
        | blinds               | number | amounts |
        | a blind of 4         | 1      | 4       |
        | blinds of 2 and 4    | 2      | 2, 4    |
        | blinds of 2, 2 and 4 | 3      | 2, 2, 4 |

    Scenario: No table is without the sign on the blinds, which shows what is required
      Given an Oneida Omaha High table
      Then the declared tables without the posted signs is 0
      And the declared blinds on the sign is the same as the declared amounts of the blinds
      And the declared number of blinds on the sign is the same as the declared number of blinds

  @oneida-poker.K.6 @betting @play
  Rule: After the blinds each player in turn, clockwise, folds, calls or raises
    Nothing else, and nobody out of turn.

    @reading:first-after-the-blinds.next-player
    Scenario Outline: With the button at seat <button>, seat <first> begins, left of the last blind
      Given an Oneida Omaha High table with the button at seat <button> and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat <button> and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then seat 3 may only fold, call or raise

    @reading:first-after-the-blinds.next-player
    @reading:call-then-raise.this-turn
    Scenario: So may each of the next
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 calls
      When seat 1 folds
      Then seat 2 may raise
      And a raise to 8 from seat 2 is taken
      And seat 3 may only fold, call or raise

    @reading:first-after-the-blinds.next-player
    Scenario: Who has not put in the largest blind may not check, but call
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 checks
      Then the check is refused
      But a call of 4 from seat 3 is taken
      When seat 1 checks
      Then the check is refused
      But a call of 2 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Nobody bets: the blind is the bet that the others answer
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 bets 4
      Then the bet is refused
      But a call of 4 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Nobody <acts> out of turn
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 calls 3
      Then the call is refused
      When seat 3 calls 5
      Then the call is refused
      But a call of 4 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: After a raise a call is as large as the raise, and a raise larger
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 raises to 8
      When seat 1 calls 2
      Then the call is refused
      When seat 1 raises to 8
      Then the raise is refused
      But a call of 6 from seat 1 is taken
      And a raise to 12 from seat 2 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Who folds is dealt with no more in this hand
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 folds
      And seat 1 folds
      Then seat 2 wins the pot
      And none of the following happens
        | does           |
        | shows the hand |

    @reading:first-after-the-blinds.next-player
    @reading:who-moves-the-bets.dealer
    Scenario: Who raised last has no further turn when all have answered
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does           | to     | number | seat | round |
        | deals          | seat 4 | 4      |      |       |
        | gives the turn |        |        | 3    | first |

  @oneida-poker.K.6.s1 @betting @play
  Rule: Who posted blind may raise as well; the round is over when the last player has answered the last bet
    Where nobody has raised, the player with the largest blind may also leave it at that.

    @reading:first-after-the-blinds.next-player
    Scenario: Nobody has raised: the player with the largest blind may still raise, and the others act once more
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 folds
      When seat 1 raises to 8
      Then the raise to 8 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 6      | 8  |
      And it is seat 2's turn

    @reading:first-after-the-blinds.next-player
    Scenario: After a raise the player with the largest blind may fold, call or raise, and not check
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 raises to 8
      And seat 1 folds
      When seat 2 checks
      Then the check is refused
      And seat 2 may only fold, call or raise
      But a call of 4 from seat 2 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Of three blinds each may raise: the first, the second and the third
      Given an Oneida Omaha High table with the button at seat 4 and blinds of 2, 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and a blind of 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat <button> and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat <button> and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat <button> and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat <button> and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat <button> and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat <button> and blinds of 2 and 4
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

  @oneida-poker.K.7 @procedure @play @trace
  Rule: Then the dealer burns the top card and lays three cards face up in the middle: the flop

    Scenario: Flop: a card is burnt when the last player has acted, then the cards of the board are laid
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c 2h 4c Jd 8s Th 6c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards    | total | face |
        | deals the board | flop   | 9c 2h 4c | 3     | up   |

    Scenario: Flop: a card is burnt, too, where nobody has chips left to bet
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 8
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c 2h 4c Jd 8s Th 6c on top
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      Then the following happens, in this order
        | does            | street | cards    |
        | burns           |        |          |
        | deals the board | flop   | 9c 2h 4c |

    Scenario: The three cards are laid at once and once in a hand
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street |
        | deals the board | flop   |
        | deals the board | turn   |
        | deals the board | river  |
      And no card is dealt twice

    Scenario: The flop waits until the first round of betting is over
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 9s 9d Kc 4s |
        | seat 2 | 8s 8d Qc 4d |
        | seat 3 | 7s 7d Jc 4h |
      And the board is 9h 8c 7c 2d 3h
      When everyone checks to the showdown
      Then seat 1's hand is three-of-a-kind with 9s 9d 9h 8c 7c
      And seat 2's hand is three-of-a-kind with 8s 8d 8c 9h 7c
      And seat 3's hand is three-of-a-kind with 7s 7d 7c 9h 8c

  @oneida-poker.K.7.s1 @betting @play
  Rule: The next round begins left of the button with a bet or a check; each after that folds, calls, raises or, before a bet, bets or checks
    It is over when each has folded or called the last bet.

    Scenario: On the flop: the player left of the button has the option to bet or check
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | seat | round  | street |
        | deals the board |      |        | flop   |
        | gives the turn  | 1    | second |        |
        | gives the turn  | 2    | second |        |
        | gives the turn  | 3    | second |        |

    Scenario: On the flop: when all have checked, the round is over
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      Then it is seat 1's turn
      And seat 1 may check or bet

  @oneida-poker.K.8 @procedure @play @trace
  Rule: When that round is over, a card is burnt and a fourth laid, and the next round goes like the one before
    The turn.

    Scenario: Turn: a card is burnt when the last player has acted, then the cards of the board are laid
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
      When seat 3 checks
      Then the following happens, in this order and once each
        | does            | who    | seat | face | street | where     |
        | checks          |        | 3    |      |        |           |
        | burns           | dealer |      | down |        | burn pile |
        | deals the board |        |      | up   | turn   |           |
        | gives the turn  |        | 1    |      |        |           |

    Scenario: Turn: what is burnt is the top card of the deck
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c 2h 4c Jd 8s Th 6c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards | total | face |
        | deals the board | turn   | 8s    | 4     | up   |

    Scenario: Turn: a card is burnt, too, where nobody has chips left to bet
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 8
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c 2h 4c Jd 8s Th 6c on top
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      Then the following happens, in this order
        | does            | street | cards |
        | burns           |        |       |
        | deals the board | turn   | 8s    |

    Scenario: Turn: it waits until the round before is over
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | total |
        | deals the board | flop   | 3     |
        | deals the board | turn   | 4     |

    Scenario: On the turn: the player left of the button has the option to bet or check
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | seat | round | street |
        | deals the board |      |       | turn   |
        | gives the turn  | 1    | third |        |
        | gives the turn  | 2    | third |        |
        | gives the turn  | 3    | third |        |

    Scenario: On the turn: when all have checked, the round is over
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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

  @oneida-poker.K.9 @procedure @play @trace
  Rule: When that round is over, a card is burnt and the fifth and last laid
    The river.

    Scenario: River: a card is burnt when the last player has acted, then the cards of the board are laid
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c 2h 4c Jd 8s Th 6c on top
      When everyone checks to the showdown
      Then each of the following happens once
        | does            | street | cards | total | face |
        | deals the board | river  | 6c    | 5     | up   |

    Scenario: River: a card is burnt, too, where nobody has chips left to bet
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 to 3 have 8
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c 2h 4c Jd 8s Th 6c on top
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
      Then the following happens, in this order
        | does            | street | cards |
        | burns           |        |       |
        | deals the board | river  | 6c    |

    Scenario: River: it waits until the round before is over
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | total |
        | deals the board | turn   | 4     |
        | deals the board | river  | 5     |

  @oneida-poker.K.9.s1 @betting @play
  Rule: The last round begins left of the button with a bet or a check, and goes on like the two before it
    It is over when each has folded or called the last bet.

    Scenario: On the river: the player left of the button has the option to bet or check
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | seat | round  | street |
        | deals the board |      |        | river  |
        | gives the turn  | 1    | fourth |        |
        | gives the turn  | 2    | fourth |        |
        | gives the turn  | 3    | fourth |        |

    Scenario: On the river: when all have checked, the round is over
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
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

  @oneida-poker.K.10 @payout @play
  Rule: Where more than one player is left after the last round of betting, the hands are shown and decide
    One who is left alone shows nothing.

    Background:
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4

    @reading:shown-whole.all-cards
    Scenario: Two who are left show their hands before the pot is won
      Given the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | Ks Kd 7h 4c |
        | seat 3 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | cards       |
        | shows the hand | 1    | As Ad 4h 3c |
        | awards the pot | 1    |             |
      And each of the following happens once
        | does           | seat | cards       |
        | shows the hand | 2    | Ks Kd 7h 4c |
      And seat 1 wins the pot

    Scenario: Who has folded shows nothing and wins nothing, with the best hand too
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | Ks Kd 7h 4c |
        | seat 3 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
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
        | seat 1 | Ks Kd 7h 4c |
        | seat 2 | Qh Qd 6d 3s |
        | seat 3 | As Ad 4h 3c |
      And the board is 2c 5h Ts 9s Jc
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

  @oneida-poker.K.10.s1 @ranking @play
  Rule: A player's hand is two of the four cards held and three of the five in the middle
    Neither more of the one nor of the other, whatever that would make.

    Background:
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4

    Scenario: Two cards held and three of the board
      Given the hole cards are
        | seat 1 | Kd Ac As 7c |
        | seat 2 | 9h 8h 3c 3s |
      And the board is Th 7h 2h Ks Qd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 2's hand is a flush with Th 9h 8h 7h 2h
      And seat 2 wins the pot

    Scenario: One card held makes no flush with four of the board
      Given the hole cards are
        | seat 1 | Ah Kd Ac 5s |
        | seat 2 | 6h 3h Kc 8d |
      And the board is Qh Jh 7h 4h 9c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1's hand is a pair with Ah Ac Qh Jh 9c
      And seat 2's hand is a flush with Qh Jh 7h 6h 3h
      And seat 2 wins the pot

    Scenario: The board alone is nobody's hand
      Given the hole cards are
        | seat 1 | Ks Kd 4c 3s |
        | seat 2 | 7h 2h 5c 3d |
      And the board is Qh Jh Th 9h 8h
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1's hand is a pair with Ks Kd Qh Jh Th
      And seat 2's hand is a flush with Qh Jh Th 7h 2h
      And seat 2 wins the pot

    Scenario: Three aces held are a pair of aces
      Given the hole cards are
        | seat 1 | As Ad Ah Kc |
        | seat 2 | 9s 9d 4c 3s |
      And the board is 9c Jh 6d 5s Qd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1's hand is a pair
      And seat 2's hand is three-of-a-kind with 9s 9d 9c Qd Jh
      And seat 2 wins the pot

    Scenario: Three cards held make no straight with two of the board
      Given the hole cards are
        | seat 1 | Ah Ks Qd 3c |
        | seat 2 | 9s 9h 5d 6d |
      And the board is Jh Tc 4s 4d 8c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1's hand is a pair with 4s 4d Ah Ks Jh
      And seat 2's hand is two pairs with 9s 9h 4s 4d Jh
      And seat 2 wins the pot

    Scenario: Four cards of a rank on the board are nobody's four of a kind
      Given the hole cards are
        | seat 1 | As Kd 3c 2c |
        | seat 2 | Qs Jd 6h 5h |
      And the board is 8s 8h 8d 8c 9c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1's hand is three-of-a-kind
      And seat 1 wins the pot

    Scenario: Nor does one card held make a low hand with four of the board
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Kd Kc Qh |
        | seat 2 | Qs Qd Th 9c |
        | seat 3 | Jh Jc Ts 9d |
      And the board is 2s 4d 6c 8h Kh
      When everyone checks to the showdown
      Then seat 1 has no low hand
      And seat 1 wins 12 from the pot

  @oneida-poker.K.10.s2 @payout @play
  Rule: Who wins the pot goes by the game: one hand in Omaha high, two in high-low split
    The same cards, and two results.

    Scenario: In Omaha high there is one winner
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 1 wins 12 from the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    Scenario: Neither the highest pair in the hole nor the seat makes the winner
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | 9h 8h 3s 4d |
        | seat 3 | Ks Qd Qs 2c |
      And the board is Th 7h 2h Kc Jc
      When everyone checks to the showdown
      Then seat 2 wins 12 from the pot
      And seat 1 wins nothing
      And seat 3 wins nothing

    Scenario: In high-low split there are two
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 1 wins 6 from the pot
      And seat 2 wins 6 from the pot
      And seat 3 wins nothing

  @oneida-poker.K.10.a @payout @play
  Rule: In Omaha high the highest hand wins the pot
    All of it, though others have low hands.

    Scenario Outline: Of four hands seat <winner> has the highest
      Given an Oneida Omaha High table with the button at seat 2 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
        | seat 4 | <four>  |
      And the board is 2c 5h Ts 9s Jc
      When everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | winner | one         | two         | three       | four        |
        | 1      | As Ad 4h 3c | Ks Kd 7h 4c | Qh Qd 6d 3s | 6h 6c 4d 3d |
        | 2      | Ks Kd 7h 4c | As Ad 4h 3c | 6h 6c 4d 3d | Qh Qd 6d 3s |
        | 3      | Qh Qd 6d 3s | 6h 6c 4d 3d | As Ad 4h 3c | Ks Kd 7h 4c |
        | 4      | 6h 6c 4d 3d | Qh Qd 6d 3s | Ks Kd 7h 4c | As Ad 4h 3c |

    Scenario Outline: <higher> is higher than <lower>
      Given an Oneida Omaha High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 and 2 have 100
      And the hole cards are
        | seat 1 | <one> |
        | seat 2 | <two> |
      And the board is <board>
      When everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | higher            | lower           | one         | two         | board          | winner |
        | A pair            | none            | Kc Qd Js Tc | 2c Kd Jc 8h | Ah 9c 7d 4s 2h | 2      |
        | Two pairs         | a pair          | 4c 2c Tc 8h | Ad Kc Qd Js | Ah 9c 7d 4s 2h | 1      |
        | Three-of-a-kind   | two pairs       | Kd 9d Qc Jh | 4h 4c Jd Ts | 9h 7c 4d Ks 2s | 2      |
        | A straight        | three-of-a-kind | 8d 6c Qh Jd | Kd Kc Th 3h | 9h 7c 5d Ks 2s | 1      |
        | A flush           | a straight      | Kd Qd 2c 2s | Ah 3h 5c 6d | 9h 7h 4h Js Tc | 2      |
        | A full house      | a flush         | 7c 7d 2s 5d | Ah 3h Qc Js | 9h 7h 4h 9c Kd | 1      |
        | Four-of-a-kind    | a full house    | Kd Kc 5h 3h | 7h 7s Ad Qc | 9h 7c 7d Ks 2s | 2      |
        | A straight flush  | four-of-a-kind  | 5c 4c Qh Jd | Kh Kc Ad 2s | 8c 7c 6c Ks Kd | 1      |

    Scenario: Equal highest hands share the pot
      Given an Oneida Omaha High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 and 2 have 100
      And the hole cards are
        | seat 1 | Jh Tc 2s 2h |
        | seat 2 | Jd Ts 4h 4c |
      And the board is As Kd Qh 7c 3d
      When everyone checks to the showdown
      Then seat 1 wins half of the pot
      And seat 2 wins half of the pot

    Scenario: The lowest hand, which would have half elsewhere, wins nothing
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing
      And seat 2 has no low hand

    Scenario: The bets of all rounds are in it
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd 7h 4c |
        | seat 2 | As Ad 4h 3c |
        | seat 3 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
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

    Scenario: A pair of aces in the hole is not the highest hand where another has a flush
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | 9h 8h 3s 4d |
        | seat 3 | Ks Qd Qs 2c |
      And the board is Th 7h 2h Kc Jc
      When everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

  @oneida-poker.K.10.b @payout @play
  Rule: In high-low split the pot is divided equally between the highest hand and the best low hand
    Where a low hand qualifies; a dollar that is left over has rules of its own.

    Scenario Outline: Seat <high> has the highest hand, seat <low> the low one, of three
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat <high>  | Ks Kd Td 9h |
        | seat <low>   | As 3h Tc 9c |
        | seat <other> | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat <high> wins 6 from the high half of the pot
      And seat <low> wins 6 from the low half of the pot
      And seat <other> wins nothing

      Examples:
        | high | low | other |
        | 1    | 2   | 3     |
        | 2    | 3   | 1     |
        | 3    | 1   | 2     |
        | 2    | 1   | 3     |
        | 3    | 2   | 1     |

    Scenario: Of three low hands the best one has the low half
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd 8h 5s |
        | seat 2 | 8c 4d Qc Qd |
        | seat 3 | As 3h Th 9h |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 has a low hand of 8c 7c 6d 4d 2s
      And seat 3 has a low hand of 7c 6d 3h 2s As
      And seat 1 wins the high half of the pot
      And seat 3 wins the low half of the pot
      And seat 2 wins nothing

    @reading:low-compare.worst-card-first
    Scenario Outline: Of two low hands that of seat <two> with the better worst card has the low half
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat <one> | 8h 3c Qs 9s |
        | seat <two> | 5h 4d Ts 9c |
        | seat 3     | Ks Kd Td 9h |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat <one> has a low hand of 8h 7c 6d 3c 2s
      And seat <two> has a low hand of 7c 6d 5h 4d 2s
      And seat <low> wins the low half of the pot
      And seat 3 wins the high half of the pot

      Examples:
        | one | two | low |
        | 1   | 2   | 2   |
        | 2   | 1   | 1   |

    @reading:low-compare.best-card
    Scenario Outline: By the letter the low half goes to seat <one> with the best card that only one of them has
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat <one> | 8h 3c Qs 9s |
        | seat <two> | 5h 4d Ts 9c |
        | seat 3     | Ks Kd Td 9h |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat <one> has a low hand of 8h 7c 6d 3c 2s
      And seat <two> has a low hand of 7c 6d 5h 4d 2s
      And seat <low> wins the low half of the pot
      And seat 3 wins the high half of the pot

      Examples:
        | one | two | low |
        | 1   | 2   | 1   |
        | 2   | 1   | 2   |

    Scenario: The bets of all rounds are in the halves
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | river   | 1    | checks |    |
        | river   | 2    | checks |    |
        | river   | 3    | checks |    |
      Then seat 1 wins 12 from the high half of the pot
      And seat 2 wins 12 from the low half of the pot

    @reading:identical-rank.combination-first
    Scenario: One player with both hands wins both halves
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As 3h Kd Kc |
        | seat 2 | Qs Qd Th 9c |
        | seat 3 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

    @reading:side-pots.matched-only
    Scenario: A player who is all in has halves of what was matched only
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | Qh Qs 8h 9d |
        | seat 3 | As 3h Tc 9c |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 3 wins 12 from the pot
      And seat 1 wins 20 from the pot
      And seat 2 wins nothing

    Scenario: The highest hand is not the highest pair in the hole
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ac Ad Td 9s |
        | seat 2 | Ks Kd Th 9h |
        | seat 3 | As 3h Tc 9c |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 wins the high half of the pot
      And seat 3 wins the low half of the pot
      And seat 1 wins nothing

    Scenario Outline: Of three low hands seat <best> has the best and the low half
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat <best> | As 3h Th 9h |
        | seat <next> | 8c 4d Qc Qd |
        | seat <high> | Ks Kd 8h 5s |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat <best> wins the low half of the pot
      And seat <high> wins the high half of the pot
      And seat <next> wins nothing

      Examples:
        | best | next | high |
        | 1    | 2    | 3    |
        | 2    | 3    | 1    |
        | 1    | 3    | 2    |

    @reading:side-pots.matched-only
    Scenario: A side pot is halved like the main one
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 and 2 have 100
      And seat 3 has 8
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 1 wins 12 from the main pot
      And seat 2 wins 12 from the main pot
      And seat 1 wins 4 from side pot 1
      And seat 2 wins 4 from side pot 1

    Scenario: The high half is never the smaller one: of 15 it is 8
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the hole cards are
        | seat 1 | As 3h Tc 9c |
        | seat 2 | Ks Kd Td 9h |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 wins 8 from the pot
      And seat 1 wins 7 from the pot

  @oneida-poker.K.10.b.i @payout @play
  Rule: What cannot be halved goes to the highest hand, and is never more than a dollar
    The odd dollar, wherever that hand sits.

    Scenario Outline: Of 15 the highest hand at seat <high> has 8, the low one at seat <low> 7, with the button at seat <button>
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat <button> and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the hole cards are
        | seat <high>  | Ks Kd Td 9h |
        | seat <low>   | As 3h Tc 9c |
        | seat <other> | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat <high> wins 8 from the high half of the pot
      And seat <low> wins 7 from the low half of the pot

      Examples:
        | button | high | low | other |
        | 3      | 1    | 2   | 3     |
        | 3      | 2    | 1   | 3     |
        | 3      | 3    | 1   | 2     |
        | 1      | 3    | 2   | 1     |
        | 1      | 1    | 2   | 3     |
        | 2      | 2    | 3   | 1     |

    Scenario: Of 27 it is 14 against 13
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the hole cards are
        | seat 1 | As 3h Tc 9c |
        | seat 2 | Ks Kd Td 9h |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 2 wins 14 from the high half of the pot
      And seat 1 wins 13 from the low half of the pot

    @reading:odd-of-tied-highs.high-share
    Scenario: Where the highest hands are equal, the odd dollar comes to their half before it is shared
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the hole cards are
        | seat 1 | Ks Qd Jc 9c |
        | seat 2 | Kd Qs Js 9d |
        | seat 3 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When everyone checks to the showdown
      Then seat 1 wins 4 from the high half of the pot
      And seat 2 wins 4 from the high half of the pot
      And seat 3 wins 7 from the low half of the pot

    @reading:odd-of-tied-highs.by-suit @reading:odd-card.highest-card
    Scenario: Where the highest hands are equal, the odd dollar goes to the one with the highest card by suit
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the hole cards are
        | seat 1 | Ks Qd Jc 9c |
        | seat 2 | Kd Qs Js 9d |
        | seat 3 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When everyone checks to the showdown
      Then seat 1 wins 5 from the high half of the pot
      And seat 2 wins 3 from the high half of the pot
      And seat 3 wins 7 from the low half of the pot

  @oneida-poker.K.10.b.ii @payout @play
  Rule: Equal highest hands share the high half equally
    And the low half is not touched by that.

    Scenario Outline: Seats <one> and <two> share the high half, seat <low> has the low half
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat <one> | Ks Qd Jc 9c |
        | seat <two> | Kd Qs Js 9d |
        | seat <low> | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When everyone checks to the showdown
      Then seat <one> wins 3 from the high half of the pot
      And seat <two> wins 3 from the high half of the pot
      And seat <low> wins 6 from the low half of the pot

      Examples:
        | one | two | low |
        | 1   | 2   | 3   |
        | 1   | 3   | 2   |
        | 2   | 3   | 1   |

    Scenario: Three share it, and a fourth has the low half
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 to 6 have 100
      And the hole cards are
        | seat 1 | Ks Qd Jc 9c |
        | seat 2 | Kd Qs Js 9d |
        | seat 3 | Kc Qc Jh Tc |
        | seat 4 | Ac 4d Td 8h |
        | seat 5 | Th 9h 9s 2c |
        | seat 6 | Ts Jd 2d 2h |
      And the board is Kh Qh 7d 6s 3c
      When everyone checks to the showdown
      Then seat 1 wins 4 from the high half of the pot
      And seat 2 wins 4 from the high half of the pot
      And seat 3 wins 4 from the high half of the pot
      And seat 4 wins 12 from the low half of the pot

    Scenario: Two share both halves
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As 4d Kc 9h |
        | seat 2 | Ad 4s Ks 9d |
        | seat 3 | Jc Jd Ts 9c |
      And the board is Kh Qh 7d 6s 3c
      When everyone checks to the showdown
      Then seat 1 wins half of the high half of the pot
      And seat 2 wins half of the high half of the pot
      And seat 1 wins half of the low half of the pot
      And seat 2 wins half of the low half of the pot
      And seat 3 wins nothing

    Scenario: The better of two low hands has the low half alone, though its high hand is equal to the other
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 8c 5c |
        | seat 2 | Kd Qs Js 9d |
        | seat 3 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When everyone checks to the showdown
      Then seat 1 has a low hand of 8c 7d 6s 5c 3c
      And seat 1 wins a quarter of the pot
      And seat 2 wins a quarter of the pot
      And seat 3 wins the low half of the pot

  @oneida-poker.K.10.b.ii.s1 @payout @play
  Rule: What of the high half cannot be shared equally goes to the player with the highest card by suit
    Never more than a dollar; neither the button nor the seat decides.

    Scenario Outline: Of 9 the player with the king of spades at seat <first> has 5, the other 4
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And seats 1 to 4 have 100
      And the hole cards are
        | seat <first> | Ks Qs Jc 9c |
        | seat <other> | Kd Qd Js 9d |
        | seat <low>   | Ac 4d Td 8h |
      And the board is Kh Qh 7c 6s 3c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat <first> wins 5 from the high half of the pot
      And seat <other> wins 4 from the high half of the pot
      And seat <low> wins 9 from the low half of the pot

      Examples:
        | first | other | low |
        | 2     | 3     | 4   |
        | 3     | 2     | 4   |
        | 4     | 2     | 3   |
        | 2     | 4     | 3   |

    @reading:odd-card.highest-card
    Scenario: The highest card decides: the king of diamonds before the king of clubs, whatever the queens are
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's ante is 1
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 2 | Kc Qs Jh 9c |
        | seat 3 | Kd Qc Js 9d |
        | seat 4 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 3 wins 5 from the high half of the pot
      And seat 2 wins 4 from the high half of the pot

    @reading:odd-card.highest-suit
    Scenario: The highest suit decides: a queen of spades before a king of diamonds
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's ante is 1
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 2 | Kc Qs Jh 9c |
        | seat 3 | Kd Qc Js 9d |
        | seat 4 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 2 wins 5 from the high half of the pot
      And seat 3 wins 4 from the high half of the pot

    @reading:odd-card.highest-card
    Scenario: Where the highest card lies in the middle and is everybody's, the next one decides
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 2 | Jd Tc 9h 9c |
        | seat 3 | Jc Td 8s 8d |
        | seat 4 | 3c 5d 9s 9d |
      And the board is As Kd Qh 7s 2d
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 2's hand is a straight with As Kd Qh Jd Tc
      And seat 3's hand is a straight with As Kd Qh Jc Td
      And seat 2 wins 5 from the high half of the pot
      And seat 3 wins 4 from the high half of the pot
      And seat 4 wins 9 from the low half of the pot

    @reading:odd-chips.one-each @reading:odd-card.highest-card
    Scenario: Of 8 among three, two dollars are over, and go to the two highest by suit
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 1 | Kc Qc Jh Tc |
        | seat 2 | Ks Qd Jc 9c |
        | seat 3 | Kd Qs Js 9d |
        | seat 4 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When everyone checks to the showdown
      Then seat 2 wins 3 from the high half of the pot
      And seat 3 wins 3 from the high half of the pot
      And seat 1 wins 2 from the high half of the pot
      And seat 4 wins 8 from the low half of the pot

    @reading:odd-chips.all-to-first @reading:odd-card.highest-card
    Scenario: Of 8 among three, two dollars are over, and both go to the highest by suit
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 1 | Kc Qc Jh Tc |
        | seat 2 | Ks Qd Jc 9c |
        | seat 3 | Kd Qs Js 9d |
        | seat 4 | Ac 4d Td 8h |
      And the board is Kh Qh 7d 6s 3c
      When everyone checks to the showdown
      Then seat 2 wins 4 from the high half of the pot
      And seat 3 wins 2 from the high half of the pot
      And seat 1 wins 2 from the high half of the pot
      And seat 4 wins 8 from the low half of the pot

  @oneida-poker.K.10.b.iii @payout @play
  Rule: Equal best low hands share the low half equally
    And the high half is not touched by that.

    Scenario Outline: Seats <one> and <two> share the low half, seat <high> has the high half
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat <one>  | As 3h Tc 9c |
        | seat <two>  | Ad 3c Ts 9s |
        | seat <high> | Ks Kd Td 9h |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat <one> wins 3 from the low half of the pot
      And seat <two> wins 3 from the low half of the pot
      And seat <high> wins 6 from the high half of the pot

      Examples:
        | one | two | high |
        | 1   | 2   | 3    |
        | 1   | 3   | 2    |
        | 2   | 3   | 1    |

    Scenario: Three equal low hands have a third of the low half each
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 2
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 1 | As 3h Tc 9c |
        | seat 2 | Ad 3c Ts 9s |
        | seat 3 | Ac 3d Th 9h |
        | seat 4 | Ks Kd Td 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 1 wins 4 from the low half of the pot
      And seat 2 wins 4 from the low half of the pot
      And seat 3 wins 4 from the low half of the pot
      And seat 4 wins 12 from the high half of the pot

    Scenario: Who has the highest hand and one of two equal low ones has three quarters
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd Ac 3d |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 1 wins the high half of the pot
      And seat 1 wins half of the low half of the pot
      And seat 2 wins half of the low half of the pot
      And seat 3 wins nothing
      And seat 1 wins 9 from the pot

  @oneida-poker.K.10.b.iii.s1 @payout @play
  Rule: What of the low half cannot be shared equally goes to the player with the lowest card by suit
    Never more than a dollar; clubs are the lowest suit.

    Scenario Outline: Of 9 the player with the lower suits at seat <first> has 5, the other 4
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And seats 1 to 4 have 100
      And the hole cards are
        | seat <first> | Ad 3c Ts 9s |
        | seat <other> | As 3h Tc 9c |
        | seat <high>  | Ks Kd Td 9h |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat <first> wins 5 from the low half of the pot
      And seat <other> wins 4 from the low half of the pot
      And seat <high> wins 9 from the high half of the pot

      Examples:
        | first | other | high |
        | 2     | 3     | 4    |
        | 3     | 2     | 4    |
        | 4     | 2     | 3    |
        | 2     | 4     | 3    |

    @reading:odd-low-card.nearest-the-king
    Scenario: The card nearest to the king decides, of those in which the hands differ: the three of clubs
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 2 | As 3c Th 9c |
        | seat 3 | Ad 3h Tc 9s |
        | seat 4 | Ks Kd Ts 9h |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 2 wins 5 from the low half of the pot
      And seat 3 wins 4 from the low half of the pot

    @reading:odd-low-card.the-ace
    Scenario: The lowest card by name decides: the ace of diamonds before the ace of spades
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 2 | As 3c Th 9c |
        | seat 3 | Ad 3h Tc 9s |
        | seat 4 | Ks Kd Ts 9h |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 3 wins 5 from the low half of the pot
      And seat 2 wins 4 from the low half of the pot

    @reading:odd-chips.one-each @reading:odd-low-card.nearest-the-king
    Scenario: Of 8 among three, two dollars are over, and go to the two lowest by suit
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 1 | As 3h Tc 9c |
        | seat 2 | Ad 3c Ts 9s |
        | seat 3 | Ah 3s Th 9d |
        | seat 4 | Ks Kd Td 9h |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 wins 3 from the low half of the pot
      And seat 1 wins 3 from the low half of the pot
      And seat 3 wins 2 from the low half of the pot
      And seat 4 wins 8 from the high half of the pot

    @reading:odd-chips.all-to-first @reading:odd-low-card.nearest-the-king
    Scenario: Of 8 among three, two dollars are over, and both go to the lowest by suit
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 1 | As 3h Tc 9c |
        | seat 2 | Ad 3c Ts 9s |
        | seat 3 | Ah 3s Th 9d |
        | seat 4 | Ks Kd Td 9h |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 wins 4 from the low half of the pot
      And seat 1 wins 2 from the low half of the pot
      And seat 3 wins 2 from the low half of the pot

  @oneida-poker.K.10.b.iv @ranking @play
  Rule: For the odd dollar the suits rank from the highest to the lowest: spades, hearts, diamonds, clubs
    For what cannot be divided, and for nothing else.

    @reading:odd-card.highest-card
    Scenario Outline: Of equal highest hands the <higher> king has the odd dollar, not the <lower> one
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's ante is 1
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 2 | <two> Jh 9h   |
        | seat 3 | <three> Js 9d |
        | seat 4 | Ac 4d Td 8h   |
      And the board is <board>
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat <first> wins 5 from the high half of the pot
      And seat <other> wins 4 from the high half of the pot

      Examples:
        | higher  | lower   | two   | three | board          | first | other |
        | spade   | heart   | Kh Qh | Ks Qs | Kc Qc 7d 6s 3c | 3     | 2     |
        | heart   | diamond | Kh Qh | Kd Qd | Kc Qc 7s 6s 3c | 2     | 3     |
        | diamond | club    | Kc Qc | Kd Qd | Kh Qs 7h 6s 3c | 3     | 2     |
        | spade   | club    | Ks Qs | Kc Qc | Kh Qh 7d 6s 3c | 2     | 3     |

    Scenario Outline: Of equal low hands the <lower> ace and three have the odd dollar, not the <higher> ones
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 4 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And seats 1 to 4 have 100
      And the hole cards are
        | seat 2 | <two> Th 9c   |
        | seat 3 | <three> Tc 9s |
        | seat 4 | Ks Kd Ts 9h   |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat <first> wins 5 from the low half of the pot
      And seat <other> wins 4 from the low half of the pot

      Examples:
        | lower   | higher  | two   | three | first | other |
        | heart   | spade   | As 3s | Ah 3h | 3     | 2     |
        | diamond | heart   | Ad 3d | Ah 3h | 2     | 3     |
        | club    | diamond | Ad 3d | Ac 3c | 3     | 2     |
        | club    | spade   | Ac 3c | As 3s | 2     | 3     |

  @oneida-poker.K.10.b.v @ranking @play
  Rule: Straights and flushes count for nothing in a low hand
    Neither against it nor for it.

    Background:
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4

    Scenario: Five to ace, though a straight, is the best low hand
      Given the hole cards are
        | seat 1 | As 2h Kd Kc |
        | seat 2 | Ad 2c Qs Qd |
      And the board is 3s 4d 5c Kh 6h
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then seat 1 has a low hand of 5c 4d 3s 2h As
      And seat 2 has a low hand of 5c 4d 3s 2c Ad
      And seat 1 wins half of the low half of the pot

    Scenario: Five to ace beats six-five
      Given the hole cards are
        | seat 1 | As 2h Kd Qc |
        | seat 2 | 2c 6h Ks Qs |
        | seat 3 | 9c 9d Ts Jd |
      And the board is 3s 4d 5c Kh 9h
      When everyone checks to the showdown
      Then seat 1 has a low hand of 5c 4d 3s 2h As
      And seat 2 has a low hand of 6h 4d 3s 2c 5c
      And seat 1 wins the low half of the pot

    Scenario: Five low cards of one suit are a low hand like others
      Given the hole cards are
        | seat 1 | Ah 2h Kd Qc |
        | seat 2 | Ks Kc 9c 9s |
        | seat 3 | 8c 7d Ts Jd |
      And the board is 4h 6h 8h Kh Td
      When everyone checks to the showdown
      Then seat 1's hand is a flush with Ah Kh 8h 6h 2h
      And seat 1 has a low hand of 8h 6h 4h 2h Ah
      And seat 1 wins the low half of the pot

    Scenario: A straight of eights is a low hand, and loses to a lower eight
      Given the hole cards are
        | seat 1 | 4s 5d Kd Qc |
        | seat 2 | Ac 2d Js Jc |
        | seat 3 | 9c 9d Ts Jd |
      And the board is 6h 7c 8d Kh Qd
      When everyone checks to the showdown
      Then seat 1 has a low hand of 8d 7c 6h 5d 4s
      And seat 2 has a low hand of 8d 7c 6h 2d Ac
      And seat 2 wins the low half of the pot

    Scenario: Nor does a straight flush count against it
      Given the hole cards are
        | seat 1 | 4h 5h Kd Qc |
        | seat 2 | Ks Kc 9c 9s |
        | seat 3 | 9d Jd Ts Jc |
      And the board is 6h 7h 8h Qd Tc
      When everyone checks to the showdown
      Then seat 1's hand is a straight flush with 8h 7h 6h 5h 4h
      And seat 1 has a low hand of 8h 7h 6h 5h 4h
      And seat 1 wins the low half of the pot

  @oneida-poker.K.11 @ranking @play
  Rule: In high-low split a low hand that wins has no pair, and nothing from nine to king
    Eight is the highest that may be in it.

    Background:
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4

    Scenario: With an eight it qualifies
      Given the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | 8h 5s Qd 9c |
        | seat 3 | Qh Qs Ts Jc |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 has a low hand of 8h 7c 6d 5s 2s
      And seat 2 wins the low half of the pot

    Scenario Outline: With a <card> it does not
      Given the hole cards are
        | seat 1 | Ks Kd Th Jc |
        | seat 2 | <low>       |
        | seat 3 | Qh Qs Ts Js |
      And the board is <board>
      When everyone checks to the showdown
      Then seat 2 has no low hand
      And seat 1 wins the pot

      Examples:
        | card  | low         | board          |
        | nine  | 9h 5s Qd 9c | 2s 6d 7c Kh Jd |
        | ten   | Tc 5s Qd Td | 2s 6d 7c Kh Jd |
        | jack  | Jh 5s Qd 9c | 2s 6d 7c Kh Td |
        | queen | Qc 5s Qd 9c | 2s 6d 7c Kh Jd |
        | king  | Kc 5s 9d 9c | 2s 6d 7c Kh Jd |

    Scenario: With a pair it does not, though all its cards are low
      Given the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | 6h 2d Qd 9c |
        | seat 3 | Qh Qs Ts Jc |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 has no low hand
      And seat 1 wins the pot

    Scenario: Three cards of a rank do not qualify either
      Given the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | 2d 2h Qd 9c |
        | seat 3 | 8h 5s Ts Jc |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 has no low hand
      And seat 1 wins the high half of the pot
      And seat 3 wins the low half of the pot

    Scenario: Nor does a pair of aces
      Given the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | Ac Ad Qd 9c |
        | seat 3 | Qh Qs Ts Jc |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 has no low hand
      And seat 1 wins the pot

    Scenario: Eight, seven, six, five and four is the highest that qualifies
      Given the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | 8h 5s Qd 9c |
        | seat 3 | Qh Qs Ts Jc |
      And the board is 4s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 has a low hand of 8h 7c 6d 5s 4s
      And seat 2 wins the low half of the pot

    Scenario: The low half is half of the pot, and no more
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | 8h 5s Qd 9c |
        | seat 3 | Qh Qs Ts Jc |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 wins 6 from the low half of the pot
      And seat 1 wins 6 from the high half of the pot

    Scenario: A pair that need not be used does no harm
      Given the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | 2d 4s 5h 9c |
        | seat 3 | Qh Qs Ts Jc |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 has a low hand of 7c 6d 5h 4s 2s
      And seat 2 wins the low half of the pot

    Scenario: Two low cards in the middle are too few
      Given the hole cards are
        | seat 1 | Ks Kd Th Jc |
        | seat 2 | As 2h 3d 4c |
        | seat 3 | Qh Qs 8c 8h |
      And the board is 5s 6d 9c Kh Td
      When everyone checks to the showdown
      Then seat 2 has no low hand
      And seat 1 wins the pot

    Scenario: An ace is a low card
      Given the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | Ac 8s Qd 9c |
        | seat 3 | Qh Qs Ts Jc |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 has a low hand of 8s 7c 6d 2s Ac
      And seat 2 wins the low half of the pot

  @oneida-poker.K.11.s1 @payout @play
  Rule: Where nobody's low hand qualifies, the highest hand wins the whole pot
    Called eight or better.

    Scenario Outline: Seat <high> has the highest hand of three, and nobody a low one
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat <high>  | As Ad 4h 3c |
        | seat <two>   | Ks Kd 7h 4c |
        | seat <three> | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      When everyone checks to the showdown
      Then seat <high> wins 12 from the pot
      And seat <two> wins nothing
      And seat <three> wins nothing

      Examples:
        | high | two | three |
        | 1    | 2   | 3     |
        | 2    | 3   | 1     |
        | 3    | 1   | 2     |

    @reading:identical-rank.combination-first
    Scenario: The lowest of the hands has no half, where it has a nine in it
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 9h 2d Qs Qc |
        | seat 2 | Ks Td 9s 9d |
        | seat 3 | Tc Th Js 8d |
      And the board is 3s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 1 has no low hand
      And seat 1 wins nothing

    Scenario: The odd dollar is no question then
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's ante is 1
      And the hole cards are
        | seat 1 | As Ad 4h 3c |
        | seat 2 | Ks Kd 7h 4c |
        | seat 3 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      When everyone checks to the showdown
      Then seat 1 wins 15 from the pot

    Scenario Outline: Where all others have folded, there is no low half: seat <last> has the whole pot
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat <button> and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      When the betting goes
        | round   | seat     | action | to |
        | preflop | <button> | calls  | 4  |
        | preflop | <last>   | calls  | 4  |
        | preflop | <big>    | checks |    |
        | flop    | <last>   | checks |    |
        | flop    | <big>    | folds  |    |
        | flop    | <button> | folds  |    |
      Then seat <last> wins 12 from the pot
      And none of the following happens
        | does           | seat     |
        | awards the pot | <big>    |
        | awards the pot | <button> |

      Examples:
        | button | last | big |
        | 3      | 1    | 2   |
        | 2      | 3    | 1   |

    Scenario: The only low hand has been folded
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad Jd Th |
        | seat 2 | Ac 3d 9h 9s |
        | seat 3 | Kd 9c 8s Js |
      And the board is 2c 5h 7d Ks Qc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | folds  |    |
        | flop    | 3    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 1 wins 20 from the pot

  @oneida-poker.K.12 @introduction @play
  Rule: What follows holds in high-low split eight or better alone
    That Omaha high has no low hand is shown where it is awarded.

    Scenario: In Omaha high the best of low cards is no low hand and wins nothing
      Given an Oneida Omaha High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 has no low hand
      And seat 1 wins 12 from the pot

    Scenario: In high-low split the same cards are one and have half
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
        | seat 3 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 2 has a low hand of 7c 6d 3h 2s As
      And seat 2 wins 6 from the low half of the pot
      And seat 1 wins 6 from the high half of the pot

    Scenario: There, one player may have both halves, with an ace in both hands
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As 2h Kd Qc |
        | seat 2 | Ks Kc 9c 9s |
        | seat 3 | 9d Jd Ts Jc |
      And the board is 3s 4d 5c Kh Th
      When everyone checks to the showdown
      Then seat 1's hand is a straight with 5c 4d 3s 2h As
      And seat 1 has a low hand of 5c 4d 3s 2h As
      And seat 1 wins 6 from the high half of the pot
      And seat 1 wins 6 from the low half of the pot
      And seat 2 wins nothing

    Scenario: There, an ace is high for the one half and low for the other
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ah 3h Kd Qc |
        | seat 2 | Kh 9h Ks 9s |
        | seat 3 | Jd Tc Ts Jc |
      And the board is 5h 7h 8h Qs Kc
      When everyone checks to the showdown
      Then seat 1's hand is a flush with Ah 8h 7h 5h 3h
      And seat 1 has a low hand of 8h 7h 5h 3h Ah
      And seat 1 wins 12 from the pot

  @oneida-poker.K.12.a @ranking @play
  Rule: A player may make two different hands, one for each half, each of two cards held and three in the middle
    Other cards, the same or some of them.

    Background:
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4

    @reading:identical-rank.combination-first
    Scenario: The low hand takes the two cards that the high hand leaves
      Given the hole cards are
        | seat 1 | As 3h Kd Kc |
        | seat 2 | Qs Qd Th 9c |
        | seat 3 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      When everyone checks to the showdown
      Then seat 1's hand is three-of-a-kind with Kd Kc Kh Jd 7c
      And seat 1 has a low hand of 7c 6d 3h 2s As
      And seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot

    Scenario: The low hand takes the same two with others of the middle
      Given the hole cards are
        | seat 1 | 5h 4h Jc Jd |
        | seat 2 | Ks Qd Qc Th |
        | seat 3 | Ts Td 9c 9s |
      And the board is 3h 7h 8s Kh Kc
      When everyone checks to the showdown
      Then seat 1's hand is a flush with Kh 7h 5h 4h 3h
      And seat 1 has a low hand of 8s 7h 5h 4h 3h

    Scenario: The low hand takes one of them and another
      Given the hole cards are
        | seat 1 | Ah Kh 3c Td |
        | seat 2 | Qs Qd 9c 9d |
        | seat 3 | Ts Tc 9s 8c |
      And the board is Qh 7h 2h 5d Jc
      When everyone checks to the showdown
      Then seat 1's hand is a flush with Ah Kh Qh 7h 2h
      And seat 1 has a low hand of 7h 5d 3c 2h Ah

  @oneida-poker.K.12.b @ranking @play
  Rule: The same five cards may be both hands
    One grouping that is high and low.

    Background:
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4

    Scenario: A straight of low cards is both
      Given the hole cards are
        | seat 1 | 4s 5d Ks Qc |
        | seat 2 | Kd Kc 9c 9s |
        | seat 3 | Jd Jc Ts 3h |
      And the board is 6h 7c 8d Jh Qd
      When everyone checks to the showdown
      Then seat 1's hand is a straight with 8d 7c 6h 5d 4s
      And seat 1 has a low hand of 8d 7c 6h 5d 4s
      And seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot

    Scenario: A flush of low cards is both, and wins both halves
      Given the hole cards are
        | seat 1 | Ah 2h Kd Qc |
        | seat 2 | Ks Kc 9c 9s |
        | seat 3 | 9d Jd Ts Jc |
      And the board is 4h 6h 8h Td Tc
      When everyone checks to the showdown
      Then seat 1's hand is a flush with Ah 8h 6h 4h 2h
      And seat 1 has a low hand of 8h 6h 4h 2h Ah
      And seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot

    Scenario: Five to ace is a straight and the best low hand at once
      Given the hole cards are
        | seat 1 | As 2h Kd Qc |
        | seat 2 | Ks Kc 9c 9s |
        | seat 3 | 9d Jd Ts Jc |
      And the board is 3s 4d 5c Kh Th
      When everyone checks to the showdown
      Then seat 1's hand is a straight with 5c 4d 3s 2h As
      And seat 1 has a low hand of 5c 4d 3s 2h As
      And seat 1 wins the high half of the pot
      And seat 1 wins the low half of the pot

    Scenario: With one grouping for both a player has the whole pot, to the last dollar
      Given the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As 2h Kd Qc |
        | seat 2 | Ks Kc 9c 9s |
        | seat 3 | 9d Jd Ts Jc |
      And the board is 3s 4d 5c Kh Th
      When everyone checks to the showdown
      Then seat 1 wins 12 from the pot
      And seat 2 wins nothing
      And seat 3 wins nothing

  @oneida-poker.K.12.c @ranking @play
  Rule: An ace may be high in the high hand and low in the low hand at once
    The same ace.

    Background:
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4

    Scenario: A pair of aces, and a low hand with one of them
      Given the hole cards are
        | seat 1 | As 3h Ad Tc |
        | seat 2 | Ks Kd 9c 9h |
        | seat 3 | Qs Jd 9d Qd |
      And the board is 2s 6d 7c Jh Ts
      When everyone checks to the showdown
      Then seat 1 wins the low half of the pot
      And seat 1 wins the high half of the pot

    Scenario: An ace that is the highest card of the high hand is the lowest of the other
      Given the hole cards are
        | seat 1 | Ah Kd 4c 9c |
        | seat 2 | Qs 9d 9h 8c |
        | seat 3 | Jd 8d 8s Tc |
      And the board is Qh 7s 5h 2d Jc
      When everyone checks to the showdown
      Then seat 1's hand is a high card with Ah Kd Qh Jc 7s
      And seat 1 has a low hand of 7s 5h 4c 2d Ah
      And seat 1 wins the low half of the pot

    Scenario: The ace is the highest card of a flush and the lowest of a low hand
      Given the hole cards are
        | seat 1 | Ah 3h Kd Qc |
        | seat 2 | Kh 9h Ks 9s |
        | seat 3 | Jd Tc Ts Jc |
      And the board is 5h 7h 8h Qs Kc
      When everyone checks to the showdown
      Then seat 1's hand is a flush with Ah 8h 7h 5h 3h
      And seat 2's hand is a flush with Kh 9h 8h 7h 5h
      And seat 1 wins the high half of the pot
      And seat 1 has a low hand of 8h 7h 5h 3h Ah
      And seat 1 wins the low half of the pot

  @oneida-poker.K.13 @discretion @declaration @play
  Rule: In high-low split a kill or a half-kill may be offered
    Or neither; then the limits stay as they are posted.

    Scenario Outline: What is offered is declared: <kind>
      Given an Oneida Omaha High-Low Split Eight or Better table
      And the house's kill is <kind>
      And the house's kill amount is 20
      Then the declared kill is <kind>

      Examples:
        | kind      |
        | none      |
        | half-kill |
        | kill      |

    Scenario: Where none is offered, a whole pot changes nothing
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is none
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken
      And none of the following happens
        | does              | button      |
        | places the button | kill button |

    @reading:identical-rank.combination-first
    Scenario Outline: Where a <kind> is offered, a whole pot with both hands brings it
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is <kind>
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      Then the kill button is at seat 2
      And the declared kill is <kind>

      Examples:
        | kind      |
        | half-kill |
        | kill      |

  @oneida-poker.K.13.s1 @limits @play @trace
  Rule: It goes into effect when one player has won a whole qualifying pot, with the high and the low hand
    One pot is enough, not two in a row.

    @reading:kill-and-side-pots.every-pot @reading:side-pots.matched-only
    Scenario: Who has both halves of the main pot while another has a side pot has not won the entire pot
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And the house's table limit is 4-8
      And the house's ante is 0
      And the house's jackpot amount is 0
      And seats 1 and 3 have 1,000
      And seat 2 has 12
      And the hole cards are
        | seat 1 | Kc Ks Td 9d |
        | seat 2 | As 2d Qc Jh |
        | seat 3 | Qs Qd Ts Th |
      And the board is 3c 4h 5s Kd 9h
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
        | turn    | 1    | bets   | 8  |
        | turn    | 3    | calls  | 8  |
        | river   | 1    | checks |    |
        | river   | 3    | checks |    |
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken

    @reading:kill-and-side-pots.main-pot @reading:killer-in-the-blind.one-increased @reading:side-pots.matched-only
    Scenario: Who has both halves of the main pot has won it, though another has a side pot
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And the house's table limit is 4-8
      And the house's ante is 0
      And the house's jackpot amount is 0
      And seats 1 and 3 have 1,000
      And seat 2 has 12
      And the hole cards are
        | seat 1 | Kc Ks Td 9d |
        | seat 2 | As 2d Qc Jh |
        | seat 3 | Qs Qd Ts Th |
      And the board is 3c 4h 5s Kd 9h
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
        | flop    | 3    | calls  | 4  |
        | turn    | 1    | bets   | 8  |
        | turn    | 3    | calls  | 8  |
        | river   | 1    | checks |    |
        | river   | 3    | checks |    |
      When seat 1 raises to 8
      Then the raise is refused
      But a raise to 16 from seat 1 is taken

    @reading:identical-rank.combination-first
    Scenario Outline: After one whole pot of seat 2 a <kind> is in effect
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is <kind>
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 raises to <wrong>
      Then the raise is refused
      But a raise to <right> from seat 1 is taken

      Examples:
        | kind      | wrong | right |
        | half-kill | 8     | 12    |
        | kill      | 8     | 16    |
        | kill      | 12    | 16    |

    @reading:identical-rank.combination-first
    Scenario: After a pot that was split between high and low nothing is in effect
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | Ks Kd Td 9h |
        | seat 3 | As 3h Tc 9c |
        | seat 4 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | folds  |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      Given the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | Jh Jc Ts 9d |
        | seat 3 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then the kill button is at seat 3

    @reading:identical-rank.combination-first
    Scenario: After the high half and part of the low half nothing is in effect
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | Ks Kd Ac 3d |
        | seat 3 | As 3h Tc 9c |
        | seat 4 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | folds  |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      Given the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | Jh Jc Ts 9d |
        | seat 3 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then the kill button is at seat 3

    @reading:identical-rank.combination-first
    Scenario: Nor where these come to more than the kill amount
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | Ks Kd Ac 3d |
        | seat 3 | As 3h Tc 9c |
        | seat 4 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | raises | 12 |
        | preflop | 3    | calls  | 12 |
        | preflop | 4    | calls  | 12 |
      And everyone checks to the showdown
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken

    @reading:identical-rank.combination-first
    Scenario: A whole pot that is too small does not qualify
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | checks |    |
      And everyone checks to the showdown
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | folds  |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      Given the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | Jh Jc Ts 9d |
        | seat 3 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then the kill button is at seat 3

    @reading:pot-without-a-low.counts
    Scenario: A whole pot without a low hand counts
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As Ad 4h 3c |
        | seat 3 | Ks Kd 7h 4c |
        | seat 4 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 raises to 8
      Then the raise is refused
      But a raise to 16 from seat 1 is taken

    @reading:pot-without-a-low.does-not
    @reading:identical-rank.combination-first
    Scenario: A whole pot without a low hand does not count
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As Ad 4h 3c |
        | seat 3 | Ks Kd 7h 4c |
        | seat 4 | Qh Qd 6d 3s |
      And the board is 2c 5h Ts 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 1 is taken
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | folds  |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      Given the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | Jh Jc Ts 9d |
        | seat 3 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then the kill button is at seat 3

    @reading:pot-without-a-low.counts
    Scenario: A whole pot to which all others have folded counts
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
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
        | does                 | seat | amount |
        | posts the kill blind | 2    | 8      |

    @reading:pot-without-a-low.does-not
    @reading:identical-rank.combination-first
    Scenario: A whole pot to which all others have folded does not count, one that is shown down with both hands does
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
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
      Then none of the following happens
        | does                 |
        | posts the kill blind |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | folds  |    |
        | preflop | 2    | folds  |    |
        | preflop | 3    | folds  |    |
      Given the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | Jh Jc Ts 9d |
        | seat 3 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then the kill button is at seat 3

    @reading:identical-rank.combination-first
    Scenario: A pot that two equal high hands share without a low hand puts nothing into effect
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As Kd 4h 2c |
        | seat 3 | Ad Ks 5c 2h |
        | seat 4 | Qs Qd 8d 6s |
      And the board is Ah Kh 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When the cards are dealt
      Then none of the following happens
        | does                 |
        | posts the kill blind |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | folds  |    |
        | preflop | 2    | folds  |    |
        | preflop | 3    | folds  |    |
      Given the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | Jh Jc Ts 9d |
        | seat 3 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
        | preflop | 1    | calls  | 8  |
      And everyone checks to the showdown
      Then the kill button is at seat 3

  @oneida-poker.K.13.a @limits @play
  Rule: Under a half-kill the limits are raised by one half
    For the next hand, and until a pot is split between high and low or is too small.

    @reading:acting-of-the-killer.in-turn
    @reading:identical-rank.combination-first
    Scenario: Half-kill: in the next hand the first rounds go by the raised lower limit
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is half-kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 calls 4
      Then the call is refused
      But a call of 6 from seat 1 is taken
      When seat 2 raises to 10
      Then the raise is refused
      But a raise to 12 from seat 2 is taken
      And a raise to 18 from seat 3 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: on the flop a bet is as large as the raised lower limit
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
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
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
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
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
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
    Scenario: Half-kill: they stay for one more hand when the same player wins the whole again
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      When seat 2 raises to 8
      Then the raise is refused
      But a raise to 12 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn
    @reading:killer-in-the-blind.one-increased
    Scenario: Half-kill: they stay for one more hand when another player wins the whole
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | As 3h Kd Kc |
        | seat 2 | Qs Qd Th 9c |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      When seat 2 raises to 8
      Then the raise is refused
      But a raise to 12 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: they end with a pot that is split between high and low
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 12 |
        | preflop | 2    | calls  | 12 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      When seat 2 raises to 12
      Then the raise is refused
      But a raise to 8 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Half-kill: they end with a pot that is too small
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      When seat 2 raises to 12
      Then the raise is refused
      But a raise to 8 from seat 2 is taken

    @reading:least-raise.table-limit @reading:acting-of-the-killer.in-turn
    @reading:identical-rank.combination-first
    Scenario: Half-kill: of limits from 2 to 10 the least wager is raised as well
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's table limit is 2-10
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 raises to 6
      Then the raise is refused
      But a raise to 7 from seat 1 is taken

    @reading:most-raise.by-itself @reading:acting-of-the-killer.in-turn
    @reading:identical-rank.combination-first
    Scenario: Half-kill: of limits from 2 to 10 the greatest is raised as well
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's table limit is 2-10
      And the house's kill is half-kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 raises to 20
      Then the raise is refused
      But a raise to 19 from seat 1 is taken

  @oneida-poker.K.13.b @limits @play
  Rule: Under a kill the limits are twice those that are posted
    For the next hand, and until a pot is split between high and low or is too small.

    @reading:most-raise.by-itself @reading:acting-of-the-killer.in-turn
    @reading:identical-rank.combination-first
    Scenario: Kill: of limits from 2 to 10 the greatest is raised as well
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's table limit is 2-10
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 raises to 25
      Then the raise is refused
      But a raise to 24 from seat 1 is taken

    @reading:acting-of-the-killer.in-turn
    @reading:identical-rank.combination-first
    Scenario: Kill: in the next hand the first rounds go by the raised lower limit
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 calls 4
      Then the call is refused
      But a call of 8 from seat 1 is taken
      When seat 2 raises to 12
      Then the raise is refused
      But a raise to 16 from seat 2 is taken
      And a raise to 24 from seat 3 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Kill: on the flop a bet is as large as the raised lower limit
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
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
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
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
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
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
    Scenario: Kill: they stay for one more hand when the same player wins the whole again
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      When seat 2 raises to 12
      Then the raise is refused
      But a raise to 16 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn
    @reading:killer-in-the-blind.one-increased
    Scenario: Kill: they stay for one more hand when another player wins the whole
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | As 3h Kd Kc |
        | seat 2 | Qs Qd Th 9c |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      When seat 2 raises to 12
      Then the raise is refused
      But a raise to 16 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Kill: they end with a pot that is split between high and low
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      When seat 2 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: Kill: they end with a pot that is too small
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      When seat 2 raises to 16
      Then the raise is refused
      But a raise to 8 from seat 2 is taken

  @oneida-poker.K.13.tail @procedure @play @trace
  Rule: The kill button goes to the player who won the whole pot, provided that the pot has the amount that the house has fixed
    An amount in dollars, or so many times the least bet of the hand.

    @reading:identical-rank.combination-first
    Scenario Outline: Under a <kind> it is placed before seat 2, who has won both halves
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is <kind>
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      Then the following happens, in this order
        | does              | button      | seat |
        | awards the pot    |             | 2    |
        | places the button | kill button | 2    |
        | ends the round    |             |      |
      And the kill button is at seat 2

      Examples:
        | kind      |
        | half-kill |
        | kill      |

    @reading:identical-rank.combination-first
    Scenario: It is placed once, and no kill blind is posted in the hand that is over
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      Then each of the following happens once
        | does              | button      | seat |
        | places the button | kill button | 2    |
      And none of the following happens
        | does                 |
        | posts the kill blind |

    Scenario: A pot of exactly 20 is enough, where 20 is the amount
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 4 | Qs Qd Th 9c |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | folds  |    |
      And everyone checks to the showdown
      Then the kill button is at seat 2

    @reading:identical-rank.combination-first
    Scenario: A pot of 18 is not, the next one of 28 is
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 3 | As 3h Kd Kc |
        | seat 4 | Qs Qd Th 9c |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | folds  |    |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      Then none of the following happens
        | does              | button      |
        | places the button | kill button |
      Given the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | Jh Jc Ts 9d |
        | seat 3 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then the kill button is at seat 3

    Scenario: A pot of 19 is not, the next one of 23 is
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 3 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the house's kill is kill
      And the house's ante is 1
      And seats 1 to 3 have 1,000
      And the hole cards are
        | seat 1 | As 3h Kd Kc |
        | seat 2 | Qs Qd Th 9c |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | folds  |    |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 4  |
        | flop    | 2    | calls  | 4  |
      And everyone checks to the showdown
      Then seat 1 wins 19 from the pot
      And none of the following happens
        | does              | button      |
        | places the button | kill button |
      Given the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | folds  |    |
      And everyone checks to the showdown
      Then the kill button is at seat 2

    @reading:identical-rank.combination-first
    Scenario: Where the amount is 40, a pot of 36 is not enough, one of more than 40 is
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 40
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | calls  | 4  |
      And everyone checks to the showdown
      Then none of the following happens
        | does              | button      |
        | places the button | kill button |
      Given the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Jh Jc Ts 9d |
        | seat 4 | Qh Qc Tc 9h |
      And the board is 2s 6d 7c Kh Jd
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
      And everyone checks to the showdown
      Then the kill button is at seat 2

    @reading:identical-rank.combination-first
    Scenario: Where the amount is ten bets, 36 is not enough at limits of 4 and 8, more than 40 is
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 10 bets
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | calls  | 4  |
      And everyone checks to the showdown
      Then none of the following happens
        | does              | button      |
        | places the button | kill button |
      Given the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Jh Jc Ts 9d |
        | seat 4 | Qh Qc Tc 9h |
      And the board is 2s 6d 7c Kh Jd
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
      And everyone checks to the showdown
      Then the kill button is at seat 2

    @reading:identical-rank.combination-first
    Scenario: It is not placed before a player who has one half only, but before the next who has both
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | Ks Kd Td 9h |
        | seat 3 | As 3h Tc 9c |
        | seat 4 | Qh Qs 8h 9d |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      Then none of the following happens
        | does              | button      |
        | places the button | kill button |
      Given the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | Jh Jc Ts 9d |
        | seat 3 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 8  |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then the kill button is at seat 3

  @oneida-poker.K.13.tail.s1 @betting @play
  Rule: In the next hand that player places no more than one blind, as large as the raised least bet
    Wherever the player sits, and though the place is one of an ordinary blind.

    @reading:identical-rank.combination-first
    Scenario: Under a half-kill of 4 and 8 it is 6, beside the ordinary blinds of the others
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is half-kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the kill blind  | 2    | 6      |
        | posts the small blind | 3    | 2      |
        | posts the big blind   | 4    | 4      |

    @reading:identical-rank.combination-first
    Scenario: Under a kill of 4 and 8 it is 8, beside the ordinary blinds of the others
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the kill blind  | 2    | 8      |
        | posts the small blind | 3    | 2      |
        | posts the big blind   | 4    | 4      |

    @reading:killer-in-the-blind.one-increased
    @reading:identical-rank.combination-first
    Scenario: Who would have the small blind places this one only
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | Qs Qd Th 9c |
        | seat 3 | As 3h Kd Kc |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
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
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | Qs Qd Th 9c |
        | seat 3 | As 3h Kd Kc |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 3    | 2      |
        | posts the big blind   | 4    | 4      |
      And none of the following happens
        | does                 |
        | posts the kill blind |

    @reading:killer-in-the-blind.one-increased
    @reading:identical-rank.combination-first
    Scenario: Who would have the big blind places this one only
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | Qs Qd Th 9c |
        | seat 3 | Jh Jc Ts 9d |
        | seat 4 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the kill blind  | 4    | 8      |
        | posts the small blind | 3    | 2      |
      And none of the following happens
        | does                |
        | posts the big blind |

    @reading:killer-in-the-blind.none-but-ordinary
    Scenario: Who would have the big blind places that one and no other
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | Qs Qd Th 9c |
        | seat 3 | Jh Jc Ts 9d |
        | seat 4 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the big blind   | 4    | 4      |
        | posts the small blind | 3    | 2      |
      And none of the following happens
        | does                 |
        | posts the kill blind |

    @reading:acting-of-the-killer.in-turn
    @reading:identical-rank.combination-first
    Scenario: The player acts in the usual place, and may raise
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 calls
      Then it is seat 2's turn
      And seat 2 may check or raise
      And a raise to 16 from seat 2 is taken
      And it is seat 3's turn

    @reading:acting-of-the-killer.last
    @reading:identical-rank.combination-first
    Scenario: The player acts after the ordinary blinds, and may raise
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When seat 1 calls
      Then it is seat 3's turn
      When seat 3 folds
      And seat 4 calls
      Then it is seat 2's turn
      And a raise to 16 from seat 2 is taken

    @reading:identical-rank.combination-first
    Scenario: It lies there before the first player acts
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill amount is 20
      And the house's kill is kill
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                 | seat |
        | posts the kill blind | 2    |
        | gives the turn       | 1    |

  @oneida-poker.K.13.tail.s2 @procedure @play @trace
  Rule: Where the pot of that hand qualifies and is not split between high and low, the kill button moves to the player who won the whole of it
    Who won the first may win this one too; then it stays.

    @reading:acting-of-the-killer.in-turn
    Scenario: Another player wins the whole pot: it moves there
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | As 3h Kd Kc |
        | seat 2 | Qs Qd Th 9c |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then the following happens, in this order
        | does              | button      | seat |
        | awards the pot    |             | 1    |
        | places the button | kill button | 1    |
      And the kill button is at seat 1

    @reading:acting-of-the-killer.in-turn
    Scenario: It is moved once, and before the hand is over
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | As 3h Kd Kc |
        | seat 2 | Qs Qd Th 9c |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does              | button      | seat |
        | places the button | kill button | 1    |
        | ends the round    |             |      |

    @reading:acting-of-the-killer.in-turn @reading:killer-in-the-blind.one-increased
    Scenario: Then it is that player who places the raised blind
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | As 3h Kd Kc |
        | seat 2 | Qs Qd Th 9c |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat | amount |
        | posts the kill blind | 1    | 8      |

    @reading:acting-of-the-killer.in-turn
    Scenario: The same player wins the whole pot: it stays there until another does
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then the kill button is at seat 2
      And none of the following happens
        | does                     |
        | collects the kill button |
      Given the hole cards are
        | seat 2 | Qs Qd Th 9c |
        | seat 3 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 4    | folds  |    |
        | preflop | 1    | folds  |    |
      And everyone checks to the showdown
      Then the kill button is at seat 3

  @oneida-poker.K.13.tail.s3 @limits @play
  Rule: It stays in effect until a pot is too small or is split between high and low
    Hand after hand.

    @reading:acting-of-the-killer.in-turn
    @reading:killer-in-the-blind.one-increased
    Scenario: Three whole pots in a row: in the fourth hand the limits are still raised
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 2    | raises | 16 |
        | preflop | 3    | calls  | 16 |
        | preflop | 4    | folds  |    |
        | preflop | 1    | folds  |    |
      And everyone checks to the showdown
      When seat 3 raises to 8
      Then the raise is refused
      But a raise to 16 from seat 3 is taken

    @reading:acting-of-the-killer.in-turn
    Scenario: A pot of 22 keeps it
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Qs Qd Th 9c |
        | seat 2 | As 3h Kd Kc |
      And the board is 2s 6d 7c Kh Jd
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

    @reading:acting-of-the-killer.in-turn
    Scenario: A pot that is too small ends it
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      When the cards are dealt
      Then none of the following happens
        | does                 |
        | posts the kill blind |

    @reading:acting-of-the-killer.in-turn
    Scenario Outline: Ten bets of a hand under a <kind> are <ten>: a whole pot of <pot> ends it, though there are more than 40
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is <kind>
      And the house's kill amount is 10 bets
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 1 | Qh Qc Tc 9h |
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | calls  | 4  |
        | flop    | 1    | calls  | 4  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Qh Qc Tc 9h |
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to      |
        | preflop | 1    | raises | <twice> |
        | preflop | 2    | calls  | <twice> |
        | preflop | 3    | calls  | <twice> |
        | preflop | 4    | calls  | <twice> |
      And everyone checks to the showdown
      When the cards are dealt
      Then none of the following happens
        | does                 |
        | posts the kill blind |
      And a raise to 8 from seat 2 is taken

      Examples:
        | kind      | ten | twice | pot |
        | half-kill | 60  | 12    | 48  |
        | kill      | 80  | 16    | 64  |

    @reading:acting-of-the-killer.in-turn
    Scenario Outline: Ten bets of a hand under a <kind> are <ten>: a whole pot of <pot> keeps it
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is <kind>
      And the house's kill amount is 10 bets
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 1 | Qh Qc Tc 9h |
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | calls  | 8  |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
        | flop    | 2    | bets   | 4  |
        | flop    | 3    | calls  | 4  |
        | flop    | 4    | calls  | 4  |
        | flop    | 1    | calls  | 4  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Qh Qc Tc 9h |
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to      |
        | preflop | 1    | raises | <twice> |
        | preflop | 2    | calls  | <twice> |
        | preflop | 3    | calls  | <twice> |
        | preflop | 4    | calls  | <twice> |
        | flop    | 3    | bets   | <bet>   |
        | flop    | 4    | calls  | <bet>   |
        | flop    | 1    | calls  | <bet>   |
        | flop    | 2    | calls  | <bet>   |
      And everyone checks to the showdown
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat | amount |
        | posts the kill blind | 2    | <bet>  |

      Examples:
        | kind      | ten | twice | bet | pot |
        | half-kill | 60  | 12    | 6   | 72  |
        | kill      | 80  | 16    | 8   | 96  |

    @reading:acting-of-the-killer.in-turn
    Scenario: A pot split between high and low ends it
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      When the cards are dealt
      Then none of the following happens
        | does                 |
        | posts the kill blind |
      And a raise to 8 from seat 2 is taken

    @reading:acting-of-the-killer.in-turn @reading:split-ends-the-kill.high-against-low
    Scenario: A pot that two equal high hands share is not split between high and low: it stays
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | As Kd 4h 2c |
        | seat 2 | Ad Ks 5c 2h |
      And the board is Ah Kh 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      When the cards are dealt
      Then each of the following happens once
        | does                 | seat | amount |
        | posts the kill blind | 2    | 8      |

    @reading:acting-of-the-killer.in-turn @reading:split-ends-the-kill.any-split
    Scenario: A pot that two equal high hands share is split between two: it ends
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | As Kd 4h 2c |
        | seat 2 | Ad Ks 5c 2h |
      And the board is Ah Kh 7d 9s Jc
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      When the cards are dealt
      Then none of the following happens
        | does                 |
        | posts the kill blind |

  @oneida-poker.K.13.tail.s4 @procedure @trace
  Rule: When a pot is too small or is split between two, the dealer takes the kill button away
    In that hand, once it is won.

    @reading:acting-of-the-killer.in-turn
    Scenario: It is collected when the pot was split between high and low
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then the following happens, in this order
        | who    | does                     | seat |
        |        | awards the pot           |      |
        | dealer | collects the kill button | 2    |

    @reading:acting-of-the-killer.in-turn
    Scenario: It is collected before the hand is over
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | Ks Kd Td 9h |
        | seat 2 | As 3h Tc 9c |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does                     | seat |
        | collects the kill button | 2    |
        | ends the round           |      |

    @reading:acting-of-the-killer.in-turn
    Scenario: It is collected when the pot was too small
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      Then the following happens, in this order
        | who    | does                     | seat |
        |        | awards the pot           |      |
        | dealer | collects the kill button | 2    |

    @reading:acting-of-the-killer.in-turn @reading:killer-in-the-blind.one-increased
    Scenario: It is not collected when one player has won the whole, but when the next pot is too small
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | As 3h Kd Kc |
        | seat 2 | Qs Qd Th 9c |
      And the board is 2s 6d 7c Kh Jd
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then none of the following happens
        | does                     |
        | collects the kill button |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | folds  |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      Then each of the following happens once
        | does                     | seat |
        | collects the kill button | 1    |

    @reading:acting-of-the-killer.in-turn @reading:split-ends-the-kill.high-against-low
    Scenario: It is not collected when two equal high hands share the pot, but when the next is too small
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | As Kd 4h 2c |
        | seat 2 | Ad Ks 5c 2h |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then none of the following happens
        | does                     |
        | collects the kill button |
      When the betting goes
        | round   | seat | action | to |
        | preflop | 2    | checks |    |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
        | preflop | 1    | folds  |    |
      Then each of the following happens once
        | does                     | seat |
        | collects the kill button | 2    |

    @reading:acting-of-the-killer.in-turn @reading:split-ends-the-kill.any-split
    Scenario: It is collected when two equal high hands share the pot
      Given an Oneida Omaha High-Low Split Eight or Better table with the button at seat 1 and blinds of 2 and 4
      And the house's kill is kill
      And the house's kill amount is 20
      And seats 1 to 4 have 1,000
      And the hole cards are
        | seat 2 | As 3h Kd Kc |
        | seat 3 | Qs Qd Th 9c |
        | seat 4 | Jh Jc Ts 9d |
      And the board is 2s 6d 7c Kh Jd
      And the betting goes
        | round   | seat | action | to |
        | preflop | 4    | raises | 8  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | calls  | 8  |
        | preflop | 3    | calls  | 8  |
      And everyone checks to the showdown
      And the hole cards are
        | seat 1 | As Kd 4h 2c |
        | seat 2 | Ad Ks 5c 2h |
      And the board is Ah Kh 7d 9s Jc
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | raises | 16 |
        | preflop | 2    | calls  | 16 |
        | preflop | 3    | folds  |    |
        | preflop | 4    | folds  |    |
      And everyone checks to the showdown
      Then the following happens, in this order
        | who    | does                     | seat |
        |        | awards the pot           |      |
        | dealer | collects the kill button | 2    |
