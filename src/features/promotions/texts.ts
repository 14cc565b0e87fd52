import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/promotions.json';

export const usePromotionTexts = createTextsHook<keyof typeof EN>('promotions');
