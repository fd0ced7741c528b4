Feature: Bali, what is told of scorings and of the end
  Masks, seals, hands and names are filled in; these are not from the rulebook.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue Kukusch/Panschar, Yellow none, Green none and Red none
    And these turns have been taken
      | player | moves                             |
      | Blue   | play Kukusch/Panschar to Panschar |
      | Yellow | pass                              |
      | Green  | pass                              |

  @bali_9_3
  Rule: Who takes a mask by which rule is told
    Blue has the prince of Panschar, Yellow its priest.

    Scenario: Blue takes a mask as the active player, and Yellow as the other
      Given the masks of Green are 2, 2, 2
      And the masks left are 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5
      When Red chooses to pass
      Then the masks of Yellow are now 3
      And this is told
        | rule     | sentence                                                                               |
        | Bali 8.2 | Red passes.                                                                            |
        | Bali 8.5 | The Dalang travels to Panschar.                                                        |
        | Bali 8.6 | Blue has laid down a hand of 0 cards.                                                  |
        | Bali 8.6 | Yellow has laid down a hand of 0 cards.                                                |
        | Bali 8.6 | Green has laid down a hand of 0 cards.                                                 |
        | Bali 8.6 | Red has laid down a hand of 0 cards.                                                   |
        | Bali 0.9 | The Dalang is on Panschar.                                                             |
        | Bali 6.8 | The chips lie where they lay: only contests move them.                                 |
        | Bali 8.7 | Blue takes up 0 cards.                                                                 |
        | Bali 8.7 | Yellow takes up 0 cards.                                                               |
        | Bali 8.7 | Green takes up 0 cards.                                                                |
        | Bali 8.7 | Red takes up 0 cards.                                                                  |
        | Bali 9.1 | Blue has 1 chip on Panschar: a scoring.                                                |
        | Bali 9.4 | Blue takes a mask of 2 (the value is from one source; how many have it is invented).   |
        | Bali 9.3 | Yellow takes a mask of 3 (the value is from one source; how many have it is invented). |
        | Bali 9.5 | All masks that were taken stay with their players.                                     |
        | Bali 9.6 | The turn of Blue ends.                                                                 |
        | Bali 2.6 | Yellow is the active player.                                                           |
        | Bali 2.1 | Yellow draws 2 cards.                                                                  |
        | Bali 2.1 | Green draws 1 card.                                                                    |
        | Bali 2.1 | Red draws 1 card.                                                                      |
        | Bali 2.1 | Blue draws 1 card.                                                                     |

    Scenario: Yellow takes the lower where second_mask=other_first
      Given the ruling second_mask=other_first holds
      And the masks of Green are 2, 2, 2
      And the masks left are 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5
      When Red chooses to pass
      Then this is told
        | rule     | sentence                                                                               |
        | Bali 8.2 | Red passes.                                                                            |
        | Bali 8.5 | The Dalang travels to Panschar.                                                        |
        | Bali 8.6 | Blue has laid down a hand of 0 cards.                                                  |
        | Bali 8.6 | Yellow has laid down a hand of 0 cards.                                                |
        | Bali 8.6 | Green has laid down a hand of 0 cards.                                                 |
        | Bali 8.6 | Red has laid down a hand of 0 cards.                                                   |
        | Bali 0.9 | The Dalang is on Panschar.                                                             |
        | Bali 6.8 | The chips lie where they lay: only contests move them.                                 |
        | Bali 8.7 | Blue takes up 0 cards.                                                                 |
        | Bali 8.7 | Yellow takes up 0 cards.                                                               |
        | Bali 8.7 | Green takes up 0 cards.                                                                |
        | Bali 8.7 | Red takes up 0 cards.                                                                  |
        | Bali 9.1 | Blue has 1 chip on Panschar: a scoring.                                                |
        | Bali 9.3 | Yellow takes a mask of 2 (the value is from one source; how many have it is invented). |
        | Bali 9.4 | Blue takes a mask of 3 (the value is from one source; how many have it is invented).   |
        | Bali 9.5 | All masks that were taken stay with their players.                                     |
        | Bali 9.6 | The turn of Blue ends.                                                                 |
        | Bali 2.6 | Yellow is the active player.                                                           |
        | Bali 2.1 | Yellow draws 2 cards.                                                                  |
        | Bali 2.1 | Green draws 1 card.                                                                    |
        | Bali 2.1 | Red draws 1 card.                                                                      |
        | Bali 2.1 | Blue draws 1 card.                                                                     |

    Scenario: Blue chooses the higher, and Yellow has the other where second_mask=active_chooses
      Given the ruling second_mask=active_chooses holds
      And the masks of Green are 2, 2, 2
      And the masks left are 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5
      And Red has chosen to pass
      When Blue chooses to take mask 3
      Then this is told
        | rule     | sentence                                                                               |
        | Bali 9.4 | Blue takes a mask of 3 (the value is from one source; how many have it is invented).   |
        | Bali 9.3 | Yellow takes a mask of 2 (the value is from one source; how many have it is invented). |
        | Bali 9.5 | All masks that were taken stay with their players.                                     |
        | Bali 9.6 | The turn of Blue ends.                                                                 |
        | Bali 2.6 | Yellow is the active player.                                                           |
        | Bali 2.1 | Yellow draws 2 cards.                                                                  |
        | Bali 2.1 | Green draws 1 card.                                                                    |
        | Bali 2.1 | Red draws 1 card.                                                                      |
        | Bali 2.1 | Blue draws 1 card.                                                                     |

    Scenario: Between like masks nobody chooses where second_mask=active_chooses
      Given the ruling second_mask=active_chooses holds
      When Red chooses to pass
      Then the masks of Blue are now 2
      And the masks of Yellow are now 2

  @bali_9_1
  Rule: A scoring may ask the active player
    Of two different masks.

    Scenario: Blue has two masks to choose from where second_mask=active_chooses
      Given the ruling second_mask=active_chooses holds
      And the masks of Green are 2, 2, 2
      And the masks left are 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5
      When Red chooses to pass
      Then Blue has the choice of 2 moves

  @bali_10_3
  Rule: The totals are told at the end, with the seals
    Who wins, and by which rule.

    Scenario: Red wins with a seal
      Given the masks are Blue 2, 2, 2, Yellow 2, 3, 3, 3, 3, Green 4, 4, 4 and Red 4, 5, 5, 5
      And the masks left are 5
      And the seals are Kukusch Blue, Wontong Red
      When Red chooses to pass
      Then this is told
        | rule      | sentence                                                                                       |
        | Bali 8.2  | Red passes.                                                                                    |
        | Bali 8.5  | The Dalang travels to Panschar.                                                                |
        | Bali 8.6  | Blue has laid down a hand of 0 cards.                                                          |
        | Bali 8.6  | Yellow has laid down a hand of 0 cards.                                                        |
        | Bali 8.6  | Green has laid down a hand of 0 cards.                                                         |
        | Bali 8.6  | Red has laid down a hand of 0 cards.                                                           |
        | Bali 0.9  | The Dalang is on Panschar.                                                                     |
        | Bali 6.8  | The chips lie where they lay: only contests move them.                                         |
        | Bali 8.7  | Blue takes up 0 cards.                                                                         |
        | Bali 8.7  | Yellow takes up 0 cards.                                                                       |
        | Bali 8.7  | Green takes up 0 cards.                                                                        |
        | Bali 8.7  | Red takes up 0 cards.                                                                          |
        | Bali 9.1  | Blue has 1 chip on Panschar: a scoring.                                                        |
        | Bali 10.2 | One mask is left: Yellow goes without.                                                         |
        | Bali 9.4  | Blue takes a mask of 5 (the values are invented).                                              |
        | Bali 9.5  | All masks that were taken stay with their players.                                             |
        | Bali 10.1 | The last mask is taken: the game ends.                                                         |
        | Bali 7.3  | Blue has 1 seal, 3 points each.                                                                |
        | Bali 7.3  | Red has 1 seal, 3 points each.                                                                 |
        | Bali 10.3 | The totals are Blue 14, Yellow 14, Green 12 and Red 22 (the values of the masks are invented). |
        | Bali 10.4 | Red wins with 22.                                                                              |

    Scenario: Blue wins a tie as who has caused the end
      Given the masks are Blue 4, 4, 5, Yellow 2, 2, 2, 2, Green 3, 3, 3, 3 and Red 4, 4, 5, 5
      And the masks left are 5
      When Red chooses to pass
      Then this is told
        | rule      | sentence                                                                                      |
        | Bali 8.2  | Red passes.                                                                                   |
        | Bali 8.5  | The Dalang travels to Panschar.                                                               |
        | Bali 8.6  | Blue has laid down a hand of 0 cards.                                                         |
        | Bali 8.6  | Yellow has laid down a hand of 0 cards.                                                       |
        | Bali 8.6  | Green has laid down a hand of 0 cards.                                                        |
        | Bali 8.6  | Red has laid down a hand of 0 cards.                                                          |
        | Bali 0.9  | The Dalang is on Panschar.                                                                    |
        | Bali 6.8  | The chips lie where they lay: only contests move them.                                        |
        | Bali 8.7  | Blue takes up 0 cards.                                                                        |
        | Bali 8.7  | Yellow takes up 0 cards.                                                                      |
        | Bali 8.7  | Green takes up 0 cards.                                                                       |
        | Bali 8.7  | Red takes up 0 cards.                                                                         |
        | Bali 9.1  | Blue has 1 chip on Panschar: a scoring.                                                       |
        | Bali 10.2 | One mask is left: Yellow goes without.                                                        |
        | Bali 9.4  | Blue takes a mask of 5 (the values are invented).                                             |
        | Bali 9.5  | All masks that were taken stay with their players.                                            |
        | Bali 10.1 | The last mask is taken: the game ends.                                                        |
        | Bali 10.3 | The totals are Blue 18, Yellow 8, Green 12 and Red 18 (the values of the masks are invented). |
        | Bali 10.5 | Blue caused the end, and wins the tie.                                                        |

    Scenario: Green and Red share the victory
      Given the masks are Blue 2, 2, 2, Yellow 2, 3, 3, 5, Green 3, 4, 4, 5 and Red 3, 4, 4, 5
      And the masks left are 5
      And the seals are Kukusch Green, Wontong Red
      When Red chooses to pass
      Then this is told
        | rule      | sentence                                                                                       |
        | Bali 8.2  | Red passes.                                                                                    |
        | Bali 8.5  | The Dalang travels to Panschar.                                                                |
        | Bali 8.6  | Blue has laid down a hand of 0 cards.                                                          |
        | Bali 8.6  | Yellow has laid down a hand of 0 cards.                                                        |
        | Bali 8.6  | Green has laid down a hand of 0 cards.                                                         |
        | Bali 8.6  | Red has laid down a hand of 0 cards.                                                           |
        | Bali 0.9  | The Dalang is on Panschar.                                                                     |
        | Bali 6.8  | The chips lie where they lay: only contests move them.                                         |
        | Bali 8.7  | Blue takes up 0 cards.                                                                         |
        | Bali 8.7  | Yellow takes up 0 cards.                                                                       |
        | Bali 8.7  | Green takes up 0 cards.                                                                        |
        | Bali 8.7  | Red takes up 0 cards.                                                                          |
        | Bali 9.1  | Blue has 1 chip on Panschar: a scoring.                                                        |
        | Bali 10.2 | One mask is left: Yellow goes without.                                                         |
        | Bali 9.4  | Blue takes a mask of 5 (the values are invented).                                              |
        | Bali 9.5  | All masks that were taken stay with their players.                                             |
        | Bali 10.1 | The last mask is taken: the game ends.                                                         |
        | Bali 7.3  | Green has 1 seal, 3 points each.                                                               |
        | Bali 7.3  | Red has 1 seal, 3 points each.                                                                 |
        | Bali 10.3 | The totals are Blue 11, Yellow 13, Green 19 and Red 19 (the values of the masks are invented). |
        | Bali 10.5 | Green and Red share the victory.                                                               |

    Scenario: Blue, who has caused the end, wins alone
      Given the masks are Blue 4, 4, 5, 5, Yellow 2, 2, 2, 2, Green 3, 3, 3, 3 and Red 4, 4, 5
      And the masks left are 5
      When Red chooses to pass
      Then this is told
        | rule      | sentence                                                                                      |
        | Bali 8.2  | Red passes.                                                                                   |
        | Bali 8.5  | The Dalang travels to Panschar.                                                               |
        | Bali 8.6  | Blue has laid down a hand of 0 cards.                                                         |
        | Bali 8.6  | Yellow has laid down a hand of 0 cards.                                                       |
        | Bali 8.6  | Green has laid down a hand of 0 cards.                                                        |
        | Bali 8.6  | Red has laid down a hand of 0 cards.                                                          |
        | Bali 0.9  | The Dalang is on Panschar.                                                                    |
        | Bali 6.8  | The chips lie where they lay: only contests move them.                                        |
        | Bali 8.7  | Blue takes up 0 cards.                                                                        |
        | Bali 8.7  | Yellow takes up 0 cards.                                                                      |
        | Bali 8.7  | Green takes up 0 cards.                                                                       |
        | Bali 8.7  | Red takes up 0 cards.                                                                         |
        | Bali 9.1  | Blue has 1 chip on Panschar: a scoring.                                                       |
        | Bali 10.2 | One mask is left: Yellow goes without.                                                        |
        | Bali 9.4  | Blue takes a mask of 5 (the values are invented).                                             |
        | Bali 9.5  | All masks that were taken stay with their players.                                            |
        | Bali 10.1 | The last mask is taken: the game ends.                                                        |
        | Bali 10.3 | The totals are Blue 23, Yellow 8, Green 12 and Red 13 (the values of the masks are invented). |
        | Bali 10.4 | Blue wins with 23.                                                                            |

  @bali_9_4
  Rule: The two lowest masks are those to choose from, whatever comes next
    A third one is not among them.

    Background:
      Given the ruling second_mask=active_chooses holds
      And the masks of Green are 2, 2, 2, 3, 3, 3

    Scenario: Of 2, 3 and 4 the 4 is refused where second_mask=active_chooses
      Given the masks left are 2, 3, 4, 4, 4, 4, 5, 5, 5, 5
      And Red has chosen to pass
      When Blue chooses to take mask 4
      Then this is told
        | rule     | sentence                                           |
        | Bali 9.4 | one of the two lowest masks is taken; take 2 or 3. |

    Scenario: Of 2, 3 and 4 Blue takes the 2 and Yellow the 3 where second_mask=active_chooses
      Given the masks left are 2, 3, 4, 4, 4, 4, 5, 5, 5, 5
      And Red has chosen to pass
      When Blue chooses to take mask 2
      Then the masks of Yellow are now 3

  @bali_9_1
  Rule: There is a choice between different masks alone
    Both of the lowest have to differ.

    Background:
      Given the ruling second_mask=active_chooses holds

    Scenario: Between 2 and 2 there is none, though a 3 comes next, where second_mask=active_chooses
      Given the masks of Green are 2, 2
      And the masks left are 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5
      When Red chooses to pass
      Then the active player is now Yellow

    Scenario: Of 2, 3 and 4 there are two to choose from where second_mask=active_chooses
      Given the masks of Green are 2, 2, 2, 3, 3, 3
      And the masks left are 2, 3, 4, 4, 4, 4, 5, 5, 5, 5
      When Red chooses to pass
      Then Blue has the choice of 2 moves

  @bali_9_3
  Rule: The other mask goes to who has the other chip
    Whichever of the two it is.

    Scenario: Blue has the priest of Panschar, and Yellow the prince
      Given the priests are Kukusch Yellow, Panschar Blue, Tschakkalag Green, Wontong Red
      And the princes are Kukusch Red, Panschar Yellow, Tschakkalag Blue, Wontong Green
      When Red chooses to pass
      Then the masks of Blue are now 2
      And the masks of Yellow are now 2
