@faq
Feature: Kaivai FAQ, rounds and turns
  What happens in a round, and how often a player and a canoe act in it.
  Red has one canoe and has acted; the others have passed.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes | holds                    |
      | F3    | Red meeting hut          |
      | F5    | Red canoe-builder hut    |
      | G4    | Blue canoe-builder hut   |
      | I6    | Blue meeting hut         |
      | J7    | Green canoe-builder hut  |
      | E4    | Green fisherman hut      |
      | E8    | Yellow canoe-builder hut |
      | J2    | Yellow fisherman hut     |
      | G5    | Red canoe                |
      | H7    | Blue canoe               |
      | J6    | Green canoe              |
      | F8    | Yellow canoe             |
    And Blue, Green and Yellow have passed
    And Red has acted
    And it is the turn of Red

  @kaivai_q_r1 @stated @kaivai_2_7 @kaivai_1_5
  Scenario: What happens in a round?
    Everybody bids, the lowest bidder moves the god, you take actions in turn until all have passed, and at last shells and fish lose a space.
    Eight such rounds are a game; in the first one the starting huts are placed after the bids (Kaivai 1.5).
    Here a round ends, and the next one begins with the bids.

    When the round ends
    Then the shells are now Red 4 4 4, Blue 4 4 4, Green 4 4 4 and Yellow 4 4 4
    And the fish are now Red 3 3 3, Blue 3 3 3, Green 3 3 3 and Yellow 3 3 3
    And round 2 begins

  @kaivai_q_r2 @stated @kaivai_4_1 @kaivai_4_3
  Scenario: How many actions do I have in a round?
    As many as you want and can perform and pay for (Kaivai 4.3): one in each turn, and your turn comes again until you pass.
    Red acts for a second time here, and goes on.

    When Red chooses increasing
    Then the steps of movement of Red are now 1
    And the turn is still Red

  @kaivai_q_r3 @stated @kaivai_4_1
  Scenario: Can I do two actions in one turn, fish and deliver?
    No: a turn is one action, and all canoes that act perform that one.
    What is caught can be delivered in a later turn, in the same round too.
    Red delivers here, and does not build as well.

    Given Red has chosen delivering
    And Red has chosen to deliver 4 to F5 from G5
    When Red chooses building
    Then the move is refused by kaivai_4_1
    And nothing else changes

  @kaivai_q_r4 @inferred @kaivai_4_5 @kaivai_5_1
  Scenario: Can I use the same canoe again in this round?
    Yes, in a later turn (Kaivai 4.5), and it may move its full distance again.
    Red's canoe has moved to G6, and sails four steps more to deliver.

    Given Red has chosen moving
    And Red has chosen to sail G5 to G6
    And Red has chosen to be done
    And Red has chosen delivering
    When Red chooses to sail G6 to H3
    Then the canoe sails from G6 to H3

  @kaivai_q_r5 @stated @kaivai_4_7
  Scenario: All have passed. What happens now?
    The phase of actions is over. Shells and fish on the displays lose a space (Kaivai 13.1), and the next round begins with the bids; after the eighth round comes the final scoring (Kaivai 14.1).

    When Red chooses to pass
    Then Red has passed
    And it is up to nobody
