@faq
Feature: Bali FAQ, flight
  What one saves who flees, where, and what is lost; no printed example shows it.
  Blue has played a warrior and spared Red; Yellow flees and has chosen one card to save.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 3 warrior, Yellow 2 warrior, 3 prince, Green 2 warrior, priest and Red artist, priest
    And the laid cards of Yellow are Wontong: artist
    And Blue has chosen to play warrior spare right
    And Yellow has chosen to flee
    And Yellow has chosen to save prince at Wontong

  @bali_q_w5 @inferred @bali_3_3 @bali_3_4
  Scenario: What happens to one who flees?
    Some cards are saved on your own piles at other islands, and all others discarded.
    Yellow saves the three princes and loses both warriors.

    Given Yellow has chosen to save prince at Wontong
    And Yellow has chosen to save prince at Panschar
    When Yellow chooses to be done
    Then the hand of Yellow is now none
    And the laid cards of Yellow are now Panschar: prince; Wontong: artist, 2 prince
    And the discard pile is now 3 warrior

  @bali_q_w9 @disputed @bali_3_3
  Scenario: How many cards may I save in flight? (ruling flee_keep=three)
    Three, as the review says that retells the rules step by step.

    Given the ruling flee_keep=three holds
    And Yellow has chosen to save prince at Wontong
    And Yellow has chosen to save prince at Panschar
    When Yellow chooses to save warrior at Panschar
    Then the move is refused by bali_3_3
    And nothing else changes

  @bali_q_w9 @disputed @bali_3_3
  Scenario: How many cards may I save in flight? (ruling flee_keep=four)
    Four, as another review has it.

    Given the ruling flee_keep=four holds
    And Yellow has chosen to save prince at Wontong
    And Yellow has chosen to save prince at Panschar
    And Yellow has chosen to save warrior at Panschar
    When Yellow chooses to be done
    Then the laid cards of Yellow are now Panschar: prince, warrior; Wontong: artist, 2 prince

  @bali_q_w10 @disputed @bali_3_3
  Scenario: May I save fewer cards than I could? (ruling flee_must=must)
    No: as many as there are, up to that number, as the one review words it.

    Given the ruling flee_must=must holds
    When Yellow chooses to be done
    Then the move is refused by bali_3_3
    And nothing else changes

  @bali_q_w10 @disputed @bali_3_3
  Scenario: May I save fewer cards than I could? (ruling flee_must=may)
    Yes, by the other answer: that many or fewer.

    Given the ruling flee_must=may holds
    When Yellow chooses to be done
    Then the laid cards of Yellow are now Wontong: artist, prince
    And the hand of Yellow is now none
    And the discard pile is now 3 warrior, 2 prince

  @bali_q_w11 @open @bali_3_3
  Scenario: May all saved cards go to one island? (ruling flee_spread=any)
    Yes: no text says how they are spread.

    Given the ruling flee_spread=any holds
    And Yellow has chosen to save prince at Wontong
    And Yellow has chosen to save prince at Wontong
    When Yellow chooses to be done
    Then the laid cards of Yellow are now Wontong: artist, 3 prince

  @bali_q_w11 @open @bali_3_3
  Scenario: May all saved cards go to one island? (ruling flee_spread=one_each)
    No, by the other answer: one card goes to each of the other islands.

    Given the ruling flee_spread=one_each holds
    When Yellow chooses to save prince at Wontong
    Then the move is refused by bali_3_3
    And nothing else changes

  @bali_q_w12 @confirmed @bali_3_3
  Scenario: May I save a card at the island where I am?
    No: it goes on a pile at another island.

    When Yellow chooses to save prince at Kukusch
    Then the move is refused by bali_3_3
    And nothing else changes

  @bali_q_w14 @open @bali_3_3
  Scenario: In which order do my saved cards lie? (open point saved_order=as_saved)
    As you lay them, one on the other.

    Given Yellow has chosen to save warrior at Wontong
    And Yellow has chosen to save prince at Wontong
    When Yellow chooses to be done
    Then the laid cards of Yellow are now Wontong: artist, prince, warrior, prince
