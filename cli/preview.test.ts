import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '#tests/support/start-nginx.ts';
import { runCommand } from '#tests/support/run-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-preview-test-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a preview of a draft whose --out does not exist is refused and leaves no copy of the brand behind [operators.preview.overrides]', async () => {
  const overrides = join(folder, 'summer.json');
  writeFileSync(overrides, '{ "name": "Summer" }');
  const line = [
    'preview',
    'siam',
    '--overrides',
    overrides,
    '--out',
    join(folder, 'nowhere'),
    '--port',
    String(await freePort()),
  ];
  const { code, error } = await runCommand(line);
  expect([code, error]).toEqual([1, expect.stringContaining('nowhere does not exist')]);
  expect(readdirSync(folder)).toEqual(['summer.json']);
});
