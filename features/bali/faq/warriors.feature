@faq
Feature: Bali FAQ, warriors
  Who is challenged, who defends, and what becomes of those who flee; no printed example shows a warrior.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 3 warrior, Yellow 2 warrior, 3 prince, Green 2 warrior, priest and Red artist, priest

  @bali_q_w1 @confirmed @bali_3_1
  Scenario: What does a warrior do?
    It drives others out: all opponents but one, who is spared, have to play a warrior too or flee.

    When Blue chooses to play warrior spare right
    Then the spared player is now Red
    And the turn is now Yellow
    And the discard pile is now warrior

  @bali_q_w2 @open @bali_3_1
  Scenario: Must I spare somebody? (ruling spare_must=must)
    Yes, as one review has it.

    Given the ruling spare_must=must holds
    When Blue chooses to play warrior
    Then the move is refused by bali_3_1
    And nothing else changes

  @bali_q_w2 @open @bali_3_1
  Scenario: Must I spare somebody? (ruling spare_must=may)
    No, by the other reading: all opponents may be challenged.

    Given the ruling spare_must=may holds
    When Blue chooses to play warrior
    Then the spared player is still nobody
    And the turn is now Yellow

  @bali_q_w15 @open @bali_3_1
  Scenario: Can I attack one player alone?
    Not with four players: all are challenged but the one whom you spare.
    With three players one is left to be challenged, we say.
    Blue spares Green, across the table, and challenges Yellow and Red.

    When Blue chooses to play warrior spare opposite
    Then the spared player is now Green
    And it is up to Yellow

  @bali_q_w3 @confirmed @bali_3_2
  Scenario: How do I defend?
    With one warrior, which you play; you keep your hand then.

    Given Blue has chosen to play warrior spare right
    When Yellow chooses to defend
    Then the hand of Yellow is now warrior, 3 prince
    And the discard pile is now 2 warrior

  @bali_q_q12 @inferred @bali_3_2
  Scenario: Must I defend if I hold a warrior?
    No: you may flee all the same, by the one page that tells it.

    Given Blue has chosen to play warrior spare right
    When Yellow chooses to flee
    Then the hand of Yellow is still 2 warrior, 3 prince
    And the turn is still Yellow

  @bali_q_w4 @confirmed @bali_3_2
  Scenario: I have no warrior. May I stay?
    No: without a warrior you flee.

    Given Blue has chosen to play warrior spare left
    And Green has chosen to defend
    And Green has chosen to pass
    When Red chooses to defend
    Then the move is refused by bali_3_2
    And nothing else changes

  @bali_q_w16 @inferred @bali_3_5 @bali_3_4
  Scenario: What do I get when the others flee?
    No card, chip or point; but they have no card to answer you with until they draw or the Dalang moves.
    Green loses a card, and Blue has no more than before.

    Given the hands are Blue warrior, prince, Yellow none, Green 3 priest, artist and Red none
    And these turns have been taken
      | player | moves                                                                        |
      | Blue   | play warrior spare right                                                     |
      | Yellow | flee                                                                         |
      | Green  | flee; save priest at Wontong; save priest at Wontong; save priest at Wontong |
    When Green chooses to be done
    Then the hand of Blue is still prince
    And the hand of Green is now none
    And the discard pile is now warrior, artist

  @bali_q_w6 @stated @bali_3_6
  Scenario: Can those who are challenged end my turn?
    Yes: who has defended with one warrior and plays a second ends it.

    Given the hands are Blue 3 warrior, Yellow 2 warrior, Green none and Red 2 warrior
    And Blue has chosen to play warrior spare left
    And Green has chosen to flee
    And Red has chosen to defend
    When Red chooses to force
    Then the active player is now Yellow

  @bali_q_w7 @open @bali_3_6
  Scenario: Somebody has ended my turn with two warriors. Do the others still answer the challenge? (ruling forced_rest=answer)
    Yes, as the rules say it of artists: whoever is challenged defends or flees all the same.

    Given the ruling forced_rest=answer holds
    And Blue has chosen to play warrior spare right
    And Yellow has chosen to defend
    When Yellow chooses to force
    Then the turn is now Green
    And the active player is still Blue

  @bali_q_w7 @open @bali_3_6
  Scenario: Somebody has ended my turn with two warriors. Do the others still answer the challenge? (ruling forced_rest=cut_off)
    No, by the other answer: the turn is over at once.

    Given the ruling forced_rest=cut_off holds
    And Blue has chosen to play warrior spare right
    And Yellow has chosen to defend
    When Yellow chooses to force
    Then the active player is now Yellow

  @bali_q_w8 @inferred @bali_3_7
  Scenario: I was spared. Can I end the turn with two warriors?
    No: that is for players who have been challenged, and you are not asked at all.

    When Blue chooses to play warrior spare left
    Then the spared player is now Yellow
    And the turn is now Green

  @bali_q_x18 @inferred @bali_3_5 @bali_6_3
  Scenario: I have fled. Am I asked in a contest later in the same turn?
    You are, but without a card you can only pass (Bali 3.5).

    Given the hands are Blue 2 priest, Yellow none, Green priest and Red none
    And Blue has chosen to play priest
    And Blue has chosen to show 1
    When Yellow chooses to pass
    Then the turn is now Green
    And the shown cards of Blue are still 1

  @bali_q_w13 @inferred @bali_3_2
  Scenario: I have no card at all and am challenged. What now?
    Nothing: you flee (Bali 3.2), and there is nothing to save or to discard.

    Given the hand of Yellow is none
    And Blue has chosen to play warrior spare right
    When Yellow chooses to flee
    Then the hand of Yellow is still none
    And the turn is now Green

  @bali_q_x16 @inferred @bali_3_3
  Scenario: I flee with fewer cards than I may save. What is lost?
    Nothing: you save all of them.

    Given the hand of Yellow is artist
    And Blue has chosen to play warrior spare right
    And Yellow has chosen to flee
    And Yellow has chosen to save artist at Wontong
    When Yellow chooses to be done
    Then the laid cards of Yellow are now Wontong: artist

  @bali_q_q13 @inferred @bali_3_5
  Scenario: What happens to someone who has been driven out?
    That player is out for the time, with no card to answer with, until a draw or a change of island brings some.
    Yellow has fled, and is back by the next draw.

    Given the hands are Blue warrior, Yellow artist, Green none and Red none
    And the draw pile is 5 priest
    And these turns have been taken
      | player | moves                              |
      | Blue   | play warrior spare right           |
      | Yellow | flee; save artist at Wontong; done |
    When Green chooses to flee
    Then the active player is now Yellow
    And the hand of Yellow is now 2 priest
