import { dirname, join } from 'node:path';
import { closestMatch } from '#schemas/checks/closest-match.ts';
import { checkEnvironmentHosts, type HostUser } from '#schemas/checks/environment-hosts.ts';
import { formatFinding, printable, printableJson, type Finding } from '#schemas/checks/finding.ts';
import type { Texts } from '#schemas/checks/texts.ts';
import { environmentFile } from '#schemas/inheritance/environment.ts';
import { environmentsIn, readBrandFolder, readClaimedHosts, type BrandFolder } from '../../brand-folder.ts';
import type { AssetDamage } from '../../folder-files.ts';
import { brandIds } from '../../inherited-files.ts';

/** Thrown for an environment that a brand does not have; the message lists the brand's environments. */
export class UnknownEnvironmentError extends Error {}

const unknownEnvironment = (name: string, brand: string, known: readonly string[]): UnknownEnvironmentError => {
  const meant = closestMatch(name, known);
  const hint =
    known.length === 0
      ? `it has none; add ${environmentFile('production')} to the folder of a brand`
      : `${meant === null ? 'the environments are' : `did you mean ${printable(meant)}? The environments are`} ${known.map((one) => printable(one)).join(', ')}`;
  return new UnknownEnvironmentError(`${printable(brand)} has no environment ${printableJson(name)}; ${hint}`);
};

/** Returns the name of an environment of a brand's folder. Throws an UnknownEnvironmentError if the brand has no such environment. */
export const knownEnvironment = (dir: string, id: string, name: string): string => {
  const known = environmentsIn(dir);
  if (!known.includes(name)) throw unknownEnvironment(name, id, known);
  return name;
};

/** Throws an UnknownEnvironmentError unless at least one brand in a folder has the environment. */
export const requireEnvironment = (brandsDir: string, name: string): void => {
  const known = [...new Set(brandIds(brandsDir).flatMap((id) => environmentsIn(join(brandsDir, id))))].sort();
  if (!known.includes(name)) throw unknownEnvironment(name, brandsDir, known);
};

/** Returns which brand or environment in a folder uses which hosts. Hosts are read even from invalid files. */
const hostUsers = (brandsDir: string): readonly HostUser[] =>
  brandIds(brandsDir).flatMap((brand) => {
    const dir = join(brandsDir, brand);
    const own = readClaimedHosts(dir);
    return [
      { brand, environment: null, hosts: own },
      ...environmentsIn(dir).map((environment) => {
        const hosts = readClaimedHosts(dir, environmentFile(environment));
        return { brand, environment, hosts: hosts.length === 0 ? own : hosts };
      }),
    ];
  });

export interface EnvironmentOptions {
  readonly siteTexts: Texts | null;
  readonly damage?: AssetDamage | undefined;
}

/**
 * Reads and checks a brand in one environment. A host that another brand or environment uses is an error, which makes
 * the brand unusable in this environment. Throws an UnknownEnvironmentError.
 */
export const readEnvironmentFolder = (
  { dir, id }: Pick<BrandFolder, 'dir' | 'id'>,
  name: string,
  { siteTexts, damage }: EnvironmentOptions,
): BrandFolder => {
  const environment = knownEnvironment(dir, id, name);
  const folder = readBrandFolder(dir, siteTexts, { damage, environment });
  const setsHosts = readClaimedHosts(dir, environmentFile(environment)).length > 0;
  // An unreadable file has no hosts, so no second finding is needed.
  if (folder.brand === null && !setsHosts) return folder;
  const hosts = folder.brand?.hosts ?? readClaimedHosts(dir, environmentFile(environment));
  const found = checkEnvironmentHosts({ brand: id, environment, hosts }, hostUsers(dirname(dir)), setsHosts);
  return {
    ...folder,
    brand: found.length > 0 ? null : folder.brand,
    findings: [...folder.findings, ...found],
  };
};

const LEFTOVER = 'leftover-text';

const keysOf = ({ findings }: Pick<BrandFolder, 'findings'>): ReadonlySet<string> =>
  new Set(findings.map(formatFinding));

/**
 * Returns the findings that a brand has only in one of its environments. Findings about unused texts are left out,
 * because other environments may use these texts.
 */
const ownFindings = (
  brand: Pick<BrandFolder, 'findings'>,
  { environment, findings }: Pick<BrandFolder, 'environment' | 'findings'>,
): readonly Finding[] => {
  const known = keysOf(brand);
  return findings
    .filter((one) => one.code !== LEFTOVER && !known.has(formatFinding(one)))
    .map((one) =>
      one.file.startsWith('environments/')
        ? one
        : { ...one, message: `${one.message} (in environment ${environment ?? ''})` },
    );
};

/** Returns the findings of a brand and all its environments, without duplicates. A text that any environment uses is not reported as unused. */
export const findingsWithEnvironments = (
  brand: Pick<BrandFolder, 'findings'>,
  environments: readonly Pick<BrandFolder, 'environment' | 'findings'>[],
): readonly Finding[] => {
  const found = environments.map(keysOf);
  return [
    ...brand.findings.filter((one) => one.code !== LEFTOVER || found.every((keys) => keys.has(formatFinding(one)))),
    ...environments.flatMap((one) => ownFindings(brand, one)),
  ];
};
