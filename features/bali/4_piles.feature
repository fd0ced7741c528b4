Feature: Bali 4, which cards a scholar moves
  Every hand and pile is filled in; these are not from the rulebook.

  Background:
    Given Blue, Yellow, Green and Red play Bali
    And the active player is Blue
    And the hands are Blue 2 scholar, prince, warrior, Yellow 3 scholar, prince, Green artist and Red artist
    And the laid cards of Blue are Panschar: artist; Wontong: 3 priest

  @bali_4_1
  Rule: Whoever places takes nothing
    As whoever takes places nothing.

    Scenario: Blue has placed a card and takes none
      Given Blue has chosen to play scholar
      And Blue has chosen to place prince on Panschar
      When Blue chooses to take from Wontong
      Then the move is refused by bali_4_1
      And nothing else changes

  @bali_5_1
  Rule: A scholar swaps nothing
    That is for an artist.

    Scenario: Blue swaps no prince by a scholar
      Given Blue has chosen to play scholar
      When Blue chooses to swap prince
      Then the move is refused by bali_5_1
      And nothing else changes

  @bali_4_4
  Rule: Only cards of the hand are placed, in any order
    Each of them once.

    Scenario Outline: Blue places no <what>
      Given Blue has chosen to play scholar
      And Blue has chosen to place prince on Panschar
      When Blue chooses to place <card> on Wontong
      Then the move is refused by bali_4_4
      And nothing else changes

      Examples:
        | what                    | card   |
        | artist of another       | artist |
        | prince a second time    | prince |

    Scenario: What was placed last lies on top
      Given these turns have been taken
        | player | moves                                                                    |
        | Blue   | play scholar; place prince on Panschar; place warrior on Panschar |
      When Blue chooses to be done
      Then the laid cards of Blue are now Panschar: artist, prince, warrior; Wontong: 3 priest

    Scenario: What was placed last lies at the bottom where scholar_on=bottom
      Given the ruling scholar_on=bottom holds
      And the dealt cards of Blue are Tschakkalag: 2 artist
      And these turns have been taken
        | player | moves                                                                      |
        | Blue   | play scholar; place prince on Tschakkalag; place warrior on Tschakkalag |
      When Blue chooses to be done
      Then the cards laid under of Blue are now Tschakkalag: warrior, prince
      And the hand of Blue is now scholar

    Scenario: Cards are placed as ever where scholar_taking=one_by_one
      Given the ruling scholar_taking=one_by_one holds
      And Blue has chosen to play scholar
      And Blue has chosen to place prince on Panschar
      When Blue chooses to be done
      Then the laid cards of Blue are now Panschar: artist, prince; Wontong: 3 priest

  @bali_4_3
  Rule: Only cards that lie there are taken
    A pile of one gives one.

    Scenario Outline: Blue takes no second card of one, or any of none, where scholar_taking=<answer>
      Given the ruling scholar_taking=<answer> holds
      And Blue has chosen to play scholar
      And Blue has chosen to take from Panschar
      When Blue chooses to take from <island>
      Then the move is refused by bali_4_3
      And nothing else changes

      Examples:
        | answer     | island      |
        | at_once    | Panschar    |
        | at_once    | Tschakkalag |
        | one_by_one | Panschar    |
        | one_by_one | Tschakkalag |

    Scenario: All three of a pile are taken one after the other where scholar_taking=one_by_one
      Given the ruling scholar_taking=one_by_one holds
      And Blue has chosen to play scholar
      And Blue has chosen to take from Wontong
      And Blue has chosen to take from Wontong
      When Blue chooses to take from Wontong
      Then this is told
        | rule     | sentence                                        |
        | Bali 4.3 | Blue takes 1 card from piles.                   |
        | Bali 2.9 | Blue has a hand of 6 cards, which has no limit. |

    Scenario: No fourth is taken where scholar_taking=one_by_one
      Given the ruling scholar_taking=one_by_one holds
      And these turns have been taken
        | player | moves                                                                 |
        | Blue   | play scholar; take from Wontong; take from Wontong; take from Wontong |
      When Blue chooses to take from Panschar
      Then the move is refused by bali_4_3
      And nothing else changes

    Scenario: None is taken and that is told where scholar_taking=one_by_one
      Given the ruling scholar_taking=one_by_one holds
      And Blue has chosen to play scholar
      When Blue chooses to be done
      Then this is told
        | rule     | sentence                       |
        | Bali 4.3 | Blue takes 0 cards from piles. |

    Scenario: After a second exchange the next player is asked where second_card=exchange_again
      Given the ruling second_card=exchange_again holds
      And these turns have been taken
        | player | moves                   |
        | Blue   | play scholar; done      |
        | Yellow | join; done; force       |
      When Yellow chooses to be done
      Then the turn is now Green

  @bali_2_7
  Rule: What was exchanged stays so while the others answer
    A pile is taken from the top; what was put under cards that were dealt comes last.

    Scenario: What was taken is taken once where scholar_taking=one_by_one
      Given the ruling scholar_taking=one_by_one holds
      And Blue has chosen to play scholar
      And Blue has chosen to take from Wontong
      And Blue has chosen to be done
      When Yellow chooses to pass
      Then the laid cards of Blue are still Panschar: artist; Wontong: 2 priest

    Scenario: The dealt cards are taken first, then what lies under them
      Given the dealt cards of Blue are Tschakkalag: prince
      And the cards laid under of Blue are Tschakkalag: 2 warrior
      And these turns have been taken
        | player | moves                                                                     |
        | Blue   | play scholar; take from Tschakkalag; take from Tschakkalag; done |
        | Yellow | pass                                                                      |
        | Green  | pass                                                                      |
      When Red chooses to pass
      Then the hand of Blue is still scholar, prince, warrior, prince, warrior
      And the laid cards of Blue are still Panschar: artist; Tschakkalag: warrior; Wontong: 3 priest

  @bali_5_3
  Rule: An artist swaps one card at least, where there is one
    By artist_none=one_at_least.

    Background:
      Given the ruling artist_none=one_at_least holds

    Scenario: One is enough
      Given the hand of Blue is artist, prince
      And the draw pile is priest
      And Blue has chosen to play artist
      And Blue has chosen to swap prince
      When Blue chooses to be done
      Then the hand of Blue is now priest

    Scenario: With an empty hand none is swapped
      Given the hand of Blue is artist
      And Blue has chosen to play artist
      When Blue chooses to be done
      Then the turn is now Yellow

  @bali_4_1
  Rule: An artist moves no card to or from a pile
    That is for a scholar.

    Scenario Outline: Blue <what> nothing by an artist
      Given the hand of Blue is artist, prince
      And Blue has chosen to play artist
      When Blue chooses to <move>
      Then the move is refused by bali_4_1
      And nothing else changes

      Examples:
        | what   | move                    |
        | places | place prince on Wontong |
        | takes  | take from Wontong       |

  @bali_4_3
  Rule: What lies under cards that were dealt stays there as long as one of them does
    It is taken after them.

    Scenario: One of two dealt cards is taken
      Given the dealt cards of Blue are Tschakkalag: 2 prince
      And the cards laid under of Blue are Tschakkalag: 2 warrior
      And Blue has chosen to play scholar
      And Blue has chosen to take from Tschakkalag
      When Blue chooses to be done
      Then the cards laid under of Blue are still Tschakkalag: 2 warrior
