Feature: Fiji, the printed example of a scoring, its ranking
  The English rulebook ranks four hands by four goals; here it is, number by number.
  It is one thread: the hands are told once, and all else follows from them.

  Background:
    Given Henry, Mary, Chris and Anna play Fiji by fiji-en-2006
    And the goals are most red, fewest blue, most green and most yellow
    And the hands are
      |       | red | blue | green | yellow |
      | Henry | 2   | 3    | 3     | 4      |
      | Mary  | 2   | 3    | 3     | 3      |
      | Chris | 3   | 0    | 1     | 2      |
      | Anna  | 3   | 0    | 2     | 0      |

  @source:fiji-en-2006/ranking-1 @source:fiji-en-2006/ranking-2 @source:fiji-en-2006/ranking-3
  @source:fiji-en-2006/ranking-4 @source:fiji-en-2006/ranking-5 @fiji_5_1 @fiji_5_2
  Scenario: Anna comes first, then Chris, Henry and Mary
    When the round is scored
    Then the order is Anna, Chris, Henry, Mary

  @source:fiji-en-2006/ranking-6 @fiji_5_3
  Scenario: The third goal puts Anna before Chris
    When the round is scored
    Then Anna and Chris take places 1 and 2
    And Anna and Chris tie on most red, each with 3 red
    And Henry and Mary tie on most red, each with 2 red
    And Anna and Chris tie on fewest blue, each with 0 blue
    And Anna leads on most green before Chris, goal 3, for place 1
    And Chris takes place 2

  @source:fiji-en-2006/ranking-7 @fiji_5_3
  Scenario: Only the fourth goal puts Henry before Mary
    When the round is scored
    Then Henry and Mary tie on most red, each with 2 red
    And Henry and Mary tie on fewest blue, each with 3 blue
    And Henry and Mary tie on most green, each with 3 green
    And Henry leads on most yellow before Mary, goal 4, for place 3
    And the places are
      | place | player | heads |
      | 1     | Anna   | 3     |
      | 2     | Chris  | 2     |
      | 3     | Henry  | 1     |
      | 4     | Mary   |       |
    And nothing else changes

  @source:fiji-en-2006/ranking-8 @fiji_5_4
  Scenario: Four players take 3, 2, 1 and no heads
    When the round is scored
    Then 4 players are ranked
    And Anna takes 3 heads
    And Chris takes 2 heads
    And Henry takes 1 head
    And Mary takes no heads
    And nothing else changes
