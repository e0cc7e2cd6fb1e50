Feature: Equipment

  @oneida-four-card.B.1 @equipment @declaration @play
  Rule: The table has seven places for players on one side and the dealer's place opposite
    No fewer than seven, and no more.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Declared places
      Then the declared number of betting positions is 7
      And the declared sides of the table with betting positions is 1
      And the declared place for the dealer is opposite the betting positions

    Scenario: Nobody sits at an eighth position, at the first somebody may
      When seat 8 sits down
      Then the act is refused
      When seat 1 sits down
      Then the act is accepted
      And an ante wager of 10 from seat 1 is taken

    # Unlike mlgca-four-card: the table has seven positions, and no fewer.
    Scenario: A wager at an eighth position is refused, at the seventh it is taken
      Given the house's number of adjacent boxes is 2
      When the player at seat 7 wagers 10 on ante at the box of seat 8
      Then the wager is refused
      But an ante wager of 10 from seat 7 is taken

  @oneida-four-card.B.2 @equipment @declaration
  Rule: The layout has a betting area for each of seven players
    As many areas as there are places.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Declared number of betting areas
      Then the declared number of betting areas is 7

    Scenario: As many betting areas as positions
      Then the declared number of betting areas is the same as the declared number of betting positions

  @oneida-four-card.B.2.s1 @equipment @declaration
  Rule: Each betting area has a place for the ante, one for aces up and one for the play wager
    None of the three serves for another.

    Scenario: Declared areas
      Given a Four Card Poker table under the Oneida rules
      Then the declared betting areas of each player include
        | ante    |
        | play    |
        | aces up |

  @oneida-four-card.B.3 @equipment @declaration
  Rule: A table inventory container is on the table or attached to it
    Chips that are collected go there.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Declared place of the container
      Then the declared place of the table inventory container is one of
        | on the table          |
        | attached to the table |

    Scenario: The container is a part of the table
      Then the declared parts of the table include
        | table inventory container |

  @oneida-four-card.B.4 @equipment @declaration @trace
  Rule: The game is played with one deck of one back, a cutting card and a cover card, unless a shuffling device allows for a second deck
    The backs agree in color and in design. What the two further cards are for is said with shuffle and cut.

    Scenario: Without a shuffling device one deck is brought to the table and taken
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      When one deck is brought to the table
      Then the delivery is accepted
      And each of the following happens once
        | does     | deck   |
        | receives | deck 1 |

    Scenario: Shuffled by hand, one deck serves round after round
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      When 3 rounds are played
      Then every round is played with the same deck

    Scenario: The facility says how many decks are in use
      Given a Four Card Poker table under the Oneida rules
      And the house's number of decks is 1
      Then the declared number of decks in use is 1

    Scenario: Without a shuffling device a second deck does not become one of two by coming later
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one deck is brought to the table
      And the house goes on
      When one deck is brought to the table
      And 3 rounds are played
      Then every round is played with the same deck

    Scenario: One back, one cutting card, one cover card
      Given a Four Card Poker table under the Oneida rules
      And the house's number of decks is 1
      Then the declared number of different card designs in one deck is 1
      And the declared number of cutting cards in one deck is 1
      And the declared number of cover cards in one deck is 1

  @oneida-four-card.B.4.s1 @equipment @declaration
  Rule: Cutting card and cover card are opaque and of one solid color that is told apart from the backs and edges of the cards
    How readily an eye tells two colors apart is not declared; that they are two colors is.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: The cutting card differs in color from backs and edges
      Then the declared color of the cutting card differs from the declared color of the backs of the first deck
      And the declared color of the cutting card differs from the declared color of the edges of the cards

    Scenario: The cutting card lets nothing through and is of one color
      Then the declared opacity of the cutting card is opaque
      And the declared number of colors of the cutting card is 1

    Scenario: The cover card differs in color from backs and edges
      Then the declared color of the cover card differs from the declared color of the backs of the first deck
      And the declared color of the cover card differs from the declared color of the edges of the cards

    Scenario: The cover card lets nothing through and is of one color
      Then the declared opacity of the cover card is opaque
      And the declared number of colors of the cover card is 1

    Scenario: Both are told apart from the cards of the second deck as well
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared color of the cutting card differs from the declared color of the backs of the first deck
      And the declared color of the cutting card differs from the declared color of the backs of the second deck
      And the declared color of the cover card differs from the declared color of the backs of the first deck
      And the declared color of the cover card differs from the declared color of the backs of the second deck

  @oneida-four-card.B.4.s2 @equipment @declaration
  Rule: The deck meets the internal control standards for cards that apply
    Which they are the document does not say; the facility declares by which standards the cards were checked.

    Scenario: Declared standards of the cards
      Given a Four Card Poker table under the Oneida rules
      Then the declared standards of the cards include
        | minimum internal control standards |

  @oneida-four-card.B.5 @equipment @declaration
  Rule: Where a device shuffles, the game may be played with a second deck
    Without a device it may not.

    Scenario: With a shuffling device two decks may come to the table
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      When 2 decks are brought to the table
      Then the delivery is accepted
      And each of the following happens once
        | does     | deck   |
        | receives | deck 1 |
        | receives | deck 2 |

    Scenario: The facility says that two decks are in use
      Given a Four Card Poker table under the Oneida rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared number of decks in use is 2

    Scenario: A third deck is none of two
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      When 2 decks are brought to the table
      Then the delivery is accepted
      When one deck is brought to the table, and no other leaves
      Then the delivery is refused

  @oneida-four-card.B.5.a @equipment @declaration
  Rule: Each of the two decks is as a single deck has to be
    Cards of one back in each deck; that cutting card and cover card are told apart from both is asked where they are described.

    Scenario: Each of them has one design and meets the standards
      Given a Four Card Poker table under the Oneida rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared number of different card designs in one deck is 1
      And the declared standards of the cards include
        | minimum internal control standards |
      And the declared number of different card designs in the second deck is 1
      And the declared standards of the cards of the second deck include
        | minimum internal control standards |

  @oneida-four-card.B.5.b @equipment @declaration
  Rule: The backs of the two decks differ in color

    Scenario: Two colors
      Given a Four Card Poker table under the Oneida rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared color of the backs of the first deck differs from the declared color of the backs of the second deck

  @oneida-four-card.B.5.c @procedure @trace
  Rule: While one deck is dealt or played with, the device shuffles the other

    Background:
      Given a Four Card Poker table under the Oneida rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2

    Scenario: The deck of the first round is shuffled before the second round is over
      When two rounds are played
      Then the following happens, in this order
        | who      | does           | deck   | number |
        |          | ends the round |        | 1      |
        | shuffler | shuffles       | deck 1 |        |
        |          | ends the round |        | 2      |

    # Unlike mlgca-four-card: only that text has the shuffled deck stored in the device.
    Scenario: So it is in later rounds, too
      Given two rounds are played
      When two rounds are played
      Then the following happens, in this order
        | who      | does           | deck   | number |
        |          | ends the round |        | 3      |
        | shuffler | shuffles       | deck 1 |        |
        |          | ends the round |        | 4      |
      And the following happens, in this order
        | who      | does           | deck   | number |
        | shuffler | shuffles       | deck 2 |        |
        |          | ends the round |        | 3      |

  @oneida-four-card.B.5.d @procedure @trace
  Rule: The two decks take turns, a round each

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Six rounds
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      When 6 rounds are played
      Then the decks alternate from round to round

    @reading:void-round-alternation.counts
    Scenario: After a void round the other deck is played with
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      And seat 1 wagers 10 on ante
      And cards 2 and 3 of the deck lie face up
      When the round is completed
      And the house goes on
      And one round is played
      Then the following happens, in this order and once each
        | does             | number | deck   |
        | voids all hands  |        |        |
        | starts the round | 2      | deck 2 |

    @reading:void-round-alternation.same-deck-again
    Scenario: After a void round the same deck is played with again
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      And seat 1 wagers 10 on ante
      And cards 2 and 3 of the deck lie face up
      When the round is completed
      And the house goes on
      And two rounds are played
      Then the following happens, in this order and once each
        | does             | number | deck   |
        | voids all hands  |        |        |
        | starts the round | 2      | deck 1 |
        | starts the round | 3      | deck 2 |

    @reading:removed-deck.play-on
    Scenario: When one deck has been removed play goes on with the other
      Given the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 2
      And two rounds are played
      And the deck is one card short
      When 3 rounds are played
      Then the following happens, in this order and once each
        | does             | number | deck   |
        | starts the round | 3      | deck 1 |
        | starts the round | 4      | deck 2 |
        | starts the round | 5      | deck 2 |
      And the following happens, in this order and once each
        | does             | number | deck   |
        | starts the round | 3      | deck 1 |
        | removes          |        | deck 1 |
        | starts the round | 5      | deck 2 |

    @reading:removed-deck.stop
    Scenario: When one deck has been removed play waits for another
      Given the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 2
      And the deck is one card short
      And one round is played
      And the house goes on
      When seat 1 wagers 10 on ante
      Then the wager is refused
      When one deck is brought to the table
      And the house goes on
      Then an ante wager of 10 from seat 1 is taken

    # Unlike mlgca-four-card: no device reshuffles a deck by itself, so that any device will do.
    Scenario: A time in which nobody plays does not change whose turn it is
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When two rounds are played
      Then the decks alternate from round to round

  @oneida-four-card.B.5.e @procedure @trace
  Rule: Cards of only one deck lie in the discard rack

    Background:
      Given a Four Card Poker table under the Oneida rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2

    Scenario: Each deck leaves the rack before cards of the other come into it
      When 3 rounds are played
      Then the following happens, in this order
        | does              | deck   | where        | from         | number |
        | discards the stub | deck 1 | discard rack |              |        |
        | takes out         | deck 1 |              | discard rack |        |
        | discards the stub | deck 2 | discard rack |              |        |
        | takes out         | deck 2 |              | discard rack |        |
        | ends the round    |        |              |              | 3      |

    @reading:void-round-alternation.counts
    Scenario: After a void round the rack is cleared as well
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When one of the dealer's cards is exposed by inadvertence
      And the round is completed
      And one round is played
      Then the following happens, in this order
        | does              | deck   | where        | from         |
        | takes out         | deck 1 |              | discard rack |
        | discards the stub | deck 2 | discard rack |              |

    @reading:deal-in-succession.card-by-card
    Scenario: A card set aside while the second deck is dealt does not come into the rack beside the first deck
      Given the house's way of dealing is manual shoe
      When one round is played
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c 7h |
        | dealer | 2h Kd 5c |
      And card 3 of the deck lies face up
      And the cards are dealt
      Then the following happens, in this order
        | who    | does      | deck   | from         | cards | where        |
        |        | takes out | deck 1 | discard rack |       |              |
        | dealer | discards  |        |              | 9c    | discard rack |
