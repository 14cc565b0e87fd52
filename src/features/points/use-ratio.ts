import { useCallback } from 'react';
import { formatDecimal } from '#schemas/money.ts';
import { exactMoneyForPoints } from '#schemas/point-conversion.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useLanguage } from '#src/texts/language-store.ts';

/** Returns a function that formats the value of one point, or of `points`, with all decimals, such as `P 0.125`. */
export const useRatio = (): ((ratio: number, points?: number) => string) => {
  const { symbol } = useCurrency();
  const { tag } = useLanguage();
  return useCallback(
    (ratio, points = 1) => `${symbol}\u00a0${formatDecimal(exactMoneyForPoints(points, ratio), tag)}`,
    [symbol, tag],
  );
};
