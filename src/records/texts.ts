import { CATEGORIES } from '#schemas/brand-names.ts';
import { createTextsHook, type Translate } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/records.json';

type RecordsKey = keyof typeof EN;

export const useRecordsTexts = createTextsHook<RecordsKey>('records');

/** Returns the translated name of a game category, or the platform's name if the site does not know the category. */
export const categoryName = (t: Translate<RecordsKey>, name: string): string => {
  const known = CATEGORIES.find((category) => category === name);
  return known === undefined ? name : t(`category.${known}`);
};
