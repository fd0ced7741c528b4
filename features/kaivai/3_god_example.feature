Feature: Kaivai, the printed examples of the fisherman's god
  Red has bid the lowest and moves the god from village A to village B, where he has a meeting hut.
  The pictures are lost; these are boards that fit every printed word, at a table of round 2.
  In the first A is the village of F4 and B that of I7; in the second A is that of F4.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai

  @source:kaivai-en-2010/god-example-1 @source:kaivai-en-2010/god-example-2 @kaivai_3_1 @kaivai_3_4 @kaivai_3_7
  Scenario: Red moves the god from A to B, and his meeting hut there brings a counter
    Given the board has
      | hexes  | holds                    |
      | G4     | cult                     |
      | G4     | god                      |
      | F3     | Green canoe-builder hut  |
      | E8     | Green canoe-builder hut  |
      | I6     | Red meeting hut          |
      | D6     | Red canoe-builder hut    |
      | C3, B3 | Blue canoe-builder hut   |
      | J2, L2 | Yellow canoe-builder hut |
    And the bids are Green 7, Blue 5, Yellow 4 and Red 2
    When Red chooses to move the god to J7
    Then the board now also has
      | hexes | holds |
      | J7    | cult  |
      | J7    | god   |
    And Red takes 1 influence
    And the turn is now Green
    And nothing else changes

  @source:kaivai-en-2010/god-example-2 @kaivai_3_5
  Scenario: The new cult hex may not join two villages
    Given the board has
      | hexes  | holds                    |
      | G4     | cult                     |
      | G4     | god                      |
      | F3     | Green canoe-builder hut  |
      | G5     | Green canoe-builder hut  |
      | I6     | Red meeting hut          |
      | D6     | Red canoe-builder hut    |
      | C3, H6 | Blue canoe-builder hut   |
      | J2, L2 | Yellow canoe-builder hut |
    And the bids are Green 7, Blue 5, Yellow 4 and Red 2
    When Red chooses to move the god to H5
    Then the move is refused by kaivai_3_5
    And nothing else changes

  @source:kaivai-en-2010/blessing-example @kaivai_3_7
  Scenario: Two meeting huts bring Green 2 counters, one brings Red 1, those elsewhere bring none
    Given the board has
      | hexes  | holds                    |
      | J7     | cult                     |
      | J7     | god                      |
      | F3, G4 | Green meeting hut        |
      | E4     | Red meeting hut          |
      | I6     | Red meeting hut          |
      | E8     | Green meeting hut        |
      | C3, B3 | Blue canoe-builder hut   |
      | J2, L2 | Yellow canoe-builder hut |
    And the bids are Green 7, Red 5, Yellow 4 and Blue 2
    When Blue chooses to move the god to G5
    Then the board now also has
      | hexes | holds |
      | G5    | cult  |
      | G5    | god   |
    And Green takes 2 influence
    And Red takes 1 influence
    And the turn is now Green
    And nothing else changes
