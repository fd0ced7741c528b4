Feature: Bali 1, setup
  How a game begins.

  @bali_1_9
  Rule: Masks and seals lie ready
    The values are invented.

    Scenario: All masks are left
      When Blue, Yellow, Green and Red start a game of Bali
      Then the masks left are now 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5

  @bali_1_8
  Rule: Everybody takes up their pile, and the first turn begins with its draw
    So somebody can play at once.

    Scenario: Nobody has a seal, and the discard pile is empty
      When Blue, Yellow, Green and Red start a game of Bali
      Then the seals are now none
      And the discard pile is now none

  @bali_0_1
  Rule: Three or four people play
    There are four colours.

    Scenario: Two are too few
      When Blue and Yellow start a game of Bali
      Then the move is refused by bali_0_1
