import { useEffect, useState } from 'react';
import type { Jackpot } from '#schemas/brand.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import { JACKPOT_INTERVAL_MS, jackpotHundredths } from '#src/document/jackpot-growth.ts';

const HUNDREDTHS = 100;

/** Returns the jackpot at a time: `start` plus one step for each whole interval since `epoch`. A reload never lowers it. Times are in ms. */
export const jackpotAt = (start: number, epoch: number, now: number): number =>
  jackpotHundredths(Math.round(start * HUNDREDTHS), epoch, now) / HUNDREDTHS;

/** Returns the milliseconds until the next step. */
export const untilNextStep = (epoch: number, now: number): number => {
  if (now < epoch) return epoch - now + JACKPOT_INTERVAL_MS;
  return JACKPOT_INTERVAL_MS - ((now - epoch) % JACKPOT_INTERVAL_MS);
};

/** Returns the current jackpot; while `shown` is false, it does not change. */
export const useJackpot = ({ start, epoch }: Jackpot, shown: boolean): number => {
  const [amount, setAmount] = useState(() => jackpotAt(start, Date.parse(epoch), platformNow()));
  useEffect(() => {
    if (!shown) return undefined;
    const since = Date.parse(epoch);
    let timer: ReturnType<typeof setTimeout>;
    const grow = (): void => {
      const now = platformNow();
      setAmount(jackpotAt(start, since, now));
      timer = setTimeout(grow, untilNextStep(since, now));
    };
    grow();
    return () => clearTimeout(timer);
  }, [shown, start, epoch]);
  return amount;
};
