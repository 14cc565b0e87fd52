import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from './texts/EN.json';

export type CashierKey = keyof typeof EN;

export const useCashierTexts = createTextsHook<CashierKey>('cashier');
