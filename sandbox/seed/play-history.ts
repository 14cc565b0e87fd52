import { toMinor } from '#schemas/money.ts';
import type { bets } from '#sandbox/db/schema.ts';
import { NAMED_ACCOUNTS } from '#sandbox/seed/people/accounts.ts';
import { orderNumberOf, type OrderKind } from '#sandbox/kernel/ledger/order-number.ts';
import type { LedgerDraft } from '#sandbox/seed/points/ledger-draft.ts';
import type { MemberSeed } from '#sandbox/seed/people/make-members.ts';
import type { RewardSeed } from './make-referrals.ts';
import type { MerchantProfile } from '#sandbox/seed/people/merchant-profiles.ts';
import type { Plan, PlannedBet } from './plan-play.ts';
import { createPointHistory, type Good, type PointHistory } from '#sandbox/seed/points/point-history.ts';
import type { Random } from '#sandbox/seed/people/random.ts';

export type BetSeed = typeof bets.$inferInsert & { readonly id: number };

/** Rounds to two significant digits, the second being 0 or 5, like amounts that people choose. */
const roundToStep = (amount: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - 1) * 5;
  return Math.max(1, Math.round(amount / step)) * step;
};

const shareOf = (amount: bigint, share: number): bigint => (amount * BigInt(Math.round(share * 1000))) / 1000n;

