Feature: Oasis Omaha High/Low Split: the deck
  One pack, each card once.

  @oasis-omaha.deck.1 @equipment @play @trace @declaration
  Rule: The game is played with one pack of 52 cards and no joker
    Four suits of thirteen, each card once.

    Background:
      Given an Oasis Omaha table

    Scenario: Declared deck
      Then the declared number of cards in the deck is 52
      And the declared number of jokers in the deck is 0

    Scenario: No two hands are dealt the same cards
      When 20 rounds are played
      Then no two rounds are dealt the same cards

    Scenario: A full table is dealt from the one pack
      Given seats 1 to 10 have 100
      When the cards are dealt
      Then seat 1 has 4 cards
      And seat 2 has 4 cards
      And seat 3 has 4 cards
      And seat 4 has 4 cards
      And seat 5 has 4 cards
      And seat 6 has 4 cards
      And seat 7 has 4 cards
      And seat 8 has 4 cards
      And seat 9 has 4 cards
      And seat 10 has 4 cards
      And no card is dealt twice

    @reading:packs.one
    Scenario: Every hand is played with the same pack
      When 4 rounds are played
      Then every round is played with the same deck
      And the declared number of decks in use is 1

    @reading:packs.in-turns
    Scenario: Each hand is played with the other pack
      When 4 rounds are played
      Then the decks alternate from round to round
      And the declared number of decks in use is 2
