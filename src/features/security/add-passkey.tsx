import { addPasskey, passkeyOptions } from '#schemas/calls/security.ts';
import { useCallSequence } from '#src/platform/use-call-mutation.ts';
import { createPasskey } from './passkey-ceremony.ts';
import { ReauthenticationForm, type ReauthenticationValues } from './reauthentication-form.tsx';
import { useSecurityTexts } from './texts.ts';
import { passwordInput } from './two-step-machine.ts';

/** A form that adds a passkey. It asks for a name, for the password and, with two-step login, for a code; then the browser creates the passkey. */
export function AddPasskey({
  hasPassword,
  asksCode,
  onAdded,
  onLeave,
}: {
  readonly hasPassword: boolean;
  readonly asksCode: boolean;
  readonly onAdded: () => void;
  readonly onLeave: () => void;
}) {
  const t = useSecurityTexts();
  const add = useCallSequence(
    addPasskey.name,
    async (mutateCall, { password, code, name }: ReauthenticationValues) => {
      const proof = { ...passwordInput(password), ...(asksCode ? { proofCode: code } : {}) };
      const attestation = await createPasskey(await mutateCall(passkeyOptions, proof));
      return mutateCall(addPasskey, { name, attestation });
    },
    { onSuccess: () => onAdded() },
  );
  return (
    <ReauthenticationForm
      label={t('passkeys.add')}
      asks={asksCode ? ['code', 'name'] : ['name']}
      hasPassword={hasPassword}
      problem={add.problem}
      busy={add.busy}
      submit={{ label: t('passkeys.create') }}
      onSubmit={add.run}
      onLeave={onLeave}
    />
  );
}
