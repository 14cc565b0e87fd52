import type EN from '#languages/EN/site/fields.json';
import { createTextsHook } from './text-hooks.ts';

/** Texts for the platform's refusals of fields, by code. */
export const useFieldTexts = createTextsHook<keyof typeof EN>('fields');
