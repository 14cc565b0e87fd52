import { beforeEach, expect, test, vi } from 'vitest';

const OWN = 'http://perya.localhost:4000';
const GAMES = ['https://one.games.example', 'https://two.games.example'];

/** Imports a fresh copy of the module, as after a page load; session storage is kept. */
const fresh = async () => {
  vi.resetModules();
  return (await import('./launch-address.ts')).launchAddress;
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const places = { cdns: GAMES, allowed: GAMES, own: OWN };

test('a path is resolved against a launch CDN, which is chosen at random and kept for the session [launch.cdn] [images.launch-cdn.random]', async () => {
  const drawn = new Set<string>();
  for (let session = 0; session < 60; session += 1) {
    sessionStorage.removeItem('launchCdn');
    const address = (await fresh())('/slot?ticket=a', places);
    expect((await fresh())('/dice?ticket=b', places)).toBe(`${new URL(address).origin}/dice?ticket=b`);
    drawn.add(new URL(address).origin);
  }
  expect([...drawn].toSorted()).toEqual(GAMES);
});

test('a CDN that the brand does not allow is never chosen [launch.cdn]', async () => {
  const launchAddress = await fresh();
  expect(launchAddress('/slot', { ...places, allowed: [GAMES[1] ?? ''] })).toBe('https://two.games.example/slot');
  expect(() => launchAddress('/slot', { ...places, allowed: [] })).toThrow(
    expect.objectContaining({ code: 'invalid_url' }),
  );
});

test('a URL on an allowed origin is left unchanged [launch.cdn]', async () => {
  expect((await fresh())('https://one.games.example/slot?ticket=a', places)).toBe(
    'https://one.games.example/slot?ticket=a',
  );
});

test('local games open only from a local site [launch.cdn]', async () => {
  const local = ['http://games.localhost:4000'];
  const launchAddress = await fresh();
  expect(launchAddress('/slot', { cdns: local, allowed: local, own: OWN })).toBe('http://games.localhost:4000/slot');
  expect(() => launchAddress('/slot', { cdns: local, allowed: local, own: 'https://perya.example' })).toThrow(
    expect.objectContaining({ code: 'invalid_url' }),
  );
});

test.each([
  'https://elsewhere.example/slot',
  'javascript:alert(1)',
  '//elsewhere.example/slot',
  '/\\elsewhere.example',
  'slot',
  '',
  OWN,
  `${OWN}/index`,
  'https://one.games.example@elsewhere.example/',
  'data:text/html,hi',
])('%j opens no game [launch.cdn]', async (url) => {
  const launchAddress = await fresh();
  expect(() => launchAddress(url, { ...places, allowed: [...GAMES, OWN] })).toThrow(
    expect.objectContaining({ code: 'invalid_url' }),
  );
});
