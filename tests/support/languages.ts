import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES_DIR, productLanguages, type Languages } from '#publish/languages/languages.ts';
import type { Language } from '#schemas/languages.ts';
import type { Texts } from '#src/document/document-data.ts';

/** The codes of all languages in `languages/`. */
export const LANGUAGES: readonly Language[] = productLanguages.all().map(({ code }) => code);

/** Returns whether a language has untranslated texts, which `marquee language new` writes as `null`. */
const hasOpenTexts = (language: Language): boolean => {
  const folder = join(LANGUAGES_DIR, language);
  const catalogues = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return catalogues
    .filter((path) => path.endsWith('.json') && path !== 'language.json')
    .some((path) => Object.values(JSON.parse(readFileSync(join(folder, path), 'utf8')) as object).includes(null));
};

/** The codes of the completely translated languages and of the pseudo-language. */
export const TRANSLATED_LANGUAGES: readonly Language[] = LANGUAGES.filter((language) => !hasOpenTexts(language));

/** The product's languages, with other site texts that are the same in every language. */
export const languagesWith = (texts: Texts): Languages => {
  const packs = new Map(
    productLanguages.all().map((pack) => {
      const others = [...pack.catalogues].filter(([namespace]) => !namespace.startsWith('site/'));
      const own = Object.entries(texts).map(([namespace, table]) => [`site/${namespace}`, table] as const);
      return [pack.code, { ...pack, catalogues: new Map([...others, ...own]) }];
    }),
  );
  return {
    ...productLanguages,
    all: () => [...packs.values()],
    pack: (code) => packs.get(code) ?? productLanguages.pack(code),
  };
};
