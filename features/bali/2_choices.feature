Feature: Bali, how many moves a player can choose from
  Each of them is allowed, and no other; these are not from the rulebook.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue warrior, prince, artist, scholar, Kukusch/Panschar, Yellow warrior, 2 prince, Kukusch/Panschar, Panschar/Wontong, Green 2 scholar, 2 artist and Red priest
    And the laid cards of Blue are Wontong: 2 priest
    And the priests are Kukusch Red, Panschar Yellow, Tschakkalag Green, Wontong Blue

  @bali_4_3
  Rule: What is asked has two answers, or one where the card is missing
    Who cannot answer passes or flees.

    Scenario: Yellow without a scholar can only pass
      Given Blue has chosen to play scholar
      When Blue chooses to be done
      Then Yellow has the choice of 1 moves

  @bali_2_7
  Rule: Who can answer may pass all the same
    Nobody has to join.

    Scenario: Green with a scholar joins or passes
      Given Blue has chosen to play scholar
      And Blue has chosen to be done
      When Yellow chooses to pass
      Then Green has the choice of 2 moves

  @bali_4_3
  Rule: Who has joined and has another scholar ends the turn or passes
    The exchange comes first.

    Scenario: Green has two scholars
      Given Blue has chosen to play scholar
      And Blue has chosen to be done
      And Yellow has chosen to pass
      And Green has chosen to join
      When Green chooses to be done
      Then Green has the choice of 2 moves

    Scenario: Green has no other scholar
      Given the hand of Green is scholar, artist
      And these turns have been taken
        | player | moves              |
        | Blue   | play scholar; done |
        | Yellow | pass               |
        | Green  | join               |
      When Green chooses to be done
      Then Green has the choice of 1 moves

  @bali_4_1
  Rule: A scholar places each card at each of three islands, takes from each pile, or is done
    Blue has four cards left and one pile.

    Scenario: Fourteen moves: twelve to place, one to take, and done
      When Blue chooses to play scholar
      Then Blue has the choice of 14 moves

  @bali_5_1
  Rule: An artist swaps each kind of card, or is done
    Blue has four kinds left.

    Scenario: Five moves: four to swap, and done
      When Blue chooses to play artist
      Then Blue has the choice of 5 moves

  @bali_6_1
  Rule: Whoever may show shows one number or more, or passes
    More than was shown before, and no more than there are.

    Scenario: Blue has no other prince and can only pass
      When Blue chooses to play prince
      Then Blue has the choice of 1 moves

    Scenario: Blue with three more shows one, two or three, or passes
      Given the hand of Blue is 4 prince
      When Blue chooses to play prince
      Then Blue has the choice of 4 moves

    Scenario: Blue shows all three or passes where show_fewer=all
      Given the ruling show_fewer=all holds
      And the hand of Blue is 4 prince
      When Blue chooses to play prince
      Then Blue has the choice of 2 moves

  @bali_6_2
  Rule: What was shown before leaves fewer numbers
    Yellow has two princes.

    Scenario: After one Yellow shows two or passes
      Given the hand of Blue is 4 prince
      And Blue has chosen to play prince
      When Blue chooses to show 1
      Then Yellow has the choice of 2 moves

    Scenario: After two Yellow can only pass where show_fewer=all
      Given the ruling show_fewer=all holds
      And the hand of Blue is 3 prince
      And Blue has chosen to play prince
      When Blue chooses to show 2
      Then Yellow has the choice of 1 moves

  @bali_8_1
  Rule: A Dalang card that shows the goal prevents, or its owner passes
    Yellow has two that show Panschar.

    Scenario: Yellow has three answers
      When Blue chooses to play Kukusch/Panschar to Panschar
      Then Yellow has the choice of 3 moves

    Scenario: Yellow has one card less against Wontong
      Given the hand of Blue is Kukusch/Wontong, prince
      When Blue chooses to play Kukusch/Wontong to Wontong
      Then Yellow has the choice of 2 moves

  @bali_3_1
  Rule: The challenged defend or flee
    Without a warrior they can only flee.

    Scenario: Yellow has a warrior
      When Blue chooses to play warrior spare right
      Then Yellow has the choice of 2 moves

    Scenario: Green has none
      When Blue chooses to play warrior spare left
      Then Green has the choice of 1 moves

  @bali_3_2
  Rule: Who flees saves each kind of card at each of three islands
    As long as it has to be more, nobody is done.

    Scenario: Yellow has four kinds
      Given Blue has chosen to play warrior spare right
      When Yellow chooses to flee
      Then Yellow has the choice of 12 moves

    Scenario: Yellow may be done too where flee_must=may
      Given the ruling flee_must=may holds
      And Blue has chosen to play warrior spare right
      When Yellow chooses to flee
      Then Yellow has the choice of 13 moves

  @bali_2_6
  Rule: In a turn each card is played in each way, or the turn is ended
    A warrior spares one of three, and a Dalang card leads away from the active island.

    Background:
      Given the active player is Red
      And the draw pile is 7 artist

    Scenario: Blue has three ways to challenge, four other cards, and the end of the turn
      When Red chooses to end turn
      Then Blue has the choice of 8 moves

    Scenario: Blue may challenge all as well where spare_must=may
      Given the ruling spare_must=may holds
      When Red chooses to end turn
      Then Blue has the choice of 9 moves

    Scenario: Blue has the priest of the island and may not play one where holding=may_not
      Given the ruling holding=may_not holds
      And the hand of Blue is priest
      And the priests are Kukusch Blue, Panschar Yellow, Tschakkalag Green, Wontong Red
      When Red chooses to end turn
      Then Blue has the choice of 2 moves
