Feature: Oneida Sic Bo: opening the table and throwing the dice
  The computer is tried before the table opens. Then each round goes from the announcement over shaking, uncovering,
  entering and lighting to the payment, and the lights are put out.

  @oneida-sic-bo.E.1 @procedure @trace @play
  Rule: Before the table opens the floorperson inspects the computer, to see that it works

    Background:
      Given a Sic Bo table under the Oneida rules that is not yet open

    Scenario: The inspection
      When the house goes on
      Then the following happens, in this order and once each
        | who         | does     | device   |
        | floorperson | inspects | computer |

    Scenario: Nobody wagers before it
      When seat 1 wagers 10 on small
      And the house goes on
      And seat 1 wagers 10 on small
      Then the following happens, in this order
        | who         | does            | device   |
        | floorperson | inspects        | computer |
        |             | takes the wager |          |

    Scenario: With a computer that does not work it does not open
      Given the computer fails
      When the house goes on
      And seat 1 wagers 10 on small
      Then the wager is refused
      When the computer is mended
      And the house goes on
      Then a small wager of 10 from seat 1 is taken

    Scenario Outline: A computer that does not light it right is not in order: <what>
      Given <what>
      When the house goes on
      And seat 1 wagers 10 on small
      Then the wager is refused
      When the computer is mended
      And the house goes on
      Then a small wager of 10 from seat 1 is taken

      Examples:
        | what                                            |
        | the computer is going to leave a winner dark    |
        | the computer is going to light a loser by mistake |

  @oneida-sic-bo.E.1.s1 @procedure @trace @play
  Rule: Three values are entered at the least, and what is lit for them is looked at

    Background:
      Given a Sic Bo table under the Oneida rules that is not yet open

    Scenario: Entering, lighting, looking
      When the house goes on
      Then the following happens, in this order and once each
        | who         | does               |
        | floorperson | enters the dice    |
        |             | lights the layout  |
        | floorperson | verifies the light |

    Scenario: Not fewer than three
      When the house goes on
      Then the computer is tried with 3 values or more

  @oneida-sic-bo.E.2 @procedure @trace @play
  Rule: Before the dice are shaken the dealer says that no new wagers are taken

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: The announcement comes before the shaking
      Given seat 1 wagers 10 on small
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does            | words        |
        | dealer | announces       | no more bets |
        | dealer | shakes the dice |              |

    Scenario Outline: Until then a wager on <wager> is taken from anybody, and no longer
      Then a small wager of 10 from seat 1 is taken
      And a <wager> wager of 10 from seat 2 is taken
      When the bets are closed
      And seat 3 wagers 10 on <wager>
      Then the wager is refused
      When the round is completed
      Then a <wager> wager of 10 from seat 3 is taken

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

    Scenario: Until then a wager may be made larger, and no longer
      Given seat 1 wagers 10 on small
      When seat 1 changes the small wager to 15
      Then the act is accepted
      When the bets are closed
      And seat 1 changes the small wager to 20
      Then the act is refused
      And seat 1's small wager stands at 15

    @reading:late-changes.closed
    Scenario: Until then a wager may be made smaller, and no longer
      Given seat 1 wagers 10 on small
      And seat 2 wagers 30 on big
      When seat 2 changes the big wager to 20
      Then the act is accepted
      When the bets are closed
      And seat 2 changes the big wager to 10
      Then the act is refused
      And seat 2's big wager stands at 20

    @reading:late-changes.closed
    Scenario: Until then a wager may be taken back, and no longer
      Given seat 1 wagers 10 on small
      And seat 2 wagers 30 on big
      When seat 2 takes the big wager back
      Then the act is accepted
      When the bets are closed
      And seat 1 takes the small wager back
      Then the act is refused
      And seat 1's small wager stands at 10

    @reading:late-changes.new-wagers-only
    Scenario: After it a wager may be taken back
      Given seat 1 wagers 10 on small
      And the bets are closed
      When seat 1 takes the small wager back
      Then the act is accepted

  @oneida-sic-bo.E.3 @procedure @trace
  Rule: Then the dealer puts the cover on and shakes at least three times, so that the dice are mixed at random

    Background:
      Given a Sic Bo table under the Oneida rules
      And seat 1 wagers 10 on small

    Scenario: The cover goes on first
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does            | words        |
        | dealer | announces       | no more bets |
        | dealer | covers the dice |              |
        | dealer | shakes the dice |              |

    Scenario: It is shaken three times or more, round after round
      When 5 rounds are played
      Then every time the dealer shakes the dice, the times is at least 3

  @oneida-sic-bo.E.4 @procedure @trace
  Rule: The dealer takes the cover off, announces the value of each die and enters it into the computer

    Background:
      Given a Sic Bo table under the Oneida rules
      And seat 1 wagers 10 on small

    Scenario Outline: <dice> are shown, announced and entered
      Given the dice fall as <dice>
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does            | words                 | device | faces  |
        | dealer | uncovers        |                       | shaker |        |
        |        | shows the dice  |                       |        | <dice> |
        | dealer | announces       | each value |        |        |
        | dealer | enters the dice |                       |        | <dice> |
        |        | lights the layout | | | |

      Examples:
        | dice  |
        | 1 2 6 |
        | 4 4 4 |
        | 2 2 5 |

  @oneida-sic-bo.E.4.s1 @procedure @play @trace
  Rule: The computer lights what wins

    Background:
      Given a Sic Bo table under the Oneida rules
      And seat 1 wagers 10 on small

    Scenario: What a throw of 1 2 6 lights
      Given the dice fall as 1 2 6
      When the round is completed
      Then the following happens, in this order and once each
        | does              | spots                                                                                                                                                                         |
        | enters the dice   |                                                                                                                                                                               |
        | lights the layout | total of 9, two dice combination of 1 and 2, two dice combination of 1 and 6, two dice combination of 2 and 6, small, one of a kind of 1, one of a kind of 2, one of a kind of 6 |
        | settles           | |

    Scenario: What a throw of 5 5 6 lights
      Given the dice fall as 5 5 6
      When the round is completed
      Then the following happens, in this order and once each
        | does              | spots                                                                                                                      |
        | enters the dice   |                                                                                                                            |
        | lights the layout | two of a kind of 5, total of 16, two dice combination of 5 and 6, big, one of a kind of 5, one of a kind of 6 |
        | settles           | |

    @reading:pair-in-three.wins @reading:total-of-a-triple.wins
    Scenario: What a throw of 2 2 2 lights
      Given the dice fall as 2 2 2
      When the round is completed
      Then the following happens, in this order and once each
        | does              | spots                                                                                        |
        | enters the dice   |                                                                                              |
        | lights the layout | three of a kind of 2, two of a kind of 2, any three of a kind, total of 6, one of a kind of 2 |
        | settles           | |

    @reading:pair-in-three.loses @reading:total-of-a-triple.wins
    Scenario: What a throw of 2 2 2 lights where three are not two
      Given the dice fall as 2 2 2
      When the round is completed
      Then the following happens, in this order and once each
        | does              | spots                                                                    |
        | enters the dice   |                                                                          |
        | lights the layout | three of a kind of 2, any three of a kind, total of 6, one of a kind of 2 |
        | settles           | |

  @oneida-sic-bo.E.5 @payout @trace @play
  Rule: When it is lit, all losing wagers are collected first and the winning ones paid afterwards, at the odds offered

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario Outline: The <loser> wager of seat <loses at> goes before the <winner> wager of seat <wins at> is paid
      Given the wagers are
        | seat | small | big | total of 9 | total of 10 | one of a kind of 1 |
        | 1    | 10    | 10  |            | 10          |                    |
        | 2    |       |     | 10         |             | 10                 |
        | 3    |       | 10  |            |             |                    |
      And the dice fall as 1 2 6
      When the round is completed
      Then the following happens, in this order and once each
        | does    | seat       | wager    | on       | result |
        | settles | <loses at> | <loser>  | <lost>   | loses  |
        | settles | <wins at>  | <winner> | <won>    | wins   |

      Examples:
        | loses at | loser | lost | wins at | winner        | won |
        | 1        | big   |      | 1       | small         |     |
        | 1        | big   |      | 2       | total         | 9   |
        | 1        | big   |      | 2       | one of a kind | 1   |
        | 1        | total | 10   | 1       | small         |     |
        | 1        | total | 10   | 2       | total         | 9   |
        | 1        | total | 10   | 2       | one of a kind | 1   |
        | 3        | big   |      | 1       | small         |     |
        | 3        | big   |      | 2       | total         | 9   |
        | 3        | big   |      | 2       | one of a kind | 1   |

    Scenario: Losing wagers are collected and winning ones paid
      Given the house's odds is as listed
      And the wagers are
        | seat | small | big | total of 9 | total of 10 | one of a kind of 1 |
        | 1    | 10    | 10  |            | 10          |                    |
        | 2    |       |     | 10         |             | 10                 |
      And the dice fall as 1 2 6
      When the round is completed
      Then the results are
        | seat | small   | big   | total of 9 | total of 10 | one of a kind of 1 |
        | 1    | wins 10 | loses |            | loses       |                    |
        | 2    |         |       | wins 60    |             | wins 10            |

    Scenario Outline: What is paid is what the house declares, with odds <odds>
      Given the house's odds is <odds>
      And seat 1 wagers 15 on <wager>
      And the dice fall as 4 4 4
      When the round is completed
      Then seat 1's <wager> wins 15 at the declared odds of <row>

      Examples:
        | odds      | wager                | row                 |
        | as listed | three of a kind of 4 | three of a kind     |
        | as listed | any three of a kind  | any three of a kind |
        | higher    | three of a kind of 4 | three of a kind     |
        | higher    | any three of a kind  | any three of a kind |

    Scenario Outline: On <wager>, too, what is paid is what the house declares, with odds <odds>
      Given the house's odds is <odds>
      And seat 1 wagers 15 on <wager>
      And the dice fall as <dice>
      When the round is completed
      Then seat 1's <wager> wins 15 at the declared odds of <row>

      Examples:
        | odds      | wager                           | row                  | dice  |
        | as listed | big                             | big                  | 4 5 6 |
        | higher    | big                             | big                  | 4 5 6 |
        | as listed | two of a kind of 3              | two of a kind        | 3 3 5 |
        | higher    | two of a kind of 3              | two of a kind        | 3 3 5 |
        | as listed | two dice combination of 1 and 2 | two dice combination | 1 2 6 |
        | higher    | two dice combination of 1 and 2 | two dice combination | 1 2 6 |

  @oneida-sic-bo.E.5.s1 @procedure @trace
  Rule: The shaker stays uncovered until every winning wager has been paid

    Scenario: The cover stays off while wagers are paid
      Given a Sic Bo table under the Oneida rules
      And the wagers are
        | seat | small | one of a kind of 1 | total of 9 |
        | 1    | 10    | 10                 |            |
        | 2    |       |                    | 10         |
      And the dice fall as 1 2 6
      When the round is completed
      Then once the dealer uncovers, none of the following happens in the round
        | does            |
        | covers the dice |

  @oneida-sic-bo.E.6 @procedure @trace
  Rule: When all is collected and paid, the dealer puts the lights out

    Background:
      Given a Sic Bo table under the Oneida rules
      And the wagers are
        | seat | small | big |
        | 1    | 10    |     |
        | 2    |       | 10  |
      And the dice fall as 1 2 6

    Scenario: Not before the last payment
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does              | wager | result |
        |        | settles           | big   | loses  |
        |        | settles           | small | wins   |
        | dealer | clears the layout |       |        |

    Scenario: In the next round again
      Given the round is completed
      And seat 1 wagers 10 on small
      When the round is completed
      Then the following happens, in this order
        | who    | does              |
        | dealer | shakes the dice   |
        | dealer | clears the layout |
