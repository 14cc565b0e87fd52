import type EN from '#languages/EN/site/sharing.json';
import { createTextsHook } from './text-hooks.ts';

/** Texts for links, codes and numbers that can be copied or shared. */
export const useSharingTexts = createTextsHook<keyof typeof EN>('sharing');
