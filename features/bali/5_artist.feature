Feature: Bali 5, the artist
  The first is the printed example; its kinds of cards, and that Blue is active, are filled in.

  @bali_5_3
  Rule: First all are discarded, then as many drawn
    What was discarded may come back.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, 2 prince, Yellow 2 artist, priest, Green warrior and Red priest

    @source:bali-en-2009/artist-example
    Scenario: Blue plays an artist, discards 2 and draws 2
      Given Blue has chosen to play artist
      And Blue has chosen to swap prince
      And Blue has chosen to swap prince
      When Blue chooses to be done
      Then the discard pile is now artist, 2 prince
      And the hand of Blue is now 2 warrior

  @bali_5_1
  Rule: At most three are swapped
    None is possible too.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, 4 warrior, Yellow artist, Green warrior and Red priest

    Scenario: A fourth is refused
      Given Blue has chosen to play artist
      And Blue has chosen to swap warrior
      And Blue has chosen to swap warrior
      And Blue has chosen to swap warrior
      When Blue chooses to swap warrior
      Then the move is refused by bali_5_1

    Scenario: None is refused where artist_none=one_at_least
      Given the ruling artist_none=one_at_least holds
      And Blue has chosen to play artist
      When Blue chooses to be done
      Then the move is refused by bali_5_1
      And nothing else changes

  @bali_5_2
  Rule: The artist that is played is not among the cards swapped
    It lies on the discard pile already.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, 4 warrior, Yellow artist, Green warrior and Red priest

    Scenario: Blue has no other artist to swap
      Given Blue has chosen to play artist
      When Blue chooses to swap artist
      Then the move is refused by bali_5_2
      And nothing else changes

  @bali_5_3
  Rule: As many are drawn as discarded
    None for none.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, 4 warrior, Yellow artist, Green warrior and Red priest

    Scenario: None is possible where artist_none=may
      Given the ruling artist_none=may holds
      And Blue has chosen to play artist
      When Blue chooses to be done
      Then the hand of Blue is still 4 warrior

  @bali_5_4
  Rule: A passive player joins with an artist
    Everybody may get better cards.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, warrior, prince, Yellow 2 artist, priest, Green warrior and Red priest

    Scenario: Yellow joins
      Given Blue has chosen to play artist
      And Blue has chosen to be done
      When Yellow chooses to join
      Then the hand of Yellow is now artist, priest

    Scenario: Green has none to join with
      Given Blue has chosen to play artist
      And Blue has chosen to be done
      And Yellow has chosen to pass
      When Green chooses to join
      Then the move is refused by bali_5_4
      And nothing else changes

  @bali_5_5
  Rule: A second artist ends the turn
    The others may still join.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue artist, warrior, prince, Yellow 2 artist, priest, Green warrior and Red priest

    Scenario: Yellow ends the turn
      Given Blue has chosen to play artist
      And Blue has chosen to be done
      And Yellow has chosen to join
      And Yellow has chosen to be done
      When Yellow chooses to force
      Then the hand of Yellow is now priest
