import { createCipheriv, randomBytes } from 'node:crypto';
import type { Platform } from '../platform.ts';
import type { MerchantRow } from '../db/schema.ts';

export type ServiceLevel = 'VIP' | 'LIVE';

const LOCAL = /(?:^|\.)localhost(?<port>:\d+)?$/;

/** The address of a merchant's help desk, null without one. In local development a page of the sandbox replaces it. */
export const serviceAddress = (
  { code, settings: { customerService } }: MerchantRow,
  level: ServiceLevel,
  { development }: Platform,
  host: string,
): string | null => {
  const address = level === 'VIP' ? customerService.vip : customerService.live || null;
  const local = LOCAL.exec(host);
  if (address === null || local === null || !development) return address;
  return `http://sandbox.localhost${local.groups?.['port'] ?? ''}/sandbox/service?${new URLSearchParams({ merchant: code, level }).toString()}`;
};

/** Encrypts an address as the service lookup sends it: DES in base64, followed by the eight characters of its key. The key is part of the text, so this hides nothing. */
export const encryptAddress = (address: string, key = randomBytes(4).toString('hex')): string => {
  // OpenSSL dropped single DES; triple DES with the same key three times is equivalent.
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key;
};
