Feature: Oneida Blackjack: irregularities
  Cards found face up or drawn too early, wrong numbers, a shuffler that fails, an open card that was picked up.

  @oneida-blackjack.M.1 @irregularity @play @trace
  Rule: A card found face up while cards are dealt is not used and goes to the discard rack
    The card behind it is the next.

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered

    Scenario Outline: Card <position> of the deal, dealt from <dealing>
      Given a Blackjack table under the Oneida rules, dealt from <dealing>
      And the house's multiple action is not offered
      And seats 1 and 2 wager 10 on blackjack
      And card <position> of the deck lies face up
      When the cards are dealt
      Then seat 1 has 2 cards
      And seat 2 has 2 cards
      And the dealer has 2 cards
      And each of the following happens once
        | who    | does | face |
        | dealer | finds | up |

      Examples:
        | position | dealing       |
        | 1        | a manual shoe |
        | 3        | a manual shoe |
        | 6        | a manual shoe |
        | 4        | the hand      |

    Scenario: It goes to the rack, and the round stands
      Given seats 1 and 2 wager 10 on blackjack
      And card 2 of the deck lies face up
      When the round is completed
      Then the following happens, in this order
        | who    | does       | where        |
        | dealer | finds      |              |
        | dealer | sets aside |              |
        | dealer | discards   | discard rack |
        | dealer | asks       |              |
      And the round stands

    Scenario: One in each of two rounds is not two in one
      Given seats 1 and 2 wager 10 on blackjack
      And card 2 of the deck lies face up
      When the round is completed
      Then the round stands
      When seats 1 and 2 wager 10 on blackjack
      And card 3 of the deck lies face up
      And the round is completed
      Then the round stands

    Scenario: So it is with a card that a player draws
      Given seats 1 and 2 wager 10 on blackjack
      And card 7 of the deck lies face up
      And the cards fall as
        | seat 1 | 2d 3h |
        | seat 2 | Ts 8s |
        | dealer | Tc 9c |
      When seat 1 draws
      Then seat 1 has 3 cards
      And the following happens, in this order
        | who    | does       | where        | to     | number |
        | dealer | finds      |              |        |        |
        | dealer | sets aside |              |        |        |
        | dealer | discards   | discard rack |        |        |
        |        | deals      |              | seat 1 | 3      |

    Scenario: The card behind it is the next, and that one goes to the rack once
      Given the deck is stacked with 7s Kd 2c 9h 4d 5c on top
      And seat 1 wagers 10 on blackjack
      And card 2 of the deck lies face up
      When the cards are dealt
      Then the following happens, in this order and once each
        | does     | to     | number | card | cards | where        |
        | deals    | seat 1 | 1      | Kd   |       |              |
        | discards |        |        |      | 2c    | discard rack |
        | deals    | dealer | 1      | 9h   |       |              |
        | deals    | seat 1 | 2      | 4d   |       |              |
        | deals    | dealer | 2      | 5c   |       |              |

  @oneida-blackjack.M.1.s1 @irregularity @play @trace
  Rule: More than one card found face up while cards are dealt voids all hands, and the cards are reshuffled

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's way of dealing is manual shoe
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And seats 1 and 2 wager 10 on blackjack

    Scenario Outline: <which>
      Given cards <positions> of the deck lie face up
      When the round is completed
      Then all hands are void

      Examples:
        | which                | positions  |
        | One behind the other | 2 and 3    |
        | The first two        | 1 and 2    |
        | Three                | 3, 4 and 5 |

    Scenario: The cards are reshuffled
      Given cards 2 and 3 of the deck lie face up
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | who    | does            | deck   |
        |        | voids all hands |        |
        |        | ends the round  |        |
        | dealer | shuffles        | deck 1 |
        |        | loads           | deck 1 |

    Scenario: Every wager goes back
      Given cards 2 and 3 of the deck lie face up
      When the round is completed
      Then every wager is returned

    @reading:several-face-up.over-the-deal
    Scenario: One in the deal and one that a player draws
      Given the cards fall as
        | seat 1 | 2d 3h |
        | seat 2 | Ts 8s |
        | dealer | Tc 9c |
      And cards 2 and 8 of the deck lie face up
      When seat 1 draws
      Then all hands are void

    @reading:several-face-up.at-one-time
    Scenario: One behind the other do, and two with others between them do not
      Given cards 1 and 5 of the deck lie face up
      When the round is completed
      Then the round stands
      When seats 1 and 2 wager 10 on blackjack
      And cards 2 and 3 of the deck lie face up
      And the round is completed
      Then all hands are void

  @oneida-blackjack.M.2 @irregularity @play @trace
  Rule: A card drawn too early whose face nobody has seen is used as the next card

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's multiple action is not offered
      And seats 1 and 2 wager 10 on blackjack

    Scenario: Nobody has seen it, and it is dealt in its turn
      Given the dealer draws card 2 too early, its face unseen
      When the round is completed
      Then none of the following happens
        | does       |
        | sets aside |
      And the round stands
      And seat 1 has 2 cards
      And seat 2 has 2 cards

    Scenario: Unseen, it does not go to the rack, and is the card that would have come
      Given the deck is stacked with 7s Kd 2c 9h 4d 5c on top
      And seat 3 wagers 10 on blackjack
      And the dealer draws card 2 too early, its face unseen
      When the cards are dealt
      Then none of the following happens
        | does     |
        | discards |

    @reading:drawn-card-seen.set-aside
    Scenario: Seen, it goes to the discard rack
      Given the dealer draws card 2 too early, its face seen
      When the round is completed
      Then the following happens, in this order
        | who    | does           | where        |
        | dealer | draws in error |              |
        | dealer | discards       | discard rack |
        | dealer | asks           |              |
      And the round stands

    @reading:drawn-card-seen.used
    Scenario: Seen or not, it is dealt in its turn
      Given the dealer draws card 2 too early, its face seen
      When the round is completed
      Then none of the following happens
        | does       |
        | sets aside |
      And the round stands

    @reading:drawn-card-seen.void
    Scenario: Seen, it voids the round
      Given the dealer draws card 2 too early, its face seen
      When the round is completed
      Then all hands are void

    @reading:drawn-card-seen.set-aside
    Scenario: Seen, that card goes to the rack once, and the next is dealt
      Given the deck is stacked with 7s Kd 2c 9h 4d 5c on top
      And seat 3 wagers 10 on blackjack
      And the dealer draws card 2 too early, its face seen
      When the cards are dealt
      Then each of the following happens once
        | does     | cards | where        |
        | discards | 2c    | discard rack |

    @reading:drawn-card-seen.void
    Scenario: Seen, every wager goes back
      Given the dealer draws card 2 too early, its face seen
      When the round is completed
      Then every wager is returned

  @oneida-blackjack.M.3 @irregularity @play @trace
  Rule: A wrong number of cards for a player or the dealer voids all hands, and the cards are reshuffled

    Background:
      Given a Blackjack table under the Oneida rules
      And the house's way of dealing is manual shoe
      And the house's multiple action is not offered
      And the house's way of shuffling is by hand
      And seats 1, 2 and 7 wager 10 on blackjack

    Scenario Outline: <who> <what> <number>
      Given <place> is going to be dealt <number> by mistake
      When the round is completed
      Then all hands are void

      Examples:
        | who              | what | number  | place      |
        | The first player | gets | 1 card  | seat 1     |
        | The first player | gets | 3 cards | seat 1     |
        | Another          | gets | 3 cards | seat 2     |
        | The last player  | gets | 1 card  | seat 7     |
        | The dealer       | gets | 1 card  | the dealer |
        | The dealer       | gets | 3 cards | the dealer |

    Scenario: The cards are reshuffled after a wrong number
      Given seat 2 is going to be dealt 3 cards by mistake
      When the round is completed
      And the house goes on
      Then the following happens, in this order
        | who    | does            | deck   |
        |        | voids all hands |        |
        |        | ends the round  |        |
        | dealer | shuffles        | deck 1 |
        |        | loads           | deck 1 |

    Scenario: Every wager goes back after a wrong number
      Given seat 2 is going to be dealt 1 card by mistake
      When the round is completed
      Then every wager is returned

  @oneida-blackjack.M.4 @irregularity @trace
  Rule: If the shuffler jams, stops, or does not finish its cycle, the cards are reshuffled

    @reading:reshuffle.after-each-round
    Scenario Outline: The shuffler <failing>
      Given a Blackjack table under the Oneida rules
      And the house's way of dealing is manual shoe
      And the house's way of shuffling is by device
      And one round is played
      And the shuffler <failing> at its next use
      When the house goes on
      And the house goes on
      Then the following happens, in this order
        | does     | deck   |
        | shuffles | deck 1 |
        | loads    | deck 1 |
      When seat 1 wagers 10 on blackjack
      And the round is completed
      Then the round stands

      Examples:
        | failing                  |
        | jams                     |
        | stops                    |
        | fails to finish |

  @oneida-blackjack.M.5 @irregularity @trace
  Rule: If the dealer picks up the open card before the second or third hand is finished, a supervisor is told at once

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h       |
        | dealer | 9c 8c 8d Tc |

    Scenario: It happens after the first hand
      Given the dealer is going to pick up the open card by mistake
      When seat 1 stands
      And the round is completed
      Then the following happens, in this order
        | who    | does                     |
        | dealer | notifies the floorperson |
        |        | reconstructs the hand    |
        |        | replaces the up-card     |

    Scenario: It happens after the second
      Given seat 1 stands
      And the house goes on until the dealer moves the up-card
      When the dealer is going to pick up the open card by mistake
      And the round is completed
      Then each of the following happens once
        | who    | does                     |
        | dealer | notifies the floorperson |

  @oneida-blackjack.M.5.s1 @irregularity @trace
  Rule: The supervisor takes the cards out of the rack and lays the last hand out again, to find the open card

    Scenario: After the dealer has told it
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h    |
        | dealer | 9c 8c 8d |
      And the dealer is going to pick up the open card by mistake
      When seat 1 stands
      And the round is completed
      Then the following happens, in this order and once each
        | who         | does                              | cards |
        | dealer      | notifies the floorperson          |       |
        | floorperson | reconstructs the hand             | 9c 8c |
        | floorperson | replaces the up-card              | 9c    |
        | floorperson | returns cards to the discard rack | 8c    |
        | dealer      | moves the up-card                 |       |

  @oneida-blackjack.M.5.s2 @irregularity @trace
  Rule: The open card is put back into its place, and the others into the rack

    Scenario: The open card, and the rest
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three
      And the wagers are
        | seat | blackjack | second spot |
        | 1    | 10        | 10          |
      And the cards fall as
        | seat 1 | Td 8h    |
        | dealer | 9c 8c 8d |
      And the dealer is going to pick up the open card by mistake
      When seat 1 stands
      And the round is completed
      Then the following happens, in this order and once each
        | who         | does                              | cards | where        |
        | floorperson | replaces the up-card              | 9c    |              |
        | floorperson | returns cards to the discard rack | 8c    | discard rack |
        | dealer      | moves the up-card                 |       |              |

  @oneida-blackjack.M.5.s3 @irregularity @play @trace
  Rule: Play then goes on by the rules

    Background:
      Given a Blackjack table under the Oneida rules, dealt from a manual shoe
      And the house's multiple action is two or three

    Scenario: The hands that are still to come are dealt to the same open card
      Given the wagers are
        | seat | blackjack | second spot | third spot |
        | 1    | 10        | 10          | 10         |
      And the cards fall as
        | seat 1 | Td 8h       |
        | dealer | 9c 8c Tc 9s |
      And the dealer is going to pick up the open card by mistake
      When seat 1 stands
      And the round is completed
      Then the results are
        | seat | blackjack | second spot | third spot  |
        | 1    | wins 10   | loses       | is returned |
      And the round stands
      And the following happens, in this order
        | does                 | where       |
        | replaces the up-card |             |
        | moves the up-card    | third hand  |
