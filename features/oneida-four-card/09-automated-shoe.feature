Feature: Procedures for dealing from an automated shoe

  @oneida-four-card.I.1 @discretion @declaration @trace
  Rule: The casino may have the cards dealt from an automated shoe that dispenses stacks of five
    What it has chosen it declares.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe

    Scenario: The declared way of dealing
      Then the declared way of dealing is automated shoe
      And the declared number of cards in a dispensed stack is 5

    Scenario: Every player's stack is of five cards, and so is the dealer's
      Given seats 1 and 4 wager 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | count |
        | deals | seat 1 | 5     |
        | deals | seat 4 | 5     |
        | deals | dealer | 5     |

  @oneida-four-card.I.1.s1 @equipment @declaration
  Rule: The automated shoe stands on the table and meets the control standards that apply
    Which standards they are the document does not say; the facility declares by which the shoe was checked.

    Scenario: On the table, by standards that are declared
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe
      Then the declared support of the automated dealing shoe is the table
      And the declared standards of the dealing shoe include
        | minimum internal control standards |

  @oneida-four-card.I.2 @procedure @trace
  Rule: Dealing from an automated shoe has its own preparation
    The shoe is loaded, and betting is closed before the first stack.

    Scenario: Loaded, announced, dispensed
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | does  | where          | from           |
        | loads | automated shoe |                |
        | deals |                | automated shoe |
      And before deals, every time, the dealer announces

  @oneida-four-card.I.2.a @procedure @trace
  Rule: When shuffle and cut are done, the cards go into the automated shoe
    The document does not say who puts them there.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is automated shoe

    Scenario Outline: Shuffled <way>, the cards are in the shoe before the first stack
      Given the house's way of shuffling is <way>
      And the house's number of decks is 1
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      And the cards are dealt
      Then the following happens, in this order
        | does     | where          | to     |
        | shuffles |                |        |
        | loads    | automated shoe |        |
        | deals    |                | seat 1 |
      And the house loads only like this
        | where          |
        | automated shoe |

      Examples:
        | way           |
        | by hand       |
        | by any device |

    Scenario: Cards shuffled by hand are cut first
      Given the house's way of shuffling is by hand
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | does  | where          |
        | cuts  |                |
        | loads | automated shoe |

  @oneida-four-card.I.2.b @procedure @trace @play
  Rule: No more bets is announced before any stack
    The dealer says the words, and the first stack follows them.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe

    # Unlike mlgca-four-card: the first stack goes to the player farthest left; there to the dealer.
    Scenario: The announcement comes before the first stack
      Given seat 3 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | who    | does      | words        | to     |
        | dealer | announces | no more bets |        |
        |        | deals     |              | seat 3 |

    Scenario: It is announced in every round
      When three rounds are played
      Then before deals, every time, the dealer announces

    Scenario: A void round is followed by one in which it is announced too
      Given seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When one round is played
      Then before deals, every time, the dealer announces

  @oneida-four-card.I.3 @procedure @play @trace
  Rule: The first stack goes face down to the player farthest to the dealer's left who has wagered
    A place without a wager is passed over.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe

    Scenario: Seats 3 and 5 have wagered, seat 1 has not
      Given a player arrives at seat 1
      And seat 3 wagers 10 on ante
      And seat 5 wagers 10 on aces up
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | seat 3 | 5     | down |
        | deals | seat 5 |       |      |
      And seat 1 has no cards

    Scenario: The first stack is a player's, not the dealer's
      Given seat 4 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | does  | to     | count | face |
        | deals | seat 4 | 5     | down |
        | deals | dealer |       |      |

    Scenario: The five top cards of the deck are the first stack
      Given seats 2 and 6 wager 10 on ante
      And the deck is stacked with As 7d 2c Jh 9s on top
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | count | face | cards          |
        | deals | seat 2 | 5     | down | As 7d 2c Jh 9s |

  @oneida-four-card.I.3.s1 @procedure @play @trace
  Rule: The other players' stacks follow, clockwise and face down
    Each player with a wager gets one stack of five.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe

    Scenario: Four players
      Given a player arrives at seat 3
      And seats 2, 4, 6 and 7 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | seat 2 |       |      |
        | deals | seat 4 | 5     | down |
        | deals | seat 6 | 5     | down |
        | deals | seat 7 | 5     | down |
      And seat 3 has no cards

    Scenario: A player who wagers on two boxes gets a stack at each of them
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count |
        | deals | seat 3 | 5     |
        | deals | seat 4 | 5     |

    Scenario: A player who has taken the only wager back gets no cards
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 2 takes the ante wager back
      When the cards are dealt
      Then seat 2 has no cards
      But seat 3 has 5 cards

    Scenario: Seven players, a stack for each of them
      Given seats 1 to 7 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | seat 2 | 5     | down |
        | deals | seat 3 | 5     | down |
        | deals | seat 4 | 5     | down |
        | deals | seat 5 | 5     | down |
        | deals | seat 6 | 5     | down |
        | deals | seat 7 | 5     | down |
      And the dealer has 6 cards

  @oneida-four-card.I.3.s2 @procedure @play @trace
  Rule: Then a stack of five goes face down to the dealer
    After the last player's stack.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe

    Scenario: After two players the dealer
      Given seats 2 and 5 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | seat 2 | 5     | down |
        | deals | seat 5 | 5     | down |
        | deals | dealer | 5     | down |

    Scenario: After seven players the dealer
      Given seats 1 to 7 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | face |
        | deals | seat 7 |       |      |
        | deals | dealer | 5     | down |

  @oneida-four-card.I.3.s3 @procedure @play @trace
  Rule: One more stack is dispensed, of which the top card is laid face up on the dealer's hand
    Players see it before they decide; the dealer then has six cards.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe

    Scenario: The open card comes after the dealer's five and before the first decision
      Given seats 1 and 3 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | count | number | face |
        | deals | dealer | 5     |        | down |
        | deals | dealer |       | 6      | up   |
      And the dealer has 6 cards

    @reading:top-card.last-dispensed
    Scenario: The top card is the last of the five
      Given seat 1 wagers 10 on ante
      And the deck is stacked with As 7d 2c Jh 9s Kd Qc 8h 6s 4d 2s 3s 5s 7s Ks on top
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | card | face |
        | deals | dealer | Ks   | up   |

    @reading:top-card.first-dispensed
    Scenario: The top card is the first of the five
      Given seat 1 wagers 10 on ante
      And the deck is stacked with As 7d 2c Jh 9s Kd Qc 8h 6s 4d 2s 3s 5s 7s Ks on top
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | card | face |
        | deals | dealer | 2s   | up   |

    Scenario: In a second round there is an open card as in the first
      Given one round is played
      When one round is played
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | dealer | 6      | up   |

  @oneida-four-card.I.3.s4 @procedure @trace
  Rule: The other four cards of that stack go into the discard rack
    They are nobody's cards in this round.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe
      And seat 1 wagers 10 on ante

    Scenario: Four cards into the rack, before the first decision
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does             | to     | number | count | where        | whose  |
        |        | deals            | dealer | 6      |       |              |        |
        | dealer | discards         |        |        | 4     | discard rack |        |
        | dealer | removes the stub |        |        |       |              |        |
        | dealer | turns up         |        |        |       |              | dealer |

    @reading:top-card.last-dispensed
    Scenario: The four under the top card, and the dealer has none of them
      Given the deck is stacked with As 7d 2c Jh 9s Kd Qc 8h 6s 4d 2s 3s 5s 7s Ks on top
      When the cards are dealt
      Then each of the following happens once
        | who    | does     | cards       | where        |
        | dealer | discards | 2s 3s 5s 7s | discard rack |
      And the dealer has 6 cards

    @reading:top-card.first-dispensed
    Scenario: The four above the first card, and the dealer has none of them
      Given the deck is stacked with As 7d 2c Jh 9s Kd Qc 8h 6s 4d 2s 3s 5s 7s Ks on top
      When the cards are dealt
      Then each of the following happens once
        | who    | does     | cards       | where        |
        | dealer | discards | 3s 5s 7s Ks | discard rack |
      And the dealer has 6 cards

  @oneida-four-card.I.4 @procedure @trace
  Rule: When every stack has been delivered, the stub leaves the shoe and goes unseen into the discard rack
    A stub that is to be counted goes there after the count.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe

    # Unlike mlgca-four-card: no dealer asks the players, so a decision is what comes after the last card.
    Scenario: The stub is put away after the last stack and before the first decision
      Given seats 1 and 2 wager 10 on ante
      When seat 1 plays for 10
      Then the following happens, in this order and once each
        | who    | does              | to     | seat | wager |
        |        | deals             | seat 1 |      |       |
        |        | deals             | seat 2 |      |       |
        | dealer | discards the stub |        |      |       |
        |        | takes the wager   |        | 1    | play  |

    Scenario: Out of the shoe, then away
      Given seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | from           |
        | dealer | removes the stub  | automated shoe |
        | dealer | discards the stub |                |

    Scenario: Into the discard rack, face down
      Given seat 1 wagers 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |

    Scenario: Not before the card that lies open has been dealt
      Given seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | to     | number | from           | where        |
        |        | deals             | dealer | 6      |                |              |
        | dealer | removes the stub  |        |        | automated shoe |              |
        | dealer | discards the stub |        |        |                | discard rack |

    Scenario: Not before the dealer's stack either
      Given seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does             | to     | count | from           |
        |        | deals            | dealer | 5     |                |
        | dealer | removes the stub |        |       | automated shoe |

  @oneida-four-card.I.5 @procedure @trace
  Rule: The stub is counted as with a manual shoe
    How often, in what way, and what follows from the count. The clause it refers to is named without its letter.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe

    Scenario: In five rounds the stub is counted
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    Scenario: The next five rounds are no different
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      And five rounds are played
      When five rounds are played
      Then the dealer counts the stub only like this
        | who    |
        | dealer |

    @reading:five-rounds.any-five
    Scenario: In eleven rounds no five pass without a count
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      When eleven rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:five-rounds.any-five
    Scenario: After a count in the first round the next is due by the sixth
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      And the dealer chooses to count the stub of this round
      And one round is played
      When nine rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:five-rounds.each-block
    Scenario: After a count in the first round the next is due between the sixth and the tenth
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      And the dealer chooses to count the stub of this round
      And five rounds are played
      When five rounds are played
      Then the dealer counts the stub only like this
        | where  | face |
        | layout | down |

    Scenario: A void round does not stand for a count
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      And two rounds are played
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When three rounds are played
      Then the dealer counts the stub at least once in every 6 rounds

    Scenario: A time in which nobody plays does not stand for a count
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      And three rounds are played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When two rounds are played
      Then the dealer counts the stub at least once in every five rounds

    Scenario: The stub is counted face down on the layout, and the four cards of the dealer's last stack belong to the fifty-two
      Given seats 1 and 2 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | where  | face | count | total |
        | dealer | counts the stub | layout | down | 32    | 52    |
      And the round stands

    Scenario: A right count
      Given seat 1 wagers 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does              | where        | face | count | total |
        | dealer | counts the stub   |              |      |       | 52    |
        | dealer | discards the stub | discard rack | down |       |       |
      And each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |
      And the round stands

    Scenario: Seven players, and the count comes to fifty-two
      Given seats 1 to 7 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | total |
        | dealer | counts the stub | 52    |
      And the round stands

    Scenario: One card too few in the deck
      Given seat 1 wagers 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count | total |
        | dealer | counts the stub            |        |       | 51    |
        | dealer | checks the number of cards | dealer |       |       |
        | dealer | voids all hands            |        |       |       |

    Scenario: One card too many in the deck
      Given seat 1 wagers 10 on ante
      And the deck has 1 card too many
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | count | total |
        | dealer | counts the stub            |        |       | 53    |
        | dealer | checks the number of cards | dealer |       |       |
        | dealer | voids all hands            |        |       |       |

    @reading:misdeal-found-by-count.all-void
    Scenario Outline: The count finds that seat 2 has <number> cards, and all hands are void
      Given the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 5       |
        | 2    | 20   |         |
      And seat 2 is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then all hands are void
      And the following happens, in this order
        | who    | does                       | whose  | count    |
        | dealer | counts the stub            |        |          |
        | dealer | checks the number of cards | seat 2 | <number> |
        | dealer | voids all hands            |        |          |
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | number |
        | 4      |
        | 6      |

    @reading:misdeal-found-by-count.as-found-otherwise
    Scenario Outline: The count finds that seat 2 has <number> cards, and no other hand is void
      Given seats 1 and 2 wager 10 on ante
      And seat 2 is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the round stands
      And each of the following happens once
        | who    | does         | seat |
        | dealer | voids a hand | 2    |
      And none of the following happens
        | does            |
        | removes         |
        | voids all hands |

      Examples:
        | number |
        | 4      |
        | 6      |

    Scenario Outline: The count finds that the dealer has <number> cards, and all hands are void
      Given seats 1 and 2 wager 10 on ante
      And the dealer is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then all hands are void
      And the following happens, in this order
        | who    | does                       | whose  | count    |
        | dealer | counts the stub            |        |          |
        | dealer | checks the number of cards | dealer | <number> |
        | dealer | voids all hands            |        |          |
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | number |
        | 4      |
        | 7      |
        | 8      |

    @reading:void-wagers.returned @reading:misdeal-found-by-count.all-void
    Scenario: Every wager of the void round comes back
      Given the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 5       |
        | 2    | 20   |         |
        | 3    |      | 15      |
      And seat 2 is going to be dealt 6 cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then all hands are void
      And every wager is returned

    # Unlike mlgca-four-card: hands with a wrong number are void by this clause; there a clause that follows says so.
    @reading:misdeal-found-by-count.all-void
    Scenario Outline: Of seven players the last has <number> cards
      Given seats 1 to 7 wager 10 on ante
      And seat 7 is going to be dealt <number> cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then all hands are void
      And the following happens, in this order
        | who    | does                       | whose  | count    |
        | dealer | checks the number of cards | seat 7 | <number> |
      And none of the following happens
        | does    |
        | removes |

      Examples:
        | number |
        | 3      |
        | 7      |

    @reading:dealer-count-of-five.five-and-the-open-one
    Scenario: A card is missing and nobody was misdealt, so that the deck goes
      Given seats 1 and 2 wager 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And the following happens, in this order
        | who    | does                       | whose  | from  | count |
        | dealer | checks the number of cards | seat 1 |       | 5     |
        | dealer | removes                    |        | table | 51    |
      And each of the following happens once
        | who    | does                       | whose  | from  | count |
        | dealer | checks the number of cards | seat 2 |       | 5     |
        | dealer | checks the number of cards | dealer |       | 6     |
        | dealer | removes                    |        | table | 51    |

    @reading:void-wagers.returned
    Scenario: A card is missing, and every wager comes back
      Given the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 5       |
        | 2    |      | 20      |
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And every wager is returned

    @reading:dealer-count-of-five.five-and-the-open-one
    Scenario: There is a card too many, and the deck goes
      Given seat 1 wagers 10 on ante
      And the deck has 1 card too many
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And each of the following happens once
        | who    | does    | from  | count |
        | dealer | removes | table | 53    |

    @reading:dealer-count-of-five.five-and-the-open-one
    Scenario: The deck that was removed is not played with again
      Given the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      And the round is completed
      And the house goes on
      When one deck is brought to the table
      And one round is played
      Then each of the following happens once
        | does             | number |
        | starts the round | 2      |
      And none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |

    @reading:misdealt-without-52.removed
    Scenario: A misdealt hand does not save a deck that is not complete
      Given seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And the deck is 2 cards short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And each of the following happens once
        | who    | does    | from  | count |
        | dealer | removes | table | 50    |

    # Unlike mlgca-four-card: nothing is said of who shuffles, so nobody is named.
    @reading:misdealt-without-52.reshuffled @reading:misdeal-found-by-count.all-void @reading:void-wagers.returned
    Scenario: A misdealt hand is treated as a misdeal even if the deck is not complete
      Given the house's way of shuffling is by device
      And seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And the deck is 2 cards short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And every wager is returned
      And none of the following happens
        | does    |
        | removes |
      And the following happens, in this order
        | does     |
        | shuffles |

    @reading:dealer-count-of-five.five-in-all @reading:misdealt-without-52.reshuffled
    Scenario: By the letter six cards are a misdeal of the dealer's, and the deck is treated as after one
      Given the house's way of shuffling is by device
      And seat 1 wagers 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And the following happens, in this order
        | who    | does                       | whose  | count | total |
        | dealer | counts the stub            |        |       | 51    |
        | dealer | checks the number of cards | dealer | 6     |       |
        | dealer | voids all hands            |        |       |       |
      And none of the following happens
        | does    |
        | removes |

    @reading:dealer-count-of-five.five-in-all @reading:misdealt-without-52.removed
    Scenario: By the letter six cards are a misdeal of the dealer's, and the deck that is not complete goes all the same
      Given the house's way of shuffling is by device
      And seat 1 wagers 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then all hands are void
      And each of the following happens once
        | who    | does    | from  | count |
        | dealer | removes | table | 51    |

    @reading:stub-count-rounds.all-of-the-table
    Scenario: With two decks in turn it is counted once in five rounds of the table
      Given the house's way of shuffling is by device
      And the house's number of decks is 2
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:stub-count-rounds.each-deck
    Scenario: With two decks in turn each is counted once in five rounds of its own
      Given the house's way of shuffling is by device
      And the house's number of decks is 2
      When ten rounds are played
      Then the following happens, in this order
        | who    | does            | deck   |
        | dealer | counts the stub | deck 1 |
      And the following happens, in this order
        | who    | does            | deck   |
        | dealer | counts the stub | deck 2 |

  @oneida-four-card.I.6 @procedure @trace @declaration
  Rule: A shuffler that counts the deck after each shuffle and shows whether all fifty-two cards are there relieves the dealer of the count
    What the dealer is relieved of may be done all the same.

    Scenario: The count follows the shuffle
      Given a Four Card Poker table under the Oneida rules
      And the house's way of shuffling is by counting device
      And one round is played
      When the house goes on
      And seat 1 wagers 10 on ante
      Then the following happens, in this order
        | who      | does             | deck   | count |
        | shuffler | shuffles         | deck 1 |       |
        | shuffler | counts the deck  | deck 1 | 52    |
        |          | starts the round |        |       |

    Scenario: The shuffle of a deck that has just come is followed by a count, too
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's way of shuffling is by counting device
      And the house's number of decks is 1
      And a player arrives at seat 1
      When one deck is brought to the table
      And the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | shuffles        | deck 1 |       |
        | shuffler | counts the deck | deck 1 | 52    |

    Scenario: The facility says that its shuffler counts
      Given a Four Card Poker table under the Oneida rules
      And the house's way of shuffling is by counting device
      Then the declared shuffler that counts the cards after each shuffle is yes

    # Unlike mlgca-four-card: the exception stands with the automated shoe, and is declared; there with the manual one.
    Scenario: A shuffler that does not count does not relieve the dealer
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe
      And the house's way of shuffling is by device
      And the house's number of decks is 1
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds
      And the declared shuffler that counts the cards after each shuffle is no

  @oneida-four-card.I.6.s1 @irregularity @trace
  Rule: A deck in which the shuffler finds a wrong number of cards leaves the table
    More or fewer than fifty-two.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And the house's way of dealing is from any shoe
      And the house's way of shuffling is by counting device

    Scenario: One card is missing
      Given the deck is one card short
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | counts the deck | deck 1 | 51    |
        |          | removes         | deck 1 |       |

    Scenario: One card is too many
      Given the deck has one card too many
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | counts the deck | deck 1 | 53    |
        |          | removes         | deck 1 |       |

    Scenario: All cards are there
      Given one round is played
      When the house goes on
      Then none of the following happens
        | does    |
        | removes |
      And the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | shuffles        | deck 1 |       |
        | shuffler | counts the deck | deck 1 | 52    |

    Scenario: Three cards are missing
      Given the deck is three cards short
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | counts the deck | deck 1 | 49    |
        |          | removes         | deck 1 |       |

    Scenario: Two cards are too many
      Given the deck has two cards too many
      And one round is played
      When the house goes on
      Then the following happens, in this order
        | who      | does            | deck   | count |
        | shuffler | counts the deck | deck 1 | 54    |
        |          | removes         | deck 1 |       |

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

    @reading:removed-deck.play-on
    Scenario: The deck that was counted is not played with again, the other one is
      Given the house's number of decks is 2
      And the deck is one card short
      And one round is played
      And the house goes on
      When seat 1 wagers 10 on ante
      And the round is completed
      Then none of the following happens
        | does             | deck   |
        | starts the round | deck 1 |
      But each of the following happens once
        | does             | deck   |
        | starts the round | deck 2 |

    Scenario: A deck with a wrong count goes, and another one comes
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
