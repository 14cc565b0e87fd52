import type { DemoGame } from '#schemas/demo-game.ts';
import type { PageLanguage } from '#schemas/page-language.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';

/** Formatters for amounts, shares and multiples in the player's language. */
export interface Formatters {
  readonly money: (amount: number) => string;
  readonly share: (share: number) => string;
  readonly multiple: (multiple: number) => string;
  /** The local time of a Unix time in milliseconds, as `HH:mm:ss`. */
  readonly time: (at: number) => string;
}

export const createFormatters = (
  { intl }: Pick<PageLanguage, 'intl'>,
  { currency, symbol }: Pick<DemoGame, 'currency' | 'symbol'>,
): Formatters => {
  const share = new Intl.NumberFormat(intl, { style: 'percent', maximumSignificantDigits: 4 });
  const multiple = new Intl.NumberFormat(intl, { maximumFractionDigits: 2 });
  return {
    money: (amount) => formatMoney({ minor: toMinor(amount, currency), currency }, symbol, intl),
    share: (part) => share.format(part),
    time: (at) => new Date(at).toTimeString().slice(0, 'HH:mm:ss'.length),
    multiple: (times) => `×${multiple.format(times)}`,
  };
};
