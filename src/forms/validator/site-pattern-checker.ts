import { workerUrl } from '#src/lib/worker-url.ts';
import { createPatternChecker } from './pattern-checker.ts';
// oxlint-disable-next-line import/default -- the address is Vite's, not the module's
import address from './pattern-worker.ts?worker&url';

/** The page's one checker; its worker starts with the first foreign pattern. */
export const sitePatternChecker = createPatternChecker(() => new Worker(workerUrl(address), { type: 'module' }));
