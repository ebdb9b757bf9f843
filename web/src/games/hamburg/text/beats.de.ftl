### Der Zug eines anderen in einem Satz, und was er für dich bedeutet. Ids beginnen mit „hamburg-recap“.

hamburg-recap = { $who } { $deeds }.
hamburg-recap-nothing = { $who } passte.
hamburg-recap-sold = verkaufte { $contracts }
hamburg-recap-gave = gab { $contracts } ab
hamburg-recap-picked = nahm { $card } auf die Hand
hamburg-recap-bought = kaufte { $cards }
hamburg-recap-travelled = fuhr { $to }
hamburg-recap-fulfilled = erfüllte { $contracts }
hamburg-recap-pair = { $value } für eine { $drawn }
hamburg-recap-joined = reiste mit
hamburg-recap-price = für { $price }
hamburg-recap-taken = { $goods } genommen
hamburg-recap-grew = +1 Warenstein
hamburg-recap-lost = Waren verloren
hamburg-recap-contract = Vertrag erfüllt
hamburg-recap-cubes = { $place } { $count }
hamburg-recap-empty = { $place } ist leer
