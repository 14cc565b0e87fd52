import { addPasskey, passkeyOptions } from '#schemas/calls/security.ts';
import { useCallSequence } from '#src/platform/call-mutation.ts';
import { makePasskey } from './passkey-ceremony.ts';
import { ProofForm, type Proof } from './proof-form.tsx';
import { useSecurityTexts } from './texts.ts';
import { ownPassword } from './two-step-flow.ts';

/** Names a new passkey, asks for the password, and lets the browser make it. */
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
    async (mutateCall, { password, text }: Proof) => {
      const attestation = await makePasskey(await mutateCall(passkeyOptions, ownPassword(password)));
      return mutateCall(addPasskey, { name: text, attestation });
    },
    { onSuccess: () => onAdded() },
  );
  return (
    <ProofForm
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
