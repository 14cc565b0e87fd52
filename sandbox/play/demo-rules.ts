import type { DemoOdds, DemoOutcome } from '#schemas/demo-game.ts';
import type { Chance } from './chance.ts';

export interface Drawn {
  /** What the round pays, in hundredths of its stake. */
  readonly hundredths: number;
  readonly outcome: DemoOutcome;
}

/** One kind of demo game as pure rules: the odds that are shown are those that it draws by. */
export interface DemoRules {
  readonly odds: readonly DemoOdds[];
  /** How many times the odds hold in a round. */
  readonly lines: number;
  /** Of a stake, over many rounds: by all odds together, or by the least generous choice where the player chooses one. */
  readonly returnToPlayer: number;
  /** Stakes are multiples of so many minor units, so that every payout is exact. */
  readonly grain: bigint;
  /** Throws nothing; null for a choice that this game does not have. */
  readonly draw: (choice: string, chance: Chance) => Drawn | null;
}

/** A share without the dust of binary fractions. */
const tidy = (share: number): number => Number(share.toFixed(6));

/** Where every round plays all the odds, on each of its lines. */
export const returnOfAll = (odds: readonly DemoOdds[], lines: number): number =>
  tidy(odds.reduce((sum, { chance, multiple }) => sum + chance * multiple, 0) * lines);

/** Where the player chooses one of the odds. */
export const leastReturn = (odds: readonly DemoOdds[]): number =>
  tidy(Math.min(...odds.map(({ chance, multiple }) => chance * multiple)));
