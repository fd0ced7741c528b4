@faq
Feature: Fiji FAQ, offers
  What may be offered, how it counts, and what becomes of it.

  Background:
    Given Ana, Ben and Cid play Fiji
    And the rows are
      | condition          | effect               |
      | most red           | take 3 red           |
      | most red and green | take one of each     |
      | most yellow        | others take 1 yellow |
      | fewest beads       | take 2 yellow        |

  @fiji_q_x27 @stated @fiji_4_1
  Scenario Outline: How many beads may I offer?
    One to four; five are refused (Fiji 4.1).

    When Ana chooses to offer <beads>
    Then the move is refused by fiji_4_1
    And nothing else changes

    Examples:
      | beads                |
      | 5 green              |
      | 2 green 2 red 1 blue |

  @fiji_q_x27 @stated @fiji_4_1
  Scenario: May I offer beads of several colours?
    Yes: the one to four beads may be of one colour or of several.

    When Ana chooses to offer 1 green 1 red 1 yellow 1 blue
    Then Ana has offered 1 green, 1 red, 1 yellow and 1 blue
    And Ana now holds 4 green, 3 red, 2 yellow and 1 blue
    And nothing else changes

  @fiji_q_x28 @stated @fiji_4_4
  Scenario: Do I make an offer for each row?
    No: one offer stands for all four rows, and each row looks at that same offer and counts the colours of its card.
    Ana has executed row 1 with her red, and it counts again in row 2.

    Given the offers are
      | player | green | red |
      | Ana    | 1     | 2   |
      | Ben    | 1     | 1   |
      | Cid    | 1     |     |
    And row 1 has been analysed
    When row 2 is analysed
    Then the counts of red and green are Ana 3, Ben 2 and Cid 1
    And Ana takes 1 green, 1 red, 1 yellow and 1 blue
    And nothing else changes

  @fiji_q_d29 @stated @fiji_4_1
  Scenario: May I offer nothing?
    No: an offer is one to four beads, and nobody passes.

    When Ana chooses to offer none
    Then the move is refused by fiji_4_1
    And nothing else changes

  @fiji_q_d28 @inferred @fiji_4_17 @fiji_4_1
  Scenario: Can I run out of beads?
    No: a round starts with 14 beads, and three offers cost 12 at most.
    Here two offers of four are gone, and the third one is four beads too (Fiji 4.1, 4.17).

    Given it is exchange 3 of round 1
    And the hands are
      | player | green | red | yellow | blue |
      | Ana    | 4     | 2   |        |      |
    When Ana chooses to offer 4 green
    Then Ana now holds 2 red
    And Ana has offered 4 green
    And nothing else changes

  @fiji_q_p23 @stated @fiji_4_2
  Scenario: The rulebook's example needs an offer of 4 blue. Can I make it in the first exchange?
    No: every hand begins a round with 2 blue, of two players with 3 (Fiji 7.1), so this offer is refused.

    When Ana chooses to offer 4 blue
    Then the move is refused by fiji_4_2
    And nothing else changes

  @fiji_q_x2 @inferred @fiji_4_2
  Scenario: May I offer beads that I hope to take in this exchange?
    No: an offer comes from behind your own screen, and what you take later cannot join it.

    Given it is exchange 3 of round 1
    And the hands are
      | player | green | red | yellow | blue |
      | Ana    | 5     |     | 3      | 2    |
    When Ana chooses to offer 1 red
    Then the move is refused by fiji_4_2
    And nothing else changes

  @fiji_q_x3 @stated @fiji_4_3
  Scenario: May I see the other offers before I make mine?
    No: offers are held in closed fists until all are ready.

    Given Ben has offered 2 blue
    When Ana looks at the table
    Then fiji_4_3 hides the offer of Ben
    And nothing else changes

  @fiji_q_x4 @inferred @fiji_4_3
  Scenario: The offers lie open. May I change mine?
    No: each player makes one offer in an exchange, and a shown offer stays as it is.

    Given the offers are
      | player | red |
      | Ana    | 1   |
      | Ben    | 1   |
      | Cid    | 2   |
    When Ana chooses to offer 3 red
    Then the move is refused by fiji_4_3
    And nothing else changes

  @fiji_q_d30 @open @fiji_1_3
  Scenario: May I know how many beads another player holds? (open point asking=no_duty)
    By watching, yes, but for the colours that one of two players has set aside; by looking, no: a hand is secret.
    All gains and payments are open, but no text says whether you may ask.

    When Ana looks at the table
    Then fiji_1_3 hides the hand of Ben
    And nothing else changes

  @fiji_q_x31 @stated @fiji_4_5
  Scenario Outline: What do one hand and two hands on a condition mean?
    One hand asks for the fewest beads, two hands ask for the most.

    Given row 1 is <condition>, take 1 blue
    And the offers are
      | player | red |
      | Ana    | 1   |
      | Ben    | 2   |
      | Cid    | 3   |
    When row 1 is analysed
    Then the card shows <hands>, so it asks for the <way>
    And <player> takes 1 blue
    And nothing else changes

    Examples:
      | condition  | hands         | way    | player |
      | fewest red | a single hand | fewest | Ana    |
      | most red   | two hands     | most   | Cid    |

  @fiji_q_x32 @stated @fiji_4_6
  Scenario: I have offered none of the colour. Can I have the fewest?
    Yes: none counts as zero, and nothing is fewer; you execute, unless another player has none either.

    Given row 1 is fewest yellow, take 1 blue
    And the offers are
      | player | green | yellow |
      | Ana    | 1     |        |
      | Ben    |       | 1      |
      | Cid    |       | 2      |
    When row 1 is analysed
    Then Ana executes the card
    And Ana takes 1 blue
    And nothing else changes

  @fiji_q_r6 @confirmed @fiji_4_5
  Scenario: A card shows two colours. Does it count their sum, or each colour by itself?
    The sum: red and green beads are added up.
    Ben has more red here, but Ana has more of both together.

    Given the offers are
      | player | green | red |
      | Ana    | 2     | 1   |
      | Ben    |       | 2   |
      | Cid    | 1     |     |
    And row 1 has been analysed
    When row 2 is analysed
    Then the counts of red and green are Ana 3, Ben 2 and Cid 1
    And Ana takes 1 green, 1 red, 1 yellow and 1 blue
    And nothing else changes

  @fiji_q_d20 @confirmed @fiji_4_4 @fiji_4_10
  Scenario: I took 3 red in row 1. Do they count for me in row 2?
    No: what you take goes behind your screen, and your offer stays the same for all four rows.

    Given the offers are
      | player | green | red |
      | Ana    |       | 1   |
      | Ben    | 2     |     |
      | Cid    | 1     |     |
    And row 1 has been analysed
    When row 2 is analysed
    Then the counts of red and green are Ana 1, Ben 2 and Cid 1
    And Ben takes 1 green, 1 red, 1 yellow and 1 blue
    And nothing else changes

  @fiji_q_r9 @confirmed @fiji_4_4 @fiji_4_10
  Scenario: Does a row find the supply as the rows before it left it?
    Yes: the supply changes from row to row.
    Here rows 2 and 3 leave no yellow, so row 4 lacks both.

    Given the offers are
      | player | green | yellow |
      | Ana    |       | 2      |
      | Ben    |       | 1      |
      | Cid    | 2     |        |
    And rows 1 to 3 have been analysed
    When row 4 is analysed
    Then Ben executes the card
    And Ben takes nothing
    And nothing else changes

  @fiji_q_d21 @confirmed @fiji_4_10
  Scenario: The supply lacks red, but red lies in the offers. Can I take it?
    No: the offers reach the supply only after the fourth row.

    Given it is exchange 3 of round 1
    And the supply is 5 green, 1 red, 3 yellow and 2 blue
    And the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
      | Cid    | 1   |
    When row 1 is analysed
    Then Ana takes nothing
    And nothing else changes

  @fiji_q_r8 @confirmed @fiji_4_16
  Scenario: I gained beads in this exchange. Do I still pay my offer?
    Yes: after the fourth row all pay, gains or not, but for those who keep the offer by a card (Fiji 4.13).
    Ben has executed rows 1, 2 and 4 here and keeps what they gave.

    Given the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
      | Cid    | 2   |
    And rows 1 to 4 have been analysed
    When the offers are paid
    Then everyone pays
    And Ben still holds 6 green, 7 red, 6 yellow and 3 blue
    And the supply is now 4 green, 5 red and 1 blue

  @fiji_q_x29 @stated @fiji_4_16
  Scenario: I have won nothing. Do I get my offer back?
    No: whoever executes no card pays like all others.
    Ben and Cid are equal in every row here; Ana has executed what there was.

    Given the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
      | Cid    | 1   |
    And rows 1 to 4 have been analysed
    When the offers are paid
    Then everyone pays
    And Ben still holds 5 green, 3 red, 3 yellow and 2 blue
    And exchange 2 begins

  @fiji_q_x30 @inferred @fiji_4_16
  Scenario: Do the beads of my third offer count for the goals?
    No: they are paid into the supply before the round is scored, unless a card lets you keep them (Fiji 4.13).
    Ana offers all her red, and the first goal asks for the most.

    Given it is exchange 3 of round 1
    And the rows are
      | condition   | effect        |
      | most red    | take 1 blue   |
      | most green  | take 4 green  |
      | most blue   | take 3 red    |
      | most yellow | take 2 yellow |
    And the goals are most red, fewest blue, most green and most yellow
    And the offers are
      | player | red |
      | Ana    | 4   |
      | Ben    | 1   |
      | Cid    | 2   |
    When the offers are analysed
    Then the order is Ben, Cid, Ana

  @fiji_q_x33 @stated @fiji_4_17 @fiji_4_2
  Scenario: I took beads in this exchange. May I offer them in the next?
    Yes: they lie behind your screen, and the next offer comes from there.
    Ana began with two blue.

    Given row 1 is most red, take 1 blue
    And the offers are
      | player | red |
      | Ana    | 2   |
      | Ben    | 1   |
      | Cid    | 1   |
    When the offers are analysed
    And Ana chooses to offer 4 blue
    Then exchange 2 begins
    And Ana has offered 4 blue

  @fiji_q_r7 @stated @fiji_2_3 @fiji_4_17
  Scenario: Do we lay out new rows for each exchange?
    No: the same four rows serve all three exchanges of a round.
    New ones come with the next round (Fiji 2.3).

    Given the offers are
      | player | red |
      | Ana    | 1   |
      | Ben    | 1   |
      | Cid    | 1   |
    When the offers are paid
    Then everyone pays
    And exchange 2 begins
    And nothing else changes
