import { expect, test } from 'vitest';
import { clientOf, parseTrustedProxies } from './trusted-proxies.ts';

const trusted = parseTrustedProxies('10.0.0.0/8, 192.0.2.1, fd00::/8');
const behind = (peer: string, headers: Record<string, string>) => clientOf(peer, new Headers(headers), trusted);

test.each([
  ['10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['10.1.2.3', '198.51.100.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['::ffff:10.1.2.3', '2001:db8::7', '2001:db8::7'],
  ['fd00::1', '::ffff:203.0.113.7', '203.0.113.7'],
  ['10.1.2.3', '10.4.4.4, 10.5.5.5', '10.4.4.4'],
  ['10.1.2.3', '203.0.113.7, nonsense', '10.1.2.3'],
  ['10.1.2.3', '', '10.1.2.3'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['::ffff:203.0.113.9', '198.51.100.1', '203.0.113.9'],
])('for a request from %s with X-Forwarded-For %j the client is %s', (peer, forwarded, address) => {
  expect(behind(peer, { 'x-forwarded-for': forwarded }).address).toBe(address);
});

test('forwarded protocol and host are used only if a trusted proxy sent them', () => {
  const claims = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'play.example' };
  expect(behind('192.0.2.1', claims)).toMatchObject({ https: true, host: 'play.example', isProxied: true });
  expect(behind('192.0.2.2', claims)).toMatchObject({ https: false, host: null, isProxied: false });
  expect(behind('10.0.0.1', { 'x-forwarded-proto': 'https, http' }).https).toBe(false);
});

test.each(['10.0.0.0/33', 'fd00::/129', 'proxy.example', '10.0.0.0/8/8', '10.0.0.0/-1', '10.0.0.0/x'])(
  'TRUSTED_PROXIES=%s is refused with a message about what to write instead',
  (text) => {
    expect(() => parseTrustedProxies(text)).toThrow(/write addresses or CIDR blocks/);
  },
);
