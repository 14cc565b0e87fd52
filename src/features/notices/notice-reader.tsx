import { useState } from 'react';
import { Pager } from '#src/parts/pager.tsx';
import type { Announcement } from '#src/platform/use-announcements.ts';
import { NoticeItem } from './notice-item.tsx';
import { pageItems, pageCount, pageIndexOf } from './notice-pages.ts';
import { useNoticeTexts } from './texts.ts';

/** A list of titles, nine per page, next to the expanded announcement. At first `noticeId` is expanded, or else the newest announcement. */
export function NoticeReader({
  notices,
  noticeId = null,
}: {
  notices: readonly Announcement[];
  noticeId?: string | null;
}) {
  const t = useNoticeTexts();
  const [page, setPage] = useState(() => pageIndexOf(notices, noticeId));
  const [expanded, setExpanded] = useState<string | null>(
    () => notices.find(({ id }) => id === noticeId)?.id ?? notices[0]?.id ?? null,
  );
  const shown = pageItems(notices, page);
  const pages = pageCount(notices.length);
  const goToPage = (next: number): void => {
    setPage(next);
    setExpanded(pageItems(notices, next)[0]?.id ?? null);
  };
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-1 gap-x-4 md:min-h-128 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[repeat(9,auto)_1fr]">
        {shown.map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            isExpanded={notice.id === expanded}
            onToggle={() => setExpanded(notice.id === expanded ? null : notice.id)}
          />
        ))}
        {expanded === null && (
          <p className="row-span-full row-start-1 flex items-center justify-center border-s border-line p-6 text-sm text-ink-muted max-md:hidden md:col-start-2">
            {t('choose')}
          </p>
        )}
      </div>
      <Pager
        page={page + 1}
        pages={pages}
        label={t('pager.label')}
        onPage={(next) => goToPage(next - 1)}
        className="border-t border-line pt-3 md:justify-start"
      />
    </div>
  );
}
