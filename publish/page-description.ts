import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import { searchText } from '#src/document/search-text.ts';
import CN from './descriptions/CN.json' with { type: 'json' };
import EN from './descriptions/EN.json' with { type: 'json' };
import ID from './descriptions/ID.json' with { type: 'json' };
import JA from './descriptions/JA.json' with { type: 'json' };
import TH from './descriptions/TH.json' with { type: 'json' };
import TY from './descriptions/TY.json' with { type: 'json' };
import VI from './descriptions/VI.json' with { type: 'json' };

/** The descriptions of pages by language and path. `{brand}` stands for the brand's name. */
export const PAGE_DESCRIPTIONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  CN,
  EN,
  ID,
  JA,
  TH,
  TY,
  VI,
};

/**
 * Returns the description of a page: the brand's description of that page, otherwise the site's description of that page, otherwise the brand's
 * general description. The first page always has the general description.
 */
export const pageDescription = (
  brand: Pick<Brand, 'name' | 'seo' | 'languages'>,
  path: string,
  language: Language,
): string | undefined =>
  brand.seo.pages?.find((page) => page.path === path)?.description[language] ??
  PAGE_DESCRIPTIONS[language][path]?.replaceAll('{brand}', brand.name) ??
  searchText(brand, 'description', language);
