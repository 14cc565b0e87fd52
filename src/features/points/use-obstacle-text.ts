import { useCallback } from 'react';
import { differenceOf } from '#schemas/amounts.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import type { Obstacle } from './obstacles.ts';
import { usePointTexts } from './texts.ts';
import { usePoints } from './use-points.ts';

/** Returns a function that returns the text of an obstacle. */
export const useObstacleText = (): ((obstacle: Obstacle) => string) => {
  const t = usePointTexts();
  const money = useMoney();
  const points = usePoints();
  const { code } = useCurrency();
  return useCallback(
    (obstacle) => {
      if (obstacle.kind === 'points') return t('missing.points', { points: points(obstacle.points) });
      if (obstacle.kind === 'deposits') {
        const { amount, deposited } = obstacle;
        return t('missing.deposits', { amount: money(differenceOf(amount, deposited, code)) });
      }
      return t(`good.${obstacle.kind}`);
    },
    [t, money, points, code],
  );
};
