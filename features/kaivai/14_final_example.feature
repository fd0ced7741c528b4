Feature: Kaivai, the printed example of the final scoring
  Red has the majority in village A, of three cult hexes; in village B Green and Yellow tie.
  The pictures are lost; this is one board, with all 18 cult hexes, that fits every printed number.
  A is the village of I7, B that of F4 with two cult hexes; one would give the same half point, rounded up.
  It is one thread: what A leaves B finds.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes                | holds                    |
      | J7, I8, F3           | cult                     |
      | B1, B3, L2, G12, F10 | cult                     |
      | H7, I6               | Red canoe-builder hut    |
      | J6, K6, H8, E3       | Yellow canoe-builder hut |
      | K5, C3               | Blue meeting hut         |
      | G3, E4               | Green canoe-builder hut  |
      | H9, I9               | Red canoe                |
      | J8, L6, G5, G4       | Yellow canoe             |
      | K7, F2               | Green canoe              |
    And the glory is Red 10, Blue 8, Green 5 and Yellow 12
    And the villages are to be scored

  @source:kaivai-en-2010/final-example-1 @kaivai_14_3
  Scenario: Green has the least glory and chooses village A
    When Green chooses to score I7
    Then the village that is scored is now I7
    And the turn is now nobody
    And it is up to Red, Blue, Green and Yellow
    And nothing else changes

  @source:kaivai-en-2010/final-example-7 @source:kaivai-en-2010/final-example-8 @kaivai_14_4 @kaivai_14_6 @kaivai_14_7 @kaivai_14_10
  Scenario: Red has 6 against 4, 1 and 1, gets 3 glory and returns the counter
    Given Green has chosen to score I7
    And the added influence is Red 1, Blue 0 and Yellow 0
    When Green chooses to add 0
    Then Red gains 3 glory
    And Red returns 1 influence
    And the village of I7 has been scored
    And the turn is now Green
    And nothing else changes

  @source:kaivai-en-2010/final-example-2 @source:kaivai-en-2010/final-example-3 @source:kaivai-en-2010/final-example-4 @source:kaivai-en-2010/final-example-5 @source:kaivai-en-2010/final-example-6 @kaivai_14_4
  Scenario: The totals are 6, 1, 1 and 4, for Yellow's second canoe touches no cult hex of A
    Given Green has chosen to score I7
    And the added influence is Red 1, Blue 0 and Yellow 0
    When Green chooses to add 0
    Then the totals are Red 6, Blue 1, Green 1 and Yellow 4

  @kaivai_14_8
  Rule: A tie gives both players half
    The second village of the example comes after the first.

    Background:
      Given Green has chosen to score I7
      And the added influence is Red 1, Blue 0 and Yellow 0
      And Green has chosen to add 0

    @source:kaivai-en-2010/final-example-9 @source:kaivai-en-2010/final-example-10 @source:kaivai-en-2010/final-example-11 @kaivai_14_4
    Scenario: Green and Yellow have 3 each and get one glory each
      Given Green has chosen to score F4
      And the added influence is Red 0, Blue 0 and Yellow 0
      When Green chooses to add 0
      Then the totals are Red 0, Blue 0, Green 3 and Yellow 3
      And Green gains 1 glory
      And Yellow gains 1 glory
      And the village of F4 has been scored
      And the turn is now Green
      And nothing else changes
