Feature: Irregularities

  @oneida-four-card.L.1 @irregularity @play @trace
  Rule: A card found face up while the cards are dealt is not used and goes to the discard rack
    The deal goes on with the card behind it.

    # Unlike mlgca-four-card: there the shuffler has two names, so that it stands in one row more.
    @reading:face-up-card.next-card
    Scenario Outline: One card face up, dealt from <dealing>, and everybody still gets the right number of cards
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And seats 1 and 2 wager 10 on ante
      And card 3 of the deck lies face up
      When the round is completed
      Then seat 1 has 5 cards
      And seat 2 has 5 cards
      And the dealer has 6 cards
      And the round stands

      Examples:
        | dealing           |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

    @reading:face-up-card.next-card @reading:deal-in-succession.card-by-card
    Scenario: The card behind it is the next one to be dealt
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
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

    @reading:face-up-card.next-card
    Scenario: The last card of the deal is found face up, and one more is drawn
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And card 11 of the deck lies face up
      When the round is completed
      Then seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands

    @reading:face-up-card.next-card
    Scenario: Behind the last card of the deal nobody finds it, before it somebody does
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And cards 12 and 13 of the deck lie face up
      When the round is completed
      Then seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands
      When seat 1 wagers 10 on ante
      And card 10 of the deck lies face up
      And the round is completed
      Then seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands

    @reading:face-up-card.next-card
    Scenario Outline: A count of the stub finds the deck complete, dealt from <dealing>
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does              | count | total |
        | dealer | counts the stub   | 40    | 52    |
        | dealer | discards the stub |       |       |
      And the round stands

      Examples:
        | dealing       |
        | a manual shoe |
        | the hand      |

    @reading:face-up-card.next-card
    Scenario: A card face up in one round and one in the next are not two in one deal
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on ante
      And card 4 of the deck lies face up
      And the round is completed
      Then the round stands
      When seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      Then all hands are void
      When seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      And the round is completed
      Then the round stands

    @reading:face-up-card.short-stack
    Scenario: A player's stack stays a card short, and that hand is void
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe
      And seats 1 and 2 wager 10 on ante
      And card 3 of the deck lies face up
      When the round is completed
      Then seat 1 has 4 cards
      And seat 2 has 5 cards
      And each of the following happens once
        | who    | does         | seat |
        | dealer | voids a hand | 1    |
      And the round stands

    @reading:face-up-card.short-stack
    Scenario: Dealt card by card, nobody stays a card short
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      When the round is completed
      Then seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands

    @reading:deal-in-succession.card-by-card
    Scenario Outline: The 9 of clubs, card <position>, goes to nobody when it lies face up
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
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
        | dealing       | position | seat 1         | dealer            |
        | a manual shoe | 1        | 9c As 7h 4d Ts | 2h Kd 5c 8s Jd 6h |
        | a manual shoe | 3        | As 9c 7h 4d Ts | 2h Kd 5c 8s Jd 6h |
        | a manual shoe | 11       | As 3d 7h 4d Ts | 2h Kd 5c 8s Jd 9c |
        | the hand      | 4        | As 3d 7h 4d Ts | 2h 9c 5c 8s Jd 6h |

    @reading:face-up-card.next-card
    Scenario: In a stack from an automated shoe the 9 of clubs does not count when it lies face up
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c 7h 4d Ts |
      And card 2 of the deck lies face up
      When the cards are dealt
      And the house goes on
      Then none of the following happens
        | does  | card |
        | deals | 9c   |
      But each of the following happens once
        | does     | card | cards | where        |
        | deals    | As   |       |              |
        | discards |      | 9c    | discard rack |

    @reading:deal-in-succession.card-by-card
    Scenario: In the next round it is a card like any other
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
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

    Scenario: It stays out of that round only, and in the next one the deck is complete
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      And the round is completed
      And the dealer chooses to count the stub of this round
      When one round is played
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 41    | 52    |
      And the round stands

    @reading:deal-in-succession.card-by-card
    Scenario Outline: The 9 of clubs is put into the discard rack, dealt from <dealing>
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c |
        | dealer | 2h Kd |
      And card 3 of the deck lies face up
      When the cards are dealt
      Then each of the following happens once
        | who    | does     | cards | where        |
        | dealer | discards | 9c    | discard rack |

      Examples:
        | dealing       |
        | a manual shoe |
        | the hand      |

  @oneida-four-card.L.1.s1 @irregularity @play @trace
  Rule: More than one card found face up while the cards are dealt voids all hands, and the cards are reshuffled

    @reading:several-face-up.over-the-deal
    Scenario: Two cards far apart void the round, and the cards are shuffled
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And seats 1, 4 and 7 wager 10 on ante
      And cards 2 and 17 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And the following happens, in this order
        | who    | does            | deck   |
        | dealer | voids all hands |        |
        | dealer | shuffles        | deck 1 |
        | dealer | loads           | deck 1 |

    @reading:void-wagers.returned @reading:several-face-up.over-the-deal
    Scenario: Both kinds of wager come back
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 15      |
        | 4    | 25   |         |
        | 7    |      | 20      |
      And cards 2 and 17 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the results are
        | seat | ante        | aces up     |
        | 1    | is returned | is returned |
        | 4    | is returned |             |
        | 7    |             | is returned |

    @reading:void-wagers.stand
    Scenario: The wagers stay up, and the next round begins with them
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And seat 2 wagers 15 on aces up
      And cards 3 and 4 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then the following happens, in this order
        | does             | seat | wager | number | amount |
        | voids all hands  |      |       |        |        |
        | starts the round |      |       | 2      |        |
        | takes the wager  | 1    | ante  |        | 10     |
      And seat 1's ante wager stands at 10
      And seat 2's aces up wager stands at 15

    # Unlike mlgca-four-card: there the shuffler has two names, so that it stands in one row more.
    Scenario Outline: Two cards next to each other void the round, dealt from <dealing>
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
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

    @reading:face-up-card.next-card
    Scenario: One card does not void the round, the next round with two is void
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
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
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And cards 2 and 13 of the deck lie face up
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on ante
      And cards 2 and 12 of the deck lie face up
      And the round is completed
      Then all hands are void

    @reading:several-face-up.at-one-time @reading:face-up-card.next-card
    Scenario: Two cards found one after another do not void the round, two next to each other do
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And cards 2 and 7 of the deck lie face up
      When the round is completed
      Then seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands
      When seat 1 wagers 10 on ante
      And cards 6 and 7 of the deck lie face up
      And the round is completed
      Then all hands are void

    @reading:several-face-up.at-one-time
    Scenario: Two cards apart from each other in one dispensed stack are found at one time
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe
      And seat 1 wagers 10 on ante
      And cards 2 and 4 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void

    Scenario: The cards are shuffled before the next round, and that is played as usual
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      When the cards are dealt
      And one round is played
      Then the following happens, in this order
        | who    | does            | number | deck   |
        | dealer | voids all hands |        |        |
        |        | shuffles        |        | deck 1 |
        |        | ends the round  | 2      |        |
      And seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands

    @reading:void-wagers.returned
    Scenario: Nothing is kept of what comes back: odd amounts, an increased wager, a second box
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's number of adjacent boxes is 2
      And seat 1 wagers 12.50 on ante
      And seat 3 wagers 10 on ante
      And seat 3 changes the ante wager to 25
      And the player at seat 3 wagers 15 on ante at the box of seat 4
      And the player at seat 3 wagers 5 on aces up at the box of seat 4
      And cards 3 and 4 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the results are
        | seat | ante        | aces up     |
        | 1    | is returned |             |
        | 3    | is returned |             |
        | 4    | is returned | is returned |

    @reading:void-wagers.returned
    Scenario: The round after a void one can be void as well
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When seat 1 wagers 20 on ante
      And cards 5 and 6 of the deck lie face up
      And the round is completed
      And the house goes on
      Then all hands are void
      And every wager is returned

  @oneida-four-card.L.2 @irregularity @play @trace
  Rule: A card dealt in error whose face was not seen is used as the next card
    It goes where the next card would have gone anyway, so that no hand changes.

    @reading:deal-in-succession.card-by-card
    Scenario Outline: An unseen card drawn too early goes to the place that is due, dealt from <dealing>
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
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
      And seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands

      Examples:
        | dealing       |
        | a manual shoe |
        | the hand      |

    @reading:deal-in-succession.card-by-card
    Scenario: The very first card drawn before its time is dealt first
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
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

    @reading:deal-in-succession.card-by-card
    Scenario: Two cards drawn in error, one of them for the dealer, both go where they belong
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
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

    @reading:drawn-card-seen.set-aside @reading:deal-in-succession.card-by-card
    Scenario: A card drawn in error and seen goes to the discard rack, and the one behind it is dealt
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
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

    @reading:drawn-card-seen.used @reading:deal-in-succession.card-by-card
    Scenario: A card drawn in error and seen is used all the same
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
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

    @reading:drawn-card-seen.void @reading:void-wagers.returned
    Scenario: A card drawn in error and seen voids the round
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And seat 1 wagers 10 on ante
      And the dealer draws card 3 too early, its face seen
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the following happens, in this order
        | who    | does            | deck   |
        | dealer | voids all hands |        |
        | dealer | shuffles        | deck 1 |
        | dealer | loads           | deck 1 |

    @reading:drawn-card-seen.set-aside
    Scenario: A card that was seen and set aside belongs to the fifty-two when the stub is counted
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the dealer draws card 3 too early, its face seen
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 40    | 52    |
      And the round stands

  @oneida-four-card.L.3 @irregularity @play @trace
  Rule: A wrong number of cards voids a hand of the player who has it
    And no other hand; the round goes on.

    Scenario Outline: Seat 1 gets <number> cards, dealt from <dealing>, and that hand alone is void
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And seats 1 and 2 wager 10 on ante
      And seat 1 is going to be dealt <number> cards by mistake
      When the round is completed
      Then seat 1 has <number> cards
      And each of the following happens once
        | who    | does         | seat |
        | dealer | voids a hand | 1    |
      And none of the following happens
        | does            |
        | voids all hands |
      And the round stands

      Examples:
        | dealing           | number |
        | a manual shoe     | 4      |
        | a manual shoe     | 6      |
        | a manual shoe     | no     |
        | the hand          | 4      |
        | an automated shoe | 6      |

    @reading:void-wagers.returned
    Scenario: The wagers on the void hand come back, those of the others are settled
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 5       |
        | 2    | 20   | 5       |
      And seat 1 is going to be dealt 4 cards by mistake
      And the cards fall as
        | seat 2 | As Ad Ac 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 2 plays for 20
      And the round is completed
      Then the results are
        | seat | ante        | play    | aces up     |
        | 1    | is returned |         | is returned |
        | 2    | wins 20     | wins 20 | wins 35     |
      And each of the following happens once
        | does    | seat | wager   | result   | stake |
        | settles | 1    | ante    | returned | 10    |
        | settles | 1    | aces up | returned | 5     |

    @reading:void-wagers.returned
    Scenario: The player with the void hand has nothing to decide, the other has
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And the cards are dealt
      When seat 1 wagers 10 on play
      Then the wager is refused
      But a play wager of 10 from seat 2 is taken

    Scenario: Two players with wrong numbers, two void hands
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seats 1 to 3 wager 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And seat 3 is going to be dealt 4 cards by mistake
      When the round is completed
      Then each of the following happens once
        | who    | does         | seat |
        | dealer | voids a hand | 1    |
        | dealer | voids a hand | 3    |
      And none of the following happens
        | does         | seat |
        | voids a hand | 2    |
      And the round stands

    Scenario: In the next round the player plays as any other
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 is going to be dealt 4 cards by mistake
      And the round is completed
      And seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9c 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10
      And none of the following happens
        | does         |
        | voids a hand |

    Scenario Outline: Of seven players the last gets <number> cards
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seats 1 to 7 wager 10 on ante
      And seat 7 is going to be dealt <number> cards by mistake
      When the round is completed
      Then each of the following happens once
        | who    | does         | seat |
        | dealer | voids a hand | 7    |
      And the round stands

      Examples:
        | number |
        | 4      |
        | 6      |

    @reading:offsetting-misdeals.hands-decide
    Scenario: Two errors that the count of the stub does not show void two hands
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seats 1 to 3 wager 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And seat 2 is going to be dealt 4 cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does         | seat |
        | dealer | voids a hand | 1    |
        | dealer | voids a hand | 2    |
      And the round stands

    @reading:offsetting-misdeals.count-decides
    Scenario: Two errors leave all hands alone if the count of the stub does not show them, one does not
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seats 1 to 3 wager 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And seat 2 is going to be dealt 4 cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then none of the following happens
        | does         |
        | voids a hand |
      And the round stands
      When seats 1 to 3 wager 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And the round is completed
      Then each of the following happens once
        | who    | does         | seat |
        | dealer | voids a hand | 1    |

  @oneida-four-card.L.3.s1 @irregularity @play @trace
  Rule: A dealer who was dealt four cards of the five deals a further one to complete the hand
    The five are those that lie face down, and the open one comes beside them.

    Scenario Outline: One card short, dealt from <dealing>, and the hand is completed
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And seats 1 and 2 wager 10 on ante
      And the dealer is going to be dealt 5 cards by mistake
      When the round is completed
      Then the dealer has 6 cards
      And none of the following happens
        | does            |
        | voids all hands |
        | voids a hand    |
      And the round stands

      Examples:
        | dealing           |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

    Scenario: The completed hand plays with the card
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the dealer is going to be dealt 5 cards by mistake
      When seat 1 plays for 10
      And the round is completed
      Then the dealer has 6 cards
      And each of the following happens once
        | who | does           | whose  |
        |     | ranks the hand | dealer |
      And the following happens, in this order
        | who    | does     | to     | number | whose  |
        |        | deals    | dealer | 6      |        |
        | dealer | turns up |        |        | dealer |
      And the round stands

    @reading:completing-card.top-of-the-stub
    Scenario: The card that completes the hand lies face down
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the dealer is going to be dealt 5 cards by mistake
      When the cards are dealt
      And the house goes on
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | dealer | 6      | down |

    @reading:completing-card.open-card
    Scenario: The open card completes the hand, and the further card lies face up
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the dealer is going to be dealt 5 cards by mistake
      When the cards are dealt
      And the house goes on
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | dealer | 6      | up   |

    Scenario: One card short the hand is completed, two cards short it is not
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And the dealer is going to be dealt 5 cards by mistake
      And the round is completed
      And seats 1 and 2 wager 10 on ante
      And the dealer is going to be dealt 4 cards by mistake
      When the cards are dealt
      And the house goes on
      Then the dealer has 4 cards
      And all hands are void

    Scenario: It is completed, too, where a player's hand has a wrong number of cards
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And the dealer is going to be dealt 5 cards by mistake
      And seat 1 is going to be dealt 6 cards by mistake
      When the round is completed
      Then the dealer has 6 cards
      And each of the following happens once
        | does         | seat |
        | voids a hand | 1    |
      And the round stands

  @oneida-four-card.L.3.s2 @irregularity @play @trace
  Rule: Any other misdeal to the dealer voids all hands, and the cards are reshuffled
    Too many cards, or too few for one more to help.

    Scenario Outline: The dealer gets <number> cards, and all hands are void
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And seats 1 and 2 wager 10 on ante
      And the dealer is going to be dealt <number> cards by mistake
      When the cards are dealt
      And the house goes on
      Then the dealer has <number> cards
      And all hands are void
      And the following happens, in this order
        | who    | does            | deck   |
        | dealer | voids all hands |        |
        | dealer | shuffles        | deck 1 |
        | dealer | loads           | deck 1 |

      Examples:
        | number |
        | no     |
        | 4      |
        | 7      |
        | 8      |

    Scenario Outline: Dealt from <dealing>, the dealer gets <number> cards
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And seats 1 and 2 wager 10 on ante
      And the dealer is going to be dealt <number> cards by mistake
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And the following happens, in this order
        | does            | deck   |
        | voids all hands |        |
        | shuffles        | deck 1 |

      Examples:
        | dealing           | number |
        | the hand          | 7      |
        | the hand          | 4      |
        | an automated shoe | 7      |

    @reading:void-wagers.returned
    Scenario: Every wager of the void round comes back
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 15      |
        | 4    | 25   |         |
        | 7    |      | 20      |
      And the dealer is going to be dealt 7 cards by mistake
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned

    Scenario: With six cards for the dealer the round stands, with seven it is void
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      When the round is completed
      Then the dealer has 6 cards
      And the round stands
      When seat 1 wagers 10 on ante
      And the dealer is going to be dealt 7 cards by mistake
      And the round is completed
      Then all hands are void

  @oneida-four-card.L.4 @irregularity @play @trace
  Rule: A dealer's card exposed by inadvertence before the reveal voids all hands, and the cards are reshuffled
    One card is enough. The card that lies open by rule is not meant, nor what is seen after the reveal.

    Scenario Outline: <number> of the dealer's cards, seen before anybody has decided
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And seats 1 and 2 wager 10 on ante
      And seat 2 wagers 15 on aces up
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
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And one of the dealer's cards is exposed by inadvertence
      When the cards are dealt
      And the house goes on
      Then all hands are void

    @reading:void-wagers.returned
    Scenario: A card seen when one player has played and another has yet to decide
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 plays for 20
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the results are
        | seat | ante        | play        |
        | 1    | is returned | is returned |
        | 2    | is returned |             |

    Scenario: A card seen when everybody has decided, just before the reveal
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And seat 1 plays for 30
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void

    # Unlike mlgca-four-card: there the shuffler has two names, so that it stands in one row more.
    Scenario Outline: Dealt from <dealing>, a dealer's card is seen
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
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

    Scenario: The sixth card, dealt face up by rule, voids nothing, another one does
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      When the round is completed
      Then each of the following happens once
        | does  | to     | number | face |
        | deals | dealer | 6      | up   |
      And the round stands
      When seat 1 wagers 10 on ante
      And the cards are dealt
      And one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void

    Scenario: After the reveal there is nothing left to expose, before it there is
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
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

    # Unlike mlgca-four-card: that void wagers are returned is a reading, with scenarios of its own.
    Scenario: A card seen when one player has folded and another has yet to decide
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 folds
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void

    @reading:exposure-without-contest.void @reading:void-wagers.returned
    Scenario: A card seen when everybody has folded voids the round for the wagers that are left
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 2 wagers 15 on aces up
      And seats 1 and 2 fold
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void
      And seat 2's aces up is returned

    @reading:exposure-without-contest.stands
    Scenario: A card seen when nobody has wagered on an ante voids nothing, beside an ante it does
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on aces up
      And one of the dealer's cards is exposed by inadvertence
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on aces up
      And seat 2 wagers 10 on ante
      And one of the dealer's cards is exposed by inadvertence
      And the round is completed
      Then all hands are void

    @reading:void-wagers.returned @reading:exposure-without-contest.void
    Scenario: A card seen when nobody has wagered on an ante
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on aces up
      And one of the dealer's cards is exposed by inadvertence
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned

    Scenario: The cards of the void round do not come again
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is by any device
      And the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When one of the dealer's cards is exposed by inadvertence
      And the round is completed
      And one round is played
      Then no two rounds are dealt the same cards

    @reading:void-wagers.returned
    Scenario: A card seen when a player with every kind of wager has played
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 15      |
        | 2    | 25   |         |
        | 3    |      | 20      |
      And seat 3 makes no other wager
      And seat 1 plays for 30
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the results are
        | seat | ante        | play        | aces up     |
        | 1    | is returned | is returned | is returned |
        | 2    | is returned |             |             |
        | 3    |             |             | is returned |

  @oneida-four-card.L.5 @irregularity @trace @play
  Rule: When a shuffler jams, stops or does not finish, the cards are shuffled again
    A shuffle that was broken off does not count as one.

    Scenario Outline: The shuffler <fails> after a round, and the cards are shuffled again before they are loaded
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And the house's way of shuffling is by device
      And the house's number of decks is 1
      And the shuffler <fails> at its next use
      When one round is played
      And the house goes on
      Then the following happens, in this order
        | does           | deck   |
        | ends the round |        |
        | shuffles       | deck 1 |
        | loads          | deck 1 |

      Examples:
        | dealing           | fails           |
        | a manual shoe     | jams            |
        | a manual shoe     | stops           |
        | a manual shoe     | fails to finish |
        | an automated shoe | jams            |

    Scenario: The round after it is played as usual, and the cards are shuffled after it
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's number of decks is 1
      And the house's way of shuffling is by device
      And the shuffler jams at its next use
      And one round is played
      And the house goes on
      When one round is played
      And the house goes on
      Then the round stands
      And the following happens, in this order
        | does           | deck   |
        | ends the round |        |
        | shuffles       | deck 1 |

    @reading:jammed-shuffler-cards.in-the-device
    Scenario: The deck that was not in the shuffler is left alone
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is by device
      And the house's number of decks is 2
      And the shuffler jams at its next use
      When one round is played
      And the house goes on
      Then the following happens, in this order
        | does     | deck   |
        | shuffles | deck 1 |
      And none of the following happens
        | does     | deck   |
        | shuffles | deck 2 |

    @reading:jammed-shuffler-cards.all-cards
    Scenario: Both decks are shuffled again
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is by device
      And the house's number of decks is 2
      And the shuffler jams at its next use
      When one round is played
      And the house goes on
      Then the following happens, in this order
        | does     | deck   |
        | shuffles | deck 1 |
      And the following happens, in this order
        | does     | deck   |
        | shuffles | deck 2 |

    Scenario: When it jams after the next round again, the cards are shuffled again
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And the house's way of shuffling is by device
      And the house's number of decks is 1
      And the shuffler jams at its next use
      And one round is played
      And the house goes on
      And the shuffler jams at its next use
      When one round is played
      And the house goes on
      Then the following happens, in this order
        | does           | deck   | number |
        | ends the round |        | 2      |
        | shuffles       | deck 1 |        |
        | loads          | deck 1 |        |

    # Unlike mlgca-four-card: there the shuffler has two names, so that it stands in one row more.
    Scenario Outline: Where cards are dealt from <dealing> they are shuffled again as well
      Given a Four Card Poker table under the Oneida rules, dealt from <dealing>
      And the house's number of decks is 1
      And the shuffler <fails> at its next use
      When two rounds are played
      Then the following happens, in this order
        | does           | deck   | number |
        | ends the round |        | 1      |
        | shuffles       | deck 1 |        |
        | ends the round |        | 2      |

      Examples:
        | dealing           | fails           |
        | the hand          | jams            |
        | the hand          | fails to finish |
        | an automated shoe | stops           |

  @oneida-four-card.L.6 @irregularity @play @trace
  Rule: When an automated shoe jams, stops or does not give all cards during a round, the round is void
    What is left in the device comes out and is shuffled together with the cards already dealt. A round with one player takes fifteen cards.

    Background:
      Given a Four Card Poker table under the Oneida rules, dealt from an automated shoe

    Scenario Outline: The shoe <fails> after <cards> cards
      Given the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And the shoe <fails> after <cards> cards
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And the following happens, in this order
        | who    | does     | from           | deck   | count  |
        | dealer | removes  | automated shoe | deck 1 | <left> |
        |        | shuffles |                | deck 1 | 52     |
        |        | loads    |                | deck 1 |        |

      Examples:
        | fails           | cards | left |
        | jams            | no    | 52   |
        | jams            | six   | 46   |
        | stops           | no    | 52   |
        | stops           | four  | 48   |
        | fails to finish | no    | 52   |
        | fails to finish | ten   | 42   |

    @reading:void-wagers.returned
    Scenario: Both kinds of wager of every player come back
      Given the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 15      |
        | 3    | 25   |         |
        | 6    |      | 20      |
      And the shoe jams after nine cards
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned

    Scenario: A shoe that gives all cards voids nothing, one that fails before the last card does
      Given seat 1 wagers 10 on ante
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on ante
      And the shoe fails to finish after ten cards
      And the round is completed
      Then all hands are void

    # Unlike mlgca-four-card: three stacks of five leave the shoe; there one of five and one of six.
    @reading:jam-after-deal.stands
    Scenario: A shoe that fails when the last card is out voids nothing, one that fails before that card does
      Given seat 1 wagers 10 on ante
      And the shoe jams after fifteen cards
      When the round is completed
      Then seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands
      When seat 1 wagers 10 on ante
      And the shoe jams after ten cards
      And the round is completed
      Then all hands are void

    # Unlike mlgca-four-card: three stacks of five leave the shoe; there one of five and one of six.
    @reading:jam-after-deal.void
    Scenario: A shoe that fails when the last card is out voids the round all the same
      Given seat 1 wagers 10 on ante
      And the shoe jams after fifteen cards
      When the cards are dealt
      And the house goes on
      Then all hands are void

    Scenario: The round after a failure of the shoe is played as usual
      Given seat 1 wagers 10 on ante
      And the shoe jams after four cards
      And the cards are dealt
      And the house goes on
      When one round is played
      Then seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands
