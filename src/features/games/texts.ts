import { textsOf, type Words } from '#src/texts/texts-of.ts';
import type EN from './texts/EN.json';

export const useGameTexts = textsOf<keyof typeof EN>('games');

export type GameTexts = Words<keyof typeof EN>;
