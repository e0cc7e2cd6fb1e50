// A table of Three Card Poker behind the Clausewise protocol: JSON lines on standard input and output, plain Node.
//
// Try it with `clausewise doctor --target "stdio:node three_card_table.js"`, then put your table in the place of
// `Table`. What it cannot do stands in DESCRIPTION: no decks are brought and inspected, shuffling and collecting are
// not shown.
"use strict";

const DESCRIPTION = {
  manufacturer: "Example",
  product: "Three card table",
  version: "1",
  build: "test",
  protocol: 1,
  vocabulary: { core: 1, "house-banked": 1 },
  games: ["three-card"],
  options: {
    dealing: ["hand"], shuffling: ["by device"], decks: [1], version: ["free"], "pair-plus": ["A"],
    "ante-bonus": ["A"], "minimum-wager": [5], "maximum-wager": [500], "adjacent-boxes": [1],
    "match-play": ["not accepted"], "idle-spread": ["down"], "shoe-side": ["right"],
  },
  forcing: ["order", "seed"],
  unseen: [
    "shuffles", "stacks", "cuts", "washes", "loads", "removes the stub", "counts the stub", "discards the stub",
    "examines", "collects cards", "discards", "source", "taken_with", "placed_with", "declaration", "touch-cards",
  ],
};

const RANKS = "23456789TJQKA";
const PACK = [..."cdhs"].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
const HANDS = ["nothing", "pair", "flush", "straight", "three-of-a-kind", "straight flush"];
const ANTE_BONUS = { "straight flush": 5, "three-of-a-kind": 4, straight: 1 };
const PAIR_PLUS = { "straight flush": 40, "three-of-a-kind": 30, straight: 6, flush: 4, pair: 1 };
const CHIPS = ["value chip", "plaque"];

/** What a hand is worth: its place in HANDS, then its cards, highest or most numerous first. */
function worth(cards) {
  const all = cards.map((card) => RANKS.indexOf(card[0]));
  const times = (rank) => all.filter((other) => other === rank).length;
  const ranks = [...new Set(all)].sort((a, b) => times(b) - times(a) || b - a);
  const lowAce = ranks.join() === "12,1,0";
  const straight = ranks.length === 3 && (ranks[0] - ranks[2] === 2 || lowAce);
  const flush = new Set(cards.map((card) => card[1])).size === 1;
  const alike = { 1: "three-of-a-kind", 2: "pair" }[ranks.length] ?? "nothing";
  const name = straight ? (flush ? "straight flush" : "straight") : flush ? "flush" : alike;
  return [HANDS.indexOf(name), ...(lowAce ? [1, 0, -1] : ranks)];
}

/** Above, below or at zero, as the first worth is higher, lower or the same. */
function compared(one, other) {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : other[at] === undefined ? 1 : one[at] - other[at];
}

