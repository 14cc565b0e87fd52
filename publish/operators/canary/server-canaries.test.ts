import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BRAND_VERSION } from '#schemas/brand-upgrades.ts';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { createBrandRegistry } from '#publish/server/brand-registry.ts';
import { createSiteServer } from '#publish/server/site-server.ts';
import { REPORTING_VISITORS, sampleCookie, visitorCookie } from '#tests/support/canary-visitors.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { TEST_ASSETS, TEST_SVG, testBrand } from '#tests/support/test-brand.ts';
import { testBuild } from '#tests/support/test-server.ts';
import { prepareBrand } from '../publish/prepare-brand.ts';
import { publishBrand } from '../publish/publish-brand.ts';
import { serverFormat } from '../publish/release-format.ts';
import { readReleases } from '../releases/switch-release.ts';
import { createServerCanaries, type ServerCanaries } from './server-canaries.ts';

const HOST = 'trial.localhost';
const VISITORS = 10_000;
const ADDRESS = 'x-real-ip';

let root: string;
/** The release of the last canary. */
let release: string;
let now = Date.parse('2026-11-01T08:00:00Z');
let canaries: ServerCanaries;
let fetch: (request: Request) => Promise<Response>;
const errors: unknown[] = [];
const target = (): string => join(root, 'out');

const publish = async (version: string, canary?: { steps: readonly number[]; minutes: number }): Promise<string> => {
  const dir = join(root, 'brands/trial');
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };
  write(
    'brand.json',
    JSON.stringify({ version: BRAND_VERSION, ...testBrand({ name: `House ${version}`, hosts: [HOST] }) }),
  );
  for (const path of TEST_ASSETS) write(path, TEST_SVG.replace('#222222', version === 'one' ? '#111111' : '#333333'));
  const read = () => readBrandFolder(dir, null);
  const { published } = await publishBrand(
    target(),
    prepareBrand(read()),
    { keep: 3, keepDays: 0, replaceBrand: false, by: 'ann', merge: false, format: serverFormat, canary },
    { read: () => Promise.resolve(read()), progress: () => undefined, afterSwitch: () => Promise.resolve(null) },
  );
  return published.id;
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'marquee-server-canary-'));
  await publish('one');
  const brandsDir = join(target(), 'brands');
  const options = { brandsDir, environment: null, languages: productLanguages, port: 4000 };
  const registry = createBrandRegistry({ ...options, now: () => now });
  canaries = createServerCanaries({
    ...options,
    addressHeader: ADDRESS,
    now: () => now,
    onError: (error) => errors.push(error),
  });
  ({ fetch } = createSiteServer({
    registry,
    build: testBuild(),
    platform: () => Promise.resolve(new Response(null, { status: 404 })),
    development: false,
    canaries,
  }));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  expect(errors).toEqual([]);
});

const ask = (path: string, cookie = '', init: RequestInit = {}, address = '192.0.2.1'): Promise<Response> =>
  fetch(
    new Request(`http://${HOST}${path}`, {
      ...init,
      headers: { Host: HOST, Cookie: cookie, [ADDRESS]: address, ...(init.headers as Record<string, string>) },
    }),
  );
const versionOf = async (answer: Response): Promise<string> => /House (\w+)/.exec(await answer.text())?.[1] ?? 'none';
/** Reports a failed login of a visitor of the new release, and a successful one of a visitor of the live release. */
const reportLogins = async (visitor: number): Promise<void> => {
  for (const [group, login] of [
    ['fresh', 'failed'],
    ['live', 'done'],
  ] as const) {
    const report = { loadFailed: false, paint: 900, login, deposit: null };
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(report) };
    const answer = await ask('/_reports', visitorCookie(release, group, visitor), init, `192.0.2.${visitor}`);
    expect(answer.status).toBe(204);
  }
};
const cookieOf = (answer: Response): string => answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';

test('among 10,000 visitors of the Node server each share is within one percentage point of its target, and each visitor keeps the same release after reloads [operators.canary.share] [operators.canary.servers]', async () => {
  expect(cookieOf(await ask('/rng'))).toBe('');
  release = await publish('two', { steps: [5, 25, 100], minutes: 10 });
  now += 1000;
  const cookies: string[] = [];
  const first: string[] = [];
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const answer = await ask('/rng');
    cookies.push(cookieOf(answer));
    first.push(await versionOf(answer));
  }
  const shareIn = (seen: readonly string[]): number => (100 * seen.filter((one) => one === 'two').length) / VISITORS;
  expect(new Set(cookies).size).toBe(VISITORS);
  expect(Math.abs(shareIn(first) - 5)).toBeLessThan(1);
  await runCommand(['canary', 'next', '--out', target()]);
  now += 1000;
  const second: string[] = [];
  for (let visitor = 0; visitor < VISITORS; visitor += 1)
    second.push(await versionOf(await ask('/rng', sampleCookie(release, visitor))));
  expect(Math.abs(shareIn(second) - 25)).toBeLessThan(1);
  for (const cookie of cookies.filter((_cookie, visitor) => first[visitor] === 'two'))
    expect(await versionOf(await ask('/rng', cookie))).toBe('two');
});

test('the documents and files of a visitor belong to one release, and no cache gives them to a visitor of the other [operators.canary.servers]', async () => {
  for (const [group, version, caching] of [
    ['fresh', 'two', 'private, no-store'],
    ['live', 'one', 'private, no-cache'],
  ] as const) {
    const cookie = visitorCookie(release, group);
    const page = await ask('/rng', cookie);
    expect([page.headers.get('Cache-Control'), page.headers.get('Set-Cookie')]).toEqual([caching, null]);
    const html = await page.text();
    expect(html).toContain(`House ${version}`);
    const icon = /rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? '';
    // A tab that is already open keeps its files, whichever release its visitor gets now.
    for (const other of ['fresh', 'live'] as const)
      expect(await (await ask(icon, visitorCookie(release, other))).text()).toContain(
        version === 'one' ? '#111111' : '#333333',
      );
  }
});

test('a login that fails in the new release returns all visitors of the Node server to the live one within 60 s, and `marquee releases` says why [operators.canary.take-back]', async () => {
  const start = now;
  const fresh = visitorCookie(release, 'fresh');
  expect(await versionOf(await ask('/rng', fresh))).toBe('two');
  for (let visitor = 1; now < start + 60_000 && (await versionOf(await ask('/rng', fresh))) === 'two'; visitor += 1) {
    await reportLogins(visitor);
    now += 1000;
    if (visitor % 5 === 0) await canaries.look();
  }
  now += 1000;
  expect(now - start).toBeLessThan(60_000);
  expect(await versionOf(await ask('/rng', fresh))).toBe('one');
  const { out } = await runCommand(['releases', '--out', target()]);
  expect(out).toMatch(/rolled back after 25 % of visitors, .*by the Node server\n +failed logins: \d+ of \d+/);
  expect(readFileSync(join(target(), 'current/trial/brand.json'), 'utf8')).toContain('House one');
});

test('a release that is published while the Node server ends a canary keeps its folder [operators.canary.take-back]', async () => {
  release = await publish('three', { steps: [50, 100], minutes: 10 });
  now += 1000;
  for (let visitor = 1; visitor <= REPORTING_VISITORS; visitor += 1) await reportLogins(visitor);
  const looking = canaries.look();
  await expect.poll(async () => (await readReleases(target())).canary).toBeNull();
  const next = await publish('four');
  await looking;
  expect(existsSync(join(target(), 'releases', next, 'trial/brand.json'))).toBe(true);
  now += 1000;
  expect(await versionOf(await ask('/rng'))).toBe('four');
});
