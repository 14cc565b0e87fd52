import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { processDaily } from '#schemas/calls/contracts.ts';
import type { ContractWhatIf } from '#schemas/contract.ts';
import { Problem } from '#schemas/problem.ts';
import { operationAnswers, type OperationAnswers } from '#tests/support/operation-answers.ts';
import { contractMachine, type ContractCall, type ContractOrder } from './contract.machine.ts';
import { contractScreen } from './screens.ts';

const receipt = { requestId: 'C1', state: 'ACTIVE' } as const;
const accept: ContractOrder = { action: 'ACCEPT', requestId: 'C1', version: 2 };
const reject: ContractOrder = { ...accept, action: 'REJECT' };
const counter: ContractOrder = { ...accept, action: 'REQUEST', tiers: [] };
const confirmation = (input: ContractOrder) =>
  ({ type: 'contract.confirm', operation: { call: processDaily, input } }) as const;
const member = (id: string) => ({ id, account: id, type: 1, depth: 1 });
const whatIf: ContractWhatIf = {
  ends: [{ requestId: 'C7', upline: member('2'), downline: member('3'), rate: 0.5, limit: 0.4 }],
  from: 0,
  to: 1,
  figures: { activeMembers: 0, bets: 0, validBets: 0, ownValidBets: 0, payouts: 0, bonuses: 0, profitLoss: 0 },
  upline: null,
  downline: { account: 'agent02', before: 0, after: 0 },
};
const problem = (code: string, status: number) => new Problem({ code, status, message: '' });

interface World extends Partial<OperationAnswers<ContractCall>> {
  readonly preview?: () => Promise<ContractWhatIf>;
  readonly isNew?: boolean;
}

const start = ({ preview = () => Promise.resolve(whatIf), isNew = false, ...answers }: World = {}) => {
  const { actors, sent } = operationAnswers<ContractCall>({ send: () => Promise.resolve(receipt), ...answers });
  const machine = contractMachine.provide({
    actors: { ...actors, preview: fromPromise<ContractWhatIf, ContractOrder>(preview) },
  });
  const actor = createActor(machine, { input: { open: [], isNew } }).start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const confirm = async (order: ContractOrder): Promise<void> => {
    actor.send({ type: 'contract.act', order });
    await reach('confirming');
    actor.send(confirmation(order));
    actor.send(confirmation(order));
  };
  return { actor, sent, reach, confirm };
};

test('an acceptance is previewed first, then sent once', async () => {
  const { actor, sent, reach, confirm } = start();
  await confirm(accept);
  expect(actor.getSnapshot().context.whatIf).toEqual(whatIf);
  await reach('done');
  expect(sent).toEqual([accept]);
});

test('a rejection is sent without a preview, because it ends only the request', async () => {
  const { sent, reach, confirm } = start({ preview: () => Promise.reject(problem('internal', 500)) });
  await confirm(reject);
  await reach('done');
  expect(sent).toEqual([reject]);
});

test('if the other agent has changed the contract, the flow returns to the contract, or to the form with its input', async () => {
  const { actor, reach, confirm } = start({ send: () => Promise.reject(problem('contract_changed', 409)) });
  await confirm(accept);
  await reach('reading');
  expect(actor.getSnapshot().context.problem?.code).toBe('contract_changed');
  actor.send({ type: 'form.open' });
  actor.send({ type: 'form.submit', order: counter });
  await reach('confirming');
  actor.send(confirmation(counter));
  await reach('writing');
  expect(actor.getSnapshot().context).toMatchObject({ order: counter, problem: { code: 'contract_changed' } });
});

test('if an action on the contract cannot be previewed, the flow returns to the contract with the reason', async () => {
  const { actor, reach } = start({ preview: () => Promise.reject(problem('contract_closed', 409)) });
  actor.send({ type: 'contract.act', order: accept });
  await reach('reading');
  expect(actor.getSnapshot().context.problem?.code).toBe('contract_closed');
});

test('a new offer starts with its form and has no contract to return to', async () => {
  const { actor, reach } = start({ isNew: true });
  actor.send({ type: 'step.back' });
  expect(actor.getSnapshot().value).toBe('writing');
  actor.send({ type: 'form.submit', order: counter });
  expect(contractScreen(actor.getSnapshot())).toBe('form');
  await reach('confirming');
  actor.send({ type: 'step.back' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.order]).toEqual(['writing', counter]);
});
