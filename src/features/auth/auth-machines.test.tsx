import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createModalStore } from '#src/modals/modal-store.ts';
import { createMutateCall } from '#src/platform/call-mutation.ts';
import { createClient } from '#src/platform/client.ts';
import { createFetchCall } from '#src/platform/fetch-call.ts';
import type { AuthParts } from './auth-parts.ts';
import { createAuth, type CodeMachine } from './auth-service.ts';

const to = { mobileNum: '9171234567', countryDialingCode: '63' };
const session: AuthParts['session'] = {
  get: () => ({ phase: 'visitor', member: null, owing: null }),
  start: () => Promise.reject(new Error('no session starts in this test')),
  end: () => undefined,
  lapse: () => undefined,
  setChangeDue: () => undefined,
  token: () => null,
};

beforeEach(() => sessionStorage.clear());

/** Creates the feature. The platform says that another code can be sent after `expiredMinutes`, or gives no time if it is `undefined`. */
const start = (expiredMinutes: number | undefined) => {
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
  return createAuth(parts);
};

const snapshotOf = (code: CodeMachine) => {
  const state = code.get();
  return state.status === 'running' ? state.snapshot : null;
};
const waiting = (code: CodeMachine) =>
  vi.waitFor(() => expect(snapshotOf(code)?.value).toBe('waiting'), { timeout: 10_000 });

test.each([
  ['60 seconds if the platform states one minute [const.sms-countdown]', 1, 60_000],
  ['300 seconds if the platform states five minutes [const.sms-countdown]', 5, 300_000],
  ['60 seconds if the platform states no time [const.sms-default]', undefined, 60_000],
] as const)('another code can be requested after %s [sms-code.timer.duration]', async (_wait, minutes, waitMs) => {
  const code = start(minutes).code('login');
  await code.load();
  const sentAt = Date.now();
  code.send({ type: 'code.send', to });
  await waiting(code);
  const receipt = snapshotOf(code)?.context.receipt;
  expect(receipt?.waitMs).toBe(waitMs);
  expect((receipt?.readyAt ?? 0) - sentAt).toBeGreaterThanOrEqual(waitMs);
  expect((receipt?.readyAt ?? 0) - Date.now()).toBeLessThanOrEqual(waitMs);
});

test('each purpose of a code has its own countdown, which keeps running while another form is open [sms-code.scope] [sms-code.persist]', async () => {
  const { code } = start(1);
  code('login').send({ type: 'code.send', to });
  await waiting(code('login'));
  await Promise.all([code('registerUsername').load(), code('registerMobile').load()]);
  expect([snapshotOf(code('registerUsername'))?.value, snapshotOf(code('registerMobile'))?.value]).toEqual([
    'ready',
    'ready',
  ]);
  expect(snapshotOf(code('login'))?.value).toBe('waiting');
});
