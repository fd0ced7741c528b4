Feature: New Game 1, taking
  The whole game.

  Background:
    Given Ana and Ben play New Game

  @newgame_1_1
  Rule: Two players sit down at seven stones
    Nobody else joins them.

    Scenario: A game for two begins with seven stones
      When Ana and Ben start a game of New Game
      Then the pile is now 7
      And the turn is now Ana
      And nothing else changes

    Scenario: Three are too many
      When Ana, Ben and Cid start a game of New Game
      Then the move is refused by newgame_1_1

  @newgame_1_2
  Rule: One or two stones are taken in turn
    So the pile is soon gone.

    Scenario: Ana takes two, and it is the turn of Ben
      When Ana chooses to take 2
      Then the pile is now 5
      And the turn is now Ben
      And nothing else changes

    Scenario: Three stones at once are too many
      When Ana chooses to take 3
      Then the move is refused by newgame_1_2
      And nothing else changes

  @newgame_1_3
  Rule: Who takes the last stone wins
    Then nobody takes any more.

    Scenario: Ana takes the last stone and wins
      Given the pile is 1
      When Ana chooses to take 1
      Then the pile is now 0
      And the turn is now Ben
      And Ana wins
      And nothing else changes

    Scenario: When the game is over nobody takes a stone
      Given the pile is 0
      When Ana chooses to take 1
      Then the move is refused by newgame_1_3
      And nothing else changes
