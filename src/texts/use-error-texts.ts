import { textsOf } from './texts-of.ts';
import type EN from './errors/EN.json';

export const useErrorTexts = textsOf<keyof typeof EN>('errors');
