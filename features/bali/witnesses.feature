@bali @witness
Feature: Bali witnesses
  What a command has found; it finds and keeps each again.

  @possible
  Rule: Can ten cards of one pile be lost when it is taken up? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_8_8
    Scenario: Blue discards 10 cards from the top of a pile of 14
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow none and Green none
      And the laid cards of Blue are Panschar: 14 scholar
      And the princes are Panschar Green, Tschakkalag Yellow, Wontong Green
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      When Green chooses to pass
      Then this is told
        | rule     | sentence                                               |
        | Bali 8.2 | Green passes.                                          |
        | Bali 8.5 | The Dalang travels to Panschar.                        |
        | Bali 8.6 | Blue has laid down a hand of 0 cards.                  |
        | Bali 8.6 | Yellow has laid down a hand of 0 cards.                |
        | Bali 8.6 | Green has laid down a hand of 0 cards.                 |
        | Bali 0.9 | The Dalang is on Panschar.                             |
        | Bali 6.8 | The chips lie where they lay: only contests move them. |
        | Bali 8.8 | Blue discards 10 cards from the top of a pile of 14.   |
        | Bali 8.7 | Blue takes up 4 cards.                                 |
        | Bali 8.7 | Yellow takes up 0 cards.                               |
        | Bali 8.7 | Green takes up 0 cards.                                |
        | Bali 8.9 | Blue is the active player still, and nobody draws.     |
      And the turn is now Blue
      And the active island is now Panschar
      And the hand of Blue is now 4 scholar
      And the laid cards of Blue are now none
      And the cut cards of Blue are now 10 scholar

  @possible
  Rule: Can the active player begin a turn without a card? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_2_1
    Scenario: Blue draws 0 cards
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue none, Yellow none and Green none
      And the laid cards of Blue are Panschar: 30 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong
      And next the turn begins
      When the game goes on by itself
      Then this is told
        | rule     | sentence                   |
        | Bali 2.6 | Blue is the active player. |
        | Bali 2.1 | Blue draws 0 cards.        |
        | Bali 2.1 | Yellow draws 0 cards.      |
        | Bali 2.1 | Green draws 0 cards.       |
      And the turn is now Blue
      And nothing else changes

  @possible
  Rule: Can both stocks be empty? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_2_1
    Scenario: Blue draws 0 cards (2)
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue none, Yellow none and Green none
      And the laid cards of Blue are Panschar: 30 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong
      And next the turn begins
      When the game goes on by itself
      Then this is told
        | rule     | sentence                   |
        | Bali 2.6 | Blue is the active player. |
        | Bali 2.1 | Blue draws 0 cards.        |
        | Bali 2.1 | Yellow draws 0 cards.      |
        | Bali 2.1 | Green draws 0 cards.       |
      And the turn is now Blue
      And nothing else changes

  @possible
  Rule: Can a player draw nothing when a turn begins? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_2_1
    Scenario: Blue draws 2 cards
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue none, Yellow none and Green none
      And the laid cards of Blue are Panschar: 30 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, Tschakkalag/Wontong
      And the draw pile is none
      And next the turn begins
      When the game goes on by itself
      Then this is told
        | rule     | sentence                                       |
        | Bali 2.6 | Blue is the active player.                     |
        | Bali 2.2 | The discard pile is shuffled: 3 cards to draw. |
        | Bali 2.1 | Blue draws 2 cards.                            |
        | Bali 2.1 | Yellow draws 1 card.                           |
        | Bali 2.1 | Green draws 0 cards.                           |
      And the turn is now Blue
      And the hands are now Blue 2 Tschakkalag/Wontong, Yellow Tschakkalag/Wontong and Green none
      And the discard pile is now none
      And nothing else changes

  @possible
  Rule: Can all four players show cards in one contest? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_6_3
    Scenario: Red shows 4 cards
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, 2 prince, Yellow 2 prince, Green 3 prince and Red 4 prince
      And the princes are Kukusch Yellow, Panschar Blue, Tschakkalag Yellow, Wontong Green
      And Blue has chosen to play prince
      And Blue has chosen to show 1
      And Yellow has chosen to show 2
      And Green has chosen to show 3
      When Red chooses to show 4
      Then this is told
        | rule     | sentence                                  |
        | Bali 6.3 | Red shows 4 cards.                        |
        | Bali 6.4 | All have been asked: the contest is over. |
        | Bali 6.5 | The prince of Kukusch goes to Red.        |
        | Bali 6.6 | Shown cards go back to the hands.         |
        | Bali 6.7 | Blue stays the active player.             |
      And the turn is now Blue
      And the princes are now Kukusch Red, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @possible
  Rule: Can the game be over after eight scorings? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_10_1
    Scenario: The last mask is taken: the game ends
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow none, Green none and Red none
      And the masks are Blue 2, 2, 3, 3, 4, 4, 5, Yellow 2, 2, 3, 3, 4, 4, 5, Green none and Red none
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then this is told
        | rule      | sentence                                                  |
        | Bali 8.2  | Red passes.                                               |
        | Bali 8.5  | The Dalang travels to Panschar.                           |
        | Bali 8.6  | Blue has laid down a hand of 0 cards.                     |
        | Bali 8.6  | Yellow has laid down a hand of 0 cards.                   |
        | Bali 8.6  | Green has laid down a hand of 0 cards.                    |
        | Bali 8.6  | Red has laid down a hand of 0 cards.                      |
        | Bali 0.9  | The Dalang is on Panschar.                                |
        | Bali 6.8  | The chips lie where they lay: only contests move them.    |
        | Bali 8.7  | Blue takes up 0 cards.                                    |
        | Bali 8.7  | Yellow takes up 0 cards.                                  |
        | Bali 8.7  | Green takes up 0 cards.                                   |
        | Bali 8.7  | Red takes up 0 cards.                                     |
        | Bali 9.1  | Blue has 1 chip on Panschar: a scoring.                   |
        | Bali 9.4  | Blue takes a mask of 5 (the values are invented).         |
        | Bali 9.3  | Yellow takes a mask of 5 (the values are invented).       |
        | Bali 9.5  | All masks that were taken stay with their players.        |
        | Bali 10.1 | The last mask is taken: the game ends.                    |
        | Bali 10.3 | The totals are Blue 28, Yellow 28, Green 0 and Red 0 (the |
        |           | values of the masks are invented).                        |
        | Bali 10.5 | Blue caused the end, and wins the tie.                    |
      And the active island is now Panschar
      And the masks are now Blue 2, 2, 3, 3, 4, 4, 5, 5, Yellow 2, 2, 3, 3, 4, 4, 5, 5, Green none and Red none
      And the masks left are now none
      And the player who caused the end is now Blue

  @possible
  Rule: Can a contest be won without a card that is shown? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_6_5
    Scenario: The prince of Kukusch goes to Blue
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue artist, prince, Yellow none and Green none
      And the princes are Kukusch Yellow, Panschar Blue, Tschakkalag Yellow, Wontong Green
      And Blue has chosen to play prince
      And Blue has chosen to pass
      And Yellow has chosen to pass
      When Green chooses to pass
      Then this is told
        | rule     | sentence                                  |
        | Bali 6.3 | Green passes.                             |
        | Bali 6.4 | All have been asked: the contest is over. |
        | Bali 6.5 | The prince of Kukusch goes to Blue.       |
        | Bali 6.6 | Shown cards go back to the hands.         |
        | Bali 7.1 | Blue takes the seal of Kukusch.           |
        | Bali 6.7 | Blue stays the active player.             |
      And the turn is now Blue
      And the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green
      And the seals are now Kukusch Blue

  @possible
  Rule: With the working masks, can all four players have the same total? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_10_3
    Scenario: The totals are Blue 14, Yellow 14, Green 14 and Red 14 (the values of the masks are invented)
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow none, Green none and Red none
      And the masks are Blue 4, 5, Yellow 4, 5, 5, Green 3, 3, 4, 4 and Red 2, 2, 2, 2, 3, 3
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then this is told
        | rule      | sentence                                                    |
        | Bali 8.2  | Red passes.                                                 |
        | Bali 8.5  | The Dalang travels to Panschar.                             |
        | Bali 8.6  | Blue has laid down a hand of 0 cards.                       |
        | Bali 8.6  | Yellow has laid down a hand of 0 cards.                     |
        | Bali 8.6  | Green has laid down a hand of 0 cards.                      |
        | Bali 8.6  | Red has laid down a hand of 0 cards.                        |
        | Bali 0.9  | The Dalang is on Panschar.                                  |
        | Bali 6.8  | The chips lie where they lay: only contests move them.      |
        | Bali 8.7  | Blue takes up 0 cards.                                      |
        | Bali 8.7  | Yellow takes up 0 cards.                                    |
        | Bali 8.7  | Green takes up 0 cards.                                     |
        | Bali 8.7  | Red takes up 0 cards.                                       |
        | Bali 9.1  | Blue has 1 chip on Panschar: a scoring.                     |
        | Bali 10.2 | One mask is left: Yellow goes without.                      |
        | Bali 9.4  | Blue takes a mask of 5 (the values are invented).           |
        | Bali 9.5  | All masks that were taken stay with their players.          |
        | Bali 10.1 | The last mask is taken: the game ends.                      |
        | Bali 10.3 | The totals are Blue 14, Yellow 14, Green 14 and Red 14 (the |
        |           | values of the masks are invented).                          |
        | Bali 10.5 | Blue caused the end, and wins the tie.                      |
      And the active island is now Panschar
      And the masks of Blue are now 4, 5, 5
      And the masks left are now none
      And the player who caused the end is now Blue

  @possible
  Rule: With the working masks, can a player with all four seals come last? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_10_3
    Scenario: The totals are Blue 17, Yellow 19 and Green 32 (the values of the masks are invented)
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow none and Green none
      And the seals are Kukusch Blue, Panschar Blue, Tschakkalag Blue, Wontong Blue
      And the masks are Blue none, Yellow 4, 5, 5, 5 and Green 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      When Green chooses to pass
      Then this is told
        | rule      | sentence                                                   |
        | Bali 8.2  | Green passes.                                              |
        | Bali 8.5  | The Dalang travels to Panschar.                            |
        | Bali 8.6  | Blue has laid down a hand of 0 cards.                      |
        | Bali 8.6  | Yellow has laid down a hand of 0 cards.                    |
        | Bali 8.6  | Green has laid down a hand of 0 cards.                     |
        | Bali 0.9  | The Dalang is on Panschar.                                 |
        | Bali 6.8  | The chips lie where they lay: only contests move them.     |
        | Bali 8.7  | Blue takes up 0 cards.                                     |
        | Bali 8.7  | Yellow takes up 0 cards.                                   |
        | Bali 8.7  | Green takes up 0 cards.                                    |
        | Bali 9.1  | Blue has 1 chip on Panschar: a scoring.                    |
        | Bali 10.2 | One mask is left: Yellow goes without.                     |
        | Bali 9.4  | Blue takes a mask of 5 (the values are invented).          |
        | Bali 9.5  | All masks that were taken stay with their players.         |
        | Bali 10.1 | The last mask is taken: the game ends.                     |
        | Bali 7.3  | Blue has 4 seals, 3 points each.                           |
        | Bali 10.3 | The totals are Blue 17, Yellow 19 and Green 32 (the values |
        |           | of the masks are invented).                                |
        | Bali 10.4 | Green wins with 32.                                        |
      And the active island is now Panschar
      And the masks of Blue are now 5
      And the masks left are now none
      And the player who caused the end is now Blue

  @possible
  Rule: Can a player have no point at all in the end? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_10_3
    Scenario: The totals are Blue 5, Yellow 0 and Green 51 (the values of the masks are invented)
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow none and Green none
      And the masks of Green are 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      When Green chooses to pass
      Then this is told
        | rule      | sentence                                                    |
        | Bali 8.2  | Green passes.                                               |
        | Bali 8.5  | The Dalang travels to Panschar.                             |
        | Bali 8.6  | Blue has laid down a hand of 0 cards.                       |
        | Bali 8.6  | Yellow has laid down a hand of 0 cards.                     |
        | Bali 8.6  | Green has laid down a hand of 0 cards.                      |
        | Bali 0.9  | The Dalang is on Panschar.                                  |
        | Bali 6.8  | The chips lie where they lay: only contests move them.      |
        | Bali 8.7  | Blue takes up 0 cards.                                      |
        | Bali 8.7  | Yellow takes up 0 cards.                                    |
        | Bali 8.7  | Green takes up 0 cards.                                     |
        | Bali 9.1  | Blue has 1 chip on Panschar: a scoring.                     |
        | Bali 10.2 | One mask is left: Yellow goes without.                      |
        | Bali 9.4  | Blue takes a mask of 5 (the values are invented).           |
        | Bali 9.5  | All masks that were taken stay with their players.          |
        | Bali 10.1 | The last mask is taken: the game ends.                      |
        | Bali 10.3 | The totals are Blue 5, Yellow 0 and Green 51 (the values of |
        |           | the masks are invented).                                    |
        | Bali 10.4 | Green wins with 51.                                         |
      And the active island is now Panschar
      And the masks of Blue are now 5
      And the masks left are now none
      And the player who caused the end is now Blue

  @possible
  Rule: With the working masks, can all players but one share the victory? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_10_5
    Scenario: Yellow and Green share the victory
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow none and Green none
      And the masks are Blue 5, Yellow 3, 3, 4, 4, 4, 5 and Green 2, 2, 2, 2, 3, 3, 4, 5
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      When Green chooses to pass
      Then this is told
        | rule      | sentence                                                   |
        | Bali 8.2  | Green passes.                                              |
        | Bali 8.5  | The Dalang travels to Panschar.                            |
        | Bali 8.6  | Blue has laid down a hand of 0 cards.                      |
        | Bali 8.6  | Yellow has laid down a hand of 0 cards.                    |
        | Bali 8.6  | Green has laid down a hand of 0 cards.                     |
        | Bali 0.9  | The Dalang is on Panschar.                                 |
        | Bali 6.8  | The chips lie where they lay: only contests move them.     |
        | Bali 8.7  | Blue takes up 0 cards.                                     |
        | Bali 8.7  | Yellow takes up 0 cards.                                   |
        | Bali 8.7  | Green takes up 0 cards.                                    |
        | Bali 9.1  | Blue has 1 chip on Panschar: a scoring.                    |
        | Bali 10.2 | One mask is left: Yellow goes without.                     |
        | Bali 9.4  | Blue takes a mask of 5 (the values are invented).          |
        | Bali 9.5  | All masks that were taken stay with their players.         |
        | Bali 10.1 | The last mask is taken: the game ends.                     |
        | Bali 10.3 | The totals are Blue 10, Yellow 23 and Green 23 (the values |
        |           | of the masks are invented).                                |
        | Bali 10.5 | Yellow and Green share the victory.                        |
      And the active island is now Panschar
      And the masks of Blue are now 5, 5
      And the masks left are now none
      And the player who caused the end is now Blue

  @possible
  Rule: With the working masks, can a player win whose masks are worth least? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_10_5
    Scenario: Yellow and Green share the victory (2)
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow none and Green none
      And the seals are Kukusch Yellow
      And the masks are Blue 4, 5, 5, Yellow 4, 4, 4, 5 and Green 2, 2, 2, 2, 3, 3, 3, 3
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      When Green chooses to pass
      Then this is told
        | rule      | sentence                                                   |
        | Bali 8.2  | Green passes.                                              |
        | Bali 8.5  | The Dalang travels to Panschar.                            |
        | Bali 8.6  | Blue has laid down a hand of 0 cards.                      |
        | Bali 8.6  | Yellow has laid down a hand of 0 cards.                    |
        | Bali 8.6  | Green has laid down a hand of 0 cards.                     |
        | Bali 0.9  | The Dalang is on Panschar.                                 |
        | Bali 6.8  | The chips lie where they lay: only contests move them.     |
        | Bali 8.7  | Blue takes up 0 cards.                                     |
        | Bali 8.7  | Yellow takes up 0 cards.                                   |
        | Bali 8.7  | Green takes up 0 cards.                                    |
        | Bali 9.1  | Blue has 1 chip on Panschar: a scoring.                    |
        | Bali 10.2 | One mask is left: Yellow goes without.                     |
        | Bali 9.4  | Blue takes a mask of 5 (the values are invented).          |
        | Bali 9.5  | All masks that were taken stay with their players.         |
        | Bali 10.1 | The last mask is taken: the game ends.                     |
        | Bali 7.3  | Yellow has 1 seal, 3 points each.                          |
        | Bali 10.3 | The totals are Blue 19, Yellow 20 and Green 20 (the values |
        |           | of the masks are invented).                                |
        | Bali 10.5 | Yellow and Green share the victory.                        |
      And the active island is now Panschar
      And the masks of Blue are now 4, 5, 5, 5
      And the masks left are now none
      And the player who caused the end is now Blue

  @possible
  Rule: Can a player with cards flee and lose none of them? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_3_3
    Scenario: Yellow saves 1 card
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue warrior, Yellow priest and Green none
      And Blue has chosen to play warrior spare right
      And Yellow has chosen to flee
      And Yellow has chosen to save priest at Panschar
      When Yellow chooses to be done
      Then this is told
        | rule     | sentence                            |
        | Bali 3.3 | Yellow saves 1 card.                |
        | Bali 3.4 | Yellow discards 0 cards.            |
        | Bali 3.5 | Yellow takes no part without cards. |
        | Bali 3.7 | Green is spared and takes no part.  |
        | Bali 2.4 | The turn of Blue ends.              |
        | Bali 2.6 | Yellow is the active player.        |
        | Bali 2.1 | Yellow draws 2 cards.               |
        | Bali 2.1 | Green draws 1 card.                 |
        | Bali 2.1 | Blue draws 1 card.                  |
      And the active player is now Yellow
      And the hands are now Blue warrior, Yellow 2 warrior and Green warrior
      And the laid cards of Yellow are now Panschar: priest
      And the chosen cards of Yellow are now none

  @possible
  Rule: With the working masks, can the other player take a higher mask than the active player? Yes.
    Found by `atoll possible bali`, when it laid tables.

    @bali_9_3
    Scenario: Yellow takes a mask of 5 (the values are invented)
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow none and Green none
      And the masks of Green are 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      When Green chooses to pass
      Then this is told
        | rule     | sentence                                                    |
        | Bali 8.2 | Green passes.                                               |
        | Bali 8.5 | The Dalang travels to Panschar.                             |
        | Bali 8.6 | Blue has laid down a hand of 0 cards.                       |
        | Bali 8.6 | Yellow has laid down a hand of 0 cards.                     |
        | Bali 8.6 | Green has laid down a hand of 0 cards.                      |
        | Bali 0.9 | The Dalang is on Panschar.                                  |
        | Bali 6.8 | The chips lie where they lay: only contests move them.      |
        | Bali 8.7 | Blue takes up 0 cards.                                      |
        | Bali 8.7 | Yellow takes up 0 cards.                                    |
        | Bali 8.7 | Green takes up 0 cards.                                     |
        | Bali 9.1 | Blue has 1 chip on Panschar: a scoring.                     |
        | Bali 9.4 | Blue takes a mask of 4 (the value is printed; how many have |
        |          | it is invented).                                            |
        | Bali 9.3 | Yellow takes a mask of 5 (the values are invented).         |
        | Bali 9.5 | All masks that were taken stay with their players.          |
        | Bali 9.6 | The turn of Blue ends.                                      |
        | Bali 2.6 | Yellow is the active player.                                |
        | Bali 2.1 | Yellow draws 2 cards.                                       |
        | Bali 2.1 | Green draws 1 card.                                         |
        | Bali 2.1 | Blue draws 1 card.                                          |
      And the active player is now Yellow
      And the turn is now Yellow
      And the active island is now Panschar
      And the hands are now Blue warrior, Yellow 2 warrior and Green warrior
      And the masks are now Blue 4, Yellow 5 and Green 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4
      And the masks left are now 5, 5, 5
