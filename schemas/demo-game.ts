import { Type, type Static } from 'typebox';
import { DEMO_KINDS, SLOT_LINES, SLOT_SYMBOLS } from './demo-page.ts';
import { amount, label, numberId, oneOf, time } from './wire.ts';

const share = Type.Number({ minimum: 0, maximum: 1 });

/** The complete result of a round, which the page only displays. */
export const demoOutcome = Type.Union([
  Type.Object({
    kind: Type.Literal('slot'),
    reels: Type.Array(Type.Array(oneOf(SLOT_SYMBOLS), { minItems: 3, maxItems: 3 }), {
      minItems: 3,
      maxItems: 3,
      description: 'Reel by reel, top to bottom.',
    }),
    lines: Type.Array(Type.Integer({ minimum: 0, maximum: SLOT_LINES.length - 1 }), {
      description: 'The lines that won.',
    }),
  }),
  Type.Object({
    kind: Type.Literal('dice'),
    chance: Type.Integer({ minimum: 1, maximum: 100 }),
    roll: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
  Type.Object({
    kind: Type.Literal('draw'),
    picked: Type.String({ pattern: '^[0-9]{1,3}$' }),
    numbers: Type.String({ pattern: '^[0-9]{3}$' }),
  }),
  Type.Object({
    kind: Type.Literal('table'),
    field: Type.String({ maxLength: 12 }),
    number: Type.Integer({ minimum: 0, maximum: 36 }),
  }),
]);
export type DemoOutcome = Static<typeof demoOutcome>;

export const demoRound = Type.Object({
  id: numberId<'game'>(),
  orderNo: Type.String({ maxLength: 60 }),
  stake: amount,
  payout: amount,
  outcome: demoOutcome,
  at: time,
});
export type DemoRound = Static<typeof demoRound>;

/** The odds of one outcome: `chance` is the probability of winning, and `multiple` the payout of a win as a multiple of the stake. */
export const demoOdds = Type.Object({
  key: Type.String({ maxLength: 12 }),
  chance: share,
  multiple: Type.Number({ minimum: 0 }),
});
export type DemoOdds = Static<typeof demoOdds>;

/** An open play session of a demo game. */
export const demoGame = Type.Object({
  play: Type.String({
    maxLength: 100,
    description: "The key of this play session; it ends with the member's session.",
  }),
  game: Type.Object({ nodeId: numberId<'game'>(), gameName: label, vendor: label, kind: oneOf(DEMO_KINDS) }),
  currency: Type.String({ minLength: 3, maxLength: 3 }),
  symbol: Type.String({ minLength: 1, maxLength: 5, description: 'Shown before every amount.' }),
  balance: amount,
  playMoney: Type.Boolean({
    description: 'The player is a trial account: balance, stakes and payouts are play money.',
  }),
  stakes: Type.Array(amount, { minItems: 1, description: 'The allowed stakes of a round, in ascending order.' }),
  odds: Type.Array(demoOdds),
  lines: Type.Integer({
    minimum: 1,
    description: 'How many times the odds apply in a round: once per line of a slot, else once.',
  }),
  returnToPlayer: share,
  rounds: Type.Array(demoRound, { description: 'The latest rounds of this game, newest first.' }),
});
export type DemoGame = Static<typeof demoGame>;
