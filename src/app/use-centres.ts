import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Problem } from '#schemas/problem.ts';
import { useArea } from '#src/brand/use-brand.ts';
import type { CentreLinks } from '#src/features/shell/use-account-actions.ts';
import { useTellProblem } from '#src/features/shell/use-tell-problem.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { useSession } from '#src/session/use-session.ts';

type Centre = 'member' | 'agent';

const without = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  rest.delete('member');
  rest.delete('agent');
  return rest;
};

/** Takes the centre out of the address; the modal closes after it. */
export const useLeaveCentre = (): (() => void) => {
  const [, setQuery] = useSearchParams();
  return () => setQuery(without, { replace: true });
};

/** Opens the centre that the address names, once it may be opened. */
export const useWantedCentre = (): void => {
  const [query] = useSearchParams();
  const leave = useLeaveCentre();
  const { open, close, current } = useModals();
  const { phase, member } = useSession();
  const tell = useTellProblem();
  const protect = useProtectedAction();
  const hasAgent = useArea('agentCentre');
  const asked: Centre | null =
    query.get('member') !== null ? 'member' : query.get('agent') !== null && hasAgent ? 'agent' : null;
  const page = asked === null ? null : query.get(asked);
  const shown = current?.name === 'member' || current?.name === 'agent';

  const settle = useEffectEvent(() => {
    if (asked === null) {
      if (shown) close();
      return;
    }
    if (phase === 'unknown' || shown) return;
    if (asked === 'agent' && member?.kind === 'player') {
      leave();
      tell(new Problem({ code: 'non_agent', status: 403, message: '' }));
      return;
    }
    if (member?.kind === 'trial') leave();
    protect(() => {
      if (member !== null) open(asked, { page });
    });
  });
  useEffect(() => settle(), [asked, page, phase]);
};

/** The two centres stand over the page, addressed by `?member=<page>` and `?agent=<page>`, so that Back, reload and links work. */
export const useCentreLinks = (): CentreLinks => {
  const [, setQuery] = useSearchParams();
  const go = (centre: Centre, wanted: string): void =>
    setQuery((before) => {
      const next = without(before);
      next.set(centre, wanted);
      return next;
    });
  return { openMember: (wanted) => go('member', wanted), openAgent: () => go('agent', 'agentTeamOverview') };
};
