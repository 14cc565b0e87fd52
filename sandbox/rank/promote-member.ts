import { eq } from 'drizzle-orm';
import { members, type MemberRow, type Translations } from '../db/schema.ts';
import type { MemberContext } from '../request-context.ts';
import { grantReward } from '../rewards/grant-reward.ts';
import { isTrial } from '../session/assert-not-trial.ts';
import { labelOf, levelFor, rankLevels } from './rank-levels.ts';
import { sumValidBets } from './sum-valid-bets.ts';

const TURNOVER_TIMES = 1;
/** Above this level a member has VIP service. */
const VIP_ABOVE = 4;

const bonusNames = (label: string): Translations<string> => ({
  EN: `Bonus for reaching ${label}`,
  CN: `晋升${label}赠金`,
  ID: `Bonus naik ke ${label}`,
  JA: `${label}到達ボーナス`,
  TH: `โบนัสเลื่อนเป็น ${label}`,
  TY: `Bonus sa pag-abot ng ${label}`,
  VI: `Thưởng lên hạng ${label}`,
});

export const rankReference = (rankLevel: number): string => `rank-${rankLevel}`;

/** Raises a member to the level that the settled bets reach, and offers the bonus of each level on the way, once. Nobody is lowered. */
export const promoteMember = (
  { platform, merchant, at }: Pick<MemberContext, 'platform' | 'merchant' | 'at'>,
  memberId: number,
): Promise<MemberRow> =>
  platform.db.transaction(async (tx) => {
    const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
    if (member === undefined) throw new Error('the member of a session is missing');
    const levels = rankLevels(merchant);
    const reached = isTrial(member) ? 0 : levelFor(levels, (await sumValidBets(tx, memberId, at)).validBets);
    if (reached <= member.rankLevel) return member;
    const passed = levels.filter(({ rankLevel }) => rankLevel > member.rankLevel && rankLevel <= reached);
    for (const { rankLevel, labelName, bonus } of passed)
      // oxlint-disable-next-line no-await-in-loop -- one connection within a transaction
      await grantReward(tx, {
        memberId,
        kind: 'RANK',
        reference: rankReference(rankLevel),
        names: bonusNames(labelName),
        amount: bonus,
        turnoverTimes: TURNOVER_TIMES,
        createdAt: at,
        expiresAt: null,
      });
    const [raised] = await tx
      .update(members)
      .set({
        rankLevel: reached,
        labelName: labelOf(reached),
        ...(reached > VIP_ABOVE && member.memberLabel === '' ? { memberLabel: 'VIP' } : {}),
      })
      .where(eq(members.id, memberId))
      .returning();
    return raised ?? member;
  });
