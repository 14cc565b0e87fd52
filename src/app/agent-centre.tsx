import { useSearchParams } from 'react-router-dom';
import { CentreModal } from '#src/features/centre/centre-modal.tsx';
import { agentPages } from './agent-pages.tsx';
import { CentrePage } from './centre-page.tsx';
import { useLeaveCentre } from './use-wanted-centre.ts';

const FIRST_PAGE = 'agentTeamOverview';

/** The agent centre on the page that the URL names, else on the page that it was opened with. */
export function AgentCentre({ page: opened }: { readonly page: string | null }) {
  const [query] = useSearchParams();
  const wanted = query.get('agent') || opened || FIRST_PAGE;
  const page = agentPages.find(({ key }) => key === wanted);
  const addressOf = (key: string): string => {
    const next = new URLSearchParams(query);
    next.set('agent', key);
    next.delete('account');
    next.delete('only');
    return `?${next.toString()}`;
  };
  return (
    <CentreModal
      centre="agent"
      entries={agentPages.map(({ key, icon }) => ({
        key,
        label: `agentPage.${key}` as const,
        icon,
        to: addressOf(key),
      }))}
      page={wanted}
      onClose={useLeaveCentre()}
    >
      {page && <CentrePage key={page.key} part={page.part} />}
    </CentreModal>
  );
}
