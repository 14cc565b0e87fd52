import { addressFault } from '#schemas/checks/address-fault.ts';
import type { DemoPage } from '#schemas/demo-page.ts';

/** The parameters of a launch URL. */
export interface LaunchParams {
  readonly ticket: string | null;
  /** The URL to return to, if it is on a site that may launch this game. */
  readonly back: string | null;
}

/**
 * Returns a plain URL of an allowed origin, else `null`. Comparing origins is not enough: `blob:` URLs and URLs with a user name have the same
 * origin.
 */
const allowedBack = (wanted: string | null, origins: readonly string[]): string | null =>
  wanted !== null && addressFault(wanted) === null && origins.includes(new URL(wanted).origin) ? wanted : null;

export const readLaunchParams = (href: string, { origins }: Pick<DemoPage, 'origins'>): LaunchParams => {
  const { searchParams } = new URL(href);
  return {
    ticket: searchParams.get('ticket'),
    back: allowedBack(searchParams.get('back'), origins),
  };
};

/** Returns the URL without its used ticket, because URLs can leak. */
export const withoutTicket = (href: string): string => {
  const url = new URL(href);
  url.searchParams.delete('ticket');
  return url.href;
};
