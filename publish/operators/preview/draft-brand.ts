import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Finding } from '#schemas/checks/finding.ts';
import { parseJson } from '#schemas/checks/parse-json.ts';
import { mergeLayers } from '#schemas/layout/layers.ts';
import { readBrandFolder, type BrandFolder } from '../../brand-folder.ts';
import type { Texts } from '#schemas/checks/texts.ts';

/** A copy of a brand's folder with some values changed, outside the folder of brands. */
export interface Draft {
  /** The folder that contains the folder of the draft. */
  readonly brandsDir: string;
  readonly folder: BrandFolder;
  /** The findings that the brand itself does not have. If the value comes from the overrides, the finding names their file. */
  readonly findings: readonly Finding[];
  /** Removes the copy. */
  readonly remove: () => void;
}

const sourceOf = (path: string) => ({ size: statSync(path).size, read: () => readFileSync(path) });

/** Copies a brand to a temporary folder of brands. The other brands are linked, because the brand may extend them; links are not served. */
const copyBrand = (dir: string): string => {
  const brandsDir = mkdtempSync(join(tmpdir(), 'marquee-draft-'));
  const id = basename(dir);
  mkdirSync(join(brandsDir, id));
  for (const name of readdirSync(dir))
    if (!name.startsWith('.')) cpSync(join(dir, name), join(brandsDir, id, name), { recursive: true });
  for (const other of readdirSync(dirname(dir)))
    if (other !== id && existsSync(join(dirname(dir), other, 'brand.json')))
      symlinkSync(join(dirname(dir), other), join(brandsDir, other));
  return brandsDir;
};

const isSame = (one: Finding, other: Finding): boolean =>
  one.file === other.file && one.pointer === other.pointer && one.code === other.code && one.message === other.message;

/** Whether one pointer equals the other one, or points to a place inside it. */
const touches = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/**
 * Merges the JSON of a file over the `brand.json` of a folder, value by value, as a brand is merged over its look, and
 * reads the result. Returns only the findings if the file is not a JSON object. The folder is not changed. `siteTexts`
 * is the same as in `readBrandFolder`.
 */
export const draftBrand = (
  dir: string,
  overridesFile: string,
  siteTexts: Texts,
): Draft | { readonly folder: null; readonly findings: readonly Finding[] } => {
  const { value: overrides, findings: unread } = parseJson(basename(overridesFile), sourceOf(overridesFile));
  if (overrides === null) return { folder: null, findings: unread };
  const brandsDir = copyBrand(dir);
  const remove = (): void => rmSync(brandsDir, { recursive: true, force: true });
  try {
    const copy = join(brandsDir, basename(dir));
    const before = readBrandFolder(copy, siteTexts);
    const file = join(copy, 'brand.json');
    const { value: own } = parseJson('brand.json', sourceOf(file));
    const { merged, values } = mergeLayers([
      ['look', own ?? {}],
      ['brand', overrides],
    ]);
    writeFileSync(file, JSON.stringify(merged));
    const overridden = [...values].flatMap(([pointer, { layer }]) => (layer === 'brand' ? [pointer] : []));
    const folder = readBrandFolder(copy, siteTexts);
    const findings = folder.findings
      .filter((found) => !before.findings.some((each) => isSame(each, found)))
      .map((found) =>
        found.file === 'brand.json' && overridden.some((pointer) => touches(found.pointer, pointer))
          ? { ...found, file: basename(overridesFile) }
          : found,
      );
    return { brandsDir, folder, findings: [...unread, ...findings], remove };
  } catch (error) {
    remove();
    throw error;
  }
};
