import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxFolder, NGINX_RELEASE } from '../../nginx-site.ts';
import { splitBrandName } from '../environments/brand-name.ts';
import { canaryInclude } from '../canary/canary-include.ts';
import type { PublishedSite } from '../../published-site.ts';
import type { Manifest } from './manifest.ts';
import { CURRENT, releasePath, RELEASES } from './release-paths.ts';
import { stageFile, type Replace } from './stage-file.ts';

const COPIED_BY_OPERATOR = /(?:^|\/)nginx\.conf$/;

/**
 * Returns the files that nginx reads on a reload and that a switch changes: the include, which names the release, and
 * every `nginx.conf` that differs from the live one. For a first release, this is all of these files.
 */
export const changedConfiguration = async (target: string, files: PublishedSite): Promise<readonly string[]> => {
  const read = [...files].filter(([path]) => COPIED_BY_OPERATOR.test(path));
  const isChanged = await Promise.all(
    read.map(async ([path, body]) => {
      const served = await readFile(join(target, CURRENT, path)).catch(() => null);
      return served === null || !served.equals(body);
    }),
  );
  const copied = read.filter((_file, index) => isChanged[index]).map(([path]) => path);
  return files.has(NGINX_RELEASE) ? [...copied, NGINX_RELEASE] : copied;
};

const locationsOf = (target: string, id: string): Promise<string | null> =>
  readFile(join(releasePath(target, id), NGINX_RELEASE), 'utf8').catch(() => null);

const includeOf = async (
  target: string,
  { brand, canary }: Pick<Manifest, 'brand' | 'canary'>,
  id: string,
): Promise<string | null> => {
  const locations = await locationsOf(target, id);
  if (locations === null) return null;
  const fresh = canary === null ? null : await locationsOf(target, canary.release);
  const site = splitBrandName(brand).id;
  return canary === null || fresh === null
    ? `root ${nginxFolder(site)}/${RELEASES}/${id};\n${locations}`
    : canaryInclude({ brand: site, canary, live: locations, fresh });
};

/**
 * Stages the file that `nginx.conf` includes. It contains the folder of a release and its headers, so that one reload
 * of nginx switches both; during a canary, it contains both releases. Resolves to `null` if the file need not change.
 * Releases without an nginx configuration leave it unchanged.
 */
export const stageInclude = async (
  target: string,
  manifest: Pick<Manifest, 'brand' | 'canary'>,
  id: string,
): Promise<Replace | null> => {
  const text = await includeOf(target, manifest, id);
  const path = join(target, NGINX_RELEASE);
  const isSame = text === null || text === (await readFile(path, 'utf8').catch(() => null));
  return isSame ? null : stageFile(path, text);
};
