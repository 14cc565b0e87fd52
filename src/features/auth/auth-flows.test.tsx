import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createModalStore } from '#src/modals/modal-store.ts';
import { createMutateCall } from '#src/platform/call-mutation.ts';
import { createClient } from '#src/platform/client.ts';
import { createFetchCall } from '#src/platform/fetch-call.ts';
import { createAuthFlows } from './auth-flows.ts';
import type { AuthParts } from './auth-hub.ts';

const to = { mobileNum: '9171234567', countryDialingCode: '63' };
const session: AuthParts['session'] = {
  get: () => ({ phase: 'visitor', member: null }),
  start: () => Promise.reject(new Error('nobody comes in here')),
  end: () => undefined,
};

/** A platform on which another code may be asked for after so many minutes. */
const start = (expiredMinutes: number) => {
  const client = createClient({
    fetch: async () => Response.json({ success: true, value: { expiredMinutes } }),
    origin: 'http://perya.localhost',
    merchant: 'perya',
    sessionMode: 'cookie',
    timeout: 1_000,
    language: () => 'EN',
    token: () => null,
    renewToken: () => undefined,
    seal: async () => null,
    forgetKeys: () => undefined,
  });
  const parts = {
    fetchCall: createFetchCall(client),
    mutateCall: createMutateCall(client, new QueryClient()),
    session,
    modals: createModalStore(),
    forcesChange: () => false,
    proveHuman: async () => null,
    phone: () => null,
  };
  return createAuthFlows(parts, { onView: () => undefined, onEntered: () => undefined }, { mode: 'username' });
};

test.each([1, 2, 5])(
  'a code may be asked for again after the %i minutes that the platform says, 60 seconds each [sms-code.timer.duration] [const.sms-countdown]',
  async (minutes) => {
    const code = start(minutes).code('login');
    const sentAt = Date.now();
    code.send({ type: 'code.send', to });
    const { receipt } = (await waitFor(code, (snapshot) => snapshot.matches('waiting'))).context;
    expect(receipt?.waitMs).toBe(minutes * 60_000);
    expect((receipt?.readyAt ?? 0) - sentAt).toBeGreaterThanOrEqual(minutes * 60_000);
    expect((receipt?.readyAt ?? 0) - sentAt).toBeLessThan(minutes * 60_000 + 5_000);
  },
);

test('each purpose counts down on its own, and the same purpose goes on where it was [sms-code.scope] [sms-code.persist]', async () => {
  const flows = start(1);
  flows.code('login').send({ type: 'code.send', to });
  await waitFor(flows.code('login'), (snapshot) => snapshot.matches('waiting'));
  expect([
    flows.code('registerUsername').getSnapshot().value,
    flows.code('registerMobile').getSnapshot().value,
  ]).toEqual(['ready', 'ready']);
  expect(flows.code('login').getSnapshot().value).toBe('waiting');
});
