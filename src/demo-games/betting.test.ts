import { expect, test } from 'vitest';
import type { DemoRound } from '#schemas/demo-game.ts';
import { CallError } from './game-client.ts';
import { createBetting, problemTextKey, type Bet, type Settled } from './betting.ts';

const round: DemoRound = {
  id: 1,
  orderNo: 'PE1',
  stake: 5,
  payout: 0,
  outcome: { kind: 'dice', chance: 50, roll: 60 },
  at: 0,
};
const settled: Settled = { round, balance: 95 };

/** A platform that returns the given answers in order. */
const start = (answers: readonly (Settled | Error)[], left: Bet | null = null) => {
  const sent: Bet[] = [];
  const kept: (string | null)[] = [];
  const waiting = [...answers];
  const betting = createBetting({
    send: async (bet) => {
      sent.push(bet);
      const answer = waiting.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('there is no answer left');
      return answer;
    },
    persist: (pending) => void kept.push(pending?.operation ?? null),
    pending: left,
  });
  return { betting, sent, kept };
};

test('each bet has its own idempotency key, which is stored before the request is sent and kept until the bet is settled [launch.generic]', async () => {
  const { betting, sent, kept } = start([settled, settled]);
  expect(await betting.place(5, 'red')).toBe(settled);
  await betting.place(5, 'red');
  expect(sent.map(({ stake, choice }) => [stake, choice])).toEqual([
    [5, 'red'],
    [5, 'red'],
  ]);
  expect(sent[0]?.operation).not.toBe(sent[1]?.operation);
  expect(kept).toEqual([sent[0]?.operation, null, sent[1]?.operation, null]);
});

test.each(['network', 'timeout', 'malformed', 'internal', 'in_flight'])(
  'after %s the bet stays pending, no other bet is placed, and the retry uses the same key [launch.generic]',
  async (code) => {
    const { betting, sent } = start([new CallError(code), new CallError('network'), settled]);
    await expect(betting.place(5, 'red')).rejects.toThrow(code);
    await expect(betting.place(10, 'black')).rejects.toThrow('not settled');
    await expect(betting.retry()).rejects.toThrow('network');
    expect(await betting.retry()).toBe(settled);
    expect(new Set(sent.map(({ operation }) => operation)).size).toBe(1);
    expect(sent.every(({ stake, choice }) => stake === 5 && choice === 'red')).toBe(true);
    expect(betting.pending()).toBeNull();
  },
);

test.each(['insufficient_funds', 'game_maintenance', 'maintenance', 'launch_expired', 'too_many_requests'])(
  'a first response of %s is a refusal, so nothing is pending [launch.generic]',
  async (code) => {
    const { betting } = start([new CallError(code)]);
    await expect(betting.place(5, 'red')).rejects.toThrow(code);
    expect(betting.pending()).toBeNull();
  },
);

test.each([
  ['insufficient_funds', false],
  ['game_maintenance', false],
  ['maintenance', true],
  ['too_many_requests', true],
  ['launch_expired', true],
])(
  'after a retry that fails with %s, the bet stays pending: %s (false only for codes that prove that no bet was placed) [launch.generic]',
  async (code, open) => {
    const { betting } = start([new CallError('network'), new CallError(code)]);
    await expect(betting.place(5, 'red')).rejects.toThrow('network');
    await expect(betting.retry()).rejects.toThrow(code);
    expect(betting.pending() !== null).toBe(open);
  },
);

test('a pending bet from an earlier page load is retried first [launch.generic]', async () => {
  const left: Bet = { operation: 'the-key-of-before-1', stake: 5, choice: 'red' };
  const { betting, sent } = start([settled], left);
  await expect(betting.place(1, 'black')).rejects.toThrow('not settled');
  await betting.retry();
  expect(sent).toEqual([left]);
});

test.each([
  ['insufficient_funds', false, 'problem.funds'],
  ['game_maintenance', false, 'problem.serviced'],
  ['too_many_requests', false, 'problem.often'],
  ['validation', false, 'problem.refused'],
  ['constructor', false, 'problem.refused'],
  ['network', true, 'problem.unknown'],
  ['maintenance', true, 'problem.unknown'],
])('for the code %s (outcome unknown: %s) the player sees the text %s', (code, isOpen, word) => {
  expect(problemTextKey(new CallError(code), isOpen)).toBe(word);
});
