import { eq } from 'drizzle-orm';
import { BASE_LANGUAGE, intlTag } from '#schemas/languages.ts';
import { narrowSymbol } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { merchants, type MerchantRow, type TextAmount } from '#sandbox/db/schema.ts';
import { findMerchant } from './find-merchant.ts';

/** The currency of a brand, as in its brand file. */
export interface BrandCurrency {
  /** The ISO 4217 code. */
  readonly code: string;
  readonly symbol: string;
}

/** Returns a merchant's currency symbol for amounts in games and messages: the brand's symbol, if known. */
export const currencySymbolOf = ({ currency, settings }: Pick<MerchantRow, 'currency' | 'settings'>): string =>
  settings.currencySymbol ?? narrowSymbol(currency, intlTag(BASE_LANGUAGE));

/** Returns minor units of a merchant's currency as an amount in a text, with the merchant's current currency symbol. */
export const findTextAmount = async (db: Database, code: string, minor: bigint): Promise<TextAmount> => {
  const merchant = await findMerchant(db, code);
  return { minor: String(minor), currency: merchant.currency, symbol: currencySymbolOf(merchant) };
};

/** Stores the currency symbol of the merchant's brand. Ignores it if the brand's currency differs from the merchant's. */
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
