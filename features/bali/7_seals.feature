Feature: Bali 7, seals
  Both chips of an island; the hands are filled in.

  @bali_7_1
  Rule: Who has both chips takes the seal
    It is taken at once.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 prince, Yellow 2 priest, Green scholar and Red priest

    Scenario: Blue has the priest and wins the prince
      Given Blue has chosen to play prince
      And Blue has chosen to show 1
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the seals are now Kukusch Blue

  @bali_7_2
  Rule: A seal is lost to another with both chips
    And to nobody else.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 prince, Yellow 2 priest, Green scholar and Red priest
      And the seals are Kukusch Yellow

    Scenario: Blue takes it from Yellow
      Given Blue has chosen to play prince
      And Blue has chosen to show 1
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the seals are now Kukusch Blue

  @bali_6_5
  Rule: Who loses a chip keeps the seal
    The printed remark has no names: these are filled in.

    Background:
      Given Blue, Yellow, Green and Red play Bali
      And the active player is Blue
      And the hands are Blue 2 prince, Yellow 2 priest, Green scholar and Red priest
      And the seals are Kukusch Red
      And the priests are Kukusch Green

    @source:bali-en-2009/seal-lost @bali_7_2
    Scenario: Red has lost both chips and still has the seal
      Given Blue has chosen to play prince
      And Blue has chosen to show 1
      And Yellow has chosen to pass
      And Green has chosen to pass
      When Red chooses to pass
      Then the seals are still Kukusch Red
