import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** Runs `task` every `ms` while `active`. */
export const useInterval = (task: () => void, ms: number, active: boolean): void => {
  const latest = useLatest(task);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => latest.current(), ms);
    return () => clearInterval(timer);
  }, [latest, ms, active]);
};
