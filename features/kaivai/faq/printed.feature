@faq
Feature: Kaivai FAQ, the printed examples
  What players ask about the examples in the rulebook; the board of their pictures is lost, and this one fits their numbers.
  Yellow has bid 6 and builds; the village of K9 has seven hexes, that of I7 six.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes      | holds                    |
      | J6, K8     | cult                     |
      | K8         | god                      |
      | J8, L6, K5 | Yellow canoe-builder hut |
      | M7, J5     | Red fisherman hut        |
      | L7, I6     | Blue meeting hut         |
      | H7, E8     | Green fisherman hut      |
      | J10        | Yellow canoe             |
      | M5, M6     | Yellow canoe             |
    And the bid of Yellow is 6
    And the shells of Yellow are 3 4 4 5 5 5
    And it is the turn of Yellow

  @kaivai_q_h25 @stated @kaivai_5_1 @kaivai_6_2
  Scenario: In the rulebook's example of building, why may canoe 3 not move?
    It would have to build where it comes to rest (Kaivai 6.2), and at every cult hex within its reach no hex is left for a hut; a canoe that does not build is not moved.

    Given Yellow has chosen building
    When Yellow chooses to sail M6 to K6
    Then the move is refused by kaivai_5_1
    And nothing else changes

  @kaivai_q_h26 @stated @kaivai_6_7
  Scenario: In the rulebook's example of building, how does Yellow come to pay 25 for two huts?
    The bid is 6: 13 at the village of seven hexes and 12 at that of six, so 25 (Kaivai 6.5); shells of 26 are paid, and one on 1 comes back (Kaivai 6.7).

    Given Yellow has chosen building
    And these turns have been taken
      | player | moves                                                                                 |
      | Yellow | build fisherman on J9 from J10; pay 4 4 5; sail M5 to I8; build meeting on H8 from I8 |
    When Yellow chooses to pay 3 5 5
    Then the shells of Yellow are now 1
