import { useCallback } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { messageText, useFormTranslate } from '#src/forms/form-texts.tsx';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useProfileTexts } from './texts.ts';

/** What the platform says of a field, by the key of its text here. */
const FIELD_TEXTS = {
  mobile_taken: 'refused.mobile_taken',
  email_taken: 'refused.email_taken',
  country_closed: 'refused.country_closed',
  password_wrong: 'refused.password_wrong',
  password_same: 'refused.password_same',
  code_wrong: 'refused.code_wrong',
  code_expired: 'refused.code_expired',
  login_again: 'refused.login_again',
  real_name_set: 'realName.reason',
  birthday_young: 'refused.birthday_young',
  birthday_invalid: 'refused.birthday_invalid',
  field_closed: 'refused.field_closed',
} as const;
const isKnown = (key: string): key is keyof typeof FIELD_TEXTS => Object.hasOwn(FIELD_TEXTS, key);

interface FormProblem {
  /** For the form as a whole; `null` where every message stands at its field. */
  readonly general: string | null;
  /** By field name, as a form takes them; `null` without any. */
  readonly fields: Readonly<Record<string, string>> | null;
}

/** The rule of a field that another form has under a name of its own. */
const RULE_OF: Readonly<Record<string, string>> = { new: 'password' };

/** The words of a problem of the account's forms. A field of the problem that the form does not have is said above the form. */
export const useProfileProblem = (): ((problem: Problem | null, fields: readonly string[]) => FormProblem) => {
  const t = useProfileTexts();
  const words = useProblemText();
  const formWords = useFormTranslate();
  const rules = useRegisterRules();
  return useCallback(
    (problem, fields) => {
      if (problem === null) return { general: null, fields: null };
      const textOf = (name: string, key: string): string => {
        if (isKnown(key)) return t(FIELD_TEXTS[key]);
        if (formWords(key) === null) return words(problem);
        const rule = rules?.[RULE_OF[name] ?? name];
        const bounds = rule === undefined ? null : { min: rule.minLength, max: rule.maxLength };
        return messageText(formWords, { key, fallback: 'format', bounds });
      };
      const named = Object.entries(problem.fields ?? {}).map(([name, key]) => [name, textOf(name, key)] as const);
      const here = named.filter(([name]) => fields.includes(name));
      const elsewhere = named.find(([name]) => !fields.includes(name))?.[1];
      return {
        general: elsewhere ?? (named.length === 0 ? words(problem) : null),
        fields: here.length === 0 ? null : Object.fromEntries(here),
      };
    },
    [t, words, formWords, rules],
  );
};
