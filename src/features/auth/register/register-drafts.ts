import type { RegistrationVariant } from '#machines/registration/registration.machine.ts';
import { createDraftStore, type DraftStore } from '#src/forms/form-values.ts';

const drafts: Readonly<Record<RegistrationVariant, DraftStore>> = {
  username: createDraftStore(),
  mobile: createDraftStore(),
};

/** The draft of a registration while its modal is closed, without passwords. */
export const draftsOf = (variant: RegistrationVariant): DraftStore => drafts[variant];
