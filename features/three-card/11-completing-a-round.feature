Feature: Completing a round of play

  @three-card.j.1 @procedure @trace @play
  Rule: Once the cards are out, each player looks at the hand
    Looking comes after the deal and before the dealer's question.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: A player looks at the hand between the deal and the dealer's question
      Given seat 2 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | who    | does              | seat |
        | dealer | discards the stub |      |
        | player | examines          | 2    |
        | dealer | asks              | 2    |

    Scenario: A player without an ante looks at the hand as well
      Given the house's version of the game is free
      And seat 2 wagers 10 on ante
      And seat 5 wagers 10 on pair plus
      When the cards are dealt
      Then the following happens, in this order
        | who    | does              | seat |
        | dealer | discards the stub |      |
        | player | examines          | 5    |
      And the following happens, in this order
        | who    | does     | seat |
        | player | examines | 2    |
        | dealer | asks     | 2    |

    Scenario: In a second round the players look at their hands anew
      Given seats 1 and 2 wager 10 on ante
      And the round is completed
      And seats 1 and 2 wager 10 on ante
      When the cards are dealt
      Then each of the following happens once
        | who    | does     | seat |
        | player | examines | 1    |
        | player | examines | 2    |

  @three-card.j.1.s1 @conduct @play
  Rule: A hand is its player's own business: nobody else but the dealer may touch the cards
    The prohibition covers other players, onlookers and staff alike. Who answers for the hand follows from who decides about it.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario Outline: <somebody> may not touch a player's cards, the player may
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When <somebody> touches the cards of seat 1
      Then the touch is refused
      When the player touches the cards of seat 1
      Then the touch is accepted

      Examples:
        | somebody       |
        | another player |
        | a bystander    |
        | a floorperson  |

    Scenario: The dealer may touch a player's cards
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When the dealer touches the cards of seat 1
      Then the touch is accepted
      And the following happens, in this order and once each
        | who    | does    | seat |
        | dealer | touches | 1    |

    Scenario: In a second round, too, nobody else may touch a player's cards, the player may
      Given seat 1 wagers 10 on ante
      And the round is completed
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When a bystander touches the cards of seat 1
      Then the touch is refused
      When the player touches the cards of seat 1
      Then the touch is accepted

    Scenario Outline: The cards of a player with pair plus alone are as much the player's own: not for <somebody>
      Given the house's version of the game is free
      And seat 1 wagers 10 on pair plus
      And seat 2 wagers 10 on ante
      And the cards are dealt
      When <somebody> touches the cards of seat 1
      Then the touch is refused
      When the player touches the cards of seat 1
      Then the touch is accepted

      Examples:
        | somebody       |
        | another player |
        | a bystander    |
        | a floorperson  |

    Scenario Outline: When the player has played, too, the cards are not for <somebody>
      Given seats 1 and 2 wager 10 on ante
      And seat 1 plays for 10
      When <somebody> touches the cards of seat 1
      Then the touch is refused
      When the dealer touches the cards of seat 1
      Then the touch is accepted

      Examples:
        | somebody       |
        | another player |
        | a bystander    |
        | a floorperson  |

    Scenario Outline: Of two players' cards those of seat <seat> are for nobody else, and its player is seen to touch them
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When a bystander touches the cards of seat <seat>
      Then the touch is refused
      When the player touches the cards of seat <seat>
      Then the touch is accepted
      And each of the following happens once
        | who    | does    | seat   |
        | player | touches | <seat> |

      Examples:
        | seat |
        | 1    |
        | 2    |

  @three-card.j.2 @betting @play
  Rule: Who has an ante either plays for the same amount or forfeits the ante and is out of the round
    There is nothing between the two, and nothing beyond.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: A play wager of the amount of the ante is taken
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      Then the play wager of 10 is taken

    Scenario: An ante with cents takes a play wager with the same cents
      Given seat 1 wagers 12.50 on ante
      And the cards are dealt
      When seat 1 plays for 12
      Then the wager is refused
      But a play wager of 12.50 from seat 1 is taken

    Scenario Outline: A play wager of <amount> on an ante of 10 is refused, one of 10 is taken
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for <amount>
      Then the wager is refused
      But a play wager of 10 from seat 1 is taken

      Examples:
        | amount |
        | 9.99   |
        | 10.01  |
        | 20     |
        | 30     |

    Scenario: Each player's amount is that player's ante, pair plus not included
      Given seat 1 wagers 20 on ante
      And seat 1 wagers 15 on pair plus
      And seat 2 wagers 25 on ante
      And the cards are dealt
      When seat 1 plays for 35
      Then the wager is refused
      But a play wager of 20 from seat 1 is taken
      And a play wager of 25 from seat 2 is taken

    Scenario: The amount follows from the ante of this round, not of an earlier one
      Given seat 1 wagers 20 on ante
      And the round is completed
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for 20
      Then the wager is refused
      But a play wager of 10 from seat 1 is taken

    Scenario: Where chips were added to the ante, the amount is the whole of it
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on ante
      And the cards are dealt
      When seat 1 plays for 10
      Then the wager is refused
      But a play wager of 15 from seat 1 is taken

    Scenario: The ante is forfeited though the hand would have won
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad Ac |
        | dealer | 2s 4h 6d |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then each of the following happens once
        | does  | seat |
        | folds | 1    |
      And seat 1's ante is forfeited
      And seat 1 gets no ante bonus

    Scenario: A player who has forfeited cannot play any more
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      Then the fold is accepted
      And a play wager of 10 from seat 1 is refused
      But a play wager of 10 from seat 2 is taken

    Scenario: A player who has played cannot forfeit any more
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      Then the play wager of 10 is taken
      When seat 1 folds
      Then the fold is refused
      When seat 2 folds
      Then the fold is accepted

    Scenario: A player who forfeited in one round plays in the next
      Given seat 1 wagers 10 on ante
      And seat 1 folds
      And the round is completed
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9c |
        | dealer | Kh Qc Js |
      When seat 1 plays for 10
      Then the play wager of 10 is taken

    Scenario: Before all cards are dealt nobody forfeits
      Given seats 1 and 2 wager 10 on ante
      When seat 1 folds, and no card is dealt yet
      Then the fold is refused
      When the bets are closed, and no card is dealt yet
      And seat 1 folds, and no card is dealt yet
      Then the fold is refused
      When the cards are dealt
      And seat 1 folds
      Then the fold is accepted

  @three-card.j.2.s1 @procedure @trace @play
  Rule: The players with an ante are asked in turn, clockwise from the dealer's far left

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Three players are asked from the dealer's left
      Given seat 6 wagers 10 on ante
      And seat 2 wagers 10 on ante
      And seat 5 wagers 10 on ante
      When seat 2 plays for 10
      And seat 5 folds
      And seat 6 plays for 10
      Then the following happens, in this order and once each
        | who    | does | seat |
        | dealer | asks | 2    |
        | dealer | asks | 5    |
        | dealer | asks | 6    |
      And the following happens, in this order and once each
        | does  | seat |
        | asks  | 5    |
        | folds | 5    |
      And the following happens, in this order and once each
        | does            | seat | wager |
        | asks            | 6    |       |
        | takes the wager | 6    | play  |

    Scenario: A player with pair plus alone has nothing to decide
      Given the house's version of the game is free
      And seat 1 wagers 10 on pair plus
      And seat 2 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      Then the wager is refused
      When seat 1 folds
      Then the fold is refused
      But a play wager of 10 from seat 2 is taken

    @reading:asking.one-by-one
    Scenario: A player may not play before being asked
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 2 plays for 10
      Then the wager is refused
      But a play wager of 10 from seat 1 is taken
      And a play wager of 10 from seat 2 is taken

    @reading:asking.one-by-one
    Scenario: A player may not give up before being asked
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 2 folds
      Then the fold is refused
      When seat 1 folds
      Then the fold is accepted

    @reading:asking.all-at-once
    Scenario: All have been asked, and the second player answers first
      Given seats 1 and 2 wager 10 on ante
      When the cards are dealt
      And seat 2 plays for 10
      Then the play wager of 10 is taken
      And the following happens, in this order and once each
        | does            | seat | wager |
        | asks            | 1    |       |
        | asks            | 2    |       |
        | takes the wager | 2    | play  |

    Scenario: In a second round the same players are asked anew, from the dealer's left
      Given seats 6, 2 and 5 wager 10 on ante
      And seat 2 plays for 10
      And seat 5 folds
      And the round is completed
      And seats 6, 2 and 5 wager 10 on ante
      When seat 2 plays for 10
      And seat 5 plays for 10
      And seat 6 plays for 10
      Then the following happens, in this order and once each
        | who    | does | seat |
        | dealer | asks | 2    |
        | dealer | asks | 5    |
        | dealer | asks | 6    |

    Scenario: Six players are asked from the dealer's left
      Given seats 1, 2, 3, 4, 5 and 6 wager 10 on ante
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does | seat |
        | dealer | asks | 1    |
        | dealer | asks | 2    |
        | dealer | asks | 3    |
        | dealer | asks | 4    |
        | dealer | asks | 5    |
        | dealer | asks | 6    |

  @three-card.j.2.s2 @betting @play
  Rule: Who has both wagers and does not play forfeits both
    Whatever the hand would have brought.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    @reading:pair-plus-after-fold.forfeited
    Scenario: A pair of aces brings nothing on pair plus after a fold
      Given seats 1 and 2 wager 20 on ante
      And seats 1 and 2 wager 20 on pair plus
      And the cards fall as
        | seat 1 | As Ad 4c |
        | seat 2 | Ks Kd 5c |
        | dealer | Qh Jc 9s |
      When seat 1 folds
      And seat 2 plays for 20
      And the round is completed
      Then the results are
        | seat | ante         | pair plus    |
        | 1    | is forfeited | is forfeited |
        | 2    | wins 20      | wins 20      |

    @reading:pair-plus-after-fold.forfeited
    Scenario: A hand below a pair forfeits both as well
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on pair plus
      And the cards fall as
        | seat 1 | Qs 7d 4c |
        | dealer | Kh Jc 9s |
      When seat 1 folds
      And the round is completed
      Then the results are
        | seat | ante         | pair plus    |
        | 1    | is forfeited | is forfeited |

    @reading:pair-plus-after-fold.settled
    Scenario Outline: After a fold pair plus is settled all the same, <hand>: <result>
      Given the house's pair plus paytable is A
      And seat 1 wagers 20 on ante
      And seat 1 wagers 20 on pair plus
      And the cards fall as
        | seat 1 | <cards>  |
        | dealer | Qh Jc 9s |
      When seat 1 folds
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1's pair plus <result>

      Examples:
        | hand         | cards    | result  |
        | a pair       | As Ad 4c | wins 20 |
        | none of them | As Kd 4c | loses   |

    @reading:pair-plus-after-fold.forfeited
    Scenario: In a second round, too, both are forfeited
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the round is completed
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | As Ad Ac |
        | dealer | Qh Jc 9s |
      When seat 1 folds
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1's pair plus is forfeited

  @three-card.j.2.s3 @collection @trace @play
  Rule: When all have decided, the dealer collects what was forfeited, wagers and cards, and puts the cards into the rack
    A player with pair plus alone has nothing to decide and is not waited for.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: One folds, one plays, and the forfeits are collected before the dealer's cards are turned up
      Given the house's version of the game is free
      And seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      And seat 2 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | does     | seat | wager | result    | whose  |
        | settles  | 1    | ante  | forfeited |        |
        | turns up |      |       |           | dealer |
      And the following happens, in this order and once each
        | who    | does           | whose  | where        |
        | dealer | collects cards | seat 1 |              |
        | dealer | discards       | seat 1 | discard rack |
        | dealer | turns up       | dealer |              |

    Scenario: Nothing is collected while somebody still has to decide
      Given seats 1 and 2 wager 10 on ante
      When seat 1 folds
      And the house goes on
      Then none of the following happens
        | who    | does           | seat |
        |        | settles        | 1    |
        | dealer | collects cards | 1    |
      When seat 2 plays for 10
      And the house goes on
      Then each of the following happens once
        | does           | seat | wager | whose  |
        | settles        | 1    | ante  |        |
        | collects cards |      |       | seat 1 |

    Scenario: A hand that was not folded is collected only after it has been settled
      Given the house's version of the game is free
      And seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager |
        | dealer | collects cards | seat 1 |      |       |
        |        | settles        |        | 2    | ante  |
        | dealer | collects cards | seat 2 |      |       |

    Scenario: A player with pair plus alone does not hold the dealer up, and keeps the cards
      Given the house's version of the game is free
      And seats 1 and 3 wager 10 on ante
      And seat 2 wagers 10 on pair plus
      And the cards are dealt
      When seat 1 plays for 10
      And seat 3 folds
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager     |
        | dealer | collects cards | seat 3 |      |           |
        | dealer | turns up       | dealer |      |           |
        |        | settles        |        | 2    | pair plus |
        | dealer | collects cards | seat 2 |      |           |

    @reading:pair-plus-after-fold.forfeited
    Scenario: Both wagers of a folded hand are collected before the dealer's cards are turned up
      Given seats 1 and 2 wager 10 on ante
      And seat 1 wagers 5 on pair plus
      And the cards are dealt
      When seat 1 folds
      And seat 2 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | does     | seat | wager     | result    | whose  |
        | settles  | 1    | pair plus | forfeited |        |
        | turns up |      |           |           | dealer |

    Scenario: Two of three fold, and both hands go into the rack
      Given seats 1, 2 and 3 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      And seat 2 plays for 10
      And seat 3 folds
      And the house goes on
      Then each of the following happens once
        | who    | does     | whose  | where        |
        | dealer | discards | seat 1 | discard rack |
        | dealer | discards | seat 3 | discard rack |

  @three-card.j.2.s4 @procedure @trace @play
  Rule: Then the dealer's cards are revealed and laid out as the highest hand that they make
    They are seen before any player's cards are turned.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: The dealer's cards are shown once all have decided, before the hands
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc |
        | dealer | Kh Qc 9s |
      And the cards are dealt
      When seat 1 plays for 10
      And seat 2 folds
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager | cards    | result    |
        |        | settles        |        | 2    | ante  |          | forfeited |
        | dealer | turns up       | dealer |      |       | Kh Qc 9s |           |
        |        | ranks the hand | dealer |      |       |          |           |
        | dealer | turns up       | seat 1 |      |       |          |           |

    Scenario Outline: However they were dealt, the dealer's cards make <hand>
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | Ts 8d 6c |
        | dealer | <cards>  |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is <hand> with <cards>

      Examples:
        | hand              | cards    |
        | a straight flush  | 9h Jh Th |
        | a three-of-a-kind | 5h 5s 5d |
        | a straight        | 2h As 3d |
        | a flush           | 2h 9h 5h |
        | a pair            | 9h 4s 9d |
        | nothing           | 4h Ks 9d |

    Scenario: One has played, the other has not, and the dealer's cards stay down
      Given seats 1 and 2 wager 10 on ante
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

  @three-card.j.2.s5 @procedure @trace
  Rule: With an automated shoe the cover card comes off the dealer's stack and is laid beside the shoe
    Whether just before the cards are turned or with it is not asked.

    Background:
      Given a Three Card Poker table under the Section 14 rules, dealt from an automated shoe

    Scenario: It lies beside the shoe when the players' hands are turned
      Given seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does                   | whose  | where                             |
        | dealer | removes the cover card |        | beside the automated dealing shoe |
        | dealer | turns up               | seat 1 |                                   |

    Scenario: Not before everybody has decided
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      And the house goes on
      Then none of the following happens
        | does                   | where                             |
        | removes the cover card | beside the automated dealing shoe |
      When seat 2 plays for 10
      And the house goes on
      Then each of the following happens once
        | who    | does                   | where                             |
        | dealer | removes the cover card | beside the automated dealing shoe |

  @three-card.j.2.s6 @procedure @trace @play
  Rule: Then the hands that are still active are revealed, from the dealer's far right

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Three players' hands are turned from the dealer's right
      Given seats 2, 4 and 6 wager 10 on ante
      And the cards are dealt
      When seat 2 plays for 10
      And seat 4 plays for 10
      And seat 6 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  |
        | dealer | turns up | dealer |
        | dealer | turns up | seat 6 |
        | dealer | turns up | seat 4 |
        | dealer | turns up | seat 2 |

    Scenario: All three cards are shown and judged
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc |
        | dealer | Kh Qc 9s |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | wager | cards    |
        | dealer | turns up       | seat 1 |       | As Ad Kc |
        |        | ranks the hand | seat 1 |       |          |
        |        | settles        |        | ante  |          |

    Scenario: A hand with pair plus alone has its place in the order
      Given the house's version of the game is free
      And seats 2 and 6 wager 10 on ante
      And seat 4 wagers 10 on pair plus
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

    @reading:pair-plus-after-fold.forfeited
    Scenario: A hand that was folded is not shown
      Given seats 1, 2 and 3 wager 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      And seat 2 folds
      And seat 3 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  |
        | dealer | turns up | seat 3 |
        | dealer | turns up | seat 1 |
      And none of the following happens
        | does     | whose  |
        | turns up | seat 2 |

    Scenario: Six players of a second round, from the dealer's right
      Given seats 1, 2, 3, 4, 5 and 6 wager 10 on ante
      And the round is completed
      And seats 1, 2, 3, 4, 5 and 6 wager 10 on ante
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  |
        | dealer | turns up | seat 6 |
        | dealer | turns up | seat 5 |
        | dealer | turns up | seat 4 |
        | dealer | turns up | seat 3 |
        | dealer | turns up | seat 2 |
        | dealer | turns up | seat 1 |

  @three-card.j.3 @payout @play @trace
  Rule: Winning wagers are paid when all losing ones have been collected
    All losing wagers of the table, not of one player.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: The loser at the dealer's left is collected from before the winner at the right is paid
      Given seats 1 and 3 wager 10 on ante
      And the cards fall as
        | seat 1 | Ts Td 8c |
        | seat 3 | As Ad 8d |
        | dealer | Qh Qc Js |
      When seat 1 plays for 10
      And seat 3 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager | result |
        | settles | 1    | ante  | loses  |
        | settles | 3    | ante  | wins   |
      And the following happens, in this order and once each
        | does    | seat | wager | result |
        | settles | 1    | play  | loses  |
        | settles | 3    | ante  | wins   |
      And the following happens, in this order and once each
        | does    | seat | wager | result |
        | settles | 1    | play  | loses  |
        | settles | 3    | play  | wins   |

    Scenario: A pair plus wager that loses is collected before any wager is paid
      Given the house's version of the game is free
      And seat 1 wagers 10 on pair plus
      And seats 2 and 4 wager 10 on ante
      And the cards fall as
        | seat 1 | Ts 9d 4c |
        | seat 2 | As Ad 8d |
        | seat 4 | Ks Kd 8c |
        | dealer | Qh Qc Js |
      When seat 2 plays for 10
      And seat 4 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager     | result |
        | settles | 1    | pair plus | loses  |
        | settles | 4    | ante      | wins   |
        | settles | 2    | ante      | wins   |

    Scenario: Who loses to the dealer and wins pair plus is collected from and then paid
      Given seat 1 wagers 20 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | As Ad 8c |
        | dealer | Qh Qc Qs |
      When seat 1 plays for 20
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager     | result |
        | settles | 1    | ante      | loses  |
        | settles | 1    | pair plus | wins   |
      And the following happens, in this order and once each
        | does    | seat | wager     | result |
        | settles | 1    | play      | loses  |
        | settles | 1    | pair plus | wins   |

  @three-card.j.3.s1 @procedure @trace
  Rule: Winning hands lie face up until all winning wagers have been paid

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: The first winner's cards stay until the last winner is paid
      Given seats 1 and 3 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad 8c |
        | seat 3 | Ks Kd 8d |
        | dealer | Qh Qc Js |
      When seat 1 plays for 10
      And seat 3 plays for 10
      And the round is completed
      Then the following happens, in this order
        | does           | seat | wager | result | whose  |
        | turns up       |      |       |        | seat 3 |
        | settles        | 1    | ante  | wins   |        |
        | collects cards |      |       |        | seat 3 |
      And the following happens, in this order
        | does           | seat | wager | result | whose  |
        | settles        | 1    | play  | wins   |        |
        | collects cards |      |       |        | seat 3 |
      And the following happens, in this order
        | does           | seat | wager | result | whose  |
        | settles        | 3    | play  | wins   |        |
        | collects cards |      |       |        | seat 1 |
      And the following happens, in this order
        | does           | seat | wager | result | whose  |
        | settles        | 1    | play  | wins   |        |
        | collects cards |      |       |        | seat 1 |

    Scenario: A hand that wins pair plus alone stays, too
      Given the house's version of the game is free
      And seat 1 wagers 10 on ante
      And seat 3 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | As Ad 8c |
        | seat 3 | 5s 5d 8d |
        | dealer | Qh Qc Js |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order
        | does           | seat | wager     | result | whose  |
        | settles        | 3    | pair plus | wins   |        |
        | collects cards |      |           |        | seat 3 |
      And the following happens, in this order
        | does           | seat | wager     | result | whose  |
        | settles        | 1    | play      | wins   |        |
        | collects cards |      |           |        | seat 3 |

  @three-card.j.3.s2 @payout @play
  Rule: A winning wager that remains on the table is paid by the payout odds
    Once, on its own amount, and its stake comes back.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Ante, play and pair plus are each paid once
      Given the house's pair plus paytable is A
      And seat 1 wagers 20 on ante
      And seat 1 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | As 9s 4s |
        | dealer | Qh Qc Js |
      When seat 1 plays for 20
      And the round is completed
      Then the results are
        | seat | ante    | play    | pair plus |
        | 1    | wins 20 | wins 20 | wins 40   |
      And each of the following happens once
        | does    | seat | wager     |
        | settles | 1    | ante      |
        | settles | 1    | play      |
        | settles | 1    | pair plus |

    @reading:pair-plus-rows.highest
    Scenario: A high payment is neither limited nor shortened by the stake
      Given the house's pair plus paytable is A
      And seat 1 wagers 100 on ante
      And seat 1 wagers 100 on pair plus
      And the cards fall as
        | seat 1 | 9s 8s 7s |
        | dealer | Qh Qc Js |
      When seat 1 plays for 100
      And the round is completed
      Then seat 1's ante wins 100
      And seat 1's play wins 100
      And seat 1's pair plus wins 4,000

    @reading:pair-plus-after-fold.forfeited
    Scenario: What was forfeited is not paid
      Given seats 1 and 2 wager 20 on ante
      And seats 1 and 2 wager 10 on pair plus
      And the cards fall as
        | seat 1 | As 9s 4s |
        | seat 2 | Ks Kd 8d |
        | dealer | Qh Jc 9d |
      When seat 1 folds
      And seat 2 plays for 20
      And the round is completed
      Then none of the following happens
        | does    | seat | result |
        | settles | 1    | wins   |
      And seat 2's ante wins 20
      And seat 2's pair plus wins 10

    Scenario: In a second round the wagers of that round are paid
      Given the house's pair plus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 5 on pair plus
      And the round is completed
      And seat 1 wagers 25 on ante
      And seat 1 wagers 15 on pair plus
      And the cards fall as
        | seat 1 | As Ad 4s |
        | dealer | Qh Qc Js |
      When seat 1 plays for 25
      And the round is completed
      Then the results are
        | seat | ante    | play    | pair plus |
        | 1    | wins 25 | wins 25 | wins 15   |

  @three-card.j.3.i @procedure @trace
  Rule: Winning wagers are paid counterclockwise, from the player at the dealer's far right

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Three winners are paid from the dealer's right
      Given seats 2, 4 and 6 wager 10 on ante
      And the cards fall as
        | seat 2 | As Ad 8c |
        | seat 4 | Ks Kd 8d |
        | seat 6 | Ac Ah 9d |
        | dealer | Qh Qc Js |
      When seat 2 plays for 10
      And seat 4 plays for 10
      And seat 6 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager | result |
        | settles | 6    | ante  | wins   |
        | settles | 4    | ante  | wins   |
        | settles | 2    | ante  | wins   |
      And the following happens, in this order and once each
        | does    | seat | wager | result |
        | settles | 6    | play  | wins   |
        | settles | 4    | play  | wins   |
        | settles | 2    | play  | wins   |

    Scenario: A player's pair plus is paid in the player's turn
      Given seats 1, 3 and 5 wager 10 on ante
      And seats 1, 3 and 5 wager 10 on pair plus
      And the cards fall as
        | seat 1 | As Ad 8c |
        | seat 3 | Ks Kd 8d |
        | seat 5 | Ac Ah 9d |
        | dealer | Qh Qc Js |
      When the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager     | result |
        | settles | 5    | pair plus | wins   |
        | settles | 3    | pair plus | wins   |
        | settles | 1    | pair plus | wins   |
      And the following happens, in this order and once each
        | does    | seat | wager     | result |
        | settles | 5    | pair plus | wins   |
        | settles | 3    | ante      | wins   |
      And the following happens, in this order and once each
        | does    | seat | wager     | result |
        | settles | 3    | pair plus | wins   |
        | settles | 1    | ante      | wins   |

    Scenario: In a second round the order is the same
      Given seats 1 and 6 wager 10 on ante
      And the round is completed
      And seats 1 and 6 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad 8c |
        | seat 6 | Ks Kd 8d |
        | dealer | Qh Qc Js |
      When seat 1 plays for 10
      And seat 6 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager | result |
        | settles | 6    | ante  | wins   |
        | settles | 1    | ante  | wins   |

  @three-card.j.3.ii @procedure @trace
  Rule: When the winning wagers are paid, the dealer at once collects all cards and puts them into the rack

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: The cards of two players and of the dealer are collected after the last payment
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad 8c |
        | seat 2 | Ks Kd 8d |
        | dealer | Qh Qc Js |
      When seat 1 plays for 10
      And seat 2 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does           | whose  |
        | dealer | collects cards | seat 1 |
        | dealer | collects cards | seat 2 |
        | dealer | collects cards | dealer |
      And the following happens, in this order and once each
        | does           | whose  | seat | wager |
        | settles        |        | 1    | ante  |
        | collects cards | dealer |      |       |
        | ends the round |        |      |       |

    Scenario: Each of three hands, and the dealer's, comes into the rack before the round is over
      Given seats 1, 4 and 6 wager 10 on ante
      When the round is completed
      Then each of the following happens once
        | who    | does     | whose  | where        |
        | dealer | discards | seat 1 | discard rack |
        | dealer | discards | seat 4 | discard rack |
        | dealer | discards | seat 6 | discard rack |
        | dealer | discards | dealer | discard rack |
      And the following happens, in this order and once each
        | does           | whose  |
        | discards       | seat 1 |
        | ends the round |        |
      And the following happens, in this order and once each
        | does           | whose  |
        | discards       | dealer |
        | ends the round |        |

    Scenario: When everybody has folded the dealer's cards are collected, too
      Given seats 1 and 2 wager 10 on ante
      And seat 1 folds
      When seat 2 folds
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  |
        | dealer | collects cards | dealer |
        |        | ends the round |        |

  @three-card.j.4 @procedure @trace
  Rule: Collected cards are picked up in order, so that every hand can be put together again
    A question or a dispute can then be settled from the rack: each hand's cards are discarded together.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Each hand is discarded whole
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc |
        | dealer | Kh Qc Js |
      When seat 1 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does     | whose  | where        | cards    |
        | dealer | discards | seat 1 | discard rack | As Ad Kc |
        | dealer | discards | dealer | discard rack | Kh Qc Js |

    Scenario: A hand that was folded is discarded whole as well
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | Ts 7d 2c |
        | seat 2 | As Ad Kc |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does     | whose  | where        | cards    |
        | dealer | discards | seat 1 | discard rack | Ts 7d 2c |
        | dealer | discards | seat 2 | discard rack | As Ad Kc |
