Feature: Oneida Sic Bo: dice, shaker and layout
  Three dice lie sealed in a shaker, for which the dealer answers. The layout has a place for each wager.

  @oneida-sic-bo.A.1 @equipment @play @trace @declaration
  Rule: Three dice are used, sealed inside the shaker
    They are stored as the procedures for dice and their equipment say, which are no part of this document.

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: What the house declares of its dice
      Then the declared number of dice is 3
      And the declared place of the dice is sealed inside the shaker

    Scenario: Every throw shows three dice
      Given seat 1 wagers 10 on small
      And the dice fall as 1 2 4
      When the round is completed
      Then the dice show 1 2 4

  @oneida-sic-bo.A.1.s1 @conduct @trace
  Rule: The dealer answers for the shaker as long as it is at the table

    Scenario: Nobody but the dealer covers, shakes or uncovers it
      Given a Sic Bo table under the Oneida rules
      And seat 1 wagers 10 on small
      When the round is completed
      Then the dealer covers the dice only like this
        | device |
        | shaker |
      And the following happens, in this order and once each
        | who    | does            |
        | dealer | covers the dice |
        | dealer | shakes the dice |
        | dealer | uncovers        |

  @oneida-sic-bo.A.2 @equipment @declaration @play
  Rule: The layout has a place for each wager that is permitted

    Background:
      Given a Sic Bo table under the Oneida rules

    Scenario: The wagers of the layout
      Then the declared wagers with places on the layout include
        | three of a kind     |
        | two of a kind       |
        | any three of a kind |
        | total               |
        | two dice combination |
        | small               |
        | big                 |
        | one of a kind       |

    Scenario Outline: A wager on <wager> lies on its place
      When seat 1 wagers 10 on <wager>
      Then the <wager> wager of 10 is taken

      Examples:
        | wager                           |
        | three of a kind of 1            |
        | three of a kind of 6            |
        | two of a kind of 1              |
        | two of a kind of 6              |
        | any three of a kind             |
        | total of 4                      |
        | total of 17                     |
        | two dice combination of 1 and 2 |
        | two dice combination of 5 and 6 |
        | small                           |
        | big                             |
        | one of a kind of 1              |
        | one of a kind of 6              |
