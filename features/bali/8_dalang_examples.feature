Feature: Bali, the printed examples of the Dalang cards
  Filled in: the other islands of the Dalang cards, and the warriors.

  @bali_8_2
  Rule: A passive player prevents the change with a Dalang card that shows the goal
    The goal has to stand on the card.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the active island is Wontong
      And the hands are Blue Kukusch/Wontong, warrior, Yellow Kukusch/Panschar, Green warrior and Red warrior

    @source:bali-en-2009/prevented-example
    Scenario: Blue plays Kukusch, Yellow prevents it, and Green and Red need not play
      Given Blue has chosen to play Kukusch/Wontong to Kukusch
      When Yellow chooses to prevent with Kukusch/Panschar
      Then the active island is still Wontong
      And the active player is still Blue
      And the discard pile is now Kukusch/Panschar, Kukusch/Wontong

    Scenario: A card without the goal prevents nothing
      Given the hand of Yellow is Panschar/Tschakkalag
      And Blue has chosen to play Kukusch/Wontong to Kukusch
      When Yellow chooses to prevent with Panschar/Tschakkalag
      Then the move is refused by bali_8_2
      And nothing else changes

  @bali_8_1
  Rule: The goal is on the card, and not the active island
    A Dalang card always leads away.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the active island is Wontong
      And the hands are Blue Kukusch/Wontong, warrior, Yellow Kukusch/Panschar, Green warrior and Red warrior

    Scenario Outline: <goal> is no goal
      When Blue chooses to play Kukusch/Wontong to <goal>
      Then the move is refused by bali_8_1
      And nothing else changes

      Examples:
        | goal     |
        | Wontong  |
        | Panschar |

  @bali_8_8
  Rule: Of more than four cards the top ones are discarded
    So a big pile does not make a big hand.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Red
      And the active island is Panschar
      And the hands are Blue warrior, Yellow warrior, Green warrior and Red Panschar/Tschakkalag
      And the dealt cards are Blue Tschakkalag: 4 scholar, 2 prince, Green Tschakkalag: 4 artist, Red Tschakkalag: 3 priest and Yellow none
      And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Red, Wontong Green
      And the princes are Kukusch Blue, Panschar Yellow, Tschakkalag Red, Wontong Green
      And the masks of Blue are 2, 2, 2, 2
      And the masks of Green are 3, 3, 3, 3

    @source:bali-en-2009/scoring-example @bali_9_2
    Scenario: Red alone takes the 4
      Given Red has chosen to play Panschar/Tschakkalag to Tschakkalag
      And Blue has chosen to pass
      And Yellow has chosen to pass
      When Green chooses to pass
      Then the masks of Red are now 4
      And the active player is now Blue
