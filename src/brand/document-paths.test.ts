import { expect, test } from 'vitest';
import { documentPage, documentPages, pagePath } from './document-paths.ts';

const open = { modules: { off: [], loginRequired: false } };
const closed = { modules: { off: [], loginRequired: true } };

test.each([
  ['/', '/index'],
  ['/register', '/index'],
  ['/register.html', '/index'],
  ['/login', '/index'],
  ['/rng', '/rng'],
  ['/rng/', '/rng'],
  ['/nowhere', '/index'],
])('the document of %s has the page %s in it', (path, page) => {
  expect(documentPage(open, path)).toBe(page);
});

test.each([
  ['/', '/login'],
  ['/rng', '/login'],
  ['/nowhere', '/login'],
  ['/login', '/login'],
  ['/register', '/register'],
  ['/download', '/download'],
])('where a brand asks for login, the document of %s has the page %s in it [guard.flag.on]', (path, page) => {
  expect(documentPage(closed, path)).toBe(page);
});

test('an area that is off has no document, and its paths lead home', () => {
  const brand = { modules: { off: ['promotions' as const], loginRequired: false } };
  expect(documentPage(brand, '/promotions')).toBe('/index');
  expect(documentPages(brand).has('/promotions')).toBe(false);
  expect(documentPages(brand).get('/rng')).toBe('/rng');
});

test('registration is home with a modal over it: both are one page, so that home stays when the modal goes', () => {
  expect(pagePath(open, '/register')).toBe(pagePath(open, '/index'));
});
