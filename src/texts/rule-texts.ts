import type EN from './rules/EN.json';
import { createTextsHook } from './text-hooks.ts';

/** Names of fields and what their rules say, for parts outside of a form. */
export const useRuleTexts = createTextsHook<keyof typeof EN>('rules');
