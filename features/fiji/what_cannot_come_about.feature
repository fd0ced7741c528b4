Feature: Fiji, tables that no game comes to
  The referee refuses a position that counting refutes, unless the record says that it is only assumed.
  Here somebody counts the table as the referee does.

  Background:
    Given Henry, Chris, Anna and Mary play Fiji

  @fiji_0_4
  Scenario: Nobody has nine heads before the first round is scored
    Given the heads are Henry 9, Chris 9, Anna 9 and Mary 9
    When the table is counted
    Then the move is refused by fiji_0_4
    And nothing else changes

  @fiji_1_1
  Scenario: A bead is missing in the supply
    Given the supply is 5 green, 4 red, 3 yellow and 1 blue
    When the table is counted
    Then the move is refused by fiji_1_1
    And nothing else changes

  @fiji_1_1
  Scenario: No hand begins with four blue, though no bead is missing
    Given the hands are
      |      | green | red | yellow | blue |
      | Mary | 5     | 4   | 1      | 4    |
    And the supply is 5 green, 4 red and 5 yellow
    When the table is counted
    Then the move is refused by fiji_1_1
    And nothing else changes

  @fiji_2_3
  Scenario: One card does not lie in two rows
    Given row 1 is most red and green, take 3 red
    And row 2 is most red and green, keep the offer
    When the table is counted
    Then the move is refused by fiji_2_3
    And nothing else changes

  @fiji_4_1
  Scenario: After one exchange no more than four beads are gone
    Given it is exchange 2 of round 1
    And the hands are
      |       | green |
      | Henry | 1     |
    And the supply is 9 green, 8 red, 6 yellow and 4 blue
    When the table is counted
    Then the move is refused by fiji_4_1
    And nothing else changes

  @fiji_4_4
  Scenario: Henry has executed row 1, so his 3 red are not in the supply
    Given the offers are
      |       | green | red | blue |
      | Henry |       | 2   |      |
      | Chris | 1     |     |      |
      | Anna  | 1     |     |      |
      | Mary  |       |     | 1    |
    And row 1 has been analysed
    And the hands are
      |       | green | red | yellow | blue |
      | Henry | 5     | 2   | 3      | 2    |
    And the supply is 5 green, 4 red, 3 yellow and 2 blue
    When the table is counted
    Then the move is refused by fiji_4_4

  @fiji_4_10
  Scenario: Where no card gives blue, nobody has more blue than the set
    Given it is exchange 2 of round 1
    And the hands are
      |       | green | red | yellow | blue |
      | Henry | 5     | 4   | 2      | 3    |
    And the supply is 5 green, 4 red, 4 yellow and 1 blue
    When the table is counted
    Then the move is refused by fiji_4_10
    And nothing else changes

  @fiji_4_13
  Scenario: Nobody keeps the offer before a keep card is executed
    Given the offers are
      |       | green |
      | Henry | 1     |
      | Chris | 1     |
      | Anna  | 1     |
      | Mary  | 2     |
    And Chris keeps the offer
    When the table is counted
    Then the move is refused by fiji_4_13
    And nothing else changes

  @fiji_4_16
  Scenario: Without a keep card no exchange leaves the supply as it was
    Given it is exchange 2 of round 1
    And the rows are
      | condition      | effect               |
      | most green     | rotate a goal        |
      | fewest green   | swap two goals       |
      | most beads     | take half of the red |
      | fewest beads   | others take 1 blue   |
    When the table is counted
    Then the move is refused by fiji_4_16
    And nothing else changes

  @fiji_5_4
  Scenario: One round does not pay 3 heads twice
    Given it is exchange 1 of round 2
    And the heads are Henry 3, Chris 3, Anna 0 and Mary 0
    When the table is counted
    Then the move is refused by fiji_5_4
    And nothing else changes

  @fiji_7_1
  Scenario: Two players have 17 green between them and the supply
    Given Henry and Anna play Fiji
    And the supply is 6 green, 4 red, 3 yellow and 2 blue
    When the table is counted
    Then the move is refused by fiji_7_1
    And nothing else changes

  @fiji_7_3
  Scenario: Two players do not set beads aside after an exchange
    Given Henry and Anna play Fiji
    And it is exchange 2 of round 1
    When the table is counted
    Then the move is refused by fiji_7_3
    And nothing else changes

  @fiji_7_5
  Scenario: Four goals pay two players no more than 10 heads
    Given Henry and Anna play Fiji
    And it is exchange 1 of round 2
    And the heads are Henry 10 and Anna 1
    When the table is counted
    Then the move is refused by fiji_7_5
    And nothing else changes
