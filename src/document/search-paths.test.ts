import { expect, test } from 'vitest';
import { ROUTES } from '#schemas/routes.ts';
import { isSearchable, searchPath } from './search-paths.ts';

const open = { modules: { off: [], loginRequired: false }, pages: [] };
const closed = { modules: { off: [], loginRequired: true }, pages: [] };

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/register', '/'],
  ['/register.html', '/'],
  ['/down', '/download'],
  ['/helpmc', '/help'],
  ['/rng', '/rng'],
])('the search engine URL of %s is %s', (path, page) => {
  expect(searchPath(open, path)).toBe(page);
});

test('if the brand requires login, login and registration are separate pages', () => {
  expect(['/login', '/register.html'].map((path) => searchPath(closed, path))).toEqual(['/login', '/register']);
});

test('a path that the brand does not have has no URL for search engines [navigation.route.unknown]', () => {
  const brand = { modules: { off: ['lottery' as const], loginRequired: false }, pages: [] };
  for (const path of ['/nowhere', '/lottery', '/elott'])
    expect([searchPath(brand, path), isSearchable(brand, path)]).toEqual([null, false]);
});

test('pages that are empty without a query or a session are not indexed', () => {
  expect(ROUTES.filter((path) => !isSearchable(open, path))).toEqual([
    '/fbsports',
    '/seamless',
    '/promoDetail',
    '/join',
    '/game',
  ]);
});

test('if the brand requires login, search engines may index what visitors see', () => {
  expect(ROUTES.filter((path) => isSearchable(closed, path))).toEqual([
    '/register',
    '/register.html',
    '/login',
    '/down',
    '/download',
  ]);
});
