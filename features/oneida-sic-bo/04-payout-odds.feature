Feature: Oneida Sic Bo: what winning wagers are paid
  The odds listed are the least: a house may pay more, and declares what it pays. One of a kind has odds of its own where
  two or three dice show the number.

  @oneida-sic-bo.D.1 @payout @play @declaration
  Rule: No wager that wins is paid less than the odds listed

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: <amount> on <wager> wins no less than <least>
      Given seat 1 wagers <amount> on <wager>
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's <wager> wins at least <least>
      And seat 1's <wager> wins <amount> at the declared odds of <row>

      Examples:
        | wager                           | row                  | amount | dice  | least |
        | three of a kind of 6            | three of a kind      | 15     | 6 6 6 | 2250  |
        | any three of a kind             | any three of a kind  | 500    | 1 1 1 | 12000 |
        | total of 17                     | total of 17          | 17     | 5 6 6 | 850   |
        | total of 8                      | total of 8           | 12     | 2 2 4 | 96    |
        | small                           | small                | 13     | 1 2 3 | 13    |
        | big                             | big                  | 11     | 4 5 6 | 11    |
        | two of a kind of 3              | two of a kind        | 14     | 3 3 5 | 112   |
        | two dice combination of 1 and 2 | two dice combination | 16     | 1 2 6 | 80    |

    Scenario: A house that pays more pays what it declares
      Given the house's odds is higher
      And seat 1 wagers 10 on total of 4
      And the dice fall as 1 1 2
      When the round is completed
      Then seat 1's total of 4 wins at least 500
      And seat 1's total of 4 wins 10 at the declared odds of total of 4

    Scenario: One of a kind beside small is paid no less either
      Given seat 1 wagers 11 on one of a kind of 2
      And seat 1 wagers 10 on small
      And the dice fall as 2 3 5
      When the round is completed
      Then seat 1's one of a kind of 2 wins at least 11
      And seat 1's small wins at least 10

  @oneida-sic-bo.D.1.three-of-a-kind @payout @play @declaration
  Rule: Three of a kind of a number that was chosen is paid 150 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for three of a kind
      Then the declared odds of three of a kind is at least 150

    Scenario Outline: <amount> on three of a kind that wins
      Given seat 1 wagers <amount> on three of a kind of 4
      And the dice fall as 4 4 4
      When the round is completed
      Then seat 1's three of a kind of 4 wins at least <least>
      And seat 1's three of a kind of 4 wins <amount> at the declared odds of three of a kind

      Examples:
        | amount | least |
        | 10     | 1500  |
        | 25     | 3750  |

  @oneida-sic-bo.D.1.two-of-a-kind @payout @play @declaration
  Rule: Two of a kind is paid 8 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for two of a kind
      Then the declared odds of two of a kind is at least 8

    Scenario Outline: <amount> on two of a kind that wins
      Given seat 1 wagers <amount> on two of a kind of 4
      And the dice fall as 4 4 1
      When the round is completed
      Then seat 1's two of a kind of 4 wins at least <least>
      And seat 1's two of a kind of 4 wins <amount> at the declared odds of two of a kind

      Examples:
        | amount | least |
        | 10     | 80    |
        | 25     | 200   |

    @reading:pair-in-three.wins
    Scenario: Three dice with the number are paid as two
      Given seat 1 wagers 10 on two of a kind of 4
      And the dice fall as 4 4 4
      When the round is completed
      Then seat 1's two of a kind of 4 wins 10 at the declared odds of two of a kind

  @oneida-sic-bo.D.1.any-three-of-a-kind @payout @play @declaration
  Rule: Any three of a kind is paid 24 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for any three of a kind
      Then the declared odds of any three of a kind is at least 24

    Scenario Outline: <amount> on any three of a kind that wins
      Given seat 1 wagers <amount> on any three of a kind
      And the dice fall as 2 2 2
      When the round is completed
      Then seat 1's any three of a kind wins at least <least>
      And seat 1's any three of a kind wins <amount> at the declared odds of any three of a kind

      Examples:
        | amount | least |
        | 10     | 240   |
        | 25     | 600   |

  @oneida-sic-bo.D.1.total-4 @payout @play @declaration
  Rule: A total of 4 is paid 50 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 4
      Then the declared odds of total of 4 is at least 50

    Scenario Outline: <amount> on total of 4 that wins
      Given seat 1 wagers <amount> on total of 4
      And the dice fall as 1 1 2
      When the round is completed
      Then seat 1's total of 4 wins at least <least>
      And seat 1's total of 4 wins <amount> at the declared odds of total of 4

      Examples:
        | amount | least |
        | 10     | 500   |
        | 25     | 1250  |

  @oneida-sic-bo.D.1.total-5 @payout @play @declaration
  Rule: A total of 5 is paid 18 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 5
      Then the declared odds of total of 5 is at least 18

    Scenario Outline: <amount> on total of 5 that wins
      Given seat 1 wagers <amount> on total of 5
      And the dice fall as 1 2 2
      When the round is completed
      Then seat 1's total of 5 wins at least <least>
      And seat 1's total of 5 wins <amount> at the declared odds of total of 5

      Examples:
        | amount | least |
        | 10     | 180   |
        | 25     | 450   |

  @oneida-sic-bo.D.1.total-6 @payout @play @declaration
  Rule: A total of 6 is paid 14 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 6
      Then the declared odds of total of 6 is at least 14

    Scenario Outline: <amount> on total of 6 that wins
      Given seat 1 wagers <amount> on total of 6
      And the dice fall as 1 2 3
      When the round is completed
      Then seat 1's total of 6 wins at least <least>
      And seat 1's total of 6 wins <amount> at the declared odds of total of 6

      Examples:
        | amount | least |
        | 10     | 140   |
        | 25     | 350   |

  @oneida-sic-bo.D.1.total-7 @payout @play @declaration
  Rule: A total of 7 is paid 12 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 7
      Then the declared odds of total of 7 is at least 12

    Scenario Outline: <amount> on total of 7 that wins
      Given seat 1 wagers <amount> on total of 7
      And the dice fall as 1 2 4
      When the round is completed
      Then seat 1's total of 7 wins at least <least>
      And seat 1's total of 7 wins <amount> at the declared odds of total of 7

      Examples:
        | amount | least |
        | 10     | 120   |
        | 25     | 300   |

  @oneida-sic-bo.D.1.total-8 @payout @play @declaration
  Rule: A total of 8 is paid 8 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 8
      Then the declared odds of total of 8 is at least 8

    Scenario Outline: <amount> on total of 8 that wins
      Given seat 1 wagers <amount> on total of 8
      And the dice fall as 1 2 5
      When the round is completed
      Then seat 1's total of 8 wins at least <least>
      And seat 1's total of 8 wins <amount> at the declared odds of total of 8

      Examples:
        | amount | least |
        | 10     | 80    |
        | 25     | 200   |

  @oneida-sic-bo.D.1.total-9 @payout @play @declaration
  Rule: A total of 9 is paid 6 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 9
      Then the declared odds of total of 9 is at least 6

    Scenario Outline: <amount> on total of 9 that wins
      Given seat 1 wagers <amount> on total of 9
      And the dice fall as 1 2 6
      When the round is completed
      Then seat 1's total of 9 wins at least <least>
      And seat 1's total of 9 wins <amount> at the declared odds of total of 9

      Examples:
        | amount | least |
        | 10     | 60    |
        | 25     | 150   |

  @oneida-sic-bo.D.1.total-10 @payout @play @declaration
  Rule: A total of 10 is paid 6 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 10
      Then the declared odds of total of 10 is at least 6

    Scenario Outline: <amount> on total of 10 that wins
      Given seat 1 wagers <amount> on total of 10
      And the dice fall as 1 3 6
      When the round is completed
      Then seat 1's total of 10 wins at least <least>
      And seat 1's total of 10 wins <amount> at the declared odds of total of 10

      Examples:
        | amount | least |
        | 10     | 60    |
        | 25     | 150   |

  @oneida-sic-bo.D.1.total-11 @payout @play @declaration
  Rule: A total of 11 is paid 6 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 11
      Then the declared odds of total of 11 is at least 6

    Scenario Outline: <amount> on total of 11 that wins
      Given seat 1 wagers <amount> on total of 11
      And the dice fall as 1 4 6
      When the round is completed
      Then seat 1's total of 11 wins at least <least>
      And seat 1's total of 11 wins <amount> at the declared odds of total of 11

      Examples:
        | amount | least |
        | 10     | 60    |
        | 25     | 150   |

  @oneida-sic-bo.D.1.total-12 @payout @play @declaration
  Rule: A total of 12 is paid 6 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 12
      Then the declared odds of total of 12 is at least 6

    Scenario Outline: <amount> on total of 12 that wins
      Given seat 1 wagers <amount> on total of 12
      And the dice fall as 1 5 6
      When the round is completed
      Then seat 1's total of 12 wins at least <least>
      And seat 1's total of 12 wins <amount> at the declared odds of total of 12

      Examples:
        | amount | least |
        | 10     | 60    |
        | 25     | 150   |

  @oneida-sic-bo.D.1.total-13 @payout @play @declaration
  Rule: A total of 13 is paid 8 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 13
      Then the declared odds of total of 13 is at least 8

    Scenario Outline: <amount> on total of 13 that wins
      Given seat 1 wagers <amount> on total of 13
      And the dice fall as 2 5 6
      When the round is completed
      Then seat 1's total of 13 wins at least <least>
      And seat 1's total of 13 wins <amount> at the declared odds of total of 13

      Examples:
        | amount | least |
        | 10     | 80    |
        | 25     | 200   |

  @oneida-sic-bo.D.1.total-14 @payout @play @declaration
  Rule: A total of 14 is paid 12 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 14
      Then the declared odds of total of 14 is at least 12

    Scenario Outline: <amount> on total of 14 that wins
      Given seat 1 wagers <amount> on total of 14
      And the dice fall as 3 5 6
      When the round is completed
      Then seat 1's total of 14 wins at least <least>
      And seat 1's total of 14 wins <amount> at the declared odds of total of 14

      Examples:
        | amount | least |
        | 10     | 120   |
        | 25     | 300   |

  @oneida-sic-bo.D.1.total-15 @payout @play @declaration
  Rule: A total of 15 is paid 14 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 15
      Then the declared odds of total of 15 is at least 14

    Scenario Outline: <amount> on total of 15 that wins
      Given seat 1 wagers <amount> on total of 15
      And the dice fall as 4 5 6
      When the round is completed
      Then seat 1's total of 15 wins at least <least>
      And seat 1's total of 15 wins <amount> at the declared odds of total of 15

      Examples:
        | amount | least |
        | 10     | 140   |
        | 25     | 350   |

  @oneida-sic-bo.D.1.total-16 @payout @play @declaration
  Rule: A total of 16 is paid 18 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 16
      Then the declared odds of total of 16 is at least 18

    Scenario Outline: <amount> on total of 16 that wins
      Given seat 1 wagers <amount> on total of 16
      And the dice fall as 4 6 6
      When the round is completed
      Then seat 1's total of 16 wins at least <least>
      And seat 1's total of 16 wins <amount> at the declared odds of total of 16

      Examples:
        | amount | least |
        | 10     | 180   |
        | 25     | 450   |

  @oneida-sic-bo.D.1.total-17 @payout @play @declaration
  Rule: A total of 17 is paid 50 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for total of 17
      Then the declared odds of total of 17 is at least 50

    Scenario Outline: <amount> on total of 17 that wins
      Given seat 1 wagers <amount> on total of 17
      And the dice fall as 5 6 6
      When the round is completed
      Then seat 1's total of 17 wins at least <least>
      And seat 1's total of 17 wins <amount> at the declared odds of total of 17

      Examples:
        | amount | least |
        | 10     | 500   |
        | 25     | 1250  |

  @oneida-sic-bo.D.1.two-dice-combination @payout @play @declaration
  Rule: A combination of two dice is paid 5 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for two dice combination
      Then the declared odds of two dice combination is at least 5

    Scenario Outline: <amount> on two dice combination that wins
      Given seat 1 wagers <amount> on two dice combination of 3 and 6
      And the dice fall as 6 1 3
      When the round is completed
      Then seat 1's two dice combination of 3 and 6 wins at least <least>
      And seat 1's two dice combination of 3 and 6 wins <amount> at the declared odds of two dice combination

      Examples:
        | amount | least |
        | 10     | 50    |
        | 25     | 125   |

  @oneida-sic-bo.D.1.small-bet @payout @play @declaration
  Rule: Small is paid 1 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for small
      Then the declared odds of small is at least 1

    Scenario Outline: <amount> on small that wins
      Given seat 1 wagers <amount> on small
      And the dice fall as 2 2 3
      When the round is completed
      Then seat 1's small wins at least <least>
      And seat 1's small wins <amount> at the declared odds of small

      Examples:
        | amount | least |
        | 10     | 10    |
        | 25     | 25    |

  @oneida-sic-bo.D.1.big-bet @payout @play @declaration
  Rule: Big is paid 1 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for big
      Then the declared odds of big is at least 1

    Scenario Outline: <amount> on big that wins
      Given seat 1 wagers <amount> on big
      And the dice fall as 5 5 6
      When the round is completed
      Then seat 1's big wins at least <least>
      And seat 1's big wins <amount> at the declared odds of big

      Examples:
        | amount | least |
        | 10     | 10    |
        | 25     | 25    |

  @oneida-sic-bo.D.1.one-of-a-kind @payout @play @declaration
  Rule: One of a kind that one die shows is paid 1 to 1 at the least

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for one of a kind
      Then the declared odds of one of a kind is at least 1

    Scenario Outline: <amount> on one of a kind that wins
      Given seat 1 wagers <amount> on one of a kind of 2
      And the dice fall as 2 5 6
      When the round is completed
      Then seat 1's one of a kind of 2 wins at least <least>
      And seat 1's one of a kind of 2 wins <amount> at the declared odds of one of a kind

      Examples:
        | amount | least |
        | 10     | 10    |
        | 25     | 25    |

  @oneida-sic-bo.D.2 @payout @play @declaration
  Rule: One of a kind is paid 2 to 1 if two dice show the number, and 3 to 1 if all three do

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares for more dice than one
      Then the declared odds of one of a kind on 2 dice is 2
      And the declared odds of one of a kind on 3 dice is 3

    Scenario Outline: One of a kind of 3 where the dice fall as <dice>
      Given the house's odds is as listed
      And seat 1 wagers 15 on one of a kind of 3
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's one of a kind of 3 wins <amount>

      Examples:
        | dice  | amount |
        | 3 3 1 | 30     |
        | 3 6 3 | 30     |
        | 2 3 3 | 30     |
        | 3 3 3 | 45     |
        | 3 1 2 | 15     |

    Scenario: Each number is paid for its own dice
      Given the house's odds is as listed
      And the wagers are
        | seat | one of a kind of 1 | one of a kind of 6 | one of a kind of 2 |
        | 1    | 10                 | 10                 | 10                 |
      And the dice fall as 1 6 6
      When the round is completed
      Then the results are
        | seat | one of a kind of 6 | one of a kind of 2 |
        | 1    | wins 20            | loses              |

    @reading:pair-of-another.the-number
    Scenario: A pair of another number adds nothing
      Given the house's odds is as listed
      And seat 1 wagers 10 on one of a kind of 3
      And the dice fall as 3 5 5
      When the round is completed
      Then seat 1's one of a kind of 3 wins 10

    @reading:pair-of-another.any-number
    Scenario: A pair of another number counts
      Given seat 1 wagers 10 on one of a kind of 3
      And the dice fall as 3 5 5
      When the round is completed
      Then seat 1's one of a kind of 3 wins 20
