@faq
Feature: Fiji FAQ, the printed examples
  What players ask about the two examples in the rulebook.

  Background:
    Given Henry, Chris, Anna and Mary play Fiji by fiji-en-2006

  @fiji_q_x45 @stated @fiji_4_7 @fiji_4_10
  Scenario: In the rulebook's example Anna takes 3 red, though others offered more. Why?
    Henry and Chris have 2 each and cancel each other out, so Anna executes, with the next best count: 1.

    Given the rows are
      | condition          | effect               |
      | most red and green | take 3 red           |
      | fewest yellow      | keep the offer       |
      | most beads         | others take 1 yellow |
      | fewest beads       | take 2 yellow        |
    And the hands are
      | player | green | red | yellow | blue |
      | Henry  | 4     | 3   | 2      | 2    |
      | Chris  | 4     | 3   | 3      | 1    |
      | Anna   | 5     | 3   | 2      | 1    |
      | Mary   | 5     | 4   | 3      |      |
    And the offers are
      | player | green | red | yellow | blue |
      | Henry  | 1     | 1   | 1      |      |
      | Chris  | 1     | 1   |        |      |
      | Anna   |       | 1   | 1      |      |
      | Mary   |       |     |        | 4    |
    When row 1 is analysed
    Then Anna executes the card, as Henry and Chris cancel each other out
    And Anna takes 3 red

  @fiji_q_x46 @stated @fiji_5_3 @fiji_5_4
  Scenario: In the rulebook's example of a scoring, why is Anna first and Mary last?
    Anna and Chris have most red and fewest blue alike, and the third goal decides: Anna has one green more; Henry and Mary are told apart by yellow alone.
    So the order is Anna, Chris, Henry and Mary, and they take 3, 2, 1 and no heads.

    Given the goals are most red, fewest blue, most green and most yellow
    And the hands are
      |       | red | blue | green | yellow |
      | Henry | 2   | 3    | 3     | 4      |
      | Mary  | 2   | 3    | 3     | 3      |
      | Chris | 3   | 0    | 1     | 2      |
      | Anna  | 3   | 0    | 2     | 0      |
    When the round is scored
    Then the order is Anna, Chris, Henry, Mary
    And the places are
      | place | player | heads |
      | 1     | Anna   | 3     |
      | 2     | Chris  | 2     |
      | 3     | Henry  | 1     |
      | 4     | Mary   |       |
