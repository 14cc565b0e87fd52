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
  'if the link names the play type %j and the default of the lottery is %j, the play type is %j [lottery.query]',
  (asked, usual, chosen) => {
    expect(resolvePlayType(asked, usual)).toEqual(chosen);
  },
);
