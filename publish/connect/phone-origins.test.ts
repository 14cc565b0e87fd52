import { expect, test } from 'vitest';
import type { PhoneConnector } from '#schemas/brand.ts';
import { phoneOrigins } from './phone-origins.ts';

const phone = (over: Partial<PhoneConnector>): PhoneConnector => ({
  provider: 'firebase',
  kinds: ['google'],
  apiKey: 'k',
  authDomain: 'one.firebaseapp.example',
  projectId: 'one',
  appId: '1',
  ...over,
});

test("the sandbox's page admits nobody else [calls.third.phone-auth]", () => {
  expect(phoneOrigins(phone({ provider: 'sandbox', kinds: ['google', 'facebook', 'sms'] }))).toEqual({
    script: [],
    frame: [],
    connect: [],
    image: [],
    ownScriptOnly: true,
  });
});

test('a page for accounts admits the sign-in domain and no reCAPTCHA; one for codes the other way round [calls.third.phone-auth]', () => {
  const accounts = phoneOrigins(phone({ kinds: ['google', 'facebook'] }));
  const codes = phoneOrigins(phone({ kinds: ['sms'] }));
  expect(accounts.frame).toEqual(['https://one.firebaseapp.example']);
  expect(accounts.script).toEqual(['https://www.gstatic.com', 'https://apis.google.com']);
  expect(codes.frame).toEqual(['https://www.google.com', 'https://recaptcha.google.com']);
  expect(codes.script).toEqual(['https://www.gstatic.com', 'https://www.google.com']);
});

test('modules of another folder come from its origin [calls.third.phone-auth]', () => {
  expect(phoneOrigins(phone({ script: 'http://127.0.0.1:4999/firebase/' })).script).toEqual([
    'http://127.0.0.1:4999',
    'https://apis.google.com',
  ]);
});
