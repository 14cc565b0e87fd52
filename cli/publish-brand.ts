import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { printableJson } from '#schemas/checks/finding.ts';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { loadSiteBuild } from '#publish/load-site-build.ts';
import { tooLongHeaders } from '#publish/hosting-files.ts';
import { differenceSchema } from '#publish/operators/diff/difference.ts';
import { brandName } from '#publish/operators/environments/brand-name.ts';
import { prepareBrand } from '#publish/operators/publish/prepare-brand.ts';
import { publishBrand, type PublishedBrand } from '#publish/operators/publish/publish-brand.ts';
import { serverFormat, siteFormat } from '#publish/operators/publish/release-format.ts';
import type { BaseOptions } from '#publish/operators/publish/settle-base.ts';
import type { ReleaseKind } from '#publish/operators/releases/manifest.ts';
import { servedBrandsFolder } from '#publish/operators/releases/served-brands.ts';
import { shareStore } from '#publish/operators/releases/shared-store.ts';
import { author } from './author.ts';
import { wrongUsage } from './frame/command-error.ts';
import { implement, type CommandInput } from './frame/command.ts';
import { EXIT } from './frame/exit-codes.ts';
import { numberOption } from './number-option.ts';
import { readBrandIn, readBrands } from './pictures/read-brands.ts';
import { publishedText, servedText } from './published-text.ts';
import { afterSwitch, isReportFailed, switchReportSchema, type SwitchReport } from './releases/after-switch.ts';
import { canarySteps } from './releases/canary-steps.ts';
import { onTarget } from './releases/on-target.ts';
import { CLOCK_WARNING } from './target-fault.ts';

interface PublishValues extends BaseOptions {
  readonly out: string;
  readonly for?: ReleaseKind | undefined;
  readonly env?: string | undefined;
  readonly origin?: string | undefined;
  readonly canary?: string | undefined;
  readonly 'canary-minutes'?: string | undefined;
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
/** The same of the minutes that a step of a canary takes at least. */
const STEP_MINUTES = [1, 10, 10_080] as const;

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** Throws a `CommandError` for options that cannot be used, or contradict each other. */
const checkValues = ({ origin, base, onto, merge }: PublishValues): void => {
  if (onto !== undefined && (merge || base !== undefined))
    throw wrongUsage(
      'contradicting-options',
      `--onto publishes the folder as it is; leave out ${merge ? '--merge' : '--base'}, or --onto.`,
    );
  if (origin !== undefined && !isOrigin(origin))
    throw wrongUsage(
      'unusable-value',
      `--origin is ${printableJson(origin)}; write a scheme and a host, such as https://play.example.`,
    );
};

/** Reads a brand, or one environment of it. Throws a `CommandError` if there is none. */
const readNamed = async (id: string, brandsDir: string, environment: string | undefined): Promise<BrandFolder> => {
  const folders = await readBrands({ brandsDir }, id);
  const base = folders.find((one) => one.id === id);
  if (base === undefined)
    throw wrongUsage(
      'unknown-brand',
      `There is no brand ${printableJson(id)}. Known: ${folders.map((one) => one.id).join(', ') || 'none'}.`,
    );
  return environment === undefined ? base : readBrandIn(base, environment);
};

const publishSchema = closed({
  brand: Type.String({ description: 'The id of the brand, followed by @ and the environment if it has one.' }),
  release: Type.String({ description: 'The id of the release, which is live unless it is a canary.' }),
  canary: Type.Union([Type.Array(Type.Integer()), Type.Null()], {
    description: 'The shares of visitors in percent that get the release one after the other; null if it is live.',
  }),
  origin: Type.String(),
  changes: Type.Array(differenceSchema, { description: 'What changes for players from the release before.' }),
  merged: Type.Array(Type.String(), { description: 'The files of the folder into which the live release was merged.' }),
  languages: Type.Array(Type.String(), { description: 'The languages with documents.' }),
  files: Type.Integer({ description: 'The number of files.' }),
  tooLongHeaders: Type.Array(Type.String(), { description: 'Headers that Cloudflare Pages would not send.' }),
  ...switchReportSchema,
});

const resultOf = ({ folder, site, origin, published, files, merged, report }: PublishedBrand<SwitchReport>) => ({
  brand: brandName(folder),
  release: published.id,
  canary: published.canary?.steps ?? null,
  origin,
  changes: published.changes,
  merged,
  languages: site.brand.languages.supported,
  files: files.size,
  tooLongHeaders: tooLongHeaders(new TextDecoder().decode(files.get('_headers'))),
  ...report,
});

/** `marquee publish BRAND --out DIR`: writes a brand as a release and switches to it. Exits with 1 if the reload of nginx fails. */
export const publishCommand = implement(
  publishSchema,
  async ({ values, args: [id], io }: CommandInput<PublishValues, readonly [string]>) => {
    const keep = numberOption('--keep', values.keep, KEPT_RELEASES);
    const keepDays = numberOption('--keep-days', values['keep-days'], KEPT_DAYS);
    const minutes = numberOption('--canary-minutes', values['canary-minutes'], STEP_MINUTES);
    const canary = values.canary === undefined ? undefined : { steps: canarySteps(values.canary), minutes };
    checkValues(values);
    const read = (): Promise<BrandFolder> => readNamed(id, io.brandsDir, values.env);
    io.progress(`Checking ${id}`);
    const prepared = prepareBrand(await read(), values.origin);
    const name = brandName(prepared.folder);
    const out = values.shared ? join(values.out, name) : values.out;
    const format = values.for === 'server' ? serverFormat : siteFormat(await loadSiteBuild(join(root, 'dist')));
    if (values.shared) await onTarget(values.out, (folder) => shareStore(folder, name));
    // Nothing is switched for a canary, so what follows a switch must not run yet.
    const commands = canary === undefined ? values : { reload: values.reload };
    const made = await onTarget(out, (target) =>
      publishBrand(
        target,
        prepared,
        { ...values, canary, keep, keepDays, replaceBrand: values['replace-brand'], by: author(values.by), format },
        { read, progress: io.progress, afterSwitch: (made) => afterSwitch(target, made, commands) },
      ),
    );
    const { published, report, merged, site, origin } = made;
    if (published.isClockBehind) io.error(`${CLOCK_WARNING}\n`);
    const result = resultOf(made);
    const summary = {
      brand: site.brand,
      env: values.env,
      out,
      origin,
      published,
      report,
      merged,
      fileCount: result.files,
      tooLong: result.tooLongHeaders,
      keep,
      keepDays,
    };
    return {
      exit: isReportFailed(report) ? EXIT.refused : EXIT.done,
      result,
      text:
        format.kind === 'server' ? servedText(summary, await servedBrandsFolder(out, name)) : publishedText(summary),
    };
  },
);
