import type { Language } from '#schemas/languages.ts';
import type { Texts } from '#src/document/document-data.ts';

/** Namespaces that the first screen needs; the others come when they are used. */
export const FIRST_NAMESPACES = ['common', 'errors', 'shell', 'home', 'auth'] as const;

/** The site's words with the brand's own over them. */
export const withBrandWords = (words: Texts, own: Partial<Record<Language, Texts>>, language: Language): Texts => {
  const brandWords = own[language] ?? {};
  return Object.fromEntries(
    Object.entries(words).map(([namespace, table]) => [namespace, { ...table, ...brandWords[namespace] }]),
  );
};
