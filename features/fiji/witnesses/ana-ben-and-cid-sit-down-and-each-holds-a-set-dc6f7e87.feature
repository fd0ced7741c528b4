@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 1.2, where supply_laid=each_round
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_1_2
  Scenario: Ana, Ben and Cid sit down, and each holds a set
    Given the ruling supply_laid=each_round holds
    When Ana, Ben and Cid start a game of Fiji
    Then each player now holds 5 green, 4 red, 3 yellow and 2 blue
    And nothing else changes
