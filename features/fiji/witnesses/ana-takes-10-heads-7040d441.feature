@fiji @witness @possible
Feature: Fiji witness, Can one of two players take all ten heads of a round? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_7_5
  Scenario: Ana takes 10 heads
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
    And the goals are fewest green, fewest red, most yellow and most blue
    And the hands are
      | player | green | red | yellow | blue |
      | Ana    |       |     | 1      | 1    |
      | Ben    | 1     | 1   |        |      |
    When the round is scored
    Then Ana takes 10 heads
    And Ben takes no heads
    And nothing else changes
