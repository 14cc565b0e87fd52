import { Suspense, type ComponentType, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import { CentreModal } from '#src/features/centre/centre-modal.tsx';
import { useCentreTexts } from '#src/features/centre/texts.ts';
import { WaitingCards } from '#src/features/waiting/waiting-cards.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { useMemberTurn } from '#src/session/use-member-turn.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { useSession } from '#src/session/use-session.ts';
import { Loading } from '#src/parts/loading.tsx';
import { consolidated } from '#schemas/calls/home.ts';
import type { ConsolidatedFunds } from '#schemas/member.ts';
import type { Problem } from '#schemas/problem.ts';
import { hasDividend, hasSalary } from '#src/features/agent/page-gates.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useKeptAnswer } from '#src/session/use-kept-answer.ts';
import { agentPages } from './agent-pages.tsx';
import { memberPages } from './member-pages.tsx';
import type { PageOfCentre } from './page-of-centre.ts';
import type { Centre } from './use-centre-links.ts';
import { useLeaveCentre } from './use-wanted-centre.ts';

const FIRST_PAGE = { member: 'securityCenter', agent: 'agentTeamOverview' } as const;

const labelled = {
  member: memberPages.map((page) => ({ ...page, label: `page.${page.key}` as const })),
  agent: agentPages.map((page) => ({ ...page, label: `agentPage.${page.key}` as const })),
};

const isGated = ({ gate }: PageOfCentre): boolean => gate !== undefined;

/** A page of a centre, rendered once its code has loaded. */
function CentrePage({ part: Part }: { readonly part: ComponentType }) {
  return (
    <Suspense fallback={<Loading />}>
      <Part />
    </Suspense>
  );
}

const mark = (isOpen: boolean): string => (isOpen ? '1' : '0');

/**
 * Loads the contract flags that decide which pages the agent centre has. Stores the response and two of its flags for the session, as the platform's
 * own site does.
 */
const useContractMarks = (enabled: boolean): UseQueryResult<ConsolidatedFunds, Problem> => {
  const marks = useCallQuery(consolidated, {}, { staleTime: 0, enabled });
  const data = enabled ? marks.data : undefined;
  useKeptAnswer('consolidated', data);
  useEffect(() => {
    if (data === undefined) return;
    writeSession('enableContract', mark(hasDividend(data)));
    writeSession('enableSalary', mark(hasSalary(data)));
  }, [data]);
  return marks;
};

/**
 * A centre, showing the page named in the URL or else the page that it was opened with. Pages that depend on contracts appear once the contracts have
 * loaded.
 */
export function SiteCentre({ centre, page: opened }: { readonly centre: Centre; readonly page: string | null }) {
  const t = useCentreTexts();
  const [query] = useSearchParams();
  const urls = { member: useMemberUrl(), agent: useAgentUrl() };
  const { member } = useSession();
  const turn = useMemberTurn();
  const table = labelled[centre];
  const marks = useContractMarks(table.some(isGated));
  const wanted = query.get(centre) || opened || FIRST_PAGE[centre];
  const pages = table.filter(
    ({ isFor, gate }: PageOfCentre) =>
      (isFor === undefined || (member !== null && isFor(member))) &&
      (gate === undefined || (marks.data !== undefined && gate(marks.data))),
  );
  const page = pages.find(({ key }) => key === wanted);
  const awaitsMarks = marks.data === undefined && table.some((row) => row.key === wanted && isGated(row));
  return (
    <CentreModal
      centre={centre}
      entries={pages.map(({ part: _part, isFor: _isFor, gate: _gate, ...entry }) => ({
        ...entry,
        to: urls[centre](entry.key),
      }))}
      page={wanted}
      onClose={useLeaveCentre()}
    >
      {page !== undefined ? (
        <>
          {centre === 'member' && (
            <Suspense fallback={null}>
              <WaitingCards page={page.key} />
            </Suspense>
          )}
          <CentrePage key={`${page.key} ${turn}`} part={page.part} />
        </>
      ) : awaitsMarks ? (
        <QueryView query={marks} failed={t('failed')}>
          {() => null}
        </QueryView>
      ) : null}
    </CentreModal>
  );
}
