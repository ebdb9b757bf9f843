### A turn of another player in one sentence, and what it means for you. Ids begin with "hamburg-recap".

hamburg-recap = { $who } { $deeds }.
hamburg-recap-nothing = { $who } passed.
hamburg-recap-sold = sold { $contracts }
hamburg-recap-gave = gave { $contracts }
hamburg-recap-picked = took { $card } into their hand
hamburg-recap-bought = bought { $cards }
hamburg-recap-travelled = sailed { $to }
hamburg-recap-fulfilled = fulfilled { $contracts }
hamburg-recap-pair = { $value } for { $drawn ->
    [8] an 8
    [11] an 11
   *[other] a { $drawn }
}
hamburg-recap-joined = joined the journey
hamburg-recap-price = for { $price }
hamburg-recap-taken = { $goods } taken
hamburg-recap-grew = +1 cube
hamburg-recap-lost = Goods lost
hamburg-recap-contract = contract fulfilled
hamburg-recap-cubes = { $place } { $count }
hamburg-recap-empty = { $place } is empty
