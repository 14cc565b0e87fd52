import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from './texts/EN.json';

export const useWaitingTexts = createTextsHook<keyof typeof EN>('waiting');
