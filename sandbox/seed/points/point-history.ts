import { orderNumberOf } from '#sandbox/kernel/ledger/order-number.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import type { pointCarries, pointRedemptions } from '#sandbox/db/schema.ts';
import { pointsFor } from '#sandbox/domains/points/point-terms.ts';
import type { LedgerDraft } from './ledger-draft.ts';
import type { MemberSeed } from '#sandbox/seed/people/make-members.ts';
import type { GoodSeed } from './make-goods.ts';

type RedemptionSeed = typeof pointRedemptions.$inferInsert;
/** An item with its id. */
export type Good = GoodSeed & { readonly id: number };

/** A settled bet with real money. */
interface Settled {
  readonly member: MemberSeed;
  readonly validBet: bigint;
  readonly orderNo: string;
  readonly at: Date;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

interface PastRedemption {
  readonly picture: string;
  readonly quantity: number;
  readonly ago: number;
  /** How the redemption ended; `null` if it is still under review. */
  readonly ended: 'APPROVED' | 'REJECTED' | null;
}

/** The redemptions of `player01`, oldest first. */
const PAST: readonly PastRedemption[] = [
  { picture: 'voucher-bronze', quantity: 2, ago: 21 * DAY, ended: 'APPROVED' },
  { picture: 'shirt', quantity: 1, ago: 9 * DAY, ended: 'REJECTED' },
  { picture: 'mug', quantity: 1, ago: 4 * DAY, ended: 'APPROVED' },
  { picture: 'cap', quantity: 1, ago: MINUTE, ended: null },
];

/** Creates functions that add points to the members' history: granted with the account, earned with settled bets, and redeemed. */
export const createPointHistory = (code: string, currency: string, ledger: LedgerDraft, opened: Date) => {
  const issued = ledger.open('points-issued', null, 0, opened);
  const pending = ledger.open('points-pending', null, 0, opened);
  const accounts = new Map<number, number>();
  const carried = new Map<number, bigint>();
  const redemptions: RedemptionSeed[] = [];
  const accountOf = (member: MemberSeed): number => {
    const account = accounts.get(member.id) ?? ledger.open('points', member.id, 0, member.registeredAt);
    accounts.set(member.id, account);
    return account;
  };

  const earn = ({ member, validBet, orderNo, at }: Settled): void => {
    if (validBet <= 0n) return;
    const { points, left } = pointsFor((carried.get(member.id) ?? 0n) + validBet, code, currency);
    carried.set(member.id, left);
    if (points === 0n) return;
    const to = accountOf(member);
    ledger.post({ kind: 'points-earned', reference: orderNo, at, from: issued, to, amount: points });
  };

  const grant = (member: MemberSeed, points: number): void => {
    const at = new Date(member.registeredAt.getTime() + DAY / 24);
    ledger.post({
      kind: 'points-granted',
      reference: orderNumberOf('points', at, member.id),
      at,
      from: issued,
      to: accountOf(member),
      amount: BigInt(points),
      details: { names: textRef('names:gift.points') },
    });
  };

  /** Redeems a good. `payInto` pays a voucher into the member's wallet and returns the id of the transaction. */
  const redeem = (
    member: MemberSeed,
    good: Good,
    { quantity, ago, ended }: PastRedemption,
    now: number,
    payInto: (reference: string, amount: bigint, at: Date) => number,
  ): void => {
    const at = new Date(now - ago);
    // The number is unique across merchants, because member ids are.
    const orderNo = orderNumberOf('redemption', at, member.id * (PAST.length + 1) + redemptions.length);
    const amount = BigInt(good.points * quantity);
    const redeemAmount = good.redeemAmount * BigInt(quantity);
    const details = { names: good.names, quantity };
    const own = accountOf(member);
    const post = { reference: orderNo, amount };
    const hold = ledger.post({ ...post, kind: 'points-redeemed', at, from: own, to: pending, details });
    const endedAt = new Date(at.getTime() + 3 * MINUTE);
    const end = (): number | null => {
      if (ended === null) return null;
      if (ended === 'REJECTED')
        return ledger.post({ ...post, kind: 'points-returned', at: endedAt, from: pending, to: own, details });
      return ledger.post({ ...post, kind: 'points-spent', at: endedAt, from: pending, to: issued });
    };
    redemptions.push({
      orderNo,
      merchant: code,
      memberId: member.id,
      goodId: good.id ?? 0,
      quantity,
      points: amount,
      redeemAmount,
      currency,
      status: ended ?? 'IN_PROCESS',
      reason: ended === 'REJECTED' ? 'UNAVAILABLE' : null,
      createdAt: at,
      endedAt: ended === null ? null : endedAt,
      holdTransactionId: hold,
      endTransactionId: end(),
      paidTransactionId: ended === 'APPROVED' && redeemAmount > 0n ? payInto(orderNo, redeemAmount, endedAt) : null,
    });
  };

  return {
    earn,
    grant,
    /** Returns the planned redemptions of a member, oldest first, each with its time. */
    plansOf: (
      member: MemberSeed,
      goods: readonly Good[],
      now: number,
      payInto: (reference: string, amount: bigint, at: Date) => number,
    ): readonly { readonly at: number; readonly run: () => void }[] =>
      PAST.flatMap((past) => {
        const good = goods.find(({ picture }) => picture === past.picture);
        if (good === undefined) return [];
        return [{ at: now - past.ago, run: () => redeem(member, good, past, now, payInto) }];
      }),
    redemptions: (): readonly RedemptionSeed[] => redemptions,
    carries: (): (typeof pointCarries.$inferInsert)[] =>
      [...carried].map(([memberId, wagered]) => ({ memberId, wagered })),
  };
};
export type PointHistory = ReturnType<typeof createPointHistory>;
