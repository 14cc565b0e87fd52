import { useMemo } from 'react';
import { useLanguage } from '#src/texts/language-store.ts';

/** Formats the time of a draw in the current language. */
export const useDrawTime = (): ((openTime: number) => string) => {
  const { tag } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' });
    return (openTime) => format.format(openTime);
  }, [tag]);
};
