@faq
Feature: Bali FAQ, what one may know
  Hands, piles, the draw pile and the discard pile.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the hands are Blue priest, artist, Yellow 2 scholar, Green none and Red none
    And the dealt cards are Blue Wontong: 3 prince, Yellow Wontong: 3 warrior, Green none and Red none
    And the laid cards are Blue Panschar: 2 warrior, Yellow Panschar: artist, Green none and Red none

  @bali_q_h1 @open @bali_0_8 @bali_1_3
  Scenario: May I look at my piles during the game? (ruling own_piles=hidden)
    No, we say; the rules forbid it for the setup alone, but the piles lie face down.
    What you have laid there yourself you know.

    Given the ruling own_piles=hidden holds
    When Blue looks at the table
    Then bali_0_8 hides the cards dealt to Blue
    And the view shows the cards laid by Blue

  @bali_q_h2 @inferred @bali_0_8
  Scenario: What may I know of the others' cards?
    Neither their hands nor their piles: cards are shown in contests alone.

    When Blue looks at the table
    Then bali_0_8 hides the hand of Yellow
    And bali_0_8 hides the cards dealt to Yellow
    And bali_0_8 hides the cards laid by Yellow
    And bali_0_8 hides the cards in the draw pile

  @bali_q_h3 @open @bali_0_8
  Scenario: May I know how many cards the others hold? (ruling sizes=public)
    Yes, we say: everybody can see the cards lie.
    Only which cards they are is hidden.

    Given the ruling sizes=public holds
    When Blue looks at the table
    Then bali_0_8 hides the hand of Yellow
    And the view has 2 cards in the hand of Yellow

  @bali_q_h3 @open @bali_0_8
  Scenario: May I know how many cards the others hold? (ruling sizes=secret)
    No, by the other answer.

    Given the ruling sizes=secret holds
    When Blue looks at the table
    Then bali_0_8 hides the hand of Yellow
    And the view has no number of cards in the hand of Yellow

  @bali_q_h6 @inferred @bali_0_8
  Scenario: May I know how many points the others have?
    Yes: masks, seals and chips lie open on the table.
    This is all that is hidden from Blue, and no mask is among it.

    Given the masks are Blue 2, Yellow 2, 3, Green none and Red none
    When Blue looks at the table
    Then this is hidden
      | rule     | what                   |
      | Bali 0.8 | cards dealt to Blue    |
      | Bali 0.8 | hand of Yellow         |
      | Bali 0.8 | cards dealt to Yellow  |
      | Bali 0.8 | cards laid by Yellow   |
      | Bali 0.8 | cards in the draw pile |
      | Bali 2.2 | luck in the shuffling  |

  @bali_q_t19 @stated @bali_2_8
  Scenario: Where do played cards go?
    On the discard pile, whoever has played them; cards that are shown in a contest go back to the hands (Bali 6.6).

    Given the active player is Blue
    When Blue chooses to play priest
    Then the discard pile is now priest

  @bali_q_h4 @open @bali_0_8
  Scenario: May I look through the discard pile? (ruling discard=open)
    Yes, we say: no text forbids it; only those that were cut from a pile lie face down (Bali 8.8).

    Given the ruling discard=open holds
    And the discard pile is prince
    When Blue looks at the table
    Then bali_0_8 hides the cards in the draw pile
    And the view shows the cards in the discard pile

  @bali_q_h4 @open @bali_0_8
  Scenario: May I look through the discard pile? (ruling discard=closed)
    No, by the other answer.

    Given the ruling discard=closed holds
    When Blue looks at the table
    Then bali_0_8 hides the cards in the discard pile

  @bali_q_h5 @open @bali_8_8 @bali_0_8
  Scenario: My pile was too large. May I look at the cards that I have lost, later? (ruling cut_seen=owner)
    You may, and nobody else.

    Given the ruling cut_seen=owner holds
    And the cut cards of Yellow are prince
    And the cut cards of Blue are artist
    When Blue looks at the table
    Then bali_0_8 hides the cards cut from piles of Yellow
    And the view shows the cards cut from piles of Blue

  @bali_q_h5 @open @bali_8_8 @bali_0_8
  Scenario: My pile was too large. May I look at the cards that I have lost, later? (ruling cut_seen=nobody)
    No, by the second answer: nobody may.

    Given the ruling cut_seen=nobody holds
    And the cut cards of Blue are artist
    When Blue looks at the table
    Then bali_0_8 hides the cards cut from piles of Blue

  @bali_q_h5 @open @bali_8_8 @bali_0_8
  Scenario: My pile was too large. May I look at the cards that I have lost, later? (ruling cut_seen=all)
    Yes, by the third, as everybody may.

    Given the ruling cut_seen=all holds
    And the cut cards of Yellow are prince
    When Blue looks at the table
    Then bali_0_8 hides the hand of Yellow
    And the view shows the cards cut from piles of Yellow
