Feature: Oneida Poker: minimum and maximum bets
  The tribe sets them, and every table shows them.

  @oneida-poker.R @limits @declaration @play
  Rule: The tribe determines the least and the highest bet
    Within them a bet is taken, outside it is not.

    Background:
      Given an Oneida Hold'em High table with the button at seat 3 and blinds of 2 and 4

    Scenario: Who determines them
      Then the declared who determines the limits is Oneida Tribe of Indians of Wisconsin

    Scenario Outline: At a table of <limits> the least bet is <least> and the highest <most>
      Given the house's table limit is <limits>
      Then the declared minimum bet is <least>
      And the declared maximum bet is <most>

      Examples:
        | limits | least | most |
        | 4-8    | 4     | 8    |
        | 2-10   | 2     | 10   |
        | 10-20  | 10    | 20   |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Under a spread of 2 to 10, on the flop <outside> is refused and <inside> is taken
      Given the house's table limit is 2-10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 bets <outside>
      Then the bet is refused
      But a bet of <inside> from seat 1 is taken

      Examples:
        | outside | inside |
        | 1       | 2      |
        | 11      | 10     |

    @reading:first-after-the-blinds.next-player
    Scenario Outline: Under a spread of 2 to 10, on the river as well: <outside> is refused and <inside> is taken
      Given the house's table limit is 2-10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
      When seat 1 bets <outside>
      Then the bet is refused
      But a bet of <inside> from seat 1 is taken

      Examples:
        | outside | inside |
        | 1       | 2      |
        | 11      | 10     |

    @reading:least-raise.table-limit @reading:first-after-the-blinds.next-player
    Scenario: A raise within a spread of 2 to 10 adds 2 at least
      Given the house's table limit is 2-10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 5  |
      When seat 2 raises to 6
      Then the raise is refused
      But a raise to 7 from seat 2 is taken

    @reading:least-raise.last-raise @reading:first-after-the-blinds.next-player
    Scenario: A raise adds as much as the last bet at least
      Given the house's table limit is 2-10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 5  |
      When seat 2 raises to 9
      Then the raise is refused
      But a raise to 10 from seat 2 is taken

    @reading:short-raise.reopens @reading:short-wager.stands @reading:first-after-the-blinds.next-player @reading:least-raise.table-limit
    Scenario: After last chips that raise by 1, who has bet may raise again
      Given the house's table limit is 2-10
      And seats 1 and 2 have 100
      And seat 3 has 10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 5  |
        | flop    | 2    | calls  | 5  |
        | flop    | 3    | raises | 6  |
      When seat 1 raises to 8
      Then the raise to 8 is taken

    @reading:short-raise.closed @reading:short-wager.stands @reading:first-after-the-blinds.next-player
    Scenario: After last chips that raise by 1, who has bet may only call or fold
      Given the house's table limit is 2-10
      And seats 1 and 2 have 100
      And seat 3 has 10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 5  |
        | flop    | 2    | calls  | 5  |
        | flop    | 3    | raises | 6  |
      When seat 1 raises to 8
      Then the raise is refused
      But a call of 1 from seat 1 is taken

    @reading:most-raise.by-itself @reading:first-after-the-blinds.next-player
    Scenario: A raise adds 10 at most
      Given the house's table limit is 2-10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 5  |
      When seat 2 raises to 16
      Then the raise is refused
      But a raise to 15 from seat 2 is taken

    @reading:most-raise.all-in-the-round @reading:first-after-the-blinds.next-player
    Scenario: Nobody puts in more than 10 in a round of betting
      Given the house's table limit is 2-10
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | bets   | 5  |
      When seat 2 raises to 11
      Then the raise is refused
      But a raise to 10 from seat 2 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Fixed at 4 and 8, on the flop 4 is taken and nothing else
      Given the house's table limit is 4-8
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
      When seat 1 bets 2
      Then the bet is refused
      When seat 1 bets 8
      Then the bet is refused
      But a bet of 4 from seat 1 is taken
      And a raise to 8 from seat 2 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Fixed at 4 and 8, on the turn 8 is taken and nothing else
      Given the house's table limit is 4-8
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
      When seat 1 bets 4
      Then the bet is refused
      When seat 1 bets 16
      Then the bet is refused
      But a bet of 8 from seat 1 is taken
      And a raise to 16 from seat 2 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Fixed at 4 and 8, on the river a raise adds 8 and nothing else
      Given the house's table limit is 4-8
      And the betting goes
        | round   | seat | action | to |
        | preflop | 3    | calls  | 4  |
        | preflop | 1    | calls  | 4  |
        | preflop | 2    | checks |    |
        | flop    | 1    | checks |    |
        | flop    | 2    | checks |    |
        | flop    | 3    | checks |    |
        | turn    | 1    | checks |    |
        | turn    | 2    | checks |    |
        | turn    | 3    | checks |    |
        | river   | 1    | bets   | 8  |
      When seat 2 raises to 12
      Then the raise is refused
      When seat 2 raises to 24
      Then the raise is refused
      But a raise to 16 from seat 2 is taken

    @reading:first-after-the-blinds.next-player
    Scenario: Fixed at 10 and 20, the same in other figures
      Given an Oneida poker table with the button at seat 3 and blinds of 5 and 10
      And the house's table limit is 10-20
      When seat 3 raises to 15
      Then the raise is refused
      When seat 3 raises to 30
      Then the raise is refused
      But a raise to 20 from seat 3 is taken

    @reading:forced-bettor-option.none
    Scenario: In stud the lower bet holds for two streets, the higher for the others
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d 9h Kc Ac |
        | seat 2 | 9s Jd 3c 8c 7s |
        | seat 3 | 2s 6d Jh 4c 5h |
      And the betting goes
        | round        | seat | action | to |
        | third street | 3    | calls  | 2  |
        | third street | 1    | calls  | 2  |
      When seat 1 bets 8
      Then the bet is refused
      But a bet of 4 from seat 1 is taken
      When the betting goes
        | round         | seat | action | to |
        | fourth street | 2    | calls  | 4  |
        | fourth street | 3    | calls  | 4  |
      And seat 1 bets 4
      Then the bet is refused
      But a bet of 8 from seat 1 is taken

    @reading:forced-bettor-option.none
    Scenario: In stud an open pair on fourth street changes nothing
      Given an Oneida Seven-Card Stud High table
      And the house's table limit is 4-8
      And the house's ante is 1
      And the house's forced bet is 2
      And the cards fall as
        | seat 1 | Ts 8d Kh Kc |
        | seat 2 | 9s Jd 3c 8c |
        | seat 3 | 2s 6d Jh 4c |
      And the betting goes
        | round        | seat | action | to |
        | third street | 3    | calls  | 2  |
        | third street | 1    | calls  | 2  |
      When seat 1 bets 8
      Then the bet is refused
      But a bet of 4 from seat 1 is taken

  @oneida-poker.R.s1 @posting @declaration
  Rule: A sign at every table says what the least and the highest bet are
    Whether the sign is conspicuous is for a person to see; what it says is declared.

    Background:
      Given an Oneida poker table

    Scenario Outline: At a table of <limits> the sign shows <least> and <most>
      Given the house's table limit is <limits>
      Then the declared minimum bet on the sign is <least>
      And the declared maximum bet on the sign is <most>

      Examples:
        | limits | least | most |
        | 4-8    | 4     | 8    |
        | 2-10   | 2     | 10   |
        | 10-20  | 10    | 20   |

    Scenario: What the sign shows is what was determined
      Then the declared minimum bet on the sign is the same as the declared minimum bet
      And the declared maximum bet on the sign is the same as the declared maximum bet

    Scenario: It stands at the table, to be seen
      Then the declared place of the sign on the limits is conspicuous, at the table

    Scenario: No table is without it
      Then the declared tables without the posted signs is 0
