import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/search.json';

export const useSearchTexts = createTextsHook<keyof typeof EN>('search');
