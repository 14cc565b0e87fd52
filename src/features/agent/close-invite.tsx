import { closeInvite } from '#schemas/calls/agent.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useProblemToast } from '#src/modals/use-problem-toast.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { useAgentTexts } from './texts.ts';

/** A button that closes an invitation after asking the agent to confirm. */
export function CloseInvite({ code, campaign }: { readonly code: string; readonly campaign: string }) {
  const t = useAgentTexts();
  const common = useCommonTexts();
  const { show } = useDialogs();
  const showProblem = useProblemToast();
  const close = useCallMutation(closeInvite, { onProblem: showProblem });
  const ask = async (): Promise<void> => {
    const answer = await show({
      title: t('invite.close.title', { campaign }),
      text: t('invite.close.text'),
      actions: [
        { id: 'keep', label: common('cancel'), variant: 'secondary' },
        { id: 'close', label: t('invite.close'), variant: 'danger', isDefault: true },
      ],
    });
    if (answer === 'close') close.run({ code });
  };
  return (
    <Button size="sm" variant="quiet" busy={close.busy} onClick={() => void ask()}>
      {t('invite.close')}
    </Button>
  );
}
