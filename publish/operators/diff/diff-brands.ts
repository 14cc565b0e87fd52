import { pointerSegment } from '#schemas/checks/finding.ts';
import { publicOrigin } from '#publish/public-origin.ts';
import { BANNER_CHECKS } from './banner-checks.ts';
import type { BrandState } from './brand-state.ts';
import { compareValues, type Change, type IdentityOf } from './compare-values.ts';
import { CONTENT_CHECKS } from './content-checks.ts';
import { isAt, type DiffCheck, type Found } from './diff-check.ts';
import type { Difference } from './difference.ts';
import { LAW_CHECKS } from './law-checks.ts';
import { LOOK_CHECKS } from './look-checks.ts';
import { PAGE_CHECKS } from './page-checks.ts';
import { SITE_CHECKS } from './site-checks.ts';

/** All checks; the last one matches every change. */
export const DIFF_CHECKS: readonly DiffCheck[] = [
  ...SITE_CHECKS,
  ...LAW_CHECKS,
  ...LOOK_CHECKS,
  ...BANNER_CHECKS,
  ...PAGE_CHECKS,
  ...CONTENT_CHECKS,
];

/** The key that identifies the entries of a list, for each place of a list. */
const IDENTITIES: Readonly<Record<string, string>> = {
  banners: 'bannerId',
  pages: 'id',
  scheduledLooks: 'from',
  'licence/licensors': 'name',
  helplines: 'name',
  resources: 'labelNameEn',
  'register/groups': 'id',
  'seo/pages': 'path',
  'platform/launchReferrer': 'origin',
};

/** Sections of the home page have no ids, so each is identified by its kind and options. */
const sectionName = (section: unknown): string => Object.values(section as object).join(' ');

const identityOf: IdentityOf = (list, entry) => {
  const place = list.join('/');
  if (typeof entry !== 'object' || entry === null) return String(entry);
  if (place === 'layout/home') return sectionName(entry);
  const key = IDENTITIES[place];
  return key === undefined ? JSON.stringify(entry) : String((entry as Record<string, unknown>)[key]);
};

/** Returns the values to compare. A supported language without texts has none of them, and a header without a list has all languages. */
const comparable = ({ brand, texts, files, pageTexts }: BrandState): object => ({
  ...brand,
  languages: { ...brand.languages, header: brand.languages.header ?? brand.languages.supported },
  texts: { ...Object.fromEntries(brand.languages.supported.map((language) => [language, {}])), ...texts },
  pageTexts,
  files: Object.fromEntries(Object.entries(files).map(([path, { hash }]) => [path, hash])),
});

/** Returns the address that search engines and shared links use: the public origin, or the first host if all hosts are local. */
const mainAddress = ({ brand }: BrandState): string | undefined => publicOrigin(brand) ?? brand.hosts[0];

/**
 * Returns all changes between two states. A changed main address is one change of the hosts; a new order of the hosts
 * then belongs to it.
 */
const changesBetween = (old: BrandState, now: BrandState): readonly Change[] => {
  const changes = compareValues(comparable(old), comparable(now), [], identityOf);
  const [before, after] = [mainAddress(old), mainAddress(now)];
  if (before === after) return changes;
  return [...changes.filter(({ path }) => !isAt(path, ['hosts'])), { path: ['hosts'], kind: 'changed', before, after }];
};

const matches = ({ at, kind, when }: DiffCheck, found: Found): boolean =>
  isAt(found.path, at.split('/')) && (kind === undefined || kind === found.kind) && (when === undefined || when(found));

const differenceOf = (found: Found, { name, severity, says, seenBy }: DiffCheck): Difference => ({
  check: name,
  severity,
  place: found.path.map(pointerSegment).join(''),
  message: says(found),
  before: found.before ?? null,
  after: found.after ?? null,
  seenBy: { pages: [], roles: ['visitor', 'member', 'agent'], languages: [], ...seenBy?.(found) },
});

const RANK = { error: 0, warning: 1, info: 2 } as const;

/**
 * Returns what changes for players between two states of a brand, most severe first. Every change of a value belongs to
 * exactly one difference.
 */
export const diffBrands = (old: BrandState, now: BrandState): readonly Difference[] => {
  const found = changesBetween(old, now).flatMap((change) => {
    const whole: Found = { ...change, key: change.path.at(-1) ?? '', old, now };
    const check = DIFF_CHECKS.find((each) => matches(each, whole));
    return check === undefined ? [] : [{ check, found: whole }];
  });
  const included = found.flatMap((one) => one.check.includes?.(one.found) ?? []);
  return found
    .filter((one) => !included.some((place) => isAt(one.found.path, place)))
    .map((one) => differenceOf(one.found, one.check))
    .toSorted((one, other) => RANK[one.severity] - RANK[other.severity]);
};
