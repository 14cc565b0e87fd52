import { useCallback } from 'react';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useCurrency } from './use-currency.ts';

/** Returns a function that formats decimal amounts in the member's currency (the brand's for a visitor) and the current language. */
export const useMoney = (): ((amount: number | string) => string) => {
  const { code, symbol } = useCurrency();
  const { tag } = useLanguage();
  return useCallback(
    (amount) => formatMoney({ minor: toMinor(amount, code), currency: code }, symbol, tag),
    [code, symbol, tag],
  );
};
