import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/rank.json';

export const useRankTexts = createTextsHook<keyof typeof EN>('rank');
