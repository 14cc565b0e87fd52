import { useEffect, useMemo, useState } from 'react';
import type { DraftStore, FormValues } from '#src/forms/form-values.ts';
import { createMemberDraft } from '#src/forms/session-draft.ts';
import { useService } from '#src/lib/services.tsx';
import { useLatest } from '#src/lib/use-latest.ts';
import { sessionService, useSession } from './use-session.ts';

const NO_DRAFT: DraftStore = { read: () => ({}), write: () => undefined };

/**
 * What a member had typed and chosen when the session ended by itself: only this member finds it after the next login in the tab, for 30 minutes.
 * While the session lasts nothing is kept, and what was found is forgotten with the first write.
 */
export const useInterruptedDraft = (key: string): DraftStore => {
  const session = useService(sessionService);
  const { member } = useSession();
  const [memberId] = useState(member?.id ?? null);
  return useMemo(() => {
    if (memberId === null) return NO_DRAFT;
    const { read, write } = createMemberDraft(memberId, `interrupted ${key}`);
    return {
      read,
      write: (values) => {
        if (session.get().member?.id !== memberId) write(values);
        else if (Object.keys(read()).length > 0) write({});
      },
    };
  }, [session, memberId, key]);
};

/** Writes `values`, which no form holds, to a draft when the component goes. */
export const useKeepWhenInterrupted = (draft: DraftStore, values: FormValues): void => {
  const latest = useLatest(values);
  useEffect(() => () => draft.write(latest.current), [draft, latest]);
};
