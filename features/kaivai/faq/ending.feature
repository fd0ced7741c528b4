@faq
Feature: Kaivai FAQ, the end
  What counts when the game is over, and who has won.
  All 18 cult hexes lie there; Red has 3 at F4 against 1 of Blue, Blue 2 at I7 against 1 of Green and 1 of Yellow.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes                            | holds                    |
      | J7, I8, E3, B1, J9, L1, G12, F10 | cult                     |
      | F3                               | Red meeting hut          |
      | F5                               | Red canoe-builder hut    |
      | G4                               | Blue meeting hut         |
      | I6                               | Blue canoe-builder hut   |
      | H7                               | Green canoe-builder hut  |
      | E8, D6                           | Green meeting hut        |
      | J2                               | Yellow canoe-builder hut |
      | L2                               | Yellow meeting hut       |
      | E4                               | Red canoe                |
      | J6                               | Blue canoe               |
      | F8                               | Green canoe              |
      | H8                               | Yellow canoe             |
    And the glory is Red 10, Blue 8, Green 5 and Yellow 12

  @kaivai_q_w1 @stated @kaivai_13_1 @kaivai_13_2
  Scenario: Do my shells keep their value for the next round?
    No: each shell and each fish loses a space, and from 1 it goes back to the supply.

    Given the shells of Red are 1 2 5
    And the round is 3
    And it is the turn of Red
    When the round ends
    Then the shells of Red are now 1 4
    And the fish of Red are now 3 3 3

  @kaivai_q_w2 @inferred @kaivai_14_1
  Scenario: Do I get glory for my shells and fish at the end?
    No: huts and villages bring glory then, and no value is named for shells, fish or influence (Kaivai 14.1).

    Given the shells of Red are 5 5 5 5 5
    And it is the turn of Red
    When the game ends
    Then the glory is now Red 14, Blue 12, Green 11 and Yellow 16
    And the turn is now Green

  @kaivai_q_w3 @stated @kaivai_14_2
  Scenario: How much glory is a hut at the end?
    Two, of whatever kind it is and in whatever village.

    Given it is the turn of Red
    When the game ends
    Then the glory is now Red 14, Blue 12, Green 11 and Yellow 16
    And the turn is now Green

  @kaivai_q_w4 @confirmed @kaivai_14_7 @kaivai_14_4
  Scenario: How is a village scored at the end?
    Who has the majority there gets one glory for each cult hex of the village.

    Given the villages are to be scored
    And Green has chosen to score F4
    And the added influence is Red 0, Blue 0 and Yellow 0
    When Green chooses to add 0
    Then the totals are Red 3, Blue 1, Green 0 and Yellow 0
    And Red gains 2 glory

  @kaivai_q_w27 @stated @kaivai_14_2 @kaivai_14_3 @kaivai_14_7
  Scenario: How does the final scoring go, step by step?
    First two glory for each hut (Kaivai 14.2); then the villages one by one: who has least glory chooses the next (Kaivai 14.3), all may add influence, and who has most there gets one glory for each cult hex (Kaivai 14.7).
    Who has the most glory after the last village has won (Kaivai 14.11).

    Given it is the turn of Red
    When the game ends
    Then the glory is now Red 14, Blue 12, Green 11 and Yellow 16
    And the turn is now Green

  @kaivai_q_w5 @disputed @kaivai_14_5
  Scenario: Does influence count double at the end? (ruling weight=two)
    Yes, says the rulebook of 2010: each counter adds two to your total in a village.

    Given the ruling weight=two holds
    And the villages are to be scored
    And Green has chosen to score I7
    And the added influence is Red 0, Blue 0 and Yellow 0
    When Green chooses to add 1
    Then the totals are Red 0, Blue 2, Green 3 and Yellow 1

  @kaivai_q_w5 @disputed @kaivai_14_5
  Scenario: Does influence count double at the end? (ruling weight=one)
    No, as the digital version has it: each counter adds one.

    Given the ruling weight=one holds
    And the villages are to be scored
    And Green has chosen to score I7
    And the added influence is Red 0, Blue 0 and Yellow 0
    When Green chooses to add 2
    Then the totals are Red 0, Blue 2, Green 3 and Yellow 1

  @kaivai_q_w6 @stated @kaivai_14_6
  Scenario: Do I lose my influence if somebody else wins the village?
    No: only who gains the majority returns what they added.

    Given the villages are to be scored
    And Green has chosen to score I7
    And the added influence is Red 0, Blue 2 and Yellow 0
    When Green chooses to add 1
    Then Blue returns 2 influence
    And the influence of Green is still 3

  @kaivai_q_w7 @confirmed @kaivai_14_3
  Scenario: Who picks which village is scored next?
    The player who has least glory then, and after each village it may be another one.

    Given the villages are to be scored
    When Blue chooses to score I7
    Then the move is refused by kaivai_14_3
    And nothing else changes

  @kaivai_q_w8 @open @kaivai_14_5
  Scenario: I have no hut and no canoe there. Can I add influence? (open point bid_of_the_absent=allowed)
    Yes: to a total of zero one may add as well, and three counters make six.

    Given the villages are to be scored
    And Green has chosen to score I7
    And the added influence is Blue 0, Green 0 and Yellow 0
    When Red chooses to add 3
    Then the totals are Red 6, Blue 2, Green 1 and Yellow 1
    And Red gains 3 glory

  @kaivai_q_w9 @open @kaivai_14_10
  Scenario: No influence is left. What marks a scored village? (open point last_reminder=any_marker)
    Any marker, as long as all of you see it: it only reminds.

    Given the villages are to be scored
    And the influence is Red 6, Blue 6, Green 6 and Yellow 6
    And Green has chosen to score K9
    And the added influence is Red 0, Blue 0 and Yellow 0
    When Green chooses to add 0
    Then the village of J9 has been scored

  @kaivai_q_w10 @disputed @kaivai_14_8
  Scenario: Two of us tie for a village. What do we get? (ruling tie=half)
    Half of its glory each, rounded up: 2 each for three cult hexes.

    Given the ruling tie=half holds
    And the villages are to be scored
    And Green has chosen to score F11
    And the added influence is Red 1, Blue 1 and Yellow 0
    When Green chooses to add 0
    Then the glory is now Red 12, Blue 10, Green 5 and Yellow 12

  @kaivai_q_w10 @disputed @kaivai_14_8
  Scenario: Two of us tie for a village. What do we get? (ruling tie=nobody)
    Nothing, as the digital version has it: nobody has the majority.

    Given the ruling tie=nobody holds
    And the villages are to be scored
    And Green has chosen to score F11
    And the added influence is Red 1, Blue 1 and Yellow 0
    When Green chooses to add 0
    Then the village of F10 has been scored

  @kaivai_q_w11 @open @kaivai_14_8
  Scenario: Three of us tie for a village. What do we get? (ruling three_tie=split)
    A third of its glory each, rounded up: here 1 each for three cult hexes.

    Given the ruling three_tie=split holds
    And the villages are to be scored
    And Green has chosen to score F11
    And the added influence is Red 1, Blue 1 and Yellow 0
    When Green chooses to add 1
    Then the glory is now Red 11, Blue 9, Green 6 and Yellow 12

  @kaivai_q_w11 @open @kaivai_14_8
  Scenario: Three of us tie for a village. What do we get? (ruling three_tie=halves)
    Half of its glory each, rounded up, as of two: here 2 each for three cult hexes.

    Given the ruling three_tie=halves holds
    And the villages are to be scored
    And Green has chosen to score F11
    And the added influence is Red 1, Blue 1 and Yellow 0
    When Green chooses to add 1
    Then the glory is now Red 12, Blue 10, Green 7 and Yellow 12

  @kaivai_q_w12 @stated @kaivai_14_4
  Scenario: Does a canoe between two villages count in both?
    Yes: it counts in each village of which it touches a cult hex.

    Given the board has
      | hexes | holds     |
      | I9    | Red canoe |
    And the villages are to be scored
    And Green has chosen to score K9
    And the added influence is Red 0, Blue 0 and Yellow 0
    When Green chooses to add 0
    Then the totals are Red 1, Blue 0, Green 0 and Yellow 0

  @kaivai_q_w13 @open @kaivai_14_9
  Scenario: Nobody has anything in a village. Who gets its glory? (open point nobody_there=nobody)
    Nobody: without hut, canoe and influence there is no majority; no text speaks of it.

    Given the villages are to be scored
    And Green has chosen to score F11
    And the added influence is Red 0, Blue 0 and Yellow 0
    When Green chooses to add 0
    Then the village of F10 has been scored
    And the turn is now Green

  @kaivai_q_w16 @inferred @kaivai_14_3
  Scenario: Can a village be scored twice?
    No: each is scored once (Kaivai 14.3), and a counter on it reminds of that.

    Given the villages of I7, F11 have been scored
    And the villages are to be scored
    When Green chooses to score I7
    Then the move is refused by kaivai_14_10
    And nothing else changes

  @kaivai_q_w17 @stated @kaivai_5_6 @kaivai_14_4
  Scenario: Does a canoe on its hut count for a majority?
    No: it counts when it has moved off (Kaivai 5.6).
    Yellow has two huts at K2 here, and a canoe on one of them.

    Given the board has
      | hexes | holds        |
      | J2    | Yellow canoe |
    And the villages are to be scored
    And Green has chosen to score K2
    And the added influence is Red 0, Blue 0 and Yellow 0
    When Green chooses to add 0
    Then the totals are Red 0, Blue 0, Green 0 and Yellow 2

  @kaivai_q_w18 @stated @kaivai_14_5
  Scenario: Do I have to say how much influence I add before the others?
    No: all show at once.

    Given the villages are to be scored
    And Green has chosen to score I7
    And Red has chosen to add 2
    When Blue looks at the table
    Then kaivai_14_5 hides the influence added by Red

  @kaivai_q_w19 @confirmed @kaivai_14_4 @kaivai_14_5
  Scenario: What counts for a majority?
    Your huts in the village, your canoes at its cult hexes, and 2 for each counter of influence that you add.

    Given the villages are to be scored
    And Green has chosen to score I7
    And the added influence is Red 0, Blue 1 and Yellow 0
    When Green chooses to add 0
    Then the totals are Red 0, Blue 4, Green 1 and Yellow 1

  @kaivai_q_w20 @confirmed @kaivai_13_2
  Scenario: How long does a shell last?
    Five rounds from space 5: each round it moves to the left, and from 1 it goes back to the supply.

    Given the shells of Red are 1 5
    And the round is 3
    And it is the turn of Red
    When the round ends
    Then the shells of Red are now 4

  @kaivai_q_w23 @confirmed @kaivai_13_1 @kaivai_13_2
  Scenario: When do my fish go bad?
    At the end of every round they move one space to the left (Kaivai 13.1), and from 1 they go back to the supply.
    So a fish that is caught lasts four rounds.

    Given the fish of Red are 1 4
    And the round is 3
    And it is the turn of Red
    When the round ends
    Then the fish of Red are now 3

  @kaivai_q_w21 @open @kaivai_14_3
  Scenario: Two of us have the least glory. Who chooses the village? (ruling chooser_tie=criteria)
    Whoever would bid first: shells, fish, canoes and huts decide.

    Given the ruling chooser_tie=criteria holds
    And the glory is Red 10, Blue 5, Green 3 and Yellow 12
    And the shells of Green are 5
    When the game ends
    Then the turn is now Green

  @kaivai_q_w21 @open @kaivai_14_3
  Scenario: Two of us have the least glory. Who chooses the village? (ruling chooser_tie=turn_order)
    By the other answer whoever comes first in the last turn order.

    Given the ruling chooser_tie=turn_order holds
    And the glory is Red 10, Blue 5, Green 3 and Yellow 12
    And the shells of Green are 5
    When the game ends
    Then the turn is now Blue

  @kaivai_q_w22 @open @kaivai_14_6
  Scenario: We tie for a village. Do I return the influence that I added? (ruling tied_influence=keep)
    No: only who gains the majority alone returns it.

    Given the ruling tied_influence=keep holds
    And the villages are to be scored
    And Green has chosen to score F11
    And the added influence is Red 1, Blue 1 and Yellow 0
    When Green chooses to add 0
    Then the influence of Red is still 3

  @kaivai_q_w22 @open @kaivai_14_6
  Scenario: We tie for a village. Do I return the influence that I added? (ruling tied_influence=pay)
    Yes, by the other answer: each of the tied players does.

    Given the ruling tied_influence=pay holds
    And the villages are to be scored
    And Green has chosen to score F11
    And the added influence is Red 1, Blue 1 and Yellow 0
    When Green chooses to add 0
    Then the influence of Red is now 2

  @kaivai_q_w24 @inferred @kaivai_14_1
  Scenario: Are the fish on my huts worth glory at the end?
    No: a celebration turns fish into glory, and after the last round there is none (Kaivai 14.1).
    Three fish lie on F3 here, and Red gets 4 glory for two huts.

    Given the board has
      | hexes | holds                       |
      | F3    | Red meeting hut with 3 fish |
    And it is the turn of Red
    When the game ends
    Then the glory is now Red 14, Blue 12, Green 11 and Yellow 16

  @kaivai_q_w25 @inferred @kaivai_14_7 @kaivai_14_8
  Scenario: Does the second in a village get anything?
    No: who has the majority gets all the glory of the village, and the others nothing; only who is tied for it gets a share (Kaivai 14.8).

    Given the villages are to be scored
    And Green has chosen to score I7
    And the added influence is Red 0, Blue 0 and Yellow 0
    When Green chooses to add 0
    Then the totals are Red 0, Blue 2, Green 1 and Yellow 1
    And the glory is now Red 10, Blue 11, Green 5 and Yellow 12

  @kaivai_q_w26 @stated @kaivai_14_7 @kaivai_6_2 @kaivai_7_1
  Scenario: What is a cult hex for?
    Canoes build and fish only beside one, and at the end each brings a glory to whoever has the majority in its village.
    Building says so in Kaivai 6.2, fishing in Kaivai 7.1; to deliver a canoe needs none.
    Here two lie in the village of F4, where Red has the majority.

    Given the villages are to be scored
    And Green has chosen to score F4
    And the added influence is Red 0, Blue 0 and Yellow 0
    When Green chooses to add 0
    Then Red gains 2 glory
