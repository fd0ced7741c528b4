Feature: Kaivai 11, increasing movement
  A step on the track lets all canoes of a player move further, for good.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And it is the turn of Red

  @kaivai_11_1
  Rule: The marker goes one step further, for the rest of the game
    Who moves further needs not bid for it.

    Scenario: Red moves to the first step
      When Red chooses increasing
      Then the steps of movement of Red are now 1
      And the supply pays for increasing, which Red has chosen
      And the canoes of Red move up to 5
      And the turn is now Blue
      And nothing else changes

  @kaivai_11_2
  Rule: The steps add 1, 2, 2, 3, 3, 4, 4 and 5
    Each number is what the step adds in all; a bid of 6 moves 4.

    Scenario Outline: On step <step> canoes move <movement>
      Given the steps of movement of Red are <before>
      When Red chooses increasing
      Then the steps of movement of Red are now <step>
      And the canoes of Red move up to <movement>

      Examples:
        | before | step | movement |
        | 0      | 1    | 5        |
        | 1      | 2    | 6        |
        | 2      | 3    | 6        |
        | 3      | 4    | 7        |
        | 4      | 5    | 7        |
        | 5      | 6    | 8        |
        | 6      | 7    | 8        |
        | 7      | 8    | 9        |

  @kaivai_11_3
  Rule: Beyond the last step there is nothing
    Nobody chooses what they cannot perform.

    Scenario: On the last step Red may not choose it
      Given the steps of movement of Red are 8
      When Red chooses increasing
      Then the move is refused by kaivai_11_3
      And nothing else changes

    Scenario: On the last step Red may not choose it for a counter either
      Given the steps of movement of Red are 8
      And the actions hold
        | action     | influence |
        | increasing | 1         |
      When Red chooses increasing
      Then the move is refused by kaivai_11_3
      And nothing else changes

    Scenario: On the last step Red may not choose it where useless_step=refused either
      Given the ruling useless_step=refused holds
      And the steps of movement of Red are 8
      When Red chooses increasing
      Then the move is refused by kaivai_11_3
      And nothing else changes

  @kaivai_11_3
  Rule: A step that adds nothing is refused where the table says so
    Three steps of the track add no more than the one before.

    Scenario Outline: Step <step> is refused where useless_step=refused
      Given the ruling useless_step=refused holds
      And the steps of movement of Red are <before>
      When Red chooses increasing
      Then the move is refused by kaivai_11_3
      And nothing else changes

      Examples:
        | before | step |
        | 2      | 3    |
        | 4      | 5    |
        | 6      | 7    |

  @kaivai_11_1
  Rule: A step that adds nothing is allowed otherwise
    The next one adds more again.

    Scenario Outline: Step <step> is taken where useless_step=<answer>
      Given the ruling useless_step=<answer> holds
      And the steps of movement of Red are <before>
      When Red chooses increasing
      Then the steps of movement of Red are now <step>

      Examples:
        | answer  | before | step |
        | allowed | 2      | 3    |
        | refused | 3      | 4    |
