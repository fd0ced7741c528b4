@fiji @witness @possible
Feature: Fiji witness, Can the fourth goal alone decide between two players? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_5_1 @fiji_3_3 @fiji_5_3 @fiji_5_2 @fiji_5_4 @fiji_5_5
  Scenario: Ana, Ben and Cid are tied on most red: the next goal decides
    Given Ana, Ben and Cid play Fiji
    And it is exchange 3 of round 1
    And the rows are
      | condition          | effect               |
      | most red and green | take 3 red           |
      | fewest yellow      | keep the offer       |
      | most beads         | others take 1 yellow |
      | fewest beads       | take 2 yellow        |
    And the goals are most red, most yellow, most blue and most green
    And the hands are
      | player | green |
      | Ana    | 2     |
      | Ben    | 3     |
      | Cid    | 2     |
    When the round is scored
    Then this is told
      | rule     | sentence                                                         |
      | Fiji 5.1 | The screens go: Ana 2 green, Ben 3 green and Cid 2 green.        |
      | Fiji 3.3 | The goal most red: Ana 0, Ben 0 and Cid 0.                       |
      | Fiji 5.3 | Ana, Ben and Cid are tied on most red: the next goal decides.    |
      | Fiji 3.3 | The goal most yellow: Ana 0, Ben 0 and Cid 0.                    |
      | Fiji 5.3 | Ana, Ben and Cid are tied on most yellow: the next goal decides. |
      | Fiji 3.3 | The goal most blue: Ana 0, Ben 0 and Cid 0.                      |
      | Fiji 5.3 | Ana, Ben and Cid are tied on most blue: the next goal decides.   |
      | Fiji 3.3 | The goal most green: Ana 2, Ben 3 and Cid 2.                     |
      | Fiji 5.3 | Ana and Cid are tied on most green: the next goal decides.       |
      | Fiji 5.2 | The order is Ben, Ana = Cid.                                     |
      | Fiji 5.4 | Heads for place 1: 2 to Ben.                                     |
      | Fiji 5.5 | Heads for place 2, shared: 0 each to Ana and Cid.                |
    And the heads of Ben are now 2
    And nothing else changes
