import { LANGUAGE_TAGS, type Language } from '#schemas/languages.ts';

/** Formatters for amounts, shares and multiples in the player's language. */
export interface Formatters {
  readonly money: (amount: number) => string;
  readonly share: (share: number) => string;
  readonly multiple: (multiple: number) => string;
  readonly time: (at: number) => string;
}

export const createFormatters = (language: Language, currency: string): Formatters => {
  const tag = LANGUAGE_TAGS[language];
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumSignificantDigits: 4 });
  const multiple = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  return {
    money: (amount) => money.format(amount),
    share: (part) => share.format(part),
    multiple: (times) => `×${multiple.format(times)}`,
    time: (at) => time.format(at),
  };
};
