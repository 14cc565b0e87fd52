import { textsOf } from '#src/texts/texts-of.ts';
import type EN from './texts/EN.json';

export const useJoinTexts = textsOf<keyof typeof EN>('join');
