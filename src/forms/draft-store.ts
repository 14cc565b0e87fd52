import type { FormValues } from './form-values.ts';

/** Where a form's values wait while it is closed. It never holds passwords, codes or captchas. */
export interface DraftStore {
  readonly read: () => FormValues;
  readonly write: (values: FormValues) => void;
}

/** A store in memory: gone with the page. */
export const createDraftStore = (): DraftStore => {
  let kept: FormValues = {};
  return { read: () => kept, write: (values) => (kept = values) };
};
