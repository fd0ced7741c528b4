@kaivai @witness @possible
Feature: Kaivai witness, Can a player pay 8 influence for an action? Yes.
  Found by `atoll possible kaivai --keep`, which finds and keeps it again.

  @kaivai_4_3
  Scenario: Red chooses increasing and places 8 influence
    Given Red, Blue and Green play Kaivai
    And the board has
      | hexes | holds |
      | A5    | cult  |
      | A5    | god   |
    And the bids are Red 6, Blue 5 and Green 4
    And the influence is Red 8, Blue 0 and Green 0
    And the actions hold
      | action     | influence |
      | increasing | 8         |
    And it is the turn of Red
    When Red chooses increasing
    Then this is told
      | rule        | sentence                                       |
      | Kaivai 4.3  | Red chooses increasing and places 8 influence. |
      | Kaivai 11.1 | Red moves to step 1 of movement.               |
      | Kaivai 11.2 | That is 1 more: canoes of Red move 5.          |
      | Kaivai 4.1  | It is the turn of Blue.                        |
    And the turn is now Blue
    And the steps of movement of Red are now 1
    And the influence of Red is now 0
