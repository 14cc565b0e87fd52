import type EN from '#languages/EN/site/rules.json';
import { createTextsHook } from './text-hooks.ts';

/** Field names and texts of their rules, for use outside a form. */
export const useRuleTexts = createTextsHook<keyof typeof EN>('rules');
