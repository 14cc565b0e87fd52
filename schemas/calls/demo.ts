import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { demoGame, demoRound } from '../demo-game.ts';
import { amount } from '../wire.ts';
import { input, positiveAmount, text } from './input.ts';

/** The demo games are pages of another origin: what they hold is no session, but a ticket and then the key of one game's play. */
const play = text(100);

/** Uses up the ticket of a launch. */
export const open = endpoint({
  name: 'demo.open',
  requirement: 'launch.generic',
  method: 'POST',
  path: '/lgw/demo/open',
  input: input({ ticket: text(100) }),
  output: demoGame,
});

/** The game as it stands, for a page that was loaded again or comes back into view. */
export const resume = endpoint({
  name: 'demo.resume',
  requirement: 'launch.generic',
  method: 'POST',
  path: '/lgw/demo/resume',
  input: input({ play }),
  output: demoGame,
});

/** One round, settled at once. `operation` names it: asked again, the same round is answered and nothing is staked. */
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
