import { addPasskey, passkeyOptions } from '#schemas/calls/security.ts';
import { useClient } from '#src/platform/use-call.ts';
import { makePasskey } from './passkey-ceremony.ts';
import { ProofForm, type Proof } from './proof-form.tsx';
import { useSecurityTexts } from './texts.ts';
import { ownPassword } from './two-step-flow.ts';
import { useTask } from './use-task.ts';

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
  const client = useClient();
  const add = useTask(async ({ password, text }: Proof) => {
    const attestation = await makePasskey(await client(passkeyOptions, ownPassword(password)));
    return client(addPasskey, { name: text, attestation });
  }, onAdded);
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
