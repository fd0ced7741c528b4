@kaivai @witness @possible
Feature: Kaivai witness, Can a player have as many shells after paying for a hut as before? Yes.
  Found by `atoll possible kaivai --keep`, which finds and keeps it again.

  @kaivai_6_7
  Scenario: Red gets a shell on 3 as change
    Given Red, Blue and Green play Kaivai
    And the board has
      | hexes | holds                 |
      | A5    | cult                  |
      | F7    | Red canoe-builder hut |
      | E3    | Red canoe             |
      | A5    | god                   |
    And the bids are Red 1, Blue 6 and Green 5
    And the shells are Red 5, Blue 5 5 5 and Green 5 5 5
    And it is the turn of Red
    And Red has chosen building
    And Red has chosen to build meeting on E4 from E3
    When Red chooses to pay 5
    Then this is told
      | rule       | sentence                         |
      | Kaivai 6.6 | Red pays 2 with the shells 5.    |
      | Kaivai 6.7 | Red gets a shell on 3 as change. |
    And the shells of Red are now 3
    And the price due is now 0
    And nothing else changes
