import { textsOf } from '#src/texts/texts-of.ts';
import type EN from './texts/EN.json';

export const usePointTexts = textsOf<keyof typeof EN>('points');
