Feature: Oneida Sic Bo: irregularities
  A throw with a die that does not lie flat does not count. With the dice open, wagers are settled without the computer,
  under a supervisor's eyes; then nobody plays until it works again.

  @oneida-sic-bo.F.1 @irregularity @trace @play
  Rule: If the dice do not all lie flat when the shaker is uncovered, the dealer calls no roll

    Background:
      Given a Sic Bo table under the Oneida rules
      And seat 1 wagers 10 on small
      And seat 2 wagers 10 on big

    @reading:not-flat.one-die
    Scenario Outline: No roll is called for <dice>
      Given <dice> of the next throw will not lie flat
      When the house goes on until the dealer uncovers
      And the house goes on
      Then the following happens, in this order
        | who    | does      | words   |
        | dealer | uncovers  |         |
        | dealer | announces | no roll |

      Examples:
        | dice   |
        | 1 die  |
        | 2 dice |
        | 3 dice |

    @reading:not-flat.every-die
    Scenario: No roll is called where none lies flat
      Given 3 dice of the next throw will not lie flat
      When the house goes on until the dealer uncovers
      And the house goes on
      Then the following happens, in this order
        | who    | does      | words   |
        | dealer | uncovers  |         |
        | dealer | announces | no roll |

    Scenario: A throw that lies flat is none
      Given the dice fall as 1 2 6
      When the round is completed
      Then none of the following happens
        | does      | words   |
        | announces | no roll |
      And seat 1's small wins at least 10

    @reading:not-flat.one-die
    Scenario: Nothing is entered, lit or settled for it
      Given 1 die of the next throw will not lie flat
      When the house goes on until the dealer announces
      And the house goes on until the dealer uncovers
      Then none of the following happens
        | does              |
        | enters the dice   |
        | lights the layout |
        | settles           |

    @reading:after-no-roll.shaken-again @reading:not-flat.one-die
    Scenario: The wagers stand and the dice are shaken again
      Given 1 die of the next throw will not lie flat
      And the dice fall as 1 2 6
      When the house goes on until the dealer uncovers
      And the dice fall as 5 5 6
      And the round is completed
      Then seat 1's small loses
      And seat 2's big wins at least 10

    @reading:after-no-roll.shaken-again @reading:not-flat.one-die
    Scenario: No other wager is taken meanwhile
      Given 1 die of the next throw will not lie flat
      And the house goes on until the dealer uncovers
      When seat 1 wagers 10 on total of 9
      Then the wager is refused
      When the round is completed
      Then a total of 9 wager of 10 from seat 1 is taken

    @reading:after-no-roll.betting-reopens @reading:not-flat.one-die
    Scenario: Other wagers are taken before it is shaken again
      Given 1 die of the next throw will not lie flat
      And the house goes on until the dealer uncovers
      When seat 1 wagers 10 on total of 9
      Then the total of 9 wager of 10 is taken

    @reading:after-no-roll.returned @reading:not-flat.one-die
    Scenario: The wagers go back
      Given 1 die of the next throw will not lie flat
      When the round is completed
      Then every wager is returned

  @oneida-sic-bo.F.2 @irregularity @trace @play
  Rule: If the computer fails with the dice open, losing wagers are collected and winning ones paid before a supervisor

    Background:
      Given a Sic Bo table under the Oneida rules
      And the wagers are
        | seat | small | big | total of 9 |
        | 1    | 10    |     | 10         |
        | 2    |       | 10  |            |
      And the dice fall as 1 2 6
      And the computer is going to fail when the dice lie open

    Scenario: All wagers are settled by the dice
      When the round is completed
      Then seat 1's small wins 10 at the declared odds of small
      And seat 1's total of 9 wins 10 at the declared odds of total of 9
      And seat 2's big loses

    Scenario: A supervisor attends before anything is settled
      When the round is completed
      Then the following happens, in this order and once each
        | who         | does     | wager | result |
        | dealer      | uncovers |       |        |
        | floorperson | attends  |       |        |
        |             | settles  | big   | loses  |
        |             | settles  | small | wins   |

    Scenario: For a single wager, too
      Given the round is completed
      And the computer is mended
      And seat 1 wagers 10 on small
      And the computer is going to fail when the dice lie open
      When the round is completed
      Then the following happens, in this order and once each
        | who         | does     | wager |
        | dealer      | uncovers |       |
        | floorperson | attends  |       |
        |             | settles  | small |

    Scenario: Nothing is lit
      When the round is completed
      Then none of the following happens
        | does              |
        | lights the layout |

    @reading:failure-before-uncovering.returned
    Scenario: Over a covered shaker the wagers go back
      Given the house goes on until the dealer announces
      And the computer fails
      When the round is completed
      Then every wager is returned

    @reading:failure-before-uncovering.settled-by-hand
    Scenario: Over a covered shaker the dice are shown and settle the wagers
      Given the house goes on until the dealer announces
      And the computer fails
      When the round is completed
      Then seat 1's small wins 10 at the declared odds of small
      And seat 1's total of 9 wins 10 at the declared odds of total of 9
      And seat 2's big loses

    Scenario Outline: A wager on <wager> is settled by the dice as well
      Given seat 3 wagers 10 on <wager>
      When the round is completed
      Then seat 3's <wager> <result>

      Examples:
        | wager                           | result                                              |
        | one of a kind of 1              | wins 10 at the declared odds of one of a kind        |
        | two dice combination of 1 and 2 | wins 10 at the declared odds of two dice combination |
        | two of a kind of 1              | loses                                               |
        | three of a kind of 1            | loses                                               |
        | any three of a kind             | loses                                               |

  @oneida-sic-bo.F.2.s1 @irregularity @trace @play
  Rule: Once those wagers are settled, nobody plays until the computer works again

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: A wager on <wager> is taken while it works, not after it has failed, and again when it is mended
      Then a <wager> wager of 10 from seat 1 is taken
      When the computer is going to fail when the dice lie open
      And the round is completed
      And seat 1 wagers 10 on <wager>
      Then the wager is refused
      When the computer is mended
      Then a <wager> wager of 10 from seat 1 is taken

      Examples:
        | wager                           |
        | small                           |
        | big                             |
        | total of 9                      |
        | one of a kind of 1              |
        | two of a kind of 3              |
        | three of a kind of 3            |
        | any three of a kind             |
        | two dice combination of 1 and 2 |

    Scenario Outline: Of two players seat <seat> does not wager while the computer does not work, and does when it works again
      Then a small wager of 10 from seat 1 is taken
      And a big wager of 10 from seat 2 is taken
      When the computer is going to fail when the dice lie open
      And the round is completed
      And seat <seat> wagers 10 on small
      Then the wager is refused
      When the computer is mended
      Then a small wager of 10 from seat <seat> is taken
      When seat <other> wagers 10 on small
      Then the wager is accepted

      Examples:
        | seat | other |
        | 1    | 2     |
        | 2    | 1     |

    Scenario: When it has been mended, the dice are entered and lit again
      Given seat 1 wagers 10 on small
      And the computer is going to fail when the dice lie open
      And the round is completed
      When seat 1 wagers 10 on big
      Then the wager is refused
      When the computer is mended
      Then a big wager of 10 from seat 1 is taken
      When the dice fall as 5 5 6
      And the round is completed
      Then seat 1's big wins at least 10
      And the following happens, in this order
        | who    | does              | spots |
        | dealer | enters the dice   |       |
        |        | lights the layout | two of a kind of 5, total of 16, two dice combination of 5 and 6, big, one of a kind of 5, one of a kind of 6 |
