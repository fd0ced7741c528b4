@faq
Feature: Bali FAQ, the printed examples
  What players ask about the examples in the rulebook; what they do not tell is filled in.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active island is Panschar
    And the active player is Red
    And the priests are Tschakkalag Red, Kukusch Yellow, Panschar Blue, Wontong Green
    And the princes are Tschakkalag Red, Kukusch Blue, Panschar Green, Wontong Blue
    And the seals are Tschakkalag Red
    And the hands are Blue warrior, Yellow none, Green warrior and Red Tschakkalag/Wontong
    And the laid cards are Blue Tschakkalag: 4 scholar, 2 prince, Yellow none, Green Tschakkalag: 4 artist and Red Tschakkalag: 3 priest
    And the masks are Blue 2, 2, 2, 2, Yellow none, Green 3, 3, 3, 3 and Red none

  @bali_q_d10 @stated @bali_2_4
  Scenario: In the rulebook's example Blue wants to go from Wontong to Kukusch. Why is Blue's turn over?
    Yellow prevents it with a card that shows Kukusch (Bali 8.2); Blue has no Dalang card left and gives up the turn (Bali 2.4), so the next player is active.
    Green and Red need not play a card.

    Given the active island is Wontong
    And the active player is Blue
    And the hands are Blue Kukusch/Wontong, warrior, Yellow Kukusch/Panschar, Green warrior and Red warrior
    And these turns have been taken
      | player | moves                           |
      | Blue   | play Kukusch/Wontong to Kukusch |
      | Yellow | prevent with Kukusch/Panschar   |
    When Blue chooses to end turn
    Then the active player is now Yellow

  @bali_q_i10 @stated @bali_8_8 @bali_9_2
  Scenario: In the rulebook's example Red goes to Tschakkalag. Who takes a mask, and who discards cards?
    Red alone takes a mask, a 4, as both chips there are Red's; Blue discards the top two of six cards.
    Red with three cards and Green with four keep them all, and Yellow has none; then Blue is active.

    Given these turns have been taken
      | player | moves                                   |
      | Red    | play Tschakkalag/Wontong to Tschakkalag |
      | Blue   | pass                                    |
      | Yellow | pass                                    |
    When Green chooses to pass
    Then the masks of Red are now 4
    And the cut cards of Blue are now 2 prince
    And the active player is now Blue

  @bali_q_c12 @stated @bali_6_5 @bali_6_7
  Scenario: In the rulebook's example Yellow fights for the prince of Wontong. Who has it in the end?
    Blue, as before: Blue shows four princes, Red three and Yellow two, and Green has none.
    All take their princes back, and Yellow goes on (Bali 6.7).

    Given the table has
      | part          | value   |
      | active island | Wontong |
      | active player | Yellow  |
    And the hands are Yellow 3 prince, Green none, Red 3 prince and Blue 4 prince
    And these turns have been taken
      | player | moves               |
      | Yellow | play prince; show 2 |
      | Green  | pass                |
      | Red    | show 3              |
    When Blue chooses to show 4
    Then the princes are still Tschakkalag Red, Kukusch Blue, Panschar Green, Wontong Blue
    And the active player is still Yellow