/** Chance that a seed repeats (mulberry32). */
function chance(seed) {
  let state = seed % 2 ** 32;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Why an act is not taken: it becomes the reason in the receipt. */
class Refused extends Error {}

function demand(lawful, reason) {
  if (!lawful) throw new Refused(reason);
}

/** The game. `does` takes a stimulus in, `happened` tells what comes of it. */
class Table {
  constructor(setup) {
    this.events = [];
    this.told = 0;
    this.answers = new Map();
    this.random = chance(setup.seed ?? 0);
    this.options = Object.fromEntries(Object.entries(DESCRIPTION.options).map(([name, values]) => [name, values[0]]));
    Object.assign(this.options, setup.options);
    this.seated = new Set();
    this.stacked = [];
    this.rounds = 0;
    this.beginAnew();
  }

  beginAnew() {
    this.started = false;
    this.wagers = new Map(); // "1 ante" to the amount
    this.hands = new Map(); // "seat 1" to the cards
    this.deciding = [];
    this.folded = [];
    this.stages = [this.close, this.deal, this.ask, this.reveal, this.settle, this.end];
  }

  happened(type, fields) {
    this.events.push({ sequence: this.events.length + 1, at: 0, event: { type, ...fields } });
  }

  // --- what is done to the table ---

  does(stimulus) {
    try {
      this.take(stimulus);
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      return { accepted: false, reason: why.message };
    }
    return { accepted: true };
  }

  take({ type, seat, wager, amount, player, cards, leaves = true, instrument = "value chip" }) {
    const standing = this.wagers.get(`${seat} ${wager}`);
    switch (type) {
      case "sit":
        demand(seat >= 1 && seat <= 7 && !this.seated.has(seat), "this seat cannot be taken");
        return void this.seated.add(seat);
      case "rise":
        demand(!this.hands.has(`seat ${seat}`), "a player with cards stays until the round is over");
        demand(!leaves || !this.seatsWith("ante", "pair plus").includes(seat), "this player's wagers are on the table");
        return void this.seated.delete(seat); // who stands at the table does not wager, either
      case "stack-deck":
        return void (this.stacked = cards);
      case "place-wager":
        demand(this.seated.has(seat) && [undefined, seat].includes(player), "only a player who is seated may wager");
        demand(CHIPS.includes(instrument), "wagers are taken in chips or plaques");
        if (wager === "play") return this.play(seat, amount);
        demand(["ante", "pair plus"].includes(wager), `there is no wager ${wager} here`);
        return this.stands(seat, wager, this.withinLimits(amount + (standing ?? 0)));
      case "change-wager":
        demand(standing !== undefined, "there is no such wager");
        return this.stands(seat, wager, this.withinLimits(amount));
      case "withdraw-wager":
        demand(standing !== undefined && this.isOpen(), "there is no wager that could be taken back");
        this.wagers.delete(`${seat} ${wager}`);
        return this.happened("wager-withdrawn", { seat, wager, amount: standing });
      case "fold":
        demand(this.deciding[0] === seat, "it is not for this player to decide");
        this.folded.push(seat);
        this.happened("folded", { seat });
        return this.decided();
      case "proceed": // while a player has to decide, nothing happens
        return void (this.started && !this.deciding.length && this.stages.shift().call(this));
      default:
        throw new Refused(`this table knows no ${type}`);
    }
  }

  play(seat, amount) {
    demand(this.deciding[0] === seat, "it is not for this player to decide");
    demand(amount === this.wagers.get(`${seat} ante`), "a play wager is as much as the ante");
    this.stands(seat, "play", amount);
    this.decided();
  }

  stands(seat, wager, amount) {
    if (!this.started) {
      this.started = true;
      this.rounds += 1;
      this.happened("round-started", { number: this.rounds, deck: "deck 1" });
    }
    this.wagers.set(`${seat} ${wager}`, amount);
    this.happened("wager-taken", { seat, wager, amount });
  }

  withinLimits(amount) {
    demand(this.isOpen(), "the bets are closed");
    const [least, most] = ["minimum-wager", "maximum-wager"].map((name) => 100 * this.options[name]);
    demand(least <= amount && amount <= most, "this is not within the limits of the table");
    return amount;
  }

  isOpen() {
    return this.stages[0] === this.close;
  }

  seatsWith(...wagers) {
    const keys = [...this.wagers.keys()].filter((key) => wagers.some((wager) => key.endsWith(` ${wager}`)));
    return [...new Set(keys.map((key) => Number.parseInt(key)))].sort((a, b) => a - b);
  }

  // --- what the house does, one stage after another ---

  close() {
    this.happened("procedure", { act: "announces", words: "no more bets" });
  }

  deal() {
    const rest = PACK.filter((card) => !this.stacked.includes(card));
    const deck = [...this.stacked];
    while (rest.length) deck.push(...rest.splice(Math.floor(this.random() * rest.length), 1));
    this.stacked = [];
    const places = [...this.seatsWith("ante", "pair plus").map((seat) => `seat ${seat}`), "dealer"];
    for (const place of places) this.hands.set(place, []);
    for (const number of [1, 2, 3]) {
      for (const to of places) {
        const card = deck.shift();
        this.hands.get(to).push(card);
        this.happened("card-dealt", { to, number, face: "down", card });
      }
    }
  }

  ask() {
    this.deciding = this.seatsWith("ante");
    this.asks();
  }

  asks() {
    if (this.deciding.length) this.happened("procedure", { act: "asks", seat: this.deciding[0] });
  }

  decided() {
    this.deciding.shift();
    this.asks();
  }

  reveal() {
    for (const seat of this.folded) {
      for (const wager of ["ante", "pair plus"]) {
        if (this.wagers.has(`${seat} ${wager}`)) this.settled(seat, wager, "forfeited");
      }
    }
    this.turnUp("dealer");
  }

  /** Losing wagers are collected from the dealer's left on, then winning ones paid from the right on. */
  settle() {
    const seats = this.seatsWith("play", "pair plus").filter((seat) => !this.folded.includes(seat));
    const fromTheRight = [...seats].reverse();
    for (const seat of fromTheRight) this.turnUp(`seat ${seat}`, { seat });
    for (const seat of seats) {
      for (const [wager, result] of this.results(seat)) if (result === "loses") this.settled(seat, wager, result);
    }
    for (const seat of fromTheRight) {
      const rank = HANDS[worth(this.hands.get(`seat ${seat}`))[0]];
      for (const [wager, result] of this.results(seat)) {
        if (result !== "loses") this.settled(seat, wager, result, wager === "pair plus" ? PAIR_PLUS[rank] : 1);
      }
      const ante = this.wagers.get(`${seat} ante`);
      if (ante && ANTE_BONUS[rank]) {
        this.happened("bonus-paid", { seat, bonus: "ante bonus", amount: ante * ANTE_BONUS[rank] });
      }
    }
  }

  /** What becomes of each wager of a seat that has not folded. */
  results(seat) {
    const [player, dealer] = [worth(this.hands.get(`seat ${seat}`)), worth(this.hands.get("dealer"))];
    const difference = compared(player, dealer);
    const byHand = difference > 0 ? "wins" : difference < 0 ? "loses" : "returned";
    const unqualified = compared(dealer, [0, RANKS.indexOf("Q")]) < 0;
    const found = [
      ["play", unqualified ? "returned" : byHand],
      ["ante", unqualified ? "wins" : byHand],
      ["pair plus", HANDS[player[0]] in PAIR_PLUS ? "wins" : "loses"],
    ];
    return found.filter(([wager]) => this.wagers.has(`${seat} ${wager}`));
  }

  turnUp(owner, seat) {
    const cards = this.hands.get(owner);
    this.happened("procedure", { act: "turns up", owner, cards, ...seat });
    this.happened("hand-ranked", { owner, game: "three card", category: HANDS[worth(cards)[0]], cards });
  }

  settled(seat, wager, result, odds = 1) {
    const stake = this.wagers.get(`${seat} ${wager}`);
    const paid = { wins: { pays: stake * odds, stake_back: true }, returned: { stake_back: true } }[result];
    this.happened("wager-settled", { seat, wager, stake, result, ...paid });
  }

  end() {
    this.happened("round-ended", { number: this.rounds });
    this.beginAnew();
  }

  // --- the protocol: sent twice, done once; events are numbered and told once ---

  submit(submission, stimulus) {
    const said = JSON.stringify(stimulus);
    if (!this.answers.has(submission)) {
      const receipt = this.does(stimulus);
      this.answers.set(submission, { said, answer: { submission, receipt, events: this.events.slice(this.told) } });
      this.told = this.events.length;
    }
    const known = this.answers.get(submission);
    return known.said === said ? [200, known.answer] : [409, { problem: "this id was used for another stimulus" }];
  }
}

const TABLES = new Map();

/** The six requests. */
function answered(method, path, body) {
  const { pathname, searchParams } = new URL(path, "http://table");
  const [, version, what, name, which] = pathname.split("/");
  const asked = [method, version, what, ...(which ? [which] : [])].join(" ");
  if (asked === "GET v1 description") return [200, DESCRIPTION];
  if (asked === "POST v1 tables" && !name) {
    const offered = Object.entries(body.options ?? {}).every(([id, value]) => DESCRIPTION.options[id]?.includes(value));
    if (!DESCRIPTION.games.includes(body.rulebook) || !offered || body.ready === false) {
      return [409, { problem: "this table is not offered" }];
    }
    TABLES.set(`t${TABLES.size + 1}`, new Table(body));
    return [201, { table: `t${TABLES.size}` }];
  }
  const table = TABLES.get(name);
  if (table && asked === "POST v1 tables stimuli") return table.submit(body.submission, body.stimulus);
  if (table && asked === "GET v1 tables events") {
    table.told = table.events.length;
    return [200, { events: table.events.slice(Number(searchParams.get("after") ?? 0)) }];
  }
  if (table && asked === "GET v1 tables declaration") return [200, { facts: {} }];
  if (table && asked === "DELETE v1 tables") {
    TABLES.set(name, null);
    return [204, undefined];
  }
  return [404, { problem: "there is no such request, or no such table" }];
}

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  let id = 0;
  let said;
  try {
    const request = JSON.parse(line);
    id = request.id;
    said = answered(request.method, request.path, request.body ?? {});
  } catch (wrong) {
    said = [400, { problem: `this request cannot be read: ${wrong}`.slice(0, 500) }];
  }
  process.stdout.write(JSON.stringify({ id, status: said[0], body: said[1] }) + "\n");
});
