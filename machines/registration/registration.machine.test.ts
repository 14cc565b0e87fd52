import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { registrationMachine, type RegistrationInput, type RegistrationValues } from './registration.machine.ts';
import { registrationScreen } from './screens.ts';

const start = (
  register: () => Promise<string>,
  enter: () => Promise<void> = async () => undefined,
  proveHuman: (values: RegistrationValues) => Promise<RegistrationValues> = async (values) => values,
) => {
  const sent: RegistrationInput[] = [];
  const entered: string[] = [];
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        proveHuman: fromPromise<RegistrationValues, RegistrationValues>(({ input }) => proveHuman(input)),
        register: fromPromise<string, RegistrationInput>(({ input }) => {
          sent.push(input);
          return register();
        }),
        enter: fromPromise<void, string>(({ input }) => {
          entered.push(input);
          return enter();
        }),
      },
    }),
    { input: { variant: 'username' } },
  ).start();
  return { actor, sent, entered };
};

test('a successful registration enters the site with the session that the platform opened [register.success] [register.success.token]', async () => {
  const { actor, sent, entered } = start(async () => 'token');
  actor.send({ type: 'form.submit', values: { username: 'ana' } });
  await waitFor(actor, (snapshot) => snapshot.matches('registered'));
  expect([sent, entered]).toEqual([[{ variant: 'username', values: { username: 'ana' } }], ['token']]);
});

test('a refusal returns to the form with the refused fields [register.failure]', async () => {
  const { actor } = start(() =>
    Promise.reject(new Problem({ code: 'username_taken', status: 422, message: '', fields: { username: 'taken' } })),
  );
  actor.send({ type: 'form.submit', values: {} });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(actor.getSnapshot().context.problem).toMatchObject({ code: 'username_taken', fields: { username: 'taken' } });
});

test('submitting twice registers once', async () => {
  const { actor, sent } = start(() => new Promise(() => undefined));
  actor.send({ type: 'form.submit', values: {} });
  actor.send({ type: 'form.submit', values: {} });
  await waitFor(actor, (snapshot) => snapshot.matches('submitting'));
  actor.send({ type: 'form.submit', values: {} });
  expect(sent).toHaveLength(1);
});

test('choosing the other tab clears the previous problem [register.modal.tabs]', async () => {
  const { actor } = start(() => Promise.reject(new Problem({ code: 'validation', status: 422, message: '' })));
  actor.send({ type: 'form.submit', values: {} });
  await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
  actor.send({ type: 'variant.choose', variant: 'mobile' });
  expect(actor.getSnapshot().context).toMatchObject({ variant: 'mobile', problem: null });
});

test.each(['username', 'mobile'] as const)(
  'a registration by %s is sent only after the human verification, with its fields [register.human] [calls.third.human]',
  async (variant) => {
    const { actor, sent } = start(
      async () => 'token',
      undefined,
      async (values) => ({ ...values, human: { proof: 'p' } }),
    );
    actor.send({ type: 'variant.choose', variant });
    actor.send({ type: 'form.submit', values: { username: 'ana' } });
    expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy'), sent]).toEqual(['provingHuman', true, []]);
    await waitFor(actor, (snapshot) => snapshot.matches('registered'));
    expect(sent).toEqual([{ variant, values: { username: 'ana', human: { proof: 'p' } } }]);
  },
);

test('closing the verification returns to the form with the same captcha picture, and nothing has been sent [register.human]', async () => {
  const { actor, sent } = start(
    async () => 'token',
    undefined,
    () => Promise.reject(new Problem({ code: 'human_closed', status: 0, message: '' })),
  );
  actor.send({ type: 'form.submit', values: { password: 'Play1234' } });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(actor.getSnapshot().context).toMatchObject({ problem: { code: 'human_closed' }, refusals: 0 });
  expect([sent, JSON.stringify(actor.getPersistedSnapshot())]).toEqual([[], expect.not.stringContaining('Play1234')]);
});

test.each([
  ['submitting', null, 'form'],
  ['registered', null, 'entered'],
  ['registered', new Problem({ code: 'internal', status: 500, message: '' }), 'loginNext'],
] as const)('%s with the problem %s shows the screen %s', (value, problem, screen) => {
  expect(registrationScreen({ value, context: { variant: 'username', refusals: 0, token: null, problem } })).toBe(
    screen,
  );
});
