import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { redeem } from '#schemas/calls/points.ts';
import { Problem } from '#schemas/problem.ts';
import { operationAnswers } from '#tests/support/operation-answers.ts';
import { redemptionMachine, type PointCall } from './redemption.machine.ts';
import { redemptionScreen } from './screens.ts';

const choice = { id: '7', quantity: 2 };
const operation = { call: redeem, input: { ...choice, password: '246810' } };
const receipt = { orderNo: 'R260309A1B2C3D4E5', points: 760, amount: 100 };
const problem = (code: string, status: number, fields?: Record<string, string>) =>
  new Problem({ code, status, message: '', ...(fields === undefined ? {} : { fields }) });

const start = (send: () => Promise<typeof receipt> = () => Promise.resolve(receipt)) => {
  const { actors, sent } = operationAnswers<PointCall>({ send });
  const actor = createActor(redemptionMachine.provide({ actors }), { input: { open: [] } }).start();
  actor.send({ type: 'choice.confirm', choice });
  actor.send({ type: 'form.submit', operation });
  return { actor, sent };
};

test('a choice confirmed with the password is sent once, and the password is not stored', async () => {
  const { actor, sent } = start();
  actor.send({ type: 'form.submit', operation });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(sent).toEqual([operation.input]);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('246810');
});

test('after a wrong password the member can enter it again; any other refusal returns to the choice', async () => {
  const refusals = [problem('validation', 422, { password: 'payment_password_wrong' }), problem('sold_out', 409)];
  const { actor } = start(() => Promise.reject(refusals.shift()));
  await waitFor(actor, (snapshot) => snapshot.matches('confirming') && snapshot.context.problem !== null);
  actor.send({ type: 'form.submit', operation });
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  expect(actor.getSnapshot().context).toMatchObject({ choice, open: [], problem: { code: 'sold_out' } });
});

test('the confirmation is shown until the exchange succeeds or its outcome has to be checked', () => {
  expect(
    (['choosing', 'confirming', 'sending', 'checking', 'waiting', 'done'] as const).map((value) =>
      redemptionScreen({ value }),
    ),
  ).toEqual(['choice', 'confirmation', 'confirmation', 'checking', 'checking', 'done']);
});
