/** The site's own origin: where images come from when no CDN is usable. */
export const OWN_ORIGIN = '';

const originOf = (address: string): string | null => {
  try {
    const { origin, protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
};

/** The CDNs that may be used: those whose origin the brand allows, or the site's own. */
export const usableCdns = (offered: readonly string[], allowed: readonly string[], own: string): readonly string[] => [
  ...new Set(
    offered.flatMap((address) => {
      const origin = originOf(address);
      if (origin === null) return [];
      if (origin === own) return [OWN_ORIGIN];
      return allowed.includes(origin) ? [origin] : [];
    }),
  ),
];

/** A whole number from 0 to below `count`, without bias. */
export const randomBelow = (count: number): number => {
  const limit = Math.floor(2 ** 32 / count) * count;
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return drawn < limit ? drawn % count : randomBelow(count);
};

export interface ImageCdn {
  /** The base of image addresses: the draw of this session while it stays usable, a fresh one otherwise. */
  base(usable: readonly string[]): string;
  /** An image of this base did not load: the next draw leaves it out. */
  failed(base: string): void;
}

/** `kept` remembers the draw for the session, so that caches work; `draw` picks an index below its argument. */
export const createImageCdn = (
  kept: { read(): string | null; write(base: string): void },
  draw: (count: number) => number = randomBelow,
): ImageCdn => {
  const broken = new Set<string>();
  return {
    base(usable) {
      const candidates = usable.filter((cdn) => !broken.has(cdn));
      const before = kept.read();
      if (before !== null && candidates.includes(before)) return before;
      const drawn = candidates.length === 0 ? OWN_ORIGIN : (candidates[draw(candidates.length)] ?? OWN_ORIGIN);
      kept.write(drawn);
      return drawn;
    },
    failed(base) {
      if (base !== OWN_ORIGIN) broken.add(base);
    },
  };
};
