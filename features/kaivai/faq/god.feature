@faq
Feature: Kaivai FAQ, the fisherman's god
  Who moves it, where to, and what it brings.
  Red has bid 8, Blue 6, Green 4 and Yellow 2; the god stands in the village of F4.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                    |
      | F3, I6 | Red meeting hut          |
      | G4, H7 | Blue canoe-builder hut   |
      | E8, D6 | Green canoe-builder hut  |
      | J2, L2 | Yellow canoe-builder hut |
      | G5     | cult                     |
      | G5     | god                      |
    And the bids are Red 8, Blue 6, Green 4 and Yellow 2

  @kaivai_q_g1 @stated @kaivai_3_1
  Scenario: Who moves the god?
    The lowest bidder, before anybody takes an action.

    When Red chooses to move the god to E6
    Then the move is refused by kaivai_3_1
    And nothing else changes

  @kaivai_q_g12 @stated @kaivai_3_4 @kaivai_3_7 @kaivai_7_5
  Scenario: What is the god for?
    It makes a village grow by a cult hex in each round, its meeting huts bring influence there (Kaivai 3.7), and canoes that fish there get a fish without a die (Kaivai 7.5).
    Here it comes to the village of I7, where Red has a meeting hut.

    When Yellow chooses to move the god to J7
    Then the fisherman's god is now J7
    And Red takes 1 influence

  @kaivai_q_g2 @stated @kaivai_3_1
  Scenario: Can I leave the god where it is?
    No, it may not stay: in every round it goes to another village, which grows by a cult hex.

    When Yellow chooses to move the god to F5
    Then the move is refused by kaivai_3_1
    And nothing else changes

  @kaivai_q_g3 @confirmed @kaivai_3_4 @kaivai_3_5 @kaivai_3_6
  Scenario: Where does the new cult hex go?
    On any empty water beside the village to which the god moves, where it joins no villages (Kaivai 3.5) and surrounds no canoe (Kaivai 3.6); the god stands on it.

    When Yellow chooses to move the god to E6
    Then the board now also has
      | hexes | holds |
      | E6    | cult  |
      | E6    | god   |
    And the turn is now Red
    And nothing else changes

  @kaivai_q_g4 @confirmed @kaivai_3_5
  Scenario: Can the new cult hex connect two villages?
    No: villages are never joined, neither by a cult hex nor by a hut.

    Given the board has
      | hexes | holds                   |
      | H4    | Red canoe-builder hut   |
      | H6    | Blue canoe-builder hut  |
    And the board has
      | hexes | holds |
      | E6    | cult  |
      | E6    | god   |
    When Yellow chooses to move the god to H5
    Then the move is refused by kaivai_3_5
    And nothing else changes

  @kaivai_q_g5 @stated @kaivai_3_7
  Scenario: Do I get influence when the god comes to my meeting hut?
    Yes: one counter for each of your meeting huts in that village, whoever has moved the god.

    When Yellow chooses to move the god to J7
    Then the board now also has
      | hexes | holds |
      | J7    | cult  |
      | J7    | god   |
    And Red takes 1 influence
    And the turn is now Red
    And nothing else changes

  @kaivai_q_g11 @stated @kaivai_3_7 @kaivai_6_10 @kaivai_12_1
  Scenario: How do I get influence counters?
    By your meeting huts when the god comes, by building one where the god stands (Kaivai 6.10), or by a round without any action (Kaivai 12.1).

    When Yellow chooses to move the god to I5
    Then the fisherman's god is now I5
    And Red takes 1 influence

  @kaivai_q_g6 @stated @kaivai_3_7 @kaivai_6_10
  Scenario: Does a meeting hut bring influence in every round?
    No: only when the god comes to its village, or when you build it where the god stands (Kaivai 6.10).
    Here the hut on I6 brings a counter, and that on F3 none.

    When Yellow chooses to move the god to J7
    Then the fisherman's god is now J7
    And Red takes 1 influence
    And the influence of Red is now 4

  @kaivai_q_g8 @stated @kaivai_3_2
  Scenario: Where does the god come from in round 1?
    From off the board, so the lowest bidder may bring it to any village.

    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                    |
      | F3, F5 | Red canoe-builder hut    |
      | I6, H7 | Blue canoe-builder hut   |
      | E8, D6 | Green canoe-builder hut  |
      | J2, L2 | Yellow canoe-builder hut |
    And the bids are Red 8, Blue 6, Green 4 and Yellow 2
    When Yellow chooses to move the god to G5
    Then the fisherman's god is now G5
    And the cult pieces left are now 7

  @kaivai_q_g9 @inferred @kaivai_3_4
  Scenario: Can I put the new cult hex on a canoe?
    No: it goes on empty water only.

    Given the board has
      | hexes | holds       |
      | E6    | Green canoe |
    When Yellow chooses to move the god to E6
    Then the move is refused by kaivai_3_4
    And nothing else changes

  @kaivai_q_g10 @inferred @kaivai_3_4
  Scenario: Can the new cult hex touch a hut only?
    Yes: it may lie beside any hex of the village, be it a hut or a cult hex.
    I5 touches the hut on I6, and no cult hex.

    When Yellow chooses to move the god to I5
    Then the fisherman's god is now I5
    And the cult pieces left are now 6
