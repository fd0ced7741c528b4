Feature: Bali 3, the warrior
  No example of a warrior is printed: these are not from the rulebook.

  @bali_3_1
  Rule: All opponents but one are challenged
    The active player makes a friend.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 3 warrior, Yellow 2 warrior, scholar, Green scholar, artist, priest, prince and Red warrior

    Scenario: Red is spared
      When Blue chooses to play warrior spare right
      Then the spared player is now Red
      And the turn is now Yellow

    Scenario: Somebody is spared where spare_must=must
      Given the ruling spare_must=must holds
      When Blue chooses to play warrior
      Then the move is refused by bali_3_1
      And nothing else changes

    Scenario: All may be challenged where spare_must=may
      Given the ruling spare_must=may holds
      When Blue chooses to play warrior
      Then the spared player is still nobody
      And the turn is now Yellow

  @bali_3_2
  Rule: A challenged player defends or flees
    A warrior in the hand is no duty.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 3 warrior, Yellow 2 warrior, scholar, Green scholar, artist, priest, prince and Red warrior

    Scenario: Yellow defends with a warrior
      Given Blue has chosen to play warrior spare right
      When Yellow chooses to defend
      Then the hand of Yellow is now warrior, scholar

    Scenario: Who has no warrior cannot defend
      Given Blue has chosen to play warrior spare left
      When Green chooses to defend
      Then the move is refused by bali_3_2
      And nothing else changes

    Scenario: Yellow flees with two warriors in hand
      Given Blue has chosen to play warrior spare right
      When Yellow chooses to flee
      Then the hand of Yellow is still 2 warrior, scholar

  @bali_3_3
  Rule: Three cards are saved on own piles
    They wait there for another visit.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 3 warrior, Yellow 2 warrior, scholar, Green scholar, artist, priest, prince and Red warrior

    Scenario: No card is saved at the active island
      Given Blue has chosen to play warrior spare left
      And Green has chosen to flee
      When Green chooses to save artist at Kukusch
      Then the move is refused by bali_3_3
      And nothing else changes

    Scenario: Two are too few where flee_must=must
      Given the ruling flee_must=must holds
      And Blue has chosen to play warrior spare left
      And Green has chosen to flee
      When Green chooses to be done
      Then the move is refused by bali_3_3
      And nothing else changes

    Scenario: One island twice where flee_spread=one_each
      Given the ruling flee_spread=one_each holds
      And Blue has chosen to play warrior spare left
      And Green has chosen to flee
      And Green has chosen to save artist at Panschar
      When Green chooses to save prince at Panschar
      Then the move is refused by bali_3_3

  @bali_3_4
  Rule: What is not saved is lost
    The hand is empty then.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 3 warrior, Yellow 2 warrior, scholar, Green scholar, artist, priest, prince and Red warrior

    Scenario: Nothing is saved where flee_must=may
      Given the ruling flee_must=may holds
      And Blue has chosen to play warrior spare left
      And Green has chosen to flee
      When Green chooses to be done
      Then the hand of Green is now none

  @bali_3_6
  Rule: A second warrior of a defender ends the turn
    Two cards for the peace of all.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 3 warrior, Yellow 2 warrior, scholar, Green scholar, artist, priest, prince and Red warrior

    Scenario Outline: Yellow forces the end and Green is <what> asked where forced_rest=<answer>
      Given the ruling forced_rest=<answer> holds
      And Blue has chosen to play warrior spare right
      And Yellow has chosen to defend
      When Yellow chooses to force
      Then the turn is <now> <turn>

      Examples:
        | answer  | what  | now   | turn   |
        | answer  | still | now   | Green  |
        | cut_off | not   | still | Yellow |
