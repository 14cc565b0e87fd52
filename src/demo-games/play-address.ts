import type { DemoPage } from '#schemas/demo-page.ts';
import { isLanguage, type Language } from '#schemas/languages.ts';

/** What the address of a launch says. */
export interface PlayAddress {
  readonly ticket: string | null;
  readonly merchant: string;
  readonly language: Language;
  /** The way back to the site, if it leads to one that this game may be started from. */
  readonly back: string | null;
}

const backOf = (wanted: string | null, origins: readonly string[]): string | null =>
  wanted !== null && URL.canParse(wanted) && origins.includes(new URL(wanted).origin) ? wanted : null;

export const readPlayAddress = (href: string, { origins }: Pick<DemoPage, 'origins'>): PlayAddress => {
  const { searchParams } = new URL(href);
  const language = searchParams.get('language');
  return {
    ticket: searchParams.get('ticket'),
    merchant: searchParams.get('merchant') ?? '',
    language: isLanguage(language) ? language : 'EN',
    back: backOf(searchParams.get('back'), origins),
  };
};

/** The same address without its ticket: it is used up, and an address is seen by others. */
export const withoutTicket = (href: string): string => {
  const url = new URL(href);
  url.searchParams.delete('ticket');
  return url.href;
};
