import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { BRAND_VERSION } from '#schemas/brand-upgrades.ts';
import { parseJson } from '#schemas/checks/parse-json.ts';
import { upgradeBrand } from '#schemas/checks/upgrade-brand.ts';
import { rewriteJson } from './rewrite-json.ts';

/** Upgrades a `brand.json` of an earlier version in place. Returns the changes: none for a current file or one that cannot be read. */
export const fixBrand = (file: string): readonly string[] => {
  const { size, mode } = statSync(file);
  if (parseJson('brand.json', { size, read: () => readFileSync(file) }).value === null) return [];
  const json = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  const { root, changes } = upgradeBrand(JSON.parse(json) as Record<string, unknown>);
  if (root === null || changes.length === 0) return [];
  const { $schema, ...blocks } = root;
  const next = { ...($schema !== undefined && { $schema }), version: BRAND_VERSION, ...blocks };
  // Replaced atomically, because a server may read it at any time.
  writeFileSync(`${file}.new`, rewriteJson(json, next), { mode });
  renameSync(`${file}.new`, file);
  return changes;
};
