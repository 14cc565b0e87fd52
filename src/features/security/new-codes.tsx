import { useState } from 'react';
import { renewRecoveryCodes } from '#schemas/calls/security.ts';
import { useClient } from '#src/platform/use-call.ts';
import { ProofForm, type Proof } from './proof-form.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { useSecurityTexts } from './texts.ts';
import { ownPassword } from './two-step-flow.ts';
import { useTask } from './use-task.ts';

/** New recovery codes in place of the old ones. */
export function NewCodes({
  hasPassword,
  onDone,
  onLeave,
}: {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}) {
  const t = useSecurityTexts();
  const client = useClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useTask(
    ({ password, text }: Proof) => client(renewRecoveryCodes, { ...ownPassword(password), code: text }),
    ({ recoveryCodes }) => setCodes(recoveryCodes),
  );
  if (codes !== null) return <RecoveryCodesCard codes={codes} onSaved={onDone} />;
  return (
    <>
      <p className="mb-4 text-sm text-pretty text-ink-muted">{t('renew.text')}</p>
      <ProofForm
        label={t('totp.renew')}
        asks="code"
        hasPassword={hasPassword}
        problem={renew.problem}
        busy={renew.busy}
        submit={{ label: t('renew.submit') }}
        onSubmit={renew.run}
        onLeave={onLeave}
      />
    </>
  );
}
