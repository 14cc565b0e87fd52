import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/rewards.json';

export const useRewardsTexts = createTextsHook<keyof typeof EN>('rewards');
