@kaivai @witness
Feature: Kaivai witnesses
  What a command has found; it finds and keeps each again.

  @possible
  Rule: Can those who tie gain more glory together than the village has cult hexes? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_14_8
    Scenario: Blue and Green tie for the majority and get 1 glory each
      Given Red, Blue and Green play Kaivai
      And the board has
        | hexes | holds |
        | A5    | cult  |
        | D2    | cult  |
        | D9    | cult  |
        | E3    | cult  |
        | E10   | cult  |
        | G7    | cult  |
        | H7    | cult  |
        | J2    | cult  |
        | G7    | god   |
      And the round is 8
      And the influence is Red 0, Blue 1 and Green 1
      And the villages are to be scored
      And Red has chosen to score E7
      And Red has chosen to add 0
      And Blue has chosen to add 1
      When Green chooses to add 1
      Then this is told
        | rule         | sentence                                                    |
        | Kaivai 14.5  | Green has decided.                                          |
        | Kaivai 14.5  | All show the influence they add: Red 0, Blue 1 and Green 1. |
        | Kaivai 14.4  | The players have Red 0, Blue 2 and Green 2 in the village.  |
        | Kaivai 14.8  | Blue and Green tie for the majority and get 1 glory each.   |
        | Kaivai 14.10 | A counter marks the village of E7.                          |
        | Kaivai 14.3  | Red has least glory and chooses the next village.           |
      And the turn is now Red
      And the glory is now Red 0, Blue 1 and Green 1
      And the influence left is now 21
      And the scored villages are now E7

  @possible
  Rule: Can a fish that lies on 1 be sold for a shell on 5? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_8_4
    Scenario: Blue's hut pays Red shells on 5
      Given Red, Blue and Green play Kaivai
      And the board has
        | hexes | holds                 |
        | A5    | cult                  |
        | E3    | Blue meeting hut      |
        | F7    | Red canoe-builder hut |
        | E4    | Red canoe             |
        | A5    | god                   |
      And the round is 1
      And the bids are Red 6, Blue 5 and Green 4
      And the fish of Red are 1
      And it is the turn of Red
      And Red has chosen delivering
      When Red chooses to deliver 1 to E3 from E4
      Then this is told
        | rule       | sentence                              |
        | Kaivai 8.3 | Red delivers 1 fish to the hut on E3. |
        | Kaivai 8.4 | Blue's hut pays Red shells on 5.      |
      And the shells of Red are now 5 5 5 5
      And the fish of Red are now none
      And the goods left are now 35
      And the canoes that have acted are now E4

  @possible
  Rule: Can a player gain a village without a hut or a canoe there? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_14_7
    Scenario: Green has the majority and gets 1 glory
      Given Red, Blue and Green play Kaivai
      And the board has
        | hexes | holds |
        | A5    | cult  |
        | D2    | cult  |
        | D9    | cult  |
        | E3    | cult  |
        | E10   | cult  |
        | G7    | cult  |
        | H7    | cult  |
        | J2    | cult  |
        | G7    | god   |
      And the round is 8
      And the influence is Red 0, Blue 0 and Green 1
      And the villages are to be scored
      And Red has chosen to score E7
      And Red has chosen to add 0
      And Blue has chosen to add 0
      When Green chooses to add 1
      Then this is told
        | rule         | sentence                                                    |
        | Kaivai 14.5  | Green has decided.                                          |
        | Kaivai 14.5  | All show the influence they add: Red 0, Blue 0 and Green 1. |
        | Kaivai 14.4  | The players have Red 0, Blue 0 and Green 2 in the village.  |
        | Kaivai 14.7  | Green has the majority and gets 1 glory.                    |
        | Kaivai 14.6  | Green returns 1 influence.                                  |
        | Kaivai 14.10 | A counter marks the village of E7.                          |
        | Kaivai 14.3  | Red has least glory and chooses the next village.           |
      And the turn is now Red
      And the glory of Green is now 1
      And the influence of Green is now 0
      And the scored villages are now E7

  @possible
  Rule: Can all four players share a village? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_14_8
    Scenario: Red, Blue, Green and Yellow tie for the majority and get 1 glory each
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds |
        | A5    | cult  |
        | D2    | cult  |
        | D9    | cult  |
        | E3    | cult  |
        | E10   | cult  |
        | G7    | cult  |
        | H7    | cult  |
        | J2    | cult  |
        | G7    | god   |
      And the round is 8
      And the influence is Red 1, Blue 1, Green 1 and Yellow 1
      And the villages are to be scored
      And Red has chosen to score E7
      And Red has chosen to add 1
      And Blue has chosen to add 1
      And Green has chosen to add 1
      When Yellow chooses to add 1
      Then this is told
        | rule         | sentence                                                    |
        | Kaivai 14.5  | Yellow has decided.                                         |
        | Kaivai 14.5  | All show the influence they add: Red 1, Blue 1, Green 1 and |
        |              | Yellow 1.                                                   |
        | Kaivai 14.4  | The players have Red 2, Blue 2, Green 2 and Yellow 2 in the |
        |              | village.                                                    |
        | Kaivai 14.8  | Red, Blue, Green and Yellow tie for the majority and get 1  |
        |              | glory each.                                                 |
        | Kaivai 14.10 | A counter marks the village of E7.                          |
        | Kaivai 14.3  | Red has least glory and chooses the next village.           |
      And the turn is now Red
      And the glory is now Red 1, Blue 1, Green 1 and Yellow 1
      And the influence left is now 19
      And the scored villages are now E7

  @possible
  Rule: Can a player pay 8 influence for an action? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_4_3
    Scenario: Red chooses increasing and places 8 influence
      Given Red, Blue and Green play Kaivai
      And the board has
        | hexes | holds |
        | A5    | cult  |
        | A5    | god   |
      And the actions hold
        | action     | influence |
        | increasing | 8         |
      And the round is 1
      And the bids are Red 6, Blue 5 and Green 4
      And the influence is Red 8, Blue 0 and Green 0
      And it is the turn of Red
      When Red chooses increasing
      Then this is told
        | rule        | sentence                                       |
        | Kaivai 4.3  | Red chooses increasing and places 8 influence. |
        | Kaivai 11.1 | Red moves to step 1 of movement.               |
        | Kaivai 11.2 | That is 1 more: canoes of Red move 5.          |
        | Kaivai 4.1  | It is the turn of Blue.                        |
      And the turn is now Blue
      And the steps of movement of Red are now 1
      And the influence of Red is now 0

  @possible
  Rule: Can a player have as many shells after paying for a hut as before? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_6_7
    Scenario: Red gets a shell on 3 as change
      Given Red, Blue and Green play Kaivai
      And the board has
        | hexes | holds                 |
        | A5    | cult                  |
        | F7    | Red canoe-builder hut |
        | E3    | Red canoe             |
        | A5    | god                   |
      And the round is 1
      And the bids are Red 1, Blue 6 and Green 5
      And the shells of Red are 5
      And it is the turn of Red
      And Red has chosen building
      And Red has chosen to build meeting on E4 from E3
      When Red chooses to pay 5
      Then this is told
        | rule       | sentence                         |
        | Kaivai 6.6 | Red pays 2 with the shells 5.    |
        | Kaivai 6.7 | Red gets a shell on 3 as change. |
      And the shells of Red are now 3
      And the price due is now 0
      And nothing else changes

  @possible
  Rule: Can the change be worth four? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_6_7
    Scenario: Red gets a shell on 4 as change
      Given Red, Blue and Green play Kaivai
      And the board has
        | hexes | holds                 |
        | A5    | cult                  |
        | F7    | Red canoe-builder hut |
        | E3    | Red canoe             |
        | A5    | god                   |
      And the round is 1
      And the bids are Red 5, Blue 6 and Green 4
      And the shells of Red are 5 5
      And it is the turn of Red
      And Red has chosen building
      And Red has chosen to build meeting on E4 from E3
      When Red chooses to pay 5 5
      Then this is told
        | rule       | sentence                         |
        | Kaivai 6.6 | Red pays 6 with the shells 5 5.  |
        | Kaivai 6.7 | Red gets a shell on 4 as change. |
      And the shells of Red are now 4
      And the goods left are now 36
      And the price due is now 0
      And nothing else changes

  @possible
  Rule: Can a player be unable to pay for any of the six actions? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_4_3
    Scenario: Red may not choose increasing
      Given Red, Blue and Green play Kaivai
      And the board has
        | hexes | holds |
        | A5    | cult  |
        | A5    | god   |
      And the actions hold
        | action      | influence |
        | building    | 1         |
        | fishing     | 1         |
        | delivering  | 1         |
        | moving      | 1         |
        | celebrating | 1         |
        | increasing  | 1         |
      And the round is 1
      And the bids are Red 6, Blue 5 and Green 4
      And the influence is Red 0, Blue 0 and Green 0
      And it is the turn of Red
      When Red chooses increasing
      Then the move is refused by kaivai_4_3
      And nothing else changes

  @possible
  Rule: Can a bid keep all canoes on their huts in the first round? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_9_1
    Scenario: Red may not choose moving
      Given Red, Blue and Green play Kaivai
      And the board has
        | hexes | holds                 |
        | A5    | cult                  |
        | E3    | Red canoe-builder hut |
        | F7    | Red canoe-builder hut |
        | E3    | Red canoe             |
        | F7    | Red canoe             |
        | A5    | god                   |
      And the round is 1
      And the bids are Red 10, Blue 6 and Green 5
      And it is the turn of Red
      When Red chooses moving
      Then the move is refused by kaivai_9_1
      And nothing else changes

  @possible
  Rule: Can a hut of another refuse a fish because no shell is left? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_8_7
    Scenario: Red may not deliver 5 to E3 from E4
      Given Red, Blue and Green play Kaivai
      And the board has
        | hexes | holds                 |
        | A5    | cult                  |
        | E3    | Blue meeting hut      |
        | F7    | Red canoe-builder hut |
        | E4    | Red canoe             |
        | A5    | god                   |
      And the round is 1
      And the bids are Red 6, Blue 5 and Green 4
      And the shells are Red none, Blue 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 and Green none
      And the fish are Red 5, Blue none and Green none
      And it is the turn of Red
      And Red has chosen delivering
      When Red chooses to deliver 5 to E3 from E4
      Then the move is refused by kaivai_8_7
      And nothing else changes

  @possible
  Rule: Can a sacrifice of one of three players bring too little in round 3, with no meeting hut? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_12_2
    Scenario: The supply has 1 of 2 influence left
      Given Red, Blue and Green play Kaivai
      And the board has
        | hexes | holds |
        | A1    | cult  |
        | A4    | cult  |
        | A5    | cult  |
        | A4    | god   |
      And the actions hold
        | action      | influence |
        | increasing  | 1         |
        | celebrating | 1         |
      And the round is 3
      And the bids are Red 6, Blue 5 and Green 4
      And the influence is Red 7, Blue 7 and Green 7
      And Red has acted
      And Blue has acted
      And it is the turn of Green
      When Green chooses to pass
      Then this is told
        | rule        | sentence                                |
        | Kaivai 4.6  | Green passes.                           |
        | Kaivai 12.1 | Green has taken no action: a sacrifice. |
        | Kaivai 0.4  | The supply has 1 of 2 influence left.   |
        | Kaivai 12.2 | The supply has 1 of 2 influence left.   |
        | Kaivai 12.1 | Green gets 1 influence.                 |
        | Kaivai 4.1  | It is the turn of Red.                  |
      And the turn is now Red
      And the influence of Green is now 8
      And the influence left is now 0

  @possible
  Rule: Can a sacrifice of one of four players bring too little in round 2, with no meeting hut? Yes.
    Found by `atoll possible kaivai`, when it laid tables.

    @kaivai_12_2
    Scenario: The supply has 1 of 2 influence left (2)
      Given Red, Blue, Green and Yellow play Kaivai
      And the board has
        | hexes | holds |
        | A1    | cult  |
        | A5    | cult  |
        | A1    | god   |
      And the actions hold
        | action      | influence |
        | increasing  | 1         |
        | celebrating | 1         |
        | moving      | 1         |
      And the round is 2
      And the bids are Red 6, Blue 5, Green 4 and Yellow 3
      And the influence is Red 5, Blue 5, Green 5 and Yellow 5
      And Red has acted
      And Blue has acted
      And Green has acted
      And it is the turn of Yellow
      When Yellow chooses to pass
      Then this is told
        | rule        | sentence                                 |
        | Kaivai 4.6  | Yellow passes.                           |
        | Kaivai 12.1 | Yellow has taken no action: a sacrifice. |
        | Kaivai 0.4  | The supply has 1 of 2 influence left.    |
        | Kaivai 12.2 | The supply has 1 of 2 influence left.    |
        | Kaivai 12.1 | Yellow gets 1 influence.                 |
        | Kaivai 4.1  | It is the turn of Red.                   |
      And the turn is now Red
      And the influence of Yellow is now 6
      And the influence left is now 0
