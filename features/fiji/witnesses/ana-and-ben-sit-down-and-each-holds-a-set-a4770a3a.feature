@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 0.1, Fiji 0.2, Fiji 0.3, Fiji 0.4, Fiji 1.4, Fiji 2.1, Fiji 2.2, Fiji 3.1, Fiji 3.2, Fiji 7.1 and Fiji 7.2
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_0_1 @fiji_0_2 @fiji_0_3 @fiji_0_4 @fiji_1_4 @fiji_2_1 @fiji_2_2 @fiji_3_1 @fiji_3_2 @fiji_7_1 @fiji_7_2
  Scenario: Ana and Ben sit down, and each holds a set
    When Ana and Ben start a game of Fiji
    Then each player now holds 6 green, 5 red, 4 yellow and 3 blue
    And nothing else changes
