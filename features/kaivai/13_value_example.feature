Feature: Kaivai, the printed example of the loss of value
  Red has shells of 5, 5, 2 and 1 and three fish; on which spaces these lie is not shown.

  @source:kaivai-en-2010/loss-example-1 @source:kaivai-en-2010/loss-example-2 @kaivai_13_1 @kaivai_13_2
  Scenario: Shells worth 13 are worth 9, one shell is gone, and three fish are still three
    Given Red, Blue, Green and Yellow play Kaivai
    And the shells of Red are 1 2 5 5
    And the fish of Red are 4 4 4
    And it is the turn of Red
    When the round ends
    Then the shells of Red are now 1 4 4
    And the shells of Red are worth 9
    And the fish of Red are now 3 3 3
