Feature: Bali, the printed example of a change of island and its scoring
  Filled in: the other islands of the Dalang cards, the warriors, the kinds of all other cards, that the piles were laid
  there by their players, the chips of the other islands, the seal, and who has the masks below 4.
  It is one thread: what a prevented attempt leaves, the next one finds.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active island is Panschar
    And the active player is Red
    And the priests are Tschakkalag Red, Kukusch Blue, Panschar Yellow, Wontong Green
    And the princes are Tschakkalag Red, Kukusch Yellow, Panschar Green, Wontong Blue
    And the seals are Tschakkalag Red
    And the hands are Blue warrior, Yellow Kukusch/Tschakkalag, Green warrior and Red Panschar/Tschakkalag, Tschakkalag/Wontong
    And the laid cards are Blue Tschakkalag: 4 scholar, 2 prince, Yellow none, Green Tschakkalag: 4 artist and Red Tschakkalag: 3 priest
    And the masks are Blue 2, 2, 2, 2, Yellow none, Green 3, 3, 3, 3 and Red none

  @bali_8_2 @bali_8_3 @bali_8_4
  Scenario: Yellow prevents the first attempt, and Green need not play
    Given Red has chosen to play Panschar/Tschakkalag to Tschakkalag
    And Blue has chosen to pass
    When Yellow chooses to prevent with Kukusch/Tschakkalag
    Then the active island is still Panschar
    And the turn is now Red
    And the discard pile is now Kukusch/Tschakkalag, Panschar/Tschakkalag

  @source:bali-en-2009/change-example @bali_8_5 @bali_8_6 @bali_8_7 @bali_9_2
  Scenario: Nobody prevents the second attempt, and Red alone takes a mask
    Given these turns have been taken
      | player | moves                                    |
      | Red    | play Panschar/Tschakkalag to Tschakkalag |
      | Blue   | pass                                     |
      | Yellow | prevent with Kukusch/Tschakkalag         |
      | Red    | play Tschakkalag/Wontong to Tschakkalag  |
      | Blue   | pass                                     |
      | Yellow | pass                                     |
    When Green chooses to pass
    Then the active island is now Tschakkalag
    And the masks of Red are now 4
    And the masks are now Blue 2, 2, 2, 2, Yellow none, Green 3, 3, 3, 3 and Red 4
    And the discard pile is still Kukusch/Tschakkalag, Panschar/Tschakkalag, Tschakkalag/Wontong

  @source:bali-en-2009/scoring-example @bali_8_8 @bali_9_1 @bali_9_2 @bali_9_6 @bali_2_1
  Scenario: Blue loses the top two of six cards, and all draw for the turn of Blue
    Given these turns have been taken
      | player | moves                                    |
      | Red    | play Panschar/Tschakkalag to Tschakkalag |
      | Blue   | pass                                     |
      | Yellow | prevent with Kukusch/Tschakkalag         |
      | Red    | play Tschakkalag/Wontong to Tschakkalag  |
      | Blue   | pass                                     |
      | Yellow | pass                                     |
    When Green chooses to pass
    Then the masks of Red are now 4
    And the cut cards of Blue are now 2 prince
    And the hands are now Blue 4 scholar, 2 warrior, Yellow warrior, Green 4 artist, warrior and Red 3 priest, warrior
    And the laid cards are now Blue Panschar: warrior, Yellow none, Green Panschar: warrior and Red none
    And this is told
      | rule     | sentence                                                                    |
      | Bali 8.2 | Green passes.                                                               |
      | Bali 8.5 | The Dalang travels to Tschakkalag.                                          |
      | Bali 8.6 | Red has laid down a hand of 0 cards.                                        |
      | Bali 8.6 | Blue has laid down a hand of 1 card.                                        |
      | Bali 8.6 | Yellow has laid down a hand of 0 cards.                                     |
      | Bali 8.6 | Green has laid down a hand of 1 card.                                       |
      | Bali 0.9 | The Dalang is on Tschakkalag.                                               |
      | Bali 6.8 | The chips lie where they lay: only contests move them.                      |
      | Bali 8.7 | Red takes up 3 cards.                                                       |
      | Bali 8.8 | Blue discards 2 cards from the top of a pile of 6.                          |
      | Bali 8.7 | Blue takes up 4 cards.                                                      |
      | Bali 8.7 | Yellow takes up 0 cards.                                                    |
      | Bali 8.7 | Green takes up 4 cards.                                                     |
      | Bali 9.1 | Red has 2 chips on Tschakkalag: a scoring.                                  |
      | Bali 9.2 | Red has both chips of Tschakkalag.                                          |
      | Bali 9.2 | Red takes a mask of 4 (the value is printed; how many have it is invented). |
      | Bali 9.5 | All masks that were taken stay with their players.                          |
      | Bali 9.6 | The turn of Red ends.                                                       |
      | Bali 2.6 | Blue is the active player.                                                  |
      | Bali 2.1 | Blue draws 2 cards.                                                         |
      | Bali 2.9 | Blue has a hand of 6 cards, which has no limit.                             |
      | Bali 2.1 | Yellow draws 1 card.                                                        |
      | Bali 2.1 | Green draws 1 card.                                                         |
      | Bali 2.9 | Green has a hand of 5 cards, which has no limit.                            |
      | Bali 2.1 | Red draws 1 card.                                                           |
