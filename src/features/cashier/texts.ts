import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/cashier.json';

export type CashierKey = keyof typeof EN;

export const useCashierTexts = createTextsHook<CashierKey>('cashier');
