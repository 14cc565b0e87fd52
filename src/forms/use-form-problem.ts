import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#schemas/problem.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { messageText, useFormTranslate } from './form-texts.tsx';

/** The registration rule of a field that another form names differently. */
const RULE_OF: Readonly<Record<string, string>> = { new: 'password', newPassword: 'password' };

/** The text of a refused field by the platform's code: from `fields`, from the rules (with the bounds of the field's rule), or from the problems; `null` for an unknown code. */
export const useFieldText = (rules: RegisterRules | null = null): ((field: string, code: string) => string | null) => {
  const ruleText = useFormTranslate();
  const { t, i18n } = useTranslation(['fields', 'errors']);
  return useCallback(
    (field, code) => {
      if (i18n.exists(code, { ns: 'fields' })) return t(code, { ns: 'fields' });
      const rule = rules?.[RULE_OF[field] ?? field];
      if (ruleText(code) !== null)
        return messageText(ruleText, {
          key: code,
          fallback: 'format',
          bounds: rule === undefined ? null : { min: rule.minLength, max: rule.maxLength },
        });
      const known = [`code.${code}`, code].find((key) => i18n.exists(key, { ns: 'errors' }));
      return known === undefined ? null : t(known, { ns: 'errors', seconds: 0 });
    },
    [t, i18n, ruleText, rules],
  );
};

export interface FormProblem {
  /** Message of the form as a whole; `null` where every message is at its field. */
  readonly general: string | null;
  /** Messages by field name, as a form takes them; `null` without any. */
  readonly fields: Readonly<Record<string, string>> | null;
}

const NONE: FormProblem = { general: null, fields: null };
const own = (field: string): string => field;

/** Maps a problem to the fields of the form that shows it. The message of a field that the form does not have becomes the form's. `fieldOf` renames the platform's fields. */
export const useFormProblem = (
  rules: RegisterRules | null = null,
): ((problem: Problem | null, names: readonly string[], fieldOf?: (field: string) => string) => FormProblem) => {
  const problemText = useProblemText();
  const fieldText = useFieldText(rules);
  return useCallback(
    (problem, names, fieldOf = own) => {
      if (problem === null) return NONE;
      const messages = Object.entries(problem.fields ?? {}).map(
        ([field, code]) => [fieldOf(field), fieldText(field, code) ?? problemText(problem)] as const,
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
