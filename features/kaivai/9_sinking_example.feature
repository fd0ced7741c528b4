Feature: Kaivai, the printed table of sinking
  The more canoes the other player has at sea, the less it costs to sink one of them; the last one cannot be sunk.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes          | holds                  |
      | F3, G5         | Red canoe-builder hut  |
      | E4, G4, F5, E3 | Blue canoe-builder hut |
      | I6, J7         | Green meeting hut      |
      | E8, D6         | Yellow meeting hut     |
      | H8             | Red canoe              |
    And the glory of Red is 10
    And it is the turn of Red

  @source:kaivai-en-2010/moving @kaivai_9_2 @kaivai_9_3
  Scenario Outline: A canoe of a player who has <number> costs <glory> glory
    Given the board has
      | hexes    | holds      |
      | <canoes> | Blue canoe |
    And Red has chosen moving
    When Red chooses to sail H8 to G9
    Then the canoe on H8 moves to G9
    And Red loses <glory> glory
    And nothing else changes

    Examples:
      | number | canoes         | glory |
      | 2      | G9, B5         | 6     |
      | 3      | G9, B5, C6     | 4     |
      | 4      | G9, B5, C6, D8 | 2     |

  @source:kaivai-en-2010/moving @kaivai_9_4
  Scenario: The last canoe of a player cannot be sunk
    Given the board has
      | hexes | holds      |
      | G9    | Blue canoe |
    And Red has chosen moving
    When Red chooses to sail H8 to G9
    Then the move is refused by kaivai_9_4
    And nothing else changes
