import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishRelease, type ReleaseOptions } from '#publish/operators/releases/publish-release.ts';
import { abortCanary } from '#publish/operators/releases/run-canary.ts';
import { readReleases } from '#publish/operators/releases/switch-release.ts';
import { recordReload } from '#publish/operators/releases/target-folder.ts';
import { reportFailedLoads } from '#tests/support/canary-visitors.ts';
import { freePort } from '#tests/support/start-nginx.ts';
import { runCommand, type CommandResult } from '#tests/support/run-command.ts';

const CANARY = { steps: [5, 25, 100], minutes: 10 };

let target: string;
let time = 0;
beforeEach(() => {
  target = mkdtempSync(join(tmpdir(), 'marquee-canary-'));
  time = Date.parse('2026-11-01T08:00:00Z');
});
afterEach(() => rmSync(target, { recursive: true, force: true }));

const publish = async (version: string, more: Partial<ReleaseOptions> = {}): Promise<string> => {
  const files = new Map([['index.html', new TextEncoder().encode(version)]]);
  const now = new Date((time += 60_000));
  const { id } = await publishRelease(target, {
    brand: 'siam',
    files,
    keep: 3,
    replaceBrand: false,
    now,
    by: 'ann',
    ...more,
  });
  return id;
};
const run = (...line: readonly string[]): Promise<CommandResult> => runCommand([...line, '--out', target]);
const served = (): string => readFileSync(join(target, 'current/index.html'), 'utf8');

test.each([
  '',
  '5',
  '100',
  '5,25',
  '25,5,100',
  '5,5,100',
  '0,100',
  '5,25,101',
  '5,,100',
  '5%,100',
  '-5,100',
  '1e1,100',
])('publish --canary %j exits with 2, because the shares must rise to 100 [operators.canary.share]', async (steps) => {
  const { code, error } = await run('publish', 'siam', `--canary=${steps}`);
  expect([code, error]).toEqual([2, expect.stringContaining('rising shares in percent that end with 100') as unknown]);
  expect(existsSync(join(target, 'marquee.json'))).toBe(false);
});

test('publish --canary-minutes without --canary is refused as wrong usage', async () => {
  const { code, error } = await run('publish', 'siam', '--canary-minutes', '5');
  expect([code, error]).toEqual([2, expect.stringContaining('--canary-minutes works only with --canary')]);
});

test('during a canary the live release stays live, and publish, rollback and undo are refused with the remedy [operators.canary.share]', async () => {
  await publish('1');
  const live = await publish('2');
  const id = await publish('3', { canary: CANARY, keep: 1 });
  expect([served(), readFileSync(join(target, 'releases', id, 'index.html'), 'utf8')]).toEqual(['2', '3']);
  expect((await run('releases')).out).toMatch(
    new RegExp(
      `${id}.*\\n {4}canary {3}5 % of visitors since 2026-11-01 08:03 UTC, of 5, 25, 100 %\\n.*${live}.*live`,
      's',
    ),
  );
  await expect(publish('4')).rejects.toThrow(
    `5 % of visitors get ${id} of a canary in ${target}; marquee canary promote --out ${target} makes it live, marquee canary abort`,
  );
  for (const command of ['rollback', 'undo'])
    expect(await run(command)).toMatchObject({
      code: 1,
      error: expect.stringContaining('marquee canary abort') as unknown,
    });
  expect(served()).toBe('2');
});

test('the first release cannot be a canary, because there is nothing to compare it with', async () => {
  await expect(publish('1', { canary: CANARY })).rejects.toThrow('publish the first release without --canary');
});

test('the last step and canary promote both make the release live with an ordinary switch [operators.canary.share]', async () => {
  await publish('1');
  const second = await publish('2', { canary: CANARY });
  expect([(await run('canary', 'next')).out, served()]).toEqual([
    expect.stringContaining(`${second} is for 25 % of visitors now`) as unknown,
    '1',
  ]);
  expect([(await run('canary', 'next')).out, served()]).toEqual([
    expect.stringContaining(`${second} is live for all visitors`) as unknown,
    '2',
  ]);
  expect((await run('releases')).out).toContain('canary   live for all after 25 % of visitors');
  await publish('3', { canary: CANARY });
  const { code, out } = await run('canary', 'promote', '--by', 'eve', '--note', 'Looks good');
  expect([code, out, served()]).toEqual([0, expect.stringContaining('is live for all visitors') as unknown, '3']);
  expect((await run('releases')).out).toContain('by eve\n             Looks good\n');
  const back = await run('rollback');
  expect([back.code, back.out.includes(second), served()]).toEqual([0, true, '2']);
});

