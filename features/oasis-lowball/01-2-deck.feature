Feature: Oasis Lowball: the deck
  One pack, each card once.

  @oasis-lowball.deck.1 @equipment @play @trace @declaration
  Rule: The game is played with a pack of 52 cards and no joker
    Four suits of thirteen, each card once. Ten players leave two of them for the draw.

    Scenario: Declared deck
      Given an Oasis Lowball table
      Then the declared number of cards in the deck is 52
      And the declared number of jokers in the deck is 0

    Scenario: No two hands are dealt the same cards
      Given an Oasis Lowball table
      When 20 rounds are played
      Then no two rounds are dealt the same cards

    # Unlike oasis-holdem: the button is placed, as an opening draw takes cards that ten hands of five need.
    Scenario: A full table is dealt from the one pack
      Given an Oasis Lowball table with the button at seat 10 and antes of 1
      And seats 1 to 10 have 100
      When the cards are dealt
      Then seat 1 has 5 cards
      And seat 2 has 5 cards
      And seat 3 has 5 cards
      And seat 4 has 5 cards
      And seat 5 has 5 cards
      And seat 6 has 5 cards
      And seat 7 has 5 cards
      And seat 8 has 5 cards
      And seat 9 has 5 cards
      And seat 10 has 5 cards
      And no card is dealt twice

    Scenario: What is drawn comes from the same pack
      Given an Oasis Lowball table with the button at seat 3 and antes of 1
      And the house's table limit is 3-6
      And the hole cards are
        | seat 1 | Ks Qd 4c 3h As |
        | seat 2 | Kd Qs 5c 4h 2s |
        | seat 3 | Kc Qc 6c 5h 3s |
      And the discards are
        | seat 1 | Ks Qd |
        | seat 2 | Kd Qs |
        | seat 3 | Kc Qc |
      When seat 1 bets 3
      And everyone checks to the showdown
      Then seat 1 has 7 cards
      And seat 3 has 7 cards
      And no card is dealt twice

    @reading:deck-runs-out.discards-reshuffled
    Scenario: When it has run out, what others have given up is shuffled and dealt from
      Given an Oasis Lowball table with the button at seat 10 and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 10 have 100
      And the hole cards are
        | seat 1 | Ks Qd Jc 3h 2s |
        | seat 2 | 9s 7d 5c 4h As |
      And the discards are
        | seat 1 | Ks Qd Jc |
      When seat 1 bets 3
      And seat 2 calls
      And seats 3 to 10 fold
      And everyone checks to the showdown
      Then seat 1 has 8 cards

    # Nobody folds: where the deck has run out there are but the two cards that the player before has given away.
    @reading:deck-runs-out.discards-reshuffled @reading:order-of-the-draw.at-once
    Scenario: What a player has given up does not come back to that player
      Given an Oasis Lowball table with the button at seat 10 and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 10 have 100
      And the hole cards are
        | seat 1 | Ks Qd 4c 3h As |
        | seat 2 | Kd Qs 5c 4h 2s |
        | seat 3 | Kc Qc 6c 5h 3s |
        | seat 4 | Kh Qh 7c 6h 4s |
        | seat 5 | Js Td 8c 7h 5s |
      And the discards are
        | seat 1 | Ks Qd |
        | seat 2 | Kd Qs |
        | seat 3 | Kc Qc |
        | seat 4 | Kh Qh |
        | seat 5 | Js Td |
      When everyone checks to the showdown
      Then each of the following happens once
        | does  | to     | card |
        | deals | seat 2 | Ks   |
        | deals | seat 2 | Qd   |
        | deals | seat 3 | Kd   |
        | deals | seat 3 | Qs   |
        | deals | seat 4 | Kc   |
        | deals | seat 4 | Qc   |
        | deals | seat 5 | Kh   |
        | deals | seat 5 | Qh   |

    @reading:deck-runs-out.draw-cut-short
    Scenario: When it has run out, nobody is dealt another card
      Given an Oasis Lowball table with the button at seat 10 and antes of 1
      And the house's table limit is 3-6
      And seats 1 to 10 have 100
      And the hole cards are
        | seat 1 | Ks Qd Jc 3h 2s |
        | seat 2 | 9s 7d 5c 4h As |
      And the discards are
        | seat 1 | Ks Qd Jc |
      When seat 1 bets 3
      And seat 2 calls
      And seats 3 to 10 fold
      And everyone checks to the showdown
      Then seat 1 has 7 cards

    @reading:packs.one
    Scenario: Every hand is played with the same pack
      Given an Oasis Lowball table
      When 4 rounds are played
      Then every round is played with the same deck
      And the declared number of decks in use is 1

    @reading:packs.in-turns
    Scenario: Each hand is played with the other pack
      Given an Oasis Lowball table
      When 4 rounds are played
      Then the decks alternate from round to round
      And the declared number of decks in use is 2
