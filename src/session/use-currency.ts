import { narrowSymbol } from '#schemas/money.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useSession } from './use-session.ts';

export interface ShownCurrency {
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
}

/** Returns the member's own currency if it differs from the brand's, otherwise the brand's currency with its symbol. */
export const useCurrency = (): ShownCurrency => {
  const { currency } = useBrand();
  const { tag } = useLanguage();
  const own = useSession().member?.currency ?? null;
  return own === null || own === currency.code ? currency : { code: own, symbol: narrowSymbol(own, tag) };
};
