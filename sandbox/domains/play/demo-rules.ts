import type { DemoOdds, DemoOutcome } from '#schemas/demo-game.ts';
import type { RandomSource } from '#sandbox/kernel/core/random-source.ts';

export interface DrawResult {
  /** The payout in hundredths of the stake. */
  readonly hundredths: number;
  readonly outcome: DemoOutcome;
}

/** The rules of one kind of demo game. `odds` are the displayed odds, and `draw` really has them. */
export interface DemoRules {
  readonly odds: readonly DemoOdds[];
  /** The number of lines in a round; the odds apply once to each line. */
  readonly lines: number;
  /** The long-term return as a share of the stakes: of all odds together or, if the player chooses one of them, of the worst choice. */
  readonly returnToPlayer: number;
  /** Stakes are multiples of this many minor units, so that every payout is exact. */
  readonly stakeStep: bigint;
  /** Plays one round, or returns `null` for a choice that this game does not have. */
  readonly draw: (choice: string, chance: RandomSource) => DrawResult | null;
}

/** Rounds a share to six decimals, which removes the errors of binary fractions. */
const roundShare = (share: number): number => Number(share.toFixed(6));

/** Returns the return of a game in which all odds apply in each round, on each line. */
export const totalReturn = (odds: readonly DemoOdds[], lines: number): number =>
  roundShare(odds.reduce((sum, { chance, multiple }) => sum + chance * multiple, 0) * lines);

/** Returns the return of a game in which the player chooses one of the odds: that of the worst choice. */
export const minimumReturn = (odds: readonly DemoOdds[]): number =>
  roundShare(Math.min(...odds.map(({ chance, multiple }) => chance * multiple)));
