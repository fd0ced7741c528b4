@faq
Feature: Bali FAQ, large piles
  Blue has placed three cards on a pile of three at Wontong, and goes there with a Dalang card; Red has still to answer.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue scholar, 3 prince, Panschar/Wontong, Yellow none, Green none and Red none
    And the laid cards of Blue are Wontong: 3 priest
    And these turns have been taken
      | player | moves                                                                                         |
      | Blue   | play scholar; place prince on Wontong; place prince on Wontong; place prince on Wontong; done |
      | Yellow | pass                                                                                          |
      | Green  | pass                                                                                          |
      | Red    | pass                                                                                          |
      | Blue   | play Panschar/Wontong to Wontong                                                              |
      | Yellow | pass                                                                                          |
      | Green  | pass                                                                                          |

  @bali_q_x17 @open @bali_8_8
  Scenario: Can my pile grow beyond four cards?
    Yes, here by a scholar to six; but you take up four of them at most, and those on top are lost; without a scoring, as here, that is our answer (Bali 8.8).
    That a scholar lays cards on top is another (Bali 4.4).

    When Red chooses to pass
    Then the hand of Blue is now 3 priest, prince
    And the cut cards of Blue are now 2 prince
