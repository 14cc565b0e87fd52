import { affiliate, register, registerMobile } from '#schemas/calls/account.ts';
import { answer } from '../answer.ts';
import type { Route } from '../answer.ts';
import { refuse } from '../http/refuse.ts';
import { isOpen } from '../merchants/is-open.ts';
import { findAffiliate } from '../registration/find-upline.ts';
import { mobileTerms, registerMember, usernameTerms } from '../registration/register-member.ts';

const closed = () => refuse('registration_closed', 403, 'This way to register is not open here');

export const registrationRoutes: readonly Route[] = [
  answer(register, (input, visit) => {
    if (!isOpen(visit.merchant, 'USERNAMEREG3')) throw closed();
    return registerMember(visit, input, usernameTerms(visit));
  }),

  answer(registerMobile, (input, visit) => {
    if (!isOpen(visit.merchant, 'MOBILENUMREG3')) throw closed();
    return registerMember(visit, input, mobileTerms(visit, input));
  }),

  answer(affiliate, async ({ code, domain }, visit) => {
    await visit.platform.throttle(`affiliate:${visit.ip}`, 120, 60_000);
    return { valid: (await findAffiliate(visit, code, domain)) !== null };
  }),
];
