import type { Brand } from '../brand.ts';
import { finding, printableJson, type Finding } from './finding.ts';

/** Findings by brand id for hosts that two brands claim. Neither may answer: the host does not say whose visitor it is. */
export const checkHostClaims = (
  brands: readonly Pick<Brand, 'id' | 'hosts'>[],
): ReadonlyMap<string, readonly Finding[]> => {
  const found = new Map<string, Finding[]>();
  for (const { id, hosts } of brands)
    hosts.forEach((host, index) => {
      const others = brands.filter((other) => other.id !== id && other.hosts.includes(host)).map((other) => other.id);
      if (others.length === 0) return;
      const claim = finding({
        pointer: `/hosts/${index}`,
        code: 'host-taken',
        message: `${printableJson(host)} is also a host of brand ${others.join(', ')}`,
        remedy: 'write another, or take it out of the other brand',
      });
      found.set(id, [...(found.get(id) ?? []), claim]);
    });
  return found;
};
