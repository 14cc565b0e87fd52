import { createCipheriv, randomBytes } from 'node:crypto';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';

export type ServiceLevel = 'VIP' | 'LIVE';

const LOCAL = /(?:^|\.)localhost(?<port>:\d+)?$/;

/**
 * Returns the URL of a merchant's help desk, or `null` if the merchant has none. In local development, the URL of a sandbox page is used instead.
 */
export const serviceAddress = (
  { code, settings: { customerService } }: MerchantRow,
  level: ServiceLevel,
  { development }: Kernel,
  host: string,
): string | null => {
  const address = level === 'VIP' ? customerService.vip : customerService.live || null;
  const local = localPages(development, host);
  if (address === null || local === null) return address;
  return `${local}/service?${new URLSearchParams({ merchant: code, level }).toString()}`;
};

/** Returns the base URL of the sandbox pages that replace third parties in local development, otherwise `null`. */
const localPages = (development: boolean, host: string): string | null => {
  const local = LOCAL.exec(host);
  return local === null || !development ? null : `http://sandbox.localhost${local.groups?.['port'] ?? ''}/sandbox`;
};

/** Returns the base URL of the simulated payment provider's pages, which have a separate host in local development. */
export const paymentPages = ({ development }: Kernel, host: string): string => {
  const local = development ? LOCAL.exec(host) : null;
  return local === null ? 'https://pay.example/pay' : `http://pay.localhost${local.groups?.['port'] ?? ''}/pay`;
};

/**
 * Returns a merchant's channels and apps. In local development, each URL is replaced with that of a sandbox page, because the sample URLs do not
 * exist.
 */
export const resourcesOf = (
  { settings: { resources } }: MerchantRow,
  { development }: Kernel,
  host: string,
): MerchantRow['settings']['resources'][number][] => {
  const local = localPages(development, host);
  return resources.map((resource) => {
    if (local === null) return resource;
    const url = `${local}/elsewhere?${new URLSearchParams({ name: resource.labelNameEn }).toString()}`;
    return { ...resource, url, qrCodeUrl: resource.qrCodeUrl === null ? null : url };
  });
};

/** Returns the addresses of a merchant's site. In local development this is only the local address of the sample brand. */
export const domainsOf = (
  { code, settings: { domains } }: MerchantRow,
  { development }: Kernel,
  host: string,
): string[] => {
  const local = development ? LOCAL.exec(host) : null;
  return local === null ? [...domains] : [`http://${code}.localhost${local.groups?.['port'] ?? ''}`];
};

/**
 * Encrypts an address as the service lookup does: with DES, in Base64, followed by the eight characters of the key. As the result contains the key,
 * nothing is kept secret.
 */
export const encryptAddress = (address: string, key = randomBytes(4).toString('hex')): string => {
  // OpenSSL no longer offers single DES by default. Triple DES with three equal keys gives the same result.
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key;
};
