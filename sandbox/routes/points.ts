import { balance, config, convert, details, redeem, redeemList, reward } from '#schemas/calls/points.ts';
import { toDecimal } from '#schemas/money.ts';
import { authorizeValue, valuePasswordOf } from '#sandbox/accounts/profile/payment-password.ts';
import { advanceRedemptions } from '#sandbox/domains/points/advance-redemptions.ts';
import { convertPoints } from '#sandbox/domains/points/convert-points.ts';
import { findGoods } from '#sandbox/domains/points/find-goods.ts';
import { findPointMovements } from '#sandbox/domains/points/find-point-movements.ts';
import { findRedemptions, readRedemption } from '#sandbox/domains/points/find-redemptions.ts';
import { pointRules } from '#sandbox/domains/points/point-rules.ts';
import { pointTerms } from '#sandbox/domains/points/point-terms.ts';
import { depositsOf, pointsOf } from '#sandbox/domains/points/points-of.ts';
import { redeemGood } from '#sandbox/domains/points/redeem-good.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';

export const pointRoutes: readonly Route[] = [
  defineMemberRoute(
    balance,
    async (_input, { kernel: { db }, session: { member }, at }) => {
      await advanceRedemptions(db, at, member.id);
      const { current, all } = await pointsOf(db, member.id);
      return { currentPoints: Number(current), pointsBalance: Number(all) };
    },
    { background: true },
  ),

  defineMemberRoute(reward, async (_input, { kernel: { db }, merchant, language, at }) => ({
    list: await findGoods(db, merchant, language, at),
  })),

  defineMemberRoute(config, async (_input, { kernel: { db }, merchant, language, session: { member } }) => ({
    ...pointTerms(merchant.code),
    deposited: Number(toDecimal(await depositsOf(db, member.id), merchant.currency)),
    passwordKind: valuePasswordOf(member),
    rules: pointRules(language),
  })),

  defineMemberRoute(
    redeem,
    async (input, { kernel: { db }, merchant, language, session: { member }, at }) =>
      readRedemption(db, await redeemGood(db, merchant, member.id, input, at), language),
    { authorize: authorizeValue },
  ),

  defineMemberRoute(
    redeemList,
    async (page, { kernel: { db }, language, session: { member }, at }) => {
      await advanceRedemptions(db, at, member.id);
      return findRedemptions(db, member.id, language, page);
    },
    { background: true },
  ),

  defineMemberRoute(details, async (page, { kernel: { db }, merchant, language, session: { member }, at }) => {
    await advanceRedemptions(db, at, member.id);
    return findPointMovements(db, { memberId: member.id, currency: merchant.currency, language }, page);
  }),

  defineMemberRoute(
    convert,
    async ({ points }, { kernel: { db }, merchant, session: { member }, at }) => {
      const done = await convertPoints(db, merchant, member.id, points, at);
      return { ...done, amount: Number(toDecimal(done.amount, merchant.currency)) };
    },
    { authorize: authorizeValue },
  ),
];
