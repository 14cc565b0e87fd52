import { keepPreviousData } from '@tanstack/react-query';
import type { OutputOf } from '#schemas/call.ts';
import { overview } from '#schemas/calls/agent.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { FigureTile } from '#src/records/figure-tile.tsx';
import { NetTable } from '#src/records/net-table.tsx';
import { RangePicker } from '#src/records/range-picker.tsx';
import { formatPlatformDay, platformDay, spanOf } from '#src/records/record-range.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useRecordChoice } from '#src/records/use-record-choice.ts';
import { useToday } from '#src/records/use-today.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { ComparedFigures } from './compared-figures.tsx';
import { useAgentTexts } from './texts.ts';
import { useFigureUrl } from './use-figure-url.ts';

type Answer = OutputOf<typeof overview>;

/** The current size and balance of the team. */
function Team({ answer: { teamSize, agents, players, teamBalance } }: { readonly answer: Answer }) {
  const t = useAgentTexts();
  const money = useMoney();
  const { tag } = useLanguage();
  const number = new Intl.NumberFormat(tag);
  const figureUrl = useFigureUrl();
  const figures = [
    ['teamSize', number.format(teamSize)],
    ['agents', number.format(agents)],
    ['players', number.format(players)],
    ['teamBalance', money(teamBalance)],
  ] as const;
  return (
    <section aria-label={t('overview.now')} className="space-y-2">
      <h4 className="font-display text-base font-semibold">{t('overview.now')}</h4>
      <dl className="flex flex-wrap gap-2">
        {figures.map(([name, value]) => (
          <FigureTile
            key={name}
            isQuiet
            label={t(`figure.${name}`)}
            to={figureUrl(name, { moments: null })}
            value={value}
          />
        ))}
      </dl>
    </section>
  );
}

/** Figures about the agent's team: its current size and balance, and its activity in a range of days. */
export function TeamOverview() {
  const t = useAgentTexts();
  const records = useRecordsTexts();
  const agentUrl = useAgentUrl();
  const { range, chooseRange } = useRecordChoice('agent.overview');
  const { from, to } = spanOf(range, useToday());
  const query = useCallQuery(
    overview,
    { from, to },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  return (
    <div className="@container space-y-5">
      <RangePicker range={range} onRange={chooseRange} />
      <QueryView
        query={query}
        failed={t('overview.failed')}
        bars="h-16 h-80"
        isEmpty={({ teamSize }) => teamSize === 0}
        empty={
          <EmptyState
            icon="users"
            title={t('team.none')}
            text={t('team.none.text')}
            action={
              <Link to={agentUrl('registerCenter')} className={buttonStyles('primary')}>
                {t('team.invite')}
              </Link>
            }
          />
        }
      >
        {(answer) => (
          <div
            aria-busy={query.isPlaceholderData || undefined}
            className={query.isPlaceholderData ? 'space-y-5 opacity-60' : 'space-y-5'}
          >
            <Team answer={answer} />
            <p className="text-sm text-pretty text-ink-muted">{t('overview.counts')}</p>
            <ComparedFigures
              period={answer.period}
              before={answer.before}
              compared={answer.compared}
              moments={{ from, to }}
            />
            {answer.days.length > 0 && (
              <NetTable
                label={records('profit.days')}
                head={records('column.day')}
                rows={answer.days.map(({ time, ...figures }) => ({
                  ...figures,
                  key: String(time),
                  label: formatPlatformDay(time),
                  to: agentUrl('personalHistoryCopy', {
                    from: Math.max(time, from),
                    to: Math.min(platformDay(time).to, to),
                  }),
                }))}
              />
            )}
          </div>
        )}
      </QueryView>
    </div>
  );
}
