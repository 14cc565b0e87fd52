import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { twoStepSetupMachine, type AppSecret, type OwnPassword } from './two-step-setup.machine.ts';
import { twoStepSetupScreen } from './screens.ts';

const secret: AppSecret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Perya:ana?secret=JBSWY3DPEHPK3PXP' };
const problem = (code: string) => new Problem({ code, status: 422, message: '' });

const start = ({
  make = async () => secret,
  confirm = async () => ['AAAAA-BBBBB'],
}: { readonly make?: () => Promise<AppSecret>; readonly confirm?: () => Promise<readonly string[]> } = {}) =>
  createActor(
    twoStepSetupMachine.provide({
      actors: {
        makeSecret: fromPromise<AppSecret, OwnPassword>(make),
        confirmCode: fromPromise<readonly string[], { readonly code: string }>(confirm),
      },
    }),
  ).start();

const pair = async (actor: ReturnType<typeof start>): Promise<void> => {
  actor.send({ type: 'password.submit', form: { password: 'Play1234' } });
  await waitFor(actor, (snapshot) => snapshot.matches('pairing'));
};

test('the secret follows the password, the recovery codes follow the code, and saving them ends the set-up [login.two-step]', async () => {
  const actor = start();
  await pair(actor);
  expect(actor.getSnapshot().context.secret).toEqual(secret);
  actor.send({ type: 'code.submit', code: '123456' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('saving'));
  expect(context).toEqual({ secret: null, recoveryCodes: ['AAAAA-BBBBB'], problem: null });
  actor.send({ type: 'codes.saved' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'done', context: { recoveryCodes: null } });
});

test('after a wrong password the member can enter it again [login.two-step]', async () => {
  const actor = start({ make: () => Promise.reject(problem('validation')) });
  actor.send({ type: 'password.submit', form: { password: 'wrong' } });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('proving'));
  expect(context.problem?.code).toBe('validation');
});

test('after a wrong code, another can be entered for the same secret [login.two-step]', async () => {
  const actor = start({ confirm: () => Promise.reject(problem('code_wrong')) });
  await pair(actor);
  actor.send({ type: 'code.submit', code: '000000' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('pairing'));
  expect(context).toMatchObject({ secret, problem: { code: 'code_wrong' } });
  actor.send({ type: 'problem.dismiss' });
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test('after the set-up expires, it starts again without the old secret [login.two-step]', async () => {
  const actor = start({ confirm: () => Promise.reject(problem('code_expired')) });
  await pair(actor);
  actor.send({ type: 'code.submit', code: '123456' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('proving'));
  expect(context).toMatchObject({ secret: null, problem: { code: 'code_expired' } });
});

test('the set-up can be cancelled before two-step login is on, but not before the recovery codes are saved [login.two-step]', async () => {
  const early = start();
  early.send({ type: 'setup.leave' });
  expect(early.getSnapshot().value).toBe('left');
  const late = start();
  await pair(late);
  late.send({ type: 'code.submit', code: '123456' });
  await waitFor(late, (snapshot) => snapshot.matches('saving'));
  late.send({ type: 'setup.leave' });
  expect(late.getSnapshot().value).toBe('saving');
});

test('each state of the set-up maps to the screen for its step', () => {
  expect(
    (['proving', 'starting', 'pairing', 'confirming', 'saving', 'done'] as const).map((value) =>
      twoStepSetupScreen({ value }),
    ),
  ).toEqual(['proof', 'proof', 'pairing', 'pairing', 'recoveryCodes', 'done']);
});
