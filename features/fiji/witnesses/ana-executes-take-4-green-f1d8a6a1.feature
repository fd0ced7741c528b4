@fiji @witness @possible
Feature: Fiji witness, Can a take card, one that gives beads to its executor, fail in the first exchange? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_4 @fiji_4_5 @fiji_4_8 @fiji_4_10 @fiji_4_7 @fiji_4_9 @fiji_4_12 @fiji_4_6 @fiji_4_16 @fiji_4_17
  Scenario: Ana executes: take 4 green
    Given Ana and Ben play Fiji
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And the rows are
      | condition    | effect              |
      | most green   | take 4 green        |
      | most red     | take 3 red          |
      | most yellow  | others take 1 green |
      | fewest green | take one of each    |
    And the offers are
      | player | green | yellow |
      | Ana    | 1     |        |
      | Ben    |       | 1      |
    When the offers are analysed
    Then this is told
      | rule      | sentence                                                                     |
      | Fiji 4.4  | Row 1: most green \| take 4 green.                                           |
      | Fiji 4.5  | most green: Ana 1 and Ben 0.                                                 |
      | Fiji 4.8  | Ana executes: take 4 green.                                                  |
      | Fiji 4.10 | Ana takes 4 green; the supply holds 1 green 4 red 3 yellow 2 blue.           |
      | Fiji 4.4  | Row 2: most red \| take 3 red.                                               |
      | Fiji 4.5  | most red: Ana 0 and Ben 0.                                                   |
      | Fiji 4.7  | Ana and Ben cancel each other out with 0 each.                               |
      | Fiji 4.9  | Everyone is cancelled: nobody executes take 3 red.                           |
      | Fiji 4.4  | Row 3: most yellow \| others take 1 green.                                   |
      | Fiji 4.5  | most yellow: Ana 0 and Ben 1.                                                |
      | Fiji 4.8  | Ben executes: others take 1 green.                                           |
      | Fiji 4.12 | From the supply, 1 green to Ana.                                             |
      | Fiji 4.4  | Row 4: fewest green \| take one of each.                                     |
      | Fiji 4.5  | fewest green: Ana 1 and Ben 0.                                               |
      | Fiji 4.6  | None counts as zero: Ben.                                                    |
      | Fiji 4.8  | Ben executes: take one of each.                                              |
      | Fiji 4.10 | The supply lacks beads for 1 green 1 red 1 yellow 1 blue: Ben takes nothing. |
      | Fiji 4.16 | The other offers go into the supply: it holds 1 green 4 red 4 yellow 2 blue. |
      | Fiji 4.17 | Exchange 2 begins with the same rows.                                        |
    And the exchange is now 2
    And the supply is now 1 green, 4 red, 4 yellow and 2 blue
    And the hand of Ana is now 6 green, 5 red, 4 yellow and 3 blue
