import { toMinor } from '#schemas/money.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { unitOf } from '#sandbox/kernel/merchants/unit-of.ts';

/** Settled valid bets of this many past days count towards a level. */
export const RANK_DAYS = 90;

/** For each level, the valid bets required and the bonus for reaching it, in units of play. */
const LADDER = [
  { labelName: 'Starter', bets: 0, bonus: 0 },
  { labelName: 'Bronze', bets: 1_000, bonus: 10 },
  { labelName: 'Silver', bets: 10_000, bonus: 50 },
  { labelName: 'Gold', bets: 100_000, bonus: 300 },
  { labelName: 'Platinum', bets: 500_000, bonus: 1_500 },
  { labelName: 'Diamond', bets: 2_000_000, bonus: 6_000 },
  { labelName: 'Crown', bets: 8_000_000, bonus: 25_000 },
  { labelName: 'Legend', bets: 25_000_000, bonus: 80_000 },
] as const;

export const LOWEST_LABEL = LADDER[0].labelName;

/** Returns the label of a level, or `null` for the lowest level, which has none. */
export const labelOf = (rankLevel: number): string | null =>
  rankLevel === 0 ? null : (LADDER[Math.min(rankLevel, LADDER.length - 1)]?.labelName ?? null);

/** A level; amounts are minor units of the merchant's currency. */
export interface RankLevel {
  readonly rankLevel: number;
  readonly labelName: string;
  readonly requires: bigint;
  readonly bonus: bigint;
}

/** Returns the levels of a merchant, lowest first. */
export const rankLevels = ({ code, currency }: Pick<MerchantRow, 'code' | 'currency'>): readonly RankLevel[] =>
  LADDER.map(({ labelName, bets, bonus }, rankLevel) => ({
    rankLevel,
    labelName,
    requires: toMinor(bets * unitOf(code), currency),
    bonus: toMinor(bonus * unitOf(code), currency),
  }));

/** Returns the highest level that a sum of valid bets reaches. */
export const levelFor = (levels: readonly RankLevel[], validBets: bigint): number =>
  levels.findLast(({ requires }) => validBets >= requires)?.rankLevel ?? 0;
