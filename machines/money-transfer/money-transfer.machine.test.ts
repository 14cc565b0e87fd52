import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { notCarriedOut, type Operation } from '../operation.ts';
import { moneyTransferMachine } from './money-transfer.machine.ts';
import { moneyTransferScreen } from './screens.ts';

const order: Operation = { confirmed: 'main to game, 100', values: { amount: 100 } };
const lost = () => Promise.reject(new Problem({ code: 'network', status: 0, message: '' }));

interface World {
  readonly send?: () => Promise<void>;
  readonly outcomes?: (() => Promise<void>)[];
  readonly pending?: string;
}

const start = ({ send = () => Promise.resolve(), outcomes = [], pending }: World = {}) => {
  const sent: Operation[] = [];
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    moneyTransferMachine.provide({
      actors: {
        send: fromPromise<void, Operation>(({ input }) => {
          sent.push(input);
          return send();
        }),
        askOutcome: fromPromise<void, { confirmed: string }>(({ input }) => {
          asked.push(input.confirmed);
          return (outcomes.shift() ?? lost)();
        }),
      },
    }),
    { input: { confirmed: pending ?? null }, clock },
  ).start();
  return { actor, sent, asked, clock };
};

test('a transfer is sent once, however often it is submitted', async () => {
  const { actor, sent } = start();
  actor.send({ type: 'form.submit', order });
  actor.send({ type: 'form.submit', order });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(sent).toEqual([order]);
});

test('a refusal comes back to the form, and nothing is asked', async () => {
  const { actor, asked } = start({
    send: () => Promise.reject(new Problem({ code: 'insufficient_funds', status: 422, message: '' })),
  });
  actor.send({ type: 'form.submit', order });
  await waitFor(actor, (snapshot) => snapshot.matches('editing') && snapshot.context.problem !== null);
  expect(asked).toEqual([]);
});

test.each([
  ['was carried out', () => Promise.resolve(), 'done'],
  ['was not carried out', () => Promise.reject(notCarriedOut()), 'editing'],
] as const)(
  'after a lost answer nothing is sent again: it is asked whether the operation %s',
  async (_, outcome, state) => {
    const { actor, sent, asked } = start({ send: lost, outcomes: [outcome] });
    actor.send({ type: 'form.submit', order });
    await waitFor(actor, (snapshot) => snapshot.matches('checking'));
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    expect([sent.length, asked]).toEqual([1, [order.confirmed]]);
    expect(actor.getSnapshot().context.problem?.code ?? null).toBe(state === 'editing' ? 'not_carried_out' : null);
  },
);

test('while the question is not answered either, it is asked again every three seconds', async () => {
  const { actor, asked, clock } = start({
    send: lost,
    outcomes: [lost, lost, () => Promise.resolve()],
  });
  actor.send({ type: 'form.submit', order });
  for (const times of [1, 2]) {
    await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
    expect(asked).toHaveLength(times);
    clock.increment(3_000);
  }
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
});

test('after a reload an operation with an unknown outcome is asked for before anything can be sent', async () => {
  const { actor, asked, sent } = start({
    pending: order.confirmed,
    outcomes: [() => Promise.resolve()],
  });
  actor.send({ type: 'form.submit', order });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect([asked, sent]).toEqual([[order.confirmed], []]);
});

test('the screen says that it checks until the outcome is known', () => {
  expect(
    (['editing', 'sending', 'checking', 'waiting', 'done'] as const).map((value) => moneyTransferScreen({ value })),
  ).toEqual(['form', 'form', 'checking', 'checking', 'done']);
});
