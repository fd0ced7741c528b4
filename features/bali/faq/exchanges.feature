@faq
Feature: Bali FAQ, scholars, artists and warriors
  What players ask of exchanges and flights.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 2 scholar, Yellow scholar, Green artist and Red priest
    And the dealt cards of Blue are Panschar: artist; Wontong: 3 prince

  @bali_q_q6 @inferred @bali_4_3
  Scenario: May the three cards of my scholar come from one island?
    Yes, from one or from several.

    Given Blue has chosen to play scholar
    And Blue has chosen to take from Wontong
    And Blue has chosen to take from Wontong
    And Blue has chosen to take from Wontong
    When Blue chooses to done
    Then the hand of Blue is now scholar, 3 prince

  @bali_q_q1 @confirmed @bali_4_2
  Scenario: May I take cards from the active island?
    No: only from your own piles at the others.

    Given Blue has chosen to play scholar
    When Blue chooses to take from Kukusch
    Then the move is refused by bali_4_2

  @bali_q_q14 @confirmed @bali_2_7
  Scenario: Must I join when somebody plays a scholar?
    No: pass, and nothing happens to you.

    Given Blue has chosen to play scholar
    And Blue has chosen to done
    When Yellow chooses to pass
    Then the hand of Yellow is still scholar

  @bali_q_x16 @inferred @bali_3_3
  Scenario: I flee with fewer than three cards. What do I discard?
    Nothing: you save all that you have.

    Given the hand of Blue is warrior
    And Blue has chosen to play warrior spare right
    And Yellow has chosen to flee
    And Yellow has chosen to save scholar at Panschar
    When Yellow chooses to done
    Then the laid cards of Yellow are now Panschar: scholar

  @bali_q_q13 @confirmed @bali_3_2
  Scenario: What happens to me when I am driven out?
    You have no cards and only pass, until you get some again.

    Given the hand of Yellow is none
    And the hand of Blue is warrior
    And Blue has chosen to play warrior spare right
    When Yellow chooses to defend
    Then the move is refused by bali_3_2
