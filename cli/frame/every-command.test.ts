import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishRelease, type ReleaseOptions } from '#publish/operators/releases/publish-release.ts';
import { createLanguageFolders, type LanguageFolders } from '#tests/support/language-folders.ts';
import { runCommand, type CommandResult } from '#tests/support/run-command.ts';
import { COMMANDS } from '../commands.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let dir: string;
let languages: LanguageFolders;

const release = (version: number, canary?: ReleaseOptions['canary']) =>
  publishRelease(join(dir, 'out'), {
    brand: 'siam',
    files: new Map([['index.html', new TextEncoder().encode(String(version))]]),
    keep: 3,
    replaceBrand: false,
    now: new Date(Date.UTC(2026, 10, 1, 8, version)),
    by: 'ann',
    canary,
  });

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'every-command-'));
  for (const id of ['siam', 'lotus']) cpSync(join(root, 'brands', id), join(dir, 'brands', id), { recursive: true });
  mkdirSync(join(dir, 'out'));
  for (const version of [1, 2]) await release(version);
  languages = createLanguageFolders();
  languages.add('EN', 'en', {}, { name: 'English', fallback: null });
  languages.write('EN/site/home.json', { play: 'Play now' });
  languages.add('RU', 'ru', { play: null });
});
afterAll(() => {
  rmSync(dir, { recursive: true });
  languages.remove();
});

const run = (name: string, ...args: readonly string[]): Promise<CommandResult> =>
  runCommand([...name.split(' '), ...args], { brandsDir: join(dir, 'brands'), languagesDir: languages.dir });

/** Arguments for a small run of each command. */
const smallRun = (name: string): readonly string[] => {
  const out = join(dir, 'out');
  const table: Readonly<Record<string, readonly string[]>> = {
    new: ['mine', '--look', 'velvet'],
    check: ['siam', '--layers', '--fix'],
    format: ['lotus'],
    palette: ['b81d5f'],
    diff: ['siam', 'lotus'],
    differs: ['siam', 'lotus'],
    publish: ['siam', '--out', join(dir, 'out')],
    releases: ['--out', out],
    rollback: ['--out', out],
    undo: ['--out', out],
    'canary next': ['--out', out],
    'canary promote': ['--out', out],
    'canary abort': ['--out', out],
    backup: ['--out', out, '--to', join(dir, 'backup.tar')],
    restore: [join(dir, 'backup.tar'), '--out', join(dir, 'restored')],
    'language new': ['MS'],
    'language check': [],
    'language export': ['RU', '--format', 'json'],
    'language import': ['RU', join(dir, 'ru.json')],
    openapi: [],
    completions: ['bash'],
    help: ['publish'],
  };
  return table[name] ?? expect.fail(`Add a small run of ${name}.`);
};

const validatorOf = async (name: string) => {
  const { code, out, error } = await run(name, '--json-schema');
  expect([code, error]).toEqual([0, '']);
  const schema = JSON.parse(out) as object;
  const ajv = new Ajv2020({ strict: false });
  expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
  expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
  const validate = ajv.compile(schema);
  return (text: string): unknown => {
    const document = JSON.parse(text) as unknown;
    expect(validate(document), ajv.errorsText(validate.errors)).toBe(true);
    return document;
  };
};

const NAMES = Object.keys(COMMANDS);
/** These commands need a built site or run until they are stopped; browser tests and the package test cover them. */
const COVERED_BY_BROWSER: readonly string[] = ['publish', 'preview', 'rehearse', 'serve', 'canary watch'];
const WITHOUT_BUILD = NAMES.filter((name) => !COVERED_BY_BROWSER.includes(name));

test.each(WITHOUT_BUILD)(
  '%s --json prints one document that validates against its --json-schema [operators.cli.json]',
  async (name) => {
    if (name === 'language import') {
      const { out } = await run('language export', 'RU', '--format', 'json');
      writeFileSync(join(dir, 'ru.json'), out.replace('"target": null', '"target": "Играть"'));
    }
    if (name === 'canary next' || name === 'canary abort')
      await release(3 + NAMES.indexOf(name), { steps: [5, 25, 100], minutes: 10 });
    const { code, out, error } = await run(name, ...smallRun(name), '--json', '--no-input');
    expect([code, error.includes('{')]).toEqual([0, false]);
    const document = (await validatorOf(name))(out);
    expect(document).not.toHaveProperty('error');
  },
);

test.each(NAMES)('%s --json prints an error as JSON, with exit code 2 [operators.cli.json]', async (name) => {
  const { code, out, error } = await run(name, '--jsno', '--json');
  expect(code).toBe(2);
  const message = expect.stringContaining('There is no option "--jsno"; did you mean --json?') as unknown;
  expect((await validatorOf(name))(out)).toMatchObject({ error: { code: 'unknown-option', message } });
  expect(error).toEqual(message);
});

test.each(NAMES)(
  'for an unknown option, %s suggests the closest one and does nothing [operators.cli.json]',
  async (name) => {
    for (const option of Object.keys(COMMANDS[name]?.options ?? {})) {
      const misspelt = `--${option}x`;
      const { code, out, error } = await run(name, misspelt);
      expect([code, out]).toEqual([2, '']);
      expect(error).toContain(`There is no option "${misspelt}"; did you mean --${option}?`);
    }
  },
);

test('with --json, a refusal includes the findings that caused it [operators.cli.json]', async () => {
  const file = join(dir, 'brands/lotus/brand.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, '{');
  const { code, out } = await run('publish', 'lotus', '--out', join(dir, 'lotus-out'), '--json');
  writeFileSync(file, before);
  expect(code).toBe(1);
  expect((await validatorOf('publish'))(out)).toMatchObject({
    error: { code: 'brand-has-errors', findings: [{ file: 'brands/lotus/brand.json', level: 'error' }] },
  });
});

test('with --json, everything that a command prints besides its result goes to standard error [operators.cli.json]', async () => {
  const { out, error } = await run('rollback', '--out', join(dir, 'out'), '--pin', '--json');
  expect(JSON.parse(out)).toMatchObject({ brand: 'siam', pinned: true });
  expect(error).toContain('siam returns to');
  expect((await run('releases', '--out', join(dir, 'out'), '--json')).error).toContain('Pinned to');
  expect(JSON.parse((await run('rollback', '--out', join(dir, 'out'), '--unpin', '--json')).out)).toHaveProperty(
    'unpinned',
  );
});
