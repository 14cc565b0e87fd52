import { textsOf } from '#src/texts/texts-of.ts';
import type EN from '#src/texts/errors/EN.json';

export const useErrorTexts = textsOf<keyof typeof EN>('errors');
