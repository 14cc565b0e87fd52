import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whileLocked } from '#publish/locks/while-locked.ts';
import { LARGEST_REPORT } from '#publish/browser-reports/read-report.ts';
import { sampleCookie, sampleVisitor } from '#tests/support/canary-visitors.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { createCanaryWatch, type CanaryWatch } from './watch-canary.ts';
import { isInCanary } from './visitor-share.ts';

const START = Date.parse('2026-11-01T08:02:00Z');
const QUIET = { loadFailed: false, paint: 900, login: null, deposit: null };

let target: string;
let release: string;
let now: number;
let watch: CanaryWatch;

const publish = async (version: string, at: number, share: number | null): Promise<string> => {
  const { id } = await publishRelease(target, {
    brand: 'siam',
    files: new Map([['index.html', new TextEncoder().encode(version)]]),
    keep: 3,
    replaceBrand: false,
    now: new Date(at),
    ...(share !== null && { canary: { steps: [share, 75, 100], minutes: 10 } }),
  });
  return id;
};

beforeEach(async () => {
  target = mkdtempSync(join(tmpdir(), 'marquee-watch-'));
  now = START;
  await publish('1', START - 60_000, null);
  release = await publish('2', START, 50);
  watch = createCanaryWatch({ target, by: 'marquee canary watch', now: () => now });
  await watch.look();
});
afterEach(() => rmSync(target, { recursive: true, force: true }));

/** A separate IP address for each visitor. */
const addressOf = (index: number): string => `10.0.${Math.floor(index / 250)}.${index % 250}`;

