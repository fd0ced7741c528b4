@fiji @witness @possible
Feature: Fiji witness, Can two players take five heads each, though no goal is tied? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_7_5
  Scenario: Ana takes 5 heads
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
    And the goals are most green, most yellow, most blue and most red
    And the hands are
      | player | green | red | yellow | blue |
      | Ana    |       |     | 1      | 1    |
      | Ben    | 1     | 1   |        |      |
    When the round is scored
    Then Ana takes 5 heads
    And Ben takes 5 heads
    And nothing else changes
