Feature: Oneida Blackjack: Multiple Action
  One hand of a player's against two or three of the dealer's, all of them begun with the same open card.

  @oneida-blackjack.L.1 @discretion @declaration @play
  Rule: The casino may offer Multiple Action: one hand against two or three hands of the dealer's

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe

    Scenario: Against two
      Given the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h    |
        | dealer | 9c Tc 8c |
      When seat 1 stands
      And the round is completed
      Then the results are
        | seat | blackjack | second spot |
        | 1    | loses     | wins 10     |

    Scenario: Against three
      Given the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h       |
        | dealer | 9c Tc 8c 9s |
      When seat 1 stands
      And the round is completed
      Then the results are
        | seat | blackjack | second spot | third spot  |
        | 1    | loses     | wins 10     | is returned |

    Scenario Outline: Where it is not offered there is no wager on the <spot>
      Given the house's multiple action is not offered
      And seat 1 wagers 10 on blackjack
      When seat 1 wagers 10 on <spot>
      Then the wager is refused
      But a blackjack wager of 10 from seat 2 is taken

      Examples:
        | spot        |
        | second spot |
        | third spot  |

    Scenario Outline: What is offered is declared: <what>
      Given the house's multiple action is <what>
      Then the declared multiple action is <what>

      Examples:
        | what         |
        | two or three |
        | three        |
        | not offered  |

    Scenario: Where it is offered the wager on the second spot is taken
      Given the house's multiple action is two or three
      When seat 1 wagers 10 on blackjack
      Then the blackjack wager of 10 is taken
      When seat 1 wagers 10 on second spot
      Then the second spot wager of 10 is taken

  @oneida-blackjack.L.1.s1 @betting @play
  Rule: The player makes two or three wagers, one against each hand of the dealer's

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario: Two or three, and of different amounts
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 20          |            |
        | 2    | 30        | 10          | 50         |
      And the cards fall as
        | seat 1 | Td 8h             |
        | seat 2 | Ts Kh             |
        | dealer | 8c 3c 8d 6c 8s 9h |
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the results are
        | seat | blackjack | second spot | third spot |
        | 1    | loses     | wins 20     |            |
        | 2    | wins 30   | wins 10     | wins 50    |

    Scenario: Each is decided against its own hand
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h             |
        | dealer | 9c 9s 4c 9d 6c 6d |
      When seat 1 stands
      And the round is completed
      Then the results are
        | seat | blackjack   | second spot | third spot |
        | 1    | is returned | wins 10     | loses      |

    Scenario: A second and a third are taken
      When seat 1 wagers 10 on blackjack
      Then the blackjack wager of 10 is taken
      When seat 1 wagers 20 on second spot
      Then the second spot wager of 20 is taken
      When seat 1 wagers 30 on third spot
      Then the third spot wager of 30 is taken
      And seat 1's blackjack wager stands at 10

  @oneida-blackjack.L.1.s2 @procedure @play @trace
  Rule: Each hand of the dealer's begins with the first open card

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario: Under an open five the three hands are fifteen and a card, fourteen and a card, and eighteen
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h                |
        | dealer | 5c Tc 4c 9d 5d 3d Ts |
      When seat 1 stands
      And the round is completed
      Then the results are
        | seat | blackjack | second spot | third spot  |
        | 1    | loses     | loses       | is returned |

    Scenario: Only one open card is ever turned up
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h       |
        | dealer | 9c Tc 8c 9s |
      When seat 1 stands
      And the round is completed
      Then each of the following happens once
        | does     | whose  | cards |
        | turns up | dealer | 9c    |
      And each of the following happens once
        | does  | to     | card |
        | deals | dealer | 9c   |
        | deals | dealer | Tc   |
        | deals | dealer | 8c   |
        | deals | dealer | 9s   |

  @oneida-blackjack.L.1.s3 @betting @declaration
  Rule: It is not offered at a table with a progressive, a bonus or a streak wager

    Scenario Outline: With it, offered as <how>, there is none of the three
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is <how>
      Then the declared offer of the progressive wager is no
      And the declared offer of a bonus wager is no
      And the declared offer of a streak wager is no

      Examples:
        | how          |
        | two or three |
        | three        |

  @oneida-blackjack.L.2 @betting @play
  Rule: Before the first card each player has to make two or three wagers

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario: With one wager alone a player gets no cards, with two another does
      Given the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        |             |
        | 2    | 10        | 10          |
      And seat 1 makes no other wager
      When the cards are dealt
      Then seat 1 has no cards
      And seat 2 has 2 cards
      And each of the following happens once
        | does    | seat | wager     | result   |
        | settles | 1    | blackjack | returned |

    Scenario Outline: One wager is too few on the <spot> as well
      Given the wagers are
        | seat | blackjack | second spot |
        | 2    | 10        | 10          |
      And seat 1 wagers 10 on <spot>
      And seat 1 makes no other wager
      When the cards are dealt
      Then seat 1 has no cards
      And seat 2 has 2 cards
      And each of the following happens once
        | does    | seat | wager  | result   |
        | settles | 1    | <spot> | returned |

      Examples:
        | spot        |
        | second spot |
        | third spot  |

    Scenario Outline: A wager on <wager> is none against a hand of the dealer's
      Given the house's initial suit wager is <wager>
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        |             |
        | 2    | 10        | 10          |
      And seat 1 wagers 5 on <wager>
      And seat 1 makes no other wager
      When the cards are dealt
      Then seat 1 has no cards
      And seat 2 has 2 cards
      And each of the following happens once
        | does    | seat | wager     | result   |
        | settles | 1    | blackjack | returned |
        | settles | 1    | <wager>   | returned |

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    Scenario: With the cards out no second or third is made
      Given the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
        | 2    | 10        | 10          |
      When seat 2 wagers 10 on third spot
      Then the third spot wager of 10 is taken
      When the cards are dealt
      And seat 1 wagers 10 on third spot
      Then the wager is refused

    Scenario: No wagers are made between the hands of the dealer
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          |            |
        | 2    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h       |
        | seat 2 | Ts 8s       |
        | dealer | 9c Tc 8c 9s |
      When seat 1 stands
      And seat 2 stands
      And the house goes on until the dealer moves the up-card
      And seat 1 wagers 10 on third spot
      Then the wager is refused
      When the round is completed
      Then a blackjack wager of 10 from seat 1 is taken

  @oneida-blackjack.L.2.s1 @discretion @declaration @play
  Rule: The casino may require a wager against all three hands

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe

    Scenario: Where it does, two are not enough and three are
      Given the house's multiple action is three
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          |            |
        | 2    | 10        | 10          | 10         |
      And seat 1 makes no other wager
      When the cards are dealt
      Then seat 1 has no cards
      And seat 2 has 2 cards
      And each of the following happens once
        | does    | seat | wager       | result   |
        | settles | 1    | blackjack   | returned |
        | settles | 1    | second spot | returned |
      And the declared hands of the dealer in multiple action is 3

    Scenario: Where it does not, two are enough
      Given the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And seat 1 makes no other wager
      When the cards are dealt
      Then seat 1 has 2 cards

  @oneida-blackjack.L.3 @procedure @trace @play
  Rule: Cards are dealt as from a manual shoe
    The dealer's second card comes later.

    Scenario: Two cards for each player, and one open card for the dealer
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot |
        | 2    | 10        | 10          |
        | 5    | 10        | 10          |
      And the cards fall as
        | seat 2 | Td 8h |
        | seat 5 | Ts 8s |
        | dealer | 9c    |
      When the cards are dealt
      Then the following happens, in this order and once each
        | does     | to     | number | face | from | whose  | cards | seat |
        | deals    | seat 2 | 1      | up   | shoe |        |       |      |
        | deals    | seat 5 | 1      | up   | shoe |        |       |      |
        | deals    | dealer | 1      | down | shoe |        |       |      |
        | deals    | seat 2 | 2      | up   | shoe |        |       |      |
        | deals    | seat 5 | 2      | up   | shoe |        |       |      |
        | turns up |        |        |      |      | dealer | 9c    |      |
        | asks     |        |        |      |      |        |       | 2    |

  @oneida-blackjack.L.3.s1 @betting @play
  Rule: The player decides as ever; to double down or to split takes another wager beside each of the wagers

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three
      And the house's doubling down is allowed
      And the house's splitting is allowed
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 20          |            |
        | 2    | 10        | 20          | 30         |

    Scenario Outline: The player <does>
      Given the cards fall as
        | seat 1 | 8d 8h 2c |
        | seat 2 | Ts 8s    |
        | dealer | 9c       |
      When seat 1 <does>
      Then the act is accepted

      Examples:
        | does         |
        | doubles down |
        | splits       |

    Scenario: Doubled, each of two wagers is
      Given the cards fall as
        | seat 1 | 5d 6h 2c |
        | seat 2 | Ts 8s    |
        | dealer | 9c       |
      When seat 1 doubles down
      Then seat 1's blackjack wager stands at 20
      And seat 1's second spot wager stands at 40
      And seat 1 has 3 cards

    Scenario: Doubled, each of three wagers is
      Given the cards fall as
        | seat 1 | Ts 8s    |
        | seat 2 | 5d 6h 2c |
        | dealer | 9c       |
      When seat 1 stands
      And seat 2 doubles down
      Then seat 2's blackjack wager stands at 20
      And seat 2's second spot wager stands at 40
      And seat 2's third spot wager stands at 60

    Scenario: Split, there is another for each
      Given the cards fall as
        | seat 1               | Ts 8s    |
        | seat 2               | 8d 8h 2c |
        | seat 2's second hand | 3c       |
        | dealer               | 9c       |
      When seat 1 stands
      And seat 2 splits
      Then seat 2's blackjack for the second hand wager stands at 10
      And seat 2's second spot for the second hand wager stands at 20
      And seat 2's third spot for the second hand wager stands at 30
      And seat 2's blackjack wager stands at 10
      And seat 2's third spot wager stands at 30

    Scenario: The turn follows the announcement of the total
      Given the cards fall as
        | seat 1 | Td 6h |
        | seat 2 | Ts 8s |
        | dealer | 9c    |
      When seat 1 stands
      Then the following happens, in this order and once each
        | does                | whose  | count | seat |
        | announces the total | seat 1 | 16    |      |
        | stands              |        |       | 1    |

  @oneida-blackjack.L.4 @betting @play
  Rule: Any player may insure each of those wagers

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario Outline: Insurance of the <which> wager, by the first player and the last
      Given the house's insurance is allowed
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
        | 7    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h |
        | seat 7 | Ts 8s |
        | dealer | Ac    |
      And the cards are dealt
      When seat 1 wagers 5 on <insurance>
      Then the <insurance> wager of 5 is taken
      When seat 7 wagers 5 on <insurance>
      Then the <insurance> wager of 5 is taken

      Examples:
        | which  | insurance        |
        | first  | insurance        |
        | second | second insurance |
        | third  | third insurance  |

    Scenario: It is offered once, before the first turn
      Given the house's insurance is allowed
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h |
        | dealer | Ac    |
      When the house goes on
      Then the following happens, in this order and once each
        | who    | does             | seat |
        | dealer | offers insurance |      |
        | dealer | asks             | 1    |

    Scenario: There is none for a wager that was not made
      Given the house's insurance is allowed
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h |
        | dealer | Ac    |
      And the cards are dealt
      When seat 1 wagers 5 on third insurance
      Then the wager is refused
      But a second insurance wager of 5 from seat 1 is taken

    @reading:insurance-in-multiple-action.of-right
    Scenario: Also where insurance is prohibited otherwise
      Given the house's insurance is prohibited
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h |
        | dealer | Ac    |
      And the cards are dealt
      When seat 1 wagers 5 on second insurance
      Then the second insurance wager of 5 is taken

    @reading:insurance-in-multiple-action.as-allowed
    Scenario: Not where insurance is prohibited
      Given the house's insurance is prohibited
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h |
        | dealer | Ac    |
      And the cards are dealt
      When seat 1 wagers 5 on second insurance
      Then the wager is refused
      When the round is completed
      Then a blackjack wager of 10 from seat 1 is taken

  @oneida-blackjack.L.4.s1 @payout @play
  Rule: Each is decided by the second card of its hand of the dealer's

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three
      And the house's insurance is allowed
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |

    @reading:dealers-second-blackjack.each-hand
    Scenario Outline: Second cards <cards>
      Given the cards fall as
        | seat 1 | Td 8h      |
        | dealer | Ac <cards> |
      And the cards are dealt
      When seat 1 wagers 5 on insurance
      And seat 1 wagers 5 on second insurance
      And seat 1 wagers 5 on third insurance
      And seat 1 stands
      And the round is completed
      Then seat 1's insurance <first>
      And seat 1's second insurance <second>
      And seat 1's third insurance <third>

      Examples:
        | cards    | first                                    | second                                   | third                                    |
        | Tc 8c 9c | wins 5 at the declared odds of insurance | loses                                    | loses                                    |
        | 8c Tc 9c | loses                                    | wins 5 at the declared odds of insurance | loses                                    |
        | 8c 9c Kc | loses                                    | loses                                    | wins 5 at the declared odds of insurance |

    Scenario: Without an ace and a ten all are lost
      Given the cards fall as
        | seat 1 | Td 8h       |
        | dealer | Ac 7c 8c 9c |
      And the cards are dealt
      When seat 1 wagers 5 on insurance
      And seat 1 wagers 5 on third insurance
      And seat 1 stands
      And the round is completed
      Then seat 1's insurance loses
      And seat 1's third insurance loses

  @oneida-blackjack.L.5 @procedure @play @trace
  Rule: When all players have decided, the dealer deals a second card to the open one, and draws as ever

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three
      And the house's soft 17 is drawn
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
        | 2    | 10        | 10          |

    @reading:second-card.dealt-after-decisions
    Scenario: Dealt when the last player has finished
      Given the cards fall as
        | seat 1 | Td 2h 6h |
        | seat 2 | Ts 8s    |
        | dealer | 9c Tc 9s |
      When seat 1 draws
      And seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does   | seat | to     | number | card | face |
        | deals  |      | seat 1 | 3      |      |      |
        | stands | 2    |        |        |      |      |
        | deals  |      | dealer |        | Tc   | up   |

    @reading:second-card.turned
    Scenario: Dealt with the others, and turned up when the last player has finished
      Given the cards fall as
        | seat 1 | Td 8h    |
        | seat 2 | Ts 8s    |
        | dealer | 9c Tc 9s |
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does     | seat | to     | card | whose  | cards |
        | deals    |      | dealer | Tc   |        |       |
        | stands   | 2    |        |      |        |       |
        | turns up |      |        |      | dealer | Tc    |

    Scenario Outline: With <cards> the dealer draws up to <total>
      Given the cards fall as
        | seat 1 | Td 8h          |
        | seat 2 | Ts 8s          |
        | dealer | <cards> Th Ks  |
      When seat 1 stands
      And seat 2 stands
      And the house goes on until the dealer moves the up-card
      Then seat 1's blackjack <result>

      Examples:
        | cards    | total     | result  |
        | 6c 4c 9d | nineteen  | loses   |
        | 6c 5c 6d | seventeen | wins 10 |
        | 7c Tc    | seventeen | wins 10 |

  @oneida-blackjack.L.6 @payout @play @trace
  Rule: After the dealer's first hand the wagers on the first spots are settled; of a hand above twenty-one all wagers are taken

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario: The first spots, before the second hand is dealt
      Given the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
        | 7    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h    |
        | seat 7 | Ts Kh    |
        | dealer | 9c Tc 8c |
      When seat 1 stands
      And seat 7 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager     | result | to     | card |
        | deals   |      |           |        | dealer | Tc   |
        | settles | 1    | blackjack | loses  |        |      |
        | deals   |      |           |        | dealer | 8c   |
      And the following happens, in this order and once each
        | does    | seat | wager     | result | to     | card |
        | deals   |      |           |        | dealer | Tc   |
        | settles | 7    | blackjack | wins   |        |      |
        | deals   |      |           |        | dealer | 8c   |

    Scenario: A hand above twenty-one loses all three wagers, and its cards go
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 20          | 30         |
        | 2    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 6h Kh          |
        | seat 2 | Ts 8s             |
        | dealer | 9c 4c Kd 5c Ks 6c Kc |
      When seat 1 draws
      And seat 2 stands
      And the round is completed
      Then the results are
        | seat | blackjack | second spot | third spot |
        | 1    | loses     | loses       | loses      |
        | 2    | wins 10   | wins 10     | wins 10    |
      And the following happens, in this order and once each
        | does            | seat | wager      | result | whose  | where       |
        | settles         | 1    | third spot | loses  |        |             |
        | collects cards  |      |            |        | seat 1 |             |
        | moves the up-card |    |            |        |        | second hand |

  @oneida-blackjack.L.6.s1 @collection @trace
  Rule: Then the dealer's cards are collected and put face down into the discard rack

    Scenario: All but the open one, when there is another hand to come
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h    |
        | dealer | 9c Tc 8c |
      When seat 1 stands
      And the house goes on until the dealer moves the up-card
      Then the following happens, in this order and once each
        | who    | does              | seat | wager     | whose  | where        | face | cards |
        |        | settles           | 1    | blackjack |        |              |      |       |
        | dealer | collects cards    |      |           | dealer |              |      |       |
        | dealer | discards          |      |           | dealer | discard rack | down | Tc    |
        | dealer | moves the up-card |      |           |        | second hand  |      |       |

  @oneida-blackjack.L.6.a @procedure @play @trace
  Rule: If every player's hand is above twenty-one the dealer draws nothing more and collects all the cards, the open one too

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario: Both players are
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
        | 2    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 6h Kh    |
        | seat 2 | Ts 6s Kd    |
        | dealer | 6c 4c 8c 9s |
      When seat 1 draws
      And seat 2 draws
      And the round is completed
      Then none of the following happens
        | does              | where       |
        | moves the up-card |             |
      And none of the following happens
        | does  | to     | number |
        | deals | dealer | 3      |
      And each of the following happens once
        | who    | does           | whose  |
        | dealer | collects cards | dealer |

    @reading:second-card-when-all-over.dealt
    Scenario: The dealer's first hand has its second card
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
        | 2    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 6h Kh |
        | seat 2 | Ts 6s Kd |
        | dealer | 6c 4c    |
      When seat 1 draws
      And seat 2 draws
      And the round is completed
      Then the dealer has 2 cards

    @reading:second-card-when-all-over.not-dealt @reading:second-card.dealt-after-decisions
    Scenario: The dealer's first hand gets no second card
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
        | 2    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 6h Kh |
        | seat 2 | Ts 6s Kd |
        | dealer | 6c 4c    |
      When seat 1 draws
      And seat 2 draws
      And the round is completed
      Then the dealer has 1 card

    @reading:insurance-alone.not-dealt
    Scenario: What insures the hands that are not dealt goes back
      Given the house's insurance is allowed
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
        | 2    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 6h Kh |
        | seat 2 | Ts 6s Kd |
        | dealer | Ac 4c Kc |
      And the cards are dealt
      When seat 1 wagers 5 on second insurance
      And seat 2 wagers 5 on third insurance
      And seat 1 draws
      And seat 2 draws
      And the round is completed
      Then seat 1's second insurance is returned
      And seat 2's third insurance is returned
      And none of the following happens
        | does              |
        | moves the up-card |

    @reading:insurance-alone.dealt @reading:dealers-second-blackjack.each-hand @reading:second-card-when-all-over.dealt
    Scenario: The hands that are insured are dealt all the same
      Given the house's insurance is allowed
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 6h Kh    |
        | dealer | Ac 4c 8c Tc |
      And the cards are dealt
      When seat 1 wagers 5 on third insurance
      And seat 1 draws
      And the round is completed
      Then seat 1's third insurance wins 5 at the declared odds of insurance

  @oneida-blackjack.L.6.b @procedure @trace @play
  Rule: If a wager remains on a second or third spot, the open card stays

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario Outline: On <what>, every card but the open one goes
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | <third>    |
      And the cards fall as
        | seat 1 | Td 8h          |
        | dealer | 9c 4c 6d 8c 8d |
      When seat 1 stands
      And the round is completed
      Then the following happens, in this order
        | who    | does              | whose  | where        | cards | to     | card |
        |        | settles           |        |              |       |        |      |
        | dealer | collects cards    | dealer |              |       |        |      |
        | dealer | discards          | dealer | discard rack | 4c 6d |        |      |
        | dealer | moves the up-card |        | second hand  | 9c    |        |      |
        |        | deals             |        |              |       | dealer | 8c   |
      And seat 1's second spot wins 10

      Examples:
        | what                       | third |
        | the second spot            |       |
        | the second and third spots | 10    |

    Scenario: Where none remains there it does not stay
      Given the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h    |
        | dealer | 9c Tc 8c |
      And seat 1 stands
      And the round is completed
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 6h Kh |
        | dealer | 9c Tc 8c |
      When seat 1 draws
      And the round is completed
      Then none of the following happens
        | does              |
        | moves the up-card |
      And none of the following happens
        | does  | to     | card |
        | deals | dealer | 8c   |

  @oneida-blackjack.L.7 @procedure @play @trace
  Rule: The open card is moved to the place of the second hand, and gets a second card and what the dealer draws

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario: When the cards of the first hand are in the rack
      Given the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h    |
        | dealer | 9c Tc 8c |
      When seat 1 stands
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does              | where        | cards | to     | card | face |
        | dealer | discards          | discard rack | Tc    |        |      |      |
        | dealer | moves the up-card | second hand  | 9c    |        |      |      |
        |        | deals             |              |       | dealer | 8c   | up   |

    Scenario Outline: The second hand is drawn to by the same rule: with <cards> the player <result>
      Given the house's soft 17 is drawn
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h         |
        | dealer | 6c Tc 2c <cards> |
      When seat 1 stands
      And the round is completed
      Then seat 1's blackjack is returned
      And seat 1's second spot <result>

      Examples:
        | cards    | result      |
        | Th 3d    | loses       |
        | 5d 5h As | wins 10     |
        | As 4d    | loses       |
        | Kd Ks    | wins 10     |

  @oneida-blackjack.L.8 @payout @play @trace
  Rule: After the second hand the wagers on the second spots are settled

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario: Those, and before the third hand is dealt
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          |            |
        | 7    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h       |
        | seat 7 | Ts Kh       |
        | dealer | 9c 8c Tc 8d |
      When seat 1 stands
      And seat 7 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager       | result | to     | card |
        | deals   |      |             |        | dealer | Tc   |
        | settles | 1    | second spot | loses  |        |      |
        | deals   |      |             |        | dealer | 8d   |
      And the following happens, in this order and once each
        | does    | seat | wager       | result | to     | card |
        | deals   |      |             |        | dealer | Tc   |
        | settles | 7    | second spot | wins   |        |      |
        | deals   |      |             |        | dealer | 8d   |

  @oneida-blackjack.L.8.s1 @collection @trace
  Rule: Then all the dealer's cards but the open one go face down into the discard rack

    Scenario: After the second hand as after the first
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h             |
        | dealer | 9c 8c 4c 6d 8d    |
      And seat 1 stands
      And the house goes on until the dealer moves the up-card
      When the house goes on until the dealer moves the up-card
      Then the following happens, in this order and once each
        | who    | does              | whose  | seat | wager       | where        | face | cards |
        |        | settles           |        | 1    | second spot |              |      |       |
        | dealer | collects cards    | dealer |      |             |              |      |       |
        | dealer | discards          | dealer |      |             | discard rack | down | 4c 6d |
        | dealer | moves the up-card |        |      |             | third hand   |      |       |

  @oneida-blackjack.L.8.s2 @procedure @play @trace
  Rule: The open card is moved to the place of the third hand, and gets its cards, unless nobody has made a third wager

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario: With a third wager of one player
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          |            |
        | 2    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h          |
        | seat 2 | Ts 8s          |
        | dealer | 9c 8c Tc 5d 5h |
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does              | where      | cards | to     | card | face |
        | dealer | moves the up-card | third hand | 9c    |        |      |      |
        |        | deals             |            |       | dealer | 5d   | up   |
        |        | deals             |            |       | dealer | 5h   | up   |
      And seat 2's third spot loses

    Scenario: Without one there is no third hand
      Given the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
        | 2    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h       |
        | seat 2 | Ts 8s       |
        | dealer | 9c 8c Tc 8d |
      When seat 1 stands
      And seat 2 stands
      And the round is completed
      Then none of the following happens
        | does              | where      |
        | moves the up-card | third hand |
      And none of the following happens
        | does  | to     | card |
        | deals | dealer | 8d   |

    @reading:third-hand.any-live
    Scenario: Nor where the only third wager has been lost by too many points
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          |            |
        | 2    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h       |
        | seat 2 | Ts 6s Kh    |
        | dealer | 9c 8c Tc 8d |
      When seat 1 stands
      And seat 2 draws
      And the round is completed
      Then none of the following happens
        | does              | where      |
        | moves the up-card | third hand |

    @reading:third-hand.any-made
    Scenario: Also where that wager has been lost by too many points
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          |            |
        | 2    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h       |
        | seat 2 | Ts 6s Kh    |
        | dealer | 9c 8c Tc 8d |
      When seat 1 stands
      And seat 2 draws
      And the round is completed
      Then each of the following happens once
        | does              | where      |
        | moves the up-card | third hand |

    @reading:insurance-alone.not-dealt @reading:third-hand.any-live
    Scenario: What insures a third hand on whose spot no wager is left goes back
      Given the house's insurance is allowed
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          |            |
        | 2    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h       |
        | seat 2 | Ts 6s Kh    |
        | dealer | Ac 8c 7c Kc |
      And the cards are dealt
      When seat 2 wagers 5 on third insurance
      And seat 1 stands
      And seat 2 draws
      And the round is completed
      Then seat 2's third insurance is returned
      And none of the following happens
        | does              | where      |
        | moves the up-card | third hand |

    @reading:insurance-alone.dealt @reading:third-hand.any-live @reading:dealers-second-blackjack.each-hand
    Scenario: A third hand that is insured is dealt though no wager is left on its spot
      Given the house's insurance is allowed
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          |            |
        | 2    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h       |
        | seat 2 | Ts 6s Kh    |
        | dealer | Ac 8c 7c Tc |
      And the cards are dealt
      When seat 2 wagers 5 on third insurance
      And seat 1 stands
      And seat 2 draws
      And the round is completed
      Then seat 2's third insurance wins 5 at the declared odds of insurance

  @oneida-blackjack.L.9 @payout @play @trace
  Rule: After the third hand the wagers on the third spots are settled

    Scenario: One wins and one loses, and a player without a third wager has no part in it
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
        | 2    | 10        | 10          |            |
        | 7    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h       |
        | seat 2 | Th 9s       |
        | seat 7 | Ts Kh       |
        | dealer | 9c 8c 8d Tc |
      When seat 1 stands
      And seat 2 stands
      And seat 7 stands
      And the round is completed
      Then the following happens, in this order and once each
        | does           | seat | wager      | result | to     | card |
        | deals          |      |            |        | dealer | Tc   |
        | settles        | 1    | third spot | loses  |        |      |
        | ends the round |      |            |        |        |      |
      And the following happens, in this order and once each
        | does           | seat | wager      | result | to     | card |
        | deals          |      |            |        | dealer | Tc   |
        | settles        | 7    | third spot | wins   |        |      |
        | ends the round |      |            |        |        |      |
      And none of the following happens
        | does    | seat | wager      |
        | settles | 2    | third spot |

  @oneida-blackjack.L.10 @collection @trace
  Rule: After the last hand all cards on the layout are picked up, as after any round

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario: After two hands, from the right, and the dealer's last
      Given the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
        | 4    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h    |
        | seat 4 | Ts Kh    |
        | dealer | 9c 8c 8d |
      And seat 1 stands
      And seat 4 stands
      And the house goes on until the dealer moves the up-card
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | where        | cards |
        | dealer | collects cards | seat 4 |              |       |
        | dealer | collects cards | seat 1 |              |       |
        | dealer | collects cards | dealer |              |       |
        | dealer | discards       | dealer | discard rack | 9c 8d |
        |        | ends the round |        |              |       |

    Scenario: After three hands, too
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
        | 4    | 10        | 10          |            |
      And the cards fall as
        | seat 1 | Td 8h       |
        | seat 4 | Ts Kh       |
        | dealer | 9c 8c 8d Tc |
      And seat 1 stands
      And seat 4 stands
      And the house goes on until the dealer moves the up-card
      And the house goes on until the dealer moves the up-card
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | where        | cards |
        | dealer | collects cards | seat 4 |              |       |
        | dealer | collects cards | seat 1 |              |       |
        | dealer | collects cards | dealer |              |       |
        | dealer | discards       | dealer | discard rack | 9c Tc |
        |        | ends the round |        |              |       |
