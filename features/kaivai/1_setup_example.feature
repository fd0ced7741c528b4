Feature: Kaivai, the printed count of the cult hexes
  Twelve pieces, four of them for the two further bases: eight remain, and one lies there for each round to come.

  @source:kaivai-en-2010/setup-supply @kaivai_1_4
  Scenario: Eight cult pieces are left when the game begins
    When Red, Blue, Green and Yellow start a game of Kaivai
    Then the cult pieces left are now 8

  @source:kaivai-en-2010/god-rounds @kaivai_3_4
  Scenario: The god of round 8 brings the last of them
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes                       | holds |
      | J7, I8, F3, B1, B3, L2, G12 | cult  |
    And the bids are Red 6, Blue 5, Green 4 and Yellow 3
    When Yellow chooses to move the god to F10
    Then the cult pieces left are now 0
