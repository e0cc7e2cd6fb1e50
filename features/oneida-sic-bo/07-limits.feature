Feature: Oneida Sic Bo: least and highest wagers
  The tribe determines them; they stand on a sign at the table.

  @oneida-sic-bo.G @limits @play @declaration
  Rule: No wager is below the minimum or above the maximum that the tribe has determined

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What was determined
      Given the house's minimum wager is 10
      And the house's maximum wager is 100
      Then the declared minimum wager is 10
      And the declared maximum wager is 100

    Scenario Outline: With limits of 10 and 100, <amount> on <wager>
      Given the house's minimum wager is 10
      And the house's maximum wager is 100
      When seat 1 wagers <amount> on <wager>
      Then the wager is <what>

      Examples:
        | wager                           | amount | what     |
        | small                           | 9      | refused  |
        | small                           | 9.99   | refused  |
        | small                           | 10     | accepted |
        | small                           | 100    | accepted |
        | small                           | 100.01 | refused  |
        | big                             | 9      | refused  |
        | big                             | 10     | accepted |
        | big                             | 100    | accepted |
        | big                             | 101    | refused  |
        | total of 9                      | 9      | refused  |
        | total of 9                      | 10     | accepted |
        | total of 9                      | 100    | accepted |
        | total of 9                      | 101    | refused  |
        | three of a kind of 3            | 9      | refused  |
        | three of a kind of 3            | 10     | accepted |
        | three of a kind of 3            | 100    | accepted |
        | three of a kind of 3            | 101    | refused  |
        | any three of a kind             | 9      | refused  |
        | any three of a kind             | 10     | accepted |
        | any three of a kind             | 100    | accepted |
        | any three of a kind             | 101    | refused  |
        | two of a kind of 3              | 9      | refused  |
        | two of a kind of 3              | 10     | accepted |
        | two of a kind of 3              | 100    | accepted |
        | two of a kind of 3              | 101    | refused  |
        | two dice combination of 1 and 2 | 9      | refused  |
        | two dice combination of 1 and 2 | 10     | accepted |
        | two dice combination of 1 and 2 | 100    | accepted |
        | two dice combination of 1 and 2 | 101    | refused  |
        | one of a kind of 3              | 9      | refused  |
        | one of a kind of 3              | 10     | accepted |
        | one of a kind of 3              | 100    | accepted |
        | one of a kind of 3              | 101    | refused  |

    Scenario: Chips that are added do not go beyond the maximum
      Given the house's maximum wager is 100
      And seat 1 wagers 60 on big
      When seat 1 wagers 50 on big
      Then the wager is refused
      And seat 1's big wager stands at 60
      When seat 1 wagers 40 on big
      Then the wager is accepted
      And seat 1's big wager stands at 100

    Scenario: A wager is not made smaller than the minimum
      Given the house's minimum wager is 10
      And seat 1 wagers 20 on big
      When seat 1 changes the big wager to 5
      Then the act is refused
      And seat 1's big wager stands at 20
      When seat 1 changes the big wager to 10
      Then the act is accepted

  @oneida-sic-bo.G.s1 @posting @declaration
  Rule: The minimum and the maximum stand on a sign at each table

    Scenario: The sign says what was determined
      Given a Sic Bo table under the Oneida rules
      Then the declared minimum wager on the sign is the same as the declared minimum wager
      And the declared maximum wager on the sign is the same as the declared maximum wager
