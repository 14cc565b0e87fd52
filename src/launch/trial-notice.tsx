import { useEffect, useRef, type ReactNode } from 'react';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

const noop = (): void => undefined;

/** Shown to a trial account instead of a game that requires a real account, together with the usual warning for protected actions. */
export function TrialNotice({
  title,
  text,
  action,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}) {
  const protect = useProtectedAction();
  const isWarned = useRef(false);
  useEffect(() => {
    if (isWarned.current) return;
    isWarned.current = true;
    protect(noop);
  }, [protect]);
  return <EmptyState icon="lock" title={title} text={text} action={action} />;
}
