@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 3.3, Fiji 5.1, Fiji 6.1, Fiji 6.2, Fiji 7.4, Fiji 7.5 and Fiji 7.6
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_3_3 @fiji_5_1 @fiji_6_1 @fiji_6_2 @fiji_7_4 @fiji_7_5 @fiji_7_6
  Scenario: Ben wins
    Given Ana and Ben play Fiji
    And it is exchange 3 of round 4
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And the rows are
      | condition          | effect               |
      | most red and green | take 3 red           |
      | fewest yellow      | keep the offer       |
      | most beads         | others take 1 yellow |
      | fewest beads       | take 2 yellow        |
    And the goals are most green, most red, most yellow and most blue
    And the hands are
      | player | green | red |
      | Ana    | 1     | 1   |
      | Ben    | 2     |     |
    When the round is scored
    Then nobody takes heads for most yellow
    And nobody takes heads for most blue
    And Ana takes 3 heads
    And Ben takes 4 heads
    And Ben wins
    And nothing else changes
