import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { OperationCall } from '#schemas/call.ts';
import { transferDownline } from '#schemas/calls/agent.ts';
import { Problem } from '#schemas/problem.ts';
import { lost, operationAnswers, type OperationAnswers } from '#tests/support/operation-answers.ts';
import { notCarriedOut } from './operation.ts';
import { operationMachine } from './operation.machine.ts';
import { operationScreen } from './screens.ts';

const confirmed = { account: 'agent02', amount: 100 };
const operation = { call: transferDownline, input: { ...confirmed, paymentPassword: '246810' } };
const receipt = { orderId: 'T1' };
const done = () => Promise.resolve(receipt);
const closed = () => Promise.reject(notCarriedOut());

const start = (answers: Partial<OperationAnswers<OperationCall>> = {}, ...pending: readonly (typeof confirmed)[]) => {
  const { actors, sent, asked } = operationAnswers<OperationCall>({ send: done, ...answers });
  const clock = new SimulatedClock();
  const open = pending.map((input) => ({ call: transferDownline, input }));
  const actor = createActor(operationMachine.provide({ actors }), { input: { open }, clock }).start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const confirm = (): void => actor.send({ type: 'operation.confirm', operation });
  return { actor, sent, asked, clock, reach, confirm };
};

test('an operation is sent once, however often it is confirmed, and its secrets are not stored', async () => {
  const { actor, sent, reach, confirm } = start();
  confirm();
  confirm();
  expect(actor.getSnapshot().context.open).toEqual([{ call: transferDownline, input: confirmed }]);
  await reach('done');
  expect(sent).toEqual([operation.input]);
  expect(actor.getSnapshot().context.ended).toEqual([{ call: transferDownline, input: confirmed, output: receipt }]);
  actor.send({ type: 'operation.leave' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.ended]).toEqual(['ready', []]);
});

test('after a refusal the flow is ready again with the reason, and no outcome is checked', async () => {
  const { actor, asked, reach, confirm } = start({
    send: () => Promise.reject(new Problem({ code: 'insufficient_funds', status: 422, message: '' })),
  });
  confirm();
  await reach('ready');
  expect([actor.getSnapshot().context.problem?.code, actor.getSnapshot().context.open, asked]).toEqual([
    'insufficient_funds',
    [],
    [],
  ]);
});

test.each([
  ['was carried out', done, 'done', null],
  ['was not carried out', closed, 'ready', 'not_carried_out'],
] as const)(
  'after a lost response nothing is sent again, and a check shows that the operation %s',
  async (_, outcome, state, code) => {
    const { actor, sent, asked, reach, confirm } = start({ send: lost, outcomes: [outcome] });
    confirm();
    await reach('checking');
    await reach(state);
    expect([sent.length, asked]).toEqual([1, [confirmed]]);
    expect(actor.getSnapshot().context.problem?.code ?? null).toBe(code);
  },
);

test('a failed check is repeated every three seconds, or at once on request', async () => {
  const { actor, asked, clock, reach, confirm } = start({ send: lost, outcomes: [lost, lost, done] });
  confirm();
  await reach('waiting');
  clock.increment(3_000);
  await reach('waiting');
  expect(asked).toHaveLength(2);
  actor.send({ type: 'check.again' });
  await reach('done');
});

test('after a reload, every operation with an unknown outcome is checked before anything can be sent', async () => {
  const other = { account: 'agent03', amount: 50 };
  const { actor, asked, sent, clock, reach, confirm } = start({ outcomes: [closed, lost, done] }, confirmed, other);
  confirm();
  await reach('waiting');
  clock.increment(3_000);
  await reach('done');
  expect([asked, sent]).toEqual([[confirmed, other, other], []]);
  expect(actor.getSnapshot().context.ended.map(({ output }) => output)).toEqual([null, receipt]);
  expect(actor.getSnapshot().context.problem?.code).toBe('not_carried_out');
});

test('the screen shows that the outcome is being checked until it is known', () => {
  expect(
    (['ready', 'sending', 'checking', 'waiting', 'known', 'done'] as const).map((value) => operationScreen({ value })),
  ).toEqual(['ready', 'sending', 'checking', 'checking', 'checking', 'done']);
});
