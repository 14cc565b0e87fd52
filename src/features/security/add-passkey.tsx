import { addPasskey, passkeyOptions } from '#schemas/calls/security.ts';
import { useCallSequence } from '#src/platform/use-call-mutation.ts';
import { createPasskey } from './passkey-ceremony.ts';
import { ReauthenticationForm, type ReauthenticationValues } from './reauthentication-form.tsx';
import { useSecurityTexts } from './texts.ts';
import { passwordInput } from './two-step-machine.ts';

/** Asks for a name and the password, then lets the browser create a passkey. */
export function AddPasskey({
  hasPassword,
  onAdded,
  onLeave,
}: {
  readonly hasPassword: boolean;
  readonly onAdded: () => void;
  readonly onLeave: () => void;
}) {
  const t = useSecurityTexts();
  const add = useCallSequence(
    addPasskey.name,
    async (mutateCall, { password, text }: ReauthenticationValues) => {
      const attestation = await createPasskey(await mutateCall(passkeyOptions, passwordInput(password)));
      return mutateCall(addPasskey, { name: text, attestation });
    },
    { onSuccess: () => onAdded() },
  );
  return (
    <ReauthenticationForm
      label={t('passkeys.add')}
      asks="name"
      hasPassword={hasPassword}
      problem={add.problem}
      busy={add.busy}
      submit={{ label: t('passkeys.create') }}
      onSubmit={add.run}
      onLeave={onLeave}
    />
  );
}
