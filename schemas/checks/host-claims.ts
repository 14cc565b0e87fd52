import type { Brand } from '../brand.ts';
import { finding, printableJson, type Finding } from './finding.ts';

export interface HostClaim extends Pick<Brand, 'id' | 'hosts'> {
  /** Since when the brand has a host, in milliseconds; `-Infinity` while it is served there. */
  readonly since: (host: string) => number;
}

const isEarlier = (one: HostClaim, other: HostClaim, host: string): boolean =>
  one.since(host) === other.since(host) ? one.id < other.id : one.since(host) < other.since(host);

/** Findings by brand id for hosts that an earlier brand has: a newcomer takes no host away. */
export const checkHostClaims = (brands: readonly HostClaim[]): ReadonlyMap<string, readonly Finding[]> => {
  const found = new Map<string, Finding[]>();
  for (const brand of brands)
    brand.hosts.forEach((host, index) => {
      const earlier = brands.find(
        (other) => other.id !== brand.id && other.hosts.includes(host) && isEarlier(other, brand, host),
      );
      if (earlier === undefined) return;
      const claim = finding({
        pointer: `/hosts/${index}`,
        code: 'host-taken',
        message: `${printableJson(host)} is a host of brand ${earlier.id}, which was there before`,
        remedy: 'write another, or take it out of that brand',
      });
      found.set(brand.id, [...(found.get(brand.id) ?? []), claim]);
    });
  return found;
};
