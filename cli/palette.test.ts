import { expect, test, vi } from 'vitest';
import { findingsOf, sampleJsonWith } from '#tests/support/changed-brand.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { sampleJson } from '#tests/support/sample-source.ts';
import { makePalette } from '#schemas/palette/make-palette.ts';
import { marquee } from './marquee.ts';

const run = (...args: readonly string[]) => runCommand(['palette', ...args]);

test('a brand file with the printed colours pasted in has no findings [operators.new.palette]', async () => {
  const { code, out, error } = await run('#b81d5f', '#f2c14e', '#0d3b33');
  expect([code, error]).toEqual([0, '']);
  const { theme } = sampleJson() as { readonly theme: { readonly tokens: object } };
  const tokens = { ...theme.tokens, ...(JSON.parse(out) as object) };
  expect(findingsOf(sampleJsonWith('theme', { ...theme, tokens }))).toEqual([]);
});

test('each token is printed on its own line, as in the sample brand files [operators.new.palette]', async () => {
  const { out } = await run('#b81d5f');
  const { light, dark } = makePalette(['#b81d5f']);
  expect(JSON.parse(out)).toEqual({ light, dark });
  expect(out).toContain(
    `{\n  "light": {\n    "$type": "color",\n    "canvas": { "$value": "${light.canvas.$value}" },\n`,
  );
  expect(out.endsWith('\n  }\n}\n')).toBe(true);
});

test('a colour may be written without #, which starts a comment in a shell, and with three digits [operators.new.palette]', async () => {
  expect(await run('FC0', '1e88e5')).toEqual(await run('#ffcc00', '#1E88E5'));
});

test('--vivid gives a more colourful palette [operators.new.palette]', async () => {
  expect(JSON.parse((await run('b81d5f', '--vivid')).out)).toEqual(makePalette(['#b81d5f'], { vivid: true }));
});

test.each([
  [[], 'COLOR is missing.'],
  [['#fff', '#fff', '#fff', '#fff'], '"#fff" is one argument too many.'],
])(
  'without a colour, or with more than three, the command exits with 2 and prints its usage [operators.new.palette]',
  async (args, says) => {
    expect(await run(...args)).toEqual({
      code: 2,
      out: '',
      error: `${says}\nUsage: marquee palette COLOR ...; marquee help palette lists the options\n`,
    });
  },
);

test('for a text that is not a colour the command exits with 2 and says what to write [operators.new.palette]', async () => {
  expect(await run('#b81d5f', 'gold')).toEqual({
    code: 2,
    out: '',
    error: '"gold" is not a colour: write #rrggbb or #rgb, such as #b81d5f\n',
  });
});

test('the command line prints the palette, and for an unknown option the help [operators.new.palette]', async () => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await marquee(['palette', 'b81d5f'])).toBe(0);
  expect(out.mock.calls.map(([text]) => text).join('')).toBe((await run('b81d5f')).out);
  expect(await marquee(['palette', 'b81d5f', '--loud'])).toBe(2);
  expect(error.mock.calls.map(([text]) => text).join('')).toContain('marquee palette COLOR');
});
