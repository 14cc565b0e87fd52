import { useEffect, useEffectEvent, useRef } from 'react';
import { message as messageCall, readMessage } from '#schemas/calls/messages.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { RichText } from '#src/rich-text/rich-text.tsx';
import { classNames } from '#src/lib/class-names.ts';
import type { Message } from '#schemas/messages.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useMessagesTexts } from './texts.ts';
import { useDeleteMessages } from './use-delete-messages.ts';

function MessageArticle({ message: { title, time, content } }: { readonly message: Message }) {
  const t = useMessagesTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className="card p-4 sm:p-6">
      <h4
        ref={heading}
        tabIndex={-1}
        className={classNames(
          'rounded-control font-display text-lg leading-snug font-semibold text-balance wrap-anywhere',
          focusRing,
        )}
      >
        {title}
      </h4>
      <p className="mt-1 mb-4 text-xs text-ink-muted">{formatLocalTime(time)}</p>
      <div className="text-sm wrap-anywhere sm:text-base">
        <RichText html={content} blank={t('blank')} />
      </div>
    </article>
  );
}

/** The full text of a message. Opening a message marks it as read. */
export function MessageView({ id, onLeave }: { readonly id: string; readonly onLeave: () => void }) {
  const t = useMessagesTexts();
  const problemText = useProblemText();
  const query = useCallQuery(messageCall, { id });
  const { data } = query;
  const read = useCallMutation(readMessage);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const deletion = useDeleteMessages(() => {
    // If the player has gone back in the meantime, leaving would go back one page too many.
    if (isOpen.current) onLeave();
  });
  const markRead = useEffectEvent(() => {
    if (!read.busy) read.run({ id });
  });
  const isUnread = data?.read === false;
  useEffect(() => {
    if (isUnread) markRead();
  }, [isUnread]);

  return (
    <div className="@container space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button size="sm" variant="secondary" icon="arrow-left" onClick={onLeave}>
          {t('back')}
        </Button>
        {data !== undefined && (
          <Button size="sm" variant="quiet" busy={deletion.busy} onClick={() => void deletion.ask([id])}>
            {t('delete')}
          </Button>
        )}
      </div>
      {deletion.problem !== null && !deletion.busy && (
        <Callout tone="danger" live>
          {problemText(deletion.problem)}
        </Callout>
      )}
      <QueryView
        query={query}
        failed={t('message.failed')}
        bars="h-8 h-40"
        missing={<EmptyState icon="mail" title={t('gone')} text={t('gone.text')} />}
      >
        {(message) => <MessageArticle message={message} />}
      </QueryView>
    </div>
  );
}
