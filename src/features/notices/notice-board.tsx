import { QueryView } from '#src/parts/query-view.tsx';
import { useAnnouncements } from '#src/platform/use-announcements.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { NOTICES_PER_PAGE } from './notice-pages.ts';
import { NoticeReader } from './notice-reader.tsx';
import { useNoticeTexts } from './texts.ts';

const SKELETON_KEYS = Array.from({ length: NOTICES_PER_PAGE }, (_, at) => at);

/** The announcements with their loading, error and empty states. */
export function NoticeBoard({ noticeId = null }: { noticeId?: string | null }) {
  const t = useNoticeTexts();
  const lists = useListTexts();
  const announcements = useAnnouncements();
  return (
    <QueryView
      query={announcements}
      failed={lists('announcements.failed')}
      skeleton={
        <span className="block space-y-3 md:min-h-128">
          {SKELETON_KEYS.map((at) => (
            <Skeleton key={at} className="h-11 w-full md:w-2/5" />
          ))}
          <Skeleton className="h-40 w-full md:hidden" />
        </span>
      }
      empty={<EmptyState icon="megaphone" title={t('empty.title')} text={t('empty.text')} />}
    >
      {(list) => <NoticeReader notices={list} noticeId={noticeId} />}
    </QueryView>
  );
}
