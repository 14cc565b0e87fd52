import { stopTotp } from '#schemas/calls/security.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { useSecurityTexts } from './texts.ts';
import { passwordInput } from './two-step-machine.ts';

/** A form that turns off two-step login. It asks for the password and a code, because somebody else might be using the open session. */
export function DisableTwoStep({
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
      <ReauthenticationForm
        label={t('totp.stop')}
        asks={['code']}
        hasPassword={hasPassword}
        problem={stop.problem}
        busy={stop.busy}
        submit={{ label: t('stop.submit'), variant: 'danger' }}
        onSubmit={({ password, code }) => stop.run({ ...passwordInput(password), code })}
        onLeave={onLeave}
      />
    </>
  );
}
