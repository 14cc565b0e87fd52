import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/points.json';

export const usePointTexts = createTextsHook<keyof typeof EN>('points');
