import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { affiliate, register, registerMobile, passwordEmail, passwordPhone } from '#schemas/calls/account.ts';
import { defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { isModuleOn } from '#sandbox/kernel/merchants/is-module-on.ts';
import { findAffiliate } from '#sandbox/accounts/registration/find-upline.ts';
import { mobileTerms, registerMember, usernameTerms } from '#sandbox/accounts/registration/register-member.ts';
import { recoverByMail, recoverByPhone } from '#sandbox/accounts/recovery/recover.ts';

const registrationClosed = () => createProblem('registration_closed', 403, 'This way to register is not open here');

export const accountRoutes: readonly Route[] = [
  defineRoute(register, (input, context) => {
    if (!isModuleOn(context.merchant, 'USERNAMEREG3')) throw registrationClosed();
    return registerMember(context, input, usernameTerms(context));
  }),

  defineRoute(registerMobile, (input, context) => {
    if (!isModuleOn(context.merchant, 'MOBILENUMREG3')) throw registrationClosed();
    return registerMember(context, input, mobileTerms(context, input));
  }),

  defineRoute(affiliate, async ({ code, domain }, context) => {
    await throttle(context.kernel, `affiliate:${context.ip}`, 120, 60_000);
    return { valid: (await findAffiliate(context, code, domain)) !== null };
  }),

  defineRoute(passwordEmail, (input, context) => recoverByMail(context, input)),
  defineRoute(passwordPhone, (input, context) => recoverByPhone(context, input)),
];
