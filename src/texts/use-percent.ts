import { useCallback } from 'react';
import { useLanguage } from '#src/texts/language-store.ts';

/** Returns a function that formats percentages, such as 0.5 for half a percent. */
export const usePercent = (): ((value: number) => string) => {
  const { tag } = useLanguage();
  return useCallback(
    (value) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100),
    [tag],
  );
};
