Feature: Bali, the printed example of the prince
  Filled in: the two warriors of Green; the text says only that Green has no prince.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Yellow
    And the active island is Wontong
    And the hands are Blue 4 prince, Yellow 3 prince, Green 2 warrior and Red 3 prince
    And the princes are Wontong Blue, Kukusch Red, Panschar Yellow, Tschakkalag Green

  @source:bali-en-2009/prince-example @bali_6_5
  Scenario: Blue shows four and keeps the prince
    Given Yellow has chosen to play prince
    And Yellow has chosen to show 2
    And Green has chosen to pass
    And Red has chosen to show 3
    When Blue chooses to show 4
    Then the princes are still Wontong Blue, Kukusch Red, Panschar Yellow, Tschakkalag Green

  @bali_6_6
  Scenario: All take back what they have shown
    Given Yellow has chosen to play prince
    And Yellow has chosen to show 2
    And Green has chosen to pass
    And Red has chosen to show 3
    When Blue chooses to show 4
    Then the hands are now Blue 4 prince, Yellow 2 prince, Green 2 warrior and Red 3 prince
