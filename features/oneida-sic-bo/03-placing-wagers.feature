Feature: Oneida Sic Bo: how wagers are placed
  Chips or tokens on the layout, for whose position the player answers; each wager is settled as it lies.

  @oneida-sic-bo.C.1 @betting @play
  Rule: A wager is made with chips or tokens that lie on the layout

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: No wager is made with a <instrument>
      When seat 1 wagers 10 on total of 9 with a <instrument>
      Then the wager is refused
      And a total of 9 wager of 10 from seat 1 is taken

      Examples:
        | instrument |
        | cheque     |

    Scenario: Chips are added to those that lie there
      Given seat 1 wagers 10 on total of 9
      When seat 1 wagers 15 on total of 9
      Then seat 1's total of 9 wager stands at 25

  @oneida-sic-bo.C.1.s1 @betting @play
  Rule: Words with cash beside them are no wager

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: Cash and words for <wager>
      When seat 1 wagers 10 on <wager> with cash
      Then the wager is refused
      And a <wager> wager of 10 from seat 1 is taken

      Examples:
        | wager                           |
        | three of a kind of 3            |
        | two of a kind of 3              |
        | any three of a kind             |
        | total of 9                      |
        | two dice combination of 1 and 2 |
        | small                           |
        | big                             |
        | one of a kind of 3              |

  @oneida-sic-bo.C.2 @conduct @play
  Rule: A wager counts where it lies: its position is the player's affair, whoever put it there

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: Each counts where it lies, and nowhere else
      Given the house's odds is as listed
      And the wagers are
        | seat | total of 9 | total of 10 | one of a kind of 2 | one of a kind of 5 |
        | 1    | 10         |             | 20                 |                    |
        | 2    |            | 15          |                    | 25                 |
      And the dice fall as 2 3 4
      When the round is completed
      Then the results are
        | seat | total of 9 | total of 10 | one of a kind of 2 | one of a kind of 5 |
        | 1    | wins 60    |             | wins 20            |                    |
        | 2    |            | loses       |                    | loses              |

    Scenario: A player puts a wager right in time
      Given seat 1 wagers 10 on total of 9
      When seat 1 takes the total of 9 wager back
      And seat 1 wagers 10 on total of 10
      And the dice fall as 2 3 5
      And the round is completed
      Then seat 1's total of 10 wins 10 at the declared odds of total of 10

    Scenario: What was taken back lies there no more
      Given seat 1 wagers 10 on total of 9
      And seat 1 wagers 10 on total of 10
      When seat 1 takes the total of 9 wager back
      Then seat 1's total of 9 wager stands at 0
      And seat 1's total of 10 wager stands at 10

    Scenario: A player makes a wager smaller in time
      Given seat 1 wagers 30 on small
      When seat 1 changes the small wager to 10
      Then seat 1's small wager stands at 10

  @oneida-sic-bo.C.2.s1 @conduct @attestation
  Rule: A player sees to it that the dealer has done with the wagers as was asked
    What a player asked for, and what the dealer made of it, can only be seen by a person who watches the table.

    Scenario: Wagers that the dealer puts down for a player, for a person to see
      Given a Sic Bo table under the Oneida rules
      When 1 round is played
      Then an inspector and a second person find this rule kept

  @oneida-sic-bo.C.3 @procedure @play @trace
  Rule: Wagers are settled by their position once the dice lie still, have been entered, and what wins is lit

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: Nothing is settled before it is lit
      Given seat 1 wagers 10 on small
      And seat 1 wagers 10 on big
      And the dice fall as 1 2 6
      When the round is completed
      Then the following happens, in this order
        | does              | wager | result |
        | shows the dice    |       |        |
        | enters the dice   |       |        |
        | lights the layout |       |        |
        | settles           | big   | loses  |
        | settles           | small | wins   |

    @reading:dice-or-lights.dice
    Scenario: A die that was entered wrongly is entered again
      Given seat 1 wagers 10 on total of 9
      And seat 2 wagers 10 on total of 12
      And the dice fall as 2 3 4
      And die 1 of the next throw is going to be entered as 5
      When the round is completed
      Then seat 1's total of 9 wins 10 at the declared odds of total of 9
      And seat 2's total of 12 loses

    @reading:dice-or-lights.lights
    Scenario: A die that was entered wrongly counts as it was entered
      Given seat 1 wagers 10 on total of 9
      And seat 2 wagers 10 on total of 12
      And the dice fall as 2 3 4
      And die 1 of the next throw is going to be entered as 5
      When the round is completed
      Then seat 1's total of 9 loses
      And seat 2's total of 12 wins 10 at the declared odds of total of 12

    @reading:dice-or-lights.dice
    Scenario: What wins and stays dark is paid
      Given seat 1 wagers 10 on small
      And the dice fall as 1 2 6
      And the computer is going to leave small dark
      When the round is completed
      Then seat 1's small wins 10 at the declared odds of small

    @reading:dice-or-lights.lights
    Scenario: What stays dark is lost
      Given seat 1 wagers 10 on small
      And the dice fall as 1 2 6
      And the computer is going to leave small dark
      When the round is completed
      Then seat 1's small loses

    @reading:dice-or-lights.dice
    Scenario: What is lit by mistake is not paid
      Given seat 1 wagers 10 on big
      And the dice fall as 1 2 6
      And the computer is going to light big by mistake
      When the round is completed
      Then seat 1's big loses

    @reading:dice-or-lights.dice
    Scenario: A light of the round before does not count
      Given seat 1 wagers 10 on big
      And the dice fall as 2 6 6
      And the round is completed
      And seat 1 wagers 10 on big
      And seat 1 wagers 10 on small
      And the dice fall as 1 2 6
      And a light of the round before is going to stay on
      When the round is completed
      Then seat 1's big loses
      And seat 1's small wins 10 at the declared odds of small

    Scenario Outline: Of a wager on <said>, too, it is settled once the layout is lit that it <result>
      Given seat 1 wagers 10 on <said>
      And the dice fall as 1 2 6
      When the round is completed
      Then the following happens, in this order and once each
        | does              | wager   | on   | result   |
        | shows the dice    |         |      |          |
        | lights the layout |         |      |          |
        | settles           | <wager> | <on> | <result> |

      Examples:
        | said                            | wager                | on      | result |
        | one of a kind of 1              | one of a kind        | 1       | wins   |
        | two dice combination of 1 and 2 | two dice combination | 1 and 2 | wins   |
        | two of a kind of 1              | two of a kind        | 1       | loses  |
        | three of a kind of 1            | three of a kind      | 1       | loses  |
        | any three of a kind             | any three of a kind  |         | loses  |
