import type EN from './lists/EN.json';
import { createTextsHook } from './text-hooks.ts';

/** Texts around a list, such as its pages. */
export const useListTexts = createTextsHook<keyof typeof EN>('lists');
