import { finding, printable, printableJson, type Finding } from './finding.ts';

export interface HostClaim {
  readonly id: string;
  /** Hosts listed in the brand's file. */
  readonly hosts: readonly string[];
  /** Returns when the brand claimed a host, in milliseconds since 1970; `-Infinity` if the brand is already served on that host. */
  readonly since: (host: string) => number;
}

/** Whether a brand claims a host. Every brand also claims `<id>.localhost`, even if its file does not list it. */
const claimsHost = ({ id, hosts }: HostClaim, host: string): boolean =>
  hosts.includes(host) || host === `${id}.localhost`;

/** Whether one brand's claim to a host takes precedence over another brand's claim. */
const isBefore = (one: HostClaim, other: HostClaim, host: string): boolean => {
  for (const [brand, isFirst] of [
    [one, true],
    [other, false],
  ] as const)
    if (host === `${brand.id}.localhost`) return isFirst;
  return one.since(host) === other.since(host) ? one.id < other.id : one.since(host) < other.since(host);
};

const claimFinding = (brand: HostClaim, rival: HostClaim, host: string, index: number): Finding =>
  isBefore(rival, brand, host)
    ? finding({
        pointer: `/hosts/${index}`,
        code: 'host-taken',
        message: `${printableJson(host)} is a host of brand ${printable(rival.id)}, which claimed it first`,
        remedy: 'write another, or remove it from that brand',
      })
    : finding({
        pointer: `/hosts/${index}`,
        level: 'warning',
        code: 'host-claimed',
        message: `${printableJson(host)} was later claimed by brand ${printable(rival.id)} as well`,
        remedy: `remove it from ${printable(rival.id)}/brand.json`,
      });

/**
 * Returns the findings about hosts that several brands claim, by brand id. The first brand to claim a host keeps it and
 * gets a warning; every other brand gets an error.
 */
export const checkHostClaims = (brands: readonly HostClaim[]): ReadonlyMap<string, readonly Finding[]> => {
  const found = new Map<string, Finding[]>();
  for (const brand of brands)
    brand.hosts.forEach((host, index) => {
      const rivals = brands.filter((other) => other.id !== brand.id && claimsHost(other, host));
      const rival = rivals.find((other) => isBefore(other, brand, host)) ?? rivals[0];
      if (rival !== undefined)
        found.set(brand.id, [...(found.get(brand.id) ?? []), claimFinding(brand, rival, host, index)]);
    });
  return found;
};
