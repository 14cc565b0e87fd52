import type EN from '#src/texts/rich-text/EN.json';
import { createTextsHook } from '#src/texts/text-hooks.ts';

export const useRichTexts = createTextsHook<keyof typeof EN>('rich-text');
