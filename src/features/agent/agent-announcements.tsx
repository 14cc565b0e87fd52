import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { announcements } from '#schemas/calls/agent.ts';
import type { Announcement } from '#schemas/announcement.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { Pager } from '#src/parts/pager.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { RichText } from '#src/rich-text/rich-text.tsx';
import { useListTexts } from '#src/texts/list-texts.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useAgentTexts } from './texts.ts';

const PAGE_SIZE = 10;

/** An announcement. A click on its title shows or hides the text. */
function Item({ notice: { title, time, content }, startsOpen }: { notice: Announcement; startsOpen: boolean }) {
  const lists = useListTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <li>
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className={classNames(
            'flex min-h-14 w-full items-center gap-3 px-4 py-3 text-start hover:bg-ink/5',
            focusRingInside,
          )}
        >
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-semibold wrap-anywhere">{title}</span>
            <span className="block text-xs font-normal text-ink-muted">{formatLocalTime(time)}</span>
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="size-5 shrink-0" />
        </button>
      </h4>
      {isOpen && (
        <div id={id} className="px-4 pb-4 text-sm wrap-anywhere">
          <RichText html={content} blank={lists('announcements.blank')} />
        </div>
      )}
    </li>
  );
}

/** The platform's announcements to agents, newest first; the newest is expanded. */
export function AgentAnnouncements() {
  const t = useAgentTexts();
  const lists = useListTexts();
  const [page, setPage] = useState(1);
  const query = useCallQuery(
    announcements,
    { pageNo: page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  return (
    <QueryView
      query={query}
      failed={lists('announcements.failed')}
      isEmpty={({ list }) => list.length === 0 && page === 1}
      empty={<EmptyState icon="megaphone" title={t('announcements.none')} />}
    >
      {({ list, totalPages }) => (
        <div className="space-y-4">
          <ul
            aria-busy={query.isPlaceholderData || undefined}
            className={classNames('divide-y divide-line overflow-hidden card', query.isPlaceholderData && 'opacity-60')}
          >
            {list.map((notice, at) => (
              <Item key={notice.id} notice={notice} startsOpen={at === 0 && page === 1} />
            ))}
          </ul>
          <Pager page={page} pages={totalPages} onPage={setPage} />
        </div>
      )}
    </QueryView>
  );
}
