@kaivai @witness @possible
Feature: Kaivai witness, Can a player be unable to pay for any of the six actions? Yes.
  Found by `atoll possible kaivai --keep`, which finds and keeps it again.

  @kaivai_4_3
  Scenario: Red may not choose increasing
    Given Red, Blue and Green play Kaivai
    And the board has
      | hexes | holds |
      | A5    | cult  |
      | A5    | god   |
    And the bids are Red 6, Blue 5 and Green 4
    And the influence is Red 0, Blue 0 and Green 0
    And the actions hold
      | action      | influence |
      | building    | 1         |
      | fishing     | 1         |
      | delivering  | 1         |
      | moving      | 1         |
      | celebrating | 1         |
      | increasing  | 1         |
    And it is the turn of Red
    When Red chooses increasing
    Then the move is refused by kaivai_4_3
    And nothing else changes
