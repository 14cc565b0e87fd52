import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { diffBrands } from '#publish/operators/diff/diff-brands.ts';
import { stateOfFolder } from '#publish/operators/diff/brand-state.ts';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { runCommand } from '#tests/support/run-command.ts';

type Json = Readonly<Record<string, unknown>>;

/** A part of a recipe: what is written into a file of the brand. */
interface Part {
  readonly path: string;
  readonly text: string;
}

interface Recipe {
  readonly title: string;
  /** The arguments of `marquee new`. */
  readonly args: readonly string[];
  readonly parts: readonly Part[];
}

const FENCE = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;
const RECIPES = readFileSync(fileURLToPath(new URL('../docs/recipes.md', import.meta.url)), 'utf8');
/** The lists of brand.json to which a recipe adds. */
const ADDED = new Set(['banners', 'pages']);

const argumentsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const recipes = RECIPES.split(/^## /m)
  .slice(1)
  .map((section): Recipe => {
    const blocks = [...section.matchAll(FENCE)].map(([, , path = '', text = '']) => ({ path, text }));
    const command = blocks.find(({ path }) => path === '')?.text ?? '';
    return {
      title: section.split('\n')[0] ?? '',
      args: argumentsOf(/^npm run marquee -- new (.*)$/m.exec(command)?.[1] ?? ''),
      parts: blocks.filter(({ path }) => path !== ''),
    };
  });

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merge = (value: unknown, part: unknown, key = ''): unknown => {
  if (ADDED.has(key)) return [...((value ?? []) as unknown[]), ...(part as unknown[])];
  if (!isObject(value) || !isObject(part)) return part;
  return {
    ...value,
    ...Object.fromEntries(Object.entries(part).map(([name, own]) => [name, merge(value[name], own, name)])),
  };
};

const writePart = (folder: string, { path, text }: Part): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  const content = path.endsWith('.json')
    ? JSON.stringify(merge(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(text)))
    : text;
  writeFileSync(file, content);
};

const stateOf = (folder: string) => {
  const state = stateOfFolder(readBrandFolder(folder));
  if (state === null) throw new Error(`${folder} is not valid`);
  return state;
};

const dir = mkdtempSync(join(tmpdir(), 'marquee-recipes-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('there are at least eight recipes [operators.docs.recipes]', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(8);
  expect(new Set(recipes.map(({ args: [id] }) => id)).size).toBe(recipes.length);
});

test.each(recipes)(
  'the recipe "$title" ends without a finding, and changes the brand [operators.docs.recipes]',
  async ({ args, parts }) => {
    const { positionals } = parseArgs({ args: [...args], strict: false, allowPositionals: true });
    const id = positionals[0] ?? '';
    const brandsDir = mkdtempSync(join(dir, 'brands-'));
    const made = await runCommand(['new', ...args], { brandsDir });
    expect([made.code, made.error]).toEqual([0, '']);
    const folder = join(brandsDir, id);
    cpSync(folder, join(brandsDir, 'before', id), { recursive: true });
    for (const part of parts) writePart(folder, part);
    const { code, out } = await runCommand(['check', id], { brandsDir });
    expect(out).toContain(`${id}  clean`);
    expect(code).toBe(0);
    expect(diffBrands(stateOf(join(brandsDir, 'before', id)), stateOf(folder))).not.toEqual([]);
  },
);
