Feature: One die

  @one-die.1.A @payout @play
  Rule: Who named the face that shows is paid 5 to 1
    All other wagers lose.

    Background:
      Given a One Die table under the Nobody rules

    Scenario: The face that was named, beside another one
      Given seat 1 wagers 10 on one of a kind of 3
      And seat 1 wagers 5 on one of a kind of 4
      And the dice fall as 3
      When the round is completed
      Then the dice show 3
      And seat 1's one of a kind of 3 wins 50
      And seat 1's one of a kind of 4 loses

    Scenario: Nobody named it
      Given the wagers are
        | seat | one of a kind of 1 | one of a kind of 2 |
        | 1    | 10                 |                    |
        | 2    |                    | 25                 |
      And the dice fall as 6
      When the round is completed
      Then the results are
        | seat | one of a kind of 1 | one of a kind of 2 |
        | 1    | loses              |                    |
        | 2    |                    | loses              |

  @one-die.1.B @procedure @trace @play
  Rule: The die is shaken three times under its cover, shown, entered, and what wins is lit

    Scenario: From the announcement to the payment
      Given a One Die table under the Nobody rules
      And seat 1 wagers 10 on one of a kind of 2
      And the dice fall as 2
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does              | words        | device | faces | times | spots              | wager         | on | result |
        | dealer | announces         | no more bets |        |       |       |                    |               |    |        |
        | dealer | shakes the dice   |              |        |       | 3     |                    |               |    |        |
        | dealer | uncovers          |              | shaker |       |       |                    |               |    |        |
        |        | shows the dice    |              |        | 2     |       |                    |               |    |        |
        | dealer | enters the dice   |              |        | 2     |       |                    |               |    |        |
        |        | lights the layout |              |        |       |       | one of a kind of 2 |               |    |        |
        |        | settles           |              |        |       |       |                    | one of a kind | 2  | wins   |

  @one-die.1.C @procedure @play
  Rule: A wager on another face than a die has is not taken

    Scenario: Seven
      Given a One Die table under the Nobody rules
      When seat 1 wagers 10 on one of a kind of 7
      Then the wager is refused
      And a one of a kind of 6 wager of 10 from seat 1 is taken

  @one-die.1.D @irregularity @play
  Rule: If the die does not lie flat, there is no roll

    Scenario: The die leans on the wall of the shaker
      Given a One Die table under the Nobody rules
      And seat 1 wagers 10 on one of a kind of 2
      And one die of the next throw will not lie flat
      When the round is completed
      Then every wager is returned
