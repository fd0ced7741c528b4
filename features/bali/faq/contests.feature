@faq
Feature: Bali FAQ, contests
  Priests and princes: who shows what, who wins, and what it costs.
  The Dalang is on Kukusch; its priest is Blue's, its prince Red's.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 3 prince, priest, Yellow 3 prince, Green 4 prince and Red priest

  @bali_q_c1 @confirmed @bali_6_1
  Scenario: How do I get a priest or a prince?
    Play a priest or a prince, show further cards of that kind, and hope that nobody shows more; then the chip of the active island is yours.

    When Blue chooses to play prince
    Then the discard pile is now prince
    And the turn is still Blue

  @bali_q_q3 @confirmed @bali_6_1
  Scenario: Does the prince that I play count?
    No: only the further ones that you show (Bali 6.1).
    Blue had three, has played one, and can show two.

    Given Blue has chosen to play prince
    When Blue chooses to show 3
    Then the move is refused by bali_6_2
    And nothing else changes

  @bali_q_q4 @confirmed @bali_6_3
  Scenario: We show equally many. Who wins?
    The active player, as the others have to show more; of two others Bali 6.3 tells it.

    Given Blue has chosen to play prince
    And Blue has chosen to show 2
    When Yellow chooses to show 2
    Then the move is refused by bali_6_3
    And nothing else changes

  @bali_q_c10 @open @bali_6_3
  Scenario: Two of us show equally many, and more than the active player. Who is ahead? (open point equal_shows=earlier)
    The one who is asked first, we say: the later has to show more.
    Yellow shows two, so Green needs three.

    Given Blue has chosen to play prince
    And Blue has chosen to show 1
    And Yellow has chosen to show 2
    When Green chooses to show 2
    Then the move is refused by bali_6_3
    And nothing else changes

  @bali_q_c8 @confirmed @bali_6_3
  Scenario: The chip is mine, and I show as many as the attacker. Do I keep it?
    No: you have to show more, as anybody else.
    Red has the prince of Kukusch.

    Given the hand of Red is 2 prince
    And these turns have been taken
      | player | moves               |
      | Blue   | play prince; show 2 |
      | Yellow | pass                |
      | Green  | pass                |
    When Red chooses to show 2
    Then the move is refused by bali_6_3
    And nothing else changes

  @bali_q_q5 @confirmed @bali_6_6
  Scenario: Are the cards that I show lost?
    No: all take theirs back, and only the card that began the contest is discarded.

    Given Blue has chosen to play prince
    And Blue has chosen to show 1
    And Yellow has chosen to show 3
    And Green has chosen to pass
    When Red chooses to pass
    Then the hands are still Blue 2 prince, priest, Yellow 3 prince, Green 4 prince and Red priest

  @bali_q_c2 @stated @bali_6_3
  Scenario: Do I have to play a prince to take part against one?
    No: in a contest the others only show cards, and play none.

    Given Blue has chosen to play prince
    And Blue has chosen to show 1
    When Yellow chooses to show 3
    Then the hand of Yellow is still 3 prince
    And the discard pile is still prince

  @bali_q_c3 @stated @bali_6_7
  Scenario: I have lost a contest. Is my turn over?
    No: you stay the active player, whoever has won, and go on if you have cards left.

    Given Blue has chosen to play prince
    And Blue has chosen to show 1
    And Yellow has chosen to show 2
    And Green has chosen to pass
    When Red chooses to pass
    Then it is up to Blue

  @bali_q_c4 @stated @bali_6_5
  Scenario: Can another player win the chip in my turn?
    Yes: whoever shows most has it.

    Given Blue has chosen to play prince
    And Blue has chosen to show 1
    And Yellow has chosen to show 2
    And Green has chosen to show 4
    When Red chooses to pass
    Then the princes are now Kukusch Green, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_q_c9 @stated @bali_6_1
  Scenario: Can I fight for a chip of another island?
    No: a contest is for the priest or the prince of the island where the Dalang stands (Bali 6.1).
    Blue wins the prince of Kukusch, and the other princes stay where they are.

    Given these turns have been taken
      | player | moves               |
      | Blue   | play prince; show 2 |
      | Yellow | pass                |
      | Green  | pass                |
    When Red chooses to pass
    Then the princes are now Kukusch Blue, Panschar Blue, Tschakkalag Yellow, Wontong Green

  @bali_q_c5 @open @bali_6_2
  Scenario: May I show fewer cards than I have? (ruling show_fewer=may)
    Yes, we say: the rules call it a right to show.

    Given the ruling show_fewer=may holds
    And Blue has chosen to play prince
    When Blue chooses to show 1
    Then the shown cards of Blue are now 1

  @bali_q_c5 @open @bali_6_2
  Scenario: May I show fewer cards than I have? (ruling show_fewer=all)
    No, by the other answer: who shows, shows all.

    Given the ruling show_fewer=all holds
    And Blue has chosen to play prince
    When Blue chooses to show 1
    Then the move is refused by bali_6_2
    And nothing else changes

  @bali_q_c6 @open @bali_6_1
  Scenario: May I play a priest if the island's priest is mine already? (ruling holding=may)
    Yes, we say: nothing forbids it.

    Given the ruling holding=may holds
    When Blue chooses to play priest
    Then the discard pile is now priest

  @bali_q_c6 @open @bali_6_1
  Scenario: May I play a priest if the island's priest is mine already? (ruling holding=may_not)
    No, by the other answer: the card is played to bring the chip.

    Given the ruling holding=may_not holds
    When Blue chooses to play priest
    Then the move is refused by bali_6_1
    And nothing else changes
