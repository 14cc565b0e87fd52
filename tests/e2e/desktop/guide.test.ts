import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { documentedSteps, wordsOf, writeDocumented } from '#tests/support/documented-steps.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const MARQUEE = 'npx marquee ';

const run = (folder: string, command: string) => {
  const [program = '', ...args] = command.startsWith(MARQUEE)
    ? [process.execPath, join(root, 'cli/marquee.mjs'), ...wordsOf(command.slice(MARQUEE.length))]
    : wordsOf(command);
  return spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, BRANDS_DIR: join(folder, 'brands') },
  });
};

test("each command in the operator's guide exits as documented, up to a live page [operators.docs.guide] @desktop", () => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'marquee-guide-'));
  try {
    mkdirSync(join(folder, 'brands'));
    const steps = documentedSteps(readFileSync(join(root, 'docs/operate.md'), 'utf8'));
    expect(steps.length).toBeGreaterThan(20);
    for (const step of steps) {
      if ('path' in step) {
        writeDocumented(folder, step);
        continue;
      }
      const { status, stdout, stderr } = run(folder, step.command);
      expect([step.command, status, stdout + stderr]).toEqual([step.command, step.exits, expect.any(String)]);
    }
    expect(existsSync(join(folder, 'out/current/fair.html'))).toBe(true);
    expect(readFileSync(join(folder, 'out/current/fair.html'), 'utf8')).toContain('How we play fair');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
