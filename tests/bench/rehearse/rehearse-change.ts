import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, runRehearsal, type OpenBrowser, type Rehearsal } from '#cli/rehearse/run-rehearsal.ts';
import type { CommandIo } from '#cli/frame/command-io.ts';
import { namedBrand } from '#cli/named-brands.ts';
import { releaseFormat } from '#cli/publish-options.ts';
import { stateOfBrand } from '#publish/operators/diff/brand-state.ts';
import { prepareBrand, type PreparedBrand } from '#publish/operators/publish/prepare-brand.ts';
import type { RehearsalReport } from '#publish/operators/rehearse/rehearsal-report.ts';
import { BENCH_BRAND, brandFiles, writeBenchBrand, type BrandEdit } from './edit-brand.ts';
import type { ReleaseFiles } from './edit-release.ts';
import type { PlantedChange, PlantedFault } from './planted-change.ts';

/** A command line that prints nothing. */
const silentIo = (brandsDir: string): CommandIo => ({
  out: () => undefined,
  error: () => undefined,
  colour: false,
  progress: () => undefined,
  ask: null,
  brandsDir,
});

/** Writes the bench's brand to a folder of brands, edits it, and reads it. Rejects with `BrandRefused` if it cannot be published. */
export const brandAfter = async (brandsDir: string, edit?: BrandEdit): Promise<PreparedBrand> => {
  const folder = join(brandsDir, BENCH_BRAND);
  writeBenchBrand(folder);
  edit?.(brandFiles(folder));
  return prepareBrand(await namedBrand(silentIo(brandsDir), BENCH_BRAND));
};

const releaseOf = async (
  prepared: PreparedBrand,
): Promise<Pick<Rehearsal, 'state'> & { readonly files: ReleaseFiles }> => ({
  state: stateOfBrand(prepared.folder.brand, prepared.folder),
  files: new Map(await (await releaseFormat('files')).files(prepared)),
});

/** Opens a browser whose pages can run functions compiled by tsx, which wraps inner functions in its helper `__name`. */
const forCompiled =
  (open: OpenBrowser): OpenBrowser =>
  async () => {
    const browser = await open();
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await newContext(options);
      await context.addInitScript('globalThis.__name = (inner) => inner');
      return context;
    };
    return browser;
  };

/** Rehearses a change to the bench's brand against the brand without the change, in temporary folders. `keep` is a folder for the evidence. */
export const rehearseChange = async (change: PlantedChange, keep?: string): Promise<RehearsalReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-rehearse-'));
  const inFolder = (name: string): string => join(folder, name);
  try {
    const live = await releaseOf(await brandAfter(inFolder('live'), change.live));
    const changed = await releaseOf(await brandAfter(inFolder('changed'), change.brand));
    change.release?.(changed.files);
    const io = silentIo(inFolder('changed'));
    const evidence = inFolder('evidence');
    const openBrowser = forCompiled(await findBrowser(io));
    const report = await runRehearsal(
      { name: BENCH_BRAND, ...changed, live: { id: 'live', ...live }, evidence, openBrowser },
      io,
    );
    if (keep !== undefined) cpSync(evidence, join(keep, change.id), { recursive: true });
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Whether a rehearsal catches a fault: it reports a new problem in the fault's part, and fails unless a warning is enough. */
export const isCaught = ({ part, severity }: PlantedFault, { problems, verdict }: RehearsalReport): boolean =>
  (verdict === 'failed' || severity === 'warning') &&
  problems.some(
    (problem) => problem.part === part && !problem.isLiveToo && ['error', severity].includes(problem.severity),
  );
