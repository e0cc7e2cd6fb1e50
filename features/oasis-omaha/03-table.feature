Feature: Oasis Omaha High/Low Split: the table
  Seats, betting spaces, limits.

  @oasis-omaha.table.1 @equipment @play @declaration
  Rule: The game is played on a poker table for up to ten patrons
    Nobody plays at an eleventh seat.

    Background:
      Given an Oasis Omaha table

    Scenario: Declared table
      Then the declared kind of table is standard poker table
      And the declared number of seated positions is at most 10

    @reading:ten-seats.capacity
    Scenario: An eleventh player may sit down
      Given the house's number of seats is 10
      And seats 9 and 10 have 100
      When seat 11 sits down
      Then the act is accepted
      When seat 11 has 100
      And the cards are dealt
      Then seat 11 has 4 cards

    @reading:ten-seats.cap
    Scenario: Nobody sits at an eleventh seat, at the tenth somebody may
      Given the house's number of seats is 10
      When seat 11 has 100
      Then the act is refused
      When seats 9 and 10 have 100
      Then the act is accepted
      When the house goes on
      Then seat 11 has no cards
      And seat 9 has 4 cards
      And seat 10 has 4 cards

    Scenario: Ten players are dealt in
      Given seats 1 to 10 have 100
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

    @reading:ten-seats.cap
    Scenario: Where somebody sits already, seats 1 and 10 may be taken, seat 11 may not
      Given the house's number of seats is 10
      And seat 5 has 100
      When seat 11 has 100
      Then the act is refused
      When seat 1 has 100
      Then the act is accepted
      When seat 10 has 100
      Then the act is accepted

  @oasis-omaha.table.2 @equipment @declaration
  Rule: Each seat's betting area has a single space for a wager
    One space, meant for that.

    Scenario: Declared betting spaces
      Given an Oasis Omaha table
      Then the declared number of betting spaces for each position is 1

  @oasis-omaha.table.3 @limits @play @declaration
  Rule: The limits of a betting round are the same for every seat
    What one player may wager at least and at most, any other may, by the table limits.

    Scenario: Declared limits
      Given an Oasis Omaha table
      Then the declared number of different least wagers among the positions is 1
      And the declared number of different greatest wagers among the positions is 1

    @reading:least-bet.table-limit
    Scenario Outline: Seat <seat> may bet 1 and no less, like any other
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And the betting goes
        | round   | seat     | action | to |
        | preflop | <button> | calls  | 4  |
        | preflop | <seat>   | calls  | 4  |
        | preflop | <big>    | checks |    |
      When seat <seat> bets 0.50
      Then the bet is refused
      But a bet of 1 from seat <seat> is taken

      Examples:
        | seat | big | button |
        | 1    | 2   | 3      |
        | 2    | 3   | 1      |
        | 3    | 1   | 2      |

    @reading:least-bet.table-limit
    Scenario: The button may bet 1 and no less, like any other
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
      When seat 3 bets 0.50
      Then the bet is refused
      But a bet of 1 from seat 3 is taken

    @reading:least-bet.table-limit
    Scenario Outline: On the turn, too, seat <seat> may bet 1 and no less, and another raise to 400
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And the betting goes
        | round   | seat     | action | to |
        | preflop | <button> | calls  | 4  |
        | preflop | <seat>   | calls  | 4  |
        | preflop | <big>    | checks |    |
        | flop    | <seat>   | checks |    |
        | flop    | <big>    | checks |    |
        | flop    | <button> | checks |    |
      When seat <seat> bets 0.50
      Then the bet is refused
      But a bet of 1 from seat <seat> is taken
      And a raise to 400 from seat <big> is taken

      Examples:
        | seat | big | button |
        | 1    | 2   | 3      |
        | 2    | 3   | 1      |
        | 3    | 1   | 2      |

    @reading:least-bet.table-limit
    Scenario Outline: On the river, too, seat <seat> may bet 1 and no less, and another raise to 400
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      And the betting goes
        | round   | seat     | action | to |
        | preflop | <button> | calls  | 4  |
        | preflop | <seat>   | calls  | 4  |
        | preflop | <big>    | checks |    |
        | flop    | <seat>   | checks |    |
        | flop    | <big>    | checks |    |
        | flop    | <button> | checks |    |
        | turn    | <seat>   | checks |    |
        | turn    | <big>    | checks |    |
        | turn    | <button> | checks |    |
      When seat <seat> bets 0.50
      Then the bet is refused
      But a bet of 1 from seat <seat> is taken
      And a raise to 400 from seat <big> is taken

      Examples:
        | seat | big | button |
        | 1    | 2   | 3      |
        | 2    | 3   | 1      |
        | 3    | 1   | 2      |

    Scenario Outline: Seat <seat> may bet 10 and as much as 400, like any other
      Given an Oasis Omaha table with the button at seat <button> and blinds of 2 and 4
      When the betting goes
        | round   | seat     | action | to |
        | preflop | <button> | calls  | 4  |
        | preflop | <seat>   | calls  | 4  |
        | preflop | <big>    | checks |    |
      And seat <seat> bets 10
      Then the bet of 10 is taken
      When seat <big> raises to 400
      Then the raise to 400 is taken

      Examples:
        | seat | big | button |
        | 1    | 2   | 3      |
        | 2    | 3   | 1      |
        | 3    | 1   | 2      |

    @reading:least-raise.table-limit
    Scenario Outline: Before the flop, too, seat <seat> may raise by 1 and no less, and the others to 400 and 900
      Given an Oasis Omaha table with the button at seat <seat> and blinds of 2 and 4
      When seat <seat> raises to 4.50
      Then the raise is refused
      But a raise to 5 from seat <seat> is taken
      And a raise to 400 from seat <small> is taken
      And a raise to 900 from seat <big> is taken

      Examples:
        | seat | small | big |
        | 1    | 2     | 3   |
        | 2    | 3     | 1   |
        | 3    | 1     | 2   |

  @oasis-omaha.table.4 @betting @play @declaration
  Rule: Back-line betting is not permitted
    Nobody but the player who sits there wagers at a seat.

    Scenario: Declared back-line betting
      Given an Oasis Omaha table
      Then the declared back-line betting is not permitted

    Scenario Outline: Nobody else <acts> at a player's space, the player may
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the cards are dealt
      When somebody who is not seated <acts> at seat 3
      Then the <act> is refused
      When the player at seat 2 <acts> at seat 3
      Then the <act> is refused
      But a <twin> from seat 3 is taken

      Examples:
        | acts         | act   | twin        |
        | calls 4      | call  | call of 4   |
        | raises to 12 | raise | raise to 12 |

    Scenario: Nobody else bets at a player's space on the flop, the player may
      Given an Oasis Omaha table with the button at seat 3 and blinds of 2 and 4
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When somebody who is not seated bets 10 at seat 1
      Then the bet is refused
      But a bet of 10 from seat 1 is taken

    Scenario: Nobody else calls at the space of the first seat, the player may
      Given an Oasis Omaha table with the button at seat 1 and blinds of 2 and 4
      And the cards are dealt
      When somebody who is not seated calls 4 at seat 1
      Then the call is refused
      But a call of 4 from seat 1 is taken
