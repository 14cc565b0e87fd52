import { useCallback, useEffect, useState } from 'react';
import { useTimeout } from '#src/lib/use-timeout.ts';

/** A page that has not come by then, in milliseconds, may not come at all. */
const LATE_MS = 15_000;

export interface Arrival {
  readonly phase: 'coming' | 'late' | 'there';
  readonly arrived: () => void;
}

/** Whether what was asked for when this was mounted has come. */
export const useArrival = (): Arrival => {
  const { start, clear } = useTimeout();
  const [phase, setPhase] = useState<Arrival['phase']>('coming');
  const arrived = useCallback(() => {
    clear();
    setPhase('there');
  }, [clear]);
  useEffect(() => {
    start(() => setPhase('late'), LATE_MS);
    return clear;
  }, [start, clear]);
  return { phase, arrived };
};
