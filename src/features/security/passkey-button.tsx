import type { ComponentProps } from 'react';
import type { CallMutation } from '#src/platform/call-mutation.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useSecurityWords } from './use-security-words.ts';

/** The press that lets a passkey sign something, and what came in its way. */
export function PasskeyButton({
  task: { run, busy, problem },
  ...button
}: { readonly task: CallMutation<[]> } & Pick<ComponentProps<typeof Button>, 'size' | 'disabled' | 'children'>) {
  const words = useSecurityWords();
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" icon="lock" block busy={busy} onClick={() => run()} {...button} />
      {problem !== null && !busy && (
        <Callout tone="danger" live>
          {words(problem)}
        </Callout>
      )}
    </div>
  );
}
