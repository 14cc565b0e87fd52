import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '#schemas/checks/texts.ts';

const readEnglishTexts = (dir: string, pathOf: (name: string) => string): [string, string][] =>
  (existsSync(dir) ? readdirSync(dir) : []).flatMap((name) => {
    const path = join(dir, pathOf(name));
    if (!existsSync(path)) return [];
    const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    return Object.entries(words).map(([key, text]): [string, string] => [`${name}:${key}`, text]);
  });

/** Reads the site's English texts by `<namespace>:<key>` from its sources, or returns `null` if there are no sources. */
export const readSiteTexts = (siteDir: string): Texts | null => {
  const all = [
    ...readEnglishTexts(join(siteDir, 'features'), (name) => `${name}/texts/EN.json`),
    ...readEnglishTexts(join(siteDir, 'texts'), (name) => `${name}/EN.json`),
  ];
  return all.length === 0 ? null : Object.fromEntries(all);
};
