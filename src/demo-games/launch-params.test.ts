import { expect, test } from 'vitest';
import { readLaunchParams, withoutTicket } from './launch-params.ts';

const SITE = 'http://perya.localhost:4000';
const read = (query: Readonly<Record<string, string>>) =>
  readLaunchParams(`http://games.localhost:4000/slot?${new URLSearchParams(query).toString()}`, { origins: [SITE] });

test('a launch URL has the ticket and the back link [launch.generic]', () => {
  expect(read({ ticket: 't', merchant: 'perya', language: 'TH', back: `${SITE}/index` })).toEqual({
    ticket: 't',
    back: `${SITE}/index`,
  });
  expect(read({})).toEqual({ ticket: null, back: null });
});

test.each([
  'http://evil.example/',
  `${SITE}.evil.example/`,
  'http://perya.localhost:4001/',
  `blob:${SITE}/a`,
  SITE.replace('//', '//user:word@'),
  'javascript:alert(1)',
  '/index',
  '',
])('%j is not accepted as a back link [launch.generic]', (back) => {
  expect(read({ back }).back).toBeNull();
});

test('a used ticket is removed from the URL, and the rest of the URL stays [launch.generic]', () => {
  expect(withoutTicket('http://games.localhost:4000/slot?ticket=t&merchant=perya')).toBe(
    'http://games.localhost:4000/slot?merchant=perya',
  );
});
