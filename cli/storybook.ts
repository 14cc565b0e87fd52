import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFiles, type BuildFiles } from '#publish/build-files.ts';
import type { Storybook } from '#publish/server/storybook-answers.ts';
import { isFresh, STORYBOOK } from './build-stamp.mjs';

const LONGEST_WORDS = 4000;
const TRUSTED_MS = 2000;

/** Builds the stories in a process of its own; what it said is the reason of its failure. */
const buildStories = (root: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['cli/build-storybook.mjs'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-LONGEST_WORDS)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(said.trim() || `the build ended with ${code}`)),
    );
  });

export interface StorybookPlace {
  readonly root: string;
  readonly build?: (root: string) => Promise<void>;
  /** Whether what stands there is what the sources make; a place without sources has what it has. */
  readonly isFresh?: () => boolean;
  readonly now?: () => number;
}

const asBuilt = (root: string) => (): boolean =>
  existsSync(join(root, '.storybook')) ? isFresh(STORYBOOK) : existsSync(STORYBOOK.stamp);

/** The stories of a checkout, for its local server: whoever looks while they are not as their sources make them has them built. */
export const createStorybook = ({
  root,
  build = buildStories,
  isFresh: fresh = asBuilt(root),
  now = () => performance.now(),
}: StorybookPlace): (() => Promise<Storybook>) => {
  let kept: { readonly files: Promise<BuildFiles>; readonly until: number } | null = null;
  let building: Promise<void> | null = null;
  let failure: string | null = null;

  const begin = (): void => {
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
    if (kept === null || now() > kept.until) {
      if (!fresh()) {
        kept = null;
        begin();
        return { state: 'building' };
      }
      kept = { files: buildFiles(join(root, 'storybook-static'), ''), until: now() + TRUSTED_MS };
    }
    return { state: 'ready', files: await kept.files };
  };
};
