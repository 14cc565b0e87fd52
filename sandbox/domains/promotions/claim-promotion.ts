import type { Database } from '#sandbox/db/database.ts';
import { promotionEntries, type RafflePrize } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { RandomSource } from '#sandbox/kernel/core/random-source.ts';
import { findPromotion, type Asker, type FoundPromotion } from './find-promotions.ts';
import { promotionChanged } from './join-promotion.ts';
import { lockEntry } from './lock-entry.ts';
import { payEntry } from './pay-entry.ts';
import { ticketPeriod } from './promotion-period.ts';

type Claimer = Asker & { readonly memberId: number };

const alreadyClaimed = () => createProblem('already_claimed', 409, 'This has been claimed already');

const mustBeClaimable = ({ standing: { status, progress, entry } }: FoundPromotion): void => {
  if (status === 'CLAIM') return;
  if (status === 'CLAIMED' || status === 'ISSUED') throw alreadyClaimed();
  const isLate = status === 'CLOSED' && entry !== null && (progress === null || progress.done >= progress.required);
  if (isLate) throw createProblem('claim_closed', 409, 'The time to claim this has ended');
  throw promotionChanged('This promotion cannot be claimed now');
};

/** Pays the reward that a member has earned with a promotion, once. */
export const claimPromotion = (db: Database, claimer: Claimer, code: string): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await findPromotion(tx, claimer, code);
    const { promotion, standing } = found;
    if (promotion.kind === 'RAFFLE') throw promotionChanged('A raffle is claimed by its own call');
    mustBeClaimable(found);
    if (standing.entry === null) throw new Error('a promotion that can be claimed must have an entry');
    const entry = await lockEntry(tx, standing.entry.id);
    if (entry.paidAt !== null) throw alreadyClaimed();
    await payEntry(tx, promotion, entry, { amount: promotion.amount, at: claimer.at });
  });

/** The result of a random draw: a `number` from 0 to `of` - 1. It is recorded so that the prize can be checked. */
interface Draw {
  readonly number: number;
  readonly of: number;
}

/** Picks one prize at random. The chance of each prize is its weight divided by the sum of all weights. `amount` is in minor units. */
const drawPrize = (
  prizes: readonly RafflePrize[],
  random: RandomSource,
): { readonly amount: bigint; readonly draw: Draw } => {
  const of = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const number = random.below(of);
  let before = 0;
  for (const { amount, weight } of prizes) {
    before += weight;
    if (number < before) return { amount: BigInt(amount), draw: { number, of } };
  }
  throw new Error('a raffle needs prizes');
};

/** Draws the prize of the member's next ticket and pays it. Each ticket is drawn only once. */
export const claimRaffle = (db: Database, claimer: Claimer, code: string, random: RandomSource): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await findPromotion(tx, claimer, code);
    const { promotion, standing } = found;
    if (promotion.kind !== 'RAFFLE') throw promotionChanged('This promotion is not a raffle');
    mustBeClaimable(found);
    const ticket = (standing.raffle?.drawn ?? 0) + 1;
    const [entry] = await tx
      .insert(promotionEntries)
      .values({
        promotionId: promotion.id,
        memberId: claimer.memberId,
        period: ticketPeriod(ticket),
        startedAt: claimer.at,
      })
      .onConflictDoNothing()
      .returning();
    if (entry === undefined) throw alreadyClaimed();
    const { amount, draw } = drawPrize(promotion.prizes ?? [], random);
    await payEntry(tx, promotion, entry, { amount, at: claimer.at, details: { ticket, draw } });
  });
