import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/join.json';

export const useJoinTexts = createTextsHook<keyof typeof EN>('join');
