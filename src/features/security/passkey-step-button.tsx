import type { PasskeyAssertion, PasskeyRequest } from '#schemas/passkey.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { knowsPasskeys, signWithPasskey } from './passkey-ceremony.ts';
import { useSecurityTexts } from './texts.ts';
import { useSecurityWords } from './use-security-words.ts';
import { useTask } from './use-task.ts';

/** Lets a passkey stand for the code of a second step; what it signed goes to `onAssertion`, for account.verifyLogin. */
export function PasskeyStepButton({ request, disabled = false, onAssertion }: {
  readonly request: PasskeyRequest;
  readonly disabled?: boolean;
  readonly onAssertion: (assertion: PasskeyAssertion) => void;
}) {
  const t = useSecurityTexts();
  const words = useSecurityWords();
  const { run, busy, problem } = useTask(() => signWithPasskey(request), onAssertion);
  if (!knowsPasskeys()) return null;
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" icon="lock" block busy={busy} disabled={disabled} onClick={() => run(undefined)}>
        {t('passkey.use')}
      </Button>
      {problem !== null && !busy && (
        <Callout tone="danger" live>
          {words(problem)}
        </Callout>
      )}
    </div>
  );
}
