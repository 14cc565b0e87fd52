import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import { runCommand } from '#tests/support/run-command.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let dir: string;
/** A changed copy of Siam outside the brands folder. */
let draft: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'diff-'));
  for (const id of ['siam', 'lotus']) cpSync(join(root, 'brands', id), join(dir, 'brands', id), { recursive: true });
  draft = join(dir, 'siam');
  cpSync(join(root, 'brands/siam'), draft, { recursive: true });
  const file = join(draft, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as Brand;
  const supported = brand.languages.supported.filter((language) => language !== 'CN');
  writeFileSync(file, JSON.stringify({ ...brand, name: 'Siam Two', languages: { ...brand.languages, supported } }));
});
afterAll(() => rmSync(dir, { recursive: true }));

const run = (args: readonly string[]) => runCommand(['diff', ...args], { brandsDir: join(dir, 'brands') });

test('differences are listed with check, message and audience, the most severe first [operators.diff.audience]', async () => {
  const { code, out, error } = await run(['siam', draft]);
  expect([code, error]).toEqual([0, '']);
  expect(out.split('\n')).toEqual([
    '  error    language-gone: players who read CN get TH (everybody, CN)',
    '  warning  name-changed: the name Siam becomes Siam Two (everybody)',
    `siam to ${draft}: 2 differences`,
    '',
  ]);
});

test('a brand compared with itself has no differences [operators.diff.sides]', async () => {
  expect(await run(['siam', 'siam', '--fail-on', 'info'])).toEqual({
    code: 0,
    out: 'siam to siam: 0 differences\n',
    error: '',
  });
});

test('--fail-on exits with 1 if a difference has at least its severity, and with 2 if the severity is unknown [operators.diff.fail-on]', async () => {
  const codes = await Promise.all(
    ['info', 'warning', 'error'].map(async (severity) => (await run(['siam', draft, '--fail-on', severity])).code),
  );
  expect(codes).toEqual([1, 1, 1]);
  expect(await run(['siam', draft, '--fail-on', 'fatal'])).toEqual({
    code: 2,
    out: '',
    error: expect.stringContaining('--fail-on is "fatal"; write one of info, warning, error.\n') as unknown,
  });
});

test('an unknown side exits with 2 and suggests the closest brand [operators.diff.sides]', async () => {
  expect(await run(['siam', 'lotos'])).toEqual({
    code: 2,
    out: '',
    error: 'There is no brand and no folder with a brand.json called "lotos"; did you mean lotus?\n',
  });
});

test('the JSON output of the command matches the schema that it prints [operators.diff.audience]', async () => {
  const schema = JSON.parse((await run(['--json-schema'])).out) as object;
  const { out } = await run(['siam', 'lotus', '--json']);
  const validate = new Ajv2020().compile(schema);
  expect(validate(JSON.parse(out)), JSON.stringify(validate.errors)).toBe(true);
});
