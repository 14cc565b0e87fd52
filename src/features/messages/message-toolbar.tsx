import { useId } from 'react';
import { unread as unreadCall } from '#schemas/calls/common.ts';
import { readAllMessages } from '#schemas/calls/messages.ts';
import type { MessageFilter } from '#schemas/messages.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { useMessagesTexts } from './texts.ts';

const FILTERS: readonly MessageFilter[] = ['all', 'unread'];

/** Buttons that choose which messages are listed, and one that marks all messages as read. */
export function MessageToolbar({
  filter,
  onFilter,
}: {
  readonly filter: MessageFilter;
  readonly onFilter: (filter: MessageFilter) => void;
}) {
  const t = useMessagesTexts();
  const problemText = useProblemText();
  const { show } = useToasts();
  const id = useId();
  const { data } = useCallQuery(unreadCall, {});
  const readAll = useCallMutation(readAllMessages, { onSuccess: () => show(t('readAll.done'), 'success') });
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ChoiceGroup
          id={id}
          name={id}
          kind="radio"
          label={t('filter')}
          hideLabel
          choices={FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
          chosen={[filter]}
          onChoose={(value) => onFilter(value === 'unread' ? 'unread' : 'all')}
        />
        {data !== undefined && data.count > 0 && (
          <Button size="sm" variant="secondary" icon="check" busy={readAll.busy} onClick={() => readAll.run({})}>
            {t('readAll')}
          </Button>
        )}
      </div>
      {readAll.problem !== null && !readAll.busy && (
        <Callout tone="danger" live>
          {problemText(readAll.problem)}
        </Callout>
      )}
    </>
  );
}
