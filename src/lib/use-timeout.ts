import { useCallback, useEffect, useRef } from 'react';

/** One timer of a component: starting it again replaces it, unmounting clears it. */
export const useTimeout = (): { start: (task: () => void, ms: number) => void; clear: () => void } => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const clear = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  const start = useCallback(
    (task: () => void, ms: number) => {
      clear();
      timer.current = setTimeout(task, ms);
    },
    [clear],
  );
  useEffect(() => clear, [clear]);
  return { start, clear };
};
