Feature: Bali 9, scoring
  No example with one chip is printed: these are not from the rulebook.

  @bali_8_9
  Rule: Without a chip of the active player there is no scoring
    Whatever the others have there.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest
      And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
      And the princes are Kukusch Red, Panschar Green, Tschakkalag Blue, Wontong Red

    Scenario: Blue has no chip, so nobody scores
      Given the dealt cards of Blue are Panschar: 2 prince
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the active player is still Blue

  @bali_9_3
  Rule: With one chip the holder of the other scores too
    A move helps two.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest
      And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red

    Scenario: Blue has the prince and Yellow the priest
      Given Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the masks of Blue are now 2
      And the masks of Yellow are now 2

  @bali_9_4
  Rule: Each takes the lowest
    The order matters where values change.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest
      And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
      And the masks of Green are 2, 2, 2

    Scenario Outline: Blue takes <blue> and Yellow <yellow> where second_mask=<answer>
      Given the ruling second_mask=<answer> holds
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the masks of Blue are now <blue>

      Examples:
        | answer       | blue | yellow |
        | active_first | 2    | 3      |
        | other_first  | 3    | 2      |

  @bali_9_6
  Rule: A scoring ends the turn
    The left neighbour goes on at the new island.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest
      And the priests are Kukusch Blue, Panschar Blue, Tschakkalag Green, Wontong Red

    Scenario: Blue scores alone and Yellow is active
      Given Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the active player is now Yellow
      And the active island is now Panschar
