Feature: Irregularities

  @mlgca-four-card.13.A @irregularity @trace @play
  Rule: A single card found face up while the cards are dealt does not end the round
    The card drops out, and the deal goes on with the card behind it.

    @reading:face-up-card.next-card
    Scenario Outline: One card face up, dealt from <dealing>, and everybody still gets the right number of cards
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And seats 1 and 2 wager 10 on ante
      And card 3 of the deck lies face up
      When the round is completed
      Then seat 1 has 5 cards
      And seat 2 has 5 cards
      And the dealer has 6 cards
      And the round stands

      Examples:
        | dealing               |
        | a manual shoe         |
        | the hand              |
        | an automated shoe     |
        | an automated shuffler |

    @reading:face-up-card.next-card
    Scenario: The card behind it is the next one to be dealt
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
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
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And card 11 of the deck lies face up
      When the round is completed
      Then seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands

    @reading:face-up-card.next-card
    Scenario: Behind the last card of the deal nobody finds it, before it somebody does
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
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
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's six card bonus paytable is none
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

    @reading:face-up-card.next-card @reading:bonus-card.when-offered
    Scenario: A count of the stub from an automated shoe finds the deck complete
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does              | count | total |
        | dealer | counts the stub   | 40    | 52    |
        | dealer | discards the stub |       |       |
      And the round stands

    @reading:face-up-card.short-stack
    Scenario: A stack from a device stays a card short, and the round is void
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned

    @reading:face-up-card.short-stack
    Scenario: Dealt card by card, nobody stays a card short
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      When the round is completed
      Then seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands

    @reading:face-up-card.short-hand
    Scenario: The hand stays a card short, and the round is void
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      When the cards are dealt
      And the house goes on
      Then seat 1 has 4 cards
      And all hands are void
      And every wager is returned

    @reading:face-up-card.next-card
    Scenario: A card face up in one round and one in the next are not two in one deal
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
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

    @reading:face-up-card.next-card @reading:six-card-bonus-dealing.dealt-first
    Scenario Outline: The card for the bonus box is found face up, dealt from <dealing>, and the box gets the one behind it
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's six card bonus paytable is any of them
      And seat 1 wagers 10 on ante
      And card 1 of the deck lies face up
      When the round is completed
      Then the bonus box has 1 card
      And seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands

      Examples:
        | dealing               |
        | a manual shoe         |
        | the hand              |
        | an automated shoe     |
        | an automated shuffler |

  @mlgca-four-card.13.A.1 @irregularity @trace @play
  Rule: A card found face up stays out of that round
    Neither the place that was due gets it nor any other, not even the dealer, whose last card lies face up anyway.

    Scenario Outline: The 9 of clubs, card <position>, goes to nobody when it lies face up
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's six card bonus paytable is none
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

    @reading:dealer-stack-first.dealer-first @reading:bonus-card.when-offered
    Scenario Outline: In a stack from <dealing> the 9 of clubs does not count when it lies face up
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And the cards fall as
        | dealer | 2h 9c 5c 8s Jd 6h |
        | seat 1 | As 3d 7h 4d Ts    |
      And card 2 of the deck lies face up
      When the cards are dealt
      And the house goes on
      Then none of the following happens
        | does  | card |
        | deals | 9c   |
      But each of the following happens once
        | does  | card |
        | deals | 2h   |

      Examples:
        | dealing               |
        | an automated shoe     |
        | an automated shuffler |

    Scenario: In the next round it is a card like any other
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
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

    @reading:six-card-bonus-dealing.dealt-first
    Scenario: A card found face up does not go to the bonus box either
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is any of them
      And seat 1 wagers 10 on ante
      And the cards fall as
        | bonus box | 9c |
        | seat 1    | As |
      And card 1 of the deck lies face up
      When the cards are dealt
      And the house goes on
      Then none of the following happens
        | does  | card |
        | deals | 9c   |
      But each of the following happens once
        | does  | card |
        | deals | As   |

    Scenario: It stays out of that round only, and in the next one the deck is complete
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      And the round is completed
      And the dealer chooses to count the stub of this round
      When one round is played
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 41    | 52    |
      And the round stands

  @mlgca-four-card.13.A.2 @irregularity @trace
  Rule: A card found face up goes to the discard rack
    That is where it lies for the rest of the round.

    Scenario Outline: The 9 of clubs is put into the discard rack, dealt from <dealing>
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's six card bonus paytable is none
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

    @reading:dealer-stack-first.dealer-first @reading:bonus-card.when-offered
    Scenario Outline: Out of a stack from <dealing> it goes there too
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And the cards fall as
        | dealer | 2h 9c 5c 8s Jd 6h |
      And card 2 of the deck lies face up
      When the cards are dealt
      Then each of the following happens once
        | who    | does     | cards | where        |
        | dealer | discards | 9c    | discard rack |

      Examples:
        | dealing               |
        | an automated shoe     |
        | an automated shuffler |

    @reading:several-face-up.at-one-time @reading:face-up-card.next-card
    Scenario: Two cards found one after another both go there
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c 7h |
        | dealer | 2h Kd 5d |
      And cards 3 and 6 of the deck lie face up
      When the cards are dealt
      Then each of the following happens once
        | who    | does     | cards | where        |
        | dealer | discards | 9c    | discard rack |
        | dealer | discards | 5d    | discard rack |

  @mlgca-four-card.13.B @irregularity @trace @play
  Rule: More than one card found face up while the cards are dealt voids the round
    Every wager goes back to its player, and the cards are shuffled anew.

    @reading:several-face-up.over-the-deal
    Scenario: Two cards far apart void the round, and every kind of wager comes back
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
      And the house's way of shuffling is by hand
      And the house's progressive paytable is A
      And the wagers are
        | seat | ante | aces up | progressive |
        | 1    | 10   | 15      | 1           |
        | 4    | 25   |         | 5           |
        | 7    |      | 20      |             |
      And cards 2 and 17 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the results are
        | seat | ante        | aces up     | progressive |
        | 1    | is returned | is returned | is returned |
        | 4    | is returned |             | is returned |
        | 7    |             | is returned |             |
      And the following happens, in this order
        | who    | does            | deck   |
        | dealer | voids all hands |        |
        | dealer | shuffles        | deck 1 |
        | dealer | loads           | deck 1 |

    Scenario Outline: Two cards face up give the wager on the <wager> back, too
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's <wager> paytable is any of them
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 5       |
        | 3    | 20   | 15      |
      And seat 1 wagers 5 on <wager>
      And seat 3 wagers 5 on <wager>
      And cards 3 and 4 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And seat 1's <wager> is returned
      And seat 3's <wager> is returned

      Examples:
        | wager          |
        | progressive    |
        | six card bonus |

    Scenario Outline: Two cards next to each other void the round, dealt from <dealing>
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the following happens, in this order
        | does            | deck   |
        | voids all hands |        |
        | shuffles        | deck 1 |

      Examples:
        | dealing               |
        | a manual shoe         |
        | the hand              |
        | an automated shoe     |
        | an automated shuffler |

    @reading:face-up-card.next-card
    Scenario: One card does not void the round, the next round with two is void
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And card 3 of the deck lies face up
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      Then all hands are void
      And every wager is returned

    @reading:several-face-up.over-the-deal @reading:face-up-card.next-card
    Scenario: The second one lies behind the last card of the deal, or is that card
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And cards 2 and 13 of the deck lie face up
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on ante
      And cards 2 and 12 of the deck lie face up
      And the round is completed
      Then all hands are void
      And every wager is returned

    @reading:several-face-up.at-one-time @reading:face-up-card.next-card
    Scenario: Two cards found one after another do not void the round, two next to each other do
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
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
      And every wager is returned

    @reading:several-face-up.at-one-time
    Scenario: Two cards apart from each other in one dispensed stack are found at one time
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And cards 2 and 4 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned

    Scenario: The cards are shuffled before the next round, and that is played as usual
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
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

    Scenario: Nothing is kept of what comes back: odd amounts, an increased wager, a second box
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
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

    Scenario: The round after a void one can be void as well
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      And the round is completed
      When seat 1 wagers 20 on ante
      And cards 5 and 6 of the deck lie face up
      And the round is completed
      And the house goes on
      Then all hands are void
      And every wager is returned

    @reading:preshuffled-scope.first-shuffle
    Scenario: Cards that came preshuffled are shuffled as well
      Given a Four Card Poker table under the MLGCA rules that is not yet open
      And the house's way of dealing is from any shoe
      And the house's number of decks is 1
      And one deck is brought to the table, preinspected and preshuffled
      And seat 1 wagers 10 on ante
      And cards 3 and 4 of the deck lie face up
      When the cards are dealt
      And the house goes on
      Then the following happens, in this order
        | does            | deck   |
        | voids all hands |        |
        | shuffles        | deck 1 |

  @mlgca-four-card.13.C @irregularity @trace @play
  Rule: A card drawn in error whose face was not seen is dealt as the next card
    It goes where the next card would have gone anyway, so that no hand changes.

    Scenario Outline: An unseen card drawn too early goes to the place that is due, dealt from <dealing>
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's six card bonus paytable is none
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

    Scenario: The very first card drawn before its time is dealt first
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
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

    @reading:drawn-card-seen.set-aside
    Scenario: A card drawn in error and seen goes to the discard rack, and the one behind it is dealt
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
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
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
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

    @reading:drawn-card-seen.void
    Scenario: A card drawn in error and seen voids the round
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
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

    Scenario: Two cards drawn in error, one of them for the dealer, both go where they belong
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
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
    Scenario: A card that was seen and set aside belongs to the fifty-two when the stub is counted
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And the dealer draws card 3 too early, its face seen
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then each of the following happens once
        | who    | does            | count | total |
        | dealer | counts the stub | 40    | 52    |
      And the round stands

  @mlgca-four-card.13.D @irregularity @trace @play
  Rule: A wrong number of cards for a player or the dealer voids the round
    It does not matter whether there are too many or too few, nor in which hand. Wagers go back, the cards are shuffled anew.

    Scenario Outline: <who> gets <number> cards by mistake, and the round is void
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And seats 1 and 2 wager 10 on ante
      And seat 2 wagers 15 on aces up
      And <who> is going to be dealt <number> cards by mistake
      When the cards are dealt
      And the house goes on
      Then <who> has <number> cards
      And all hands are void
      And every wager is returned
      And the following happens, in this order
        | who    | does            | deck   |
        | dealer | voids all hands |        |
        | dealer | shuffles        | deck 1 |
        | dealer | loads           | deck 1 |

      Examples:
        | who        | number |
        | seat 1     | 4      |
        | seat 2     | 4      |
        | seat 2     | no     |
        | seat 1     | 6      |
        | seat 2     | 6      |
        | seat 2     | 10     |
        | the dealer | 5      |
        | the dealer | 7      |

    Scenario Outline: A hand of six gives the wager on the <wager> back, too
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's <wager> paytable is any of them
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 5       |
        | 3    | 20   | 15      |
      And seat 1 wagers 5 on <wager>
      And seat 3 wagers 5 on <wager>
      And seat 3 is going to be dealt 6 cards by mistake
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And seat 1's <wager> is returned
      And seat 3's <wager> is returned

      Examples:
        | wager          |
        | progressive    |
        | six card bonus |

    Scenario Outline: Dealt from <dealing>, a hand of <number> for <who> voids the round
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And seats 1 and 2 wager 10 on ante
      And <who> is going to be dealt <number> cards by mistake
      When the cards are dealt
      And the house goes on
      Then <who> has <number> cards
      And all hands are void
      And every wager is returned
      And the following happens, in this order
        | does            | deck   |
        | voids all hands |        |
        | shuffles        | deck 1 |

      Examples:
        | dealing               | who        | number |
        | the hand              | seat 2     | 4      |
        | the hand              | the dealer | 7      |
        | an automated shoe     | seat 1     | 6      |
        | an automated shoe     | the dealer | 5      |
        | an automated shuffler | seat 2     | 4      |

    Scenario: With five cards each and six for the dealer the round stands, with one card less it is void
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      When the round is completed
      Then seat 1 has 5 cards
      And seat 2 has 5 cards
      And the dealer has 6 cards
      And the round stands
      When seats 1 and 2 wager 10 on ante
      And the dealer is going to be dealt 5 cards by mistake
      And the round is completed
      Then seat 1 has 5 cards
      And seat 2 has 5 cards
      And the dealer has 5 cards
      And all hands are void
      And every wager is returned

    @reading:offsetting-misdeals.hands-decide
    Scenario: One card too many here and one too few there do not cancel out
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And seat 2 is going to be dealt 4 cards by mistake
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned

    @reading:offsetting-misdeals.hands-decide
    Scenario: Two errors that the count of the stub does not show void the round
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And seat 2 is going to be dealt 4 cards by mistake
      And the dealer chooses to count the stub of this round
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned

    @reading:offsetting-misdeals.hands-decide
    Scenario: A card missing from the deck and one missing from a hand do not cancel out either
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And the deck is one card short
      And seat 1 is going to be dealt 4 cards by mistake
      And the dealer chooses to count the stub of this round
      When the cards are dealt
      And the house goes on
      Then seat 1 has 4 cards
      And all hands are void
      And every wager is returned

    @reading:offsetting-misdeals.count-decides
    Scenario: Two errors leave the round standing if the count of the stub does not show them, one does not
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And seat 2 is going to be dealt 4 cards by mistake
      And the dealer chooses to count the stub of this round
      When the round is completed
      Then the round stands
      When seats 1 and 2 wager 10 on ante
      And seat 1 is going to be dealt 6 cards by mistake
      And the round is completed
      Then all hands are void
      And every wager is returned

    @reading:misdeal-noticed-late.stands
    Scenario: A wrong number leaves the round standing if it is noticed only in the settlement
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 4 cards by mistake, noticed only in the settlement
      When the round is completed
      Then seat 1 has 4 cards
      And the round stands
      When seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 4 cards by mistake
      And the round is completed
      Then all hands are void
      And every wager is returned

    @reading:misdeal-noticed-late.void
    Scenario: A wrong number that is noticed only in the settlement voids the round, play wager and all
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And seat 1 is going to be dealt 4 cards by mistake, noticed only in the settlement
      When seat 1 plays for 20
      And the house goes on
      Then all hands are void
      And every wager is returned
      And seat 1's play is returned

    Scenario Outline: Of seven players the last gets <number> cards, and the round is void
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seats 1 to 7 wager 10 on ante
      And seat 7 is going to be dealt <number> cards by mistake
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned

      Examples:
        | number |
        | 4      |
        | 6      |

  @mlgca-four-card.13.E @irregularity @trace @play
  Rule: A dealer's card seen by inadvertence before the reveal voids the round
    One card is enough. The card that lies face up by rule is not meant, nor what is seen after the reveal.

    Scenario Outline: <number> of the dealer's cards, seen before anybody has decided
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's way of shuffling is by hand
      And seats 1 and 2 wager 10 on ante
      And seat 2 wagers 15 on aces up
      And the cards are dealt
      When <number> of the dealer's cards <are> exposed by inadvertence
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the following happens, in this order
        | who    | does            | deck   |
        | dealer | voids all hands |        |
        | dealer | shuffles        | deck 1 |
        | dealer | loads           | deck 1 |

      Examples:
        | number | are |
        | one    | is  |
        | three  | are |

    Scenario Outline: A dealer's card that was seen gives the wager on the <wager> back, too
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's <wager> paytable is any of them
      And the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 5       |
        | 3    | 20   | 15      |
      And seat 1 wagers 5 on <wager>
      And seat 3 wagers 5 on <wager>
      And the cards are dealt
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void
      And every wager is returned
      And seat 1's <wager> is returned
      And seat 3's <wager> is returned

      Examples:
        | wager          |
        | progressive    |
        | six card bonus |

    Scenario: A card seen while the cards are dealt
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And one of the dealer's cards is exposed by inadvertence
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned

    Scenario: A card seen when one player has played and another has yet to decide
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
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
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And seat 1 plays for 30
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void
      And every wager is returned

    Scenario Outline: Dealt from <dealing>, a dealer's card is seen
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the following happens, in this order
        | does            | deck   |
        | voids all hands |        |
        | shuffles        | deck 1 |

      Examples:
        | dealing               |
        | the hand              |
        | an automated shoe     |
        | an automated shuffler |

    Scenario: The sixth card, dealt face up by rule, voids nothing, another one does
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
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
      And every wager is returned

    Scenario: After the reveal there is nothing left to expose, before it there is
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
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
      And every wager is returned

    @reading:forfeited-in-void.returned @reading:collecting-forfeits.all-decided
    Scenario: A card seen when one player has folded and another has yet to decide
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 wagers 15 on aces up
      And seat 1 folds
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void
      And every wager is returned

    @reading:forfeited-in-void.forfeited
    Scenario: A card seen when one player has folded gives everything back but what the fold has cost
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 1 wagers 15 on aces up
      And seat 1 folds
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void
      And seat 1's ante is forfeited
      And seat 1's aces up is returned
      And seat 2's ante is returned

    @reading:exposure-without-contest.void
    Scenario: A card seen when everybody has folded voids the round for the wagers that are left
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 2 wagers 15 on aces up
      And seats 1 and 2 fold
      When one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void
      And seat 2's aces up is returned

    @reading:exposure-without-contest.stands
    Scenario: A card seen when everybody has folded voids nothing, one that is seen before does
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seats 1 and 2 wager 10 on ante
      And seat 2 wagers 15 on aces up
      And the cards fall as
        | seat 2 | As Ad 7c 4h 2d    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      And seats 1 and 2 fold
      When one of the dealer's cards is exposed by inadvertence
      And the round is completed
      Then the round stands
      And seat 2's aces up wins 15
      When seats 1 and 2 wager 10 on ante
      And seat 1 folds
      And one of the dealer's cards is exposed by inadvertence
      And the house goes on
      Then all hands are void

    @reading:exposure-without-contest.stands
    Scenario: A card seen when nobody has wagered on an ante voids nothing, beside an ante it does
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on aces up
      And one of the dealer's cards is exposed by inadvertence
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on aces up
      And seat 2 wagers 10 on ante
      And one of the dealer's cards is exposed by inadvertence
      And the round is completed
      Then all hands are void

    @reading:exposure-without-contest.void
    Scenario: A card seen when nobody has wagered on an ante
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And seat 1 wagers 10 on aces up
      And one of the dealer's cards is exposed by inadvertence
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned

    Scenario: The cards of the void round do not come again
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's way of shuffling is by any device
      And the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When one of the dealer's cards is exposed by inadvertence
      And the round is completed
      And one round is played
      Then no two rounds are dealt the same cards

  @mlgca-four-card.13.F @irregularity @trace
  Rule: When a shuffler jams, stops or does not finish, the cards are shuffled again
    A shuffle that was broken off does not count as one.

    Scenario Outline: The shuffler <fails> after a round, and the cards are shuffled again before they are loaded
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
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

    Scenario Outline: Where cards are dealt from <dealing> they are shuffled again as well
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's number of decks is 1
      And the shuffler <fails> at its next use
      When two rounds are played
      Then the following happens, in this order
        | does           | deck   | number |
        | ends the round |        | 1      |
        | shuffles       | deck 1 |        |
        | ends the round |        | 2      |

      Examples:
        | dealing               | fails           |
        | the hand              | jams            |
        | the hand              | fails to finish |
        | an automated shuffler | stops           |

    Scenario: The round after it is played as usual, and the cards are shuffled after it
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
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
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
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
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
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
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
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

  @mlgca-four-card.13.G @irregularity @trace @play
  Rule: When a dealing shoe jams, stops or does not give all cards during a round, the round is void
    The wagers go back. What is left in the device comes out and is shuffled together with the cards already dealt.

    Scenario Outline: The shoe <fails> after <cards> of eleven cards
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's number of decks is 1
      And seat 1 wagers 10 on ante
      And the shoe <fails> after <cards> cards
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
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

    Scenario: Every kind of wager of every player comes back, chips already put away too
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus | progressive |
        | 1    | 10   | 15      | 5              | 1           |
        | 3    | 25   |         |                | 5           |
        | 6    |      | 20      |                |             |
      And the shoe jams after nine cards
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the results are
        | seat | ante        | aces up     | six card bonus | progressive |
        | 1    | is returned | is returned | is returned    | is returned |
        | 3    | is returned |             |                | is returned |
        | 6    |             | is returned |                |             |

    @reading:void-round-meter.restored
    Scenario: The meter goes back to where it stood before the round
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And the shoe jams after four cards
      When seat 1 wagers 1 on progressive
      And the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the main meter stands at the declared initial amount of the main meter

    @reading:void-round-meter.kept
    Scenario: The meter keeps what the returned chip has added
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And the shoe jams after four cards
      When seat 1 wagers 1 on progressive
      And the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the main meter grows by the declared rate of progression on 1

    Scenario: A shoe that gives all cards voids nothing, one that fails before the last card does
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And seat 1 wagers 10 on ante
      When the round is completed
      Then the round stands
      When seat 1 wagers 10 on ante
      And the shoe fails to finish after ten cards
      And the round is completed
      Then all hands are void
      And every wager is returned

    @reading:jam-after-deal.stands @reading:bonus-card.when-offered
    Scenario: A shoe that fails when the last card is out voids nothing, one that fails before that card does
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And the shoe jams after eleven cards
      When the round is completed
      Then seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands
      When seat 1 wagers 10 on ante
      And the shoe jams after ten cards
      And the round is completed
      Then all hands are void
      And every wager is returned

    @reading:jam-after-deal.void @reading:bonus-card.when-offered
    Scenario: A shoe that fails when the last card is out voids the round all the same
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is none
      And seat 1 wagers 10 on ante
      And the shoe jams after eleven cards
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned

    Scenario Outline: A shuffler that dispenses the cards <fails> in the middle of the deal
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shuffler
      And seat 1 wagers 10 on ante
      And seat 1 wagers 15 on aces up
      And the shuffler <fails> after eight cards
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the following happens, in this order
        | does            | deck   |
        | voids all hands |        |
        | shuffles        | deck 1 |

      Examples:
        | fails           |
        | jams            |
        | stops           |
        | fails to finish |

    Scenario: The round after a failure of the shoe is played as usual
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And seat 1 wagers 10 on ante
      And the shoe jams after four cards
      And the cards are dealt
      And the house goes on
      When one round is played
      Then seat 1 has 5 cards
      And the dealer has 6 cards
      And the round stands

    @reading:void-round-meter.restored
    Scenario: Two chips have moved the meter, and it goes back by both
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's progressive paytable is A
      And seats 1 and 2 wager 10 on ante
      And the shoe jams after four cards
      When seat 1 wagers 1 on progressive
      And seat 2 wagers 5 on progressive
      And the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the main meter stands at the declared initial amount of the main meter

    @reading:void-round-meter.restored
    Scenario: What an earlier round has added to the meter stays there
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9c 7h 4d 2s |
      When seat 1 wagers 1 on progressive
      And the round is completed
      And seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      And the shoe jams after four cards
      And the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      And the main meter grows by the declared rate of progression on 1

  @mlgca-four-card.13.H @irregularity @trace @declaration
  Rule: A device that cannot be used is put out of sight or out of doubt before another method takes its place
    Covering it or marking it comes first; from then on the cards are shuffled or dealt without it.

    Scenario Outline: A broken shuffler is <treatment>, then the dealer shuffles by hand, dealing from <dealing>
      Given a Four Card Poker table under the MLGCA rules, dealt from <dealing>
      And the house's way of shuffling is by device
      And the house's treatment of a device out of order is <treatment>
      When the shuffler breaks down for good
      And one round is played
      And the house goes on
      Then the following happens, in this order
        | who    | does     | device   |
        | dealer | <does>   | shuffler |
        | dealer | shuffles |          |
      And none of the following happens
        | who      | does     |
        | shuffler | shuffles |
      And the round stands

      Examples:
        | dealing               | treatment | does   |
        | a manual shoe         | covered   | covers |
        | a manual shoe         | marked    | marks  |
        | an automated shoe     | covered   | covers |
        | an automated shuffler | marked    | marks  |

    Scenario: A shuffler that also deals is replaced for both
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shuffler
      When the shuffler breaks down for good
      And one round is played
      And the house goes on
      Then the following happens, in this order
        | who    | does     |
        | dealer | shuffles |
      And none of the following happens
        | who      | does     | from               |
        |          | deals    | automated shuffler |
        | shuffler | shuffles |                    |
      And the round stands

    Scenario: A shoe that fails in a round and cannot be repaired
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's treatment of a device out of order is covered
      And seat 1 wagers 10 on ante
      And the shoe jams after four cards
      When the cards are dealt
      And the house goes on
      Then all hands are void
      And every wager is returned
      When the shoe breaks down for good
      And one round is played
      Then the following happens, in this order
        | who    | does    | device | from           | to     |
        | dealer | removes |        | automated shoe |        |
        | dealer | covers  | shoe   |                |        |
        |        | deals   |        |                | seat 1 |
      And the round stands

    Scenario Outline: A broken dealing shoe is <treatment>, then the cards are dealt in another way
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's treatment of a device out of order is <treatment>
      When the shoe breaks down for good
      And one round is played
      Then the following happens, in this order
        | who    | does   | device | to     |
        | dealer | <does> | shoe   |        |
        |        | deals  |        | seat 1 |
      And none of the following happens
        | does  | from           |
        | deals | automated shoe |
      And the round stands

      Examples:
        | treatment | does   |
        | covered   | covers |
        | marked    | marks  |

    Scenario: As long as the devices work they are used, and nothing is covered or marked
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's treatment of a device out of order is covered
      When one round is played
      And the house goes on
      Then the following happens, in this order
        | who      | does     | to     | from           |
        |          | deals    | dealer | automated shoe |
        | shuffler | shuffles |        |                |
      And none of the following happens
        | who    | does   |
        | dealer | covers |
        | dealer | marks  |
      When the shoe breaks down for good
      And one round is played
      Then each of the following happens once
        | who    | does   | device |
        | dealer | covers | shoe   |
      And the round stands

    Scenario Outline: What the house does with such a device is one of the two, here <treatment>
      Given a Four Card Poker table under the MLGCA rules
      And the house's treatment of a device out of order is <treatment>
      Then the declared treatment of a device out of order is one of
        | covered |
        | marked  |

      Examples:
        | treatment |
        | covered   |
        | marked    |

    @reading:hand-without-shuffler.excused
    Scenario: Dealing from the hand goes on with cards shuffled by hand
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the shuffler breaks down for good
      When two rounds are played
      Then the following happens, in this order
        | who    | does     |
        | dealer | shuffles |
      And none of the following happens
        | does  | from |
        | deals | shoe |

    @reading:hand-without-shuffler.not-dealt-by-hand
    Scenario: Without a shuffler the cards come out of a manual shoe
      Given a Four Card Poker table under the MLGCA rules, dealt from the hand
      And the shuffler breaks down for good
      When one round is played
      Then each of the following happens once
        | does  | from | to     | number |
        | deals | shoe | seat 1 | 1      |
        | deals | shoe | dealer | 6      |

    Scenario Outline: When the dealing shoe and the shuffler are both out of order, both are <treatment>
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's way of shuffling is by device
      And the house's treatment of a device out of order is <treatment>
      When the shoe breaks down for good
      And the shuffler breaks down for good
      And one round is played
      And the house goes on
      Then the following happens, in this order
        | who    | does     | device   |
        | dealer | <does>   | shuffler |
        | dealer | shuffles |          |
      And the following happens, in this order
        | who    | does   | device | to     |
        | dealer | <does> | shoe   |        |
        |        | deals  |        | seat 1 |

      Examples:
        | treatment | does   |
        | covered   | covers |
        | marked    | marks  |

  @mlgca-four-card.13.H.1 @irregularity @trace
  Rule: Covering the device is one of the two ways
    The cover goes over the device that is out of order, whichever it is.

    Scenario: The shuffler is covered before the dealer shuffles
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's way of shuffling is by device
      And the house's treatment of a device out of order is covered
      When the shuffler breaks down for good
      And one round is played
      And the house goes on
      Then the following happens, in this order
        | who    | does     | device   |
        | dealer | covers   | shuffler |
        | dealer | shuffles |          |

    Scenario: The dealing shoe is covered before cards are dealt in another way
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's treatment of a device out of order is covered
      When the shoe breaks down for good
      And one round is played
      Then the following happens, in this order
        | who    | does   | device | to     |
        | dealer | covers | shoe   |        |
        |        | deals  |        | seat 1 |

  @mlgca-four-card.13.H.2 @posting @trace @declaration
  Rule: A sign that says the device is out of order is the other way
    The sign stands at the device before the cards are shuffled or dealt without it.

    Scenario: The shuffler gets a sign before the dealer shuffles
      Given a Four Card Poker table under the MLGCA rules, dealt from a manual shoe
      And the house's way of shuffling is by device
      And the house's treatment of a device out of order is marked
      When the shuffler breaks down for good
      And one round is played
      And the house goes on
      Then the following happens, in this order
        | who    | does     | device   | words        |
        | dealer | marks    | shuffler | out of order |
        | dealer | shuffles |          |              |

    Scenario: The dealing shoe gets a sign before cards are dealt in another way
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's treatment of a device out of order is marked
      When the shoe breaks down for good
      And one round is played
      Then the following happens, in this order
        | who    | does  | device | words        | to     |
        | dealer | marks | shoe   | out of order |        |
        |        | deals |        |              | seat 1 |

    Scenario: The sign says that the device is out of order
      Given a Four Card Poker table under the MLGCA rules
      And the house's treatment of a device out of order is marked
      Then the declared sign on a device out of order is out of order
