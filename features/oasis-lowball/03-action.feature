Feature: Oasis Lowball: the button and the order of action
  Who is in the dealer's position, who is dealt the last card, who acts first and who acts last.

  @oasis-lowball.action.button.1 @equipment @trace @declaration
  Rule: A flat disk, the dealer button, shows who is in the dealer's position
    The position is one of order only; the disk marks it for the length of a hand.

    # Unlike oasis-holdem: neither a colour of the disk nor words on it are asked for.
    Scenario: Declared disk
      Given an Oasis Lowball table
      Then the declared shape of the dealer button is flat disk

    Scenario: The disk lies before one player, in that hand
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      When the cards are dealt
      Then the following happens, in this order and once each
        | does              | button        | seat | number | to     |
        | places the button | dealer button | 2    |        |        |
        | deals             |               |      | 1      | seat 3 |

    Scenario Outline: It lies before seat <button>
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is 3-6
      When the cards are dealt
      Then the dealer button is at seat <button>
      And each of the following happens once
        | does              | button        |
        | places the button | dealer button |

      Examples:
        | button |
        | 1      |
        | 3      |

  @oasis-lowball.action.button.2 @procedure @play @trace
  Rule: After each hand the dealer button goes to the next player, clockwise
    By one player, however the hand has ended.

    Scenario Outline: From seat <first> it goes to seat <second>
      Given an Oasis Lowball table with the button at seat <first> and antes of 1
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
      Given an Oasis Lowball table with the button at seat 1 and antes of 1
      And seats 1 to 3 have 100
      When 4 rounds are played
      Then the following happens, in this order
        | does              | button        | seat |
        | places the button | dealer button | 1    |
        | places the button | dealer button | 2    |
        | places the button | dealer button | 3    |
      And the dealer button is at seat 1

    Scenario: It stays where it is through the draw and both rounds of betting
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the cards are dealt
      When everyone checks to the showdown
      Then none of the following happens
        | does              | button        |
        | places the button | dealer button |

    @reading:all-but-one-fold.ends-the-hand
    Scenario: It goes on after a hand that ends before the draw
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 bets 3
      And seat 2 folds
      And seat 3 folds
      When the cards are dealt
      Then the dealer button is at seat 1

    # Unlike oasis-holdem: a fold comes first in the turn, so that nobody has to call before it.
    @reading:button-of-a-leaver.next-player
    Scenario: Where the next player has left, the button goes to the one after
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 4 have 100
      And seat 3 folds
      And seat 3 leaves the table
      And the round is completed
      When the cards are dealt
      Then the dealer button is at seat 4

    # Unlike oasis-holdem: a fold comes first in the turn, so that nobody has to call before it.
    @reading:button-of-a-leaver.dead-button
    Scenario: Where the next player has left, the button lies before the empty seat
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 4 have 100
      And seat 3 folds
      And seat 3 leaves the table
      And the round is completed
      When the cards are dealt
      Then the dealer button is at seat 3

  @oasis-lowball.action.button.3 @procedure @play @trace
  Rule: The player with the button gets the last card of the deal and of the draw, and acts last in both betting rounds
    Of the players who are still in the hand.

    Background:
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: Seat <seat> has card <number> of its hand before the button has
      Given seats 1 to 3 have 100
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to          | number   |
        | deals | seat <seat> | <number> |
        | deals | seat 2      | <number> |

      Examples:
        | seat | number |
        | 3    | 1      |
        | 1    | 1      |
        | 3    | 2      |
        | 1    | 2      |
        | 3    | 3      |
        | 1    | 3      |
        | 3    | 4      |
        | 1    | 4      |
        | 3    | 5      |
        | 1    | 5      |

    @reading:order-of-the-draw.at-once
    Scenario: The button gets its new cards last in the draw
      Given the hole cards are
        | seat 1 | Ks Qd 4c 3h As |
        | seat 2 | Kd Qs 5c 4h 2s |
        | seat 3 | Kc Qc 6c 5h 3s |
      And the discards are
        | seat 1 | Ks |
        | seat 2 | Kd |
        | seat 3 | Kc |
      And seat 3 bets 3
      And seat 1 calls
      When seat 2 calls
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does  | to     |
        | deals | seat 3 |
        | deals | seat 2 |
      And the following happens, in this order and once each
        | does  | to     |
        | deals | seat 1 |
        | deals | seat 2 |

    # Unlike oasis-holdem: there are two rounds of betting; there the first one ends with the big blind.
    Scenario Outline: In the <round> round of betting the button acts last
      Given seats 1 to 4 have 100
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round   |
        | gives the turn | 3    | <round> |
        | gives the turn | 4    | <round> |
        | gives the turn | 1    | <round> |
        | gives the turn | 2    | <round> |

      Examples:
        | round  |
        | first  |
        | second |

    Scenario: When the button has called, the first round is over
      Given seat 3 bets 3
      And seat 1 calls
      When seat 2 calls
      Then the call is taken
      And the following happens, in this order and once each
        | does             | seat | round |
        | calls            | 2    |       |
        | gathers the bets |      |       |
        | gives the turn   | 3    | draw  |

    Scenario: The button may bet when everybody has checked
      Given seat 3 checks
      And seat 1 checks
      When seat 2 bets 3
      Then the bet of 3 is taken
      And it is seat 3's turn

    # Unlike oasis-holdem: there are two rounds of betting, and no board.
    Scenario: Where the button has folded, the last player before it acts last
      Given seats 1 to 4 have 100
      When the betting goes
        | round | seat | action | to |
        | first | 3    | bets   | 3  |
        | first | 4    | calls  | 3  |
        | first | 1    | calls  | 3  |
        | first | 2    | folds  |    |
      And everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round  |
        | gives the turn | 3    | second |
        | gives the turn | 4    | second |
        | gives the turn | 1    | second |

  @oasis-lowball.action.start.1 @betting @play @trace
  Rule: In both betting rounds the player to the left of the button acts first
    After the draw, the first one there who is still in the hand.

    Scenario Outline: With the button at seat <button>, seat <first> acts first before the draw
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is 3-6
      And seats <players> have 100
      When the cards are dealt
      Then it is seat <first>'s turn

      Examples:
        | players    | button | first |
        | 1 to 4     | 2      | 3     |
        | 1 to 4     | 4      | 1     |
        | 2, 5 and 9 | 5      | 9     |
        | 2, 5 and 9 | 9      | 2     |

    Scenario Outline: In the <round> round the turn goes from the left of the button on, clockwise
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 4 have 100
      When everyone checks to the showdown
      Then the following happens, in this order and once each
        | does           | seat | round   |
        | gives the turn | 3    | <round> |
        | gives the turn | 4    | <round> |
        | gives the turn | 1    | <round> |

      Examples:
        | round  |
        | first  |
        | second |

    Scenario: Nobody else opens the betting, the player to the left of the button may
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When seat 3 bets 3
      Then the bet is refused
      When seat 2 bets 3
      Then the bet is refused
      But a bet of 3 from seat 1 is taken

    Scenario: Where that player has folded, the next one begins after the draw
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 4 have 100
      When the betting goes
        | round | seat | action | to |
        | first | 4    | checks |    |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | calls  | 3  |
        | first | 4    | folds  |    |
      Then it is seat 1's turn
      When seat 1 checks
      Then it is seat 2's turn

    Scenario: Who raised last before the draw does not begin after it
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | raises | 6  |
        | first | 1    | calls  | 6  |
        | first | 2    | calls  | 6  |
      Then it is seat 1's turn
