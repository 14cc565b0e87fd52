import { referral } from '#schemas/calls/referral.ts';
import { findInvitations } from '#sandbox/domains/referral/find-invitations.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/http/route.ts';

export const referralRoutes: readonly Route[] = [
  defineMemberRoute(referral, (page, { platform, merchant, at, session: { member } }) =>
    findInvitations(platform.db, { member, currency: merchant.currency, at }, page),
  ),
];
