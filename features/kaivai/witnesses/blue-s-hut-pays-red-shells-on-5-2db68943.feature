@kaivai @witness @possible
Feature: Kaivai witness, Can a fish that lies on 1 be sold for a shell on 5? Yes.
  Found by `atoll possible kaivai --keep`, which finds and keeps it again.

  @kaivai_8_4
  Scenario: Blue's hut pays Red shells on 5
    Given Red, Blue and Green play Kaivai
    And the board has
      | hexes | holds                 |
      | A5    | cult                  |
      | E3    | Blue meeting hut      |
      | F7    | Red canoe-builder hut |
      | E4    | Red canoe             |
      | A5    | god                   |
    And the bids are Red 6, Blue 5 and Green 4
    And the fish are Red 1, Blue 4 4 4 and Green 4 4 4
    And it is the turn of Red
    And Red has chosen delivering
    When Red chooses to deliver 1 to E3 from E4
    Then this is told
      | rule       | sentence                              |
      | Kaivai 8.3 | Red delivers 1 fish to the hut on E3. |
      | Kaivai 8.4 | Blue's hut pays Red shells on 5.      |
    And the shells of Red are now 5 5 5 5
    And the fish of Red are now none
    And the goods left are now 35
