@faq
Feature: Kaivai FAQ, moving and sinking
  What the action moving is for, and what it costs to sink a canoe.
  Red has 9 glory, Blue two canoes, and Yellow one.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                    |
      | F3, F5 | Red canoe-builder hut    |
      | G4, I6 | Blue canoe-builder hut   |
      | J7     | Green canoe-builder hut  |
      | E4     | Green fisherman hut      |
      | E8     | Yellow canoe-builder hut |
      | J2     | Yellow fisherman hut     |
      | G5, G8 | Red canoe                |
      | H7, H9 | Blue canoe               |
      | F8     | Yellow canoe             |
    And the glory of Red is 9
    And it is the turn of Red

  @kaivai_q_m1 @stated @kaivai_9_2 @kaivai_9_4 @kaivai_9_5
  Scenario: Can I sink a canoe?
    Yes, in the action moving: end the move of a canoe on one of another player, which goes back to its player's supply.
    It may not be their last one (Kaivai 9.4), and you must have the glory that it costs (Kaivai 9.5).

    Given Red has chosen moving
    When Red chooses to sail G5 to H7
    Then the canoe on G5 moves to H7
    And Red loses 6 glory
    And Blue has 13 huts, 3 canoes and 5 fishermen left
    And nothing else changes

  @kaivai_q_m2 @stated @kaivai_5_3 @kaivai_9_2
  Scenario: Can I sink a canoe on my way to building or delivering?
    No: only the action moving sinks canoes (Kaivai 9.2).

    Given Red has chosen delivering
    When Red chooses to sail G8 to H7
    Then the move is refused by kaivai_5_3
    And nothing else changes

  @kaivai_q_m3 @disputed @kaivai_9_3
  Scenario Outline: How much glory does it cost me to sink a canoe? (ruling sinking=six_four_two)
    You lose 6 if the other player has two canoes at sea, 4 if three, and 2 if four; nobody has more than four.

    Given the ruling sinking=six_four_two holds
    And the board has
      | hexes    | holds      |
      | <canoes> | Blue canoe |
    And Red has chosen moving
    When Red chooses to sail G5 to H7
    Then the canoe on G5 moves to H7
    And Red loses <glory> glory

    Examples:
      | canoes | glory |
      | H7     | 6     |
      | K3     | 4     |
      | K3, L3 | 2     |

  @kaivai_q_m3 @disputed @kaivai_9_3
  Scenario Outline: How much glory does it cost me to sink a canoe? (ruling sinking=four_three_two)
    You lose 4, 3 or 2, as the digital version has it.

    Given the ruling sinking=four_three_two holds
    And the board has
      | hexes    | holds      |
      | <canoes> | Blue canoe |
    And Red has chosen moving
    When Red chooses to sail G5 to H7
    Then the canoe on G5 moves to H7
    And Red loses <glory> glory

    Examples:
      | canoes | glory |
      | H7     | 4     |
      | K3     | 3     |
      | K3, L3 | 2     |

  @kaivai_q_m4 @stated @kaivai_9_4
  Scenario: Can I sink somebody's last canoe?
    No: a player's last canoe is never sunk.

    Given Red has chosen moving
    When Red chooses to sail G8 to F8
    Then the move is refused by kaivai_9_4
    And nothing else changes

  @kaivai_q_m5 @stated @kaivai_9_5
  Scenario: I have too little glory, only 3. Can I sink a canoe?
    No, not if it costs 6 or 4: glory never falls below zero.

    Given the glory of Red is 3
    And Red has chosen moving
    When Red chooses to sail G5 to H7
    Then the move is refused by kaivai_9_5
    And nothing else changes

  @kaivai_q_m6 @inferred @kaivai_9_2 @kaivai_5_2
  Scenario: Can a canoe be sunk while it is on its hut?
    No: a hut is land, and no canoe sails there (Kaivai 9.2).

    Given the board has
      | hexes | holds      |
      | I6    | Blue canoe |
    And Red has chosen moving
    When Red chooses to sail G5 to I6
    Then the move is refused by kaivai_5_2
    And nothing else changes

  @kaivai_q_m7 @open @kaivai_9_3
  Scenario: Does a canoe on its hut count for the cost of sinking? (ruling at_sea=sea)
    No: only canoes at sea count. Blue has two of them here, so to sink one costs 6.

    Given the ruling at_sea=sea holds
    And the board has
      | hexes | holds      |
      | I6    | Blue canoe |
    And Red has chosen moving
    When Red chooses to sail G5 to H7
    Then the canoe on G5 moves to H7
    And Red loses 6 glory

  @kaivai_q_m7 @open @kaivai_9_3
  Scenario: Does a canoe on its hut count for the cost of sinking? (ruling at_sea=board)
    Yes, by the other reading: three are on the board, and one costs 4.

    Given the ruling at_sea=board holds
    And the board has
      | hexes | holds      |
      | I6    | Blue canoe |
    And Red has chosen moving
    When Red chooses to sail G5 to H7
    Then the canoe on G5 moves to H7
    And Red loses 4 glory

  @kaivai_q_m8 @stated @kaivai_9_2 @kaivai_6_11
  Scenario: Where does a sunk canoe go?
    Back to its player's supply, so it may come again with a canoe-builder hut (Kaivai 6.11).

    Given Red has chosen moving
    When Red chooses to sail G5 to H7
    Then the canoe on G5 moves to H7
    And Blue has 13 huts, 3 canoes and 5 fishermen left

  @kaivai_q_m9 @inferred @kaivai_9_1
  Scenario: What can I do in the action moving?
    Move as many of your canoes as you like, each once and up to its allowance (Kaivai 5.1), and one at least; they do nothing else, but for one that ends on a canoe of another player and sinks it (Kaivai 9.2).
    Who can move no canoe, as Red with a bid of 10, cannot choose it.

    Given the bid of Red is 10
    When Red chooses moving
    Then the move is refused by kaivai_9_1
    And nothing else changes
