import { join } from 'node:path';
import { printable } from '#schemas/checks/finding.ts';
import { NGINX_RELEASE } from '#publish/nginx-site.ts';
import { brandName } from '#publish/operators/environments/brand-name.ts';
import { publishBrands, type MadeBrand } from '#publish/operators/publish/publish-brands.ts';
import { servedBrandsFolder } from '#publish/operators/releases/served-brands.ts';
import { commandError } from './frame/command-error.ts';
import type { CommandIo } from './frame/command-io.ts';
import { failureText } from './frame/execute-command.ts';
import { EXIT } from './frame/exit-codes.ts';
import { namedBrand, selectBrands } from './named-brands.ts';
import { readBrandIn, readUndecoded, withPictures } from './pictures/read-brands.ts';
import { countText } from './print-findings.ts';
import { publishOptions, releaseFormat, type PublishValues } from './publish-options.ts';
import { publishResultOfMany } from './publish-result.ts';
import { afterLines, afterSwitches, isReportFailed, reportLines } from './releases/after-switch.ts';
import { onTarget, targetError } from './releases/on-target.ts';
import { recoveryLines } from './releases/say-recovery.ts';
import { serveLine } from './published-text.ts';
import { CLOCK_WARNING } from './target-fault.ts';

const publishedLines = ({ id, made }: MadeBrand): readonly string[] => {
  const { published, merged, report } = made;
  const copied = report.configuration.filter((file) => file !== NGINX_RELEASE);
  const changes = published.changes.length === 0 ? '' : `, ${countText(published.changes.length, 'difference')}`;
  return [
    `${printable(id)}  ${published.id}${changes}`,
    ...recoveryLines(published.recovery),
    ...(merged.length === 0 ? [] : [`  merged     ${merged.join(', ')}: changes from the live release added`]),
    ...(copied.length === 0 || published.from === null
      ? []
      : [`  nginx      ${copied.join(', ')} changed: replace your copy`]),
  ];
};

/** Publishes the named brands, or all if none is named. Skips those that cannot be published. */
export const publishSeveral = async (ids: readonly string[], values: PublishValues, io: CommandIo) => {
  const options = publishOptions(values);
  io.progress('Checking the brands');
  const folders = selectBrands(readUndecoded(io.brandsDir), ids, io.brandsDir);
  const format = await releaseFormat(values.for);
  const { out, env } = values;
  const { outcomes, report } = await onTarget(out, (target) =>
    publishBrands(
      target,
      folders.map((folder) => ({
        id: folder.id,
        // Read late, so that pictures are decoded while the files of other brands are being written.
        read: () => (env === undefined ? withPictures(folder) : readBrandIn(folder, env)),
        readAgain: () => namedBrand(io, folder.id, env),
      })),
      { ...options, format },
      { progress: io.progress, afterSwitches: (switches) => afterSwitches(switches, values) },
    ),
  );
  const made = outcomes.filter((outcome) => outcome.made !== null);
  if (made.some((one) => one.made.published.isClockBehind)) io.error(`${CLOCK_WARNING}\n`);
  const failures = new Map(
    outcomes
      .filter((outcome) => outcome.made === null)
      .map(({ id, error }) => [id, commandError(targetError(error, join(out, id)))] as const),
  );
  for (const error of failures.values()) io.error(failureText(error));
  const isServed = format.kind === 'server';
  const [first] = made;
  const skipped =
    failures.size === 0
      ? ''
      : `; ${failures.size} skipped: ${[...failures.keys()].map((id) => printable(id)).join(', ')}`;
  return {
    exit: failures.size > 0 || (report !== null && isReportFailed(report)) ? EXIT.refused : EXIT.done,
    result: {
      brands: [
        ...made.map((one) => publishResultOfMany(one.made)),
        ...[...failures].map(([brand, { code, message, findings }]) => ({ brand, error: { code, message, findings } })),
      ],
      reload: report?.reload ?? null,
      after: report?.after ?? null,
    },
    text: [
      ...made.flatMap(publishedLines),
      `${countText(made.length, 'brand')} published in ${out}${isServed ? ', for the Node server' : ''}${skipped}`,
      ...(report === null ? [] : isServed ? afterLines(report) : reportLines(report)),
      ...(isServed && first !== undefined
        ? [
            serveLine(
              env,
              await servedBrandsFolder(join(out, brandName(first.made.folder)), brandName(first.made.folder)),
            ),
          ]
        : []),
      '',
    ].join('\n'),
  };
};
