import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '#schemas/checks/texts.ts';

const englishIn = (dir: string, pathOf: (name: string) => string): [string, string][] =>
  (existsSync(dir) ? readdirSync(dir) : []).flatMap((name) => {
    const path = join(dir, pathOf(name));
    if (!existsSync(path)) return [];
    const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    return Object.entries(words).map(([key, text]): [string, string] => [`${name}:${key}`, text]);
  });

/** The site's own words in English by `<namespace>:<key>`, from its sources; `null` where they are not at hand. */
export const siteTexts = (siteDir: string): Texts | null => {
  const all = [
    ...englishIn(join(siteDir, 'features'), (name) => `${name}/texts/EN.json`),
    ...englishIn(join(siteDir, 'texts'), (name) => `${name}/EN.json`),
  ];
  return all.length === 0 ? null : Object.fromEntries(all);
};
