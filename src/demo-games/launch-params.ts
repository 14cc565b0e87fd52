import type { DemoPage } from '#schemas/demo-page.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { isLanguage, type Language } from '#schemas/languages.ts';

/** The parameters of a launch URL. */
export interface LaunchParams {
  readonly ticket: string | null;
  readonly merchant: string;
  readonly language: Language;
  /** The URL to return to, if it is on a site that may launch this game. */
  readonly back: string | null;
}

export const readLaunchParams = (href: string, { origins }: Pick<DemoPage, 'origins'>): LaunchParams => {
  const { hostname, searchParams } = new URL(href);
  const language = searchParams.get('language');
  return {
    ticket: searchParams.get('ticket'),
    merchant: searchParams.get('merchant') ?? '',
    language: isLanguage(language) ? language : 'EN',
    back: safeUrl(searchParams.get('back') ?? '', { origins, host: hostname }),
  };
};

/** The URL without its used ticket, as URLs can leak. */
export const withoutTicket = (href: string): string => {
  const url = new URL(href);
  url.searchParams.delete('ticket');
  return url.href;
};
