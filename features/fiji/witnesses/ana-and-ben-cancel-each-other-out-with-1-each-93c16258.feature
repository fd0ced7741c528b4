@fiji @witness @possible
Feature: Fiji witness, Can an exchange pass in which nobody executes a card? Yes.
  Found by `atoll possible fiji --keep`, which finds and keeps it again.

  @fiji_4_7 @fiji_4_9
  Scenario: Ana and Ben cancel each other out with 1 each
    Given Ana and Ben play Fiji
    And Ana has set aside 4 green
    And Ben has set aside 4 green
    And the rows are
      | condition   | effect        |
      | most green  | take 4 green  |
      | most red    | take 3 red    |
      | most yellow | take 2 yellow |
      | most blue   | take 1 blue   |
    And the offers are
      | player | green |
      | Ana    | 1     |
      | Ben    | 1     |
    When the offers are analysed
    Then this is told
      | rule      | sentence                                                                     |
      | Fiji 4.4  | Row 1: most green \| take 4 green.                                           |
      | Fiji 4.5  | most green: Ana 1 and Ben 1.                                                 |
      | Fiji 4.7  | Ana and Ben cancel each other out with 1 each.                               |
      | Fiji 4.9  | Everyone is cancelled: nobody executes take 4 green.                         |
      | Fiji 4.4  | Row 2: most red \| take 3 red.                                               |
      | Fiji 4.5  | most red: Ana 0 and Ben 0.                                                   |
      | Fiji 4.7  | Ana and Ben cancel each other out with 0 each.                               |
      | Fiji 4.9  | Everyone is cancelled: nobody executes take 3 red.                           |
      | Fiji 4.4  | Row 3: most yellow \| take 2 yellow.                                         |
      | Fiji 4.5  | most yellow: Ana 0 and Ben 0.                                                |
      | Fiji 4.7  | Ana and Ben cancel each other out with 0 each.                               |
      | Fiji 4.9  | Everyone is cancelled: nobody executes take 2 yellow.                        |
      | Fiji 4.4  | Row 4: most blue \| take 1 blue.                                             |
      | Fiji 4.5  | most blue: Ana 0 and Ben 0.                                                  |
      | Fiji 4.7  | Ana and Ben cancel each other out with 0 each.                               |
      | Fiji 4.9  | Everyone is cancelled: nobody executes take 1 blue.                          |
      | Fiji 4.16 | The other offers go into the supply: it holds 7 green 4 red 3 yellow 2 blue. |
      | Fiji 4.17 | Exchange 2 begins with the same rows.                                        |
    And the exchange is now 2
    And the supply is now 7 green, 4 red, 3 yellow and 2 blue
