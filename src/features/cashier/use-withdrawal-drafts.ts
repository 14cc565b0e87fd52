import type { DraftStore } from '#src/forms/form-values.ts';
import { useInterruptedDraft } from '#src/session/use-interrupted-draft.ts';

/** What both steps of a withdrawal keep when the session ends. */
export const useWithdrawalDrafts = (): { readonly amount: DraftStore; readonly account: DraftStore } => ({
  amount: useInterruptedDraft('withdrawal'),
  account: useInterruptedDraft('withdrawal account'),
});
