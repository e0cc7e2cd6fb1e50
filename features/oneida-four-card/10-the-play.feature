Feature: The play

  @oneida-four-card.J.1 @betting @play @trace
  Rule: Each player makes an ante, an aces up wager or both, before the cards
    One of the two is enough for a hand, and without either there is none. The clause sets the wagers before a procedure named by a wrong letter; the announcement of no more bets is what closes them.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario Outline: <first> first, then <second>, in different amounts
      Given seat 1 wagers 10 on <first>
      When seat 1 wagers 25 on <second>
      Then the <second> wager of 25 is taken
      And seat 1's <first> wager stands at 10

      Examples:
        | first   | second  |
        | ante    | aces up |
        | aces up | ante    |

    Scenario: The ante loses to the dealer and aces up is paid
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9c 7h 2d    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante  | play  | aces up |
        | 1    | loses | loses | wins 10 |

    Scenario: With either wager a player is dealt in, without one nobody is
      Given a player arrives at seat 4
      And seat 1 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      And seat 3 wagers 10 on ante
      When seat 3 wagers 5 on aces up
      Then the aces up wager of 5 is taken
      When the cards are dealt
      Then seat 1 has 5 cards
      And seat 2 has 5 cards
      And seat 3 has 5 cards
      And seat 4 has no cards

    Scenario: The wagers are down before the first card
      When seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And seat 2 wagers 10 on aces up
      And the cards are dealt
      Then the following happens, in this order
        | does            | seat | wager | to     |
        | takes the wager | 1    | ante  |        |
        | deals           |      |       | seat 1 |
      And the following happens, in this order
        | does            | seat | wager   | to     |
        | takes the wager | 2    | aces up |        |
        | deals           |      |         | seat 2 |

    Scenario: A wager of another game is refused, an ante is taken
      When seat 1 wagers 10 on pair plus
      Then the wager is refused
      But an ante wager of 10 from seat 1 is taken

    Scenario Outline: Where others play, seat <seat> makes each wager of the game and no other
      Given seat 4 wagers 10 on ante
      When seat <seat> wagers 10 on pair plus
      Then the wager is refused
      When seat <seat> wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When seat <seat> wagers 10 on ante
      Then the ante wager of 10 is taken

      Examples:
        | seat |
        | 1    |
        | 7    |

    Scenario: The play wager is one of the game
      When seat 1 wagers 10 on pair plus
      Then the wager is refused
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When seat 1 plays for 10
      Then the play wager of 10 is taken

  @oneida-four-card.J.1.a @betting @play
  Rule: With an ante a player plays against the dealer
    No aces up wager is needed for it.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: A player with an ante alone plays and is settled against the dealer
      Given the cards fall as
        | seat 1 | Ks Kd 9c 7h 2d    |
        | dealer | Qh Qc Js 8d 5s 3c |
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When seat 1 plays for 30
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 30

    Scenario: With an ante alone a high hand loses to a higher one of the dealer's
      Given the cards fall as
        | seat 1 | Ks Kd 9c 7h 2d    |
        | dealer | Ah Ac Js 8d 5s 3c |
      When seat 1 wagers 10 on ante
      Then the ante wager of 10 is taken
      When seat 1 plays for 30
      And the round is completed
      Then seat 1's ante loses
      And seat 1's play loses

    Scenario: The ante wins against the dealer and aces up loses
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Ks Kd 9c 7h 2d    |
        | dealer | Qh Qc Js 8d 5s 3c |
      When seat 1 wagers 20 on aces up
      Then the aces up wager of 20 is taken
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante    | play    | aces up |
        | 1    | wins 10 | wins 10 | loses   |

  @oneida-four-card.J.1.b @betting @play
  Rule: With an aces up wager the value of the hand plays against the paytable
    What the dealer has is nothing to it.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario Outline: <hand> on aces up <result> against <dealer's hand>
      Given the cards fall as
        | seat 1 | <cards>  |
        | dealer | <dealer> |
      When seat 1 wagers 10 on aces up
      And the round is completed
      Then seat 1's aces up <result>

      Examples:
        | hand        | cards          | dealer's hand | dealer            | result  |
        | Two aces    | As Ad 9c 7h 2d | three kings   | Kh Kc Ks 8d 5s 3c | wins 10 |
        | Two aces    | As Ad 9c 7h 2d | king high     | Kh Jc 9s 7d 5s 3c | wins 10 |
        | Two kings   | Ks Kd 9c 7h 2d | queen high    | Qh Jc 9s 7d 5s 3c | loses   |
        | Three kings | Ks Kd Kc 7h 2d | three aces    | Ah Ac As 8d 5s 3c | wins 70 |

    # Unlike mlgca-four-card: no dealer asks the players, so a decision is what comes after the last card.
    Scenario Outline: A player with aces up alone is dealt in and settled
      Given the cards fall as
        | seat 1 | <cards>           |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 wagers 10 on aces up
      Then the aces up wager of 10 is taken
      When the cards are dealt
      Then seat 1 has 5 cards
      When the round is completed
      Then seat 1's aces up <result>

      Examples:
        | cards          | result  |
        | As Ad 9c 7h 2d | wins 10 |
        | Qs Qd 9c 7h 2d | loses   |

  @oneida-four-card.J.2 @procedure @play
  Rule: A player's hand is the best four of the player's five cards
    It does not matter where among the five the cards lie.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario Outline: The card left out may be the <left out>
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | <cards>           |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is <hand> with <best four>

      Examples:
        | left out | cards          | hand            | best four   |
        | first    | 2d 9s 9d 9c Ah | three-of-a-kind | 9s 9d 9c Ah |
        | third    | 9s 9d 2h 9c Ah | three-of-a-kind | 9s 9d 9c Ah |
        | last     | 9s 9d 9c Ah 2d | three-of-a-kind | 9s 9d 9c Ah |

    @reading:five-card-words.four-cards
    Scenario: A flush is chosen though a pair of aces is there
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9d 6d 3d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a flush with Ad 9d 6d 3d

    Scenario: A player looks at the cards before deciding
      Given seat 2 wagers 10 on ante
      And seat 5 wagers 10 on aces up
      When seat 2 plays for 10
      Then the following happens, in this order
        | who    | does              | seat | wager |
        | dealer | discards the stub |      |       |
        | player | examines          | 2    |       |
        |        | takes the wager   | 2    | play  |
      And the following happens, in this order
        | who    | does              | seat |
        | dealer | discards the stub |      |
        | player | examines          | 5    |

  @oneida-four-card.J.2.a @betting @play
  Rule: A player with an ante plays for one to three times the ante, or folds
    The play wager is measured by that player's ante, and by nothing else that lies on the table.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario Outline: A play wager of <amount> on an ante of 10 is taken
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for <amount>
      Then the play wager of <amount> is taken

      Examples:
        | amount |
        | 10     |
        | 20     |
        | 30     |

    Scenario Outline: A play wager of <amount> on an ante of 10 is refused, within the limits it is taken
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for <amount>
      Then the wager is refused
      But a play wager of <lawful> from seat 1 is taken

      Examples:
        | amount | lawful |
        | 9.99   | 10     |
        | 30.01  | 30     |

    Scenario: Each player's limits follow from that player's ante
      Given seat 1 wagers 10 on ante
      And seat 2 wagers 25 on ante
      And the cards are dealt
      When seat 1 plays for 30
      And seat 2 plays for 24.99
      Then the wager is refused
      But a play wager of 75 from seat 2 is taken

    Scenario: An aces up wager beside the ante does not raise the limit
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 20 on aces up
      And the cards are dealt
      When seat 1 plays for 40
      Then the wager is refused
      But a play wager of 30 from seat 1 is taken

    @reading:play-amount.any-amount
    Scenario: Between the limits any amount is taken
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for 15
      Then the play wager of 15 is taken

    @reading:play-amount.whole-multiples
    Scenario: Only once, twice or three times the ante is taken
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for 15
      Then the wager is refused
      But a play wager of 20 from seat 1 is taken

    Scenario: Where chips were added to the ante, the limits follow from the whole of it
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on ante
      And the cards are dealt
      When seat 1 plays for 14.99
      Then the wager is refused
      But a play wager of 45 from seat 1 is taken

    Scenario: The limits follow from the ante of this round, not of an earlier one
      Given seat 1 wagers 20 on ante
      And the round is completed
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for 30.01
      Then the wager is refused
      But a play wager of 10 from seat 1 is taken

    Scenario: One folds and one plays
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      Then the fold is accepted
      And each of the following happens once
        | does  | seat |
        | folds | 1    |
      When seat 2 plays for 20
      Then the play wager of 20 is taken

    Scenario: A player without an ante has nothing to decide
      Given seat 1 wagers 10 on aces up
      And seat 2 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      Then the wager is refused
      When seat 1 folds
      Then the fold is refused
      But a play wager of 10 from seat 2 is taken

    Scenario: A player who has forfeited cannot play any more
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      Then the fold is accepted
      And a play wager of 10 from seat 1 is refused
      But a play wager of 10 from seat 2 is taken

  @oneida-four-card.J.2.a.s1 @collection @play @trace
  Rule: The whole ante of a player who folds is collected and put into the inventory container
    Whatever the dealer holds.

    Background:
      Given a Four Card Poker table under the Oneida rules

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

    Scenario: The ante goes into the container, the whole of it
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 15 on ante
      And seat 2 wagers 10 on ante
      And the cards are dealt
      When seat 1 folds
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does            | seat | wager | result    | stake | where                     |
        |        | folds           | 1    |       |           |       |                           |
        |        | settles         | 1    | ante  | forfeited | 25    |                           |
        | dealer | puts away chips | 1    | ante  |           |       | table inventory container |
      And seat 1's ante is forfeited

    Scenario: In a second round a fold costs the ante of that round
      Given seats 1 and 2 wager 10 on ante
      And the round is completed
      And seats 1 and 2 wager 20 on ante
      And the cards fall as
        | seat 1 | As Ad 9c 7h 2d    |
        | seat 2 | Ks Kd 8c 6h 2c    |
        | dealer | Qh Jc 9s 8d 5s 3c |
      When seat 1 folds
      And seat 2 plays for 20
      And the round is completed
      Then the results are
        | seat | ante         | play    |
        | 1    | is forfeited |         |
        | 2    | wins 20      | wins 20 |

    Scenario: A player who plays does not forfeit the ante
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | Ts 9d 7c 4h 2d    |
        | seat 2 | Ks Kd 8c 6h 2c    |
        | dealer | Qh Jc 9s 8d 5s 3c |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 2's ante wins 10

  @oneida-four-card.J.2.a.s2 @collection @trace
  Rule: A folded hand is then collected at once and put into the discard rack
    Before anybody else decides; a hand on which aces up rests stays until that is settled.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: The cards are in the rack before the next player has decided
      Given seats 1 and 2 wager 10 on ante
      And seat 1 makes no other wager
      And the cards fall as
        | seat 1 | Ts 9d 7c 4h 2d |
      When seat 1 folds
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager | where        | cards          |
        |        | settles        |        | 1    | ante  |              |                |
        | dealer | collects cards | seat 1 |      |       |              |                |
        | dealer | discards       | seat 1 |      |       | discard rack | Ts 9d 7c 4h 2d |
      And a play wager of 10 from seat 2 is taken

    Scenario: Each of two folded hands is collected
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 1 makes no other wager
      And seat 2 makes no other wager
      And the cards are dealt
      When seats 1 and 2 fold
      And seat 3 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does     | whose  | where        |
        | dealer | discards | seat 1 | discard rack |
        | dealer | turns up | dealer |              |
      And the following happens, in this order and once each
        | who    | does     | whose  | where        |
        | dealer | discards | seat 2 | discard rack |
        | dealer | turns up | dealer |              |

    Scenario: A hand that was not folded is collected only after it has been settled
      Given seats 1 and 2 wager 10 on ante
      And seat 1 makes no other wager
      And the cards are dealt
      When seat 1 folds
      And seat 2 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager |
        | dealer | collects cards | seat 1 |      |       |
        |        | settles        |        | 2    | ante  |
        | dealer | collects cards | seat 2 |      |       |

    Scenario: The second hand that is folded is in the rack, too, before the next player has decided
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 1 makes no other wager
      And seat 2 makes no other wager
      And the cards are dealt
      When seats 1 and 2 fold
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | where        |
        |        | folds          |        | 2    |              |
        | dealer | collects cards | seat 2 |      |              |
        | dealer | discards       | seat 2 |      | discard rack |
      And a play wager of 10 from seat 3 is taken

  @oneida-four-card.J.2.b @payout @play
  Rule: An aces up wager is settled by its paytable though the player has folded
    As if the player had stayed in: paid by a hand on the table, lost by any other.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: A pair of aces is paid on aces up after a fold
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 20 on aces up
      And the cards fall as
        | seat 1 | As Ad 7c 4h 2d    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 folds
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1's aces up wins 20

    Scenario: A hand below the paytable loses the aces up wager by the paytable, not by the fold
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 20 on aces up
      And the cards fall as
        | seat 1 | Ks Kd 7c 4h 2d    |
        | dealer | Qh Qc 9s 8d 5s 3c |
      When seat 1 folds
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1's aces up loses

    Scenario: All fold, and the aces up wager of each is settled
      Given the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 20      |
        | 2    | 10   | 30      |
      And the cards fall as
        | seat 1 | As Ad 7c 4h 2d    |
        | seat 2 | Qs Qd 7h 4c 2s    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 folds
      And seat 2 folds
      And the round is completed
      Then the results are
        | seat | ante         | aces up |
        | 1    | is forfeited | wins 20 |
        | 2    | is forfeited | loses   |

    Scenario: The cards of a folded hand stay while aces up rests on them
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      When seat 1 folds
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager   |
        |        | settles        |        | 1    | ante    |
        |        | settles        |        | 1    | aces up |
        | dealer | collects cards | seat 1 |      |         |

    # Unlike mlgca-four-card: three of a kind pays 7 to 1 here, 9 to 1 in the other's paytable A.
    Scenario: Three of a kind is paid on aces up after a fold
      Given seats 1 and 2 wager 10 on ante
      And seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1's aces up wins 70
      And seat 1 gets no ante bonus

  @oneida-four-card.J.3 @conduct @play
  Rule: Nobody but the dealer and the player may touch the cards of a player who plays
    The player answers for the hand.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seats 1 and 2 wager 10 on ante

    Scenario Outline: <somebody> may not touch a player's cards, the dealer may
      Given seat 1 plays for 10
      When <somebody> touches the cards of seat 1
      Then the touch is refused
      When the dealer touches the cards of seat 1
      Then the touch is accepted

      Examples:
        | somebody       |
        | another player |
        | a bystander    |
        | a floorperson  |

    Scenario: The dealer touches the cards, and is seen to do it once
      Given seat 1 plays for 10
      When the dealer touches the cards of seat 1
      Then the touch is accepted
      And the following happens, in this order and once each
        | who    | does    | seat |
        | dealer | touches | 1    |

    Scenario: In a second round, too, nobody else may touch a player's cards
      Given the round is completed
      And seats 1 and 2 wager 10 on ante
      And seat 1 plays for 10
      When a bystander touches the cards of seat 1
      Then the act is refused
      When the dealer touches the cards of seat 1
      Then the act is accepted

    Scenario: The cards of the last player are for nobody else either
      Given seat 1 plays for 10
      And seat 2 plays for 10
      When a bystander touches the cards of seat 2
      Then the touch is refused
      When the dealer touches the cards of seat 2
      Then the touch is accepted
      And each of the following happens once
        | who    | does    | seat |
        | dealer | touches | 2    |

  @oneida-four-card.J.3.s1 @conduct @attestation
  Rule: The player's five cards stay where the dealer can see all of them
    Whether the view is clear at all times is for a person to judge.

    Scenario: Whether the cards are in view, for a person to see
      Given a Four Card Poker table under the Oneida rules
      When 1 round is played
      Then an inspector and a second person find this rule kept

  @oneida-four-card.J.3.s2 @conduct @play
  Rule: Once the examined cards lie face down on the layout, the player does not touch them again
    Until then they may be looked at; the dealer may touch them still.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: After laying them down the player may not touch the cards, the dealer may
      Given seat 1 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | who    | does      | seat | face | where  |
        | player | examines  | 1    |      |        |
        | player | lays down | 1    | down | layout |
      When the player touches the cards that seat 1 has laid down
      Then the touch is refused
      When the dealer touches the cards of seat 1
      Then the touch is accepted

    Scenario: Having played, the player may not touch the cards either
      Given seats 1 and 2 wager 10 on ante
      And seat 1 plays for 10
      When the player touches the cards of seat 1
      Then the touch is refused
      When the dealer touches the cards of seat 1
      Then the touch is accepted

    Scenario: Each player's own cards lie untouched, aces up alone included
      Given seat 1 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      And the cards are dealt
      When the player touches the cards that seat 2 has laid down
      Then the touch is refused
      When the dealer touches the cards of seat 2
      Then the touch is accepted

  @oneida-four-card.J.3.s3 @procedure @play @trace
  Rule: The dealer checks the cards of a player who is unsure of the hand
    Whenever the player asks for it.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: A player who asks before deciding is helped
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 asks the dealer to check the hand
      And the house goes on
      Then each of the following happens once
        | who    | does              | seat |
        | dealer | verifies the hand | 1    |
      And a play wager of 10 from seat 1 is taken

    Scenario: Each player who asks is helped, nobody else's cards are looked at
      Given seats 1, 2 and 3 wager 10 on ante
      And the cards are dealt
      When seat 3 asks the dealer to check the hand
      And seat 1 asks the dealer to check the hand
      And the house goes on
      Then each of the following happens once
        | who    | does              | seat |
        | dealer | verifies the hand | 1    |
        | dealer | verifies the hand | 3    |
      And none of the following happens
        | does              | seat |
        | verifies the hand | 2    |

  @oneida-four-card.J.4 @conduct @attestation
  Rule: No player exchanges or communicates information about a hand
    What players say to one another only a person at the table can hear.

    Scenario: Whether players keep their hands to themselves, for a person to hear
      Given a Four Card Poker table under the Oneida rules
      When 1 round is played
      Then an inspector and a second person find this rule kept

  @oneida-four-card.J.4.s1 @conduct @play @trace
  Rule: Players who communicate forfeit all their wagers of the round
    Aces up included; the others play on.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:who-communicates.both
    Scenario: Who tells and who is told forfeit everything, the third plays on
      Given seats 1, 2 and 3 wager 10 on ante
      And seats 1 and 3 wager 5 on aces up
      And the cards fall as
        | seat 1 | As Ad Ac 7h 2d    |
        | seat 2 | Ks Kd Kc 6h 2c    |
        | seat 3 | Ah 9d 9c 9h 4d    |
        | dealer | Qh Jc Ts 8d 5s 3c |
      And the cards are dealt
      When seat 1 tells seat 2 about the hand
      And the round is completed
      Then the results are
        | seat | ante         | aces up      |
        | 1    | is forfeited | is forfeited |
        | 2    | is forfeited |              |
        | 3    | wins 10      | wins 35      |
      And seat 1 gets no ante bonus

    @reading:who-communicates.speaker-only
    Scenario: Only who tells forfeits, who was told plays on
      Given seats 1 and 2 wager 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ad Ac 7h 2d    |
        | seat 2 | Ks Kd Kc 6h 2c    |
        | dealer | Qh Jc Ts 8d 5s 3c |
      And the cards are dealt
      When seat 1 tells seat 2 about the hand
      And the round is completed
      Then the results are
        | seat | ante         | aces up      |
        | 1    | is forfeited | is forfeited |
        | 2    | wins 10      |              |

    Scenario: A play wager is forfeited with the others
      Given seats 1, 2 and 3 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad Ac 7h 2d    |
        | dealer | Qh Jc Ts 8d 5s 3c |
      And seat 1 plays for 30
      When seat 1 tells seat 2 about the hand
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1's play is forfeited
      And seat 1 gets no ante bonus

    Scenario: The forfeiture is for that round
      Given seats 1, 2 and 3 wager 10 on ante
      And the cards are dealt
      And seat 1 tells seat 2 about the hand
      And the round is completed
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9c 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10

  @oneida-four-card.J.5 @procedure @play @trace
  Rule: When every player with an ante has played or folded, the dealer turns over all the cards and arranges them from the highest to the lowest
    A player with aces up alone holds nothing up.

    Scenario: Both play, and the dealer's cards are turned up after the second wager
      Given a Four Card Poker table under the Oneida rules
      And seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      And seat 2 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does            | seat | whose  | wager |
        |        | takes the wager | 1    |        | play  |
        |        | takes the wager | 2    |        | play  |
        | dealer | turns up        |      | dealer |       |

    Scenario: One has played, the other has not, and the dealer waits
      Given a Four Card Poker table under the Oneida rules
      And seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      And the house goes on
      Then none of the following happens
        | who    | does     | whose  |
        | dealer | turns up | dealer |
      When seat 2 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | does            | seat | whose  | wager |
        | takes the wager | 2    |        | play  |
        | turns up        |      | dealer |       |

    Scenario: A player without an ante does not hold the dealer up
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      And the cards are dealt
      When seat 1 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | does            | seat | whose  | wager |
        | takes the wager | 1    |        | play  |
        | turns up        |      | dealer |       |

    Scenario: One has folded, the other has not, and the dealer waits
      Given a Four Card Poker table under the Oneida rules
      And seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      And the house goes on
      Then none of the following happens
        | who    | does     | whose  |
        | dealer | turns up | dealer |
      When seat 2 folds
      And the house goes on
      Then the following happens, in this order and once each
        | does     | seat | whose  |
        | folds    | 2    |        |
        | turns up |      | dealer |

    Scenario: All the dealer's cards are shown and put in order
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | 5s Qc 3c Js Kh 8d |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does      | whose  | card           | cards             |
        | dealer | turns up  | dealer | Kh Qc Js 5s 3c |                   |
        | dealer | arranges  | dealer |                | Kh Qc Js 8d 5s 3c |
        | dealer | announces | dealer |                |                   |
        | dealer | turns up  | seat 1 |                |                   |
      And each of the following happens once
        | who    | does     | whose  | how                    |
        | dealer | arranges | dealer | from highest to lowest |

    Scenario: An ace is laid first, though it is low in the straight
      Given a Four Card Poker table under the Oneida rules, dealt from a manual shoe
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Ks Kd Jc 7h 2d    |
        | dealer | 5s 2c Ah 9d 4c 3d |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  | cards             | how                    |
        | dealer | arranges | dealer | Ah 9d 5s 4c 3d 2c | from highest to lowest |

  @oneida-four-card.J.5.s1 @procedure @trace @play
  Rule: The dealer then announces the best hand of four cards
    The dealer has one card more than a player to choose from.

    Background:
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante

    Scenario: The best four leave out two cards in different places
      Given the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | 9h 3c 9s Qs 9d 5d |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is three-of-a-kind with 9h 9s 9d Qs

    Scenario: Of two equal cards the hand keeps one, whichever it is
      Given the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | 9h 3c 9s Qs 9d Qd |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is three-of-a-kind with 9h 9s 9d Qs

    @reading:five-card-words.four-cards
    Scenario: A higher hand is chosen over higher cards
      Given the cards fall as
        | seat 1 | As Ad Kc 7c 2d    |
        | dealer | 2h Kd 5h 7h 9h Qs |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is a flush with 2h 5h 7h 9h

    Scenario: The sixth card counts
      Given the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | 9h 3c 9s 5d Ks 9d |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is three-of-a-kind with 9h 9s 9d Ks
      And seat 1's ante loses

    Scenario: Of two threes of a kind the higher one is chosen
      Given the cards fall as
        | seat 1 | 9s 9d 9c 7h 2d    |
        | dealer | Kh 3c Ks 3s Kd 3d |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is three-of-a-kind
      And seat 1's play loses

    Scenario: Announced after the cards are turned over and before a player's hand is
      Given the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | 9h 3c 9s Qs 9d 5d |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does      | whose  | words           |
        | dealer | turns up  | dealer |                 |
        | dealer | announces |        | three-of-a-kind |
        | dealer | turns up  | seat 1 |                 |

  @oneida-four-card.J.5.s2 @procedure @trace
  Rule: The two cards that the dealer does not use lie behind the hand
    The document says should, which may be a duty or advice.

    @reading:should-be-positioned.duty
    Scenario: The two that are left over
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | 9h 3c 9s Qs 9d 5d |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does       | whose  | cards | where           |
        | dealer | turns up   | dealer |       |                 |
        | dealer | sets aside | dealer | 3c 5d | behind the hand |
        | dealer | turns up   | seat 1 |       |                 |

    @reading:should-be-positioned.duty
    Scenario: Of two equal cards the one that the hand has not kept
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | 9h 3c 9s Qs 9d Qd |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does       | whose  | cards | where           |
        | dealer | turns up   | dealer |       |                 |
        | dealer | sets aside | dealer | 3c Qd | behind the hand |
        | dealer | turns up   | seat 1 |       |                 |

    @reading:should-be-positioned.advice
    Scenario: Wherever they lie, they are no part of the hand
      Given a Four Card Poker table under the Oneida rules
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | 9h 3c 9s Qs 9d 5d |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is three-of-a-kind with 9h 9s 9d Qs
      And the round stands

  @oneida-four-card.J.6 @procedure @trace
  Rule: From the dealer's far right, each player's hand is brought in and shown
    Into the area between the dealer's hand and the aces up areas, after the dealer's announcement.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Three players are settled from the dealer's right
      Given seats 2, 4 and 6 wager 10 on ante
      And the cards are dealt
      When seat 2 plays for 10
      And seat 4 plays for 10
      And seat 6 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  | seat | wager |
        | dealer | turns up | dealer |      |       |
        | dealer | turns up | seat 6 |      |       |
        |        | settles  |        | 6    | ante  |
        | dealer | turns up | seat 4 |      |       |
        |        | settles  |        | 4    | ante  |
        | dealer | turns up | seat 2 |      |       |
        |        | settles  |        | 2    | ante  |

    Scenario: Seven players are settled from the dealer's right
      Given seats 1, 2, 3, 4, 5, 6 and 7 wager 10 on ante
      And the cards are dealt
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  | seat | wager |
        | dealer | turns up | seat 7 |      |       |
        |        | settles  |        | 7    | ante  |
        | dealer | turns up | seat 6 |      |       |
        |        | settles  |        | 6    | ante  |
        | dealer | turns up | seat 5 |      |       |
        |        | settles  |        | 5    | ante  |
        | dealer | turns up | seat 4 |      |       |
        |        | settles  |        | 4    | ante  |
        | dealer | turns up | seat 3 |      |       |
        |        | settles  |        | 3    | ante  |
        | dealer | turns up | seat 2 |      |       |
        |        | settles  |        | 2    | ante  |
        | dealer | turns up | seat 1 |      |       |
        |        | settles  |        | 1    | ante  |

    Scenario: Four players of a second round are settled from the dealer's right, a folded hand in its place
      Given seats 1, 3, 5 and 7 wager 10 on ante
      And the round is completed
      And seats 1, 3, 5 and 7 wager 10 on ante
      And seat 5 wagers 10 on aces up
      And the cards are dealt
      When seat 1 plays for 10
      And seat 3 plays for 10
      And seat 5 folds
      And seat 7 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  | seat | wager   |
        | dealer | turns up | dealer |      |         |
        | dealer | turns up | seat 7 |      |         |
        |        | settles  |        | 7    | ante    |
        | dealer | turns up | seat 5 |      |         |
        |        | settles  |        | 5    | aces up |
        | dealer | turns up | seat 3 |      |         |
        |        | settles  |        | 3    | ante    |
        | dealer | turns up | seat 1 |      |         |
        |        | settles  |        | 1    | ante    |

    Scenario: A player with aces up alone has the same place in the order
      Given seats 2 and 6 wager 10 on ante
      And seat 4 wagers 10 on aces up
      And the cards are dealt
      When seat 2 plays for 10
      And seat 6 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  |
        | dealer | turns up | dealer |
        | dealer | turns up | seat 6 |
        | dealer | turns up | seat 4 |
        | dealer | turns up | seat 2 |

    Scenario: All five cards are shown, where the dealer brings them, after the announcement
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does      | whose  | wager | cards          | where                                          |
        | dealer | announces | dealer |       |                |                                                |
        | dealer | turns up  | seat 1 |       | As Ad Kc 7h 2d | between the dealer's hand and the aces up area |
        |        | settles   |        | play  |                |                                                |

    Scenario: A folded hand on which aces up rests is shown as well
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 folds
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  | wager   | cards          |
        | dealer | turns up | seat 1 |         | As Ad Kc 7h 2d |
        |        | settles  |        | aces up |                |

  @oneida-four-card.J.6.s1 @procedure @trace
  Rule: Of a player's wagers play is settled first, the ante second and aces up last
    Won or lost.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario Outline: Play, ante, aces up of a hand that <outcome>
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager   |
        | settles | 1    | play    |
        | settles | 1    | ante    |
        | settles | 1    | aces up |

      Examples:
        | outcome | player         | dealer            |
        | wins    | Ks Kd Kc 6h 2d | Ah Ac Qs 7d 5s 3c |
        | loses   | Qs Qd 9c 6h 2d | Kh Kc Ks 7d 5s 3c |

    Scenario: Each of two players in this order
      Given seats 1 and 4 wager 10 on ante
      And seats 1 and 4 wager 5 on aces up
      When seat 1 plays for 10
      And seat 4 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager   |
        | settles | 4    | play    |
        | settles | 4    | ante    |
        | settles | 4    | aces up |
      And the following happens, in this order and once each
        | does    | seat | wager   |
        | settles | 1    | play    |
        | settles | 1    | ante    |
        | settles | 1    | aces up |

  @oneida-four-card.J.6.s2 @payout @play
  Rule: Winning wagers are paid by the payout odds
    Each by its own.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:bonus-base.ante
    Scenario: Three players, three kinds of wagers
      Given the wagers are
        | seat | ante | aces up |
        | 1    | 10   | 5       |
        | 2    | 20   |         |
        | 3    |      | 15      |
      And the cards fall as
        | seat 1 | 9s 9d 9c 6h 2d    |
        | seat 2 | Ks Kd 8c 7h 2c    |
        | seat 3 | As Ad 8h 7c 4d    |
        | dealer | Qh Jc Ts 8d 5s 3c |
      When seat 1 plays for 30
      And seat 2 plays for 20
      And the round is completed
      Then the results are
        | seat | ante    | play    | aces up |
        | 1    | wins 10 | wins 30 | wins 35 |
        | 2    | wins 20 | wins 20 |         |
        | 3    |         |         | wins 15 |
      And seat 1 gets an ante bonus of 20

    @reading:bonus-base.ante @reading:limits-of-play.initial-wagers
    Scenario: What the odds say is paid in full
      Given seat 1 wagers 500 on ante
      And seat 1 wagers 500 on aces up
      And the cards fall as
        | seat 1 | 9s 9d 9c 9h 2d    |
        | dealer | Qh Jc Ts 8d 5s 3c |
      When seat 1 plays for 1500
      And the round is completed
      Then the results are
        | seat | ante     | play       | aces up     |
        | 1    | wins 500 | wins 1,500 | wins 25,000 |
      And seat 1 gets an ante bonus of 12,500

    @reading:tied-hand.wins
    Scenario: A tied hand that has won is paid by the odds, too
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 20
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 20

    Scenario: Ante and play lose, aces up is paid
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ad 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante loses
      And seat 1's aces up wins 10

  @oneida-four-card.J.7 @collection @play @trace
  Rule: Losing wagers are collected and put into the inventory container
    An ante and a play wager lose to a higher hand of the dealer's, aces up by a hand that is not on its paytable.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:shared-cards.ranks
    Scenario: The last card that counts decides against the player
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 6h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 30
      And the round is completed
      Then seat 1's ante loses
      And seat 1's play loses

    @reading:five-card-words.four-cards
    Scenario: A lower kind of hand loses though its cards are higher
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc Kh 2d    |
        | dealer | 2s 3h 4d 5c Ts 9h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante loses
      And seat 1's play loses

    Scenario: A pair of kings does not qualify
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kd Qc 6h 2d    |
        | dealer | Jh Jc Qs 7d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's aces up loses
      And seat 1's ante wins 10

    Scenario: Play, ante and aces up are lost and put away
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Qs Qd 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante  | play  | aces up |
        | 1    | loses | loses | loses   |
      And each of the following happens once
        | who    | does            | seat | wager   | where                     |
        | dealer | puts away chips | 1    | ante    | table inventory container |
        | dealer | puts away chips | 1    | play    | table inventory container |
        | dealer | puts away chips | 1    | aces up | table inventory container |

    Scenario: What was lost is put away before the round ends
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Qs Qd 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does            | seat | wager | where                     |
        |        | settles         | 1    | play  |                           |
        | dealer | puts away chips | 1    | play  | table inventory container |
        |        | ends the round  |      |       |                           |

    Scenario: What has won is not put away
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | Qs Qd 9c 6h 2d    |
        | seat 2 | As Ad Ac 6c 2c    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 plays for 10
      And seat 2 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does            | seat | wager | where                     |
        | dealer | puts away chips | 1    | ante  | table inventory container |
      And none of the following happens
        | who    | does            | seat |
        | dealer | puts away chips | 2    |

    Scenario Outline: Aces up that loses <how> is put away as well
      Given seats 1 and 2 wager 10 on ante
      And the wagers are
        | seat | ante   | aces up |
        | 3    | <ante> | 5       |
      And seat 3 makes no other wager
      And the cards fall as
        | seat 3 | Qs Qd 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      And the cards are dealt
      When seats 1 and 2 fold
      And <decides>
      And the round is completed
      Then seat 3's aces up loses
      And each of the following happens once
        | who    | does            | seat | wager   | where                     |
        | dealer | puts away chips | 3    | aces up | table inventory container |

      Examples:
        | how                | ante | decides             |
        | alone              |      | the house goes on   |
        | under a fold       | 10   | seat 3 folds        |

  @oneida-four-card.J.7.s1 @collection @trace
  Rule: Then losing hands are collected at once and put into the discard rack
    After what they have lost.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario Outline: After <wager> is lost the hand goes into the rack
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Qs Qd 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager   | result | where        | cards          |
        |        | settles        |        | 1    | <wager> | loses  |              |                |
        | dealer | collects cards | seat 1 |      |         |        |              |                |
        | dealer | discards       | seat 1 |      |         |        | discard rack | Qs Qd 9c 6h 2d |

      Examples:
        | wager   |
        | play    |
        | ante    |
        | aces up |

    Scenario: Each of two losing hands is collected
      Given seats 1 and 4 wager 10 on ante
      And the cards fall as
        | seat 1 | Qs Qd 9c 6h 2d    |
        | seat 4 | Js Jd 9d 6c 2c    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 plays for 10
      And seat 4 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does     | whose  | where        |
        | dealer | discards | seat 1 | discard rack |
        | dealer | discards | seat 4 | discard rack |

    Scenario: A hand with aces up alone that has lost it goes into the rack
      Given seat 1 wagers 10 on ante
      And seat 3 wagers 5 on aces up
      And seat 3 makes no other wager
      And the cards fall as
        | seat 3 | Qs Qd 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager   | result | where        | cards          |
        |        | settles        |        | 3    | aces up | loses  |              |                |
        | dealer | collects cards | seat 3 |      |         |        |              |                |
        | dealer | discards       | seat 3 |      |         |        | discard rack | Qs Qd 9c 6h 2d |

  @oneida-four-card.J.8 @ranking @play
  Rule: A player's hand that ties with the dealer's does not lose
    The clause calls it a win; the next one says what becomes of the wagers.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:tied-hand.stands-off @reading:shared-cards.ranks
    Scenario Outline: Equal hands, and nothing is lost: <what>
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | <player> |
        | dealer | <dealer> |
      When seat 1 plays for 30
      And the round is completed
      Then seat 1's ante is returned
      And seat 1's play is returned

      Examples:
        | what      | player         | dealer            |
        | a pair    | As Ad Kc 7h 2d | Ah Ac Ks 7d 2s 3c |
        | high card | As Qh 9d 7c 2s | Ad Qc 9s 7h 5d 3c |

    @reading:tied-hand.wins
    Scenario: Equal hands, and the player has won
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 30
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 30

    @reading:tied-hand.stands-off @reading:shared-cards.ranks
    Scenario: A card less, and beside the hand that ties another is lost
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Qh 9d 7c 2s    |
        | seat 2 | Ah Qs 9c 6d 2c    |
        | dealer | Ad Qc 9s 7h 5d 3c |
      When seat 1 plays for 10
      And seat 2 plays for 10
      And the round is completed
      Then the results are
        | seat | ante        | play        |
        | 1    | is returned | is returned |
        | 2    | loses       | loses       |

  @oneida-four-card.J.8.s1 @payout @play @trace
  Rule: On a tie the wagers are neither collected nor paid, and the player's cards are collected after all losing wagers and hands
    The wagers against the dealer are meant; what they have with a paytable is settled as ever.

    Background:
      Given a Four Card Poker table under the Oneida rules

    @reading:tied-hand.stands-off @reading:tie-scope.ante-and-play
    Scenario: Ante and play come back, aces up is paid
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante        | play        | aces up |
        | 1    | is returned | is returned | wins 5  |

    @reading:tied-hand.stands-off @reading:tie-scope.ante-and-play
    Scenario: Aces up is lost by a hand that is not on its paytable, tie or no tie
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kd Qc 7h 2d    |
        | dealer | Kh Kc Qs 7d 2s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante        | play        | aces up |
        | 1    | is returned | is returned | loses   |

    @reading:tied-hand.stands-off @reading:tie-scope.every-wager
    Scenario: All three wagers come back
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante        | play        | aces up     |
        | 1    | is returned | is returned | is returned |

    @reading:tied-hand.stands-off
    Scenario: The tied player's cards are collected after those of a loser further from the dealer's right
      Given seats 1 and 4 wager 10 on ante
      And the cards fall as
        | seat 1 | Qs Qd 9c 6h 2d    |
        | seat 4 | As Ad Kc 7h 2c    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 10
      And seat 4 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager | result |
        |        | settles        |        | 1    | ante  | loses  |
        | dealer | collects cards | seat 1 |      |       |        |
        | dealer | collects cards | seat 4 |      |       |        |
      And seat 4's ante is returned

    @reading:tied-hand.wins
    Scenario: Where the tied hand has won, both wagers are paid
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 10

  @oneida-four-card.J.9 @procedure @trace
  Rule: The cards are picked up in order and lie in the rack so that every hand can be put together again
    A question or a dispute can then be settled from the rack: each hand's cards are discarded together.

    Background:
      Given a Four Card Poker table under the Oneida rules

    Scenario: Each hand is discarded whole
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does     | whose  | where        | cards             |
        | dealer | discards | seat 1 | discard rack | As Ad Kc 7h 2d    |
        | dealer | discards | dealer | discard rack | Kh Qc Js 8d 5s 3c |

    Scenario: The cards of two players and of the dealer are collected
      Given seats 1 and 2 wager 10 on ante
      When seat 1 plays for 10
      And seat 2 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does           | whose  |
        | dealer | collects cards | seat 1 |
        | dealer | collects cards | seat 2 |
        | dealer | collects cards | dealer |

    Scenario: The cards of each of three players are collected
      Given seats 1, 4 and 7 wager 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      And seat 4 plays for 10
      And seat 7 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does           | whose  |
        | dealer | collects cards | seat 1 |
        | dealer | collects cards | seat 4 |
        | dealer | collects cards | seat 7 |
        | dealer | collects cards | dealer |
      And the following happens, in this order
        | does           | whose  | seat | wager |
        | settles        |        | 1    | ante  |
        | collects cards | dealer |      |       |

    Scenario: Every hand of a round with a fold is discarded whole
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | Ts 9d 7c 4h 2d    |
        | seat 2 | As Ad Kc 7h 2c    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does     | whose  | where        | cards             |
        | dealer | discards | seat 1 | discard rack | Ts 9d 7c 4h 2d    |
        | dealer | discards | seat 2 | discard rack | As Ad Kc 7h 2c    |
        | dealer | discards | dealer | discard rack | Kh Qc Js 8d 5s 3c |
