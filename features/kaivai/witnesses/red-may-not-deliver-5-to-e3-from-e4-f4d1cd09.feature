@kaivai @witness @possible
Feature: Kaivai witness, Can a hut of another refuse a fish because no shell is left? Yes.
  Found by `atoll possible kaivai --keep`, which finds and keeps it again.

  @kaivai_8_7
  Scenario: Red may not deliver 5 to E3 from E4
    Given Red, Blue and Green play Kaivai
    And the board has
      | hexes | holds                 |
      | A5    | cult                  |
      | E3    | Blue meeting hut      |
      | F7    | Red canoe-builder hut |
      | E4    | Red canoe             |
      | A5    | god                   |
    And the bids are Red 6, Blue 5 and Green 4
    And the shells are Red none, Blue 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 and Green none
    And the fish are Red 5, Blue none and Green none
    And it is the turn of Red
    And Red has chosen delivering
    When Red chooses to deliver 5 to E3 from E4
    Then the move is refused by kaivai_8_7
    And nothing else changes
