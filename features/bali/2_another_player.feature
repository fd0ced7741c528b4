Feature: Bali, moves in the place of another player
  Who is not asked does not answer; the rule that says who does refuses it. These are not from the rulebook.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue artist, warrior, prince, Kukusch/Panschar, Yellow artist, 2 prince, Green 2 artist, Panschar/Wontong and Red artist

  @bali_3_2
  Rule: Only who is asked defends or flees
    The challenged answer clockwise.

    Scenario: Green does not flee before Yellow
      Given Blue has chosen to play warrior spare right
      When Green chooses to flee
      Then the move is refused by bali_3_2
      And nothing else changes

  @bali_3_3
  Rule: Only who flees saves cards of the own hand
    Others look on.

    Scenario: Green saves nothing in the flight of Yellow
      Given Blue has chosen to play warrior spare right
      And Yellow has chosen to flee
      When Green chooses to save artist at Wontong
      Then the move is refused by bali_3_3
      And nothing else changes

  @bali_2_7
  Rule: Only who exchanges ends the exchange
    The others wait for it.

    Scenario: Yellow does not end the swap of Blue
      Given Blue has chosen to play artist
      When Yellow chooses to be done
      Then the move is refused by bali_2_7
      And nothing else changes

  @bali_2_5
  Rule: Only who has joined ends the turn by a second card
    It is their own answer.

    Scenario: Green does not end the turn in the answer of Yellow
      Given these turns have been taken
        | player | moves             |
        | Blue   | play artist; done |
        | Yellow | join; done        |
      When Green chooses to force
      Then the move is refused by bali_2_5
      And nothing else changes

  @bali_6_2
  Rule: Only who is asked shows cards
    The active player shows first.

    Scenario: Yellow does not show before Blue
      Given Blue has chosen to play prince
      When Yellow chooses to show 1
      Then the move is refused by bali_6_2
      And nothing else changes

  @bali_8_2
  Rule: Only who is asked prevents a change
    The passive players answer clockwise.

    Scenario: Green does not prevent it before Yellow
      Given Blue has chosen to play Kukusch/Panschar to Panschar
      When Green chooses to prevent with Panschar/Wontong
      Then the move is refused by bali_8_2
      And nothing else changes

  @bali_8_6
  Rule: Hands are laid down one after the other
    The active player begins.

    Scenario: Yellow lays down nothing before Blue
      Given these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |
        | Red    | pass                              |
      When Yellow chooses to lay artist
      Then the move is refused by bali_8_6
      And nothing else changes

  @bali_9_4
  Rule: Only the active player chooses between masks
    The other has what is left.

    Scenario: Yellow does not take a mask before Blue where second_mask=active_chooses
      Given the ruling second_mask=active_chooses holds
      And the masks of Red are 2, 2, 2
      And these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |
        | Red    | pass                              |
        | Blue   | done                              |
        | Yellow | done                              |
        | Green  | done                              |
      When Yellow chooses to take mask 2
      Then the move is refused by bali_9_4
      And nothing else changes
