Feature: Kaivai, the printed example of a bid
  Green bids 6 and marks it with the pawn; the bids of the others are not told.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai

  @source:kaivai-en-2010/bidding-example @kaivai_2_1 @kaivai_2_6
  Scenario: Green bids 6, so his basic building costs are 6 and his canoes move 4
    Given the bids are Red 8 and Blue 3
    When Green chooses to bid 6
    Then the bid of Green is now 6
    And the building cost of Green is 6
    And the canoes of Green move up to 4
    And the turn is now Yellow
    And nothing else changes

  @source:kaivai-en-2010/bidding-example @kaivai_2_5 @kaivai_2_6
  Scenario Outline: Where Green comes in the turn order depends on the bids of the others, <others>
    Given the bids are <others> and Green 6
    When Yellow chooses to bid <bid>
    Then the bid of Yellow is now <bid>
    And the order is now <order>

    Examples:
      | others         | bid | order                       |
      | Red 8, Blue 3  | 7   | Red, Yellow, Green and Blue |
      | Red 5, Blue 4  | 1   | Green, Red, Blue and Yellow |
      | Red 10, Blue 9 | 7   | Red, Blue, Yellow and Green |
