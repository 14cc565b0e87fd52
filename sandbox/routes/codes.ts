import { and, eq } from 'drizzle-orm';
import { captcha, smsNoLogin } from '#schemas/calls/account.ts';
import { smsRegister } from '#schemas/calls/common.ts';
import { answer } from '../answer.ts';
import type { Route } from '../answer.ts';
import { mobileOf, targetOf } from '../codes/target-of.ts';
import { members } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import { checkHuman } from '../human/check-human.ts';
import type { Visit } from '../visit.ts';

interface Phone {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

const isTaken = async ({ platform, merchant }: Visit, phone: Phone): Promise<boolean> => {
  const [owner] = await platform.db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant.code),
        eq(members.diallingCode, phone.countryDialingCode),
        eq(members.mobile, mobileOf(phone.mobileNum)),
      ),
    );
  return owner !== undefined;
};

const refuseUnserved = ({ merchant }: Visit, { countryDialingCode }: Phone): void => {
  if (!merchant.settings.diallingCodes.includes(countryDialingCode))
    throw refuseFields({ countryDialingCode: 'No codes are sent to this country' });
};

export const codeRoutes: readonly Route[] = [
  answer(captcha, async (_input, { platform, merchant, ip }) => {
    await platform.throttle(`captcha:${ip}`, 60, 60_000);
    return platform.captchas.make(merchant.code);
  }),

  answer(smsNoLogin, async (phone, visit) => {
    checkHuman(visit, 'sms', phone.human);
    refuseUnserved(visit, phone);
    const to = {
      merchant: visit.merchant.code,
      purpose: phone.purpose ?? ('login' as const),
      target: targetOf(phone),
      diallingCode: phone.countryDialingCode,
    };
    return visit.platform.codes.send(to, visit.ip, await isTaken(visit, phone));
  }),

  answer(smsRegister, async (phone, visit) => {
    checkHuman(visit, 'sms', phone.human);
    refuseUnserved(visit, phone);
    const to = {
      merchant: visit.merchant.code,
      purpose: 'register' as const,
      target: targetOf(phone),
      diallingCode: phone.countryDialingCode,
    };
    return visit.platform.codes.send(to, visit.ip, !(await isTaken(visit, phone)));
  }),
];
