import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/lottery.json';

export const useLotteryTexts = createTextsHook<keyof typeof EN>('lottery');
