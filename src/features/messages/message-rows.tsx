import { useState } from 'react';
import type { Message } from '#schemas/messages.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { MessageRow } from './message-row.tsx';
import { useMessagesTexts } from './texts.ts';
import { useDeleteMessages } from './use-delete-messages.ts';

/** The messages of a page, with actions for the selected ones. Use a different `key` for each page. */
export function MessageRows({
  list,
  isOld,
  linkId,
  addressOf,
  onOpen,
}: {
  readonly list: readonly Message[];
  /** Whether the rows still belong to the previous page, because another one is loading. */
  readonly isOld: boolean;
  readonly linkId: (id: string) => string;
  readonly addressOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
}) {
  const t = useMessagesTexts();
  const problemText = useProblemText();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { ask, busy, problem } = useDeleteMessages(() => setMarked(new Set()));
  const ids = list.map(({ id }) => id);
  const chosen = ids.filter((id) => marked.has(id));
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2 ps-3">
        <Checkbox
          label={t('selectAll')}
          checked={chosen.length === ids.length}
          onChecked={(isChosen) => setMarked(new Set(isChosen ? ids : []))}
        />
        {chosen.length > 0 && (
          <Button size="sm" variant="danger" busy={busy} onClick={() => void ask(chosen)}>
            {t('deleteChosen', { count: chosen.length })}
          </Button>
        )}
      </div>
      {problem !== null && !busy && (
        <Callout tone="danger" live>
          {problemText(problem)}
        </Callout>
      )}
      <ul
        aria-label={t('title')}
        aria-busy={isOld || undefined}
        className={classNames('divide-y divide-line card', isOld && 'opacity-60')}
      >
        {list.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            linkId={linkId(message.id)}
            to={addressOf(message.id)}
            onOpen={() => onOpen(message.id)}
            isChosen={marked.has(message.id)}
            onChoose={(isChosen) =>
              setMarked(new Set(isChosen ? [...marked, message.id] : [...marked].filter((id) => id !== message.id)))
            }
          />
        ))}
      </ul>
    </>
  );
}
