import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { demoGame, demoRound } from '../demo-game.ts';
import { amount } from '../wire.ts';
import { input, positiveAmount, text } from './input.ts';

/** The key of a play session. Demo games run on another origin without the player's session, so they exchange a launch ticket for this key. */
const play = text(100);

/** Exchanges a one-time launch ticket for a play session. */
export const open = endpoint({
  name: 'demo.open',
  requirement: 'launch.generic',
  method: 'POST',
  path: '/lgw/demo/open',
  input: input({ ticket: text(100) }),
  output: demoGame,
});

/** Returns the current state of a game, for a page that was reloaded or became visible again. */
export const resume = endpoint({
  name: 'demo.resume',
  requirement: 'launch.generic',
  method: 'POST',
  path: '/lgw/demo/resume',
  input: input({ play }),
  output: demoGame,
});

/**
 * Plays one round, which is settled at once. `operation` is the idempotency key: a repeated request returns the same
 * round and takes no second stake.
 */
export const bet = endpoint({
  name: 'demo.bet',
  requirement: 'launch.generic',
  method: 'POST',
  path: '/lgw/demo/bet',
  input: input({
    play,
    operation: Type.String({
      pattern: '^[A-Za-z0-9_-]{16,64}$',
      maxLength: 64,
      description: 'A UUID made when the player confirms, kept through retries.',
    }),
    stake: positiveAmount,
    choice: Type.String({ pattern: '^[a-z0-9]{1,12}$', maxLength: 12 }),
  }),
  output: Type.Object({ round: demoRound, balance: amount }),
  stales: ['account.balance', 'games.recentGames', 'home.rankList'],
});
