Feature: Bali, limits by ruling, and moves out of time
  What a limit leaves where it holds for some alone, and moves that come too late or too early.

  @bali_5_1
  Rule: The limit of three holds for the active player always
    By artist_limit=active_only others may swap any number, and the active player may not.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, 4 prince, Yellow artist, Green none and Red none
      And Blue has chosen to play artist
      And Blue has chosen to swap prince
      And Blue has chosen to swap prince
      And Blue has chosen to swap prince

    Scenario Outline: A fourth card of Blue is refused where artist_limit=<answer>
      Given the ruling artist_limit=<answer> holds
      When Blue chooses to swap prince
      Then the move is refused by bali_5_1
      And nothing else changes

      Examples:
        | answer      |
        | all         |
        | active_only |

  @bali_5_2
  Rule: The artist that is played cannot be swapped
    It has been discarded before.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, 4 prince, Yellow artist, Green none and Red none
      And Blue has chosen to play artist

    Scenario: Blue has no second artist to swap
      When Blue chooses to swap artist
      Then the move is refused by bali_5_2
      And nothing else changes

  @bali_8_8
  Rule: With a scoring the limit of four holds by either answer
    It is in an example with a scoring that the text has it.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow none, Green none and Red none
      And the laid cards of Blue are Panschar: 4 prince, 2 artist
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass

    Scenario Outline: Blue has the prince of Panschar and loses two artists where limit_always=<answer>
      Given the ruling limit_always=<answer> holds
      When Red chooses to pass
      Then the cut cards of Blue are now 2 artist
      And the active player is now Yellow

      Examples:
        | answer       |
        | always       |
        | with_scoring |

  @bali_8_6
  Rule: A hand is laid down card by card
    Nothing else can be laid down.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, warrior, priest, Yellow none, Green none and Red none
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      And Red has chosen to pass

    Scenario: Blue lays down no card that is not in the hand
      When Blue chooses to lay artist
      Then the move is refused by bali_8_6
      And nothing else changes

  @bali_9_4
  Rule: The active player chooses of the two lowest masks
    By second_mask=active_chooses.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the ruling second_mask=active_chooses holds
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow none, Green none and Red none
      And the masks are Blue 2, 2, 2, Yellow none, Green none and Red none
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass

    Scenario: A mask of 4 is none of the two
      Given Red has chosen to pass
      When Blue chooses to mask 4
      Then the move is refused by bali_9_4
      And nothing else changes

  @bali_2_4
  Rule: A turn is ended when nothing is left to resolve
    What was begun is finished first.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 3 prince, Yellow none, Green none and Red none
      And Blue has chosen to play prince

    Scenario: Blue cannot end the turn in the middle of a contest
      When Blue chooses to end turn
      Then the move is refused by bali_2_4
      And nothing else changes

  @bali_10_1
  Rule: After the end nobody moves
    The last mask is taken.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow none, Green none and Red none
      And the masks are Blue 2, 2, 4, Yellow 2, 2, 3, 4, Green 3, 3, 3, 4 and Red 4, 5, 5, 5
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      And Red has chosen to pass

    Scenario: Yellow cannot go on
      When Yellow chooses to end turn
      Then the move is refused by bali_10_1
      And nothing else changes
