import { useAnnouncements } from '#src/platform/use-announcements.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { NOTICES_PER_PAGE } from './notice-pages.ts';
import { NoticeReader } from './notice-reader.tsx';
import { useNoticeTexts } from './texts.ts';

const SKELETON_KEYS = Array.from({ length: NOTICES_PER_PAGE }, (_, at) => at);

/** The announcements with their loading, error and empty states. */
export function NoticeBoard({ noticeId = null }: { noticeId?: string | null }) {
  const t = useNoticeTexts();
  const common = useCommonTexts();
  const { list, isPending, isError, retry } = useAnnouncements();
  if (isPending) {
    return (
      <output className="block space-y-3 md:min-h-128">
        <span className="sr-only">{common('loading')}</span>
        {SKELETON_KEYS.map((at) => (
          <Skeleton key={at} className="h-11 w-full md:w-2/5" />
        ))}
        <Skeleton className="h-40 w-full md:hidden" />
      </output>
    );
  }
  if (isError) return <LoadError text={t('error')} retryLabel={common('retry')} onRetry={retry} />;
  if (list.length === 0) return <EmptyState icon="megaphone" title={t('empty.title')} text={t('empty.text')} />;
  return <NoticeReader notices={list} noticeId={noticeId} />;
}
