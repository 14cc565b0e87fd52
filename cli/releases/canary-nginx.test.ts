import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultBlocks } from '#schemas/brand.ts';
import { publishRelease } from '#publish/operators/releases/publish-release.ts';
import { publishedSite } from '#publish/published-site.ts';
import { findNginx } from '#tests/find-nginx.mjs';
import { runCommand } from '#tests/support/run-command.ts';
import { freePort, startNginx } from '#tests/support/start-nginx.ts';
import { testSite } from '#tests/support/test-brand.ts';
import { testBuild } from '#tests/support/test-server.ts';

const nginx = findNginx();
const HOST = 'trial.localhost';
const VISITORS = 10_000;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

let folder: string;
let port: number;
let endNginx: () => Promise<void>;
const target = (): string => join(folder, 'trial');
const reload = (): string => `kill -HUP $(cat ${folder}/pid)`;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Reports to nginx from one of the addresses of this machine; resolves to the status. */
const report = (body: object, cookie = '', from = 1): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { Host: HOST, Cookie: cookie, 'Content-Type': 'application/json' };
    const options = { host: '127.0.0.1', port, path: '/_reports', method: 'POST', headers };
    request({ ...options, localAddress: `127.0.0.${from}` }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });

const ask = (path: string, cookie = '', method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { Host: HOST, ...(cookie !== '' && { Cookie: `lang=EN; ${cookie}` }) };
    request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    })
      .on('error', reject)
      .end();
  });

/** Asks again if nginx closes a connection that is kept alive while a request is sent, as browsers do. */
const askAgain = (...parts: Parameters<typeof ask>): Promise<Answer> => ask(...parts).catch(() => ask(...parts));

/** A site of which the name, the policy, the style sheet, a redirect and a page contain its version. */
const siteOf = (version: string) =>
  publishedSite({
    site: testSite({
      name: `House ${version}`,
      hosts: [HOST],
      modules: { ...defaultBlocks.modules, off: version === 'one' ? [] : ['promotions'] },
      platform: {
        ...defaultBlocks.platform,
        allow: { ...defaultBlocks.platform.allow, image: [`https://${version}.example`] },
      },
    }),
    build: testBuild({
      files: new Map([
        ...testBuild().files,
        [
          '/assets/entry.css',
          {
            type: 'text/css',
            read: async (variant) => (variant === 'plain' ? new TextEncoder().encode(`/* ${version} */`) : null),
          },
        ],
      ]),
    }),
    origin: `http://${HOST}:${port}`,
  });

const publish = async (version: string, at: number, canary?: { steps: readonly number[]; minutes: number }) => {
  const files = await siteOf(version);
  await publishRelease(target(), { brand: 'trial', files, keep: 3, replaceBrand: false, now: new Date(at), canary });
  return new TextDecoder().decode(files.get('nginx.conf'));
};

const versionOf = ({ headers }: Answer): string =>
  /https:\/\/(\w+)\.example/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** Runs an action for each index, 16 at a time. */
const forEachVisitor = async (count: number, action: (visitor: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await action(next++);
  };
  await Promise.all(Array.from({ length: 16 }, work));
};

/** Reloads nginx and waits until it serves what was written. */
const reloaded = async (isReloaded: () => Promise<boolean>): Promise<void> => {
  process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGHUP');
  await expect.poll(isReloaded, { timeout: 30_000 }).toBe(true);
};

