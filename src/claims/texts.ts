import type EN from '#src/texts/claims/EN.json';
import { createTextsHook } from '#src/texts/text-hooks.ts';

/** Texts about something that is claimed, and until when it can be. */
export const useClaimTexts = createTextsHook<keyof typeof EN>('claims');
