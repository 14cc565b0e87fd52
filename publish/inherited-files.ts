import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseJson } from '#schemas/checks/parse-json.ts';
import { findParents, NO_PARENTS, type Parents } from '#schemas/inheritance/parents.ts';
import { sourceOf } from './folder-files.ts';

const brandFile = (brandsDir: string, id: string): string => join(brandsDir, id, 'brand.json');

/** Returns the ids of all brands in a folder of brands; none if the folder does not exist. */
export const brandIds = (brandsDir: string): readonly string[] =>
  existsSync(brandsDir) ? readdirSync(brandsDir).filter((id) => existsSync(brandFile(brandsDir, id))) : [];

/** Returns the brands that the brand in a folder extends. They are in the same folder of brands. */
export const parentsOf = (dir: string, id: string): Parents => {
  const brandsDir = dirname(dir);
  const own = join(dir, 'brand.json');
  // Most brands have no parent, and this search is faster than parsing the file.
  if (!existsSync(own) || !readFileSync(own).includes('"extends"')) return NO_PARENTS;
  const { value } = parseJson('brand.json', sourceOf(own));
  if (value === null) return NO_PARENTS;
  return findParents(id, value, {
    brandJson: (other) => {
      const file = brandFile(brandsDir, other);
      return existsSync(file) ? sourceOf(file) : null;
    },
    ids: () => brandIds(brandsDir),
  });
};

/**
 * Merges a brand's files, keyed by path or name, with those of its parents: `inherited`, most distant first. A brand's
 * file replaces its parents' file of the same name.
 */
export const withInherited = <File>(
  inherited: readonly ReadonlyMap<string, File>[],
  own: ReadonlyMap<string, File>,
): ReadonlyMap<string, File> => new Map([...inherited, own].flatMap((files) => [...files]));
