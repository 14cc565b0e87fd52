import type { Canary, EndedCanary, Manifest } from '../releases/manifest.ts';

/** Who changed a canary, when, and why. */
export interface CanaryChange {
  readonly by: string;
  readonly now: Date;
  readonly reasons: readonly string[];
}

/** The percentage of visitors that get a canary's release. */
export const shareOf = ({ steps, step }: Canary): number => steps[step] ?? 100;

/** Returns a manifest in which the canary has ended. */
export const withoutCanary = (
  manifest: Manifest,
  canary: Canary,
  outcome: EndedCanary['outcome'],
  { by, now, reasons }: CanaryChange,
): Manifest => ({
  ...manifest,
  canary: null,
  endedCanaries: [
    ...manifest.endedCanaries,
    { release: canary.release, outcome, share: shareOf(canary), at: now.toISOString(), by, reasons },
  ],
});
