import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printableJson } from '#schemas/checks/finding.ts';
import { loadSiteBuild } from '#publish/load-site-build.ts';
import type { PublishOptions } from '#publish/operators/publish/publish-brand.ts';
import { serverFormat, siteFormat } from '#publish/operators/publish/release-format.ts';
import type { BaseOptions } from '#publish/operators/publish/settle-base.ts';
import type { ReleaseKind } from '#publish/operators/releases/manifest.ts';
import { author } from './author.ts';
import { wrongUsage } from './frame/command-error.ts';
import { numberOption } from './number-option.ts';
import { canarySteps } from './releases/canary-steps.ts';

/** The options of `marquee publish` as typed by the operator. */
export interface PublishValues extends BaseOptions {
  readonly out: string;
  readonly all: boolean;
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
  readonly rehearse: boolean;
  readonly evidence?: string | undefined;
  readonly reload?: string | undefined;
  readonly after?: string | undefined;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Minimum, default and maximum of `--keep` and `--keep-days`: the releases and the days for which files stay available. */
const KEPT_RELEASES = [1, 3, 1000] as const;
const KEPT_DAYS = [0, 30, 3650] as const;
/** Minimum, default and maximum of `--canary-minutes`, the shortest duration of a canary's step. */
const STEP_MINUTES = [1, 10, 10_080] as const;

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const contradicting = (message: string) => wrongUsage('contradicting-options', message);

/** Throws a `CommandError` if the value of `--origin` cannot be used. */
export const checkOrigin = (origin: string | undefined): void => {
  if (origin !== undefined && !isOrigin(origin))
    throw wrongUsage(
      'unusable-value',
      `--origin is ${printableJson(origin)}; write a scheme and a host, such as https://play.example.`,
    );
};

/** Options that apply only to a single brand. */
const OF_ONE_BRAND = ['origin', 'base', 'onto', 'canary', 'rehearse'] as const;

/** Throws a `CommandError` for values that cannot be used or that contradict each other. */
export const checkPublishValues = (values: PublishValues, ids: readonly string[]): void => {
  const { all, origin, base, onto, merge, rehearse, evidence } = values;
  if (all && ids.length > 0) throw contradicting(`--all publishes all brands; leave out ${ids.join(', ')}, or --all.`);
  if (!all && ids.length === 0) throw wrongUsage('missing-argument', 'Name the brands to publish, or add --all.');
  const ofOne = OF_ONE_BRAND.find((name) => values[name] !== undefined && values[name] !== false);
  if ((all || ids.length > 1) && ofOne !== undefined)
    throw contradicting(`--${ofOne} applies to one brand; publish that brand alone.`);
  if (onto !== undefined && (merge || base !== undefined))
    throw contradicting(`--onto publishes the folder as it is; leave out ${merge ? '--merge' : '--base'}, or --onto.`);
  if (evidence !== undefined && !rehearse)
    throw contradicting('--evidence works only with --rehearse; leave it out, or add --rehearse.');
  if (values['canary-minutes'] !== undefined && values.canary === undefined)
    throw contradicting('--canary-minutes works only with --canary; leave it out, or add --canary.');
  checkOrigin(origin);
};

/** Returns the options of a publish, except the format. Throws a `CommandError` for a value that cannot be used. */
export const publishOptions = (
  values: PublishValues,
): Omit<PublishOptions, 'format' | 'keepDays'> & { readonly keepDays: number } => {
  const minutes = numberOption('--canary-minutes', values['canary-minutes'], STEP_MINUTES);
  return {
    ...values,
    keep: numberOption('--keep', values.keep, KEPT_RELEASES),
    keepDays: numberOption('--keep-days', values['keep-days'], KEPT_DAYS),
    canary: values.canary === undefined ? undefined : { steps: canarySteps(values.canary), minutes },
    replaceBrand: values['replace-brand'],
    awaitsReload: values.reload !== undefined,
    by: author(values.by),
  };
};

/** Returns the format of releases of a kind. Loads the site's build only if the releases contain its files. */
export const releaseFormat = async (kind: ReleaseKind | undefined): Promise<PublishOptions['format']> =>
  kind === 'server' ? serverFormat : siteFormat(await loadSiteBuild(join(root, 'dist')));
