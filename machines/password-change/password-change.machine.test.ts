import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { passwordChangeMachine, type NewPassword } from './password-change.machine.ts';
import { passwordChangeScreen } from './screens.ts';

const form: NewPassword = { old: null, password: 'Fresh#2026', confirmation: 'Fresh#2026' };
const refused = new Problem({ code: 'validation', status: 422, message: '', fields: { old: 'password_wrong' } });

const start = ({
  change = async () => undefined,
  enter = async () => undefined,
}: { readonly change?: () => Promise<void>; readonly enter?: () => Promise<void> } = {}) =>
  createActor(
    passwordChangeMachine.provide({
      actors: {
        changePassword: fromPromise<void, NewPassword>(change),
        logInAgain: fromPromise<void>(enter),
        signOut: fromPromise<void>(() => Promise.reject(refused)),
      },
    }),
  ).start();

test('after a successful change the member is logged in again [password.success]', async () => {
  const actor = start();
  actor.send({ type: 'form.submit', form });
  expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('changed');
});

test('a refused change returns to the form with the refused fields, and is busy only while it runs [password.call]', async () => {
  const actor = start({ change: () => Promise.reject(refused) });
  actor.send({ type: 'form.submit', form });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(context.problem?.fields).toEqual({ old: 'password_wrong' });
});

test('if the login with the new password fails, the flow ends in `changedOnly` [password.success]', async () => {
  const actor = start({ enter: () => Promise.reject(refused) });
  actor.send({ type: 'form.submit', form });
  expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('changedOnly');
});

test('logging out works even if the platform does not answer [password.dismiss]', async () => {
  const actor = start();
  actor.send({ type: 'session.leave' });
  expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('left');
});

test('after a failed login with the new password the login is shown, and signing out shows its progress [password.success]', () => {
  expect(
    (['editing', 'leaving', 'changed', 'changedOnly', 'left'] as const).map((value) => passwordChangeScreen({ value })),
  ).toEqual(['form', 'leaving', 'changed', 'loginNext', 'left']);
});
