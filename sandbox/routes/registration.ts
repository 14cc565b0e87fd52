import { affiliate, register, registerMobile } from '#schemas/calls/account.ts';
import { defineRoute } from '../route.ts';
import type { Route } from '../route.ts';
import { createProblem } from '../http/create-problem.ts';
import { isModuleOn } from '../merchants/is-module-on.ts';
import { findAffiliate } from '../registration/find-upline.ts';
import { mobileTerms, registerMember, usernameTerms } from '../registration/register-member.ts';

const registrationClosed = () => createProblem('registration_closed', 403, 'This way to register is not open here');

export const registrationRoutes: readonly Route[] = [
  defineRoute(register, (input, context) => {
    if (!isModuleOn(context.merchant, 'USERNAMEREG3')) throw registrationClosed();
    return registerMember(context, input, usernameTerms(context));
  }),

  defineRoute(registerMobile, (input, context) => {
    if (!isModuleOn(context.merchant, 'MOBILENUMREG3')) throw registrationClosed();
    return registerMember(context, input, mobileTerms(context, input));
  }),

  defineRoute(affiliate, async ({ code, domain }, context) => {
    await context.platform.throttle(`affiliate:${context.ip}`, 120, 60_000);
    return { valid: (await findAffiliate(context, code, domain)) !== null };
  }),
];
