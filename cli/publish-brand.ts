import { join } from 'node:path';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { brandName } from '#publish/operators/environments/brand-name.ts';
import { prepareBrand, type PreparedBrand } from '#publish/operators/publish/prepare-brand.ts';
import { publishBrand } from '#publish/operators/publish/publish-brand.ts';
import { servedBrandsFolder } from '#publish/operators/releases/served-brands.ts';
import { shareStore } from '#publish/operators/releases/shared-store.ts';
import type { CommandIo } from './frame/command-io.ts';
import { implement, type CommandInput } from './frame/command.ts';
import { EXIT } from './frame/exit-codes.ts';
import { namedBrand } from './named-brands.ts';
import { checkPublishValues, publishOptions, releaseFormat, type PublishValues } from './publish-options.ts';
import { publishResult, publishSchema } from './publish-result.ts';
import { publishSeveral } from './publish-several.ts';
import { publishedText, servedText } from './published-text.ts';
import { rehearseRelease } from './rehearse/rehearse-release.ts';
import { afterSwitch, isReportFailed } from './releases/after-switch.ts';
import { onTarget } from './releases/on-target.ts';
import { CLOCK_WARNING } from './target-fault.ts';

const publishOne = async (id: string, values: PublishValues, io: CommandIo) => {
  const options = publishOptions(values);
  const read = (): Promise<BrandFolder> => namedBrand(io, id, values.env);
  io.progress(`Checking ${id}`);
  const prepared = prepareBrand(await read(), values.origin);
  const name = brandName(prepared.folder);
  const out = values.shared ? join(values.out, name) : values.out;
  const format = await releaseFormat(values.for);
  if (values.shared) await onTarget(values.out, (folder) => shareStore(folder, name));
  // A canary does not switch the live release, so the command of `--after` must not run yet.
  const commands = options.canary === undefined ? values : { reload: values.reload };
  const again = async (): Promise<PreparedBrand> => prepareBrand(await read(), values.origin);
  const made = await onTarget(out, async (target) => {
    const first = values.rehearse
      ? await rehearseRelease(target, prepared, { ...options, evidence: values.evidence, format, read: again }, io)
      : { prepared, merged: [], rehearsed: undefined };
    const done = await publishBrand(
      target,
      first.prepared,
      { ...options, format, rehearsed: first.rehearsed },
      { read, progress: io.progress, afterSwitch: (made) => afterSwitch(target, made, commands) },
    );
    return { ...done, merged: [...first.merged, ...done.merged] };
  });
  const { published, report, merged, origin } = made;
  if (published.isClockBehind) io.error(`${CLOCK_WARNING}\n`);
  const result = publishResult(made);
  const summary = {
    brand: made.folder.brand,
    env: values.env,
    out,
    origin,
    published,
    report,
    merged,
    fileCount: result.files,
    tooLong: result.tooLongHeaders,
    keep: options.keep,
    keepDays: options.keepDays,
  };
  return {
    exit: isReportFailed(report) ? EXIT.refused : EXIT.done,
    result,
    text: format.kind === 'server' ? servedText(summary, await servedBrandsFolder(out, name)) : publishedText(summary),
  };
};

/**
 * `marquee publish BRAND --out DIR`: writes a brand as a release and switches to it. With several brands or `--all`, each gets its own folder in DIR.
 * Exits with 1 if a brand is skipped because of its errors, or if the reload of nginx fails.
 */
export const publishCommand = implement(
  publishSchema,
  ({ values, args, io }: CommandInput<PublishValues, readonly (string | undefined)[]>) => {
    const ids = [...new Set(args.filter((id) => id !== undefined))];
    checkPublishValues(values, ids);
    const [id] = ids;
    return id !== undefined && ids.length === 1 ? publishOne(id, values, io) : publishSeveral(ids, values, io);
  },
);
