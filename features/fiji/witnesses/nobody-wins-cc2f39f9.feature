@fiji @witness @reach
Feature: Fiji witness, the smallest table for Fiji 6.3, where final_tie=nobody
  Found by `atoll prove fiji --reach --keep`, which finds and keeps it again.

  @fiji_6_3
  Scenario: Nobody wins
    Given Ana and Ben play Fiji
    And the ruling final_tie=nobody holds
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
      | player | green |
      | Ana    | 2     |
      | Ben    | 2     |
    When the round is scored
    Then nobody takes heads for most green
    And nobody takes heads for most red
    And nobody takes heads for most yellow
    And nobody takes heads for most blue
    And nobody wins
    And nothing else changes
