import type { OutputOf } from '#schemas/call.ts';
import { passkeyLogin, passkeyLoginOptions } from '#schemas/calls/security.ts';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
import { useClient } from '#src/platform/use-call.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { knowsPasskeys, signWithPasskey } from './passkey-ceremony.ts';
import { useSecurityTexts } from './texts.ts';
import { useTask } from './use-task.ts';

/** Logs in without a name or a password, where the browser knows passkeys. What the platform answers goes to `onAnswer`, as any login's does: it may ask for a second step. */
export function PasskeyLoginButton({
  disabled = false,
  onAnswer,
}: {
  readonly disabled?: boolean;
  readonly onAnswer: (answer: OutputOf<typeof passkeyLogin>) => void;
}) {
  const t = useSecurityTexts();
  const client = useClient();
  const isHydrated = useHydrated();
  const task = useTask<void, OutputOf<typeof passkeyLogin>>(async () => {
    const assertion = await signWithPasskey(await client(passkeyLoginOptions, {}));
    return client(passkeyLogin, { assertion });
  }, onAnswer);
  if (!isHydrated || !knowsPasskeys()) return null;
  return (
    <PasskeyButton task={task} size="lg" disabled={disabled}>
      {t('passkey.login')}
    </PasskeyButton>
  );
}
