import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { contactBindingScreen } from '#machines/contact-binding/screens.ts';
import { twoStep } from '#schemas/calls/security.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { createBindingMachine } from './binding-machine.ts';
import { ContactCodeStep } from './contact-code-step.tsx';
import { ContactStep } from './contact-step.tsx';

const PROOFS = ['password', 'proofCode'];

interface ContactBindingProps {
  readonly kind: 'mobile' | 'email';
  readonly hasPassword: boolean;
  readonly onDone: () => void;
  readonly onLeave: () => void;
  /** Stories pass their own machine. */
  readonly machine?: ReturnType<typeof createBindingMachine>;
}

/**
 * The steps that bind a mobile number or an email address to the account: the first asks for the contact, the second for the code that was sent to it
 * and for a proof of the member's identity.
 */
export function ContactBinding({ kind, hasPassword, onDone, onLeave, machine: given }: ContactBindingProps) {
  const mutateCall = useMutateCall();
  const [machine] = useState(() => given ?? createBindingMachine(mutateCall));
  const { data, isPending, refetch } = useCallQuery(twoStep, {});
  const actor = useActorRef(machine);
  const { sent, problem } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isResending = useSelector(actor, (snapshot) => snapshot.matches('resending'));
  const screen = useSelector(actor, contactBindingScreen);

  useEffect(() => {
    if (screen === 'bound') onDone();
    if (screen === 'left') onLeave();
  }, [screen, onDone, onLeave]);

  // If two-step login was turned on or off in the meantime, for example in another tab, the platform requires a different proof from the one the form
  // asks for. Reload which proof is required.
  const isProofRefused = PROOFS.some((name) => problem?.fields?.[name] !== undefined);
  useEffect(() => {
    if (isProofRefused) void refetch();
  }, [isProofRefused, refetch]);

  const leave = (): void => actor.send({ type: 'contact.leave' });
  if (screen === 'bound' || screen === 'left') return null;
  if (screen === 'code' && isPending) return <Skeleton className="h-24 w-full" />;
  if (screen === 'code' && sent !== null)
    return (
      <ContactCodeStep
        sent={sent}
        proof={data?.totp === true ? 'proofCode' : hasPassword ? 'password' : null}
        problem={problem}
        busy={busy && !isResending}
        isResending={isResending}
        onSubmit={(form) => actor.send({ type: 'code.submit', form })}
        onResend={() => actor.send({ type: 'code.resend', now: platformNow() })}
        onChange={() => actor.send({ type: 'contact.change' })}
        onLeave={leave}
      />
    );
  return (
    <ContactStep
      kind={kind}
      problem={problem}
      busy={busy}
      onSubmit={(contact) => actor.send({ type: 'contact.submit', contact })}
      onLeave={leave}
    />
  );
}
