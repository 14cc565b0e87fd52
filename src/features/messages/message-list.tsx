import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { messages } from '#schemas/calls/messages.ts';
import type { MessageFilter } from '#schemas/messages.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Pager } from '#src/parts/pager.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useKeptFocus } from '#src/ui/use-kept-focus.ts';
import { MessageRows } from './message-rows.tsx';
import { MessageToolbar } from './message-toolbar.tsx';
import { useMessagesTexts } from './texts.ts';

const PAGE_SIZE = 20;
const POLLED_MS = 60_000;

export interface ListPlace {
  readonly filter: MessageFilter;
  readonly page: number;
}

function NoMessages({ filter, onAll }: { readonly filter: MessageFilter; readonly onAll: () => void }) {
  const t = useMessagesTexts();
  if (filter === 'all') return <EmptyState icon="mail" title={t('none')} text={t('none.text')} />;
  return (
    <EmptyState
      icon="mail"
      title={t('noneUnread')}
      action={
        <Button variant="secondary" onClick={onAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
}

/** The member's messages, newest first, one page at a time. The list reloads once a minute while the tab is visible. */
export function MessageList({
  place: { filter, page },
  onPlace,
  addressOf,
  opened,
  onOpen,
}: {
  readonly place: ListPlace;
  readonly onPlace: (place: ListPlace) => void;
  readonly addressOf: (id: string) => string;
  /** The id of the previously open message, whose row gets the focus. */
  readonly opened: string | null;
  readonly onOpen: (id: string) => void;
}) {
  const t = useMessagesTexts();
  const lists = useListTexts();
  const base = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useKeptFocus(heading);
  const query = useCallQuery(
    messages,
    { pageNo: page, pageSize: PAGE_SIZE, filter },
    { placeholderData: keepPreviousData, refetchInterval: POLLED_MS },
  );
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const linkId = (id: string): string => `${base}${id}`;
  const focusOpened = useEffectEvent(() => {
    if (opened !== null) (document.getElementById(linkId(opened)) ?? heading.current)?.focus();
  });
  useEffect(() => focusOpened(), []);

  const pages = data?.totalPages ?? 1;
  const last = Math.max(1, pages);
  const isBeyond = data !== undefined && !isPlaceholderData && page > last;
  const toLastPage = useEffectEvent(() => onPlace({ filter, page: last }));
  useEffect(() => {
    if (isBeyond) toLastPage();
  }, [isBeyond]);

  const goTo = (next: number): void => {
    onPlace({ filter, page: next });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <section ref={part} aria-label={t('title')} className="@container space-y-4">
      <div className="flex items-center gap-2">
        <h4
          ref={heading}
          tabIndex={-1}
          className={classNames(
            'min-w-0 flex-1 scroll-mt-20 rounded-control font-display text-base font-semibold',
            focusRing,
          )}
        >
          {t('title')}
        </h4>
        <IconButton
          size="sm"
          icon="refresh"
          label={lists('refresh')}
          aria-busy={isFetching || undefined}
          onClick={() => void refetch()}
        />
      </div>
      <MessageToolbar filter={filter} onFilter={(chosen) => onPlace({ filter: chosen, page: 1 })} />
      <QueryView
        query={query}
        failed={t('failed')}
        bars="h-18 h-18 h-18"
        empty={!isBeyond && <NoMessages filter={filter} onAll={() => onPlace({ filter: 'all', page: 1 })} />}
      >
        {({ list }) => (
          <MessageRows
            key={`${filter} ${page}`}
            list={list}
            isOld={isPlaceholderData}
            linkId={linkId}
            addressOf={addressOf}
            onOpen={onOpen}
          />
        )}
      </QueryView>
      <Pager page={page} pages={pages} label={t('pages')} onPage={goTo} />
    </section>
  );
}
