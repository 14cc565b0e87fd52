import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { optionsOf } from './frame/usage.ts';
import { runCommand } from '#tests/support/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-completions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const brand of ['perya', 'pandan', 'siam']) {
  mkdirSync(join(folder, brand));
  writeFileSync(join(folder, brand, 'brand.json'), '{}');
}
mkdirSync(join(folder, 'no-brand'));

const scriptOf = async (shell: string): Promise<string> => (await runCommand(['completions', shell])).out;
const bashScript = await scriptOf('bash');

/** Returns the completions that bash offers for the last word. */
const offered = (...words: readonly string[]): readonly string[] =>
  execFileSync(
    'bash',
    [
      '--norc',
      '-c',
      `${bashScript}\nCOMP_WORDS=(marquee "$@"); COMP_CWORD=$#; _marquee; printf '%s\\n' "\${COMPREPLY[@]}"`,
      'bash',
      ...words,
    ],
    { encoding: 'utf8', env: { ...process.env, BRANDS_DIR: folder } },
  )
    .trim()
    .split('\n');

test('bash offers commands, options and brands [operators.cli.terminal]', () => {
  expect(offered('p')).toEqual(['palette', 'publish', 'preview']);
  expect(offered('language', '')).toEqual(['new', 'check', 'export', 'import']);
  expect(offered('publish', '--keep')).toEqual(['--keep', '--keep-days']);
  expect(offered('language', 'export', '--mis')).toEqual(['--missing']);
  expect(offered('publish', 'p')).toEqual(['pandan', 'perya']);
  expect(offered('help', 'pub')).toEqual(['publish']);
  expect(offered('rollback', '--')).toEqual(
    Object.keys(optionsOf(COMMANDS['rollback'] ?? expect.fail())).map((option) => `--${option}`),
  );
});

test('bash offers the values of an option [operators.cli.terminal]', () => {
  expect(offered('diff', 'perya', 'siam', '--fail-on', '')).toEqual(['info', 'warning', 'error']);
  expect(offered('language', 'export', 'KO', '--format', 'x')).toEqual(['xliff']);
  expect(offered('new', 'mine', '--look', 'fi')).toContain('fiesta');
  expect(offered('publish', 'perya', '-o', '')).toEqual(['']);
});

test.each(['zsh', 'fish'] as const)(
  'the %s completion script lists every command and option [operators.cli.terminal]',
  async (shell) => {
    const script = await scriptOf(shell);
    for (const [name, command] of Object.entries(COMMANDS)) {
      for (const word of name.split(' ')) expect(script).toContain(word);
      for (const option of Object.keys(optionsOf(command)))
        expect(script).toContain(shell === 'fish' ? `-l ${option} ` : `--${option}`);
    }
  },
);
