@fiji @witness @possible
Feature: Fiji witness, Can a round of two pay no heads at all? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_7_6
  Scenario: Nobody takes heads for most green
    Given Ana and Ben play Fiji
    And it is exchange 3 of round 1
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
    And nothing else changes
