@faq
Feature: Fiji FAQ, turning and swapping goals
  Ana has the most red in these examples and executes the first row.

  Background:
    Given Ana, Ben and Cid play Fiji
    And the goals are most red, fewest blue, most green and most yellow
    And row 1 is most red, rotate a goal
    And the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
      | Cid    | 1   |

  @fiji_q_r12 @stated @fiji_3_1
  Scenario: Do we turn the goal cards, too, when we shuffle them?
    Yes, in every round: which way up each of them lies is left to chance, as their order is.

    When Ana, Ben and Cid start a game of Fiji
    Then the goals are now fewest blue, fewest green, fewest yellow and most red
    And nothing else changes

  @fiji_q_d23 @stated @fiji_4_14
  Scenario Outline: Is there always a goal that I can rotate?
    Yes: all four lie on the table in every round, and you may turn any of them.

    Given row 1 has been analysed
    When Ana chooses to rotate <colour>
    Then the goals are now <goals>
    And nothing else changes

    Examples:
      | colour | goals                                               |
      | red    | fewest red, fewest blue, most green and most yellow |
      | yellow | most red, fewest blue, most green and fewest yellow |

  @fiji_q_d26 @stated @fiji_4_14 @fiji_4_8
  Scenario: Who chooses which goal is rotated?
    The player who executes the card, and nobody else (Fiji 4.14).

    Given row 1 has been analysed
    When Ben chooses to rotate red
    Then the move is refused by fiji_4_8
    And nothing else changes

  @fiji_q_d27 @inferred @fiji_4_8
  Scenario: When do I say which goal I rotate?
    At once: the next row waits until you have chosen (Fiji 4.8).
    Row 2 would give Ana a blue bead, and she does not have it yet.

    Given row 2 is most beads, take 1 blue
    When the offers are analysed
    Then Ana executes the card
    And Ana has to choose
    And nothing else changes

  @fiji_q_d22 @inferred @fiji_4_17
  Scenario: I turned a goal in the first exchange. Is it still turned in the second?
    Yes: a turned or swapped goal stays so until the round ends.

    Given row 1 has been analysed
    When Ana chooses to rotate red
    And the offers are analysed
    Then exchange 2 begins
    And the goals are still fewest red, fewest blue, most green and most yellow

  @fiji_q_d22 @stated @fiji_3_1
  Scenario: I turned a goal. Is it still turned in the next round?
    Not by your turn: the goals are shuffled and laid out anew in every round.

    Given Ana, Ben and Cid play Fiji
    And the goals are fewest red, fewest blue, most green and most yellow
    And the next round has
      | condition          | effect               | goal        |
      | most red and green | take 3 red           | most red    |
      | fewest yellow      | keep the offer       | fewest blue |
      | most beads         | others take 1 yellow | most green  |
      | fewest beads       | take 2 yellow        | most yellow |
    When the next round is dealt
    Then round 2 begins
    And the goals are now most red, fewest blue, most green and most yellow

  @fiji_q_d24 @inferred @fiji_4_14
  Scenario: Can a turned goal be turned back?
    Yes: whoever executes the card in a later exchange may turn the same goal again.

    Given it is exchange 2 of round 1
    And the goals are fewest red, fewest blue, most green and most yellow
    And row 1 has been analysed
    When Ana chooses to rotate red
    Then the goals are now most red, fewest blue, most green and most yellow
    And nothing else changes

  @fiji_q_d25 @inferred @fiji_4_15
  Scenario: May I swap a goal with itself, so that nothing changes?
    No: the card asks for two goals, so name two different ones.

    Given row 1 is most red, swap two goals
    And row 1 has been analysed
    When Ana chooses to swap red red
    Then the move is refused by fiji_4_15
    And nothing else changes

  @fiji_q_d25 @open @fiji_4_15
  Scenario: Must two swapped goals lie side by side? (ruling swap=any)
    No: no text asks for it, so the first and the last may change places.

    Given the ruling swap=any holds
    And row 1 is most red, swap two goals
    And row 1 has been analysed
    When Ana chooses to swap red yellow
    Then the goals are now most yellow, fewest blue, most green and most red
    And nothing else changes

  @fiji_q_d25 @open @fiji_4_15
  Scenario: Must two swapped goals lie side by side? (ruling swap=neighbours)
    Yes, by a house rule that no text has: the first and the last are too far apart.

    Given the ruling swap=neighbours holds
    And row 1 is most red, swap two goals
    And row 1 has been analysed
    When Ana chooses to swap red yellow
    Then the move is refused by fiji_4_15
    And nothing else changes
