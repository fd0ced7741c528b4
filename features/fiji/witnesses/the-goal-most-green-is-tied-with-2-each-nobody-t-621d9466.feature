@fiji @witness @possible
Feature: Fiji witness, Can a round of two pay no heads at all? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_5_1 @fiji_7_4 @fiji_3_3 @fiji_7_6
  Scenario: The goal most green is tied with 2 each: nobody takes heads for it
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
    Then this is told
      | rule     | sentence                                                             |
      | Fiji 5.1 | The screens go: Ana 2 green and Ben 2 green.                         |
      | Fiji 7.4 | The beads set aside are not counted.                                 |
      | Fiji 3.3 | The goal most green: Ana 2 and Ben 2.                                |
      | Fiji 7.6 | The goal most green is tied with 2 each: nobody takes heads for it.  |
      | Fiji 3.3 | The goal most red: Ana 0 and Ben 0.                                  |
      | Fiji 7.6 | The goal most red is tied with 0 each: nobody takes heads for it.    |
      | Fiji 3.3 | The goal most yellow: Ana 0 and Ben 0.                               |
      | Fiji 7.6 | The goal most yellow is tied with 0 each: nobody takes heads for it. |
      | Fiji 3.3 | The goal most blue: Ana 0 and Ben 0.                                 |
      | Fiji 7.6 | The goal most blue is tied with 0 each: nobody takes heads for it.   |
    And nothing else changes
