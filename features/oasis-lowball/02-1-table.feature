Feature: Oasis Lowball: the table
  Seats, betting spaces, and the same limits for all.

  @oasis-lowball.table.1 @equipment @play @declaration
  Rule: The game is played on a poker table for up to ten patrons
    Nobody plays at an eleventh seat.

    Scenario: Declared table
      Given an Oasis Lowball table
      Then the declared kind of table is standard poker table
      And the declared number of seated positions is at most 10

    @reading:ten-seats.capacity
    Scenario: An eleventh player may sit down
      Given an Oasis Lowball table
      And the house's number of seats is 10
      And seats 9 and 10 have 100
      When seat 11 sits down
      Then the act is accepted
      When seat 11 has 100
      And the cards are dealt
      Then seat 11 has 5 cards

    @reading:ten-seats.cap
    Scenario: Nobody sits at an eleventh seat, at the tenth somebody may
      Given an Oasis Lowball table
      And the house's number of seats is 10
      When seat 11 has 100
      Then the act is refused
      When seats 9 and 10 have 100
      Then the act is accepted
      When the house goes on
      Then seat 11 has no cards
      And seat 9 has 5 cards
      And seat 10 has 5 cards

    # Unlike oasis-holdem: the button is placed, as an opening draw takes cards that ten hands of five need.
    Scenario: Ten players are dealt in
      Given an Oasis Lowball table with the button at seat 10 and antes of 1
      And seats 1 to 10 have 100
      When the cards are dealt
      Then seat 1 has 5 cards
      And seat 2 has 5 cards
      And seat 3 has 5 cards
      And seat 4 has 5 cards
      And seat 5 has 5 cards
      And seat 6 has 5 cards
      And seat 7 has 5 cards
      And seat 8 has 5 cards
      And seat 9 has 5 cards
      And seat 10 has 5 cards

  @oasis-lowball.table.2 @equipment @declaration
  Rule: Each seat's betting area has a single space for a wager
    One space, meant for that.

    Scenario: Declared betting spaces
      Given an Oasis Lowball table
      Then the declared number of betting spaces for each position is 1

  @oasis-lowball.table.3 @limits @play @declaration
  Rule: The limits of a betting round are the same for every seat
    What one player may wager, any other may, by the table limits; the rounds differ, the seats do not.

    Scenario: Declared limits
      Given an Oasis Lowball table
      Then the declared number of different least wagers among the positions is 1
      And the declared number of different greatest wagers among the positions is 1

    Scenario Outline: Seat <seat> may bet 3 before the draw and nothing else, like any other
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is 3-6
      When seat <seat> bets 6
      Then the bet is refused
      When seat <seat> bets 1.50
      Then the bet is refused
      But a bet of 3 from seat <seat> is taken

      Examples:
        | seat | button |
        | 1    | 3      |
        | 2    | 1      |
        | 3    | 2      |

    Scenario: The button may bet 3 before the draw and nothing else, like any other
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 checks
      And seat 2 checks
      When seat 3 bets 6
      Then the bet is refused
      But a bet of 3 from seat 3 is taken

    Scenario Outline: Seat <seat> may raise by 3 before the draw and by nothing else, like any other
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is 3-6
      And seat <first> bets 3
      When seat <seat> raises to 9
      Then the raise is refused
      But a raise to 6 from seat <seat> is taken

      Examples:
        | first | seat | button |
        | 1     | 2    | 3      |
        | 2     | 3    | 1      |
        | 3     | 1    | 2      |

    Scenario Outline: Without a limit seat <seat> may bet 1 and no less, like any other
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is no limit
      When seat <seat> bets 0.50
      Then the bet is refused
      But a bet of 1 from seat <seat> is taken

      Examples:
        | seat | button |
        | 1    | 3      |
        | 2    | 1      |
        | 3    | 2      |

    Scenario Outline: Without a limit seat <seat> may bet 400, like any other
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is no limit
      When seat <seat> bets 400
      Then the bet of 400 is taken

      Examples:
        | seat | button |
        | 1    | 3      |
        | 2    | 1      |
        | 3    | 2      |

    Scenario Outline: After the draw, too, seat <seat> may bet 6 and nothing else, like any other
      Given an Oasis Lowball table with the button at seat <button> and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat     | action | to |
        | first | <seat>   | checks |    |
        | first | <next>   | checks |    |
        | first | <button> | checks |    |
      When seat <seat> bets 3
      Then the bet is refused
      When seat <seat> bets 12
      Then the bet is refused
      But a bet of 6 from seat <seat> is taken
      And a raise to 12 from seat <next> is taken
      And a raise to 18 from seat <button> is taken

      Examples:
        | seat | next | button |
        | 1    | 2    | 3      |
        | 2    | 3    | 1      |
        | 3    | 1    | 2      |
