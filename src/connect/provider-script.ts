import { CheckFailed } from './check-failed.ts';

/** So long a provider's script may take. */
const PATIENCE_MS = 15_000;

const unreachable = (): CheckFailed => new CheckFailed('human_unreachable');

/** Resolves when the provider's script, which stands in the document, has run; rejects when it cannot be had, or takes too long. */
export const watchProvider = async (): Promise<void> => {
  const script = document.getElementById('provider');
  await new Promise<void>((resolve, reject) => {
    if (script === null) return reject(unreachable());
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(unreachable()));
    return inTime(reject);
  });
};

/** Calls `late` once the patience is over; what has settled by then hears nothing of it. */
export const inTime = (late: (error: CheckFailed) => void): void =>
  void setTimeout(() => late(unreachable()), PATIENCE_MS);
