import { deleteMessages } from '#schemas/calls/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallSequence } from '#src/platform/use-call-mutation.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { useMessagesTexts } from './texts.ts';

interface DeleteMessages {
  /** Asks the member for confirmation, then deletes the messages. */
  readonly ask: (ids: readonly string[]) => Promise<void>;
  readonly busy: boolean;
  readonly problem: Problem | null;
}

export const useDeleteMessages = (onDeleted: () => void): DeleteMessages => {
  const t = useMessagesTexts();
  const common = useCommonTexts();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const { run, busy, problem } = useCallSequence(
    deleteMessages.name,
    async (mutateCall, ids: readonly string[]) => {
      await mutateCall(deleteMessages, { ids: [...ids] });
      return ids.length;
    },
    {
      onSuccess: (count) => {
        show(t('delete.done', { count }), 'success');
        onDeleted();
      },
    },
  );
  return {
    busy,
    problem,
    ask: async (ids) => {
      const answer = await dialogs.show({
        title: t('delete.title', { count: ids.length }),
        text: t('delete.text'),
        actions: [
          { id: 'cancel', label: common('cancel'), variant: 'secondary', isDefault: true },
          { id: 'delete', label: t('delete'), variant: 'danger' },
        ],
      });
      if (answer === 'delete') run(ids);
    },
  };
};
