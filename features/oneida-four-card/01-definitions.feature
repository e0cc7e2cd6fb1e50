Feature: Definitions

  @oneida-four-card.A.1 @definition @play
  Rule: An aces up wager is an initial wager, placed before any card is dealt
    The definition also says that it leads to a play wager, which is what an ante does: the two definitions look exchanged.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Before the cards it is taken, with the cards out it is refused
      Given seats 1 and 2 wager 10 on ante
      When seat 1 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When the cards are dealt
      And seat 2 wagers 10 on aces up
      Then the wager is refused

    Scenario: In a second round, too, it is placed before the cards
      Given one round is played
      And seats 1 and 2 wager 10 on ante
      When seat 1 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When the cards are dealt
      And seat 2 wagers 10 on aces up
      Then the wager is refused

    @reading:exchanged-definitions.exchanged
    Scenario: It does not take an aces up wager to play
      Given seats 1 and 2 wager 10 on ante
      And seat 2 wagers 10 on aces up
      When seat 1 plays for 10
      Then the play wager of 10 is taken

    @reading:exchanged-definitions.as-printed
    Scenario: Without an aces up wager there is no play wager, with one there is
      Given seats 1 and 2 wager 10 on ante
      And seat 2 wagers 10 on aces up
      And seat 1 makes no other wager
      And the cards are dealt
      When seat 1 plays for 10
      Then the wager is refused
      When seat 1 folds
      Then a play wager of 10 from seat 2 is taken

  @oneida-four-card.A.2 @definition @play
  Rule: An ante is an initial wager, placed before any card is dealt
    That it qualifies for payouts whatever the dealer has is true of the automatic bonus.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Before the cards an ante is taken, with the cards out it is refused
      Given seat 2 wagers 10 on aces up
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When the cards are dealt
      And seat 2 wagers 10 on ante
      Then the wager is refused

    Scenario: In a second round, too, an ante is placed before the cards
      Given one round is played
      And seat 2 wagers 10 on aces up
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When the cards are dealt
      And seat 2 wagers 10 on ante
      Then the wager is refused

    @reading:ante-bonus-on-loss.paid @reading:bonus-base.ante
    Scenario: The bonus on the ante is paid whatever the dealer has, the ante itself is not
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante loses
      And seat 1 gets an ante bonus of 20

  @oneida-four-card.A.3 @definition @play
  Rule: To fold is to give up the hand after all cards are dealt and before a play wager
    Before the cards there is nothing to fold, and who has played cannot.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: With the cards out and no play wager made a player may fold, once
      Given seats 1 and 2 wager 10 on ante
      And the bets are closed
      When the cards are dealt
      And seat 1 folds
      Then the fold is accepted
      And each of the following happens once
        | does  | seat |
        | folds | 1    |

    Scenario: Who has played does not fold any more, who has not may
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 1 plays for 10
      When seat 1 folds
      Then the fold is refused
      When seat 2 folds
      Then the fold is accepted

    Scenario: Who has folded is out of the contest, with whatever hand
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad Ac 7h 2d    |
        | seat 2 | Ks Kd 8c 6h 2c    |
        | dealer | Qh Jc 9s 8d 5s 3c |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then the results are
        | seat | ante         | play    |
        | 1    | is forfeited |         |
        | 2    | wins 10      | wins 10 |
      And seat 1 gets no ante bonus

    Scenario: The ante is forfeited though the hand would have won
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad Ac Kh Kd    |
        | dealer | 2s 4h 6d 8c Ts Qh |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then each of the following happens once
        | does  | seat |
        | folds | 1    |
      And seat 1's ante is forfeited
      And seat 1 gets no ante bonus

    Scenario: A player who forfeited in one round plays in the next
      Given seat 1 wagers 10 on ante
      And seat 1 folds
      And the round is completed
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9c 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 plays for 10
      Then the play wager of 10 is taken
      When the round is completed
      Then seat 1's ante wins 10
      And none of the following happens
        | does  | seat |
        | folds | 1    |

    Scenario: Before all cards are dealt nobody folds
      Given seats 1 and 2 wager 10 on ante
      When seat 1 folds, and no card is dealt yet
      Then the fold is refused
      When the bets are closed, and no card is dealt yet
      And seat 1 folds, and no card is dealt yet
      Then the fold is refused
      When the cards are dealt
      And seat 1 folds
      Then the fold is accepted

  @oneida-four-card.A.4 @definition @play
  Rule: A hand is four cards, formed from the player's five or from the dealer's six
    The highest that can be formed. The word is also used for the cards themselves; which is meant follows from where it stands.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante

    Scenario: Four of five against four of six
      Given the cards fall as
        | seat 1 | 2d 9s 9d 9c Ah    |
        | dealer | 8h 3c 8s Qs 8d 5d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is three-of-a-kind with 9s 9d 9c Ah
      And the dealer's hand is three-of-a-kind with 8h 8s 8d Qs
      And seat 1's ante wins 10

    Scenario: A fifth card does not count, a sixth of the dealer's neither
      Given the cards fall as
        | seat 1 | As Ad Kc 8h 2d    |
        | dealer | Ah Ac Ks 7d 3c Kh |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a pair with As Ad Kc 8h
      And the dealer's hand is two pairs with Ah Ac Ks Kh
      And seat 1's ante loses

  @oneida-four-card.A.5 @definition @play
  Rule: A play wager is a further wager of one to three times the ante, after all cards are dealt and before the dealer's are exposed
    The card that lies open from the deal is not meant: the dealer's cards are exposed when the dealer turns them over.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Before the cards it is too early, afterwards the play wager is taken
      Given seat 1 wagers 10 on ante
      When seat 1 wagers 10 on play
      Then the wager is refused
      When the cards are dealt
      Then a play wager of 10 from seat 1 is taken
      And seat 1's ante wager stands at 10

    Scenario: Three times an ante with cents is taken to the cent, and not a cent more
      Given seat 1 wagers 12.50 on ante
      And the cards are dealt
      When seat 1 plays for 37.51
      Then the wager is refused
      But a play wager of 37.50 from seat 1 is taken

    Scenario Outline: A play wager of <amount> on an ante of 20 is refused, one of <lawful> is taken
      Given seat 1 wagers 20 on ante
      And the cards are dealt
      When seat 1 plays for <amount>
      Then the wager is refused
      But a play wager of <lawful> from seat 1 is taken

      Examples:
        | amount | lawful |
        | 19.99  | 20     |
        | 60.01  | 60     |

    Scenario: When the dealer's cards have been turned over no play wager is made, before that it is
      Given seats 1 and 2 wager 10 on ante
      And seat 1 folds
      When seat 2 plays for 10
      Then the play wager of 10 is taken
      When the house goes on until the dealer turns up
      And seat 1 wagers 10 on play
      Then the wager is refused

  @oneida-four-card.A.6 @definition @informative
  Rule: Rank and ranking are the order of cards and of hands that the section on rankings gives
    The section itself says what the order is.

  @oneida-four-card.A.7 @definition @trace
  Rule: A round is complete when wagers are placed, hands dealt to all who play, and all wagers paid or collected
    A wager that goes back to the player is settled, too.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Wagers, hands, settlement, and then the end
      Given the house's number of decks is 1
      When seat 1 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      And the round is completed
      Then the following happens, in this order
        | does             | seat | wager | to     |
        | starts the round |      |       |        |
        | takes the wager  | 1    | ante  |        |
        | deals            |      |       | seat 1 |
        | settles          | 1    | ante  |        |
        | ends the round   |      |       |        |
      And the following happens, in this order
        | does            | seat | wager   | to     |
        | takes the wager | 2    | aces up |        |
        | deals           |      |         | seat 2 |
        | settles         | 2    | aces up |        |
        | ends the round  |      |         |        |

    @reading:tied-hand.stands-off
    Scenario: A round in which hands tie ends as well
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does           | seat | wager |
        | settles        | 1    | ante  |
        | ends the round |      |       |
      And the following happens, in this order and once each
        | does           | seat | wager |
        | settles        | 1    | play  |
        | ends the round |      |       |

    Scenario: With everybody's wagers settled a new round begins, not before
      Given seats 1 and 2 wager 10 on ante
      When seat 1 plays for 10
      And seat 2 plays for 10
      And the round is completed
      And seat 1 wagers 10 on ante
      Then the following happens, in this order
        | does             | seat | wager | number |
        | settles          | 2    | ante  |        |
        | settles          | 1    | ante  |        |
        | ends the round   |      |       | 1      |
        | starts the round |      |       | 2      |

  @oneida-four-card.A.8 @definition @trace
  Rule: The stub is what is left of the deck when all cards of the round are dealt
    Fifty-two, less five for each hand and six for the dealer.

    Scenario Outline: With <players> the stub has <left> cards
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And <seats> wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the cards are dealt
      Then the following happens, in this order
        | who    | does            | to     | number | count  |
        |        | deals           | dealer | 6      |        |
        | dealer | counts the stub |        |        | <left> |

      Examples:
        | players       | seats         | left |
        | two players   | seats 1 and 2 | 36   |
        | four players  | seats 1 to 4  | 26   |
        | seven players | seats 1 to 7  | 11   |

  @oneida-four-card.A.9 @definition @play
  Rule: There are four suits, and none outranks another
    No hand is higher than another for its suit.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante

    @reading:five-card-words.four-cards @reading:tied-hand.wins @reading:shared-cards.ranks
    Scenario Outline: The dealer's suit does not break a tie: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

      Examples:
        | what                         | player         | dealer            |
        | a flush of spades            | Ah Jh 8h 4h 9c | As Js 8s 4s 9d 5c |
        | a flush of hearts            | Ac Jc 8c 4c 9s | Ah Jh 8h 4h 9d 5d |
        | a flush of diamonds          | Ah Jh 8h 4h 9s | Ad Jd 8d 4d 9c 5c |
        | a flush of clubs             | Ad Jd 8d 4d 9s | Ac Jc 8c 4c 9h 5h |
        | a straight flush of spades   | 9c 8c 7c 6c Kd | 9s 8s 7s 6s Kh 3d |
        | a pair and the ace of spades | Kh Kd Ac 7h 3s | Ks Kc As 7s 3h 2d |

    @reading:five-card-words.four-cards @reading:tied-hand.stands-off @reading:shared-cards.ranks
    Scenario Outline: Nor does the player's suit: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned

      Examples:
        | what                | player         | dealer            |
        | a flush of spades   | As Js 8s 4s 9d | Ah Jh 8h 4h 9c 5c |
        | a flush of diamonds | Ad Jd 8d 4d 9s | Ac Jc 8c 4c 9h 5h |

    @reading:five-card-words.four-cards
    Scenario: A flush wins by its cards, although the dealer has spades
      Given the cards fall as
        | seat 1 | Ah Jh 8h 4h 2c    |
        | dealer | Ks Js 8s 4s 2d 5c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

    @reading:five-card-words.four-cards
    Scenario: A flush loses by its cards, although it is of spades
      Given the cards fall as
        | seat 1 | Ks Js 8s 4s 2d    |
        | dealer | Ac Jc 8c 4c 2h 5h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses

    @reading:tied-hand.stands-off @reading:shared-cards.ranks
    Scenario Outline: Nor does the dealer's: <what>
      Given the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned

      Examples:
        | what                           | player         | dealer            |
        | a pair and the ace of spades   | Kh Kd Ac 7h 3s | Ks Kc As 7s 3h 2d |
        | a pair and the ace of clubs    | Ks Kd Ah 7h 3s | Kh Kc Ac 7c 3h 2d |
        | a pair and the ace of diamonds | Ks Kc Ah 7h 3s | Kh Kd Ad 7d 3h 2c |
        | a pair and the ace of hearts   | Ks Kc Ad 7d 3s | Kh Kd Ah 7h 3d 2c |

  @oneida-four-card.A.10 @definition @trace
  Rule: To wash the cards is to mix them face down on the table, the hands moving in circles
    It is also called a chemmy shuffle.

    Scenario: Face down, on the table, in circles
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's number of decks is 1
      And one deck is brought to the table
      And the house goes on
      When a player arrives at seat 1
      And the house goes on
      Then each of the following happens once
        | who    | does   | deck   | where | face | how                    |
        | dealer | washes | deck 1 | table | down | with a circular motion |

    Scenario: Each of two decks
      Given a Four Card Poker table under the Oneida rules that is not yet open
      And the house's way of shuffling is by any device
      And the house's number of decks is 2
      And a player arrives at seat 1
      When 2 decks are brought to the table
      And the house goes on
      Then each of the following happens once
        | who    | does   | deck   | where | face | how                    |
        | dealer | washes | deck 1 | table | down | with a circular motion |
        | dealer | washes | deck 2 | table | down | with a circular motion |

    Scenario: When a player comes to an idle table it is done in the same way
      Given a Four Card Poker table under the Oneida rules
      And the house's number of decks is 1
      And nobody plays any more
      And the house goes on
      When a player arrives at seat 3
      And the house goes on
      Then each of the following happens once
        | who    | does   | deck   | where | face | how                    |
        | dealer | washes | deck 1 | table | down | with a circular motion |
