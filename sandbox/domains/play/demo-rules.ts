import type { DemoOdds, DemoOutcome } from '#schemas/demo-game.ts';
import type { RandomSource } from '#sandbox/kernel/core/random-source.ts';

export interface DrawResult {
  /** The payout in hundredths of the stake. */
  readonly hundredths: number;
  readonly outcome: DemoOutcome;
}

/** The rules of one kind of demo game. `odds` are displayed, and `draw` follows exactly these odds. */
export interface DemoRules {
  readonly odds: readonly DemoOdds[];
  /** The number of lines in a round; the odds apply once to each line. */
  readonly lines: number;
  /** The long-term return as a share of the stakes: for all odds together or, if the player chooses one of them, for the worst choice. */
  readonly returnToPlayer: number;
  /** Stakes are multiples of this many minor units, so that every payout is exact. */
  readonly stakeStep: bigint;
  /** Plays one round, or returns `null` for a choice that this game does not offer. */
  readonly draw: (choice: string, chance: RandomSource) => DrawResult | null;
}

/** Rounds a share to six decimals, which removes floating-point errors. */
const roundShare = (share: number): number => Number(share.toFixed(6));

/** Calculates the return of a game in which all odds apply in each round, on each line. */
export const totalReturn = (odds: readonly DemoOdds[], lines: number): number =>
  roundShare(odds.reduce((sum, { chance, multiple }) => sum + chance * multiple, 0) * lines);

/** Calculates the return of a game in which the player chooses one of the odds; it is that of the worst choice. */
export const minimumReturn = (odds: readonly DemoOdds[]): number =>
  roundShare(Math.min(...odds.map(({ chance, multiple }) => chance * multiple)));
