@faq
Feature: Kaivai FAQ, canoes
  How far canoes move, and when they may act.
  Red has bid 6, so Red's canoes move up to 4.

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
    And the board has
      | hexes | holds     |
      | F9    | Red canoe |
    And it is the turn of Red

  @kaivai_q_k1 @confirmed @kaivai_5_1 @kaivai_2_6
  Scenario Outline: How far can my canoe move?
    As far as the blue number below your bid says (Kaivai 2.6), and what you have added by increasing movement (Kaivai 5.1).

    Given Red has chosen moving
    When Red chooses to sail F9 to <hex>
    Then the canoe on F9 moves to <hex>
    And nothing else changes

    Examples:
      | hex |
      | F10 |
      | J8  |

  @kaivai_q_k16 @stated @kaivai_5_1
  Scenario: Does each canoe have its own steps, or do all share them?
    Each has its own: by a movement of 4 every canoe of yours moves up to 4.

    Given Red has chosen moving
    And Red has chosen to sail F9 to J8
    When Red chooses to sail G5 to G9
    Then the canoe on G5 moves to G9

  @kaivai_q_k2 @stated @kaivai_5_3
  Scenario: Can my canoe pass through the canoe of another player?
    Yes, through your own canoes, too (Kaivai 5.3). It may not stop there, except to sink another player's canoe in the action moving.

    Given the board has
      | hexes  | holds      |
      | F7, G7 | Blue canoe |
      | G8     | Blue canoe |
    And Red has chosen delivering
    When Red chooses to sail F9 to F6
    Then the canoe sails from F9 to F6
    And nothing else changes

  @kaivai_q_k3 @stated @kaivai_5_2
  Scenario Outline: Can my canoe go over a hut or across a village?
    No: huts and cult hexes are land, your own huts too.

    Given Red has chosen moving
    When Red chooses to sail G5 to <hex>
    Then the move is refused by kaivai_5_2
    And nothing else changes

    Examples:
      | hex |
      | F5  |
      | G4  |
      | F4  |

  @kaivai_q_k18 @stated @kaivai_5_3 @kaivai_5_2
  Scenario Outline: What can my canoe pass, and what is in its way?
    Canoes it passes, your own and others (Kaivai 5.3); huts and cult hexes never, whosever they are: they are land (Kaivai 5.2).

    Given the board has
      | hexes  | holds      |
      | F7, G7 | Blue canoe |
      | G8     | Blue canoe |
    And Red has chosen delivering
    When Red chooses to sail F9 to <hex>
    Then this is told
      | rule   | sentence   |
      | <rule> | <sentence> |

    Examples:
      | hex | rule       | sentence                             |
      | F6  | Kaivai 5.1 | Red moves a canoe from F9 to F6.     |
      | F5  | Kaivai 5.2 | F5 is land; canoes move over water.  |
      | F11 | Kaivai 5.2 | F11 is land; canoes move over water. |

  @kaivai_q_k4 @stated @kaivai_5_3 @kaivai_9_2
  Scenario: Can my canoe end on my own canoe?
    No: a move ends on a canoe only to sink it (Kaivai 5.3), and nobody sinks their own.

    Given the board has
      | hexes | holds     |
      | F10   | Red canoe |
    And Red has chosen moving
    When Red chooses to sail F9 to F10
    Then the move is refused by kaivai_9_2
    And nothing else changes

  @kaivai_q_k5 @inferred @kaivai_5_1
  Scenario: Can I move a canoe after it has acted?
    No: a canoe moves before it acts, and that is all in this action (Kaivai 5.1).

    Given Red has chosen building
    And Red has chosen to build meeting on G6 from G5
    And Red has chosen to pay 5 5 5
    When Red chooses to sail G5 to H4
    Then the move is refused by kaivai_5_1
    And nothing else changes

  @kaivai_q_k6 @stated @kaivai_5_1
  Scenario: Can I move a canoe that does not act?
    No: outside the action moving a canoe moves only if it acts in the same action.

    Given Red has chosen delivering
    When Red chooses to sail F9 to G10
    Then the move is refused by kaivai_5_1
    And nothing else changes

  @kaivai_q_k7 @inferred @kaivai_5_5
  Scenario: When can I use the canoe that I have just built?
    In your next turn, even in the same round.

    Given Red has chosen building
    And Red has chosen to build canoe-builder on G6 from G5
    And Red has chosen to pay 5 5 5
    When Red chooses to sail G6 to H5
    Then the move is refused by kaivai_5_5
    And nothing else changes

  @kaivai_q_k8 @stated @kaivai_5_6
  Scenario: Why can I not act with the canoe on my hut?
    It has to move off the hut first, in the same action if it can.

    Given the board has
      | hexes | holds                 |
      | G6    | Red canoe-builder hut |
      | G6    | Red canoe             |
    And Red has chosen delivering
    When Red chooses to deliver 4 to F5 from G6
    Then the move is refused by kaivai_5_6
    And nothing else changes

  @kaivai_q_k9 @inferred @kaivai_5_4
  Scenario: Does it cost a step to leave the hut?
    Yes: from the hut to the water beside it is the first step of the move.
    With a movement of 1 the canoe comes no further.

    Given the board has
      | hexes | holds                 |
      | E6    | Red canoe-builder hut |
      | E6    | Red canoe             |
    And the bid of Red is 1
    And Red has chosen moving
    When Red chooses to sail E6 to G6
    Then the move is refused by kaivai_5_4
    And nothing else changes

  @kaivai_q_k17 @open @kaivai_5_4
  Scenario: Can my canoe sail off its hut into water that is closed off? (open point closed_water=allowed)
    Yes: no hut and no cult hex may surround a canoe, but of a move nothing is said; it does not come out again.
    The hut on M6 lies between the sea and M7, a corner that cult hexes close.

    Given the board has
      | hexes | holds                 |
      | L7    | cult                  |
      | M6    | Red canoe-builder hut |
      | M6    | Red canoe             |
    And Red has chosen moving
    When Red chooses to sail M6 to M7
    Then the canoe on M6 moves to M7
    And nothing else changes

  @kaivai_q_k10 @open @kaivai_5_7
  Scenario: One canoe has acted. Can another one still move? (ruling order_of_canoes=free)
    Yes: canoes move and act in any order, each before its own act.

    Given the ruling order_of_canoes=free holds
    And Red has chosen delivering
    And Red has chosen to deliver 4 to F5 from G5
    When Red chooses to sail F9 to F6
    Then the canoe sails from F9 to F6
    And nothing else changes

  @kaivai_q_k10 @open @kaivai_5_7
  Scenario: One canoe has acted. Can another one still move? (ruling order_of_canoes=canoe_by_canoe)
    Yes: each canoe moves and acts before the next one does.

    Given the ruling order_of_canoes=canoe_by_canoe holds
    And Red has chosen delivering
    And Red has chosen to deliver 4 to F5 from G5
    When Red chooses to sail F9 to F6
    Then the canoe sails from F9 to F6
    And nothing else changes

  @kaivai_q_k10 @open @kaivai_5_7
  Scenario: One canoe has acted. Can another one still move? (ruling order_of_canoes=all_move_first)
    No, by this reading: all move before any of them acts.

    Given the ruling order_of_canoes=all_move_first holds
    And Red has chosen delivering
    And Red has chosen to deliver 4 to F5 from G5
    When Red chooses to sail F9 to F6
    Then the move is refused by kaivai_5_7
    And nothing else changes

  @kaivai_q_k11 @stated @kaivai_4_5 @kaivai_5_1
  Scenario: Do I have to move and use all my canoes in an action?
    No: one is enough; the others neither act nor move (Kaivai 4.5, 5.1).

    Given Red has chosen delivering
    And Red has chosen to deliver 4 to G4 from G5
    When Red chooses to be done
    Then the turn is now Blue
    And nothing else changes

  @kaivai_q_k12 @confirmed @kaivai_11_1
  Scenario: Does increasing movement last?
    Yes, for the rest of the game, and it holds at once.

    When Red chooses increasing
    Then the supply pays for increasing, which Red has chosen
    And the steps of movement of Red are now 1
    And the canoes of Red move up to 5
    And the turn is now Blue
    And nothing else changes

  @kaivai_q_k13 @open @kaivai_11_3 @kaivai_11_2
  Scenario: The next step of movement adds nothing. Can I take it? (ruling useless_step=allowed)
    Yes: the step after it adds more again.

    Given the ruling useless_step=allowed holds
    And the steps of movement of Red are 2
    When Red chooses increasing
    Then the steps of movement of Red are now 3
    And the canoes of Red move up to 6

  @kaivai_q_k13 @open @kaivai_11_3
  Scenario: The next step of movement adds nothing. Can I take it? (ruling useless_step=refused)
    No, by the other reading: the action is to increase movement.

    Given the ruling useless_step=refused holds
    And the steps of movement of Red are 2
    When Red chooses increasing
    Then the move is refused by kaivai_11_3
    And nothing else changes

  @kaivai_q_k14 @inferred @kaivai_11_2
  Scenario Outline: What does a step of increasing movement bring?
    The eight steps add 1, 2, 2, 3, 3, 4, 4 and 5 in all; by a bid of 6 canoes move 4, and so much more.

    Given the steps of movement of Red are <before>
    When Red chooses increasing
    Then the steps of movement of Red are now <step>
    And the canoes of Red move up to <movement>

    Examples:
      | before | step | movement |
      | 0      | 1    | 5        |
      | 1      | 2    | 6        |
      | 7      | 8    | 9        |

  @kaivai_q_k15 @stated @kaivai_5_3
  Scenario: Can my canoe stop on a canoe of another player?
    Only in the action moving, and then it sinks that canoe: two canoes never stay in the same hex.

    Given the board has
      | hexes | holds      |
      | F6    | Blue canoe |
    And Red has chosen delivering
    When Red chooses to sail F9 to F6
    Then the move is refused by kaivai_5_3
    And nothing else changes
