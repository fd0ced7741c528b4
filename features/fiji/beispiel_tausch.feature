# language: de
Funktionalität: Fiji, das Tauschbeispiel der deutschen Anleitung
  Der Tausch von der letzten Seite der deutschen Anleitung, Zahl für Zahl.
  Die Bilder der Gebote sind verloren. Fünf Zusammenstellungen passen zu den gedruckten Zahlen; hier gilt die vierte davon.
  Welche Karte in Reihe 4 lag, steht nicht da: hier ist es "nimm 2 gelbe", "nimm je 1 von jeder Farbe" passte ebenso gut.
  Marcels Gebot ist von einem echten Anfang aus nicht möglich, siehe das letzte Szenario; die Hände sind so gesetzt, dass es geht.
  Die Tabelle der Hände nennt, was noch hinter den Sichtschirmen liegt, also ohne das Gebot.
  Das Beispiel ist ein Faden: kein Vorrat wird vor einer Reihe genannt, denn jede findet, was die Reihen darüber gelassen haben.

  Grundlage:
    Angenommen Hedwig, Christian, Angelika und Marcel spielen Fiji nach fiji-de-2005
    Und die Auslage ist
      | Bedingung             | Auswirkung             |
      | meiste rote und grüne | nimm 3 rote            |
      | wenigste gelbe        | behalte das Gebot      |
      | meiste Glassteine     | andere nehmen 1 gelben |
      | wenigste Glassteine   | nimm 2 gelbe           |
    Und die Hände sind
      |           | grün | rot | gelb | blau |
      | Hedwig    | 4    | 3   | 2    | 2    |
      | Christian | 4    | 3   | 3    | 1    |
      | Angelika  | 5    | 3   | 2    | 1    |
      | Marcel    | 5    | 4   | 3    |      |
    Und die Gebote sind
      |           | grün | rot | gelb | blau |
      | Hedwig    | 1    | 1   | 1    |      |
      | Christian | 1    | 1   |      |      |
      | Angelika  |      | 1   | 1    |      |
      | Marcel    |      |     |      | 4    |

  @source:fiji-de-2005/exchange-offers @fiji_4_3
  Szenario: Alle Gebote haben die erlaubte Größe
    Wenn die Gebote aufgedeckt werden
    Dann hat jedes Gebot 1 bis 4 Glassteine
    Und sonst ändert sich nichts

  @source:fiji-de-2005/exchange-1 @fiji_4_5 @fiji_4_7 @fiji_4_10
  Szenario: Reihe 1, Hedwig und Christian patten sich aus, und Angelika nimmt 3 rote
    Wenn Reihe 1 ausgewertet wird
    Dann zählen an roten und grünen Hedwig 2, Christian 2, Angelika 1 und Marcel 0
    Und Angelika führt die Karte aus, da Hedwig und Christian sich auspatten
    Und Angelika nimmt 3 rote
    Und der Vorrat ist nun 5 grüne, 1 roter, 3 gelbe und 2 blaue
    Und sonst ändert sich nichts

  @source:fiji-de-2005/exchange-2 @fiji_4_6 @fiji_4_7 @fiji_4_9
  Szenario: Reihe 2, zwei Paare patten sich aus, also müssen später alle bezahlen
    Angenommen Reihe 1 ist ausgewertet
    Wenn Reihe 2 ausgewertet wird
    Dann zählen an gelben Hedwig 1, Christian 0, Angelika 1 und Marcel 0
    Und Christian und Marcel patten sich mit je 0 aus
    Und Hedwig und Angelika patten sich mit je 1 aus
    Und niemand führt die Karte aus
    Und alle werden bezahlen
    Und sonst ändert sich nichts

  @source:fiji-de-2005/exchange-3 @fiji_4_5 @fiji_4_8 @fiji_4_12
  Szenario: Reihe 3, Marcel hat allein die meisten, also nehmen die anderen je 1 gelben
    Angenommen Reihe 1 bis 2 sind ausgewertet
    Wenn Reihe 3 ausgewertet wird
    Dann zählen an Glassteinen Hedwig 3, Christian 2, Angelika 2 und Marcel 4
    Und Marcel führt die Karte aus, allein mit 4
    Und Hedwig, Christian und Angelika nehmen je 1 gelben
    Und der Vorrat ist nun 5 grüne, 1 roter, 0 gelbe und 2 blaue
    Und sonst ändert sich nichts

  @source:fiji-de-2005/exchange-4 @fiji_4_7 @fiji_4_8 @fiji_4_10
  Szenario: Reihe 4, Hedwig muss ausführen und nimmt nichts, denn gelbe gibt es keine mehr
    Angenommen Reihe 1 bis 3 sind ausgewertet
    Wenn Reihe 4 ausgewertet wird
    Dann zählen an Glassteinen Hedwig 3, Christian 2, Angelika 2 und Marcel 4
    Und Christian und Angelika patten sich aus
    Und Hedwig führt die Karte aus
    Und der Vorrat ist noch 5 grüne, 1 roter, 0 gelbe und 2 blaue
    Und Hedwig nimmt nichts
    Und sonst ändert sich nichts

  @source:fiji-de-2005/exchange-end @source:fiji-de-2005/exchange-next @fiji_4_16 @fiji_4_17
  Szenario: Nach der vierten Reihe liegen alle Gebote im Vorrat, und die zweite Tauschrunde beginnt
    Angenommen Reihe 1 bis 4 sind ausgewertet
    Wenn die Gebote bezahlt werden
    Dann bezahlen alle
    Und der Vorrat ist nun 7 grüne, 4 rote, 2 gelbe und 6 blaue
    Und Tausch 2 beginnt
    Und am Zug sind Hedwig, Christian, Angelika und Marcel
    Und sonst ändert sich nichts

  @erratum @fiji_4_2
  Szenario: Ein Fehler der Anleitung, am Anfang kann Marcel keine 4 blauen bieten
    Angenommen Hedwig, Christian, Angelika und Marcel spielen Fiji nach fiji-de-2005
    Wenn Marcel 4 blaue bietet
    Dann wird der Zug nach fiji_4_2 abgelehnt
    Und sonst ändert sich nichts
