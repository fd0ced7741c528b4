Feature: Bali 11, three players
  What differs when three play.

  @bali_11_3
  Rule: A chip that lies aside comes by a contest
    The prince of Kukusch lies aside; the island, the names and the hands are filled in.

    Background:
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue 2 prince, 2 warrior, Yellow warrior and Green scholar

    @source:bali-en-2009/three-contest
    Scenario: Blue shows one and has it
      Given Blue has chosen to play prince
      And Blue has chosen to show 1
      And Yellow has chosen to pass
      When Green chooses to pass
      Then the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_11_5
  Rule: A chip that lies aside brings nobody a mask
    Only the active player takes one.

    Background:
      Given Blue, Yellow and Green play Bali
      And the active player is Green
      And the hands are Blue prince, Yellow warrior and Green Kukusch/Wontong

    Scenario: The priest of Wontong lies aside
      Given Green has chosen to play Kukusch/Wontong to Wontong
      And Blue has chosen to pass
      When Yellow chooses to pass
      Then the masks of Green are now 2

  @bali_3_1
  Rule: One of two is spared
    So one is challenged.

    Background:
      Given Blue, Yellow and Green play Bali
      And the active player is Blue
      And the hands are Blue 2 prince, 2 warrior, Yellow warrior and Green scholar

    Scenario: Yellow is spared where spare_with_three=spared
      Given the ruling spare_with_three=spared holds
      When Blue chooses to play warrior spare left
      Then the turn is now Green

    Scenario: Both are challenged where spare_with_three=nobody
      Given the ruling spare_with_three=nobody holds
      When Blue chooses to play warrior
      Then the turn is now Yellow

    Scenario: Nobody is spared where spare_with_three=nobody
      Given the ruling spare_with_three=nobody holds
      When Blue chooses to play warrior spare left
      Then the move is refused by bali_3_1
      And nothing else changes
