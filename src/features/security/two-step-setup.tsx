import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { PairingForm } from './pairing-form.tsx';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { useSecurityTexts } from './texts.ts';
import { twoStepFlow } from './two-step-flow.ts';

interface TwoStepSetupProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
  readonly onLeave: () => void;
  /** Overrides the default machine, for tests and stories. */
  readonly machine?: ReturnType<typeof twoStepFlow>;
}

/** Sets up two-step login: password, authenticator app, recovery codes. */
export function TwoStepSetup({ hasPassword, onDone, onLeave, machine: given }: TwoStepSetupProps) {
  const t = useSecurityTexts();
  const mutateCall = useMutateCall();
  const [machine] = useState(() => given ?? twoStepFlow(mutateCall));
  const actor = useActorRef(machine);
  const { secret, recoveryCodes, problem } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const end = useSelector(actor, (snapshot) => (snapshot.status === 'done' ? snapshot.value : null));

  useEffect(() => {
    if (end === 'done') onDone();
    if (end === 'left') onLeave();
  }, [end, onDone, onLeave]);

  const leave = (): void => actor.send({ type: 'setup.leave' });
  if (end !== null) return null;
  if (recoveryCodes !== null)
    return <RecoveryCodesCard codes={recoveryCodes} onSaved={() => actor.send({ type: 'codes.saved' })} />;
  if (secret !== null)
    return (
      <PairingForm
        secret={secret}
        problem={problem}
        busy={busy}
        onSubmit={(code) => actor.send({ type: 'code.submit', code })}
        onLeave={leave}
      />
    );
  return (
    <>
      <p className="mb-4 text-sm text-pretty text-ink-muted">{t('prove.text')}</p>
      <ReauthenticationForm
        label={t('totp.setUp')}
        asks="password"
        hasPassword={hasPassword}
        problem={problem}
        busy={busy}
        submit={{ label: t('prove.next') }}
        onSubmit={({ password }) => actor.send({ type: 'password.submit', form: { password } })}
        onLeave={leave}
      />
    </>
  );
}
