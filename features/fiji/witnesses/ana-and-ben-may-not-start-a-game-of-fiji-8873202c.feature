@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 0.2, where seats=three_to_five
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_0_2
  Scenario: Ana and Ben may not start a game of Fiji
    Given the ruling seats=three_to_five holds
    When Ana and Ben start a game of Fiji
    Then the move is refused by fiji_0_2
