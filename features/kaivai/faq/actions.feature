@faq
Feature: Kaivai FAQ, actions and influence
  What a player may choose, and what it costs.
  Red has bid 6, Blue 5, Green 4 and Yellow 3, and everybody has three influence counters.

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

  @kaivai_q_a1 @confirmed @kaivai_4_2 @kaivai_4_3
  Scenario: What does an action cost?
    Nothing for whoever chooses it first in the round; later as many influence counters as lie on it (Kaivai 4.3).

    Given it is the turn of Red
    When Red chooses moving
    Then the supply pays for moving, which Red has chosen
    And the influence of Red is still 3
    And nothing else changes

  @kaivai_q_a12 @confirmed @kaivai_4_3
  Scenario Outline: What does an action cost that has been chosen before?
    As many of your influence counters as lie on it: 1 for the second choice, then 2, 4 and 8.

    Given it is the turn of Red
    And the actions hold
      | action | influence |
      | moving | <held>    |
    When Red chooses moving
    Then Red pays <held> influence for moving
    And nothing else changes

    Examples:
      | held |
      | 1    |
      | 2    |

  @kaivai_q_a2 @inferred @kaivai_4_3
  Scenario: Can I do the same action twice in one round?
    Yes, in a later turn: you then pay as anybody would (Kaivai 4.3).

    Given Blue, Green and Yellow have passed
    And it is the turn of Red
    And Red has chosen increasing
    When Red chooses increasing
    Then Red pays 1 influence for increasing
    And the steps of movement of Red are now 2

  @kaivai_q_a3 @stated @kaivai_4_6
  Scenario: Can I come back in after I passed?
    No: who has passed takes no more actions in this round (Kaivai 4.6).

    Given Blue, Green and Yellow have passed
    And it is the turn of Red
    When Blue chooses increasing
    Then the move is refused by kaivai_4_6
    And nothing else changes

  @kaivai_q_a4 @confirmed @kaivai_4_3
  Scenario: The action holds 4 influence and I have 3. Can I choose it?
    No: you must put as many counters on it as lie there.
    You choose another action, or pass and take no more in this round (Kaivai 4.6).
    Who took none before gets two counters for that (Kaivai 12.1).

    Given it is the turn of Red
    And the actions hold
      | action     | influence |
      | delivering | 4         |
    When Red chooses delivering
    Then the move is refused by kaivai_4_3
    And nothing else changes

  @kaivai_q_a5 @stated @kaivai_4_4
  Scenario: Can I choose an action that I cannot perform, to make it dearer?
    No: without fish, for example, nobody chooses delivering.

    Given the fish of Red are none
    And it is the turn of Red
    When Red chooses delivering
    Then the move is refused by kaivai_4_4
    And nothing else changes

  @kaivai_q_a6 @stated @kaivai_12_1
  Scenario: What do I get for doing nothing in a round?
    Two influence counters from the supply: to pass without any action is a sacrifice.

    Given it is the turn of Red
    When Red chooses to pass
    Then Red has passed
    And Red takes 2 influence
    And the turn is now Blue
    And nothing else changes

  @kaivai_q_a7 @stated @kaivai_12_1
  Scenario: I have taken one action and pass. Do I get influence?
    No: a sacrifice is a round without any action (Kaivai 12.1).

    Given Red has acted
    And it is the turn of Red
    When Red chooses to pass
    Then Red has passed
    And the turn is now Blue
    And nothing else changes

  @kaivai_q_a8 @open @kaivai_12_1
  Scenario: When do I take the influence for a sacrifice? (ruling sacrifice_moment=at_once)
    At once, as you pass: passing is final, so the sacrifice is made.

    Given the ruling sacrifice_moment=at_once holds
    And it is the turn of Red
    When Red chooses to pass
    Then Red has passed
    And Red takes 2 influence

  @kaivai_q_a8 @open @kaivai_12_1
  Scenario: When do I take the influence for a sacrifice? (ruling sacrifice_moment=end_of_phase)
    By the other reading when all have passed, in turn order.

    Given the ruling sacrifice_moment=end_of_phase holds
    And it is the turn of Red
    When Red chooses to pass
    Then Red has passed
    And the turn is now Blue
    And nothing else changes

  @kaivai_q_a9 @stated @kaivai_13_3
  Scenario: Do I get back the influence that I paid for actions?
    No: at the end of the round it goes to the supply.

    Given the actions hold
      | action | influence |
      | moving | 4         |
    And it is the turn of Red
    When the round ends
    Then round 2 begins
    And the influence left is now 12
    And the influence of Red is still 3

  @kaivai_q_a10 @stated @kaivai_4_1
  Scenario: All others have passed. Can I go on alone?
    Yes, with one action after the other, as long as you can perform and pay for them.

    Given Blue, Green and Yellow have passed
    And it is the turn of Red
    When Red chooses increasing
    Then the turn is still Red
    And the steps of movement of Red are now 1

  @kaivai_q_a11 @stated @kaivai_0_5
  Scenario: Can the others see how much influence I have?
    No, if you hide it: influence counters may be kept hidden.

    Given it is the turn of Red
    When Blue looks at the table
    Then kaivai_0_5 hides the influence of Red
    And nothing else changes

  @kaivai_q_a13 @inferred @kaivai_4_4 @kaivai_8_1 @kaivai_4_3
  Scenario: Why can I not choose delivering?
    You have no fish, no influence for it (Kaivai 4.3), or no canoe that reaches a hut that takes fish; and only who can deliver may choose it (Kaivai 4.4).
    By a bid of 10 Yellow's canoe stays on F8; the hut beside it is full.

    Given the board has
      | hexes | holds                                |
      | E8    | Yellow canoe-builder hut with 3 fish |
    And the bid of Yellow is 10
    And it is the turn of Yellow
    When Yellow chooses delivering
    Then the move is refused by kaivai_8_1
    And nothing else changes

  @kaivai_q_a14 @stated @kaivai_4_6
  Scenario: Can I pass, though I could act?
    Yes, whenever it is your turn; but you take no further action in this round.

    Given Red has acted
    And it is the turn of Red
    When Red chooses to pass
    Then Red has passed
    And the turn is now Blue
    And nothing else changes

  @kaivai_q_a15 @stated @kaivai_4_1 @kaivai_4_6
  Scenario: What can I do in my turn: which six actions are there?
    Building, fishing, delivering, moving, celebrating and increasing movement: you perform one of them, or you pass (Kaivai 4.6).
    Red increases movement, and Blue is next.

    Given it is the turn of Red
    When Red chooses increasing
    Then the steps of movement of Red are now 1
    And the turn is now Blue

  @kaivai_q_a16 @stated @kaivai_4_3 @kaivai_14_5
  Scenario: What is influence for?
    To choose an action that somebody has chosen before in the round (Kaivai 4.3), and to gain the majority in a village at the end (Kaivai 14.5).
    Here moving has been chosen once, and costs Red a counter.

    Given it is the turn of Red
    And the actions hold
      | action | influence |
      | moving | 1         |
    When Red chooses moving
    Then Red pays 1 influence for moving

  @kaivai_q_a17 @confirmed @kaivai_4_2
  Scenario: I have no influence left. What can I do?
    Any action that nobody has chosen in this round and that you can perform, for that costs you nothing; or you pass.
    Here moving has been chosen before, and increasing has not.

    Given it is the turn of Red
    And the influence of Red is 0
    And the actions hold
      | action | influence |
      | moving | 1         |
    When Red chooses increasing
    Then the supply pays for increasing, which Red has chosen
    And the steps of movement of Red are now 1

  @kaivai_q_a18 @inferred @kaivai_13_3 @kaivai_13_1
  Scenario: Do I keep my influence for the next round?
    Yes: shells and fish lose value, the influence that you hold does not.
    What lies on the actions is not yours any more (Kaivai 13.3).

    Given it is the turn of Red
    When the round ends
    Then the shells of Red are now 4 4 4
    And the influence of Red is still 3
