import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Problem } from '#schemas/problem.ts';
import { useArea } from '#src/brand/use-brand.ts';
import type { CentreLinks } from '#src/features/shell/use-account-actions.ts';
import { useProblemToast } from '#src/modals/use-problem-toast.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { useSession } from '#src/session/use-session.ts';

type Centre = 'member' | 'agent';

const without = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  for (const name of ['member', 'agent', 'message', 'record', 'account', 'only', 'contract', 'offer'])
    rest.delete(name);
  return rest;
};

/** Removes the centre from the URL; the modal closes as a result. */
export const useLeaveCentre = (): (() => void) => {
  const [, setQuery] = useSearchParams();
  return () => setQuery(without, { replace: true });
};

/** Opens the centre that the URL names, if the member may open it. */
export const useWantedCentre = (): void => {
  const [query] = useSearchParams();
  const leave = useLeaveCentre();
  const { open, close, current } = useModals();
  const { phase, member } = useSession();
  const showProblem = useProblemToast();
  const protect = useProtectedAction();
  const hasAgent = useArea('agentCentre');
  const requested: Centre | null =
    query.get('member') !== null ? 'member' : query.get('agent') !== null && hasAgent ? 'agent' : null;
  const page = requested === null ? null : query.get(requested);
  const isShown = current?.name === 'member' || current?.name === 'agent';

  const syncCentre = useEffectEvent(() => {
    if (requested === null) {
      if (isShown) close();
      return;
    }
    if (phase === 'unknown' || isShown) return;
    if (requested === 'agent' && member?.kind === 'player') {
      leave();
      showProblem(new Problem({ code: 'non_agent', status: 403, message: '' }));
      return;
    }
    if (member?.kind === 'trial') leave();
    protect(() => {
      if (member !== null) open(requested, { page });
    });
  });
  useEffect(() => syncCentre(), [requested, page, phase]);
};

/** Links to the two centres. They open over the page at `?member=<page>` and `?agent=<page>`, so that Back, reload and links work. */
export const useCentreLinks = (): CentreLinks => {
  const [, setQuery] = useSearchParams();
  const go = (centre: Centre, page: string): void =>
    setQuery((before) => {
      const next = without(before);
      next.set(centre, page);
      return next;
    });
  return { openMember: (page) => go('member', page), openAgent: () => go('agent', 'agentTeamOverview') };
};
