Feature: Bali, printed examples by other readings
  Who need not play against a move that is prevented already may do so by another reading; in the examples nobody does.
  Filled in is what the examples as they are played fill in.

  @bali_2_6
  Rule: Who is asked once more passes, and the turn goes on as printed
    Nobody has to play a second card against the move.

    @source:bali-en-2009/prevented-example
    Scenario: Green and Red pass, Blue gives up the turn, and Yellow is active and draws two
      Given Blue, Yellow, Green and Red play Bali
      And the ruling prevent_again=yes holds
      And the active island is Wontong
      And the active player is Blue
      And the princes are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
      And the hands are Blue Kukusch/Wontong, warrior, Yellow Kukusch/Panschar, Green warrior and Red warrior
      And these turns have been taken
        | player | moves                           |
        | Blue   | play Kukusch/Wontong to Kukusch |
        | Yellow | prevent with Kukusch/Panschar   |
        | Green  | pass                            |
        | Red    | pass                            |
      When Blue chooses to end turn
      Then the active player is now Yellow

  @bali_8_8
  Rule: Who is asked once more passes, and the next attempt succeeds
    Green is asked about the first attempt too.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the ruling prevent_again=yes holds
      And the active island is Panschar
      And the active player is Red
      And the priests are Tschakkalag Red, Kukusch Blue, Panschar Yellow, Wontong Green
      And the princes are Tschakkalag Red, Kukusch Blue, Panschar Yellow, Wontong Green
      And the hands are Blue warrior, Yellow Kukusch/Tschakkalag, Green warrior and Red Panschar/Tschakkalag, Tschakkalag/Wontong
      And the dealt cards are Blue Tschakkalag: 4 scholar, 2 prince, Yellow none, Green Tschakkalag: 4 artist and Red Tschakkalag: 3 priest
      And the masks are Blue 2, 2, 2, 2, Yellow none, Green 3, 3, 3, 3 and Red none

    @source:bali-en-2009/change-example @source:bali-en-2009/scoring-example
    Scenario: Blue loses the top two of six cards, and Red alone takes a mask
      Given these turns have been taken
        | player | moves                                    |
        | Red    | play Panschar/Tschakkalag to Tschakkalag |
        | Blue   | pass                                     |
        | Yellow | prevent with Kukusch/Tschakkalag         |
        | Green  | pass                                     |
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
