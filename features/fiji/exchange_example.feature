Feature: Fiji, the printed example of an exchange
  The English rulebook shows one exchange on its last page; here it is, number by number.
  The pictures of the offers are lost. Five sets of offers fit the printed numbers; this is the fourth of them.
  Which card failed in row 4 is not said: "take 2 yellow" is taken here, "take one of each" would fit as well.
  Mary's offer cannot be made from a real start, so the hands (what is left behind the screens) are set to allow it: see the erratum below.
  It is one thread: no supply is told before a row, for each row finds what the rows above it have left.

  Background:
    Given Henry, Chris, Anna and Mary play Fiji by fiji-en-2006
    And the rows are
      | condition          | effect               |
      | most red and green | take 3 red           |
      | fewest yellow      | keep the offer       |
      | most beads         | others take 1 yellow |
      | fewest beads       | take 2 yellow        |
    And the hands are
      | player | green | red | yellow | blue |
      | Henry  | 4     | 3   | 2      | 2    |
      | Chris  | 4     | 3   | 3      | 1    |
      | Anna   | 5     | 3   | 2      | 1    |
      | Mary   | 5     | 4   | 3      |      |
    And the offers are
      | player | green | red | yellow | blue |
      | Henry  | 1     | 1   | 1      |      |
      | Chris  | 1     | 1   |        |      |
      | Anna   |       | 1   | 1      |      |
      | Mary   |       |     |        | 4    |

  @source:fiji-en-2006/exchange-offers @fiji_4_3
  Scenario: All offers are allowed in size
    When the offers are shown
    Then every offer is 1 to 4 beads
    And nothing else changes

  @source:fiji-en-2006/exchange-1 @fiji_4_5 @fiji_4_7 @fiji_4_10
  Scenario: Row 1, Henry and Chris tie, so Anna takes 3 red
    When row 1 is analysed
    Then the counts of red and green are Henry 2, Chris 2, Anna 1 and Mary 0
    And the card shows two hands, so it asks for the most
    And Anna executes the card, as Henry and Chris cancel each other out
    And Anna takes 3 red
    And the supply is now 5 green, 1 red, 3 yellow and 2 blue
    And nothing else changes

  @source:fiji-en-2006/exchange-2 @fiji_4_6 @fiji_4_7 @fiji_4_9
  Scenario: Row 2, two ties leave nobody, so everyone will pay
    Given row 1 has been analysed
    When row 2 is analysed
    Then the counts of yellow are Henry 1, Chris 0, Anna 1 and Mary 0
    And the card shows a single hand, so it asks for the fewest
    And Chris and Mary cancel each other out
    And Henry and Anna cancel each other out
    And nobody executes the card
    And everyone will pay
    And nothing else changes

  @source:fiji-en-2006/exchange-3 @fiji_4_5 @fiji_4_8 @fiji_4_12
  Scenario: Row 3, Mary alone has the most, so each other player takes 1 yellow
    Given rows 1 to 2 have been analysed
    When row 3 is analysed
    Then the counts of beads are Henry 3, Chris 2, Anna 2 and Mary 4
    And the card shows two hands, so it asks for the most
    And Mary executes the card, alone with 4
    And Henry, Chris and Anna each take 1 yellow
    And the supply is now 5 green, 1 red, 0 yellow and 2 blue
    And nothing else changes

  @source:fiji-en-2006/exchange-4 @fiji_4_7 @fiji_4_8 @fiji_4_10
  Scenario: Row 4, Henry must execute and takes nothing, for there is no yellow
    Given rows 1 to 3 have been analysed
    When row 4 is analysed
    Then the counts of beads are Henry 3, Chris 2, Anna 2 and Mary 4
    And the card shows a single hand, so it asks for the fewest
    And Chris and Anna cancel each other out
    And Henry executes the card
    And the supply is still 5 green, 1 red, 0 yellow and 2 blue
    And Henry takes nothing
    And nothing else changes

  @source:fiji-en-2006/exchange-end @source:fiji-en-2006/exchange-next @fiji_4_16 @fiji_4_17
  Scenario: After the fourth row all offers go into the supply, and the second exchange begins
    Given rows 1 to 4 have been analysed
    When the offers are paid
    Then everyone pays
    And the supply is now 7 green, 4 red, 2 yellow and 6 blue
    And exchange 2 begins
    And it is up to Henry, Chris, Anna and Mary
    And nothing else changes

  @erratum @fiji_4_2
  Scenario: Erratum, from a real start Mary cannot offer 4 blue
    Given Henry, Chris, Anna and Mary play Fiji by fiji-en-2006
    When Mary chooses to offer 4 blue
    Then the move is refused by fiji_4_2
    And nothing else changes
