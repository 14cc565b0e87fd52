import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { missionClaims, missions, type MerchantRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { payBonus, type BonusPayment } from '#sandbox/domains/rewards/pay-bonus.ts';
import { pickText } from '#sandbox/kernel/texts/translate.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { endOf, isOpen } from './find-missions.ts';
import { measureProgress } from './measure-progress.ts';
import { missionPeriod } from '#sandbox/kernel/clock/mission-period.ts';

/**
 * Pays a mission's reward into the main wallet, once per period. If `endTime` is given, it is the end of the period that the member saw, and the
 * claim is refused in any other period.
 */
export const claimMission = (
  db: Database,
  merchant: MerchantRow,
  {
    memberId,
    id,
    endTime,
    at,
  }: {
    readonly memberId: number;
    readonly id: number;
    readonly endTime: number | null | undefined;
    readonly at: Date;
  },
): Promise<BonusPayment> =>
  db.transaction(async (tx) => {
    const [mission] = await tx
      .select()
      .from(missions)
      .where(and(eq(missions.id, id), eq(missions.merchant, merchant.code)));
    if (mission === undefined) throw createProblem('not_found', 404, 'No mission has this id');
    const period = missionPeriod(mission, at, merchant);
    if (endTime !== undefined && endTime !== endOf(period))
      throw createProblem('claim_closed', 409, 'The period of this mission is over');
    // If another process makes the same claim, this insert waits in the database until that transaction ends.
    const [claim] = await tx
      .insert(missionClaims)
      .values({ missionId: id, memberId, periodStart: period.from, amount: mission.reward, claimedAt: at })
      .onConflictDoNothing()
      .returning({ id: missionClaims.id });
    if (claim === undefined) throw createProblem('already_claimed', 409, 'This mission has been claimed already');
    if (!isOpen(mission, at)) throw createProblem('claim_closed', 409, 'This mission has ended');
    const done = (await measureProgress(tx, memberId, [{ mission, period }])).get(id) ?? 0n;
    if (done < mission.target) throw createProblem('mission_open', 409, 'This mission is not completed yet');
    const payment: BonusPayment = {
      reference: createOrderNumber('mission', at),
      names: pickText(mission.texts, 'name'),
      amount: mission.reward,
      turnoverTimes: mission.turnoverTimes,
      at,
    };
    const { id: transactionId } = await payBonus(tx, memberId, payment);
    await tx.update(missionClaims).set({ transactionId }).where(eq(missionClaims.id, claim.id));
    return payment;
  });
