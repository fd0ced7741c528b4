Feature: Kaivai 13, loss of value
  At the end of a round what is not spent is worth less, and the actions are cleared.

  Background:
    Given Red, Blue, Green and Yellow play Kaivai
    And it is the turn of Red

  @kaivai_13_1
  Rule: All shells and fish on the displays move one space left
    Whoever hoards loses.

    Scenario: Shells go from 5 to 4 and fish from 4 to 3, and round 2 begins
      When the round ends
      Then the shells are now Red 4 4 4, Blue 4 4 4, Green 4 4 4 and Yellow 4 4 4
      And the fish are now Red 3 3 3, Blue 3 3 3, Green 3 3 3 and Yellow 3 3 3
      And round 2 begins
      And the turn is now Red
      And nothing else changes

    Scenario: Fish on huts stay as they are
      Given the board has
        | hexes | holds                        |
        | F3    | Red meeting hut with 2 fish  |
        | G4    | Blue meeting hut with 3 fish |
      When the round ends
      Then the fish are now Red 3 3 3, Blue 3 3 3, Green 3 3 3 and Yellow 3 3 3
      And the shells are now Red 4 4 4, Blue 4 4 4, Green 4 4 4 and Yellow 4 4 4
      And round 2 begins

  @kaivai_13_2
  Rule: What lies on 1 goes back to the supply
    A shell on 5 lasts five rounds, a fish on 4 four.

    Scenario: Two shells and a fish are gone
      Given the shells of Red are 1 1 3
      And the fish of Red are 1 2
      When the round ends
      Then the shells of Red are now 2
      And the fish of Red are now 1
      And the goods left are now 32

  @kaivai_13_3
  Rule: The influence on actions goes back to the supply, and the next round begins
    In the new round the first choice of each action is free again.

    Background:
      Given the shells are Red none, Blue none, Green none and Yellow none
      And the fish are Red none, Blue none, Green none and Yellow none
      And Red has acted

    Scenario: Seven counters go back to the supply
      Given the actions hold
        | action   | influence |
        | building | 4         |
        | fishing  | 2         |
        | moving   | 1         |
      When the round ends
      Then round 2 begins
      And the turn is now Red
      And Red has the choice of 10 moves
      And nothing else changes

    Scenario: A marker is taken away as well
      Given the supply has nothing left for moving
      When the round ends
      Then round 2 begins
      And the turn is now Red
      And nothing else changes
