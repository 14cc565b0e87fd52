import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import { profileChangesOf } from '#schemas/forms/profile-form.ts';
import type { ProfileChanges } from '#schemas/profile.ts';
import type { DraftStore } from '#src/forms/form-values.ts';
import { createMemberDraft } from '#src/forms/session-draft.ts';

export interface ProfileDraft extends DraftStore {
  /** Whether the draft differs from the saved profile. */
  readonly isUnsaved: () => boolean;
  /** What is saved, as far as the page knows. */
  readonly saved: () => ProfileChanges;
  /** From now on the draft is what differs from this. */
  readonly rebase: (saved: ProfileChanges) => void;
  /** Discards the draft; the form writes nothing when it closes afterwards. */
  readonly discard: () => void;
}

const NAME = 'profile';

/** Unsaved input that differs from the saved profile. It outlives the page and an expired session. */
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
