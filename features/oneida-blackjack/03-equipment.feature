Feature: Oneida Blackjack: equipment
  Up to seven places, a layout with betting areas, decks of one back with a cover card.

  @oneida-blackjack.B.1 @equipment @declaration @play
  Rule: The table has at most seven places for players, all on one side, and the dealer's place opposite
    Fewer than seven are enough.

    Background:
      Given a Blackjack table under the Oneida rules

    Scenario: Declared places
      Then the declared number of betting positions is at most 7
      And the declared number of betting positions is at least 1
      And the declared sides of the table with betting positions is 1
      And the declared place for the dealer is opposite the betting positions

    Scenario: Nobody sits at an eighth place, at the first somebody may
      When seat 8 sits down
      Then the act is refused
      When seat 1 sits down
      Then the act is accepted
      And a blackjack wager of 10 from seat 1 is taken

    @reading:reshuffle.after-each-round @reading:ordinary-cutter.farthest-right
    Scenario: Who was refused an eighth place is not asked to cut, as somebody at the last would be
      Given the house's way of shuffling is by hand
      When seat 8 sits down
      Then the act is refused
      When seat 1 sits down
      Then the act is accepted
      When seat 1 wagers 10 on blackjack
      And the round is completed
      And the house goes on
      Then the dealer offers the cut only like this
        | seat |
        | 1    |

  @oneida-blackjack.B.2 @equipment @declaration
  Rule: The layout has a betting area for each place, and room for the cards of each hand
    Whether the room is enough is for a person to see; the areas are declared.

    Background:
      Given a Blackjack table under the Oneida rules

    Scenario: As many betting areas as places
      Then the declared number of betting areas is the same as the declared number of betting positions

    Scenario: Room for the hands at every place
      Then the declared space for the hands is for every position

    Scenario: Each player's area has a place for the Blackjack wager
      Then the declared betting areas of each player include
        | blackjack |

  @oneida-blackjack.B.2.s1 @discretion @declaration
  Rule: The layout may have places for optional wagers and for those of Multiple Action
    Where such wagers are offered there are places for them.

    Background:
      Given a Blackjack table under the Oneida rules

    Scenario Outline: With the initial suit wager on <wager>, it has a place
      Given the house's initial suit wager is <wager>
      Then the declared betting areas of each player include
        | blackjack |
        | <wager>   |

      Examples:
        | wager          |
        | same suit      |
        | king and queen |

    Scenario: With hit wagers, they have a place
      Given the house's hit wagers is offered
      Then the declared betting areas of each player include
        | hit |

    Scenario: Without any of them there is the one for the Blackjack wager
      Given the house's initial suit wager is none
      And the house's hit wagers is not offered
      And the house's multiple action is not offered
      Then the declared betting areas of each player is blackjack

    Scenario: With Multiple Action there are three spots
      Given the house's multiple action is two or three
      Then the declared betting areas of each player include
        | blackjack   |
        | second spot |
        | third spot  |

  @oneida-blackjack.B.3 @equipment @declaration
  Rule: A table inventory container is on the table or attached to it

    Scenario: Declared place of the container
      Given a Blackjack table under the Oneida rules
      Then the declared place of the table inventory container is one of
        | on the table          |
        | attached to the table |

  @oneida-blackjack.B.4 @equipment @declaration @trace
  Rule: One deck or several are played with, all of one back, and one cover card

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's way of dealing is manual shoe

    Scenario Outline: A game with <decks>
      Given the house's number of decks is <number>
      Then the declared number of decks in use is <number>

      Examples:
        | decks     | number |
        | one deck  | 1      |
        | two decks | 2      |
        | six decks | 6      |

    Scenario: One back, and one cover card
      Then the declared number of different card designs in one deck is 1
      And the declared number of cover cards in one deck is 1
      And the declared color of the backs of the first deck differs from the declared color of the cover card

    Scenario: Every deck has the backs of the others, and is complete
      Given the house's number of decks is 2
      Then the declared number of card backs is 1
      And the declared cards in each deck is 52

  @oneida-blackjack.B.4.s1 @equipment @declaration
  Rule: The cover card is opaque and of one solid color that is told apart from backs and edges of the cards
    How readily an eye tells two colors apart is not declared; that they are two colors is.

    Background:
      Given a Blackjack table under the Oneida rules

    Scenario: It differs in color from backs and edges
      Then the declared color of the cover card differs from the declared color of the backs of the first deck
      And the declared color of the cover card differs from the declared color of the edges of the cards

    Scenario: It lets nothing through and is of one color
      Then the declared opacity of the cover card is opaque
      And the declared number of colors of the cover card is 1
