import { CheckError } from './human-check.ts';
/** How long a provider's script may take to load. */
const TIMEOUT_MS = 15_000;

const unreachable = (): CheckError => new CheckError('human_unreachable');

/** Resolves when the provider's script in the document has run; rejects if it fails to load or takes too long. */
export const waitForProvider = async (): Promise<void> => {
  const script = document.getElementById('provider');
  await new Promise<void>((resolve, reject) => {
    if (script === null) return reject(unreachable());
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(unreachable()));
    return rejectAfterTimeout(reject);
  });
};

/** Calls `reject` after the timeout; has no effect if the result has settled by then. */
export const rejectAfterTimeout = (reject: (error: CheckError) => void): void =>
  void setTimeout(() => reject(unreachable()), TIMEOUT_MS);
