import type EN from '#languages/EN/site/payments.json';
import { createTextsHook } from './text-hooks.ts';

/** Texts about money that a member sends or receives, and about the payment password. */
export const usePaymentTexts = createTextsHook<keyof typeof EN>('payments');
