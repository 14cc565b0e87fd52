import { expect, test } from 'vitest';
import { runCommand } from '#tests/support/run-command.ts';
import { COMMANDS } from './commands.ts';

test.each([[], ['help'], ['--help'], ['-h']])(
  'the overview fits in 80 x 24 characters and names every command: marquee %s [operators.cli.help]',
  async (...args) => {
    const { code, out } = await runCommand(args);
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    const words = new Set(out.split(/[\s|,]+/));
    expect(Object.keys(COMMANDS).filter((name) => !name.split(' ').every((word) => words.has(word)))).toEqual([]);
  },
);

test.each([
  [['pubish', 'perya'], 'did you mean publish?'],
  [['help', 'rolback'], 'did you mean rollback?'],
  [['language', 'exprot'], 'did you mean language export?'],
  [['language'], 'marquee language new, marquee language check'],
  [['deploy-everything'], 'marquee help lists all'],
  [['toString'], 'marquee help lists all'],
])(
  'an unknown command exits with 2 and suggests the closest one: marquee %s [operators.cli.help]',
  async (args, says) => {
    expect(await runCommand(args)).toMatchObject({ code: 2, out: '', error: expect.stringContaining(says) as unknown });
  },
);

test.each(Object.keys(COMMANDS))(
  'marquee help %s, %s --help and -h describe the command with all options [operators.cli.help]',
  async (name) => {
    const words = name.split(' ');
    const { code, out } = await runCommand(['help', ...words]);
    expect([code, out.startsWith(`marquee ${name}`)]).toEqual([0, true]);
    for (const option of Object.keys(COMMANDS[name]?.options ?? {})) expect(out).toContain(`--${option}`);
    for (const option of ['--help', '-h']) expect((await runCommand([...words, option])).out).toBe(out);
  },
);

test('the help of a group describes its commands [operators.cli.help]', async () => {
  const { out } = await runCommand(['help', 'language']);
  expect(out.match(/^marquee language \w+/gm)).toEqual(
    Object.keys(COMMANDS).flatMap((name) => (name.startsWith('language ') ? `marquee ${name}` : [])),
  );
});
