import { expect, test } from 'vitest';
import { parseServeOptions } from './serve-options.ts';

test.each([
  [[], {}, true],
  [[], { HOST: '127.0.0.1' }, true],
  [[], { HOST: '::1' }, true],
  [[], { HOST: 'localhost' }, true],
  [[], { HOST: '0.0.0.0' }, false],
  [[], { HOST: '::' }, false],
  [[], { HOST: '192.0.2.7' }, false],
  [['--production'], {}, false],
  [['--developer'], { HOST: '0.0.0.0' }, true],
  [['--site-only'], { HOST: '0.0.0.0' }, false],
] as const)('with %j and %j the developer pages are served: %s', (args, env, development) => {
  expect(parseServeOptions(args, env).development).toBe(development);
});

test('with --site-only no sandbox is served', () => {
  expect(parseServeOptions([], {}).sandbox).toBe(true);
  expect(parseServeOptions(['--site-only'], {}).sandbox).toBe(false);
});

test('by default, production logs every request, and development only warnings and errors', () => {
  expect(parseServeOptions([], {}).logLevel).toBe('warn');
  expect(parseServeOptions(['--production'], {}).logLevel).toBe('info');
  expect(parseServeOptions([], { LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
});

test('brands are served in the environment that BRAND_ENVIRONMENT names, or without one by default [operators.env.overlay]', () => {
  expect(parseServeOptions([], {}).environment).toBeNull();
  expect(parseServeOptions([], { BRAND_ENVIRONMENT: 'staging' }).environment).toBe('staging');
});

test.each([
  [['--developer', '--production'], {}, 'not both'],
  [['--prodution'], {}, "Unknown option '--prodution'"],
  [[], { TRUSTED_PROXIES: 'proxy' }, 'write addresses or CIDR blocks'],
] as const)('%j with %j is refused', (args, env, words) => {
  expect(() => parseServeOptions(args, env)).toThrow(words);
});
