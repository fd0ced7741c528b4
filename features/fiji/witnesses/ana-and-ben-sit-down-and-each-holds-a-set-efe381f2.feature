@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 7.2, where supply_laid=each_round
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_7_2
  Scenario: Ana and Ben sit down, and each holds a set
    Given the ruling supply_laid=each_round holds
    When Ana and Ben start a game of Fiji
    Then each player now holds 6 green, 5 red, 4 yellow and 3 blue
    And nothing else changes
