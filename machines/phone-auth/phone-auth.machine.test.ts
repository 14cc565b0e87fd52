import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { phoneAuthMachine, type Identity, type WindowKind } from './phone-auth.machine.ts';
import { phoneAuthScreen } from './screens.ts';

const NOW = 1_000_000;
const byGoogle: Identity = { channel: 'google', idToken: 't1' };
const bySms: Identity = { channel: 'sms', idToken: 't2' };
const failed = (code: string) => Promise.reject(new Problem({ code, status: 0, message: '' }));
const never = () => new Promise<never>(() => undefined);

interface Provider {
  readonly ask?: (signal: AbortSignal) => Promise<Identity>;
  readonly send?: () => Promise<void>;
  readonly confirm?: () => Promise<Identity>;
}

afterEach(() => vi.useRealTimers());

const start = ({
  ask = async () => byGoogle,
  send = async () => undefined,
  confirm = async () => bySms,
}: Provider = {}) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const asked: unknown[] = [];
  const machine = phoneAuthMachine.provide({
    actors: {
      askInWindow: fromPromise<Identity, WindowKind>(({ input, signal }) => {
        asked.push(input);
        return ask(signal);
      }),
      sendCode: fromPromise<void, { readonly phoneNumber: string }>(({ input }) => {
        asked.push(input.phoneNumber);
        return send();
      }),
      confirmCode: fromPromise<Identity, { readonly code: string }>(({ input }) => {
        asked.push(input.code);
        return confirm();
      }),
    },
  });
  const actor = createActor(machine).start();
  const settled = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, asked, settled, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
};
const sent = async (provider: Provider = {}) => {
  const started = start(provider);
  started.actor.send({ type: 'sms.choose' });
  started.actor.send({ type: 'code.send', phoneNumber: '+639171234567' });
  await started.settled('awaitingCode');
  return started;
};

