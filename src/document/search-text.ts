import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';

/** The brand's texts for search engines: in the given language, else in the brand's default language, else in English. */
export const searchText = (
  { seo, languages }: Pick<Brand, 'seo' | 'languages'>,
  of: 'title' | 'description',
  language: Language,
): string | undefined => seo[of][language] ?? seo[of][languages.default] ?? seo[of].EN;
