import { expect, test } from 'vitest';
import { explainStart, portFrom } from './process-ways.ts';

test.each([
  [undefined, 4000],
  ['', 4000],
  ['4150', 4150],
] as const)('PORT of %j means port %i', (text, port) => {
  expect(portFrom(text)).toBe(port);
});

test.each([
  ['EADDRINUSE', 'Port 4000 is in use. End what listens there, or take another: PORT=4001 npm start'],
  ['EACCES', 'Port 4000 needs more rights than this process has. Take one above 1023: PORT=4000 npm start'],
])('a start that fails with %s says what to do', (code, words) => {
  expect(explainStart(Object.assign(new Error('listen'), { code }), 4000)).toBe(words);
});

test('any other failure speaks for itself', () => {
  expect(explainStart(new Error('The folder .data is in use by process 7.'), 4000)).toBe(
    'The folder .data is in use by process 7.',
  );
});
