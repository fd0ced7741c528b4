@faq
Feature: Bali FAQ, turns
  What is drawn and played, and how a turn ends.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 2 warrior, artist, Yellow 2 scholar, Green none and Red prince
    And the draw pile is 3 priest, 3 prince, 3 warrior

  @bali_q_t1 @confirmed @bali_2_1
  Scenario: How many cards do I draw, and when?
    Two when your turn begins, and one when anybody else's does.

    When Blue chooses to end turn
    Then the hands are now Blue 2 warrior, artist, prince, Yellow 2 scholar, 2 priest, Green priest and Red 2 prince
    And the draw pile is now prince, 3 warrior

  @bali_q_t20 @stated @bali_2_1 @bali_2_3 @bali_2_6
  Scenario: How does a turn go, step by step?
    You draw two cards and the others one each (Bali 2.1); then you play cards one by one, as many as you like, and the others answer each (Bali 2.3); then your left neighbour is active.
    Your turn ends when you stop or have no card left, when others force it to end, and after a scoring.

    Given these turns have been taken
      | player | moves             |
      | Blue   | play artist; done |
      | Yellow | pass              |
      | Green  | pass              |
      | Red    | pass              |
    When Blue chooses to end turn
    Then the active player is now Yellow
    And the hands are now Blue 2 warrior, prince, Yellow 2 scholar, 2 priest, Green priest and Red 2 prince

  @bali_q_t2 @inferred @bali_2_9
  Scenario: How many cards may I hold?
    As many as you like: the limit of four is for the pile that you take up at a change of island, and for nothing else.

    Given the hand of Yellow is 7 scholar
    When Blue chooses to end turn
    Then the hand of Yellow is now 7 scholar, 2 priest

  @bali_q_t3 @stated @bali_2_4
  Scenario: Can I end my turn when I like, with cards in hand?
    Yes; you need not play a card at all.
    What was played is resolved first (Bali 2.4).

    When Blue chooses to end turn
    Then the active player is now Yellow
    And the hand of Blue is now 2 warrior, artist, prince

  @bali_q_t14 @inferred @bali_2_9
  Scenario: Do I keep my cards when my turn is over?
    Yes: nothing is discarded when a turn ends.
    They stay in your hand (Bali 2.9) until you play, place or swap them, flee, or lay them down when the Dalang moves.

    Given the hand of Blue is 6 scholar
    When Blue chooses to end turn
    Then the hand of Blue is now 6 scholar, prince

  @bali_q_t4 @inferred @bali_2_6
  Scenario: Whose turn is it next?
    Your left neighbour's, however your turn has ended and whoever has ended it.

    When Blue chooses to end turn
    Then the active player is now Yellow
    And it is up to Yellow

  @bali_q_t5 @inferred @bali_2_4
  Scenario: I have played my last card. What now?
    Your turn is over, unless that card brings you others: it is resolved before anybody asks whether you have one.
    Blue's last card is prevented, and has brought none.

    Given the hand of Blue is Kukusch/Wontong
    And the hand of Yellow is Panschar/Wontong
    And Blue has chosen to play Kukusch/Wontong to Wontong
    When Yellow chooses to prevent with Panschar/Wontong
    Then the active player is now Yellow
    And the active island is still Kukusch

  @bali_q_x25 @inferred @bali_2_4
  Scenario: My last card is a scholar. Is my turn over?
    Not if it brings you cards: a last card is resolved before anybody asks whether you have one (Bali 2.4).

    Given the hands are Blue scholar, Yellow none, Green none and Red none
    And the laid cards of Blue are Panschar: 2 prince
    And Blue has chosen to play scholar
    And Blue has chosen to take from Panschar
    When Blue chooses to be done
    Then the hand of Blue is now prince

  @bali_q_t12 @inferred @bali_2_3
  Scenario: How many cards may I play in my turn?
    As many as you like, one after another, each resolved before the next.
    Blue has played an artist and could play a warrior now, but no prince: there is none in the hand.

    Given these turns have been taken
      | player | moves       |
      | Blue   | play artist |
      | Blue   | done        |
      | Yellow | pass        |
      | Green  | pass        |
      | Red    | pass        |
    When Blue chooses to play prince
    Then the move is refused by bali_2_3
    And nothing else changes

  @bali_q_t13 @confirmed @bali_2_3
  Scenario: What can I do in my turn?
    Play cards of your hand, one after another, as many as you like or none (Bali 2.3), and then end your turn.
    Warriors drive others out, scholars and artists bring you other cards, priests and princes win chips, and Dalang cards send the Dalang on.
    Blue plays an artist and a warrior, and stops with one card in hand.

    Given the hand of Yellow is none
    And these turns have been taken
      | player | moves                    |
      | Blue   | play artist; done        |
      | Yellow | pass                     |
      | Green  | pass                     |
      | Red    | pass                     |
      | Blue   | play warrior spare right |
      | Yellow | flee                     |
      | Green  | flee                     |
    When Blue chooses to end turn
    Then the active player is now Yellow
    And the hand of Blue is now warrior, prince

  @bali_q_t15 @inferred @bali_2_3
  Scenario: Can I attack twice in the same turn, or fight twice for the same chip?
    Yes: each time you play another card of the kind (Bali 2.3), and whoever is asked answers anew.
    Whether you may fight for a chip that you have by then is open (Bali 6.1).
    Yellow and Green have fled from the first warrior, and are challenged by the second as well.

    Given the hand of Yellow is none
    And these turns have been taken
      | player | moves                    |
      | Blue   | play warrior spare right |
      | Yellow | flee                     |
      | Green  | flee                     |
    When Blue chooses to play warrior spare right
    Then the hand of Blue is now artist
    And the turn is now Yellow

  @bali_q_t16 @inferred @bali_2_5
  Scenario: How can the others end my turn?
    With two cards of the kind that you have played, a warrior, a scholar or an artist: the first answers yours, and the second ends your turn.
    Priests, princes and Dalang cards end no turn so.

    Given the hand of Yellow is 2 warrior
    And these turns have been taken
      | player | moves                    |
      | Blue   | play warrior spare right |
      | Yellow | defend; force            |
    When Green chooses to flee
    Then the active player is now Yellow

  @bali_q_t17 @confirmed @bali_2_7
  Scenario: Who answers first?
    The player to the left of the active player, and then the others clockwise: nobody answers out of order.

    Given the hand of Green is artist
    And these turns have been taken
      | player | moves             |
      | Blue   | play artist; done |
    When Green chooses to join
    Then the move is refused by bali_2_7
    And it is up to Yellow
    And nothing else changes

  @bali_q_t18 @inferred @bali_2_1
  Scenario: Do I draw a card for each that I play?
    No: cards are drawn when somebody's turn begins, and by an artist.
    Blue has played a warrior and had nothing for it; the prince comes as the turn of Yellow begins.

    Given the hand of Yellow is none
    And these turns have been taken
      | player | moves                    |
      | Blue   | play warrior spare right |
      | Yellow | flee                     |
      | Green  | flee                     |
    When Blue chooses to end turn
    Then the hands are now Blue warrior, artist, prince, Yellow 2 priest, Green priest and Red 2 prince

  @bali_q_t7 @confirmed @bali_2_7
  Scenario: Can I play a card when it is not my turn?
    Only in answer to the active player (Bali 2.7), and the same kind.

    When Yellow chooses to play scholar
    Then the move is refused by bali_2_3
    And nothing else changes

  @bali_q_q11 @inferred @bali_2_5
  Scenario: Can I stop a contest or a Dalang card with two cards?
    No: only the turns of who plays a warrior, a scholar or an artist can be ended so.

    Given the hands are Blue 2 prince, Yellow 2 prince, Green none and Red none
    And Blue has chosen to play prince
    And Blue has chosen to pass
    When Yellow chooses to force
    Then the move is refused by bali_2_5
    And nothing else changes

  @bali_q_t9 @stated @bali_2_2
  Scenario: The draw pile is empty. What now?
    The discard pile is shuffled and is the new draw pile.

    Given the draw pile is none
    When Blue chooses to end turn
    Then the discard pile is now none

  @bali_q_t10 @open @bali_2_2
  Scenario: When is the discard pile shuffled? (ruling reshuffle=when_needed)
    Only when a card has to be drawn and none is there, we say; the text can be read either way.

    Given the ruling reshuffle=when_needed holds
    And the draw pile is 5 priest
    When Blue chooses to end turn
    Then the draw pile is now none
    And the hand of Red is now prince, priest

  @bali_q_t10 @open @bali_2_2
  Scenario: When is the discard pile shuffled? (ruling reshuffle=at_once)
    By the other answer at once, when the last card has been drawn.

    Given the ruling reshuffle=at_once holds
    And the draw pile is 5 priest
    When Blue chooses to end turn
    Then the discard pile is now none
    And the hand of Red is now prince, priest

  @bali_q_x26 @open @bali_5_3
  Scenario: We shuffle at once, and the discard pile was empty when the last card went. When is it shuffled? (open point reshuffle_later=when_needed)
    As soon as a card is to be drawn: before, there was nothing to shuffle.
    The draw pile has been empty since then; Blue swaps no card, so the cards that lie on the discard pile by now stay there.

    Given the ruling reshuffle=at_once holds
    And the draw pile is none
    And Blue has chosen to play artist
    When Blue chooses to be done
    Then the draw pile is still none

  @bali_q_x15 @open @bali_2_1 @bali_2_2
  Scenario: Both the draw pile and the discard pile are used up. Who draws? (ruling both_empty=as_many)
    Each in order, as long as there are cards; no text speaks of it.
    Three warriors are left: Yellow draws two, Green the last, and Red and Blue nothing.

    Given the ruling both_empty=as_many holds
    And the hands are Blue 27 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong, Yellow none, Green none and Red none
    And the draw pile is none
    When Blue chooses to end turn
    Then the hand of Green is now warrior
    And the hand of Red is still none

  @bali_q_x15 @open @bali_2_2 @bali_2_1
  Scenario: Both the draw pile and the discard pile are used up. Who draws? (ruling both_empty=turn_only)
    By the other answer the active player alone, if there is not enough for all.

    Given the ruling both_empty=turn_only holds
    And the hands are Blue 27 warrior, 30 scholar, 15 artist, 30 priest, 30 prince, 4 Kukusch/Panschar, 4 Kukusch/Tschakkalag, 4 Kukusch/Wontong, 4 Panschar/Tschakkalag, 4 Panschar/Wontong, 4 Tschakkalag/Wontong, Yellow none, Green none and Red none
    And the draw pile is none
    When Blue chooses to end turn
    Then the hand of Yellow is now 2 warrior
    And the hand of Green is still none

  @bali_q_x14 @inferred @bali_5_3 @bali_2_2
  Scenario: I swap more cards than the draw pile has. What do I get?
    The discard pile is shuffled, with the cards that you have just discarded; so they can come back.

    Given the draw pile is none
    And Blue has chosen to play artist
    And Blue has chosen to swap warrior
    When Blue chooses to be done
    Then the discard pile is now none
