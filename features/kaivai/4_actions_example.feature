Feature: Kaivai, the printed examples of choosing an action
  What an action costs is what lies on it; the board behind these examples is not shown.
  On this one everybody can perform what they choose.
  The first two are one thread: what Red begins with building, Green finds.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes  | holds                    |
      | G4     | cult                     |
      | G4     | god                      |
      | F3     | Red canoe-builder hut    |
      | I6     | Red meeting hut          |
      | F5     | Green canoe-builder hut  |
      | E4     | Green fisherman hut      |
      | C3, B3 | Blue canoe-builder hut   |
      | J2, L2 | Yellow canoe-builder hut |
      | G3     | Red canoe                |
      | E3     | Blue canoe               |
      | G5     | Green canoe              |
      | E5     | Yellow canoe             |
    And the bids are Red 6, Blue 5, Green 3 and Yellow 4
    And it is the turn of Red

  @source:kaivai-en-2010/actions-example-1 @kaivai_4_2
  Scenario: All spaces are free, so Red chooses building for nothing
    When Red chooses building
    Then the supply pays for building, which Red has chosen
    And the influence of Red is still 3
    And nothing else changes

  @source:kaivai-en-2010/actions-example-2 @kaivai_4_2
  Scenario: An action without a counter costs Green nothing either
    Given these turns have been taken
      | player | moves                                                               |
      | Red    | choose building; build canoe-builder on H3 from G3; pay 5 5 5; done |
      | Blue   | choose fishing; fish at F4 from E3; done                            |
      | Yellow | choose delivering; deliver 4 to F5 from E5; done                    |
    When Green chooses moving
    Then the supply pays for moving, which Green has chosen
    And the influence of Green is still 3
    And nothing else changes

  @source:kaivai-en-2010/actions-capable @kaivai_6_12
  Scenario: A player with no shells cannot choose building
    Given the shells of Green are none
    And it is the turn of Green
    When Green chooses building
    Then the move is refused by kaivai_6_12
    And nothing else changes

  @source:kaivai-en-2010/actions-capable @kaivai_7_6
  Scenario: A player whose canoes reach no place to fish cannot choose fishing
    Given the bid of Red is 1
    And the fisherman's god is K2
    When Red chooses fishing
    Then the move is refused by kaivai_7_6
    And nothing else changes

  @kaivai_4_3
  Rule: A choice costs as much as lies on the action
    Red's building is the first of these turns; they leave 1 counter on building, 2 on fishing and 4 on delivering.

    Background:
      Given these turns have been taken
        | player | moves                                                          |
        | Red    | choose building; build canoe-builder on H3 from G3; pay 5 5 5; done |
        | Blue   | choose fishing; fish at F4 from E3; done                        |
        | Yellow | choose delivering; deliver 4 to F5 from E5; done                |
        | Green  | choose increasing                                               |
        | Red    | choose fishing; fish at G4 from G3; done                        |
        | Blue   | choose delivering; deliver 4 to F3 from E3; done                |
        | Yellow | choose delivering; deliver 4 to F5 from E5; done                |

    @source:kaivai-en-2010/actions-example-2
    Scenario Outline: Green has 3 counters and pays <number> for <action>
      When Green chooses <action>
      Then Green pays <number> influence for <action>
      And nothing else changes

      Examples:
        | action   | number |
        | building | 1      |
        | fishing  | 2      |

    @source:kaivai-en-2010/actions-example-3
    Scenario: Green may not choose delivering, for he cannot pay four
      When Green chooses delivering
      Then the move is refused by kaivai_4_3
      And the influence of Green is still 3
      And nothing else changes
