import { useEffect, useState } from 'react';
import type { Jackpot } from '#schemas/brand.ts';

const JACKPOT_STEP = 165.11;
const JACKPOT_INTERVAL_MS = 3000;

const HUNDREDTHS = 100;

/**
 * The jackpot at a moment: `start` plus one step for every whole interval since `epoch` (ms), so that it never falls on a reload.
 * Counted in hundredths, since a year is ten million steps.
 */
export const jackpotAt = (start: number, epoch: number, now: number): number => {
  const steps = Math.max(0, Math.floor((now - epoch) / JACKPOT_INTERVAL_MS));
  return (Math.round(start * HUNDREDTHS) + steps * Math.round(JACKPOT_STEP * HUNDREDTHS)) / HUNDREDTHS;
};

/** Milliseconds until the next step. */
export const untilNextStep = (epoch: number, now: number): number => {
  if (now < epoch) return epoch - now + JACKPOT_INTERVAL_MS;
  return JACKPOT_INTERVAL_MS - ((now - epoch) % JACKPOT_INTERVAL_MS);
};

/** The jackpot: updated while `shown`, else the last amount; null before it is first shown. */
export const useJackpot = ({ start, epoch }: Jackpot, shown: boolean): number | null => {
  const [amount, setAmount] = useState<number | null>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const since = Date.parse(epoch);
    let timer: ReturnType<typeof setTimeout>;
    const grow = (): void => {
      const now = Date.now();
      setAmount(jackpotAt(start, since, now));
      timer = setTimeout(grow, untilNextStep(since, now));
    };
    grow();
    return () => clearTimeout(timer);
  }, [shown, start, epoch]);
  return amount;
};
