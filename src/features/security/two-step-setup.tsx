import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { twoStepSetupScreen } from '#machines/two-step-setup/screens.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { PairingForm } from './pairing-form.tsx';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { useSecurityTexts } from './texts.ts';
import { createTwoStepMachine } from './two-step-machine.ts';

interface TwoStepSetupProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
  readonly onLeave: () => void;
  /** Stories pass their own machine. */
  readonly machine?: ReturnType<typeof createTwoStepMachine>;
}

/** The three steps that turn on two-step login: password, authenticator app and recovery codes. */
export function TwoStepSetup({ hasPassword, onDone, onLeave, machine: given }: TwoStepSetupProps) {
  const t = useSecurityTexts();
  const mutateCall = useMutateCall();
  const [machine] = useState(() => given ?? createTwoStepMachine(mutateCall));
  const actor = useActorRef(machine);
  const { secret, recoveryCodes, problem } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const step = useSelector(actor, twoStepSetupScreen);

  useEffect(() => {
    if (step === 'done') onDone();
    if (step === 'left') onLeave();
  }, [step, onDone, onLeave]);

  const leave = (): void => actor.send({ type: 'setup.leave' });
  if (step === 'done' || step === 'left') return null;
  if (step === 'recoveryCodes' && recoveryCodes !== null)
    return <RecoveryCodesCard codes={recoveryCodes} onSaved={() => actor.send({ type: 'codes.saved' })} />;
  if (step === 'pairing' && secret !== null)
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
        asks={[]}
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
