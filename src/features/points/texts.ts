import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from './texts/EN.json';

export const usePointTexts = createTextsHook<keyof typeof EN>('points');
