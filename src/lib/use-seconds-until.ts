import { useEffect, useState } from 'react';
import { platformNow } from '#schemas/platform-clock.ts';

const secondsLeft = (readyAt: number): number => Math.max(0, Math.ceil((readyAt - platformNow()) / 1_000));

/**
 * Returns the whole seconds until a time, or `null` without one. Reads the clock, so the result is correct even after the device has slept or timers
 * were throttled; `onTick` gets the current time.
 */
export const useSecondsUntil = (readyAt: number | null, onTick: (now: number) => void): number | null => {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => {
      setSeconds(readyAt === null ? null : secondsLeft(readyAt));
      if (readyAt !== null) onTick(platformNow());
    };
    tick();
    if (readyAt === null) return undefined;
    const timer = setInterval(tick, 250);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [readyAt, onTick]);
  return readyAt === null ? null : seconds;
};
