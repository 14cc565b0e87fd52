import { useMemo, useState } from 'react';
import type { FieldGroup, FormDefinition } from '#schemas/forms/form-schema.ts';
import type { FormRules, FormStore } from './form-store.ts';

/** The steps of a form; only one is shown at a time. */
export interface FormSteps {
  /** The position of the current step, starting at 1. */
  readonly number: number;
  readonly count: number;
  readonly shown: FieldGroup;
  /** The ids of the groups whose titles are shown as step headings. */
  readonly titles: ReadonlySet<string>;
  /** The names of the fields in the steps after the current one. */
  readonly later: ReadonlySet<string>;
  /** How often the player has moved to another step. Showing a step because of its errors does not count. */
  readonly moves: number;
  /** Moves to the next step; `null` in the last one. */
  readonly next: (() => void) | null;
  /** Moves to the step before; `null` in the first one. */
  readonly back: (() => void) | null;
}

/** Returns the steps of a form, or `null` if it has only one. After each failed attempt, the step with the first invalid field is shown. */
export const useFormSteps = ({ ui }: FormDefinition, store: FormStore, attempts: number): FormSteps | null => {
  const { steps } = ui;
  const [{ index, moves }, setPlace] = useState({ index: 0, moves: 0 });
  const [seenAttempts, setSeenAttempts] = useState(attempts);
  if (attempts !== seenAttempts) {
    setSeenAttempts(attempts);
    const [first] = store.invalidFields();
    const faulty = steps?.findIndex(({ fields }) => first !== undefined && fields.includes(first)) ?? -1;
    if (faulty !== -1) setPlace({ index: faulty, moves });
  }
  return useMemo(() => {
    // The platform's rules can change while the form is open, and then it may have fewer steps.
    const at = Math.min(index, (steps?.length ?? 0) - 1);
    const shown = steps?.[at];
    if (steps === undefined || shown === undefined) return null;
    const moveTo = (to: number) => (): void => setPlace({ index: to, moves: moves + 1 });
    return {
      number: at + 1,
      count: steps.length,
      shown,
      titles: new Set(steps.map(({ id }) => id)),
      later: new Set(steps.slice(at + 1).flatMap(({ fields }) => fields)),
      moves,
      next: at + 1 < steps.length ? moveTo(at + 1) : null,
      back: at > 0 ? moveTo(at - 1) : null,
    };
  }, [steps, index, moves]);
};

/** Returns the rules without the fields of later steps, which are not validated yet. */
export const rulesUpToStep = (rules: FormRules, steps: FormSteps | null): FormRules =>
  steps === null || steps.next === null
    ? rules
    : {
        ...rules,
        present: (values) => (rules.present?.(values) ?? rules.order).filter((name) => !steps.later.has(name)),
      };
