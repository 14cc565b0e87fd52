import { expect, test } from 'vitest';
import type { ReleaseCounts } from '../../browser-reports/report-counts.ts';
import { decideCanary } from './decide-canary.ts';

const counts = (over: Partial<ReleaseCounts> = {}): ReleaseCounts => ({
  visitors: 0,
  loadFailures: 0,
  policyReports: 0,
  logins: 0,
  failedLogins: 0,
  deposits: 0,
  failedDeposits: 0,
  paints: [],
  ...over,
});
const paints = (visitors: number, middle: number): number[] =>
  Array.from({ length: visitors }, (_entry, index) => Math.round(middle * (0.5 + index / visitors)));

/** A step with enough visitors for every signal and no faults. */
const LIVE = counts({
  visitors: 1000,
  loadFailures: 5,
  policyReports: 20,
  logins: 200,
  failedLogins: 30,
  deposits: 60,
  failedDeposits: 6,
  paints: paints(800, 2000),
});
const FRESH = counts({
  visitors: 60,
  loadFailures: 1,
  policyReports: 1,
  logins: 30,
  failedLogins: 5,
  deposits: 25,
  failedDeposits: 3,
  paints: paints(60, 2050),
});
const decide = (fresh: Partial<ReleaseCounts>, minutes = 10, live: Partial<ReleaseCounts> = {}) =>
  decideCanary({ fresh: { ...FRESH, ...fresh }, live: { ...LIVE, ...live }, minutes, leastMinutes: 10 });

test('without faults the next share follows after the minimum time, once enough visitors of both releases have reported [operators.canary.take-back]', () => {
  expect(decide({}).act).toBe('next');
  expect(decide({}, 9.9).act).toBe('continue');
  expect(decide({ visitors: 49 })).toMatchObject({
    act: 'continue',
    reasons: [
      '49 visitors of the new release and 1000 of the live one have reported, of 50 each that the next step needs',
    ],
  });
  expect(decide({}, 10, { visitors: 49 }).act).toBe('continue');
});

test.each<[string, Partial<ReleaseCounts>, RegExp]>([
  ['a missing script', { loadFailures: 20 }, /^scripts or style sheets .*: 20 of 60 .*, 5 of 1000 of the live/],
  ['a policy that blocks content', { policyReports: 25 }, /^reports of the content security policy: 25 of 60/],
  ['a login that fails', { failedLogins: 25 }, /^failed logins: 25 of 30 .*, 30 of 200/],
  ['a deposit that fails', { failedDeposits: 20 }, /^failed deposits: 20 of 25/],
  ['a slower page', { paints: paints(60, 4000) }, /^paint: 75 % of 60 .* within 5000 ms, .* within 2500 ms/],
])(
  '%s takes the release back at once, and the reason gives the figures [operators.canary.take-back]',
  (_name, fault, reason) => {
    for (const minutes of [0.1, 10, 100])
      expect(decide(fault, minutes)).toEqual({
        act: 'take-back',
        reasons: [expect.stringMatching(reason) as unknown],
      });
  },
);

test('a fault that the live release has too, or that few visitors have, does not take the release back [operators.canary.take-back]', () => {
  expect(decide({ failedLogins: 25 }, 10, { failedLogins: 170 }).act).toBe('next');
  expect(decide({ loadFailures: 4 }).act).toBe('next');
  expect(decide({ visitors: 19, loadFailures: 19, policyReports: 0 }).act).toBe('continue');
  expect(decide({ paints: paints(49, 9000) }).act).toBe('next');
  expect(decide({ paints: paints(60, 2200) }).act).toBe('next');
});

/** Creates a generator of pseudo-random numbers in [0, 1) that are always the same for a seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Simulates a canary with equal fault rates in both releases and several checks. Returns the reasons for which it would be taken back. */
const runWithoutFault = (
  seed: number,
  { share, looks, visitors }: Readonly<Record<string, number>>,
): readonly string[] => {
  const random = randomOf(seed);
  const happens = (chance: number): number => (random() < chance ? 1 : 0);
  const group = () => ({ ...counts(), paints: [] as number[] });
  const groups = { fresh: group(), live: group() };
  for (let look = 1; look <= (looks ?? 0); look += 1) {
    for (let visit = 0; visit < (visitors ?? 0); visit += 1) {
      const seen: { -readonly [Key in keyof ReleaseCounts]: ReleaseCounts[Key] } & { paints: number[] } =
        groups[random() < (share ?? 0) ? 'fresh' : 'live'];
      const [logins, deposits] = [happens(0.3), happens(0.1)];
      seen.visitors += 1;
      seen.loadFailures += happens(0.01);
      seen.policyReports += happens(0.04);
      seen.logins += logins;
      seen.failedLogins += logins * happens(0.15);
      seen.deposits += deposits;
      seen.failedDeposits += deposits * happens(0.1);
      // A product of several random factors, like paint times on real networks.
      seen.paints.push(Math.round(600 * Math.exp(1.5 * (random() + random() + random()))));
    }
    const { act, reasons } = decideCanary({ ...groups, minutes: 1, leastMinutes: 10 });
    if (act === 'take-back') return reasons;
  }
  return [];
};

test.each([
  ['5 % of 400 visitors', { share: 0.05, looks: 5, visitors: 80 }],
  ['25 % of 400 visitors', { share: 0.25, looks: 5, visitors: 80 }],
])(
  'of 1,000 canaries for %s with equal fault rates, each checked five times, none is taken back [operators.canary.take-back]',
  (_name, run) => {
    const alarms = Array.from({ length: 1000 }, (_entry, seed) => runWithoutFault(seed, run)).flat();
    expect(alarms).toEqual([]);
  },
);
