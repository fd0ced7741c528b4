@fiji @witness @possible
Feature: Fiji witness, Can all of four players share the victory? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_5_1 @fiji_3_3 @fiji_5_3 @fiji_5_2 @fiji_5_5 @fiji_5_6 @fiji_6_1 @fiji_6_3
  Scenario: Ana and Ben are tied on most red: the next goal decides
    Given Ana, Ben, Cid and Dora play Fiji
    And it is exchange 3 of round 4
    And the heads are Ana 2, Ben 2, Cid 4 and Dora 4
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
      | Ben    | 1     | 1   |
      | Cid    | 2     |     |
      | Dora   | 2     |     |
    When the round is scored
    Then this is told
      | rule     | sentence                                                                            |
      | Fiji 5.1 | The screens go: Ana 1 green 1 red, Ben 1 green 1 red, Cid 2 green and Dora 2 green. |
      | Fiji 3.3 | The goal most red: Ana 1, Ben 1, Cid 0 and Dora 0.                                  |
      | Fiji 5.3 | Ana and Ben are tied on most red: the next goal decides.                            |
      | Fiji 5.3 | Cid and Dora are tied on most red: the next goal decides.                           |
      | Fiji 3.3 | The goal most green: Ana 1, Ben 1, Cid 2 and Dora 2.                                |
      | Fiji 5.3 | Ana and Ben are tied on most green: the next goal decides.                          |
      | Fiji 5.3 | Cid and Dora are tied on most green: the next goal decides.                         |
      | Fiji 3.3 | The goal most yellow: Ana 0, Ben 0, Cid 0 and Dora 0.                               |
      | Fiji 5.3 | Ana and Ben are tied on most yellow: the next goal decides.                         |
      | Fiji 5.3 | Cid and Dora are tied on most yellow: the next goal decides.                        |
      | Fiji 3.3 | The goal most blue: Ana 0, Ben 0, Cid 0 and Dora 0.                                 |
      | Fiji 5.3 | Ana and Ben are tied on most blue: the next goal decides.                           |
      | Fiji 5.3 | Cid and Dora are tied on most blue: the next goal decides.                          |
      | Fiji 5.2 | The order is Ana = Ben, Cid = Dora.                                                 |
      | Fiji 5.5 | Heads for place 1, shared: 2 each to Ana and Ben.                                   |
      | Fiji 5.6 | Cid and Dora come after the shared place: place 3.                                  |
      | Fiji 5.5 | Heads for place 3, shared: 0 each to Cid and Dora.                                  |
      | Fiji 6.1 | The game ends after 4 rounds.                                                       |
      | Fiji 6.3 | Most heads, tied: Ana, Ben, Cid and Dora with 4 each.                               |
    And the heads are now Ana 4, Ben 4, Cid 4 and Dora 4
    And nothing else changes
