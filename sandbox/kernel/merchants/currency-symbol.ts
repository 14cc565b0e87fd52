import { eq } from 'drizzle-orm';
import { LANGUAGE_TAGS, type Language } from '#schemas/languages.ts';
import { formatMoney, narrowSymbol } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { merchants, type MerchantRow } from '#sandbox/db/schema.ts';
import { findMerchant } from './find-merchant.ts';

/** A currency as a brand's file names it. */
export interface BrandCurrency {
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
}

/** The symbol before a merchant's amounts, in games and messages as on its site. */
export const currencySymbolOf = ({ currency, settings }: Pick<MerchantRow, 'currency' | 'settings'>): string =>
  settings.currencySymbol ?? narrowSymbol(currency, LANGUAGE_TAGS.EN);

/** A function that formats minor units of a merchant's currency in a language, with its symbol. */
export const moneyFormatOf = async (
  db: Database,
  code: string,
): Promise<(minor: bigint, language: Language) => string> => {
  const merchant = await findMerchant(db, code);
  const { currency } = merchant;
  const symbol = currencySymbolOf(merchant);
  return (minor, language) => formatMoney({ minor, currency }, symbol, LANGUAGE_TAGS[language]);
};

/** Stores the symbol of the merchant's brand; one for another currency than the merchant's is not its symbol. */
export const storeCurrencySymbol = (
  db: Database,
  code: string,
  { code: currency, symbol }: BrandCurrency,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [merchant] = await tx.select().from(merchants).where(eq(merchants.code, code)).for('update');
    if (merchant === undefined || merchant.currency !== currency || merchant.settings.currencySymbol === symbol) return;
    const settings = { ...merchant.settings, currencySymbol: symbol };
    await tx.update(merchants).set({ settings }).where(eq(merchants.code, code));
  });
