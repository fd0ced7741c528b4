@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 7.3
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_7_3
  Scenario: Ana has set aside 1 green, 1 red, 1 yellow and 1 blue
    Given Ana and Ben play Fiji
    When Ana chooses to set aside 1 green 1 red 1 yellow 1 blue
    Then Ana has set aside 1 green, 1 red, 1 yellow and 1 blue
    And Ana now holds 5 green, 4 red, 3 yellow and 2 blue
    And nothing else changes
