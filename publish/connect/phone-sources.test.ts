import { expect, test } from 'vitest';
import type { PhoneConnector } from '#schemas/brand.ts';
import { phoneSources } from './phone-sources.ts';

const phone = (over: Partial<PhoneConnector>): PhoneConnector => ({
  provider: 'firebase',
  kinds: ['google'],
  apiKey: 'k',
  authDomain: 'one.firebaseapp.example',
  projectId: 'one',
  appId: '1',
  ...over,
});

test("the sandbox's phone page allows no other origin [calls.third.phone-auth]", () => {
  expect(phoneSources(phone({ provider: 'sandbox', kinds: ['google', 'facebook', 'sms'] }))).toEqual({
    script: [],
    frame: [],
    connect: [],
    image: [],
    ownScriptOnly: true,
  });
});

test('a page for social accounts allows the sign-in domain but not reCAPTCHA, and a page for SMS codes allows reCAPTCHA but not the sign-in domain [calls.third.phone-auth]', () => {
  const accounts = phoneSources(phone({ kinds: ['google', 'facebook'] }));
  const codes = phoneSources(phone({ kinds: ['sms'] }));
  expect(accounts.frame).toEqual(['https://one.firebaseapp.example']);
  expect(accounts.script).toEqual(['https://www.gstatic.com', 'https://apis.google.com']);
  expect(codes.frame).toEqual(['https://www.google.com', 'https://recaptcha.google.com']);
  expect(codes.script).toEqual(['https://www.gstatic.com', 'https://www.google.com']);
});

test("if the brand's file names another folder for the modules, the origin of that folder is allowed [calls.third.phone-auth]", () => {
  expect(phoneSources(phone({ script: 'http://127.0.0.1:4999/firebase/' })).script).toEqual([
    'http://127.0.0.1:4999',
    'https://apis.google.com',
  ]);
});
