import type { PromotionTexts, Translations } from '#sandbox/db/schema.ts';

/** Returns the title of a promotion in all languages in which it has texts. */
export const titlesOf = ({ EN, ...others }: Translations<PromotionTexts>): Translations<string> => ({
  EN: EN.title,
  ...Object.fromEntries(Object.entries(others).map(([language, { title }]) => [language, title])),
});
