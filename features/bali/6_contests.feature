Feature: Bali 6, priest and prince
  A contest for the priest or the prince of the active island; the examples are not from the rulebook.

  @bali_6_1
  Rule: A priest or a prince begins a contest, and the card that is played does not count
    So a contest costs a card, whoever wins it.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 3 priest, Yellow 2 priest, Green 3 priest and Red warrior

    Scenario: The card that is played is not among those that can be shown
      When Blue chooses to play priest
      Then the hand of Blue is now 2 priest
      And the discard pile is now priest

    Scenario Outline: Who has the chip <what> begin a contest where holding=<answer>
      Given the ruling holding=<answer> holds
      And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
      When Blue chooses to play priest
      Then the discard pile is now <discard>

      Examples:
        | what | answer | discard |
        | may  | may    | priest  |

    Scenario: Who has the chip may not begin a contest where holding=may_not
      Given the ruling holding=may_not holds
      And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
      When Blue chooses to play priest
      Then the move is refused by bali_6_1
      And nothing else changes

  @bali_6_2
  Rule: The active player shows first
    The others know what they have to beat.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 4 priest, Yellow 2 priest, Green 3 priest and Red warrior

    Scenario: Fewer than one has may be shown where show_fewer=may
      Given the ruling show_fewer=may holds
      And Blue has chosen to play priest
      When Blue chooses to show 1
      Then the shown cards of Blue are now 1

    Scenario: Fewer than one has are refused where show_fewer=all
      Given the ruling show_fewer=all holds
      And Blue has chosen to play priest
      When Blue chooses to show 1
      Then the move is refused by bali_6_2
      And nothing else changes

  @bali_6_3
  Rule: A passive player passes or shows more than anybody before
    So nobody ever ties.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 3 priest, Yellow 4 priest, Green 4 priest and Red warrior

    Scenario: As many as the active player are too few
      Given Blue has chosen to play priest
      And Blue has chosen to show 2
      When Yellow chooses to show 2
      Then the move is refused by bali_6_3
      And nothing else changes

    Scenario: As many as an earlier passive player are too few
      Given Blue has chosen to play priest
      And Blue has chosen to show 2
      And Yellow has chosen to show 3
      When Green chooses to show 3
      Then the move is refused by bali_6_3
      And nothing else changes

  @bali_6_5
  Rule: Who shows most has the chip
    The chip may go to any player.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 priest, Yellow 4 priest, Green 4 priest and Red warrior
      And the priests are Kukusch Red, Panschar Yellow, Tschakkalag Green, Wontong Blue

    Scenario: Green shows most and has the priest
      Given Blue has chosen to play priest
      And Blue has chosen to show 1
      And Yellow has chosen to show 2
      And Green has chosen to show 3
      When Red chooses to pass
      Then the priests are now Kukusch Green, Panschar Yellow, Tschakkalag Green, Wontong Blue

    Scenario: After a contest the active player is still Blue
      Given Blue has chosen to play priest
      And Blue has chosen to show 1
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the active player is still Blue
