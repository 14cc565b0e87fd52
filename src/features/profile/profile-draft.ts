import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import { profileChangesOf } from '#schemas/forms/profile-form.ts';
import type { ProfileChanges } from '#schemas/profile.ts';
import type { DraftStore } from '#src/forms/form-values.ts';
import { createMemberDraft } from '#src/forms/session-draft.ts';

export interface ProfileDraft extends DraftStore {
  /** Whether the draft differs from the saved profile. */
  readonly isUnsaved: () => boolean;
  /** Returns the saved profile that the draft is compared with. */
  readonly saved: () => ProfileChanges;
  /** From now on, compares the draft with this saved profile. */
  readonly rebase: (saved: ProfileChanges) => void;
  /** Deletes the draft and ignores later writes, because the form writes its draft once more when it closes. */
  readonly discard: () => void;
}

const NAME = 'profile';

/** Creates a draft with the fields that differ from the saved profile. It is kept when the page closes and when the session expires. */
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
