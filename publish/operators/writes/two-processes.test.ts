import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const PROCESSES = 3;
const WRITES = 40;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'marquee-processes-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Starts a process that waits for the file `go`, then repeatedly adds its name to a list in a file. */
const start = (name: string): Promise<number | null> => {
  const code = `
    const { existsSync } = await import('node:fs');
    const { changeFile } = await import(${JSON.stringify(import.meta.resolve('./change-file.ts'))});
    const { textOf } = await import(${JSON.stringify(import.meta.resolve('./file-version.ts'))});
    process.stdout.write('ready');
    const moment = new Int32Array(new SharedArrayBuffer(4));
    while (!existsSync('go')) Atomics.wait(moment, 0, 0, 5);
    for (let turn = 0; turn < ${WRITES}; turn += 1)
      changeFile('list.json', (version) =>
        new TextEncoder().encode(JSON.stringify([...JSON.parse(textOf(version)), ${JSON.stringify(name)} + turn])));`;
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', code], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => writeFileSync(join(dir, `ready-${name}`), ''));
  return new Promise((resolve) => child.once('close', resolve));
};

test('no write is lost when several processes write at once [operators.writes.interleavings]', async () => {
  writeFileSync(join(dir, 'list.json'), '[]');
  const names = Array.from({ length: PROCESSES }, (_, index) => 'abc'.charAt(index));
  const running = names.map(start);
  await expect
    .poll(() => readdirSync(dir).filter((name) => name.startsWith('ready-')).length, { timeout: 30_000 })
    .toBe(PROCESSES);
  writeFileSync(join(dir, 'go'), '');
  expect(await Promise.all(running)).toEqual(names.map(() => 0));
  const written = JSON.parse(readFileSync(join(dir, 'list.json'), 'utf8')) as readonly string[];
  const expected = names.flatMap((name) => Array.from({ length: WRITES }, (_, turn) => `${name}${turn}`));
  expect(written.toSorted()).toEqual(expected.toSorted());
  expect(readdirSync(dir).filter((name) => name.startsWith('.'))).toEqual([]);
});
