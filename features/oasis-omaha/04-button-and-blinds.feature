Feature: Oasis Omaha High/Low Split: the button and the blinds
  Who is in the dealer's position, who posts, who is dealt the last card and who acts last.

  @oasis-omaha.action.button.1 @equipment @trace @declaration
  Rule: A flat white disk that says "dealer button" shows who is in the dealer's position
    The position is one of order only; the disk marks it for the length of a hand.

    Scenario: Declared disk
      Given an Oasis Omaha table
      Then the declared shape of the dealer button is flat disk
      And the declared color of the dealer button is white
      And the declared words on the dealer button is dealer button

    Scenario: The disk lies before one player, in that hand
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does              | button        | seat | number | to     |
        | places the button | dealer button | 2    |        |        |
        | deals             |               |      | 1      | seat 3 |

  @oasis-omaha.action.button.2 @procedure @play @trace
  Rule: After each round of play the dealer button goes to the next player, clockwise
    A round of play is a whole hand, not a round of betting.

    Scenario Outline: From seat <first> it goes to seat <second>
      Given an Oasis Omaha table with the button at seat <first> and blinds of 2 and 4
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
        | 2, 5 and 9 | 2     | 5      |
        | 2, 5 and 9 | 9     | 2      |

    Scenario: Hand after hand it goes on by one player
      Given an Oasis Omaha table with the button at seat 1 and blinds of 2 and 4
      And seats 1 to 3 have 100
      When 4 rounds are played
      Then the following happens, in this order
        | does              | button        | seat |
        | places the button | dealer button | 1    |
        | places the button | dealer button | 2    |
        | places the button | dealer button | 3    |
      And the dealer button is at seat 1

    Scenario: It stays where it is from one round of betting to the next
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When everyone checks to the showdown
      Then none of the following happens
        | does              | button        |
        | places the button | dealer button |

    Scenario: A hand that ends before the flop counts as a round of play
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 3 folds
      And seat 1 folds
      When the cards are dealt
      Then the dealer button is at seat 1

    @reading:button-of-a-leaver.next-player
    Scenario: Where the next player has left, the button goes to the one after
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
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

    @reading:button-of-a-leaver.dead-button
    Scenario: Where the next player has left, the button lies before the empty seat
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | folds  |    |
      And seat 3 leaves the table
      And the round is completed
      When the cards are dealt
      Then the dealer button is at seat 3

    Scenario: From the player who was dealt the highest card it goes on to the next
      Given an Oasis Omaha table
      And the cards fall as
        | seat 1 | 4c |
        | seat 2 | Ks |
        | seat 3 | 9d |
      And 1 round is played
      When the cards are dealt
      Then the dealer button is at seat 3

  @oasis-omaha.action.button.3 @procedure @play @trace
  Rule: The button gets the last card and acts last, but for the first betting round, in which the big blind acts last
    The last action in the second, third and fourth betting round is the button's.

    # Unlike oasis-holdem: there are four hole cards.
    Scenario Outline: Seat <seat> has card <number> of its hole cards before the button has
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to          | number   |
        | deals | seat <seat> | <number> |
        | deals | seat 2      | <number> |

      Examples:
        | seat | number |
        | 3    | 1      |
        | 4    | 1      |
        | 1    | 1      |
        | 3    | 2      |
        | 4    | 2      |
        | 1    | 2      |
        | 3    | 3      |
        | 4    | 3      |
        | 1    | 3      |
        | 3    | 4      |
        | 4    | 4      |
        | 1    | 4      |

    @reading:blinds-count.toward-the-call
    Scenario: In the first betting round the big blind acts last, after the button
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the cards are dealt
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | calls  | 4  |
      Then it is seat 4's turn
      And seat 4 may check or raise
      And none of the following happens
        | does             |
        | gathers the bets |

    Scenario: All players act once before the flop, from the left of the big blind round to it
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round |
        | gives the turn | 1    | first |
        | gives the turn | 2    | first |
        | gives the turn | 3    | first |
        | gives the turn | 4    | first |

    @reading:blinds-count.toward-the-call
    Scenario: The big blind checks, and the round is over
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 3 calls
      And seat 1 calls
      When seat 2 checks
      Then the check is taken
      And the following happens, in this order and once each
        | does            | seat | street |
        | checks          | 2    |        |
        | deals the board |      | flop   |

    Scenario: The big blind may raise though everybody has called, and then the others act once more
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
      And seat 2 raises to 12
      Then the raise to 12 is taken
      And it is seat 3's turn

    @reading:call-of-a-raise.allowed
    @reading:blinds-count.toward-the-call
    Scenario: After a raise the big blind may not check, but may call
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seat 3 raises to 12
      And seat 1 folds
      When seat 2 checks
      Then the check is refused
      But a call of 8 from seat 2 is taken

    @reading:blinds-count.toward-the-call @reading:heads-up-blinds.left-of-the-button
    Scenario: Between two players, too, the big blind acts last in the first betting round
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seats 1 and 3 have 100
      And the cards are dealt
      When seat 1 calls
      Then it is seat 3's turn
      And seat 3 may check or raise
      And none of the following happens
        | does             |
        | gathers the bets |

    @reading:blinds-count.toward-the-call @reading:heads-up-blinds.button-is-small
    Scenario: Between two players, where the button is the small blind, it acts first and the big blind last
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And seats 1 and 3 have 100
      And the cards are dealt
      When seat 3 calls
      Then it is seat 1's turn
      And seat 1 may check or raise
      And none of the following happens
        | does             |
        | gathers the bets |

    Scenario Outline: In the <round> round of betting the button acts last
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round   |
        | gives the turn | 3    | <round> |
        | gives the turn | 4    | <round> |
        | gives the turn | 1    | <round> |
        | gives the turn | 2    | <round> |

      Examples:
        | round  |
        | second |
        | third  |
        | fourth |

    Scenario: Where the button has folded, the last player before it acts last
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | folds  |    |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | checks |    |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | seat | round  |
        | gives the turn  |        | 3    | second |
        | gives the turn  |        | 4    | second |
        | gives the turn  |        | 1    | second |
        | deals the board | turn   |      |        |

  @oasis-omaha.action.blinds.1 @equipment @trace @declaration
  Rule: Two more disks, "small blind" and "big blind", show who is in these positions
    They are separate from the dealer button and from one another.

    Scenario: Declared disks
      Given an Oasis Omaha table
      Then the declared words on the small blind button is small blind
      And the declared words on the big blind button is big blind

    Scenario: Each of them lies before a player of its own
      Given an Oasis Omaha table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the cards are dealt
      Then each of the following happens once
        | does              | button             | seat |
        | places the button | small blind button | 1    |
        | places the button | big blind button   | 2    |

  @oasis-omaha.action.blinds.2 @betting @play @trace
  Rule: Both blinds are posted from the seats to the left of the button, before any card is dealt
    They start the action of a hand.

    Scenario Outline: With the button at seat <button>, seat <small> and seat <big> post before the deal
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And seats <players> have 100
      When the cards are dealt
      Then the following happens, in this order
        | does                  | seat    | face |
        | posts the small blind | <small> |      |
        | posts the big blind   | <big>   |      |
        | deals                 |         | down |

      Examples:
        | players    | button | small | big |
        | 1 to 4     | 4      | 1     | 2   |
        | 1 to 4     | 2      | 3     | 4   |
        | 1 to 4     | 3      | 4     | 1   |
        | 2, 5 and 9 | 5      | 9     | 2   |

    Scenario: No hand is dealt before both blinds have been posted
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When 4 rounds are played
      Then before deals, every time, the player posts the small blind
      And before deals, every time, the player posts the big blind

    Scenario: Nobody posts from another position
      Given an Oasis Omaha table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When seat 3 posts the small blind of 2
      Then the small blind is refused
      But the small blind of 2 from seat 1 is taken
      When seat 3 posts the big blind of 4
      Then the big blind is refused
      But the big blind of 4 from seat 2 is taken

  @oasis-omaha.action.start.1 @betting @play @trace
  Rule: In the second, third and fourth betting round the first active player to the left of the button acts first
    A player who has folded is passed over.

    Scenario Outline: The small blind, left of the button, begins on the <street>
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When everyone checks to the showdown
      Then the following happens, in this order
        | does            | street   | seat | round   |
        | deals the board | <street> |      |         |
        | gives the turn  |          | 3    | <round> |
        | gives the turn  |          | 4    | <round> |

      Examples:
        | street | round  |
        | flop   | second |
        | turn   | third  |
        | river  | fourth |

    Scenario: Both blinds have folded: the next player begins
      Given an Oasis Omaha table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 4    | calls  | 12 |
        | preflop | 1    | folds  |    |
        | preflop | 2    | folds  |    |
      Then it is seat 3's turn

    Scenario: Who folds on the flop is passed over on the turn
      Given an Oasis Omaha table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 10 |
        | flop    | 2    | calls  | 10 |
        | flop    | 3    | raises | 30 |
        | flop    | 4    | folds  |    |
        | flop    | 1    | folds  |    |
        | flop    | 2    | calls  | 30 |
      Then it is seat 2's turn
      When seat 2 checks
      And seat 3 checks
      Then it is seat 2's turn

    Scenario: Who raised last before the flop does not begin after it
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | raises | 12 |
        | preflop | 1    | calls  | 12 |
        | preflop | 2    | calls  | 12 |
      Then it is seat 1's turn

    Scenario: Only the small blind has folded: the next player begins, on every street
      Given an Oasis Omaha table with the button at seat 4 and blinds of 2 and 4
      And seats 1 to 4 have 100
      When the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 4    | calls  | 4  |
        | preflop | 1    | folds  |    |
        | preflop | 2    | checks |    |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does            | street | seat | round  |
        | deals the board | flop   |      |        |
        | gives the turn  |        | 2    | second |
        | gives the turn  |        | 3    | second |
        | gives the turn  |        | 4    | second |
        | deals the board | turn   |      |        |
        | gives the turn  |        | 2    | third  |
        | gives the turn  |        | 3    | third  |
        | deals the board | river  |      |        |
        | gives the turn  |        | 2    | fourth |
        | gives the turn  |        | 3    | fourth |

  @oasis-omaha.action.blinds.3 @procedure @play @trace
  Rule: After each round of play both blind buttons go to the next players, clockwise
    They go on together with the dealer button.

    Scenario Outline: From seats <small> and <big> they go to seats <next small> and <next big>
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And seats <players> have 100
      And 1 round is played
      When the cards are dealt
      Then the small blind button is at seat <next small>
      And the big blind button is at seat <next big>
      And the following happens, in this order
        | does              | seat         | button             |
        | places the button | <next small> | small blind button |
        | deals             |              |                    |
      And the following happens, in this order
        | does              | seat       | button           |
        | places the button | <next big> | big blind button |
        | deals             |            |                  |

      Examples:
        | players    | button | small | big | next small | next big |
        | 1 to 4     | 4      | 1     | 2   | 2          | 3        |
        | 1 to 4     | 1      | 2     | 3   | 3          | 4        |
        | 1 to 4     | 2      | 3     | 4   | 4          | 1        |
        | 2, 5 and 9 | 9      | 2     | 5   | 5          | 9        |

    @reading:button-of-a-leaver.next-player
    Scenario: Where a player has left, the blind buttons go to the players left of the dealer button
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | folds  |    |
      And seat 3 leaves the table
      And the round is completed
      When the cards are dealt
      Then the small blind button is at seat 1
      And the big blind button is at seat 2

    @reading:button-of-a-leaver.dead-button
    Scenario: Where a player has left, each blind button goes on by one player
      Given an Oasis Omaha table with the button at seat 2 and blinds of 2 and 4
      And seats 1 to 4 have 100
      And the betting goes
        | round   | seat | action | to |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | calls  | 4  |
        | preflop | 3    | folds  |    |
      And seat 3 leaves the table
      And the round is completed
      When the cards are dealt
      Then the small blind button is at seat 4
      And the big blind button is at seat 1

    Scenario: They stay where they are from one round of betting to the next
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And 1 round is played
      And the cards are dealt
      When everyone checks to the showdown
      Then none of the following happens
        | does              | button             |
        | places the button | small blind button |
        | places the button | big blind button   |
