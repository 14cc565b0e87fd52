import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#schemas/problem.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { textKeyOf, useProblemValues, type ProblemValues } from '#src/texts/use-problem-values.ts';
import { messageText, useFormTranslate } from './form-texts.tsx';

/** Maps fields of other forms to the registration field whose rule applies to them. */
const RULE_OF: Readonly<Record<string, string>> = { new: 'password', newPassword: 'password' };

const NO_VALUES: ProblemValues = {};

/**
 * Returns a function that looks up the text for a field that the platform rejected with a code, or `null` for an unknown code. It searches the
 * catalogue `fields`, then `rules` (filling in the bounds of the field's rule), then `errors`. The `problem` supplies the number of attempts left and
 * the waiting time.
 */
export const useFieldText = (
  rules: RegisterRules | null = null,
): ((field: string, code: string, problem?: Problem) => string | null) => {
  const ruleText = useFormTranslate();
  const { t, i18n } = useTranslation(['fields', 'errors']);
  const valuesOf = useProblemValues();
  return useCallback(
    (field, code, problem) => {
      const values = problem === undefined ? NO_VALUES : valuesOf(problem);
      const own = textKeyOf(i18n, 'fields', code, values);
      if (own !== null) return t(own, { ns: 'fields', ...values });
      const rule = rules?.[RULE_OF[field] ?? field];
      if (ruleText(code) !== null)
        return messageText(ruleText, {
          key: code,
          fallback: 'format',
          bounds: rule === undefined ? null : { min: rule.minLength, max: rule.maxLength },
        });
      const known = textKeyOf(i18n, 'errors', `code.${code}`, values) ?? textKeyOf(i18n, 'errors', code, values);
      return known === null ? null : t(known, { ns: 'errors', ...values });
    },
    [t, i18n, ruleText, rules, valuesOf],
  );
};

export interface FormProblem {
  /** The message for the whole form, or `null` if every message belongs to a field. */
  readonly general: string | null;
  /** The messages by field name, as expected by a form, or `null` if there are none. */
  readonly fields: Readonly<Record<string, string>> | null;
}

const NONE: FormProblem = { general: null, fields: null };
const sameName = (field: string): string => field;

/**
 * Maps a problem to the fields of the form that shows it. A message for a field that the form does not have becomes the form's general message.
 * `fieldOf` maps the platform's field names to those of the form.
 */
export const useFormProblem = (
  rules: RegisterRules | null = null,
): ((problem: Problem | null, names: readonly string[], fieldOf?: (field: string) => string) => FormProblem) => {
  const problemText = useProblemText();
  const fieldText = useFieldText(rules);
  return useCallback(
    (problem, names, fieldOf = sameName) => {
      if (problem === null) return NONE;
      const messages = Object.entries(problem.fields ?? {}).map(
        ([field, code]) => [fieldOf(field), fieldText(field, code, problem) ?? problemText(problem)] as const,
      );
      const here = messages.filter(([field]) => names.includes(field));
      const elsewhere = messages.find(([field]) => !names.includes(field))?.[1];
      return {
        general: elsewhere ?? (messages.length === 0 ? problemText(problem) : null),
        fields: here.length === 0 ? null : Object.fromEntries(here),
      };
    },
    [fieldText, problemText],
  );
};
