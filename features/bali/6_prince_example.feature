Feature: Bali, the printed example of the prince
  Filled in: that Green has no other card, and who has the chips of the other islands.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active island is Wontong
    And the hands are Yellow 3 prince, Green none, Red 3 prince and Blue 4 prince

  @source:bali-en-2009/prince-example @bali_6_5 @bali_6_6 @bali_6_7
  Scenario: Blue shows four and keeps the prince, and all take their cards back
    Given the active player is Yellow
    And the princes are Kukusch Yellow, Wontong Blue, Panschar Blue, Tschakkalag Red
    And these turns have been taken
      | player | moves               |
      | Yellow | play prince; show 2 |
      | Green  | pass                |
      | Red    | show 3              |
    When Blue chooses to show 4
    Then the hands are still Yellow 2 prince, Green none, Red 3 prince and Blue 4 prince
    And the princes are still Wontong Blue, Kukusch Yellow, Panschar Blue, Tschakkalag Red
    And the active player is still Yellow
    And the discard pile is still prince