test('canary abort returns all visitors to the live release and says why; rollback never returns to an aborted release [operators.canary.share]', async () => {
  await publish('1');
  const taken = await publish('2', { canary: CANARY });
  const { code } = await run('canary', 'abort', '--note', 'The banner is wrong', '--after', 'exit 0');
  expect([code, served()]).toEqual([0, '1']);
  const { releases } = JSON.parse((await run('releases', '--json')).out) as {
    releases: { id: string; share: unknown; canaries: unknown[] }[];
  };
  expect(releases.find(({ id }) => id === taken)).toMatchObject({
    share: null,
    canaries: [{ outcome: 'taken-back', share: 5, reasons: ['The banner is wrong'] }],
  });
  expect(await run('canary', 'abort')).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is no canary') as unknown,
  });
  await publish('3');
  expect((await run('rollback')).code).toBe(0);
  expect(served()).toBe('1');
});

test('canary watch reloads nginx only while no other command can change the releases [operators.publish.concurrent]', async () => {
  const files = new Map([['nginx-release.conf', new TextEncoder().encode('location / { return 404; }\n')]]);
  await publish('1', { files });
  await publish('2', { files, canary: CANARY });
  const port = String(await freePort());
  const watched = run('canary', 'watch', '--port', port, '--reload', `test -e ${target}/owner.json`);
  await expect.poll(async () => (await readReleases(target)).canary?.reportsTo, { timeout: 30_000 }).toBe(Number(port));
  await expect.poll(async () => (await run('canary', 'abort')).code, { timeout: 30_000 }).toBe(0);
  const { code, error } = await watched;
  expect([code, error]).toEqual([1, expect.stringContaining('  nginx      reloaded with test -e') as unknown]);
});

test('after an abort, the folder of the release stays until a reload of nginx succeeds [operators.canary.share]', async () => {
  const live = await publish('1');
  const id = await publish('2', { canary: CANARY });
  const isFolder = (): boolean => lstatSync(join(target, 'releases', id)).isDirectory();
  const manifest = { ...(await readReleases(target)), reloaded: live };
  await abortCanary(target, manifest, { by: 'ann', now: new Date(time), reasons: [] });
  await run('releases');
  expect(isFolder()).toBe(true);
  await recordReload(target, id, () => ({ isReloaded: true }));
  await run('releases');
  expect(isFolder()).toBe(false);
});

test('if the command of --after fails, canary watch runs it once and exits with 1 [operators.canary.take-back]', async () => {
  const files = new Map([['nginx-release.conf', new TextEncoder().encode('location / { return 404; }\n')]]);
  await publish('1', { files });
  const id = await publish('2', { files, canary: { steps: [50, 100], minutes: 10 } });
  const port = await freePort();
  const ran = join(target, 'ran.txt');
  const reload = `test -e ${ran}.reload || { touch ${ran}.reload; exit 0; }; test -e ${ran}`;
  const watched = run(
    'canary',
    'watch',
    '--port',
    String(port),
    '--reload',
    reload,
    '--after',
    `echo x >> ${ran}; exit 3`,
  );
  await expect.poll(async () => (await readReleases(target)).canary?.reportsTo, { timeout: 30_000 }).toBe(port);
  await expect.poll(() => existsSync(`${ran}.reload`), { timeout: 30_000 }).toBe(true);
  await reportFailedLoads({ port, host: 'siam.localhost' }, id);
  const { code, error } = await watched;
  expect([code, error]).toEqual([1, expect.stringContaining('rolled back') as unknown]);
  expect(readFileSync(ran, 'utf8')).toBe('x\n');
});
