import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '#tests/support/run-command.ts';
import { unanswered } from './ask.ts';
import { EXIT_MEANINGS } from './exit-codes.ts';

const dir = mkdtempSync(join(tmpdir(), 'exit-codes-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('the document lists every exit code with its meaning [operators.cli.exit-codes]', () => {
  const text = readFileSync(new URL('../../docs/serving.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| (\d+) \| (.+) \|$/gm)].map(([, code, meaning]) => [code, meaning]);
  expect(rows).toEqual(Object.entries(EXIT_MEANINGS));
});

const endings = {
  0: () => runCommand(['palette', 'b81d5f']),
  1: () => runCommand(['releases', '--out', join(dir, 'nothing')]),
  2: () => runCommand(['palette', 'gold']),
  130: () => runCommand(['new'], { brandsDir: dir, ask: () => Promise.reject(unanswered()) }),
} satisfies Readonly<Record<keyof typeof EXIT_MEANINGS, () => ReturnType<typeof runCommand>>>;

test.each(Object.entries(endings))('a command can exit with %s [operators.cli.exit-codes]', async (code, end) => {
  expect((await end()).code).toBe(Number(code));
});
