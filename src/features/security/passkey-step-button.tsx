import type { PasskeyAssertion, PasskeyRequest } from '#schemas/passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { knowsPasskeys, signWithPasskey } from './passkey-ceremony.ts';
import { useSecurityTexts } from './texts.ts';
import { useTask } from './use-task.ts';

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
  const task = useTask(() => signWithPasskey(request), onAssertion);
  if (!knowsPasskeys()) return null;
  return (
    <PasskeyButton task={task} disabled={disabled}>
      {t('passkey.use')}
    </PasskeyButton>
  );
}
