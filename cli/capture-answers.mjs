import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ANSWERS, isFresh, sourceHash, writeStamp } from './build-stamp.mjs';

/**
 * Starts a sandbox with a fixed clock and stores its answers for the stories in `.storybook/answers/`, unless they are up to date. Takes ten seconds.
 */
export const captureAnswers = () => {
  if (isFresh(ANSWERS)) return;
  process.stdout.write('Step 1 of 4: capturing the answers that stories show from the sandbox\n');
  const hash = sourceHash(ANSWERS);
  const { status } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', '.storybook/capture.ts'], {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('capturing the answers that stories show failed; see the output above');
  writeStamp(ANSWERS, hash);
};
