import type { DemoOutcome } from '#schemas/demo-game.ts';
import { toDecimal } from '#schemas/money.ts';
import type { GameRow, MemberRow } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { RULES } from './all-rules.ts';
import { demoKindOf } from './demo-kind-of.ts';
import type { RandomSource } from '#sandbox/kernel/core/random-source.ts';
import { stakesOf } from './stakes-of.ts';

export interface Wager {
  readonly member: MemberRow;
  readonly game: GameRow;
  readonly currency: string;
  readonly stake: number;
  readonly choice: string;
  readonly random: RandomSource;
  readonly at: Date;
}

/** A played round; amounts are minor units. */
export interface DrawnRound {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly outcome: DemoOutcome;
}

/** Plays a round by the rules of its game, without moving money. Throws a field problem if the game does not offer the stake or the choice. */
export const drawRound = ({
  member: { merchant },
  game,
  currency,
  stake: requestedStake,
  choice,
  random,
}: Wager): DrawnRound => {
  const rules = RULES[demoKindOf(game)];
  const stake = stakesOf({ minBet: game.minBet, merchant, currency, stakeStep: rules.stakeStep }).find(
    (minor) => Number(toDecimal(minor, currency)) === requestedStake,
  );
  const drawn = rules.draw(choice, random);
  if (stake === undefined || drawn === null)
    throw createFieldProblem({
      ...(stake === undefined ? { stake: 'stake_unknown' } : {}),
      ...(drawn === null ? { choice: 'choice_unknown' } : {}),
    });
  return { stake, payout: (stake * BigInt(drawn.hundredths)) / 100n, outcome: drawn.outcome };
};
