import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PhoneKind } from '#schemas/connector-providers.ts';
import type { ConnectorReport, ConnectorRequest } from '#schemas/connector.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { pageLanguage } from '#publish/languages/page-language.ts';
import { phoneFailure, runPhonePage } from './phone.ts';
import type { PhonePage, PhoneService } from './phone-service.ts';

const page = (kinds: PhoneKind[]): PhonePage => ({
  page: 'phone',
  origins: [],
  brand: 'perya',
  languages: {
    en: pageLanguage(productLanguages.pack('EN'), 'connect'),
    fil: pageLanguage(productLanguages.pack('TY'), 'connect'),
  },
  phone: { provider: 'sandbox', kinds, apiKey: 'k', authDomain: 'a', projectId: 'p', appId: '1' },
});
const refuse = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const calm: PhoneService = {
  signIn: async (kind) => `token of ${kind}`,
  send: async () => undefined,
  confirm: async () => 'token of sms',
};

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.documentElement.removeAttribute('data-theme'));

const open = (service: Partial<PhoneService> = {}, kinds: PhoneKind[] = ['google', 'sms']) => {
  const told: ConnectorReport[] = [];
  let ask = (_request: ConnectorRequest): void => undefined;
  runPhonePage(
    page(kinds),
    { listen: (listener) => (ask = listener), send: (report) => void told.push(report) },
    { ...calm, ...service },
  );
  return {
    told,
    ask: (request: ConnectorRequest) => ask(request),
    start: (kind: PhoneKind) => ask({ type: 'phone.start', kind, language: 'fil', theme: 'dark' }),
  };
};

test("a page started for account sign-in returns a token and uses the site's language and theme [phone-auth.kinds]", async () => {
  const { told, start } = open();
  start('google');
  await vi.waitFor(() =>
    expect(told).toEqual([{ type: 'phone.passed', channel: 'google', idToken: 'token of google' }]),
  );
  expect([document.documentElement.lang, document.documentElement.dataset['theme'], document.title]).toEqual([
    'fil',
    'dark',
    'Mag-log in gamit ang Google',
  ]);
});

test('only the first start request counts [phone-auth.path]', async () => {
  const signIn = vi.fn(calm.signIn);
  const { told, start } = open({ signIn });
  start('google');
  start('google');
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(signIn).toHaveBeenCalledTimes(1);
});

test("a sign-in kind that is not in the brand's file is disabled [phone-auth.enable] [errors.phone.disabled]", () => {
  const { told, start } = open({}, ['sms']);
  start('google');
  expect(told).toEqual([{ type: 'failed', code: 'phone_disabled' }]);
});

test('a code can be sent and confirmed, but not before the start request [phone-auth.kinds]', async () => {
  const { told, ask, start } = open();
  ask({ type: 'sms.send', phoneNumber: '+639171234567' });
  start('sms');
  ask({ type: 'sms.send', phoneNumber: '+639171234567' });
  await vi.waitFor(() => expect(told).toEqual([{ type: 'sms.sent' }]));
  ask({ type: 'sms.confirm', code: '123456' });
  await vi.waitFor(() =>
    expect(told.at(-1)).toEqual({ type: 'phone.passed', channel: 'sms', idToken: 'token of sms' }),
  );
});

test('provider errors are mapped to failure codes, and the player can try again [phone-auth.errors] [errors.phone.map]', async () => {
  const { told, ask, start } = open({ confirm: refuse('auth/code-expired'), send: refuse('auth/anything') });
  start('sms');
  ask({ type: 'sms.send', phoneNumber: '+639171234567' });
  await vi.waitFor(() => expect(told).toEqual([{ type: 'failed', code: 'phone_unknown' }]));
  ask({ type: 'sms.confirm', code: '1' });
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ type: 'failed', code: 'phone_code_expired' }));
});

test.each([
  ['invalid-phone-number', 'phone_number_wrong'],
  ['missing-phone-number', 'phone_number_missing'],
  ['too-many-requests', 'phone_too_many'],
  ['invalid-verification-code', 'phone_code_wrong'],
  ['missing-verification-code', 'phone_code_missing'],
  ['captcha-check-failed', 'phone_human'],
  ['quota-exceeded', 'phone_quota'],
  ['operation-not-allowed', 'phone_disabled'],
  ['code-expired', 'phone_code_expired'],
  ['popup-closed-by-user', 'phone_closed'],
])("the provider's error %s becomes %s [errors.phone.map]", (code, failure) => {
  expect(phoneFailure({ code: `auth/${code}` })).toBe(failure);
});

test.each([
  [{ code: 'auth/internal-error' }],
  [{ code: 'too-many-requests' }],
  [{ code: 'constructor' }],
  [new TypeError('Failed to fetch')],
  ['auth/code-expired'],
  [null],
  [undefined],
])('any other error, such as %j, becomes unknown [errors.phone.map] [errors.phone.unknown]', (thrown) => {
  expect(phoneFailure(thrown)).toBe('phone_unknown');
});
