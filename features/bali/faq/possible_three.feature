@faq
Feature: Bali FAQ, what can happen with three players
  Each answer is proved by `atoll possible bali` under the default rulings; the working masks are invented.
  Blue has one chip of Panschar and Yellow the other; Blue sends the Dalang there, and Green has still to answer.

  Background:
    Given Blue, Yellow and Green play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, Yellow warrior and Green scholar

  @bali_q_n23 @proved @bali_10_3
  Scenario: With the working masks, can all three players have the same total?
    Never: the masks are worth 56, which three cannot share evenly, and seals bring three each.
    Here Blue and Yellow have 19 and Green has 18.

    Given the masks are Blue 2, 3, 4, 5, Yellow 2, 3, 4, 5, 5 and Green 2, 2, 3, 3, 4, 4
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
    When Green chooses to pass
    Then Blue wins
