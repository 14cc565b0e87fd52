import { expect, test } from 'vitest';
import { sampleVisitor } from '#tests/support/canary-visitors.ts';
import { canaryCookie, isInCanary, sharePattern, visitorIn } from './visitor-share.ts';

const RELEASE = '20261101T080000000Z-0123abcd';
const visitors = Array.from({ length: 10_000 }, (_entry, index) => sampleVisitor(index));

test.each([1, 5, 25, 50, 99])(
  '%i percent of 10,000 visitors get the release; the nginx rule selects the same visitors, and a greater share includes them [operators.canary.servers]',
  (share) => {
    const chosen = visitors.filter((visitor) => isInCanary(visitor, share));
    expect(Math.abs(chosen.length / 100 - share)).toBeLessThan(1);
    expect(visitors.filter((visitor) => new RegExp(sharePattern(share)).test(visitor))).toEqual(chosen);
    expect(chosen.every((visitor) => isInCanary(visitor, Math.min(99, share + 10)))).toBe(true);
  },
);

test('a cookie names the visitor of one canary; any other value is a first visit', () => {
  const [visitor = ''] = visitors;
  const value = /=([^;]*)/.exec(canaryCookie(RELEASE, visitor, true))?.[1] ?? '';
  expect(visitorIn(value, RELEASE)).toBe(visitor);
  for (const other of [null, '', visitor, `${value}0`, value.toUpperCase(), value.replace('0123', '0124')])
    expect(visitorIn(other, RELEASE)).toBeNull();
});
