import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import { searchText } from '#src/document/search-text.ts';
import type { Languages } from './languages/languages.ts';

/**
 * Returns the description of a page: the brand's own, or else the site's from the catalogue `descriptions`, where
 * `{brand}` stands for the brand's name, or else the brand's general description. The first page always has the general
 * description.
 */
export const pageDescription = (
  brand: Pick<Brand, 'name' | 'seo' | 'languages'>,
  languages: Languages,
  path: string,
  language: Language,
): string | undefined =>
  brand.seo.pages?.find((page) => page.path === path)?.description[language] ??
  languages.pack(language).catalogues.get('descriptions')?.[path]?.replaceAll('{brand}', brand.name) ??
  searchText(brand, 'description', language);
