import type { PromotionTexts, Translations } from '#sandbox/db/schema.ts';

/** Returns a promotion's title in every language that it has. */
export const titlesOf = ({ EN, ...others }: Translations<PromotionTexts>): Translations<string> => ({
  EN: EN.title,
  ...Object.fromEntries(Object.entries(others).map(([language, { title }]) => [language, title])),
});
