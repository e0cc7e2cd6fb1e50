Feature: Oasis Lowball: wagers of others
  Who may wager at a seat.

  @oasis-lowball.table.4 @betting @play @declaration
  Rule: Back-line betting is not permitted
    Nobody wagers at a space but the player who sits there.

    Scenario: Declared back-line betting
      Given an Oasis Lowball table
      Then the declared back-line betting is not permitted

    Scenario: Nobody else bets at a player's space, the player may
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      When somebody who is not seated bets 3 at seat 1
      Then the bet is refused
      When the player at seat 2 bets 3 at seat 1
      Then the bet is refused
      But a bet of 3 from seat 1 is taken

    Scenario Outline: Nobody else <acts> at a player's space, the player may
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And seat 1 bets 3
      When somebody who is not seated <acts> at seat 2
      Then the <act> is refused
      When the player at seat 3 <acts> at seat 2
      Then the <act> is refused
      But a <twin> from seat 2 is taken

      Examples:
        | acts        | act   | twin       |
        | calls 3     | call  | call of 3  |
        | raises to 6 | raise | raise to 6 |

    Scenario: Nobody else bets at a player's space after the draw, the player may
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | folds  |    |
      When somebody who is not seated bets 6 at seat 1
      Then the bet is refused
      But a bet of 6 from seat 1 is taken

    Scenario: Nobody else bets at the space of the last seat, the player may
      Given an Oasis Lowball table with the button at seat 2 and antes of 1
      And the house's table limit is 3-6
      When somebody who is not seated bets 3 at seat 3
      Then the bet is refused
      But a bet of 3 from seat 3 is taken