test("confirming in the provider's window yields the identity [phone-auth.kinds] [phone-auth.path]", async () => {
  const { actor, asked, settled, context } = start();
  actor.send({ type: 'window.ask', kind: 'google' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await settled('passed');
  expect([asked, context().identity]).toEqual([['google'], byGoogle]);
});

test('a used identity is cleared and another login can begin, while the one-minute wait continues [phone-auth.timer]', async () => {
  const { actor, settled, state, context } = await sent();
  actor.send({ type: 'code.confirm', code: '123456' });
  await settled('passed');
  actor.send({ type: 'kind.leave' });
  expect([state(), context()]).toEqual([
    'choosing',
    { problem: null, readyAt: NOW + 60_000, isSent: false, identity: null },
  ]);
});

test('two clicks open only one window', () => {
  const { actor, asked } = start({ ask: never });
  actor.send({ type: 'window.ask', kind: 'google' });
  actor.send({ type: 'window.ask', kind: 'facebook' });
  expect(asked).toEqual(['google']);
});

test('a closed window leads back to the choice and shows the reason [phone-auth.closed] [errors.phone.closed]', async () => {
  const { actor, settled, context } = start({ ask: () => failed('phone_closed') });
  actor.send({ type: 'window.ask', kind: 'facebook' });
  await settled('choosing');
  expect([context().problem?.code, context().readyAt]).toEqual(['phone_closed', null]);
  actor.send({ type: 'window.ask', kind: 'facebook' });
  expect(context().problem).toBeNull();
});

test('a cancelled window has no effect later [phone-auth.closed]', async () => {
  let answer = (_identity: Identity): void => undefined;
  let stop: AbortSignal | null = null;
  const { actor, state } = start({
    ask: (signal) => {
      stop = signal;
      return new Promise((resolve) => (answer = resolve));
    },
  });
  actor.send({ type: 'window.ask', kind: 'google' });
  actor.send({ type: 'kind.leave' });
  expect(stop).toMatchObject({ aborted: true });
  answer(byGoogle);
  await new Promise(setImmediate);
  expect(state()).toBe('choosing');
});

test('a phone number and the code sent to it yield the identity [phone-auth.kinds]', async () => {
  const { actor, asked, settled, context } = await sent();
  actor.send({ type: 'code.confirm', code: '123456' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await settled('passed');
  expect([asked, context().identity]).toEqual([['+639171234567', '123456'], bySms]);
});

test('another code can be sent only when a minute of clock time has passed [const.sms-phone-auth] [phone-auth.timer]', async () => {
  const { actor, asked, state, context, settled } = await sent();
  expect(context().readyAt).toBe(NOW + 60_000);
  actor.send({ type: 'clock.check', now: NOW + 59_999 });
  actor.send({ type: 'code.send', phoneNumber: '+639171234567' });
  expect([asked.length, state()]).toEqual([1, 'awaitingCode']);
  actor.send({ type: 'clock.check', now: NOW + 60_000 });
  expect(context().readyAt).toBeNull();
  actor.send({ type: 'code.send', phoneNumber: '+639171234567' });
  await settled('awaitingCode');
  expect(asked).toHaveLength(2);
});

test('the one-minute wait continues while another kind of login is open [phone-auth.timer]', async () => {
  const { actor, asked, context } = await sent();
  actor.send({ type: 'kind.leave' });
  actor.send({ type: 'sms.choose' });
  actor.send({ type: 'code.send', phoneNumber: '+639171234567' });
  expect([asked.length, context().readyAt]).toEqual([1, NOW + 60_000]);
});

test('too many requests disable the send button for five minutes [errors.phone.too-many] [phone-auth.error-ui]', async () => {
  const { actor, asked, settled, context } = start({ send: () => failed('phone_too_many') });
  actor.send({ type: 'sms.choose' });
  actor.send({ type: 'code.send', phoneNumber: '+639171234567' });
  await settled('enteringNumber');
  expect([context().problem?.code, context().readyAt]).toEqual(['phone_too_many', NOW + 300_000]);
  actor.send({ type: 'problem.dismiss' });
  actor.send({ type: 'clock.check', now: NOW + 299_999 });
  actor.send({ type: 'code.send', phoneNumber: '+639171234567' });
  expect([asked.length, context().problem]).toEqual([1, null]);
  actor.send({ type: 'clock.check', now: NOW + 300_000 });
  actor.send({ type: 'code.send', phoneNumber: '+639171234567' });
  expect(asked).toHaveLength(2);
});

test.each([
  'phone_number_wrong',
  'phone_number_missing',
  'phone_human',
  'phone_quota',
  'phone_disabled',
  'phone_unknown',
])('after %s another number can be submitted at once [phone-auth.error-ui]', async (code) => {
  const { actor, asked, settled, context } = start({ send: () => failed(code) });
  actor.send({ type: 'sms.choose' });
  actor.send({ type: 'code.send', phoneNumber: '1' });
  await settled('enteringNumber');
  expect([context().problem?.code, context().readyAt]).toEqual([code, null]);
  actor.send({ type: 'code.send', phoneNumber: '2' });
  expect(asked).toEqual(['1', '2']);
});

test.each(['phone_code_wrong', 'phone_code_missing', 'phone_code_expired'])(
  '%s lets the player type the code again, and does not affect the one-minute wait [errors.phone.code-invalid] [errors.phone.code-missing] [errors.phone.expired]',
  async (code) => {
    const { actor, settled, context } = await sent({ confirm: () => failed(code) });
    actor.send({ type: 'code.confirm', code: '1' });
    await settled('awaitingCode');
    expect([context().problem?.code, context().readyAt]).toEqual([code, NOW + 60_000]);
  },
);

test('a refused second code leaves the first one usable [phone-auth.error-ui]', async () => {
  let tries = 0;
  const { actor, settled, context } = await sent({
    send: () => ((tries += 1) === 1 ? Promise.resolve() : failed('phone_quota')),
  });
  actor.send({ type: 'clock.check', now: NOW + 60_000 });
  actor.send({ type: 'code.send', phoneNumber: '+639171234567' });
  await settled('awaitingCode');
  expect([tries, context().problem?.code]).toEqual([2, 'phone_quota']);
});

test('another number can be typed after a code was sent, while the one-minute wait continues [phone-auth.timer]', async () => {
  const { actor, asked, state, context } = await sent();
  actor.send({ type: 'number.change' });
  expect([state(), context().isSent, context().readyAt]).toEqual(['enteringNumber', false, NOW + 60_000]);
  actor.send({ type: 'code.send', phoneNumber: '+639170000000' });
  expect(asked).toHaveLength(1);
});

test('a code is submitted only once while it is being confirmed', async () => {
  const { actor, asked } = await sent({ confirm: never });
  actor.send({ type: 'code.confirm', code: '1' });
  actor.send({ type: 'code.confirm', code: '1' });
  expect(asked).toHaveLength(2);
});

test('the machine stores neither the number nor the code', async () => {
  const { actor, settled } = await sent({ confirm: () => failed('phone_code_wrong') });
  actor.send({ type: 'code.confirm', code: '424242' });
  await settled('awaitingCode');
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/424242|9171234567/);
});

test.each([
  ['choosing', false, 'kinds'],
  ['asking', false, 'window'],
  ['enteringNumber', false, 'number'],
  ['sendingCode', false, 'number'],
  ['sendingCode', true, 'code'],
  ['awaitingCode', true, 'code'],
  ['confirming', true, 'code'],
  ['passed', true, 'kinds'],
] as const)('%s, with a code sent: %s, shows the screen %s', (value, isSent, screen) => {
  expect(phoneAuthScreen({ value, context: { problem: null, readyAt: null, identity: null, isSent } })).toBe(screen);
});
