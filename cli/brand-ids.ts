import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the ids of all brands in a folder of brands; none if the folder does not exist. */
export const brandIds = (brandsDir: string): readonly string[] =>
  existsSync(brandsDir) ? readdirSync(brandsDir).filter((id) => existsSync(join(brandsDir, id, 'brand.json'))) : [];
