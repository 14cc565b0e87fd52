import type { OutputOf } from '#schemas/call.ts';
import { removePasskey, type addPasskey } from '#schemas/calls/security.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { useSecurityTexts } from './texts.ts';
import { useSecurityProblemText } from './use-security-problem-text.ts';

/** A passkey with its name and dates. Removing it requires a confirmation. */
export function PasskeyItem({
  passkey: { id, name, createdAt, lastUsedAt },
}: {
  readonly passkey: OutputOf<typeof addPasskey>;
}) {
  const t = useSecurityTexts();
  const common = useCommonTexts();
  const problemText = useSecurityProblemText();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const { run, busy, problem } = useCallMutation(removePasskey, {
    onSuccess: () => show(t('passkeys.removed'), 'success'),
  });
  const confirm = async (): Promise<void> => {
    const answer = await dialogs.show({
      title: t('passkeys.remove.title', { name }),
      text: t('passkeys.remove.text'),
      actions: [
        { id: 'cancel', label: common('cancel'), variant: 'secondary', isDefault: true },
        { id: 'remove', label: t('passkeys.remove'), variant: 'danger' },
      ],
    });
    if (answer === 'remove') run({ id });
  };
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 p-3">
      <div className="min-w-0 flex-1 basis-[10rem]">
        <p className="truncate font-medium text-ink">{name}</p>
        <p className="text-xs text-pretty text-ink-muted">
          {t('passkeys.made', { time: formatLocalTime(createdAt) })} ·{' '}
          {lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', { time: formatLocalTime(lastUsedAt) })}
        </p>
        {problem !== null && (
          <p role="alert" className="mt-1 text-xs text-danger-ink">
            {problemText(problem)}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="sm"
        busy={busy}
        aria-label={t('passkeys.remove.label', { name })}
        onClick={() => void confirm()}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}
