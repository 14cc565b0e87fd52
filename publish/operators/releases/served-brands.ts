import { lstat, mkdir, readlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { splitBrandName } from '../environments/brand-name.ts';
import { TargetRefusedError, type Manifest } from './manifest.ts';
import { CURRENT, SERVED_BRANDS } from './release-paths.ts';
import { isShared } from './shared-store.ts';
import { stageLink } from './stage-file.ts';

/**
 * Returns the folder from which the Node server serves the live release of a brand and of all brands that share its
 * store. Each environment has a separate folder, because a server runs in only one of them.
 */
export const servedBrandsFolder = async (target: string, brand: string): Promise<string> => {
  const { environment } = splitBrandName(brand);
  const folder = (await isShared(target)) ? dirname(target) : target;
  return join(folder, environment === null ? SERVED_BRANDS : `${SERVED_BRANDS}@${environment}`);
};

const isOther = (path: string): Promise<boolean> =>
  lstat(path).then(
    (found) => !found.isSymbolicLink(),
    () => false,
  );

/**
 * Links a brand's live release in the folder of the Node server. The link goes through `current`, so that it need not
 * change with a switch. A release contains the brand's folder and, beside it, the folders of the brands that it
 * extends. Does nothing for releases for web servers. Rejects with `TargetRefusedError` if something else already
 * exists at the link's path.
 */
export const linkServedBrand = async (
  target: string,
  { brand, kind }: Pick<Manifest, 'brand' | 'kind'>,
): Promise<void> => {
  if (kind !== 'server') return;
  const { id } = splitBrandName(brand);
  const folder = await servedBrandsFolder(target, brand);
  const path = join(folder, id);
  const to = (await isShared(target)) ? `../${basename(target)}/${CURRENT}/${id}` : `../${CURRENT}/${id}`;
  if ((await readlink(path).catch(() => null)) === to) return;
  if (await isOther(path))
    throw new TargetRefusedError(`${path} is not a link that publish has written; choose another folder`);
  await mkdir(folder, { recursive: true });
  const replace = await stageLink(path, to);
  await replace();
};
