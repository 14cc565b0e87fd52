import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildFiles, type BuildFiles } from '#publish/build-files.ts';
import type { Storybook } from '#publish/server/storybook-response.ts';
import { isFresh, STORYBOOK } from './build-stamp.mjs';

const MAX_OUTPUT_LENGTH = 4000;
const RECHECK_MS = 2000;
/** A line of the build output that names a step. */
const STEP = /^(Step \d of \d: .+)$/;

/** Builds Storybook in a child process, and reports its output line by line. If the build fails, rejects with the end of the output. */
const buildStories = (root: string, report: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['cli/build-storybook.mjs'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-MAX_OUTPUT_LENGTH)));
    createInterface({ input: child.stdout }).on('line', report);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(output.trim() || `the build ended with ${code}`)),
    );
  });

export interface StorybookOptions {
  readonly root: string;
  /** Runs the build and reports its output line by line. */
  readonly build?: (root: string, report: (line: string) => void) => Promise<void>;
  /** Whether the build is up to date, or, if the sources are not installed, whether there is a build at all. */
  readonly isFresh?: () => boolean;
  readonly now?: () => number;
}

const isUpToDate = (root: string) => (): boolean =>
  existsSync(join(root, '.storybook')) ? isFresh(STORYBOOK) : existsSync(STORYBOOK.stamp);

/** Creates the Storybook of the local server. The first request after the sources have changed starts a build. */
export const createStorybook = ({
  root,
  build = buildStories,
  isFresh: fresh = isUpToDate(root),
  now = () => performance.now(),
}: StorybookOptions): (() => Promise<Storybook>) => {
  let cached: { readonly files: Promise<BuildFiles>; readonly until: number } | null = null;
  let building: { readonly since: number; progress: string | null } | null = null;
  let failure: string | null = null;

  const startBuild = (): Storybook => {
    const running = { since: now(), progress: null as string | null };
    building = running;
    void build(root, (line) => {
      running.progress = STEP.exec(line)?.[1] ?? running.progress;
    })
      .catch((error: unknown) => {
        failure = error instanceof Error ? error.message : String(error);
      })
      .finally(() => {
        building = null;
      });
    return progressOf(running);
  };
  const progressOf = ({
    since,
    progress,
  }: {
    readonly since: number;
    readonly progress: string | null;
  }): Storybook => ({
    state: 'building',
    progress,
    seconds: Math.round((now() - since) / 1000),
  });

  return async () => {
    if (building !== null) return progressOf(building);
    if (failure !== null) {
      const why = failure;
      failure = null;
      return { state: 'failed', why };
    }
    if (cached === null || now() > cached.until) {
      if (!fresh()) {
        cached = null;
        return startBuild();
      }
      cached = { files: buildFiles(join(root, 'storybook-static'), ''), until: now() + RECHECK_MS };
    }
    return { state: 'ready', files: await cached.files };
  };
};
