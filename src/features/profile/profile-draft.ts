import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import { profileChangesOf } from '#schemas/forms/profile-form.ts';
import type { ProfileChanges } from '#schemas/profile.ts';
import type { DraftStore } from '#src/forms/form-values.ts';
import { createMemberDraft } from '#src/forms/session-draft.ts';

export interface ProfileDraft extends DraftStore {
  /** Whether the draft differs from the saved profile. */
  readonly isUnsaved: () => boolean;
  /** Returns the saved profile as last known to the page. */
  readonly saved: () => ProfileChanges;
  /** Sets a new saved profile to compare the draft with. */
  readonly rebase: (saved: ProfileChanges) => void;
  /** Discards the draft; a form that closes afterwards does not write it again. */
  readonly discard: () => void;
}

const NAME = 'profile';

/** Creates a draft of unsaved input that differs from the saved profile. The draft outlives the page and an expired session. */
export const createProfileDraft = (memberId: string, form: FormDefinition, held: ProfileChanges): ProfileDraft => {
  const stored = createMemberDraft(memberId, NAME);
  let saved = held;
  let isOver = false;
  const unsaved = (): ProfileChanges => profileChangesOf(form, saved, { ...saved, ...stored.read() });
  return {
    isUnsaved: () => Object.keys(unsaved()).length > 0,
    saved: () => saved,
    rebase: (next) => {
      saved = next;
      stored.write(unsaved());
    },
    read: stored.read,
    write: (values) => {
      if (!isOver) stored.write(profileChangesOf(form, saved, values));
    },
    discard: () => {
      stored.write({});
      isOver = true;
    },
  };
};
