import { useEffect, useState } from 'react';
import type { Jackpot } from '#schemas/brand.ts';
import { JACKPOT_INTERVAL_MS, jackpotHundredths } from '#src/document/jackpot-growth.ts';

const HUNDREDTHS = 100;

/** The jackpot at a given time: `start` plus one step for every whole interval since `epoch` (ms), so that it never falls on a reload. */
export const jackpotAt = (start: number, epoch: number, now: number): number =>
  jackpotHundredths(Math.round(start * HUNDREDTHS), epoch, now) / HUNDREDTHS;

/** Milliseconds until the next step. */
export const untilNextStep = (epoch: number, now: number): number => {
  if (now < epoch) return epoch - now + JACKPOT_INTERVAL_MS;
  return JACKPOT_INTERVAL_MS - ((now - epoch) % JACKPOT_INTERVAL_MS);
};

/** The jackpot: updated while `shown`, else the last amount. */
export const useJackpot = ({ start, epoch }: Jackpot, shown: boolean): number => {
  const [amount, setAmount] = useState(() => jackpotAt(start, Date.parse(epoch), Date.now()));
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
