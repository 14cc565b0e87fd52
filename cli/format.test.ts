import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import { deriveTokens } from '#schemas/checks/derive-tokens.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { tokensAsCss } from '#schemas/token-forms.ts';
import { SAMPLE_BRANDS } from '#tests/support/sample-brands.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let brandsDir: string;
beforeEach(() => {
  brandsDir = mkdtempSync(join(tmpdir(), 'format-'));
  cpSync(join(root, 'brands'), brandsDir, { recursive: true });
});
afterEach(() => rmSync(brandsDir, { recursive: true }));

const fileOf = (id: string): string => join(brandsDir, id, 'brand.json');
const textOf = (id: string): string => readFileSync(fileOf(id), 'utf8');
const brandOf = (id: string): Brand => JSON.parse(textOf(id)) as Brand;
const write = (id: string, brand: unknown): void => writeFileSync(fileOf(id), JSON.stringify(brand, null, 2));
const withStrings = (id: string): Brand => {
  const brand = brandOf(id);
  return { ...brand, theme: { ...brand.theme, tokens: tokensAsCss(brand.theme.tokens) } };
};

const run = (args: readonly string[]) => runCommand(['format', ...args], { brandsDir });

test('tokens that are strings become objects, one per line, and keep their order and values [layout.tokens.write]', async () => {
  const tokens = withStrings('perya').theme.tokens;
  write('perya', withStrings('perya'));
  expect(textOf('perya')).toContain('"$value": "#FFF7EA"');
  expect(await run(['perya'])).toEqual({ code: 0, out: 'perya  brand.json was formatted\n', error: '' });
  expect(textOf('perya')).toContain(
    '\n        "canvas": { "$value": { "colorSpace": "srgb", "components": [1, 0.969, 0.918], "hex": "#FFF7EA" } },\n',
  );
  expect(textOf('perya')).toContain('\n        "radius-card": { "$value": { "value": 16, "unit": "px" } }\n');
  expect(Object.keys(brandOf('perya').theme.tokens.light)).toEqual(Object.keys(tokens.light));
  expect(deriveTokens(brandOf('perya').theme.tokens)).toEqual(deriveTokens(tokens));
});

test('a second run changes nothing, and neither does a run on the built-in brands [layout.tokens.write]', async () => {
  write('siam', withStrings('siam'));
  await run([]);
  const [text, { mtimeMs }] = [textOf('siam'), statSync(fileOf('siam'))];
  expect(await run([])).toEqual({
    code: 0,
    out: SAMPLE_BRANDS.map((id) => `${id}  nothing to change\n`).join(''),
    error: '',
  });
  expect(textOf('siam')).toBe(text);
  expect(statSync(fileOf('siam')).mtimeMs).toBe(mtimeMs);
  for (const id of SAMPLE_BRANDS.filter((other) => other !== 'siam'))
    expect(textOf(id)).toBe(readFileSync(join(root, 'brands', id, 'brand.json'), 'utf8'));
});

test('everything outside the theme stays as written, and the file keeps its indentation and line breaks [layout.tokens.write]', async () => {
  const text = JSON.stringify(withStrings('lotus'), null, '\t').replaceAll('\n', '\r\n');
  writeFileSync(fileOf('lotus'), text);
  await run(['lotus']);
  const formatted = textOf('lotus');
  expect(formatted.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(formatted.split('\r\n').filter((line) => line.startsWith(' '))).toEqual([]);
  const besides = (whole: string): string => whole.trim().replace(/\t"theme": \{.*?\r\n\t\},\r\n/s, '');
  expect(besides(formatted)).toBe(besides(text));
});

test('a file with errors is left unchanged, its errors are printed, and the exit code is 1 [layout.tokens.write]', async () => {
  const { theme, ...brand } = withStrings('kumo');
  write('kumo', {
    ...brand,
    theme: { ...theme, tokens: { ...theme.tokens, dark: { ...theme.tokens.dark, ink: { $value: 'navy' } } } },
  });
  const before = textOf('kumo');
  const { code, out } = await run(['kumo']);
  expect(code).toBe(1);
  expect(out).toContain(
    'kumo  brand.json has errors and is unchanged\n  error    brand.json#/theme/tokens/dark/ink/$value: "navy"',
  );
  expect(textOf('kumo')).toBe(before);
});

test('an unknown brand, or more than one brand, is refused with exit code 2 [layout.tokens.write]', async () => {
  expect(await run(['nobody'])).toMatchObject({
    code: 2,
    error: `There is no brand "nobody". Known: ${SAMPLE_BRANDS.join(', ')}.\n`,
  });
  expect(await run(['kumo', 'siam'])).toMatchObject({ code: 2 });
});
