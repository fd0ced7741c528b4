@faq
Feature: Kaivai FAQ, when something runs out
  No text speaks of an empty supply, of a player without pieces, or of a god without a place to go.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai

  @kaivai_q_o1 @open @kaivai_3_8
  Scenario: No other village can be enlarged: there is nowhere to put the cult hex. What happens? (open point god_stays=stays)
    The god stays where it is, and no cult piece is placed in this round; no text says so.

    Given the cult hexes are A1, F4
    And the board has
      | hexes      | holds       |
      | A2, B1, B2 | Green canoe |
      | F4         | god         |
    And the round is 2
    And the bids are Red 8, Blue 6 and Green 4
    When Yellow chooses to bid 2
    Then the fisherman's god is still F4

  @kaivai_q_o8 @stated @kaivai_3_3
  Scenario: Can the god go to any village?
    No: not to a village with no room for a new cult hex, nor to the one where it stands (Kaivai 3.1).
    Canoes lie on every hex beside A1 here; that a canoe fills its hex is inferred (Kaivai 0.7).

    Given the cult hexes are A1, F4, I7
    And the board has
      | hexes      | holds       |
      | A2, B1, B2 | Green canoe |
      | F4         | god         |
    And the round is 2
    And the bids are Red 8, Blue 6, Green 4 and Yellow 2
    When Yellow chooses to move the god to A2
    Then the move is refused by kaivai_3_3

  @kaivai_q_o2 @open @kaivai_4_2 @kaivai_12_2
  Scenario: The influence runs out: none is left in the supply. What now? (ruling empty_influence=marked)
    You choose an action all the same, and any marker on it counts as one counter in this round.
    No text speaks of any empty supply; what is played of a sacrifice stands in Kaivai 12.2, of fish in Kaivai 7.9, of shells in Kaivai 8.7.
    Of canoes, fishermen and hut pieces it stands in Kaivai 6.11.

    Given the influence is Red 6, Blue 6, Green 6 and Yellow 6
    And it is the turn of Red
    When Red chooses increasing
    Then the supply has nothing left for increasing
    And the steps of movement of Red are now 1

  @kaivai_q_o2 @open @kaivai_4_2
  Scenario: The influence runs out: none is left in the supply. What now? (ruling empty_influence=blocked)
    By the other answer nobody chooses an action on which no counter lies.

    Given the ruling empty_influence=blocked holds
    And the influence is Red 6, Blue 6, Green 6 and Yellow 6
    And it is the turn of Red
    When Red chooses increasing
    Then the move is refused by kaivai_4_2
    And nothing else changes

  @kaivai_q_o3 @open @kaivai_12_2
  Scenario: One influence counter is left. What does my sacrifice bring? (open point influence_short=rest)
    That one: you take what is left.

    Given the influence is Red 6, Blue 6, Green 6 and Yellow 5
    And it is the turn of Red
    When Red chooses to pass
    Then Red takes 1 influence
    And Red has passed

  @kaivai_q_o7 @open @kaivai_0_4
  Scenario: The god comes to the meeting huts of several of us, and too little influence is left. Who takes first? (open point influence_order=turn_order)
    Whoever is earlier in turn order, as all in a round goes by it; no text says so.
    Red and Blue have two meeting huts each here, and three counters are left.

    Given the board has
      | hexes  | holds              |
      | F3, F5 | Red meeting hut    |
      | G4, E4 | Blue meeting hut   |
      | E8, D6 | Green meeting hut  |
      | J2, L2 | Yellow meeting hut |
    And the influence is Red 6, Blue 6, Green 6 and Yellow 3
    And the bids are Red 8, Blue 6, Green 4 and Yellow 2
    When Yellow chooses to move the god to G5
    Then Red takes 2 influence
    And Blue takes 1 influence

  @kaivai_q_o5 @open @kaivai_6_11
  Scenario: I have no canoe left. Can I build a canoe-builder hut? (ruling no_piece=unavailable)
    No: without a canoe in your supply you build another kind.

    Given the board has
      | hexes          | holds                 |
      | F3, F5, G4, E4 | Red canoe-builder hut |
      | G5, H5, F6, E5 | Red canoe             |
    And it is the turn of Red
    And Red has chosen building
    When Red chooses to build canoe-builder on G6 from G5
    Then the move is refused by kaivai_6_11
    And nothing else changes

  @kaivai_q_o5 @open @kaivai_6_11
  Scenario: I have no canoe left. Can I build a canoe-builder hut? (ruling no_piece=bare)
    Yes, but no canoe comes with it, by an answer that no text has.

    Given the ruling no_piece=bare holds
    And the board has
      | hexes          | holds                 |
      | F3, F5, G4, E4 | Red canoe-builder hut |
      | G5, H5, F6, E5 | Red canoe             |
    And it is the turn of Red
    And Red has chosen building
    When Red chooses to build canoe-builder on G6 from G5
    Then the price due is now 11

  @kaivai_q_o6 @stated @kaivai_4_5 @kaivai_4_4
  Scenario: I have no canoe. Which actions can I still do?
    Celebrating and increasing movement: building, fishing, delivering and moving take a canoe (Kaivai 4.5), and nobody chooses what they cannot perform (Kaivai 4.4).
    Red has increased movement here, and three choices are left: to celebrate, to increase again, and to pass.

    Given the board has
      | hexes | holds                       |
      | F3    | Red meeting hut with 2 fish |
      | F5    | Red fisherman hut           |
    And Blue, Green and Yellow have passed
    And it is the turn of Red
    When Red chooses increasing
    Then Red has the choice of 3 moves
