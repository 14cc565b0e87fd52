import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRODUCT_LAYOUT } from '#schemas/layout/layout.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { isFull } from '../support/full-run.ts';
import { changes, type Change } from './changes.ts';
import { SAMPLE_BRANDS } from '#tests/support/sample-brands.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let copy: string;

const make = ({ edits, files }: Change): void => {
  for (const [file, from, to] of edits) {
    const path = join(copy, file);
    const parts = readFileSync(path, 'utf8').split(from);
    expect({ file, from, times: parts.length - 1 }).toEqual({ file, from, times: 1 });
    writeFileSync(path, parts.join(to));
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
};

const run = (...args: readonly string[]) => {
  const { LANGUAGES_DIR: _other, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
  return { status, stdout, stderr };
};

/** Returns a hash of every file of the copy, by path. */
const hashesOf = (folder = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(copy, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder + entry.name;
      if (entry.isDirectory()) return Object.entries(hashesOf(`${path}/`));
      return entry.isFile()
        ? [
            [
              path,
              createHash('sha256')
                .update(readFileSync(join(copy, path)))
                .digest('hex'),
            ],
          ]
        : [];
    }),
  );

/** Runs the copy's `marquee` without the dependency check, because the copy shares the product's dependencies. */
const marquee = (...args: readonly string[]) =>
  run(
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    "const { marquee } = await import('./cli/marquee.ts'); process.exitCode = await marquee(process.argv.slice(1));",
    '--',
    ...args,
  );

/** The files before and after the command that adds a language. */
let added: Readonly<Record<'before' | 'after', Readonly<Record<string, string>>>> & {
  readonly output: ReturnType<typeof run>;
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'changes-'));
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  // Only the full run copies tests and docs.
  const skipped = isFull ? /^$/ : /^$|\.(?:test|stories)\.tsx?$|^docs\/|^tests\/(?!changes\/)|^\.storybook\/flows\//;
  for (const file of tracked.split('\0').filter((path) => !skipped.test(path)))
    cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const before = hashesOf();
  const output = marquee('language', 'new', 'KA', '--tag', 'ka', '--name', 'ქართული');
  added = { before, output, after: hashesOf() };
  for (const change of changes) make(change);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The rows of the README's table: each change, with the number of existing files it edits. */
const costs = new Map(
  [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| (an? [^|]+) \| (\d)/gm)].flatMap(
    ([, whats = '', count]) => whats.split('; ').map((what) => [what.trim(), Number(count)] as const),
  ),
);
/** Excludes texts, which are written per language, and docs, which are not code. */
const isCode = (file: string): boolean => !/^languages\/|^docs\//.test(file);

test.each(changes.map((change) => [change.what, change] as const))(
  '%s takes the number of edits stated in the README',
  (what, { edits }) => {
    expect(costs.get(what)).toBe(new Set(edits.map(([file]) => file).filter(isCode)).size);
  },
);

test("every change in the README's table is tested here", () => {
  const made = new Set(changes.map(({ what }) => what));
  expect([...costs.keys()].filter((what) => !made.has(what))).toEqual([]);
});

test("`marquee language new` adds files in the language's folder, and changes no existing file [language.add.no-edit]", () => {
  expect(added.output).toMatchObject({ status: 0, stderr: '' });
  expect(added.after).toMatchObject(added.before);
  const files = Object.keys(added.after).filter((path) => !Object.hasOwn(added.before, path));
  expect(files.filter((path) => !path.startsWith('languages/KA/'))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['languages/KA/language.json', 'languages/KA/site/common.json']));
});

test('adding a language changes no generated file [language.add.no-edit]', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'cli/generate.ts', '--check'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', LANGUAGES_DIR: join(copy, 'languages') },
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('`marquee check` accepts a brand that lists the added language [language.add.known]', () => {
  const file = join(copy, 'brands/mine/brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly languages: { readonly supported: readonly string[] };
  };
  const list = (...more: readonly string[]): void => {
    const supported = [...brand.languages.supported, ...more];
    writeFileSync(file, JSON.stringify({ ...brand, languages: { ...brand.languages, supported } }));
  };
  list('KA');
  cpSync(join(copy, 'brands/mine/texts/EN.json'), join(copy, 'brands/mine/texts/KA.json'));
  expect(marquee('check', 'mine')).toMatchObject({ status: 0, stdout: expect.stringContaining('0 errors') });
  list('KB');
  expect(marquee('check', 'mine')).toMatchObject({ status: 1, stdout: expect.stringContaining('"KB"') });
  list();
  rmSync(join(copy, 'brands/mine/texts/KA.json'));
});

test('a copy of the product with all changes applied contains everything they add, and its brands stay valid', () => {
  const { status, stdout, stderr } = run('node_modules/tsx/dist/cli.mjs', 'tests/changes/proof.ts');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual({
    'a brand': [...SAMPLE_BRANDS, 'mine'].toSorted().map((id) => `${id} 0`),
    'a language': ['ქართული', false, 'კარგი', productLanguages.pack('EN').catalogues.get('site/common')?.['close']],
    'a look': { ...PRODUCT_LAYOUT, look: 'plain@1', header: 'bar', density: 'roomy' },
    'a theme token': [...SAMPLE_BRANDS, 'mine', 'tailwind'].map(() => true),
    'a page': true,
    'a machine': true,
    'a call': [true, true],
    'a registration field': [true, true, true, true],
  });
});

if (isFull)
  test('the changed copy has no type errors, and its tests pass', () => {
    expect(run('node_modules/tsx/dist/cli.mjs', 'cli/generate.ts')).toMatchObject({ status: 0, stderr: '' });
    const types = run('node_modules/typescript/bin/tsc', '-p', '.');
    expect(types).toMatchObject({ status: 0, stdout: '' });
    const tests = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      'unit',
      '--project',
      'unit-dom',
      '--project',
      'contract',
      'schemas',
      'machines',
      'publish',
      'src/forms',
      'src/app',
      'cli/generate',
      'tests/contract',
      'tests/texts',
    );
    expect(tests).toMatchObject({ status: 0 });
  }, 1_800_000);
