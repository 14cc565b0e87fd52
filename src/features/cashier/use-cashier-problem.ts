import { useCallback } from 'react';
import { NOT_CARRIED_OUT } from '#machines/operation.ts';
import type { Problem } from '#schemas/problem.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useCashierTexts } from './texts.ts';

/** What the platform says of a field, by the key of its text here. */
const FIELD_TEXTS = {
  amount_digits: 'field.amount_digits',
  amount_small: 'field.amount_small',
  amount_large: 'field.amount_large',
  insufficient_funds: 'field.insufficient',
  promotion_small: 'field.promotion_small',
  promotion_unknown: 'field.promotion_unknown',
  promotion_used: 'field.promotion_used',
  method_unknown: 'field.method_unknown',
  wallet_unknown: 'field.wallet_unknown',
  wallet_same: 'field.wallet_same',
  account_unknown: 'field.account_unknown',
  account_number: 'field.account_number',
  bank_unknown: 'field.bank_unknown',
  holder_mismatch: 'field.holder_mismatch',
  password_wrong: 'field.password_wrong',
  payment_password_wrong: 'field.payment_password_wrong',
  payment_password_digits: 'field.payment_password_digits',
  login_again: 'field.login_again',
  image_type: 'field.image_type',
  image_large: 'field.image_large',
  image_pixels: 'field.image_pixels',
  image_broken: 'field.image_broken',
} as const;
const isKnown = (key: string): key is keyof typeof FIELD_TEXTS => Object.hasOwn(FIELD_TEXTS, key);

interface CashierProblem {
  /** For the form as a whole; `null` where every message stands at its field. */
  readonly general: string | null;
  /** By field name, as a form takes them; `null` without any. */
  readonly fields: Readonly<Record<string, string>> | null;
}

/** The words of a problem of the cashier. A field of the problem that the form does not have is said above the form. */
export const useCashierProblem = (): ((problem: Problem | null, fields: readonly string[]) => CashierProblem) => {
  const t = useCashierTexts();
  const words = useProblemText();
  return useCallback(
    (problem, fields) => {
      if (problem === null) return { general: null, fields: null };
      if (problem.code === NOT_CARRIED_OUT) return { general: t('undone'), fields: null };
      const named = Object.entries(problem.fields ?? {}).map(
        ([name, key]) => [name, isKnown(key) ? t(FIELD_TEXTS[key]) : words(problem)] as const,
      );
      const here = named.filter(([name]) => fields.includes(name));
      const elsewhere = named.find(([name]) => !fields.includes(name))?.[1];
      return {
        general: elsewhere ?? (named.length === 0 ? words(problem) : null),
        fields: here.length === 0 ? null : Object.fromEntries(here),
      };
    },
    [t, words],
  );
};
