import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';

/** What a brand says of itself to search engines: in a language, else in its default language, else in English. */
export const searchText = (
  { seo, languages }: Pick<Brand, 'seo' | 'languages'>,
  of: 'title' | 'description',
  language: Language,
): string | undefined => seo[of][language] ?? seo[of][languages.default] ?? seo[of].EN;
