Feature: Definitions

  @three-card.a.1 @definition @informative
  Rule: The terms below have these meanings in the section, unless it is clear that another is meant
    An introduction to the definitions; what each term means stands below it.

  @three-card.a.1.i @definition @play
  Rule: An ante is made before any card is dealt, by who wants to compete with the dealer's hand

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Before the cards an ante is taken, after them it is refused
      Given seat 1 wagers 10 on ante
      When seat 2 wagers 10 on ante
      Then the ante wager of 10 is taken
      When the cards are dealt
      And seat 3 wagers 10 on ante
      Then the wager is refused

    Scenario: With an ante a player competes with the dealer, without one a player does not
      Given the house's version of the game is free
      And seat 1 wagers 10 on ante
      And seat 2 wagers 10 on pair plus
      And the cards fall as
        | seat 1 | Ts Td 8c |
        | seat 2 | 9s 9d 7c |
        | dealer | Qh Qc Js |
      When seat 1 plays for 10
      And the round is completed
      Then the results are
        | seat | ante  | play  | pair plus |
        | 1    | loses | loses |           |
        | 2    |       |       | wins 10   |

    Scenario: Who has an ante may go on against the dealer, who has pair plus alone may not
      Given the house's version of the game is free
      And seat 1 wagers 10 on pair plus
      And seat 2 wagers 10 on ante
      And the cards are dealt
      When seat 1 plays for 10
      Then the wager is refused
      When seat 2 plays for 10
      Then the play wager of 10 is taken
      And seat 2's play wager stands at 10

    Scenario: An ante is made for one round of play
      Given seats 1 and 2 wager 10 on ante
      And the round is completed
      And seat 2 wagers 10 on ante
      When the cards are dealt
      Then seat 1 has no cards
      And seat 2 has 3 cards

  @three-card.a.1.ii @definition @informative
  Rule: A hand is what each player and the dealer hold once the cards are dealt
    The word is also used for the three cards of one position; which is meant follows from where it stands.

  @three-card.a.1.iii @definition @play
  Rule: A pair plus wager is made before any card is dealt and competes with a posted ledger, whatever comes of the hand against the dealer
    That the player's hand is lower or higher than the dealer's is nothing to it.

    Background:
      Given a Three Card Poker table under the Section 14 rules
      And the house's version of the game is free

    Scenario Outline: <hand> on pair plus <result> against <dealer's hand>
      Given the house's pair plus paytable is A
      And the cards fall as
        | seat 1 | <cards>  |
        | dealer | <dealer> |
      When seat 1 wagers 10 on pair plus
      And the round is completed
      Then seat 1's pair plus <result>

      Examples:
        | hand        | cards    | dealer's hand | dealer   | result   |
        | Two 2s      | 2s 2d 9c | three kings   | Kh Kc Ks | wins 10  |
        | Two 2s      | 2s 2d 9c | jack high     | Jh Tc 8s | wins 10  |
        | Ace high    | As Kd 9c | jack high     | Jh Tc 8s | loses    |
        | Three kings | Ks Kd Kc | three aces    | Ah Ac As | wins 300 |

    Scenario: Before the cards a pair plus wager is taken, after them it is refused
      Given seat 1 wagers 10 on ante
      When seat 2 wagers 10 on pair plus
      Then the pair plus wager of 10 is taken
      When the cards are dealt
      And seat 1 wagers 10 on pair plus
      Then the wager is refused

  @three-card.a.1.iv @definition @play
  Rule: A play wager is a further wager, equal to the ante, of a player who has looked at the hand and stays in against the dealer

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Before the cards a play wager is refused, after a look at them it is taken
      Given seat 1 wagers 10 on ante
      When seat 1 wagers 10 on play
      Then the wager is refused
      When the cards are dealt
      Then a play wager of 10 from seat 1 is taken
      And seat 1's ante wager stands at 10

    Scenario Outline: It is equal to the ante: <amount> beside <ante> is refused, <ante> is taken
      Given seat 1 wagers <ante> on ante
      When seat 1 plays for <amount>
      Then the wager is refused
      But a play wager of <ante> from seat 1 is taken

      Examples:
        | ante  | amount |
        | 10    | 9.99   |
        | 10    | 10.01  |
        | 12.50 | 25     |

    Scenario: Who makes none does not stay in
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | As Ad 9c |
        | seat 2 | Ks Kd 8c |
        | dealer | Qh Jc 9s |
      When seat 1 folds
      And seat 2 plays for 10
      And the round is completed
      Then the results are
        | seat | ante         | play    |
        | 1    | is forfeited |         |
        | 2    | wins 10      | wins 10 |

  @three-card.a.1.v @definition @trace
  Rule: A round of play is one cycle of wagers placed, cards dealt, and wagers paid or collected
    A wager that is returned is done with as well, and so the round is over then, too.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario: Wagers, cards, settlement, and then the round is over
      When seat 1 wagers 10 on ante
      And the round is completed
      Then the following happens, in this order and once each
        | does             | seat | wager | number |
        | starts the round |      |       | 1      |
        | takes the wager  | 1    | ante  |        |
        | settles          | 1    | ante  |        |
        | ends the round   |      |       | 1      |
      And the following happens, in this order
        | does            | seat | wager | to     |
        | takes the wager | 1    | ante  |        |
        | deals           |      |       | seat 1 |
        | settles         | 1    | ante  |        |

    Scenario: The second cycle is another round
      Given seat 1 wagers 10 on ante
      And the round is completed
      When seat 1 wagers 10 on ante
      And the round is completed
      Then the following happens, in this order and once each
        | does             | seat | wager | number |
        | starts the round |      |       | 2      |
        | settles          | 1    | ante  |        |
        | ends the round   |      |       | 2      |

    Scenario: The round is not over before the last of three players is settled
      Given seats 1, 2 and 3 wager 10 on ante
      And the cards are dealt
      When the round is completed
      Then the following happens, in this order and once each
        | does           | seat | wager |
        | settles        | 1    | play  |
        | ends the round |      |       |
      And the following happens, in this order and once each
        | does           | seat | wager |
        | settles        | 3    | play  |
        | ends the round |      |       |

    Scenario: With a play wager returned the round is over as well
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As 9d 3c |
        | dealer | Jh Tc 8s |
      When seat 1 plays for 10
      And the round is completed
      Then the following happens, in this order and once each
        | does           | seat | wager | result   |
        | settles        | 1    | play  | returned |
        | ends the round |      |       |          |

  @three-card.a.1.vi @definition @trace
  Rule: The stub is what is left of the deck when all cards of the round are out
    Three cards for each hand are out, and nothing of the stub is dealt any more.

    Scenario Outline: With <players> it is <left> cards
      Given a Three Card Poker table under the Section 14 rules
      And seats <seats> wager 10 on ante
      And the dealer chooses to count the stub of this round
      When the cards are dealt
      Then each of the following happens once
        | does            | count  |
        | counts the stub | <left> |

      Examples:
        | players       | seats         | left |
        | two players   | 1 and 2       | 43   |
        | three players | 1, 2 and 3    | 40   |
        | five players  | 1 to 5        | 34   |

  @three-card.a.1.vii @definition @play
  Rule: There are four suits: clubs, diamonds, hearts and spades
    Cards are of one suit only if they are of the same one of the four.

    Background:
      Given a Three Card Poker table under the Section 14 rules

    Scenario Outline: Three <suit> make a flush
      Given seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | <cards> |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's hand is a flush

      Examples:
        | suit     | cards    |
        | clubs    | Ac 9c 2c |
        | diamonds | Ad 9d 2d |
        | hearts   | Ah 9h 2h |
        | spades   | As 9s 2s |

    Scenario Outline: Cards of <suits> make none
      Given seats 1 and 2 wager 10 on ante
      And the cards fall as
        | seat 1 | <cards>  |
        | seat 2 | Kh 8h 3h |
      When the round is completed
      Then seat 1's hand is nothing
      And seat 2's hand is a flush

      Examples:
        | suits               | cards    |
        | clubs and spades    | Ac 9c 2s |
        | diamonds and clubs  | Ad 9d 2c |
        | spades and diamonds | As 9s 2d |
