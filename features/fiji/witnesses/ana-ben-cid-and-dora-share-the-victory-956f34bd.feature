@fiji @witness @possible
Feature: Fiji witness, Can all of four players share the victory? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_5_5 @fiji_5_6 @fiji_6_3
  Scenario: Ana, Ben, Cid and Dora share the victory
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
    Then the places are
      | place | player | heads |
      | 1     | Ana    | 2     |
      | 1     | Ben    | 2     |
      | 3     | Cid    |       |
      | 3     | Dora   |       |
    And Ana, Ben, Cid and Dora share the victory
    And nothing else changes
