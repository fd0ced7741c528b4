@faq
Feature: Fiji FAQ, the beginning
  What newcomers ask before the first offer.

  @fiji_q_x19 @stated @fiji_0_2
  Scenario Outline: How many players is Fiji for, and from what age?
    Two to five, say both rulebooks; from the age of ten, says the German one.

    When <players> start a game of Fiji
    Then each player now holds 5 green, 4 red, 3 yellow and 2 blue
    And the supply is now 5 green, 4 red, 3 yellow and 2 blue
    And nothing else changes

    Examples:
      | players                     |
      | Ana, Ben and Cid            |
      | Ana, Ben, Cid, Dora and Eve |

  @fiji_q_x20 @inferred @fiji_4_3
  Scenario: Who goes first?
    Nobody: there is no start player, and all offers are shown at the same moment.
    Here Cid is ready before Ana, and she sees nothing of it.

    Given Ana, Ben and Cid play Fiji
    And Cid has offered 1 green
    When Ana looks at the table
    Then fiji_4_3 hides the offer of Cid
    And nothing else changes

  @fiji_q_x21 @confirmed @fiji_6_1
  Scenario: How long does a game last: how many rounds?
    Four rounds of three exchanges; no rulebook tells the minutes, and reviews tell 20 to 45.

    Given Ana, Ben and Cid play Fiji
    And it is exchange 3 of round 4
    When the round is scored
    Then the game is over
