import { expect, test } from 'vitest';
import { createModalStore } from '#src/modals/modal-store.ts';
import { Problem } from '#schemas/problem.ts';
import type { AuthParts } from './auth-parts.ts';
import { createAuth, type AuthMachinesSource } from './auth-service.ts';
import { selectLoginView } from './login/login-view.ts';

const offline = async (): Promise<never> => {
  throw new Problem({ code: 'network', status: 0, message: '' });
};
const session: AuthParts['session'] = {
  get: () => ({ phase: 'visitor', member: null, owing: null }),
  start: offline,
  end: () => undefined,
  lapse: () => undefined,
  setChangeDue: () => undefined,
  token: () => null,
};
const open = (source?: AuthMachinesSource) =>
  createAuth(
    {
      fetchCall: offline,
      mutateCall: offline,
      session,
      modals: createModalStore(),
      forcesChange: () => false,
      proveHuman: async () => null,
      phone: () => null,
    },
    source,
  );
const credentials = { type: 'username', username: 'ana', password: 'Secret1', remember: false } as const;

const viewOf = (auth: ReturnType<typeof open>) => () => selectLoginView(auth.login.get());

test('if the login script cannot be loaded, a network problem is shown and the form can be submitted again [login.failure.loader] [errors.network]', async () => {
  let isDown = true;
  const auth = open(() =>
    isDown
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : import('./auth-machines.ts'),
  );
  const view = viewOf(auth);
  auth.login.submit(credentials);
  expect(view().busy).toBe(true);
  await expect.poll(view).toMatchObject({ busy: false, failures: 0, problem: { code: 'network' } });

  isDown = false;
  auth.login.submit(credentials);
  // This loads the real chunk, which can take a while on a busy machine.
  await expect
    .poll(view, { timeout: 10_000 })
    .toMatchObject({ busy: false, failures: 1, problem: { code: 'network' } });
});

test('the message that the login script could not be loaded can be dismissed [login.failure.loader]', async () => {
  const auth = open(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const view = viewOf(auth);
  auth.login.submit(credentials);
  await expect.poll(() => view().problem).not.toBeNull();
  auth.login.dismiss();
  await Promise.resolve();
  expect(view()).toMatchObject({ busy: false, problem: null });
});

test('a login mode that was chosen before the login script has loaded is kept [login.modal.tabs]', async () => {
  const auth = open();
  auth.login.choose('sms');
  expect(viewOf(auth)().mode).toBe('sms');
  await auth.login.load();
  expect([auth.login.get().status, viewOf(auth)().mode]).toEqual(['running', 'sms']);
});
