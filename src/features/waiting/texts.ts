import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/waiting.json';

export const useWaitingTexts = createTextsHook<keyof typeof EN>('waiting');
