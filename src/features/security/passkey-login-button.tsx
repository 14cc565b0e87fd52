import type { OutputOf } from '#schemas/call.ts';
import { passkeyLogin, passkeyLoginOptions } from '#schemas/calls/security.ts';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { useCallSequence } from '#src/platform/use-call-mutation.ts';
import { usePasskeyTexts } from '#src/texts/passkey-texts.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { supportsPasskeys, signWithPasskey } from './passkey-ceremony.ts';

/** A button that logs in with a passkey. Renders nothing without passkey support. `onAnswer` receives the response, which may require a second step. */
export function PasskeyLoginButton({
  disabled = false,
  onAnswer,
}: {
  readonly disabled?: boolean;
  readonly onAnswer: (answer: OutputOf<typeof passkeyLogin>) => void;
}) {
  const t = usePasskeyTexts();
  const task = useCallSequence(
    passkeyLogin.name,
    async (mutateCall: MutateCall) => {
      const assertion = await signWithPasskey(await mutateCall(passkeyLoginOptions, {}));
      return mutateCall(passkeyLogin, { assertion });
    },
    { onSuccess: onAnswer },
  );
  return (
    <ClientOnly>
      {supportsPasskeys() && (
        <PasskeyButton task={task} size="lg" disabled={disabled}>
          {t('login')}
        </PasskeyButton>
      )}
    </ClientOnly>
  );
}
