import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/status.json';

export const useStatusTexts = createTextsHook<keyof typeof EN>('status');
