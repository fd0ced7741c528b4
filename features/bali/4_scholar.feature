Feature: Bali 4, the scholar
  No example of a scholar is printed: these are not from the rulebook.

  @bali_4_1
  Rule: A player places or takes
    One direction for one scholar.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 scholar, prince, Yellow 2 scholar, Green warrior and Red priest
      And the dealt cards of Blue are Panschar: warrior, artist; Wontong: 3 prince

    Scenario: Taking and placing do not go together
      Given Blue has chosen to play scholar
      And Blue has chosen to take from Wontong
      When Blue chooses to place prince on Panschar
      Then the move is refused by bali_4_1
      And nothing else changes

  @bali_4_2
  Rule: The piles lie at other islands
    The active island has no piles.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 scholar, prince, Yellow 2 scholar, Green warrior and Red priest
      And the dealt cards of Blue are Panschar: warrior, artist; Wontong: 3 prince

    Scenario Outline: Nothing is <what> the active island
      Given Blue has chosen to play scholar
      When Blue chooses to <move>
      Then the move is refused by bali_4_2
      And nothing else changes

      Examples:
        | what       | move                    |
        | taken from | take from Kukusch       |
        | placed on  | place prince on Kukusch |

  @bali_4_3
  Rule: Three are taken from the top
    They may come from several islands.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 scholar, prince, Yellow 2 scholar, Green warrior and Red priest
      And the dealt cards of Blue are Panschar: warrior, artist; Wontong: 3 prince

    Scenario: The top cards come into the hand
      Given Blue has chosen to play scholar
      And Blue has chosen to take from Panschar
      And Blue has chosen to take from Wontong
      When Blue chooses to be done
      Then the hand of Blue is now scholar, prince, artist, prince

    Scenario: A fourth is refused
      Given Blue has chosen to play scholar
      And Blue has chosen to take from Wontong
      And Blue has chosen to take from Wontong
      And Blue has chosen to take from Panschar
      When Blue chooses to take from Panschar
      Then the move is refused by bali_4_3

  @bali_4_4
  Rule: Placed cards lie on top
    They are taken first.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 scholar, prince, Yellow 2 scholar, Green warrior and Red priest
      And the dealt cards of Blue are Panschar: warrior, artist; Wontong: 3 prince

    Scenario: The prince lies at Panschar
      Given Blue has chosen to play scholar
      And Blue has chosen to place prince on Panschar
      When Blue chooses to be done
      Then the laid cards of Blue are now Panschar: prince

  @bali_4_5
  Rule: A passive player joins with a scholar
    Then they have the same right.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 scholar, prince, Yellow 2 scholar, Green warrior and Red priest
      And the dealt cards of Blue are Panschar: warrior, artist; Wontong: 3 prince

    Scenario: Yellow joins
      Given Blue has chosen to play scholar
      And Blue has chosen to be done
      When Yellow chooses to join
      Then the hand of Yellow is now scholar

    Scenario: Green has none to join with
      Given Blue has chosen to play scholar
      And Blue has chosen to be done
      And Yellow has chosen to pass
      When Green chooses to join
      Then the move is refused by bali_4_5
      And nothing else changes

  @bali_4_6
  Rule: A second scholar ends the turn
    So the others need not watch forever.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 scholar, prince, Yellow 2 scholar, Green warrior and Red priest
      And the dealt cards of Blue are Panschar: warrior, artist; Wontong: 3 prince

    Scenario: Yellow ends the turn when all have answered
      Given Blue has chosen to play scholar
      And Blue has chosen to be done
      And Yellow has chosen to join
      And Yellow has chosen to be done
      When Yellow chooses to force
      Then the hand of Yellow is now none
