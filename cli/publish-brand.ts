import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLocal } from '#schemas/checks/address-fault.ts';
import { formatFinding } from '#schemas/checks/finding.ts';
import { NO_GATEWAY } from '#schemas/checks/hosting.ts';
import { compileBrand } from '#publish/compile-brand.ts';
import { connectorOrigin } from '#publish/connect/connector-origin.ts';
import { loadSiteBuild } from '#publish/load-site-build.ts';
import { tooLongHeaders } from '#publish/hosting-files.ts';
import { publicOrigin } from '#publish/public-origin.ts';
import { publishedSite } from '#publish/published-site.ts';
import { changedConfiguration } from '#publish/release/changed-configuration.ts';
import { publishRelease, type ReleaseOptions } from '#publish/release/publish-release.ts';
import { TargetRefusedError } from '#publish/release/release-folder.ts';
import { FolderInUse, lockFolder } from '#sandbox/db/folder-lock.ts';
import { readBrands } from './pictures/read-brands.ts';
import { brandsFolder, print } from './process.ts';
import { reloadServer } from './reload-server.ts';

export interface PublishArguments {
  readonly brand: string;
  readonly out: string;
  /** The origin of the site; by default https and the brand's first public host. */
  readonly origin: string | undefined;
  /** How many releases to keep, including this one; three by default. */
  readonly keep: string | undefined;
  /** Allows replacing the folder of another brand. */
  readonly replaceBrand: boolean;
  /** A shell command that reloads nginx, run after a release that changes its configuration. */
  readonly reload: string | undefined;
}

const KEPT_RELEASES = 3;
const MOST_RELEASES = 50;

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const refuse = (why: string): number => {
  process.stderr.write(`${why}\n`);
  return 1;
};

/** Returns the message for an error that means that the folder cannot be used, or `null` for any other error. */
const folderFault = (error: unknown, out: string): string | null => {
  if (error instanceof TargetRefusedError) return `${error.message}.`;
  if (error instanceof FolderInUse) return `${out} is being published by process ${error.pid}. Wait until it ends.`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return `There is no space left for ${out}. The served release is unchanged.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${out} cannot be written: ${code}. The served release is unchanged.`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${out} is not a folder.`;
  return null;
};

const releaseInto = async (
  target: string,
  options: ReleaseOptions,
): Promise<{ readonly id: string; readonly changed: readonly string[] }> => {
  mkdirSync(target, { recursive: true });
  const unlock = lockFolder(target);
  try {
    const changed = await changedConfiguration(target, options.files);
    return { id: await publishRelease(target, options), changed };
  } finally {
    unlock();
  }
};

/** `marquee publish`: writes a brand as a release, unless the brand has errors. Resolves to the exit code. */
export const publishBrand = async (
  root: string,
  { brand: id, out, origin: wanted, keep: kept, replaceBrand, reload: command }: PublishArguments,
): Promise<number> => {
  const keep = kept === undefined ? KEPT_RELEASES : Number(kept);
  if (!(Number.isInteger(keep) && keep >= 1 && keep <= MOST_RELEASES))
    return refuse(`--keep is "${kept ?? ''}"; write a number from 1 to ${MOST_RELEASES}.`);
  const folders = await readBrands({ brandsDir: brandsFolder(root) }, id);
  const folder = folders.find((one) => one.id === id);
  if (folder === undefined)
    return refuse(`There is no brand "${id}". Known: ${folders.map((one) => one.id).join(', ') || 'none'}.`);
  const errors = folder.findings.filter(({ level }) => level === 'error');
  const { brand } = folder;
  if (brand === null || errors.length > 0)
    return refuse(
      [
        ...errors.map((finding) => `brands/${id}/${formatFinding(finding)}`),
        `${id} is not published: ${errors.length} to fix.`,
      ].join('\n'),
    );
  const unhosted = folder.findings.filter(({ code }) => code === NO_GATEWAY);
  if (unhosted.length > 0)
    return refuse(
      [...unhosted.map((finding) => `brands/${id}/${formatFinding(finding)}`), `${id} is not published.`].join('\n'),
    );
  if (wanted !== undefined && !isOrigin(wanted))
    return refuse(`--origin is "${wanted}"; write a scheme and a host, such as https://play.example.`);

  const site = compileBrand({ ...folder, brand });
  if (wanted !== undefined && !isLocal(new URL(wanted).hostname) && site.brand.platform.origin === null)
    return refuse(
      `${id} has no gateway, but --origin ${wanted} is public: write the address of its gateway in platform.origin.`,
    );
  const origin = wanted ?? publicOrigin(site.brand) ?? `http://${site.brand.hosts[0] ?? `${id}.localhost`}`;
  const files = await publishedSite({ site, build: await loadSiteBuild(join(root, 'dist')), origin });
  const connector = connectorOrigin(site.brand);
  const target = resolve(out);
  let release;
  try {
    release = await releaseInto(target, { brand: id, files, keep, replaceBrand, now: new Date() });
  } catch (error) {
    const why = folderFault(error, out);
    if (why === null) throw error;
    return refuse(why);
  }
  const reload = reloadServer({ changed: release.changed, command });
  const tooLong = tooLongHeaders(new TextDecoder().decode(files.get('_headers')));
  print(
    [
      `${site.brand.name} is in ${out}/current, for ${origin}`,
      `  release    ${release.id}; files of the last ${keep} releases stay for open tabs`,
      `  documents  ${site.brand.languages.supported.map((language) => (language === site.brand.languages.default ? `${language} (index.html)` : `${language}/index.html`)).join(', ')}`,
      `  files      ${files.size}`,
      '  headers    _headers, _redirects for static hosts; nginx.conf and nginx-release.conf for nginx, with the rule that selects the language',
      '  platform   calls are forwarded by nginx.conf, _worker.js (Cloudflare Pages) and netlify.toml; any other host needs a rule for them',
      ...(tooLong.length === 0
        ? []
        : [
            `  warning    Cloudflare Pages ignores lines of more than 2000 characters, so it would not send ${tooLong.join(', ')}`,
          ]),
      ...(connector === null
        ? []
        : [`  connectors connect/, to be served from ${connector} with its own _headers or nginx.conf`]),
      `  nginx      ${reload.text}`,
      '  any other server: send the headers of _headers, and 404.html with status 404 for paths without a file',
      '',
    ].join('\n'),
  );
  return reload.isFailed ? 1 : 0;
};
