import { textsOf } from '#src/texts/texts-of.ts';
import type EN from './texts/EN.json';

export const useCentreTexts = textsOf<keyof typeof EN>('centre');
