import { useMemo } from 'react';
import { NOT_CARRIED_OUT } from '#machines/operation.ts';
import type { Problem } from '#schemas/problem.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { fieldOf } from './offer-terms.ts';
import { useContractTexts } from './texts.ts';

/** What the platform says of a field, by the key of its text here. */
const FIELD_TEXTS = {
  rate_above_own: 'problem.rate_above_own',
  rate_digits: 'problem.rate_digits',
  tiers_order: 'problem.tiers_order',
  amount_digits: 'problem.amount_digits',
  downline_indirect: 'problem.downline_indirect',
  downline_player: 'problem.downline_player',
} as const;
const isKnown = (key: string): key is keyof typeof FIELD_TEXTS => Object.hasOwn(FIELD_TEXTS, key);

interface OfferProblem {
  /** For the step as a whole; `null` where every message stands at its field. */
  readonly general: string | null;
  readonly fields: Readonly<Record<string, string>> | null;
}

/** The words of a problem of a step; `names` are the fields of the form that is shown. */
export const useOfferProblem = (problem: Problem | null, names: readonly string[], tiers: number): OfferProblem => {
  const t = useContractTexts();
  const words = useProblemText();
  return useMemo(() => {
    if (problem === null) return { general: null, fields: null };
    if (problem.code === NOT_CARRIED_OUT) return { general: t('undone'), fields: null };
    const said = Object.entries(problem.fields ?? {}).map(
      ([name, key]) => [fieldOf(name, tiers), isKnown(key) ? t(FIELD_TEXTS[key]) : words(problem)] as const,
    );
    const here = said.filter(([name]) => names.includes(name));
    const elsewhere = said.find(([name]) => !names.includes(name))?.[1];
    return {
      general: elsewhere ?? (said.length === 0 ? words(problem) : null),
      fields: here.length === 0 ? null : Object.fromEntries(here),
    };
  }, [problem, names, tiers, t, words]);
};
