import type { DraftStore } from '#src/forms/form-values.ts';
import { useInterruptedDraft } from '#src/session/use-interrupted-draft.ts';

/** Returns the drafts of the two forms of a withdrawal, amount and account. They are kept when the session expires. */
export const useWithdrawalDrafts = (): { readonly amount: DraftStore; readonly account: DraftStore } => ({
  amount: useInterruptedDraft('withdrawal'),
  account: useInterruptedDraft('withdrawal account'),
});
