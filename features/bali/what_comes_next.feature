Feature: Bali, tables in the middle of a turn
  An example may begin there: it tells what is played, and who decides what or what comes by itself.

  @bali_2_5
  Rule: Who has ended the turn has ended it when all have answered
    Green is challenged too.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, Yellow none, Green none and Red artist
      And the played card is warrior
      And the spared player is Red

    Scenario: Yellow has ended the turn, and once Green has answered it is over
      Given the turn is ended by Yellow
      And next Green defends or flees
      When Green chooses to flee
      Then the active player is now Yellow

  @bali_8_4
  Rule: What is prevented once is prevented when all have been asked
    By the ruling prevent_again=yes all are asked.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the ruling prevent_again=yes holds
      And the active player is Blue
      And the hands are Blue artist, Yellow none, Green none and Red artist
      And the played card is Kukusch/Panschar
      And the goal is Panschar

    Scenario: Yellow has prevented the change, and once Red has passed the Dalang stays
      Given the change is prevented by Yellow
      And next Red prevents the change or passes
      When Red chooses to pass
      Then the active island is still Kukusch
      And the turn is now Blue

  @bali_2_4
  Rule: A turn without cards ends by itself
    Nobody has to say so.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue

    Scenario: Blue has no card left, so the turn of Yellow comes
      Given the hands are Blue none, Yellow artist, Green none and Red none
      When the game goes on by itself
      Then the active player is now Yellow

  @bali_2_1
  Rule: A turn begins with the draws
    Nobody has to say so.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue

    Scenario: A turn begins, and Blue draws two cards
      Given the hands are Blue artist, Yellow none, Green none and Red none
      And next the turn begins
      When the game goes on by itself
      Then the hand of Blue is now artist, 2 warrior
      And the turn is now Blue
