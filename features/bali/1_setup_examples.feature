Feature: Bali, what the rulebook shows of a setup
  The order of the colours is that of the pictures and the examples; Yellow and card 1 are deduced from page 14.

  @source:bali-en-2009/colours @bali_2_6
  Scenario: Clockwise the colours are Blue, Yellow, Green and Red
    Blue at the top, green at the bottom and red on the left are told; yellow on the right is deduced.

    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Wontong, warrior, Yellow artist, Green artist and Red artist
    When Blue chooses to end turn
    Then the turn is now Yellow

  @source:bali-en-2009/dealing-all @bali_1_1 @bali_1_2 @bali_1_4
  Scenario: Three cards for each side of each island leave 111
    When Blue, Yellow, Green and Red start a game of Bali
    Then this is told
      | rule     | sentence                                                                           |
      | Bali 0.1 | Blue, Yellow, Green and Red sit down.                                              |
      | Bali 1.1 | Blue, Yellow, Green and Red sit around the islands, clockwise.                     |
      | Bali 0.2 | 4 islands lie on the table, each with four villages.                               |
      | Bali 0.4 | 135 household cards are mixed.                                                     |
      | Bali 0.5 | 24 Dalang cards are mixed in, each with two islands; how many of each is invented. |
      | Bali 0.6 | The masks are worth 56 together (invented).                                        |
      | Bali 0.7 | 8 chips and 4 seals lie ready, and the Dalang stands by.                           |
      | Bali 1.2 | 3 cards are dealt to each side of each island.                                     |
      | Bali 1.3 | Nobody looks at the piles.                                                         |
      | Bali 1.4 | The other 111 cards are the draw pile.                                             |
      | Bali 1.5 | Red has start card 1 and begins.                                                   |
      | Bali 0.3 | 8 chips lie on their places beside villages.                                       |
      | Bali 1.6 | Blue has the prince of Kukusch from start card 4 (invented).                       |
      | Bali 1.6 | Red has the prince of Panschar from start card 1 (printed).                        |
      | Bali 1.6 | Green has the prince of Tschakkalag from start card 2 (invented).                  |
      | Bali 1.6 | Yellow has the prince of Wontong from start card 3 (invented).                     |
      | Bali 1.6 | Red has the priest of Kukusch from start card 1 (printed).                         |
      | Bali 1.6 | Green has the priest of Panschar from start card 2 (invented).                     |
      | Bali 1.6 | Yellow has the priest of Tschakkalag from start card 3 (invented).                 |
      | Bali 1.6 | Blue has the priest of Wontong from start card 4 (invented).                       |
      | Bali 1.7 | The Dalang begins on Wontong, from the start card of Green (invented).             |
      | Bali 1.9 | 16 masks (invented) and four seals lie ready.                                      |
      | Bali 7.4 | Nobody has a seal yet.                                                             |
      | Bali 1.8 | Red takes up 3 cards.                                                              |
      | Bali 1.8 | Blue takes up 3 cards.                                                             |
      | Bali 1.8 | Yellow takes up 3 cards.                                                           |
      | Bali 1.8 | Green takes up 3 cards.                                                            |
      | Bali 2.6 | Red is the active player.                                                          |
      | Bali 2.1 | Red draws 2 cards.                                                                 |
      | Bali 2.9 | Red has a hand of 5 cards, which has no limit.                                     |
      | Bali 2.1 | Blue draws 1 card.                                                                 |
      | Bali 2.1 | Yellow draws 1 card.                                                               |
      | Bali 2.1 | Green draws 1 card.                                                                |

  @source:bali-en-2009/card-1-prince @bali_1_5 @bali_1_6
  Scenario: Card 1 puts the prince of Panschar and the priest of Kukusch into the villages of Yellow
    That Yellow has it is deduced; the other start cards are invented.

    When Green, Red, Blue and Yellow start a game of Bali
    Then the active player is now Yellow
    And the princes are now Kukusch Green, Panschar Yellow, Tschakkalag Blue, Wontong Red
    And the priests are now Kukusch Yellow, Panschar Blue, Tschakkalag Red, Wontong Green

  @source:bali-en-2009/start-picture @bali_1_7
  Scenario: The Dalang begins on Panschar, where Green has the priest and Yellow the prince
    The picture is described so; that Yellow has card 1 is deduced, and cards 2 to 4 are invented so that they fit.

    When Blue, Yellow, Green and Red begin a game of Bali with the start cards 4, 1, 2, 3
    Then the active island is now Panschar
    And the active player is now Yellow
    And the princes are now Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
    And the priests are now Kukusch Yellow, Panschar Green, Tschakkalag Red, Wontong Blue
