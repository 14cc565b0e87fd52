import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { notCarriedOut, type Operation } from '../operation.ts';
import { redemptionMachine, type PointReceipt } from './redemption.machine.ts';
import { redemptionScreen } from './screens.ts';

const choice: Operation = { confirmed: '2 of 7', values: { id: '7', quantity: 2 } };
const receipt: PointReceipt = { orderNo: 'R260309A1B2C3D4E5', points: 760, amount: 100 };
const problem = (code: string, status: number, fields?: Record<string, string>) =>
  new Problem({ code, status, message: '', ...(fields === undefined ? {} : { fields }) });
const lost = () => Promise.reject(problem('network', 0));

interface World {
  readonly send?: () => Promise<PointReceipt>;
  readonly outcomes?: (() => Promise<PointReceipt>)[];
  readonly pending?: string;
}

const start = ({ send = () => Promise.resolve(receipt), outcomes = [], pending }: World = {}) => {
  const sent: unknown[] = [];
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    redemptionMachine.provide({
      actors: {
        send: fromPromise<PointReceipt, Operation & { password: string }>(({ input }) => {
          sent.push(input);
          return send();
        }),
        askOutcome: fromPromise<PointReceipt, { confirmed: string }>(({ input }) => {
          asked.push(input.confirmed);
          return (outcomes.shift() ?? lost)();
        }),
      },
    }),
    { input: { confirmed: pending ?? null }, clock },
  ).start();
  const confirm = (): void => {
    actor.send({ type: 'choice.confirm', choice });
    actor.send({ type: 'form.submit', password: '246810' });
  };
  return { actor, sent, asked, clock, confirm };
};

test('a choice is confirmed with the password and sent once; nothing keeps the password', async () => {
  const { actor, sent, confirm } = start();
  confirm();
  actor.send({ type: 'form.submit', password: '246810' });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(sent).toEqual([{ ...choice, password: '246810' }]);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('246810');
});

test('a wrong password is asked for again; any other refusal leads back to the choice', async () => {
  const refusals = [problem('validation', 422, { password: 'payment_password_wrong' }), problem('sold_out', 409)];
  const { actor, confirm } = start({ send: () => Promise.reject(refusals.shift()) });
  confirm();
  await waitFor(actor, (snapshot) => snapshot.matches('confirming') && snapshot.context.problem !== null);
  actor.send({ type: 'form.submit', password: '' });
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  expect(actor.getSnapshot().context).toMatchObject({ choice, confirmed: null, problem: { code: 'sold_out' } });
});

test.each([
  ['was carried out', () => Promise.resolve(receipt), 'done'],
  ['was not carried out', () => Promise.reject(notCarriedOut()), 'choosing'],
] as const)('after a lost answer it is asked whether the operation %s', async (_, outcome, state) => {
  const { actor, sent, asked, confirm } = start({ send: lost, outcomes: [outcome] });
  confirm();
  await waitFor(actor, (snapshot) => snapshot.matches('checking'));
  await waitFor(actor, (snapshot) => snapshot.matches(state));
  expect([sent.length, asked]).toEqual([1, [choice.confirmed]]);
});

test('while the question is not answered it is asked again every three seconds, after a reload too', async () => {
  const { actor, sent, asked, clock } = start({
    pending: choice.confirmed,
    outcomes: [lost, () => Promise.resolve(receipt)],
  });
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  clock.increment(3_000);
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect([sent, asked.length]).toEqual([[], 2]);
});

test('the screen says that it checks until the outcome is known', () => {
  expect(
    (['choosing', 'confirming', 'sending', 'checking', 'waiting', 'done'] as const).map((value) =>
      redemptionScreen({ value }),
    ),
  ).toEqual(['choice', 'confirmation', 'confirmation', 'checking', 'checking', 'done']);
});
