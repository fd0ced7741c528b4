Feature: Bali, the printed example of a change that is prevented
  Filled in: the other islands of the Dalang cards, the warriors, and who has the chips but the prince of Kukusch.
  It is one thread: what the prevented attempt leaves, the end of the turn finds.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active island is Wontong
    And the active player is Blue
    And the priests are Kukusch Red, Panschar Blue, Tschakkalag Yellow, Wontong Green
    And the princes are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
    And the hands are Blue Kukusch/Wontong, warrior, Yellow Kukusch/Panschar, Green warrior and Red warrior
    And Blue has chosen to play Kukusch/Wontong to Kukusch

  @bali_8_2 @bali_8_3 @bali_8_4
  Scenario: Yellow prevents it, and Green and Red need not play
    When Yellow chooses to prevent with Kukusch/Panschar
    Then the discard pile is now Kukusch/Panschar, Kukusch/Wontong
    And the hands are now Blue warrior, Yellow none, Green warrior and Red warrior
    And the turn is now Blue
    And the active island is still Wontong

  @source:bali-en-2009/prevented-example @bali_2_4 @bali_2_6 @bali_2_1
  Scenario: Blue gives up the turn, and Yellow is active and draws two
    Given Yellow has chosen to prevent with Kukusch/Panschar
    And the turn is Blue
    When Blue chooses to end turn
    Then the active player is now Yellow
    And the hands are now Blue 2 warrior, Yellow 2 warrior, Green 2 warrior and Red 2 warrior
    And the active island is still Wontong
