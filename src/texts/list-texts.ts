import type EN from '#languages/EN/site/lists.json';
import { createTextsHook } from './text-hooks.ts';

/** Texts for the parts of a list, such as its pager. */
export const useListTexts = createTextsHook<keyof typeof EN>('lists');
