import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from './use-latest.ts';

/** A component's timeout: `start` replaces a running timeout, unmounting clears it. */
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

/** Runs `task` every `ms` while `active`. */
export const useInterval = (task: () => void, ms: number, active: boolean): void => {
  const latest = useLatest(task);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => latest.current(), ms);
    return () => clearInterval(timer);
  }, [latest, ms, active]);
};
