import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/auth.json';

export const useAuthTexts = createTextsHook<keyof typeof EN>('auth');
