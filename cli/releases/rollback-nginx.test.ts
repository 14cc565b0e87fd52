import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '#tests/find-nginx.mjs';
import { runCommand } from '#tests/support/run-command.ts';
import { freePort, startNginx } from '#tests/support/start-nginx.ts';
import { publishVersion } from '#tests/support/versioned-site.ts';

const nginx = findNginx();
const HOST = 'trial.localhost';
/** The release of each version. */
const released = new Map<string, string>();

interface Answer {
  readonly status: number;
  readonly policy: string;
  readonly link: string;
  readonly text: string;
}

let folder: string;
let port: number;
let earlierPort: number;
let endNginx: () => Promise<void>;
const target = (): string => join(folder, 'trial');
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

const ask = (path: string, at = port): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: at, path, headers: { Host: HOST }, agent }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          policy: String(answer.headers['content-security-policy']),
          link: String(answer.headers['link']),
          text,
        }),
      );
    })
      .on('error', reject)
      .end();
  });

/** Retries, as browsers do, if nginx closes a keep-alive connection while a request is being sent. */
const askAgain = (path: string): Promise<Answer> => ask(path).catch(() => ask(path));

const publish = async (version: string, at: number): Promise<string> => {
  const { release, configuration } = await publishVersion(target(), { version, at, origin: `http://${HOST}:${port}` });
  released.set(version, release);
  return configuration;
};

/** Returns the version of a document, and expects its policy, `Link` header and style sheet to have the same one. */
const versionOf = async (): Promise<string> => {
  const page = await askAgain('/rng');
  const version = [...released.keys()].find((one) => page.text.includes(`House ${one}`)) ?? 'none';
  const [, sheet = ''] = /href="(\/sheet[^"]+)"/.exec(page.text) ?? [];
  const style = await askAgain(sheet);
  expect([page.status, page.policy.includes(`https://${version}.example`), page.link.includes(sheet)]).toEqual([
    200,
    true,
    true,
  ]);
  expect([style.status, style.text.includes(`/* ${version} */`)]).toEqual([200, true]);
  return version;
};

describe.skipIf(nginx === null)('a rollback under nginx', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-nginx-switch-'));
    port = await freePort();
    await publish('one', 1000);
    const configuration = await publish('two', 2000);
    earlierPort = await freePort();
    // An earlier form of `nginx.conf`, in which only the link `current` names the release.
    const earlier = configuration
      .replace(/set \$marquee_trial_folder .*;/, `root ${target()}/current;`)
      .replace(`include ${target()}/`, `include ${target()}/current/`)
      .replaceAll(`listen ${port};`, `listen ${earlierPort};`)
      .replace(/^[^]*?(?=^server)/m, '');
    endNginx = await startNginx({
      nginx: nginx ?? '',
      folder,
      sites: [configuration, earlier],
      ask: () => ask('/robots.txt'),
    });
  });
  afterAll(async () => {
    agent.destroy();
    await endNginx();
    rmSync(folder, { recursive: true, force: true });
  });

  test('of 1,000 requests during rollbacks none gets parts of two releases [operators.rollback.atomic]', async () => {
    const reload = `kill -HUP $(cat ${folder}/pid)`;
    const seen: string[] = [];
    const end = new AbortController();
    const visit = async (): Promise<void> => {
      while (!end.signal.aborted || seen.length < 500) seen.push(await versionOf());
    };
    const roll = async (): Promise<void> => {
      for (const version of ['one', 'two', 'one', 'two']) {
        const id = released.get(version) ?? '';
        expect((await runCommand(['rollback', id, '--out', target(), '--reload', reload])).code).toBe(0);
        await expect.poll(() => seen.at(-1), { timeout: 30_000 }).toBe(version);
      }
      end.abort();
    };
    await Promise.all([roll(), ...Array.from({ length: 4 }, visit)]);
    expect([...new Set(seen)].sort()).toEqual(['one', 'two']);
  });

  test('a configuration that uses only the link current still serves the live release', async () => {
    const answer = await ask('/rng', earlierPort);
    expect([answer.status, answer.text.includes('House two')]).toEqual([200, true]);
    expect(answer.policy).toContain("default-src 'none'");
  });
});
