import type { DemoOdds, DemoOutcome } from '#schemas/demo-game.ts';
import type { RandomSource } from '#sandbox/kernel/core/random-source.ts';

export interface DrawResult {
  /** The payout in hundredths of the stake. */
  readonly hundredths: number;
  readonly outcome: DemoOutcome;
}

/** Pure rules of one kind of demo game; the displayed odds are the real ones. */
export interface DemoRules {
  readonly odds: readonly DemoOdds[];
  /** How many times the odds apply per round. */
  readonly lines: number;
  /** Long-term return: of all odds together, or of the worst choice if the player chooses. */
  readonly returnToPlayer: number;
  /** Stakes are multiples of this many minor units, so that every payout is exact. */
  readonly stakeStep: bigint;
  /** Plays one round, or returns `null` for a choice that this game does not have. */
  readonly draw: (choice: string, chance: RandomSource) => DrawResult | null;
}

/** Removes binary rounding errors. */
const roundShare = (share: number): number => Number(share.toFixed(6));

/** Returns the total return of games that play all odds in a round, on each line. */
export const totalReturn = (odds: readonly DemoOdds[], lines: number): number =>
  roundShare(odds.reduce((sum, { chance, multiple }) => sum + chance * multiple, 0) * lines);

/** Returns the lowest return of games in which the player chooses one of the odds. */
export const minimumReturn = (odds: readonly DemoOdds[]): number =>
  roundShare(Math.min(...odds.map(({ chance, multiple }) => chance * multiple)));
