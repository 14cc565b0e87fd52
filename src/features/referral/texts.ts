import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/referral.json';

export const useReferralTexts = createTextsHook<keyof typeof EN>('referral');
