import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { ContractWhatIf } from '#schemas/contract.ts';
import { Problem } from '#schemas/problem.ts';
import { notCarriedOut } from '../operation.ts';
import { contractMachine, type ContractMessage, type ContractOrder, type ContractReceipt } from './contract.machine.ts';
import { contractScreen } from './screens.ts';

const receipt: ContractReceipt = { requestId: 'C1', state: 'ACTIVE' };
const accept: ContractOrder = { action: 'ACCEPT', confirmed: 'C1 v2, ACCEPT', values: { requestId: 'C1', version: 2 } };
const reject: ContractOrder = { ...accept, action: 'REJECT', confirmed: 'C1 v2, REJECT' };
const counter: ContractOrder = { ...accept, action: 'REQUEST', confirmed: 'C1 v2, REQUEST 0.4' };
const member = (id: string) => ({ id, account: id, type: 1, depth: 1 });
const whatIf: ContractWhatIf = {
  ends: [{ requestId: 'C7', upline: member('2'), downline: member('3'), rate: 0.5, limit: 0.4 }],
  from: 0,
  to: 1,
  figures: { activeMembers: 0, bets: 0, validBets: 0, payouts: 0, bonuses: 0, profitLoss: 0 },
  upline: null,
  downline: { account: 'agent02', before: 0, after: 0 },
};
const problem = (code: string, status: number) => new Problem({ code, status, message: '' });
const lost = () => Promise.reject(problem('network', 0));

interface World {
  readonly send?: () => Promise<ContractReceipt>;
  readonly weigh?: () => Promise<ContractWhatIf>;
  readonly outcomes?: (() => Promise<ContractReceipt>)[];
  readonly pending?: string;
  readonly isNew?: boolean;
}

const start = ({
  send = () => Promise.resolve(receipt),
  weigh = () => Promise.resolve(whatIf),
  outcomes = [],
  pending,
  isNew = false,
}: World = {}) => {
  const sent: ContractMessage[] = [];
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    contractMachine.provide({
      actors: {
        weigh: fromPromise<ContractWhatIf, ContractOrder>(weigh),
        send: fromPromise<ContractReceipt, ContractMessage>(({ input }) => {
          sent.push(input);
          return send();
        }),
        askOutcome: fromPromise<ContractReceipt, { confirmed: string }>(({ input }) => {
          asked.push(input.confirmed);
          return (outcomes.shift() ?? lost)();
        }),
      },
    }),
    { input: { confirmed: pending ?? null, isNew }, clock },
  ).start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const confirm = async (order: ContractOrder): Promise<void> => {
    actor.send({ type: 'contract.act', order });
    await reach('confirming');
    actor.send({ type: 'contract.confirm', note: 'gladly' });
    actor.send({ type: 'contract.confirm', note: 'gladly' });
  };
  return { actor, sent, asked, clock, reach, confirm };
};

test('an acceptance is weighed first, then sent once with the contracts that it was seen to end', async () => {
  const { sent, reach, confirm } = start();
  await confirm(accept);
  await reach('done');
  expect(sent).toEqual([{ ...accept, ends: ['C7'], note: 'gladly' }]);
});

test('a rejection is not weighed, since it ends nothing but the request', async () => {
  const { sent, reach, confirm } = start({ weigh: () => Promise.reject(problem('internal', 500)) });
  await confirm(reject);
  await reach('done');
  expect(sent).toEqual([{ ...reject, ends: [], note: 'gladly' }]);
});

test('what has changed meanwhile leads back to the contract, and to the form with what was written there', async () => {
  const { actor, reach, confirm } = start({ send: () => Promise.reject(problem('contract_changed', 409)) });
  await confirm(accept);
  await reach('reading');
  expect(actor.getSnapshot().context.problem?.code).toBe('contract_changed');
  actor.send({ type: 'form.open' });
  actor.send({ type: 'form.submit', order: counter });
  await reach('confirming');
  actor.send({ type: 'contract.confirm', note: '' });
  await reach('writing');
  expect(actor.getSnapshot().context).toMatchObject({ order: counter, problem: { code: 'contract_changed' } });
});

test('an order that cannot be weighed says why where it was given', async () => {
  const { actor, reach } = start({ weigh: () => Promise.reject(problem('contract_closed', 409)) });
  actor.send({ type: 'contract.act', order: accept });
  await reach('reading');
  expect(actor.getSnapshot().context.problem?.code).toBe('contract_closed');
});

test.each([
  ['was carried out', () => Promise.resolve(receipt), 'done'],
  ['was not carried out', () => Promise.reject(notCarriedOut()), 'reading'],
] as const)('after a lost answer it is asked whether the step %s', async (_, outcome, state) => {
  const { sent, asked, reach, confirm } = start({ send: lost, outcomes: [outcome] });
  await confirm(accept);
  await reach('checking');
  await reach(state);
  expect([sent.length, asked]).toEqual([1, [accept.confirmed]]);
});

test('while the question is not answered it is asked again every three seconds, after a reload too', async () => {
  const { sent, asked, clock, reach } = start({
    pending: accept.confirmed,
    outcomes: [lost, () => Promise.resolve(receipt)],
  });
  await reach('waiting');
  clock.increment(3_000);
  await reach('done');
  expect([sent, asked.length]).toEqual([[], 2]);
});

test('a new offer begins with its form and has no contract to go back to', async () => {
  const { actor, reach } = start({ isNew: true });
  actor.send({ type: 'step.back' });
  expect(actor.getSnapshot().value).toBe('writing');
  actor.send({ type: 'form.submit', order: counter });
  expect(contractScreen(actor.getSnapshot())).toBe('form');
  await reach('confirming');
  actor.send({ type: 'step.back' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.order]).toEqual(['writing', counter]);
});
