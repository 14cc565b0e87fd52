import { rank } from '#schemas/calls/member.ts';
import {
  bindEmail as bindEmailCall,
  bindMobile as bindMobileCall,
  changeIcon as changeIconCall,
  profile,
  saveProfile as saveCall,
  sendEmailCode as sendEmailCall,
  sendMobileCode as sendMobileCall,
} from '#schemas/calls/profile.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { bindEmail, bindMobile, sendEmailCode, sendMobileCode } from '#sandbox/accounts/profile/bind-contact.ts';
import { changeIcon } from '#sandbox/accounts/profile/change-icon.ts';
import { readProfile } from '#sandbox/domains/profile/read-profile.ts';
import { saveProfile } from '#sandbox/domains/profile/save-profile.ts';
import { readRank } from '#sandbox/domains/rank/read-rank.ts';

export const profileRoutes: readonly Route[] = [
  defineMemberRoute(profile, (_input, context) => readProfile(context)),
  defineMemberRoute(saveCall, async (changes, context) => {
    await saveProfile(context, changes);
    return null;
  }),
  defineMemberRoute(changeIconCall, async ({ icon }, context) => {
    await changeIcon(context, icon);
    return null;
  }),
  defineMemberRoute(sendMobileCall, (phone, context) => sendMobileCode(context, phone)),
  defineMemberRoute(bindMobileCall, async (input, context) => {
    await bindMobile(context, input);
    return null;
  }),
  defineMemberRoute(sendEmailCall, ({ email }, context) => sendEmailCode(context, email)),
  defineMemberRoute(bindEmailCall, async (input, context) => {
    await bindEmail(context, input);
    return null;
  }),
  defineMemberRoute(rank, (_input, context) => readRank(context)),
];
