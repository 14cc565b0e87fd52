import { expect, test } from 'vitest';
import { cspSource, headerValue, nginxString, serverName, UnsafeValueError } from './header-values.ts';

test.each([
  [cspSource, "'self'"],
  [cspSource, "'sha256-abc+/='"],
  [cspSource, 'blob:'],
  [cspSource, 'https://games.example:8443'],
  [headerValue, 'same-origin'],
  [serverName, 'play.example'],
])('%o returns %s unchanged', (write, value) => {
  expect(write(value)).toBe(value);
});

test.each([
  [cspSource, 'https://a.example; script-src *'],
  [cspSource, 'https://a.example, b'],
  [cspSource, 'https://*'],
  [cspSource, ''],
  [headerValue, 'a\r\nSet-Cookie: b=c'],
  [headerValue, 'café'],
  [serverName, 'a.example;'],
  [serverName, '$host'],
  [nginxString, '$request_uri'],
  [nginxString, 'a\\'],
  [nginxString, 'a\nb'],
])('%o refuses %j', (write, value) => {
  expect(() => write(value)).toThrow(UnsafeValueError);
});

test('a quote inside an nginx value is escaped', () => {
  expect(nginxString('autoplay=(self "https://a.example")')).toBe('"autoplay=(self \\"https://a.example\\")"');
});
