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
import { stateOfFolder } from '#publish/operators/diff/brand-state.ts';
import { changedConfiguration } from '#publish/operators/releases/changed-configuration.ts';
import { publishRelease, type Published, type ReleaseOptions } from '#publish/operators/releases/publish-release.ts';
import { readFiles } from '#publish/operators/releases/release-details.ts';
import { author } from './author.ts';
import { readBrands } from './pictures/read-brands.ts';
import { countText } from './print-findings.ts';
import { brandsFolder, print } from './process.ts';
import { reloadServer } from './reload-server.ts';
import { CLOCK_WARNING, targetFault, whileLocked } from './target-fault.ts';

export interface PublishArguments {
  readonly brand: string;
  readonly out: string;
  /** The origin of the site; by default https and the brand's first public host. */
  readonly origin: string | undefined;
  /** How many releases to keep, including this one; three by default. */
  readonly keep: string | undefined;
  /** For how many days a release is kept after it was last served; 30 by default. */
  readonly keepDays?: string | undefined;
  /** Who publishes; the user of the system by default. */
  readonly by?: string | undefined;
  /** Why. */
  readonly note?: string | undefined;
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

const DAYS = 30;
const MOST_DAYS = 3650;

/** Returns the whole number that an option names, `fallback` without one, or `null` for anything else. */
const numberOf = (text: string | undefined, fallback: number, least: number, most: number): number | null => {
  const number = text === undefined ? fallback : Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
};

/** The files of a brand's folder, without those whose names begin with a dot. */
const sourceOf = async (dir: string): Promise<ReadonlyMap<string, Uint8Array>> =>
  new Map([...(await readFiles(dir))].filter(([path]) => !/(?:^|\/)\./.test(path)));

const releaseInto = (
  target: string,
  options: ReleaseOptions,
): Promise<{ readonly published: Published; readonly changed: readonly string[] }> => {
  mkdirSync(target, { recursive: true });
  return whileLocked(target, async () => {
    const changed = await changedConfiguration(target, options.files);
    return { published: await publishRelease(target, options), changed };
  });
};

/** The line that says how the release differs from the one before it. */
const changesLine = ({ changes }: Published, out: string): readonly string[] =>
  changes.length === 0
    ? []
    : [
        `  changes    ${countText(changes.length, 'difference')} to the release before; marquee releases --out ${out} lists them`,
      ];

/** `marquee publish`: writes a brand as a release, unless the brand has errors. Resolves to the exit code. */
export const publishBrand = async (
  root: string,
  {
    brand: id,
    out,
    origin: wanted,
    keep: kept,
    keepDays: days,
    by,
    note = '',
    replaceBrand,
    reload: command,
  }: PublishArguments,
): Promise<number> => {
  const keep = numberOf(kept, KEPT_RELEASES, 1, MOST_RELEASES);
  if (keep === null) return refuse(`--keep is "${kept ?? ''}"; write a number from 1 to ${MOST_RELEASES}.`);
  const keepDays = numberOf(days, DAYS, 0, MOST_DAYS);
  if (keepDays === null) return refuse(`--keep-days is "${days ?? ''}"; write a number from 0 to ${MOST_DAYS}.`);
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
  const build = await loadSiteBuild(join(root, 'dist'));
  const files = await publishedSite({ site, build, origin });
  const connector = connectorOrigin(site.brand);
  const target = resolve(out);
  let release;
  try {
    release = await releaseInto(target, {
      brand: id,
      files,
      keep,
      keepDays,
      replaceBrand,
      now: new Date(),
      by: author(by),
      note,
      build: build.id,
      source: await sourceOf(folder.dir),
      state: stateOfFolder(folder) ?? undefined,
    });
  } catch (error) {
    const why = targetFault(error, out);
    if (why === null) throw error;
    return refuse(why);
  }
  const { published } = release;
  if (published.isClockBehind) process.stderr.write(`${CLOCK_WARNING}\n`);
  const reload = reloadServer({ changed: release.changed, command });
  const tooLong = tooLongHeaders(new TextDecoder().decode(files.get('_headers')));
  print(
    [
      `${site.brand.name} is in ${out}/current, for ${origin}`,
      `  release    ${published.id}; files of the last ${keep} releases, and of ${keepDays} days, stay for open tabs`,
      ...changesLine(published, out),
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