describe.skipIf(nginx === null)('a canary under nginx', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-nginx-canary-'));
    port = await freePort();
    const configuration = (await publish('one', 1000)).replaceAll('/srv/trial', target());
    endNginx = await startNginx({
      nginx: nginx ?? '',
      folder,
      sites: [configuration.replaceAll(/^ *listen \[::\].*\n/gm, '')],
      ask: () => ask('/robots.txt'),
    });
  });
  afterAll(async () => {
    agent.destroy();
    await endNginx();
    rmSync(folder, { recursive: true, force: true });
  });

  test('of 10,000 visitors each share is within one percentage point, and each keeps the release over reloads [operators.canary.share] [operators.canary.servers]', async () => {
    await publish('two', 2000, { steps: [5, 25, 100], minutes: 10 });
    await reloaded(async () => (await askAgain('/rng')).headers['set-cookie'] !== undefined);
    const cookies: string[] = [];
    const first: string[] = [];
    await forEachVisitor(VISITORS, async (visitor) => {
      const answer = await askAgain('/rng', '', 'HEAD');
      cookies[visitor] = cookieOf(answer);
      first[visitor] = versionOf(answer);
    });
    const shareIn = (seen: readonly string[]): number => (100 * seen.filter((one) => one === 'two').length) / VISITORS;
    expect(new Set(cookies).size).toBe(VISITORS);
    expect(Math.abs(shareIn(first) - 5)).toBeLessThan(1);
    await forEachVisitor(1000, async (visitor) => {
      const again = await askAgain('/rng', cookies[visitor], 'HEAD');
      expect([versionOf(again), cookieOf(again)]).toEqual([first[visitor], '']);
    });

    await runCommand(['canary', 'next', '--out', target()]);
    const added = cookies.find((cookie, visitor) => first[visitor] === 'one' && /-[123]/.test(cookie)) ?? '';
    await reloaded(async () => versionOf(await askAgain('/rng', added)) === 'two');
    const second: string[] = [];
    await forEachVisitor(VISITORS, async (visitor) => {
      second[visitor] = versionOf(await askAgain('/rng', cookies[visitor], 'HEAD'));
    });
    expect(Math.abs(shareIn(second) - 25)).toBeLessThan(1);
    expect(first.filter((one, visitor) => one === 'two' && second[visitor] !== 'two')).toEqual([]);
  });

  test('every document, header, redirect and file that a visitor gets is of one release [operators.canary.servers]', async () => {
    const mark = /=(.*)-/.exec(cookieOf(await askAgain('/rng')))?.[1] ?? '';
    for (const [digit, version] of [
      ['0', 'two'],
      ['f', 'one'],
    ] as const) {
      const cookie = `marquee_canary=${mark}-${digit.repeat(32)}`;
      for (const [path, status] of [
        ['/', 200],
        ['/rng', 200],
        ['/rng?lang=TH', 200],
        ['/promotions', version === 'one' ? 200 : 404],
        ['/no/such/page', 404],
      ] as const) {
        const page = await askAgain(path, cookie);
        expect([path, page.status, versionOf(page), page.text.includes(`House ${version}`)]).toEqual([
          path,
          status,
          version,
          true,
        ]);
        const [, sheet = ''] = /href="(\/sheet[^"]+)"/.exec(page.text) ?? [];
        expect((await askAgain(sheet, cookie)).text).toContain(`/* ${version} */`);
        if (status === 200) expect(page.headers['cache-control']).toMatch(/^private, /);
      }
      expect((await askAgain('/.canary/rng', cookie)).status).toBe(404);
      expect((await askAgain('/robots.txt', cookie)).status).toBe(200);
      expect((await askAgain('/wps/session/login', cookie)).headers['content-type']).toBe('application/json');
      expect((await askAgain('/nginx-release.conf', cookie)).status).toBe(404);
      expect((await askAgain('/favicon.ico', cookie)).status).toBe(302);
    }
  });

  test('an abort returns every visitor to the release before, and files of the other one stay for open tabs [operators.canary.share]', async () => {
    const mark = /=(.*)-/.exec(cookieOf(await askAgain('/rng')))?.[1] ?? '';
    const cookie = `marquee_canary=${mark}-${'0'.repeat(32)}`;
    const page = await askAgain('/rng', cookie);
    expect(versionOf(page)).toBe('two');
    const [, sheet = ''] = /href="(\/sheet[^"]+)"/.exec(page.text) ?? [];
    const { code, out } = await runCommand(['canary', 'abort', '--out', target(), '--reload', reload()]);
    expect([code, out]).toEqual([0, expect.stringContaining('is taken back') as unknown]);
    await expect.poll(async () => versionOf(await askAgain('/rng', cookie)), { timeout: 30_000 }).toBe('one');
    expect((await askAgain(sheet, cookie)).text).toContain('/* two */');
  });

  test('canary watch takes a release back after reports that nginx forwards, exits with 1, and nginx serves the one before [operators.canary.take-back]', async () => {
    await publish('three', 4000, { steps: [50, 100], minutes: 10 });
    const reportsTo = await freePort();
    const watched = runCommand([
      'canary',
      'watch',
      '--out',
      target(),
      '--port',
      String(reportsTo),
      '--reload',
      reload(),
    ]);
    // Only the process that watches the canary refuses what is no report.
    await expect.poll(() => report({}), { timeout: 30_000 }).toBe(400);
    const mark = /=(.*)-/.exec(cookieOf(await askAgain('/rng')))?.[1] ?? '';
    const visitor = (group: string, index: number): string =>
      `marquee_canary=${mark}-${group}${index.toString(16).padStart(31, '0')}`;
    const seen = { loadFailed: false, paint: null, login: null, deposit: null };
    for (let index = 1; index <= 24; index += 1)
      expect([
        await report({ ...seen, loadFailed: true }, visitor('0', index), index + 1),
        await report(seen, visitor('f', index), index + 1),
      ]).toEqual([204, 204]);
    const { code, out, error } = await watched;
    expect([code, out]).toEqual([1, expect.stringContaining('says why') as unknown]);
    expect(error).toContain('failed to load: 24 of 24 visitors of the new release, 0 of 24 of the live one');
    await expect.poll(async () => versionOf(await askAgain('/rng', visitor('0', 1))), { timeout: 30_000 }).toBe('one');
  });
});
