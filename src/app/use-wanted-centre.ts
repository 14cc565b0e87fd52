import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Problem } from '#schemas/problem.ts';
import { useArea } from '#src/brand/use-brand.ts';
import { useProblemToast } from '#src/modals/use-problem-toast.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { useSession } from '#src/session/use-session.ts';
import { withoutCentre, type Centre } from './use-centre-links.ts';

const CENTRES: readonly Centre[] = ['member', 'agent'];

/** Returns a function that removes the centre from the URL, which closes the modal. */
export const useLeaveCentre = (): (() => void) => {
  const [, setQuery] = useSearchParams();
  return () => setQuery(withoutCentre, { replace: true });
};

/** Opens the centre named in the URL, if the member may open it. */
export const useWantedCentre = (): void => {
  const [query] = useSearchParams();
  const leave = useLeaveCentre();
  const { open, close, current } = useModals();
  const { phase, member } = useSession();
  const showProblem = useProblemToast();
  const protect = useProtectedAction();
  const areas = { member: useArea('memberCentre'), agent: useArea('agentCentre') };
  const requested = CENTRES.find((centre) => query.get(centre) !== null && areas[centre]) ?? null;
  const page = requested === null ? null : query.get(requested);
  const isShown = current?.name === 'member' || current?.name === 'agent';

  const syncCentre = useEffectEvent(() => {
    if (requested === null) {
      if (isShown) close();
      return;
    }
    // If a centre is shown without a member, the session has ended in another tab, and the visitor has to log in again.
    if (phase === 'unknown' || (isShown && member !== null)) return;
    if (requested === 'agent' && member?.kind === 'player') {
      leave();
      showProblem(new Problem({ code: 'agents_only', status: 403, message: '' }));
      return;
    }
    if (member?.kind === 'trial') leave();
    protect(() => {
      if (member !== null) open(requested, { page });
    });
  });
  useEffect(() => syncCentre(), [requested, page, phase]);
};
