Feature: Oneida Sic Bo: the wagers that are permitted
  Eight kinds of wager, each with what makes it win. What a wager is on the player chooses, but for small, big and any
  three of a kind.

  @oneida-sic-bo.B.1 @definition @play
  Rule: There are eight kinds of wager, and each is on something that dice can show

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: All kinds lie side by side
      Given the house's odds is as listed
      When the wagers are
        | seat | three of a kind of 2 | two of a kind of 2 | any three of a kind | total of 9 | two dice combination of 2 and 5 | small | big | one of a kind of 2 |
        | 1    | 10                   | 10                 | 10                  | 10         | 10                              | 10    | 10  | 10                 |
      And the dice fall as 2 2 5
      And the round is completed
      Then the results are
        | seat | three of a kind of 2 | two of a kind of 2 | any three of a kind | total of 9 | small   | big   |
        | 1    | loses                | wins 80            | loses               | wins 60    | wins 10 | loses |

    Scenario Outline: There is no <wager>
      When seat 1 wagers 10 on <wager>
      Then the wager is refused
      And a small wager of 10 from seat 1 is taken

      Examples:
        | wager                           |
        | three of a kind of 7            |
        | two of a kind of 0              |
        | one of a kind of 7              |
        | three of a kind                 |
        | total of 2                      |
        | total of 19                     |
        | total                           |
        | two dice combination of 4 and 4 |
        | two dice combination of 1 and 7 |
        | two dice combination of 3       |
        | small of 4                      |
        | ante                            |

  @oneida-sic-bo.B.1.a @definition @play
  Rule: Three of a kind wins if all three dice show the number that was chosen

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: Three of a kind of <number> where the dice fall as <dice>
      Given seat 1 wagers 10 on three of a kind of <number>
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's three of a kind of <number> <result>

      Examples:
        | number | dice  | result    |
        | 1      | 1 1 1 | wins at least 1500 |
        | 6      | 6 6 6 | wins at least 1500 |
        | 4      | 4 4 4 | wins at least 1500 |
        | 4      | 5 5 5 | loses     |
        | 4      | 4 4 3 | loses     |
        | 4      | 3 4 4 | loses     |
        | 3      | 1 2 3 | loses     |

  @oneida-sic-bo.B.1.b @definition @play
  Rule: Two of a kind wins if two of the dice show the number that was chosen

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: Two of a kind of <number> where the dice fall as <dice>
      Given seat 1 wagers 10 on two of a kind of <number>
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's two of a kind of <number> <result>

      Examples:
        | number | dice  | result  |
        | 5      | 5 5 1 | wins at least 80 |
        | 5      | 5 1 5 | wins at least 80 |
        | 5      | 6 5 5 | wins at least 80 |
        | 1      | 1 1 6 | wins at least 80 |
        | 5      | 5 1 6 | loses   |
        | 5      | 1 1 5 | loses   |
        | 5      | 6 6 4 | loses   |
        | 5      | 4 4 4 | loses   |

    @reading:pair-in-three.wins
    Scenario: Three dice that show the number show it on two as well
      Given seat 1 wagers 10 on two of a kind of 5
      And the dice fall as 5 5 5
      When the round is completed
      Then seat 1's two of a kind of 5 wins at least 80

    @reading:pair-in-three.loses
    Scenario: Three dice that show the number are not two
      Given seat 1 wagers 10 on two of a kind of 5
      And the dice fall as 5 5 5
      When the round is completed
      Then seat 1's two of a kind of 5 loses

  @oneida-sic-bo.B.1.c @definition @play
  Rule: Any three of a kind wins if all three dice show the same number, whichever it is

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: Any three of a kind where the dice fall as <dice>
      Given seat 1 wagers 10 on any three of a kind
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's any three of a kind <result>

      Examples:
        | dice  | result   |
        | 1 1 1 | wins at least 240 |
        | 2 2 2 | wins at least 240 |
        | 3 3 3 | wins at least 240 |
        | 4 4 4 | wins at least 240 |
        | 5 5 5 | wins at least 240 |
        | 6 6 6 | wins at least 240 |
        | 6 6 5 | loses    |
        | 1 2 3 | loses    |

  @oneida-sic-bo.B.1.d @definition @play
  Rule: A total wins if the three dice together come to it

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: A total of <total> where the dice fall as <dice>
      Given seat 1 wagers 10 on total of <total>
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's total of <total> <result>

      Examples:
        | total | dice  | result   |
        | 9     | 1 2 6 | wins at least 60  |
        | 9     | 2 2 5 | wins at least 60  |
        | 9     | 2 3 4 | wins at least 60  |
        | 9     | 2 2 4 | loses    |
        | 9     | 2 3 5 | loses    |
        | 4     | 1 1 2 | wins at least 500 |
        | 4     | 1 1 1 | loses    |
        | 4     | 1 2 2 | loses    |
        | 17    | 6 6 5 | wins at least 500 |
        | 17    | 6 6 6 | loses    |
        | 17    | 6 5 5 | loses    |

    @reading:total-of-a-triple.wins
    Scenario Outline: A total of <total> that three of a kind make
      Given seat 1 wagers 10 on total of <total>
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's total of <total> wins at least <amount>

      Examples:
        | total | dice  | amount |
        | 6     | 2 2 2 | 140    |
        | 9     | 3 3 3 | 60     |
        | 12    | 4 4 4 | 60     |
        | 15    | 5 5 5 | 140    |

    @reading:total-of-a-triple.loses
    Scenario Outline: Three of a kind beat a total of <total>
      Given seat 1 wagers 10 on total of <total>
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's total of <total> loses

      Examples:
        | total | dice  |
        | 6     | 2 2 2 |
        | 15    | 5 5 5 |

    @reading:totals-without-odds.not-taken
    Scenario Outline: A total of <total> has no odds and is not taken
      When seat 1 wagers 10 on total of <total>
      Then the wager is refused
      And a total of <beside> wager of 10 from seat 1 is taken

      Examples:
        | total | beside |
        | 3     | 4      |
        | 18    | 17     |

    @reading:totals-without-odds.taken
    Scenario Outline: A total of <total> is taken at odds of the house
      When seat 1 wagers 10 on total of <total>
      Then the total of <total> wager of 10 is taken

      Examples:
        | total |
        | 3     |
        | 18    |

  @oneida-sic-bo.B.1.e @definition @play
  Rule: A combination of two dice wins if both of its two different numbers show

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: A combination of <numbers> where the dice fall as <dice>
      Given seat 1 wagers 10 on two dice combination of <numbers>
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's two dice combination of <numbers> <result>

      Examples:
        | numbers | dice  | result  |
        | 2 and 5 | 2 5 1 | wins at least 50 |
        | 2 and 5 | 5 6 2 | wins at least 50 |
        | 1 and 6 | 6 3 1 | wins at least 50 |
        | 5 and 6 | 4 6 5 | wins at least 50 |
        | 2 and 5 | 2 2 1 | loses   |
        | 2 and 5 | 5 5 5 | loses   |
        | 2 and 5 | 1 3 6 | loses   |

    @reading:combination-in-three.once
    Scenario Outline: Where all three dice show one or the other it is one win: <dice>
      Given seat 1 wagers 10 on two dice combination of 2 and 5
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's two dice combination of 2 and 5 wins at least 50

      Examples:
        | dice  |
        | 2 2 5 |
        | 5 2 5 |

    @reading:combination-in-three.each-pairing
    Scenario: Where all three dice show one or the other each pairing wins
      Given seat 1 wagers 10 on two dice combination of 2 and 5
      And the dice fall as 2 2 5
      When the round is completed
      Then seat 1's two dice combination of 2 and 5 wins at least 100

  @oneida-sic-bo.B.1.f @definition @play
  Rule: Small wins with a total of 4 to 10 and loses with any other, and with three of a kind

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: Small where the dice fall as <dice>
      Given seat 1 wagers 10 on small
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's small <result>

      Examples:
        | dice  | result  |
        | 1 1 2 | wins at least 10 |
        | 1 2 2 | wins at least 10 |
        | 1 2 3 | wins at least 10 |
        | 1 1 5 | wins at least 10 |
        | 2 2 4 | wins at least 10 |
        | 1 2 6 | wins at least 10 |
        | 2 2 6 | wins at least 10 |
        | 1 4 6 | loses   |
        | 5 6 6 | loses   |
        | 1 1 1 | loses   |
        | 2 2 2 | loses   |
        | 3 3 3 | loses   |
        | 6 6 6 | loses   |

  @oneida-sic-bo.B.1.g @definition @play
  Rule: Big wins with a total of 11 to 17 and loses with any other, and with three of a kind

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: Big where the dice fall as <dice>
      Given seat 1 wagers 10 on big
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's big <result>

      Examples:
        | dice  | result  |
        | 1 4 6 | wins at least 10 |
        | 3 3 6 | wins at least 10 |
        | 2 5 6 | wins at least 10 |
        | 4 4 6 | wins at least 10 |
        | 3 6 6 | wins at least 10 |
        | 4 6 6 | wins at least 10 |
        | 5 6 6 | wins at least 10 |
        | 2 2 6 | loses   |
        | 1 1 2 | loses   |
        | 4 4 4 | loses   |
        | 5 5 5 | loses   |
        | 6 6 6 | loses   |
        | 1 1 1 | loses   |

  @oneida-sic-bo.B.1.h @definition @play
  Rule: One of a kind wins if one die or more shows the number that was chosen

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: One of a kind of <number> where the dice fall as <dice>
      Given seat 1 wagers 10 on one of a kind of <number>
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's one of a kind of <number> <result>

      Examples:
        | number | dice  | result  |
        | 3      | 3 1 2 | wins at least 10 |
        | 3      | 1 3 6 | wins at least 10 |
        | 3      | 4 5 3 | wins at least 10 |
        | 3      | 3 3 6 | wins at least 20 |
        | 3      | 3 3 3 | wins at least 30 |
        | 3      | 1 2 4 | loses   |
        | 3      | 6 6 6 | loses   |
        | 1      | 2 3 1 | wins at least 10 |
        | 6      | 6 4 5 | wins at least 10 |
