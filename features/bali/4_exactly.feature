Feature: Bali 4, how many cards a scholar has to move
  By the ruling scholar_count=exactly three are moved, or as many as there are; these are not from the rulebook.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the ruling scholar_count=exactly holds
    And the active player is Blue
    And the hands are Blue scholar, 2 prince, warrior, Yellow none, Green none and Red none

  @bali_4_4
  Rule: Three are placed where there are three
    One or two are too few.

    Scenario: Three of three are enough
      Given these turns have been taken
        | player | moves                                                                                    |
        | Blue   | play scholar; place prince on Wontong; place prince on Wontong; place warrior on Wontong |
      When Blue chooses to be done
      Then the laid cards of Blue are now Wontong: 2 prince, warrior
      And the turn is now Yellow

    Scenario: One of three is too few
      Given Blue has chosen to play scholar
      And Blue has chosen to place prince on Wontong
      When Blue chooses to be done
      Then this is told
        | rule     | sentence                                     |
        | Bali 4.4 | 3 cards have to be exchanged; choose 2 more. |

    Scenario: One is enough where scholar_place=any_number
      Given the ruling scholar_place=any_number holds
      And Blue has chosen to play scholar
      And Blue has chosen to place prince on Wontong
      When Blue chooses to be done
      Then the laid cards of Blue are now Wontong: prince

  @bali_4_3
  Rule: Some exchange is made where one can be
    Cards are placed or taken.

    Scenario: None is too few with one card to place
      Given the hand of Blue is scholar, prince
      And the laid cards of Blue are Wontong: 2 priest
      And Blue has chosen to play scholar
      When Blue chooses to be done
      Then this is told
        | rule     | sentence                                   |
        | Bali 4.3 | 1 card has to be exchanged; choose 1 more. |

    Scenario: None is too few with one card to place and no pile
      Given the hand of Blue is scholar, prince
      And Blue has chosen to play scholar
      When Blue chooses to be done
      Then the move is refused by bali_4_3
      And nothing else changes

    Scenario: None is too few with no pile where scholar_place=any_number
      Given the ruling scholar_place=any_number holds
      And Blue has chosen to play scholar
      When Blue chooses to be done
      Then the move is refused by bali_4_3
      And nothing else changes

    Scenario: None is too few with a pile and nothing to place
      Given the hand of Blue is scholar
      And the laid cards of Blue are Wontong: 2 priest
      And Blue has chosen to play scholar
      When Blue chooses to be done
      Then the move is refused by bali_4_3
      And nothing else changes

    Scenario: Two of two that lie there are enough
      Given the laid cards of Blue are Wontong: 2 priest
      And these turns have been taken
        | player | moves                                              |
        | Blue   | play scholar; take from Wontong; take from Wontong |
      When Blue chooses to be done
      Then the hand of Blue is now 2 prince, warrior, 2 priest

    Scenario: One of two that lie there is too few
      Given the laid cards of Blue are Wontong: 2 priest
      And Blue has chosen to play scholar
      And Blue has chosen to take from Wontong
      When Blue chooses to be done
      Then the move is refused by bali_4_3
      And nothing else changes

    Scenario: With nothing to move the scholar moves nothing
      Given the hand of Blue is scholar
      And the hand of Yellow is artist
      And Blue has chosen to play scholar
      When Blue chooses to be done
      Then the turn is now Yellow
