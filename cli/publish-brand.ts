import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import type { Brand } from '#schemas/brand.ts';
import { closed } from '#schemas/brand-parts.ts';
import { isLocal } from '#schemas/checks/address-fault.ts';
import { printableJson, type Finding } from '#schemas/checks/finding.ts';
import { NO_GATEWAY } from '#schemas/checks/hosting.ts';
import { compileBrand } from '#publish/compile-brand.ts';
import { loadSiteBuild } from '#publish/load-site-build.ts';
import { tooLongHeaders } from '#publish/hosting-files.ts';
import { publicOrigin } from '#publish/public-origin.ts';
import { publishedSite } from '#publish/published-site.ts';
import { stateOfFolder } from '#publish/operators/diff/brand-state.ts';
import { recordBase } from '#publish/operators/base/recorded-base.ts';
import { brandName } from '#publish/operators/environments/brand-name.ts';
import { changedConfiguration } from '#publish/operators/releases/nginx-include.ts';
import { publishRelease, type Published, type ReleaseOptions } from '#publish/operators/releases/publish-release.ts';
import { shareStore } from '#publish/operators/releases/shared-store.ts';
import { settle } from '#publish/operators/releases/target-folder.ts';
import { differenceSchema } from '#publish/operators/diff/difference.ts';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { author } from './author.ts';
import { refused, wrongUsage } from './frame/command-error.ts';
import { implement, type CommandInput } from './frame/command.ts';
import { EXIT } from './frame/exit-codes.ts';
import { readBrandIn, readBrands } from './pictures/read-brands.ts';
import { checkBaseValues, settleBase, sourceOf, type BaseValues } from './publish-base.ts';
import { publishedText } from './published-text.ts';
import {
  afterSwitch,
  isReportFailed,
  switchReportSchema,
  type SwitchCommands,
  type SwitchReport,
} from './releases/after-switch.ts';
import { onTarget } from './releases/on-target.ts';
import { numberOption } from './number-option.ts';
import { CLOCK_WARNING, whileLocked } from './target-fault.ts';

