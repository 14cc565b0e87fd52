import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFiles, type BuildFiles } from '#publish/build-files.ts';
import type { Storybook } from '#publish/server/storybook-response.ts';
import { isFresh, STORYBOOK } from './build-stamp.mjs';

const MAX_OUTPUT_LENGTH = 4000;
const RECHECK_MS = 2000;

/** Builds Storybook in a child process; rejects with its output. */
const buildStories = (root: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['cli/build-storybook.mjs'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-MAX_OUTPUT_LENGTH)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(output.trim() || `the build ended with ${code}`)),
    );
  });

export interface StorybookOptions {
  readonly root: string;
  readonly build?: (root: string) => Promise<void>;
  /** Whether the build is up to date; without sources, whether there is one. */
  readonly isFresh?: () => boolean;
  readonly now?: () => number;
}

const isUpToDate = (root: string) => (): boolean =>
  existsSync(join(root, '.storybook')) ? isFresh(STORYBOOK) : existsSync(STORYBOOK.stamp);

/** Storybook for the local server: the first request after a change of the sources starts a build. */
export const createStorybook = ({
  root,
  build = buildStories,
  isFresh: fresh = isUpToDate(root),
  now = () => performance.now(),
}: StorybookOptions): (() => Promise<Storybook>) => {
  let cached: { readonly files: Promise<BuildFiles>; readonly until: number } | null = null;
  let building: Promise<void> | null = null;
  let failure: string | null = null;

  const startBuild = (): void => {
    building = build(root)
      .catch((error: unknown) => {
        failure = error instanceof Error ? error.message : String(error);
      })
      .finally(() => {
        building = null;
      });
  };

  return async () => {
    if (building !== null) return { state: 'building' };
    if (failure !== null) {
      const why = failure;
      failure = null;
      return { state: 'failed', why };
    }
    if (cached === null || now() > cached.until) {
      if (!fresh()) {
        cached = null;
        startBuild();
        return { state: 'building' };
      }
      cached = { files: buildFiles(join(root, 'storybook-static'), ''), until: now() + RECHECK_MS };
    }
    return { state: 'ready', files: await cached.files };
  };
};
