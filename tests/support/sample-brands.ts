import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('../../brands/', import.meta.url);

/** The ids of the sample brands in `brands/`, sorted. */
export const SAMPLE_BRANDS: readonly string[] = readdirSync(folder)
  .filter((id) => existsSync(new URL(`${id}/brand.json`, folder)))
  .toSorted();
