import type { OutputOf } from '#schemas/call.ts';
import { passkeyLogin, passkeyLoginOptions } from '#schemas/calls/security.ts';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
import { useCallSequence, type MutateCall } from '#src/platform/call-mutation.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { knowsPasskeys, signWithPasskey } from './passkey-ceremony.ts';
import { useSecurityTexts } from './texts.ts';

/** Logs in without a name or a password, where the browser knows passkeys. What the platform answers goes to `onAnswer`, as any login's does: it may ask for a second step. */
export function PasskeyLoginButton({
  disabled = false,
  onAnswer,
}: {
  readonly disabled?: boolean;
  readonly onAnswer: (answer: OutputOf<typeof passkeyLogin>) => void;
}) {
  const t = useSecurityTexts();
  const isHydrated = useHydrated();
  const task = useCallSequence(
    passkeyLogin.name,
    async (mutateCall: MutateCall) => {
      const assertion = await signWithPasskey(await mutateCall(passkeyLoginOptions, {}));
      return mutateCall(passkeyLogin, { assertion });
    },
    { onSuccess: onAnswer },
  );
  if (!isHydrated || !knowsPasskeys()) return null;
  return (
    <PasskeyButton task={task} size="lg" disabled={disabled}>
      {t('passkey.login')}
    </PasskeyButton>
  );
}
