import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NOT_CARRIED_OUT } from '#machines/operation.ts';
import type { Problem } from '#schemas/problem.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { messageText, useFormTranslate } from '#src/forms/form-texts.tsx';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useAgentTexts } from './texts.ts';

/** What the platform says of a field, by the key of its text here. */
const FIELD_TEXTS = {
  amount_digits: 'field.amount_digits',
  amount_small: 'field.amount_small',
  amount_large: 'field.amount_large',
  insufficient_funds: 'field.insufficient',
  payment_password_wrong: 'field.payment_password_wrong',
  username_taken: 'field.username_taken',
  rebate_large: 'field.rebate_large',
} as const;
const isKnown = (key: string): key is keyof typeof FIELD_TEXTS => Object.hasOwn(FIELD_TEXTS, key);

interface FormProblem {
  /** For the form as a whole; `null` where every message stands at its field. */
  readonly general: string | null;
  /** By field name, as a form takes them; `null` without any. */
  readonly fields: Readonly<Record<string, string>> | null;
}

/** The words of a problem of a form with some fields; `rules` fill in the bounds of those that registration has. */
export const useAgentProblem = (
  problem: Problem | null,
  names: readonly string[],
  rules: RegisterRules | null = null,
): FormProblem => {
  const t = useAgentTexts();
  const words = useProblemText();
  const ruleText = useFormTranslate();
  const { t: errorText, i18n } = useTranslation('errors');
  return useMemo(() => {
    if (problem === null) return { general: null, fields: null };
    if (problem.code === NOT_CARRIED_OUT) return { general: t('undone'), fields: null };
    const textOf = (name: string, key: string): string => {
      if (isKnown(key)) return t(FIELD_TEXTS[key]);
      const rule = rules?.[name];
      if (ruleText(key) !== null)
        return messageText(ruleText, {
          key,
          fallback: 'format',
          bounds: rule === undefined ? null : { min: rule.minLength, max: rule.maxLength },
        });
      const known = `code.${key}`;
      return i18n.exists(known, { ns: 'errors' }) ? errorText(known, { seconds: 0 }) : words(problem);
    };
    const said = Object.entries(problem.fields ?? {}).map(([name, key]) => [name, textOf(name, key)] as const);
    const here = said.filter(([name]) => names.includes(name));
    const elsewhere = said.find(([name]) => !names.includes(name))?.[1];
    return {
      general: elsewhere ?? (said.length === 0 ? words(problem) : null),
      fields: here.length === 0 ? null : Object.fromEntries(here),
    };
  }, [problem, names, rules, t, words, ruleText, errorText, i18n]);
};
