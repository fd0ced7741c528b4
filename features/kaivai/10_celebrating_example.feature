Feature: Kaivai, the printed example of a celebration, and the table of the bonus
  Yellow celebrates in village A, where Red, Blue and Yellow have two fish each.
  The picture is lost; this is one board that fits every printed number: A is the village of F4.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai

  @source:kaivai-en-2010/celebrating-example-1 @source:kaivai-en-2010/celebrating-example-2 @source:kaivai-en-2010/celebrating-example-3 @kaivai_10_2 @kaivai_10_3 @kaivai_10_4
  Scenario: Six fish bring Red and Blue 2 glory each, and Yellow 2 and a bonus of 2
    Given the board has
      | hexes  | holds                              |
      | J7     | cult                               |
      | J7     | god                                |
      | F3     | Red meeting hut with 2 fish        |
      | G5     | Blue canoe-builder hut with 2 fish |
      | E4     | Yellow meeting hut with 2 fish     |
      | I6     | Red meeting hut with 2 fish        |
      | B3     | Blue meeting hut                   |
      | C2     | Yellow meeting hut                 |
      | J2, L2 | Green meeting hut                  |
    And the bids are Yellow 6, Red 5, Blue 4 and Green 3
    And it is the turn of Yellow
    And Yellow has chosen celebrating
    When Yellow chooses to celebrate at F4
    Then the glory is now Red 2, Blue 2, Green 0 and Yellow 4
    And the huts on F3, G5, E4 are now empty
    And the turn is now Red
    And nothing else changes

  @source:kaivai-en-2010/celebrating-table @kaivai_10_3
  Scenario Outline: <fish> fish bring who celebrates a bonus of <bonus>
    Given the board has
      | hexes    | holds                        |
      | <threes> | Blue meeting hut with 3 fish |
      | I6, J7   | Red meeting hut              |
      | E8, D6   | Yellow meeting hut           |
      | J2, L2   | Green meeting hut            |
    And it is the turn of Red
    And Red has chosen celebrating
    When Red chooses to celebrate at F4
    Then Red gains <bonus> glory
    And Blue gains <fish> glory

    Examples:
      | fish | threes                 | bonus |
      | 3    | F3                     | 1     |
      | 6    | F3, G4                 | 2     |
      | 9    | F3, G4, G5             | 3     |
      | 12   | F3, G4, G5, F5         | 4     |
      | 15   | F3, G4, G5, F5, E4     | 5     |
      | 18   | F3, G4, G5, F5, E4, E3 | 6     |

  @source:kaivai-en-2010/celebrating-table @kaivai_10_3
  Scenario Outline: With two fish more, <fish> in all, the bonus is still <bonus>
    Given the board has
      | hexes    | holds                        |
      | <threes> | Blue meeting hut with 3 fish |
      | F2       | Blue meeting hut with 2 fish |
      | I6, J7   | Red meeting hut              |
      | E8, D6   | Yellow meeting hut           |
      | J2, L2   | Green meeting hut            |
    And it is the turn of Red
    And Red has chosen celebrating
    When Red chooses to celebrate at F4
    Then Red gains <bonus> glory
    And Blue gains <fish> glory

    Examples:
      | fish | threes                 | bonus |
      | 5    | F3                     | 1     |
      | 8    | F3, G4                 | 2     |
      | 11   | F3, G4, G5             | 3     |
      | 14   | F3, G4, G5, F5         | 4     |
      | 17   | F3, G4, G5, F5, E4     | 5     |
      | 20   | F3, G4, G5, F5, E4, E3 | 6     |

  @source:kaivai-en-2010/celebrating-table @kaivai_10_2
  Scenario Outline: Up to two fish bring no bonus, so <hut> pays its owner alone
    Given the board has
      | hexes  | holds              |
      | F3     | <hut>              |
      | F5     | Blue meeting hut   |
      | I6, J7 | Red meeting hut    |
      | E8, D6 | Yellow meeting hut |
      | J2, L2 | Green meeting hut  |
    And it is the turn of Red
    And Red has chosen celebrating
    When Red chooses to celebrate at F4
    Then Red gains 0 glory
    And Blue gains <fish> glory

    Examples:
      | hut                          | fish |
      | Blue meeting hut with 1 fish | 1    |
      | Blue meeting hut with 2 fish | 2    |
