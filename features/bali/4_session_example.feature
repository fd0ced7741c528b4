Feature: Bali, a session that a page narrates
  Not from the rulebook: the turn of Michi as the page of Ludorium tells it, with its names and numbers.
  Filled in: a turn of Barbara before it, the kinds of cards, the piles of Susi and Barbara, where the princes are.
  The page breaks off before the prince is awarded: that is inferred.

  Background:
    Given Michi, Susi, Kay and Barbara play Bali
    And the active player is Barbara
    And the active island is Wontong
    And the princes are Kukusch Barbara, Panschar Michi, Tschakkalag Kay, Wontong Susi
    And the hands are Michi scholar, 2 prince, Susi 3 priest, Kay scholar, 2 prince and Barbara 3 warrior
    And the dealt cards of Michi are Kukusch: 2 priest, prince; Panschar: 2 priest, artist; Tschakkalag: 3 priest
    And the dealt cards of Kay are Kukusch: prince, 2 priest; Panschar: 3 scholar; Tschakkalag: 3 scholar

  @source:bali-ludorium/draw @bali_2_1
  Scenario: Michi draws two cards and the others one each
    When Barbara chooses to end turn
    Then the hands are now Michi scholar, 2 prince, 2 warrior, Susi 3 priest, warrior, Kay scholar, 2 prince, warrior and Barbara 4 warrior
    And the turn is now Michi

  @source:bali-ludorium/scholar @source:bali-ludorium/hands @bali_4_3 @bali_2_9
  Scenario: Michi takes the top card of each other island and has seven
    Given these turns have been taken
      | player  | moves                                                                      |
      | Barbara | end turn                                                                   |
      | Michi   | play scholar; take from Kukusch; take from Panschar; take from Tschakkalag |
    When Michi chooses to be done
    Then the hand of Michi is now 2 prince, 2 warrior, prince, artist, priest

  @source:bali-ludorium/scholar @source:bali-ludorium/hands @bali_4_3 @bali_2_9
  Scenario: Susi passes, and Kay takes three cards from Kukusch and has six
    Given these turns have been taken
      | player  | moves                                                                            |
      | Barbara | end turn                                                                         |
      | Michi   | play scholar; take from Kukusch; take from Panschar; take from Tschakkalag; done |
      | Susi    | pass                                                                             |
      | Kay     | join; take from Kukusch; take from Kukusch; take from Kukusch                    |
    When Kay chooses to be done
    Then the hand of Kay is now 2 prince, warrior, 2 priest, prince
    And the dealt cards of Kay are now Panschar: 3 scholar; Tschakkalag: 3 scholar

  @source:bali-ludorium/contest @bali_6_5 @bali_6_7
  Scenario: Michi shows two princes and Kay three, so the prince of Wontong goes to Kay
    Given these turns have been taken
      | player  | moves                                                                            |
      | Barbara | end turn                                                                         |
      | Michi   | play scholar; take from Kukusch; take from Panschar; take from Tschakkalag; done |
      | Susi    | pass                                                                             |
      | Kay     | join; take from Kukusch; take from Kukusch; take from Kukusch; done; pass        |
      | Barbara | pass                                                                             |
      | Michi   | play prince; show 2                                                              |
      | Susi    | pass                                                                             |
      | Kay     | show 3                                                                           |
    When Barbara chooses to pass
    Then the princes are now Kukusch Barbara, Panschar Michi, Tschakkalag Kay, Wontong Kay
    And the hand of Michi is still 2 prince, 2 warrior, artist, priest
    And the active player is still Michi
