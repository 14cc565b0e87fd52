import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';

/** What the header offers: the brand's list for it, without those that the brand does not support; else all supported ones. */
export const offeredLanguages = ({ supported, header }: Brand['languages']): readonly Language[] =>
  header?.filter((language) => supported.includes(language)) ?? supported;
