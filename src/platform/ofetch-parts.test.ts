import { expect, test } from 'vitest';
import parse, { withBase, withQuery } from './ofetch-parts.ts';

test.each([{}, { type: 'RNG' }, { name: 'two words & more', page: '1' }, { name: 'ánh 花+' }])(
  'a URL carries the complete query %o',
  (query) => {
    for (const path of ['/wps/games', '/wps/games?lang=EN']) {
      const address = new URL(withQuery(path, query), 'http://site');
      expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
        '/wps/games',
        { ...(path.includes('?') ? { lang: 'EN' } : {}), ...query },
      ]);
    }
  },
);

test('a URL on another origin is that origin and the path', () => {
  expect(withBase('/wps/games', 'https://platform.example/')).toBe('https://platform.example/wps/games');
  expect(withBase('https://platform.example/wps/games', 'https://platform.example/')).toBe(
    'https://platform.example/wps/games',
  );
});

test('a response cannot change the prototype of an object', () => {
  expect(Object.keys(parse('{"__proto__":{"admin":true},"name":"ana"}') as object)).toEqual(['name']);
});
