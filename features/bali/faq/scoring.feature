@faq
Feature: Bali FAQ, scoring
  Who takes which mask; no printed example shows a scoring with one chip. The values of the masks are invented but for the 4 (Bali 0.6).
  Blue sends the Dalang from Kukusch to Panschar, and Red has still to answer.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, Yellow warrior, Green scholar and Red priest
    And the masks are Blue 2, 2, 2, Yellow 3, Green none and Red none
    And Blue has chosen to play Kukusch/Panschar to Panschar
    And Yellow has chosen to pass
    And Green has chosen to pass

  @bali_q_m1 @stated @bali_9_1
  Scenario: When do we score?
    The Dalang comes to another island, and the active player has the priest or the prince there, or both.
    Blue has the prince of Panschar.

    When Red chooses to pass
    Then the masks of Blue are now 2, 2, 2, 2

  @bali_q_m6 @confirmed @bali_9_1 @bali_9_3
  Scenario: What are the priest and prince chips good for?
    They bring masks: who sends the Dalang to an island and has a chip there takes one (Bali 9.1), and so does the holder of the other chip; and both chips of an island bring its seal.
    Blue has the prince of Panschar.

    When Red chooses to pass
    Then the masks of Blue are now 2, 2, 2, 2
    And the princes are still Kukusch Red, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_q_q8 @confirmed @bali_9_3
  Scenario: I have one chip on the new island. Who else scores?
    The holder of the other chip, if somebody has it: you take a mask each, while two are left (Bali 10.2).
    Blue has the prince of Panschar, Yellow its priest.
    That ends your turn (Bali 9.6).
    Who takes the lower of two masks no text says; here the active player does (Bali 9.4).

    When Red chooses to pass
    Then the masks of Blue are now 2, 2, 2, 2
    And the masks of Yellow are now 3, 3

  @bali_q_m7 @confirmed @bali_9_3
  Scenario: Somebody else takes the Dalang to an island where I have a chip. Do I get a mask?
    Only if that player has the other chip there: then you take one each, while two are left (Bali 10.2).
    Yellow has the priest of Panschar, and Blue, who is active, its prince.

    When Red chooses to pass
    Then the masks of Yellow are now 3, 3
    And the masks of Red are still none

  @bali_q_m2 @stated @bali_9_2
  Scenario: I have both chips on the new island. Do I get two masks?
    No, one: the lowest that is left. But nobody else gets any.

    Given the priests are Kukusch Yellow, Panschar Blue, Tschakkalag Green, Wontong Red
    When Red chooses to pass
    Then the masks of Blue are now 2, 2, 2, 2
    And the masks of Yellow are still 3

  @bali_q_x3 @stated @bali_9_1
  Scenario: I have no chip on the new island. Does anybody get a mask?
    No, whoever has the chips there (Bali 9.1).

    Given the princes are Kukusch Blue, Panschar Red, Tschakkalag Yellow, Wontong Green
    When Red chooses to pass
    Then the masks of Yellow are still 3
    And the masks of Red are still none

  @bali_q_m8 @stated @bali_9_1
  Scenario: I have the seal of the new island but no chip there. Do I get a mask?
    No: masks are for chips (Bali 9.1), and a seal counts its 3 points in the end.
    Blue has the seal of Panschar, and lost both chips.

    Given the princes are Kukusch Blue, Panschar Red, Tschakkalag Yellow, Wontong Green
    And the seals are Panschar Blue
    When Red chooses to pass
    Then the masks of Blue are still 2, 2, 2
    And the seals are still Panschar Blue

  @bali_q_m9 @inferred @bali_6_8
  Scenario: Do I lose my chip after a scoring?
    No: it stays (Bali 6.8), and brings a mask again when you send the Dalang there once more.

    When Red chooses to pass
    Then the masks of Blue are now 2, 2, 2, 2
    And the princes are still Kukusch Red, Panschar Blue, Tschakkalag Yellow, Wontong Green
    And the priests are still Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red

  @bali_q_m3 @stated @bali_9_6
  Scenario: Does a scoring end my turn?
    Yes: your left neighbour is active then, on the new island.

    When Red chooses to pass
    Then the active player is now Yellow
    And the active island is now Panschar

  @bali_q_m10 @open @bali_9_6
  Scenario: Do we take masks before or after we change our hands? (open point mask_moment=after_hands)
    After, we say; the printed example takes the mask first, and it makes no difference.

    When Red chooses to pass
    Then the masks of Blue are now 2, 2, 2, 2
    And the laid cards are now Blue none, Yellow Kukusch: warrior, Green Kukusch: scholar and Red Kukusch: priest

  @bali_q_m4 @open @bali_9_4
  Scenario: Two of us take a mask. Who takes the lower one? (ruling second_mask=active_first)
    The active player, we say, and the other the next.
    One mask of 2 is left, so Blue has 2 and Yellow 3.

    Given the ruling second_mask=active_first holds
    When Red chooses to pass
    Then the masks of Blue are now 2, 2, 2, 2
    And the masks of Yellow are now 3, 3

  @bali_q_m4 @open @bali_9_4
  Scenario: Two of us take a mask. Who takes the lower one? (ruling second_mask=other_first)
    The other player, by the second answer.

    Given the ruling second_mask=other_first holds
    When Red chooses to pass
    Then the masks of Blue are now 2, 2, 2, 3
    And the masks of Yellow are now 2, 3

  @bali_q_m4 @open @bali_9_4
  Scenario: Two of us take a mask. Who takes the lower one? (ruling second_mask=active_chooses)
    As the active player chooses, by the third.

    Given the ruling second_mask=active_chooses holds
    And Red has chosen to pass
    When Blue chooses to take mask 3
    Then the masks of Blue are now 2, 2, 2, 3
    And the masks of Yellow are now 2, 3

  @bali_q_x23 @open @bali_9_4
  Scenario: Can the other player get the better mask?
    Yes, where the values change between the two masks, if the active player takes the lowest first, as we say.
    Blue has taken the last mask of 2, and Yellow has one of 3.

    When Red chooses to pass
    Then the masks of Blue are now 2, 2, 2, 2
    And the masks of Yellow are now 3, 3

  @bali_q_q15 @confirmed @bali_9_5
  Scenario: Can I lose a mask?
    No: whoever has a mask keeps it to the end.

    When Red chooses to pass
    Then the masks of Yellow are now 3, 3
    And the masks of Green are still none
    And the masks of Red are still none

  @bali_q_m5 @open @bali_0_6
  Scenario: What is a mask worth? (open point mask_values=four_each)
    What is printed on it; we play with four each of 2, 3, 4 and 5, as no readable text tells how many there are of which value.

    When Blue, Yellow, Green and Red start a game of Bali
    Then the masks left are now 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5
