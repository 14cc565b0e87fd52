import type { OutputOf } from '#schemas/call.ts';
import { balance, config } from '#schemas/calls/points.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { usePointTexts } from './texts.ts';
import { usePoints } from './use-points.ts';
import { useRatio } from './use-ratio.ts';

/** Polling interval while points are pending, because they are spent or returned without any action by the member. */
const WATCH_EVERY_MS = 10_000;

/** A card with the member's available, total and pending points, and the value of one point. */
export function PointsCard({ onConvert }: { readonly onConvert: () => void }) {
  const t = usePointTexts();
  const points = usePoints();
  const ratio = useRatio();
  const terms = useCallQuery(config, {});
  const query = useCallQuery(balance, {}, { refetchInterval: WATCH_EVERY_MS });
  const factsOf = ({ currentPoints, pointsBalance }: OutputOf<typeof balance>) => [
    { label: t('balance.all'), value: points(pointsBalance) },
    { label: t('balance.held'), value: points(pointsBalance - currentPoints) },
    ...(terms.data === undefined ? [] : [{ label: t('balance.ratio'), value: ratio(terms.data.ratio) }]),
  ];
  return (
    <QueryView query={query} failed={t('balance.error')} bars="h-32">
      {(held) => (
        <section
          aria-label={t('balance.title')}
          className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-raised p-4 sm:p-5"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-sm text-ink-muted">{t('balance.current')}</p>
            <p
              aria-live="polite"
              className="font-display text-[min(1.75rem,7.5vw)] leading-tight font-bold wrap-anywhere"
            >
              {points(held.currentPoints)}
            </p>
          </div>
          <dl className="flex min-w-0 flex-wrap gap-x-8 gap-y-2 text-sm">
            {factsOf(held).map(({ label, value }) => (
              <div key={label} className="min-w-0">
                <dt className="text-ink-muted">{label}</dt>
                <dd className="font-semibold">
                  <Unbroken>{value}</Unbroken>
                </dd>
              </div>
            ))}
          </dl>
          <div className="flex items-center gap-2">
            <Button variant="secondary" icon="swap" onClick={onConvert}>
              {t('tab.convert')}
            </Button>
            <IconButton
              icon="refresh"
              label={t('balance.refresh')}
              aria-busy={query.isFetching || undefined}
              onClick={() => void query.refetch()}
            />
          </div>
        </section>
      )}
    </QueryView>
  );
}
