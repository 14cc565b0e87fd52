import { useSearchParams } from 'react-router-dom';
import { CentreModal } from '#src/features/centre/centre-modal.tsx';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { agentPages } from './agent-pages.tsx';
import { CentrePage } from './centre-page.tsx';
import { useLeaveCentre } from './use-centres.ts';

const FIRST_PAGE = 'agentTeamOverview';

/** The agent centre on the page that the URL names, else on the page that it was opened with. */
export function AgentCentre({ page: opened }: { readonly page: string | null }) {
  const [query] = useSearchParams();
  const agentUrl = useAgentUrl();
  const wanted = query.get('agent') || opened || FIRST_PAGE;
  const page = agentPages.find(({ key }) => key === wanted);
  return (
    <CentreModal
      centre="agent"
      entries={agentPages.map(({ key, icon }) => ({
        key,
        label: `agentPage.${key}` as const,
        icon,
        to: agentUrl(key),
      }))}
      page={wanted}
      onClose={useLeaveCentre()}
    >
      {page && <CentrePage key={page.key} part={page.part} />}
    </CentreModal>
  );
}
