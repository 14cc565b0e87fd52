import type { ComponentProps } from 'react';
import type { CallMutation } from '#src/platform/use-call-mutation.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useSecurityProblemText } from './use-security-problem-text.ts';

/** A button that starts a passkey ceremony, with its error. */
export function PasskeyButton({
  task: { run, busy, problem },
  ...button
}: { readonly task: CallMutation<[]> } & Pick<ComponentProps<typeof Button>, 'size' | 'disabled' | 'children'>) {
  const problemText = useSecurityProblemText();
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" icon="lock" block busy={busy} onClick={() => run()} {...button} />
      {problem !== null && !busy && (
        <Callout tone="danger" live>
          {problemText(problem)}
        </Callout>
      )}
    </div>
  );
}