/** Carries out the plans in chronological order. No stake, withdrawal or transfer exceeds the balance at its time. */
export const playHistory = ({
  profile,
  members,
  plans,
  claimed,
  ledger,
  firstBetId,
  now,
  random,
  goods,
}: {
  profile: MerchantProfile;
  members: readonly MemberSeed[];
  plans: readonly Plan[];
  goods: readonly Good[];
  /** The rewards; claimed ones are paid at the end. */
  claimed: readonly RewardSeed[];
  ledger: LedgerDraft;
  firstBetId: number;
  now: number;
  random: Random;
}): {
  readonly played: readonly BetSeed[];
  readonly points: PointHistory;
  /** The ids of the transactions that paid claimed rewards, by reward id. */
  readonly rewarded: ReadonlyMap<number, number>;
} => {
  const { code, currency, unit } = profile;
  const opened = new Date(Math.min(...members.map(({ registeredAt }) => registeredAt.getTime())) - 86_400_000);
  const house = (['cash', 'play', 'bonus', 'commission', 'adjustment', 'trial'] as const).map(
    (kind) => [kind, ledger.open(kind, null, 0, opened)] as const,
  );
  const houseOf = Object.fromEntries(house) as Record<(typeof house)[number][0], number>;
  const points = createPointHistory(code, currency, ledger, opened);
  const wallets = new Map<string, number>();
  const walletOf = (member: MemberSeed, accountTypeId = 0): number => {
    const key = `${member.id}:${accountTypeId}`;
    const wallet =
      wallets.get(key) ??
      ledger.open(accountTypeId === 0 ? 'main' : 'game', member.id, accountTypeId, member.registeredAt);
    wallets.set(key, wallet);
    return wallet;
  };
  const byId = new Map(members.map((member) => [member.id, member]));
  const placed = new Map<PlannedBet, BetSeed>();
  const minor = (units: number): bigint => toMinor(roundToStep(units * unit), currency);
  const nextNumber = (kind: OrderKind, at: Date): string => orderNumberOf(kind, at, ledger.transactions.length + 1);

  const deposit = (member: MemberSeed, amount: bigint, at: number): void => {
    const method = random.pick(['bank', 'e-wallet', 'qr']);
    ledger.post({
      kind: 'deposit',
      reference: nextNumber('deposit', new Date(at)),
      at: new Date(at),
      from: houseOf.cash,
      to: walletOf(member),
      amount,
      details: { method },
    });
  };

  const place = (plan: PlannedBet): void => {
    const { member, game } = plan;
    const wallet = walletOf(member);
    const stake = minor(plan.stake);
    if (ledger.balance(wallet) < stake)
      deposit(member, minor(Math.max(200, plan.stake * random.between(15, 40))), plan.at - 1000);
    const id = firstBetId + placed.size;
    const placedAt = new Date(plan.at);
    const orderNo = orderNumberOf('bet', placedAt, id);
    const stakeTransactionId = ledger.post({
      kind: 'bet',
      reference: orderNo,
      at: placedAt,
      from: wallet,
      to: houseOf.play,
      amount: stake,
    });
    const { nodeId, vassalage, category } = game;
    placed.set(plan, {
      id,
      orderNo,
      merchant: code,
      memberId: member.id,
      nodeId,
      vassalage,
      category,
      currency,
      stake,
      validBet: 0n,
      payout: 0n,
      status: 'open',
      placedAt,
      settledAt: null,
      stakeTransactionId,
      payoutTransactionId: null,
    });
  };

  const settle = (plan: PlannedBet): void => {
    const bet = placed.get(plan);
    if (!bet) return;
    bet.status = 'settled';
    bet.settledAt = new Date(plan.settlesAt);
    bet.payout = (bet.stake * BigInt(Math.round(plan.multiple * 100))) / 100n;
    bet.validBet = bet.payout === bet.stake ? 0n : bet.stake;
    points.earn({ member: plan.member, validBet: bet.validBet, orderNo: bet.orderNo, at: bet.settledAt });
    if (bet.payout === 0n) return;
    bet.payoutTransactionId = ledger.post({
      kind: 'payout',
      reference: bet.orderNo,
      at: bet.settledAt,
      from: houseOf.play,
      to: walletOf(plan.member),
      amount: bet.payout,
    });
  };

  const transfer = (member: MemberSeed, from: number, to: number, share: number, at: number): void => {
    const amount = shareOf(ledger.balance(walletOf(member, from)), share);
    if (amount <= 0n) return;
    ledger.post({
      kind: 'transfer',
      reference: nextNumber('wallets', new Date(at)),
      at: new Date(at),
      from: walletOf(member, from),
      to: walletOf(member, to),
      amount,
      details: { from, to },
    });
  };

  const execute = (plan: Plan): void => {
    if (plan.kind === 'bet') return place(plan);
    if (plan.kind === 'settle') return settle(plan.bet);
    const { member, share } = plan;
    const wallet = walletOf(member);
    const at = new Date(plan.at);
    if (plan.kind === 'to-game') return transfer(member, 0, plan.accountTypeId, share, plan.at);
    if (plan.kind === 'from-game') return transfer(member, plan.accountTypeId, 0, share, plan.at);
    if (plan.kind === 'bonus') {
      const name = random.pick(['Weekend bonus', 'Reload bonus', 'Birthday bonus', 'Lucky spin']);
      ledger.post({
        kind: 'bonus',
        reference: nextNumber('bonus', at),
        at,
        from: houseOf.bonus,
        to: wallet,
        amount: minor(40 * share),
        details: { name },
      });
      return;
    }
    if (plan.kind === 'rebate') {
      ledger.post({
        kind: 'rebate',
        reference: nextNumber('rebate', at),
        at,
        from: houseOf.commission,
        to: wallet,
        amount: minor(6 * share),
      });
      return;
    }
    const amount = shareOf(ledger.balance(wallet), share);
    if (amount < minor(20)) return;
    const upline = plan.kind === 'upline' && member.uplineId ? byId.get(member.uplineId) : undefined;
    if (upline)
      ledger.post({
        kind: 'upline',
        reference: nextNumber('upline', at),
        at,
        from: wallet,
        to: walletOf(upline),
        amount,
        details: { fromMember: member.id, toMember: upline.id },
      });
    else
      ledger.post({
        kind: 'withdrawal',
        reference: nextNumber('withdrawal', at),
        at,
        from: wallet,
        to: houseOf.cash,
        amount,
        details: { method: random.pick(['bank', 'e-wallet']) },
      });
  };

  for (const member of members) walletOf(member);
  for (const { account, points: given } of NAMED_ACCOUNTS) {
    const member = members.find((candidate) => candidate.account === account);
    if (member !== undefined && given !== undefined) points.grant(member, given);
  }
  const player = members.find(({ account }) => account === 'player01');
  const redemptions =
    player === undefined
      ? []
      : points.plansOf(player, goods, now, (reference, amount, at) =>
          ledger.post({ kind: 'redemption', reference, at, from: houseOf.bonus, to: walletOf(player), amount }),
        );
  let redeemed = 0;
  const redeemUntil = (at: number): void => {
    for (let next = redemptions[redeemed]; next !== undefined && next.at <= at; next = redemptions[redeemed]) {
      next.run();
      redeemed += 1;
    }
  };
  for (const plan of plans) {
    redeemUntil(plan.at);
    execute(plan);
  }
  redeemUntil(now);
  const rewarded = new Map<number, number>();
  claimed.forEach(({ id, memberId, amount, names }, nth) => {
    const member = byId.get(memberId);
    if (member === undefined) return;
    const at = new Date(now - 55_000 + nth * 100);
    const transactionId = ledger.post({
      kind: 'bonus',
      reference: orderNumberOf('reward', at, id),
      at,
      from: houseOf.bonus,
      to: walletOf(member),
      amount,
      details: { names },
    });
    rewarded.set(id, transactionId);
  });

  for (const { account, balance } of NAMED_ACCOUNTS) {
    const member = members.find((candidate) => candidate.account === account);
    if (!member) continue;
    const missing = toMinor(balance * unit, currency) - ledger.balance(walletOf(member));
    const at = new Date(now - 45_000);
    if (missing > 0n) deposit(member, missing, at.getTime());
    else if (missing < 0n)
      ledger.post({
        kind: 'withdrawal',
        reference: nextNumber('withdrawal', at),
        at,
        from: walletOf(member),
        to: houseOf.cash,
        amount: -missing,
        details: { method: 'bank' },
      });
  }
  return { played: [...placed.values()], points, rewarded };
};
