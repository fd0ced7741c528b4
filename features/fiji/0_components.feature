Feature: Fiji 0, the components
  What lies in the box, who may sit down, and how the table is laid before the first round.

  @fiji_0_1
  Rule: The box holds six complete sets of beads
    Five players and the supply must each find their set in it, and no bead more.

    Scenario: Five players and the supply empty the box
      When Henry, Chris, Anna, Mary and Ruth start a game of Fiji
      Then each player now holds 5 green, 4 red, 3 yellow and 2 blue
      And the supply is now 5 green, 4 red, 3 yellow and 2 blue
      And the box still holds nothing
      And nothing else changes

    Scenario: Three players and the supply leave two sets in the box
      When Henry, Chris and Anna start a game of Fiji
      Then the box still holds 10 green, 8 red, 6 yellow and 4 blue
      And nothing else changes

    Scenario Outline: <supply> in the supply are more than the box has
      Given Henry, Chris, Anna, Mary and Ruth play Fiji
      And the supply is <supply>
      When the table is counted
      Then the move is refused by fiji_0_1
      And nothing else changes

      Examples:
        | supply                              |
        | 6 green, 4 red, 3 yellow and 2 blue |
        | 5 green, 4 red, 3 yellow and 3 blue |

  @fiji_0_2
  Rule: Two to five can play
    The beads reach for five, and a player alone has nobody to offer against.

    Scenario Outline: <number> players sit down
      When <players> start a game of Fiji
      Then each player now holds <beads>
      And nothing else changes

      Examples:
        | number | players                           | beads                               |
        | Two    | Henry and Anna                    | 6 green, 5 red, 4 yellow and 3 blue |
        | Three  | Henry, Chris and Anna             | 5 green, 4 red, 3 yellow and 2 blue |
        | Four   | Henry, Chris, Anna and Mary       | 5 green, 4 red, 3 yellow and 2 blue |
        | Five   | Henry, Chris, Anna, Mary and Ruth | 5 green, 4 red, 3 yellow and 2 blue |

    Scenario: Six players are too many
      When Henry, Chris, Anna, Mary, Ruth and Paul start a game of Fiji
      Then the move is refused by fiji_0_2

    Scenario: Two players of one name cannot be told apart
      When Henry, Anna and Anna start a game of Fiji
      Then the move is refused by fiji_0_2

    Scenario: Two may play where seats=two_to_five
      Given the ruling seats=two_to_five holds
      When Henry and Anna start a game of Fiji
      Then each player now holds 6 green, 5 red, 4 yellow and 3 blue
      And nothing else changes

    Scenario: Two may not play where seats=three_to_five
      Given the ruling seats=three_to_five holds
      When Henry and Anna start a game of Fiji
      Then the move is refused by fiji_0_2

    Scenario: Three may play where seats=three_to_five
      Given the ruling seats=three_to_five holds
      When Henry, Chris and Anna start a game of Fiji
      Then each player now holds 5 green, 4 red, 3 yellow and 2 blue
      And nothing else changes

    Scenario Outline: By <edition>, two may play
      Given Henry, Chris and Anna play Fiji by <edition>
      When Henry and Anna start a game of Fiji
      Then each player now holds 6 green, 5 red, 4 yellow and 3 blue

      Examples:
        | edition      |
        | fiji-en-2006 |
        | fiji-de-2005 |

    Scenario: By fiji-condensed, two may not play
      Given Henry, Chris and Anna play Fiji by fiji-condensed
      When Henry and Anna start a game of Fiji
      Then the move is refused by fiji_0_2

  @fiji_0_3
  Rule: Conditions and effects are two shuffled stacks of 16
    Four rounds of four rows need all of them, and nobody may know which come first.

    @inferred
    Scenario: The deck is these 32 cards, each with its evidence
      No text lists the deck: a rulebook states a card, a review attests it, or it completes a pattern.

      When Henry, Chris, Anna and Mary start a game of Fiji
      Then the deck holds
        | condition             | evidence | effect                  | evidence |
        | most green            | inferred | take 4 green            | stated   |
        | most red              | attested | take 3 red              | stated   |
        | most yellow           | inferred | take 2 yellow           | stated   |
        | most blue             | inferred | take 1 blue             | stated   |
        | fewest green          | stated   | take one of each        | stated   |
        | fewest red            | inferred | take half of the green  | inferred |
        | fewest yellow         | stated   | take half of the red    | attested |
        | fewest blue           | attested | take half of the yellow | inferred |
        | most red and green    | stated   | take half of the blue   | attested |
        | most red and yellow   | attested | others take 1 green     | inferred |
        | most red and blue     | inferred | others take 1 red       | attested |
        | most yellow and green | attested | others take 1 yellow    | stated   |
        | most green and blue   | attested | others take 1 blue      | inferred |
        | most yellow and blue  | inferred | keep the offer          | stated   |
        | most beads            | stated   | rotate a goal           | stated   |
        | fewest beads          | stated   | swap two goals          | stated   |
      And nothing else changes

    Scenario Outline: A deck of <conditions> conditions and <effects> effects is refused
      Given the deck has <conditions> conditions and <effects> effects
      When Henry, Chris, Anna and Mary start a game of Fiji
      Then the move is refused by fiji_0_3

      Examples:
        | conditions | effects |
        | 15         | 16      |
        | 16         | 15      |
        | 4          | 4       |

  @fiji_0_4
  Rule: The 40 shrunken heads lie within reach of all
    They are the points of the game, and everybody begins without any.

    Scenario Outline: All heads lie in the middle when <number> begin
      When <players> start a game of Fiji
      Then 40 heads lie in the middle
      And nothing else changes

      Examples:
        | number | players                           |
        | two    | Henry and Anna                    |
        | three  | Henry, Chris and Anna             |
        | four   | Henry, Chris, Anna and Mary       |
        | five   | Henry, Chris, Anna, Mary and Ruth |
