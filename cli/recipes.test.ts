import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { diffBrands } from '#publish/operators/diff/diff-brands.ts';
import { stateOfFolder, type BrandState } from '#publish/operators/diff/brand-state.ts';
import { environmentsIn, readBrandFolder } from '#publish/brand-folder.ts';
import { brandIds } from '#publish/inherited-files.ts';
import { documentedSteps, wordsOf, writeDocumented } from '#tests/support/documented-steps.ts';
import { runCommand } from '#tests/support/run-command.ts';

const NEW = 'npm run marquee -- new ';
const recipes = readFileSync(fileURLToPath(new URL('../docs/recipes.md', import.meta.url)), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const steps = documentedSteps(section);
    const command = steps.flatMap((step) => ('command' in step ? [step.command] : [])).join('\n');
    return {
      title: section.split('\n')[0] ?? '',
      /** The arguments of `marquee new`. */
      args: command.startsWith(NEW) ? wordsOf(command.slice(NEW.length)) : [],
      files: steps.flatMap((step) => ('path' in step ? [step] : [])),
    };
  });

/** The brand in a folder, and in each of its environments. */
const statesOf = (folder: string): readonly BrandState[] =>
  [null, ...environmentsIn(folder)].map((environment) => {
    const state = stateOfFolder(readBrandFolder(folder, null, { environment }));
    if (state === null) throw new Error(`${folder} is not valid`);
    return state;
  });

const dir = mkdtempSync(join(tmpdir(), 'marquee-recipes-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('there are at least eight recipes [operators.docs.recipes]', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(8);
  expect(new Set(recipes.map(({ args: [id] }) => id)).size).toBe(recipes.length);
});

test.each(recipes)(
  'the recipe "$title" changes the brand and leaves no findings [operators.docs.recipes]',
  async ({ args, files }) => {
    const [id = ''] = args;
    const brandsDir = mkdtempSync(join(dir, 'brands-'));
    const made = await runCommand(['new', ...args], { brandsDir });
    expect([made.code, made.error]).toEqual([0, '']);
    const folder = join(brandsDir, id);
    cpSync(folder, join(dir, 'before', id), { recursive: true });
    for (const file of files) writeDocumented(folder, file);
    const written = brandIds(brandsDir);
    const { code, out } = await runCommand(['check'], { brandsDir });
    for (const one of written) expect(out).toContain(`${one}  clean`);
    expect(code).toBe(0);
    const before = statesOf(join(dir, 'before', id)).slice(0, 1);
    const after = written.flatMap((one) => statesOf(join(brandsDir, one)));
    expect(after.flatMap((state) => before.flatMap((own) => diffBrands(own, state)))).not.toEqual([]);
  },
);
