import type { RegistrationVariant } from '#machines/registration/registration.machine.ts';
import type { DraftStore } from '#src/forms/form-values.ts';
import { createSessionDraft, draftTime } from '#src/forms/session-draft.ts';

const keyOf = (variant: RegistrationVariant): string => `register:${variant}`;

const drafts: Readonly<Record<RegistrationVariant, DraftStore>> = {
  username: createSessionDraft(keyOf('username')),
  mobile: createSessionDraft(keyOf('mobile')),
};

/** Returns the draft of a registration variant; drafts contain no passwords or codes. */
export const draftsOf = (variant: RegistrationVariant): DraftStore => drafts[variant];

/** Returns the registration variant that the visitor filled in last, or else the first one. */
export const draftedVariant = (variants: readonly RegistrationVariant[]): RegistrationVariant =>
  variants.toSorted((one, other) => draftTime(keyOf(other)) - draftTime(keyOf(one)))[0] ?? 'username';
