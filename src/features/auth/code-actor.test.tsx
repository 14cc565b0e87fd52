import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromPromise, type Actor } from 'xstate';
import { smsCodeMachine, type CodeReceipt, type SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';
import { createCodeActor } from './code-actor.ts';

const WAIT_MS = 90_000;
const to = { mobileNum: '9171234567', countryDialingCode: '63' };
const machine = smsCodeMachine.provide({
  actors: {
    proveHuman: fromPromise<SendCodeInput, SendCodeInput>(async ({ input }) => input),
    sendCode: fromPromise<CodeReceipt, SendCodeInput>(async () => ({
      waitMs: WAIT_MS,
      readyAt: Date.now() + WAIT_MS,
    })),
  },
});
const open = (name = 'registerMobile'): Actor<typeof smsCodeMachine> => createCodeActor(machine, name).start();
const state = (actor: Actor<typeof smsCodeMachine>): unknown => actor.getSnapshot().value;

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

test('after a reload the countdown of a code continues for its own purpose only, and when it ends another code can be sent', async () => {
  const before = open();
  before.send({ type: 'code.send', to });
  await vi.waitFor(() => expect(state(before)).toBe('waiting'));
  const { receipt } = before.getSnapshot().context;

  const after = open();
  expect([state(after), after.getSnapshot().context.receipt?.readyAt]).toEqual(['waiting', receipt?.readyAt]);
  expect(state(open('login'))).toBe('ready');
  after.send({ type: 'clock.check', now: (receipt?.readyAt ?? 0) - 1 });
  expect(state(after)).toBe('waiting');
  after.send({ type: 'clock.check', now: receipt?.readyAt ?? 0 });
  expect(state(after)).toBe('ready');
  expect(state(open())).toBe('ready');
});

test.each(['', 'x', '-1', '1', String(Number.MAX_SAFE_INTEGER)])(
  'a stored value that is not a valid countdown is ignored: %s',
  (text) => {
    sessionStorage.setItem('code:registerMobile', text);
    expect(state(open())).toBe('ready');
  },
);
