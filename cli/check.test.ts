import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '#tests/support/run-command.ts';
import type { CommandIo } from './frame/command-io.ts';
import { SAMPLE_BRANDS } from '#tests/support/sample-brands.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let brandsDir: string;
beforeEach(() => {
  brandsDir = mkdtempSync(join(tmpdir(), 'check-'));
  cpSync(join(root, 'brands'), brandsDir, { recursive: true });
});
afterEach(() => rmSync(brandsDir, { recursive: true }));

const run = (args: readonly string[], over: Partial<CommandIo> = {}) =>
  runCommand(['check', ...args], { brandsDir, ...over });

test('without a brand name all brands are checked, and the exit code is 0 if there are no errors [brand.config.server]', async () => {
  expect(await run([])).toEqual({
    code: 0,
    out: `${SAMPLE_BRANDS.map((id) => `${id}  clean\n`).join('')}\n${SAMPLE_BRANDS.length} brands, 0 errors, 0 warnings\n`,
    error: '',
  });
});

test('an error is printed with its pointer and remedy, and the exit code is 1 [brand.config.server]', async () => {
  writeFileSync(join(brandsDir, 'lotus/brand.json'), '{');
  const { code, out } = await run(['lotus']);
  expect(code).toBe(1);
  expect(out).toBe(
    'lotus\n  error    brand.json#: not JSON: the file ends at line 1, column 2, where a key or } was expected; close what is still open: a bracket, a brace or a quote is missing\n\n1 brand, 1 error, 0 warnings\n',
  );
});

test('warnings do not fail the check [brand.config.server]', async () => {
  writeFileSync(join(brandsDir, 'perya/texts/VI.json'), '{}');
  const { code, out } = await run(['perya']);
  expect(code).toBe(0);
  expect(out).toContain(
    '  warning  texts/VI.json#: VI is not a supported language of the brand; add it to languages.supported, or remove the file\n',
  );
});

test('the hosts of a brand are checked against those of all other brands [brand.config.server]', async () => {
  cpSync(join(brandsDir, 'perya'), join(brandsDir, 'tabu'), { recursive: true });
  const json = JSON.parse(readFileSync(join(brandsDir, 'tabu/brand.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(brandsDir, 'tabu/brand.json'), JSON.stringify({ ...json, id: 'tabu' }));
  const { code, out } = await run(['tabu']);
  expect(code).toBe(1);
  expect(out).toContain(
    'brand.json#/hosts/0: "perya.localhost" is a host of brand perya, which claimed it first; write another, or remove it from that brand\n',
  );
});

/** Replaces the hosts in a brand's file and sets its modification time. */
const setHosts = (id: string, hosts: readonly string[], at = Date.now() + 60_000): void => {
  const file = join(brandsDir, id, 'brand.json');
  const json = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...json, hosts }));
  utimesSync(file, at / 1000, at / 1000);
};

test('if two brands claim a host, the brand whose file changed last gets the error, even if its folder is older [brand.config.server]', async () => {
  setHosts('siam', ['siam.localhost', 'play.localhost'], Date.now());
  setHosts('kumo', ['kumo.localhost', 'play.localhost']);
  expect(await run(['kumo'])).toMatchObject({
    code: 1,
    out: expect.stringContaining(
      'error    brand.json#/hosts/1: "play.localhost" is a host of brand siam, which claimed it first; write another, or remove it from that brand\n',
    ),
  });
  expect(await run(['siam'])).toMatchObject({
    code: 0,
    out: expect.stringContaining(
      'warning  brand.json#/hosts/1: "play.localhost" was later claimed by brand kumo as well; remove it from kumo/brand.json\n',
    ),
  });
});

test('a brand whose file is invalid keeps its hosts: no other brand can claim them [brand.config.server]', async () => {
  writeFileSync(join(brandsDir, 'siam/brand.json'), '{ "hosts": ["siam.localhost", "play.localhost"] }');
  setHosts('kumo', ['kumo.localhost', 'play.localhost']);
  const { code, out } = await run(['kumo']);
  expect([code, out]).toEqual([1, expect.stringContaining('is a host of brand siam, which claimed it first')]);
});

