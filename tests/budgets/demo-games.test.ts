import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_KINDS } from '#schemas/demo-page.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { pageLanguage } from '#publish/languages/page-language.ts';
import { DIST } from './build-weights.ts';
import { weightOf } from './built-scripts.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const PAGE = 30_000;
const games = join(DIST, 'games');
const manifest = JSON.parse(readFileSync(join(games, '.vite/manifest.json'), 'utf8')) as Readonly<
  Record<string, Chunk>
>;

const filesOf = (key: string, seen = new Set<string>()): ReadonlySet<string> => {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the games have no chunk ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
};

test.each(DEMO_KINDS)('the page of the demo game %s is at most 30 kB over the network in any language', (kind) => {
  for (const language of LANGUAGES) {
    const files = new Set(
      ['src/demo-games/main.ts', `src/demo-games/${kind}-view.ts`].flatMap((key) => [...filesOf(key)]),
    );
    // The texts are part of the document.
    const shown = pageLanguage(productLanguages.pack(language), 'demo-games');
    const texts = weightOf(Buffer.from(JSON.stringify(shown)));
    const weight = [...files].reduce((sum, file) => sum + weightOf(readFileSync(join(games, file))), texts);
    expect([language, weight <= PAGE, weight > 3000]).toEqual([language, true, true]);
  }
});
