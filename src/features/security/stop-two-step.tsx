import { stopTotp } from '#schemas/calls/security.ts';
import { useCallMutation } from '#src/platform/call-mutation.ts';
import { ProofForm } from './proof-form.tsx';
import { useSecurityTexts } from './texts.ts';
import { ownPassword } from './two-step-flow.ts';

/** Turns two-step login off: the password and a code, since somebody else may sit here. */
export function StopTwoStep({
  hasPassword,
  onDone,
  onLeave,
}: {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}) {
  const t = useSecurityTexts();
  const stop = useCallMutation(stopTotp, { onSuccess: onDone });
  return (
    <>
      <p className="mb-4 text-sm text-pretty text-ink-muted">{t('stop.text')}</p>
      <ProofForm
        label={t('totp.stop')}
        asks="code"
        hasPassword={hasPassword}
        problem={stop.problem}
        busy={stop.busy}
        submit={{ label: t('stop.submit'), variant: 'danger' }}
        onSubmit={({ password, text }) => stop.run({ ...ownPassword(password), code: text })}
        onLeave={onLeave}
      />
    </>
  );
}