test('for an unknown brand the command exits with 2 and lists the known brands [brand.config.server]', async () => {
  expect(await run(['nope'])).toEqual({
    code: 2,
    out: '',
    error: `There is no brand "nope". Known: ${SAMPLE_BRANDS.join(', ')}.\n`,
  });
});

test('the content of a file cannot inject terminal escape sequences [brand.config.server]', async () => {
  writeFileSync(join(brandsDir, 'siam/brand.json'), JSON.stringify({ '\u001b[2J\u202e': 1 }));
  const { out } = await run(['siam']);
  expect(out).toContain('\\u001b[2J\\u202e');
  expect(out).not.toContain('\u001b');
  expect(out).not.toContain('\u202e');
});

test('while all brands are checked, the terminal shows which one is being read [operators.cli.terminal]', async () => {
  const steps: string[] = [];
  await run([], { progress: (step) => steps.push(step) });
  expect(steps).toEqual(SAMPLE_BRANDS.map((id) => `Decoding the pictures of ${id}`));
});

test('output is coloured in a terminal [brand.config.server]', async () => {
  expect((await run(['perya'], { colour: true })).out).toContain('\u001b[32mclean\u001b[0m');
});

test('--fix upgrades a file from an earlier version, reports the upgrade, and changes nothing else [brand.config.version]', async () => {
  const file = join(brandsDir, 'perya/brand.json');
  const current = readFileSync(file, 'utf8');
  writeFileSync(file, current.replace('  "version": 2,\n', ''));
  expect((await run(['perya'])).out).toContain(
    'warning  brand.json#/version: the file has version 1; it is upgraded to version 2 each time it is read; run `marquee check --fix` to upgrade the file itself\n',
  );
  expect(await run(['perya', '--fix'])).toEqual({
    code: 0,
    out: 'perya  brand.json was upgraded to version 2: the version was added\nperya  clean\n\n1 brand, 0 errors, 0 warnings\n',
    error: '',
  });
  expect(readFileSync(file, 'utf8')).toBe(current);
});

test('--fix leaves a file unchanged if it is up to date, newer than this version, or not JSON [brand.config.version]', async () => {
  const contents = [
    '{ "id": ',
    '{ "version": 99, "id": "lotus" }',
    readFileSync(join(brandsDir, 'siam/brand.json'), 'utf8'),
  ];
  const files = ['kumo', 'lotus', 'siam'].map((id) => join(brandsDir, id, 'brand.json'));
  for (const [at, file] of files.entries()) writeFileSync(file, contents[at] ?? '');
  expect((await run(['--fix'])).code).toBe(1);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(contents);
});

test('--fix names a file that it cannot write and leaves the file unchanged [brand.config.version]', async () => {
  const file = join(brandsDir, 'perya/brand.json');
  const earlier = readFileSync(file, 'utf8').replace('  "version": 2,\n', '');
  writeFileSync(file, earlier);
  mkdirSync(join(dirname(file), '.writing-0'));
  const { code, error } = await run(['perya', '--fix']);
  expect([code, error]).toEqual([1, expect.stringMatching(/^perya {2}brand\.json is unchanged: .*EISDIR/)]);
  expect(readFileSync(file, 'utf8')).toBe(earlier);
});

test('--layers says whether each layout and theme value comes from the product, the look or the brand [layout.look.layers]', async () => {
  const file = join(brandsDir, 'siam/brand.json');
  const json = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...json, layout: { look: 'velvet@1', density: 'roomy' } }));
  const { code, out } = await run(['siam', '--layers']);
  expect(code).toBe(0);
  expect(out).toContain('  brand    /layout/density  "roomy"\n');
  expect(out).toContain('  look     /layout/header  "bar"\n');
  expect(out).toMatch(/^ {2}brand {4}\/theme\/tokens\/light\/primary {2}/m);
});
