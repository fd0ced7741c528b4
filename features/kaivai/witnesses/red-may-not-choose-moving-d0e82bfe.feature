@kaivai @witness @possible
Feature: Kaivai witness, Can a bid keep all canoes on their huts in the first round? Yes.
  Found by `atoll possible kaivai --keep`, which finds and keeps it again.

  @kaivai_9_1
  Scenario: Red may not choose moving
    Given Red, Blue and Green play Kaivai
    And the board has
      | hexes | holds                 |
      | A5    | cult                  |
      | E3    | Red canoe-builder hut |
      | F7    | Red canoe-builder hut |
      | E3    | Red canoe             |
      | F7    | Red canoe             |
      | A5    | god                   |
    And the bids are Red 10, Blue 6 and Green 5
    And it is the turn of Red
    When Red chooses moving
    Then the move is refused by kaivai_9_1
    And nothing else changes
