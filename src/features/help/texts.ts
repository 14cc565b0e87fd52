import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/help.json';

export const useHelpTexts = createTextsHook<keyof typeof EN>('help');
