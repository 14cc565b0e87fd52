import type { ComponentProps } from 'react';
import type { CallMutation } from '#src/platform/use-call-mutation.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { usePasskeyProblemText } from './use-passkey-problem-text.ts';

/** A button that asks the browser for a passkey, with its error message. */
export function PasskeyButton({
  task: { run, busy, problem },
  ...button
}: { readonly task: CallMutation<[]> } & Pick<ComponentProps<typeof Button>, 'size' | 'disabled' | 'children'>) {
  const problemText = usePasskeyProblemText();
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
