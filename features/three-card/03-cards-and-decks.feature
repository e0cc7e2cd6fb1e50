Feature: Cards and decks

  @three-card.b.1 @equipment @declaration @trace
  Rule: The game is played with one deck, its backs of one color and design, and a cover card, unless a later rule provides otherwise
    A second deck takes a shuffling device, a cover card at the deal an automated shoe.

    Scenario: Without a shuffling device one deck is brought to the table and taken
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      When one deck is brought to the table
      Then the delivery is accepted
      And each of the following happens once
        | does     | deck   |
        | receives | deck 1 |

    Scenario: Shuffled by hand, one deck serves round after round
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      When 3 rounds are played
      Then every round is played with the same deck

    Scenario: Without a shuffling device a second deck does not become one of two by coming later
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by hand
      And one deck is brought to the table
      And the house goes on
      When one deck is brought to the table
      And 3 rounds are played
      Then every round is played with the same deck

    Scenario: The facility says how many decks are in use, and that a deck is of one design
      Given a Three Card Poker table under the Section 14 rules
      And the house's number of decks is 1
      Then the declared number of decks in use is 1
      And the declared number of different card designs in one deck is 1

    Scenario: One cover card comes with the deck
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      Then the declared number of cover cards in one deck is 1

  @three-card.b.1.s1 @equipment @declaration
  Rule: The cover card is opaque, of one color, and not of the color of the cards' backs and edges
    How readily the two are told apart has no measure; that the colors are not the same can be declared.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: One can neither see through it nor take it for a card
      Then the declared opacity of the cover card is opaque
      And the declared number of colors of the cover card is 1
      And the declared color of the cover card differs from the declared color of the backs of the first deck
      And the declared color of the cover card differs from the declared color of the edges of the cards

    Scenario: It is told apart from the cards of the second deck as well
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared color of the cover card differs from the declared color of the backs of the first deck
      And the declared color of the cover card differs from the declared color of the backs of the second deck

  @three-card.b.1.s2 @equipment @declaration
  Rule: The deck is one that the general section on cards allows
    What that section asks of a deck is not in this document; the facility says by which standard its deck was supplied.

    Scenario: Declared standard of the deck
      Given a Three Card Poker table under the Section 14 rules
      Then the declared standards of the cards include
        | Section 15 (cc) |

  @three-card.b.2 @equipment @declaration @trace
  Rule: Where a device shuffles, the game may be played with two decks
    It may; a house with a device may as well play with one. What it has to see to with two follows below.

    Scenario: With a shuffling device two decks may come to the table
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      When 2 decks are brought to the table
      Then the delivery is accepted
      And each of the following happens once
        | does     | deck   |
        | receives | deck 1 |
        | receives | deck 2 |

    Scenario: A third deck is none of two
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      When 2 decks are brought to the table
      Then the delivery is accepted
      When one deck is brought to the table, and no other leaves
      Then the delivery is refused

    Scenario: The facility says that two decks are in use
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared number of decks in use is 2

  @three-card.b.2.i @equipment @declaration
  Rule: Each of the two decks is as the only deck would have to be
    The second is no worse than the first, nor the first than a deck that is alone: of one design, and of the same standard.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2

    Scenario: Each of them is of one design
      Then the declared number of different card designs in one deck is 1
      And the declared number of different card designs in the second deck is 1

    Scenario: Each of them is of the same standard
      Then the declared standards of the cards include
        | Section 15 (cc) |
      And the declared standards of the cards of the second deck include
        | Section 15 (cc) |

  @three-card.b.2.ii @equipment @declaration
  Rule: The backs of the two decks differ in color

    Scenario: Two colors
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared color of the backs of the first deck differs from the declared color of the backs of the second deck

  @three-card.b.2.iii @procedure @trace
  Rule: While one deck is played with, the device shuffles the other

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of shuffling is by any device
      And the house's number of decks is 2

    Scenario: The deck of the first round is shuffled before the second round is over
      When two rounds are played
      Then the following happens, in this order
        | who      | does           | deck   | number |
        |          | ends the round |        | 1      |
        | shuffler | shuffles       | deck 1 |        |
        |          | ends the round |        | 2      |

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

  @three-card.b.2.iv @procedure @trace
  Rule: The two decks take turns, a round each

    Background:
      Given a Three Card Poker table under the Section 14 rules

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

    Scenario: A time in which nobody plays does not change whose turn it is
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      And one round is played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When two rounds are played
      Then the decks alternate from round to round

  @three-card.b.2.v @procedure @trace
  Rule: Cards of only one deck lie in the discard rack

    Background:
      Given a Three Card Poker table under the Section 14 rules
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

  @three-card.b.3 @equipment @declaration @trace
  Rule: With an automated dealing shoe a cover card of the same kind is used at the deal
    Whether it is the card of the cut or a second one is not said; what it looks like is.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: The dealer's stack is covered with it
      Given seat 1 wagers 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | who    | does                  | where          |
        | dealer | places the cover card | dealer's stack |

    Scenario: In a second round it is used again
      Given one round is played
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | does                  | where          |
        | places the cover card | dealer's stack |

    Scenario: It is opaque, of one color, and not of the color of the cards
      Then the declared opacity of the dealing shoe's cover card is opaque
      And the declared number of colors of the dealing shoe's cover card is 1
      And the declared color of the dealing shoe's cover card differs from the declared color of the backs of the first deck
      And the declared color of the dealing shoe's cover card differs from the declared color of the edges of the cards

    Scenario: With two decks it is told apart from the cards of both
      Given the house's way of shuffling is by any device
      And the house's number of decks is 2
      Then the declared color of the dealing shoe's cover card differs from the declared color of the backs of the first deck
      And the declared color of the dealing shoe's cover card differs from the declared color of the backs of the second deck
