import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/shell.json';

export const useShellTexts = createTextsHook<keyof typeof EN>('shell');
