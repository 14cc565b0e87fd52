import { codesOf } from '#sandbox/accounts/codes/codes.ts';
import { captchasOf } from '#sandbox/accounts/captcha/captchas.ts';
import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { and, eq } from 'drizzle-orm';
import { captcha, smsNoLogin } from '#schemas/calls/account.ts';
import { smsRegister } from '#schemas/calls/common.ts';
import { defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { normalizeMobile, phoneTarget } from '#sandbox/accounts/codes/phone-target.ts';
import { members } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { checkHuman } from '#sandbox/accounts/human/check-human.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

interface Phone {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

const isTaken = async ({ kernel, merchant }: RequestContext, phone: Phone): Promise<boolean> => {
  const [owner] = await kernel.db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant.code),
        eq(members.diallingCode, phone.countryDialingCode),
        eq(members.mobile, normalizeMobile(phone.mobileNum)),
      ),
    );
  return owner !== undefined;
};

const assertServedCountry = ({ merchant }: RequestContext, { countryDialingCode }: Phone): void => {
  if (!merchant.settings.diallingCodes.includes(countryDialingCode))
    throw createFieldProblem({ countryDialingCode: 'No codes are sent to this country' });
};

export const codeRoutes: readonly Route[] = [
  defineRoute(captcha, async (_input, { kernel, merchant, ip }) => {
    await throttle(kernel, `captcha:${ip}`, 60, 60_000);
    return captchasOf(kernel).create(merchant.code);
  }),

  defineRoute(smsNoLogin, async (phone, context) => {
    checkHuman(context, 'sms', phone.human);
    assertServedCountry(context, phone);
    const to = {
      merchant: context.merchant.code,
      purpose: phone.purpose ?? ('login' as const),
      target: phoneTarget(phone),
      diallingCode: phone.countryDialingCode,
    };
    return codesOf(context.kernel).send(to, context.ip, await isTaken(context, phone));
  }),

  defineRoute(smsRegister, async (phone, context) => {
    checkHuman(context, 'sms', phone.human);
    assertServedCountry(context, phone);
    const to = {
      merchant: context.merchant.code,
      purpose: 'register' as const,
      target: phoneTarget(phone),
      diallingCode: phone.countryDialingCode,
    };
    return codesOf(context.kernel).send(to, context.ip, !(await isTaken(context, phone)));
  }),
];
