Feature: Kaivai, the printed example of increasing movement
  Green, whose bid lets canoes move 2, moves one step on and has 3 in this round.
  A bid of 2 moves 2, and so does one of 8; the example does not say which it was.

  @source:kaivai-en-2010/increasing-example @kaivai_11_1 @kaivai_11_2
  Scenario Outline: Green bid <bid>, so one step lets canoes move 2 and 1, which is 3
    Given Red, Blue, Green and Yellow play Kaivai
    And the bid of Green is <bid>
    And it is the turn of Green
    When Green chooses increasing
    Then the supply pays for increasing, which Green has chosen
    And the steps of movement of Green are now 1
    And the canoes of Green move up to 3
    And the turn is now <next>
    And nothing else changes

    Examples:
      | bid | next |
      | 2   | Red  |
      | 8   | Red  |
