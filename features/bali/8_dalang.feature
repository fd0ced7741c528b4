Feature: Bali 8, Dalang cards that do not fit
  These are not from the rulebook: every hand is filled in.

  @bali_8_2
  Rule: A passive player prevents the change with a Dalang card that shows the goal
    The goal has to stand on the card.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the active island is Wontong
      And the hands are Blue Kukusch/Wontong, warrior, Yellow Kukusch/Panschar, Green warrior and Red warrior

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
