import type EN from '#languages/EN/site/orders.json';
import { createTextsHook } from './text-hooks.ts';

/** Texts of a money or points order: its steps and its number. */
export const useOrderTexts = createTextsHook<keyof typeof EN>('orders');