const send = (
  body: unknown,
  {
    visitor = 0,
    address = addressOf(visitor),
    type = 'application/json',
    cookie = sampleCookie(release, visitor),
    method = 'POST',
  } = {},
): Promise<Response> =>
  watch.receive(
    new Request('http://siam.example/_reports', {
      method,
      headers: { 'Content-Type': type, Cookie: cookie },
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    address,
  );

const POLICY = { 'csp-report': { 'document-uri': 'http://siam.example/', 'violated-directive': 'script-src-elem' } };

/** The report of browsers affected by a fault in the new release, its media type, and the report of all other browsers. */
const FAULTS: Readonly<Record<string, readonly [unknown, string, unknown]>> = {
  'a missing script': [{ ...QUIET, loadFailed: true }, 'application/json', QUIET],
  'a policy that blocks content': [POLICY, 'application/csp-report', QUIET],
  'a slow page': [{ ...QUIET, paint: 4000 }, 'application/json', QUIET],
  'a login that fails': [{ ...QUIET, login: 'failed' }, 'application/json', { ...QUIET, login: 'done' }],
  'a deposit that fails': [{ ...QUIET, deposit: 'failed' }, 'application/json', { ...QUIET, deposit: 'done' }],
};

test.each(Object.entries(FAULTS))(
  '%s in the new release returns all visitors to the live one within 60 s, and `marquee releases` says why [operators.canary.take-back]',
  async (_name, [fault, type, quiet]) => {
    let visitor = 0;
    let look = await watch.look();
    // Four visitors a second, and a check every five seconds, as in `canary watch`.
    while (look.canary !== null && now < START + 60_000) {
      for (const end = visitor + 20; visitor < end; visitor += 1) {
        const isFresh = isInCanary(sampleVisitor(visitor), 50);
        const answer = await (isFresh ? send(fault, { visitor, type }) : send(quiet, { visitor }));
        expect(answer.status).toBe(204);
      }
      now += 5000;
      look = await watch.look();
    }
    expect(now).toBeLessThanOrEqual(START + 60_000);
    expect(look.ended).toMatchObject({ release, outcome: 'taken-back', share: 50 });
    expect(readFileSync(join(target, 'current/index.html'), 'utf8')).toBe('1');
    const { out } = await runCommand(['releases', '--out', target]);
    expect(out).toMatch(/canary {3}rolled back after 50 % of visitors, .* by marquee canary watch\n +.* new release/);
    expect(out).toContain(look.ended?.reasons[0] ?? 'no reason');
  },
);

test('without faults the release passes each step after its minimum time and then goes live [operators.canary.take-back]', async () => {
  const shares: (number | undefined)[] = [];
  for (let minute = 1; minute <= 22; minute += 1) {
    for (let visitor = minute * 100; visitor < minute * 100 + 20; visitor += 1) await send(QUIET, { visitor });
    now += 60_000;
    const { canary } = await watch.look();
    shares.push(canary === null ? 100 : canary.steps[canary.step]);
  }
  expect([shares.indexOf(75), shares.indexOf(100)]).toEqual([9, 19]);
  expect(readFileSync(join(target, 'current/index.html'), 'utf8')).toBe('2');
});

test.each<[string, unknown, Parameters<typeof send>[1], number]>([
  ['a body that is not JSON', '{', {}, 400],
  ['another field', { ...QUIET, user: 'ann' }, {}, 400],
  ['a paint that is not a time', { ...QUIET, paint: -1 }, {}, 400],
  ['a policy report without a directive', { 'csp-report': {} }, { type: 'application/csp-report' }, 400],
  [
    'a long list',
    Array.from({ length: 21 }, () => ({ type: 'csp-violation', body: { effectiveDirective: 'x' } })),
    { type: 'application/reports+json' },
    400,
  ],
  ['another media type', QUIET, { type: 'text/plain' }, 415],
  ['a media type that is a property of every object', QUIET, { type: 'constructor' }, 415],
  ['a long body', 'x'.repeat(LARGEST_REPORT + 1), {}, 413],
  ['another method', '', { method: 'GET' }, 405],
])('a report with %s is refused', async (_name, body, options, status) => {
  expect((await send(body, options)).status).toBe(status);
});

test('reports without the cookie of this canary are not counted, nor are those of more than a few visitors from one network [operators.canary.take-back]', async () => {
  const counted: number[] = [];
  for (let visitor = 0; visitor < 100; visitor += 1) {
    await send(QUIET, { visitor: visitor + 1000 });
    await send(
      { ...QUIET, loadFailed: true },
      { visitor, cookie: `marquee_canary=00000000-${sampleVisitor(visitor)}` },
    );
    await send({ ...QUIET, loadFailed: true }, { visitor, cookie: '' });
  }
  // Each pair is the network of one customer of an internet provider.
  for (const network of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8:0:ff01::', '2001:db8::ff02:0:0:0:1']) {
    const statuses: number[] = [];
    for (let visitor = 60 * counted.length; statuses.length < 60; visitor += 1)
      statuses.push((await send({ ...QUIET, loadFailed: true }, { visitor, address: network })).status);
    counted.push(statuses.filter((status) => status === 204).length);
  }
  expect(counted).toEqual([4, 0, 4, 0]);
  expect((await watch.look()).canary).not.toBeNull();
  // One visitor counts once, however often it reports.
  const victim = Array.from({ length: 50 }, (_entry, index) => index + 3000).find((one) =>
    isInCanary(sampleVisitor(one), 50),
  );
  for (let count = 0; count < 300; count += 1) await send({ ...QUIET, loadFailed: true }, { visitor: victim ?? 0 });
  expect((await watch.look()).canary).not.toBeNull();
});

test('while another command changes the folder, canary watch waits', async () => {
  for (let visitor = 0; visitor < 200; visitor += 1)
    await send({ ...QUIET, loadFailed: isInCanary(sampleVisitor(visitor), 50) }, { visitor });
  await whileLocked(target, async () => {
    expect(await watch.look()).toMatchObject({ isChanged: false, decision: { act: 'take-back' } });
  });
  expect((await watch.look()).canary).toBeNull();
});

test('until web servers serve a step, its reports do not count and nothing is decided [operators.canary.take-back]', async () => {
  const reportFaults = async (): Promise<void> => {
    for (let visitor = 0; visitor < 200; visitor += 1)
      await send({ ...QUIET, loadFailed: isInCanary(sampleVisitor(visitor), 50) }, { visitor });
  };
  await reportFaults();
  expect(await watch.look({ isServed: false })).toMatchObject({ isChanged: false, decision: { act: 'continue' } });
  expect((await watch.look()).canary).not.toBeNull();
  await reportFaults();
  expect((await watch.look()).canary).toBeNull();
});
