import { expect, test } from 'vitest';
import { headersOf, readRules } from '#publish/operators/preview/host-rules.ts';
import { documentOf, memberFile, readRedirects } from './published-folder.ts';

const RULES = readRules(
  [
    '/*',
    "  Content-Security-Policy: default-src 'none'; img-src 'self'",
    '  Referrer-Policy: no-referrer',
    '',
    '/assets/*',
    '  Cache-Control: immutable',
    '',
    '/brand/*',
    '  Content-Security-Policy: sandbox',
    '',
    '/theme.*',
    '  Cache-Control: immutable',
    '',
    '/',
    '  Link: </home.css>',
    '',
    '/:page',
    '  Link: </page.css>',
    '',
  ].join('\n'),
);

test('the benchmark server reads `_headers` as static hosts do: a star matches anything, a named part matches one segment, and a header matched twice applies twice', () => {
  expect(headersOf(RULES, '/rng')).toEqual({
    'Content-Security-Policy': ["default-src 'none'; img-src 'self'"],
    'Referrer-Policy': ['no-referrer'],
    Link: ['</page.css>'],
  });
  expect(['/', '/rng/two', '/assets/a.js'].map((path) => headersOf(RULES, path)['Link'])).toEqual([
    ['</home.css>'],
    undefined,
    undefined,
  ]);
  expect(headersOf(RULES, '/assets/a.js')).toMatchObject({
    'Cache-Control': ['immutable'],
    'Referrer-Policy': ['no-referrer'],
  });
  expect(headersOf(RULES, '/brand/1/hero.svg')['Content-Security-Policy']).toEqual([
    "default-src 'none'; img-src 'self'",
    'sandbox',
  ]);
  expect(headersOf(RULES, '/themexcss')['Cache-Control']).toBeUndefined();
});

test('the benchmark server reads `_redirects` as static hosts do: the first matching rule applies', () => {
  const fileOf = readRedirects(
    ['/assets/* /404.html 404', '/index /index.html 200', '/* /page.html 200', ''].join('\n'),
  );
  expect(['/assets/a.js', '/index', '/rng', '/'].map(fileOf)).toEqual([
    null,
    '/index.html',
    '/page.html',
    '/page.html',
  ]);
});

test('the benchmark server finds the document for a URL that no rule matches', () => {
  const has = (file: string) => ['/index.html', '/download.html'].includes(file);
  expect(['/', '/download', '/nowhere'].map((path) => documentOf(path, has))).toEqual([
    '/index.html',
    '/download.html',
    null,
  ]);
});

test("the benchmark server chooses documents for members as the folder's nginx file does", () => {
  const folder = new Set(['/index.html', '/rng.html', '/member/index.html', '/member/rng.html']);
  const pick = (path: string, cookies: string) => memberFile(path, (name) => folder.has(name), cookies);
  expect(['/rng', '/', '/nowhere'].map((path) => pick(path, 'lang=EN; signed-in=1'))).toEqual([
    '/member/rng.html',
    '/member/index.html',
    '/member/index.html',
  ]);
  expect(['', 'signed-in=', 'not-signed-in=1'].map((cookies) => pick('/rng', cookies))).toEqual([null, null, null]);
  expect(memberFile('/rng', (name) => name === '/rng.html', 'signed-in=1')).toBeNull();
});
