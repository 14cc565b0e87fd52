import { lstatSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishRelease } from '#publish/operators/releases/publish-release.ts';
import { recordReload, settle } from '#publish/operators/releases/target-folder.ts';
import { runCommand, type CommandResult } from '#tests/support/run-command.ts';

let target: string;
beforeEach(() => {
  target = mkdtempSync(join(tmpdir(), 'marquee-switch-'));
});
afterEach(() => rmSync(target, { recursive: true, force: true }));

const page = (version: string): string => `page ${version}`;
const publish = (version: string) =>
  publishRelease(target, {
    brand: 'siam',
    files: new Map([['index.html', new TextEncoder().encode(page(version))]]),
    keep: 3,
    replaceBrand: false,
    now: new Date(Date.UTC(2026, 10, Number(version))),
  });
const run = (name: string, ...args: readonly string[]): Promise<CommandResult> =>
  runCommand([name, ...args, '--out', target]);
const served = (path: string): string => readFileSync(join(target, 'current', path), 'utf8');

test('after each switch the --after command gets the brand and both releases; if it fails, the exit code is 1 and the switch is not undone', async () => {
  const first = await publish('1');
  const second = await publish('2');
  const purged = join(target, 'purged.txt');
  const purge = `echo "$MARQUEE_BRAND $MARQUEE_FROM $MARQUEE_TO" > ${purged}`;
  expect(await run('rollback', '--after', purge)).toMatchObject({
    code: 0,
    out: expect.stringContaining('after      ran echo') as unknown,
  });
  expect(readFileSync(purged, 'utf8')).toBe(`siam ${second.id} ${first.id}\n`);
  const failed = await run('undo', '--after', 'exit 7');
  expect([failed.code, failed.out.includes('after      FAILED: exit 7 ended with 7'), served('index.html')]).toEqual([
    1,
    true,
    page('2'),
  ]);
});

test('until nginx has been reloaded, the release that it still serves is not replaced by a link', async () => {
  const first = await publish('1');
  await publish('2');
  const isFolder = ({ id }: { readonly id: string }): boolean => lstatSync(join(target, 'releases', id)).isDirectory();
  await recordReload(target, first.id, () => ({ isReloaded: false }));
  await settle(target, 0);
  expect(isFolder(first)).toBe(true);
  await recordReload(target, first.id, () => ({ isReloaded: true }));
  await settle(target, 0);
  expect([isFolder(first), readlinkSync(join(target, 'releases', first.id))]).toEqual([false, '../current']);
});
