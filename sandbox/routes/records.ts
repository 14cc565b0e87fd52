import { betRecords, bonusRecords, profitRecords, recordsOfOrder, transactionRecords } from '#schemas/calls/member.ts';
import { BONUS_TYPES } from '#schemas/record-names.ts';
import type { TransactionRecord } from '#schemas/records.ts';
import { findBets } from '#sandbox/domains/records/find-bets.ts';
import { findBonuses } from '#sandbox/domains/records/find-bonuses.ts';
import { findMovements } from '#sandbox/domains/records/find-movements.ts';
import { beginningsOf, recordRange } from '#sandbox/kernel/clock/record-range.ts';
import { sumProfit } from '#sandbox/domains/records/sum-profit.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';

const whose = ({ session: { member }, merchant }: MemberContext) => ({
  memberId: member.id,
  currency: merchant.currency,
});

const ofWallet = ({ session: { member }, merchant }: MemberContext) => ({ memberId: member.id, merchant });

/** The page for the records of one order number, which are only a few: the payment, the bonus and a refund. */
const OF_ONE_ORDER = { pageNo: 1, pageSize: 20 };

export const recordRoutes: readonly Route[] = [
  defineMemberRoute(betRecords, ({ gameCategory, vassalage, moved, ...asked }, visit) =>
    findBets(visit.kernel.db, { ...whose(visit), ...recordRange(asked), gameCategory, vassalage, moved }, asked),
  ),
  defineMemberRoute(transactionRecords, ({ type, ...asked }, visit) =>
    findMovements(visit.kernel.db, { ...ofWallet(visit), ...recordRange(asked), type }, asked),
  ),
  defineMemberRoute(profitRecords, (asked, visit) => {
    const range = recordRange(asked);
    return sumProfit(visit.kernel.db, { ...whose(visit), ...range, days: beginningsOf(range, asked.days) });
  }),
  defineMemberRoute(bonusRecords, ({ type, ...asked }, visit) =>
    findBonuses(visit.kernel.db, { ...whose(visit), ...recordRange(asked), type, language: visit.language }, asked),
  ),
  defineMemberRoute(recordsOfOrder, async ({ orderNo }, visit) => {
    const { db } = visit.kernel;
    const filter = { ...whose(visit), orderNo };
    const [bets, transactions, bonuses] = await Promise.all([
      findBets(db, filter, OF_ONE_ORDER),
      findMovements(db, { ...ofWallet(visit), orderNo }, OF_ONE_ORDER),
      findBonuses(db, { ...filter, language: visit.language }, OF_ONE_ORDER),
    ]);
    const isBonus = ({ type }: TransactionRecord): boolean => BONUS_TYPES.some((each) => each === type);
    return {
      bets: bets.list,
      transactions: transactions.list.filter((record) => !isBonus(record)),
      bonuses: bonuses.list,
    };
  }),
];
