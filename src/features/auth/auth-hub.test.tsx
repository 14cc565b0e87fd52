import { expect, test } from 'vitest';
import { createModalStore } from '#src/modals/modal-store.ts';
import { Problem } from '#schemas/problem.ts';
import { createAuthHub, type AuthParts, type FlowsSource } from './auth-hub.ts';

const offline = async (): Promise<never> => {
  throw new Problem({ code: 'network', status: 0, message: '' });
};
const session: AuthParts['session'] = {
  get: () => ({ phase: 'visitor', member: null }),
  start: offline,
  end: () => undefined,
};
const open = (source?: FlowsSource) =>
  createAuthHub(
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

test('a form whose code cannot be loaded says that the network is down and takes another try [login.failure.loader] [errors.network]', async () => {
  let isDown = true;
  const hub = open(() =>
    isDown ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : import('./auth-flows.ts'),
  );
  hub.submit(credentials);
  expect(hub.view().busy).toBe(true);
  await expect.poll(hub.view).toMatchObject({ busy: false, failures: 0, problem: { code: 'network' } });

  isDown = false;
  hub.submit(credentials);
  // Now the code is really loaded, which takes a busy machine its time.
  await expect
    .poll(hub.view, { timeout: 10_000 })
    .toMatchObject({ busy: false, failures: 1, problem: { code: 'network' } });
});

test('what a failure said can be put away while the code is still missing [login.failure.loader]', async () => {
  const hub = open(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  hub.submit(credentials);
  await expect.poll(() => hub.view().problem).not.toBeNull();
  hub.dismiss();
  await Promise.resolve();
  expect(hub.view()).toMatchObject({ busy: false, problem: null });
});

test('a way in that was chosen before the code came is the one that the flows begin with [login.modal.tabs]', async () => {
  const hub = open();
  hub.choose('sms');
  await hub.flows();
  expect(hub.view().mode).toBe('sms');
});
