import { useSearchParams } from 'react-router-dom';
import type { CentreLinks } from '#src/features/shell/use-account-actions.ts';
import { AGENT_PARAMS } from '#src/session/agent-params.ts';

export type Centre = 'member' | 'agent';

export const withoutCentre = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  for (const name of ['member', 'agent', 'message', 'record', ...AGENT_PARAMS]) rest.delete(name);
  return rest;
};

/** Links to the two centres. They open over the page at `?member=<page>` and `?agent=<page>`, so that Back, reload and links work. */
export const useCentreLinks = (): CentreLinks => {
  const [, setQuery] = useSearchParams();
  const go = (centre: Centre, page: string): void =>
    setQuery((before) => {
      const next = withoutCentre(before);
      next.set(centre, page);
      return next;
    });
  return { openMember: (page) => go('member', page), openAgent: () => go('agent', 'agentTeamOverview') };
};
