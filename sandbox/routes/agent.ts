import { and, count, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import {
  announcements,
  bets,
  closeInvite,
  createDownline,
  createInvite,
  downlines,
  income,
  invite,
  loss,
  overview,
  terms,
  transactions,
  transferDownline,
} from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import { ACCOUNT_TYPES } from '#schemas/team-names.ts';
import { defineAgentRoute } from '#sandbox/accounts/network/agent-route.ts';
import { BONUS_SHARE } from '#sandbox/accounts/network/agent-terms.ts';
import { createDownline as createAccount } from '#sandbox/accounts/registration/create-downline.ts';
import { findDownlines } from '#sandbox/domains/agents/find-downlines.ts';
import { findIncome } from '#sandbox/domains/agents/find-income.ts';
import { findOverview } from '#sandbox/domains/agents/find-overview.ts';
import { splitRange } from '#sandbox/domains/agents/split-range.ts';
import { findTeamBets } from '#sandbox/domains/agents/find-team-bets.ts';
import { findTeamMovements } from '#sandbox/domains/agents/find-team-movements.ts';
import { findTeamProfit } from '#sandbox/domains/agents/find-team-profit.ts';
import { closeInvite as close, createInvite as create, findInvites } from '#sandbox/domains/agents/invites.ts';
import { pathTo } from '#sandbox/accounts/network/network.ts';
import { sendTransfer } from '#sandbox/domains/cashier/send-transfer.ts';
import { cashierTerms } from '#sandbox/domains/cashier/cashier-terms.ts';
import { moneyOutOf, toHeldMoney } from '#sandbox/domains/cashier/money-out.ts';
import { authorizePayment } from '#sandbox/accounts/profile/payment-password.ts';
import { announcements as notices } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { utcOffsetOf } from '#sandbox/kernel/clock/mission-period.ts';
import { pageBounds, pagesOf, recordRange } from '#sandbox/kernel/clock/record-range.ts';
import type { Route } from '#sandbox/kernel/requests/route.ts';
import { findPaidDays } from '#sandbox/domains/settlement/find-paid-days.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';

export const agentRoutes: readonly Route[] = [
  defineAgentRoute(overview, (asked, { kernel, merchant, network, at }) =>
    findOverview(kernel.db, merchant, { network, ...recordRange(asked) }, at.getTime()),
  ),

  defineAgentRoute(downlines, async ({ search, group = null, direct = false, from, to, ...page }, context) => {
    const { kernel, merchant, network, at } = context;
    const range =
      from === undefined || to === undefined
        ? null
        : await splitRange(kernel.db, merchant, recordRange({ from, to }), at.getTime());
    return {
      path: await pathTo(context, network),
      ...(await findDownlines(kernel.db, { network, search: search ?? '', group, isDirect: direct, range }, page)),
    };
  }),

  defineAgentRoute(bets, ({ only, gameCategory, vassalage, ...asked }, { kernel, merchant, network, at }) =>
    findTeamBets(
      kernel.db,
      merchant,
      { network, only, gameCategory, vassalage, ...recordRange(asked) },
      asked,
      at.getTime(),
    ),
  ),

  defineAgentRoute(loss, ({ only, ...asked }, { kernel, merchant, network, at }) =>
    findTeamProfit(kernel.db, merchant, { network, only, ...recordRange(asked) }, asked, at.getTime()),
  ),

  defineAgentRoute(income, async (asked, { kernel, merchant, network, at, session: { member } }) => {
    const range = recordRange(asked);
    const scope = { network, rebate: member.rebate, ...range };
    return {
      ...(await findIncome(kernel.db, merchant, scope, asked, at.getTime())),
      days: await findPaidDays(kernel.db, merchant, { network, ...range }),
    };
  }),

  defineAgentRoute(transactions, ({ only, type, ...asked }, { kernel, merchant, network, at }) =>
    findTeamMovements(kernel.db, merchant, { network, only, type, ...recordRange(asked) }, asked, at.getTime()),
  ),

  defineAgentRoute(announcements, async (page, { kernel, merchant, language, at }) => {
    const wanted = and(
      eq(notices.merchant, merchant.code),
      eq(notices.audience, 'agent'),
      lte(notices.publishedAt, at),
      or(isNull(notices.endsAt), gt(notices.endsAt, at)),
    );
    const { limit, offset } = pageBounds(page);
    const rows = await kernel.db
      .select()
      .from(notices)
      .where(wanted)
      .orderBy(desc(notices.publishedAt), desc(notices.id))
      .limit(limit)
      .offset(offset);
    const [all] = await kernel.db.select({ count: count() }).from(notices).where(wanted);
    return {
      list: rows.map(({ id, type, texts, publishedAt }) => ({
        id: String(id),
        type,
        ...translate(texts, language),
        time: publishedAt.getTime(),
      })),
      totalPages: pagesOf(all?.count ?? 0, page),
    };
  }),

  defineAgentRoute(terms, async (_input, { kernel, merchant, session: { member } }) => {
    const { min, max } = cashierTerms(merchant.code).transfer;
    const out = await moneyOutOf(kernel.db, member.id);
    return {
      accountTypes: [...ACCOUNT_TYPES],
      maxRebate: member.rebate / 100,
      bonusShare: BONUS_SHARE,
      utcOffset: utcOffsetOf(merchant),
      transfer: { min, max: Math.min(max, Number(toDecimal(out.ready, merchant.currency))), held: toHeldMoney(out) },
      hasPaymentPassword: member.paymentPasswordHash !== null,
    };
  }),

  defineAgentRoute(createDownline, async (input, context) => ({ id: String(await createAccount(context, input)) })),

  defineAgentRoute(invite, async (_input, { kernel, merchant, session: { member }, at }) => ({
    list: await findInvites(kernel.db, merchant, member.id, at.getTime()),
  })),

  defineAgentRoute(createInvite, async ({ campaign }, { kernel, merchant, session: { member }, at }) => {
    return { code: await create(kernel.db, { merchant: merchant.code, agentId: member.id, campaign, at }) };
  }),

  defineAgentRoute(closeInvite, async ({ code }, { kernel, session: { member }, at }) => {
    await close(kernel.db, { agentId: member.id, code, at });
    return null;
  }),

  defineAgentRoute(
    transferDownline,
    async ({ amount }, context) => {
      const { rootId, rootDepth } = context.network;
      if (rootDepth !== 1) throw createProblem('downline_indirect', 409, 'Money can be sent to direct downlines only');
      return sendTransfer(context, { kind: 'downline', to: rootId, amount });
    },
    { authorize: authorizePayment },
  ),
];
