Feature: Bali 10, the end
  The last mask and the totals; the rulebook tells no names, hands or masks: all of them are filled in.

  @bali_10_2
  Rule: The last mask goes to the active player
    The other goes without.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest
      And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
      And the masks of Green are 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5

    @source:bali-en-2009/end
    Scenario: Blue takes it, Yellow gets nothing, and the game ends
      Given Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the masks of Blue are now 5
      And Green wins

    Scenario Outline: Blue takes it too where second_mask=<answer>
      Given the ruling second_mask=<answer> holds
      And Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the masks of Blue are now 5

      Examples:
        | answer         |
        | other_first    |
        | active_chooses |

  @bali_10_1
  Rule: The game ends when the last mask is taken
    Then all count their masks and seals.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest
      And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
      And the masks of Green are 2, 2, 2, 2, 3, 3, 3, 3
      And the masks of Red are 4, 4, 4, 4, 5, 5, 5

    Scenario: Red has 31 in masks and wins
      Given Blue has chosen to play Kukusch/Panschar to Panschar
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then Red wins
