import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import type { ClaimReceipt } from '#schemas/rewards.ts';
import { notCarriedOut, type Operation } from '../operation.ts';
import { claimMachine } from './claim.machine.ts';
import { claimScreen } from './screens.ts';

const order = (id: string): Operation => ({ confirmed: `reward ${id}`, values: { id } });
const receipt: ClaimReceipt = { orderNo: 'RW00000001', amount: 20, requiredTurnover: 60 };
const lost = () => Promise.reject(new Problem({ code: 'network', status: 0, message: '' }));
const paid = () => Promise.resolve(receipt);

interface World {
  readonly send?: () => Promise<ClaimReceipt>;
  readonly outcomes?: (() => Promise<ClaimReceipt>)[];
  readonly pending?: string;
}

const start = ({ send = paid, outcomes = [], pending }: World = {}) => {
  const sent: Operation[] = [];
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    claimMachine.provide({
      actors: {
        send: fromPromise<ClaimReceipt, Operation>(({ input }) => {
          sent.push(input);
          return send();
        }),
        askOutcome: fromPromise<ClaimReceipt, { confirmed: string }>(({ input }) => {
          asked.push(input.confirmed);
          return (outcomes.shift() ?? lost)();
        }),
      },
    }),
    { input: { confirmed: pending ?? null }, clock },
  ).start();
  return { actor, sent, asked, clock };
};

test('a claim is sent once, however often it is pressed, and others wait for its end', async () => {
  const { actor, sent } = start();
  actor.send({ type: 'claim.start', order: order('1') });
  actor.send({ type: 'claim.start', order: order('1') });
  actor.send({ type: 'claim.start', order: order('2') });
  await waitFor(actor, (snapshot) => snapshot.matches('paid'));
  expect(sent).toEqual([order('1')]);
  expect(actor.getSnapshot().context).toEqual({ confirmed: 'reward 1', receipt, problem: null });
  actor.send({ type: 'claim.start', order: order('2') });
  await waitFor(actor, (snapshot) => snapshot.context.confirmed === 'reward 2' && snapshot.matches('paid'));
  expect(sent).toEqual([order('1'), order('2')]);
});

test('a refusal says which claim it is about, and nothing is asked', async () => {
  const { actor, asked } = start({
    send: () => Promise.reject(new Problem({ code: 'already_claimed', status: 409, message: '' })),
  });
  actor.send({ type: 'claim.start', order: order('1') });
  await waitFor(actor, (snapshot) => snapshot.matches('choosing') && snapshot.context.problem !== null);
  expect([actor.getSnapshot().context.confirmed, asked]).toEqual(['reward 1', []]);
});

test.each([
  ['was paid', paid, 'paid', null],
  ['was not paid', () => Promise.reject(notCarriedOut()), 'choosing', 'not_carried_out'],
] as const)(
  'after a lost answer nothing is sent again: it is asked whether the claim %s',
  async (_, outcome, state, code) => {
    const { actor, sent, asked } = start({ send: lost, outcomes: [outcome] });
    actor.send({ type: 'claim.start', order: order('1') });
    await waitFor(actor, (snapshot) => snapshot.matches('checking'));
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    expect([sent.length, asked]).toEqual([1, ['reward 1']]);
    expect(actor.getSnapshot().context.problem?.code ?? null).toBe(code);
  },
);

test('while the question is not answered either, it is asked again every three seconds', async () => {
  const { actor, asked, clock } = start({ send: lost, outcomes: [lost, lost, paid] });
  actor.send({ type: 'claim.start', order: order('1') });
  for (const times of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
    expect([asked.length, claimScreen(actor.getSnapshot())]).toEqual([times, 'checking']);
    clock.increment(3_000);
  }
  await waitFor(actor, (snapshot) => snapshot.matches('paid'));
  expect(actor.getSnapshot().context.receipt).toEqual(receipt);
});

test('after a reload a claim with an unknown outcome is asked for before anything can be sent', async () => {
  const { actor, asked, sent } = start({ pending: 'reward 1', outcomes: [paid] });
  actor.send({ type: 'claim.start', order: order('2') });
  await waitFor(actor, (snapshot) => snapshot.matches('paid'));
  expect([asked, sent]).toEqual([['reward 1'], []]);
});
