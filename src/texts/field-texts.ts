import type EN from './fields/EN.json';
import { createTextsHook } from './text-hooks.ts';

/** What the platform says of refused fields, by its code. */
export const useFieldTexts = createTextsHook<keyof typeof EN>('fields');
