import type { PasskeyAssertion, PasskeyRequest } from '#schemas/passkey.ts';
import { useCallSequence } from '#src/platform/call-mutation.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { knowsPasskeys, signWithPasskey } from './passkey-ceremony.ts';
import { useSecurityTexts } from './texts.ts';

/** Lets a passkey stand for the code of a second step; what it signed goes to `onAssertion`, for account.verifyLogin. */
export function PasskeyStepButton({
  request,
  disabled = false,
  onAssertion,
}: {
  readonly request: PasskeyRequest;
  readonly disabled?: boolean;
  readonly onAssertion: (assertion: PasskeyAssertion) => void;
}) {
  const t = useSecurityTexts();
  const task = useCallSequence('passkey.sign', () => signWithPasskey(request), { onSuccess: onAssertion });
  if (!knowsPasskeys()) return null;
  return (
    <PasskeyButton task={task} disabled={disabled}>
      {t('passkey.use')}
    </PasskeyButton>
  );
}
