import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import { readBrandAt } from '#cli/pictures/read-brands.ts';
import { compileBrand } from '#publish/compile-brand.ts';
import { publishedSite, type PublishedSite } from '#publish/published-site.ts';
import { SILENT_LOG } from '#publish/server/server-log.ts';
import { testBuild } from '#tests/support/test-server.ts';
import { readFiles } from '../releases/release-details.ts';
import { draftBrand } from './draft-brand.ts';
import { openDraft } from './open-draft.ts';
import { guardPreview } from './preview-guard.ts';
import { releaseHandler } from './release-site.ts';
import { folderKey, newKey, PREVIEW_MS, signToken } from './signed-address.ts';

const SIAM = fileURLToPath(new URL('../../../brands/siam', import.meta.url));
const NOW = Date.parse('2026-11-30T12:00:00Z');

let root: string;
let files: PublishedSite;
let brand: Brand;
let handler: (request: Request) => Promise<Response>;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'marquee-preview-'));
  const folder = readBrandAt(SIAM);
  brand = folder.brand ?? expect.fail('the sample brand has errors');
  const site = compileBrand({ ...folder, brand });
  files = await publishedSite({ site, build: testBuild(), origin: 'https://siam.example' });
  handler = releaseHandler({
    brand,
    files,
    platform: ({ url }) => Promise.resolve(Response.json({ called: new URL(url).pathname })),
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const at = (path: string, headers: Record<string, string> = {}): Request =>
  new Request(`http://siam.localhost:5000${path}`, { headers });

const key = newKey();
let now = NOW;
const guarded = (request: Request): Promise<Response> =>
  guardPreview(handler, { key, subject: 'release 1', now: () => now })(request);

test('a signed address is exchanged for a cookie that opens every path of the site for 24 hours [operators.preview.release]', async () => {
  now = NOW;
  const token = signToken(key, 'release 1', NOW + PREVIEW_MS);
  const first = await guarded(at(`/promotions?lang=EN&preview=${token}`));
  expect([first.status, first.headers.get('location')]).toEqual([303, '/promotions?lang=EN']);
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
  const visit = (path: string) => guarded(at(path, { cookie: cookie.split(';')[0] ?? '' }));
  expect((await visit('/index')).status).toBe(200);
  expect(await (await visit('/wps/session')).json()).toEqual({ called: '/wps/session' });
  now = NOW + PREVIEW_MS - 1;
  expect((await visit('/index')).status).toBe(200);
  now = NOW + PREVIEW_MS;
  const ended = await visit('/index');
  expect([ended.status, await ended.text()]).toEqual([403, expect.stringContaining('has expired after 24 hours')]);
  expect((await visit('/wps/session')).status).toBe(403);
});

test('an address without a signature, for another release, or with any single character changed is refused with the reason [operators.preview.release]', async () => {
  now = NOW;
  const token = signToken(key, 'release 1', NOW + PREVIEW_MS);
  const answer = async (value: string | null): Promise<readonly [number, string]> => {
    const { status, text } = await guarded(at(value === null ? '/' : `/?preview=${encodeURIComponent(value)}`)).then(
      async (response) => ({ status: response.status, text: await response.text() }),
    );
    return [status, text];
  };
  expect(await answer(null)).toEqual([403, expect.stringContaining('The address has no signature')]);
  expect(await answer(signToken(key, 'release 2', NOW + PREVIEW_MS))).toEqual([
    403,
    expect.stringContaining('is wrong'),
  ]);
  expect((await answer(`${token}0`))[0]).toBe(403);
  for (const [index, sign] of [...token].entries()) {
    const other = sign === '1' ? '2' : '1';
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    expect([index, await answer(changed)]).toEqual([index, [403, expect.stringContaining('is wrong')]]);
  }
});

test('search engines index nothing of a preview, and its site installs no service worker [operators.preview.release]', async () => {
  now = NOW;
  const token = signToken(key, 'release 1', NOW + 1000);
  const first = await guarded(at(`/?preview=${token}`));
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const answers = [first, await guarded(at('/'))];
  for (const path of ['/index', '/nothing', '/robots.txt', '/wps/session', '/service-worker.js'])
    answers.push(await guarded(at(path, { cookie })));
  expect(answers.map(({ headers }) => headers.get('x-robots-tag'))).toEqual(answers.map(() => 'noindex'));
  expect(answers.at(-1)?.status).toBe(404);
});

test('a release is served with its own headers, policy, languages and 404 page [operators.preview.release]', async () => {
  const published = (path: string): string => new TextDecoder().decode(files.get(path));
  const rules = published('_headers');
  const home = await handler(at('/'));
  expect(await home.text()).toBe(published('index.html'));
  expect(rules).toContain(`  Content-Security-Policy: ${home.headers.get('content-security-policy')}\n`);
  expect(rules).toContain(`  Link: ${home.headers.get('link')}\n`);
  expect(await (await handler(at('/promotions?lang=EN'))).text()).toBe(published('EN/promotions.html'));
  expect(await (await handler(at('/promotions/', { cookie: 'lang=CN' }))).text()).toBe(published('CN/promotions.html'));
  const unknown = await handler(at('/nothing/here', { cookie: 'lang=EN' }));
  expect([unknown.status, await unknown.text()]).toEqual([404, published('EN/404.html')]);
  for (const path of ['/assets/none.js', '/nginx.conf', '/_headers'])
    expect([path, (await handler(at(path))).status]).toEqual([path, 404]);
  const script = await handler(at('/assets/entry.js'));
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const icon = await handler(at('/favicon.ico'));
  expect([icon.status, icon.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/brand\//)]);
  const post = async (path: string): Promise<number> =>
    (await handler(new Request(`http://siam.localhost${path}`, { method: 'POST' }))).status;
  expect([await post('/'), await post('/_reports')]).toEqual([405, 204]);
});

test('a page whose document is missing from a release is not found, and does not show the home page', async () => {
  const rest = new Map([...files].filter(([path]) => !path.endsWith('rng.html')));
  const damaged = releaseHandler({ brand, files: rest, platform: () => Promise.reject(new Error('not called')) });
  expect([(await damaged(at('/rng'))).status, (await damaged(at('/fish'))).status]).toEqual([404, 200]);
});

test('the key of a folder stays the same and can be read only by its owner [operators.preview.release]', () => {
  const folder = join(root, 'out');
  mkdirSync(folder);
  const first = folderKey(folder);
  chmodSync(join(folder, 'preview.key'), 0o644);
  expect(folderKey(folder)).toEqual(first);
  expect(statSync(join(folder, 'preview.key')).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, 'preview.key'), 'damaged');
  expect(folderKey(folder)).toHaveLength(32);
});

/** Writes overrides into a file, beside a copy of Siam. Returns the path of the file. */
const written = (overrides: unknown): string => {
  const dir = join(root, 'brands/siam');
  if (!existsSync(dir)) cpSync(SIAM, dir, { recursive: true });
  const file = join(root, 'summer.json');
  writeFileSync(file, typeof overrides === 'string' ? overrides : JSON.stringify(overrides));
  return file;
};

const draft = async (overrides: unknown) => {
  const file = written(overrides);
  const dir = join(root, 'brands/siam');
  const before = await readFiles(dir);
  const made = draftBrand(dir, file, {});
  expect(await readFiles(dir)).toEqual(before);
  return made;
};

test('overrides replace single values of the brand, and change no file [operators.preview.overrides]', async () => {
  const made = await draft({ name: 'Siam Summer', seo: { title: { EN: 'Summer' } } });
  if (made.folder === null) expect.fail('the draft was not read');
  expect([made.findings, made.folder.brand?.name]).toEqual([[], 'Siam Summer']);
  expect(made.folder.brand?.seo.title).toEqual({ ...brand.seo.title, EN: 'Summer' });
  made.remove();
  expect(existsSync(made.brandsDir)).toBe(false);
});

test('an invalid override is a finding with its file and pointer [operators.preview.overrides]', async () => {
  const made = await draft({ currency: { code: 'BAHT' } });
  expect(made.findings.map(({ file, pointer, level }) => [file, pointer, level])).toEqual([
    ['summer.json', '/currency/code', 'error'],
  ]);
  if (made.folder !== null) made.remove();
  const { findings, site } = openDraft(
    { dir: join(root, 'brands/siam'), overrides: written({ layout: { density: 'vast' } }), siteTexts: {} },
    testBuild(),
    { localPort: 4000, port: 4001, log: SILENT_LOG },
  );
  expect([site, findings.map(({ file, pointer }) => [file, pointer])]).toEqual([
    null,
    [['summer.json', '/layout/density']],
  ]);
  expect((await draft('{ "name": ')).findings).toMatchObject([{ file: 'summer.json', pointer: '', code: 'json' }]);
});
