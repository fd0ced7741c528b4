@faq
Feature: Fiji FAQ, ties in the exchange
  Who executes a card when offers are equal.

  Background:
    Given Ana, Ben, Cid and Dora play Fiji
    And row 1 is most red, take 3 red

  @fiji_q_r5 @confirmed @fiji_4_7
  Scenario: We tie for most. Who executes?
    The player with the next best count that nobody shares.
    Equal counts cancel each other out, so neither of you does.

    Given the offers are
      | player | red |
      | Ana    | 3   |
      | Ben    | 3   |
      | Cid    | 2   |
      | Dora   | 1   |
    When row 1 is analysed
    Then Cid executes the card, as Ana and Ben cancel each other out
    And Cid takes 3 red
    And nothing else changes

  @fiji_q_r5 @confirmed @fiji_4_9
  Scenario: Everyone ties. Who executes?
    Nobody: every count is cancelled, and the card is skipped this time.

    Given the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 2   |
      | Cid    | 2   |
      | Dora   | 2   |
    When row 1 is analysed
    Then Ana, Ben, Cid and Dora cancel each other out
    And nobody executes the card
    And nothing else changes

  @fiji_q_x34 @stated @fiji_4_7
  Scenario: Three of us are equal. Are all three out?
    Yes: equal counts cancel each other out, however many they are.
    Dora is left and executes.

    Given the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 2   |
      | Cid    | 2   |
      | Dora   | 1   |
    When row 1 is analysed
    Then Dora executes the card, as Ana, Ben and Cid cancel each other out
    And Dora takes 3 red
    And nothing else changes

  @fiji_q_x35 @confirmed @fiji_4_5 @fiji_4_7
  Scenario: We cancelled each other out in one row. Are we out of the other rows, too?
    No: each row is counted by itself, and you are out only where your count is equal.
    Ana and Ben are equal in red, but Ana has more beads than anybody.

    Given row 2 is most beads, take 1 blue
    And the offers are
      | player | green | red |
      | Ana    | 1     | 2   |
      | Ben    |       | 2   |
      | Cid    |       | 1   |
      | Dora   | 1     |     |
    When the offers are analysed
    Then Cid takes 3 red
    And Ana takes 1 blue

  @fiji_q_x36 @stated @fiji_4_17
  Scenario: Nobody executed the card. Can it still be executed in the next exchange?
    Yes, until the round is over: the row stays, and the next offers are held against it again.

    Given the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 2   |
      | Cid    | 2   |
      | Dora   | 2   |
    When the offers are analysed
    Then nobody executes the card
    And everyone pays
    And exchange 2 begins
    And nothing else changes

  @fiji_q_d5 @confirmed @fiji_4_9 @fiji_4_7
  Scenario Outline: Two tie for most, and the other two tie as well. Who executes?
    Nobody: a tie below a tie cancels too, even a tie at none.

    Given the offers are
      | player | green | red    |
      | Ana    | 1     | <most> |
      | Ben    | 1     | <most> |
      | Cid    | 1     | <less> |
      | Dora   | 1     | <less> |
    When row 1 is analysed
    Then Ana and Ben cancel each other out
    And Cid and Dora cancel each other out
    And nobody executes the card
    And nothing else changes

    Examples:
      | most | less |
      | 1    | 0    |
      | 2    | 0    |
      | 3    | 1    |

  @fiji_q_d6 @open @fiji_4_6 @fiji_4_7 @fiji_4_8
  Scenario: The two others tie for most red, and I offered none. Do I execute? (open point zero_for_most=executes)
    Yes: their counts are cancelled, and your zero is the best count left.
    The German text lets zero count everywhere; the English one names it for the fewest alone.

    Given Ana, Ben and Cid play Fiji
    And the offers are
      | player | green | red |
      | Ana    |       | 2   |
      | Ben    |       | 2   |
      | Cid    | 1     |     |
    When row 1 is analysed
    Then Cid executes the card, as Ana and Ben cancel each other out
    And Cid takes 3 red
    And nothing else changes

  @fiji_q_d7 @stated @fiji_4_7
  Scenario: Two pairs tie above me. Can the smallest offer execute a card that asks for the most?
    Yes: both pairs are cancelled, and the one player left executes; where that count is zero, Fiji 4.6 tells it.

    Given Ana, Ben, Cid, Dora and Eve play Fiji
    And the offers are
      | player | red |
      | Ana    | 4   |
      | Ben    | 4   |
      | Cid    | 3   |
      | Dora   | 3   |
      | Eve    | 1   |
    When row 1 is analysed
    Then Ana and Ben cancel each other out
    And Eve executes the card, as Cid and Dora cancel each other out
    And Eve takes 3 red

  @fiji_q_r1 @confirmed @fiji_4_6 @fiji_4_7
  Scenario: Two of us offered no yellow. Do we tie for the fewest yellow?
    Yes: none counts as zero, and two zeros cancel each other out.
    Cid executes, who alone has one yellow.

    Given row 2 is fewest yellow, take 1 blue
    And the offers are
      | player | green | yellow |
      | Ana    | 1     |        |
      | Ben    | 1     |        |
      | Cid    |       | 1      |
      | Dora   |       | 2      |
    When row 2 is analysed
    Then Cid executes the card, as Ana and Ben cancel each other out
    And Cid takes 1 blue
    And nothing else changes

  @fiji_q_p12 @inferred @fiji_4_7 @fiji_4_8
  Scenario Outline: Three play and two counts are equal. Does it matter whether the card asks for most or fewest?
    No: the third player executes either way; where that one counts zero and the most are asked, Fiji 4.6 tells it.
    A better pair cancels, and a worse pair is never looked at (Fiji 4.7, 4.8).

    Given Ana, Ben and Cid play Fiji
    And row 1 is <condition>, take 3 red
    And the offers are
      | player | red |
      | Ana    | 1   |
      | Ben    | 1   |
      | Cid    | 2   |
    When row 1 is analysed
    Then Cid takes 3 red
    And nothing else changes

    Examples:
      | condition  |
      | most red   |
      | fewest red |

  @fiji_q_x1 @stated @fiji_4_4 @fiji_4_8
  Scenario: I executed the first row. Can I execute another one in the same exchange?
    Yes: your offer stands for all four rows, and you execute each row that you win.

    Given row 2 is most beads, take 1 blue
    And the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
      | Cid    | 1   |
      | Dora   | 1   |
    And row 1 has been analysed
    When row 2 is analysed
    Then Ana takes 1 blue
    And nothing else changes
