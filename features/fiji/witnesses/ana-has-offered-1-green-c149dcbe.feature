@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 4.1, Fiji 4.2 and Fiji 4.3
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_4_1 @fiji_4_2 @fiji_4_3
  Scenario: Ana has offered 1 green
    Given Ana and Ben play Fiji
    And Ana has set aside 1 green, 1 red, 1 yellow and 1 blue
    And Ben has set aside 1 green, 1 red, 1 yellow and 1 blue
    And Ben has offered 1 green
    When Ana chooses to offer 1 green
    Then Ana has offered 1 green
    And Ana now holds 4 green, 4 red, 3 yellow and 2 blue
    And nothing else changes
