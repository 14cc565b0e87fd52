import { finding, printable, printableJson, type Finding } from './finding.ts';

export interface HostClaim {
  readonly id: string;
  /** Hosts listed in the brand's file. */
  readonly hosts: readonly string[];
  /** Returns when the brand got a host, in milliseconds since 1970; `-Infinity` while it is served there. */
  readonly since: (host: string) => number;
}

/** Checks a claim; every brand also answers on its `<id>.localhost`, whatever its file lists. */
const claimsHost = ({ id, hosts }: HostClaim, host: string): boolean =>
  hosts.includes(host) || host === `${id}.localhost`;

/** Checks whether a brand's claim to a host precedes that of another brand. */
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
        message: `${printableJson(host)} is a host of brand ${printable(rival.id)}, which was there before`,
        remedy: 'write another, or take it out of that brand',
      })
    : finding({
        pointer: `/hosts/${index}`,
        level: 'warning',
        code: 'host-claimed',
        message: `${printableJson(host)} is claimed by brand ${printable(rival.id)} too, which came later`,
        remedy: `take it out of ${printable(rival.id)}/brand.json`,
      });

/**
 * Returns findings by brand id for hosts that several brands claim. The first claim keeps the host and gets a warning; each later claim is an error.
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
