// Plays rounds of the npm package engine-blackjack, one for each table, as it is told by JSON lines on standard input.
//
//   node engine_blackjack.js FOLDER      FOLDER holds node_modules/engine-blackjack
//
// {"table": "1", "rules": {...}, "bet": 10, "order": ["As", ...]}   a new round; `order` is its deck, what is drawn first last
// {"table": "1", "action": "hit", "position": "right", "top": ["9c"]}   an action; `top` comes to the end of its deck before, null is any card
//
// Each is answered by the engine's state in one line, with the reason where the engine did not take the action.
"use strict";

const path = require("path");
const readline = require("readline");

const folder = path.resolve(process.argv[2] || ".");
const { Game, actions, presets } = require(require.resolve("engine-blackjack", { paths: [folder] }));

const SUITS = { clubs: "c", diamonds: "d", hearts: "h", spades: "s" };
const RANKS = { 1: "A", 10: "T", 11: "J", 12: "Q", 13: "K" };
const games = new Map();

function name(card) {
  const rank = /^\d+$/.test(card.text) ? RANKS[Number(card.text)] || card.text : card.text;
  return rank + SUITS[card.suite];
}

function laid(deck, wanted) {
  const rest = deck.slice();
  const named = wanted.map((card) => {
    if (card === null) return null;
    const at = rest.findIndex((other) => name(other) === card);
    if (at < 0) throw new Error(`there is no ${card} in the deck`);
    return rest.splice(at, 1)[0];
  });
  const top = named.map((card) => card || rest.pop());
  return rest.concat(top);
}

function shown(game) {
  const state = game.getState();
  const hand = (side) => {
    const info = state.handInfo[side];
    if (!info || !info.cards) return null;
    return { cards: info.cards.map(name), total: info.playerValue, bet: info.bet, closed: info.close, may: info.availableActions };
  };
  const last = state.history[state.history.length - 1];
  return {
    stage: state.stage,
    left: hand("left"),
    right: hand("right"),
    dealer: (state.dealerCards || []).map(name),
    total: state.dealerValue || null,
    hole: state.dealerHoleCard ? name(state.dealerHoleCard) : null,
    won: { left: state.wonOnLeft, right: state.wonOnRight },
    insurance: (state.sideBetsInfo && state.sideBetsInfo.insurance) || null,
    deck: state.deck.length,
    refused: last && last.type === "INVALID" ? String(last.payload.info) : "",
  };
}

function begin(asked) {
  const game = new Game(presets.defaultState(presets.getRules(asked.rules)), presets.getRules(asked.rules));
  game.setState({ deck: laid(game.getState().deck, asked.order) });
  games.set(asked.table, game);
  game.dispatch(actions.deal({ bet: asked.bet }));
  return shown(game);
}

function go_on(asked) {
  const game = games.get(asked.table);
  game.setState({ deck: laid(game.getState().deck, asked.top) });
  const how = asked.action === "insurance" ? { bet: asked.bet } : { position: asked.position };
  game.dispatch(actions[asked.action](how));
  return shown(game);
}

function answer(asked) {
  if (asked.ended) {
    games.delete(asked.ended);
    return {};
  }
  return asked.rules ? begin(asked) : go_on(asked);
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  let said;
  try {
    said = answer(JSON.parse(line));
  } catch (error) {
    said = { error: String(error.message) };
  }
  process.stdout.write(JSON.stringify(said) + "\n");
});
