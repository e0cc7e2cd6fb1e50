Feature: Oneida Poker: waiting lists
  Who waits for a seat, who gets it, and what is announced.

  @oneida-poker.S @discretion @declaration @trace
  Rule: The casino may keep a list of who has asked for a seat at a kind of table

    Background:
      Given an Oneida poker table

    Scenario: Where it keeps one, who asks is put on it
      Given the house's waiting list is kept
      When patron 1 asks for a seat
      Then the act is accepted
      And each of the following happens once
        | who   | does             | whose    |
        | house | puts on the list | patron 1 |

    Scenario: Nobody stands on it twice
      Given the house's waiting list is kept
      And patron 1 asks for a seat
      When patron 1 asks for a seat
      Then the act is refused
      When patron 2 asks for a seat
      Then the act is accepted

    Scenario: Where it keeps none, nobody is put on one, where it does, somebody is
      Given the house's waiting list is not kept
      When patron 1 asks for a seat
      Then the act is refused
      When patron 1 takes seat 4
      Then the act is accepted

  @oneida-poker.S.s1 @procedure @trace
  Rule: Vacant seats go to whoever came first

    Background:
      Given an Oneida Hold'em High table
      And the house's waiting list is kept

    @reading:first-come.list-first
    Scenario: The second on the list waits for the first
      Given patron 1 asks for a seat
      And patron 2 asks for a seat
      When patron 2 takes seat 3
      Then the act is refused
      When patron 1 takes seat 3
      Then the act is accepted
      And each of the following happens once
        | who   | does  | seat | whose    |
        | house | seats | 3    | patron 1 |
      When patron 2 takes seat 4
      Then the act is accepted

    @reading:first-come.list-first
    Scenario: Who is not on the list waits for all who are
      Given patron 1 asks for a seat
      When patron 7 takes seat 5
      Then the act is refused
      When patron 1 takes seat 5
      Then the act is accepted
      When patron 7 takes seat 6
      Then the act is accepted

    @reading:first-come.list-first
    Scenario: It is the order of asking, not the number of the patron or of the seat
      Given patron 5 asks for a seat
      And patron 2 asks for a seat
      And patron 9 asks for a seat
      When patron 2 takes seat 1
      Then the act is refused
      When patron 9 takes seat 1
      Then the act is refused
      When patron 5 takes seat 6
      Then the act is accepted
      When patron 9 takes seat 1
      Then the act is refused
      When patron 2 takes seat 1
      Then the act is accepted
      When patron 9 takes seat 2
      Then the act is accepted

    Scenario: Who was seated may play
      Given patron 1 asks for a seat
      And patron 1 takes seat 3
      And seats 1, 2 and 3 have 100
      When the cards are dealt
      Then seat 3 has 2 cards

    Scenario: A seat where somebody sits is not vacant, another is
      Given seats 1, 2 and 3 have 100
      And patron 1 asks for a seat
      When patron 1 takes seat 3
      Then the act is refused
      When patron 1 takes seat 4
      Then the act is accepted

    @reading:first-come.whoever-stands-there
    Scenario: Whoever reaches the seat first has it, on the list or not
      Given patron 1 asks for a seat
      When patron 7 takes seat 5
      Then the act is accepted
      When patron 1 takes seat 5
      Then the act is refused
      When patron 1 takes seat 6
      Then the act is accepted

  @oneida-poker.S.s2 @procedure @trace
  Rule: A vacancy is announced only where somebody waits for it on a list

    Background:
      Given an Oneida poker table
      And the house's waiting list is kept

    Scenario: Somebody waits
      Given patron 1 asks for a seat
      When the house announces a vacancy
      Then the act is accepted
      And each of the following happens once
        | who   | does                |
        | house | announces a vacancy |

    Scenario: Nobody waits, and then somebody does
      When the house announces a vacancy
      Then the act is refused
      When patron 1 asks for a seat
      Then the act is accepted
      When the house announces a vacancy
      Then the act is accepted

    Scenario: Nobody waits any more
      Given patron 1 asks for a seat
      And patron 1 takes seat 3
      When the house announces a vacancy
      Then the act is refused
      When patron 2 asks for a seat
      Then the act is accepted
      When the house announces a vacancy
      Then the act is accepted

    Scenario: Without a list none is announced, and a seat may be taken all the same
      Given the house's waiting list is not kept
      When the house announces a vacancy
      Then the act is refused
      When patron 1 takes seat 4
      Then the act is accepted
