import type { OutputOf } from '#schemas/call.ts';
import { passkeyLogin, passkeyLoginOptions } from '#schemas/calls/security.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { useClient } from '#src/platform/use-call.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { knowsPasskeys, signWithPasskey } from './passkey-ceremony.ts';
import { useSecurityTexts } from './texts.ts';
import { useSecurityWords } from './use-security-words.ts';
import { useTask } from './use-task.ts';

/** Logs in without a name or a password, where the browser knows passkeys. What the platform answers goes to `onAnswer`, as any login's does: it may ask for a second step. */
export function PasskeyLoginButton({ disabled = false, onAnswer }: {
  readonly disabled?: boolean;
  readonly onAnswer: (answer: OutputOf<typeof passkeyLogin>) => void;
}) {
  const t = useSecurityTexts();
  const words = useSecurityWords();
  const client = useClient();
  const isHydrated = useHydrated();
  const { run, busy, problem } = useTask(async () => {
    const assertion = await signWithPasskey(await client(passkeyLoginOptions, {}));
    return client(passkeyLogin, { assertion });
  }, onAnswer);
  if (!isHydrated || !knowsPasskeys()) return null;
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" icon="lock" size="lg" block busy={busy} disabled={disabled} onClick={() => run(undefined)}>
        {t('passkey.login')}
      </Button>
      {problem !== null && !busy && (
        <Callout tone="danger" live>
          {words(problem)}
        </Callout>
      )}
    </div>
  );
}
