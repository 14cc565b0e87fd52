import type { Language } from '#schemas/languages.ts';
import type { DocumentData, Texts } from '#src/document/document-data.ts';
import type { TextSource } from '#src/texts/create-i18n.ts';

/** The site's texts with the brand's overrides. */
export const withBrandTexts =
  (load: TextSource, brandTexts: DocumentData['brandTexts']): TextSource =>
  async (language, namespace) => {
    const tables = await load(language, namespace);
    const own = brandTexts[language];
    if (own === undefined || tables === null) return tables;
    return Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, { ...table, ...own[name] }]));
  };

/** The initial resources of i18next: the document's texts and, for every language, the namespace `brand`, which has no file. */
export const readyTexts = (
  data: Pick<DocumentData, 'language' | 'texts' | 'brandTexts'>,
): Partial<Record<Language, Texts>> => ({
  ...Object.fromEntries(
    Object.entries(data.brandTexts).map(([language, tables]) => [language, { brand: tables?.brand ?? {} }]),
  ),
  [data.language]: { brand: data.brandTexts[data.language]?.brand ?? {}, ...data.texts },
});
