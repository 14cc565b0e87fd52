import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consolidated } from '#schemas/calls/home.ts';
import { hasDividend, hasSalary } from '#src/features/agent/page-gates.ts';
import { CentreModal } from '#src/features/centre/centre-modal.tsx';
import { useCentreTexts } from '#src/features/centre/texts.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { useMemberTurn } from '#src/session/use-member-turn.ts';
import { useKeptAnswer } from '#src/session/use-kept-answer.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { LoadError } from '#src/ui/load-error.tsx';
import { agentPages } from './agent-pages.tsx';
import { CentrePage, PageLoading } from './centre-page.tsx';
import { useLeaveCentre } from './use-wanted-centre.ts';

const FIRST_PAGE = 'agentTeamOverview';
const mark = (isOpen: boolean): string => (isOpen ? '1' : '0');

/** The agent centre on the page that the URL names, else on the page that it was opened with. What contracts open is there once they are known. */
export function AgentCentre({ page: opened }: { readonly page: string | null }) {
  const t = useCentreTexts();
  const common = useCommonTexts();
  const [query] = useSearchParams();
  const agentUrl = useAgentUrl();
  const turn = useMemberTurn();
  const marks = useCallQuery(consolidated, {}, { staleTime: 0 });
  const wanted = query.get('agent') || opened || FIRST_PAGE;
  const pages = agentPages.filter(({ gate }) => gate === undefined || (marks.data !== undefined && gate(marks.data)));
  const page = pages.find(({ key }) => key === wanted);
  const isGated = page === undefined && marks.data === undefined && agentPages.some(({ key }) => key === wanted);
  useKeptAnswer('consolidated', marks.data);
  useEffect(() => {
    if (marks.data === undefined) return;
    writeSession('enableContract', mark(hasDividend(marks.data)));
    writeSession('enableSalary', mark(hasSalary(marks.data)));
  }, [marks.data]);
  return (
    <CentreModal
      centre="agent"
      entries={pages.map(({ key, icon, badge }) => ({
        key,
        label: `agentPage.${key}` as const,
        icon,
        badge,
        to: agentUrl(key),
      }))}
      page={wanted}
      onClose={useLeaveCentre()}
    >
      {page !== undefined ? (
        <CentrePage key={`${page.key} ${turn}`} part={page.part} />
      ) : !isGated ? null : marks.isError ? (
        <LoadError text={t('failed')} retryLabel={common('retry')} onRetry={() => void marks.refetch()} />
      ) : (
        <PageLoading />
      )}
    </CentreModal>
  );
}
