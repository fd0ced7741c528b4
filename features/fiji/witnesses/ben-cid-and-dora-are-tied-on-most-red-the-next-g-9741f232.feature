@fiji @witness @possible
Feature: Fiji witness, Can one of three or more players take heads in last place? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_5_1 @fiji_3_3 @fiji_5_3 @fiji_5_2 @fiji_5_4 @fiji_5_5
  Scenario: Ben, Cid and Dora are tied on most red: the next goal decides
    Given Ana, Ben, Cid and Dora play Fiji
    And it is exchange 3 of round 1
    And the rows are
      | condition          | effect               |
      | most red and green | take 3 red           |
      | fewest yellow      | keep the offer       |
      | most beads         | others take 1 yellow |
      | fewest beads       | take 2 yellow        |
    And the goals are most red, most green, most yellow and most blue
    And the hands are
      | player | green | red |
      | Ana    | 1     | 1   |
      | Ben    | 2     |     |
      | Cid    | 2     |     |
      | Dora   | 2     |     |
    When the round is scored
    Then this is told
      | rule     | sentence                                                                      |
      | Fiji 5.1 | The screens go: Ana 1 green 1 red, Ben 2 green, Cid 2 green and Dora 2 green. |
      | Fiji 3.3 | The goal most red: Ana 1, Ben 0, Cid 0 and Dora 0.                            |
      | Fiji 5.3 | Ben, Cid and Dora are tied on most red: the next goal decides.                |
      | Fiji 3.3 | The goal most green: Ana 1, Ben 2, Cid 2 and Dora 2.                          |
      | Fiji 5.3 | Ben, Cid and Dora are tied on most green: the next goal decides.              |
      | Fiji 3.3 | The goal most yellow: Ana 0, Ben 0, Cid 0 and Dora 0.                         |
      | Fiji 5.3 | Ben, Cid and Dora are tied on most yellow: the next goal decides.             |
      | Fiji 3.3 | The goal most blue: Ana 0, Ben 0, Cid 0 and Dora 0.                           |
      | Fiji 5.3 | Ben, Cid and Dora are tied on most blue: the next goal decides.               |
      | Fiji 5.2 | The order is Ana, Ben = Cid = Dora.                                           |
      | Fiji 5.4 | Heads for place 1: 3 to Ana.                                                  |
      | Fiji 5.5 | Heads for place 2, shared: 1 each to Ben, Cid and Dora.                       |
    And the heads are now Ana 3, Ben 1, Cid 1 and Dora 1
    And nothing else changes
