import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from './texts/EN.json';

export const useSearchTexts = createTextsHook<keyof typeof EN>('search');
