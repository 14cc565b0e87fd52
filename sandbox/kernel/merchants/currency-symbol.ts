import { eq } from 'drizzle-orm';
import { LANGUAGE_TAGS, type Language } from '#schemas/languages.ts';
import { formatMoney, narrowSymbol } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { merchants, type MerchantRow } from '#sandbox/db/schema.ts';
import { findMerchant } from './find-merchant.ts';

/** The currency of a brand, as in its brand file. */
export interface BrandCurrency {
  /** The ISO 4217 code. */
  readonly code: string;
  readonly symbol: string;
}

/** Returns the currency symbol of a merchant for amounts in games and messages: the symbol of its brand, if it is known. */
export const currencySymbolOf = ({ currency, settings }: Pick<MerchantRow, 'currency' | 'settings'>): string =>
  settings.currencySymbol ?? narrowSymbol(currency, LANGUAGE_TAGS.EN);

/** Returns a function that formats minor units of a merchant's currency in a language, with the currency symbol. */
export const moneyFormatOf = async (
  db: Database,
  code: string,
): Promise<(minor: bigint, language: Language) => string> => {
  const merchant = await findMerchant(db, code);
  const { currency } = merchant;
  const symbol = currencySymbolOf(merchant);
  return (minor, language) => formatMoney({ minor, currency }, symbol, LANGUAGE_TAGS[language]);
};

/** Stores the currency symbol of the merchant's brand. Ignores the symbol if the brand has another currency than the merchant. */
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
