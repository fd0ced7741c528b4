Feature: Kaivai, the printed example of fishing
  Blue, whose canoes move 4, fishes with two of three canoes in village A, where Blue has two fishermen and the god is.
  The pictures are lost; this is one board that fits every printed word: A is the village of E7.
  C1 is the canoe on F8, C2 that on J8, C3 that on M5.
  Five fish are printed; by the rules one for each canoe is the god's. Which canoe rolled which of the three blue faces is not told.
  It is one thread: what one canoe leaves the next one finds.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the ruling fishing=dice holds
    And the board has
      | hexes      | holds                  |
      | E6         | cult                   |
      | E6         | god                    |
      | F7, D6     | Blue fisherman hut     |
      | B3, C2, B1 | Blue canoe-builder hut |
      | L2, K1     | Red meeting hut        |
      | J2, J3     | Green meeting hut      |
      | F3, E4     | Yellow meeting hut     |
      | F8, J8, M5 | Blue canoe             |
    And the bid of Blue is 6
    And the fish of Blue are none
    And the dice are blue, blue, blue, white
    And it is the turn of Blue

  @source:kaivai-en-2010/fishing-example-1 @kaivai_5_1
  Scenario: C1 makes room, and is still beside a cult hex of A
    Given Blue has chosen fishing
    When Blue chooses to sail F8 to E8
    Then the canoe sails from F8 to E8
    And nothing else changes

  @source:kaivai-en-2010/fishing-example-1 @kaivai_5_1 @kaivai_5_7
  Scenario: C2 sails 4 steps to where C1 was
    Given Blue has chosen fishing
    And Blue has chosen to sail F8 to E8
    When Blue chooses to sail J8 to F8
    Then the canoe sails from J8 to F8
    And nothing else changes

  @source:kaivai-en-2010/fishing-example-1 @kaivai_5_1
  Scenario Outline: C3 may not be moved, not to <hex> either, for it reaches no place to fish
    Given Blue has chosen fishing
    When Blue chooses to sail M5 to <hex>
    Then the move is refused by kaivai_5_1
    And nothing else changes

    Examples:
      | hex |
      | I6  |
      | J7  |
      | L7  |

  @source:kaivai-en-2010/fishing-example-2 @kaivai_7_3 @kaivai_7_4 @kaivai_7_5
  Scenario: C1 fishes with two dice for two fishermen, and the god gives one more
    Given Blue has chosen fishing
    And Blue has chosen to sail F8 to E8
    And Blue has chosen to sail J8 to F8
    When Blue chooses to fish at E7 from E8
    Then Blue rolls blue, blue
    And Blue takes the fish 4 4 4
    And the canoe on E8 has acted
    And nothing else changes

  @source:kaivai-en-2010/fishing-example-2 @source:kaivai-en-2010/fishing-example-3 @kaivai_7_3 @kaivai_7_4 @kaivai_7_5
  Scenario: C2 fishes too, so Blue has 5 fish on space 4
    Given Blue has chosen fishing
    And Blue has chosen to sail F8 to E8
    And Blue has chosen to sail J8 to F8
    And Blue has chosen to fish at E7 from E8
    When Blue chooses to fish at E7 from F8
    Then Blue rolls blue, white
    And the fish of Blue are now 4 4 4 4 4
    And the canoe on F8 has acted
