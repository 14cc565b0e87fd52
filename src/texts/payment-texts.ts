import type EN from './payments/EN.json';
import { createTextsHook } from './text-hooks.ts';

/** Texts about money that a member sends or receives, and about the payment password. */
export const usePaymentTexts = createTextsHook<keyof typeof EN>('payments');
