import { useEffect, useMemo, useState } from 'react';
import type { DraftStore, FormValues } from '#src/forms/form-values.ts';
import { keepWhenHidden } from '#src/forms/use-draft.ts';
import { createMemberDraft } from '#src/forms/session-draft.ts';
import { useService } from '#src/lib/services.tsx';
import { useLatest } from '#src/lib/use-latest.ts';
import { sessionService, useSession } from './use-session.ts';

const NO_DRAFT: DraftStore = { read: () => ({}), write: () => undefined };

/**
 * Keeps what a member had typed and chosen when the session expired or the browser discarded the hidden page: only this member gets it back in the
 * tab, for 30 minutes. Nothing is stored while the page is visible, and a restored draft is deleted with the first write.
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
      writeHidden: write,
    };
  }, [session, memberId, key]);
};

/** Writes `values` that are not fields of a form to a draft when the component unmounts or the page is hidden. */
export const useKeepWhenInterrupted = (draft: DraftStore, values: FormValues): void => {
  const latest = useLatest(values);
  useEffect(() => keepWhenHidden(draft, () => latest.current), [draft, latest]);
  useEffect(() => () => draft.write(latest.current), [draft, latest]);
};
