import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { passwordRecoveryMachine, type RecoveryValues } from './password-recovery.machine.ts';
import { passwordRecoveryScreen } from './screens.ts';

const start = (answer: () => Promise<void> = async () => undefined) => {
  const asked: (readonly [way: string, values: RecoveryValues])[] = [];
  const note = (way: string) =>
    fromPromise<void, RecoveryValues>(({ input }) => {
      asked.push([way, input]);
      return answer();
    });
  const actor = createActor(
    passwordRecoveryMachine.provide({ actors: { askForMail: note('mail'), resetByPhone: note('phone') } }),
  ).start();
  return { actor, asked };
};

test('recovery by e-mail requests an e-mail, and recovery by phone sets the password [recovery.modes]', async () => {
  const mail = start();
  mail.actor.send({ type: 'form.submit', values: { username: 'ana' } });
  await waitFor(mail.actor, (snapshot) => snapshot.matches('mailed'));
  const phone = start();
  phone.actor.send({ type: 'mode.choose', mode: 'mobileNum' });
  phone.actor.send({ type: 'form.submit', values: { mobileNum: '917' } });
  await waitFor(phone.actor, (snapshot) => snapshot.matches('reset'));
  expect([...mail.asked, ...phone.asked]).toEqual([
    ['mail', { username: 'ana' }],
    ['phone', { mobileNum: '917' }],
  ]);
});

test.each(['email', 'mobileNum'] as const)(
  'a refusal by %s returns to the form with its message [recovery.unknown]',
  async (mode) => {
    const { actor } = start(() => Promise.reject(new Problem({ code: 'unknown_user', status: 422, message: '' })));
    actor.send({ type: 'mode.choose', mode });
    actor.send({ type: 'form.submit', values: {} });
    await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: { code: 'unknown_user' } } });
  },
);

test('submitting twice sends once, and the mode cannot change in the meantime', () => {
  const { actor, asked } = start(() => new Promise(() => undefined));
  actor.send({ type: 'form.submit', values: {} });
  actor.send({ type: 'mode.choose', mode: 'mobileNum' });
  actor.send({ type: 'form.submit', values: {} });
  expect(asked).toHaveLength(1);
  expect(actor.getSnapshot().context.mode).toBe('email');
});

test('choosing the other mode clears the previous problem [recovery.modes]', async () => {
  const { actor } = start(() => Promise.reject(new Problem({ code: 'network', status: 0, message: '' })));
  actor.send({ type: 'form.submit', values: {} });
  await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
  actor.send({ type: 'mode.choose', mode: 'mobileNum' });
  expect(actor.getSnapshot().context).toEqual({ mode: 'mobileNum', problem: null });
});

test('a recovery shows its form until an e-mail was sent or the password was reset', () => {
  expect(
    (['editing', 'asking', 'resetting', 'mailed', 'reset'] as const).map((value) => passwordRecoveryScreen({ value })),
  ).toEqual(['form', 'form', 'form', 'mailed', 'reset']);
});
