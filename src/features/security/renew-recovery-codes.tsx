import { useState } from 'react';
import { renewRecoveryCodes } from '#schemas/calls/security.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { useSecurityTexts } from './texts.ts';
import { passwordInput } from './two-step-machine.ts';

/** A form that replaces the recovery codes with new ones. */
export function RenewRecoveryCodes({
  hasPassword,
  onDone,
  onLeave,
}: {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}) {
  const t = useSecurityTexts();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useCallMutation(renewRecoveryCodes, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) });
  if (codes !== null) return <RecoveryCodesCard codes={codes} onSaved={onDone} />;
  return (
    <>
      <p className="mb-4 text-sm text-pretty text-ink-muted">{t('renew.text')}</p>
      <ReauthenticationForm
        label={t('totp.renew')}
        asks={['code']}
        hasPassword={hasPassword}
        problem={renew.problem}
        busy={renew.busy}
        submit={{ label: t('renew.submit') }}
        onSubmit={({ password, code }) => renew.run({ ...passwordInput(password), code })}
        onLeave={onLeave}
      />
    </>
  );
}
