import { expect, test } from 'vitest';
import { documentPage, documentPages, hasOwnTitle, pagePath, readersOf } from './document-paths.ts';

const open = { modules: { off: [], loginRequired: false }, pages: [] };
const closed = { modules: { off: [], loginRequired: true }, pages: [] };

test.each([
  ['/', '/index'],
  ['/register', '/index'],
  ['/register.html', '/index'],
  ['/login', '/index'],
  ['/rng', '/rng'],
  ['/rng/', '/rng'],
  ['/nowhere', '/404'],
  ['/404', '/404'],
])('the document of %s contains the page %s', (path, page) => {
  expect(documentPage(open, path)).toBe(page);
});

test.each([
  ['/', '/login'],
  ['/rng', '/login'],
  ['/nowhere', '/login'],
  ['/login', '/login'],
  ['/register', '/register'],
  ['/download', '/download'],
])('if a brand requires login, the document of %s contains the page %s [guard.flag.on]', (path, page) => {
  expect(documentPage(closed, path)).toBe(page);
});

test.each([
  ['/', '/index'],
  ['/rng', '/rng'],
  ['/login', '/index'],
  ['/register', '/index'],
  ['/download', '/download'],
  ['/nowhere', '/404'],
])("if a brand requires login, a member's document of %s contains the page %s [guard.redirect]", (path, page) => {
  expect(documentPage(closed, path, 'member')).toBe(page);
});

test('documents for members are built if members and visitors see different pages and a server can tell them apart', () => {
  const platform = (session: 'cookie' | 'bearer') => ({ platform: { session } });
  expect(readersOf({ ...closed, ...platform('cookie') })).toEqual(['visitor', 'member']);
  expect(readersOf({ ...closed, ...platform('bearer') })).toEqual(['visitor']);
  expect(readersOf({ ...open, ...platform('cookie') })).toEqual(['visitor']);
});

test('an area that is off has no document, and its paths show the page for unknown paths [navigation.route.unknown]', () => {
  const brand = { modules: { off: ['promotions' as const, 'lottery' as const], loginRequired: false }, pages: [] };
  for (const path of ['/promotions', '/lottery', '/elott/']) {
    expect([documentPage(brand, path), pagePath(brand, path)]).toEqual(['/404', '/404']);
    expect(documentPages(brand).has(path)).toBe(false);
  }
  expect(documentPages(brand).get('/rng')).toBe('/rng');
});

test('registration is a modal over the home page, so both paths count as the same page and home stays when the modal closes', () => {
  expect(pagePath(open, '/register')).toBe(pagePath(open, '/index'));
});

test.each([
  ['/rng', open, 'visitor', true],
  ['/index', open, 'visitor', false],
  ['/register', open, 'visitor', false],
  ['/login', closed, 'visitor', false],
  ['/register', closed, 'visitor', false],
  ['/download', closed, 'visitor', true],
  ['/index', closed, 'member', false],
  ['/rng', closed, 'member', true],
] as const)('%s has its own title, with the brand settings %j, for a %s: %s', (path, brand, reader, isOwn) => {
  expect(hasOwnTitle(brand, path, reader)).toBe(isOwn);
});
