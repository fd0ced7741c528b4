Feature: Kaivai, the printed examples of delivering
  What a fish brings hangs on the fish that lie on the hut already; four fish bring Red 18.
  The picture is lost; this is one board that fits every printed number: one canoe between four huts of two villages.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                                |
      | J7     | cult                                 |
      | J7     | god                                  |
      | I6, J6 | Red canoe-builder hut                |
      | F6     | Red canoe                            |
      | F5     | Blue canoe-builder hut               |
      | B3     | Blue meeting hut                     |
      | E6     | Green meeting hut                    |
      | C2     | Green fisherman hut                  |
      | G6     | Yellow fisherman hut                 |
      | F7     | Yellow canoe-builder hut with 1 fish |
    And the shells of Red are none
    And the fish of Red are 4 4 4 4
    And it is the turn of Red

  @source:kaivai-en-2010/selling-example @kaivai_8_4
  Scenario Outline: A fish for a hut on which <fish> lie already brings a shell on space <space>
    Given the board has
      | hexes | holds |
      | E6    | <hut> |
    And Red has chosen delivering
    When Red chooses to deliver 4 to E6 from F6
    Then Red lays the fish 4 on E6
    And Red takes the shells <space>
    And the canoe on F6 has acted
    And nothing else changes

    Examples:
      | fish | hut                           | space |
      | none | Green meeting hut             | 5     |
      | 1    | Green meeting hut with 1 fish | 4     |
      | 2    | Green meeting hut with 2 fish | 3     |

  @source:kaivai-en-2010/delivering-example-1 @source:kaivai-en-2010/delivering-example-2 @kaivai_8_3 @kaivai_8_4
  Scenario: The first fish on the blue canoe-builder hut brings 5
    Given Red has chosen delivering
    When Red chooses to deliver 4 to F5 from F6
    Then Red lays the fish 4 on F5
    And Red takes the shells 5
    And the canoe on F6 has acted
    And nothing else changes

  @source:kaivai-en-2010/delivering-example-2 @kaivai_8_3 @kaivai_8_4
  Scenario: The first and the second fish on the green meeting hut bring 5 and 4
    Given Red has chosen delivering
    And Red has chosen to deliver 4 to F5 from F6
    When Red chooses to deliver 4 4 to E6 from F6
    Then Red lays the fish 4 4 on E6
    And Red takes the shells 4 5
    And nothing else changes

  @source:kaivai-en-2010/delivering-example-2 @kaivai_8_3 @kaivai_8_4
  Scenario: The second fish on the yellow canoe-builder hut brings 4, so Red has shells worth 18
    Given Red has chosen delivering
    And Red has chosen to deliver 4 to F5 from F6
    And Red has chosen to deliver 4 4 to E6 from F6
    When Red chooses to deliver 4 to F7 from F6
    Then Red lays the fish 4 on F7
    And the shells of Red are now 4 4 5 5
    And the shells of Red are worth 18

  @source:kaivai-en-2010/delivering-example-1 @kaivai_8_1
  Scenario: The yellow fisherman's hut does not want fish
    Given Red has chosen delivering
    When Red chooses to deliver 4 to G6 from F6
    Then the move is refused by kaivai_8_1
    And nothing else changes
