import {
  applyPromotion,
  availablePromotions,
  claimPromotion,
  claimRaffle,
  joinPromotion,
  promotionDetail,
  promotions,
} from '#schemas/calls/promotions.ts';
import type { Promotion } from '#schemas/promotions.ts';
import { advanceApplications } from '#sandbox/domains/promotions/advance-applications.ts';
import { applyPromotion as sendApplication } from '#sandbox/domains/promotions/apply-promotion.ts';
import {
  claimPromotion as payPromotion,
  claimRaffle as drawTicket,
} from '#sandbox/domains/promotions/claim-promotion.ts';
import { describePromotion, describeSummary } from '#sandbox/domains/promotions/describe-promotion.ts';
import { findPromotion, findPromotions, type Asker } from '#sandbox/domains/promotions/find-promotions.ts';
import { joinPromotion as enter } from '#sandbox/domains/promotions/join-promotion.ts';
import type { MemberContext, RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { defineMemberRoute, defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { isTrial } from '#sandbox/kernel/http/assert-not-trial.ts';

/** Returns the caller, after deciding the caller's due applications. */
const askerOf = async ({ kernel, merchant, session, at }: RequestContext): Promise<Asker> => {
  const member = session?.member ?? null;
  const memberId = member === null || isTrial(member) ? null : member.id;
  if (memberId !== null) await advanceApplications(kernel.db, memberId, at);
  return { merchant: merchant.code, memberId, at };
};

const memberOf = async (context: MemberContext): Promise<Asker & { readonly memberId: number }> => {
  return { ...(await askerOf(context)), memberId: context.session.member.id };
};

const readerOf = ({ merchant, language }: RequestContext) => ({ currency: merchant.currency, language });

const describe = async (context: RequestContext, asker: Asker, code: string): Promise<Promotion> => {
  const { db } = context.kernel;
  return describePromotion(db, await findPromotion(db, asker, code), readerOf(context));
};

export const promotionRoutes: readonly Route[] = [
  defineRoute(promotions, async (_input, context) => {
    const found = await findPromotions(context.kernel.db, await askerOf(context));
    return { list: found.map((one) => describeSummary(one, readerOf(context))) };
  }),

  defineRoute(promotionDetail, async ({ id }, context) => describe(context, await askerOf(context), id), {
    background: true,
  }),

  defineMemberRoute(
    availablePromotions,
    async (_input, context) => {
      if (isTrial(context.session.member)) return { count: 0 };
      const found = await findPromotions(context.kernel.db, await askerOf(context));
      return { count: found.filter(({ standing: { status } }) => status === 'JOIN' || status === 'CLAIM').length };
    },
    { background: true },
  ),

  defineMemberRoute(joinPromotion, async ({ id }, context) => {
    const asker = await memberOf(context);
    await enter(context.kernel.db, asker, id);
    return describe(context, asker, id);
  }),

  defineMemberRoute(applyPromotion, async ({ id, ...application }, context) => {
    const asker = await memberOf(context);
    await sendApplication(context.kernel.db, asker, id, application);
    return describe(context, asker, id);
  }),

  defineMemberRoute(claimPromotion, async ({ id }, context) => {
    const asker = await memberOf(context);
    await payPromotion(context.kernel.db, asker, id);
    return describe(context, asker, id);
  }),

  defineMemberRoute(claimRaffle, async ({ id }, context) => {
    const asker = await memberOf(context);
    await drawTicket(context.kernel.db, asker, id, context.kernel.random);
    return describe(context, asker, id);
  }),
];
