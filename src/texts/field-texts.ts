import type EN from '#languages/EN/site/fields.json';
import { createTextsHook } from './text-hooks.ts';

/** Texts for fields that the platform refuses, by error code. */
export const useFieldTexts = createTextsHook<keyof typeof EN>('fields');
