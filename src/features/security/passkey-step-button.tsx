import type { PasskeyAssertion, PasskeyRequest } from '#schemas/passkey.ts';
import { useCallSequence } from '#src/platform/use-call-mutation.ts';
import { usePasskeyTexts } from '#src/texts/passkey-texts.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { supportsPasskeys, signWithPasskey } from './passkey-ceremony.ts';

/** A button that uses a passkey as the second step of a login. `onAssertion` receives the signature for `account.verifyLogin`. */
export function PasskeyStepButton({
  request,
  disabled = false,
  onAssertion,
}: {
  readonly request: PasskeyRequest;
  readonly disabled?: boolean;
  readonly onAssertion: (assertion: PasskeyAssertion) => void;
}) {
  const t = usePasskeyTexts();
  const task = useCallSequence('passkey.sign', () => signWithPasskey(request), { onSuccess: onAssertion });
  if (!supportsPasskeys()) return null;
  return (
    <PasskeyButton task={task} disabled={disabled}>
      {t('use')}
    </PasskeyButton>
  );
}
