import { useEffect, useState } from 'react';

const secondsLeft = (readyAt: number): number => Math.max(0, Math.ceil((readyAt - Date.now()) / 1_000));

/** Whole seconds until a time, `null` without one. It reads the clock, so it is right after sleep or throttling; `onTick` gets the time. */
export const useSecondsUntil = (readyAt: number | null, onTick: (now: number) => void): number | null => {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => {
      setSeconds(readyAt === null ? null : secondsLeft(readyAt));
      if (readyAt !== null) onTick(Date.now());
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
