import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.ts';

interface Page {
  readonly path: string;
  readonly first?: string;
  readonly stored?: string | null;
  readonly token?: string | null;
  readonly cookie?: string;
  readonly blocked?: boolean;
}

const boot = ({ path, first = '/index', stored = null, token = null, cookie = '', blocked = false }: Page) => {
  const dataset: Record<string, string> = { theme: 'light', path: first };
  const meta = { content: '#111111', getAttribute: (name: string) => ({ 'data-light': '#aaaaaa', 'data-dark': '#bbbbbb' })[name] ?? null };
  const storage = (value: string | null) => ({
    getItem: () => {
      if (blocked) throw new Error('blocked');
      return value;
    },
  });
  runInNewContext(BOOT_SCRIPT, {
    document: { documentElement: { dataset }, querySelector: () => meta, cookie },
    location: { pathname: path },
    localStorage: storage(stored),
    sessionStorage: storage(token),
  });
  return { ...dataset, color: meta.content };
};

test('a stored theme stands before the first paint, the colour of the browser bar with it [brand.theme.switch]', () => {
  expect(boot({ path: '/index', stored: 'dark' })).toMatchObject({ theme: 'dark', color: '#bbbbbb' });
});

test.each([null, 'pink', ''])("with %j stored the brand's own theme stays [brand.theme.default]", (stored) => {
  expect(boot({ path: '/index', stored })).toMatchObject({ theme: 'light', color: '#aaaaaa' });
});

test("a browser that blocks storage shows the brand's theme", () => {
  expect(boot({ path: '/index', blocked: true })).toMatchObject({ theme: 'light' });
});

test.each([
  ['/', {}, false],
  ['/index', {}, false],
  ['/index/', {}, false],
  ['/rng', {}, true],
  ['/rng', { first: '/rng' }, false],
  ['/rng/', { first: '/rng' }, false],
  ['/register', {}, false],
  ['/register.html', {}, false],
  ['/registered', {}, true],
  ['/login', {}, false],
  ['/login', { cookie: 'signed-in=1' }, false],
  ['/rng', { first: '/login' }, false],
  ['/register', { first: '/login' }, true],
  ['/register', { first: '/register' }, false],
  ['/register', { first: '/register', cookie: 'signed-in=1' }, true],
  ['/download', { first: '/download' }, false],
  ['/index', { first: '/login', token: 'abc' }, true],
  ['/', { first: '/login', cookie: 'a=b; signed-in=1' }, true],
] as const)('at %s with %j another page than the prerendered one is wanted: %s [guard.redirect]', (path, facts, other) => {
  expect('first' in boot({ path, ...facts })).toBe(other);
});

test.each([
  [{ cookie: 'signed-in=1' }, 'in'],
  [{ token: 'abc' }, 'in'],
  [{ cookie: 'not-signed-in=1' }, undefined],
  [{}, undefined],
] as const)('whether a session may exist is known before the code is: %j gives %s', (facts, session) => {
  expect((boot({ path: '/index', ...facts }) as { session?: string }).session).toBe(session);
});
