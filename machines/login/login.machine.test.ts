import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { loginMachine, type Credentials, type Entry } from './login.machine.ts';

const credentials: Credentials = { type: 'username', username: 'player01', password: 'Play1234', remember: false };
const entry: Entry = { token: 't', firstTimeLogin: false, mustChange: false };
const refused = (detail: unknown = null) => Promise.reject<Entry>(new Problem({ code: 'login_refused', status: 401, message: 'no', detail }));

const start = (signIn: () => Promise<Entry>, enter: () => Promise<void> = async () => undefined) => {
  const seen: unknown[] = [];
  const actor = createActor(
    loginMachine.provide({
      actors: {
        signIn: fromPromise<Entry, Credentials>(({ input }) => {
          seen.push(input);
          return signIn();
        }),
        enter: fromPromise<void, Entry>(({ input }) => {
          seen.push(input);
          return enter();
        }),
      },
    }),
  ).start();
  return { actor, seen };
};

test('a login signs in, then enters with the token [login.success.token] [login.success.member]', async () => {
  const { actor, seen } = start(async () => entry);
  actor.send({ type: 'form.submit', credentials });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
  expect(seen).toEqual([credentials, entry]);
});

test('a refusal makes the form usable again [login.failure.loader] [errors.login]', async () => {
  const { actor } = start(() => refused());
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(actor.getSnapshot().context).toMatchObject({ problem: { code: 'login_refused' }, captcha: false });
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
});

test('a refusal that carries captcha calls for the picture from then on [login.failure.captcha] [captcha.after-failure] [errors.login]', async () => {
  const { actor } = start(() => refused({ captcha: true }));
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(actor.getSnapshot().context.captcha).toBe(true);
});

test('a second submit while one is on its way does nothing', async () => {
  const { actor, seen } = start(() => new Promise(() => undefined));
  actor.send({ type: 'form.submit', credentials });
  actor.send({ type: 'form.submit', credentials });
  expect(seen).toHaveLength(1);
});

test('a password that must change leads to the change, not to the site [login.success.change-default] [login.success.change-expired]', async () => {
  const { actor } = start(async () => ({ ...entry, mustChange: true }));
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect(actor.getSnapshot().value).toBe('changingPassword');
});

test('when the member cannot be loaded the form tells so [login.failure.loader]', async () => {
  const { actor } = start(async () => entry, () => Promise.reject(new Problem({ code: 'network', status: 0, message: '' })));
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(actor.getSnapshot().context).toMatchObject({ problem: { code: 'network' }, entry: null });
});

test('form text never stays in the machine', async () => {
  const { actor } = start(() => refused());
  actor.send({ type: 'form.submit', credentials });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('Play1234');
});
