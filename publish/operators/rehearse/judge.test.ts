import { expect, test } from 'vitest';
import type { Difference } from '../diff/difference.ts';
import { groupProblems } from './group-problems.ts';
import { judgeDifferences, judgePaint, judgeVisits, type VisitPair } from './judge.ts';
import type { Fault, Observation } from './observation.ts';
import type { Visit } from './plan-visits.ts';

const visit = (over: Partial<Visit> = {}): Visit => ({
  path: '/index',
  role: 'visitor',
  language: 'EN',
  theme: 'light',
  window: 'phone',
  ...over,
});

const observation = (over: Partial<Observation> = {}): Observation => ({
  visit: visit(),
  landed: '/index',
  faults: [],
  bytes: { document: 20_000, script: 130_000, style: 15_000, image: 100_000, font: 0, other: 0 },
  parts: [],
  picture: new Uint8Array(),
  ...over,
});

const pair = (after: Partial<Observation>, before: Partial<Observation> = {}): VisitPair => ({
  after: observation(after),
  before: observation(before),
  changes: [],
});

const CSP: Fault = { part: 'policy', what: 'img-src blocks https://cdn.example' };
const difference = (over: Partial<Difference>): Difference => ({
  check: 'token',
  severity: 'info',
  place: '/theme/tokens/light/primary',
  message: 'a colour changes',
  before: '#111111',
  after: '#222222',
  seenBy: { pages: [], roles: ['visitor'], languages: [] },
  ...over,
});

const verdictOf = (pairs: readonly VisitPair[], differences: readonly Difference[] = []) =>
  judgeVisits(pairs, differences).map(({ part, severity, isLiveToo }) => [part, severity, isLiveToo ?? false]);

test('a fault fails a release unless the live release has it as well [operators.rehearse.verdict]', () => {
  expect(verdictOf([pair({ faults: [CSP] })])).toEqual([['policy', 'error', false]]);
  expect(verdictOf([pair({ faults: [CSP] }, { faults: [CSP] })])).toEqual([['policy', 'info', true]]);
  expect(verdictOf([{ after: observation({ faults: [CSP] }), before: null, changes: [] }])).toEqual([
    ['policy', 'error', false],
  ]);
  expect(
    verdictOf([
      pair({
        faults: [
          { part: 'request', what: 'https://cdn.example/a.png fails', isForeign: true },
          { part: 'console', what: 'warning: deprecated' },
        ],
      }),
    ]),
  ).toEqual([
    ['request', 'warning', false],
    ['console', 'warning', false],
  ]);
});

test('ten elements are named for a fault, and those of the live release do not count among them [operators.rehearse.verdict]', () => {
  const wide = (name: string, count: number): readonly Fault[] =>
    Array.from({ length: count }, (_, index) => ({ part: 'overflow', what: `${name} ${index} is wider` }));
  const counted = (known: readonly Fault[], added: readonly Fault[]): readonly number[] => {
    const found = verdictOf([pair({ faults: [...known, ...added] }, { faults: known })]);
    return ['error', 'info'].map((severity) => found.filter((each) => each[1] === severity).length);
  };
  expect(counted(wide('live', 12), wide('new', 1))).toEqual([1, 10]);
  expect(counted([], wide('new', 12))).toEqual([10, 0]);
});

test('a page that grows by a quarter and 150 kB, or beyond 3 MB, fails; smaller growth does not [operators.rehearse.verdict]', () => {
  const images = (image: number) => ({ bytes: { ...observation().bytes, image } });
  const judged = (after: number, before: number) => judgeVisits([pair(images(after), images(before))], []);
  expect(judged(240_000, 100_000)).toEqual([]);
  expect(judged(1_300_000, 1_100_000)).toEqual([]);
  expect(judged(400_000, 100_000)).toMatchObject([
    {
      part: 'bytes',
      severity: 'error',
      detail: '/index: 265 kB becomes 565 kB',
      what: expect.stringContaining('image'),
    },
  ]);
  expect(judged(3_000_000, 100_000)).toMatchObject([{ severity: 'error', what: expect.stringContaining('3000 kB') }]);
  expect(judged(3_100_000, 3_000_000)).toMatchObject([{ severity: 'info', isLiveToo: true }]);
  expect(judged(9_000_000, 3_000_000)).toMatchObject([
    { severity: 'error', detail: expect.stringContaining('9165 kB') },
  ]);
});

