import { Suspense } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { useAnnouncements } from '#src/platform/use-announcements.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Ticker } from '#src/ui/ticker.tsx';
import { useHomeTexts } from './texts.ts';

const AutoOpenNotices = lazyPart(
  'auto-open-notices',
  async () => (await import('./auto-open-notices.tsx')).AutoOpenNotices,
);

const ITEM = `inline-flex min-h-11 items-center rounded-control px-2 text-sm hover:text-primary-ink hover:underline ${focusRingInside}`;
const TITLE = `${ITEM} whitespace-nowrap text-ink`;

/** The maximum number of titles in the ticker. Nobody would wait for more to scroll past, and thousands of them would block the page. */
const MAX_TITLES = 30;

/** A ticker with the titles of the newest announcements. A click on a title opens it in a modal. Renders nothing without announcements. */
export function NoticeBar() {
  const t = useHomeTexts();
  const common = useCommonTexts();
  const { open } = useModals();
  const { data, isPending, refetch } = useAnnouncements();
  const list = data ?? [];
  const { openNotices = false } = useBrand().modules;
  if (data?.length === 0) return null;
  return (
    <section aria-label={t('notices.label')} className="border-b border-line bg-surface">
      {openNotices && list.length > 0 && (
        <Suspense fallback={null}>
          <AutoOpenNotices />
        </Suspense>
      )}
      <div className="mx-auto flex h-11 max-w-7xl items-center gap-2 px-4 sm:px-6">
        <Icon name="megaphone" className="size-5 text-accent-ink" />
        {isPending && <Skeleton className="h-3.5 w-3/5 max-w-md md:me-auto" />}
        {!isPending && data === undefined && (
          <button
            type="button"
            onClick={() => void refetch()}
            className={`${ITEM} min-w-0 text-start leading-tight text-ink-muted md:me-auto`}
          >
            {`${common('failed')} ${common('retry')}`}
          </button>
        )}
        {list.length > 0 && (
          <Ticker
            label={t('notices.label')}
            pauseLabel={t('notices.pause')}
            playLabel={t('notices.play')}
            direction="left"
            limitMove={2}
            gapClassName="gap-8"
            className="min-w-0 flex-1"
            items={list.slice(0, MAX_TITLES).map(({ id, title }) => ({
              id,
              content: (
                // Does not take the focus on mouse down: that would stop the ticker and move the title away before the click.
                <button
                  type="button"
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => open('notice', { noticeId: id })}
                  className={TITLE}
                >
                  {title}
                </button>
              ),
            }))}
          />
        )}
        <Link
          to="/noticePage"
          className={`${ITEM} shrink-0 font-semibold whitespace-nowrap text-primary-ink max-md:hidden`}
        >
          {t('notices.all')}
        </Link>
      </div>
    </section>
  );
}
