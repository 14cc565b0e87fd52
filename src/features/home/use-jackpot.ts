import { useEffect, useState } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { jackpotAt, untilNextStep } from './jackpot.ts';

/** The jackpot while it is shown, growing with the clock; the last amount seen while it is not; null until it was shown once. */
export const useJackpot = (shown: boolean): number | null => {
  const { start, epoch } = useBrand().jackpot;
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
