import { useMemo, useState } from 'react';
import type { DraftStore } from '#src/forms/form-values.ts';
import { createMemberDraft, createSessionDraft } from '#src/forms/session-draft.ts';
import { useSession } from '#src/session/use-session.ts';

const NAME = 'feedback';

/** Where what was typed survives a reload and a change of the page: the visitor's place or the member's own; `null` until it is known who is here. */
export const useFeedbackDraft = (): DraftStore | null => {
  const { phase, member } = useSession();
  const [seen, setSeen] = useState<string | null>(null);
  // A session that is reloading still belongs to the same member.
  const owner = phase === 'unknown' ? seen : (member?.id ?? '');
  if (owner !== seen) setSeen(owner);
  return useMemo(() => {
    if (owner === null) return null;
    return owner === '' ? createSessionDraft(NAME) : createMemberDraft(owner, NAME);
  }, [owner]);
};
