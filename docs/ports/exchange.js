// The exchange of Fiji: offers, rows, ties, what a row gives, the payment. It begins at a position.
const HELLO = { name: "exchange.js", language: "JavaScript", games: ["fiji"], players: [3, 4, 5],
  editions: ["fiji-en-2006", "fiji-condensed"], rulings: { half: ["down", "up"] },
  cannot: ["components", "judging", "moves", "shuffle", "undo", "winners"],
  not_claimed: ["fiji_0", "fiji_1", "fiji_2", "fiji_3", "fiji_5", "fiji_6", "fiji_7", "fiji_4_14", "fiji_4_15"] };
const COLOURS = ["green", "red", "yellow", "blue"];
let game, seats, rulings;

const count = (pile, colours) => colours.reduce((sum, colour) => sum + (pile[colour] ?? 0), 0);
const plus = (pile, more, times = 1) =>
  Object.fromEntries(COLOURS.map((c) => [c, count(pile, [c]) + times * count(more, [c])]));
const holds = (pile, wanted) => COLOURS.every((c) => count(pile, [c]) >= count(wanted, [c]));
const beads = (words) => Object.fromEntries(words.flatMap((one, i) => (i % 2 ? [[one, Number(words[i - 1])]] : [])));

function refusal(seat, [verb, ...words]) {
  if (verb !== "offer") return {}; // a rule may be named, and need not be
  if (game.chooser) return { rule: "fiji_4_8" };
  if (game.offers[seat]) return { rule: "fiji_4_3" };
  const many = count(beads(words), COLOURS);
  if (many < 1 || many > 4) return { rule: "fiji_4_1" };
  return holds(game.hands[seat], beads(words)) ? null : { rule: "fiji_4_2" };
}
function execute(seat, effect) {
  const [verb, , , , colour] = effect.split(" "); // the fifth word of `take half of the green`
  const half = count(game.supply, [colour]) / 2;
  if (verb === "keep") return game.keepers.push(seat);
  const takers = verb === "others" ? seats.filter((other) => other !== seat) : [seat];
  const gets = effect === "take one of each" ? { green: 1, red: 1, yellow: 1, blue: 1 }
    : colour ? { [colour]: rulings.half === "up" ? Math.ceil(half) : Math.floor(half) }
    : beads(effect.split(" ").slice(-2));
  if (!holds(game.supply, plus({}, gets, takers.length))) return; // all of it, or nothing
  game.supply = plus(game.supply, gets, -takers.length);
  for (const taker of takers) game.hands[taker] = plus(game.hands[taker], gets);
}
function onward() {
  if (game.chooser || !seats.every((seat) => game.offers[seat])) return { position: game };
  for (let row = game.row || 1; row <= 4 && game.stage !== "payment"; row++) {
    const [most, ...words] = game.conditions[row - 1].split(" ");
    const counts = seats.map((s) => count(game.offers[s], words[0] === "beads" ? COLOURS : words));
    const alone = counts.filter((one) => counts.filter((other) => other === one).length === 1);
    const best = most === "most" ? Math.max(...alone) : Math.min(...alone);
    if (alone.length) execute(seats[counts.indexOf(best)], game.effects[row - 1]);
  }
  for (const seat of seats) {
    if (game.keepers.includes(seat)) game.hands[seat] = plus(game.hands[seat], game.offers[seat]);
    else game.supply = plus(game.supply, game.offers[seat]);
  }
  const next = { offers: {}, keepers: [], row: 0, exchange: game.exchange + 1, stage: "offer" };
  return { position: Object.assign(game, next) };
}
const answers = {
  hello: () => HELLO,
  start(asked) {
    ({ seats, rulings } = asked);
    game = { offers: {}, keepers: [], row: 0, ...asked.position };
    return onward();
  },
  legal({ seat, move }) {
    const refused = refusal(seat, move.split(" "));
    return refused ? { refused } : { legal: true };
  },
  apply({ seat, move }) {
    const [, ...words] = move.split(" "), refused = refusal(seat, move.split(" "));
    if (refused) return { refused };
    game.offers[seat] = beads(words);
    game.hands[seat] = plus(game.hands[seat], beads(words), -1);
    return onward();
  },
};
require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { seq, cmd, ...asked } = JSON.parse(line);
  if (cmd === "stop") process.exit(0);
  console.log(JSON.stringify({ seq, ...answers[cmd](asked) }));
});
