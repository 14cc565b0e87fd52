import type { BrandFolder } from '../brand-folder.ts';
import type { CompiledBrand } from '../compile-brand.ts';

/** The measured bytes of a brand in memory without its files. */
const BRAND_BYTES = 250_000;

/** Estimates the bytes that a brand takes in memory. */
export const bytesInMemory = (folder: BrandFolder, compiled: CompiledBrand | null): number => {
  const files = new Set([...folder.assets.values(), ...[...(compiled?.files.values() ?? [])].map(({ body }) => body)]);
  return [...files].reduce((sum, { length }) => sum + length, BRAND_BYTES);
};

/** A brand in memory. */
interface BrandInMemory {
  readonly bytes: number;
  /** Whether its last valid version is only in memory. */
  readonly isOnlyValid: boolean;
}

/** Returns which brands must be removed so that at most `most` bytes stay: the first ones, which were requested least recently, except those of `requested`. */
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
