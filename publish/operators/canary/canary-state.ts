import type { Canary, EndedCanary, Manifest } from '../releases/manifest.ts';

/** Who changes a canary, when, and why. */
export interface CanaryChange {
  readonly by: string;
  readonly now: Date;
  readonly reasons: readonly string[];
}

/** The share in percent of visitors that get the release of a canary. */
export const shareOf = ({ steps, step }: Canary): number => steps[step] ?? 100;

/** Returns a manifest in which a canary has ended. */
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
