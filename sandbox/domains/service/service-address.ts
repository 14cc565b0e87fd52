import { createCipheriv, randomBytes } from 'node:crypto';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';

export type ServiceLevel = 'VIP' | 'LIVE';

const LOCAL = /(?:^|\.)localhost(?<port>:\d+)?$/;

/** Returns the address of a merchant's help desk, or `null` if there is none. In local development a page of the sandbox replaces it. */
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

/** Returns the base address of the pages that replace third parties in local development, or `null` elsewhere. */
const localPages = (development: boolean, host: string): string | null => {
  const local = LOCAL.exec(host);
  return local === null || !development ? null : `http://sandbox.localhost${local.groups?.['port'] ?? ''}/sandbox`;
};

/** Returns the base address of the simulated payment provider's pages; in local development they have their own host. */
export const paymentPages = ({ development }: Kernel, host: string): string => {
  const local = development ? LOCAL.exec(host) : null;
  return local === null ? 'https://pay.example/pay' : `http://pay.localhost${local.groups?.['port'] ?? ''}/pay`;
};

/**
 * Returns the channels and apps of a merchant. In local development a page of the sandbox replaces each, because the sample addresses do not exist.
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

/** Returns the addresses of a merchant's site. In local development there is one, at which the sample brand opens. */
export const domainsOf = (
  { code, settings: { domains } }: MerchantRow,
  { development }: Kernel,
  host: string,
): string[] => {
  const local = development ? LOCAL.exec(host) : null;
  return local === null ? [...domains] : [`http://${code}.localhost${local.groups?.['port'] ?? ''}`];
};

/**
 * Encrypts an address as the service lookup sends it: DES in base64, followed by the eight characters of its key. The key is part of the text, so the
 * encryption hides nothing.
 */
export const encryptAddress = (address: string, key = randomBytes(4).toString('hex')): string => {
  // OpenSSL no longer has single DES; triple DES with the same key three times is equivalent.
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key;
};
