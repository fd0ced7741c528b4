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

  @fiji_q_d29 @stated @fiji_4_1
  Scenario: May I offer nothing?
    No: an offer is one to four beads, and nobody passes.

    When Ana chooses to offer none
    Then the move is refused by fiji_4_1
    And nothing else changes

  @fiji_q_d28 @inferred @fiji_4_1
  Scenario: Can I run out of beads?
    No: a round starts with 14 beads, and three offers cost 12 at most.
    Here two offers of four are gone, and the third one is four beads too.

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
    No: every hand begins a round with 2 blue, so this offer is refused.

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
    By watching, yes, but for what one of two players has set aside; by looking, no: a hand is secret.
    All gains and payments are open, but no text says whether you may ask.

    When Ana looks at the table
    Then fiji_1_3 hides the hand of Ben
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

  @fiji_q_d20 @stated @fiji_4_4 @fiji_4_5
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

  @fiji_q_d21 @stated @fiji_4_10
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
    Yes: after the fourth row everybody pays, gains or not.
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

  @fiji_q_r7 @confirmed @fiji_4_17
  Scenario: Do we lay out new rows for each exchange?
    No: the same four rows serve all three exchanges of a round.
    New ones come with the next round.

    Given the offers are
      | player | red |
      | Ana    | 1   |
      | Ben    | 1   |
      | Cid    | 1   |
    When the offers are paid
    Then everyone pays
    And exchange 2 begins
    And nothing else changes
