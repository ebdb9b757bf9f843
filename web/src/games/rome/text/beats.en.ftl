### A turn of another player in one sentence. Ids begin with "rome-recap".

rome-recap = { $who } { $deeds }.
rome-recap-nothing = { $who } stayed where they were.
rome-recap-began = started { $at }
rome-recap-built = bought a ship { $at }
rome-recap-bought = bought { $goods }
rome-recap-rolled = rolled { $pips }
rome-recap-fatum = drew { $card }
rome-recap-sailed = sailed { $to }
rome-recap-sold = sold { $goods } for { $money }
rome-recap-attacked = attacked { $whom }
rome-recap-wrecked = lost their ship
rome-recap-for = for { $sum }
rome-recap-fields = { $count } fields
rome-recap-port = port reached
