import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** What is heavy to draw comes in a commit of its own once `when` turns true, after what is drawn with it: two short holds of a slow phone instead of a long one. `fallback` stays until then. Where `when` is true from the start it is drawn at once. */
export function Later({ when, fallback, children }: { when: boolean; fallback: ReactNode; children: ReactNode }) {
  const [isReady, setReady] = useState(when);
  useEffect(() => {
    if (when) startTransition(() => setReady(true));
  }, [when]);
  return when && isReady ? children : fallback;
}
