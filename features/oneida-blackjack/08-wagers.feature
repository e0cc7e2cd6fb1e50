Feature: Oneida Blackjack: wagers
  Who wagers, with what, until when, and at how many places.

  @oneida-blackjack.G.1 @betting @play @declaration
  Rule: A wager is chips, tokens, cash or other currency that the casino accepts, or a match play coupon, on a betting area
    A coupon only where the house takes them.

    Background:
      Given a Blackjack table under the Oneida rules

    Scenario Outline: In <instrument> it is taken
      When seat 1 wagers 10 on blackjack with <instrument>
      Then the blackjack wager of 10 is taken
      And each of the following happens once
        | does            | seat | wager     | amount |
        | takes the wager | 1    | blackjack | 10     |

      Examples:
        | instrument   |
        | a value chip |
        | cash         |

    Scenario: A match play coupon is taken where the house accepts it
      Given the house's match play coupons is accepted
      When seat 1 wagers 10 on blackjack with a match play coupon
      Then the blackjack wager of 10 is taken

    Scenario: Where the house does not accept it, it is refused, and chips are taken
      Given the house's match play coupons is not accepted
      When seat 1 wagers 10 on blackjack with a match play coupon
      Then the wager is refused
      But a blackjack wager of 10 from seat 1 is taken

    Scenario Outline: In <instrument> it is refused, in chips it is taken
      When seat 1 wagers 10 on blackjack with <instrument>
      Then the wager is refused
      But a blackjack wager of 10 from seat 1 is taken

      Examples:
        | instrument |
        | a cheque   |
        | a plaque   |

    Scenario Outline: With coupons <accepted> the house declares what is taken
      Given the house's match play coupons is <accepted>
      Then the declared instruments for wagers is one of
        | gaming chips, tokens, cash, other currency<coupons> |
        | gaming chips, tokens, cash<coupons>                 |
        | gaming chips, cash, other currency<coupons>         |
        | gaming chips, cash<coupons>                         |
        | gaming chips, tokens<coupons>                       |
        | gaming chips<coupons>                               |

      Examples:
        | accepted     | coupons              |
        | accepted     | , match play coupons |
        | not accepted |                      |

    Scenario: Coupons that are taken are among what is declared
      Given the house's match play coupons is accepted
      Then the declared instruments for wagers include
        | match play coupons |

  @oneida-blackjack.G.2 @betting @play @trace
  Rule: Only who is seated at the table may wager

    Background:
      Given a Blackjack table under the Oneida rules

    Scenario: From behind the chairs it is refused
      When somebody who is not seated wagers 10 on blackjack at seat 1
      Then the wager is refused
      But a blackjack wager of 10 from seat 1 is taken

    Scenario: Nor at a place where a player sits
      Given seat 1 wagers 10 on blackjack
      When somebody who is not seated wagers 10 on blackjack at seat 1
      Then the wager is refused
      And seat 1's blackjack wager stands at 10
      But a blackjack wager of 10 from seat 2 is taken

    Scenario: A player who stands up does not wager before sitting down again
      Given seat 1 sits down
      When seat 1 stands up and stays at the table
      And seat 1 wagers 10 on blackjack
      Then the wager is refused
      When seat 1 sits down
      Then a blackjack wager of 10 from seat 1 is taken

  @oneida-blackjack.G.2.s1 @conduct @trace
  Rule: A player who has wagered and got cards stays until the round is over

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And seats 1 and 2 wager 10 on blackjack

    Scenario: Before the cards a player may leave, and after the round, in between no player
      When seat 1 leaves the table
      Then the act is accepted
      And a blackjack wager of 10 from seat 1 is refused
      When the cards are dealt
      And seat 2 leaves the table
      Then the act is refused
      When the round is completed
      And seat 2 leaves the table
      Then the act is accepted

    Scenario: With cards a player may not
      Given the cards are dealt
      When seat 1 leaves the table
      Then the act is refused
      When the round is completed
      Then a blackjack wager of 10 from seat 1 is taken
      When seat 1 leaves the table
      Then the act is accepted

    Scenario: Nor when the own hand is finished and another is played
      Given the cards fall as
        | seat 1 | Td 6h 9c |
        | seat 2 | Th 8h    |
        | dealer | Tc 7s    |
      And seat 1 draws
      When seat 1 leaves the table
      Then the act is refused
      When seat 2 stands
      And the round is completed
      And seat 1 leaves the table
      Then the act is accepted

  @oneida-blackjack.G.3 @betting @play @trace
  Rule: Wagers are accepted as the table deals: from the shoe and from the hand alike, before the cards

    Scenario Outline: Dealt from <dealing>, the wager stands before the first card
      Given a Blackjack table under the Oneida rules, dealt from <dealing>
      And the house's multiple action is not offered
      When seat 1 wagers 10 on blackjack
      Then the blackjack wager of 10 is taken
      When the cards are dealt
      Then the following happens, in this order and once each
        | does            | seat | wager     | to     | number |
        | takes the wager | 1    | blackjack |        |        |
        | deals           |      |           | seat 1 | 1      |
        | deals           |      |           | dealer | 1      |

      Examples:
        | dealing       |
        | a manual shoe |
        | the hand      |

    Scenario Outline: Dealt from <dealing>, with cards out a newcomer is too late
      Given a Blackjack table under the Oneida rules, dealt from <dealing>
      And the house's multiple action is not offered
      And seat 1 wagers 10 on blackjack
      And the cards fall as
        | seat 1 | 9c 8h |
        | dealer | 6c Td |
      And the cards are dealt
      When seat 2 wagers 10 on blackjack
      Then the wager is refused
      When the round is completed
      Then a blackjack wager of 10 from seat 2 is taken

      Examples:
        | dealing       |
        | a manual shoe |
        | the hand      |

    Scenario Outline: On <wager>, too, one is accepted before the cards
      Given a Blackjack table under the Oneida rules
      And the house's initial suit wager is <wager>
      And seat 1 wagers 10 on blackjack
      When seat 1 wagers 5 on <wager>
      Then the <wager> wager of 5 is taken

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    Scenario: So are those on the second spot and on the third
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is two or three
      And seat 1 wagers 10 on blackjack
      When seat 1 wagers 15 on second spot
      Then the second spot wager of 15 is taken
      When seat 1 wagers 20 on third spot
      Then the third spot wager of 20 is taken

  @oneida-blackjack.G.3.s1 @betting @play
  Rule: After the first card no wager is made, increased or withdrawn, except where the rules say so
    Double down, split, insurance and hit wagers are such exceptions.

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered

    Scenario: A wager is made before the cards and not with the cards
      Given seats 1 and 2 wager 20 on blackjack
      When seat 3 wagers 10 on blackjack
      Then the blackjack wager of 10 is taken
      When the cards are dealt
      And seat 4 wagers 10 on blackjack
      Then the wager is refused

    Scenario: It is increased before the cards and not with the cards
      Given seats 1 and 2 wager 20 on blackjack
      When seat 1 wagers 10 on blackjack
      Then the wager is accepted
      And seat 1's blackjack wager stands at 30
      When the cards are dealt
      And seat 1 wagers 10 on blackjack
      Then the wager is refused
      And seat 1's blackjack wager stands at 30

    Scenario: It is changed before the cards and not with the cards
      Given seats 1 and 2 wager 20 on blackjack
      When seat 1 changes the blackjack wager to 25
      Then the change is accepted
      And seat 1's blackjack wager stands at 25
      When the cards are dealt
      And seat 1 changes the blackjack wager to 50
      Then the change is refused
      When seat 1 changes the blackjack wager to 15
      Then the change is refused
      And seat 1's blackjack wager stands at 25

    Scenario: It is withdrawn before the cards and not with the cards
      Given seats 1 and 2 wager 20 on blackjack
      When seat 1 takes the blackjack wager back
      Then the withdrawal is accepted
      When the cards are dealt
      And seat 2 takes the blackjack wager back
      Then the withdrawal is refused
      And seat 2's blackjack wager stands at 20

    Scenario: After a third card it is still so
      Given seats 1 and 2 wager 20 on blackjack
      And the cards fall as
        | seat 1 | 2d 3h 4c |
        | dealer | Tc 7s    |
      When seat 1 changes the blackjack wager to 20.50
      Then the change is accepted
      When seat 1 draws
      And seat 1 changes the blackjack wager to 40
      Then the change is refused
      When seat 1 takes the blackjack wager back
      Then the withdrawal is refused
      And seat 1's blackjack wager stands at 20.50

    Scenario: A first wager is made before the cards and not with the cards
      When seat 1 wagers 10 on blackjack
      Then the blackjack wager of 10 is taken
      When the cards are dealt
      And seat 2 wagers 10 on blackjack
      Then the wager is refused
      And seat 2's blackjack wager stands at 0

    Scenario Outline: On <wager>, too, one is made, changed and withdrawn before the cards and not with the cards
      Given the house's initial suit wager is <wager>
      And seats 1 and 2 wager 20 on blackjack
      When seat 1 wagers 5 on <wager>
      Then the <wager> wager of 5 is taken
      When seat 1 changes the <wager> wager to 10
      Then the change is accepted
      And seat 1's <wager> wager stands at 10
      When seat 1 takes the <wager> wager back
      Then the withdrawal is accepted
      And seat 1's <wager> wager stands at 0
      When the cards are dealt
      And seat 2 wagers 5 on <wager>
      Then the wager is refused

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    Scenario Outline: So it is with the <wager> of Multiple Action
      Given the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 20        | 20          | 20         |
        | 2    | 20        | 20          |            |
      And the cards fall as
        | seat 1 | Td 8h |
        | seat 2 | Ts 8s |
        | dealer | 9c    |
      When seat 1 changes the <wager> wager to 30
      Then the change is accepted
      And seat 1's <wager> wager stands at 30
      When the cards are dealt
      And seat 1 changes the <wager> wager to 40
      Then the change is refused
      When seat 1 takes the <wager> wager back
      Then the withdrawal is refused
      And seat 1's <wager> wager stands at 30

      Examples:
        | wager       |
        | second spot |
        | third spot  |

  @oneida-blackjack.G.4 @betting @play
  Rule: At the beginning of a round each player places a wager
    Who does not is not in the round.

    Background:
      Given a Blackjack table under the Oneida rules

    Scenario: What was wagered in one round is no wager in the next
      Given seats 1 and 2 wager 10 on blackjack
      And the round is completed
      When seat 1 wagers 15 on blackjack
      Then the blackjack wager of 15 is taken
      And seat 2's blackjack wager stands at 0

    Scenario: Without any wager there is no round, with one there is
      Given a player arrives at seat 1
      When the house goes on
      Then none of the following happens
        | does  |
        | deals |
      When seat 1 wagers 10 on blackjack
      And the cards are dealt
      Then seat 1 has 2 cards

    Scenario: A player who sits there without a wager gets no cards
      Given a player arrives at seat 2
      And seats 1 and 3 wager 10 on blackjack
      When the cards are dealt
      Then seat 1 has 2 cards
      And seat 2 has no cards
      And seat 3 has 2 cards

  @oneida-blackjack.G.5 @discretion @play @declaration
  Rule: The casino may let a player wager at several positions that lie side by side

    Background:
      Given a Blackjack table under the Oneida rules

    Scenario: With one position a player wagers at the own only
      Given the house's number of adjacent boxes is 1
      When the player at seat 3 wagers 10 on blackjack at the box of seat 4
      Then the wager is refused
      But a blackjack wager of 10 from seat 3 is taken
      And the declared number of adjacent boxes is 1

    Scenario Outline: With two, the second lies to the <side>
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on blackjack
      When the player at seat 3 wagers 10 on blackjack at the box of seat <box>
      Then the blackjack wager of 10 is taken
      And the declared number of adjacent boxes is 2

      Examples:
        | side  | box |
        | left  | 4   |
        | right | 2   |

    Scenario: With two, there is no third, and none that is not adjacent
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on blackjack
      When the player at seat 3 wagers 10 on blackjack at the box of seat 5
      Then the wager is refused
      When the player at seat 3 wagers 10 on blackjack at the box of seat 4
      Then the blackjack wager of 10 is taken
      When the player at seat 3 wagers 10 on blackjack at the box of seat 2
      Then the wager is refused

    @reading:three-positions.row
    Scenario: With three, they lie in a row
      Given the house's number of adjacent boxes is 3
      And seat 3 wagers 10 on blackjack
      And the player at seat 3 wagers 10 on blackjack at the box of seat 4
      When the player at seat 3 wagers 10 on blackjack at the box of seat 6
      Then the wager is refused
      When the player at seat 3 wagers 10 on blackjack at the box of seat 5
      Then the blackjack wager of 10 is taken
      And the declared number of adjacent boxes is 3

    @reading:three-positions.pairs
    Scenario: A third position is adjacent to only one of the others, so that there are two
      Given the house's number of adjacent boxes is 3
      And seat 3 wagers 10 on blackjack
      When the player at seat 3 wagers 10 on blackjack at the box of seat 4
      Then the blackjack wager of 10 is taken
      When the player at seat 3 wagers 10 on blackjack at the box of seat 5
      Then the wager is refused

    Scenario: A position at which another player wagers is refused, a free one is taken
      Given the house's number of adjacent boxes is 2
      And seats 3 and 4 wager 10 on blackjack
      When the player at seat 3 wagers 10 on blackjack at the box of seat 4
      Then the wager is refused
      When the player at seat 3 wagers 10 on blackjack at the box of seat 2
      Then the blackjack wager of 10 is taken

    Scenario: The first and the last position do not lie side by side
      Given the house's number of adjacent boxes is 2
      And seat 7 wagers 10 on blackjack
      When the player at seat 7 wagers 10 on blackjack at the box of seat 1
      Then the wager is refused
      When the player at seat 7 wagers 10 on blackjack at the box of seat 6
      Then the blackjack wager of 10 is taken

  @oneida-blackjack.G.5.s1 @betting @play
  Rule: Such a position is treated in everything as if a player sat there

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And the house's number of adjacent boxes is 2

    Scenario: It is dealt a hand, in its turn
      Given seats 2 and 5 wager 10 on blackjack
      When the player at seat 2 wagers 10 on blackjack at the box of seat 3
      And the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 2 | 1      |
        | deals | seat 3 | 1      |
        | deals | seat 5 | 1      |
        | deals | dealer | 1      |
        | deals | seat 2 | 2      |
        | deals | seat 3 | 2      |
        | deals | seat 5 | 2      |

    Scenario: Each is decided by itself and settled by itself
      Given seat 2 wagers 10 on blackjack
      And the player at seat 2 wagers 20 on blackjack at the box of seat 3
      And the cards fall as
        | seat 2 | Td 6h    |
        | seat 3 | 5d 6c 8c |
        | dealer | Tc 7s    |
      When seat 2 stands
      And seat 3 draws
      And seat 3 stands
      And the round is completed
      Then the results are
        | seat | blackjack |
        | 2    | loses     |
        | 3    | wins 20   |

    Scenario: It has an insurance wager and a double down of its own
      Given the house's insurance is allowed
      And the house's doubling down is allowed
      And seat 2 wagers 10 on blackjack
      And the player at seat 2 wagers 20 on blackjack at the box of seat 3
      And the cards fall as
        | seat 2 | Td 7h    |
        | seat 3 | 5d 6c 9c |
        | dealer | Ac 8s    |
      And the cards are dealt
      When seat 3 wagers 10 on insurance
      Then the insurance wager of 10 is taken
      When seat 2 stands
      And seat 3 doubles down
      Then the act is accepted
      When the round is completed
      Then the results are
        | seat | blackjack | insurance |
        | 2    | loses     |           |
        | 3    | wins 40   | loses     |

    Scenario: Its pair is split as any other
      Given the house's splitting is allowed
      And seat 2 wagers 10 on blackjack
      And the player at seat 2 wagers 20 on blackjack at the box of seat 3
      And the cards fall as
        | seat 2               | Td 7h    |
        | seat 3               | 8d 8c Th |
        | seat 3's second hand | 9d       |
        | dealer               | Tc 9s    |
      When seat 2 stands
      And seat 3 splits
      Then the act is accepted
