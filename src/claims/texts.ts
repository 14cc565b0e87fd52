import type EN from '#languages/EN/site/claims.json';
import { createTextsHook } from '#src/texts/text-hooks.ts';

/** Texts about claims and their deadlines. */
export const useClaimTexts = createTextsHook<keyof typeof EN>('claims');
