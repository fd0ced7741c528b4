@faq
Feature: Bali FAQ, scholars
  What is placed and taken, who joins, and what a second scholar does; no printed example shows a scholar.
  The Dalang is on Kukusch, and Blue has played a scholar.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue scholar, 5 prince, Yellow 2 scholar, priest, Green scholar and Red priest
    And the laid cards are Blue Panschar: warrior, artist; Wontong: 3 priest, Yellow Wontong: scholar, Green none and Red none
    And Blue has chosen to play scholar

  @bali_q_k1 @confirmed @bali_4_1 @bali_4_3
  Scenario: What does a scholar do?
    It lets you take cards from your own piles at other islands, or place cards of your hand on them: one of the two (Bali 4.1).
    How many, Bali 4.3 and 4.4 say.

    Given Blue has chosen to take from Panschar
    And Blue has chosen to take from Wontong
    When Blue chooses to be done
    Then the hand of Blue is now 5 prince, artist, priest
    And the laid cards of Blue are now Panschar: warrior; Wontong: 2 priest

  @bali_q_k2 @confirmed @bali_4_1
  Scenario: May I take cards and place some with the same scholar?
    No: one or the other.

    Given Blue has chosen to take from Panschar
    When Blue chooses to place prince on Wontong
    Then the move is refused by bali_4_1
    And nothing else changes

  @bali_q_q1 @confirmed @bali_4_2
  Scenario: May the scholar draw from other players' piles, or from the active island?
    No: from your own piles alone, and at the other islands alone.

    When Blue chooses to take from Kukusch
    Then the move is refused by bali_4_2
    And nothing else changes

  @bali_q_q6 @inferred @bali_4_3
  Scenario: Three cards from one island, or from several?
    Either: the one session that is told has both.

    Given Blue has chosen to take from Wontong
    And Blue has chosen to take from Wontong
    And Blue has chosen to take from Wontong
    When Blue chooses to be done
    Then the hand of Blue is now 5 prince, 3 priest
    And the laid cards of Blue are now Panschar: warrior, artist

  @bali_q_k3 @inferred @bali_4_3
  Scenario: How many cards may I take?
    Three, in the one session that is told.

    Given Blue has chosen to take from Wontong
    And Blue has chosen to take from Wontong
    And Blue has chosen to take from Wontong
    When Blue chooses to take from Panschar
    Then the move is refused by bali_4_3
    And nothing else changes

  @bali_q_k5 @open @bali_4_1 @bali_4_3 @bali_4_4
  Scenario: May I move fewer cards than three, or none? (ruling scholar_count=up_to)
    Yes, we say: three are the most, and a right need not be used.

    Given the ruling scholar_count=up_to holds
    When Blue chooses to be done
    Then the hand of Blue is still 5 prince
    And the turn is now Yellow

  @bali_q_k5 @open @bali_4_1 @bali_4_3 @bali_4_4
  Scenario: May I move fewer cards than three, or none? (ruling scholar_count=exactly)
    No, by the other answer: three, or as many as there are.

    Given the ruling scholar_count=exactly holds
    And Blue has chosen to take from Panschar
    When Blue chooses to be done
    Then the move is refused by bali_4_3
    And nothing else changes

  @bali_q_k6 @open @bali_4_4
  Scenario: Where do the cards go that I place? (ruling scholar_on=top)
    On top of the pile, as in flight.

    Given the ruling scholar_on=top holds
    And Blue has chosen to place prince on Panschar
    When Blue chooses to be done
    Then the laid cards of Blue are now Panschar: warrior, artist, prince; Wontong: 3 priest

  @bali_q_k6 @open @bali_4_4
  Scenario: Where do the cards go that I place? (ruling scholar_on=bottom)
    Under the pile, by the other answer.

    Given the ruling scholar_on=bottom holds
    And Blue has chosen to place prince on Panschar
    When Blue chooses to be done
    Then the laid cards of Blue are now Panschar: prince, warrior, artist; Wontong: 3 priest

  @bali_q_k7 @open @bali_4_3
  Scenario: Do I see a card before I choose the next? (ruling scholar_taking=at_once)
    No, we say: you name the piles first, and take all cards then.

    Given the ruling scholar_taking=at_once holds
    And Blue has chosen to take from Wontong
    And Blue has chosen to take from Panschar
    When Blue chooses to be done
    Then the hand of Blue is now 5 prince, priest, artist

  @bali_q_k7 @open @bali_4_3
  Scenario: Do I see a card before I choose the next? (ruling scholar_taking=one_by_one)
    Yes, by the other answer: each card is in your hand before you name the next pile.

    Given the ruling scholar_taking=one_by_one holds
    When Blue chooses to take from Wontong
    Then the hand of Blue is now 5 prince, priest
    And the turn is still Blue
