import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { completionScript, optionsOf } from './completions.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-completions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const brand of ['perya', 'pandan', 'siam']) {
  mkdirSync(join(folder, brand));
  writeFileSync(join(folder, brand, 'brand.json'), '{}');
}
mkdirSync(join(folder, 'no-brand'));

/** Returns what bash offers for the last of the words. */
const offered = (...words: readonly string[]): readonly string[] =>
  execFileSync(
    'bash',
    [
      '--norc',
      '-c',
      `${completionScript('bash', COMMANDS)}\nCOMP_WORDS=(marquee "$@"); COMP_CWORD=$#; _marquee; printf '%s\\n' "\${COMPREPLY[@]}"`,
      'bash',
      ...words,
    ],
    { encoding: 'utf8', env: { ...process.env, BRANDS_DIR: folder } },
  )
    .trim()
    .split('\n');

test('bash offers commands, options and brands [operators.cli.terminal]', () => {
  expect(offered('p')).toEqual(['palette', 'publish']);
  expect(offered('publish', '--keep')).toEqual(['--keep', '--keep-days']);
  expect(offered('publish', 'p')).toEqual(['pandan', 'perya']);
  expect(offered('rollback', '--')).toEqual(optionsOf(COMMANDS['rollback'] ?? expect.fail()));
});

test.each(['zsh', 'fish'] as const)('%s is told every command and option [operators.cli.terminal]', (shell) => {
  const script = completionScript(shell, COMMANDS);
  for (const [name, command] of Object.entries(COMMANDS)) {
    expect(script).toContain(name);
    for (const option of optionsOf(command)) expect(script).toContain(shell === 'fish' ? option.slice(2) : option);
  }
});
