import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultBlocks, type Brand } from '#schemas/brand.ts';
import { findNginx } from '#tests/find-nginx.mjs';
import {
  REPORTING_VISITORS,
  reportFailedLoads,
  sampleCookie,
  sendReport,
  visitorCookie,
} from '#tests/support/canary-visitors.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { freePort, startNginx } from '#tests/support/start-nginx.ts';
import { publishVersion } from '#tests/support/versioned-site.ts';

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
/** The release of the last canary. */
let release: string;
let endNginx: () => Promise<void>;
const target = (): string => join(folder, 'trial');
const origin = (): string => `http://${HOST}:${port}`;
const reload = (): string => `kill -HUP $(cat ${folder}/pid)`;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

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

/** Retries, as browsers do, if nginx closes a keep-alive connection while a request is being sent. */
const askAgain = (...parts: Parameters<typeof ask>): Promise<Answer> => ask(...parts).catch(() => ask(...parts));

const PROMOTIONS_OFF: Brand['modules'] = { ...defaultBlocks.modules, off: ['promotions'] };
const CANARY = { steps: [5, 25, 100], minutes: 10 };

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

/** Reloads nginx and waits until it serves the new files. */
const reloaded = async (isReloaded: () => Promise<boolean>): Promise<void> => {
  process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGHUP');
  await expect.poll(isReloaded, { timeout: 30_000 }).toBe(true);
};

describe.skipIf(nginx === null)('a canary under nginx', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-nginx-canary-'));
    port = await freePort();
    const { configuration } = await publishVersion(target(), { version: 'one', at: 1000, origin: origin() });
    endNginx = await startNginx({
      nginx: nginx ?? '',
      folder,
      sites: [configuration],
      ask: () => ask('/robots.txt'),
    });
  });
  afterAll(async () => {
    agent.destroy();
    await endNginx();
    rmSync(folder, { recursive: true, force: true });
  });

  test('among 10,000 visitors each share is within one percentage point of its target, and each visitor keeps the same release after reloads [operators.canary.share] [operators.canary.servers]', async () => {
    const two = { version: 'two', at: 2000, origin: origin(), modules: PROMOTIONS_OFF };
    ({ release } = await publishVersion(target(), { ...two, canary: CANARY }));
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
      second[visitor] = versionOf(await askAgain('/rng', sampleCookie(release, visitor), 'HEAD'));
    });
    expect(Math.abs(shareIn(second) - 25)).toBeLessThan(1);
    const kept = cookies.filter((_cookie, visitor) => first[visitor] === 'two');
    await forEachVisitor(kept.length, async (visitor) => {
      expect(versionOf(await askAgain('/rng', kept[visitor], 'HEAD'))).toBe('two');
    });
  });

  test('all documents, headers, redirects and files that a visitor gets belong to one release [operators.canary.servers]', async () => {
    for (const [group, version] of [
      ['fresh', 'two'],
      ['live', 'one'],
    ] as const) {
      const cookie = visitorCookie(release, group);
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
        expect(page.headers['cache-control']).toBe(`private, ${group === 'fresh' ? 'no-store' : 'no-cache'}`);
      }
      expect((await askAgain('/.canary/rng', cookie)).status).toBe(404);
      expect((await askAgain('/robots.txt', cookie)).status).toBe(200);
      expect((await askAgain('/wps/session/login', cookie)).headers['content-type']).toBe('application/json');
      expect((await askAgain('/nginx-release.conf', cookie)).status).toBe(404);
      expect((await askAgain('/favicon.ico', cookie)).status).toBe(302);
    }
  });

  test('an abort returns every visitor to the previous release, and open tabs can still load files of the aborted one [operators.canary.share]', async () => {
    const cookie = visitorCookie(release, 'fresh');
    const page = await askAgain('/rng', cookie);
    expect(versionOf(page)).toBe('two');
    const [, sheet = ''] = /href="(\/sheet[^"]+)"/.exec(page.text) ?? [];
    const { code, out } = await runCommand(['canary', 'abort', '--out', target(), '--reload', reload()]);
    expect([code, out]).toEqual([0, expect.stringContaining('is rolled back') as unknown]);
    await expect.poll(async () => versionOf(await askAgain('/rng', cookie)), { timeout: 30_000 }).toBe('one');
    expect((await askAgain(sheet, cookie)).text).toContain('/* two */');
  });

  test('after reports that nginx forwards, canary watch takes the release back and exits with 1, and nginx serves the previous one [operators.canary.take-back]', async () => {
    const three = { version: 'three', at: 4000, origin: origin() };
    ({ release } = await publishVersion(target(), { ...three, canary: { steps: [50, 100], minutes: 10 } }));
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
    const site = { port, host: HOST };
    // Until the reload, nginx ignores every report; the process that watches the canary refuses a malformed one.
    await expect.poll(() => sendReport(site, '{}'), { timeout: 30_000 }).toBe(400);
    expect(new Set(await reportFailedLoads(site, release))).toEqual(new Set([204]));
    const { code, out, error } = await watched;
    expect([code, out]).toEqual([1, expect.stringContaining('says why') as unknown]);
    const all = REPORTING_VISITORS;
    expect(error).toContain(
      `failed to load: ${all} of ${all} visitors of the new release, 0 of ${all} of the live one`,
    );
    const before = async (): Promise<string> => versionOf(await askAgain('/rng', visitorCookie(release, 'fresh', 1)));
    await expect.poll(before, { timeout: 30_000 }).toBe('one');
  });
});
