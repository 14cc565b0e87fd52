import { useCallback } from 'react';
import { formatDecimal } from '#schemas/money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { usePointTexts } from './texts.ts';

/** Returns a function that formats a number of points, such as `38,000 points`. */
export const usePoints = (): ((count: number) => string) => {
  const t = usePointTexts();
  const { tag } = useLanguage();
  return useCallback((count) => t('points', { count, points: formatDecimal(String(count), tag) }), [t, tag]);
};
