import { clientBanners } from '#publish/client-banners.ts';
import type { CompiledBrand } from '#publish/compile-brand.ts';

/** How long a banner keeps first place, in milliseconds. */
const TURN_MS = 10 * 60_000;

/**
 * Creates a function that returns a brand with the banners of the current time. As long as these are the same, it
 * returns the same object, so that cached documents are reused.
 */
export const createCurrentSite = (now: () => number) => {
  const versions = new WeakMap<CompiledBrand, Map<string, CompiledBrand>>();
  return (site: CompiledBrand): CompiledBrand => {
    if (site.banners.every(({ weight, from, until }) => (weight ?? from ?? until) === undefined)) return site;
    const time = now();
    const { banners, schedule } = clientBanners(site.banners, time, Math.floor(time / TURN_MS));
    const key = [banners, schedule ?? []].map((list) => list.map(({ bannerId }) => bannerId).join()).join(' ');
    const known = versions.get(site) ?? new Map<string, CompiledBrand>();
    versions.set(site, known);
    const { schedule: _schedule, ...client } = site.client;
    const current = known.get(key) ?? {
      ...site,
      client: { ...client, banners, ...(schedule && { schedule }) },
      version: `${site.version} ${key}`,
    };
    known.set(key, current);
    return current;
  };
};
