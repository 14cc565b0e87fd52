import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { jsonFault } from './json-fault.ts';

test.each([
  ['{"a": 1,}', 1, 9, 'remove the comma before it, or add what is missing'],
  ['{"a": 1\n "b": 2}', 2, 2, 'write a comma before it'],
  ["{'a': 1}", 1, 2, 'write double quotes instead of single ones'],
  ['{a: 1}', 1, 2, 'put the word in double quotes'],
  ['{"a" 1}', 1, 6, 'write a colon between key and value'],
  ['{} {}', 1, 4, 'remove what follows the last brace'],
  ['{\r\n  // note\r\n}', 2, 3, 'remove the comment: JSON has none'],
  ['{"a": "line\nbreak"}', 1, 7, 'close the quote on the same line and write \\n, \\" or \\\\ for special characters'],
  ['{"a": [1, 2', 1, 12, 'close what is still open: a bracket, a brace or a quote is missing'],
  ['{“a”: 1}', 1, 2, 'write straight double quotes'],
  ['{"a": 01}', 1, 7, 'write a value'],
])('the first error in %j is at line %i, column %i [brand.config.server]', (text, line, column, remedy) => {
  expect(jsonFault(text)).toMatchObject({ line, column, remedy });
});

test('in valid JSON, no error is found before the end of the text [brand.config.server]', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const { message } = jsonFault(text);
      expect(message).toContain('the file ends');
      expect(message).toContain('where the end was expected');
    }),
  );
});
