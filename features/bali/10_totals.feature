Feature: Bali 10, totals and ties
  No total is printed: masks, seals, hands and names are filled in, and these are not from the rulebook.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest
    And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red

  @bali_10_3
  Rule: A total is the masks and 3 for each seal
    Seals can make up for masks.

    Background:
      Given the seals are Kukusch Green, Tschakkalag Green, Wontong Green
      And the masks of Blue are 2, 2, 2, 2
      And the masks of Yellow are 3, 3, 3, 3
      And the masks of Green are 4, 4, 4
      And the masks of Red are 4, 5, 5, 5
      And these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |

    @bali_7_3 @bali_10_4
    Scenario: Green has 12 in masks and 9 for three seals, and wins with 21
      When Red chooses to pass
      Then the masks of Blue are now 2, 2, 2, 2, 5
      And Green wins

  @bali_10_5
  Rule: Of a tie, who caused the end wins
    With two masks to take it may be asked who that is.

    Background:
      Given the masks of Blue are 4, 5, 5
      And the masks of Yellow are 4, 4, 5
      And the masks of Green are 2, 2, 2, 2
      And the masks of Red are 3, 3, 3, 3

    Scenario Outline: Blue and Yellow have 18 each, and <who> wins where ender=<answer>
      Given the ruling ender=<answer> holds
      And these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |
      When Red chooses to pass
      Then the player who caused the end is now <who>
      And <who> wins

      Examples:
        | answer     | who    |
        | active     | Blue   |
        | last_taker | Yellow |

  @bali_10_5
  Rule: If who caused the end is not among the tied, they share the victory
    The rulebook says that a tie may remain.

    Background:
      Given the masks of Blue are 2, 2, 3
      And the masks of Yellow are 2, 3, 3
      And the masks of Green are 2, 4, 5, 5
      And the masks of Red are 3, 4, 4, 5

    Scenario: Green and Red have 16 each, and Blue who caused the end has 11
      Given these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |
      When Red chooses to pass
      Then the masks of Blue are now 2, 2, 3, 4
      And Green and Red share the victory

  @bali_10_1
  Rule: After the last mask nobody plays
    The game is over.

    Background:
      Given the masks of Green are 2, 2, 2, 2, 3, 3, 3, 3
      And the masks of Red are 4, 4, 4, 4, 5, 5
      And these turns have been taken
        | player | moves                             |
        | Blue   | play Kukusch/Panschar to Panschar |
        | Yellow | pass                              |
        | Green  | pass                              |

    Scenario: Blue ends no turn any more
      Given Red has chosen to pass
      When Blue chooses to end turn
      Then the move is refused by bali_10_1
      And nothing else changes
