import { workerUrl } from '#src/lib/worker-url.ts';
import { createPatternChecker } from './pattern-checker.ts';
// oxlint-disable-next-line import/default -- `?worker&url` is resolved by Vite
import patternWorkerAddress from './pattern-worker.ts?worker&url';

/** The pattern checker that all forms of the page share. Its worker starts with the first pattern that is not in our catalogue. */
export const checkPattern = createPatternChecker(() => new Worker(workerUrl(patternWorkerAddress), { type: 'module' }));
