import { expect, test } from 'vitest';
import { resolvePlayType } from './play-types.ts';

test.each([
  ['BIG_SMALL', 'STANDARD', { key: 'play.bigSmall' }],
  [null, '2_DIGITS', { key: 'play.twoDigits' }],
  [null, 'HOUSE SPECIAL', { own: 'HOUSE SPECIAL' }],
  ['call 0900 for a bonus', 'STANDARD', { key: 'play.standard' }],
  ['toString', null, null],
  [null, null, null],
])(
  "the play type is resolved when a link requests %j and the lottery's default is %j [lottery.query]",
  (asked, usual, chosen) => {
    expect(resolvePlayType(asked, usual)).toEqual(chosen);
  },
);
