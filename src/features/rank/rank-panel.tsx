import { rank } from '#schemas/calls/member.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { CurrentLevel } from './current-level.tsx';
import { LevelCard } from './level-card.tsx';
import { useRankTexts } from './texts.ts';

/** The member's level, the progress to the next one, and the benefits of every level. */
export function RankPanel({ accountTo }: { readonly accountTo: string }) {
  const t = useRankTexts();
  const query = useCallQuery(rank, {});
  const stateOf = (level: number, current: number) =>
    level === current ? 'current' : level < current ? 'reached' : 'ahead';
  return (
    <QueryView query={query} failed={t('error')} bars="h-56 h-64">
      {(standing) => (
        <div className="flex flex-col gap-6">
          <div>
            <Link to={accountTo} className={buttonStyles('secondary', 'sm')}>
              {t('back')}
            </Link>
          </div>
          <CurrentLevel rank={standing} />
          {standing.levels.length > 0 && (
            <section aria-label={t('levels')}>
              <h3 className="mb-3 font-display text-lg font-semibold">{t('levels')}</h3>
              <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
                {standing.levels.map((step) => (
                  <LevelCard
                    key={step.rankLevel}
                    step={step}
                    days={standing.days}
                    state={stateOf(step.rankLevel, standing.rankLevel)}
                  />
                ))}
              </ol>
            </section>
          )}
        </div>
      )}
    </QueryView>
  );
}
