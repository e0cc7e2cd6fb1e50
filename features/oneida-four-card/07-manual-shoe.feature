Feature: Procedure for dealing from a manual shoe

  @oneida-four-card.G.1 @equipment @declaration
  Rule: A manual shoe stands on the table and meets the control standards that apply
    Which standards they are the document does not say; the facility declares by which the shoe was checked.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

    Scenario Outline: On the table, to the dealer's <side>
      Given the house's side of the dealing shoe is <side>
      Then the declared support of the manual dealing shoe is the table
      And the declared location of the manual dealing shoe is to the dealer's <side>

      Examples:
        | side  |
        | left  |
        | right |

    Scenario: Declared standards of the shoe
      Then the declared standards of the dealing shoe include
        | minimum internal control standards |

  @oneida-four-card.G.1.s1 @procedure @trace
  Rule: When shuffle and cut are done, the stack goes into the shoe
    Either the dealer puts it there or the shuffling device does.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

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

  @oneida-four-card.G.2 @procedure @trace @play
  Rule: No more bets is announced when the initial wagers are down and before any card
    The dealer says the words, and the first card follows them.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

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

    Scenario: The announcement follows the last wager that is taken
      Given seats 1 and 4 wager 10 on ante
      When seat 4 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does            | seat | wager   | words        | to     | number |
        |        | takes the wager | 4    | aces up |              |        |        |
        | dealer | announces       |      |         | no more bets |        |        |
        |        | deals           |      |         |              | seat 1 | 1      |

  @oneida-four-card.G.3 @procedure @trace
  Rule: The hand nearest the shoe draws each card, the other hand lays it down
    Which hand that is depends on the side on which the shoe stands.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

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

  @oneida-four-card.G.4 @procedure @play @trace
  Rule: Five cards face down to each player and the dealer, clockwise from the dealer's left
    Only players with a wager get cards; the dealer comes after them.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

    @reading:deal-in-succession.card-by-card
    Scenario: Card by card around the table, a player with aces up alone included
      Given a player arrives at seat 4
      And seat 6 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      When the cards are dealt
      Then the cards are dealt in this order
        | to     | face |
        | seat 2 | down |
        | seat 6 | down |
        | dealer | down |
        | seat 2 | down |
        | seat 6 | down |
        | dealer | down |
        | seat 2 | down |
        | seat 6 | down |
        | dealer | down |
        | seat 2 | down |
        | seat 6 | down |
        | dealer | down |
        | seat 2 | down |
        | seat 6 | down |
        | dealer | down |
        | dealer |      |

    @reading:deal-in-succession.hand-by-hand
    Scenario: Five cards to each place in turn, a player with aces up alone included
      Given a player arrives at seat 4
      And seat 6 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      When the cards are dealt
      Then the cards are dealt in this order
        | to     | face |
        | seat 2 | down |
        | seat 2 | down |
        | seat 2 | down |
        | seat 2 | down |
        | seat 2 | down |
        | seat 6 | down |
        | seat 6 | down |
        | seat 6 | down |
        | seat 6 | down |
        | seat 6 | down |
        | dealer | down |
        | dealer | down |
        | dealer | down |
        | dealer | down |
        | dealer | down |
        | dealer |      |

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
      And seat 3 has 5 cards
      And seat 4 has 5 cards
      And the dealer has 6 cards

    Scenario: A player who has taken the only wager back gets no cards
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 2 takes the ante wager back
      When the cards are dealt
      Then seat 2 has no cards
      But seat 1 has 5 cards
      And seat 3 has 5 cards

    Scenario: Seven players from the dealer's left, five cards for each of them
      Given seats 1 to 7 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 1 | 1      |
        | deals | seat 2 | 1      |
        | deals | seat 3 | 1      |
        | deals | seat 4 | 1      |
        | deals | seat 5 | 1      |
        | deals | seat 6 | 1      |
        | deals | seat 7 | 1      |
        | deals | dealer | 1      |
      And the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 1 | 5      |
        | deals | seat 2 | 5      |
        | deals | seat 3 | 5      |
        | deals | seat 4 | 5      |
        | deals | seat 5 | 5      |
        | deals | seat 6 | 5      |
        | deals | seat 7 | 5      |
        | deals | dealer | 5      |
      And seat 1 has 5 cards
      And seat 7 has 5 cards
      And the dealer has 6 cards

    Scenario: Five cards of a player and five of the dealer
      Given seat 4 wagers 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | seat 4 | 1      | down |
        | deals | seat 4 | 2      | down |
        | deals | seat 4 | 3      | down |
        | deals | seat 4 | 4      | down |
        | deals | seat 4 | 5      | down |
        | deals | dealer | 1      | down |
        | deals | dealer | 2      | down |
        | deals | dealer | 3      | down |
        | deals | dealer | 4      | down |
        | deals | dealer | 5      | down |

    Scenario: Seven players, and nobody's card lies open but the dealer's sixth
      Given seats 1 to 7 wager 10 on ante
      When the cards are dealt
      Then the dealer deals only like this
        | to     | number | face |
        | seat 1 |        | down |
        | seat 2 |        | down |
        | seat 3 |        | down |
        | seat 4 |        | down |
        | seat 5 |        | down |
        | seat 6 |        | down |
        | seat 7 |        | down |
        | dealer | 1      | down |
        | dealer | 2      | down |
        | dealer | 3      | down |
        | dealer | 4      | down |
        | dealer | 5      | down |
        | dealer | 6      |      |

  @oneida-four-card.G.4.s1 @procedure @play @trace
  Rule: Then the dealer gets a sixth card, face up
    Players see it before they decide.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

    Scenario: The sixth card lies open when the first player decides
      Given seat 4 wagers 10 on ante
      When seat 4 plays for 10
      Then the following happens, in this order and once each
        | who | does            | to     | number | face | seat | wager |
        |     | deals           | dealer | 6      | up   |      |       |
        |     | takes the wager |        |        |      | 4    | play  |

    Scenario: With seven players it lies open just the same
      Given seats 1 to 7 wager 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | dealer | 6      | up   |

    Scenario: It comes after everybody's five cards, the dealer's included
      Given seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number |
        | deals | seat 2 | 5      |
        | deals | dealer | 5      |
        | deals | dealer | 6      |
      And seat 1 has 5 cards
      And seat 2 has 5 cards
      And the dealer has 6 cards

    Scenario: In a second round the dealer has an open card as in the first
      Given one round is played
      When one round is played
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | dealer | 6      | up   |

  @oneida-four-card.G.5 @procedure @trace
  Rule: After the deal the stub leaves the shoe, and unless it is to be counted it goes unseen into the discard rack
    Not before the dealer's last card, and before the players decide.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

    # Unlike mlgca-four-card: no dealer asks the players, so a decision is what comes after the last card.
    Scenario: The stub leaves the shoe after the last card and before the first decision
      Given seats 1 and 2 wager 10 on ante
      When seat 1 plays for 10
      Then the following happens, in this order and once each
        | who    | does              | to     | number | seat | wager |
        |        | deals             | seat 2 | 5      |      |       |
        |        | deals             | dealer | 6      |      |       |
        | dealer | discards the stub |        |        |      |       |
        |        | takes the wager   |        |        | 1    | play  |

    Scenario: Out of the shoe, then away
      Given seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order and once each
        | who    | does              | from |
        | dealer | removes the stub  | shoe |
        | dealer | discards the stub |      |

    Scenario: Into the discard rack, face down
      Given seat 1 wagers 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |

  @oneida-four-card.G.6 @procedure @trace
  Rule: The dealer counts the stub at least once in every five rounds
    So that a deck that is no longer complete is found out.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

    Scenario: In five rounds the stub is counted
      Given the house's way of shuffling is by hand
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    Scenario: The next five rounds are no different
      Given the house's way of shuffling is by hand
      And five rounds are played
      When five rounds are played
      Then the dealer counts the stub only like this
        | who    |
        | dealer |

    @reading:five-rounds.any-five
    Scenario: In eleven rounds no five pass without a count
      Given the house's way of shuffling is by hand
      When eleven rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:five-rounds.any-five
    Scenario: After a count in the first round the next is due by the sixth
      Given the house's way of shuffling is by hand
      And the dealer chooses to count the stub of this round
      And one round is played
      When nine rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:five-rounds.each-block
    Scenario: After a count in the first round the next is due between the sixth and the tenth
      Given the house's way of shuffling is by hand
      And the dealer chooses to count the stub of this round
      And five rounds are played
      When five rounds are played
      Then the dealer counts the stub only like this
        | where  | face |
        | layout | down |

    Scenario: A void round does not stand for a count
      Given the house's way of shuffling is by hand
      And two rounds are played
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When three rounds are played
      Then the dealer counts the stub at least once in every 6 rounds

    Scenario: A time in which nobody plays does not stand for a count
      Given the house's way of shuffling is by hand
      And three rounds are played
      And seat 1 leaves the table
      And nobody plays any more
      And the house goes on
      When two rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:stub-count-exemption.counting-device
    Scenario: A shuffler that does not count does not relieve the dealer
      Given the house's way of shuffling is by device
      And the house's number of decks is 1
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

    @reading:stub-count-exemption.automated-shoe-only
    Scenario: Only at an automated shoe does a shuffler that counts relieve the dealer
      Given the house's way of shuffling is by counting device
      And the house's number of decks is 1
      When five rounds are played
      Then the dealer counts the stub at least once in every five rounds

  @oneida-four-card.G.6.s1 @procedure @trace
  Rule: The stub is counted face down on the layout
    With two players, sixteen cards are out and thirty-six are left.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

    Scenario: Seven players hold thirty-five cards and the dealer six, so that eleven are left
      Given seats 1 to 7 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 11    | 52    |
      And the round stands

    Scenario: Each of a player's two boxes holds five cards, and thirty-six are left
      Given the house's number of adjacent boxes is 2
      And seat 3 wagers 10 on ante
      And the player at seat 3 wagers 10 on ante at the box of seat 4
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 36    | 52    |
      And the round stands

    Scenario: Two players, and thirty-six cards are left
      Given seats 1 and 2 wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the cards are dealt
      Then the following happens, in this order
        | who    | does            | where  | face | count | to     | number |
        |        | deals           |        |      |       | dealer | 6      |
        | dealer | counts the stub | layout | down | 36    |        |        |

  @oneida-four-card.G.6.a @procedure @trace
  Rule: If the count comes to fifty-two, the stub goes unseen into the discard rack
    The round goes on as any other.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante

    Scenario: A right count
      Given the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does              | where        | face | count | total |
        | dealer | counts the stub   |              |      |       | 52    |
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
        | dealer | counts the stub   |              |      | 40    | 52    |
        | dealer | discards the stub | discard rack | down |       |       |
      And each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |
      And the round stands

  @oneida-four-card.G.6.b @irregularity @trace
  Rule: If the count does not come to fifty-two, the dealer looks for the reason in the hands
    Too few and too many cards are treated alike.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

    Scenario: A right count, and the round stands
      Given seat 1 wagers 10 on ante
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the round stands

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

    @reading:dealer-count-of-five.five-and-the-open-one
    Scenario: Every player has five cards, it was not the deal
      Given seats 1 and 2 wager 10 on ante
      And the deck is 1 card short
      And the dealer chooses to count the stub of this round
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | who    | does                       | whose  | count |
        | dealer | checks the number of cards | seat 1 | 5     |
      And the following happens, in this order
        | who    | does                       | whose  | count |
        | dealer | checks the number of cards | seat 2 | 5     |
      And each of the following happens once
        | does    | from  |
        | removes | table |

    @reading:misdeal-found-by-count.as-found-otherwise
    Scenario: The reason is found in a hand, and the stub goes to the rack as ever
      Given seats 1 and 2 wager 10 on ante
      And seat 2 is going to be dealt 4 cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order
        | who    | does                       | whose  | where        | face |
        | dealer | counts the stub            |        |              |      |
        | dealer | checks the number of cards | seat 2 |              |      |
        | dealer | discards the stub          |        | discard rack | down |
      And each of the following happens once
        | who    | does              | where        | face |
        | dealer | discards the stub | discard rack | down |

  @oneida-four-card.G.6.b.s1 @irregularity @play @trace
  Rule: If hands were misdealt and the deck is complete, all hands are void
    A player's hand of other than five cards is misdealt, and the dealer's if it is other than five and the open one. The deck stays.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

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

  @oneida-four-card.G.6.b.s2 @irregularity @play @trace
  Rule: If nothing was misdealt, all hands are void and the deck leaves the table
    A deck with a card too few or too many is not played with again.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe

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
