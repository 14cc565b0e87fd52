import { BRAND_UPGRADES, type BrandUpgrade } from '../brand-upgrades.ts';
import { finding, printableJson, type Finding } from './finding.ts';

export interface UpgradedBrand {
  /** The content in the format of the current version, without the key `version`; `null` for an unknown version. */
  readonly root: Record<string, unknown> | null;
  /** The changes from the file's version to the current one, oldest first. */
  readonly changes: readonly string[];
  readonly findings: readonly Finding[];
}

/** Upgrades the content of a `brand.json` from any earlier version to the current one. */
export const upgradeBrand = (
  file: Readonly<Record<string, unknown>>,
  upgrades: readonly BrandUpgrade[] = BRAND_UPGRADES,
): UpgradedBrand => {
  const { version = 1, ...content } = file;
  const current = upgrades.length + 1;
  const refuse = (code: string, message: string, remedy: string): UpgradedBrand => ({
    root: null,
    changes: [],
    findings: [finding({ pointer: '/version', code, message, remedy })],
  });
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return refuse('version', `${printableJson(version)} is not a version`, `write ${current}`);
  if (version > current)
    return refuse(
      'version-newer',
      `the file has version ${version}, but this version of Marquee knows only versions up to ${current}`,
      `update Marquee, or go back to a file of version ${current}`,
    );
  const pending = upgrades.slice(version - 1);
  return {
    root: { ...pending.reduce((root, { apply }) => apply(root), content as Readonly<Record<string, unknown>>) },
    changes: pending.map(({ change }) => change),
    findings:
      pending.length === 0
        ? []
        : [
            finding({
              pointer: '/version',
              level: 'warning',
              code: 'version-older',
              message: `the file has version ${version}; it is upgraded to version ${current} each time it is read`,
              remedy: 'run `marquee check --fix` to upgrade the file itself',
            }),
          ],
  };
};
