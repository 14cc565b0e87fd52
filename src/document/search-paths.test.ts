import { expect, test } from 'vitest';
import { ROUTES } from '#schemas/routes.ts';
import { isSearchable, searchPath } from './search-paths.ts';

const open = { modules: { off: [], loginRequired: false } };
const closed = { modules: { off: [], loginRequired: true } };

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/register', '/'],
  ['/register.html', '/'],
  ['/down', '/download'],
  ['/helpmc', '/help'],
  ['/rng', '/rng'],
])('search engines know the page of %s as %s', (path, page) => {
  expect(searchPath(open, path)).toBe(page);
});

test('where login comes first, login and registration are pages of their own', () => {
  expect(['/login', '/register.html'].map((path) => searchPath(closed, path))).toEqual(['/login', '/register']);
});

test('a path that the brand does not have is no address for search engines [navigation.route.unknown]', () => {
  const brand = { modules: { off: ['lottery' as const], loginRequired: false } };
  for (const path of ['/nowhere', '/lottery', '/elott'])
    expect([searchPath(brand, path), isSearchable(brand, path)]).toEqual([null, false]);
});

test('pages that are empty without a query or a session are not for search engines', () => {
  expect(ROUTES.filter((path) => !isSearchable(open, path))).toEqual([
    '/fbsports',
    '/seamless',
    '/promoDetail',
    '/join',
    '/game',
  ]);
});

test('where login comes first, search engines may show what visitors see', () => {
  expect(ROUTES.filter((path) => isSearchable(closed, path))).toEqual([
    '/register',
    '/register.html',
    '/login',
    '/down',
    '/download',
  ]);
});
