@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 2.3, Fiji 5.8 and Fiji 7.7
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_2_3 @fiji_5_8 @fiji_7_7
  Scenario: Round 2 begins
    Given Ana and Ben play Fiji
    And it is exchange 3 of round 1
    And Ana has set aside 1 green, 1 red, 1 yellow and 1 blue
    And Ben has set aside 1 green, 1 red, 1 yellow and 1 blue
    And another round follows
    When the next round is dealt
    Then round 2 begins
    And each player now holds 6 green, 5 red, 4 yellow and 3 blue
    And Ana has set aside nothing
    And Ben has set aside nothing
    And the rows are now
      | condition             | effect             |
      | most red and blue     | others take 1 red  |
      | most yellow and green | others take 1 blue |
      | most green and blue   | rotate a goal      |
      | most yellow and blue  | swap two goals     |
    And nothing else changes
