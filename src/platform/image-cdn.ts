/** The site's own origin, the fallback if no CDN is usable. */
export const OWN_ORIGIN = '';

const originOf = (address: string): string | null => {
  try {
    const { origin, protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
};

/** Returns the offered CDNs whose origin the brand allows, and the site's own origin. */
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

/** Returns a uniformly random integer from 0 to `count - 1`. */
export const randomBelow = (count: number): number => {
  const limit = Math.floor(2 ** 32 / count) * count;
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return random < limit ? random % count : randomBelow(count);
};

export interface ImageCdn {
  /** Returns the base of image URLs: this session's choice while it is usable, otherwise a new one. */
  base(usable: readonly string[]): string;
  /** Reports that an image from this base did not load: the next choice excludes the base. */
  failed(base: string): void;
}

/** Creates the image CDN. `storage` keeps the choice for the session, so that browser caches work; `pick` returns an index below its argument. */
export const createImageCdn = (
  storage: { read(): string | null; write(base: string): void },
  pick: (count: number) => number = randomBelow,
): ImageCdn => {
  const failed = new Set<string>();
  return {
    base(usable) {
      const candidates = usable.filter((cdn) => !failed.has(cdn));
      const previous = storage.read();
      if (previous !== null && candidates.includes(previous)) return previous;
      const chosen = candidates.length === 0 ? OWN_ORIGIN : (candidates[pick(candidates.length)] ?? OWN_ORIGIN);
      storage.write(chosen);
      return chosen;
    },
    failed(base) {
      if (base !== OWN_ORIGIN) failed.add(base);
    },
  };
};
