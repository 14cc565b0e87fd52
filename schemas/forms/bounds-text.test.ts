import { expect, test } from 'vitest';
import { fillBounds } from './bounds-text.ts';

test.each([
  [
    'different bounds are joined by a dash [rules.message.bounds] [rules.message.dash]',
    '(min)-(max) characters',
    { min: 6, max: 20 },
    '6-20 characters',
  ],
  ['equal bounds give one number [rules.message.equal]', '(min)-(max) characters', { min: 6, max: 6 }, '6 characters'],
  [
    'equal bounds give one number, whatever text is between them [rules.message.equal]',
    'from (min) to (max)',
    { min: 4, max: 4 },
    'from 4',
  ],
  [
    'separate bounds are both filled in [rules.message.bounds]',
    'at least (min) characters, and never more than (max)',
    { min: 2, max: 9 },
    'at least 2 characters, and never more than 9',
  ],
  ['a text without bounds is unchanged [rules.message.bounds]', 'Not right', { min: 1, max: 2 }, 'Not right'],
])('%s', (_title, text, bounds, expected) => {
  expect(fillBounds(text, bounds)).toBe(expected);
});
