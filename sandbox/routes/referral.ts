import { referral } from '#schemas/calls/referral.ts';
import { findInvitations } from '#sandbox/domains/referral/find-invitations.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';

export const referralRoutes: readonly Route[] = [
  defineMemberRoute(referral, (page, { kernel, merchant, at, session: { member } }) =>
    findInvitations(kernel.db, { member, currency: merchant.currency, at }, page),
  ),
];
