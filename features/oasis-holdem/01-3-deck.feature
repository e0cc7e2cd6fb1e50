Feature: Oasis Texas Hold'em: the deck
  One pack, each card once.

  @oasis-holdem.deck.1 @equipment @play @trace @declaration
  Rule: The game is played with one pack of 52 cards and no joker
    Four suits of thirteen, each card once.

    Background:
      Given an Oasis Hold'em table

    Scenario: Declared deck
      Then the declared number of cards in the deck is 52
      And the declared number of jokers in the deck is 0

    Scenario: No two hands are dealt the same cards
      When 20 rounds are played
      Then no two rounds are dealt the same cards

    Scenario: A full table is dealt from the one pack
      Given seats 1 to 10 have 100
      When the cards are dealt
      Then seat 1 has 2 cards
      And seat 10 has 2 cards
      And no card is dealt twice
