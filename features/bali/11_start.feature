Feature: Bali 11, the beginning of a game of three
  The numbers are those of the rulebook; the start cards are invented but for card 1.

  @bali_11_1 @bali_11_2 @bali_11_3 @bali_11_4
  Scenario: One side is unused, a start card is left out, and 123 cards are left
    When Blue, Yellow and Green start a game of Bali
    Then this is told
      | rule      | sentence                                                                           |
      | Bali 0.1  | Blue, Yellow and Green sit down.                                                   |
      | Bali 1.1  | Blue, Yellow and Green sit around the islands, clockwise.                          |
      | Bali 0.2  | 4 islands lie on the table, each with four villages.                               |
      | Bali 0.4  | 135 household cards are mixed.                                                     |
      | Bali 0.5  | 24 Dalang cards are mixed in, each with two islands; how many of each is invented. |
      | Bali 0.6  | The masks are worth 56 together (invented).                                        |
      | Bali 0.7  | 8 chips and 4 seals lie ready, and the Dalang stands by.                           |
      | Bali 1.2  | 3 cards are dealt to each side of each island.                                     |
      | Bali 1.3  | Nobody looks at the piles.                                                         |
      | Bali 1.4  | The other 123 cards are the draw pile.                                             |
      | Bali 11.1 | One side of each island is not used.                                               |
      | Bali 11.4 | The empty side is skipped: Blue, Yellow and Green sit around the islands.          |
      | Bali 11.2 | A start card is left out, and nobody sees it.                                      |
      | Bali 11.2 | Green has start card 2 and begins.                                                 |
      | Bali 0.3  | 6 chips lie on their places beside villages.                                       |
      | Bali 1.6  | Blue has the prince of Kukusch from start card 4 (invented).                       |
      | Bali 11.3 | The prince of Panschar lies aside.                                                 |
      | Bali 1.6  | Green has the prince of Tschakkalag from start card 2 (invented).                  |
      | Bali 1.6  | Yellow has the prince of Wontong from start card 3 (invented).                     |
      | Bali 11.3 | The priest of Kukusch lies aside.                                                  |
      | Bali 1.6  | Green has the priest of Panschar from start card 2 (invented).                     |
      | Bali 1.6  | Yellow has the priest of Tschakkalag from start card 3 (invented).                 |
      | Bali 1.6  | Blue has the priest of Wontong from start card 4 (invented).                       |
      | Bali 1.7  | The Dalang begins on Kukusch, from the start card of Yellow (invented).            |
      | Bali 1.9  | 16 masks (invented) and four seals lie ready.                                      |
      | Bali 7.4  | Nobody has a seal yet.                                                             |
      | Bali 1.8  | Green takes up 3 cards.                                                            |
      | Bali 1.8  | Blue takes up 3 cards.                                                             |
      | Bali 1.8  | Yellow takes up 3 cards.                                                           |
      | Bali 2.6  | Green is the active player.                                                        |
      | Bali 2.1  | Green draws 2 cards.                                                               |
      | Bali 2.9  | Green has a hand of 5 cards, which has no limit.                                   |
      | Bali 2.1  | Blue draws 1 card.                                                                 |
      | Bali 2.1  | Yellow draws 1 card.                                                               |

  @bali_1_5 @bali_11_2
  Scenario: With card 1 in play its holder begins
    When Blue, Yellow and Green begin a game of Bali with the start cards 2, 1, 3
    Then the active player is now Yellow
    And the active island is now Wontong
    And the discard pile is now none
