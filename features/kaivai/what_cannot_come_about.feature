Feature: Kaivai, tables that no game comes to
  The referee refuses a position that no moves and no luck lead to, as far as counting tells.
  Here somebody counts the table as the referee does.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes    | holds                    |
      | F3, F5   | Red canoe-builder hut    |
      | H7, I6   | Blue canoe-builder hut   |
      | F10, E11 | Green canoe-builder hut  |
      | E8, D7   | Yellow canoe-builder hut |
      | F3, F5   | Red canoe                |
      | H7, I6   | Blue canoe               |
      | F10, E11 | Green canoe              |
      | E8, D7   | Yellow canoe             |
    And it is the turn of Red

  @kaivai_1_1
  Scenario: Four shells of a player who has sold nothing
    Given the shells of Blue are 5 5 5 5
    When the table is counted
    Then the move is refused by kaivai_1_1
    And nothing else changes

  @kaivai_1_4
  Scenario: A second cult hex in round 1
    Given the board has
      | hexes   | holds |
      | C3, G12 | cult  |
    And the round is 1
    When the table is counted
    Then the move is refused by kaivai_1_4
    And nothing else changes

  @kaivai_6_1
  Scenario: A third hut before anybody has built
    Given the board has
      | hexes | holds           |
      | G4    | Red meeting hut |
    When the table is counted
    Then the move is refused by kaivai_6_1
    And nothing else changes

  @kaivai_6_8
  Scenario: A canoe that no hut has brought
    Given the board has
      | hexes | holds     |
      | G7    | Red canoe |
    When the table is counted
    Then the move is refused by kaivai_6_8
    And nothing else changes

  @kaivai_10_2
  Scenario: Glory before the first celebration
    Given the glory of Green is 3
    When the table is counted
    Then the move is refused by kaivai_10_2
    And nothing else changes

  @kaivai_11_1
  Scenario: A step of movement that nobody has chosen
    Given the steps of movement of Red are 1
    When the table is counted
    Then the move is refused by kaivai_11_1
    And nothing else changes

  @kaivai_3_7
  Scenario: Influence that neither a meeting hut nor a sacrifice has brought
    Given the influence of Red is 5
    When the table is counted
    Then the move is refused by kaivai_3_7
    And nothing else changes
