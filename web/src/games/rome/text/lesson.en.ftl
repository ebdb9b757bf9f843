### The lesson. Parts are named in lesson.ts.

lesson-rome-welcome = You are a merchant of the Roman empire. These cards are your trade: each names the ports that sell a good and those that pay for it. Only you see your hand. Metta, a bot, trades against you.
    .title = Welcome to the sea
lesson-rome-begin = Choose a port to start in. Salamis, on Cyprus, sells copper and timber, and you hold the cards for both. Rhodus, not far away, pays for both.
    .title = Your first port
    .do = Choose Salamis
lesson-rome-buy = Your ship carries 5 loads. Copper costs 1,000 and sells at 1,500 or more: buy 4. Then take 1 timber, so that nothing stays empty. Each card is one lot: bought and sold in one go.
    .title = Buy
lesson-rome-sail = The dice are rolled: 1 and 3. You must move exactly 4 fields, never straight back. If your move ends on a star field, you get a voucher. You’ll see what that is good for.
    .title = Roll and sail
    .do = Choose the star field
lesson-rome-sell = 3 and 4. Seven fields reach Rhodus: entering a port ends the move, and spare fields lapse. Sail there and sell everything. A card whose lot is sold is used up.
    .title = Sell
    .do = Choose Rhodus
lesson-rome-again = Rhodus sells bronze at 1,500, and other ports pay up to 2,600. Buy 4 and keep one place free. Then finish trading: you pay 100 and roll.
    .title = Buy again
lesson-rome-doubles = Doubles! Then your ship stays and you draw a Fatum card; at sea a storm may sink it. A voucher spares you that: spend it and move 8 fields, to the star field. It brings a new voucher, and Metta lies there.
    .title = Doubles and vouchers
    .do = Choose the star field
lesson-rome-pirates = Your move ended at sea, on Metta’s field, away from ports. You may attack and demand cargo, as much as you have room for. If she fights, both roll: she may lose her ship, you 10,000. It is worth it for marble.
    .title = Pirates
lesson-rome-wealth = Metta yielded one load of marble and sailed on. What counts is wealth: cash, 20,000 for a ship, half the price of your cargo, minus a penalty for every card with no load aboard. So use up your cards.
    .title = Wealth
lesson-rome-end = When someone has neither cards nor cargo left, the round is finished and the game ends; the richest wins. It is your move, with bronze and marble aboard. The game is yours.
    .title = The end, and your beginning
