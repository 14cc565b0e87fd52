import { referral } from '#schemas/calls/referral.ts';
import { findInvitations } from '../referral/find-invitations.ts';
import { defineMemberRoute, type Route } from '../route.ts';
import { assertNotTrial } from '../session/assert-not-trial.ts';

export const referralRoutes: readonly Route[] = [
  defineMemberRoute(referral, (page, { platform, merchant, at, session: { member } }) => {
    assertNotTrial(member);
    return findInvitations(platform.db, { member, currency: merchant.currency, at }, page);
  }),
];
