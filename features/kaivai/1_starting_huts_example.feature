Feature: Kaivai, the printed example of starting huts
  The rulebook shows Red with both starting huts in one island-village, A.
  The picture is lost; this is one board that fits every printed word: A is the village of F4.
  It is one thread: what one hut leaves the next one finds.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                    |
      | E6, I6 | Yellow canoe-builder hut |
      | E6, I6 | Yellow canoe             |
    And the bids are Yellow 8, Red 6, Blue 5 and Green 4

  @source:kaivai-en-2010/starting-example @source:kaivai-en-2010/starting-kind @kaivai_1_5 @kaivai_6_8
  Scenario: Yellow has placed his huts, so Red places his first one, and a canoe on it
    When Red chooses to place canoe-builder on F3
    Then the board now also has
      | hexes | holds                 |
      | F3    | Red canoe-builder hut |
      | F3    | Red canoe             |
    And the turn is still Red
    And nothing else changes

  @source:kaivai-en-2010/starting-example @kaivai_1_5
  Scenario: Red places both of his huts in the same village, and Blue is next
    Given Red has chosen to place canoe-builder on F3
    When Red chooses to place canoe-builder on G5
    Then the board now also has
      | hexes | holds                 |
      | G5    | Red canoe-builder hut |
      | G5    | Red canoe             |
    And the turn is now Blue
    And nothing else changes

  @source:kaivai-en-2010/starting-example @kaivai_1_6
  Scenario: Each hut must touch the cult hex A, so beside the first hut alone is no place
    Given Red has chosen to place canoe-builder on F3
    When Red chooses to place canoe-builder on F2
    Then the move is refused by kaivai_1_6
    And nothing else changes
