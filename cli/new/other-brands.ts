import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readClaimedHosts } from '#publish/brand-folder.ts';
import { brandIds } from '#publish/inherited-files.ts';
import type { NamedBrand } from '#schemas/checks/leftover-names.ts';

const nameIn = (file: string): string => {
  try {
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: unknown };
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
};

/** Reads the names and hosts of all brands, without checking the brands. */
export const otherBrands = (brandsDir: string): readonly NamedBrand[] =>
  brandIds(brandsDir).map((id) => {
    const name = nameIn(join(brandsDir, id, 'brand.json'));
    const hosts = [...readClaimedHosts(join(brandsDir, id))];
    return { id, brand: name === '' ? null : { name, hosts }, texts: {} };
  });
