@faq
Feature: Bali FAQ, Dalang cards
  Where the Dalang may go, and who can keep it from going.
  It stands on Kukusch.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, Panschar/Wontong, priest, Yellow Panschar/Tschakkalag, Kukusch/Wontong, Green Kukusch/Panschar and Red none

  @bali_q_d1 @stated @bali_8_1
  Scenario: What does a Dalang card do?
    It sends the Dalang to one of the two islands on the card, if nobody prevents it; then everybody changes hands, and there may be a scoring.

    When Blue chooses to play Panschar/Wontong to Wontong
    Then the goal is now Wontong
    And the active island is still Kukusch
    And the turn is now Yellow

  @bali_q_d2 @stated @bali_8_1
  Scenario: May the Dalang stay on its island by a card that shows it?
    No: the goal is another island than the active one.

    When Blue chooses to play Kukusch/Panschar to Kukusch
    Then the move is refused by bali_8_1
    And nothing else changes

  @bali_q_x10 @inferred @bali_8_1
  Scenario: My card shows the island where the Dalang is. Is it of any use?
    Yes: the Dalang can go to its other island.

    When Blue chooses to play Kukusch/Panschar to Panschar
    Then the goal is now Panschar

  @bali_q_d3 @stated @bali_8_2
  Scenario: How do I keep the Dalang from going?
    Play a Dalang card that shows the goal; one card is enough.

    Given Blue has chosen to play Panschar/Wontong to Panschar
    When Yellow chooses to prevent with Panschar/Tschakkalag
    Then the active island is still Kukusch
    And the turn is now Blue

  @bali_q_x9 @inferred @bali_8_2
  Scenario: Does the other name on my card matter when I prevent?
    No: the goal has to be one of the two names, whichever the other is.

    Given Blue has chosen to play Panschar/Wontong to Wontong
    When Yellow chooses to prevent with Kukusch/Wontong
    Then the active island is still Kukusch
    And the turn is now Blue

  @bali_q_d4 @inferred @bali_8_2
  Scenario: Can I prevent it with any Dalang card?
    No: it has to show the goal, and to show the active island is of no use.

    Given Blue has chosen to play Panschar/Wontong to Panschar
    When Yellow chooses to prevent with Kukusch/Wontong
    Then the move is refused by bali_8_2
    And nothing else changes

  @bali_q_d5 @stated @bali_8_4
  Scenario: My move was prevented. Is my turn over?
    No: go on with another Dalang card, even to the same goal, or with any card, if you have one left.

    Given Blue has chosen to play Panschar/Wontong to Panschar
    And Yellow has chosen to prevent with Panschar/Tschakkalag
    And Blue has chosen to play Kukusch/Panschar to Panschar
    And Yellow has chosen to pass
    When Green chooses to prevent with Kukusch/Panschar
    Then it is up to Blue

  @bali_q_d8 @inferred @bali_8_9 @bali_8_5
  Scenario: Can the Dalang move twice in one turn, or go back?
    Yes, as long as there has been no scoring: another Dalang card sends it on, or back where it came from.
    Blue, who has a chip neither on Wontong nor on Kukusch here, goes to the one and back to the other.

    Given the hands are Blue Panschar/Wontong, prince, Yellow none, Green none and Red none
    And the laid cards of Blue are Wontong: Kukusch/Wontong
    And the priests are Kukusch Red, Panschar Yellow, Tschakkalag Green, Wontong Red
    And these turns have been taken
      | player | moves                            |
      | Blue   | play Panschar/Wontong to Wontong |
      | Yellow | pass                             |
      | Green  | pass                             |
      | Red    | pass                             |
      | Blue   | play Kukusch/Wontong to Kukusch  |
      | Yellow | pass                             |
      | Green  | pass                             |
    When Red chooses to pass
    Then the active island is now Kukusch

  @bali_q_d9 @inferred @bali_8_9
  Scenario: Do we draw when the Dalang has come to another island?
    Not for that: without a scoring nobody draws; after a scoring the next turn begins, and with it the draw.
    Nobody scores here.

    Given the hands are Blue Panschar/Wontong, Yellow none, Green none and Red none
    And the laid cards of Blue are Wontong: prince
    And the draw pile is 9 warrior
    And these turns have been taken
      | player | moves                            |
      | Blue   | play Panschar/Wontong to Wontong |
      | Yellow | pass                             |
      | Green  | pass                             |
    When Red chooses to pass
    Then the draw pile is still 9 warrior

  @bali_q_d6 @stated @bali_8_2
  Scenario: Do I have to prevent a move if I can?
    No: pass, and you agree.

    Given Blue has chosen to play Panschar/Wontong to Panschar
    When Yellow chooses to pass
    Then the turn is now Green
    And nothing else changes

  @bali_q_d7 @open @bali_8_3
  Scenario: A move is prevented already. May I play a card against it too? (ruling prevent_again=no)
    No, we say: nobody else is asked.

    Given the ruling prevent_again=no holds
    And Blue has chosen to play Panschar/Wontong to Panschar
    When Yellow chooses to prevent with Panschar/Tschakkalag
    Then the turn is now Blue

  @bali_q_d7 @open @bali_8_3
  Scenario: A move is prevented already. May I play a card against it too? (ruling prevent_again=yes)
    Yes, by the other answer: the rules say that you need not, and no more.

    Given the ruling prevent_again=yes holds
    And Blue has chosen to play Panschar/Wontong to Panschar
    When Yellow chooses to prevent with Panschar/Tschakkalag
    Then the turn is now Green

  @bali_q_x1 @inferred @bali_8_9 @bali_2_4
  Scenario: I come to an island where I have no pile, and nobody scores. What now?
    You have no card, so your turn ends at once.

    Given the hands are Blue Panschar/Wontong, Yellow none, Green none and Red none
    And Blue has chosen to play Panschar/Wontong to Wontong
    And Yellow has chosen to pass
    And Green has chosen to pass
    When Red chooses to pass
    Then the active player is now Yellow
