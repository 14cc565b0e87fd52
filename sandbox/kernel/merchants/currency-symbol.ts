import { eq } from 'drizzle-orm';
import { LANGUAGE_TAGS, type Language } from '#schemas/languages.ts';
import { formatMoney, narrowSymbol } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { merchants, type MerchantRow } from '#sandbox/db/schema.ts';
import { findMerchant } from './find-merchant.ts';

/** A currency as written in a brand file. */
export interface BrandCurrency {
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
}

/** Returns the symbol before a merchant's amounts, the same in games and messages as on its site. */
export const currencySymbolOf = ({ currency, settings }: Pick<MerchantRow, 'currency' | 'settings'>): string =>
  settings.currencySymbol ?? narrowSymbol(currency, LANGUAGE_TAGS.EN);

/** Returns a function that formats minor units of a merchant's currency in a language, with the symbol. */
export const moneyFormatOf = async (
  db: Database,
  code: string,
): Promise<(minor: bigint, language: Language) => string> => {
  const merchant = await findMerchant(db, code);
  const { currency } = merchant;
  const symbol = currencySymbolOf(merchant);
  return (minor, language) => formatMoney({ minor, currency }, symbol, LANGUAGE_TAGS[language]);
};

/** Stores the currency symbol of the merchant's brand; ignores a symbol for a currency other than the merchant's. */
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
