import type { Platform } from '../platform.ts';
import type { MerchantRow } from '../seed/merchant-of.ts';

export type ServiceLevel = 'VIP' | 'LIVE';

const LOCAL = /(?:^|\.)localhost(?<port>:\d+)?$/;

/** Where a merchant's help desk stands; null without one. No merchant of a local start has one: a page of the developer's stands in. */
export const serviceDesk = (
  { code, settings: { customerService } }: MerchantRow,
  level: ServiceLevel,
  { development }: Platform,
  host: string,
): string | null => {
  const address = level === 'VIP' ? customerService.vip : customerService.live || null;
  const local = LOCAL.exec(host);
  if (address === null || local === null || !development) return address;
  return `http://localhost${local.groups?.['port'] ?? ''}/sandbox/service?${new URLSearchParams({ merchant: code, level }).toString()}`;
};
