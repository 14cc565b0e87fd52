import { productLanguages, type Languages } from '#publish/languages/languages.ts';
import type { Language } from '#schemas/languages.ts';
import type { Texts } from '#src/document/document-data.ts';

/** The codes of all languages in `languages/`. */
export const LANGUAGES: readonly Language[] = productLanguages.all().map(({ code }) => code);

/** The languages of the product with other texts of the site, the same in every language. */
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
