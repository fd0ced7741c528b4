@faq
Feature: Kaivai FAQ, what can happen at all
  Each answer is proved by `atoll possible kaivai`, for all counters in the box, under the default
  rulings.
  A yes comes with a table that shows it; a never with a rule that stands in the way.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And the board has
      | hexes | holds                    |
      | F3    | Red canoe-builder hut    |
      | F5    | Red canoe-builder hut    |
      | G4    | Blue canoe-builder hut   |
      | I6    | Blue meeting hut         |
      | J7    | Green canoe-builder hut  |
      | E4    | Green fisherman hut      |
      | E8    | Yellow canoe-builder hut |
      | J2    | Yellow fisherman hut     |
      | B3    | Red canoe                |
      | G5    | Red canoe                |
      | H7    | Blue canoe               |
      | J6    | Green canoe              |
      | F8    | Yellow canoe             |

  @kaivai_q_c1 @proved @kaivai_12_1 @kaivai_0_4 @kaivai_1_1
  Scenario: Can a sacrifice bring too little in round 1, with no meeting hut?
    Never: four players leave 12 counters in the supply (Kaivai 0.4, 1.1), and four sacrifices take eight.
    Here the fourth is made, and four counters stay there.

    Given the influence is Red 5, Blue 5, Green 5 and Yellow 3
    And Red, Blue and Green have passed
    And it is the turn of Yellow
    When Yellow chooses to pass
    Then Yellow takes 2 influence
    And the influence left is now 4

  @kaivai_q_c2 @proved @kaivai_12_2 @kaivai_12_1
  Scenario: Can a sacrifice of one of four players bring too little in round 2, with no meeting hut?
    Yes: four sacrifices in round 1 leave four counters, and two in round 2 take them.
    Here the third in round 2 brings nothing.

    Given the influence is Red 7, Blue 7, Green 5 and Yellow 5
    And Red and Blue have passed
    And it is the turn of Green
    When Green chooses to pass
    Then the influence of Green is still 5
    And the influence left is still 0

  @kaivai_q_c3 @proved @kaivai_12_1 @kaivai_0_4 @kaivai_1_1
  Scenario: Can a sacrifice of one of three players bring too little in round 2, with no meeting hut?
    Never: three players leave 15 counters in the supply (Kaivai 0.4, 1.1), and six sacrifices take 12.
    Here the sixth is made, and it brings two as well.

    Given Red, Blue and Green play Kaivai
    And the influence is Red 7, Blue 7 and Green 5
    And Red and Blue have passed
    And it is the turn of Green
    When Green chooses to pass
    Then Green takes 2 influence

  @kaivai_q_c4 @proved @kaivai_12_2 @kaivai_12_1
  Scenario: Can a sacrifice of one of three players bring too little in round 3, with no meeting hut?
    Yes: six sacrifices in two rounds leave three counters, and the next one takes two of them.
    Here the second in round 3 brings one counter.

    Given Red, Blue and Green play Kaivai
    And the influence is Red 9, Blue 7 and Green 7
    And Red has passed
    And it is the turn of Blue
    When Blue chooses to pass
    Then Blue takes 1 influence

  @kaivai_q_c5 @proved @kaivai_4_3
  Scenario: Can a player pay 8 influence for an action?
    Yes, for the fifth choice of it in a round, if one player has a third of all counters.

    Given the influence is Red 8, Blue 3, Green 0 and Yellow 0
    And the actions hold
      | action     | influence |
      | increasing | 8         |
    And it is the turn of Red
    When Red chooses increasing
    Then Red pays 8 influence for increasing
    And the influence of Red is now 0

  @kaivai_q_c6 @proved @kaivai_4_3 @kaivai_0_4
  Scenario: Can a player pay 16 influence for an action?
    Never: 16 counters lie there then, and of 24 (Kaivai 0.4) eight are left.

    Given the influence is Red 8, Blue 0, Green 0 and Yellow 0
    And the actions hold
      | action     | influence |
      | increasing | 16        |
    And it is the turn of Red
    When Red chooses increasing
    Then the move is refused by kaivai_4_3
    And nothing else changes

  @kaivai_q_c7 @proved @kaivai_4_3
  Scenario: Can a player be unable to pay for any of the six actions?
    Yes: who has no counter left cannot choose what somebody has chosen before.

    Given the influence is Red 0, Blue 3, Green 3 and Yellow 3
    And the actions hold
      | action      | influence |
      | building    | 1         |
      | fishing     | 1         |
      | delivering  | 1         |
      | moving      | 1         |
      | celebrating | 1         |
      | increasing  | 1         |
    And it is the turn of Red
    When Red chooses increasing
    Then the move is refused by kaivai_4_3
    And Red has the choice of 1 moves

  @kaivai_q_c8 @proved @kaivai_2_6 @kaivai_5_6
  Scenario: Can a bid keep all canoes on their huts in the first round?
    Yes: a bid of 10 moves no canoe (Kaivai 2.6), and one on its hut does nothing (Kaivai 5.6).
    So increasing movement, which lets them leave in a later turn, and passing are left, and celebrating where fish lie already.

    Given Red, Blue and Green play Kaivai
    And the board has
      | hexes  | holds                 |
      | F3, F5 | Red canoe-builder hut |
      | F3, F5 | Red canoe             |
    And the bids are Red 10, Blue 5 and Green 4
    And it is the turn of Red
    When Red chooses moving
    Then the move is refused by kaivai_9_1

  @kaivai_q_c9 @proved @kaivai_11_2 @kaivai_2_6
  Scenario: Can a canoe move eleven hexes?
    Never: the best bid brings five (Kaivai 2.6), and all steps of movement add five, by the one source that has them.

    Given the bids are Red 5, Blue 6, Green 4 and Yellow 3
    And the steps of movement of Red are 7
    And it is the turn of Red
    When Red chooses increasing
    Then the canoes of Red move up to 10

  @kaivai_q_c10 @proved @kaivai_6_7
  Scenario: Can the change be worth four?
    Yes: two shells on 5 are worth 10 and do not pay a hut for 11; so a third is needed, and 4 comes back.

    Given it is the turn of Red
    And Red has chosen building
    And Red has chosen to build meeting on G6 from G5
    When Red chooses to pay 5 5 5
    Then Red pays the shells 5 5 5 and gets 4 back

  @kaivai_q_c11 @proved @kaivai_6_6
  Scenario: Can the change be worth five?
    Never, as we play (Kaivai 6.6): then a shell of the payment would be superfluous, for each is worth five at most.

    Given the shells of Red are 1 5 5 5
    And it is the turn of Red
    And Red has chosen building
    And Red has chosen to build meeting on G6 from G5
    When Red chooses to pay 1 5 5 5
    Then the move is refused by kaivai_6_6

  @kaivai_q_c12 @proved @kaivai_6_7
  Scenario: Can a player have as many shells after paying for a hut as before?
    Yes: who pays with one shell can get another one back.

    Given the bids are Red 1, Blue 6, Green 5 and Yellow 4
    And it is the turn of Red
    And Red has chosen building
    And Red has chosen to build meeting on C3 from B3
    When Red chooses to pay 5
    Then Red pays the shells 5 and gets 3 back

  @kaivai_q_c13 @proved @kaivai_8_4 @kaivai_8_2
  Scenario: Can the fish that one canoe sells to one hut bring more than twelve?
    Never: a hut holds three fish (Kaivai 8.2), for shells on 5, 4 and 3.

    Given it is the turn of Red
    And Red has chosen delivering
    When Red chooses to deliver 4 4 4 to G4 from G5
    Then Red takes the shells 3 4 5
    And the shells of Red are worth 27

  @kaivai_q_c14 @proved @kaivai_8_6 @kaivai_8_4
  Scenario: Can a fish that lies on 1 be sold for a shell on 5?
    Yes: how fresh it is plays no part (Kaivai 8.6).

    Given the fish of Red are 1
    And it is the turn of Red
    And Red has chosen delivering
    When Red chooses to deliver 1 to G4 from G5
    Then Red takes the shells 5

  @kaivai_q_c15 @proved @kaivai_8_7
  Scenario: Can a hut of another refuse a fish because no shell is left?
    Yes: where all 52 counters lie with players and on huts, nothing pays for a fish, and by the answer that is played it is not sold then.

    Given the goods left are 0
    And the fish are Red 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4, Blue 4 4 4, Green 4 4 4 and Yellow 4 4 4
    And it is the turn of Red
    And Red has chosen delivering
    When Red chooses to deliver 4 to G4 from G5
    Then the move is refused by kaivai_8_7
