import { useState } from 'react';
import type { Announcement } from '#src/platform/use-announcements.ts';
import { NoticeItem } from './notice-item.tsx';
import { NoticePager } from './notice-pager.tsx';
import { itemsOf, pageCount, pageWith } from './notice-pages.ts';
import { useNoticeTexts } from './texts.ts';

/** Titles at the left, nine a page, the one that is unfolded at the right. `noticeId` is unfolded first, else the newest. */
export function NoticeReader({
  notices,
  noticeId = null,
}: {
  notices: readonly Announcement[];
  noticeId?: string | null;
}) {
  const t = useNoticeTexts();
  const [page, setPage] = useState(() => pageWith(notices, noticeId));
  const [chosen, setChosen] = useState<string | null>(
    () => notices.find(({ id }) => id === noticeId)?.id ?? notices[0]?.id ?? null,
  );
  const shown = itemsOf(notices, page);
  const pages = pageCount(notices.length);
  const turn = (next: number): void => {
    setPage(next);
    setChosen(itemsOf(notices, next)[0]?.id ?? null);
  };
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-1 gap-x-4 md:min-h-128 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[repeat(9,auto)_1fr]">
        {shown.map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            unfolded={notice.id === chosen}
            onToggle={() => setChosen(notice.id === chosen ? null : notice.id)}
          />
        ))}
        {chosen === null && (
          <p className="row-span-full row-start-1 flex items-center justify-center border-s border-line p-6 text-sm text-ink-muted max-md:hidden md:col-start-2">
            {t('choose')}
          </p>
        )}
      </div>
      {pages > 1 && <NoticePager page={page} pages={pages} onPage={turn} />}
    </div>
  );
}