interface PublishValues extends BaseValues {
  readonly out: string;
  readonly env?: string | undefined;
  readonly origin?: string | undefined;
  readonly keep?: string | undefined;
  readonly 'keep-days'?: string | undefined;
  readonly by?: string | undefined;
  readonly note?: string | undefined;
  readonly 'replace-brand': boolean;
  readonly shared: boolean;
  readonly reload?: string | undefined;
  readonly after?: string | undefined;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** The least, the usual and the greatest number of releases, and of days, for which files stay available. */
const KEPT_RELEASES = [1, 3, 1000] as const;
const KEPT_DAYS = [0, 30, 3650] as const;

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** The files of the brands that a brand extends, by `<id>/<path>`. */
const inheritedSource = async ({ dir, parents }: BrandFolder): Promise<ReadonlyMap<string, Uint8Array>> => {
  const files = new Map<string, Uint8Array>();
  for (const id of parents)
    for (const [path, content] of await sourceOf(join(dirname(dir), id))) files.set(`${id}/${path}`, content);
  return files;
};

/** Publishes a release, runs the commands of the operator, and removes what the switch has left behind. */
const releaseInto = async (
  target: string,
  options: ReleaseOptions,
  commands: SwitchCommands,
): Promise<{ readonly published: Published; readonly report: SwitchReport }> => {
  const configuration = await changedConfiguration(target, options.files);
  const published = await publishRelease(target, options);
  const made = { brand: options.brand, from: published.from, to: published.id, configuration };
  const report = await afterSwitch(target, made, commands);
  await settle(target);
  return { published, report };
};

/** Returns a brand, or one environment of it, that can be published. Throws a `CommandError` with its findings if it cannot. */
const publishableBrand = async (
  id: string,
  brandsDir: string,
  environment: string | undefined,
): Promise<BrandFolder & { readonly brand: Brand }> => {
  const folders = await readBrands({ brandsDir }, id);
  const base = folders.find((one) => one.id === id);
  if (base === undefined)
    throw wrongUsage(
      'unknown-brand',
      `There is no brand ${printableJson(id)}. Known: ${folders.map((one) => one.id).join(', ') || 'none'}.`,
    );
  const folder = environment === undefined ? base : await readBrandIn(base, environment);
  const { brand } = folder;
  const name = brandName(folder);
  const faults = folder.findings.filter(({ level }) => level === 'error');
  const named = (findings: readonly Finding[]) =>
    findings.map((finding) => ({ ...finding, file: `brands/${id}/${finding.file}` }));
  if (brand === null || faults.length > 0)
    throw refused('brand-has-errors', `${name} is not published: ${faults.length} to fix.`, named(faults));
  const unhosted = folder.findings.filter(({ code }) => code === NO_GATEWAY);
  if (unhosted.length > 0) throw refused('no-gateway', `${name} is not published.`, named(unhosted));
  return { ...folder, brand };
};

const originOf = (wanted: string | undefined, { id, hosts, platform }: Brand, fallback: string | null): string => {
  if (wanted === undefined) return fallback ?? `http://${hosts[0] ?? `${id}.localhost`}`;
  if (!isOrigin(wanted))
    throw wrongUsage(
      'unusable-value',
      `--origin is ${printableJson(wanted)}; write a scheme and a host, such as https://play.example.`,
    );
  if (!isLocal(new URL(wanted).hostname) && platform.origin === null)
    throw refused(
      'no-gateway',
      `${id} has no gateway, but --origin ${wanted} is public: write the address of its gateway in platform.origin.`,
    );
  return wanted;
};

/** Returns a brand, its site and the origin of the site. Throws a `CommandError` if it cannot be published. */
const prepare = async (id: string, { env, origin }: Pick<PublishValues, 'env' | 'origin'>, brandsDir: string) => {
  const folder = await publishableBrand(id, brandsDir, env);
  const site = compileBrand(folder);
  return { folder, site, origin: originOf(origin, site.brand, publicOrigin(site.brand)) };
};

/** Runs an action on the folder of a published site, which is created if needed, while no other process changes it. */
const onLockedTarget = <Result>(out: string, action: (target: string) => Promise<Result>): Promise<Result> =>
  onTarget(out, (target) => {
    mkdirSync(target, { recursive: true });
    return whileLocked(target, () => action(target));
  });

const publishSchema = closed({
  brand: Type.String({ description: 'The id of the brand, followed by @ and the environment if it has one.' }),
  release: Type.String({ description: 'The id of the release, which is live.' }),
  origin: Type.String(),
  changes: Type.Array(differenceSchema, { description: 'What changes for players from the release before.' }),
  merged: Type.Array(Type.String(), { description: 'The files of the folder into which the live release was merged.' }),
  languages: Type.Array(Type.String(), { description: 'The languages with documents.' }),
  files: Type.Integer({ description: 'The number of files.' }),
  tooLongHeaders: Type.Array(Type.String(), { description: 'Headers that Cloudflare Pages would not send.' }),
  ...switchReportSchema,
});

/** `marquee publish BRAND --out DIR`: writes a brand as a release and switches to it. Exits with 1 if the reload of nginx fails. */
export const publishCommand = implement(
  publishSchema,
  async ({ values, args: [id], io }: CommandInput<PublishValues, readonly [string]>) => {
    const keep = numberOption('--keep', values.keep, KEPT_RELEASES);
    const keepDays = numberOption('--keep-days', values['keep-days'], KEPT_DAYS);
    checkBaseValues(values);
    io.progress(`Checking ${id}`);
    const prepared = await prepare(id, values, io.brandsDir);
    const name = brandName(prepared.folder);
    const out = values.shared ? join(values.out, name) : values.out;
    const build = await loadSiteBuild(join(root, 'dist'));
    if (values.shared) await onTarget(values.out, (folder) => shareStore(folder, name));
    // Locked from here on, so that the second of two publishes at the same time is refused before it works for nothing.
    const { published, report, merged, site, origin, files } = await onLockedTarget(out, async (target) => {
      const taken = await settleBase(target, prepared.folder, values);
      const current = taken.length === 0 ? prepared : await prepare(id, values, io.brandsDir);
      io.progress(`Writing the documents of ${id}`);
      const written = await publishedSite({ ...current, build });
      io.progress(`Writing the release of ${id}`);
      const { dir } = current.folder;
      const made = await releaseInto(
        target,
        {
          brand: name,
          files: written,
          keep,
          keepDays,
          replaceBrand: values['replace-brand'],
          now: new Date(),
          by: author(values.by),
          ...(values.note !== undefined && { note: values.note }),
          build: build.id,
          source: await sourceOf(dir),
          inherited: await inheritedSource(current.folder),
          state: stateOfFolder(current.folder) ?? undefined,
        },
        values,
      );
      recordBase(dir, target, made.published.id);
      return { ...current, ...made, merged: taken, files: written };
    });
    if (published.isClockBehind) io.error(`${CLOCK_WARNING}\n`);
    const tooLong = tooLongHeaders(new TextDecoder().decode(files.get('_headers')));
    const { languages } = site.brand;
    return {
      exit: isReportFailed(report) ? EXIT.refused : EXIT.done,
      result: {
        brand: name,
        release: published.id,
        origin,
        changes: published.changes,
        merged,
        languages: languages.supported,
        files: files.size,
        tooLongHeaders: tooLong,
        ...report,
      },
      text: publishedText({
        brand: site.brand,
        env: values.env,
        out,
        origin,
        published,
        report,
        merged,
        fileCount: files.size,
        tooLong,
        keep,
        keepDays,
      }),
    };
  },
);
