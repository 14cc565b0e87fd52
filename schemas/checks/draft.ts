import { defaultBlocks, type Brand, type OptionalBlocks } from '../brand.ts';
import { JURISDICTIONS, MINIMUM_AGES } from '../jurisdictions.ts';
import { resolveLayout, type Base } from '../layout/apply-look.ts';
import type { ScheduledLook } from '../layout/scheduled-looks.ts';
import { pointerSegments, type Finding } from './finding.ts';

type WithGaps<T> = T extends readonly (infer E)[] ? (E | null)[] : T;
type ListBlock = 'banners' | 'helplines' | 'pages' | 'resources' | 'scheduledLooks';

/** A brand while it is being checked. Faulty required blocks are absent. Faulty list entries are null, so that the other entries keep their index. */
export type BrandDraft = Partial<Omit<Brand, keyof OptionalBlocks>> &
  Omit<OptionalBlocks, ListBlock> & { [K in ListBlock]: WithGaps<OptionalBlocks[K]> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const repairBlock = (value: unknown, fallback: unknown, faults: readonly (readonly string[])[]): unknown => {
  if (faults.length === 0) return value;
  if (faults.some((steps) => steps.length === 0)) return fallback;
  if (Array.isArray(value) && Array.isArray(fallback)) {
    const holes = new Set(faults.map(([index]) => Number(index)));
    return value.map((entry, index) => (holes.has(index) ? null : entry));
  }
  if (!isRecord(value) || !isRecord(fallback)) return fallback;
  const spoiled = new Set(faults.map(([key]) => key ?? ''));
  return Object.fromEntries([
    ...Object.entries(value).filter(([key]) => !spoiled.has(key)),
    ...Object.entries(fallback).filter(([key]) => spoiled.has(key)),
  ]);
};

/** Removes each faulty value of the layout, so that the value from the layer below is used. A list with a faulty entry is removed as a whole. */
const withoutFaulty = (layout: unknown, faults: readonly (readonly string[])[]): unknown => {
  if (!isRecord(layout) || faults.some((steps) => steps.length === 0)) return {};
  return Object.fromEntries(
    Object.entries(layout).flatMap(([key, value]) => {
      const inside = faults.filter(([first]) => first === key).map(([, ...rest]) => rest);
      if (inside.length === 0) return [[key, value]];
      return isRecord(value) && inside.every((steps) => steps.length > 0) ? [[key, withoutFaulty(value, inside)]] : [];
    }),
  );
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
    .map(({ pointer }) => pointerSegments(pointer).slice(1));

/**
 * Repairs what is faulty: a list entry becomes null, a key of an object gets its default or, without one, is removed, and
 * any other optional block is replaced with its default. Faulty required blocks are removed.
 */
export const repairDraft = (root: Readonly<Record<string, unknown>>, findings: readonly Finding[]): BrandDraft => {
  const draft: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(root)) {
    const faults = faultsIn(name, findings);
    if (name === 'layout') draft[name] = withoutFaulty(value, faults);
    else if (Object.hasOwn(defaultBlocks, name)) draft[name] = repairBlock(value, defaultFor(name, root), faults);
    else if (faults.length === 0) draft[name] = value;
  }
  for (const name of Object.keys(defaultBlocks)) draft[name] ??= structuredClone(defaultFor(name, root));
  delete draft['$schema'];
  return draft as unknown as BrandDraft; // every block was checked against its schema or has its default
};

const defaultFor = (name: string, root: Readonly<Record<string, unknown>>): unknown => {
  const fallback = (defaultBlocks as unknown as Record<string, unknown>)[name]; // read by name
  if (name !== 'agreement') return fallback;
  const place = root['jurisdiction'] ?? defaultBlocks.jurisdiction;
  const age = JURISDICTIONS.find((known) => known === place);
  return {
    ...defaultBlocks.agreement,
    minimumAge: age === undefined ? Math.max(...Object.values(MINIMUM_AGES)) : MINIMUM_AGES[age],
  };
};

const isPresent = <T>(value: T | null): value is T => value !== null;

/**
 * Returns the complete brand, including what it inherits from `base`, or `null` while a required block is missing.
 * `scheduled` contains the loaded form of each scheduled look, except faulty ones.
 */
export const completeBrand = (
  draft: BrandDraft,
  base: Base,
  scheduled: readonly (ScheduledLook | null)[],
): Brand | null => {
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
    layout: resolveLayout(optional.layout, base).layout,
    navigation: { ...defaultBlocks.navigation, ...optional.navigation },
    scheduledLooks: scheduled
      .filter((_look, index) => optional.scheduledLooks[index] !== null)
      .filter(isPresent)
      .toSorted((one, other) => one.from - other.from),
    banners: optional.banners.filter(isPresent),
    helplines: optional.helplines.filter(isPresent),
    pages: optional.pages.filter(isPresent),
    resources: optional.resources.filter(isPresent),
  };
};
