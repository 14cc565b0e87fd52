import { defaultBlocks, type Brand, type OptionalBlocks } from '../brand.ts';
import { JURISDICTIONS, MINIMUM_AGES } from '../jurisdictions.ts';
import { stepsOf, type Finding } from './finding.ts';

type Holes<T> = T extends readonly (infer E)[] ? (E | null)[] : T;
type Lists = 'banners' | 'resources';

/** A brand under check: faulty required blocks are absent, faulty entries of lists are null so that the others keep their index. */
export type Draft = Partial<Omit<Brand, keyof OptionalBlocks>> &
  Omit<OptionalBlocks, Lists> & { [K in Lists]: Holes<OptionalBlocks[K]> };

const own = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const repairedBlock = (value: unknown, fallback: unknown, faults: readonly (readonly string[])[]): unknown => {
  if (faults.length === 0) return value;
  if (faults.some((steps) => steps.length === 0)) return fallback;
  if (Array.isArray(value) && Array.isArray(fallback)) {
    const holes = new Set(faults.map(([index]) => Number(index)));
    return value.map((entry, index) => (holes.has(index) ? null : entry));
  }
  if (!own(value) || !own(fallback)) return fallback;
  const spoiled = new Set(faults.map(([key]) => key ?? ''));
  return { ...value, ...Object.fromEntries(Object.entries(fallback).filter(([key]) => spoiled.has(key))) };
};

const faultsIn = (block: string, findings: readonly Finding[]): string[][] =>
  findings
    .filter(
      ({ file, level, code, block: spoiled }) =>
        file === 'brand.json' &&
        level === 'error' &&
        spoiled === block &&
        code !== 'unknown-key' &&
        code !== 'polluting-key',
    )
    .map(({ pointer }) => stepsOf(pointer).slice(1));

/**
 * Puts defaults where errors are: the entry of a list is left out, the key of an object falls back, any other block falls back whole.
 * Required blocks with an error are taken out.
 */
export const repaired = (root: Readonly<Record<string, unknown>>, findings: readonly Finding[]): Draft => {
  const draft: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(root)) {
    const faults = faultsIn(name, findings);
    if (Object.hasOwn(defaultBlocks, name)) draft[name] = repairedBlock(value, fallbackOf(name, root), faults);
    else if (faults.length === 0) draft[name] = value;
  }
  for (const name of Object.keys(defaultBlocks)) draft[name] ??= structuredClone(fallbackOf(name, root));
  delete draft['$schema'];
  return draft as unknown as Draft; // every block was checked against its schema or stands at its default
};

const fallbackOf = (name: string, root: Readonly<Record<string, unknown>>): unknown => {
  const fallback = (defaultBlocks as unknown as Record<string, unknown>)[name]; // read by name
  if (name !== 'agreement') return fallback;
  const place = root['jurisdiction'] ?? defaultBlocks.jurisdiction;
  const age = JURISDICTIONS.find((known) => known === place);
  return {
    ...defaultBlocks.agreement,
    minimumAge: age === undefined ? Math.max(...Object.values(MINIMUM_AGES)) : MINIMUM_AGES[age],
  };
};

const isThere = <T>(value: T | null): value is T => value !== null;

/** The brand at work, or null while a required block is missing. */
export const finished = (draft: Draft): Brand | null => {
  const { id, name, hosts, merchant, languages, currency, theme, assets, ...optional } = draft;
  if (!id || !name || !hosts || !merchant || !languages || !currency || !theme || !assets) return null;
  return {
    id,
    name,
    hosts,
    merchant,
    languages,
    currency,
    theme,
    assets,
    ...optional,
    banners: optional.banners.filter(isThere),
    resources: optional.resources.filter(isThere),
  };
};
