Feature: Irregularities

  @three-card.l.1 @irregularity @play @trace
  Rule: A card found face up while the cards are dealt stays out of the game and goes to the discard rack
    One such card does not end the round.

    @reading:face-up-card.next-card
    Scenario Outline: One card face up, dealt from <dealing>, and everybody still gets three cards
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And seats 1 and 2 wager 10 on ante
      And card 3 of the deck lies face up
      When the round is completed
      Then seat 1 has 3 cards
      And seat 2 has 3 cards
      And the dealer has 3 cards
      And the round stands

      Examples:
        | dealing           |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

    @reading:face-up-card.next-card
    Scenario: The card behind it is the next one to be dealt
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c 7h |
        | dealer | 2h Kd    |
      And card 3 of the deck lies face up
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number | card |
        | deals | seat 1 | 1      | As   |
        | deals | dealer | 1      | 2h   |
        | deals | seat 1 | 2      | Kd   |
        | deals | dealer | 2      | 7h   |

    Scenario Outline: The 9 of clubs, card <position>, goes to nobody when it lies face up, dealt from <dealing>
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | <seat 1> |
        | dealer | <dealer> |
      And card <position> of the deck lies face up
      When the cards are dealt
      And the house goes on
      Then none of the following happens
        | does  | card |
        | deals | 9c   |
      But each of the following happens once
        | does  | card |
        | deals | As   |

      Examples:
        | dealing           | position | seat 1   | dealer   |
        | a manual shoe     | 1        | 9c As 7h | 2h Kd 5c |
        | a manual shoe     | 3        | As 9c 7h | 2h Kd 5c |
        | the hand          | 6        | As 3d 7h | 2h Kd 9c |
        | an automated shoe | 2        | As 9c 7h | 2h Kd 5c |

    Scenario Outline: It is put into the discard rack, dealt from <dealing>
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | <seat 1> |
        | dealer | 2h Kd 5c |
      And card 3 of the deck lies face up
      When the cards are dealt
      Then each of the following happens once
        | who    | does     | cards | where        |
        | dealer | discards | 9c    | discard rack |

      Examples:
        | dealing           | seat 1   |
        | a manual shoe     | As 9c 7h |
        | the hand          | As 9c 7h |
        | an automated shoe | As 7h 9c |

    @reading:face-up-card.next-card
    Scenario: The last card of the deal is found face up, and one more is drawn
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And card 6 of the deck lies face up
      When the round is completed
      Then seat 1 has 3 cards
      And the dealer has 3 cards
      And the round stands

    @reading:face-up-card.next-card
    Scenario: Behind the last card of the deal nobody finds it, before it somebody does
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And cards 7 and 8 of the deck lie face up
      When the round is completed
      Then seat 1 has 3 cards
      And the dealer has 3 cards
      And the round stands
      When seat 1 wagers 10 on ante
      And card 5 of the deck lies face up
      And the round is completed
      Then seat 1 has 3 cards
      And the dealer has 3 cards
      And the round stands

    @reading:face-up-card.next-card
    Scenario Outline: A count of the stub finds the deck complete, dealt from <dealing>
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does              | count | total |
        | dealer | counts the stub   | 45    | 52    |
        | dealer | discards the stub |       |       |
      And the round stands

      Examples:
        | dealing           |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

    @reading:face-up-card.short-stack
    Scenario: A stack from the automated shoe stays a card short, and the round is void
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      When the cards are dealt
      And the house goes on
      Then all hands are void

    @reading:face-up-card.short-stack
    Scenario: Dealt card by card, nobody stays a card short
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      When the round is completed
      Then seat 1 has 3 cards
      And the dealer has 3 cards
      And the round stands

    Scenario: In the next round it is a card like any other
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c |
        | dealer | 2h Kd |
      And card 3 of the deck lies face up
      When the round is completed
      Then none of the following happens
        | does  | card |
        | deals | 9c   |
      When seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Qs 9c |
        | dealer | 2h Kd |
      And the cards are dealt
      Then each of the following happens once
        | does  | to     | number | card |
        | deals | seat 1 | 2      | 9c   |

    @reading:face-up-card.next-card
    Scenario: A card face up in one round and one in the next are not two in one deal
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on ante
      And card 4 of the deck lies face up
      And the round is completed
      Then the round stands

    @reading:several-face-up.at-one-time @reading:face-up-card.next-card
    Scenario: Two cards found one after another both go to the rack
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c 7h |
        | dealer | 2h Kd    |
      And cards 3 and 5 of the deck lie face up
      When the cards are dealt
      Then each of the following happens once
        | who    | does     | cards | where        |
        | dealer | discards | 9c    | discard rack |
        | dealer | discards | 7h    | discard rack |

  @three-card.l.1.s1 @irregularity @play @trace
  Rule: More than one card found face up while the cards are dealt voids the round, and the cards are shuffled anew

    Scenario Outline: Two cards next to each other void the round, dealt from <dealing>
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And the house's number of decks is 1
      And seats 1 and 2 wager 10 on ante
      And cards 2 and 3 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And the following happens, in this order
        | does            | deck   |
        | voids all hands |        |
        | shuffles        | deck 1 |

      Examples:
        | dealing           |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

    @reading:void-wagers.returned @reading:several-face-up.over-the-deal
    Scenario: Two cards far apart void the round, and every kind of wager comes back
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And the house's version of the game is free
      And the wagers are
        | seat | ante | pair plus |
        | 1    | 10   | 15        |
        | 4    | 25   |           |
        | 6    |      | 20        |
      And cards 2 and 11 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the results are
        | seat | ante        | pair plus   |
        | 1    | is returned | is returned |
        | 4    | is returned |             |
        | 6    |             | is returned |
      And the following happens, in this order
        | who    | does            | deck   |
        | dealer | voids all hands |        |
        | dealer | shuffles        | deck 1 |
        | dealer | loads           | deck 1 |

    @reading:void-wagers.stand @reading:several-face-up.over-the-deal
    Scenario: The wagers of a void round stay up, and the next round is dealt for them
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seats 1 and 2 wager 20 on ante
      And seat 1 wagers 15 on pair plus
      And cards 2 and 5 of the deck lie face up
      When the cards are dealt
      Then all hands are void
      When the house goes on until the dealer asks
      Then none of the following happens
        | does    | seat | result   |
        | settles | 1    | returned |
        | settles | 2    | returned |
      And seat 1's ante wager stands at 20
      And seat 1's pair plus wager stands at 15
      And seat 2's ante wager stands at 20

    @reading:face-up-card.next-card
    Scenario: One card does not void the round, the next round with two is void
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      Then all hands are void

    @reading:several-face-up.over-the-deal @reading:face-up-card.next-card
    Scenario: The second one lies behind the last card of the deal, or is that card
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And cards 2 and 8 of the deck lie face up
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on ante
      And cards 2 and 7 of the deck lie face up
      And the round is completed
      Then all hands are void

    @reading:several-face-up.at-one-time @reading:face-up-card.next-card
    Scenario: Two cards found one after another do not void the round, two next to each other do
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And cards 2 and 5 of the deck lie face up
      When the round is completed
      Then seat 1 has 3 cards
      And the dealer has 3 cards
      And the round stands
      When seat 1 wagers 10 on ante
      And cards 4 and 5 of the deck lie face up
      And the round is completed
      Then all hands are void

    Scenario: Three cards void it as well
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And cards 3, 4 and 5 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void

    Scenario: The cards are shuffled before the next round, and that is played as usual
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      When the cards are dealt
      And one round is played
      Then the following happens, in this order
        | who    | does             | number | deck   |
        | dealer | voids all hands  |        |        |
        |        | shuffles         |        | deck 1 |
        |        | ends the round   | 2      |        |
      And seat 1 has 3 cards
      And the dealer has 3 cards
      And the round stands

    @reading:void-wagers.returned
    Scenario: Nothing is kept of what comes back: odd amounts, an increased wager, a second position
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's version of the game is free
      And the house's number of adjacent boxes is 2
      And seat 1 wagers 12.50 on ante
      And seat 3 wagers 10 on ante
      And seat 3 changes the ante wager to 25
      And the player at seat 3 wagers 15 on ante at the box of seat 4
      And the player at seat 3 wagers 5 on pair plus at the box of seat 4
      And cards 3 and 4 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the results are
        | seat | ante        | pair plus   |
        | 1    | is returned |             |
        | 3    | is returned |             |
        | 4    | is returned | is returned |

  @three-card.l.2 @irregularity @play @trace
  Rule: A card drawn in error whose face was not seen is dealt as the next card
    It goes where the next card would have gone anyway, so that no hand changes.

    Scenario Outline: An unseen card drawn too early goes to the place that is due, dealt from <dealing>
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c 7h |
        | dealer | 2h Kd    |
      And the dealer draws card 3 too early, its face unseen
      When the round is completed
      Then the following happens, in this order and once each
        | does  | to     | number | card |
        | deals | dealer | 1      | 2h   |
        | deals | seat 1 | 2      | 9c   |
        | deals | dealer | 2      | Kd   |
        | deals | seat 1 | 3      | 7h   |
      And seat 1 has 3 cards
      And the dealer has 3 cards
      And the round stands

      Examples:
        | dealing       |
        | a manual shoe |
        | the hand      |

    Scenario: The very first card drawn before its time is dealt first
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9c As |
        | dealer | 2h Kd |
      And the dealer draws card 1 too early, its face unseen
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number | card |
        | deals | seat 1 | 1      | 9c   |
        | deals | dealer | 1      | 2h   |

    Scenario: Two cards drawn in error, one of them for the dealer, both go where they belong
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c |
        | dealer | 2h Kd |
      And the dealer draws card 2 too early, its face unseen
      And the dealer draws card 3 too early, its face unseen
      When the cards are dealt
      Then the following happens, in this order and once each
        | does  | to     | number | card |
        | deals | seat 1 | 1      | As   |
        | deals | dealer | 1      | 2h   |
        | deals | seat 1 | 2      | 9c   |
        | deals | dealer | 2      | Kd   |

    @reading:drawn-card-seen.set-aside
    Scenario: A card drawn in error and seen goes to the discard rack, and the one behind it is dealt
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c |
        | dealer | 2h Kd |
      And the dealer draws card 3 too early, its face seen
      When the round is completed
      Then each of the following happens once
        | who    | does     | to     | number | card | cards | where        |
        | dealer | discards |        |        |      | 9c    | discard rack |
        |        | deals    | seat 1 | 2      | Kd   |       |              |
      And none of the following happens
        | does  | card |
        | deals | 9c   |
      And the round stands

    @reading:drawn-card-seen.used
    Scenario: A card drawn in error and seen is used all the same
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c |
        | dealer | 2h Kd |
      And the dealer draws card 3 too early, its face seen
      When the round is completed
      Then each of the following happens once
        | does  | to     | number | card |
        | deals | seat 1 | 2      | 9c   |
        | deals | dealer | 2      | Kd   |
      And the round stands

    @reading:drawn-card-seen.set-aside
    Scenario: A card that was seen and set aside belongs to the fifty-two when the stub is counted
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the dealer draws card 3 too early, its face seen
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 45    | 52    |
      And the round stands

  @three-card.l.3 @irregularity @play @trace
  Rule: A wrong number of cards for any player or the dealer voids all hands, and the cards are shuffled anew
    It does not matter whether there are too many or too few, nor in which hand.

    Scenario Outline: <who> gets <number> cards by mistake, and all hands are void
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And seats 1 and 2 wager 20 on ante
      And seat 2 wagers 15 on pair plus
      And <who> is going to be dealt <number> cards by mistake
      When the cards are dealt
      And the house goes on
      Then <who> has <number> cards
      And all hands are void
      And the following happens, in this order
        | who    | does            | deck   |
        | dealer | voids all hands |        |
        | dealer | shuffles        | deck 1 |
        | dealer | loads           | deck 1 |

      Examples:
        | who        | number |
        | seat 1     | 2      |
        | seat 2     | 2      |
        | seat 2     | no     |
        | seat 1     | 4      |
        | seat 2     | 4      |
        | seat 2     | 6      |
        | the dealer | 2      |
        | the dealer | 4      |

    Scenario Outline: Dealt from <dealing>, a hand of <number> for <who> voids all hands
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And the house's number of decks is 1
      And seats 1 and 2 wager 10 on ante
      And <who> is going to be dealt <number> cards by mistake
      When the cards are dealt
      And the house goes on
      Then <who> has <number> cards
      And all hands are void
      And the following happens, in this order
        | does            | deck   |
        | voids all hands |        |
        | shuffles        | deck 1 |

      Examples:
        | dealing           | who        | number |
        | the hand          | seat 2     | 2      |
        | the hand          | the dealer | 4      |
        | an automated shoe | seat 1     | 4      |
        | an automated shoe | the dealer | 2      |

    @reading:void-wagers.returned
    Scenario: Every wager of a misdealt round comes back
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's version of the game is free
      And the wagers are
        | seat | ante | pair plus |
        | 1    | 10   | 15        |
        | 2    | 25   |           |
        | 3    |      | 20        |
      And seat 2 is going to be dealt 4 cards by mistake
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the results are
        | seat | ante        | pair plus   |
        | 1    | is returned | is returned |
        | 2    | is returned |             |
        | 3    |             | is returned |

    Scenario: With three cards each the round stands, with one card less it is void
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      When the round is completed
      Then seat 1 has 3 cards
      And seat 2 has 3 cards
      And the dealer has 3 cards
      And the round stands
      When seats 1 and 2 wager 10 on ante
      And the dealer is going to be dealt 2 cards by mistake
      And the round is completed
      Then the dealer has 2 cards
      And all hands are void

    Scenario: One card too many here and one too few there do not cancel out
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 is going to be dealt 4 cards by mistake
      And seat 2 is going to be dealt 2 cards by mistake
      When the cards are dealt
      And the house goes on
      Then all hands are void

    Scenario: Two errors that the count of the stub does not show void the round
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 is going to be dealt 4 cards by mistake
      And seat 2 is going to be dealt 2 cards by mistake
      And the dealer chooses to count the stub of this round
      When the cards are dealt
      And the house goes on
      Then all hands are void

    Scenario Outline: Of six players the last gets <number> cards, and all hands are void
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seats 1 to 6 wager 10 on ante
      And seat 6 is going to be dealt <number> cards by mistake
      When the cards are dealt
      And the house goes on
      Then all hands are void

      Examples:
        | number |
        | 2      |
        | 4      |

    Scenario: A player with pair plus alone gets a card too many, and all hands are void
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's version of the game is free
      And seat 1 wagers 10 on ante
      And seat 2 wagers 10 on pair plus
      And seat 2 is going to be dealt 4 cards by mistake
      When the cards are dealt
      And the house goes on
      Then all hands are void

  @three-card.l.4 @irregularity @play @trace
  Rule: A dealer's card seen by inadvertence before the reveal voids all hands, and the cards are shuffled anew
    One card is enough. What is seen after the reveal is not meant.

    Scenario Outline: <number> of the dealer's cards, seen before anybody has decided
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When <number> of the dealer's cards <are> exposed by inadvertence
      And the house goes on
      Then all hands are void
      And the following happens, in this order
        | who    | does            | deck   |
        | dealer | voids all hands |        |
        | dealer | shuffles        | deck 1 |
        | dealer | loads           | deck 1 |

      Examples:
        | number | are |
        | one    | is  |
        | three  | are |

    Scenario: A card seen while the cards are dealt
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And one of the dealer's cards is exposed by inadvertence
      When the cards are dealt
      And the house goes on
      Then all hands are void

    @reading:void-wagers.returned
    Scenario: A card seen when one player has played and another has yet to decide
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seats 1 and 2 wager 20 on ante
      And seat 1 wagers 15 on pair plus
      And seat 1 plays for 20
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the results are
        | seat | ante        | play        | pair plus   |
        | 1    | is returned | is returned | is returned |
        | 2    | is returned |             |             |

    Scenario: A card seen when everybody has decided, just before the reveal
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And seat 1 plays for 10
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void

    Scenario: A card seen when one player has folded and another has yet to decide
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 folds
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void

    Scenario Outline: Dealt from <dealing>, a dealer's card is seen
      Given a Three Card Poker table under the Section 14 rules, dealt from <dealing>
      And the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void
      And the following happens, in this order
        | does            | deck   |
        | voids all hands |        |
        | shuffles        | deck 1 |

      Examples:
        | dealing           |
        | the hand          |
        | an automated shoe |

    Scenario: After the reveal there is nothing left to expose, before it there is
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      When seat 1 plays for 10
      And the house goes on until the dealer turns up
      And one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then the round stands
      When seat 1 wagers 10 on ante
      And seat 1 plays for 10
      And one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void

    Scenario: The cards of the void round do not come again
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's way of shuffling is by any device
      And the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When one of the dealer's cards is exposed by inadvertence
      And the round is completed
      And one round is played
      Then no two rounds are dealt the same cards

    @reading:exposure-without-contest.stands
    Scenario: A card seen where nobody has an ante voids nothing, beside an ante it does
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's version of the game is free
      And seat 1 wagers 10 on pair plus
      And one of the dealer's cards is exposed by inadvertence
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on pair plus
      And seat 2 wagers 10 on ante
      And one of the dealer's cards is exposed by inadvertence
      And the round is completed
      Then all hands are void

    @reading:void-wagers.returned @reading:exposure-without-contest.void
    Scenario: A card seen where nobody has an ante
      Given a Three Card Poker table under the Section 14 rules, dealt from a manual shoe
      And the house's version of the game is free
      And seat 1 wagers 10 on pair plus
      And one of the dealer's cards is exposed by inadvertence
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
