Feature: Bali 2, the turn
  Two cards, any number of plays, and the end.

  @bali_2_1
  Rule: The active player draws two, the others one
    The cards come before the first play.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue warrior, Yellow scholar, Green artist and Red priest

    Scenario: Yellow draws two warriors and the others one each
      When Blue chooses to end turn
      Then the hands are now Blue 2 warrior, Yellow scholar, 2 warrior, Green artist, warrior and Red priest, warrior
      And the turn is now Yellow

  @bali_2_2
  Rule: The discard pile becomes the draw pile
    So the cards never run out while some have been played.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue warrior, Yellow scholar, Green artist and Red priest

    Scenario Outline: An empty draw pile is filled where reshuffle=<answer>
      Given the ruling reshuffle=<answer> holds
      And the draw pile is none
      When Blue chooses to end turn
      Then the active player is now Yellow
      And the discard pile is now none

      Examples:
        | answer      |
        | when_needed |
        | at_once     |

    Scenario: What is left of the draw pile is drawn first
      Given the draw pile is artist
      When Blue chooses to end turn
      Then the hand of Yellow is now scholar, artist, scholar

  @bali_2_3
  Rule: Only cards of the hand are played
    Piles elsewhere are of no use now.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue warrior, Yellow scholar, Green artist and Red priest

    Scenario: A prince that is not in the hand
      When Blue chooses to play prince
      Then the move is refused by bali_2_3
      And nothing else changes

    Scenario: Only the active player ends the turn
      When Yellow chooses to end turn
      Then the move is refused by bali_2_3
      And nothing else changes

    Scenario: A player who is not active plays nothing
      When Yellow chooses to play scholar
      Then the move is refused by bali_2_3
      And nothing else changes

  @bali_2_4
  Rule: A turn ends by choice or for want of cards
    Who has cards may stop as well.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, Yellow scholar, Green scholar and Red priest

    Scenario: Nobody ends the turn before a card is answered
      Given Blue has chosen to play artist
      When Blue chooses to end turn
      Then the move is refused by bali_2_4
      And nothing else changes

    Scenario: After the last card the turn ends
      Given Blue has chosen to play artist
      And Blue has chosen to be done
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the active player is now Yellow

  @bali_2_6
  Rule: The left neighbour is next
    The order goes clockwise.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the hands are Blue warrior, Yellow scholar, Green artist and Red priest

    Scenario Outline: After <one> comes <next>
      Given the active player is <one>
      When <one> chooses to end turn
      Then the active player is now <next>

      Examples:
        | one    | next   |
        | Blue   | Yellow |
        | Yellow | Green  |
        | Green  | Red    |
        | Red    | Blue   |

  @bali_2_7
  Rule: Passive players answer clockwise
    Each knows what those before have done.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 scholar, Yellow scholar, Green artist and Red priest

    Scenario: Green does not answer before Yellow
      Given Blue has chosen to play scholar
      And Blue has chosen to be done
      When Green chooses to pass
      Then the move is refused by bali_2_7
      And nothing else changes

  @bali_2_8
  Rule: Played cards are discarded
    They come back when the draw pile is made anew.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 scholar, Yellow scholar, Green artist and Red priest

    Scenario: The scholar lies on the discard pile
      When Blue chooses to play scholar
      Then the discard pile is now scholar

    Scenario Outline: It lies there where discard=<answer>
      Given the ruling discard=<answer> holds
      When Blue chooses to play scholar
      Then the discard pile is now scholar

      Examples:
        | answer |
        | open   |
        | closed |

  @bali_2_9
  Rule: A hand has no limit
    Only a pile that is taken up has one.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the hands are Blue 6 warrior, Yellow 6 scholar, Green artist and Red priest

    Scenario: Yellow with six draws two more
      Given the active player is Blue
      When Blue chooses to end turn
      Then the hand of Yellow is now 6 scholar, 2 warrior
