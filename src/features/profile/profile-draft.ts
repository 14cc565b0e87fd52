import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import { profileChangesOf } from '#schemas/forms/profile-form.ts';
import type { ProfileChanges } from '#schemas/profile.ts';
import type { DraftStore } from '#src/forms/form-values.ts';
import { createMemberDraft } from '#src/forms/session-draft.ts';

export interface ProfileDraft extends DraftStore {
  /** Whether there was something unsaved when the page was opened. */
  readonly wasLeft: boolean;
  /** Forgets what is unsaved; the form that closes afterwards writes no more. */
  readonly discard: () => void;
}

const NAME = 'profile';

/** What was typed and not saved, as far as it differs from what is saved: it outlives the page of the centre and an expired session. */
export const createProfileDraft = (memberId: string, form: FormDefinition, held: ProfileChanges): ProfileDraft => {
  const stored = createMemberDraft(memberId, NAME);
  let isOver = false;
  return {
    wasLeft: Object.keys(profileChangesOf(form, held, { ...held, ...stored.read() })).length > 0,
    read: stored.read,
    write: (values) => {
      if (!isOver) stored.write(profileChangesOf(form, held, values));
    },
    discard: () => {
      stored.write({});
      isOver = true;
    },
  };
};
