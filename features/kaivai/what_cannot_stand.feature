Feature: Kaivai, tables that cannot stand
  The referee refuses a position in which pieces lie where none can lie, or more of them than there are.
  Here somebody counts the table as the referee does.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                    |
      | F3, F5 | Red canoe-builder hut    |
      | G4, I6 | Blue canoe-builder hut   |
      | J7, H8 | Green canoe-builder hut  |
      | E8, D6 | Yellow canoe-builder hut |
    And it is the turn of Red

  @kaivai_0_2
  Scenario: A cult hex that is printed cannot be missing
    Given the cult hexes are A6, A7, E7, F4, F11, I7, K2, K9 and L8
    When the table is counted
    Then the move is refused by kaivai_0_2
    And nothing else changes

  @kaivai_1_3
  Scenario: A further base cannot be of one hex
    Given the cult hexes are A6, A7, B2, E7, F4, F11, I7, K2 and K9
    When the table is counted
    Then the move is refused by kaivai_1_3
    And nothing else changes

  @kaivai_0_3
  Scenario Outline: Red has no more than <most>
    Given the board has
      | hexes   | holds   |
      | <hexes> | <piece> |
    When the table is counted
    Then the move is refused by kaivai_0_3
    And nothing else changes

    Examples:
      | most           | hexes                  | piece             |
      | four canoes    | D3, D4, D5, C4, C5     | Red canoe         |
      | five fishermen | E3, E4, G5, H4, H3, G3 | Red fisherman hut |

  @kaivai_0_9
  Scenario Outline: <huts> by itself, without a cult hex, is no village
    Given the board has
      | hexes   | holds           |
      | <hexes> | Red meeting hut |
    When the table is counted
    Then the move is refused by kaivai_0_9
    And nothing else changes

    Examples:
      | huts           | hexes  |
      | A hut          | K5     |
      | A pair of huts | K4, K5 |

  @kaivai_0_10
  Scenario: Two villages cannot have grown together
    Given the board has
      | hexes      | holds           |
      | G5, G6, H6 | Red meeting hut |
    When the table is counted
    Then the move is refused by kaivai_0_10
    And nothing else changes

  @kaivai_0_11
  Scenario Outline: A canoe cannot lie on <hex>, <what>
    Given the board has
      | hexes | holds     |
      | <hex> | Red canoe |
    When the table is counted
    Then the move is refused by kaivai_0_11
    And nothing else changes

    Examples:
      | hex | what                      |
      | F4  | a cult hex                |
      | I6  | the hut of another player |

  @kaivai_0_11
  Scenario: A hut and a cult hex do not lie on one hex
    Given the board has
      | hexes | holds |
      | F3    | cult  |
    When the table is counted
    Then the move is refused by kaivai_0_11
    And nothing else changes

  @kaivai_3_4
  Scenario: The god cannot stand on water
    Given the board has
      | hexes | holds |
      | F10   | god   |
    When the table is counted
    Then the move is refused by kaivai_3_4
    And nothing else changes

  @kaivai_8_1
  Scenario: No fish lie on a fisherman's hut
    Given the board has
      | hexes | holds                         |
      | E4    | Red fisherman hut with 1 fish |
    When the table is counted
    Then the move is refused by kaivai_8_1
    And nothing else changes

  @kaivai_0_4
  Scenario Outline: The supply of <supply> cannot be <number>
    Given the <supply> left <verb> <number>
    When the table is counted
    Then the move is refused by kaivai_0_4
    And nothing else changes

    Examples:
      | supply    | verb | number |
      | goods     | are  | 29     |
      | goods     | are  | 27     |
      | influence | is   | 13     |
