Feature: Completing a round of play

  @mlgca-four-card.11.A @conduct @trace
  Rule: Once the cards are out, the players look at their hands before anybody decides
    Looking comes after the deal and before the dealer's question.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 2 wagers 10 on ante

    Scenario: A player looks at the hand between the deal and the dealer's question
      When the cards are dealt
      Then the following happens, in this order
        | who    | does              | seat |
        | dealer | discards the stub |      |
        | player | examines          | 2    |
        | dealer | asks              | 2    |

    @reading:looking.all-first
    Scenario: Of three players each looks at the hand before the first is asked
      Given seats 5 and 7 wager 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | who    | does     | seat |
        | player | examines | 5    |
        | dealer | asks     | 2    |
      And the following happens, in this order
        | who    | does     | seat |
        | player | examines | 7    |
        | dealer | asks     | 2    |

    @reading:looking.each-in-turn
    Scenario: Of three players each looks at the hand before being asked
      Given seats 5 and 7 wager 10 on ante
      When seat 2 plays for 10
      And seat 5 plays for 10
      Then the following happens, in this order
        | who    | does     | seat |
        | player | examines | 5    |
        | dealer | asks     | 5    |
      And the following happens, in this order
        | who    | does     | seat |
        | player | examines | 7    |
        | dealer | asks     | 7    |

    @reading:aces-up-required.optional
    Scenario: A player without an ante looks at the hand as well
      Given seat 5 wagers 10 on aces up
      When the cards are dealt
      Then the following happens, in this order
        | who    | does     | seat |
        | player | examines | 2    |
        | dealer | asks     | 2    |
      And the following happens, in this order
        | who    | does     | seat |
        | player | examines | 5    |

  @mlgca-four-card.11.A.1 @conduct @attestation
  Rule: A player who wagers answers for the hand
    Who wagers is the one responsible for the hand; a person has to judge whether the house holds players to it.

    Scenario: Whose business the hand is, for a person to judge
      Given a Four Card Poker table under the MLGCA rules
      When 1 round is played
      Then an inspector and a second person find this rule kept

  @mlgca-four-card.11.A.2 @conduct @play @trace
  Rule: Nobody but the dealer and the player they were dealt to may touch a player's cards
    The prohibition covers other players, onlookers and staff alike.

    Background:
      Given a Four Card Poker table under the MLGCA rules

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

    Scenario Outline: Before the last of three players has decided nobody else may touch the cards of seat <seat>
      Given seats 1, 4 and 7 wager 10 on ante
      And seat 1 plays for 10
      And seat 4 folds
      When another player touches the cards of seat <seat>
      Then the touch is refused
      When a bystander touches the cards of seat <seat>
      Then the touch is refused
      When the dealer touches the cards of seat <seat>
      Then the touch is accepted

      Examples:
        | seat |
        | 1    |
        | 7    |

    Scenario: When all have decided nobody else may touch the cards of the last player either
      Given seats 1, 4 and 7 wager 10 on ante
      And seat 1 plays for 10
      And seat 4 plays for 10
      And seat 7 plays for 10
      When another player touches the cards of seat 7
      Then the touch is refused
      When a floorperson touches the cards of seat 7
      Then the touch is refused
      When the dealer touches the cards of seat 7
      Then the touch is accepted

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
      Then the act is refused
      When the player touches the cards of seat 1
      Then the act is accepted

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

  @mlgca-four-card.11.A.3 @conduct @attestation
  Rule: The player's five cards stay where the dealer can see all of them
    Whether the view is clear at all times is for a person to judge.

    Scenario: Whether the cards are in view, for a person to see
      Given a Four Card Poker table under the MLGCA rules
      When 1 round is played
      Then an inspector and a second person find this rule kept

  @mlgca-four-card.11.B @procedure @trace @play
  Rule: When the hands lie face down again, each player with an ante is asked in turn, clockwise from the dealer's far left
    The question is whether to play or to forfeit. A player without an ante is not asked.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: Three players are asked from the dealer's left
      Given seat 7 wagers 10 on ante
      And seat 2 wagers 10 on ante
      And seat 5 wagers 10 on ante
      When seat 2 plays for 10
      And seat 5 folds
      And seat 7 plays for 20
      Then the following happens, in this order and once each
        | who    | does | seat |
        | dealer | asks | 2    |
        | dealer | asks | 5    |
        | dealer | asks | 7    |
      And the following happens, in this order and once each
        | does  | seat |
        | asks  | 5    |
        | folds | 5    |
      And the following happens, in this order and once each
        | does            | seat | wager |
        | asks            | 7    |       |
        | takes the wager | 7    | play  |

    Scenario: The dealer asks when the cards lie face down on the layout
      Given seat 3 wagers 10 on ante
      When the cards are dealt
      Then the following happens, in this order
        | who    | does      | seat | face | where  |
        | player | lays down | 3    | down | layout |
        | dealer | asks      | 3    |      |        |

    @reading:looking.all-first
    Scenario: Nobody is asked before the last player has laid the cards down
      Given seats 2, 5 and 7 wager 10 on ante
      When seat 2 plays for 10
      Then the following happens, in this order and once each
        | who    | does      | seat | face | where  |
        | player | lays down | 7    | down | layout |
        | dealer | asks      | 2    |      |        |

    @reading:looking.each-in-turn
    Scenario: Each player is asked once the own cards lie face down
      Given seats 2, 5 and 7 wager 10 on ante
      When seat 2 plays for 10
      And seat 5 plays for 10
      Then the following happens, in this order and once each
        | who    | does      | seat | face | where  |
        | player | lays down | 2    | down | layout |
        | dealer | asks      | 2    |      |        |
      And the following happens, in this order and once each
        | who    | does      | seat | face | where  |
        | player | lays down | 7    | down | layout |
        | dealer | asks      | 7    |      |        |

    @reading:aces-up-required.optional
    Scenario: A player who wagered on aces up alone is not asked
      Given seat 1 wagers 10 on aces up
      And seat 2 wagers 10 on ante
      When the cards are dealt
      Then none of the following happens
        | who    | does | seat |
        | dealer | asks | 1    |
      And each of the following happens once
        | who    | does | seat |
        | dealer | asks | 2    |

    @reading:aces-up-required.optional
    Scenario: A player without an ante has nothing to decide
      Given seat 1 wagers 10 on aces up
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
      Given seats 7, 2 and 5 wager 10 on ante
      And seat 2 plays for 10
      And seat 5 folds
      And the round is completed
      And seats 7, 2 and 5 wager 10 on ante
      When seat 2 plays for 10
      And seat 5 plays for 10
      And seat 7 plays for 10
      Then the following happens, in this order and once each
        | who    | does | seat |
        | dealer | asks | 2    |
        | dealer | asks | 5    |
        | dealer | asks | 7    |

    @reading:aces-up-required.optional
    Scenario: A player with aces up alone is not asked in a second round either
      Given seats 1 and 2 wager 10 on ante
      And the round is completed
      And seat 1 wagers 10 on aces up
      And seat 2 wagers 10 on ante
      When the cards are dealt
      Then none of the following happens
        | who    | does | seat |
        | dealer | asks | 1    |
      And each of the following happens once
        | who    | does | seat |
        | dealer | asks | 2    |

    @reading:aces-up-required.optional
    Scenario: A player who has taken the ante back and has aces up left is not asked
      Given seats 1 and 2 wager 10 on ante
      And seat 1 wagers 10 on aces up
      And seat 1 takes the ante wager back
      When the cards are dealt
      Then none of the following happens
        | who    | does | seat |
        | dealer | asks | 1    |
      And each of the following happens once
        | who    | does | seat |
        | dealer | asks | 2    |

    Scenario: Seven players are asked from the dealer's left
      Given seats 1, 2, 3, 4, 5, 6 and 7 wager 10 on ante
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does | seat |
        | dealer | asks | 1    |
        | dealer | asks | 2    |
        | dealer | asks | 3    |
        | dealer | asks | 4    |
        | dealer | asks | 5    |
        | dealer | asks | 6    |
        | dealer | asks | 7    |

  @mlgca-four-card.11.B.1 @betting @play
  Rule: To stay in, a player wagers one to three times the ante
    The play wager is measured by that player's ante, and by nothing else that lies on the table.

    Background:
      Given a Four Card Poker table under the MLGCA rules

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

    Scenario: Three times an ante with cents is taken to the cent, and not a cent more
      Given seat 1 wagers 12.50 on ante
      And the cards are dealt
      When seat 1 plays for 37.51
      Then the wager is refused
      But a play wager of 37.50 from seat 1 is taken

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

  @mlgca-four-card.11.B.2 @betting @play
  Rule: A player may instead forfeit the ante and is out of the contest with the dealer
    After that the player has no decision left in the round, and the ante is gone whatever the dealer holds.

    Background:
      Given a Four Card Poker table under the MLGCA rules

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

    Scenario: A player who has forfeited cannot play any more
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      Then the fold is accepted
      And a play wager of 10 from seat 1 is refused
      But a play wager of 10 from seat 2 is taken

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

    Scenario: Who has played does not fold any more, who has not may
      Given seats 1, 2 and 3 wager 10 on ante
      And seat 1 plays for 10
      When seat 1 folds
      Then the fold is refused
      When seat 2 folds
      Then the fold is accepted

  @mlgca-four-card.11.C @betting @play
  Rule: A fold with other wagers on the table costs the ante and the progressive wager, and leaves the rest
    What is forfeited depends on which wagers the player has beside the ante.

    Scenario: A player with every wager folds
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus | progressive |
        | 1    | 10   | 10      | 5              | 1           |
        | 2    | 10   |         |                |             |
      And the cards fall as
        | seat 1    | As Ad 7c 4h 2d    |
        | bonus box | Ac                |
        | dealer    | Kh Kc Js 8d 5s 3c |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then the results are
        | seat | ante         | progressive  | aces up | six card bonus |
        | 1    | is forfeited | is forfeited | wins 10 | wins 25        |

    Scenario: Beside aces up and the progressive wager a fold leaves aces up
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the wagers are
        | seat | ante | aces up | progressive |
        | 1    | 10   | 10      | 1           |
        | 2    | 10   |         |             |
      And the cards fall as
        | seat 1 | As Ad 7c 4h 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then the results are
        | seat | ante         | progressive  | aces up |
        | 1    | is forfeited | is forfeited | wins 10 |

  @mlgca-four-card.11.C.1 @betting @play
  Rule: A fold costs the ante but not the aces up wager
    The aces up wager is settled by its paytable as if the player had stayed in.

    Background:
      Given a Four Card Poker table under the MLGCA rules

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

    Scenario: Three of a kind is paid on aces up after a fold
      Given the house's aces up paytable is A
      And seats 1 and 2 wager 10 on ante
      And seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1's aces up wins 90
      And seat 1 gets no ante bonus

  @mlgca-four-card.11.C.2 @betting @play
  Rule: A fold costs the ante but not the six card bonus wager
    The six card bonus is judged on the player's five cards and the bonus card, fold or no fold.

    Scenario: Three of a kind with the bonus card is paid after a fold
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 5       | 10             |
      And the cards fall as
        | seat 1    | 9s 9d 7c 4h 2d    |
        | bonus box | 9c                |
        | dealer    | Kh Kc Js 8d 5s 3c |
      When seat 1 folds
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1's six card bonus wins 50

    Scenario: Of three players the last one folds, and the six card bonus of each is settled by its paytable
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is B
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 5       | 10             |
        | 2    | 10   | 5       | 10             |
        | 3    | 10   | 5       | 20             |
      And the cards fall as
        | bonus box | 9c                |
        | seat 1    | 9s 9d 7c 4h 2d    |
        | seat 2    | As Qd 7h 4s 2c    |
        | seat 3    | 9h 8h 7d 6s 5c    |
        | dealer    | Kh Kc Js 8d 5s 3c |
      When seat 1 plays for 10
      And seat 2 folds
      And seat 3 folds
      And the round is completed
      Then the results are
        | seat | ante         | six card bonus |
        | 1    | loses        | wins 50        |
        | 2    | is forfeited | loses          |
        | 3    | is forfeited | wins 200       |

  @mlgca-four-card.11.C.3 @betting @play
  Rule: A fold costs the ante and the progressive wager, but not the envy bonus for another player's hand
    The folded hand itself earns nothing from the progressive; the right to an envy bonus stays.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: Three of a kind is not paid on the progressive after a fold
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on progressive
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 folds
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1's progressive is forfeited

    Scenario: A player who folded still gets the envy bonus
      Given the house's envy bonus paytable is A
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then seat 1's ante is forfeited
      And seat 1's progressive is forfeited
      And seat 1 gets an envy bonus of 10 for seat 2's hand

    @reading:envy-for-folded-hand.none
    Scenario: A folded four of a kind brings the others nothing
      Given the house's envy bonus paytable is A
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 plays for 10
      And seat 2 folds
      And the round is completed
      Then seat 2's progressive is forfeited
      And seat 1 gets no envy bonus

    @reading:envy-for-folded-hand.paid
    Scenario: A folded four of a kind brings the others the envy bonus
      Given the house's envy bonus paytable is A
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 plays for 10
      And seat 2 folds
      And the round is completed
      Then seat 2's progressive is forfeited
      And seat 1 gets an envy bonus of 10 for seat 2's hand

    @reading:progressive-without-ante.plays @reading:progressive-stake.kept
    Scenario: A progressive wager beside aces up alone is settled, for there is nothing to fold
      Given seat 1 wagers 10 on aces up
      And seat 1 wagers 5 on progressive
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the cards are dealt
      And the round is completed
      Then seat 1's progressive wins 45 and the stake is kept

    @reading:progressive-without-ante.needs-a-play-wager
    Scenario: A progressive wager beside aces up alone wins nothing without a play wager
      Given seat 1 wagers 10 on aces up
      And seat 1 wagers 5 on progressive
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the cards are dealt
      And the round is completed
      Then seat 1's progressive loses

  @mlgca-four-card.11.D @procedure @informative
  Rule: The dealer's duties in completing a round
    The section only introduces the duties that follow; each is a rule of its own.

  @mlgca-four-card.11.D.1 @procedure @trace @play
  Rule: When all have decided, the dealer collects what was forfeited, wagers and cards
    The cards of a forfeited hand go into the discard rack, unless another wager still rests on them.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: One folds, one plays, and the forfeited ante is collected before the dealer's cards are turned up
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      And seat 2 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | does     | seat | wager | result    | whose  |
        | settles  | 1    | ante  | forfeited |        |
        | turns up |      |       |           | dealer |

    @reading:aces-up-required.optional
    Scenario: One folds, one plays, and the forfeited cards are in the rack before the dealer's are turned up
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      And seat 2 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does           | whose  | where        |
        | dealer | collects cards | seat 1 |              |
        | dealer | discards       | seat 1 | discard rack |
        | dealer | turns up       | dealer |              |

    @reading:collecting-forfeits.all-decided
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
        | does           | seat | wager |
        | settles        | 1    | ante  |
        | collects cards | 1    |       |

    @reading:collecting-forfeits.as-each-decides @reading:aces-up-required.optional
    Scenario: What the first player forfeits is collected before the second decides
      Given seats 1 and 2 wager 10 on ante
      When seat 1 folds
      And the house goes on
      Then each of the following happens once
        | does           | seat | wager |
        | settles        | 1    | ante  |
        | collects cards | 1    |       |
      And a play wager of 10 from seat 2 is taken

    @reading:aces-up-required.optional
    Scenario: A hand that was not folded is collected only after it has been settled
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      And seat 2 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager |
        | dealer | collects cards | seat 1 |      |       |
        |        | settles        |        | 2    | ante  |
        | dealer | collects cards | seat 2 |      |       |

    @reading:aces-up-required.optional
    Scenario: The cards of each of three folded hands are in the rack before the dealer's are turned up
      Given seats 1, 4, 6 and 7 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      And seat 4 plays for 10
      And seat 6 folds
      And seat 7 folds
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does     | whose  | where        |
        | dealer | discards | seat 1 | discard rack |
        | dealer | turns up | dealer |              |
      And the following happens, in this order and once each
        | who    | does     | whose  | where        |
        | dealer | discards | seat 6 | discard rack |
        | dealer | turns up | dealer |              |
      And the following happens, in this order and once each
        | who    | does     | whose  | where        |
        | dealer | discards | seat 7 | discard rack |
        | dealer | turns up | dealer |              |

    @reading:folded-hand-with-side-wagers.go-at-once
    Scenario: The cards of a folded hand go into the rack, and aces up is settled all the same
      Given seats 1 and 2 wager 10 on ante
      And seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ad 7c 4h 2d    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      And the cards are dealt
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | where        |
        | dealer | collects cards | seat 1 |              |
        | dealer | discards       | seat 1 | discard rack |
        | dealer | turns up       | dealer |              |
      And each of the following happens once
        | does    | seat | wager   |
        | settles | 1    | aces up |

    @reading:folded-hand-with-side-wagers.stay-until-settled
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

  @mlgca-four-card.11.D.1.a @procedure @trace @play
  Rule: A player has decided when the play wager lies on the layout
    The dealer waits for the wagers of all who stay in, and for nothing more.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: Both play, and the dealer's cards are turned up after the second wager
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      And seat 2 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | who    | does            | seat | whose  | wager |
        |        | takes the wager | 1    |        | play  |
        |        | takes the wager | 2    |        | play  |
        | dealer | turns up        |      | dealer |       |

    @reading:aces-up-required.optional
    Scenario: A player without an ante does not hold the dealer up
      Given seat 1 wagers 10 on ante
      And seat 2 wagers 10 on aces up
      And the cards are dealt
      When seat 1 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | does            | seat | whose  | wager |
        | takes the wager | 1    |        | play  |
        | turns up        |      | dealer |       |

    Scenario: One has played, the other has not, and the dealer waits
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

    @reading:collecting-forfeits.all-decided
    Scenario: What one has forfeited is collected when the other's play wager lies on the layout
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 folds
      And the house goes on
      And seat 2 plays for 10
      And the house goes on
      Then the following happens, in this order and once each
        | does            | seat | wager | result    |
        | takes the wager | 2    | play  |           |
        | settles         | 1    | ante  | forfeited |
      And the following happens, in this order and once each
        | who    | does            | seat | wager | whose  |
        |        | takes the wager | 2    | play  |        |
        | dealer | collects cards  |      |       | seat 1 |

  @mlgca-four-card.11.D.1.b @procedure @trace @play
  Rule: A player has decided when ante and hand are forfeited
    The dealer waits for every forfeit as for every play wager.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seats 1 and 2 wager 10 on ante
      And the cards are dealt

    @reading:collecting-forfeits.all-decided
    Scenario Outline: Both fold, and seat <seat> is collected from after the second fold
      When seats 1 and 2 fold
      And the house goes on
      Then the following happens, in this order and once each
        | does    | seat   | wager | result    |
        | folds   | 2      |       |           |
        | settles | <seat> | ante  | forfeited |
      And the following happens, in this order and once each
        | does           | seat   |
        | folds          | 2      |
        | collects cards | <seat> |
      And the following happens, in this order and once each
        | does     | seat | whose  |
        | folds    | 2    |        |
        | turns up |      | dealer |

      Examples:
        | seat |
        | 1    |
        | 2    |

    Scenario: One has folded, the other has not, and the dealer waits
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

  @mlgca-four-card.11.D.2 @procedure @trace
  Rule: The dealer's cards are shown once everything forfeited is collected
    They are seen before the dealer's hand is chosen and before any player's cards are turned.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: The dealer's cards are shown before the hands
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      And the cards are dealt
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does            | whose  | seat | card           | wager |
        |        | takes the wager |        | 1    |                | play  |
        | dealer | turns up        | dealer |      | Kh Qc Js 8d 5s |       |
        |        | ranks the hand  | dealer |      |                |       |
        | dealer | turns up        | seat 1 |      |                |       |

    Scenario: What another player forfeited is collected before
      Given seats 1 and 2 wager 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      And seat 2 folds
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  | seat | result    |
        |        | settles  |        | 2    | forfeited |
        | dealer | turns up | dealer |      |           |

  @mlgca-four-card.11.D.3 @procedure @play
  Rule: The dealer's hand is the best four of the dealer's cards
    The dealer has one card more than a player to choose from.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario: The best four leave out two cards in different places
      Given the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | 9h 3c 9s Qs 9d 5d |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is three-of-a-kind with 9h 9s 9d Qs

    Scenario: A higher hand is chosen over higher cards
      Given the cards fall as
        | seat 1 | As Ad Kc 7c 2d    |
        | dealer | 2h Kd 5h 7h 9h Qs |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is a flush with 2h 5h 7h 9h

    @reading:dealer-cards.all-six
    Scenario: The sixth card counts
      Given the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | 9h 3c 9s 5d Ks 9d |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is three-of-a-kind with 9h 9s 9d Ks
      And seat 1's ante loses

    @reading:dealer-cards.first-five
    Scenario: Only the first five cards count
      Given the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | 9h 3c 9s 5d Ks 9d |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is a pair with 9h 9s Ks 5d
      And seat 1's ante wins 10

    Scenario: Of two threes of a kind the higher one is chosen
      Given the cards fall as
        | seat 1 | 9s 9d 9c 7h 2d    |
        | dealer | Kh 3c Ks 3s Kd 3d |
      When seat 1 plays for 10
      And the round is completed
      Then the dealer's hand is three-of-a-kind
      And seat 1's play loses

  @mlgca-four-card.11.D.4 @procedure @trace @play
  Rule: Players are settled one after the other, counterclockwise from the dealer's far right
    Nobody's hand is turned up before the dealer's cards are.

    Background:
      Given a Four Card Poker table under the MLGCA rules

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

    @reading:aces-up-required.optional
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

    @reading:settling-round.wager-by-wager
    Scenario: Ante and play of all go before aces up of any, each from the dealer's right
      Given seats 1, 3 and 7 wager 10 on ante
      And seats 1, 3 and 7 wager 10 on aces up
      And the cards are dealt
      When seat 1 plays for 10
      And seat 3 plays for 10
      And seat 7 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  | seat | wager   |
        | dealer | turns up | dealer |      |         |
        | dealer | turns up | seat 7 |      |         |
        |        | settles  |        | 7    | ante    |
        | dealer | turns up | seat 3 |      |         |
        |        | settles  |        | 3    | ante    |
        | dealer | turns up | seat 1 |      |         |
        |        | settles  |        | 1    | ante    |
        |        | settles  |        | 7    | aces up |
        |        | settles  |        | 3    | aces up |
        |        | settles  |        | 1    | aces up |

    @reading:settling-round.player-by-player
    Scenario Outline: The <wager> wager of a player is settled before the next player's hand is turned up
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus | progressive |
        | 1    | 10   | 10      | 5              | 1           |
        | 4    | 10   | 10      | 5              | 1           |
        | 7    | 10   | 10      | 5              | 1           |
      When the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  | seat | wager   |
        |        | settles  |        | 7    | <wager> |
        | dealer | turns up | seat 4 |      |         |
        |        | settles  |        | 4    | <wager> |
        | dealer | turns up | seat 1 |      |         |
        |        | settles  |        | 1    | <wager> |

      Examples:
        | wager          |
        | play           |
        | aces up        |
        | six card bonus |
        | progressive    |

    @reading:settling-round.player-by-player @reading:folded-hand-with-side-wagers.stay-until-settled
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

  @mlgca-four-card.11.D.4.a @procedure @trace @play
  Rule: A player's five cards are turned face up before they are judged
    All five are shown, not only the four that count.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario: All five cards are shown
      Given the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | wager | cards          |
        | dealer | turns up       | seat 1 |       | As Ad Kc 7h 2d |
        |        | ranks the hand | seat 1 |       |                |
        |        | settles        |        | ante  |                |

    Scenario: All five cards of each of three players are shown, also with aces up alone
      Given seat 4 wagers 10 on aces up
      And seat 7 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | seat 4 | 9s 8d 7c 6h 4d    |
        | seat 7 | Qs Qd Tc 9h 4c    |
        | dealer | Kh Qc Js 8c 5s 3c |
      When seat 1 plays for 10
      And seat 7 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does     | whose  | cards          |
        | dealer | turns up | seat 1 | As Ad Kc 7h 2d |
        | dealer | turns up | seat 4 | 9s 8d 7c 6h 4d |
        | dealer | turns up | seat 7 | Qs Qd Tc 9h 4c |

    @reading:folded-hand-with-side-wagers.stay-until-settled
    Scenario: A folded hand on which aces up rests is shown as well
      Given seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 folds
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does     | whose  | wager   | cards          |
        | dealer | turns up | seat 1 |         | As Ad Kc 7h 2d |
        |        | settles  |        | aces up |                |

  @mlgca-four-card.11.D.4.b @procedure @play
  Rule: A player's hand is the best four of the player's five cards
    The dealer chooses; it does not matter where among the five the cards lie.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario Outline: The card left out may be the <left out>
      Given the cards fall as
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

    Scenario: A flush is chosen though a pair of aces is there
      Given the cards fall as
        | seat 1 | As Ad 9d 6d 3d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a flush with Ad 9d 6d 3d

  @mlgca-four-card.11.D.4.c @payout @play
  Rule: What becomes of ante and play depends on how the two best hands compare
    Lower than the dealer's hand is one case; higher or equal is the other.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario Outline: A player with <player> against a dealer with <dealer> <outcome>
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | <player cards> |
        | dealer | <dealer cards> |
      When seat 1 plays for 20
      And the round is completed
      Then seat 1's ante <ante>
      And seat 1's play <play>

      Examples:
        | player            | dealer            | outcome | player cards   | dealer cards      | ante    | play    |
        | two pairs         | a pair of aces    | wins    | Kd Kc Qh Qd 2d | Ah Ac Js 8d 5s 3c | wins 10 | wins 20 |
        | a pair of kings   | a pair of aces    | loses   | Kd Kc Qh 9d 2d | Ah Ac Js 8d 5s 3c | loses   | loses   |
        | aces with a king  | aces with a queen | wins    | As Ad Kh 9d 2d | Ah Ac Qs 8d 5s 3c | wins 10 | wins 20 |
        | aces with a queen | aces with a king  | loses   | As Ad Qh 9d 2d | Ah Ac Ks 8d 5s 3c | loses   | loses   |

    Scenario: Each of three players is compared with the dealer
      Given seats 1, 2 and 3 wager 10 on ante
      And the cards fall as
        | seat 1 | Ts Td 8c 6h 2c    |
        | seat 2 | Ks Kd 9c 7h 2d    |
        | seat 3 | Js Jd 9h 7c 4d    |
        | dealer | Qh Qc 8s 6d 5s 3c |
      When seat 1 plays for 20
      And seat 2 plays for 20
      And seat 3 plays for 20
      And the round is completed
      Then the results are
        | seat | ante    | play    |
        | 3    | loses   | loses   |
        | 2    | wins 10 | wins 20 |
        | 1    | loses   | loses   |

    Scenario: In a second round the hands of that round are compared
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad Ac 6h 2c    |
        | seat 2 | Ts Td 9c 7h 2d    |
        | dealer | Qh Qc 8s 6d 5s 3c |
      And the round is completed
      And seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | 7s 7d 7c 6h 2c    |
        | seat 2 | Ks Kd Kc 8h 2d    |
        | dealer | 9h 9c 9s 6d 5s 3c |
      When seat 1 plays for 10
      And seat 2 plays for 10
      And the round is completed
      Then the results are
        | seat | ante    | play    |
        | 1    |         | loses   |
        | 2    | wins 10 | wins 10 |

  @mlgca-four-card.11.D.4.c.i @payout @play
  Rule: A hand lower than the dealer's loses ante and play at once
    Both wagers are collected; nothing of them comes back.

    Background:
      Given a Four Card Poker table under the MLGCA rules

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

    Scenario: The wagers are collected before the next player's hand is turned up
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | Ts 9d 7h 6s 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 plays for 10
      And seat 2 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does     | seat | wager | result | whose  |
        | settles  | 2    | ante  | loses  |        |
        | turns up |      |       |        | seat 1 |
      And the following happens, in this order and once each
        | does     | seat | wager | result | whose  |
        | settles  | 2    | play  | loses  |        |
        | turns up |      |       |        | seat 1 |

    Scenario: A lower kind of hand loses though its cards are higher
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc Kh 2d    |
        | dealer | 2s 3h 4d 5c Ts 9h |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante loses
      And seat 1's play loses

  @mlgca-four-card.11.D.4.c.ii @payout @play
  Rule: A hand that ranks at least as high as the dealer's is paid
    Ante and play wagers win, and the ante bonus is added where the hand earns one.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    @reading:equal-hand.wins
    Scenario: Equal hands, ante and play are paid
      Given the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 10

    @reading:equal-hand.stands-off
    Scenario: Equal hands, ante and play are returned
      Given the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante is returned
      And seat 1's play is returned

    @reading:equal-hand.wins
    Scenario: Equal hands that earn the ante bonus get it on top
      Given the cards fall as
        | seat 1 | 9c 8c 7c 6c Kd    |
        | dealer | 9s 8s 7s 6s Kh 3d |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 10
      And seat 1 gets an ante bonus of 200

    @reading:shared-cards.ranks
    Scenario: The last card that counts decides for the player
      Given the cards fall as
        | seat 1 | As Ad Kc 8h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 30
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 30

    Scenario: A winning hand that earns the ante bonus gets it on top
      Given the cards fall as
        | seat 1 | 8s 8d 8c 6h 2d    |
        | dealer | Ah Ac Ks 7d 5s 3c |
      When seat 1 plays for 20
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 20
      And seat 1 gets an ante bonus of 20

    @reading:equal-hand.wins
    Scenario: Equal hands, a play wager of three times the ante is paid in full
      Given the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 30
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 30

  @mlgca-four-card.11.D.5 @payout @play @trace
  Rule: After ante and play, the aces up wager is settled by its paytable
    A qualifying hand is paid, any other loses the wager.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario Outline: Aces up is settled after <wager>
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kd Kc 6h 2d    |
        | dealer | Ah Ac Qs 7d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager   | result |
        | settles | 1    | <wager> | wins   |
        | settles | 1    | aces up | wins   |

      Examples:
        | wager |
        | ante  |
        | play  |

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

    @reading:aces-up-required.optional
    Scenario: Aces up without an ante is settled too
      Given seat 1 wagers 5 on aces up
      And seat 2 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Ks Kd Qc 6h 2d    |
        | seat 2 | As Ad 9c 8h 4d    |
        | dealer | Jh Jc Qs 7d 5s 3c |
      When the cards are dealt
      And the round is completed
      Then seat 1's aces up loses
      And seat 2's aces up wins 5

    Scenario: Aces up is settled after an ante that loses, too
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 5 on aces up
      And the cards fall as
        | seat 1 | Qs Qd 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does    | seat | wager   | result |
        | settles | 1    | play    | loses  |
        | settles | 1    | aces up | loses  |

  @mlgca-four-card.11.D.6 @payout @play
  Rule: A winning aces up wager is paid even if the dealer's hand is higher
    Only the paytable counts, not the contest with the dealer.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante

    Scenario: Ante and play lose, aces up is paid
      Given seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ad 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante loses
      And seat 1's aces up wins 10

    Scenario: A hand that was folded is paid on aces up against a higher dealer's hand
      Given seat 1 wagers 10 on aces up
      And the cards fall as
        | seat 1 | As Ad 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 folds
      And the round is completed
      Then seat 1's aces up wins 10

    @reading:aces-up-required.optional
    Scenario: Beside a player who folds, aces up alone is paid against a higher dealer's hand
      Given seat 2 wagers 20 on aces up
      And the cards fall as
        | seat 2 | As Ad 9c 6h 2d    |
        | dealer | Kh Kc Ks 7d 5s 3c |
      When seat 1 folds
      And the round is completed
      Then seat 2's aces up wins 20

  @mlgca-four-card.11.D.7 @payout @play
  Rule: A winning six card bonus wager is paid even if the dealer's hand is higher
    The bonus card and the player's five cards decide, nothing else.

    Background:
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus |
        | 1    | 10   | 5       | 10             |
      And the cards fall as
        | seat 1    | 9s 9d 7c 4h 2d    |
        | bonus box | 9c                |
        | dealer    | Kh Kc Ks 8d 5s 3c |

    Scenario: Ante and play lose, the six card bonus is paid
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante loses
      And seat 1's six card bonus wins 50

    Scenario: A folded hand is paid on the six card bonus against a higher dealer's hand
      When seat 1 folds
      And the round is completed
      Then seat 1's six card bonus wins 50

  @mlgca-four-card.11.D.8 @payout @play @trace
  Rule: Where the progressive wager is offered, it is settled for every player who made it
    A hand below the lowest row of the paytable loses it, one on the paytable wins.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: Two pairs lose the progressive wager
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      And seat 1 wagers 5 on progressive
      And the cards fall as
        | seat 1 | 9s 9d 7c 7h 2d    |
        | dealer | Kh Kc Qs 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's progressive loses

    Scenario: Of three players with the wager, each is settled
      Given seats 1, 4 and 7 wager 10 on ante
      And seats 1, 4 and 7 wager 5 on progressive
      And the cards fall as
        | seat 1 | 9s 9d 9c 7h 2d    |
        | seat 4 | Qs Qd Tc 6h 4d    |
        | seat 7 | 5s 5d 5c 8h 3d    |
        | dealer | Kh Kc Js 8d 6s 3c |
      When the round is completed
      Then the results are
        | seat | progressive                    |
        | 1    | wins 45, the stake kept or not |
        | 4    | loses                          |
        | 7    | wins 45, the stake kept or not |

    Scenario: Two players with the wager are both settled
      Given seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 5 on progressive
      And the cards fall as
        | seat 1 | 9s 9d 7c 7h 2d    |
        | seat 2 | Qs Qd Tc 6h 4d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then each of the following happens once
        | does    | seat | wager       | result |
        | settles | 1    | progressive | loses  |
        | settles | 2    | progressive | loses  |

  @mlgca-four-card.11.D.9 @payout @play
  Rule: A winning progressive wager is paid even if the dealer's hand is higher
    Only a fold takes the progressive wager away, never the dealer's hand.

    Scenario: The play wager loses, the progressive is paid
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 5 on progressive
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | dealer | Kh Kc Ks 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's play loses
      And seat 1's progressive wins 45, the stake kept or not

    @reading:progressive-hand.five-cards
    Scenario: Each row of the paytable is paid to hands that are lower than the dealer's
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is E
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 5           |
        | 4    | 10   | 5           |
      And the cards fall as
        | seat 1 | 2s 2h 2d 3s 3h    |
        | seat 2 | 4h 6h 8h Jh Qh    |
        | seat 3 | 5s 6c 7d 8s 9c    |
        | seat 4 | Ts Td Tc Qs 4d    |
        | dealer | Ks Kh Kd Kc As 5d |
      When the round is completed
      Then the results are
        | seat | play  | progressive                     |
        | 1    | loses | wins 50, the stake kept or not  |
        | 2    | loses | wins 40, the stake kept or not  |
        | 3    | loses | wins 150, the stake kept or not |
        | 4    | loses | wins 50, the stake kept or not  |

  @mlgca-four-card.11.D.10 @procedure @trace
  Rule: A progressive payout goes through verification and validation before it is paid
    The steps are taken for the seat that won, and for no other.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: Four aces win the meter, and each step is taken at that seat
      Given the house's progressive paytable is A
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | As Ad Ac Ah 2d    |
        | seat 2 | Qs Jd 7c 4h 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 plays for 10
      And seat 2 plays for 10
      And the round is completed
      Then the following happens, in this order
        | who    | does              | seat |
        | dealer | verifies the hand | 1    |
      And the following happens, in this order
        | who    | does               | seat |
        | dealer | verifies the light | 1    |
      And the following happens, in this order
        | who         | does                 | seat |
        | floorperson | validates the payout | 1    |
      And none of the following happens
        | does                 | seat |
        | validates the payout | 2    |

    Scenario: In a second round each step is taken again
      Given the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      And the cards fall as
        | seat 1 | As Ad Ac Ah 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      And the round is completed
      And seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      And the cards fall as
        | seat 1 | As Ad Ac Ah 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then the following happens, in this order
        | who    | does              | seat | wager       |
        | dealer | verifies the hand | 1    |             |
        |        | settles           | 1    | progressive |
      And the following happens, in this order
        | who    | does               | seat | wager       |
        | dealer | verifies the light | 1    |             |
        |        | settles            | 1    | progressive |
      And the following happens, in this order
        | who         | does                 | seat | wager       |
        | floorperson | validates the payout | 1    |             |
        |             | settles              | 1    | progressive |

    @reading:progressive-payout-scope.every-win
    Scenario: Of two who win, one the meter and one by odds, each is verified and validated
      Given the house's progressive paytable is A
      And seats 1 and 7 wager 10 on ante
      And seats 1 and 7 wager 1 on progressive
      And the cards fall as
        | seat 1 | As Ad Ac Ah 2d    |
        | seat 7 | 9s 9d 9c 4h 2c    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then the following happens, in this order
        | who    | does              | seat | wager       |
        | dealer | verifies the hand | 7    |             |
        |        | settles           | 7    | progressive |
      And the following happens, in this order
        | who         | does                 | seat | wager       |
        | floorperson | validates the payout | 7    |             |
        |             | settles              | 7    | progressive |
      And the following happens, in this order
        | who         | does                 | seat | wager       |
        | floorperson | validates the payout | 1    |             |
        |             | settles              | 1    | progressive |

    @reading:progressive-payout-scope.meter-only
    Scenario: Of two who win, one the meter and one by odds, the first is verified and validated
      Given the house's progressive paytable is A
      And seats 1 and 7 wager 10 on ante
      And seats 1 and 7 wager 1 on progressive
      And the cards fall as
        | seat 1 | As Ad Ac Ah 2d    |
        | seat 7 | 9s 9d 9c 4h 2c    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then the following happens, in this order
        | who         | does                 | seat | wager       |
        | floorperson | validates the payout | 1    |             |
        |             | settles              | 1    | progressive |
      And seat 7's progressive wins 9, the stake kept or not

    @reading:progressive-hand.five-cards
    Scenario: Of two who win a meter in one round each is verified and validated before being paid
      Given the house's progressive paytable is E
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | 7s 7d 7c 7h 3d    |
        | seat 2 | Kc Qc Jc Tc 9c    |
        | dealer | Kh 2c Js 8d 5s 3c |
      When the round is completed
      Then the following happens, in this order
        | who         | does                 | seat | wager       |
        | floorperson | validates the payout | 2    |             |
        |             | settles              | 2    | progressive |
      And the following happens, in this order
        | who         | does                 | seat | wager       |
        | floorperson | validates the payout | 1    |             |
        |             | settles              | 1    | progressive |

  @mlgca-four-card.11.D.10.a @procedure @trace
  Rule: A hand that wins the progressive is checked before it is paid
    Before anything is paid on the progressive wager.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: The hand is verified before the meter is paid
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      And the cards fall as
        | seat 1 | As Ad Ac Ah 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order
        | who    | does              | seat | wager       | result |
        | dealer | verifies the hand | 1    |             |        |
        |        | settles           | 1    | progressive | wins   |

    @reading:progressive-payout-scope.every-win
    Scenario Outline: The hand is verified before seat <seat> is paid for <hand> by odds
      Given seats 1, 3 and 7 wager 10 on ante
      And seats 1, 3 and 7 wager 1 on progressive
      And the cards fall as
        | seat <seat> | <cards>           |
        | dealer      | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then the following happens, in this order
        | who    | does              | seat   | wager       | result |
        | dealer | verifies the hand | <seat> |             |        |
        |        | settles           | <seat> | progressive | wins   |

      Examples:
        | seat | hand             | cards          |
        | 3    | three-of-a-kind  | 9s 9d 9c 4h 2d |
        | 7    | a straight flush | 4h 5h 6h 7h 2c |
        | 7    | four-of-a-kind   | 9s 9d 9c 9h 2d |

  @mlgca-four-card.11.D.10.b @procedure @trace
  Rule: The dealer verifies that the system has lit the right light
    Before anything is paid on the progressive wager.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: The light is verified before the meter is paid
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      And the cards fall as
        | seat 1 | As Ad Ac Ah 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order
        | who    | does               | seat | wager       | result |
        | dealer | verifies the light | 1    |             |        |
        |        | settles            | 1    | progressive | wins   |

    @reading:progressive-payout-scope.every-win
    Scenario Outline: The light is verified before seat <seat> is paid for <hand> by odds
      Given seats 1, 3 and 7 wager 10 on ante
      And seats 1, 3 and 7 wager 1 on progressive
      And the cards fall as
        | seat <seat> | <cards>           |
        | dealer      | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then the following happens, in this order
        | who    | does               | seat   | wager       | result |
        | dealer | verifies the light | <seat> |             |        |
        |        | settles            | <seat> | progressive | wins   |

      Examples:
        | seat | hand             | cards          |
        | 3    | three-of-a-kind  | 9s 9d 9c 4h 2d |
        | 7    | a straight flush | 4h 5h 6h 7h 2c |
        | 7    | four-of-a-kind   | 9s 9d 9c 9h 2d |

  @mlgca-four-card.11.D.10.c @staffing @trace
  Rule: A floorperson or somebody above validates the payout
    The validation follows the house's internal controls and comes before the payment.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A

    Scenario: A floorperson, or somebody above, validates before the meter is paid
      Given seat 1 wagers 10 on ante
      And seat 1 wagers 1 on progressive
      And the cards fall as
        | seat 1 | As Ad Ac Ah 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order
        | who         | does                 | seat | wager       | result |
        | floorperson | validates the payout | 1    |             |        |
        |             | settles              | 1    | progressive | wins   |

    @reading:progressive-payout-scope.every-win
    Scenario Outline: A floorperson, or somebody above, validates before seat <seat> is paid for <hand> by odds
      Given seats 1, 3 and 7 wager 10 on ante
      And seats 1, 3 and 7 wager 1 on progressive
      And the cards fall as
        | seat <seat> | <cards>           |
        | dealer      | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then the following happens, in this order
        | who         | does                 | seat   | wager       | result |
        | floorperson | validates the payout | <seat> |             |        |
        |             | settles              | <seat> | progressive | wins   |

      Examples:
        | seat | hand             | cards          |
        | 3    | three-of-a-kind  | 9s 9d 9c 4h 2d |
        | 7    | a straight flush | 4h 5h 6h 7h 2c |
        | 7    | four-of-a-kind   | 9s 9d 9c 9h 2d |

  @mlgca-four-card.11.D.10.d @payout @play
  Rule: The winning progressive wager is paid by the progressive paytable
    Once, and at what the table says for the hand.

    Scenario: Four of a kind below aces is paid at 300 for one
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 5 on progressive
      And the cards fall as
        | seat 1 | 9s 9d 9c 9h 2d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's progressive wins 1,500, the stake kept or not

    Scenario: Of three winners each is paid by the own hand and the own wager
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is B
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 4    | 10   | 5           |
        | 7    | 10   | 1           |
      And the cards fall as
        | seat 1 | 9s 9d 9c 4h 2d    |
        | seat 4 | 4c 5c 6c 7c 2h    |
        | seat 7 | Ts Td Tc Th 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then the results are
        | seat | progressive                     |
        | 7    | wins 300, the stake kept or not |
        | 4    | wins 500, the stake kept or not |
        | 1    | wins 15, the stake kept or not  |

  @mlgca-four-card.11.D.10.e @payout @play
  Rule: With a progressive payout, the envy bonuses that others have won by that hand are paid
    Every player who is entitled gets the amount of the envy paytable.

    Scenario: Two other players get the envy bonus
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And seats 1, 2 and 3 wager 10 on ante
      And seats 1, 2 and 3 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 3 | Qd Jc 6c 4s 2h    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 3 gets an envy bonus of 10 for seat 2's hand

  @mlgca-four-card.11.D.10.e.i @payout @play
  Rule: A player with a progressive wager gets an envy bonus for another player's qualifying hand at the table
    Without a progressive wager there is no envy bonus.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A

    Scenario: The envy bonus goes to the progressive player and not to the one without the wager
      Given seats 1, 2 and 3 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 3 | Qd Jc 6c 4s 2h    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 3 gets no envy bonus

    Scenario: A player who folded keeps the envy bonus
      Given seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 1 folds
      And the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand

    Scenario: In each round the progressive wagers of that round bring the envy bonus
      Given the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 1           |
        | 2    | 10   | 1           |
        | 3    | 10   | 1           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 3 | Qd Jc 6c 4s 2h    |
        | dealer | Kh Kc Js 8d 5s 3c |
      And the round is completed
      And the wagers are
        | seat | ante | progressive |
        | 1    | 10   | 5           |
        | 2    | 10   | 1           |
        | 3    | 10   |             |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 8s 8d 8c 8h 3d    |
        | seat 3 | Qd Jc 6c 4s 2h    |
        | dealer | Kh Kc Js Td 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of 50 for seat 2's hand
      And seat 3 gets no envy bonus

    Scenario: A progressive wager that was taken back brings no envy bonus
      Given seats 1, 2 and 3 wager 10 on ante
      And seats 1, 2 and 3 wager 1 on progressive
      And seat 3 takes the progressive wager back
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 3 | Qd Jc 6c 4s 2h    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 3 gets no envy bonus

    Scenario: The hand of seat 7 brings the envy bonus, though it loses to the dealer's
      Given seats 2, 4 and 7 wager 10 on ante
      And seats 2, 4 and 7 wager 1 on progressive
      And the cards fall as
        | seat 2 | Qs Jd 7c 4h 2d    |
        | seat 4 | Qd Jc 6c 4s 2h    |
        | seat 7 | 9s 9d 9c 9h 3d    |
        | dealer | Kh Kc Ks Kd 5s 3c |
      When the round is completed
      Then seat 7's play loses
      And seat 2 gets an envy bonus of 10 for seat 7's hand
      And seat 4 gets an envy bonus of 10 for seat 7's hand

    Scenario: A chip that was not recognised brings no envy bonus
      Given seats 1, 2 and 3 wager 10 on ante
      And the wagering device at seat 3 is not going to recognise the next chip
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 3 | Qd Jc 6c 4s 2h    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When seat 3 wagers 1 on progressive
      And the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 3 gets no envy bonus

    @reading:progressive-without-ante.plays
    Scenario: The hand of a player with aces up alone brings the envy bonus
      Given the wagers are
        | seat | ante | aces up | progressive |
        | 1    | 10   |         | 1           |
        | 2    |      | 10      | 1           |
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand

  @mlgca-four-card.11.D.10.e.ii @payout @play
  Rule: Several qualifying hands bring several envy bonuses
    One for each other player's hand that qualifies, each by its own row.

    Background:
      Given a Four Card Poker table under the MLGCA rules
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A

    Scenario: Two qualifying hands in one round
      Given seats 1, 2 and 3 wager 10 on ante
      And seats 1, 2 and 3 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd Tc 6h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 3 | 4c 5c 6c 7c 2h    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 1 gets an envy bonus of 5 for seat 3's hand
      And seat 2 gets an envy bonus of 5 for seat 3's hand
      And seat 3 gets an envy bonus of 10 for seat 2's hand

    Scenario: Three qualifying hands bring three envy bonuses, also to a player who folded
      Given seats 1, 2, 3 and 7 wager 10 on ante
      And seats 1, 2, 3 and 7 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd Tc 6h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 3 | 4c 5c 6c 7c 2h    |
        | seat 7 | 8s 8d 8c 8h 3s    |
        | dealer | Kh Kc Js Td 5s 3c |
      When seat 1 folds
      And the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 1 gets an envy bonus of 5 for seat 3's hand
      And seat 1 gets an envy bonus of 10 for seat 7's hand
      And seat 7 gets an envy bonus of 10 for seat 2's hand
      And seat 7 gets an envy bonus of 5 for seat 3's hand

  @mlgca-four-card.11.D.10.e.iii @payout @play
  Rule: Neither their own hand nor the dealer's brings players an envy bonus
    Only what another player holds counts.

    Background:
      Given a Four Card Poker table under the MLGCA rules

    Scenario: The holder of the hand gets the progressive payout and no envy bonus
      Given the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 2 gets no envy bonus
      And seat 1 gets an envy bonus of 10 for seat 2's hand

    Scenario: The dealer's four of a kind brings no envy bonus beside the player's
      Given the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And seats 1 and 2 wager 10 on ante
      And seats 1 and 2 wager 1 on progressive
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | dealer | Kh Kc Ks Kd 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And each of the following happens once
        | does         | seat |
        | pays a bonus | 1    |

    @reading:envy-between-own-boxes.none
    Scenario: A player with two boxes gets no envy bonus at one for the other
      Given the house's number of adjacent boxes is 2
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And seats 1 and 4 wager 10 on ante
      And seats 1 and 4 wager 1 on progressive
      And the player at seat 1 wagers 10 on ante at the box of seat 2
      And the player at seat 1 wagers 1 on progressive at the box of seat 2
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 4 | Qd Jc 6c 4s 2h    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1 gets no envy bonus
      And seat 4 gets an envy bonus of 10 for seat 2's hand

    @reading:envy-between-own-boxes.each-box-is-a-player
    Scenario: Each box of a player gets the envy bonus for the other
      Given the house's number of adjacent boxes is 2
      And the house's progressive paytable is A
      And the house's envy bonus paytable is A
      And seats 1 and 4 wager 10 on ante
      And seats 1 and 4 wager 1 on progressive
      And the player at seat 1 wagers 10 on ante at the box of seat 2
      And the player at seat 1 wagers 1 on progressive at the box of seat 2
      And the cards fall as
        | seat 1 | Qs Jd 7c 4h 2d    |
        | seat 2 | 9s 9d 9c 9h 3d    |
        | seat 4 | Qd Jc 6c 4s 2h    |
        | dealer | Kh Kc Js 8d 5s 3c |
      When the round is completed
      Then seat 1 gets an envy bonus of 10 for seat 2's hand
      And seat 4 gets an envy bonus of 10 for seat 2's hand

  @mlgca-four-card.11.D.11 @procedure @trace
  Rule: A player's cards stay on the table until all of the player's wagers are settled
    Then they are taken away and put into the rack.

    Scenario: The cards are taken after ante and play are settled
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager |
        |        | settles        |        | 1    | ante  |
        | dealer | collects cards | seat 1 |      |       |
        | dealer | discards       | seat 1 |      |       |

    Scenario: The cards are taken after aces up is settled
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager   |
        |        | settles        |        | 1    | aces up |
        | dealer | collects cards | seat 1 |      |         |
        | dealer | discards       | seat 1 |      |         |

    Scenario Outline: The cards stay until the <wager> wager is settled
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's progressive paytable is A
      And the house's six card bonus paytable is A
      And the wagers are
        | seat | ante | aces up | six card bonus | progressive |
        | 1    | 10   | 10      | 5              | 1           |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | who    | does           | whose  | seat | wager   |
        |        | settles        |        | 1    | <wager> |
        | dealer | collects cards | seat 1 |      |         |

      Examples:
        | wager          |
        | six card bonus |
        | progressive    |

  @mlgca-four-card.11.D.11.a @procedure @trace
  Rule: All cards that are left are taken off the table
    Those of the players, those of the dealer, and the card in the bonus box.

    Scenario: The cards of two players and of the dealer are collected
      Given a Four Card Poker table under the MLGCA rules
      And seats 1 and 2 wager 10 on ante
      When seat 1 plays for 10
      And seat 2 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does           | whose  |
        | dealer | collects cards | seat 1 |
        | dealer | collects cards | seat 2 |
        | dealer | collects cards | dealer |

    Scenario: The card in the bonus box is collected as well
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And seat 1 wagers 10 on ante
      And seat 1 wagers 10 on aces up
      And seat 1 wagers 5 on six card bonus
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does           | whose     |
        | collects cards | bonus box |
        | ends the round |           |

    Scenario: The cards of each of three players are collected
      Given a Four Card Poker table under the MLGCA rules
      And seats 1, 4 and 7 wager 10 on ante
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

    Scenario: The card in the bonus box is collected though nobody wagered on the bonus
      Given a Four Card Poker table under the MLGCA rules, dealt from an automated shoe
      And the house's six card bonus paytable is A
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does           | whose     |
        | dealer | collects cards | bonus box |

  @mlgca-four-card.11.D.11.b @procedure @trace
  Rule: The discards lie in the rack so that every hand can be put together again
    A question or a dispute can then be settled from the rack: each hand's cards are discarded together.

    Scenario: Each hand is discarded whole
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Kh Qc Js 8d 5s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then each of the following happens once
        | who    | does     | whose  | where        | cards             |
        | dealer | discards | seat 1 | discard rack | As Ad Kc 7h 2d    |
        | dealer | discards | dealer | discard rack | Kh Qc Js 8d 5s 3c |

    Scenario: Every hand of a round with a fold is discarded whole
      Given a Four Card Poker table under the MLGCA rules
      And seats 1 and 2 wager 10 on ante
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
