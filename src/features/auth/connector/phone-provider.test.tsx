import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectorReport } from '#schemas/connector.ts';
import type { PhonePage } from '#src/features/auth/phone/phone-page.ts';
import { createPhoneProvider } from './phone-provider.ts';

const ORIGIN = 'http://connect.localhost';
const page: PhonePage = { address: `${ORIGIN}/perya/phone`, kinds: ['google', 'sms'], language: 'fil', theme: 'dark' };
const words = () => ({ title: 'Check', close: 'Cancel' });
const provider = () => createPhoneProvider(() => page, words);
const passed: ConnectorReport = { type: 'phone.passed', channel: 'google', idToken: 't1' };

/** Creates a window of another origin that can be closed and records the messages that it receives. */
const strangerWindow = () => {
  const told: unknown[] = [];
  const stranger = {
    closed: false,
    close: () => void (stranger.closed = true),
    focus: vi.fn(),
    postMessage: (data: unknown, to: string) => void told.push([data, to]),
  };
  return { told, stranger, window: stranger as unknown as Window }; // jsdom cannot open a second window
};
const say = (source: Window | null, data: unknown, origin = ORIGIN): void =>
  void dispatchEvent(new MessageEvent('message', { data, origin, source }));

let popup = strangerWindow();
const open = vi.fn((_address?: string | URL, _name?: string, _features?: string): Window | null => popup.window);

beforeEach(() => {
  popup = strangerWindow();
  open.mockReset().mockImplementation(() => popup.window);
  vi.stubGlobal('open', open);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});
const never = () => new AbortController().signal;
const code = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'passed',
    (problem: { readonly code: string }) => problem.code,
  );

test('the popup opens synchronously, receives its start request once it is ready, and is closed after its response [phone-auth.kinds]', async () => {
  const identity = provider().askInWindow('google', never());
  expect(open).toHaveBeenCalledWith(`${page.address}?kind=google`, 'phone-provider', expect.stringContaining('popup'));
  expect(popup.told).toEqual([]);
  say(popup.window, { type: 'ready' });
  expect(popup.told).toEqual([[{ type: 'phone.start', kind: 'google', language: 'fil', theme: 'dark' }, ORIGIN]]);
  say(popup.window, passed);
  expect(await identity).toEqual({ channel: 'google', idToken: 't1' });
  expect(popup.stranger.closed).toBe(true);
});

test.each([
  ['another origin', () => say(popup.window, passed, 'http://evil.localhost')],
  ['another window', () => say(window, passed)],
  ['no window', () => say(null, passed)],
  ['another channel', () => say(popup.window, { ...passed, channel: 'facebook' })],
  ['the popup without a token', () => say(popup.window, { type: 'phone.passed', channel: 'google' })],
])('a message from %s is ignored [phone-auth.path]', async (_who, speak) => {
  const controller = new AbortController();
  const answer = code(provider().askInWindow('google', controller.signal));
  speak();
  controller.abort();
  expect(await answer).toBe('phone_closed');
});

test('the login fails if the visitor closes the window [phone-auth.closed] [errors.phone.closed]', async () => {
  vi.useFakeTimers();
  const answer = code(provider().askInWindow('google', never()));
  popup.stranger.closed = true;
  await vi.advanceTimersByTimeAsync(300);
  expect(await answer).toBe('phone_closed');
});

test('a popup that the browser blocks is reported as blocked', async () => {
  open.mockImplementation(() => null);
  expect(await code(provider().askInWindow('google', never()))).toBe('phone_blocked');
});

test('cancelling the login closes the popup, and later messages from it are ignored [phone-auth.closed]', async () => {
  const controller = new AbortController();
  const answer = code(provider().askInWindow('google', controller.signal));
  controller.abort();
  say(popup.window, passed);
  expect([await answer, popup.stranger.closed]).toEqual(['phone_closed', true]);
});

test('if the provider refuses, its reason becomes the code of the problem [phone-auth.errors]', async () => {
  const answer = code(provider().askInWindow('google', never()));
  say(popup.window, { type: 'failed', code: 'phone_disabled' });
  expect(await answer).toBe('phone_disabled');
});

/** Returns the provider's frame, its window and its dialog. */
const frame = () => {
  const element = document.querySelector('iframe');
  if (element?.contentWindow == null) throw new Error('the provider has no frame');
  return { element, window: element.contentWindow, dialog: element.closest('dialog') };
};
const listen = (): unknown[] => {
  const told: unknown[] = [];
  vi.spyOn(frame().window, 'postMessage').mockImplementation((data: unknown) => void told.push(data));
  return told;
};

test('a code is sent and confirmed through one hidden frame [phone-auth.kinds]', async () => {
  const one = provider();
  const sent = one.sendCode('+639171234567');
  const told = listen();
  expect([
    frame().element.src,
    frame().element.getAttribute('sandbox'),
    frame().dialog?.open,
    frame().dialog?.inert,
  ]).toEqual([page.address, 'allow-scripts allow-same-origin allow-forms allow-popups', false, true]);
  say(frame().window, { type: 'ready' });
  say(frame().window, { type: 'sms.sent' });
  await sent;
  const identity = one.confirmCode('123456');
  say(frame().window, { type: 'phone.passed', channel: 'sms', idToken: 't2' });
  expect(await identity).toEqual({ channel: 'sms', idToken: 't2' });
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(told.filter((one) => (one as { type: string }).type !== 'phone.start')).toEqual([
    { type: 'sms.send', phoneNumber: '+639171234567' },
    { type: 'sms.confirm', code: '123456' },
  ]);
});

test.each([
  ['a missing number', () => provider().sendCode(''), 'phone_number_missing'],
  ['a missing code', () => provider().confirmCode(''), 'phone_code_missing'],
  ['a code before one was sent', () => provider().confirmCode('1'), 'phone_code_expired'],
])(
  '%s is rejected without loading a frame [errors.phone.missing] [errors.phone.code-missing] [errors.phone.expired]',
  async (_what, ask, expected) => {
    expect([await code(ask()), document.querySelector('iframe')]).toEqual([expected, null]);
  },
);

test('if the provider page does not load, a network problem is reported, and the next attempt loads it again [errors.network]', async () => {
  vi.useFakeTimers();
  const one = provider();
  const answer = code(one.sendCode('+639171234567'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([await answer, document.querySelector('iframe')]).toEqual(['network', null]);
  void one.sendCode('+639171234567').catch(() => undefined);
  expect(document.querySelector('iframe')).not.toBeNull();
});
