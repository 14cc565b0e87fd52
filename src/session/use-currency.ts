import { useBrand } from '#src/brand/use-brand.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useSession } from './use-session.ts';

export interface ShownCurrency {
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
}

const symbolOf = (code: string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

/** The member's own currency where it differs from the brand's, else the brand's currency with its symbol. */
export const useCurrency = (): ShownCurrency => {
  const { currency } = useBrand();
  const { tag } = useLanguage();
  const own = useSession().member?.currency ?? null;
  return own === null || own === currency.code ? currency : { code: own, symbol: symbolOf(own, tag) };
};
