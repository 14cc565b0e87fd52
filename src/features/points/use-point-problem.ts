import { useCallback } from 'react';
import { NOT_CARRIED_OUT } from '#machines/operation.ts';
import type { Problem } from '#schemas/problem.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { usePointTexts } from './texts.ts';

/** What the platform says of a field, by the key of its text here. */
const FIELD_TEXTS = {
  points_short: 'field.points_short',
  points_small: 'field.points_small',
  points_whole: 'field.points_small',
  stock_short: 'field.stock_short',
  password_wrong: 'field.password_wrong',
  payment_password_wrong: 'field.payment_password_wrong',
} as const;
const isKnown = (key: string): key is keyof typeof FIELD_TEXTS => Object.hasOwn(FIELD_TEXTS, key);

interface PointProblem {
  /** For the form as a whole; `null` where every message stands at its field. */
  readonly general: string | null;
  /** By field name, as a form takes them; `null` without any. */
  readonly fields: Readonly<Record<string, string>> | null;
}

/** The words of a problem of the mall. A field that the form does not have is said above the form. */
export const usePointProblem = (): ((problem: Problem | null, field: string) => PointProblem) => {
  const t = usePointTexts();
  const words = useProblemText();
  return useCallback(
    (problem, field) => {
      if (problem === null) return { general: null, fields: null };
      if (problem.code === NOT_CARRIED_OUT) return { general: t('undone'), fields: null };
      const [named] = Object.entries(problem.fields ?? {});
      if (named === undefined) return { general: words(problem), fields: null };
      const [name, key] = named;
      const text = isKnown(key) ? t(FIELD_TEXTS[key]) : words(problem);
      return name === field ? { general: null, fields: { [name]: text } } : { general: text, fields: null };
    },
    [t, words],
  );
};
