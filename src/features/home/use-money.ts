import { useCallback } from 'react';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useLanguage } from '#src/texts/language-store.ts';

/** Formats decimal amounts in the brand's currency and the current language. */
export const useMoney = (): ((amount: number) => string) => {
  const { code, symbol } = useBrand().currency;
  const { tag } = useLanguage();
  return useCallback(
    (amount) => formatMoney({ minor: toMinor(amount, code), currency: code }, symbol, tag),
    [code, symbol, tag],
  );
};
