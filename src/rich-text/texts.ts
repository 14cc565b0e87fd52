import type EN from '#languages/EN/site/rich-text.json';
import { createTextsHook } from '#src/texts/text-hooks.ts';

export const useRichTexts = createTextsHook<keyof typeof EN>('rich-text');
