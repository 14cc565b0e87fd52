import { expect, test, vi } from 'vitest';
import { COMMANDS } from './commands.ts';
import { marquee } from './marquee.ts';

const run = async (...args: readonly string[]) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await marquee(args);
  const printed = { code, out: out.mock.calls.join(''), error: error.mock.calls.join('') };
  out.mockRestore();
  error.mockRestore();
  return printed;
};

test.each([[], ['help'], ['--help'], ['-h']])(
  'the overview fits 80 x 24 characters: marquee %s [operators.cli.help]',
  async (...args) => {
    const { code, out } = await run(...args);
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(Object.keys(COMMANDS).filter((name) => !lines.some((line) => line.startsWith(`  ${name} `)))).toEqual([]);
  },
);

test.each([
  [['pubish', 'perya'], 'did you mean publish?'],
  [['help', 'rolback'], 'did you mean rollback?'],
  [['deploy-everything'], 'marquee help lists all'],
])(
  'an unknown command exits with 2 and suggests the closest one: marquee %s [operators.cli.help]',
  async (args, says) => {
    expect(await run(...args)).toMatchObject({ code: 2, out: '', error: expect.stringContaining(says) as unknown });
  },
);

test.each(Object.keys(COMMANDS))(
  'marquee help %s, %s --help and a wrong option describe the command [operators.cli.help]',
  async (name) => {
    const { code, out } = await run('help', name);
    expect([code, out.startsWith(`marquee ${name}`)]).toEqual([0, true]);
    expect((await run(name, '--help')).out).toBe(out);
  },
);

test('a wrong option exits with 2 and describes the command', async () => {
  const { code, error } = await run('publish', 'perya', '--outt', 'x');
  expect([code, error.includes("'--outt'"), error.includes('marquee publish BRAND --out DIR')]).toEqual([
    2,
    true,
    true,
  ]);
});
