### Der Zug eines anderen in einem Satz. Ids beginnen mit „rome-recap“.

rome-recap = { $who } { $deeds }.
rome-recap-nothing = { $who } blieb liegen.
rome-recap-began = begann { $at }
rome-recap-built = kaufte { $at } ein Schiff
rome-recap-bought = kaufte { $goods }
rome-recap-rolled = würfelte { $pips }
rome-recap-fatum = zog { $card }
rome-recap-sailed = segelte { $to }
rome-recap-sold = verkaufte { $goods } für { $money }
rome-recap-attacked = griff { $whom } an
rome-recap-wrecked = verlor das Schiff
rome-recap-for = für { $sum }
rome-recap-fields = { $count } Felder
rome-recap-port = Hafen erreicht
