import { betRecords, bonusRecords, profitRecords, transactionRecords } from '#schemas/calls/member.ts';
import { findBets } from '../records/find-bets.ts';
import { findBonuses } from '../records/find-bonuses.ts';
import { findMovements } from '../records/find-movements.ts';
import { recordRange } from '../records/record-range.ts';
import { sumProfit } from '../records/sum-profit.ts';
import type { MemberContext } from '../request-context.ts';
import { defineMemberRoute, type Route } from '../route.ts';
import { assertNotTrial } from '../session/assert-not-trial.ts';

const whose = ({ session: { member }, merchant }: MemberContext) => {
  assertNotTrial(member);
  return { memberId: member.id, currency: merchant.currency };
};

export const recordRoutes: readonly Route[] = [
  defineMemberRoute(betRecords, ({ gameCategory, vassalage, ...asked }, visit) =>
    findBets(visit.platform.db, { ...whose(visit), ...recordRange(asked), gameCategory, vassalage }, asked),
  ),
  defineMemberRoute(transactionRecords, ({ type, ...asked }, visit) =>
    findMovements(visit.platform.db, { ...whose(visit), ...recordRange(asked), type }, asked),
  ),
  defineMemberRoute(profitRecords, (asked, visit) =>
    sumProfit(visit.platform.db, { ...whose(visit), ...recordRange(asked) }),
  ),
  defineMemberRoute(bonusRecords, ({ type, ...asked }, visit) =>
    findBonuses(visit.platform.db, { ...whose(visit), ...recordRange(asked), type, language: visit.language }, asked),
  ),
];
