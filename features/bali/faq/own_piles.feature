@faq
Feature: Bali FAQ, piles that their owners may see
  A game by the other answer to what one may know of one's own piles.

  @bali_q_h1 @open @bali_0_8 @bali_1_3
  Scenario: May I look at my piles during the game? (ruling own_piles=seen)
    Yes, by the other answer: they are yours, and only the others' are hidden.

    Given the ruling own_piles=seen holds
    And Blue, Yellow, Green and Red play Bali
    And the laid cards are Blue Wontong: 3 prince, Yellow Wontong: 3 warrior, Green none and Red none
    When Blue looks at the table
    Then bali_0_8 hides the cards laid by Yellow
    And the view shows the cards laid by Blue
