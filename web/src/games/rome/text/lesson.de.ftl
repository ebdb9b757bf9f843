### Die Lektion. Ihre Teile stehen in lesson.ts.

lesson-rome-welcome = Du bist Kaufmann im Römischen Reich. Diese Karten sind dein Handel: Jede nennt die Häfen, die eine Ware verkaufen, und die, die dafür zahlen. Deine Hand siehst nur du. Metta, ein Bot, handelt gegen dich.
    .title = Willkommen auf See
lesson-rome-begin = Wähle den Hafen, in dem du beginnst. Salamis auf Zypern verkauft Kupfer und Bauholz, und du hast die Karten für beides. Rhodus, nicht weit davon, zahlt für beides.
    .title = Dein erster Hafen
    .do = Wähle Salamis
lesson-rome-buy = Dein Schiff trägt 5 Lasten. Kupfer kostet 1.000 und bringt 1.500 oder mehr: Kaufe 4. Nimm dann 1 Bauholz, damit nichts leer bleibt. Jede Karte ist ein Posten: auf einmal gekauft, auf einmal verkauft.
    .title = Kaufen
lesson-rome-sail = Die Würfel sind gefallen: 1 und 3. Du musst genau 4 Felder weit segeln, nie geradewegs zurück. Endet dein Zug auf einem Sternfeld, bekommst du einen Sternenbon. Wozu er gut ist, wirst du sehen.
    .title = Würfeln und segeln
    .do = Wähle das Sternfeld
lesson-rome-sell = 3 und 4. Sieben Felder reichen bis Rhodus: Ein Hafen beendet den Zug, übrige Felder verfallen. Segle hin und verkaufe alles. Eine Karte, deren Posten verkauft ist, ist verbraucht.
    .title = Verkaufen
    .do = Wähle Rhodus
lesson-rome-again = Rhodus verkauft Bronzegerät für 1.500, andere Häfen zahlen bis zu 2.600. Kaufe 4 Lasten und lass einen Platz frei. Beende dann den Handel: Du zahlst 100 und würfelst.
    .title = Wieder kaufen
lesson-rome-doubles = Ein Pasch! Dann bleibt dein Schiff, und du ziehst eine Fatumskarte; auf See kann ein Sturm es versenken. Ein Sternenbon erspart dir das: Gib ihn aus und segle 8 Felder, zum Sternfeld. Dort gibt es einen neuen, und dort liegt Metta.
    .title = Pasch und Sternenbons
    .do = Wähle das Sternfeld
lesson-rome-pirates = Dein Zug endete auf See, auf Mettas Feld, fern von Häfen. Du darfst sie überfallen und Ladung fordern, so viel du Platz hast. Kämpft sie, würfeln beide: Sie kann ihr Schiff verlieren, du 10.000. Für Marmor lohnt es sich.
    .title = Piraten
lesson-rome-wealth = Metta hat sich gefügt, eine Last Marmor hergegeben und ist weitergesegelt. Am Ende zählt das Vermögen: Geld, 20.000 für das Schiff, die Ladung zum halben Preis, weniger ein Strafgeld für jede Karte ohne Last an Bord. Verbrauche also deine Karten.
    .title = Vermögen
lesson-rome-end = Hat jemand weder Karten noch Ladung, wird die Runde beendet, und das Spiel ist aus; das größte Vermögen gewinnt. Du bist am Zug, mit Bronzegerät und Marmor an Bord. Das Spiel gehört dir.
    .title = Das Ende und dein Anfang
