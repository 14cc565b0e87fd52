import { prepareBrand } from '#publish/operators/publish/prepare-brand.ts';
import { brandName } from '#publish/operators/environments/brand-name.ts';
import { stateOfBrand } from '#publish/operators/diff/brand-state.ts';
import { rehearsalReportSchema } from '#publish/operators/rehearse/rehearsal-report.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { painter } from '../print-findings.ts';
import { namedBrand } from '../named-brands.ts';
import { checkOrigin, releaseFormat } from '../publish-options.ts';
import { onTarget } from '../releases/on-target.ts';
import { checkOut, readLive } from './read-live.ts';
import { evidenceFolder, findBrowser, runRehearsal } from './run-rehearsal.ts';
import { verdictText } from './verdict-text.ts';

interface RehearseValues {
  readonly out?: string | undefined;
  readonly env?: string | undefined;
  readonly origin?: string | undefined;
  readonly evidence?: string | undefined;
}

/**
 * `marquee rehearse BRAND`: visits the release that a publish would make live alongside the current one, and judges it. Exits with 1 if the rehearsal
 * fails.
 */
export const rehearseCommand = implement(
  rehearsalReportSchema,
  async ({ values, args: [id], io }: CommandInput<RehearseValues, readonly [string]>) => {
    checkOrigin(values.origin);
    const openBrowser = await findBrowser(io);
    io.progress(`Checking ${id}`);
    const prepared = prepareBrand(await namedBrand(io, id, values.env), values.origin);
    const { folder } = prepared;
    const name = brandName(folder);
    const { out } = values;
    if (out !== undefined) checkOut(out, name);
    const evidence = evidenceFolder(values.evidence, name, new Date());
    const format = await releaseFormat('files');
    const live = out === undefined ? null : await onTarget(out, (target) => readLive(target, name, { format }));
    io.progress(`Writing the documents of ${id}`);
    const files = await format.files(prepared);
    const report = await runRehearsal(
      { name, state: stateOfBrand(folder.brand, folder), files, live, evidence, openBrowser },
      io,
    );
    return {
      exit: report.verdict === 'passed' ? EXIT.done : EXIT.refused,
      result: report,
      text: verdictText(report, painter(io)),
    };
  },
);
