@faq
Feature: Kaivai FAQ, bids
  In which order players bid, and what a bid decides.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai

  @kaivai_q_b1 @stated @kaivai_2_5 @kaivai_2_3
  Scenario: Who begins the round?
    With the bids whoever has least glory (Kaivai 2.3); with the actions the highest bidder, then the others in descending order of their bids.

    Given the bids are Red 5, Blue 6 and Green 4
    When Yellow chooses to bid 9
    Then the order is now Yellow, Blue, Red and Green
    And the bid of Yellow is now 9

  @kaivai_q_b2 @stated @kaivai_2_4
  Scenario: Who bids first in round 1?
    Whoever is drawn by lot: nobody has any glory yet.

    When Red, Blue, Green and Yellow start a game of Kaivai
    Then the order is now Red, Yellow, Green and Blue
    And it is up to Red

  @kaivai_q_b3 @stated @kaivai_2_3
  Scenario: Who bids first in a later round?
    The player with the least glory; who has most glory bids last.

    Given the glory is Red 8, Blue 3, Green 5 and Yellow 0
    And it is the turn of Red
    When the round ends
    Then the order is now Yellow, Blue, Green and Red
    And it is up to Yellow

  @kaivai_q_b4 @stated @kaivai_2_3
  Scenario: We have the same glory. Who bids first?
    Whoever has the fewer points in shells; then fish, canoes and huts break the tie.
    They count after the loss of value.

    Given the shells are Red 5 5 5, Blue 4 5 5, Green 3 3 3 3 3 and Yellow 5
    And it is the turn of Red
    When the round ends
    Then the order is now Yellow, Green, Blue and Red

  @kaivai_q_b5 @open @kaivai_2_3
  Scenario: We have the same shells as well. Do fewer fish bid first? (ruling fewest_first=fewest)
    Yes, read as glory and shells are: the rulebook names the fish, but no direction.

    Given the ruling fewest_first=fewest holds
    And the fish are Red 5 5, Blue 3 3 3, Green 5 and Yellow none
    And it is the turn of Red
    When the round ends
    Then the order is now Yellow, Green, Red and Blue

  @kaivai_q_b5 @open @kaivai_2_3
  Scenario: We have the same shells as well. Do fewer fish bid first? (ruling fewest_first=most)
    No, by the other reading: who has most fish bids first.

    Given the ruling fewest_first=most holds
    And the fish are Red 5 5, Blue 3 3 3, Green 5 and Yellow none
    And it is the turn of Red
    When the round ends
    Then the order is now Blue, Red, Green and Yellow

  @kaivai_q_b6 @open @kaivai_2_3
  Scenario: We are alike in glory, shells and all else. Who bids first? (ruling bid_tie=keep)
    Whoever had the earlier turn in the round before; no text says it.

    Given the ruling bid_tie=keep holds
    And the bids are Red 2, Blue 7, Green 5 and Yellow 3
    And it is the turn of Red
    When the round ends
    Then the order is still Blue, Green, Yellow and Red

  @kaivai_q_b6 @open @kaivai_2_3
  Scenario: We are alike in glory, shells and all else. Who bids first? (ruling bid_tie=draw)
    Lot decides among you, as in the first round.
    Blue and Green are alike here, but Red has less glory and bids first anyway.

    Given the ruling bid_tie=draw holds
    And the glory is Red 0, Blue 5, Green 5 and Yellow 9
    And it is the turn of Red
    When the round ends
    Then it is up to Red

  @kaivai_q_b7 @stated @kaivai_2_2
  Scenario: Can two of us bid the same number?
    No: a number that somebody has bid in this round is taken.

    Given the bids are Red 6 and Blue 4
    When Green chooses to bid 6
    Then the move is refused by kaivai_2_2
    And nothing else changes

  @kaivai_q_b8 @stated @kaivai_2_1
  Scenario: Does a bid cost anything?
    No (Kaivai 2.1): it decides your turn, your building cost and your movement, and who moves the god.

    When Red chooses to bid 10
    Then the bid of Red is now 10
    And the shells of Red are still 5 5 5
    And the influence of Red is still 3
    And the turn is now Blue
    And nothing else changes

  @kaivai_q_b9 @stated @kaivai_2_1
  Scenario: Can I go without a bid?
    No: everybody bids a number from 1 to 10 in every round, and 0 is none.

    When Red chooses to bid 0
    Then the move is refused by kaivai_2_1
    And nothing else changes

  @kaivai_q_b10 @confirmed @kaivai_2_6 @kaivai_2_5
  Scenario Outline: What does my bid decide?
    Three things: when you take your turn (Kaivai 2.5), what a hut costs you, and how far your canoes move.
    A hut always costs more than the bid; canoes move furthest by a bid of 5.

    When Red chooses to bid <bid>
    Then the bid of Red is now <bid>
    And the canoes of Red move up to <movement>

    Examples:
      | bid | movement |
      | 1   | 1        |
      | 5   | 5        |
      | 6   | 4        |
      | 9   | 1        |

  @kaivai_q_b11 @confirmed @kaivai_2_6
  Scenario: Can my canoes move if I bid 10?
    No, unless you have increased movement: a bid of 10 gives no step.

    When Red chooses to bid 10
    Then the bid of Red is now 10
    And the canoes of Red move up to 0

  @kaivai_q_b12 @confirmed @kaivai_2_6
  Scenario: Which bid lets my canoes move furthest?
    Five: it gives 5 steps, and each number away from it one step less.

    When Red chooses to bid 5
    Then the bid of Red is now 5
    And the canoes of Red move up to 5

  @kaivai_q_b13 @open @kaivai_2_3
  Scenario: Does a canoe on its hut count for the order of bids? (ruling canoes_on_board=with_huts)
    Yes: the canoes on the board break that tie, and its hut is on the board.
    Red and Blue have three huts each, and Red one canoe, on its hut; so Blue bids before Red.

    Given the ruling canoes_on_board=with_huts holds
    And the board has
      | hexes      | holds                 |
      | F3, F5     | Red meeting hut       |
      | G4         | Red canoe-builder hut |
      | G4         | Red canoe             |
      | I6, H7, I8 | Blue meeting hut      |
    And the glory is Red 0, Blue 0, Green 5 and Yellow 5
    And it is the turn of Red
    When the round ends
    Then it is up to Blue

  @kaivai_q_b13 @open @kaivai_2_3
  Scenario: Does a canoe on its hut count for the order of bids? (ruling canoes_on_board=at_sea)
    No, by the other reading: only canoes on water count.

    Given the ruling canoes_on_board=at_sea holds
    And the board has
      | hexes      | holds                 |
      | F3, F5     | Red meeting hut       |
      | G4         | Red canoe-builder hut |
      | G4         | Red canoe             |
      | I6, H7, I8 | Blue meeting hut      |
    And the glory is Red 0, Blue 0, Green 5 and Yellow 5
    And it is the turn of Red
    When the round ends
    Then it is up to Red

  @kaivai_q_b14 @inferred @kaivai_2_1 @kaivai_2_3
  Scenario: Do we bid in secret, all at the same time?
    No: you bid one after another, in the order of Kaivai 2.3, and each bid lies open before the next one is made.

    Given the bids are Red 6
    When Blue chooses to bid 5
    Then the bid of Blue is now 5
    And the turn is now Green

  @kaivai_q_b15 @stated @kaivai_2_1 @kaivai_2_2
  Scenario Outline: Must I bid more than the player before me?
    No: any number from 1 to 10 will do that nobody has bid yet (Kaivai 2.2), a lower one too.

    Given the bids are Red 6
    When Blue chooses to bid <bid>
    Then the bid of Blue is now <bid>

    Examples:
      | bid |
      | 1   |
      | 5   |
      | 7   |
