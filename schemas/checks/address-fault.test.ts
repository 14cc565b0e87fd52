import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { addressFault } from './address-fault.ts';

test.each([
  'https://perya.example',
  'https://t.me/x?a=1#b',
  'http://games.localhost:4000',
  'https://xn--p1ai.example/%20',
])('the URL %s is safe to follow [home.banner.linkage]', (address) => {
  expect(addressFault(address)).toBeNull();
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:https://a.example/x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/rng',
  'evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'http://perya.example',
  'https://a@evil.example',
  'https://a:b@evil.example',
  'https://@evil.example',
  'https://evil.example\\@perya.example',
  'https://perya.example/\u202e',
  'https://perya.example/ x',
  'https://perya.example/\u0000',
  'http://localhost.evil.example',
  `https://a.example/${'x'.repeat(2048)}`,
])('the URL %j is refused [home.banner.linkage]', (address) => {
  expect(addressFault(address)).not.toBeNull();
});

test('accepted URLs are https, or http on localhost, and contain no user name, white space or backslash [home.banner.linkage]', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((rest) => `https://${rest}`),
      ),
      (address) => {
        if (addressFault(address) !== null) return;
        const { protocol, hostname, username } = new URL(address);
        expect(protocol === 'https:' || (protocol === 'http:' && /(^|\.)localhost$/.test(hostname))).toBe(true);
        expect(username).toBe('');
        expect(address).not.toMatch(/[\s\\]/);
      },
    ),
  );
});
