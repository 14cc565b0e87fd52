import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/home.json';

export const useHomeTexts = createTextsHook<keyof typeof EN>('home');
