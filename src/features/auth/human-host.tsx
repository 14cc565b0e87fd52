import { Suspense, useSyncExternalStore } from 'react';
import type { HumanChecks } from './human-checks.ts';

/** Draws the human verification that somebody waits for, over whatever asked. */
export function HumanHost({ checks }: { readonly checks: HumanChecks }) {
  const shown = useSyncExternalStore(checks.subscribe, checks.get, () => null);
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <shown.Dialog key={shown.check.id} check={shown.check} />
    </Suspense>
  );
}
