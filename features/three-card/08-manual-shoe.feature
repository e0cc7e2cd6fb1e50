Feature: Dealing from a manual shoe

  @three-card.g.1 @equipment @declaration
  Rule: A manual shoe is of the standard for dealing shoes and stands on the table
    What the general section asks of a shoe is not in this document; the facility says by which standard its shoe was supplied.

    Scenario: Declared standard and place
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      Then the declared standards of the dealing shoe include
        | Section 15 (ee) |
      And the declared support of the manual dealing shoe is the table

  @three-card.g.1.s1 @procedure @trace
  Rule: When shuffle and cut are done, the stack goes into the shoe
    Either the dealer puts it there or the shuffling device does.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe

    Scenario: Cards shuffled by hand are in the shoe before the next card is dealt
      Given the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | does     | where | to     | number |
        | shuffles |       |        |        |
        | stacks   |       |        |        |
        | cuts     |       |        |        |
        | loads    | shoe  |        |        |
        | deals    |       | seat 1 | 1      |
      And the house loads only like this
        | who      | where |
        | dealer   | shoe  |
        | shuffler | shoe  |

    Scenario: Cards shuffled by a device are in the shoe before the next card is dealt
      Given the house's way of shuffling is by any device
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | who      | does     | where | to     | number |
        | shuffler | shuffles |       |        |        |
        |          | loads    | shoe  |        |        |
        |          | deals    |       | seat 1 | 1      |
      And the house loads only like this
        | who      | where |
        | dealer   | shoe  |
        | shuffler | shoe  |

    Scenario: After a fifth round the stack goes into the shoe as after the first
      Given the house's number of decks is 1
      And four rounds are played
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | does     | where |
        | shuffles |       |
        | loads    | shoe  |

  @three-card.g.2 @procedure @trace @play
  Rule: No more bets is announced before any card
    The dealer says the words, and the first card follows them.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe

    Scenario: The announcement comes before the first card
      Given seat 3 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | who    | does      | words        | to     | number |
        | dealer | announces | no more bets |        |        |
        |        | deals     |              | seat 3 | 1      |

    Scenario: It is announced in every round
      When three rounds are played
      Then before deals, every time, the dealer announces

    Scenario: A void round is followed by one in which it is announced too
      Given seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When one round is played
      Then before deals, every time, the dealer announces

    Scenario: A wager before the announcement is taken, one after it is not
      Given seat 1 wagers 10 on ante
      When seat 2 wagers 10 on ante
      Then the ante wager of 10 is taken
      When the bets are closed
      And seat 3 wagers 10 on ante
      Then the wager is refused

  @three-card.g.2.s1 @procedure @trace
  Rule: The hand nearest the shoe draws each card, the other hand lays it down
    Which hand that is depends on the side on which the shoe stands.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe

    Scenario Outline: A shoe at the dealer's <side>
      Given the house's side of the dealing shoe is <side>
      And seats 2 and 5 wager 10 on ante
      When the cards are dealt
      Then the dealer deals only like this
        | from | taken with | placed with |
        | shoe | <near>     | <far>       |

      Examples:
        | side  | near       | far        |
        | left  | left hand  | right hand |
        | right | right hand | left hand  |

    Scenario: In a second round the hands are the same
      Given the house's side of the dealing shoe is left
      And one round is played
      When one round is played
      Then the dealer deals only like this
        | from | taken with | placed with |
        | shoe | left hand  | right hand  |

  @three-card.g.3 @procedure @play @trace
  Rule: One card at a time, clockwise from the dealer's left, until each player with a wager and the dealer have three
    Either wager is enough to be dealt in; the dealer comes after the players in each turn.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe

    Scenario: Two players, one of them with pair plus only
      Given the house's version of the game is free
      And a player arrives at seat 4
      And seat 6 wagers 10 on ante
      And seat 2 wagers 10 on pair plus
      When the cards are dealt
      Then the cards are dealt in this order
        | to     |
        | seat 2 |
        | seat 6 |
        | dealer |
        | seat 2 |
        | seat 6 |
        | dealer |
        | seat 2 |
        | seat 6 |
        | dealer |

    Scenario: A player who wagers at two positions gets a hand at each of them
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 3 | 1      |
        | deals | seat 4 | 1      |
        | deals | dealer | 1      |
        | deals | seat 3 | 2      |
        | deals | seat 4 | 2      |
      And seat 3 has 3 cards
      And seat 4 has 3 cards

    Scenario: A player who has taken the only wager back gets no cards
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 2 takes the ante wager back
      When the cards are dealt
      Then seat 2 has no cards
      But seat 1 has 3 cards
      And seat 3 has 3 cards

    Scenario: Six players, three cards for each of them
      Given seats 1 to 6 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 1 | 1      |
        | deals | seat 2 | 1      |
        | deals | seat 3 | 1      |
        | deals | seat 4 | 1      |
        | deals | seat 5 | 1      |
        | deals | seat 6 | 1      |
        | deals | dealer | 1      |
        | deals | seat 1 | 3      |
        | deals | seat 2 | 3      |
        | deals | seat 3 | 3      |
        | deals | seat 4 | 3      |
        | deals | seat 5 | 3      |
        | deals | seat 6 | 3      |
        | deals | dealer | 3      |
      And seat 1 has 3 cards
      And seat 6 has 3 cards
      And the dealer has 3 cards

    Scenario: In a second round whoever wagers then is dealt in
      Given seats 1 and 2 wager 10 on ante
      And the round is completed
      And seats 2 and 3 wager 10 on ante
      When the cards are dealt
      Then seat 1 has no cards
      But seat 2 has 3 cards
      And seat 3 has 3 cards

  @three-card.g.3.s1 @procedure @trace
  Rule: All cards are dealt face down
    The dealer's as well as the players'.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe

    Scenario: Three cards of a player and three of the dealer
      Given seat 4 wagers 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 4 | 1      | down |
        | deals | seat 4 | 2      | down |
        | deals | seat 4 | 3      | down |
        | deals | dealer | 1      | down |
        | deals | dealer | 2      | down |
        | deals | dealer | 3      | down |

    Scenario: Six players, and nobody's card lies open
      Given seats 1 to 6 wager 10 on ante
      When the cards are dealt
      Then the dealer deals only like this
        | face |
        | down |

  @three-card.g.4 @procedure @trace
  Rule: When everybody has three cards, the dealer takes the stub out of the shoe and puts it unseen into the discard rack
    Not before the dealer's last card; a stub that is to be counted is counted first.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe

    Scenario: The stub leaves the shoe after the last card and before the first decision
      Given seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | to     | number | seat | from |
        |        | deals             | seat 2 | 3      |      |      |
        |        | deals             | dealer | 3      |      |      |
        | dealer | removes the stub  |        |        |      | shoe |
        | dealer | discards the stub |        |        |      |      |
        | dealer | asks              |        |        | 1    |      |

    Scenario: Into the discard rack, face down
      Given seat 1 wagers 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |

    Scenario: In a second round it goes the same way
      Given one round is played
      And seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | from | where        | face |
        | dealer | removes the stub  | shoe |              |      |
        | dealer | discards the stub |      | discard rack | down |

  @three-card.g.5 @procedure @trace
  Rule: The dealer counts the stub at least once in every five rounds
    So that a deck that is no longer complete is found out.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's way of shuffling is by hand

    Scenario: Five rounds from a manual shoe
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    Scenario: The next five rounds are no different
      Given five rounds are played
      When five rounds are played
      Then the dealer counts the stub only like this
        | who    |
        | dealer |

    @reading:five-rounds.any-five
    Scenario: Eleven rounds from a manual shoe
      When eleven rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:five-rounds.any-five
    Scenario: After a count in the first round the next is due by the sixth
      Given the dealer chooses to count the stub of this round
      And one round is played
      When nine rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:five-rounds.each-block
    Scenario: After a count in the first round the next is due between the sixth and the tenth
      Given the dealer chooses to count the stub of this round
      And five rounds are played
      When five rounds are played
      Then the dealer counts the stub only like this
        | where  | face |
        | layout | down |

    Scenario: A void round does not stand for a count
      Given two rounds are played
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When three rounds are played
      Then the dealer counts the stub at least once in every 6 rounds

    Scenario: A count that was due in a void round is made in the round after it
      Given four rounds are played
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When one round is played
      Then the dealer counts the stub at least once in every 6 rounds

    Scenario: A time in which nobody plays does not stand for a count
      Given three rounds are played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When two rounds are played
      Then the dealer counts the stub at least once in every five rounds

  @three-card.g.5.s1 @procedure @trace
  Rule: The stub is counted face down on the layout
    With two players, nine cards are out and forty-three are left.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe

    Scenario: Two players
      Given seats 1 and 2 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the cards are dealt
      Then the following happens, in this order
        | who    | does            | where  | face | count | to     | number |
        |        | deals           |        |      |       | dealer | 3      |
        | dealer | counts the stub | layout | down | 43    |        |        |

    Scenario: Six players hold eighteen cards and the dealer three, so that thirty-one are left
      Given seats 1 to 6 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 31    | 52    |
      And the round stands

    Scenario: Each of a player's two positions holds three cards, and forty-three are left
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 43    | 52    |
      And the round stands

  @three-card.g.5.i @procedure @trace
  Rule: If the count comes to fifty-two, the stub goes unseen into the discard rack
    The round goes on as any other.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante

    Scenario: A right count
      Given the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does              | where        | face | count | total |
        | dealer | counts the stub   |              |      | 46    | 52    |
        | dealer | discards the stub | discard rack | down |       |       |
      And each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |
      And the round stands

    @reading:face-up-card.next-card
    Scenario: A card that was set aside face up belongs to the fifty-two
      Given card 3 of the deck lies face up
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does              | where        | face | count | total |
        | dealer | counts the stub   |              |      | 45    | 52    |
        | dealer | discards the stub | discard rack | down |       |       |
      And the round stands

  @three-card.g.5.ii @irregularity @trace
  Rule: If the count does not come to fifty-two, the dealer finds out whether the cards were misdealt
    Too few and too many cards are treated alike; every hand has to be looked at unless a misdealt one is found.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe

    Scenario: One card too few in the deck
      Given seat 1 wagers 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count | total |
        | dealer | counts the stub            |        |       | 51    |
        | dealer | checks the number of cards | dealer | 3     |       |
        | dealer | voids all hands            |        |       |       |

    Scenario: One card too many in the deck
      Given seat 1 wagers 10 on ante
      And the deck has 1 card too many
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count | total |
        | dealer | counts the stub            |        |       | 53    |
        | dealer | checks the number of cards | seat 1 | 3     |       |
        | dealer | voids all hands            |        |       |       |

    Scenario Outline: The second player has <number> cards
      Given seats 1 and 2 wager 10 on ante
      And seat 2 is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count    |
        | dealer | checks the number of cards | seat 2 | <number> |
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | number |
        | 2      |
        | 4      |

    Scenario Outline: The dealer has <number> cards
      Given seat 1 wagers 10 on ante
      And the dealer is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count    |
        | dealer | checks the number of cards | dealer | <number> |
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | number |
        | 2      |
        | 4      |

    Scenario: A right count is no reason to look at the hands, nor to void them
      Given seats 1 and 2 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does            | total |
        | dealer | counts the stub | 52    |
      And the round stands

    Scenario: Every player has three cards, and each hand is looked at
      Given seats 1 and 2 wager 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count |
        | dealer | checks the number of cards | seat 1 | 3     |
      And the following happens, in this order
        | who    | does                       | whose  | count |
        | dealer | checks the number of cards | seat 2 | 3     |

  @three-card.g.5.ii.s1 @irregularity @play @trace
  Rule: If hands were misdealt and the deck is complete, all hands are void
    The deck is in order and stays.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe

    Scenario Outline: <who> was dealt <number> cards
      Given the wagers are
        | seat | ante | pair plus |
        | 1    | 10   | 5         |
        | 2    | 20   |           |
      And <who> is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | who        | number |
        | seat 2     | 2      |
        | seat 2     | 4      |
        | the dealer | 2      |
        | the dealer | 4      |

    @reading:void-wagers.returned
    Scenario: Every wager goes back
      Given the house's version of the game is free
      And the wagers are
        | seat | ante | pair plus |
        | 1    | 10   | 5         |
        | 2    | 20   |           |
        | 3    |      | 15        |
      And seat 2 is going to be dealt 4 cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then all hands are void
      And every wager is returned

    Scenario Outline: Two players were dealt <number> cards each
      Given seats 1 to 3 wager 10 on ante
      And seat 2 is going to be dealt <number> cards by mistake
      And seat 3 is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | number |
        | 2      |
        | 4      |

  @three-card.g.5.ii.s2 @irregularity @play @trace
  Rule: If nothing was misdealt, all hands are void and the deck leaves the table
    A deck with a card too few or too many is not played with again.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe

    Scenario Outline: The deck <condition>
      Given the wagers are
        | seat | ante | pair plus |
        | 1    | 10   | 5         |
        | 2    | 20   |           |
      And the deck <condition>
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And each of the following happens once
        | who    | does    | from  | count   |
        | dealer | removes | table | <count> |

      Examples:
        | condition           | count |
        | is 1 card short     | 51    |
        | has 1 card too many | 53    |

    @reading:void-wagers.returned
    Scenario: With a wrong deck, too, every wager goes back
      Given the house's version of the game is free
      And the wagers are
        | seat | ante | pair plus |
        | 1    | 10   | 5         |
        | 2    | 20   |           |
        | 3    |      | 15        |
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then all hands are void
      And every wager is returned

    @reading:misdealt-without-52.removed
    Scenario: A misdealt hand does not save a deck that is not complete
      Given seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 4 cards by mistake
      And the deck is 2 cards short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And each of the following happens once
        | who    | does    | from  | count |
        | dealer | removes | table | 50    |

    @reading:misdealt-without-52.reshuffled @reading:void-wagers.returned
    Scenario: A misdealt hand is treated as a misdeal even if the deck is not complete
      Given the house's way of shuffling is by hand
      And seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 4 cards by mistake
      And the deck is 2 cards short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And none of the following happens
        | does    |
        | removes |
      And the following happens, in this order
        | who    | does     |
        | dealer | shuffles |
      And every wager is returned

  @three-card.g.6 @procedure @trace @declaration
  Rule: Only a shuffler that counts the deck after each shuffle, and shows whether all cards are there, relieves the dealer of the count
    What the dealer is relieved of may be done all the same.

    Scenario: A shuffler that does not count does not relieve the dealer
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's way of shuffling is by device
      And the house's number of decks is 1
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    Scenario: A shuffler that counts does so after the shuffle and before the next round
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      Then the following happens, in this order
        | who      | does             | deck   | count |
        | shuffler | shuffles         | deck 1 |       |
        | shuffler | counts the deck  | deck 1 | 52    |
        |          | starts the round |        |       |

    Scenario: The shuffle of a deck that has just come is followed by a count, too
      Given a Three Card Poker table under the Section 14 rules that is not yet open
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | shuffles        | deck 1 |       |
        | shuffler | counts the deck | deck 1 | 52    |

    Scenario: The facility says whether its shuffler counts
      Given a Three Card Poker table under the Section 14 rules
      And the house's way of shuffling is by counting device
      Then the declared shuffler that counts the cards after each shuffle is yes

  @three-card.g.6.s1 @irregularity @trace
  Rule: A deck in which the shuffler finds a wrong number of cards leaves the table

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's way of shuffling is by counting device

    Scenario Outline: The deck <condition>, and the shuffler finds it
      Given the house's number of decks is 1
      And the deck <condition>
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count   | from  |
        | shuffler | counts the deck | deck 1 | <count> |       |
        |          | removes         | deck 1 |         | table |

      Examples:
        | condition             | count |
        | is one card short     | 51    |
        | is three cards short  | 49    |
        | has one card too many | 53    |

    Scenario: Another deck comes, and that is played with
      Given the house's number of decks is 1
      And the deck is one card short
      And one round is played
      When the house goes on
      And one deck is brought to the table
      And one round is played
      Then the following happens, in this order and once each
        | does             | deck   | from  | number |
        | removes          | deck 1 | table |        |
        | starts the round |        |       | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    Scenario: All cards are there, and the deck stays
      Given the house's number of decks is 1
      And one round is played
      When the house goes on
      Then none of the following happens
        | does    |
        | removes |
      And the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | counts the deck | deck 1 | 52    |

    Scenario: Of two decks the one that was counted goes, and the other stays
      Given the house's number of decks is 2
      And the deck is one card short
      And one round is played
      When the house goes on
      Then each of the following happens once
        | does    | deck   |
        | removes | deck 1 |
      And none of the following happens
        | does    | deck   |
        | removes | deck 2 |
