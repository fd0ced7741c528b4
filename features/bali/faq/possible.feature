@faq
Feature: Bali FAQ, what can happen at all
  Each answer is proved by `atoll possible bali`, for all cards in the box, under the default rulings.
  A yes comes with a table that shows it; a never with a rule that stands in the way.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue

  @bali_q_n1 @proved @bali_2_2
  Scenario: Can both stocks be empty?
    Yes, once every card is in a hand or on a pile (Bali 2.2).
    Here all are in the hand of Blue.

    Given the hands are Blue 30 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong, Yellow none, Green none and Red none
    When Blue chooses to end turn
    Then the draw pile is still none
    And the discard pile is still none

  @bali_q_n2 @proved @bali_2_2
  Scenario: Can a player draw nothing when a turn begins?
    Yes: where the stocks have no card left for you (Bali 2.2).

    Given the hands are Blue 27 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong, Yellow none, Green none and Red none
    And the draw pile is 3 warrior
    When Blue chooses to end turn
    Then the hand of Yellow is now 2 warrior
    And the hand of Green is now warrior
    And the hand of Red is still none

  @bali_q_n3 @proved @bali_2_2
  Scenario: Can a player draw nothing while a card is in one of the stocks?
    Never, as we play (Bali 2.2): the discard pile is shuffled, and everybody draws as long as there are cards.
    Here the draw pile is too short for Blue, who draws last.

    Given the hands are Blue none, Yellow none, Green none and Red none
    And the draw pile is 4 priest
    When Blue chooses to end turn
    Then the discard pile is now none

  @bali_q_n4 @proved @bali_2_2
  Scenario: Can the active player begin a turn without a card?
    Yes: with an empty hand, when both stocks are empty (Bali 2.2); then the turn is over at once.
    Here that happens to Yellow, Green and Red, and Blue is active again.

    Given the hands are Blue 30 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong, Yellow none, Green none and Red none
    When Blue chooses to end turn
    Then the active player is still Blue

  @bali_q_n5 @proved @bali_3_3
  Scenario: Can a player with cards flee and lose none of them?
    Yes, with three cards or fewer, as we play (Bali 3.3): all are saved.

    Given the hands are Blue warrior, Yellow 3 priest, Green none and Red none
    And these turns have been taken
      | player | moves                                                                                   |
      | Blue   | play warrior spare right                                                                |
      | Yellow | flee; save priest at Panschar; save priest at Panschar; save priest at Wontong |
    When Yellow chooses to be done
    Then the hand of Yellow is now none
    And the laid cards of Yellow are now Panschar: 2 priest; Wontong: priest

  @bali_q_n6 @proved @bali_3_3
  Scenario: Can a player with four cards or more flee and lose none of them?
    Never, as we play (Bali 3.3): three are saved, and the others are discarded.

    Given the hands are Blue warrior, Yellow 4 priest, Green none and Red none
    And these turns have been taken
      | player | moves                                                                                   |
      | Blue   | play warrior spare right                                                                |
      | Yellow | flee; save priest at Panschar; save priest at Panschar; save priest at Wontong |
    When Yellow chooses to save priest at Wontong
    Then the move is refused by bali_3_3
    And nothing else changes

  @bali_q_n7 @proved @bali_6_5
  Scenario: Can a contest be won without a card that is shown?
    Yes: where nobody shows one the active player wins, we say.

    Given the hands are Blue prince, artist, Yellow artist, Green artist and Red artist
    And these turns have been taken
      | player | moves             |
      | Blue   | play prince; pass |
      | Yellow | pass              |
      | Green  | pass              |
    When Red chooses to pass
    Then the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_q_n8 @proved @bali_6_5
  Scenario: Can a passive player win a contest by as many cards as the active player shows?
    Never: others have to show more, and of equals the first in order wins (Bali 6.5).
    Yellow, Green and Red have one prince each, as many as Blue shows, and cannot show it.

    Given the hands are Blue 2 prince, Yellow prince, Green prince and Red prince
    And these turns have been taken
      | player | moves               |
      | Blue   | play prince; show 1 |
      | Yellow | pass                |
      | Green  | pass                |
    When Red chooses to pass
    Then the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_q_n9 @proved @bali_6_3
  Scenario: Can all four players show cards in one contest?
    Yes, each more than the one before.

    Given the hands are Blue 2 prince, Yellow 2 prince, Green 3 prince and Red 4 prince
    And these turns have been taken
      | player | moves               |
      | Blue   | play prince; show 1 |
      | Yellow | show 2              |
      | Green  | show 3              |
    When Red chooses to show 4
    Then the princes are still Kukusch Red, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_q_n10 @proved @bali_8_8
  Scenario: Can a player take up five cards?
    Never, as we play: of more than four the top ones are discarded, without a scoring too.

    Given the hands are Blue Kukusch/Wontong, Yellow artist, Green artist and Red artist
    And the laid cards of Blue are Wontong: artist
    And the laid cards of Yellow are Wontong: 5 priest
    And these turns have been taken
      | player | moves                           |
      | Blue   | play Kukusch/Wontong to Wontong |
      | Yellow | pass                            |
      | Green  | pass                            |
    When Red chooses to pass
    Then the hand of Yellow is now 4 priest

  @bali_q_n11 @proved @bali_8_8
  Scenario: Can ten cards of one pile be lost when it is taken up?
    Yes: flights and scholars make a pile as large as you like, and only four cards of it stay.

    Given the hands are Blue Kukusch/Wontong, Yellow artist, Green artist and Red artist
    And the laid cards of Blue are Wontong: artist
    And the laid cards of Yellow are Wontong: 14 priest
    And these turns have been taken
      | player | moves                           |
      | Blue   | play Kukusch/Wontong to Wontong |
      | Yellow | pass                            |
      | Green  | pass                            |
    When Red chooses to pass
    Then the hand of Yellow is now 4 priest
