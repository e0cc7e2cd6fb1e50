Feature: Oneida Poker: five-card draw
  Five cards face down, a round of betting, an exchange of as many cards as one likes, a second round and the showdown;
  high or low. Unless a scenario says otherwise the limits are 4 and 8, and no pot is large enough to be raked.

  @oneida-poker.L.1 @introduction @play @trace
  Rule: Five-card draw, high and low, is played as this section says
    A whole hand, from the button to the award.

    Scenario Outline: <game>: the button, the blinds, the cards, the rounds of betting and the showdown
      Given an Oneida <game> table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order
        | does              | button        | to     | number | street | round  |
        | places the button | dealer button |        |        |        |        |
        | deals             |               | seat 1 | 1      |        |        |
        | deals             |               | seat 3 | 5      |        |        |
        | gives the turn    |               |        |        |        | first  |
        | gives the turn    |               |        |        |        | draw   |
        | gives the turn    |               |        |        |        | second |
        | shows the hand    |               |        |        |        |        |
        | awards the pot    |               |        |        |        |        |
        | ends the round    |               |        |        |        |        |
      And each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 1    | 2      |
        | posts the big blind   | 2    | 4      |

      Examples:
        | game                |
        | Five-Card Draw High |
        | Five-Card Draw Low  |

  @oneida-poker.L.2 @limits @play @declaration
  Rule: No more than eight players play at one table
    There is no ninth seat.

    Background:
      Given an Oneida Five-Card Draw High table

    Scenario: Declared seats
      Then the declared number of seated positions is at most 8
      And the declared kind of table is poker table

    Scenario: With eight seats nobody sits at a ninth one, at the last of them somebody may
      Given the house's number of seats is 8
      When seat 9 has 100
      Then the act is refused
      When seat 1 has 100
      Then the act is accepted
      When seat 8 has 100
      Then the act is accepted
      When the cards are dealt
      Then seat 9 has no cards
      And seat 1 has 5 cards
      And seat 8 has 5 cards

    Scenario: Eight players are dealt in
      Given the house's number of seats is 8
      And seats 1 to 8 have 100
      When the cards are dealt
      Then seat 1 has 5 cards
      And seat 2 has 5 cards
      And seat 3 has 5 cards
      And seat 4 has 5 cards
      And seat 5 has 5 cards
      And seat 6 has 5 cards
      And seat 7 has 5 cards
      And seat 8 has 5 cards

    Scenario: Where somebody sits already, the first and the last seat may be taken, none beyond
      Given the house's number of seats is 8
      And seat 5 has 100
      When seat 9 has 100
      Then the act is refused
      When seat 1 has 100
      Then the act is accepted
      When seat 8 has 100
      Then the act is accepted

    Scenario: A house may have fewer seats
      Given the house's number of seats is 6
      Then the declared number of seated positions is 6
      When seat 7 has 100
      Then the act is refused
      When seat 6 has 100
      Then the act is accepted

  @oneida-poker.L.2.s1 @betting @play @declaration
  Rule: Players may be asked for an ante in order to take part
    Where one is asked for, each player places it; a blind is placed beside it.

    Scenario Outline: An ante of <ante> is declared as such
      Given an Oneida Five-Card Draw High table
      And the house's ante is <ante>
      Then the declared amount of the ante is <ante>

      Examples:
        | ante |
        | 0    |
        | 1    |
        | 2    |

    Scenario Outline: Each of three players places an ante of <ante>: seat <seat>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 1
      When 3 rounds are played
      Then before deals, every time, the player posts an ante

    Scenario: An ante of less is refused, of the whole amount it is taken
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 2
      When seat 1 posts an ante of 1
      Then the ante is refused
      But an ante of 2 from seat 1 is taken

    Scenario: An ante comes once from each player and before the deal
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 1
      And seat 1 posts an ante of 1
      When seat 1 posts an ante of 1
      Then the ante is refused
      But an ante of 1 from seat 2 is taken

    Scenario: The last player's ante, too, is taken in its amount and in no other
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's ante is 2
      And seat 1 posts an ante of 2
      And seat 2 posts an ante of 2
      When seat 3 posts an ante of 1
      Then the ante is refused
      When seat 3 posts an ante of 4
      Then the ante is refused
      But an ante of 2 from seat 3 is taken

  @oneida-poker.L.2.s2 @posting @declaration
  Rule: The rule on the ante, and its amount, are on a sign at each table
    What it says is declared; that it hangs there is for a person to see.

    Scenario Outline: With an ante of <ante> the sign of <game> says so
      Given an Oneida <game> table
      And the house's ante is <ante>
      Then the declared ante on the sign is <ante>
      And the declared rule on the ante on the sign is <rule>

      Examples:
        | game                | ante | rule     |
        | Five-Card Draw High | 0    | none     |
        | Five-Card Draw High | 1    | required |
        | Five-Card Draw Low  | 2    | required |
        | Five-Card Draw Low  | 0    | none     |

    Scenario: No table is without the sign, and what it shows is what is asked for
      Given an Oneida Five-Card Draw High table
      Then the declared tables without the posted signs is 0
      And the declared ante on the sign is the same as the declared amount of the ante

  @oneida-poker.L.3 @procedure @play @trace
  Rule: The order in which cards and bets go round is counted from the button
    It is the button that counts, not the dealer's left.

    Scenario Outline: With the button at seat <button>, seat <one> has the first card, the first blind and the first turn of the second round
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
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

  @oneida-poker.L.3.a @equipment @trace @declaration
  Rule: A flat disk, the button, shows who stands for a dealer
    It lies before one player for the length of a hand.

    Scenario: Declared disk
      Given an Oneida Five-Card Draw High table
      Then the declared shape of the dealer button is flat disk

    Scenario: It lies before one player, and the last card of the first turn goes there
      Given an Oneida Five-Card Draw High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does              | button        | seat | number | to     |
        | places the button | dealer button | 2    |        |        |
        | deals             |               |      | 1      | seat 1 |
        | deals             |               |      | 1      | seat 2 |

    Scenario: It lies there before a blind is placed and before a card is dealt
      Given an Oneida Five-Card Draw High table with the button at seat 2 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When everyone checks to the showdown
      Then none of the following happens
        | does              | button        |
        | places the button | dealer button |

  @oneida-poker.L.3.b @procedure @trace
  Rule: When play begins, the button lies before the first player to the dealer's right
    Seats are counted from the dealer's left, so that it is the highest seat at which somebody plays.

    Scenario Outline: Of seats <players> it is seat <last>
      Given an Oneida Five-Card Draw High table
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
      Given an Oneida Five-Card Draw High table
      And seat 5 has 100
      And seat 1 has 100
      And seat 2 has 100
      When the cards are dealt
      Then the dealer button is at seat 5

    Scenario: No card is dealt for it
      Given an Oneida Five-Card Draw High table
      And seats 1 to 3 have 100
      When the house goes on until the dealer places the button
      Then none of the following happens
        | does  |
        | deals |
      And the dealer button is at seat 3

    Scenario: So it is when play begins only: in the second hand it lies elsewhere
      Given an Oneida Five-Card Draw High table
      And seats 1 to 3 have 100
      And 1 round is played
      When the cards are dealt
      Then the dealer button is at seat 1

  @oneida-poker.L.3.c @procedure @play @trace
  Rule: After each hand the button goes on, clockwise
    To the next player; a round of play is a whole hand, not a round of betting.

    Scenario Outline: From seat <first> it goes to seat <second>
      Given an Oneida Five-Card Draw High table with the button at seat <first> and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 1 and blinds of 2 and 4
      And seats 1 to 3 have 100
      When 4 rounds are played
      Then the following happens, in this order
        | does              | button        | seat |
        | places the button | dealer button | 1    |
        | places the button | dealer button | 2    |
        | places the button | dealer button | 3    |
      And the dealer button is at seat 1

    Scenario: A hand that ends in its first round of betting counts too
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | folds  |    |
        | first | 1    | folds  |    |
      When the cards are dealt
      Then the dealer button is at seat 1

    Scenario: Where the next player has left, it goes to the one after
      Given an Oneida Five-Card Draw High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round | seat | action | to |
        | first | 1    | calls  | 4  |
        | first | 2    | calls  | 4  |
        | first | 3    | folds  |    |
      And seat 3 leaves the table
      And the round is completed
      When the cards are dealt
      Then the dealer button is at seat 4

  @oneida-poker.L.4 @procedure @play @trace
  Rule: Five cards go face down to each player, one at a time, clockwise from the left of the button
    The button gets the last card of each turn.

    Scenario Outline: With the button at seat <button>, seat <first> gets the first card
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
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
        | seat <first>  | down |
        | seat <second> | down |
        | seat <third>  | down |

      Examples:
        | button | first | second | third |
        | 3      | 1     | 2      | 3     |
        | 1      | 2     | 3      | 1     |
        | 2      | 3     | 1      | 2     |

    Scenario: At a table of six, with an empty seat, the button gets the last card of each turn
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2 and 4
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
        | deals | seat 6 | 5      |
        | deals | seat 1 | 5      |
        | deals | seat 2 | 5      |
        | deals | seat 4 | 5      |
      And seat 3 has no cards

    Scenario: They come off the top of the deck
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with As 7d 2c Kh 9s 4d Qc 5h 8d Jc 6h Td 3s 9c 2h on top
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
        | deals | seat 1 | 3s   | down |
        | deals | seat 2 | 9c   | down |
        | deals | seat 3 | 2h   | down |

    Scenario: In the next hand the deal begins one seat further on
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
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
        | seat 2 | down |
        | seat 3 | down |
        | seat 1 | down |

    @reading:first-after-the-blinds.next-player
    Scenario: Everybody has five, and nobody is dealt another before the betting
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then seat 1 has 5 cards
      And seat 2 has 5 cards
      And seat 3 has 5 cards
      And it is seat 3's turn
      And no card is dealt twice

  @oneida-poker.L.5 @betting @play @trace
  Rule: When all cards of the deal are out, the player to the left of the button starts the first round of betting with a blind bet
    Its amount is what the table requires; when it is placed is read in two ways.

    Scenario Outline: With the button at seat <button> it is seat <blind>
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order
        | does                  | to     | number | seat |
        | deals                 | seat 1 | 1      |      |
        | deals                 | seat 3 | 5      |      |
        | posts the small blind |        |        | 1    |
        | posts the big blind   |        |        | 2    |
        | gives the turn        |        |        | 3    |

    @reading:time-of-the-blind.before-the-cards
    Scenario: The blinds are placed before anybody has a card
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When 3 rounds are played
      Then before deals, every time, the player posts the small blind
      And before deals, every time, the player posts the big blind

    Scenario: Whenever it is placed, the first blind of 2 is that of the player left of the button, the second of 4 the next one's
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 1    | 2      |
        | posts the big blind   | 2    | 4      |

    @reading:time-of-the-blind.before-the-cards
    Scenario: Placed before the cards, it comes from the player left of the button, from nobody else, and is neither less nor more
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 3 and a blind of 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 2 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 and 2 have 100
      When the cards are dealt
      Then each of the following happens once
        | does                  | seat | amount |
        | posts the small blind | 2    | 2      |
        | posts the big blind   | 1    | 4      |
      And it is seat 2's turn

  @oneida-poker.L.5.s1 @discretion @play @declaration
  Rule: More blinds may be required, right after the first
    The next players clockwise place them, one each.

    Scenario Outline: With <blinds> their number is declared
      Given an Oneida Five-Card Draw High table with the button at seat 3 and <blinds>
      Then the declared number of blinds is <number>

      Examples:
        | blinds               | number |
        | a blind of 4         | 1      |
        | blinds of 2 and 4    | 2      |
        | blinds of 2, 2 and 4 | 3      |

    @reading:first-after-the-blinds.next-player
    Scenario: Three blinds come from the three players left of the button, in their order
      Given an Oneida Five-Card Draw High table with the button at seat 5 and blinds of 2, 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat | to     | number |
        | posts the small blind | 1    |        |        |
        | posts the big blind   | 2    |        |        |
        | deals                 |      | seat 1 | 1      |

    @reading:first-after-the-blinds.next-player
    Scenario: All blinds lie there before the first player acts
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat |
        | posts the small blind | 1    |
        | posts the big blind   | 2    |
        | gives the turn        | 3    |

    @reading:first-after-the-blinds.next-player
    Scenario: With two, the second comes right after the first, from the next player
      Given an Oneida Five-Card Draw High table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does                  | seat | amount |
        | posts the small blind | 3    | 2      |
        | posts the big blind   | 4    | 4      |
      And it is seat 1's turn

  @oneida-poker.L.5.s2 @posting @declaration
  Rule: A sign at each table says how many blinds there are and of what amount
    What it says is declared; that it hangs there is for a person to see.

    Scenario Outline: With <blinds> the sign says so
      Given an Oneida Five-Card Draw High table with the button at seat 3 and <blinds>
      Then the declared number of blinds on the sign is <number>
      And the declared blinds on the sign is <amounts>

      Examples:
        | blinds               | number | amounts |
        | a blind of 4         | 1      | 4       |
        | blinds of 2 and 4    | 2      | 2, 4    |
        | blinds of 2, 2 and 4 | 3      | 2, 2, 4 |

    Scenario: No table is without the sign on the blinds, which shows what is required
      Given an Oneida Five-Card Draw High table
      Then the declared tables without the posted signs is 0
      And the declared blinds on the sign is the same as the declared amounts of the blinds
      And the declared number of blinds on the sign is the same as the declared number of blinds

  @oneida-poker.L.6 @betting @play
  Rule: After the blinds each player in turn, clockwise, folds, calls or raises
    Nothing else, and nobody out of turn.

    @reading:first-after-the-blinds.next-player
    Scenario Outline: With the button at seat <button>, seat <first> begins, left of the last blind
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When the cards are dealt
      Then seat 3 may only fold, call or raise

    @reading:first-after-the-blinds.next-player
    @reading:call-then-raise.this-turn
    Scenario: So may each of the next
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 calls
      When seat 1 folds
      Then seat 2 may raise
      And a raise to 8 from seat 2 is taken
      And seat 3 may only fold, call or raise

    @reading:first-after-the-blinds.next-player
    Scenario: Who has not put in the largest blind may not check, but call
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 checks
      Then the check is refused
      But a call of 4 from seat 3 is taken
      When seat 1 checks
      Then the check is refused
      But a call of 2 from seat 1 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Nobody bets: the blind is the bet that the others answer
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 bets 4
      Then the bet is refused
      But a call of 4 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Nobody <acts> out of turn
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 calls 3
      Then the call is refused
      When seat 3 calls 5
      Then the call is refused
      But a call of 4 from seat 3 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: After a raise a call is as large as the raise, and a raise larger
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 raises to 8
      When seat 1 calls 2
      Then the call is refused
      When seat 1 raises to 8
      Then the raise is refused
      But a call of 6 from seat 1 is taken
      And a raise to 12 from seat 2 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Who folds is dealt with no more in this hand
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When seat 3 folds
      And seat 1 folds
      Then seat 2 wins the pot
      And none of the following happens
        | does           |
        | shows the hand |

    @reading:first-after-the-blinds.next-player
    @reading:who-moves-the-bets.dealer
    Scenario: Who raised last has no further turn when all have answered
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does           | to     | number | seat | round |
        | deals          | seat 4 | 5      |      |       |
        | gives the turn |        |        | 3    | first |

  @oneida-poker.L.6.s1 @betting @play
  Rule: Who posted blind may raise as well; the round is over when the last player has answered the last bet
    Where nobody has raised, the player with the largest blind may also leave it at that.

    @reading:first-after-the-blinds.next-player
    Scenario: Nobody has raised: the player with the largest blind may still raise, and the others act once more
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
      Then it is seat 2's turn
      And seat 2 may raise
      And a raise to 8 from seat 2 is taken
      And it is seat 3's turn

    @reading:first-after-the-blinds.next-player
    @reading:who-moves-the-bets.dealer
    Scenario: Nobody has raised: the player with the largest blind checks, and the round is over
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 folds
      When seat 1 raises to 8
      Then the raise to 8 is taken
      And each of the following happens once
        | does   | seat | amount | to |
        | raises | 1    | 6      | 8  |
      And it is seat 2's turn

    @reading:first-after-the-blinds.next-player
    Scenario: After a raise the player with the largest blind may fold, call or raise, and not check
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And seat 3 raises to 8
      And seat 1 folds
      When seat 2 checks
      Then the check is refused
      And seat 2 may only fold, call or raise
      But a call of 4 from seat 2 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Of three blinds each may raise: the first, the second and the third
      Given an Oneida Five-Card Draw High table with the button at seat 4 and blinds of 2, 2 and 4
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
      Given an Oneida Five-Card Draw High table with the button at seat 3 and a blind of 4
      And the betting goes
        | round | seat | action | to |
        | first | 2    | calls  | 4  |
        | first | 3    | calls  | 4  |
      When seat 1 raises to 8
      Then the raise to 8 is taken
      And it is seat 2's turn

    @reading:first-after-the-blinds.next-player
    @reading:who-moves-the-bets.dealer
    Scenario: While a player has still to answer a raise, the round is not over
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | raises | 8  |
        | first | 2    | calls  | 8  |
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
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round | seat    | action | to |
        | first | <one>   | calls  | 4  |
        | first | <two>   | calls  | 4  |
        | first | <small> | calls  | 4  |
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
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round | seat    | action | to |
        | first | <one>   | calls  | 4  |
        | first | <two>   | calls  | 4  |
        | first | <small> | calls  | 4  |
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
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round | seat    | action | to |
        | first | <one>   | raises | 8  |
        | first | <two>   | folds  |    |
        | first | <small> | folds  |    |
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
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round | seat    | action | to |
        | first | <one>   | raises | 8  |
        | first | <two>   | folds  |    |
        | first | <small> | folds  |    |
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
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round | seat  | action | to |
        | first | <one> | folds  |    |
        | first | <two> | folds  |    |
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
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round | seat  | action | to |
        | first | <one> | calls  | 4  |
        | first | <two> | calls  | 4  |
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

  @oneida-poker.L.7 @procedure @play @trace
  Rule: After the first round all who are left may draw in turn, clockwise from the left of the button, one player at a time
    Each of them once, and whoever has no chips left as well.

    Scenario Outline: With the button at seat <button>, seat <one> decides first and the button last
      Given an Oneida Five-Card Draw High table with the button at seat <button> and blinds of 2 and 4
      When the betting goes
        | round | seat    | action | to |
        | first | <three> | calls  | 4  |
        | first | <one>   | calls  | 4  |
        | first | <two>   | checks |    |
      And everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat    | round  |
        | checks         | <two>   |        |
        | gives the turn | <one>   | draw   |
        | gives the turn | <two>   | draw   |
        | gives the turn | <three> | draw   |
        | gives the turn | <one>   | second |

      Examples:
        | button | one | two | three |
        | 3      | 1   | 2   | 3     |
        | 1      | 2   | 3   | 1     |
        | 2      | 3   | 1   | 2     |

    Scenario: There are two options: to retain or to discard
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 1 retains all cards
      Then seat 2 may only retain or discard
      When seat 2 discards Jd
      Then seat 3 may only retain or discard

    Scenario: Each player has one turn in the draw
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round  |
        | gives the turn | 1    | draw   |
        | gives the turn | 2    | draw   |
        | gives the turn | 3    | draw   |
        | gives the turn | 1    | second |

    Scenario: Who has folded is passed over
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round | seat | action | to |
        | first | 3    | folds  |    |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      Then the following happens, in this order and once each
        | does           | seat | round |
        | gives the turn | 1    | draw  |
        | gives the turn | 2    | draw  |
      And none of the following happens
        | does           | seat | round |
        | gives the turn | 3    | draw  |

    Scenario: Who has no chips left draws as well
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And seats 1 and 2 have 100
      And seat 3 has 8
      When the betting goes
        | round | seat | action | to |
        | first | 3    | raises | 8  |
        | first | 1    | calls  | 8  |
        | first | 2    | calls  | 8  |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round |
        | gives the turn | 1    | draw  |
        | gives the turn | 2    | draw  |
        | gives the turn | 3    | draw  |

    Scenario: Nobody draws out of turn
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 2 discards Jd
      Then the discard is refused
      When seat 3 discards Tc
      Then the discard is refused
      And it is seat 1's turn
      But a discard of Ks from seat 1 is taken
      And a discard of Jd from seat 2 is taken
      And a discard of Tc from seat 3 is taken

    Scenario: A player has been served before the next one decides
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | to     | card | round |
        | gives the turn | 1    |        |      | draw  |
        | discards cards | 1    |        |      |       |
        | deals          |      | seat 1 | 5h   |       |
        | deals          |      | seat 1 | 3c   |       |
        | gives the turn | 2    |        |      | draw  |
        | discards cards | 2    |        |      |       |
        | deals          |      | seat 2 | As   |       |
        | gives the turn | 3    |        |      | draw  |

    Scenario: Who raised last before the draw does not begin it
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | raises | 8  |
        | first | 3    | calls  | 8  |
        | first | 1    | calls  | 8  |
      Then the following happens, in this order and once each
        | does           | seat | round |
        | gives the turn | 1    | draw  |
        | gives the turn | 2    | draw  |
        | gives the turn | 3    | draw  |

    Scenario: The draw waits until the first round is over
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the cards are dealt
      When the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | raises | 8  |
        | first | 2    | calls  | 8  |
      Then it is seat 3's turn
      And none of the following happens
        | does           | round |
        | gives the turn | draw  |
      When seat 3 calls
      Then it is seat 1's turn
      And seat 1 may only retain or discard

  @oneida-poker.L.7.s1 @procedure @play
  Rule: A player may keep the five cards or discard as many as wanted
    None, one, or all five; in one go.

    Scenario Outline: To discard <number> is taken
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 1 discards <cards>
      Then the discard of <cards> is taken
      And it is seat 2's turn

      Examples:
        | number       | cards          |
        | one          | Ks             |
        | two          | Ks Qd          |
        | three        | Ks Qd 7h       |
        | three others | 7h 4c 2s       |
        | four         | Ks Qd 7h 4c    |
        | all five     | Ks Qd 7h 4c 2s |

    Scenario: All that are discarded go to the discard pile, as many as there are
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 1 discards Ks Qd 7h 4c 2s
      And seat 2 discards Jd 9h
      Then each of the following happens once
        | does           | seat | count | where        |
        | discards cards | 1    | 5     | discard pile |
        | discards cards | 2    | 2     | discard pile |

    Scenario: To keep all five is taken, and nothing is dealt
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 1 retains all cards
      Then the act is accepted
      And it is seat 2's turn
      And each of the following happens once
        | does           | seat | count |
        | discards cards | 1    | 0     |
      And none of the following happens
        | does           | whose  | to     |
        | collects cards | seat 1 |        |
        | deals          |        | seat 1 |

    Scenario: The last player may discard all five, too
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      And seat 1 retains all cards
      And seat 2 discards Jd 9h
      When seat 3 discards Tc 8s 6h 4d Ac
      Then the discard of Tc 8s 6h 4d Ac is taken
      And it is seat 1's turn
      And seat 1 may check or bet

    Scenario: In one go, not one after another
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      And seat 1 discards Ks
      When seat 1 discards Qd
      Then the discard is refused
      But a discard of Jd from seat 2 is taken

    Scenario: Cards of another player are not discarded, the own are
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 1 discards Jd
      Then the discard is refused
      But a discard of Ks from seat 1 is taken

    Scenario: So it is in the low game
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 1 discards Ks Qd 7h 4c
      Then the discard of Ks Qd 7h 4c is taken
      When seat 2 retains all cards
      Then the act is accepted

  @oneida-poker.L.7.s2 @procedure @play @trace
  Rule: For each card that was discarded the dealer deals a new one from the deck
    So that everybody has five again.

    Scenario: As many as were discarded, face down, to whom they are due
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does  | to     | card | face |
        | deals | seat 1 | 5h   | down |
        | deals | seat 1 | 3c   | down |
        | deals | seat 2 | As   | down |
      And seat 1 has 7 cards
      And seat 2 has 6 cards
      And seat 3 has 5 cards
      And no card is dealt twice

    Scenario Outline: For <count> that are discarded seat 1 has been dealt <all>
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 1 discards <cards>
      And the round is completed
      Then seat 1 has <all> cards

      Examples:
        | count | cards          | all |
        | 1     | Ks             | 6   |
        | 3     | Ks Qd 7h       | 8   |
        | 5     | Ks Qd 7h 4c 2s | 10  |

    Scenario: They are the next cards of the deck below the burnt one, whatever the button
      Given an Oneida Five-Card Draw High table with the button at seat 2 and blinds of 2 and 4
      And the deck is stacked with Ks Jd Tc Qd 9h 8s 7h 6c 6h 4c 5s 4d 2s 3d Ac 2h 5h 3c As 9d on top
      And seat 2 calls
      And seat 3 calls
      And seat 1 checks
      When seat 3 discards Ks Qd
      And seat 1 retains all cards
      And seat 2 discards Tc 8s
      Then the following happens, in this order and once each
        | does  | to     | card |
        | deals | seat 3 | 5h   |
        | deals | seat 3 | 3c   |
        | deals | seat 2 | As   |
        | deals | seat 2 | 9d   |

    Scenario: The new cards make the hand
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 7c 7d |
        | seat 2 | Jd    | 9c    |
      When everyone checks to the showdown
      Then seat 1's hand is three-of-a-kind with 7h 7c 7d 4c 2s
      And seat 2's hand is a pair with 9h 9c 6c 5s 3d
      And seat 1 wins the pot

  @oneida-poker.L.7.a @procedure @trace
  Rule: Before the first player is dealt new cards, the dealer burns the top card
    Once in a draw.

    Scenario: The burn comes after the first round and before the first new card
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | who    | does           | seat | round | to     | card | face | where     |
        |        | gives the turn | 2    | first |        |      |      |           |
        | dealer | burns          |      |       |        |      | down | burn pile |
        |        | deals          |      |       | seat 1 | 5h   |      |           |
        |        | deals          |      |       | seat 2 | As   |      |           |

    Scenario: It is the top card: the first new card comes from below it
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the deck is stacked with Ks Jd Tc Qd 9h 8s 7h 6c 6h 4c 5s 4d 2s 3d Ac 2h 5h on top
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      When seat 1 discards Ks
      And the round is completed
      Then each of the following happens once
        | does  | to     | card |
        | deals | seat 1 | 5h   |

    Scenario: Where the first player keeps all cards, the card is burnt before the next one is served
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 2 | Jd | As |
        | seat 3 | Tc | 9s |
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does  | to     | card |
        | burns |        |      |
        | deals | seat 2 | As   |
        | deals | seat 3 | 9s   |

  @oneida-poker.L.7.b @procedure @play @trace
  Rule: Where the deck does not suffice, the discards are reshuffled and dealt from, but not the cards of players who have not yet asked for new ones
    Forty cards for eight players and one that is burnt leave eleven.

    Scenario: Eleven cards are enough for the first eleven that are asked for
      Given an Oneida Five-Card Draw High table with the button at seat 8 and blinds of 2 and 4
      And seats 1 to 8 have 100
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
        | seat 4 | Kh Qc 8d 5c 2d |
        | seat 5 | Jh Ts 9c 6s 3h |
        | seat 6 | Kd Jc 7s 4s 2c |
        | seat 7 | Qh Td 8h 5d 3s |
        | seat 8 | Ad Kc 9d 7d 4h |
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 4    | calls  | 4  |
        | first | 5    | calls  | 4  |
        | first | 6    | calls  | 4  |
        | first | 7    | calls  | 4  |
        | first | 8    | calls  | 4  |
        | first | 1    | calls  | 4  |
      And seat 2 checks
      And seat 1 discards Ks Qd 7h 4c 2s
      And seat 2 discards Jd 9h 6c 5s 3d
      When seat 3 discards Tc
      Then the discard of Tc is taken
      And seat 3 has 6 cards
      And none of the following happens
        | does     | from         |
        | shuffles | discard pile |
      When seat 4 discards Kh
      Then the following happens, in this order
        | does     | from         | to     |
        | shuffles | discard pile |        |
        | deals    |              | seat 4 |
      And seat 4 has 6 cards

    Scenario: The twelfth comes from the discards, which are shuffled for it
      Given an Oneida Five-Card Draw High table with the button at seat 8 and blinds of 2 and 4
      And the house's way of shuffling is by hand
      And seats 1 to 8 have 100
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
        | seat 4 | Kh Qc 8d 5c 2d |
        | seat 5 | Jh Ts 9c 6s 3h |
        | seat 6 | Kd Jc 7s 4s 2c |
        | seat 7 | Qh Td 8h 5d 3s |
        | seat 8 | Ad Kc 9d 7d 4h |
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 4    | calls  | 4  |
        | first | 5    | calls  | 4  |
        | first | 6    | calls  | 4  |
        | first | 7    | calls  | 4  |
        | first | 8    | calls  | 4  |
        | first | 1    | calls  | 4  |
      And seat 2 checks
      And seat 1 discards Ks Qd 7h 4c 2s
      And seat 2 discards Jd 9h 6c 5s 3d
      When seat 3 discards Tc 8s
      Then the discard of Tc 8s is taken
      And the following happens, in this order
        | who    | does     | from         | to     | number | deck   |
        |        | deals    |              | seat 3 | 4      |        |
        | dealer | shuffles | discard pile |        |        | deck 1 |
        |        | deals    |              | seat 3 | 5      |        |
      And seat 3 has 7 cards

    @reading:own-discards.come-back
    Scenario: What the player has just given away comes back with the other discards: fifteen cards serve nine, and six are left
      Given an Oneida Five-Card Draw High table with the button at seat 8 and blinds of 2 and 4
      And seats 1 to 8 have 100
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
        | seat 4 | Kh Qc 8d 5c 2d |
        | seat 5 | Jh Ts 9c 6s 3h |
        | seat 6 | Kd Jc 7s 4s 2c |
        | seat 7 | Qh Td 8h 5d 3s |
        | seat 8 | Ad Kc 9d 7d 4h |
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 4    | calls  | 4  |
        | first | 5    | calls  | 4  |
        | first | 6    | calls  | 4  |
        | first | 7    | calls  | 4  |
        | first | 8    | calls  | 4  |
        | first | 1    | calls  | 4  |
      And seat 2 checks
      And seat 1 discards Ks Qd 7h 4c 2s
      And seat 2 discards Jd 9h 6c 5s 3d
      And seat 3 discards Tc 8s 6h 4d Ac
      And seat 4 discards Kh Qc 8d 5c 2d
      When seat 5 discards Jh Ts 9c 6s 3h
      Then the discard of Jh Ts 9c 6s 3h is taken
      And seat 5 has 10 cards
      And none of the following happens
        | does     | from         |
        | shuffles | discard pile |

    @reading:own-discards.left-out
    Scenario: What the player has just given away does not come back: ten cards serve nine, and one is left
      Given an Oneida Five-Card Draw High table with the button at seat 8 and blinds of 2 and 4
      And seats 1 to 8 have 100
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
        | seat 4 | Kh Qc 8d 5c 2d |
        | seat 5 | Jh Ts 9c 6s 3h |
        | seat 6 | Kd Jc 7s 4s 2c |
        | seat 7 | Qh Td 8h 5d 3s |
        | seat 8 | Ad Kc 9d 7d 4h |
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 4    | calls  | 4  |
        | first | 5    | calls  | 4  |
        | first | 6    | calls  | 4  |
        | first | 7    | calls  | 4  |
        | first | 8    | calls  | 4  |
        | first | 1    | calls  | 4  |
      And seat 2 checks
      And seat 1 discards Ks Qd 7h 4c 2s
      And seat 2 discards Jd 9h 6c 5s 3d
      And seat 3 discards Tc 8s 6h 4d Ac
      And seat 4 discards Kh Qc 8d 5c 2d
      When seat 5 discards Jh Ts 9c 6s 3h
      Then the discard of Jh Ts 9c 6s 3h is taken
      And seat 5 has 10 cards
      And each of the following happens once
        | does     | from         |
        | shuffles | discard pile |

    @reading:folded-hands.among-the-discards @reading:own-discards.come-back @reading:first-after-the-blinds.next-player
    Scenario: A hand that was folded comes back with the discards: twenty cards serve nineteen
      Given an Oneida Five-Card Draw High table with the button at seat 8 and blinds of 2 and 4
      And seats 1 to 8 have 100
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
        | seat 4 | Kh Qc 8d 5c 2d |
        | seat 5 | Jh Ts 9c 6s 3h |
        | seat 6 | Kd Jc 7s 4s 2c |
        | seat 7 | Qh Td 8h 5d 3s |
        | seat 8 | Ad Kc 9d 7d 4h |
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 4    | calls  | 4  |
        | first | 5    | calls  | 4  |
        | first | 6    | calls  | 4  |
        | first | 7    | calls  | 4  |
        | first | 8    | folds  |    |
        | first | 1    | calls  | 4  |
      And seat 2 checks
      And seat 1 discards Ks Qd 7h 4c 2s
      And seat 2 discards Jd 9h 6c 5s 3d
      And seat 3 discards Tc 8s 6h 4d Ac
      And seat 4 discards Kh Qc 8d 5c 2d
      And seat 5 discards Jh Ts 9c 6s 3h
      When seat 6 discards Kd Jc 7s 4s 2c
      Then the discard of Kd Jc 7s 4s 2c is taken
      And seat 6 has 10 cards
      And none of the following happens
        | does     | from         |
        | shuffles | discard pile |

    @reading:folded-hands.left-out @reading:own-discards.come-back @reading:first-after-the-blinds.next-player
    Scenario: A hand that was folded does not come back: fifteen cards serve fifteen, and four are still due
      Given an Oneida Five-Card Draw High table with the button at seat 8 and blinds of 2 and 4
      And seats 1 to 8 have 100
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
        | seat 4 | Kh Qc 8d 5c 2d |
        | seat 5 | Jh Ts 9c 6s 3h |
        | seat 6 | Kd Jc 7s 4s 2c |
        | seat 7 | Qh Td 8h 5d 3s |
        | seat 8 | Ad Kc 9d 7d 4h |
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 4    | calls  | 4  |
        | first | 5    | calls  | 4  |
        | first | 6    | calls  | 4  |
        | first | 7    | calls  | 4  |
        | first | 8    | folds  |    |
        | first | 1    | calls  | 4  |
      And seat 2 checks
      And seat 1 discards Ks Qd 7h 4c 2s
      And seat 2 discards Jd 9h 6c 5s 3d
      And seat 3 discards Tc 8s 6h 4d Ac
      And seat 4 discards Kh Qc 8d 5c 2d
      And seat 5 discards Jh Ts 9c 6s 3h
      When seat 6 discards Kd Jc 7s 4s 2c
      Then the discard of Kd Jc 7s 4s 2c is taken
      And seat 6 has 10 cards
      And each of the following happens once
        | does     | from         |
        | shuffles | discard pile |

    Scenario: The cards that players after hold, to be discarded or not, do not come back
      Given an Oneida Five-Card Draw High table with the button at seat 8 and blinds of 2 and 4
      And seats 1 to 8 have 100
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
        | seat 4 | Kh Qc 8d 5c 2d |
        | seat 5 | Jh Ts 9c 6s 3h |
        | seat 6 | Kd Jc 7s 4s 2c |
        | seat 7 | Qh Td 8h 5d 3s |
        | seat 8 | Ad Kc 9d 7d 4h |
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 4    | calls  | 4  |
        | first | 5    | calls  | 4  |
        | first | 6    | calls  | 4  |
        | first | 7    | calls  | 4  |
        | first | 8    | calls  | 4  |
        | first | 1    | calls  | 4  |
      And seat 2 checks
      And seat 1 discards Ks Qd 7h 4c 2s
      And seat 2 discards Jd 9h 6c 5s 3d
      When seat 3 discards Tc 8s 6h 4d
      And seat 4 discards Kh Qc 8d 5c 2d
      And seat 5 discards Jh
      Then the discard of Jh is taken
      And none of the following happens
        | does  | to     | card |
        | deals | seat 3 | Jh   |
        | deals | seat 3 | Kd   |
        | deals | seat 3 | Qh   |
        | deals | seat 3 | Ad   |
        | deals | seat 4 | Jh   |
        | deals | seat 4 | Kd   |
        | deals | seat 4 | Qh   |
        | deals | seat 4 | Ad   |
        | deals | seat 3 | Kh   |
        | deals | seat 3 | Qc   |
      And seat 3 has 9 cards
      And seat 4 has 10 cards
      And seat 5 has 6 cards

    Scenario: Who draws after the reshuffle is served from it as well
      Given an Oneida Five-Card Draw High table with the button at seat 8 and blinds of 2 and 4
      And seats 1 to 8 have 100
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
        | seat 4 | Kh Qc 8d 5c 2d |
        | seat 5 | Jh Ts 9c 6s 3h |
        | seat 6 | Kd Jc 7s 4s 2c |
        | seat 7 | Qh Td 8h 5d 3s |
        | seat 8 | Ad Kc 9d 7d 4h |
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 4    | calls  | 4  |
        | first | 5    | calls  | 4  |
        | first | 6    | calls  | 4  |
        | first | 7    | calls  | 4  |
        | first | 8    | calls  | 4  |
        | first | 1    | calls  | 4  |
      And seat 2 checks
      And seat 1 discards Ks Qd 7h 4c 2s
      And seat 2 discards Jd 9h 6c 5s 3d
      And seat 3 discards Tc 8s 6h
      And seat 4 retains all cards
      When seat 5 discards Jh Ts
      Then the discard of Jh Ts is taken
      And seat 5 has 7 cards
      And it is seat 6's turn

  @oneida-poker.L.8 @betting @play
  Rule: The last round begins left of the button with a bet or a check; each after that folds, calls, raises or, before a bet, bets or checks
    It is over when the last player has answered the last bet.

    Scenario: After the draw: the player left of the button has the option to bet or check
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      When seat 2 checks
      Then the check is refused
      And it is seat 1's turn
      And seat 1 may check or bet
      But a check from seat 1 is taken
      And it is seat 2's turn

    Scenario: After the draw: where that player has folded, the next begins
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | folds  |    |
        | first | 2    | checks |    |
      When seat 3 checks
      Then the check is refused
      And it is seat 2's turn
      And seat 2 may check or bet
      But a bet of 8 from seat 2 is taken

    Scenario: After the draw: a bet may be folded to, called or raised, and not checked
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      And seat 1 bets 8
      When seat 2 checks
      Then the check is refused
      And seat 2 may only fold, call or raise
      But a call of 8 from seat 2 is taken
      And a raise to 16 from seat 3 is taken

    Scenario: After the draw: as long as nobody has bet, the next may fold all the same
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      And seat 1 checks
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn

    Scenario: After the draw: as long as nobody has bet, the next may bet or check, and not call or raise
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      And seat 1 checks
      When seat 2 calls
      Then the call is refused
      When seat 2 raises to 16
      Then the raise is refused
      But a bet of 8 from seat 2 is taken

    Scenario: After the draw: the last player may open as well, and those who checked answer
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      And seat 1 checks
      And seat 2 checks
      When seat 3 bets 8
      Then the bet of 8 is taken
      And it is seat 1's turn
      And seat 1 may only fold, call or raise

    Scenario: After the draw: a fold after a bet is taken, and the hand is out
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      And seat 1 bets 8
      When seat 2 folds
      Then the fold is taken
      And it is seat 3's turn
      When everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | gives the turn | 2    |
        | shows the hand | 2    |

    Scenario: After the draw: bets, raises and calls are as large as they are told to be
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
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

    Scenario: After the draw: who calls a bet puts in all of it
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      And seat 1 bets 8
      When seat 2 folds
      And seat 3 calls
      Then each of the following happens once
        | does  | seat | amount | to |
        | folds | 2    |        |    |
        | calls | 3    | 8      | 8  |

    @reading:opening-wager.no-raise
    Scenario: After the draw: who has bet and is raised twice calls with what is missing, and may raise once more
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's greatest number of raises is no limit
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
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
    Scenario: After the draw: a bet of less or more than the limit is refused, and a raise of less or more
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's greatest number of raises is no limit
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
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

    Scenario: After the draw: a raise of a first bet by the last player or by the first one who checked is one limit as well
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's check and raise is permitted
      And the house's greatest number of raises is no limit
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
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

    Scenario: After the draw: nobody acts out of turn
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
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

    Scenario: After the draw: where a bet stands, nobody bets anew
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
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

    Scenario: After the draw: whoever bets, raises or calls is followed by the next player, in the same round
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      When seat 1 bets 8
      And seat 2 raises to 16
      And seat 3 calls
      Then the following happens, in this order and once each
        | does           | seat | round  | due |
        | bets           | 1    |        |     |
        | gives the turn | 2    | second | 8   |
        | raises         | 2    |        |     |
        | gives the turn | 3    | second | 16  |
        | calls          | 3    |        |     |
        | gives the turn | 1    | second | 8   |

    Scenario: After the draw: whoever checks or folds is followed by the next player, in the same round
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      When seat 1 checks
      And seat 2 bets 8
      And seat 3 folds
      Then the following happens, in this order and once each
        | does           | seat | round  | amount | due |
        | checks         | 1    |        | 0      |     |
        | gives the turn | 2    | second |        |     |
        | bets           | 2    |        | 8      |     |
        | gives the turn | 3    | second |        | 8   |
        | folds          | 3    |        |        |     |
        | gives the turn | 1    | second |        | 8   |

    Scenario: After the draw: the round begins after the draw, and each is asked once where all check
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round  | street |
        | gives the turn | 3    | draw   |        |
        | gives the turn | 1    | second |        |
        | gives the turn | 2    | second |        |
        | gives the turn | 3    | second |        |

    Scenario: After the draw: when all have checked, the round is over
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      And seat 1 checks
      And seat 2 checks
      When seat 3 checks
      Then the following happens, in this order
        | does           | seat |
        | checks         | 3    |
        | awards the pot |      |

    Scenario: After the draw: when each has folded or called the last bet, the round is over
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
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
        | gives the turn | 2    | second |

    Scenario: After the draw: while a raise is unanswered, the round is not over
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      And seat 1 bets 8
      And seat 2 raises to 16
      When seat 3 calls
      Then it is seat 1's turn
      And none of the following happens
        | does             |
        | awards the pot   |
        | gathers the bets |

    Scenario: After the draw: what was bet before it need not be called again
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round | seat | action | to |
        | first | 3    | raises | 8  |
        | first | 1    | calls  | 8  |
        | first | 2    | calls  | 8  |
      Then it is seat 1's turn
      And a check from seat 1 is taken

    Scenario: After the draw: it waits until the last player has drawn
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And seat 3 calls
      And seat 1 calls
      And seat 2 checks
      And seat 1 retains all cards
      And seat 2 retains all cards
      When seat 3 discards Tc
      Then it is seat 1's turn
      And seat 1 may check or bet
      And a bet of 8 from seat 1 is taken

  @oneida-poker.L.9 @payout @play
  Rule: Where more than one player is left after the last round, the hands are shown and decide
    One who is left alone shows nothing.

    Scenario: Two who are left show their hands before the pot is won
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 7h 4c 2s |
        | seat 2 | Ks Kd 6c 5s 3d |
        | seat 3 | Qs Qd 6h 4d 9c |
      When the betting goes
        | round | seat | action | to |
        | first | 3    | folds  |    |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
      And everyone checks to the showdown
      Then the following happens, in this order
        | does           | seat | cards          |
        | shows the hand | 1    | As Ad 7h 4c 2s |
        | awards the pot | 1    |                |
      And each of the following happens once
        | does           | seat | cards          |
        | shows the hand | 2    | Ks Kd 6c 5s 3d |
      And seat 1 wins the pot

    Scenario: Who has folded shows nothing and wins nothing, with the best hand too
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | As Ad 7h 4c 2s |
        | seat 2 | Ks Kd 6c 5s 3d |
        | seat 3 | Qs Qd 6h 4d 9c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 3    | calls  | 4  |
        | first  | 1    | calls  | 4  |
        | first  | 2    | checks |    |
        | second | 1    | checks |    |
        | second | 2    | bets   | 8  |
        | second | 3    | calls  | 8  |
        | second | 1    | folds  |    |
      And everyone checks to the showdown
      Then none of the following happens
        | does           | seat |
        | shows the hand | 1    |
        | awards the pot | 1    |
      And seat 2 wins 28 from the pot

    Scenario: No hand is shown before the last bet is answered
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round | seat | action | to |
        | first | 3    | calls  | 4  |
        | first | 1    | calls  | 4  |
        | first | 2    | checks |    |
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

    Scenario: The hand after the draw is shown, not the one before
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Qd 7h 4c 2s |
        | seat 2 | Jd 9h 6c 5s 3d |
        | seat 3 | Tc 8s 6h 4d Ac |
      And the discards are
        | seat 1 | Ks Qd | 5h 3c |
        | seat 2 | Jd    | As    |
      When everyone checks to the showdown
      Then each of the following happens once
        | does           | seat | cards          |
        | shows the hand | 1    | 7h 4c 2s 5h 3c |
        | shows the hand | 2    | 9h 6c 5s 3d As |

    Scenario: One who is left alone shows nothing; in the next hand two are left, and both show
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round  | seat | action | to |
        | first  | 3    | folds  |    |
        | first  | 1    | calls  | 4  |
        | first  | 2    | checks |    |
        | second | 1    | bets   | 8  |
        | second | 2    | folds  |    |
      Then none of the following happens
        | does           |
        | shows the hand |
      When the betting goes
        | round | seat | action | to |
        | first | 1    | folds  |    |
        | first | 2    | calls  | 4  |
        | first | 3    | checks |    |
      And everyone checks to the showdown
      Then each of the following happens once
        | does           | seat |
        | shows the hand | 2    |
        | shows the hand | 3    |

  @oneida-poker.L.9.a @payout @play
  Rule: In the high game the highest hand wins the pot
    All of it, whoever has it.

    Scenario Outline: Of four hands seat <winner> has the highest
      Given an Oneida Five-Card Draw High table with the button at seat 2 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
        | seat 4 | <four>  |
      When everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | winner | one            | two            | three          | four           |
        | 1      | As Ad 7h 4c 2s | Ks Kd 6c 5s 3d | Qs Qd 6h 4d 9c | Ts 8d 6s 3c 2h |
        | 2      | Ks Kd 6c 5s 3d | As Ad 7h 4c 2s | Qs Qd 6h 4d 9c | Ts 8d 6s 3c 2h |
        | 3      | Qs Qd 6h 4d 9c | Ks Kd 6c 5s 3d | As Ad 7h 4c 2s | Ts 8d 6s 3c 2h |
        | 4      | Ts 8d 6s 3c 2h | Qs Qd 6h 4d 9c | Ks Kd 6c 5s 3d | As Ad 7h 4c 2s |

    Scenario: The bets of both rounds are in it
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | Ks Kd 6c 5s 3d |
        | seat 2 | As Ad 7h 4c 2s |
        | seat 3 | Qs Qd 6h 4d 9c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 3    | calls  | 4  |
        | first  | 1    | calls  | 4  |
        | first  | 2    | checks |    |
        | second | 1    | bets   | 8  |
        | second | 2    | calls  | 8  |
        | second | 3    | folds  |    |
      Then seat 2 wins 28 from the pot

    Scenario: A hand that became the highest in the draw wins
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | As Ad 7h 4c 2s |
        | seat 2 | Ks Kd 6c 5s 3d |
        | seat 3 | 9d 8d 6d 3h 2d |
      And the discards are
        | seat 3 | 3h | Jd |
      When everyone checks to the showdown
      Then seat 3's hand is a flush with Jd 9d 8d 6d 2d
      And seat 3 wins the pot
      And seat 1 wins nothing

    Scenario: The lowest hand wins nothing
      Given an Oneida Five-Card Draw High table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 6s 4h 3c 2d Ac |
        | seat 2 | Ks Kd 6c 5s 3d |
        | seat 3 | Qs Qd 6h 4d 9c |
      When everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

  @oneida-poker.L.9.b @payout @play
  Rule: In the low game the best low hand wins the pot
    How low hands rank is said with the rankings.

    Scenario Outline: Of four hands seat <winner> has the lowest
      Given an Oneida Five-Card Draw Low table with the button at seat 2 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | <one>   |
        | seat 2 | <two>   |
        | seat 3 | <three> |
        | seat 4 | <four>  |
      When everyone checks to the showdown
      Then seat <winner> wins the pot

      Examples:
        | winner | one            | two            | three          | four           |
        | 1      | 7h 5s 3d 2c Ah | 8h 6c 4s 3s As | 2d 2h 4d 6d 8c | Kc Qh 9s 5d Ad |
        | 2      | 8h 6c 4s 3s As | 7h 5s 3d 2c Ah | Kc Qh 9s 5d Ad | 2d 2h 4d 6d 8c |
        | 3      | 2d 2h 4d 6d 8c | Kc Qh 9s 5d Ad | 7h 5s 3d 2c Ah | 8h 6c 4s 3s As |
        | 4      | Kc Qh 9s 5d Ad | 2d 2h 4d 6d 8c | 8h 6c 4s 3s As | 7h 5s 3d 2c Ah |

    Scenario: The bets of both rounds are in it, the winner's own with them
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the house's rake is in steps
      And the house's jackpot amount is 0
      And the hole cards are
        | seat 1 | 8h 6c 4s 3s As |
        | seat 2 | 7h 5s 3d 2c Ah |
        | seat 3 | 2d 2h 4d 6d 8c |
      When the betting goes
        | round  | seat | action | to |
        | first  | 3    | calls  | 4  |
        | first  | 1    | calls  | 4  |
        | first  | 2    | checks |    |
        | second | 1    | bets   | 8  |
        | second | 2    | calls  | 8  |
        | second | 3    | folds  |    |
      Then seat 2 wins 28 from the pot

    Scenario: A pair loses to no pair, though its cards are lower
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 2d 2h 3c 4d Ah |
        | seat 2 | Kc Qh 9s 5d Ad |
        | seat 3 | 3h 3d 5h 6d Kd |
      When everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

    @reading:low-pairs.aces-best
    Scenario: A pair of aces is the lowest pair
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ac Ah Kd Qs 9d |
        | seat 2 | 2d 2h 8c 6d 4d |
        | seat 3 | Ks Kh 6c 7d 9s |
      When everyone checks to the showdown
      Then seat 1 wins the pot

    @reading:low-ranking.inverse
    Scenario: Six-four is better than a straight of five cards to the ace
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 5d 4h 3c 2d Ah |
        | seat 2 | 6c 4d 3s 2h Ad |
        | seat 3 | Ks Kh 6d 7d 9s |
      When everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

    @reading:low-ranking.cards-alone
    Scenario: Five cards to the ace are better than six-four, though they are a straight
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 5d 4h 3c 2d Ah |
        | seat 2 | 6c 4d 3s 2h Ad |
        | seat 3 | Ks Kh 6d 7d 9s |
      When everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing

    @reading:low-ranking.inverse
    Scenario: A flush loses to a pair
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 8d 6d 4d 3d Ad |
        | seat 2 | Ks Kh Qd Jc 9d |
        | seat 3 | Qs Qh Qc 7d 9s |
      When everyone checks to the showdown
      Then seat 2 wins the pot
      And seat 1 wins nothing

    @reading:low-ranking.cards-alone
    Scenario: A flush is worth what its cards are
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | 8d 6d 4d 3d Ad |
        | seat 2 | Ks Kh Qd Jc 9d |
        | seat 3 | Qs Qh Qc 7d 9s |
      When everyone checks to the showdown
      Then seat 1 wins the pot
      And seat 2 wins nothing

    Scenario: A hand that became the lowest in the draw wins, and the highest wins nothing
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ks Kd Kh 5c 5d |
        | seat 2 | 8h 6c 4s 3s As |
        | seat 3 | 7h 5s 3d 2c Kc |
      And the discards are
        | seat 3 | Kc | Ah |
      When everyone checks to the showdown
      Then seat 3 wins the pot
      And seat 1 wins nothing
      And seat 2 wins nothing

    @reading:low-pairs.aces-worst
    Scenario: The other way round from a high hand a pair of aces is the worst pair
      Given an Oneida Five-Card Draw Low table with the button at seat 3 and blinds of 2 and 4
      And the hole cards are
        | seat 1 | Ac Ah Kd Qs 9d |
        | seat 2 | 2d 2h 8c 6d 4d |
        | seat 3 | Ks Kh 6c 7d 9s |
      When everyone checks to the showdown
      Then seat 2 wins the pot
