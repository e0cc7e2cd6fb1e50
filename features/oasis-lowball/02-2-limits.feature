Feature: Oasis Lowball: the limits of the betting rounds
  In limit play a lower unit holds before the draw and a higher one after it.

  @oasis-lowball.limits.1 @limits @play
  Rule: In the first betting round a wager or a raise is the lower table limit
    No more and no less.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1

    Scenario Outline: At <limit> a bet of <wrong> is refused before the draw, one of <right> is taken
      Given the house's table limit is <limit>
      When seat 1 bets <wrong>
      Then the bet is refused
      But a bet of <right> from seat 1 is taken

      Examples:
        | limit | wrong | right |
        | 10-20 | 20    | 10    |
        | 10-20 | 5     | 10    |
        | 10-20 | 9.99  | 10    |
        | 10-20 | 11    | 10    |
        | 2-4   | 4     | 2     |
        | 2-4   | 1     | 2     |

    Scenario Outline: At <limit> a raise to <wrong> is refused before the draw, one to <right> is taken
      Given the house's table limit is <limit>
      And seat 1 bets <bet>
      When seat 2 raises to <wrong>
      Then the raise is refused
      But a raise to <right> from seat 2 is taken

      Examples:
        | limit | bet | wrong | right |
        | 10-20 | 10  | 30    | 20    |
        | 10-20 | 10  | 15    | 20    |
        | 10-20 | 10  | 21    | 20    |
        | 2-4   | 2   | 6     | 4     |
        | 2-4   | 2   | 3     | 4     |

    Scenario Outline: A second raise is by the lower limit too, and not to <wrong>
      Given the house's table limit is 10-20
      And seat 1 bets 10
      And seat 2 raises to 20
      When seat 3 raises to <wrong>
      Then the raise is refused
      But a raise to 30 from seat 3 is taken

      Examples:
        | wrong |
        | 25    |
        | 40    |

  @oasis-lowball.limits.2 @limits @play
  Rule: In the last betting round a wager or a raise is the higher table limit
    It is the round after the draw.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1

    Scenario Outline: At 10-20 a bet of <wrong> is refused after the draw, one of 20 is taken
      Given the house's table limit is 10-20
      And the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 10 |
        | first | 2    | calls  | 10 |
        | first | 3    | folds  |    |
      When seat 1 bets <wrong>
      Then the bet is refused
      But a bet of 20 from seat 1 is taken

      Examples:
        | wrong |
        | 10    |
        | 40    |
        | 19.99 |
        | 21    |
        | 30    |

    Scenario: At 2-4 a bet of 2 is refused after the draw, one of 4 is taken
      Given the house's table limit is 2-4
      And the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 2  |
        | first | 2    | calls  | 2  |
        | first | 3    | folds  |    |
      When seat 1 bets 2
      Then the bet is refused
      But a bet of 4 from seat 1 is taken

    Scenario Outline: At 10-20 a raise to <wrong> is refused after the draw, one to 40 is taken
      Given the house's table limit is 10-20
      And the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 10 |
        | first | 2    | calls  | 10 |
        | first | 3    | folds  |    |
      And seat 1 bets 20
      When seat 2 raises to <wrong>
      Then the raise is refused
      But a raise to 40 from seat 2 is taken

      Examples:
        | wrong |
        | 30    |
        | 60    |
        | 41    |

    Scenario Outline: A second raise is by the higher limit too, and not to <wrong>
      Given the house's table limit is 10-20
      And the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 10 |
        | first | 2    | calls  | 10 |
        | first | 3    | folds  |    |
      And seat 1 bets 20
      And seat 2 raises to 40
      When seat 1 raises to <wrong>
      Then the raise is refused
      But a raise to 60 from seat 1 is taken

      Examples:
        | wrong |
        | 50    |
        | 80    |

  @oasis-lowball.limits.3 @limits @play
  Rule: At limits of 3 and 6 all wagers and raises of the first betting round go up by 3
    This is the example for the lower limit.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6

    Scenario Outline: A bet of <wrong> is refused, one of 3 is taken
      When seat 1 bets <wrong>
      Then the bet is refused
      But a bet of 3 from seat 1 is taken

      Examples:
        | wrong |
        | 1     |
        | 2     |
        | 4     |
        | 6     |

    Scenario Outline: A raise to <wrong> is refused, one to 6 is taken
      Given seat 1 bets 3
      When seat 2 raises to <wrong>
      Then the raise is refused
      But a raise to 6 from seat 2 is taken

      Examples:
        | wrong |
        | 4     |
        | 5     |
        | 7     |
        | 9     |

    @reading:opening-wager.no-raise
    Scenario: Three raises go to 6, 9 and 12
      When seat 1 bets 3
      Then the bet of 3 is taken
      When seat 2 raises to 6
      Then the raise to 6 is taken
      When seat 3 raises to 9
      Then the raise to 9 is taken
      When seat 1 raises to 12
      Then the raise to 12 is taken

  @oasis-lowball.limits.4 @limits @play
  Rule: There all wagers and raises of the last betting round go up by 6
    This is the example for the higher limit.

    Background:
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the betting goes
        | round | seat | action | to |
        | first | 1    | bets   | 3  |
        | first | 2    | calls  | 3  |
        | first | 3    | folds  |    |

    Scenario Outline: A bet of <wrong> is refused, one of 6 is taken
      When seat 1 bets <wrong>
      Then the bet is refused
      But a bet of 6 from seat 1 is taken

      Examples:
        | wrong |
        | 3     |
        | 5     |
        | 7     |
        | 12    |

    Scenario Outline: A raise to <wrong> is refused, one to 12 is taken
      Given seat 1 bets 6
      When seat 2 raises to <wrong>
      Then the raise is refused
      But a raise to 12 from seat 2 is taken

      Examples:
        | wrong |
        | 9     |
        | 11    |
        | 13    |
        | 18    |

    Scenario: Three raises go to 12, 18 and 24
      When seat 1 bets 6
      Then the bet of 6 is taken
      When seat 2 raises to 12
      Then the raise to 12 is taken
      When seat 1 raises to 18
      Then the raise to 18 is taken
      When seat 2 raises to 24
      Then the raise to 24 is taken

  @oasis-lowball.limits.5 @limits @play @declaration
  Rule: The table limit sets the lower and the higher unit of the betting rounds
    What is bet and raised by follows from it, and from nothing else.

    Scenario Outline: Declared units of a table at <limit>
      Given an Oasis Lowball table
      And the house's table limit is <limit>
      Then the declared lower table limit is <lower>
      And the declared higher table limit is <higher>

      Examples:
        | limit | lower | higher |
        | 3-6   | 3     | 6      |
        | 2-4   | 2     | 4      |
        | 10-20 | 10    | 20     |

    Scenario Outline: At a table of <limit> it is <lower> before the draw and <higher> after it
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is <limit>
      When seat 1 bets <lower>
      Then the bet of <lower> is taken
      When seat 2 calls
      And seat 3 folds
      And seat 1 retains all cards
      And seat 2 retains all cards
      And seat 1 bets <higher>
      Then the bet of <higher> is taken

      Examples:
        | limit | lower | higher |
        | 2-4   | 2     | 4      |
        | 10-20 | 10    | 20     |

    Scenario Outline: At a table of <limit> the units of a table of <other> are refused
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is <limit>
      When seat 1 bets <unit>
      Then the bet is refused
      But a bet of <right> from seat 1 is taken

      Examples:
        | limit | other | unit | right |
        | 2-4   | 3-6   | 3    | 2     |
        | 2-4   | 10-20 | 10   | 2     |
        | 10-20 | 3-6   | 3    | 10    |
