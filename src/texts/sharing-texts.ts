import type EN from './sharing/EN.json';
import { createTextsHook } from './text-hooks.ts';

/** Texts of links, codes and numbers that are copied or shared. */
export const useSharingTexts = createTextsHook<keyof typeof EN>('sharing');
