import type { RegistrationVariant } from '#machines/registration/registration.machine.ts';
import { createDraftStore, type DraftStore } from '#src/forms/form-values.ts';

const drafts: Readonly<Record<RegistrationVariant, DraftStore>> = {
  username: createDraftStore(),
  mobile: createDraftStore(),
};

/** Where a half-filled registration waits while its modal is closed; gone with the page, and never a password. */
export const draftsOf = (variant: RegistrationVariant): DraftStore => drafts[variant];
