import { Suspense } from 'react';
import { useService } from '#src/lib/services.tsx';
import { useStore } from '#src/lib/store.ts';
import { humanService } from './human-checks.ts';

/** Shows the dialog of a human verification while one is pending. */
export function HumanHost() {
  const shown = useStore(useService(humanService), () => null);
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <shown.Dialog key={shown.check.id} check={shown.check} />
    </Suspense>
  );
}
