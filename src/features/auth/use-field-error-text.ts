import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { messageText, useFormTranslate } from '#src/forms/form-texts.tsx';
import { useAuthTexts } from './texts.ts';

const OWN = { mobile_taken: 'field.mobile_taken', email_taken: 'field.email_taken' } as const;
const isOwn = (key: string): key is keyof typeof OWN => Object.hasOwn(OWN, key);

/** The text of a server error on a field, by its key: from our own texts, from those of the rules (with the bounds of the field's rule), or from those of problems; `null` for an unknown key. */
export const useFieldErrorText = (rules: RegisterRules | null): ((name: string, key: string) => string | null) => {
  const t = useAuthTexts();
  const formWords = useFormTranslate();
  const { t: problemText, i18n } = useTranslation('errors');
  return useCallback(
    (name, key) => {
      if (isOwn(key)) return t(OWN[key]);
      const rule = rules?.[name];
      if (formWords(key) !== null)
        return messageText(formWords, {
          key,
          fallback: 'format',
          bounds: rule === undefined ? null : { min: rule.minLength, max: rule.maxLength },
        });
      const known = [`code.${key}`, key].find((one) => i18n.exists(one, { ns: 'errors' }));
      return known === undefined ? null : problemText(known, { seconds: 0 });
    },
    [t, formWords, problemText, i18n, rules],
  );
};
