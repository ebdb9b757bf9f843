// The same in JavaScript, for Node: lines of JSON in, lines of JSON out.
//
//     merkator match "program:node examples/bot.js" random
//
// It has a few words that it likes in each game, and takes any action otherwise. The protocol: docs/bot-protocol.md.

const LIKES = { hamburg: ["fulfil", "join", "done"], rome: ["sell", "buy"] };
let likes = [];
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if ("hello" in told) {
    likes = LIKES[told.game];
    say({ ready: 1, wants: [] });
  } else if ("decide" in told) {
    const liked = likes.flatMap((like) => told.legal.filter((action) => action.split(" ")[0] === like));
    say({ do: liked[0] ?? told.legal[told.decide % told.legal.length] });
  } else if ("end" in told) process.exit();
});
