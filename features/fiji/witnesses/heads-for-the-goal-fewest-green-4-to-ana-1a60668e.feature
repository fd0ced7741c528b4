@fiji @witness @possible
Feature: Fiji witness, Can one of two players take all ten heads of a round? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_5_1 @fiji_7_4 @fiji_3_3 @fiji_7_5
  Scenario: Heads for the goal fewest green: 4 to Ana
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
    Then this is told
      | rule     | sentence                                                   |
      | Fiji 5.1 | The screens go: Ana 1 yellow 1 blue and Ben 1 green 1 red. |
      | Fiji 7.4 | The beads set aside are not counted.                       |
      | Fiji 3.3 | The goal fewest green: Ana 0 and Ben 1.                    |
      | Fiji 7.5 | Heads for the goal fewest green: 4 to Ana.                 |
      | Fiji 3.3 | The goal fewest red: Ana 0 and Ben 1.                      |
      | Fiji 7.5 | Heads for the goal fewest red: 3 to Ana.                   |
      | Fiji 3.3 | The goal most yellow: Ana 1 and Ben 0.                     |
      | Fiji 7.5 | Heads for the goal most yellow: 2 to Ana.                  |
      | Fiji 3.3 | The goal most blue: Ana 1 and Ben 0.                       |
      | Fiji 7.5 | Heads for the goal most blue: 1 to Ana.                    |
    And the heads of Ana are now 10
    And nothing else changes
