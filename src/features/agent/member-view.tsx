import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { downlines } from '#schemas/calls/agent.ts';
import type { Downline } from '#schemas/team.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TeamPath } from './team-path.tsx';
import { useAgentTexts } from './texts.ts';
import { usePercent } from '#src/texts/use-percent.ts';
import { useTeamWords } from './use-team-words.ts';

const DownlineTransfer = lazyPart(
  'downline-transfer',
  async () => (await import('./downline-transfer.tsx')).DownlineTransfer,
);

const MOST_FOUND = 100;
const LONGEST = 60;
const PLAYER = 0;

const REPORTS = [
  ['personalHistoryCopy', 'member.bets'],
  ['palStatementsAgentCopy', 'member.results'],
  ['agentDownlineTransactionDetailsCopy', 'member.movements'],
] as const;

function MemberFacts({ row }: { readonly row: Downline }) {
  const t = useAgentTexts();
  const money = useMoney();
  const percent = usePercent();
  const { tag } = useLanguage();
  const { place, kinds } = useTeamWords();
  const { member, upline, teamSize, direct, balance, rebate, contracts, lastLogin, registered } = row;
  const number = new Intl.NumberFormat(tag);
  return (
    <FactList
      facts={[
        { label: t('member.balance'), value: money(balance), isMain: true },
        { label: t('column.place'), value: place(member) },
        ...(member.depth > 1 ? [{ label: t('member.upline'), value: upline }] : []),
        { label: t('member.teamSize'), value: number.format(teamSize) },
        { label: t('member.direct'), value: number.format(direct) },
        { label: t('member.rebate'), value: percent(rebate) },
        ...(contracts.length > 0 ? [{ label: t('member.contracts'), value: kinds(contracts) }] : []),
        { label: t('member.registered'), value: formatLocalTime(registered) },
        { label: t('member.lastLogin'), value: lastLogin === null ? t('member.never') : formatLocalTime(lastLogin) },
      ]}
    />
  );
}

/** Details of a team member, links to the member's records and, for a direct downline, the form for a transfer. */
function Found({ account, row }: { readonly account: string; readonly row: Downline }) {
  const t = useAgentTexts();
  const agentUrl = useAgentUrl();
  return (
    <>
      <TeamPath account={account} />
      <MemberFacts row={row} />
      <nav aria-label={t('member.reports')} className="flex flex-wrap gap-2">
        {REPORTS.map(([page, label]) => (
          <Link key={page} to={agentUrl(page, { account })} className={buttonStyles('secondary', 'sm')}>
            {t(label)}
          </Link>
        ))}
        {row.direct > 0 && (
          <Link to={agentUrl('downlineManagmentView', { under: account })} className={buttonStyles('secondary', 'sm')}>
            {t('team.level', { account })}
          </Link>
        )}
        {row.member.depth === 1 && row.member.type !== PLAYER && (
          <Link to={agentUrl('contractRequests', { account })} className={buttonStyles('secondary', 'sm')}>
            {t('member.contracts')}
          </Link>
        )}
      </nav>
      {row.member.depth === 1 ? (
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <DownlineTransfer account={account} />
        </Suspense>
      ) : (
        <p className="text-sm text-pretty text-ink-muted">{t('transfer.indirect', { upline: row.upline })}</p>
      )}
    </>
  );
}

/** Loads a member of the team and shows it. */
export function MemberView({ account }: { readonly account: string }) {
  const t = useAgentTexts();
  const agentUrl = useAgentUrl();
  const [query] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useCallQuery(downlines, {
    search: account.slice(0, LONGEST),
    pageNo: 1,
    pageSize: MOST_FOUND,
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-label={account} className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4
          ref={heading}
          tabIndex={-1}
          className={classNames('min-w-0 rounded-control font-display text-lg font-semibold wrap-anywhere', focusRing)}
        >
          {account}
        </h4>
        <Link
          to={agentUrl('downlineManagmentView', { under: query.get('under') ?? undefined })}
          className={buttonStyles('secondary', 'sm')}
        >
          <Icon name="arrow-left" className="size-5" />
          {t('member.back')}
        </Link>
      </div>
      <QueryView query={found} failed={t('member.failed')}>
        {({ list }) => {
          const row = list.find(({ member }) => member.account === account);
          if (row === undefined) return <EmptyState icon="user" title={t('member.unknown', { account })} />;
          return <Found row={row} account={account} />;
        }}
      </QueryView>
    </section>
  );
}
