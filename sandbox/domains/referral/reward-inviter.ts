import type { PaidDeposit } from '#sandbox/kernel/core/consequences.ts';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { findTextAmount } from '#sandbox/kernel/merchants/currency-symbol.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';
import { grantReward } from '#sandbox/domains/rewards/grant-reward.ts';
import { maskAccount } from '#sandbox/kernel/texts/mask-account.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import { isTrial } from '#sandbox/kernel/http/assert-not-trial.ts';
import { daysAfter, referralTerms } from './referral-terms.ts';

/** Returns the reference of the reward for an invited member. It is always the same, so the reward is granted only once. */
export const referralReference = (friendId: number): string => `REFERRAL-${friendId}`;

/** The name of the reward in the records. */
export const REFERRAL_NAME = textRef('names:bonus.referral');

const inviters = alias(members, 'inviters');

/** Offers a member's inviter the reward, with a message, if the deposit earns it. Runs within the transaction that settles the deposit. */
export const rewardInviter = async (tx: Database, { order, at }: PaidDeposit): Promise<void> => {
  const { merchant, memberId, currency, amount } = order;
  const terms = referralTerms(merchant, currency);
  if (amount < terms.minDeposit) return;
  const [found] = await tx
    .select({ friend: members, inviter: inviters })
    .from(members)
    .innerJoin(inviters, eq(inviters.id, members.referredById))
    .where(eq(members.id, memberId));
  if (found === undefined) return;
  const { friend, inviter } = found;
  if (inviter.status !== 'active' || isTrial(inviter) || isTrial(friend)) return;
  if (at > daysAfter(friend.registeredAt, terms.depositDays)) return;

  const isNew = await grantReward(tx, {
    memberId: inviter.id,
    kind: 'REFERRAL',
    reference: referralReference(friend.id),
    names: REFERRAL_NAME,
    amount: terms.bonus,
    turnoverTimes: terms.turnoverTimes,
    createdAt: at,
    expiresAt: daysAfter(at, terms.claimDays),
  });
  if (!isNew) return;
  const friendValues = { friend: maskAccount(friend.account), amount: await findTextAmount(tx, merchant, terms.bonus) };
  const times = textRef('messages:referral.times', { count: terms.turnoverTimes });
  const content = [
    textRef('messages:referral.friend', friendValues),
    textRef('messages:referral.claim', { count: terms.claimDays, times }),
  ];
  await sendMessage(tx, inviter.id, { title: textRef('messages:referral.title'), content }, at);
};
