@faq
Feature: Bali FAQ, three players
  What differs when one side of the islands is not used; the start cards 2 to 4 are invented (Bali 1.6).
  The Dalang is on Kukusch, the priest of Kukusch is Blue's, and its prince lies aside.

  Background:
    Given Blue, Yellow and Green play Bali
    And the active player is Blue
    And the hands are Blue 2 prince, warrior, Yellow 2 warrior, Green prince
    And the princes are Panschar Yellow, Tschakkalag Green, Wontong Green

  @bali_q_p1 @confirmed @bali_11_2
  Scenario: We are three, and nobody has start card 1. Who begins?
    The player with card 2.

    When Blue, Yellow and Green start a game of Bali
    Then the start cards are now Blue 4, Yellow 3 and Green 2
    And the active player is now Green

  @bali_q_q2 @stated @bali_11_3
  Scenario: We are three. Where do the two chips of the unused start card go?
    Aside; each comes into play by a contest on its island.
    Card 1 is left out here, so the prince of Panschar and the priest of Kukusch lie aside.

    When Blue, Yellow and Green start a game of Bali
    Then the princes are now Kukusch Blue, Tschakkalag Green, Wontong Yellow
    And the priests are now Panschar Green, Tschakkalag Yellow, Wontong Blue

  @bali_q_p2 @open @bali_11_2
  Scenario: We are three. May we look at the start card that is left out? (open point unused=drawn)
    No, we say: it is drawn, and the chips that lie aside tell its islands.
    Here card 1 is left out, so nobody has the prince of Panschar and the priest of Kukusch.

    When Blue, Yellow and Green start a game of Bali
    Then the start cards are now Blue 4, Yellow 3 and Green 2
    And the princes are now Kukusch Blue, Tschakkalag Green, Wontong Yellow
    And the priests are now Panschar Green, Tschakkalag Yellow, Wontong Blue

  @bali_q_p3 @open @bali_11_1 @bali_11_4
  Scenario: We are three. Which side of the islands is not used? (open point unused_side=agreed)
    Whichever you choose: it is skipped, and changes nothing.
    Here it is that of Red; Green begins, and Blue is next in clockwise order.

    When Blue, Yellow and Green start a game of Bali
    Then the active player is now Green

  @bali_q_p5 @inferred @bali_11_1 @bali_11_2 @bali_11_3
  Scenario: What is different with three players?
    One side of the islands gets no cards (Bali 11.1), one start card is left out, and its two chips lie aside until they are won; where that is card 1, card 2 begins.
    The empty side is skipped, and a chip that lies aside brings nobody a mask (Bali 11.4, 11.5); whom a warrior challenges is open (Bali 3.1).
    Red is missing here, and so is start card 1.

    When Blue, Yellow and Green start a game of Bali
    Then the start cards are now Blue 4, Yellow 3 and Green 2
    And the princes are now Kukusch Blue, Tschakkalag Green, Wontong Yellow
    And the priests are now Panschar Green, Tschakkalag Yellow, Wontong Blue
    And the active player is now Green

  @bali_q_p6 @inferred @bali_11_5
  Scenario: We are three. I move the Dalang to an island where I have one chip, and the other lies aside. Who takes a mask?
    I alone: a chip that lies aside brings nobody a mask.
    The priest of Wontong lies aside here.

    Given the hands are Blue none, Yellow none and Green Kukusch/Wontong
    And the active player is Green
    And Green has chosen to play Kukusch/Wontong to Wontong
    And Blue has chosen to pass
    When Yellow chooses to pass
    Then the masks of Green are now 2

  @bali_q_p4 @open @bali_3_1
  Scenario: We are three. Does a warrior spare somebody? (ruling spare_with_three=spared)
    Yes, we say; so one opponent alone is challenged.

    Given the ruling spare_with_three=spared holds
    When Blue chooses to play warrior spare left
    Then the spared player is now Yellow
    And the turn is now Green

  @bali_q_p4 @open @bali_3_1
  Scenario: We are three. Does a warrior spare somebody? (ruling spare_with_three=nobody)
    No, by the other answer: both are challenged.

    Given the ruling spare_with_three=nobody holds
    When Blue chooses to play warrior spare left
    Then the move is refused by bali_3_1
    And nothing else changes

  @bali_q_x5 @open @bali_11_3 @bali_7_1
  Scenario: A chip lies aside, and nobody shows a card in the contest for it. Does it come? (ruling aside=active_wins)
    Yes, to the active player, we say, though the text speaks of cards that have been revealed; if that player has the other chip there, the seal comes too.

    Given the ruling aside=active_wins holds
    And Blue has chosen to play prince
    And Blue has chosen to pass
    And Yellow has chosen to pass
    When Green chooses to pass
    Then the seals are now Kukusch Blue

  @bali_q_x5 @open @bali_11_3
  Scenario: A chip lies aside, and nobody shows a card in the contest for it. Does it come? (ruling aside=stays)
    No, by the other reading: it comes after cards have been shown.

    Given the ruling aside=stays holds
    And Blue has chosen to play prince
    And Blue has chosen to pass
    And Yellow has chosen to pass
    When Green chooses to pass
    Then the princes are still Panschar Yellow, Tschakkalag Green, Wontong Green
