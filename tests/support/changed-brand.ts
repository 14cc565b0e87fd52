import type { Brand } from '#schemas/brand.ts';
import { formatFinding } from '#schemas/checks/finding.ts';
import { loadBrand } from '#schemas/checks/load-brand.ts';
import { sampleJson, sampleSource } from './sample-source.ts';

export type Json = Record<string, unknown>;

/** Returns the sample with a value set at a path, or with the key removed. */
export const sampleJsonWith = (path: string, value: unknown): Json => {
  const json = sampleJson();
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Json>((here, key) => here[key] as Json, json);
  if (value === undefined) delete holder[last];
  else Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true });
  return json;
};

export const findingsOf = (json: unknown): string[] => loadBrand(sampleSource({ json })).findings.map(formatFinding);
export const brandOf = (json: unknown): Brand => {
  const { brand } = loadBrand(sampleSource({ json }));
  if (brand === null) throw new Error('the brand cannot be served');
  return brand;
};
