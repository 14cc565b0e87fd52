import type { BrandFolder } from '../brand-folder.ts';
import type { CompiledBrand } from '../compile-brand.ts';

/** The bytes of memory that a brand takes without its files, as measured. */
const BRAND_BYTES = 250_000;

/** Estimates how many bytes of memory a brand takes. */
export const bytesInMemory = (folder: BrandFolder, compiled: CompiledBrand | null): number => {
  const files = new Set([...folder.assets.values(), ...[...(compiled?.files.values() ?? [])].map(({ body }) => body)]);
  return [...files].reduce((sum, { length }) => sum + length, BRAND_BYTES);
};

/** A brand in memory. */
interface BrandInMemory {
  readonly bytes: number;
  /** Whether its last valid version exists only in memory. */
  readonly isOnlyValid: boolean;
}

/**
 * Returns the brands to remove so that at most `most` bytes stay in memory. `brands` are ordered by when they were last
 * requested, oldest first. Those in `requested`, and those whose last valid version exists only in memory, are kept.
 */
export const idsBeyond = (
  brands: readonly (readonly [id: string, BrandInMemory])[],
  most: number,
  requested: readonly string[],
): readonly string[] => {
  let total = brands.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  const removed: string[] = [];
  for (const [id, { bytes, isOnlyValid }] of brands) {
    if (total <= most) break;
    if (isOnlyValid || requested.includes(id)) continue;
    total -= bytes;
    removed.push(id);
  }
  return removed;
};
