import type { DraftStore } from '#src/forms/form-values.ts';
import { useInterruptedDraft } from '#src/session/use-interrupted-draft.ts';

/** The drafts of both withdrawal steps, which survive the end of the session. */
export const useWithdrawalDrafts = (): { readonly amount: DraftStore; readonly account: DraftStore } => ({
  amount: useInterruptedDraft('withdrawal'),
  account: useInterruptedDraft('withdrawal account'),
});