test('a page that leads to another path only on the new release is an error, and one that leads elsewhere on both a warning [operators.rehearse.verdict]', () => {
  expect(verdictOf([pair({ landed: '/login' })])).toEqual([['status', 'error', false]]);
  expect(verdictOf([pair({ landed: '/login' }, { landed: '/promotions' })])).toEqual([['status', 'warning', false]]);
});

test('a visual change is only information if a change of the brand explains it, and otherwise a warning [operators.rehearse.verdict]', () => {
  const changes = [
    { kind: 'style', cause: 'color a becomes b', part: 'header a "Games"', spot: 'a 0 0' },
    { kind: 'text', cause: 'the header has different texts', part: 'header a "Games" becomes "Play"', spot: 'a 0 0' },
  ] as const;
  const pairs = [{ ...pair({}), changes }];
  expect(verdictOf(pairs)).toEqual([
    ['picture', 'warning', false],
    ['picture', 'warning', false],
  ]);
  expect(verdictOf(pairs, [difference({})])).toEqual([
    ['picture', 'info', false],
    ['picture', 'warning', false],
  ]);
  expect(verdictOf(pairs, [difference({ place: '/texts/EN/home:title' })])).toEqual([
    ['picture', 'warning', false],
    ['picture', 'info', false],
  ]);
});

test('a release fails if its largest paint takes more than 1.5 times as long as on the live release, and over 200 ms longer [operators.rehearse.verdict]', () => {
  const judged = (live: number | null, now: number | null) => judgePaint([{ page: '/index', live, new: now }]).length;
  expect([judged(300, 480), judged(1000, 1400), judged(null, 3000), judged(800, 1300)]).toEqual([0, 0, 0, 1]);
  // `null` means that the page was not painted in time.
  expect([judged(800, null), judged(null, null)]).toEqual([1, 0]);
});

test('a release fails because of differences that take something away from players [operators.rehearse.verdict]', () => {
  const found = (['error', 'warning', 'info'] as const).map((severity) => difference({ severity }));
  expect(judgeDifferences(found).map(({ severity }) => severity)).toEqual(['error', 'warning']);
});

test('one cause on several pages is one problem with its audience, and the most severe problems come first [operators.rehearse.verdict]', () => {
  const visits = [
    visit(),
    visit({ path: '/promotions' }),
    visit({ path: '/rng', theme: 'dark' }),
    visit({ path: '/index', language: 'TY' }),
  ];
  const seen = (at: readonly number[], changes: VisitPair['changes'], faults: readonly Fault[] = []) =>
    at.flatMap((index) =>
      visits[index] === undefined ? [] : [{ ...pair({ visit: visits[index], faults }), changes }],
    );
  const header = {
    kind: 'drawn',
    cause: 'the header is drawn differently',
    part: 'header svg',
    spot: 'svg 0 0',
  } as const;
  const problems = groupProblems(
    judgeVisits([...seen([0, 1, 2, 3], [header]), ...seen([1, 2], [], [CSP])], []),
    { visits },
    ({ path }) => [`${path} live`, `${path} new`],
  );
  expect(problems.map(({ part, what, seenBy, pictures }) => ({ part, what, seenBy, pictures }))).toEqual([
    {
      part: 'policy',
      what: CSP.what,
      seenBy: { pages: ['/promotions', '/rng'], roles: [], languages: ['EN'], themes: [] },
      pictures: ['/promotions live', '/promotions new'],
    },
    {
      part: 'picture',
      what: 'the header is drawn differently',
      seenBy: { pages: [], roles: [], languages: [], themes: [] },
      pictures: ['/index live', '/index new'],
    },
  ]);
});
